"""The exact Thurstonian model of a most/least answer: what the best-worst logit is measured against.

Utilities t_j = μ_j + λ_j θ_style(j) + ε_j with ε_j normal, independent, of variance 1 − λ_j²; the answer names the
largest and the smallest (Thurstone 1931; Brown & Maydeu-Olivares 2011, doi 10.1177/0013164410375112). Parameters are on
the standardised metric, |λ| < 1. Slow: for benchmarks and tests.
"""

from __future__ import annotations

from functools import cache

import numpy as np

from discern.instrument import normal
from discern.instrument.arrays import Floats, Ints
from discern.instrument.likelihood import PAIRS

GRID = np.linspace(-8.0, 8.0, 161)
TABLE = np.linspace(-8.0, 8.0, 16001)
STEP = 1e-3
LOGIT_TO_NORMAL = 1.15
CHUNK = 256


def draw(loadings: Floats, intercepts: Floats, theta: Floats, rng: np.random.Generator) -> tuple[Ints, Ints]:
    """`most` and `least` (people, blocks) drawn at `theta` (people, 4); parameters (blocks, 4)."""
    utility = intercepts + loadings * theta[:, None, :]
    utility += np.sqrt(1.0 - np.square(loadings)) * rng.standard_normal(utility.shape)
    return utility.argmax(axis=2).astype(np.int8), utility.argmin(axis=2).astype(np.int8)


def probabilities(loadings: Floats, utility: Floats) -> Floats:
    """Probabilities (people, 12) of one block's answers in the order of `PAIRS`, at mean utilities (people, 4).

    P(most = i, least = k) = ∫ f_i(x) ∫_{y<x} f_k(y) Π_{a≠i,k} [F_a(x) − F_a(y)] dy dx. The product opens into sums of
    products of a function of x and one of y, so running sums over one grid replace the double integral.
    """
    sd = np.sqrt(1.0 - np.square(loadings))
    z = (GRID - utility[:, :, None]) / sd[:, None]
    density = normal.density(z) / sd[:, None]
    below = np.interp(z, TABLE, _table())
    width = GRID[1] - GRID[0]
    result = np.empty((len(utility), len(PAIRS)))
    for place, (i, k) in enumerate(PAIRS):
        a, b = (item for item in range(4) if item not in (i, k))
        f_k = density[:, k]
        inner = (
            below[:, a] * below[:, b] * _running(f_k)
            - below[:, a] * _running(f_k * below[:, b])
            - below[:, b] * _running(f_k * below[:, a])
            + _running(f_k * below[:, a] * below[:, b])
        )
        result[:, place] = (density[:, i] * inner).sum(axis=1) * width * width
    return result


def logit_scale(loadings: Floats) -> Floats:
    """Factor (blocks, 1) that brings standardised parameters (blocks, 4) to the logit scale: `LOGIT_TO_NORMAL` over the
    root mean square of the block's unique standard deviations. The constant makes 95% intervals of the best-worst logit
    cover 95% of people whose answers are exactly Thurstonian."""
    return np.asarray(LOGIT_TO_NORMAL / np.sqrt(np.mean(1.0 - np.square(loadings), axis=1, keepdims=True)))


def information(loadings: Floats, intercepts: Floats, theta: Floats) -> Floats:
    """Fisher information (people, 4, 4) of all blocks (blocks, 4) at `theta` (people, 4), by central differences."""
    total = np.zeros((len(theta), 4, 4))
    for start in range(0, len(theta), CHUNK):
        part = slice(start, start + CHUNK)
        for block_loadings, block_intercepts in zip(loadings, intercepts, strict=True):
            utility = block_intercepts + block_loadings * theta[part]
            p = probabilities(block_loadings, utility)
            slopes = np.empty((*p.shape, 4))
            for item in range(3):
                shift = np.zeros(4)
                shift[item] = STEP
                ahead, behind = (probabilities(block_loadings, utility + sign * shift) for sign in (1, -1))
                slopes[:, :, item] = (ahead - behind) / (2.0 * STEP)
            # Raising all four utilities alike changes nothing, so the slopes sum to 0.
            slopes[:, :, 3] = -slopes[:, :, :3].sum(axis=2)
            slopes *= block_loadings
            total[part] += np.einsum("nci,ncj->nij", slopes / p[:, :, None], slopes)
    return total


def van_trees_bound(information_: Floats, correlation: Floats) -> Floats:
    """Lowest root mean squared error (4,) any estimator can have over people of the reference: from the inverse of the
    mean information (people, 4, 4) plus that of the normal prior (Van Trees 1968, Detection, Estimation, and Modulation
    Theory)."""
    return np.asarray(np.sqrt(np.linalg.inv(information_.mean(axis=0) + np.linalg.inv(correlation)).diagonal()))


@cache
def _table() -> Floats:
    return normal.cdf(TABLE)


def _running(values: Floats) -> Floats:
    """Integral up to each grid point, without the grid's width (trapezoid rule)."""
    return np.asarray(values.cumsum(axis=1) - 0.5 * values)
