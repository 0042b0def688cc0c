"""The exact Thurstonian model of the choices in a block, against which the best-worst logit is checked.

    t_j = μ_j + λ_j θ_style(j) + ε_j,    ε_j ~ N(0, 1 − λ_j²), independent

The person names the items with the largest and the smallest t (Thurstone 1931; Brown & Maydeu-Olivares 2011,
doi 10.1177/0013164410375112). Parameters are on the standardised metric, |λ| < 1. Probabilities need numerical
integration, which is too slow for scoring: this module serves benchmarks and tests.

Shapes: `loadings` and `intercepts` (blocks, 4) unless stated otherwise; `theta` (people, 4); columns in the order D, I,
S, C.
"""

from __future__ import annotations

from functools import cache

import numpy as np

from discern.instrument.best_worst_logit import PAIRS
from discern.instrument.numerics import Floats, Ints, normal_cdf, normal_density

GRID = np.linspace(-8.0, 8.0, 161)
"""Utilities over which choices are integrated."""

CDF_GRID = np.linspace(-8.0, 8.0, 16001)
"""Where Φ is tabulated; interpolation in the table is far quicker than Φ itself."""

DIFFERENCE_STEP = 1e-3
NORMAL_TO_LOGIT = 1.15

REVERSED_PAIRS = ((0, 1), (2, 3), (0, 2), (1, 3), (0, 3), (1, 2))
"""Columns of the two reverse-keyed items of mixed-keyed blocks, used in turn."""

CHUNK = 256
"""People whose information is computed at a time; bounds the memory."""


def draw_items(blocks: int, rng: np.random.Generator) -> tuple[Floats, Floats]:
    """Standardised loadings U(.5, .85) and intercepts N(0, .5²), each (blocks, 4).

    Half of the blocks, at random, are mixed-keyed with two reversed items; each pair of styles is reversed equally
    often.
    """
    loadings = rng.uniform(0.5, 0.85, (blocks, 4))
    intercepts = rng.normal(0.0, 0.5, (blocks, 4))
    for number, block in enumerate(rng.permutation(blocks)[: blocks // 2]):
        loadings[block, REVERSED_PAIRS[number % len(REVERSED_PAIRS)]] *= -1.0
    return loadings, intercepts


def draw_choices(loadings: Floats, intercepts: Floats, theta: Floats, rng: np.random.Generator) -> tuple[Ints, Ints]:
    """Simulated `most` and `least`, each (people, blocks): columns of the chosen items."""
    utility = intercepts + loadings * theta[:, None, :]
    utility += np.sqrt(1.0 - np.square(loadings)) * rng.standard_normal(utility.shape)
    return utility.argmax(axis=2).astype(np.int8), utility.argmin(axis=2).astype(np.int8)


def choice_probabilities(loadings: Floats, mean_utility: Floats) -> Floats:
    """Probabilities (people, 12) of the choices in one block, in the order of `PAIRS`.

    `loadings` (4,); `mean_utility` (people, 4) is μ + λθ. With f_j and F_j the density and distribution of t_j,

        P(most = i, least = k) = ∫ f_i(x) ∫_{y<x} f_k(y) Π_{a≠i,k} [F_a(x) − F_a(y)] dy dx.
    """
    density, below = _on_grid(loadings, mean_utility)
    width = GRID[1] - GRID[0]
    result = np.empty((len(mean_utility), len(PAIRS)))
    for place, (i, k) in enumerate(PAIRS):
        a, b = (item for item in range(4) if item not in (i, k))
        f_k = density[:, k]
        # The product over the two other items a and b expands into terms that each separate into a function of x and
        # one of y, so cumulative sums over a single grid replace the double integral.
        inner = (
            below[:, a] * below[:, b] * _cumulative_integral(f_k)
            - below[:, a] * _cumulative_integral(f_k * below[:, b])
            - below[:, b] * _cumulative_integral(f_k * below[:, a])
            + _cumulative_integral(f_k * below[:, a] * below[:, b])
        )
        result[:, place] = (density[:, i] * inner).sum(axis=1) * width * width
    return result


def _on_grid(loadings: Floats, mean_utility: Floats) -> tuple[Floats, Floats]:
    """Density and distribution of each item's utility at the points of `GRID`, each (people, 4, points)."""
    sd = np.sqrt(1.0 - np.square(loadings))
    z = (GRID - mean_utility[:, :, None]) / sd[:, None]
    return normal_density(z) / sd[:, None], np.interp(z, CDF_GRID, _cdf_table())


def logit_scale(loadings: Floats) -> Floats:
    """Factors (blocks, 1) by which standardised parameters are multiplied to be on the logit scale.

    `NORMAL_TO_LOGIT` over the root mean square of the block's unique standard deviations √(1 − λ²). The constant was
    chosen so that 95% intervals of the best-worst logit cover 95% of people who choose exactly by this model.
    """
    return np.asarray(NORMAL_TO_LOGIT / np.sqrt(np.mean(1.0 - np.square(loadings), axis=1, keepdims=True)))


def fisher_information(loadings: Floats, intercepts: Floats, theta: Floats) -> Floats:
    """Fisher information about θ in all blocks together, (people, 4, 4), by central differences."""
    total = np.zeros((len(theta), 4, 4))
    for start in range(0, len(theta), CHUNK):
        part = slice(start, start + CHUNK)
        for block_loadings, block_intercepts in zip(loadings, intercepts, strict=True):
            utility = block_intercepts + block_loadings * theta[part]
            p = choice_probabilities(block_loadings, utility)
            slopes = np.empty((*p.shape, 4))
            for item in range(3):
                shift = np.zeros(4)
                shift[item] = DIFFERENCE_STEP
                ahead, behind = (choice_probabilities(block_loadings, utility + sign * shift) for sign in (1, -1))
                slopes[:, :, item] = (ahead - behind) / (2.0 * DIFFERENCE_STEP)
            # Adding a constant to all four utilities changes no probability, so the slopes sum to 0.
            slopes[:, :, 3] = -slopes[:, :, :3].sum(axis=2)
            slopes *= block_loadings
            total[part] += np.einsum("nci,ncj->nij", slopes / p[:, :, None], slopes)
    return total


def van_trees_bound(information: Floats, correlation: Floats) -> Floats:
    """The lowest root mean squared error (4,) that any estimator of θ can have, over people of the reference.

    From the inverse of the mean `information` (people, 4, 4) plus that of the normal prior with this `correlation`
    (4, 4) (Van Trees 1968, *Detection, Estimation, and Modulation Theory*).
    """
    return np.asarray(np.sqrt(np.linalg.inv(information.mean(axis=0) + np.linalg.inv(correlation)).diagonal()))


@cache
def _cdf_table() -> Floats:
    return normal_cdf(CDF_GRID)


def _cumulative_integral(values: Floats) -> Floats:
    """Integral up to each point of the last axis by the trapezoid rule, in units of the grid's spacing."""
    return np.asarray(values.cumsum(axis=1) - 0.5 * values)
