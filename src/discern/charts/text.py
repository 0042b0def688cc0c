"""Text for figures: names appear as typed and are never interpreted as markup; figures are written one way."""

from unicodedata import combining, east_asian_width

from discern.charts.theme import STYLE_COLOURS, STYLE_GLYPHS
from discern.contract import STYLE_NAMES, Insight, Interval, Style
from discern.words import strength_name

_MARKUP = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", "$": "&#36;"})


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


def score_text(value: float, interval: Interval | None) -> str:
    """A score with its interval: ``62 (54–70)``, or ``62`` if the interval is unknown."""
    return f"{value:.0f}" if interval is None else f"{value:.0f} ({interval[0]:.0f}–{interval[1]:.0f})"


def signed(value: float) -> str:
    """A difference in whole points with its sign: ``+3``, ``−3``, ``0``."""
    whole = round(value)
    return "0" if whole == 0 else f"{'+' if whole > 0 else '−'}{abs(whole)}"


def finding(statement: Insight) -> str:
    """A statement as a title: in a few words with its certainty, or its text where a service gives no headline."""
    if statement.headline is None:
        # A sentence of a service that gives no headlines; a title ends without a full stop.
        return statement.text.rstrip(".")
    if statement.probability is None:
        return statement.headline
    return f"{statement.headline} ({strength_name(statement.strength)})"


def key(style: Style, *, named: bool = True) -> str:
    """A style's mark in its colour, its letter and, if ``named``, its name, in Plotly's markup."""
    mark = f'<span style="color:{STYLE_COLOURS[style]}">{STYLE_GLYPHS[style]}</span>'
    return f"{mark} <b>{style}</b>{f' {STYLE_NAMES[style]}' if named else ''}"
