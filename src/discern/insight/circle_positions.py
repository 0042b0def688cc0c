"""A result as numbers: style probabilities, and the position on the circle with its error."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, pi, sqrt
from statistics import NormalDist

import numpy as np
from numpy.typing import NDArray

from discern.contract import STYLES, ByStyle, CandidateRef, Results, Score, Style, StyleSummary, circle

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
        Profile(r.candidate, r.scores, r.style, locate(r.scores))
        for r in results
        if r.scores is not None and r.style is not None
    ]


def theta_of(score: Score) -> float:
    """θ; where a service gives none, Φ⁻¹(score/100) with the score clipped to 0.5–99.5, where Φ⁻¹ is finite."""
    if score.theta is not None:
        return score.theta
    return NORMAL.inv_cdf(min(max(score.score, 0.5), 99.5) / 100)


def error_of(score: Score) -> float | None:
    """The standard error of θ by the delta method, SE(score) / (100·φ(θ)); None where the service gives none."""
    if score.se is None:
        return None
    theta = theta_of(score)
    return score.se / (100 * exp(-theta * theta / 2) / sqrt(2 * pi))


def locate(scores: ByStyle[Score]) -> Place:
    """The position on the circle that four scores give, with the variance of a sum of four independent errors over 4,
    inflated by `VARIANCE_INFLATION`."""
    d, i, s, c = (theta_of(score) for score in scores.values())
    errors = [error_of(score) for score in scores.values()]
    known = [error for error in errors if error is not None]
    variance = VARIANCE_INFLATION * sum(error * error for error in known) / 4 if len(known) == len(STYLES) else None
    return Place(*circle.position(d, i, s, c), variance)


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
