"""Of 95% intervals 95 in 100 hold the truth: of scores, of places on the axes, of counts and of the centre of teams."""

from functools import cache

import numpy as np
import pytest

from discern.contract.styles import STYLES
from discern.insight import analyse_team
from discern.insight.circle import AXES, posterior_of
from discern.instrument import draw_people, load_bank, normal_cdf, score_batch
from discern.instrument.best_worst_logit import draw_choices
from discern.instrument.numerics import Bools
from discern.instrument.style import HALVES
from tests.support.simulated_people import TEAM, Known, known, split

TEAMS, TEAM_SIZE = 120, 10
FAR = 1.0
"""From so far out, in θ, doubt about the loadings makes most of an interval's width."""


@cache
def measured(form_id: str, world: str) -> Known:
    """People who answer by the bank; or each by loadings, and each team by levels, that are off as far as the bank
    doubts them."""
    bank = load_bank()
    rng = np.random.default_rng(len(form_id + world))
    rows = bank.rows(bank.form(form_id).blocks)
    theta = draw_people(bank.norms.correlation, TEAMS * TEAM_SIZE, rng)
    doubt = bank.discrimination
    off_by, level = np.ones((len(theta), 1)), np.zeros((TEAMS, 4))
    if world == "doubted":
        off_by = rng.lognormal(np.log(doubt.median), doubt.log_sd, (len(theta), 1))
        level = rng.normal(0.0, bank.levels.sd, (TEAMS, 4))
    choices = draw_choices(
        bank.loadings[rows], bank.intercepts[rows], off_by * theta + np.repeat(level, TEAM_SIZE, axis=0), rng
    )
    return known(theta, score_batch(bank, form_id, *choices), bank)


def assert_95_percent(held: Bools, *, or_more: bool = False) -> None:
    """Within three standard errors of the share of intervals, (people, intervals), or above: teams share an error."""
    teams = held.reshape(TEAMS, -1).mean(axis=1)
    margin = 3 * float(teams.std()) / len(teams) ** 0.5
    assert teams.mean() >= 0.95 - margin
    assert or_more or teams.mean() <= 0.95 + margin


@pytest.mark.parametrize("form_id", ["fixed", "short"])
@pytest.mark.parametrize("world", ["right", "doubted"])
@pytest.mark.exhaustive
def test_intervals_of_scores_hold_the_truth(form_id: str, world: str) -> None:
    people = measured(form_id, world)
    intervals = [[score.interval for score in each.scores.values()] for each in people.results if each.scores]
    low, high = np.array(intervals, dtype=np.float64).transpose(2, 0, 1)
    true = 100 * normal_cdf(people.theta)
    held = (low <= true) & (true <= high)
    # Where the parameters are right, doubt about them is in vain, and intervals are a little wider than they need be.
    assert_95_percent(held, or_more=world == "right")
    if world == "doubted":
        middle = np.array([[score.theta for score in each.scores.values()] for each in people.results if each.scores])
        assert held[np.abs(middle) > FAR].mean() > 0.92


@pytest.mark.parametrize("form_id", ["fixed", "short"])
@pytest.mark.parametrize("world", ["right", "doubted"])
@pytest.mark.exhaustive
def test_intervals_of_places_hold_the_truth(form_id: str, world: str) -> None:
    people = measured(form_id, world)
    held = []
    for person, place in zip(people.results, people.places, strict=True):
        assert person.style is not None
        posterior = posterior_of(person.style)
        assert posterior is not None
        for middle, true in zip((HALVES["people"], HALVES["fast"]), place, strict=True):
            low, high = (posterior.quantile_along(middle, probability) for probability in (0.025, 0.975))
            held.append(low <= true <= high)
    assert_95_percent(np.array(held), or_more=world == "right")


def test_intervals_of_counts_and_of_the_centre_of_teams_hold_the_truth() -> None:
    counts, centres = [], []
    for team in split(measured("fixed", "doubted"), [TEAM_SIZE] * TEAMS):
        analysis, _ = analyse_team(TEAM, TEAM_SIZE, team.results, 0)
        assert analysis.distribution is not None
        assert analysis.halves is not None
        assert analysis.centre is not None
        shares = [(analysis.distribution[style], team.styles.count(style)) for style in STYLES]
        shares += [(getattr(analysis.halves, end), team.at(end).sum()) for end in ("fast", "people", "calm", "task")]
        counts.append([share.interval[0] <= true <= share.interval[1] for share, true in shares if share.interval])
        intervals = (analysis.centre.y_interval, analysis.centre.x_interval)
        true_centre = [team.on(axis).mean() for axis in AXES]
        centres.append(
            [each is not None and each[0] <= true <= each[1] for each, true in zip(intervals, true_centre, strict=True)]
        )
    # Counts are whole: no interval has exactly 95%, and those nearest to it have a little more on average.
    assert_95_percent(np.array(counts), or_more=True)
    assert np.mean(counts) < 0.98
    assert_95_percent(np.array(centres), or_more=True)
