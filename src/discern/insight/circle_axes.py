"""The two axes of the circle, and how probably a position lies on one side of a line."""

from collections.abc import Mapping
from math import sqrt
from typing import Literal

from discern.contract.models.insights import Figure
from discern.insight.circle_positions import NORMAL, Z95, Place
from discern.insight.claims import interval_figure

Axis = Literal["pace", "focus"]

AXES: tuple[Axis, ...] = ("pace", "focus")

ENDS: Mapping[Axis, tuple[str, str]] = {"pace": ("active", "thoughtful"), "focus": ("people", "task")}
"""The two ends of each axis, the positive one first."""

MIDDLE = 0.25
"""Within this distance of the middle, in θ, a person is at neither end of an axis."""

APART = 0.5
"""Beyond this distance on an axis, in θ, two people are called different."""

ALIKE = 0.75
"""Within this distance on an axis, in θ, two people are called alike: two in three pairs of the reference are farther
apart."""


def opposite_end(end: str) -> str:
    """The other end of the same axis."""
    first, second = next(ends for ends in ENDS.values() if end in ends)
    return second if end == first else first


def position(place: Place, axis: Axis) -> float:
    """The coordinate on ``axis``, in θ."""
    return place.pace if axis == "pace" else place.focus


def prob_beyond(value: float, line: float, variance: float) -> float:
    """P(true value > ``line``), with a normal error of ``variance``."""
    if variance <= 0:
        return float(value > line)
    return NORMAL.cdf((value - line) / sqrt(variance))


def prob_within(value: float, line: float, variance: float) -> float:
    """P(−``line`` < true value < ``line``), with a normal error of ``variance``."""
    return prob_beyond(value, -line, variance) - prob_beyond(value, line, variance)


def position_figure(message: str, axis: Axis, value: float, variance: float) -> Figure:
    """A position on an axis, or a difference of two, with its 95% interval, in θ: SDs of the norm group's styles."""
    half = Z95 * sqrt(variance)
    return interval_figure(message, value, (value - half, value + half), 1, axis=axis)
