"""How a profile is shown."""

from datetime import UTC, datetime

import pytest

from discern.contract.base_models import CandidateRef
from discern.contract.models.insights import Insight
from discern.contract.models.results import Quality, QualityCheck, Results, StyleSummary
from discern_app.insight.profile import findings_of, lead_sentence, open_axis, say_letters, standing


def said(kind: str, id_: str) -> Insight:
    return Insight(id=id_, kind=kind, text=id_, strength="likely", probability=0.85, evidence=[])


PACE, FOCUS = said("pace", "pace-calm"), said("focus", "focus-task")


def test_what_follows_from_the_title_is_no_finding() -> None:
    """Calm and task first are what a place in the quarter of C is."""
    assert findings_of([said("style", "style-C"), PACE, FOCUS]) == []
    assert findings_of([said("style", "style-SC"), PACE, FOCUS]) == [FOCUS]
    assert findings_of([FOCUS, PACE]) == [PACE]


def test_of_a_half_it_is_said_that_the_other_axis_is_open() -> None:
    assert open_axis([PACE]) == "Task or people first: open."
    assert open_axis([FOCUS]) == "Fast or calm: open."
    assert open_axis([PACE, FOCUS]) == open_axis([said("style", "style-C"), PACE]) == ""


@pytest.mark.parametrize(
    ("style", "letters"),
    [
        (StyleSummary(direction="C"), "C, Conscientiousness"),
        (StyleSummary(direction="DI"), "D and I"),
        (StyleSummary(half="calm"), "S or C"),
        (StyleSummary(), ""),
        (StyleSummary(label="Di"), ""),
    ],
)
def test_the_letters_are_those_of_what_is_said(style: StyleSummary, letters: str) -> None:
    assert say_letters(style) == letters


def test_of_a_service_that_doesn_t_say_how_sure_it_is_the_portrait_says_so() -> None:
    assert lead_sentence(StyleSummary(label="*Di*")).startswith("The service says \\*Di\\*.")


@pytest.mark.parametrize(("verdict", "doubt"), [("ok", ""), ("caution", " · read with care")])
def test_only_unusual_answers_are_mentioned(verdict: str, doubt: str) -> None:
    passed = [QualityCheck(id="near_random", passed=verdict == "ok", meaning="random")]
    results = Results(
        assessment_id="a",
        candidate=CandidateRef(id="c", name="Ana"),
        completed_at=datetime(2026, 11, 20, 12, tzinfo=UTC),
        quality=Quality(verdict=verdict, checks=passed),
    )
    assert standing(results) == f"Answered 20 Nov 2026{doubt}"
