"""The standard normal distribution."""

from __future__ import annotations

import math
from functools import cache
from statistics import NormalDist

import numpy as np

from discern.instrument.arrays import Floats

Z95 = NormalDist().inv_cdf(0.975)
_erf = np.frompyfunc(math.erf, 1, 1)


def cdf(x: Floats) -> Floats:
    """Φ(x), elementwise."""
    return 0.5 * (1.0 + np.asarray(_erf(np.asarray(x) / math.sqrt(2.0)), dtype=np.float64))


def density(x: Floats) -> Floats:
    """φ(x), elementwise."""
    return np.asarray(np.exp(-0.5 * np.square(x)) / math.sqrt(2.0 * math.pi))


@cache
def points(count: int) -> Floats:
    """`count` (even) evenly spread standard normal points in 4 dimensions, (count, 4), symmetric about 0.

    Roberts' additive recurrence: multiples of 1/g, 1/g², … modulo 1 with g⁵ = g + 1, sent through Φ⁻¹.
    """
    g = 1.0
    for _ in range(60):
        g = (1.0 + g) ** 0.2
    multiples = np.arange(1, count // 2 + 1)[:, None] * (1.0 / g) ** np.arange(1, 5)
    inverse = np.frompyfunc(NormalDist().inv_cdf, 1, 1)
    half = np.asarray(inverse((0.5 + multiples) % 1.0), dtype=np.float64)
    spread = np.concatenate([half, -half])
    spread.flags.writeable = False
    return spread
