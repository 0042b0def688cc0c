"""Numbers, intervals, percentages, dates, lists and given names as text: the one place for each."""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from datetime import date, datetime, tzinfo
from functools import cache, lru_cache
from typing import Literal

from babel.core import Locale
from babel.dates import format_date, format_skeleton, format_time
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent

from discern.contract.certainty import certainty
from discern.contract.last_day import last_day_of
from discern.contract.styles import Style
from discern.words.catalog import LANGUAGES, format_message

_PATTERNS = {0: "0", 1: "0.0", 2: "0.00"}
_SIGNED = "+0;−0"

_REGIONS = {"en": "en_GB"}
"""Whose order of day and month a language follows where its regions differ."""

CERTAIN = 0.995
"""From this probability on nothing but "more than 99%" is said, and as far from 0 nothing but "less than 1%"."""


def percent(probability: float, language: str = LANGUAGES[0]) -> str:
    """A probability in whole percent; ``< 1%`` and ``> 99%`` at the ends, since nothing here is certain.

    It is rounded to the nearest, but not up to where another word for its certainty begins: 94.9% is *likely*, which
    ends below 95%.
    """
    if probability >= CERTAIN:
        return format_message(language, "percent-more", {"percent": _whole_percent(99, language)})
    if probability <= 1 - CERTAIN:
        return format_message(language, "percent-less", {"percent": _whole_percent(1, language)})
    return _whole_percent(round_percent(probability), language)


def round_percent(probability: float) -> int:
    """The number that `percent` says: 1 to 99."""
    whole = min(99, max(1, round(probability * 100)))
    return whole - 1 if certainty(whole / 100) != certainty(probability) else whole


@lru_cache(maxsize=512)
def _whole_percent(whole: int, language: str) -> str:
    return format_percent(whole / 100, locale=language)


def format_number(
    value: float | None, interval: tuple[float, float] | None, digits: int, language: str = LANGUAGES[0]
) -> str:
    """A figure with its interval: ``62 (54–70)``, ``62`` without one, ``54–70`` for the interval alone.

    With a negative end the interval is written ``-0.8 to 0.2``.
    """
    shown = "" if value is None else _decimal(value, digits, language)
    if interval is None:
        return shown
    low, high = _decimal(interval[0], digits, language), _decimal(interval[1], digits, language)
    between = f"{low}–{high}" if interval[0] >= 0 else format_message(language, "interval", {"low": low, "high": high})
    return f"{shown} ({between})" if shown else between


def format_plain(value: float, language: str = LANGUAGES[0]) -> str:
    """A figure with at most two decimals: ``0.25``, ``3``."""
    return _rounded_decimal(round(value, 2) + 0.0, "0.##", language)


def format_score(value: float, interval: tuple[float, float] | None, language: str = LANGUAGES[0]) -> str:
    """A score in whole points with its interval: ``62 (54–70)``, or ``62`` where the interval is unknown."""
    return format_number(value, interval, 0, language)


def format_difference(value: float, interval: tuple[float, float] | None = None, language: str = LANGUAGES[0]) -> str:
    """A difference in whole points with its sign, and with its interval if that is known: ``+22 (−3 to +38)``."""
    shown = _signed(round(value), language)
    if interval is None:
        return shown
    return f"{shown} ({format_change(interval, language)})"


def format_change(interval: tuple[float, float], language: str = LANGUAGES[0]) -> str:
    """The ends of a range of a difference with their signs, in whole points: ``−3 to +38``."""
    low, high = (_signed(round(end), language) for end in interval)
    return format_message(language, "interval", {"low": low, "high": high})


def _signed(whole: int, language: str) -> str:
    return _rounded_decimal(whole, _SIGNED if whole else _PATTERNS[0], language)


def _decimal(value: float, digits: int, language: str) -> str:
    # Adding zero removes the sign that rounding can leave before it.
    return _rounded_decimal(round(value, digits) + 0.0, _PATTERNS[digits], language)


@lru_cache(maxsize=4096)
def _rounded_decimal(value: float, pattern: str, language: str) -> str:
    return format_decimal(value, pattern, language)


def list_items(items: Sequence[str], language: str = LANGUAGES[0]) -> str:
    """Figures in a row: "Dominance 3, Influence 2"."""
    return _join(items, "list-items", language)


