"""The hypothetical newcomer of a what-if."""

import numpy as np
import pytest

from discern.contract.models.teams import TeamRef
from discern.contract.score_errors import error_of, theta_of
from discern.contract.styles import STYLES, Style, quarter_of
from discern.insight import analyse_team, imagine
from discern.instrument import CIRCLE, draw_people, load_bank
from tests.support.results import build_results


@pytest.mark.parametrize("style", STYLES)
def test_a_newcomer_is_like_the_people_of_the_reference_in_the_direction_of_the_style(style: Style) -> None:
    bank = load_bank()
    people = draw_people(bank.norms.correlation, 200_000, np.random.default_rng(3))
    x, y = (people @ CIRCLE.T).T
    chosen = people[[quarter_of(*place) == style for place in zip(x.tolist(), y.tolist(), strict=True)]]
    scores = imagine(bank, style, "Newcomer").scores

    assert scores is not None
    assert [theta_of(each) for each in scores.values()] == pytest.approx(chosen.mean(axis=0), abs=0.02)
    assert [error_of(each) for each in scores.values()] == pytest.approx(chosen.std(axis=0), abs=0.02)


@pytest.mark.parametrize("style", STYLES)
def test_a_newcomer_is_likely_but_not_certainly_in_that_direction(style: Style) -> None:
    newcomer = imagine(load_bank(), style, "Newcomer")

    assert newcomer.scores is not None
    assert newcomer.style is not None
    assert (newcomer.style.direction, newcomer.style.strength) == (style, "likely")
    for score in newcomer.scores.values():
        assert score.interval is not None
        assert score.interval[1] - score.interval[0] > 50


def test_several_newcomers_are_several_people() -> None:
    bank = load_bank()
    newcomers = [imagine(bank, "S", "One"), imagine(bank, "S", "Two", 2), imagine(bank, "C", "Three")]
    analysis, _ = analyse_team(TeamRef(id="t", name="T"), 3, newcomers, 0)

    assert len({point.candidate_id for point in analysis.map}) == 3
    assert len({point.name for point in analysis.map}) == 3
    assert analysis.distribution is not None
    assert analysis.distribution.S.count == 2


@pytest.mark.parametrize("settled", [True, False])
def test_a_newcomer_settles_no_levels_and_unsettles_none(*, settled: bool) -> None:
    team = [build_results(number=number, settled=settled) for number in range(6)]
    _, before = analyse_team(TeamRef(id="t", name="T"), 6, team, 0)
    _, after = analyse_team(TeamRef(id="t", name="T"), 7, [*team, imagine(load_bank(), "D", "Newcomer")], 0)
    for claims in (before, after):
        # It is said where most are only where levels are settled.
        assert any("-most-" in each.id for each in claims) is settled
