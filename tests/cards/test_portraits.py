"""Portraits and their lists: one for each region of the circle, short, plain, and written for its reader."""

import re
from itertools import combinations

import pytest

from discern.cards.choice import TOPICS
from discern.words import format_message
from discern.words.catalog import find_message
from tests.support.reading_age import grade

DIRECTIONS = ("D", "DI", "I", "IS", "S", "SC", "C", "DC")
HALVES = ("fast", "people", "calm", "task")
REGIONS = (*DIRECTIONS, *HALVES)
VOICES = ("you", "named", "unnamed")
LISTS = ("energises", "drains", "do", "dont")

HEDGES = r"\b(?:may|might|often|tends? to|usually|perhaps|likely|somebody|nobody|everybody)\b"
DIRECTION_CARDS = {
    "D": "dominance",
    "I": "influence",
    "S": "steadiness",
    "C": "conscientiousness",
    "DI": "half-di",
    "IS": "half-is",
    "SC": "half-sc",
    "DC": "half-dc",
    **{half: half for half in HALVES},
}

AGAINST = {
    "Hint at what you want": r"\bhint|\bgently",
    "Tell the whole story first": r"whole story|from the beginning",
    "Wait for a pause": r"wait for .* pause",
    "Put off the first step": r"next week|first step later",
    "Send a wall of figures": r"all the figures|page of figures",
    "Open with the risks": r"(?:start|open|begin) with the risk",
    "Raise your voice": r"raise your voice|loud(?:ly)?\b",
    "Argue in a sharp tone": r"\bsharply|\bbluntly",
    "Force a choice in public": r"in front of everyone|on the spot",
    "Drop in unannounced": r"drop in|unannounced",
    "Press for a quick yes": r"quick yes|on the spot",
    "Skip the reasons": r"without reasons|skip the reason",
    "Guess at a number": r"rough|estimate|guess|“About",
    "Smooth over a fault": r"gloss over|overlook",
    "Let a message sit": r"let .* message wait|answer .* tomorrow",
    "Argue by figures alone": r"figures? alone|only figures",
    "Skip the hello": r"skip the (?:hello|greeting)",
    "Push for a first reaction": r"first reaction|on the spot",
    "Spring it in a meeting": r"raise it in the meeting|without notice",
    "Call everything urgent": r"say it's urgent",
    "Begin with a long story": r"long story",
    "Read moods into messages": r"read .* mood",
    "Rely on a hint": r"\bhint",
}
"""What would do, by its words, what a portrait says not to."""

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


@pytest.mark.parametrize("region", REGIONS)
def test_no_card_tells_to_do_what_the_portrait_says_not_to(region: str) -> None:
    named = {"voice": "named", "a": "Ana"}
    headlines = {
        topic: headline
        for topic in TOPICS
        if (headline := find_message("en", f"card-{DIRECTION_CARDS[region]}-{topic}.headline", named))
    }
    assert headlines
    against = [pattern for line, pattern in AGAINST.items() if line in lines("dont", region)]
    assert against or region in {"DI", "I"}
    for topic, headline in headlines.items():
        assert [each for each in against if re.search(each, headline, re.IGNORECASE)] == [], topic