def list_parts(items: Iterable[str], language: str = LANGUAGES[0]) -> str:
    """Items that may have commas of their own in a row: "Dominance: 3, 1; Influence: 2, 0"."""
    return _join(items, "list-parts", language)


def _join(items: Iterable[str], message: str, language: str) -> str:
    joined = ""
    for item in items:
        joined = format_message(language, message, {"before": joined, "after": item}) if joined else item
    return joined


def name_language(named: str, language: str = LANGUAGES[0]) -> str:
    """The name of a language in another, within a sentence: "German", "Deutsch", "español"."""
    return Locale.parse(named, sep="-").get_language_name(_REGIONS.get(language, language)) or named


def list_languages() -> dict[str, str]:
    """Each language by its tag, as a choice calls it in itself: "English", "Español"."""
    names = ((tag, name_language(tag, tag)) for tag in LANGUAGES)
    return {tag: name[:1].upper() + name[1:] for tag, name in names}


def style_name(style: Style, language: str = LANGUAGES[0]) -> str:
    """The name of a style: "Dominance"."""
    return format_message(language, "style-name", {"styles": style})


@cache
def list_styles(styles: tuple[Style, ...], joined_by: str, language: str, *, named: bool) -> str:
    """Styles as a list: "D or I", or with ``named`` "Dominance (D) or Influence (I)". ``joined_by`` is or, and."""
    items = [format_message(language, "style-named", {"styles": style}) if named else style for style in styles]
    return _list(items, joined_by, language)


def format_names(names: Sequence[str], language: str = LANGUAGES[0], joined_by: Literal["and", "or"] = "and") -> str:
    """Names as a list: "Ana, Bo and Cem"."""
    return _list(names, joined_by, language)


def _list(items: Sequence[str], joined_by: str, language: str) -> str:
    style: Literal["standard", "or"] = "or" if joined_by == "or" else "standard"
    text = format_list(items, style=style, locale=_REGIONS.get(language, language))
    if language != "es" or len(items) < 2:
        return text
    # Before the same sound "y" becomes "e", and "o" becomes "u", which Babel doesn't know.
    word, said, sound = (" o ", " u ", r"h?[oó]") if joined_by == "or" else (" y ", " e ", r"h?[ií](?!h?[aeo])")
    last = items[-1]
    if not re.match(sound, last, re.IGNORECASE):
        return text
    return f"{text.removesuffix(f'{word}{last}')}{said}{last}"


def format_day(day: date, language: str = LANGUAGES[0], *, long: bool = False) -> str:
    """A date: ``20 Nov 2026``, or with ``long`` ``20 November 2026``. Of a moment, its day in its own time zone."""
    return _format_day(day.date() if isinstance(day, datetime) else day, language, "long" if long else "medium")


def format_weekday(day: date, language: str = LANGUAGES[0], *, short: bool = False) -> str:
    """The day of the week: ``Tuesday``, or ``Tue`` where there is little room."""
    return format_date(day, "EEE" if short else "EEEE", locale=_REGIONS.get(language, language))


def format_day_of_year(day: date, language: str = LANGUAGES[0], *, short: bool = False) -> str:
    """A date without its year: ``8 December``, or ``8 Dec`` where there is little room."""
    return format_skeleton("MMMd" if short else "MMMMd", day, locale=_REGIONS.get(language, language))


def format_since(day: date, today: date, language: str = LANGUAGES[0]) -> str:
    """A day that is over, with its year where that isn't the year of ``today``."""
    return format_day_of_year(day, language, short=True) if day.year == today.year else format_day(day, language)


def format_end(end: datetime, language: str = LANGUAGES[0], *, long: bool = False) -> str:
    """Until when something can be done: the last day, ``5 Dec 2026``, where it ends with a day; else the moment,
    ``5 Dec 2026, 21:00 UTC``. It comes in UTC.
    """
    last_day = last_day_of(end)
    if last_day is not None:
        return format_day(last_day, language, long=long)
    return f"{format_day(end, language, long=long)}, {format_clock(end, language)}"


def format_clock(moment: datetime, language: str = LANGUAGES[0]) -> str:
    """The time of day: ``09:41 UTC``. A moment comes in UTC."""
    return f"{format_time(moment, 'short', locale=_REGIONS.get(language, language))} UTC"


