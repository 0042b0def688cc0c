"""How many people are clearly at an end of an axis, when each is so with a probability of their own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import numpy as np

from discern.insight.circle_axes import AXES, ENDS, MIDDLE, Axis
from discern.insight.circle_positions import Floats
from discern.insight.team.style_counts import prob_both, prob_most
from discern.instrument import normal

BY_CHANCE = float(normal.cdf(np.array(-MIDDLE / np.sqrt(1.5))))
"""The share of the reference population beyond `MIDDLE` at one end of an axis; either coordinate has variance 1.5."""


SHARED_ERROR = 0.1
"""SD of the error that all positions of a team share on an axis, in θ: everybody answers the same statements, so an
error in the parameters of those doesn't average out over people. Measured as the SD, over draws of parameters, of the
mean error of 400 people: 0.02 where the parameters are right, 0.08 to 0.10 in the world "MOLE-like" of
`benchmarks.instrument.worlds` and 0.12 to 0.14 in "BFT-like"."""

_SHIFTS = ((-(3**0.5) * SHARED_ERROR, 1 / 6), (0.0, 2 / 3), (3**0.5 * SHARED_ERROR, 1 / 6))
"""Three values of the shared error with their weights, by Gauss-Hermite quadrature of a normal distribution."""


@dataclass(frozen=True, slots=True)
class EndCounts:
    """How many of n people are clearly at each end of an axis, more than `MIDDLE` from the middle.

    ``by_shift`` holds, for each value of the shared error, P(clearly at the end), shape (n,), by end. Given the shared
    error people are independent of each other.
    """

    by_shift: tuple[Mapping[str, Floats], ...]

    @classmethod
    def of(cls, places: Floats, variances: Floats) -> EndCounts:
        """From estimated positions (n, 2), focus and pace, in θ, and the error variance of either coordinate (n,)."""
        errors = np.sqrt(np.maximum(variances, np.finfo(np.float64).tiny))
        return cls(tuple(_end_probabilities(places + shift, errors) for shift, _ in _SHIFTS))

    def of_each(self, end: str) -> Floats:
        """P(each person is clearly at the end), shape (n,)."""
        weights = np.array([weight for _, weight in _SHIFTS])
        return np.asarray(weights @ np.array([ends[end] for ends in self.by_shift]))

    def prob_all(self, end: str, rows: list[int]) -> float:
        """P(all the people in ``rows`` are clearly at the end)."""
        return self._average(lambda ends: float(np.prod(ends[end][rows])))

    def prob_most(self, end: str) -> float:
        """P(more than half of the people are clearly at the end)."""
        return self._average(lambda ends: prob_most(ends[end]))

    def prob_both(self, axis: Axis, least: int) -> float:
        """P(either end of the axis has ``least`` people or more)."""
        first, second = ENDS[axis]
        # Nobody is at both ends; rounding can take the sum of the two past 1.
        return self._average(lambda ends: prob_both(ends[first], np.minimum(ends[second], 1 - ends[first]), least))

    def _average(self, compute: Callable[[Mapping[str, Floats]], float]) -> float:
        """A probability given the shared error, averaged over its values."""
        return sum(weight * compute(ends) for ends, (_, weight) in zip(self.by_shift, _SHIFTS, strict=True))


def _end_probabilities(places: Floats, errors: Floats) -> Mapping[str, Floats]:
    return {
        end: normal.cdf((sign * places[:, 0 if axis == "focus" else 1] - MIDDLE) / errors)
        for axis in AXES
        for end, sign in zip(ENDS[axis], (1.0, -1.0), strict=True)
    }


def prob_both_by_chance(people: int, least: int) -> float:
    """P(either end of an axis has ``least`` people or more), for people of the reference whose positions are known."""
    share = np.full(people, BY_CHANCE)
    return prob_both(share, share, least)
