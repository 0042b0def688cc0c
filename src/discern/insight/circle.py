"""Results on the circle: what is said of a person, and where people may lie, each alone or all at once.

Claims about two people or a team come from draws of all their places together, because an error in the level of a style
moves everybody at once: it cancels in comparisons and doesn't average out over a team.

Why: docs/decisions/0025-style-is-a-place-on-the-circle.md
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b
from math import sqrt
from typing import Literal, TypedDict, get_args

import numpy as np
from numpy.typing import NDArray

from discern.contract.base_models import CandidateRef
from discern.contract.models.insights import Figure
from discern.contract.models.results import Instrument, Results, Score, StyleSummary
from discern.contract.styles import STYLES, ByStyle, Direction, Style
from discern.insight.claims import interval_figure
from discern.instrument import CirclePosterior, inherited_share

Floats = NDArray[np.float64]
Bools = NDArray[np.bool_]
Counts = NDArray[np.intp]

DRAWS = 4096
"""Draws of everybody's places: probabilities are exact to a percentage point."""


class MeasuredBy(TypedDict):
    """Of a profile, what it says of the bank that scored it."""

    bank: str
    settled: bool
    family: str
    is_translated: bool


@dataclass(frozen=True, slots=True)
class Profile:
    """A result with scores, which the quality checks did not withhold.

    ``posterior`` is that of the person's place; None where a service doesn't measure its uncertainty. ``bank`` names
    the parameters that it comes from, and ``settled`` is whether people's answers settle the levels of these.
    ``family`` is the same for a questionnaire and its translations, of which ``is_translated`` is one.
    """

    candidate: CandidateRef
    scores: ByStyle[Score]
    style: StyleSummary
    posterior: CirclePosterior | None
    bank: str
    settled: bool
    family: str = ""
    is_translated: bool = False


def profiles_of(results: Sequence[Results]) -> list[Profile]:
    """The profiles of those results that aren't withheld, in the same order."""
    return [
        Profile(each.candidate, each.scores, each.style, posterior_of(each.style), **_measured_by(each.instrument))
        for each in results
        if each.style is not None and each.scores is not None
    ]


def _measured_by(instrument: Instrument | None) -> MeasuredBy:
    if instrument is None:
        return {"bank": "", "settled": False, "family": "", "is_translated": False}
    return {
        "bank": instrument.fingerprint,
        "settled": bool(instrument.settled),
        "family": instrument.id.rpartition("-")[0],
        "is_translated": instrument.translation is not None,
    }


def posterior_of(style: StyleSummary) -> CirclePosterior | None:
    """The posterior of a person's place on the circle; None where a service gives none."""
    parts = style.posterior
    if not parts:
        return None
    return CirclePosterior(
        np.array([part.weight for part in parts]),
        np.array([part.mean for part in parts]),
        np.array([((xx, xy), (xy, yy)) for xx, xy, yy in (part.covariance for part in parts)]),
        np.array([part.levels.values() for part in parts]).swapaxes(1, 2),
    )


class Places:
    """Draws of the places of n people, all at once.

    ``positions`` (draws, n, 2) are focus and pace, in θ. ``settled`` is whether the levels are, for everybody that a
    bank has scored: none has scored a newcomer of a what-if.
    """

    def __init__(self, positions: Floats, *, settled: bool) -> None:
        self.positions = positions
        self.settled = settled

    @classmethod
    def of(cls, profiles: Sequence[Profile]) -> "Places | None":
        """Those of these people; None where a service doesn't say how sure somebody's place is, and of nobody."""
        levels = _draw_levels(profiles)
        # Who gave the same answers as somebody else has other draws.
        known: Counter[bytes] = Counter()
        drawn = []
        for each in profiles:
            if each.posterior is None:
                return None
            answers = each.posterior.means.tobytes() + each.posterior.covariances.tobytes()
            known[answers] += 1
            drawn.append(each.posterior.draw(levels[each.bank], _random(answers, bytes([known[answers] % 256]))))
        scored = [each.settled for each in profiles if each.bank]
        return cls(np.stack(drawn, axis=1), settled=bool(scored) and all(scored)) if drawn else None

    def on(self, axis: "Axis") -> Floats:
        """The coordinates on ``axis``, (draws, n)."""
        return self.positions[:, :, 1 if axis == "pace" else 0]

    def at(self, end: str) -> Bools:
        """Who is in the half of the circle at the ``end`` of an axis, (draws, n)."""
        axis = next(axis for axis in AXES if end in ENDS[axis])
        beyond = self.on(axis) > 0
        return beyond if end == ENDS[axis][0] else ~beyond

    @cached_property
    def quarters(self) -> Bools:
        """Who lies in the direction of D, I, S and C, (draws, n, 4)."""
        fast, people = self.at("fast"), self.at("people")
        return np.stack([fast & ~people, fast & people, ~fast & people, ~fast & ~people], axis=2)

    @cached_property
    def counts(self) -> Counts:
        """How many lie in the direction of each style, (draws, 4)."""
        return np.asarray(self.quarters.sum(axis=1))


