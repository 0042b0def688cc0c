"""Claims about a team as a whole: mean scores, its centre on the circle, how far its members differ."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt

import numpy as np

from discern.contract.certainty import LIKELY
from discern.contract.models.insights import Claim
from discern.contract.models.results import Results
from discern.contract.models.teams import Mean
from discern.contract.styles import ByStyle
from discern.insight.circle import AXES, ENDS, MIDDLE, NORMAL, Z95, Floats, position_figure, prob_beyond, prob_within
from discern.insight.claims import (
    claim,
    claim_several_banks,
    count_figure,
    interval_figure,
    is_claimed,
    number_figure,
    probability_figure,
)
from discern.insight.team.counts import SHARED_ERROR, TeamArrays

NOTABLE = 5.0
"""A mean score must be at least this far from 50, the middle of the norm group, to be worth a claim, in points."""

REFERENCE_SPREAD = sqrt(3.0)
"""Root mean square distance of the reference population from its centre, in θ: each style has SD 1 and opposites
correlate at −.5, so either coordinate has variance 1.5."""

CLOSE, FAR = 0.8, 1.2
"""A team is close together below the first multiple of the reference's spread, far apart above the second."""


@dataclass(frozen=True, slots=True)
class UncertainSum:
    """An uncertain sum of squares, approximated by the gamma distribution of the same mean and variance."""

    mean: float
    variance: float

    @property
    def cube_root_variance(self) -> float:
        """The variance of the cube root of (sum / mean), v / (9·m²) (Wilson & Hilferty 1931)."""
        return self.variance / (9 * self.mean * self.mean) if self.mean > 0 else 0.0

    def prob_below(self, line: float) -> float:
        """P(sum < ``line``), by the cube root's normal approximation."""
        if self.cube_root_variance <= 0:
            return float(self.mean < line)
        root = (line / self.mean) ** (1 / 3)
        return NORMAL.cdf((root - (1 - self.cube_root_variance)) / sqrt(self.cube_root_variance))


def describe_averages(team: TeamArrays, means: ByStyle[Mean]) -> Iterator[Claim]:
    """That a mean score is more than `NOTABLE` points from 50, where measurement error leaves that likely."""
    for style, mean in means.items():
        if mean.interval is None:
            continue
        low, high = mean.interval
        above = mean.score > 50
        side, line = ("above", 50 + NOTABLE) if above else ("below", 50 - NOTABLE)
        distance = mean.score - line if above else line - mean.score
        # The half of the interval on the side of the line: the other may have been clipped at 0 or 100.
        error = (mean.score - low if above else high - mean.score) / Z95
        probability = NORMAL.cdf(distance / error) if error > 0 else float(distance > 0)
        if probability < LIKELY:
            continue
        evidence = [
            interval_figure("evidence-mean", mean.score, mean.interval, styles=(style,)),
            probability_figure("evidence-mean-beyond", probability, side=side, line=line),
        ]
        yield claim(
            f"mean-{style}",
            "mean",
            "team-mean",
            probability,
            evidence,
            (),
            styles=(style,),
            side=side,
            line=line,
            **team.coverage,
        )


def describe_centre(team: TeamArrays, variances: Floats) -> Iterator[Claim]:
    """Where the team's centre is: towards one end of an axis, in the middle, or undecided."""
    # The error of a mean of positions, with the part that all share; the members are all here, so none of sampling.
    variance = float(variances.sum()) / team.profiled**2 + SHARED_ERROR**2
    focus, pace = team.places.mean(axis=0)
    centre = {"focus": float(focus), "pace": float(pace)}
    leaning = False
    for axis in AXES:
        value = centre[axis]
        probability = prob_beyond(abs(value), MIDDLE, variance)
        if not is_claimed(probability):
            continue
        leaning = True
        end = ENDS[axis][0 if value > 0 else 1]
        evidence = [
            probability_figure("evidence-centre", probability, end=end, line=MIDDLE),
            position_figure("evidence-centre-position", axis, value, variance),
        ]
        yield claim(f"centre-{end}", "centre", "team-centre", probability, evidence, (), end=end, **team.coverage)
    if leaning:
        return
    middle = prob_within(centre["focus"], MIDDLE, variance) * prob_within(centre["pace"], MIDDLE, variance)
    evidence = [
        probability_figure("evidence-centre-middle", middle, line=MIDDLE),
        *(position_figure("evidence-centre-position", axis, centre[axis], variance) for axis in AXES),
    ]
    if is_claimed(middle):
        yield claim("centre-middle", "centre", "team-centre-middle", middle, evidence, (), **team.coverage)
    else:
        yield claim("centre-open", "centre", "team-centre-open", None, evidence, (), **team.coverage)


def describe_spread(team: TeamArrays, variances: Floats) -> Iterator[Claim]:
    """Whether the members are clearly closer together, or farther apart, than as many people of the reference."""
    n = team.profiled
    square = sum_of_squares(team.places, variances)
    # n people lie closer to their own centre than to the population's: the expected square shrinks by 1 − 1/n.
    expected = REFERENCE_SPREAD * sqrt(1 - 1 / n)
    close = square.prob_below(n * (CLOSE * expected) ** 2)
    far = 1 - square.prob_below(n * (FAR * expected) ** 2)
    if not is_claimed(max(close, far)):
        return
    which, probability, line = ("close", close, CLOSE) if close > far else ("far", far, FAR)
    evidence = [
        probability_figure(f"evidence-spread-{which}", probability, line=line),
        number_figure("evidence-spread", sqrt(square.mean / n) / expected, 2),
    ]
    yield claim(f"spread-{which}", "spread", f"team-spread-{which}", probability, evidence, (), **team.coverage)


def sum_of_squares(places: Floats, variances: Floats) -> UncertainSum:
    """The sum of squared distances of n true positions from their centre, given estimates and their errors.

    Args:
        places: estimated positions (n, 2), in θ.
        variances: error variance of either coordinate (n,), in θ².

    Returns:
        Mean and variance of the quadratic form x'Ax, A the centring matrix, for normal x with covariance V: with a the
        centred estimates, a'a + tr(AV) and 2·tr(AVAV) + 4·a'Va, summed over both coordinates.
    """
    n = len(places)
    # Squared distance of each estimate from the centre. Both coordinates share a variance, which doubles the traces.
    away = np.square(places - places.mean(axis=0)).sum(axis=1)
    total = float(variances.sum())
    traces = (1 - 2 / n) * float(np.square(variances).sum()) + (total / n) ** 2
    return UncertainSum(
        mean=float(away.sum()) + 2 * (1 - 1 / n) * total,
        variance=4 * traces + 4 * float(variances @ away),
    )


def add_caveats(results: Sequence[Results]) -> Iterator[Claim]:
    """Caveats about the whole analysis: doubtful answers, several banks, no norm group."""
    random = sum(each.quality.looks_random for each in results)
    unusual = sum(each.quality.verdict == "caution" and not each.quality.looks_random for each in results)
    for id_, count in (("caution-random", random), ("caution", unusual)):
        if count:
            evidence = [count_figure("evidence-doubtful", count)]
            yield claim(id_, "caveat", f"team-{id_}", None, evidence, (), count=count, of=len(results))
    yield from claim_several_banks(results, "team-several-banks")
    if any(each.has_provisional_norms for each in results):
        evidence = [count_figure("evidence-norm-group", 0)]
        yield claim("no-norm-group", "caveat", "team-no-norm-group", None, evidence, ())
