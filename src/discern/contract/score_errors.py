"""Scores as θ, their errors, and whether a person has changed.

Why: docs/decisions/0013-what-intervals-rest-on.md
"""

from math import exp, hypot, pi, sqrt
from statistics import NormalDist

from discern.contract.models.results import Results, Score
from discern.contract.styles import STYLES, ByStyle, circle_position

NORMAL = NormalDist()

TRANSIENT_VARIANCE = 0.29
"""How much θ varies from day to day in people who stay as they are, as a share of its variance in the norm group.

Scores of DISC taken again by 90 employees correlated by .73, .65, .73 and .55 (K. Roodt, *A reliability and validity
study on the Discus personality profiling system*, Technikon Natal), and values of .63 to .70 are common. Chance in the
answers alone would leave .884 between two sittings of 24 tetrads whose parameters are known. So of what is measured,
.63/.884 = 71% stays from one day to the next, by the lowest of the common values. To be replaced by the estimate of
`docs/studies/retest.md` once that study has been run.
"""

CRITICAL_Z = 2.498
"""Up to so many standard errors, the difference of a score counts as noise.

Four scores are tested together at the 5% level: the normal quantile of 1 − 0.05/8 (Bonferroni).
"""

_CRITICAL_SQUARE = 7.378
"""The 97.5% point of χ² with the two degrees of freedom of a place on the circle.

What is said of the place comes on top of what is said of the scores.
"""

_PLACE_VARIANCE = 1.5
"""Variance of either coordinate on the circle in the norm group, whose opposite styles correlate by −.5."""


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


def has_changed(earlier: Score, later: Score) -> bool | None:
    """Whether a person's score differs by more than chance and another day explain, each of four at 5%/4.

    None where an error is unknown. Errors are taken as normal and independent.
    """
    before, after = error_of(earlier), error_of(later)
    if before is None or after is None:
        return None
    error = hypot(before, after, sqrt(2 * TRANSIENT_VARIANCE))
    return abs(theta_of(later) - theta_of(earlier)) > CRITICAL_Z * error


def has_moved(earlier: ByStyle[Score], later: ByStyle[Score]) -> bool | None:
    """Whether a person's place on the circle differs by more than chance and another day explain, at 2.5%.

    None where an error is unknown.
    """
    errors = [error_of(scores[style]) for scores in (earlier, later) for style in STYLES]
    known = [error for error in errors if error is not None]
    if len(known) != len(errors):
        return None
    # A coordinate is half the sum and difference of four styles, whose errors are nearly independent.
    variance = sum(error * error for error in known) / 4 + 2 * TRANSIENT_VARIANCE * _PLACE_VARIANCE
    (x, y), (was_x, was_y) = (circle_position(*map(theta_of, scores.values())) for scores in (later, earlier))
    return ((x - was_x) ** 2 + (y - was_y) ** 2) / variance > _CRITICAL_SQUARE


def are_comparable(earlier: Results, later: Results) -> bool:
    """Whether two results of one person can be compared: with different norms, scores have different midpoints."""
    return (earlier.norms and earlier.norms.id) == (later.norms and later.norms.id)
