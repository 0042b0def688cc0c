"""The library of cards: enough of them, each short, plain, tied to one claim, and written for its reader."""

import re
from collections import Counter
from functools import cache
from importlib.resources import files

import pytest

from discern.cards import TOPICS
from discern.cards.choice import TIES
from discern.words import format_message, list_messages
from tests.support.catalog_files import variables_of
from tests.support.reading_age import grade

CARDS = [message for message in list_messages("card-") if message != "card-topic"]

PERSON_VOICES = ("you", "named")

OPPOSITES = {
    "dominance": "steadiness",
    "influence": "conscientiousness",
    "fast": "calm",
    "people": "task",
    "half-di": "half-sc",
    "half-is": "half-dc",
    "pair-both-fast": "pair-both-calm",
    "pair-both-people": "pair-both-task",
    "pair-same-dominance": "pair-same-steadiness",
    "pair-same-influence": "pair-same-conscientiousness",
    "pair-opposite-ds": "pair-opposite-ic",
    "team-most-dominance": "team-most-steadiness",
    "team-most-influence": "team-most-conscientiousness",
    "team-most-di": "team-most-sc",
    "team-most-is": "team-most-dc",
    "team-absent-dominance": "team-absent-steadiness",
    "team-absent-influence": "team-absent-conscientiousness",
    "team-lone-dominance": "team-lone-steadiness",
    "team-lone-influence": "team-lone-conscientiousness",
    "team-centre-fast": "team-centre-calm",
    "team-centre-people": "team-centre-task",
    "team-split-ds": "team-split-ic",
}
"""Claims of which only one can be true, or whose advice would be wrong for the other."""

ROLES = "boss|manager|leader|employee|subordinate|client|customer|supervisor|executive|intern|junior|senior"
CONTEXTS = "door|desk|corridor|office|beer|wine|drink|family|weekend|gender|age|health|doctor"
VERDICTS = "type|personality|talent|ability|better than|worse than|born"
RIGHTS = "let them (?:decide|lead)|should (?:decide|lead)|(?:they|you) (?:should|must) have the (?:last|final) word"


ALIKE = 8
"""So many words in a row may be the same in two cards."""


def tie_of(card: str) -> str:
    """The longest tie that a card's id begins with."""
    return max((tie for tie in TIES.values() if card.startswith(f"{tie}-")), key=len, default="")


def topic_of(card: str) -> str:
    return re.sub(r"-\d$", "", card.removeprefix(f"{tie_of(card)}-"))


def is_of_a_person(card: str) -> bool:
    return not card.startswith(("card-pair-", "card-team-"))


def voices_of(card: str) -> tuple[str, ...]:
    return PERSON_VOICES if is_of_a_person(card) else ("named",)


def say(message: str, voice: str = "named") -> str:
    return format_message("en", message, {"voice": voice, "a": "Ana", "b": "Ben"})


def texts_of(card: str) -> list[str]:
    return [say(card, voice) for voice in voices_of(card)]


def actions_of(card: str) -> list[str]:
    """What it says to do."""
    return [say(f"{card}.headline", voice) for voice in voices_of(card)]


@cache
def all_texts() -> list[tuple[str, str]]:
    """Each with its card."""
    return [(card, text) for card in CARDS for text in texts_of(card)]


def test_each_has_one_tie_and_a_known_topic() -> None:
    assert {card: topic_of(card) for card in CARDS if not tie_of(card) or topic_of(card) not in TOPICS} == {}
    assert set(TIES.values()) == {tie_of(card) for card in CARDS}


def test_a_person_is_spoken_to_and_others_are_advised() -> None:
    for card in CARDS:
        allowed = {"voice", "a"} if is_of_a_person(card) else {"a", "b"} if card.startswith("card-pair-") else set()
        assert variables_of(card) <= allowed, card
        texts = texts_of(card)
        assert len(set(texts)) == len(texts), card


def test_each_says_what_to_do_and_why_in_few_words() -> None:
    assert {text: len(text.split()) for _, text in all_texts() if len(text.split()) > 30} == {}
    actions = {(card, each) for card in CARDS for each in actions_of(card)}
    assert {(card, each) for card, each in actions if len(each.split()) > 10 or each[-1] in ".!"} == set()
    assert {
        card for card in CARDS for each, text in zip(actions_of(card), texts_of(card), strict=True) if each in text
    } == set()


