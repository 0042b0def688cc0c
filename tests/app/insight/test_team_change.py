"""What a change of a team comes to, in a sentence or two: no surer than the claim, with the figures of the service."""

from typing import Any

import pytest

from discern.contract.certainty import Certainty
from discern.contract.models.insights import Evidence, Insight, NumberArgument, StylesArgument
from discern.contract.models.teams import Share, TeamAnalysis, TeamRef
from discern.contract.styles import STYLES, Style
from discern_app.insight.team_changes import change_in_short

LEVEL: dict[Style, float] = dict.fromkeys(STYLES, 2.0)


def most(headline: str, probability: float | None, strength: Certainty, *styles: Style) -> Insight:
    return Insight(
        arguments={"styles": StylesArgument(styles=list(styles))},
        id="majority", kind="majority", text="", template="", headline=headline, probability=probability,
        strength=strength, evidence=[],
    )  # fmt: skip


def analysis(profiled: int, expected: dict[Style, float] | None, *claims: Insight) -> TeamAnalysis:
    shares: Any = None if expected is None else {s: Share(count=2, expected=value) for s, value in expected.items()}
    return TeamAnalysis(
        team=TeamRef(id="t", name="T"), size=profiled, profiled=profiled, pending=0, distribution=shares,
        insights=list(claims),
    )  # fmt: skip


CALM = most("Most are calm", 0.85, "likely", "S", "C")
QUICK = most("Most are fast", 0.7, "more likely than not", "D", "I")
OPEN = most("No clear majority", None, "can't tell yet")


@pytest.mark.parametrize(
    ("was", "would_be", "said"),
    [
        (CALM, CALM, "Most would still be in the calm half (likely)."),
        (CALM, QUICK, "Most would be in the fast half instead of in the calm half (more likely than not)."),
        (OPEN, CALM, "Most would then be in the calm half (likely)."),
        (CALM, OPEN, "Whether most would still be in the calm half would be open."),
        (OPEN, OPEN, "Where most are would stay open."),
    ],
)
def test_it_says_whether_most_would_be_in_the_same_place(was: Insight, would_be: Insight, said: str) -> None:
    assert change_in_short(analysis(7, LEVEL, was), analysis(7, LEVEL, would_be)) == said


def test_a_claim_that_is_only_broader_is_said_to_be_so() -> None:
    """It is surer since more people fit it, which looks like a change of the team."""
    was = most("Most are in the direction of C", 0.63, "more likely than not", "C")
    would_be = most("Most put the task first", 0.97, "very likely", "D", "C")
    assert change_in_short(analysis(7, LEVEL, was), analysis(8, LEVEL, would_be)) == (
        "It could no longer be said that most are in the direction of Conscientiousness, "
        "only that most are in the task-first half (very likely)."
    )


def test_first_comes_the_direction_whose_number_changes_most() -> None:
    before = analysis(7, {"D": 1.0, "I": 1.12, "S": 2.4, "C": 2.48}, CALM)
    after = analysis(8, {"D": 1.1, "I": 1.93, "S": 2.45, "C": 2.52}, CALM)
    assert change_in_short(before, after).startswith(
        "About 2 of 8 would be in the direction of Influence, up from 1 of 7. Most would still be in the calm half"
    )
    assert change_in_short(after, before).startswith(
        "About 1 of 7 would be in the direction of Influence, down from 2 of 8."
    )


@pytest.mark.parametrize(
    ("was", "would_be", "said"),
    [
        (5.0, 4.0, "About 4 of 8 would be in the direction of Dominance, down from 5 of 8."),
        (4.3, 5.2, "About 5 of 8 would be in the direction of Dominance, up from 4 of 8."),
        # In whole people this would be one more, and then none.
        (4.4, 4.6, "About 4.6 of 8 would be in the direction of Dominance, up from 4.4 of 8."),
        (3.6, 4.4, "About 4.4 of 8 would be in the direction of Dominance, up from 3.6 of 8."),
        (4.0, 3.6, "About 3.6 of 8 would be in the direction of Dominance, down from 4 of 8."),
    ],
)
def test_numbers_are_whole_people_where_that_is_fair_to_the_difference(was: float, would_be: float, said: str) -> None:
    before, after = (analysis(8, {**LEVEL, "D": expected}) for expected in (was, would_be))
    assert change_in_short(before, after) == said


def test_what_holds_as_before_is_said_with_what_it_would_be_without_answers_that_look_random() -> None:
    without = Evidence(
        name="", value=0.55, message="evidence-without-random", arguments={"value": NumberArgument(value=0.55)}
    )
    doubtful = CALM.model_copy(update={"evidence": [without]})
    assert "55%" in change_in_short(analysis(7, LEVEL, doubtful), analysis(7, LEVEL, doubtful))
    # Of what differs, the list below says it.
    assert "55%" not in change_in_short(analysis(7, LEVEL, QUICK), analysis(7, LEVEL, doubtful))


def test_nothing_is_said_of_what_the_service_doesn_t_say() -> None:
    assert change_in_short(analysis(7, None), analysis(8, None)) == ""
    assert change_in_short(analysis(7, LEVEL), analysis(7, LEVEL)) == ""
