"""Dates, times and lists of names as text."""

import re
from datetime import UTC, date, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, strategies as st

from discern import words
from discern.contract.certainty import certainty
from discern.contract.last_day import end_of_day

MOMENT = datetime(2026, 11, 20, 9, 41, 12, tzinfo=UTC)


def test_dates_name_their_month_so_that_no_order_of_figures_misleads() -> None:
    assert words.format_day(MOMENT) == "20 Nov 2026"
    assert words.format_day(MOMENT, long=True) == "20 November 2026"
    assert words.format_day(date(2026, 3, 4)) == "4 Mar 2026"


def test_times_say_their_zone() -> None:
    assert words.format_clock(MOMENT) == "09:41 UTC"
    assert words.format_moment(MOMENT) == "20 Nov 2026, 09:41 UTC"
    assert words.format_moment(MOMENT, zone=ZoneInfo("Asia/Tokyo")) == "20 Nov 2026, 18:41"
    assert words.format_moment(MOMENT, zone=ZoneInfo("Pacific/Honolulu")) == "19 Nov 2026, 23:41"


def test_an_end_is_said_as_the_day_that_was_promised_or_with_its_time() -> None:
    end = end_of_day(date(2026, 12, 5))
    assert words.format_end(end) == "5 Dec 2026"
    assert words.format_end(end, long=True) == "5 December 2026"
    within = datetime(2026, 12, 5, 23, 59, 59, tzinfo=UTC)
    assert words.format_end(within) == "5 Dec 2026, 23:59 UTC", "in Los Angeles, eight hours of that day are left"
    assert words.format_end(within, long=True) == "5 December 2026, 23:59 UTC"


@pytest.mark.parametrize(("language", "shown"), [("de", "20. November 2026"), ("fr", "20 novembre 2026")])
def test_dates_follow_the_language(language: str, shown: str) -> None:
    assert words.format_day(MOMENT, language, long=True) == shown


def test_names_are_listed_as_the_language_lists_them() -> None:
    assert words.format_names(["Ana"]) == "Ana"
    assert words.format_names(["Ana", "Bo", "Cem"]) == "Ana, Bo and Cem"
    assert words.format_names(["Ana", "Bo", "Cem"], "de") == "Ana, Bo und Cem"


@given(st.floats(0, 1))
def test_a_percentage_never_belongs_to_another_word_than_its_probability(probability: float) -> None:
    """A page that says "likely" beside 95%, where "very likely" begins, would contradict itself."""
    shown = int(re.sub(r"\D", "", words.percent(probability))) / 100
    assert certainty(shown) == certainty(probability)
    assert abs(shown - probability) < 0.0101
