"""How many people lead with a style, when each does so with a probability of their own.

People are taken as independent given their answers. The number of heads then has the Poisson-binomial
distribution (Poisson 1837; Hong 2013, doi 10.1016/j.csda.2012.10.006).
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from discern.contract import STYLES, ByStyle, Interval, Style

Floats = NDArray[np.float64]

_ROUNDING = 1e-12


def normalise(probabilities: Sequence[ByStyle[float]]) -> Floats:
    """One row a person and one column a style (D, I, S, C), shape (n, 4); each row is scaled to add up to 1."""
    rows = np.array([row.values() for row in probabilities], dtype=np.float64).reshape(-1, len(STYLES))
    scaled: Floats = rows / rows.sum(axis=1, keepdims=True)
    return scaled


def distribute(probabilities: Floats) -> Floats:
    """P(exactly k heads) for k = 0…n, shape (n + 1,), from n probabilities by repeated convolution."""
    pmf = np.zeros(len(probabilities) + 1)
    pmf[0] = 1.0
    for n, p in enumerate(probabilities, start=1):
        pmf[1 : n + 1] = pmf[1 : n + 1] * (1 - p) + pmf[:n] * p
        pmf[0] *= 1 - p
    return pmf


def central_interval(pmf: Floats, coverage: float = 0.95) -> Interval:
    """The heads between which at least ``coverage`` lies, with at most half of the rest in either tail."""
    tail = (1 - coverage) / 2
    cumulated = np.cumsum(pmf)
    low = int(np.searchsorted(cumulated, tail + _ROUNDING))
    high = int(np.searchsorted(cumulated, 1 - tail - _ROUNDING))
    return float(low), float(min(high, len(pmf) - 1))


def columns(styles: Iterable[Style]) -> list[int]:
    return [STYLES.index(style) for style in styles]


def most(probabilities: Floats, styles: Iterable[Style]) -> float:
    """P(more than half of the people lead with one of ``styles``)."""
    pmf = distribute(probabilities[:, columns(styles)].sum(axis=1).clip(0, 1))
    return float(pmf[len(probabilities) // 2 + 1 :].sum())


def nobody(probabilities: Floats) -> Mapping[Style, float]:
    """P(nobody leads with the style) = Π(1 − p), by style."""
    absent = np.prod(1 - probabilities, axis=0)
    return {style: float(absent[i]) for i, style in enumerate(STYLES)}


def all_present(probabilities: Floats) -> float:
    """P(each of the four styles leads at least one person), by inclusion and exclusion over the styles left out."""
    total = 0.0
    for size in range(len(STYLES) + 1):
        for left_out in combinations(range(len(STYLES)), size):
            nobody_of_these = float(np.prod(1 - probabilities[:, list(left_out)].sum(axis=1)))
            total += nobody_of_these if size % 2 == 0 else -nobody_of_these
    return min(max(total, 0.0), 1.0)
