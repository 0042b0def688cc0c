"""The two axes of the circle, and how sure a place on one of them is."""

from math import sqrt

from discern.insight.phrase_book import Axis
from discern.insight.places import NORMAL, Place

AXES: tuple[Axis, ...] = ("pace", "focus")

EVEN = 0.25
"""Nearer to the middle than this, in θ, somebody is neither at one end of an axis nor at the other."""

APART = 0.5
"""How far apart on an axis, in θ, two people must be to be called different."""

ALIKE = 0.75
"""Within this, in θ, two people are called alike on an axis: closer than two in three pairs of the reference."""


def position(place: Place, axis: Axis) -> float:
    return place.pace if axis == "pace" else place.focus


def prob_beyond(value: float, line: float, variance: float) -> float:
    """P(the true value lies beyond ``line``), the value's error being normal."""
    if variance <= 0:
        return float(value > line)
    return NORMAL.cdf((value - line) / sqrt(variance))


def prob_within(value: float, line: float, variance: float) -> float:
    """P(the true value lies between −``line`` and ``line``)."""
    return prob_beyond(value, -line, variance) - prob_beyond(value, line, variance)
