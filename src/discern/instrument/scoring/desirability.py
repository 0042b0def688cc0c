"""How desirable a person's picks are, compared with those of others who have the same styles."""

from __future__ import annotations

import numpy as np

from discern.instrument.model.best_worst_logit import PAIRS, choice_probabilities, sufficient_statistic
from discern.instrument.numerics.arrays import Floats, Ints
from discern.instrument.scoring.map_estimate import find_modes
from discern.instrument.scoring.person_fit import PAIR_INDEX

WEAK_PRECISION: Floats = 0.02 * np.eye(4)
"""Of a prior that keeps θ finite for somebody who always picks the same style and hardly moves anybody else."""

MINIMUM_BLOCKS = 6
"""Answered blocks whose statements must differ in desirability before the picks are judged."""

LEAST_FREEDOM = 0.05
"""How much of the variance that random picks would have the styles must leave to the picks. Where answers follow them
without exception, hardly anything is left to tell."""

SIGNS: Floats = np.zeros((len(PAIRS), 4))
"""For each choice in `PAIRS`: 1 for the item that is most, −1 for the least, 0 for the others."""
for _index, (_most, _least) in enumerate(PAIRS):
    SIGNS[_index, _most], SIGNS[_index, _least] = 1.0, -1.0


def desirability_index(loadings: Floats, intercepts: Floats, desirability: Floats, most: Ints, least: Ints) -> Floats:
    """How much more desirable the picks are than expected of people with the same styles, (people,), in standard
    deviations; NaN where too few answered blocks differ in desirability, or the styles explain nearly everything.

    `loadings`, `intercepts` (blocks, 4) on the logit scale; `desirability` (blocks, 4) of the items; `most`, `least`
    (people, blocks), -1 where unanswered.

    Rao's score test of a preference β for desirable items, in the model with u + β · desirability, at β = 0 and with θ
    unknown (Neyman's C(α)). What the styles explain of the picks is projected out, so a style whose items are the
    desirable ones is no reason for a high index, and neither is the size of the loadings.
    """
    answered = most >= 0
    statistic = sufficient_statistic(loadings, most, least)
    theta, information = find_modes(loadings, intercepts, WEAK_PRECISION, statistic, answered, np.zeros_like(statistic))
    p = choice_probabilities(loadings, intercepts, theta) * answered[:, :, None]
    gains = desirability @ SIGNS.T
    expected = np.einsum("nbp,bp->nb", p, gains)
    slopes = loadings[:, None, :] * SIGNS
    expected_slopes = np.einsum("nbp,bps->nbs", p, slopes)
    together = np.einsum("nbp,bp,bps->ns", p, gains, slopes) - np.einsum("nb,nbs->ns", expected, expected_slopes)
    variance = np.einsum("nbp,bp->n", p, np.square(gains)) - np.square(expected).sum(axis=1)
    # An unanswered block's −1 looks up a stand-in, which the mask removes.
    observed = np.take_along_axis(gains[None], PAIR_INDEX[most, least][:, :, None], axis=2)[:, :, 0]
    surplus = np.where(answered, observed, 0.0).sum(axis=1) - expected.sum(axis=1)
    explained = np.linalg.solve(information, together[:, :, None])[:, :, 0]
    surplus -= (explained * (statistic - expected_slopes.sum(axis=1))).sum(axis=1)
    variance -= (explained * together).sum(axis=1)
    at_random = (answered * np.square(gains).mean(axis=1)).sum(axis=1)
    differing = (answered & (np.ptp(desirability, axis=1) > 0.0)).sum(axis=1)
    is_judged = (differing >= MINIMUM_BLOCKS) & (variance >= LEAST_FREEDOM * at_random)
    return np.where(is_judged, surplus / np.sqrt(np.where(is_judged, variance, 1.0)), np.nan)
