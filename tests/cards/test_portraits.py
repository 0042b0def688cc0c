"""Portraits and their lists: one for each region of the circle, short, plain, and written for its reader."""

import re
from itertools import combinations

import pytest

from discern.words import format_message
from tests.support.reading_age import grade

DIRECTIONS = ("D", "DI", "I", "IS", "S", "SC", "C", "DC")
HALVES = ("fast", "people", "calm", "task")
REGIONS = (*DIRECTIONS, *HALVES)
VOICES = ("you", "named", "unnamed")
LISTS = ("energises", "drains", "do", "dont")

HEDGES = r"\b(?:may|might|often|tends? to|usually|perhaps|likely|somebody|nobody|everybody)\b"
NEGATIVES = r"\b(?:not?|never|avoid|stop|without|don.t|leave out)\b"


def portrait(region: str, voice: str) -> str:
    return format_message("en", "portrait", {"region": region, "voice": voice, "a": "Ana"})


def lines(kind: str, region: str) -> list[str]:
    return format_message("en", f"portrait-{kind}", {"region": region, "voice": "named", "a": "Ana"}).splitlines()


@pytest.mark.parametrize("voice", VOICES)
@pytest.mark.parametrize("region", [*REGIONS, "open"])
def test_a_portrait_is_short_plain_and_sure(region: str, voice: str) -> None:
    text = portrait(region, voice)
    assert (60 if region == "open" else 80) <= len(text.split()) <= 120
    assert grade(text) <= 8
    assert re.findall(HEDGES, text, re.IGNORECASE) == []


@pytest.mark.parametrize("region", [*REGIONS, "open"])
def test_it_is_written_for_its_reader(region: str) -> None:
    you, named, unnamed = (portrait(region, voice) for voice in VOICES)
    assert "Ana" not in you + unnamed
    assert 2 <= named.count("Ana") <= 5
    assert re.findall(r"\b(?:you|your)\b", you, re.IGNORECASE)
    assert len({you, named, unnamed}) == 3


def test_no_two_regions_share_a_sentence_or_a_line() -> None:
    sentences = [set(re.split(r"(?<=[.!?”])\s+", portrait(region, "you"))) for region in REGIONS]
    assert [one & other for one, other in combinations(sentences, 2) if one & other] == []
    listed = [line for region in REGIONS for kind in LISTS for line in lines(kind, region)]
    assert len(set(listed)) == len(listed)


@pytest.mark.parametrize("kind", LISTS)
def test_a_list_has_four_lines_of_at_most_five_words(kind: str) -> None:
    for region in REGIONS:
        listed = lines(kind, region)
        assert len(listed) == 4, region
        assert [line for line in listed if len(line.split()) > 5] == [], region


def test_what_not_to_do_is_not_said_in_the_negative() -> None:
    """Under “don't”, a negative would say the contrary of its heading."""
    listed = [line for region in REGIONS for line in lines("dont", region)]
    assert [line for line in listed if re.search(NEGATIVES, line, re.IGNORECASE)] == []


def test_where_nothing_is_sure_there_are_questions() -> None:
    asked = lines("ask", "open")
    assert len(asked) == 4
    assert all(line.rstrip("”").endswith("?") for line in asked)
