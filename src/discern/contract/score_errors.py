"""Scores as θ, their errors, and by how much two differ.

Why: docs/decisions/0013-what-intervals-rest-on.md
"""

from math import exp, hypot, pi, sqrt
from statistics import NormalDist

from discern.contract.models.results import Interval, Results, Score

NORMAL = NormalDist()

TRANSIENT_VARIANCE = 0.29
"""How much θ varies from day to day in people who stay as they are, as a share of its variance in the norm group.

Scores of DISC taken again by 90 employees correlated by .73, .65, .73 and .55 (K. Roodt, *A reliability and validity
study on the Discus personality profiling system*, Technikon Natal), and values of .63 to .70 are common. Chance in the
answers alone would leave .884 between two sittings of 24 tetrads whose parameters are known. So of what is measured,
.63/.884 = 71% stays from one day to the next, by the lowest of the common values. To be replaced by the estimate of
`docs/studies/retest.md` once that study has been run.
"""


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


def differ(first: Score, second: Score, day_variance: float = 0.0) -> Interval | None:
    """The 95% interval of the difference first − second of two true scores, in points; None where an error is unknown.

    It combines the limits of the two scores (MOVER: Zou & Donner 2008, doi 10.1002/sim.3095), each widened by
    ``day_variance`` in θ, so it is asymmetric near the ends of the scale, as they are; clipped to −100…100.
    """
    limits = [_limits(score, day_variance) for score in (first, second)]
    if limits[0] is None or limits[1] is None:
        return None
    (low, high), (other_low, other_high) = limits[0], limits[1]
    difference = first.score - second.score
    down = hypot(first.score - low, other_high - second.score)
    up = hypot(high - first.score, second.score - other_low)
    return max(-100.0, difference - down), min(100.0, difference + up)


def _limits(score: Score, day_variance: float) -> Interval | None:
    error = error_of(score)
    if error is None:
        return None
    theta, reach = theta_of(score), NORMAL.inv_cdf(0.975) * hypot(error, sqrt(day_variance))
    return 100 * NORMAL.cdf(theta - reach), 100 * NORMAL.cdf(theta + reach)


def change_of(earlier: Score, later: Score) -> Interval | None:
    """By how many points a person's usual score has changed, as a 95% range that allows for chance in the answers and
    for what varies from day to day; None where an error is unknown."""
    return differ(later, earlier, TRANSIENT_VARIANCE)


def are_comparable(earlier: Results, later: Results) -> bool:
    """Whether two results of one person can be compared: with different norms, scores have different midpoints."""
    return (earlier.norms and earlier.norms.id) == (later.norms and later.norms.id)
