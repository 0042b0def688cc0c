"""Modes of θ under the Thurstonian model taken pair by pair: scores that share nothing with the best-worst logit.

    P(i before j) = Φ((μ_i − μ_j + λ_i θ_trait(i) − λ_j θ_trait(j)) / √(ψ_i² + ψ_j²))

for each pair of a block whose order is known (Brown & Maydeu-Olivares 2011, doi 10.1177/0013164410375112), and
θ ~ N(0, R). Pairs count as independent, though those of one block share the errors ε_i, of variance ψ_i². So they seem
to tell more than they do: scores lie further from 0, and standard errors are too small.

Parameters may be on any metric: only their ratios to ψ matter. θ is in standard deviations of each trait.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import combinations

import numpy as np

from discern.instrument.numerics import Floats, Indices, Ints

TOLERANCE = 1e-8
"""Everybody is done when no trait's step exceeds this, in θ units."""

MAX_STEPS = 50
_erfc = np.frompyfunc(math.erfc, 1, 1)


@dataclass(frozen=True, slots=True, eq=False)
class Pairs:
    """P(first before second) = Φ(`constants` + `slopes` θ), of (pairs,) and (pairs, traits), in units of its error."""

    constants: Floats
    slopes: Floats

    @classmethod
    def of_items(cls, order: Indices, loadings: Floats, intercepts: Floats, variances: Floats) -> Pairs:
        """Pairs `order` (pairs, 2) of items with λ (items, traits), `intercepts` μ and `variances` ψ² (items,)."""
        first, second = order.T
        error = np.sqrt(variances[first] + variances[second])
        return cls(
            (intercepts[first] - intercepts[second]) / error, (loadings[first] - loadings[second]) / error[:, None]
        )

    @classmethod
    def of_blocks(cls, loadings: Floats, intercepts: Floats, variances: Floats) -> Pairs:
        """The 6 pairs of each block, as in `known_pairs`, from parameters (blocks, 4): an item of each style."""
        inside = np.array(list(combinations(range(4), 2)))
        order = np.concatenate([4 * block + inside for block in range(len(loadings))])
        matrix = (loadings[:, :, None] * np.eye(4)).reshape(-1, 4)
        return cls.of_items(order, matrix, intercepts.ravel(), variances.ravel())


def known_pairs(most: Ints, least: Ints) -> Ints:
    """What choices (people, blocks) say of pairs (people, 6 blocks): 1 first before second, -1 after, 0 unknown."""
    items = np.arange(4)
    place = (most[:, :, None] == items).astype(np.int8) - (least[:, :, None] == items).astype(np.int8)
    first, second = np.array(list(combinations(items, 2))).T
    return np.asarray(np.sign(place[:, :, first] - place[:, :, second]).reshape(len(most), -1))


def estimate(pairs: Pairs, precision: Floats, known: Ints) -> tuple[Floats, Floats]:
    """Modes and standard errors, each (people, traits), by Fisher scoring. `precision` (traits, traits) is R⁻¹; `known`
    (people, pairs) is as from `known_pairs`."""
    theta = np.zeros((len(known), len(precision)))
    products = (pairs.slopes[:, :, None] * pairs.slopes[:, None, :]).reshape(len(pairs.slopes), -1)
    for _ in range(MAX_STEPS):
        z = pairs.constants + theta @ pairs.slopes.T
        density = np.exp(-0.5 * np.square(z)) / math.sqrt(2.0 * math.pi) * np.abs(known)
        before, after = (0.5 * np.asarray(_erfc(sign * z / math.sqrt(2.0)), dtype=np.float64) for sign in (-1, 1))
        gradient = (density * np.where(known > 0, 1.0 / before, -1.0 / after)) @ pairs.slopes - theta @ precision
        information = (density * density / (before * after)) @ products
        covariance = np.linalg.inv(information.reshape(-1, *precision.shape) + precision)
        step = np.einsum("nst,nt->ns", covariance, gradient)
        theta += step / np.maximum(np.abs(step).max(axis=1, keepdims=True), 1.0)
        if np.abs(step).max() <= TOLERANCE:
            break
    return theta, np.sqrt(np.diagonal(covariance, axis1=1, axis2=2))
