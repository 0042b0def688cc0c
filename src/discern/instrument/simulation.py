"""Simulated people, and their answers under the best-worst logit."""

from __future__ import annotations

import numpy as np

from discern.instrument.arrays import Floats, Ints
from discern.instrument.likelihood import PAIRS, probabilities


def draw(loadings: Floats, intercepts: Floats, theta: Floats, rng: np.random.Generator) -> tuple[Ints, Ints]:
    """`most`, `least` (people, blocks) from the best-worst logit; parameters (blocks, 4), `theta` (people, 4)."""
    reach = probabilities(loadings, intercepts, theta).cumsum(axis=2)
    chosen = (reach[:, :, :-1] < rng.random(reach.shape[:2])[:, :, None]).sum(axis=2)
    pairs = np.array(PAIRS, dtype=np.int8)
    return pairs[chosen, 0], pairs[chosen, 1]


def draw_people(correlation: Floats, count: int, rng: np.random.Generator) -> Floats:
    """θ (count, 4) of people from the reference: normal, mean 0, SD 1, with this correlation (4, 4)."""
    return np.asarray(rng.standard_normal((count, 4)) @ np.linalg.cholesky(correlation).T)
