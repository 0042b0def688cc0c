"""How well answers fit the model: against themselves (lz), and against answering at random (a Bayes factor)."""

from __future__ import annotations

import math

import numpy as np

from discern.instrument.arrays import Floats, Ints
from discern.instrument.likelihood import PAIRS, log_likelihood, probabilities
from discern.instrument.scoring import Estimates

PLACE = np.zeros((4, 4), dtype=np.intp)
for _place, (_most, _least) in enumerate(PAIRS):
    PLACE[_most, _least] = _place


def standardised_fit(loadings: Floats, intercepts: Floats, theta: Floats, most: Ints, least: Ints) -> Floats:
    """lz (people,): log-likelihood of the answers at `theta` (people, 4) less its expectation there, over its standard
    deviation. Low values mean answers that contradict each other (Drasgow, Levine & Williams 1985,
    doi 10.1111/j.2044-8317.1985.tb00817.x).

    `most`, `least`: (people, blocks), -1 where unanswered. θ̂ is fitted to the same answers, so lz is not standard
    normal; a form's `fit_limit` is the 5% point of its simulated distribution.
    """
    p = probabilities(loadings, intercepts, theta)
    log_p = np.log(p)
    expected = (p * log_p).sum(axis=2)
    variance = (p * np.square(log_p)).sum(axis=2) - np.square(expected)
    answered = most >= 0
    observed = np.take_along_axis(log_p, PLACE[most, least][:, :, None], axis=2)[:, :, 0]
    surprise = np.where(answered, observed - expected, 0.0).sum(axis=1)
    return np.asarray(surprise / np.sqrt(np.where(answered, variance, 0.0).sum(axis=1)))


def evidence(
    loadings: Floats, intercepts: Floats, precision: Floats, estimates: Estimates, most: Ints, least: Ints
) -> Floats:
    """Natural logarithm (people,) of the Bayes factor for a person of the reference against one who picks at random.

    The marginal likelihood of the answers, by Laplace's approximation at the estimates, over 12 to the power of minus
    the number of answers. By the lemma of Neyman and Pearson no test tells these two apart better.
    """
    theta = estimates.theta
    prior = -0.5 * np.einsum("ns,st,nt->n", theta, precision, theta)
    occam = 0.5 * (np.linalg.slogdet(estimates.covariance)[1] + np.linalg.slogdet(precision)[1])
    likelihood = log_likelihood(loadings, intercepts, theta, most, least)
    return np.asarray(likelihood + prior + occam + (most >= 0).sum(axis=1) * math.log(12.0))