def _draw_levels(profiles: Sequence[Profile]) -> dict[str, Floats]:
    """Draws of how far the levels of each bank are off, (draws, 4), in their standard deviations.

    Those of a translation that no answers have settled are off as much as those of the statements that it translates,
    and by what translating did.
    """
    drawn = {each.bank: _draw_level(each.bank) for each in profiles}
    originals = {each.family: each.bank for each in profiles if not (each.is_translated or each.settled)}
    share = inherited_share()
    return {
        each.bank: sqrt(share) * _draw_level(originals.get(each.family, each.family))
        + sqrt(1 - share) * drawn[each.bank]
        if each.is_translated and not each.settled
        else drawn[each.bank]
        for each in profiles
    }


def _draw_level(bank: str) -> Floats:
    return _random(b"levels", bank.encode()).standard_normal((DRAWS, len(STYLES)))


def _random(*seeds: bytes) -> np.random.Generator:
    """Chance that is the same for the same seeds: a person has the same draws beside anybody."""
    return np.random.default_rng(int.from_bytes(blake2b(b" ".join(seeds), digest_size=8).digest()))


def share_of(drawn: NDArray[np.bool_] | np.bool_) -> float:
    """The probability of what is true in so many of the draws, (draws,)."""
    return float(drawn.mean())


def interval_of_draws(drawn: Floats) -> tuple[float, float]:
    """The middle 95% of the draws, (draws,)."""
    low, high = np.quantile(drawn, (0.025, 0.975))
    return float(low), float(high)


Axis = Literal["pace", "focus"]

AXES: tuple[Axis, ...] = ("pace", "focus")

ENDS: Mapping[Axis, tuple[str, str]] = {"pace": ("fast", "calm"), "focus": ("people", "task")}
"""The two ends of each axis, the positive one first."""


def opposite_end(end: str) -> str:
    """The other end of the same axis."""
    first, second = next(ends for ends in ENDS.values() if end in ends)
    return second if end == first else first


def opposite_region(region: str) -> str:
    """The direction or the half that lies across the circle."""
    around = get_args(Direction)
    return str(around[around.index(region) - len(around) // 2]) if region in around else opposite_end(region)


def half_probability(style: StyleSummary, end: str) -> float | None:
    """P(the person is in the half of the circle at ``end``); None where a service gives none."""
    if style.pace is None or style.focus is None:
        return None
    first = style.pace.fast if end in ENDS["pace"] else style.focus.people
    return first if end in {"fast", "people"} else 1 - first


def position_figure(message: str, axis: Axis, value: float, interval: tuple[float, float]) -> Figure:
    """A position on an axis, or a difference of two, with its 95% interval, in θ: SDs of the norm group's styles."""
    return interval_figure(message, value, interval, 1, axis=axis)


OPPOSITE: Mapping[Style, Style] = {"D": "S", "S": "D", "I": "C", "C": "I"}

OF_OPPOSITES: tuple[Style, ...] = ("D", "I")
"""One of each two opposite styles."""

BESIDE: Mapping[Style, tuple[Style, Style]] = {"D": ("C", "I"), "I": ("D", "S"), "S": ("I", "C"), "C": ("S", "D")}
"""The two neighbours on the circle."""

SHARED: Mapping[frozenset[Style], str] = {
    frozenset[Style]({"D", "I"}): "fast",
    frozenset[Style]({"I", "S"}): "people",
    frozenset[Style]({"S", "C"}): "calm",
    frozenset[Style]({"C", "D"}): "task",
}
"""The end of an axis that two neighbours are both towards."""

ENDS_OF: Mapping[Style, frozenset[str]] = {
    style: frozenset(end for styles, end in SHARED.items() if style in styles) for style in OPPOSITE
}
"""The ends of the two axes that a style is towards."""


def styles_in(direction: str | None) -> tuple[Style, ...]:
    """The styles that a direction has in its name; none where it is open."""
    return tuple(style for style in STYLES if direction is not None and style in direction)
