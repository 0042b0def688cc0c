"""What the posterior on the circle says about a person's style: a direction, a half of the circle, or that it is open.

There are eight directions of 90°: the four styles, and between them *DI* (above all fast), *IS* (above all people
first), *SC* (above all calm) and *DC* (above all task first). They overlap. Each axis has two halves: fast (D, I) and
calm (S, C), people first (I, S) and task first (D, C).
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from discern.instrument.bank import STYLES
from discern.instrument.circle import CirclePosterior
from discern.instrument.numerics import Floats, quasi_random_points
from discern.instrument.posterior import Posteriors

SAID = 0.80
"""How probable a direction or a half must be for it to be said of a person."""

LEANING = 0.60
"""How probable it must be where levels are settled for a person to be leaning that way."""

DRAWS = 4096
"""Quasi-random points in each component by which the highest style is counted, to half a percentage point."""

DIRECTIONS: Mapping[str, float] = {"D": 135, "DI": 90, "I": 45, "IS": 0, "S": 315, "SC": 270, "C": 225, "DC": 180}
"""The middle of each direction, in degrees; it reaches 45° to either side."""

HALVES: Mapping[str, float] = {"fast": 90, "people": 0, "calm": 270, "task": 180}
"""The middle of each half of the circle, in degrees; it reaches 90° to either side."""


@dataclass(frozen=True, slots=True)
class CircleStyle:
    """What is said of a person: a `direction`, else a `half`, with its `probability`; all None where it is open.

    `position` is the dot, (x, y) in θ: the posterior median along two axes, so that it lies within what is said.
    `quarters` are the probabilities of each style's direction, which sum to 1; `pace` is that of the fast half and
    `focus` that of the half people first. `highest` are the probabilities that a style has the highest of the four
    scores; they sum to 1.
    """

    direction: str | None
    half: str | None
    probability: float | None
    position: tuple[float, float]
    quarters: Mapping[str, float]
    pace: float
    focus: float
    highest: Mapping[str, float]

    @property
    def angle(self) -> float:
        """The dot's, in degrees, [0, 360)."""
        x, y = self.position
        return math.degrees(math.atan2(y, x)) % 360.0

    @property
    def said(self) -> str | None:
        """The direction or the half."""
        return self.direction or self.half


def describe_style(posterior: Posteriors, *, settled: bool) -> CircleStyle:
    """The style of one person, the first of `posterior`; `settled` says whether the levels of the styles are."""
    place = CirclePosterior.of(posterior)
    highest = highest_probabilities(posterior)[0]
    kind, name, probability = say_style(place, settled=settled)
    return CircleStyle(
        direction=name if kind == "direction" else None,
        half=name if kind == "half" else None,
        probability=probability,
        position=dot_of(place, name),
        quarters={style: place.probability_within(DIRECTIONS[style], 45) for style in STYLES},
        pace=place.probability_beyond(HALVES["fast"]),
        focus=place.probability_beyond(HALVES["people"]),
        highest={style: float(p) for style, p in zip(STYLES, highest, strict=True)},
    )


def say_style(place: CirclePosterior, *, settled: bool) -> tuple[str, str | None, float | None]:
    """What is said of a person, as `narrowest_region` has it."""
    directions = {name: place.probability_within(middle, 45) for name, middle in DIRECTIONS.items()}
    halves = {name: place.probability_beyond(middle) for name, middle in HALVES.items()}
    return narrowest_region(directions, halves, settled=settled)


def narrowest_region(
    directions: Mapping[str, float], halves: Mapping[str, float], *, settled: bool
) -> tuple[str, str | None, float | None]:
    """Whether a direction or a half is said, which, and its probability; ("open", None, None) where neither is.

    A single style comes before two, a direction before a half, and what is at least `SAID` before what is `LEANING`.
    Both arguments are the probabilities of being there.
    """
    single = max(STYLES, key=lambda style: directions[style])
    likeliest = max(directions, key=lambda name: directions[name])
    half = max(halves, key=lambda name: halves[name])
    found: list[tuple[str, str, float, float]] = [
        ("direction", single, directions[single], SAID),
        ("direction", likeliest, directions[likeliest], SAID),
        ("half", half, halves[half], SAID),
    ]
    if settled:
        found += [
            ("direction", likeliest, directions[likeliest], LEANING),
            ("half", half, halves[half], LEANING),
        ]
    return next(((kind, name, p) for kind, name, p, least in found if p >= least), ("open", None, None))


def dot_of(place: CirclePosterior, said: str | None) -> tuple[float, float]:
    """Where a person is drawn, (x, y): at the posterior median of x and y, which lies in the halves that are likelier.

    Where that is outside of a direction between two styles, it is at the median of their sum and difference, which
    bound the direction.
    """
    x, y = place.median_along(HALVES["people"]), place.median_along(HALVES["fast"])
    if said is None or said not in DIRECTIONS or _turn(math.degrees(math.atan2(y, x)), DIRECTIONS[said]) <= 45:
        return x, y
    # Along the diagonals of I and of D.
    along_i, along_d = place.median_along(DIRECTIONS["I"]), place.median_along(DIRECTIONS["D"])
    return (along_i - along_d) / math.sqrt(2), (along_i + along_d) / math.sqrt(2)


def _turn(one: float, other: float) -> float:
    """How far two angles are apart, in degrees, [0, 180]."""
    return abs((one - other + 180) % 360 - 180)


def highest_probabilities(posterior: Posteriors, draws: int = DRAWS) -> Floats:
    """P(style i has the highest score), (people, 4).

    In each component counted over `draws` (even) quasi-random points, the same for everyone, so that the result is
    reproducible; then the components' weighted mean.
    """
    points = quasi_random_points(draws)
    shares = np.zeros((len(posterior.weights), 4))
    factors = np.linalg.cholesky(posterior.whole_covariances)
    for person, component in np.ndindex(posterior.weights.shape):
        sample = posterior.means[person, component] + points @ factors[person, component].T
        counts = np.bincount(sample.argmax(axis=1), minlength=4)
        shares[person] += posterior.weights[person, component] * counts / draws
    return shares
