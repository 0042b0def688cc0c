"""The two axes of the circle, and the probability of a position on either."""

from math import sqrt

from discern.insight.phrase_book import Axis
from discern.insight.places import NORMAL, Place

AXES: tuple[Axis, ...] = ("pace", "focus")

EVEN = 0.25
"""Closer to the middle than this, in θ, a person is at neither end of an axis."""

APART = 0.5
"""Two people farther apart than this on an axis, in θ, are called different."""

ALIKE = 0.75
"""Two people within this distance on an axis, in θ, are called alike: closer than two in three pairs of the
reference."""


def position(place: Place, axis: Axis) -> float:
    return place.pace if axis == "pace" else place.focus


def prob_beyond(value: float, line: float, variance: float) -> float:
    """P(the true value exceeds ``line``), with a normally distributed error."""
    if variance <= 0:
        return float(value > line)
    return NORMAL.cdf((value - line) / sqrt(variance))


def prob_within(value: float, line: float, variance: float) -> float:
    """P(the true value lies between −``line`` and ``line``)."""
    return prob_beyond(value, -line, variance) - prob_beyond(value, line, variance)
