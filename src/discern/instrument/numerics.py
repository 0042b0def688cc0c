"""Array types, the standard normal distribution, and numbers that follow from a seed."""

import hashlib
import math
from functools import cache
from statistics import NormalDist
from typing import Any

import numpy as np

Floats = np.ndarray[Any, np.dtype[np.float64]]
Bools = np.ndarray[Any, np.dtype[np.bool_]]

Ints = np.ndarray[Any, np.dtype[np.int8]]
"""Small integers; for choices, the style column (0..3) of the chosen item, or -1 where a block is unanswered."""

Indices = np.ndarray[Any, np.dtype[np.intp]]
"""Positions in another array."""


Z95 = NormalDist().inv_cdf(0.975)
"""Half-width of a 95% interval in standard errors, 1.96."""

_erf = np.frompyfunc(math.erf, 1, 1)


def normal_cdf(x: Floats) -> Floats:
    """Φ(x), elementwise."""
    return 0.5 * (1.0 + np.asarray(_erf(np.asarray(x) / math.sqrt(2.0)), dtype=np.float64))


def normal_density(x: Floats) -> Floats:
    """φ(x), elementwise."""
    return np.asarray(np.exp(-0.5 * np.square(x)) / math.sqrt(2.0 * math.pi))


@cache
def quasi_random_points(count: int) -> Floats:
    """Evenly spread standard normal points in 4 dimensions, (`count`, 4), symmetric about 0 and read-only.

    `count` must be even. The points are an additive recurrence (Roberts' R-sequence): multiples of 1/g, 1/g², 1/g³ and
    1/g⁴ modulo 1, where g⁵ = g + 1, mapped through Φ⁻¹.
    """
    # Fixed-point iteration for the root g of g⁵ = g + 1; it converges to machine precision well within 60 rounds.
    g = 1.0
    for _ in range(60):
        g = (1.0 + g) ** 0.2
    multiples = np.arange(1, count // 2 + 1)[:, None] * (1.0 / g) ** np.arange(1, 5)
    inverse = np.frompyfunc(NormalDist().inv_cdf, 1, 1)
    half = np.asarray(inverse((0.5 + multiples) % 1.0), dtype=np.float64)
    # Each point is paired with its negative, so that means and all odd moments are exactly 0.
    points = np.concatenate([half, -half])
    points.flags.writeable = False
    return points


def seeded_uniform(seed: int, *parts: str | int) -> float:
    """A number in [0, 1) determined by the arguments, the same on every machine and in every version of numpy."""
    digest = hashlib.blake2b("/".join(map(str, (seed, *parts))).encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") / 2.0**64
