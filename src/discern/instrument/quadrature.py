"""Each person's posterior as a few weighted points."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import numpy as np

from discern.instrument.arrays import Floats, Ints
from discern.instrument.likelihood import choice_sums
from discern.instrument.scoring import newton

CHUNK = 64


def posterior_points(
    loadings: Floats, intercepts: Floats, precision: Floats, most: Ints, least: Ints, start: Floats
) -> tuple[Floats, Floats, Floats]:
    """Posterior modes (people, 4), points (people, 25, 4) around them and weights (people, 25) that sum to 1.

    A cubature of the normal approximation at the mode, its masses corrected by the ratio of the true posterior to that
    approximation (adaptive quadrature; Naylor & Smith 1982, Applied Statistics 31, 214–225). `most`, `least`
    (people, blocks), -1 where unanswered; the search for modes begins at `start` (people, 4).
    """
    answered = most >= 0
    sums = choice_sums(loadings, most, least)
    theta, information = newton(loadings, intercepts, precision, sums, answered, start)
    spread = np.linalg.cholesky(np.linalg.inv(information))
    normal, log_mass = cubature()
    nodes = theta[:, None, :] + normal @ spread.transpose(0, 2, 1)
    log_weight = np.einsum("nqs,ns->nq", nodes, sums) - 0.5 * np.einsum("nqs,st,nqt->nq", nodes, precision, nodes)
    log_weight += 0.5 * np.square(normal).sum(axis=1) + log_mass
    for first in range(0, len(nodes), CHUNK):
        part = slice(first, first + CHUNK)
        up = np.exp(intercepts + loadings * nodes[part, :, None, :])
        normalisers = np.log(up.sum(axis=3) * (1.0 / up).sum(axis=3) - 4.0)
        log_weight[part] -= (normalisers @ answered[part, :, None].astype(np.float64))[:, :, 0]
    weights = np.exp(log_weight - log_weight.max(axis=1, keepdims=True))
    return theta, nodes, np.asarray(weights / weights.sum(axis=1, keepdims=True))


def posterior_moments(
    loadings: Floats, intercepts: Floats, precision: Floats, most: Ints, least: Ints, start: Floats
) -> tuple[Floats, Floats]:
    """Posterior means (people, 4) and covariances (people, 4, 4), by the points of `posterior_points`.

    The posterior leans outward: its mean lies some 2% further from 0 than its mode. Probabilities of styles and arcs of
    the circle need the mean; about the mode, arcs would be too wide.
    """
    _, nodes, weights = posterior_points(loadings, intercepts, precision, most, least, start)
    mean = np.einsum("nq,nqs->ns", weights, nodes)
    deviations = nodes - mean[:, None, :]
    return mean, np.asarray((deviations * weights[:, :, None]).transpose(0, 2, 1) @ deviations)


@cache
def cubature() -> tuple[Floats, Floats]:
    """25 points (25, 4) of a standard normal in 4 dimensions and the logarithms of their masses (25,): exact for
    polynomials up to degree 5 (Stroud 1971, Approximate Calculation of Multiple Integrals)."""
    axes = np.eye(4)
    corners = [
        np.sqrt(3.0) * (first * axes[i] + second * axes[j])
        for i, j in combinations(range(4), 2)
        for first in (1, -1)
        for second in (1, -1)
    ]
    masses = np.full(25, 1.0 / 36.0)
    masses[0] = 1.0 / 3.0
    return np.array([np.zeros(4), *corners]), np.log(masses)
