"""A hypothetical newcomer for a what-if: typical of the people who lead with a style, and no more certain than that."""

from functools import lru_cache

import numpy as np

from discern import instrument
from discern.contract.base_models import CandidateRef
from discern.contract.models.results import Quality, Results, Score, StyleSummary
from discern.contract.styles import STYLES, ByStyle, Style
from discern.insight.circle_positions import Floats
from discern.instrument import normal

DRAWS = 16_384
"""Simulated people of the reference population; about a quarter lead with each style."""


def imagine(bank: instrument.Bank, style: Style, name: str, number: int = 1) -> Results:
    """The result of a newcomer called ``name`` who leads with ``style``; ``number`` tells several newcomers apart.

    θ has the mean and covariance of those people in the bank's reference population whose highest style is ``style``:
    the best prediction when nothing else is known. Scores, intervals and probabilities are derived from these as from a
    measurement, so the newcomer's style is probable rather than certain, and the intervals are wide.
    """
    mean, covariance, summary = _typical(bank.norms.correlation.tobytes(), style)
    errors = np.sqrt(np.diagonal(covariance))
    scores: dict[str, Score] = {}
    for column, each in enumerate(STYLES):
        theta, error = float(mean[column]), float(errors[column])
        middle, low, high = 100 * normal.cdf(np.array([theta, theta - normal.Z95 * error, theta + normal.Z95 * error]))
        scores[each] = Score(
            score=float(middle),
            se=float(100 * normal.density(np.array(theta)) * error),
            interval=(float(low), float(high)),
            theta=theta,
        )
    return Results(
        assessment_id="",
        candidate=CandidateRef(id=f"newcomer-{style}-{number}", name=name),
        scores=ByStyle[Score].of(scores),
        style=StyleSummary(
            label=summary.label,
            primary=style,
            secondary=None,
            probabilities=ByStyle[float].of(summary.probabilities),
            angle=summary.angle,
            angle_interval=summary.angle_interval,
            intensity=summary.intensity,
        ),
        quality=Quality(verdict="ok"),
    )


def reference_moments(bank: instrument.Bank, style: Style) -> tuple[Floats, Floats]:
    """Mean (4,) and covariance (4, 4) of θ among the people of the bank's reference who lead with ``style``."""
    mean, covariance, _ = _typical(bank.norms.correlation.tobytes(), style)
    return mean, covariance


@lru_cache(maxsize=16)
def _typical(correlation: bytes, style: Style) -> tuple[Floats, Floats, instrument.StylePosterior]:
    # The correlation comes as bytes, since a cache key can't be an array. The moments of the people whose highest style
    # is ``style`` have no closed form, so they are taken from fixed quasi-random points.
    spread = np.linalg.cholesky(np.frombuffer(correlation, dtype=np.float64).reshape(4, 4))
    people = normal.quasi_random_points(DRAWS) @ spread.T
    chosen = people[people.argmax(axis=1) == STYLES.index(style)]
    mean, covariance = chosen.mean(axis=0), np.cov(chosen.T)
    return mean, covariance, instrument.summarise_style(instrument.Posteriors.of_normal(mean, covariance))
