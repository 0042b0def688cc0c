"""How many people lead with a style, when each does so with their own probability.

People are independent given their answers, so the count has the Poisson-binomial distribution
 (Poisson 1837; Hong 2013, doi 10.1016/j.csda.2012.10.006).
"""

from collections.abc import Iterable, Mapping
from itertools import combinations
from math import isqrt

import numpy as np
from numpy.typing import NDArray

from discern.contract import STYLES, Interval, Style

Floats = NDArray[np.float64]


def poisson_binomial_pmf(probabilities: Floats) -> Floats:
    """P(exactly k heads) for k = 0…n, shape (n + 1,), from n probabilities by repeated convolution.

    The convolution runs over about √n groups at once, which are then combined.
    """
    n = len(probabilities)
    groups = max(1, isqrt(n))
    steps = -(-n // groups)
    # Padding with people who never lead with the style changes nothing.
    padded = np.zeros(groups * steps)
    padded[:n] = probabilities
    parts = np.zeros((groups, steps + 1))
    parts[:, 0] = 1.0
    for step, p in enumerate(padded.reshape(groups, steps).T[:, :, None], start=1):
        parts[:, 1 : step + 1] = parts[:, 1 : step + 1] * (1 - p) + parts[:, :step] * p
        parts[:, :1] *= 1 - p
    pmf: Floats = parts[0]
    for part in parts[1:]:
        pmf = np.convolve(pmf, part)
    return pmf[: n + 1]


def interval_of(pmf: Floats, coverage: float = 0.95) -> Interval:
    """The interval of counts whose probability is closest to ``coverage``.

    A discrete distribution has no interval of exactly 95%. The usual one, with at most 2.5% in either tail, covers more
    than it claims: 98.5% on average over teams of 3 to 30. This one drops the less likely end as long as that brings
    the probability inside closer to ``coverage``, so that 95% is 95% on average.
    """
    low, high = 0, len(pmf) - 1
    inside = float(pmf.sum())
    while low < high:
        end = low if pmf[low] <= pmf[high] else high
        left = inside - float(pmf[end])
        if abs(left - coverage) > abs(inside - coverage):
            break
        inside = left
        low, high = (low + 1, high) if end == low else (low, high - 1)
    return float(low), float(high)


def columns(styles: Iterable[Style]) -> list[int]:
    return [STYLES.index(style) for style in styles]


def prob_majority(probabilities: Floats, styles: Iterable[Style]) -> float:
    """P(more than half of the people lead with one of ``styles``)."""
    pmf = poisson_binomial_pmf(probabilities[:, columns(styles)].sum(axis=1).clip(0, 1))
    return float(pmf[len(probabilities) // 2 + 1 :].sum())


def prob_absent(probabilities: Floats) -> Mapping[Style, float]:
    """P(nobody leads with the style) = Π(1 − p), by style."""
    absent = np.prod(1 - probabilities, axis=0)
    return {style: float(absent[i]) for i, style in enumerate(STYLES)}


def prob_all_present(probabilities: Floats) -> float:
    """P(each of the four styles leads at least one person), by inclusion and exclusion over the styles left out."""
    total = 0.0
    for size in range(len(STYLES) + 1):
        for left_out in combinations(range(len(STYLES)), size):
            nobody_of_these = float(np.prod(1 - probabilities[:, list(left_out)].sum(axis=1)))
            total += nobody_of_these if size % 2 == 0 else -nobody_of_these
    return min(max(total, 0.0), 1.0)


def prob_both_lead(probabilities: Floats, one: Style, other: Style, least: int) -> float:
    """P(each of two styles leads at least ``least`` people), from the joint distribution of both counts, capped at
    ``least``."""
    counts = np.zeros((least + 1, least + 1))
    counts[0, 0] = 1.0
    for p, q in probabilities[:, columns((one, other))]:
        after = counts * (1 - p - q)
        after[1:] += p * counts[:-1]
        after[-1] += p * counts[-1]
        after[:, 1:] += q * counts[:, :-1]
        after[:, -1] += q * counts[:, -1]
        counts = after
    return float(counts[-1, -1])
