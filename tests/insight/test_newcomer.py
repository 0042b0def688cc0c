"""The hypothetical newcomer of a what-if."""

import numpy as np
import pytest

from discern.contract.models.teams import TeamRef
from discern.contract.styles import STYLES, Style
from discern.insight import imagine
from discern.insight.team.newcomer import reference_moments
from discern.instrument import draw_people, load_bank
from tests.support.statements import analyse_team


@pytest.mark.parametrize("style", STYLES)
def test_a_newcomer_has_the_mean_and_covariance_of_the_reference(style: Style) -> None:
    bank = load_bank()
    people = draw_people(bank.norms.correlation, 200_000, np.random.default_rng(3))
    chosen = people[people.argmax(axis=1) == STYLES.index(style)]
    mean, covariance = reference_moments(bank, style)

    assert mean == pytest.approx(chosen.mean(axis=0), abs=0.02)
    assert covariance == pytest.approx(np.cov(chosen.T), abs=0.03)


@pytest.mark.parametrize("style", STYLES)
def test_a_newcomer_likely_but_not_certainly_leads_with_the_style(style: Style) -> None:
    newcomer = imagine(load_bank(), style, "Newcomer")

    assert newcomer.scores is not None
    assert newcomer.style is not None
    assert newcomer.style.probabilities is not None
    assert 0.75 < newcomer.style.probabilities[style] < 0.95
    assert newcomer.scores[style].score > 75
    for score in newcomer.scores.values():
        assert score.interval is not None
        assert score.interval[1] - score.interval[0] > 50


def test_several_newcomers_are_several_people() -> None:
    bank = load_bank()
    newcomers = [imagine(bank, "S", "One"), imagine(bank, "S", "Two", 2), imagine(bank, "C", "Three")]
    analysis = analyse_team(TeamRef(id="t", name="T"), 3, newcomers, 0)

    assert len({point.candidate_id for point in analysis.map}) == 3
    assert len({point.name for point in analysis.map}) == 3
    assert analysis.distribution is not None
    assert analysis.distribution.S.count == 2
