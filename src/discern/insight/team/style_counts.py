"""How many people lead with a style, when each does so with a probability of their own.

People are independent given their answers, so the count follows the Poisson-binomial distribution (Poisson 1837; Hong
2013, doi 10.1016/j.csda.2012.10.006). Throughout, ``probabilities`` (n, 4) are those of leading with D, I, S and C.
"""

from collections.abc import Iterable, Mapping
from itertools import combinations
from math import isqrt

import numpy as np
from numpy.typing import NDArray

from discern.contract.models.results import Interval
from discern.contract.styles import STYLES, Style

Floats = NDArray[np.float64]


def poisson_binomial_pmf(probabilities: Floats) -> Floats:
    """P(exactly k of n people lead), k = 0…n, shape (n + 1,), from ``probabilities`` (n,), by convolution.

    Exact. The people are split into about √n groups that are convolved side by side and then with each other, so that
    Python loops about 2·√n times instead of n.
    """
    n = len(probabilities)
    groups = max(1, isqrt(n))
    steps = -(-n // groups)
    # Padding with people who never lead with the style changes nothing.
    padded = np.zeros(groups * steps)
    padded[:n] = probabilities
    parts = np.zeros((groups, steps + 1))
    parts[:, 0] = 1.0
    # Row by group, column by count: one more person either leaves the count alone (1 − p) or raises it by one (p).
    for step, p in enumerate(padded.reshape(groups, steps).T[:, :, None], start=1):
        parts[:, 1 : step + 1] = parts[:, 1 : step + 1] * (1 - p) + parts[:, :step] * p
        parts[:, :1] *= 1 - p
    pmf: Floats = parts[0]
    for part in parts[1:]:
        pmf = np.convolve(pmf, part)
    return pmf[: n + 1]


def interval_of(pmf: Floats, coverage: float = 0.95) -> Interval:
    """The interval of counts, both ends included, whose probability is closest to ``coverage``.

    ``pmf`` (n + 1,) is unimodal, as every Poisson-binomial distribution is. A discrete distribution has no interval of
    exactly 95%. The usual one, with at most 2.5% in either tail, covers more than it claims: 98.5% on average over
    teams of 3 to 30. This one starts from all counts and drops the less likely end as long as that brings the
    probability inside closer to ``coverage``, so that it covers 95.7% on average.
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


def least_of_third(people: int) -> int:
    """The least count that makes a third of a team of ``people``: rounded up, and at least 2."""
    return max(2, -(-people // 3))


def style_columns(styles: Iterable[Style]) -> list[int]:
    """The columns of ``styles`` in an array with one column for each of D, I, S and C."""
    return [STYLES.index(style) for style in styles]


def prob_most(probabilities: Floats) -> float:
    """P(more than half of the people), from each one's probability (n,)."""
    return prob_at_least(probabilities, len(probabilities) // 2 + 1)


def prob_at_least(probabilities: Floats, least: int) -> float:
    """P(``least`` people or more), from each one's probability (n,)."""
    return float(poisson_binomial_pmf(probabilities)[least:].sum())


def prob_majority(probabilities: Floats, styles: Iterable[Style]) -> float:
    """P(more than half of the people lead with one of ``styles``)."""
    # Nobody leads with two styles, so one person's probabilities add up; rounding can take the sum past 1.
    return prob_most(probabilities[:, style_columns(styles)].sum(axis=1).clip(0, 1))


def prob_none_lead(probabilities: Floats, styles: Iterable[Style]) -> float:
    """P(nobody leads with any of ``styles``)."""
    return float(np.prod((1 - probabilities[:, style_columns(styles)].sum(axis=1)).clip(0, 1)))


def prob_absent(probabilities: Floats) -> Mapping[Style, float]:
    """P(nobody leads with the style) = Π(1 − p), by style."""
    absent = np.prod(1 - probabilities, axis=0)
    return {style: float(absent[i]) for i, style in enumerate(STYLES)}


def prob_all_present(probabilities: Floats) -> float:
    """P(each of the four styles leads at least one person), by inclusion–exclusion over the sets of absent styles."""
    total = 0.0
    for size in range(len(STYLES) + 1):
        for left_out in combinations(range(len(STYLES)), size):
            nobody_of_these = float(np.prod(1 - probabilities[:, list(left_out)].sum(axis=1)))
            total += nobody_of_these if size % 2 == 0 else -nobody_of_these
    return min(max(total, 0.0), 1.0)


def prob_both_lead(probabilities: Floats, one: Style, other: Style, least: int) -> float:
    """P(``one`` and ``other`` each lead at least ``least`` people)."""
    first, second = probabilities[:, style_columns((one, other))].T
    return prob_both(first, second, least)


def prob_both(first: Floats, second: Floats, least: int) -> float:
    """P(two groups that nobody belongs to both of have at least ``least`` people each), from each person's probability
    of the one and of the other, both (n,).

    The two counts are not independent, so the joint distribution is built person by person. Counts are capped at
    ``least``: more than enough is as good as enough, and the table stays (least + 1, least + 1).
    """
    counts = np.zeros((least + 1, least + 1))
    counts[0, 0] = 1.0
    for p, q in zip(first.tolist(), second.tolist(), strict=True):
        after = counts * (1 - p - q)
        # The last row and column mean "``least`` or more", so they also keep what would move beyond them.
        after[1:] += p * counts[:-1]
        after[-1] += p * counts[-1]
        after[:, 1:] += q * counts[:, :-1]
        after[:, -1] += q * counts[:, -1]
        counts = after
    return float(counts[-1, -1])
