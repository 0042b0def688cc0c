"""The change between two results of a person is a range."""

import re
from collections.abc import Sequence

import pytest

from discern.contract.base_models import CandidateRef
from discern.contract.models.results import Norms, Quality, Results, Score
from discern.contract.styles import STYLES, ByStyle
from discern_app.people.history import describe_change


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


def test_each_score_has_a_range_of_its_change() -> None:
    text = describe_change(result([5, 50, 50, 60]), result([95, 50, 50, 58]))
    assert re.search(r"Dominance \+\d+ to \+\d+ points", text), text
    assert re.search(r"Conscientiousness −\d+ to \+\d+ points", text), text


@pytest.mark.parametrize(
    ("earlier", "later", "words"),
    [
        pytest.param(result(None), result([1, 2, 3, 4]), "nothing to compare", id="withheld"),
        pytest.param(result([9, 9, 9, 9], None), result([90, 9, 9, 9], None), "no one can say", id="no-errors"),
    ],
)
def test_unknowable_changes_have_no_range(earlier: Results, later: Results, words: str) -> None:
    assert words in describe_change(earlier, later)
