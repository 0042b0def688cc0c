"""Each person's posterior as a few weighted points, for given item parameters."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import NamedTuple

import numpy as np

from discern.instrument.model.best_worst_logit import log_normaliser, sufficient_statistic
from discern.instrument.numerics.arrays import Floats, Ints
from discern.instrument.scoring.map_estimate import find_modes

CHUNK = 64
"""People whose points are weighted at a time: utilities at 25 points a person are large arrays."""


class PosteriorPoints(NamedTuple):
    """Posterior `modes` (people, 4), `points` around them (people, 25, 4), and `weights` (people, 25) that sum to 1.

    `log_evidence` (people,) is the logarithm of the marginal likelihood of the choices, up to the share of the
    intercepts, Σ μ(most) − Σ μ(least), which is the same for every size of the loadings.
    """

    modes: Floats
    points: Floats
    weights: Floats
    log_evidence: Floats


def posterior_points(
    loadings: Floats,
    intercepts: Floats,
    precision: Floats,
    most: Ints,
    least: Ints,
    start: Floats,
) -> PosteriorPoints:
    """Posteriors of many people, by adaptive quadrature (Naylor & Smith 1982, Applied Statistics 31, 214–225).

    A cubature of the normal approximation at the mode, each mass multiplied by the ratio of the true posterior density
    to that approximation. `most` and `least` (people, blocks), -1 where unanswered; the search for modes begins at
    `start` (people, 4).
    """
    answered = most >= 0
    statistic = sufficient_statistic(loadings, most, least)
    modes, information = find_modes(loadings, intercepts, precision, statistic, answered, start)
    spread = np.linalg.cholesky(np.linalg.inv(information))
    standard, log_mass = cubature()
    points = modes[:, None, :] + standard @ spread.transpose(0, 2, 1)
    # Log posterior at the points (T·θ, the prior, then the blocks' log Z), less the log density of the approximation,
    # which in standard coordinates is −|standard|²/2.
    log_weight = np.einsum("nqs,ns->nq", points, statistic)
    log_weight -= 0.5 * np.einsum("nqs,st,nqt->nq", points, precision, points)
    log_weight += 0.5 * np.square(standard).sum(axis=1) + log_mass
    for first in range(0, len(points), CHUNK):
        part = slice(first, first + CHUNK)
        log_z = log_normaliser(intercepts + loadings * points[part, :, None, :])
        log_weight[part] -= (log_z @ answered[part, :, None].astype(np.float64))[:, :, 0]
    # Subtracting the largest before exponentiating avoids overflow.
    largest = log_weight.max(axis=1, keepdims=True)
    weights = np.exp(log_weight - largest)
    total = weights.sum(axis=1, keepdims=True)
    # The change to standard coordinates multiplies the integral by |spread|; the prior's constant adds log|R⁻¹|/2. The
    # factors (2π)² of the two normal densities cancel.
    log_volume = np.log(np.diagonal(spread, axis1=1, axis2=2)).sum(axis=1) + 0.5 * np.linalg.slogdet(precision)[1]
    return PosteriorPoints(modes, points, weights / total, (largest + np.log(total))[:, 0] + log_volume)


@cache
def cubature() -> tuple[Floats, Floats]:
    """25 points (25, 4) of a standard normal in 4 dimensions and the logarithms of their masses (25,): exact for
    polynomials up to degree 5 (Stroud 1971, *Approximate Calculation of Multiple Integrals*)."""
    axes = np.eye(4)
    # The centre, and ±√3 along each of two axes, for each pair of axes: 1 + 6·4 points.
    corners = [
        np.sqrt(3.0) * (first * axes[i] + second * axes[j])
        for i, j in combinations(range(4), 2)
        for first in (1, -1)
        for second in (1, -1)
    ]
    masses = np.full(25, 1.0 / 36.0)
    masses[0] = 1.0 / 3.0
    return np.array([np.zeros(4), *corners]), np.log(masses)
