"""Of 95% intervals 95 in 100 hold the truth: of scores, of places on the axes, and of counts in teams."""

from functools import cache
from math import sqrt

import numpy as np
import pytest

from discern.contract.models.results import Score
from discern.contract.styles import STYLES, ByStyle
from discern.insight.circle import Z95, locate
from discern.insight.team.counts import interval_of, poisson_binomial_pmf
from discern.instrument import Posteriors, draw_people, load_bank, normal_cdf, score_batch
from discern.instrument.best_worst_logit import draw_choices
from discern.instrument.numerics import Bools, Floats
from discern.instrument.profile import style_estimate
from discern.instrument.style import CIRCLE, order_probabilities

PEOPLE = 1_600
FAR = 1.0
"""From so far out, in θ, doubt about the loadings makes most of an interval's width."""

TEAM_SIZE = 10


@cache
def measured(form_id: str, world: str) -> tuple[Floats, Posteriors]:
    """People who answer by the bank's loadings, or each by loadings that are off as far as the bank doubts them: their
    true θ (people, 4), and what their answers say of it.
    """
    bank = load_bank()
    rng = np.random.default_rng(len(form_id + world))
    rows = bank.rows(bank.form(form_id).blocks)
    theta = draw_people(bank.norms.correlation, PEOPLE, rng)
    doubt = bank.discrimination
    off_by = rng.lognormal(np.log(doubt.median), doubt.log_sd, (PEOPLE, 1)) if world == "doubted" else 1.0
    choices = draw_choices(bank.loadings[rows], bank.intercepts[rows], off_by * theta, rng)
    return theta, score_batch(bank, form_id, *choices)


def assert_95_percent(held: Bools, *, or_more: bool = False) -> None:
    """Within three standard errors of a share of so many intervals, or above; rows of people count each once."""
    share, margin = float(held.mean()), 3 * sqrt(0.95 * 0.05 / len(held))
    assert share >= 0.95 - margin
    assert or_more or share <= 0.95 + margin


@pytest.mark.parametrize("form_id", ["fixed", "short"])
@pytest.mark.parametrize("world", ["right", "doubted"])
def test_intervals_of_scores_hold_the_truth(form_id: str, world: str) -> None:
    theta, found = measured(form_id, world)
    intervals = [style_estimate(*each).interval for each in zip(found.theta.flat, found.se.flat, strict=True)]
    low, high = np.array(intervals).reshape(*theta.shape, 2).transpose(2, 0, 1)
    held = (low <= 100 * normal_cdf(theta)) & (100 * normal_cdf(theta) <= high)
    # Where the loadings are right, doubt about them is in vain, and intervals are a little wider than they need be.
    assert_95_percent(held.ravel(), or_more=world == "right")
    if world == "doubted":
        assert_95_percent(held[np.abs(found.theta) > FAR])


def scores_of(theta: Floats, errors: Floats) -> ByStyle[Score]:
    estimates = map(style_estimate, theta.tolist(), errors.tolist())
    return ByStyle[Score].of(
        {
            style: Score(score=each.score, se=each.se, theta=each.theta)
            for style, each in zip(STYLES, estimates, strict=True)
        }
    )


@pytest.mark.parametrize("form_id", ["fixed", "short"])
@pytest.mark.parametrize("world", ["right", "doubted"])
def test_intervals_of_places_hold_the_truth(form_id: str, world: str) -> None:
    theta, found = measured(form_id, world)
    places = [locate(scores_of(*each)) for each in zip(found.theta, found.se, strict=True)]
    errors = np.sqrt(np.array([place.variance for place in places], dtype=np.float64))[:, None]
    away = np.abs(np.array([(place.focus, place.pace) for place in places]) - theta @ CIRCLE.T)
    assert_95_percent(away <= Z95 * errors, or_more=world == "right")


def test_intervals_of_counts_hold_the_truth() -> None:
    """Of teams of ten, which the same people make in many ways."""
    theta, found = measured("fixed", "doubted")
    probabilities = order_probabilities(found, draws=400).sum(axis=2)
    leads = theta.argmax(axis=1)
    held, rng = [], np.random.default_rng(1)
    for _ in range(6):
        for team in rng.permutation(PEOPLE).reshape(-1, TEAM_SIZE):
            for column in range(len(STYLES)):
                low, high = interval_of(poisson_binomial_pmf(probabilities[team, column]))
                held.append(low <= (leads[team] == column).sum() <= high)
    # Counts are whole: no interval has exactly 95%, and those nearest to it have a little more on average.
    assert_95_percent(np.array(held), or_more=True)
    assert np.mean(held) < 0.97
