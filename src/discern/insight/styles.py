"""The instrument's style of a person as the contract has it."""

from collections.abc import Mapping
from typing import cast, get_args

from discern.contract.certainty import OPEN, certainty
from discern.contract.models.results import CirclePart, Focus, Pace, Region, RegionLevel, StyleSummary
from discern.contract.styles import STYLES, ByStyle, Direction, Half
from discern.instrument import CirclePosterior, CircleStyle
from discern.instrument.numerics import Floats

REGION_LEVELS: tuple[RegionLevel, ...] = get_args(RegionLevel)

DIGITS = 4
"""Of what is stored in units of θ: chance in the answers is a thousand times as large."""


def summarise(
    style: CircleStyle, posterior: CirclePosterior, regions: Mapping[int, Floats] | None = None
) -> StyleSummary:
    """A person's style with the posterior that it comes from, and with its regions where they are given."""
    return StyleSummary(
        direction=cast("Direction | None", style.direction),
        half=cast("Half | None", style.half),
        strength=OPEN if style.probability is None else certainty(style.probability),
        probability=style.probability,
        position=style.position,
        angle=style.angle,
        region=None if regions is None else to_region(regions),
        pace=Pace(fast=style.pace),
        focus=Focus(people=style.focus),
        quarters=ByStyle[float].of(style.quarters),
        highest=ByStyle[float].of(style.highest),
        posterior=to_parts(posterior),
    )


def to_region(regions: Mapping[int, Floats]) -> Region:
    """The instrument's outlines as the contract's, in thousandths of θ."""
    return {level: [(round(x, 3), round(y, 3)) for x, y in regions[int(level)].tolist()] for level in REGION_LEVELS}


def to_parts(posterior: CirclePosterior) -> list[CirclePart]:
    """The instrument's posterior on the circle as the contract's."""
    parts = zip(posterior.weights, posterior.means, posterior.covariances, posterior.slopes, strict=True)
    return [
        CirclePart(
            weight=float(weight),
            mean=_pair(mean[0], mean[1]),
            covariance=(*_pair(covariance[0, 0], covariance[0, 1]), round(float(covariance[1, 1]), DIGITS)),
            levels=ByStyle[tuple[float, float]].of(
                {style: _pair(*slope) for style, slope in zip(STYLES, slopes.T, strict=True)}
            ),
        )
        for weight, mean, covariance, slopes in parts
    ]


def _pair(x: float, y: float) -> tuple[float, float]:
    return round(float(x), DIGITS), round(float(y), DIGITS)
