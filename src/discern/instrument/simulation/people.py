"""Simulated people and simulated item parameters."""

from __future__ import annotations

import numpy as np

from discern.instrument.numerics.arrays import Floats

REVERSED_PAIRS = ((0, 1), (2, 3), (0, 2), (1, 3), (0, 3), (1, 2))
"""Columns of the two reverse-keyed items of mixed-keyed blocks, used in turn."""


def draw_people(correlation: Floats, count: int, rng: np.random.Generator) -> Floats:
    """θ (count, 4) of people from the norm group: normal, mean 0, SD 1, with this `correlation` (4, 4)."""
    return np.asarray(rng.standard_normal((count, 4)) @ np.linalg.cholesky(correlation).T)


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