def format_moment(moment: datetime, language: str = LANGUAGES[0], zone: tzinfo | None = None) -> str:
    """Date and time of day in a time zone: ``20 Nov 2026, 10:41``; without one in UTC, which it then says.

    A moment comes in UTC.
    """
    if zone is None:
        return f"{format_day(moment, language)}, {format_clock(moment, language)}"
    local = moment.astimezone(zone)
    return f"{format_day(local, language)}, {format_time(local, 'short', locale=_REGIONS.get(language, language))}"


@lru_cache(maxsize=4096)
def _format_day(day: date, language: str, length: Literal["medium", "long"]) -> str:
    return format_date(day, length, locale=_REGIONS.get(language, language))


_TITLES = frozenset({"dr", "prof", "professor", "mr", "mrs", "ms", "miss", "mx", "sir", "dame", "herr", "frau"})

_FAMILIES = frozenset(
    {
        # Hungarian
        *("nagy", "kovacs", "toth", "szabo", "horvath", "varga", "kiss", "molnar", "nemeth", "farkas", "balogh"),
        *("papp", "takacs", "juhasz", "lakatos", "meszaros", "olah", "racz", "fekete"),
        # Vietnamese
        *("nguyen", "tran", "le", "pham", "huynh", "hoang", "phan", "vu", "vo", "dang", "bui", "do", "ho", "ngo"),
        *("duong", "ly", "dinh", "truong"),
        # Chinese
        *("wang", "li", "zhang", "liu", "chen", "yang", "huang", "zhao", "wu", "zhou", "xu", "sun", "ma", "zhu", "hu"),
        *("guo", "he", "lin", "gao", "luo", "zheng", "liang", "xie", "tang", "song", "han", "deng", "cao", "peng"),
        *("zeng", "xiao", "tian", "dong", "pan", "yuan", "cai", "jiang", "yu", "du", "ye", "cheng", "wei", "su", "lu"),
        *("ding", "ren", "yao", "shen", "chan", "wong", "lau", "leung", "cheung", "ng", "tan", "lim", "ong", "goh"),
        # Korean
        *("kim", "lee", "yi", "rhee", "park", "pak", "bak", "choi", "choe", "jung", "jeong", "chung", "kang", "cho"),
        *("jo", "yoon", "yun", "jang", "chang", "im", "seo", "shin", "sin", "kwon", "hwang", "ahn", "an", "oh", "hong"),
        # Japanese
        *("sato", "suzuki", "takahashi", "tanaka", "watanabe", "ito", "yamamoto", "nakamura", "kobayashi", "kato"),
        *("yoshida", "yamada", "sasaki", "yamaguchi", "matsumoto", "inoue", "kimura", "hayashi", "shimizu", "saito"),
    }
)
"""Common family names, without accents, of languages that put the family first: a name that begins with one of them may
be written in that order. Not those that are a given name in many more languages, such as Simon.
"""


def given_name(name: str) -> str:
    """The given name in a person's name: "Amara" of "Amara Osei"; the whole name wherever that may be wrong.

    Languages differ in which name comes first, and a wrong guess is rude. So it is taken only from two words in Latin
    letters, of which the first is no title, no initials and no common family name.
    """
    words = name.split()
    if len(words) != 2 or not all(map(_is_word, words)):
        return name
    first = _plain(words[0])
    return name if first in _TITLES | _FAMILIES else words[0]


def first_name(name: str) -> str:
    """One word of a person's name, the likeliest to be their first: "Diego" of "Dr. Diego Ruiz Ortega". The whole of a
    name of one word.

    For where only first names may stand, and a wrong guess is better than a full name.
    """
    words = [word for word in name.split() if len(word.strip(".")) > 1] or name.split()
    likely = [word for word in words if _plain(word.strip(".")) not in _TITLES | _FAMILIES]
    return (likely or words or [name])[0]


def _is_word(word: str) -> bool:
    """Whether a word is one or more Latin names joined by hyphens or apostrophes, with a capital, and not initials."""
    parts = word.replace("’", "-").replace("'", "-").split("-")
    is_latin = all(part.isalpha() and all("LATIN" in unicodedata.name(letter, "") for letter in part) for part in parts)
    return is_latin and len(word) > 1 and word[0].isupper() and not word.isupper()


def _plain(word: str) -> str:
    """A word in small letters without accents."""
    return "".join(each for each in unicodedata.normalize("NFD", word.casefold()) if not unicodedata.combining(each))