def test_none_hedges_what_its_claim_says_how_sure_it_is() -> None:
    hedged = re.compile(
        r"\b(?:may|might|often|tends? to|usually|sometimes|seldom|rarely|perhaps|likely)\b", re.IGNORECASE
    )
    said = [*all_texts(), *((card, each) for card in CARDS for each in actions_of(card))]
    assert {card: text for card, text in said if hedged.search(text)} == {}


def test_a_person_is_called_by_name() -> None:
    """And the reader isn't left to find out who is who of two."""
    unclear = re.compile(
        r"\b(?:they|them|their|theirs|he|she|his|her|one of you|the other one|the two)\b", re.IGNORECASE
    )
    of_person = {card: say(card) for card in CARDS if card.startswith("card-pair-")}
    assert {card: text for card, text in of_person.items() if unclear.search(text)} == {}


def test_a_card_about_a_team_does_not_describe_its_reader() -> None:
    described = re.compile(r"(?:^|[.?!] )(?:You|Your|(?:Are|Do|Did|Which way do) you)\b")
    said = {card: say(card) for card in CARDS if card.startswith("card-team-")}
    assert {card: text for card, text in said.items() if described.search(text)} == {}


def test_they_are_plain() -> None:
    grades = [grade(text) for _, text in all_texts()]
    assert sum(grades) / len(grades) <= 7
    assert {text: round(grade(text), 1) for _, text in all_texts() if grade(text) > 11} == {}


@pytest.mark.parametrize("never", [ROLES, CONTEXTS, VERDICTS, RIGHTS, "!", r"\bP\d", "Discern|DISC"])
def test_none_names_a_role_gives_a_right_or_judges(never: str) -> None:
    pattern = re.compile(never if never == "!" else rf"\b(?:{never})\b", re.IGNORECASE)
    assert {card: text for card, text in all_texts() if pattern.search(text)} == {}


@pytest.mark.parametrize(
    "never",
    [
        r"keep (?:a )?(?:count|note|tally|list|file|record)\b",
        r"(?:note|watch|record|track|tally) (?:which|whether|how|what|when|who|them)\b",
        r"count (?:how|their|which)\b",
    ],
)
def test_nobody_is_told_to_keep_watch_on_a_person(never: str) -> None:
    """What is noted about somebody is soon used to judge them; to the person, noting is a way to learn."""
    cards = [say(card) for card in CARDS if is_of_a_person(card)]
    report = files("discern.words").joinpath("en", "report-manager.ftl").read_text(encoding="utf-8").splitlines()
    tried = [
        format_message("en", "person-half-try", {"voice": "named", "a": "Ana", "styles": styles})
        for styles in ("DI", "IS", "SC", "DC")
    ]
    assert [text for text in (*cards, *report, *tried) if re.search(rf"\b{never}", text, re.IGNORECASE)] == []


def test_no_two_say_the_same() -> None:
    seen: dict[str, str] = {}
    for card, text in all_texts():
        words = re.findall(r"[a-z']+", text.lower())
        for start in range(len(words) - ALIKE):
            phrase = " ".join(words[start : start + ALIKE + 1])
            assert seen.setdefault(phrase, card) == card, phrase


def test_each_opposite_is_written_for_its_own_side() -> None:
    """The advice of a claim and of its opposite share no sentence and hardly a word of their points."""
    ties = {tie_of(card).removeprefix("card-") for card in CARDS}
    for one, other in OPPOSITES.items():
        assert {one, other} <= ties
        headlines = [
            {each.lower() for card in CARDS if tie_of(card) == f"card-{tie}" for each in actions_of(card)}
            for tie in (one, other)
        ]
        assert headlines[0] & headlines[1] == set()


def test_they_do_not_all_begin_alike() -> None:
    openings = Counter(" ".join(text.split()[:2]) for _, text in all_texts())
    assert openings.most_common(1)[0][1] <= len(all_texts()) / 20
