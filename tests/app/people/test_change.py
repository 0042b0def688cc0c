"""A change between two results of a person is reported only where noise is an unlikely cause."""

from collections.abc import Sequence

import pytest

from discern.contract.base_models import CandidateRef
from discern.contract.models.results import Norms, Quality, Results, Score
from discern.contract.styles import STYLES, ByStyle
from discern_app.people.history import changes, describe_changes


def result(scores: Sequence[float] | None, se: float | None = 5.0, norms: str = "reference") -> Results:
    given = None
    if scores is not None:
        given = ByStyle[Score].of({style: Score(score=s, se=se) for style, s in zip(STYLES, scores, strict=True)})
    return Results(
        assessment_id="asm_1",
        candidate=CandidateRef(id="cand_1", name="Ana"),
        norms=Norms(id=norms, kind="provisional", n=0, as_of="2026-01-01"),
        scores=given,
        quality=Quality(verdict="withheld" if scores is None else "ok"),
    )


def test_a_great_difference_is_reported_with_its_direction() -> None:
    text = describe_changes(changes(result([5, 50, 50, 60]), result([95, 50, 50, 58])))
    assert "Dominance (D) went up from 5 to 95" in text
    assert "Conscientiousness" not in text
    assert "within the noise" in text


def test_what_another_day_may_bring_about_is_reported_as_noise() -> None:
    assert "No certain change" in describe_changes(changes(result([30, 50, 50, 60]), result([70, 41, 55, 52])))


@pytest.mark.parametrize(
    ("earlier", "later", "words"),
    [
        pytest.param(result(None), result([1, 2, 3, 4]), "nothing to compare", id="withheld"),
        pytest.param(result([9, 9, 9, 9], None), result([90, 9, 9, 9], None), "it is unclear", id="no-errors"),
    ],
)
def test_unknowable_changes_are_not_claimed(earlier: Results, later: Results, words: str) -> None:
    assert words in describe_changes(changes(earlier, later))
