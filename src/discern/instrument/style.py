"""What the posterior says about a style: which leads, which comes second, where on the circle, and what to call it."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from discern.instrument.arrays import Floats
from discern.instrument.bank import STYLES
from discern.instrument.normal import cdf, points

ASSERT = 0.80
DRAWS = 4096
ARC = 0.95
GRID = 720
BLENDS = tuple(first + second.lower() for first in STYLES for second in STYLES if first != second)
# x = (I + S − D − C)/2 is people-first, y = (D + I − S − C)/2 is active; rows of the projection, columns D, I, S, C.
CIRCLE = np.array([[-0.5, 0.5, 0.5, -0.5], [0.5, 0.5, -0.5, -0.5]])


@dataclass(frozen=True, slots=True)
class StyleSummary:
    """A person's style. `probabilities` (by style, of leading) and `blends` (by first and second) each sum to 1; angles
    are degrees in [0, 360), counter-clockwise, and `angle_interval` runs from its first value counter-clockwise to its
    second, so it may pass 0. `intensity` is the distance from the centre in θ units."""

    label: str
    primary: str
    secondary: str
    probabilities: Mapping[str, float]
    blends: Mapping[str, float]
    angle: float
    angle_interval: tuple[float, float]
    intensity: float


def summarise(theta: Floats, mean: Floats, covariance: Floats) -> StyleSummary:
    """The style of one person: the point from the mode `theta` (4,), all that is probable from the posterior's `mean`
    (4,) and `covariance` (4, 4)."""
    orders = order_probabilities(mean[None], covariance[None])[0]
    leads = orders.sum(axis=1)
    primary = int(leads.argmax())
    probabilities = {style: float(p) for style, p in zip(STYLES, leads, strict=True)}
    blends = {blend: float(orders[STYLES.index(blend[0]), STYLES.index(blend[1].upper())]) for blend in BLENDS}
    angle, intensity = position(theta)
    return StyleSummary(
        label=label(probabilities, blends),
        primary=STYLES[primary],
        secondary=STYLES[int(orders[primary].argmax())],
        probabilities=probabilities,
        blends=blends,
        angle=angle,
        angle_interval=angle_interval(mean, covariance),
        intensity=intensity,
    )


def label(probabilities: Mapping[str, float], blends: Mapping[str, float]) -> str:
    """The label that the probabilities carry, each part at `ASSERT` or above.

    "Di": D leads and I is second; "D": D leads; "D or i": one of the two leads, D more likely; otherwise "balanced".
    """
    first, second = sorted(STYLES, key=lambda style: -probabilities[style])[:2]
    blend = max(BLENDS, key=lambda pair: blends[pair])
    if blends[blend] >= ASSERT:
        return blend
    if probabilities[first] >= ASSERT:
        return first
    if probabilities[first] + probabilities[second] >= ASSERT:
        return f"{first} or {second.lower()}"
    return "balanced"


def order_probabilities(mean: Floats, covariance: Floats, draws: int = DRAWS) -> Floats:
    """P(style i is highest and style j second), (people, 4, 4), from posteriors (people, 4) and (people, 4, 4).

    Counted over `draws` quasi-random points of each posterior, the same for everyone, so the answer is reproducible.
    """
    spread = points(draws)
    shares = np.empty((len(mean), 4, 4))
    for person, (centre, matrix) in enumerate(zip(mean, covariance, strict=True)):
        sample = centre + spread @ np.linalg.cholesky(matrix).T
        first = sample.argmax(axis=1)
        sample[np.arange(draws), first] = -np.inf
        second = sample.argmax(axis=1)
        shares[person] = np.bincount(4 * first + second, minlength=16).reshape(4, 4) / draws
    return shares


def position(theta: Floats) -> tuple[float, float]:
    """Angle in degrees [0, 360) and intensity (distance from the centre) of θ (4,) on the circle."""
    x, y = CIRCLE @ theta
    return math.degrees(math.atan2(y, x)) % 360.0, math.hypot(x, y)


def angle_density(mean: Floats, covariance: Floats) -> Floats:
    """Posterior mass of the angle in `GRID` equal arcs centred at 0°, 0.5°, …; sums to 1.

    The projected normal distribution (Mardia & Jupp 2000, Directional Statistics, 3.5.6).
    """
    middle = CIRCLE @ mean
    precision = np.linalg.inv(CIRCLE @ covariance @ CIRCLE.T)
    turns = np.arange(GRID) * (2.0 * math.pi / GRID)
    directions = np.stack([np.cos(turns), np.sin(turns)])
    a = np.einsum("ig,ij,jg->g", directions, precision, directions)
    d = (middle @ precision @ directions) / np.sqrt(a)
    centre = float(middle @ precision @ middle)
    mass = (math.exp(-0.5 * centre) + math.sqrt(2.0 * math.pi) * d * cdf(d) * np.exp(0.5 * (d * d - centre))) / a
    mass = np.maximum(mass, 0.0)
    return np.asarray(mass / mass.sum())


def angle_interval(mean: Floats, covariance: Floats) -> tuple[float, float]:
    """The shortest arc that holds 95% of the angle's posterior, degrees in [0, 360); it may pass 0."""
    mass = angle_density(mean, covariance)
    reach = np.concatenate([[0.0], np.cumsum(np.concatenate([mass, mass]))])
    # From each arc's lower edge, how many arcs until 95% is passed; the last one counts in part.
    goal = reach[:GRID] + ARC
    end = np.searchsorted(reach, goal)
    part = (goal - reach[end - 1]) / np.maximum(reach[end] - reach[end - 1], 1e-300)
    length = end - 1 + part - np.arange(GRID)
    start = int(length.argmin())
    step = 360.0 / GRID
    low = (start - 0.5) * step
    return low % 360.0, float((low + length[start] * step) % 360.0)
