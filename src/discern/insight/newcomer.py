"""A hypothetical newcomer: typical of people who lead with a style, and as uncertain as a stranger."""

from functools import lru_cache

import numpy as np

from discern import instrument
from discern.contract import STYLES, ByStyle, CandidateRef, Quality, Results, Score, Style, StyleSummary
from discern.insight.places import Floats
from discern.instrument import normal

DRAWS = 16_384


def imagine(bank: instrument.Bank, style: Style, number: int = 1) -> Results:
    """A newcomer who leads with ``style``, as a result that counts, for a what-if.

    The scores are the expectation under the bank's reference population when nothing else is known: mean and
    covariance of θ among its people whose highest style it is. Everything else follows from these as from a
    measurement, so the newcomer's style is probable, not certain, and the intervals are wide.
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
        candidate=CandidateRef(id=f"newcomer-{style}-{number}", name=f"Newcomer {style}{number if number > 1 else ''}"),
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


def expect(bank: instrument.Bank, style: Style) -> tuple[Floats, Floats]:
    """Mean (4,) and covariance (4, 4) of θ among people of the bank's reference who lead with ``style``."""
    mean, covariance, _ = _typical(bank.norms.correlation.tobytes(), style)
    return mean, covariance


@lru_cache(maxsize=16)
def _typical(correlation: bytes, style: Style) -> tuple[Floats, Floats, instrument.StylePosterior]:
    spread = np.linalg.cholesky(np.frombuffer(correlation, dtype=np.float64).reshape(4, 4))
    people = normal.quasi_random_points(DRAWS) @ spread.T
    chosen = people[people.argmax(axis=1) == STYLES.index(style)]
    mean, covariance = chosen.mean(axis=0), np.cov(chosen.T)
    return mean, covariance, instrument.summarise_style(mean, mean, covariance)
