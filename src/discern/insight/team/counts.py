"""A team as draws of where its people lie, and how many of them are in a part of the circle."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from discern.contract.base_models import CandidateRef
from discern.contract.models.results import Interval
from discern.contract.styles import STYLES, Style
from discern.insight.circle import DRAWS, ENDS, Axis, Bools, Counts, Places, Profile, share_of
from discern.insight.claims import Value

MIN_PROFILED = 3
"""Nothing is said about a team with fewer profiled people than this."""

SMALLEST_WHOLE = 5
"""Of fewer profiled people nothing is said of the team as a whole: two of three are no culture, and the third would be
overlooked. Only pairs are."""

LARGEST_FOR_MOST = 15
"""In a team of more people it isn't said where most are: an error that all share moves too many at once."""


@dataclass(frozen=True, slots=True)
class Team:
    """A team of ``size`` members; ``people`` are the n with a profile, in the order of the draws of their ``places``.

    ``is_tried`` is whether people's answers say how telling the statements are.
    """

    size: int
    people: tuple[CandidateRef, ...]
    places: Places
    is_tried: bool = False

    @property
    def profiled(self) -> int:
        return len(self.people)

    @property
    def whole(self) -> bool:
        """Whether every member has a profile, so that claims are about the team and not about part of it."""
        return self.profiled >= self.size

    @property
    def settled(self) -> bool:
        return self.places.settled

    @property
    def coverage(self) -> dict[str, Value]:
        """The arguments that say whether a claim is about the whole team or about those profiled so far."""
        return {"scope": "whole" if self.whole else "part", "profiled": self.profiled}

    @property
    def is_few(self) -> bool:
        """Whether too few have a profile for anything to be said of the team as a whole."""
        return self.profiled < SMALLEST_WHOLE

    @property
    def may_have_most(self) -> bool:
        """Whether it may be said where most people are."""
        return self.settled and not self.is_few and self.profiled <= LARGEST_FOR_MOST


def by_id(profiles: Sequence[Profile]) -> list[Profile]:
    """Sorted by id: no statement may depend on the order of joining."""
    return sorted(profiles, key=lambda profile: profile.candidate.id)


def team_of(size: int, profiles: Sequence[Profile], *, is_tried: bool = False) -> Team | None:
    """The profiled members of a team of ``size``; None where a service doesn't say how sure somebody's place is."""
    ordered = by_id(profiles)
    places = Places.of(ordered)
    if places is None:
        return None
    return Team(size, tuple(profile.candidate for profile in ordered), places, is_tried)


def interval_of(counts: Counts, coverage: float = 0.95) -> Interval:
    """The interval of counts (draws,), both ends included, whose probability is closest to ``coverage``.

    A discrete distribution has no interval of exactly 95%. The usual one, with at most 2.5% in either tail, covers more
    than it claims: 98.5% on average over teams of 3 to 30. This one starts from all counts and drops the less likely
    end as long as that brings the probability inside closer to ``coverage``, so that it covers 95.7% on average.
    """
    pmf = np.bincount(counts) / len(counts)
    low, high = 0, len(pmf) - 1
    inside = 1.0
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


def prob_majority(places: Places, styles: Iterable[Style]) -> float:
    """P(more than half of the people lie in the directions of ``styles``)."""
    people = places.positions.shape[1]
    return share_of(places.counts[:, style_columns(styles)].sum(axis=1) > people / 2)


def prob_none(places: Places, styles: Iterable[Style]) -> float:
    """P(nobody lies in any of the directions of ``styles``)."""
    return share_of(places.counts[:, style_columns(styles)].sum(axis=1) == 0)


def prob_all_present(counts: Counts) -> float:
    """P(each of the four directions has at least one person), from ``counts`` (draws, 4)."""
    return share_of((counts > 0).all(axis=1))


def prob_each_has(places: Places, one: Style, other: Style, least: int) -> float:
    """P(the directions of ``one`` and ``other`` each have at least ``least`` people)."""
    return share_of((places.counts[:, style_columns((one, other))] >= least).all(axis=1))


def prob_most_at(places: Places, end: str) -> float:
    """P(more than half of the people are in the half of the circle at ``end``)."""
    at = places.at(end)
    return share_of(at.sum(axis=1) > at.shape[1] / 2)


def prob_both_ends(places: Places, axis: Axis, least: int) -> float:
    """P(either half on the axis has ``least`` people or more)."""
    return prob_both(places.at(ENDS[axis][0]), least)


def prob_both(first: Bools, least: int) -> float:
    """P(``least`` people or more belong to a half, and as many don't), from who does in each draw (draws, n)."""
    inside = first.sum(axis=1)
    return share_of((inside >= least) & (first.shape[1] - inside >= least))


def drawn_by_chance(people: int, shape: int, draws: int = DRAWS) -> Counts:
    """Places drawn at random for a team of the reference population: (draws, people) whole numbers below ``shape``."""
    return np.asarray(np.random.default_rng(people).integers(0, shape, (draws, people)))
