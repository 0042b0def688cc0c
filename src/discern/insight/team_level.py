"""Statements about a team as a whole: mean scores, the position of its centre, how far its members differ."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt

import numpy as np

from discern.contract import ByStyle, Evidence, Insight, Mean, Results, certainty
from discern.insight.axes import AXES, EVEN, prob_beyond, prob_within
from discern.insight.phrase_book import SIDES, TWO
from discern.insight.places import NORMAL, Z95, Floats
from discern.insight.team_arrays import TeamArrays
from discern.insight.wording import (
    LIKELY,
    OPEN,
    full_name,
    hedge,
    is_said,
    measured_evidence,
    probability_evidence,
    state,
)

NOTABLE = 5.0
"""A mean score must be at least this far from 50, the middle of the reference, to be worth a sentence, in points."""

REFERENCE_SPREAD = sqrt(3.0)
"""How far people of the reference lie from its centre, root mean square, in θ: each style has SD 1 and opposites
correlate at −.5, so either coordinate has variance 1.5."""

CLOSE, FAR = 0.8, 1.2
"""In times of the reference's spread: closer together than the one, farther apart than the other."""


@dataclass(frozen=True, slots=True)
class UncertainSum:
    """An uncertain sum of squares: mean and variance of the gamma distribution that approximates it."""

    mean: float
    variance: float

    @property
    def skew(self) -> float:
        """The variance of its cube root in times of the mean's (Wilson & Hilferty 1931)."""
        return self.variance / (9 * self.mean * self.mean) if self.mean > 0 else 0.0

    def below(self, line: float) -> float:
        """P(it lies below ``line``)."""
        if self.skew <= 0:
            return float(self.mean < line)
        root = (line / self.mean) ** (1 / 3)
        return NORMAL.cdf((root - (1 - self.skew)) / sqrt(self.skew))


def describe_averages(team: TeamArrays, means: ByStyle[Mean]) -> Iterator[Insight]:
    """That a mean score lies at least `NOTABLE` points from 50, where measurement error leaves that likely."""
    members = team.members[0].upper() + team.members[1:]
    for style, mean in means.items():
        if mean.interval is None:
            continue
        low, high = mean.interval
        above = mean.score > 50
        line = 50 + NOTABLE if above else 50 - NOTABLE
        distance = mean.score - line if above else line - mean.score
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
    """Where the team's centre is: towards one end of an axis, in the middle, or still unknown."""
    variance = float(variances.sum()) / team.profiled**2
    focus, pace = team.places.mean(axis=0)
    centre = {"focus": float(focus), "pace": float(pace)}
    half = Z95 * sqrt(variance)
    said = False
    for axis in AXES:
        value = centre[axis]
        probability = prob_beyond(abs(value), EVEN, variance)
        if not is_said(probability):
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
                probability_evidence(f"that the centre lies more than {EVEN:g} towards {ends[0]}", probability),
                measured_evidence(f"centre's {axis}, in θ", value, (value - half, value + half), 1),
            ],
        )
    if said:
        return
    middle = prob_within(centre["focus"], EVEN, variance) * prob_within(centre["pace"], EVEN, variance)
    evidence = [
        measured_evidence(f"centre's {axis}, in θ", centre[axis], (centre[axis] - half, centre[axis] + half), 1)
        for axis in AXES
    ]
    if is_said(middle):
        yield state(
            "centre-middle",
            "centre",
            f"{hedge(certainty(middle))} {team.members} taken together {team.verb('lie')} in the middle of the "
            "circle: leaning neither to pace nor to calm, neither to people nor to task.",
            certainty(middle),
            [probability_evidence(f"that the centre lies within {EVEN:g} of the middle both ways", middle), *evidence],
        )
    else:
        yield state(
            "centre-open",
            "centre",
            f"Can't tell yet to which side of the circle {team.members} taken together {team.verb('lean')}.",
            OPEN,
            [probability_evidence(f"that the centre lies within {EVEN:g} of the middle both ways", middle), *evidence],
        )


def describe_spread(team: TeamArrays, variances: Floats) -> Iterator[Insight]:
    """Whether the members lie clearly closer together, or farther apart, than as many people of the reference."""
    n = team.profiled
    square = scatter(team.places, variances)
    expected = REFERENCE_SPREAD * sqrt(1 - 1 / n)
    close = square.below(n * (CLOSE * expected) ** 2)
    far = 1 - square.below(n * (FAR * expected) ** 2)
    if not is_said(max(close, far)):
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


def scatter(places: Floats, variances: Floats) -> UncertainSum:
    """The sum of the squared distances of true places (n, 2) from their centre. Moments of a quadratic form in normal
    variables, each place's two coordinates having the same variance."""
    n = len(places)
    away = np.square(places - places.mean(axis=0)).sum(axis=1)
    total = float(variances.sum())
    traces = (1 - 2 / n) * float(np.square(variances).sum()) + (total / n) ** 2
    return UncertainSum(
        mean=float(away.sum()) + 2 * (1 - 1 / n) * total,
        variance=4 * traces + 4 * float(variances @ away),
    )


def add_caveats(results: Sequence[Results]) -> Iterator[Insight]:
    """Caveats about the whole analysis: doubtful answers, several questionnaires, no norm group."""
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
