"""Text for figures: words from the catalogue, and initials of people for marks that have no room for a name.

Names appear as typed and are never interpreted as markup.
"""

from collections.abc import Sequence
from unicodedata import bidirectional, category, combining, east_asian_width, normalize

from discern.charts.theme import STYLE_COLOURS, STYLE_GLYPHS
from discern.contract.styles import Style
from discern.words import format_message, style_name

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


def key(style: Style, language: str | None = None) -> str:
    """A style's mark in its colour, its letter and, if a ``language`` is given, its name, in Plotly's markup."""
    mark = f'<span style="color:{STYLE_COLOURS[style]}">{STYLE_GLYPHS[style]}</span>'
    return f"{mark} <b>{style}</b>{f' {style_name(style, language)}' if language else ''}"


MOST_LETTERS = 3
"""Letters in initials, before a number has to tell people apart."""
VIRAMA = 9
"""The combining class of the sign that joins two consonants in Indic scripts."""

_NON_JOINER = "\u200c"
"""Between two Arabic letters, so that they read as two initials and not as one joined syllable."""


def initials(names: Sequence[str]) -> list[str]:
    """The initials of each name, in the same order: unique, and none of them empty.

    The first letters of the first and the last word; of a single word its first two letters. People who would share
    initials get one more letter, of the first word or else of the last, or the whole of a number that the name ends in,
    where that tells all of them apart, and people of the same name a number. A letter is what readers see as one: with
    its accents and vowel signs.
    """
    words = [_name_words(name) for name in names]
    made = [_shortest(each) for each in words]
    for shared in (group for group in _groups(made).values() if len(group) > 1):
        options = [[made[n] for n in shared], *zip(*(_longer(words[n]) for n in shared), strict=True)]
        longer = max(options, key=lambda option: len({each.casefold() for each in option}))
        for n, each in zip(shared, longer, strict=True):
            made[n] = each
    return _numbered(made)


def _numbered(made: Sequence[str]) -> list[str]:
    """The same initials with a number after those that several people still share."""
    shared = {key for key, group in _groups(made).items() if len(group) > 1}
    taken = {each.casefold() for each in made}
    numbered = []
    for each in made:
        unique = each
        if each.casefold() in shared:
            free = (f"{each}{number}" for number in range(1, 2 * len(made) + 1))
            unique = next(one for one in free if one.casefold() not in taken)
            taken.add(unique.casefold())
        numbered.append(unique)
    return numbered


def _groups(made: Sequence[str]) -> dict[str, list[int]]:
    """The indices of equal initials, upper and lower case being the same."""
    groups: dict[str, list[int]] = {}
    for n, each in enumerate(made):
        groups.setdefault(each.casefold(), []).append(n)
    return groups


def _name_words(name: str) -> list[list[str]]:
    """The words of a name as lists of letters, without what is in brackets, unless that is all there is."""
    words = normalize("NFC", name).split()
    outside = [word for word in words if not word.startswith(("(", "["))]
    for chosen in (outside, words):
        if letters := [found for found in map(_letters, chosen) if found]:
            return letters
    return [["?"]]


def _letters(word: str) -> list[str]:
    """What readers see as letters and digits: each with the accents and vowel signs that belong to it."""
    letters: list[str] = []
    for character in word:
        kind = category(character)
        if kind[0] in "LN":
            letters.append(character)
        # A virama joins the next consonant, which is left out here, and so it would be the only thing seen of it.
        elif kind in {"Mn", "Mc"} and letters and combining(character) != VIRAMA:
            letters[-1] += character
    return letters


def _shortest(words: Sequence[Sequence[str]]) -> str:
    first, last = words[0], words[-1]
    return (
        _join([_capital(first[0]), _capital(last[0])]) if len(words) > 1 else _join([_capital(first[0]), *first[1:2]])
    )


def _longer(words: Sequence[Sequence[str]]) -> list[str]:
    """Longer initials in three ways: all of a number at the end, one more letter of the first word, or of the last.

    Of ways that tell as many people apart the first is taken: a part of a number would be another number.
    """
    first, last = words[0], words[-1]
    if len(words) == 1:
        longer = _join([_capital(first[0]), *first[1:MOST_LETTERS]])
        return [longer, longer, longer]
    digits = last if len(last) <= MOST_LETTERS and all(each.isdecimal() for each in last) else last[:1]
    return [
        _join([_capital(first[0]), *map(_capital, digits)]),
        _join([_capital(first[0]), *first[1:2], _capital(last[0])]),
        _join([_capital(first[0]), _capital(last[0]), *last[1:2]]),
    ]


def _capital(letter: str) -> str:
    """A capital, unless it would be written with two letters."""
    capital = letter.upper()
    return capital if len(capital) == len(letter) else letter


def _join(letters: Sequence[str]) -> str:
    between = _NON_JOINER if any(bidirectional(letter[0]) == "AL" for letter in letters) else ""
    return between.join(letters)
