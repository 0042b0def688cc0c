"""How well a person's choices fit the model: the statistic lz."""

from __future__ import annotations

import numpy as np

from discern.instrument.model.best_worst_logit import PAIRS, choice_probabilities
from discern.instrument.numerics.arrays import Floats, Ints

PAIR_INDEX = np.zeros((4, 4), dtype=np.intp)
"""Index in `PAIRS` of the choice (most, least)."""
for _index, (_most, _least) in enumerate(PAIRS):
    PAIR_INDEX[_most, _least] = _index


def standardised_fit(loadings: Floats, intercepts: Floats, theta: Floats, most: Ints, least: Ints) -> Floats:
    """The person-fit statistic lz, (people,): low where choices contradict each other.

    The log-likelihood of the choices at `theta` (people, 4), less its expectation there, over its standard deviation
    (Drasgow, Levine & Williams 1985, doi 10.1111/j.2044-8317.1985.tb00817.x). `loadings`, `intercepts` (blocks, 4) on
    the logit scale; `most` and `least` (people, blocks), -1 where unanswered, at least one block answered.

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
    spread = np.where(answered, variance, 0.0).sum(axis=1)
    return np.asarray(surprise / np.sqrt(spread))
