"""What is taken of a language model's draft, and what is doubted in it."""

import json
import random
from typing import Any

import pytest

from discern.contract.drafts.sentences import Doubt
from discern.contract.models.insights import Insight
from discern.reports.arrangement import RefusedError
from discern.reports.drafting.doubts import doubts_about
from discern.reports.drafting.drafter import MOST_CHARACTERS, read_draft
from discern.reports.material import Commission, gather_person
from discern.reports.model.completion_request import decode
from tests.support.hostile_drafts import DOUBTED, MARK, REFUSED
from tests.support.measured import measure

ANA = measure("Ana Ruiz", (1.6, 0.2, -0.6, -1.0), number=1)
MATERIAL, ROSTER = gather_person(ANA, Commission("manager", "full"))
GIVEN = {f"s{n}": each for n, each in enumerate(MATERIAL.statements, start=1)}
STYLE = next(each for each in MATERIAL.statements if each.kind == "style")


def doubts(text: str, *cited: Insight) -> list[Doubt]:
    return doubts_about(text, cited or [STYLE], ROSTER.placeholders, "en")


@pytest.mark.parametrize("name", REFUSED)
def test_an_answer_that_is_no_draft_gives_none(name: str) -> None:
    try:
        data = decode(REFUSED[name])
    except (ValueError, RecursionError):
        return
    with pytest.raises(RefusedError) as refused:
        read_draft(data, GIVEN, ROSTER.placeholders, "en")
    assert MARK not in str(refused.value)


@pytest.mark.parametrize("name", DOUBTED)
def test_what_a_hostile_sentence_has_is_marked(name: str) -> None:
    answer, doubt = DOUBTED[name]
    [sentence] = read_draft(json.loads(answer), GIVEN, ROSTER.placeholders, "en")
    assert doubt in sentence.doubts


@pytest.mark.parametrize(
    "text",
    [
        "[P1] likes to set a course early.",
        "Give [P1] the goal, and let [P1] choose the way.",
        "Dominance (D) shows in how [P1] decides.",
        "When it gets busy, [P1]’s pace goes up.",
        "Meetings with [P1] are short: decisions come first.",
        STYLE.text,
    ],
)
def test_a_plain_sentence_is_not_doubted(text: str) -> None:
    assert doubts(text) == []


def test_our_own_statements_are_rarely_doubted() -> None:
    """Each beside itself: a filter that marked everything would mark nothing."""
    marked = {each.text: doubts(each.text, each) for each in MATERIAL.statements if doubts(each.text, each)}
    assert len(marked) <= len(MATERIAL.statements) // 10, marked


def test_a_sentence_that_a_model_repeats_is_there_once() -> None:
    said = [{"text": text, "statements": ["s1"]} for text in ("[P1] decides.", "[P1] asks.", "[P1] decides.")]
    drafted = read_draft({"sentences": said}, GIVEN, ROSTER.placeholders, "en")
    assert [each.text for each in drafted] == ["[P1] decides.", "[P1] asks."]


def test_a_sentence_may_cite_what_it_has_numbers_of() -> None:
    scores = next(each for each in MATERIAL.statements if each.message == "person-scores")
    assert "number" not in doubts(scores.text, scores)
    assert "number" in doubts("[P1] scores 4711 in Dominance.", scores)


def test_whatever_a_model_answers_gives_bounded_plain_sentences_or_none() -> None:
    """Two thousand answers, put together at random from what an answer is made of and what it isn't."""
    rng = random.Random(23)
    pieces: list[Any] = [None, 7, True, "s1", "s2", "s999", "", "text", MARK * 40, "a\u202eb", "a\x00b", [], {}, ["s1"]]

    def make(depth: int) -> Any:
        kind = rng.randrange(4 if depth else 1)
        if kind == 1:
            return [make(depth - 1) for _ in range(rng.randrange(4))]
        if kind == 2:
            return {rng.choice(["sentences", "text", "statements", "x"]): make(depth - 1) for _ in range(3)}
        if kind == 3:
            sentence = {"text": f"[P1] {rng.choice(pieces)} works.", "statements": rng.choice([["s1"], ["s9x"], []])}
            return {"sentences": [sentence] * rng.randrange(9)}
        return rng.choice(pieces)

    kept = 0
    for _ in range(2_000):
        try:
            drafted = read_draft(make(3), GIVEN, ROSTER.placeholders, "en")
        except RefusedError:
            continue
        kept += 1
        for sentence in drafted:
            assert len(sentence.text) <= MOST_CHARACTERS
            assert sentence.text.isprintable()
            assert set(sentence.statements) <= {each.id for each in MATERIAL.statements}
    assert kept > 20
