"""A polynomial that guesses the posterior mode from the sufficient statistic of a complete form.

On a fixed form the mode is a smooth map of T (4,), so a cubic fitted once brings Newton's method within two or three
steps of it for everyone.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations_with_replacement

import numpy as np

from discern.instrument.arrays import Floats, Ints
from discern.instrument.likelihood import choice_sums
from discern.instrument.scoring import estimate
from discern.instrument.simulation import draw

DEGREE = 3
PEOPLE = 2000
SPREAD = 1.3


@dataclass(frozen=True, slots=True, eq=False)
class WarmStart:
    """`terms` (terms, 2) builds monomial k as monomial `terms[k, 0]` times variable `terms[k, 1]`, monomial 0 being 1;
    variables are T times `scales` (4,); `coefficients` is (terms, 4)."""

    scales: Floats
    terms: Ints
    coefficients: Floats

    def __call__(self, sums: Floats) -> Floats:
        """Guessed modes (people, 4) from T (people, 4)."""
        return np.asarray(_monomials(sums * self.scales, self.terms) @ self.coefficients)


# Starts every search at 0; for blocks that no polynomial was fitted to.
AT_ZERO = WarmStart(np.ones(4), np.zeros((1, 2), dtype=np.int8), np.zeros((1, 4)))


def fit_warm_start(loadings: Floats, intercepts: Floats, precision: Floats) -> WarmStart:
    """Least squares over people simulated somewhat wider than the reference; reproducible."""
    rng = np.random.default_rng(0)
    spread = np.linalg.cholesky(np.linalg.inv(precision)) * SPREAD
    theta = rng.standard_normal((PEOPLE, 4)) @ spread.T
    most, least = draw(loadings, intercepts, theta, rng)
    sums = choice_sums(loadings, most, least)
    modes = estimate(loadings, intercepts, precision, most, least).theta
    scales = 1.0 / sums.std(axis=0)
    terms = _terms()
    coefficients = np.linalg.lstsq(_monomials(sums * scales, terms), modes, rcond=None)[0]
    return WarmStart(scales, terms, np.ascontiguousarray(coefficients))


def _terms() -> Ints:
    numbers: dict[tuple[int, ...], int] = {(): 0}
    terms = [(0, 0)]
    for degree in range(1, DEGREE + 1):
        for factors in combinations_with_replacement(range(4), degree):
            numbers[factors] = len(terms)
            terms.append((numbers[factors[:-1]], factors[-1]))
    return np.array(terms, dtype=np.int8)


def _monomials(variables: Floats, terms: Ints) -> Floats:
    values = np.ones((len(variables), len(terms)))
    for number, (parent, variable) in enumerate(terms[1:], start=1):
        values[:, number] = values[:, parent] * variables[:, variable]
    return values
