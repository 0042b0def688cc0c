"""The scoring loop, compiled where numba is installed: several people ("lanes") advance side by side, so that the
compiler turns each inner loop into vector instructions. Same model and same numbers as `likelihood` and `scoring`.

Work arrays are (style, lane). A symmetric 4 × 4 matrix is 10 rows: the diagonal, then the pairs (0,1) (0,2) (0,3) (1,2)
(1,3) (2,3). Importing this module imports numba.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from typing import Any, TypeVar, cast

import numpy as np

from discern.instrument.arrays import Floats, Ints

COMPILED = find_spec("numba") is not None
MAX_STEPS = 60
# The last step bounds the distance between the point where the information was taken and the mode.
TOLERANCE = 3e-6

Function = TypeVar("Function", bound=Callable[..., Any])


def compiled(function: Function) -> Function:
    """The function as machine code, kept on disk between processes; unchanged without numba."""
    if not COMPILED:
        return function
    from numba import njit

    return cast("Function", njit(cache=True, nogil=True, error_model="numpy")(function))


@compiled
def add_choices(loadings: Floats, most: Ints, least: Ints, start: int, count: int, sums: Floats) -> None:
    """The sufficient statistic of each lane; lanes without a person get 0."""
    sums[:] = 0.0
    for lane in range(count):
        for block in range(loadings.shape[0]):
            best = most[start + lane, block]
            worst = least[start + lane, block]
            sums[best, lane] += loadings[block, best]
            sums[worst, lane] -= loadings[block, worst]


@compiled
def begin(sums: Floats, scales: Floats, terms: Ints, coefficients: Floats, monomials: Floats, point: Floats) -> None:
    """Evaluate the warm start's polynomial."""
    lanes = sums.shape[1]
    monomials[0] = 1.0
    for style in range(4):
        point[style] = coefficients[0, style]
    for term in range(1, terms.shape[0]):
        parent = terms[term, 0]
        style = terms[term, 1]
        for lane in range(lanes):
            monomials[term, lane] = monomials[parent, lane] * sums[style, lane] * scales[style]
        for style in range(4):
            coefficient = coefficients[term, style]
            for lane in range(lanes):
                point[style, lane] += coefficient * monomials[term, lane]


@compiled
def prepare(precision: Floats, sums: Floats, point: Floats, gradient: Floats, matrix: Floats) -> None:
    """Set the gradient and the information to what the prior and the answers give before any block is visited."""
    lanes = sums.shape[1]
    row = 4
    for style in range(4):
        matrix[style] = precision[style, style]
        for other in range(style + 1, 4):
            matrix[row] = precision[style, other]
            row += 1
        for lane in range(lanes):
            total = sums[style, lane]
            for other in range(4):
                total -= precision[style, other] * point[other, lane]
            gradient[style, lane] = total


@compiled
def exponentials(loading: Floats, intercept: Floats, point: Floats, work: Floats) -> None:
    """e^u in rows 0–3 of `work`, e^−u in 4–7, their sums in 8 and 9.

    e^u is the 64th power of the Taylor polynomial of e^(u/64): for |u| ≤ 16 within 3e-8 of itself, and free of calls.
    """
    lanes = point.shape[1]
    work[8] = 0.0
    work[9] = 0.0
    for style in range(4):
        slope = loading[style]
        level = intercept[style]
        for lane in range(lanes):
            x = (level + slope * point[style, lane]) * 0.015625
            tail = 1.0 / 24.0 + x * (1.0 / 120.0 + x * (1.0 / 720.0 + x * (1.0 / 5040.0)))
            up = 1.0 + x * (1.0 + x * (0.5 + x * (1.0 / 6.0 + x * tail)))
            up *= up
            up *= up
            up *= up
            up *= up
            up *= up
            up *= up
            down = 1.0 / up
            work[style, lane] = up
            work[4 + style, lane] = down
            work[8, lane] += up
            work[9, lane] += down


@compiled
def accumulate(loading: Floats, gradient: Floats, matrix: Floats, work: Floats) -> None:
    """Add one block to gradient and information; `work` as `exponentials` leaves it."""
    lanes = gradient.shape[1]
    for lane in range(lanes):
        work[10, lane] = 1.0 / (work[8, lane] * work[9, lane] - 4.0)
    for style in range(4):
        size = loading[style]
        for lane in range(lanes):
            weight = work[10, lane]
            up = work[style, lane] * size * weight
            down = work[4 + style, lane] * size
            rising = up * work[9, lane]
            falling = down * work[8, lane] * weight
            slope = rising - falling
            gradient[style, lane] -= slope
            matrix[style, lane] += (rising + falling) * size - slope * slope - 2.0 * up * down
            work[style, lane] = up
            work[4 + style, lane] = down
            work[11 + style, lane] = slope
    row = 4
    for style in range(3):
        for other in range(style + 1, 4):
            for lane in range(lanes):
                matrix[row, lane] -= (
                    work[style, lane] * work[4 + other, lane]
                    + work[other, lane] * work[4 + style, lane]
                    + work[11 + style, lane] * work[11 + other, lane]
                )
            row += 1


