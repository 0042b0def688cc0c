"""Statements about a team as a whole: mean scores, its centre on the circle, how far its members differ."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt

import numpy as np

from discern.contract import ByStyle, Evidence, Insight, Mean, Results, certainty
from discern.contract.certainty import LIKELY
from discern.insight.circle_axes import AXES, MIDDLE, measured_position, prob_beyond, prob_within
from discern.insight.circle_positions import NORMAL, Z95, Floats
from discern.insight.statement_building import (
    OPEN,
    full_name,
    hedge,
    is_claimed,
    probability_evidence,
    state,
)
from discern.insight.style_phrases import SIDES, TWO
from discern.insight.team_arrays import TeamArrays

NOTABLE = 5.0
"""A mean score must be at least this far from 50, the middle of the reference, to be worth a sentence, in points."""

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


def describe_averages(team: TeamArrays, means: ByStyle[Mean]) -> Iterator[Insight]:
    """That a mean score is more than `NOTABLE` points from 50, where measurement error leaves that likely."""
    members = team.members[0].upper() + team.members[1:]
    for style, mean in means.items():
        if mean.interval is None:
            continue
        low, high = mean.interval
        above = mean.score > 50
        line = 50 + NOTABLE if above else 50 - NOTABLE
        distance = mean.score - line if above else line - mean.score
        # The half of the interval on the side of the line: the other may have been clipped at 0 or 100.
        error = (mean.score - low if above else high - mean.score) / Z95
        probability = NORMAL.cdf(distance / error) if error > 0 else float(distance > 0)
        if probability < LIKELY:
            continue
        strength = certainty(probability)
        yield state(
            f"mean-{style}",
            "mean",
            f"{members} {strength} {team.verb('score')} {'above' if above else 'below'} {line:.0f} in "
            f"{full_name(style)} on average, where 50 is the middle of the reference group.",
            strength,
            [
                Evidence(name=f"mean score in {style}", value=f"{mean.score:.0f} ({low:.0f}–{high:.0f})"),
                probability_evidence(f"of that {'above' if above else 'below'} {line:.0f}", probability),
            ],
        )


def describe_centre(team: TeamArrays, variances: Floats) -> Iterator[Insight]:
    """Where the team's centre is: towards one end of an axis, in the middle, or undecided."""
    # The error of a mean of independent positions; the members themselves are all here, so there is no sampling error.
    variance = float(variances.sum()) / team.profiled**2
    focus, pace = team.places.mean(axis=0)
    centre = {"focus": float(focus), "pace": float(pace)}
    said = False
    for axis in AXES:
        value = centre[axis]
        probability = prob_beyond(abs(value), MIDDLE, variance)
        if not is_claimed(probability):
            continue
        said = True
        ends = TWO[axis].ends if value > 0 else TWO[axis].ends[::-1]
        strength = certainty(probability)
        yield state(
            f"centre-{ends[0]}",
            "centre",
            f"{hedge(strength)} {team.members} taken together {team.verb('lean')} to {SIDES[ends[0]]}.",
            strength,
            [
                probability_evidence(f"that the centre lies more than {MIDDLE:g} towards {ends[0]}", probability),
                measured_position(f"centre's {axis}", value, variance),
            ],
        )
    if said:
        return
    middle = prob_within(centre["focus"], MIDDLE, variance) * prob_within(centre["pace"], MIDDLE, variance)
    evidence = [
        probability_evidence(f"that the centre lies within {MIDDLE:g} of the middle both ways", middle),
        *(measured_position(f"centre's {axis}", centre[axis], variance) for axis in AXES),
    ]
    if is_claimed(middle):
        yield state(
            "centre-middle",
            "centre",
            f"{hedge(certainty(middle))} {team.members} taken together {team.verb('lie')} in the middle of the "
            "circle: leaning neither to pace nor to calm, neither to people nor to task.",
            certainty(middle),
            evidence,
        )
    else:
        yield state(
            "centre-open",
            "centre",
            f"Can't tell yet to which side of the circle {team.members} taken together {team.verb('lean')}.",
            OPEN,
            evidence,
        )


def describe_spread(team: TeamArrays, variances: Floats) -> Iterator[Insight]:
    """Whether the members are clearly closer together, or farther apart, than as many people of the reference."""
    n = team.profiled
    square = sum_of_squares(team.places, variances)
    # n people lie closer to their own centre than to the population's: the expected square shrinks by 1 − 1/n.
    expected = REFERENCE_SPREAD * sqrt(1 - 1 / n)
    close = square.prob_below(n * (CLOSE * expected) ** 2)
    far = 1 - square.prob_below(n * (FAR * expected) ** 2)
    if not is_claimed(max(close, far)):
        return
    strength = certainty(max(close, far))
    ratio = sqrt(square.mean / n) / expected
    rests = [
        probability_evidence(f"of less than {CLOSE:g} times the reference's spread", close)
        if close > far
        else probability_evidence(f"of more than {FAR:g} times the reference's spread", far),
        Evidence(name="spread in times of the reference's", value=round(ratio, 2)),
    ]
    who = "people in this team are" if team.whole else f"{team.members} are"
    how = "more alike than" if close > far else "more different from one another than"
    yield state(
        "spread-close" if close > far else "spread-far",
        "spread",
        f"{hedge(strength)} {who} {how} as many people of the reference would be.",
        strength,
        rests,
    )


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


def add_caveats(results: Sequence[Results]) -> Iterator[Insight]:
    """Caveats about the whole analysis: doubtful answers, different questionnaires, no norm group."""
    doubtful = sum(each.quality.verdict == "caution" for each in results)
    if doubtful:
        yield state(
            "caution",
            "caveat",
            f"The answers of {doubtful} of {len(results)} are to be read with care: something about them is unusual.",
            OPEN,
            [Evidence(name="people whose answers are to be read with care", value=doubtful)],
        )
    banks = {each.instrument.fingerprint for each in results if each.instrument is not None}
    if len(banks) > 1:
        yield state(
            "other-questionnaire",
            "caveat",
            "The members answered different versions of the questionnaire, so they can be compared only roughly.",
            OPEN,
            [Evidence(name="versions of the questionnaire", value=len(banks))],
        )
    if any(each.norms is not None and each.norms.n == 0 for each in results):
        yield state(
            "no-norm-group",
            "caveat",
            "There is no norm group yet, only a provisional reference: how this team compares with real people can't "
            "be told yet.",
            OPEN,
            [Evidence(name="people in the norm group", value=0)],
        )
