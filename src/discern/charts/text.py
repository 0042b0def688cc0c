"""Text for figures: words from the catalogue; names appear as typed and are never interpreted as markup."""

from unicodedata import combining, east_asian_width

from discern.charts.theme import STYLE_COLOURS, STYLE_GLYPHS
from discern.contract.models.insights import Insight
from discern.contract.styles import Style
from discern.words import format_message, note_without_random, strength_name, style_name

_MARKUP = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", "$": "&#36;"})


def say(language: str, message: str, /, **arguments: str | int | float) -> str:
    """A message of the catalogue as plain text."""
    return format_message(language, message, arguments)


def columns(language: str, *names: str) -> tuple[str, ...]:
    """The headings of a table, by what follows ``chart-column-`` in the catalogue."""
    return tuple(say(language, f"chart-column-{name}") for name in names)


def escape_plotly(text: str) -> str:
    """``text`` on one line, with everything escaped that Plotly would read as HTML, an entity or TeX."""
    return " ".join(text.split()).translate(_MARKUP)


def text_width(text: str) -> int:
    """The width of ``text`` in columns: 2 for a full-width character, 0 for a combining mark, 1 for any other."""
    return sum(0 if combining(c) else 2 if east_asian_width(c) in "WF" else 1 for c in text)


def clip(text: str, width: int) -> str:
    """``text`` on one line of at most ``width`` columns; an ellipsis replaces what is cut off."""
    text = " ".join(text.split())
    if text_width(text) <= width:
        return text
    kept = ""
    for character in text:
        if text_width(kept + character) > width - 1:
            break
        kept += character
    return kept.rstrip() + "…"


def wrap(text: str, width: int, most: int | None = None) -> list[str]:
    """``text`` on lines of at most ``width`` columns, at most ``most`` of them; longer text ends in an ellipsis."""
    lines: list[str] = []
    words = text.split()
    start = 0
    for n, word in enumerate(words):
        joined = f"{lines[-1]} {word}" if lines else word
        if lines and text_width(joined) <= width:
            lines[-1] = joined
        elif lines and len(lines) == most:
            lines[-1] = clip(" ".join(words[start:]), width)
            break
        else:
            start = n
            lines.append(clip(word, width))
    return lines or [""]


def finding(statement: Insight, language: str) -> str:
    """A statement as a title: in a few words with its certainty, or its text where a service gives no headline."""
    if statement.headline is None:
        # A sentence of a service that gives no headlines; a title ends without a full stop.
        return statement.text.rstrip(".")
    if statement.probability is None:
        return statement.headline
    named = f"{statement.headline} ({strength_name(statement.strength, language)})"
    return " · ".join(filter(None, (named, note_without_random(statement, language))))


def key(style: Style, language: str | None = None) -> str:
    """A style's mark in its colour, its letter and, if a ``language`` is given, its name, in Plotly's markup."""
    mark = f'<span style="color:{STYLE_COLOURS[style]}">{STYLE_GLYPHS[style]}</span>'
    return f"{mark} <b>{style}</b>{f' {style_name(style, language)}' if language else ''}"
