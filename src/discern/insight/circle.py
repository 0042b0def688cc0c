"""Results on the circle: where a person lies, the axes and their ends, and how the four styles lie to each other."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from discern.contract.base_models import CandidateRef
from discern.contract.models.insights import Figure
from discern.contract.models.results import Results, Score, StyleSummary
from discern.contract.score_errors import error_of, theta_of
from discern.contract.styles import STYLES, ByStyle, Style, circle_position
from discern.insight.claims import interval_figure, is_claimed

Floats = NDArray[np.float64]

NORMAL = NormalDist()
Z95 = NORMAL.inv_cdf(0.975)

VARIANCE_INFLATION = 1.1
"""Factor on the variance of positions on the circle: the errors of the four styles are not quite independent, and the
posterior mode is nearer to the centre than the mean. ``python -m benchmarks insight`` checks the resulting coverage."""


@dataclass(frozen=True, slots=True)
class Place:
    """A position on the circle, in θ: ``focus`` is x = (I + S − D − C)/2, people before task; ``pace`` is
    y = (D + I − S − C)/2, active before thoughtful. ``variance`` is the error variance of either; None if unknown."""

    focus: float
    pace: float
    variance: float | None


@dataclass(frozen=True, slots=True)
class Profile:
    """A result with scores, which the quality checks did not withhold."""

    candidate: CandidateRef
    scores: ByStyle[Score]
    style: StyleSummary
    place: Place


def profiles_of(results: Sequence[Results]) -> list[Profile]:
    """The profiles of those results that aren't withheld, in the same order."""
    return [
        Profile(each.candidate, each.scores, each.style, locate(each.scores))
        for each in results
        if each.style is not None and each.scores is not None
    ]


def locate(scores: ByStyle[Score]) -> Place:
    """The position on the circle that four scores give, with the variance of a sum of four independent errors over 4,
    inflated by `VARIANCE_INFLATION`."""
    d, i, s, c = (theta_of(score) for score in scores.values())
    errors = [error_of(score) for score in scores.values()]
    known = [error for error in errors if error is not None]
    variance = VARIANCE_INFLATION * sum(error * error for error in known) / 4 if len(known) == len(STYLES) else None
    return Place(*circle_position(d, i, s, c), variance)


def style_probabilities(style: StyleSummary) -> Floats | None:
    """P(leads with D, I, S, C), shape (4,), scaled to sum to 1; None where a service gives none."""
    if style.probabilities is None:
        return None
    values = np.array(style.probabilities.values(), dtype=np.float64)
    total = float(values.sum())
    return values / total if total > 0 else None


def leading_style(style: StyleSummary) -> Style:
    """The most probable style, or the primary one where a service gives no probabilities."""
    if style.probabilities is None:
        return style.primary
    return max(style.probabilities.items(), key=lambda item: item[1])[0]


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


OPPOSITE: Mapping[Style, Style] = {"D": "S", "S": "D", "I": "C", "C": "I"}

OF_OPPOSITES: tuple[Style, ...] = ("D", "I")
"""One of each two opposite styles."""

BESIDE: Mapping[Style, tuple[Style, Style]] = {"D": ("C", "I"), "I": ("D", "S"), "S": ("I", "C"), "C": ("S", "D")}
"""The two neighbours on the circle."""

SHARED: Mapping[frozenset[Style], str] = {
    frozenset[Style]({"D", "I"}): "active",
    frozenset[Style]({"I", "S"}): "people",
    frozenset[Style]({"S", "C"}): "thoughtful",
    frozenset[Style]({"C", "D"}): "task",
}
"""The end of an axis that two neighbours are both towards."""

ENDS_OF: Mapping[Style, frozenset[str]] = {
    style: frozenset(end for styles, end in SHARED.items() if style in styles) for style in OPPOSITE
}
"""The ends of the two axes that a style is towards."""


def leading_styles(known: Floats) -> tuple[Style, ...]:
    """The style that leads, or the two of which one does, the more probable first; none where even that is open.

    ``known`` (4,) are the probabilities of leading.
    """
    first, second = sorted(range(len(STYLES)), key=lambda column: -known[column])[:2]
    if is_claimed(float(known[first])):
        return (STYLES[first],)
    return (STYLES[first], STYLES[second]) if is_claimed(float(known[first] + known[second])) else ()
