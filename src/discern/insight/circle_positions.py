"""A result as numbers: style probabilities, and the position on the circle with its error."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist

import numpy as np
from numpy.typing import NDArray

from discern.contract.base_models import CandidateRef
from discern.contract.models.results import Results, Score, StyleSummary
from discern.contract.score_errors import error_of, theta_of
from discern.contract.styles import STYLES, ByStyle, Style, circle_position
from discern.insight.older_parameters import scores_with_doubt

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
    """The profiles of those results that aren't withheld, in the same order.

    Where parameters were taken for known that nobody had tried, errors are wider than those of the result.
    """
    return [
        Profile(each.candidate, scores, each.style, locate(scores))
        for each in results
        if each.style is not None and (scores := scores_with_doubt(each)) is not None
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
