"""What a change of a team comes to, in a sentence or two: no surer than the claim, with the figures of the service."""

from typing import Any

import pytest

from discern.contract import STYLES, Certainty, Insight, Share, Style, TeamAnalysis, TeamRef
from discern_app.insight.team_change import change_in_short

LEVEL: dict[Style, float] = dict.fromkeys(STYLES, 2.0)


def leading(headline: str, probability: float | None, strength: Certainty) -> Insight:
    return Insight(
        id="majority", kind="majority", text="", template="", headline=headline, probability=probability,
        strength=strength, evidence=[],
    )  # fmt: skip


def analysis(profiled: int, expected: dict[Style, float] | None, *claims: Insight) -> TeamAnalysis:
    shares: Any = None if expected is None else {s: Share(count=2, expected=value) for s, value in expected.items()}
    return TeamAnalysis(
        team=TeamRef(id="t", name="T"), size=profiled, profiled=profiled, pending=0, distribution=shares,
        insights=list(claims),
    )  # fmt: skip


CALM = leading("Most lead with S or C", 0.85, "likely")
QUICK = leading("Most lead with D or I", 0.7, "more likely than not")
OPEN = leading("No clear majority", None, "can't tell yet")


@pytest.mark.parametrize(
    ("was", "would_be", "said"),
    [
        (CALM, CALM, "“Most lead with S or C” would still hold (likely, 85%)."),
        (
            CALM,
            QUICK,
            "In place of “Most lead with S or C” it would be “Most lead with D or I” (more likely than not, 70%).",
        ),
        (OPEN, CALM, "It could then be said: “Most lead with S or C” (likely, 85%)."),
        (CALM, OPEN, "“Most lead with S or C” could no longer be said: what most lead with would be open."),
        (OPEN, OPEN, "What most lead with would stay open."),
    ],
)
def test_first_comes_whether_most_would_lead_with_the_same(was: Insight, would_be: Insight, said: str) -> None:
    assert change_in_short(analysis(7, LEVEL, was), analysis(7, LEVEL, would_be)) == said


def test_then_comes_the_style_whose_number_changes_most() -> None:
    before = analysis(7, {"D": 1.0, "I": 1.12, "S": 2.4, "C": 2.48})
    after = analysis(8, {"D": 1.1, "I": 1.93, "S": 2.45, "C": 2.52})
    assert change_in_short(before, after) == (
        "What changes most is how many lead with Influence: about 1.1 of 7 now, about 1.9 of 8 then."
    )


def test_nothing_is_said_of_what_the_service_doesn_t_say() -> None:
    assert change_in_short(analysis(7, None), analysis(8, None)) == ""
    assert change_in_short(analysis(7, LEVEL), analysis(7, LEVEL)) == ""
