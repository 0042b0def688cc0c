"""Numbers, intervals, percentages, dates and lists as text: the one place for each."""

from collections.abc import Sequence
from datetime import date, datetime
from functools import cache, lru_cache
from typing import Literal

from babel.dates import format_date, format_datetime, format_time
from babel.lists import format_list
from babel.numbers import format_decimal

from discern.contract import Style
from discern.words.catalog import LANGUAGES, format_message

_PATTERNS = {0: "0", 1: "0.0", 2: "0.00"}

_REGIONS = {"en": "en_GB"}
"""Whose order of day and month a language follows where its regions differ."""

CERTAIN = 0.995
"""From this probability on nothing but "more than 99%" is said, and as far from 0 nothing but "less than 1%"."""


def percent(probability: float) -> str:
    """A probability in whole percent; ``< 1%`` and ``> 99%`` at the ends, since nothing here is certain."""
    if probability >= CERTAIN:
        return "> 99%"
    return "< 1%" if probability <= 1 - CERTAIN else f"{probability:.0%}"


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


def _decimal(value: float, digits: int, language: str) -> str:
    # Adding zero removes the sign that rounding can leave before it.
    return _rounded_decimal(round(value, digits) + 0.0, digits, language)


@lru_cache(maxsize=4096)
def _rounded_decimal(value: float, digits: int, language: str) -> str:
    return format_decimal(value, _PATTERNS[digits], language)


@cache
def list_styles(styles: tuple[Style, ...], joined_by: str, language: str, *, named: bool) -> str:
    """Styles as a list: "D or I", or with ``named`` "Dominance (D) or Influence (I)". ``joined_by`` is or, and."""
    items = [format_message(language, "style-named", {"styles": style}) if named else style for style in styles]
    return format_list(items, style="or" if joined_by == "or" else "standard", locale=language)


def format_names(names: Sequence[str], language: str = LANGUAGES[0]) -> str:
    """Names as a list: "Ana, Bo and Cem"."""
    return format_list(names, locale=_REGIONS.get(language, language))


def format_day(day: date, language: str = LANGUAGES[0], *, long: bool = False) -> str:
    """A date: ``20 Nov 2026``, or with ``long`` ``20 November 2026``. Of a moment, its day in its own time zone."""
    return _format_day(day.date() if isinstance(day, datetime) else day, language, "long" if long else "medium")


def format_clock(moment: datetime, language: str = LANGUAGES[0]) -> str:
    """The time of day: ``09:41 UTC``. A moment comes in UTC."""
    return f"{format_time(moment, 'short', locale=_REGIONS.get(language, language))} UTC"


def format_moment(moment: datetime, language: str = LANGUAGES[0]) -> str:
    """Date and time to the second: ``20 Nov 2026, 09:41:12 UTC``. A moment comes in UTC."""
    return f"{format_datetime(moment, 'medium', locale=_REGIONS.get(language, language))} UTC"


@lru_cache(maxsize=4096)
def _format_day(day: date, language: str, length: Literal["medium", "long"]) -> str:
    return format_date(day, length, locale=_REGIONS.get(language, language))