@compiled
def invert(matrix: Floats, inverse: Floats) -> None:
    """The inverse of each lane's positive definite matrix, through L D Lᵀ."""
    for lane in range(matrix.shape[1]):
        m10, m20, m30 = matrix[4, lane], matrix[5, lane], matrix[6, lane]
        i0 = 1.0 / matrix[0, lane]
        l10, l20, l30 = m10 * i0, m20 * i0, m30 * i0
        i1 = 1.0 / (matrix[1, lane] - l10 * m10)
        m21 = matrix[7, lane] - l20 * m10
        m31 = matrix[8, lane] - l30 * m10
        l21, l31 = m21 * i1, m31 * i1
        i2 = 1.0 / (matrix[2, lane] - l20 * m20 - l21 * m21)
        m32 = matrix[9, lane] - l30 * m20 - l31 * m21
        l32 = m32 * i2
        i3 = 1.0 / (matrix[3, lane] - l30 * m30 - l31 * m31 - l32 * m32)
        n20 = l21 * l10 - l20
        n31 = l32 * l21 - l31
        n30 = l31 * l10 - l32 * n20 - l30
        inverse[0, lane] = i0 + l10 * l10 * i1 + n20 * n20 * i2 + n30 * n30 * i3
        inverse[1, lane] = i1 + l21 * l21 * i2 + n31 * n31 * i3
        inverse[2, lane] = i2 + l32 * l32 * i3
        inverse[3, lane] = i3
        inverse[4, lane] = n30 * n31 * i3 - l10 * i1 - n20 * l21 * i2
        inverse[5, lane] = n20 * i2 - n30 * l32 * i3
        inverse[6, lane] = n30 * i3
        inverse[7, lane] = -l21 * i2 - n31 * l32 * i3
        inverse[8, lane] = n31 * i3
        inverse[9, lane] = -l32 * i3


@compiled
def advance(inverse: Floats, gradient: Floats, point: Floats) -> float:
    """Take Newton's step, of at most 1 in any style; the largest step of any lane is returned."""
    largest = 0.0
    for lane in range(point.shape[1]):
        g0, g1, g2, g3 = gradient[0, lane], gradient[1, lane], gradient[2, lane], gradient[3, lane]
        i01, i02, i03 = inverse[4, lane], inverse[5, lane], inverse[6, lane]
        i12, i13, i23 = inverse[7, lane], inverse[8, lane], inverse[9, lane]
        s0 = inverse[0, lane] * g0 + i01 * g1 + i02 * g2 + i03 * g3
        s1 = i01 * g0 + inverse[1, lane] * g1 + i12 * g2 + i13 * g3
        s2 = i02 * g0 + i12 * g1 + inverse[2, lane] * g2 + i23 * g3
        s3 = i03 * g0 + i13 * g1 + i23 * g2 + inverse[3, lane] * g3
        size = max(max(abs(s0), abs(s1)), max(abs(s2), abs(s3)))
        damp = 1.0 / max(size, 1.0)
        point[0, lane] += s0 * damp
        point[1, lane] += s1 * damp
        point[2, lane] += s2 * damp
        point[3, lane] += s3 * damp
        largest = max(largest, size)
    return largest


@compiled
def store(point: Floats, inverse: Floats, theta: Floats, covariance: Floats, start: int, count: int) -> None:
    """Copy the lanes that hold a person into the results."""
    for lane in range(count):
        row = 4
        for style in range(4):
            theta[start + lane, style] = point[style, lane]
            covariance[start + lane, style, style] = inverse[style, lane]
            for other in range(style + 1, 4):
                covariance[start + lane, style, other] = inverse[row, lane]
                covariance[start + lane, other, style] = inverse[row, lane]
                row += 1


@compiled
def solve(
    loadings: Floats,
    intercepts: Floats,
    precision: Floats,
    most: Ints,
    least: Ints,
    scales: Floats,
    terms: Ints,
    coefficients: Floats,
    theta: Floats,
    covariance: Floats,
    first: int,
    stop: int,
    lanes: int,
) -> None:
    """Write modes into `theta` (people, 4) and covariances into `covariance` (people, 4, 4), for people first..stop−1.

    `most`, `least` (people, blocks) must be complete. The start is the polynomial with `terms` and `coefficients` (see
    `warmstart`) in the sufficient statistic times `scales`.
    """
    sums = np.empty((4, lanes))
    point = np.empty((4, lanes))
    gradient = np.empty((4, lanes))
    matrix = np.empty((10, lanes))
    inverse = np.empty((10, lanes))
    work = np.empty((15, lanes))
    monomials = np.empty((terms.shape[0], lanes))
    for start in range(first, stop, lanes):
        count = min(lanes, stop - start)
        add_choices(loadings, most, least, start, count, sums)
        begin(sums, scales, terms, coefficients, monomials, point)
        for _ in range(MAX_STEPS):
            prepare(precision, sums, point, gradient, matrix)
            for block in range(loadings.shape[0]):
                exponentials(loadings[block], intercepts[block], point, work)
                accumulate(loadings[block], gradient, matrix, work)
            invert(matrix, inverse)
            if advance(inverse, gradient, point) < TOLERANCE:
                break
        store(point, inverse, theta, covariance, start, count)
