"""How well a person's choices fit the model (lz), and whether they look like random choices (a Bayes factor)."""

from __future__ import annotations

import math

import numpy as np

from discern.instrument.model.best_worst_logit import PAIRS, choice_probabilities, log_likelihood
from discern.instrument.numerics.arrays import Floats, Ints
from discern.instrument.scoring.map_estimate import Estimates

PAIR_INDEX = np.zeros((4, 4), dtype=np.intp)
"""Index in `PAIRS` of the choice (most, least)."""
for _index, (_most, _least) in enumerate(PAIRS):
    PAIR_INDEX[_most, _least] = _index


def standardised_fit(loadings: Floats, intercepts: Floats, theta: Floats, most: Ints, least: Ints) -> Floats:
    """The person-fit statistic lz, (people,): low where choices contradict each other.

    The log-likelihood of the choices at `theta` (people, 4), less its expectation there, over its standard deviation
    (Drasgow, Levine & Williams 1985, doi 10.1111/j.2044-8317.1985.tb00817.x). `loadings`, `intercepts` (blocks, 4) on
    the logit scale; `most`, `least` (people, blocks), -1 where unanswered, at least one block answered.

    θ̂ is estimated from the same choices, so lz is not standard normal; a form's `fit_limit` is the 5% point of its
    simulated distribution.
    """
    p = choice_probabilities(loadings, intercepts, theta)
    log_p = np.log(p)
    expected = (p * log_p).sum(axis=2)
    variance = (p * np.square(log_p)).sum(axis=2) - np.square(expected)
    answered = most >= 0
    # An unanswered block's −1 looks up a stand-in; the masks below remove it.
    observed = np.take_along_axis(log_p, PAIR_INDEX[most, least][:, :, None], axis=2)[:, :, 0]
    surprise = np.where(answered, observed - expected, 0.0).sum(axis=1)
    return np.asarray(surprise / np.sqrt(np.where(answered, variance, 0.0).sum(axis=1)))


def log_bayes_factor(
    loadings: Floats, intercepts: Floats, precision: Floats, estimates: Estimates, most: Ints, least: Ints
) -> Floats:
    """Natural logarithm of the Bayes factor of a person of the norm group against random choices, (people,).

    The marginal likelihood of the choices, by Laplace's approximation at `estimates`, over 12⁻ⁿ for n answered blocks.
    By the Neyman–Pearson lemma no test separates the two hypotheses better. Other arguments as in `standardised_fit`;
    `precision` (4, 4) of the prior.
    """
    theta = estimates.theta
    log_prior = -0.5 * np.einsum("ns,st,nt->n", theta, precision, theta)
    # Laplace's Gaussian integral and the prior's normalising constant; their factors (2π)² cancel.
    log_volume = 0.5 * (np.linalg.slogdet(estimates.covariance)[1] + np.linalg.slogdet(precision)[1])
    likelihood = log_likelihood(loadings, intercepts, theta, most, least)
    return np.asarray(likelihood + log_prior + log_volume + (most >= 0).sum(axis=1) * math.log(12.0))
