"""A team as arrays, and how many of its people lead with a style or lie at an end of an axis.

Each does so with a probability of their own. People are independent given their answers, so a count follows the
Poisson-binomial distribution (Poisson 1837; Hong 2013, doi 10.1016/j.csda.2012.10.006). Throughout, ``probabilities``
(n, 4) are those of leading with D, I, S and C.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import isqrt

import numpy as np

from discern.contract.base_models import CandidateRef
from discern.contract.models.results import Interval
from discern.contract.styles import STYLES, Style
from discern.insight.circle import AXES, ENDS, MIDDLE, Axis, Floats, Profile, style_probabilities
from discern.insight.claims import Value
from discern.instrument import normal_cdf

MIN_PROFILED = 3
"""Nothing is said about a team with fewer profiled people than this."""


@dataclass(frozen=True, slots=True)
class TeamArrays:
    """A team of ``size`` members; ``people`` are the n with a profile, one per row of the arrays.

    ``probabilities`` (n, 4): of leading with D, I, S, C. ``places`` (n, 2): position on the circle, focus and pace,
    in θ. ``variances`` (n,): error variance of either coordinate, in θ². ``probabilities`` and ``variances`` are None
    if unknown for anybody.
    """

    size: int
    people: tuple[CandidateRef, ...]
    probabilities: Floats | None
    places: Floats
    variances: Floats | None

    @property
    def profiled(self) -> int:
        return len(self.people)

    @property
    def whole(self) -> bool:
        """Whether every member has a profile, so that claims are about the team and not about part of it."""
        return self.profiled >= self.size

    @property
    def coverage(self) -> dict[str, Value]:
        """The arguments that say whether a claim is about the whole team or about those profiled so far."""
        return {"scope": "whole" if self.whole else "part", "profiled": self.profiled}


def team_arrays(size: int, profiles: Sequence[Profile]) -> TeamArrays:
    """The profiled members of a team of ``size``, sorted by id: no statement may depend on the order of joining."""
    profiles = sorted(profiles, key=lambda profile: profile.candidate.id)
    known = [row for row in (style_probabilities(profile.style) for profile in profiles) if row is not None]
    places = [profile.place for profile in profiles]
    variances = [place.variance for place in places if place.variance is not None]
    whole = bool(profiles)
    return TeamArrays(
        size=size,
        people=tuple(profile.candidate for profile in profiles),
        probabilities=np.array(known).reshape(-1, len(STYLES)) if whole and len(known) == len(profiles) else None,
        places=np.array([(place.focus, place.pace) for place in places], dtype=np.float64).reshape(-1, 2),
        variances=np.array(variances) if whole and len(variances) == len(profiles) else None,
    )


def poisson_binomial_pmf(probabilities: Floats) -> Floats:
    """P(exactly k of n people lead), k = 0…n, shape (n + 1,), from ``probabilities`` (n,), by convolution.

    Exact. The people are split into about √n groups that are convolved side by side and then with each other, so that
    Python loops about 2·√n times instead of n.
    """
    n = len(probabilities)
    groups = max(1, isqrt(n))
    steps = -(-n // groups)
    # Padding with people who never lead with the style changes nothing.
    padded = np.zeros(groups * steps)
    padded[:n] = probabilities
    parts = np.zeros((groups, steps + 1))
    parts[:, 0] = 1.0
    # Row by group, column by count: one more person either leaves the count alone (1 − p) or raises it by one (p).
    for step, p in enumerate(padded.reshape(groups, steps).T[:, :, None], start=1):
        parts[:, 1 : step + 1] = parts[:, 1 : step + 1] * (1 - p) + parts[:, :step] * p
        parts[:, :1] *= 1 - p
    pmf: Floats = parts[0]
    for part in parts[1:]:
        pmf = np.convolve(pmf, part)
    return pmf[: n + 1]


def interval_of(pmf: Floats, coverage: float = 0.95) -> Interval:
    """The interval of counts, both ends included, whose probability is closest to ``coverage``.

    ``pmf`` (n + 1,) is unimodal, as every Poisson-binomial distribution is. A discrete distribution has no interval of
    exactly 95%. The usual one, with at most 2.5% in either tail, covers more than it claims: 98.5% on average over
    teams of 3 to 30. This one starts from all counts and drops the less likely end as long as that brings the
    probability inside closer to ``coverage``, so that it covers 95.7% on average.
    """
    low, high = 0, len(pmf) - 1
    inside = float(pmf.sum())
    while low < high:
        end = low if pmf[low] <= pmf[high] else high
        left = inside - float(pmf[end])
        if abs(left - coverage) > abs(inside - coverage):
            break
        inside = left
        low, high = (low + 1, high) if end == low else (low, high - 1)
    return float(low), float(high)


def least_of_third(people: int) -> int:
    """The least count that makes a third of a team of ``people``: rounded up, and at least 2."""
    return max(2, -(-people // 3))


def style_columns(styles: Iterable[Style]) -> list[int]:
    """The columns of ``styles`` in an array with one column for each of D, I, S and C."""
    return [STYLES.index(style) for style in styles]


def prob_most(probabilities: Floats) -> float:
    """P(more than half of the people), from each one's probability (n,)."""
    return prob_at_least(probabilities, len(probabilities) // 2 + 1)


def prob_at_least(probabilities: Floats, least: int) -> float:
    """P(``least`` people or more), from each one's probability (n,)."""
    return float(poisson_binomial_pmf(probabilities)[least:].sum())


def prob_majority(probabilities: Floats, styles: Iterable[Style]) -> float:
    """P(more than half of the people lead with one of ``styles``)."""
    # Nobody leads with two styles, so one person's probabilities add up; rounding can take the sum past 1.
    return prob_most(probabilities[:, style_columns(styles)].sum(axis=1).clip(0, 1))


def prob_none_lead(probabilities: Floats, styles: Iterable[Style]) -> float:
    """P(nobody leads with any of ``styles``)."""
    return float(np.prod((1 - probabilities[:, style_columns(styles)].sum(axis=1)).clip(0, 1)))


def prob_absent(probabilities: Floats) -> Mapping[Style, float]:
    """P(nobody leads with the style) = Π(1 − p), by style."""
    absent = np.prod(1 - probabilities, axis=0)
    return {style: float(absent[i]) for i, style in enumerate(STYLES)}


def prob_all_present(probabilities: Floats) -> float:
    """P(each of the four styles leads at least one person), by inclusion–exclusion over the sets of absent styles."""
    total = 0.0
    for size in range(len(STYLES) + 1):
        for left_out in combinations(range(len(STYLES)), size):
            nobody_of_these = float(np.prod(1 - probabilities[:, list(left_out)].sum(axis=1)))
            total += nobody_of_these if size % 2 == 0 else -nobody_of_these
    return min(max(total, 0.0), 1.0)


def prob_both_lead(probabilities: Floats, one: Style, other: Style, least: int) -> float:
    """P(``one`` and ``other`` each lead at least ``least`` people)."""
    first, second = probabilities[:, style_columns((one, other))].T
    return prob_both(first, second, least)


def prob_both(first: Floats, second: Floats, least: int) -> float:
    """P(two groups that nobody belongs to both of have at least ``least`` people each), from each person's probability
    of the one and of the other, both (n,).

    The two counts are not independent, so the joint distribution is built person by person. Counts are capped at
    ``least``: more than enough is as good as enough, and the table stays (least + 1, least + 1).
    """
    counts = np.zeros((least + 1, least + 1))
    counts[0, 0] = 1.0
    for p, q in zip(first.tolist(), second.tolist(), strict=True):
        after = counts * (1 - p - q)
        # The last row and column mean "``least`` or more", so they also keep what would move beyond them.
        after[1:] += p * counts[:-1]
        after[-1] += p * counts[-1]
        after[:, 1:] += q * counts[:, :-1]
        after[:, -1] += q * counts[:, -1]
        counts = after
    return float(counts[-1, -1])


BY_CHANCE = float(normal_cdf(np.array(-MIDDLE / np.sqrt(1.5))))
"""The share of the reference population beyond `MIDDLE` at one end of an axis; either coordinate has variance 1.5."""


SHARED_ERROR = 0.1
"""SD of the error that all positions of a team share on an axis, in θ: everybody answers the same statements, so an
error in the parameters of those doesn't average out over people. Measured as the SD, over draws of parameters, of the
mean error of 400 people: 0.02 where the parameters are right, 0.08 to 0.10 in the world "MOLE-like" of
`benchmarks.instrument.worlds` and 0.12 to 0.14 in "BFT-like"."""

_SHIFTS = ((-(3**0.5) * SHARED_ERROR, 1 / 6), (0.0, 2 / 3), (3**0.5 * SHARED_ERROR, 1 / 6))
"""Three values of the shared error with their weights, by Gauss-Hermite quadrature of a normal distribution."""


@dataclass(frozen=True, slots=True)
class EndCounts:
    """How many of n people are clearly at each end of an axis, more than `MIDDLE` from the middle.

    ``by_shift`` holds, for each value of the shared error, P(clearly at the end), shape (n,), by end. Given the shared
    error people are independent of each other.
    """

    by_shift: tuple[Mapping[str, Floats], ...]

    @classmethod
    def of(cls, places: Floats, variances: Floats) -> EndCounts:
        """From estimated positions (n, 2), focus and pace, in θ, and the error variance of either coordinate (n,)."""
        # A position without error would be divided by 0.
        errors = np.sqrt(np.maximum(variances, np.finfo(np.float64).tiny))
        # One shift for both axes does: each claim is about one of them.
        return cls(tuple(_end_probabilities(places + shift, errors) for shift, _ in _SHIFTS))

    def of_each(self, end: str) -> Floats:
        """P(each person is clearly at the end), shape (n,)."""
        weights = np.array([weight for _, weight in _SHIFTS])
        return np.asarray(weights @ np.array([ends[end] for ends in self.by_shift]))

    def prob_all(self, end: str, rows: list[int]) -> float:
        """P(all the people in ``rows`` are clearly at the end)."""
        return self._average(lambda ends: float(np.prod(ends[end][rows])))

    def prob_most(self, end: str) -> float:
        """P(more than half of the people are clearly at the end)."""
        return self._average(lambda ends: prob_most(ends[end]))

    def prob_both(self, axis: Axis, least: int) -> float:
        """P(either end of the axis has ``least`` people or more)."""
        first, second = ENDS[axis]
        # Nobody is at both ends; rounding can take the sum of the two past 1.
        return self._average(lambda ends: prob_both(ends[first], np.minimum(ends[second], 1 - ends[first]), least))

    def _average(self, compute: Callable[[Mapping[str, Floats]], float]) -> float:
        """A probability given the shared error, averaged over its values."""
        return sum(weight * compute(ends) for ends, (_, weight) in zip(self.by_shift, _SHIFTS, strict=True))


def _end_probabilities(places: Floats, errors: Floats) -> Mapping[str, Floats]:
    return {
        end: normal_cdf((sign * places[:, 0 if axis == "focus" else 1] - MIDDLE) / errors)
        for axis in AXES
        for end, sign in zip(ENDS[axis], (1.0, -1.0), strict=True)
    }


def prob_both_by_chance(people: int, least: int) -> float:
    """P(either end of an axis has ``least`` people or more), for people of the reference whose positions are known."""
    share = np.full(people, BY_CHANCE)
    return prob_both(share, share, least)
