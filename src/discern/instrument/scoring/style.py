"""What the posterior says about a person's style: which leads, which is second, where it lies on the circle, its label.

The circle is the plane with x = (I + S − D − C)/2, people before task, and y = (D + I − S − C)/2, active before
thoughtful, in θ units; angles are in degrees, counter-clockwise from +x: I 45°, D 135°, C 225°, S 315°.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from discern.instrument.bank.items import STYLES
from discern.instrument.numerics.arrays import Floats
from discern.instrument.numerics.normal import cdf, quasi_random_points
from discern.instrument.scoring.posterior import Posteriors

LABEL_PROBABILITY = 0.80
"""How probable a statement must be for the label to make it."""

DRAWS = 4096
"""Quasi-random points in each component by which probabilities of styles are counted, to half a percentage point."""

ARC = 0.95
"""Posterior probability of the angle's interval."""

GRID = 720
"""Arcs of half a degree into which the circle is divided for the angle's posterior."""

BLENDS = tuple(first + second.lower() for first in STYLES for second in STYLES if first != second)
"""The 12 blends, first style in upper case, second in lower: "Di", "Ds", …"""

CIRCLE = np.array([[-0.5, 0.5, 0.5, -0.5], [0.5, 0.5, -0.5, -0.5]])
"""Projection of θ (order D, I, S, C) on x and y of the circle, (2, 4)."""


@dataclass(frozen=True, slots=True)
class StylePosterior:
    """A person's style, with its uncertainty.

    `probabilities` (of each style's leading) and `blends` (of each first and second style) each sum to 1. `primary` is
    the style most likely to lead and `secondary` the one most likely to be second if it does. `angle` is in degrees,
    [0, 360); `angle_interval` is a 95% arc that runs counter-clockwise from its first value to its second, so it may
    cross 0. `intensity` is the distance from the centre of the circle in θ units.
    """

    label: str
    primary: str
    secondary: str
    probabilities: Mapping[str, float]
    blends: Mapping[str, float]
    angle: float
    angle_interval: tuple[float, float]
    intensity: float


def summarise_style(posterior: Posteriors) -> StylePosterior:
    """The style of one person: the first of `posterior`."""
    orders = order_probabilities(posterior)[0]
    leads = orders.sum(axis=1)
    primary = int(leads.argmax())
    probabilities = {style: float(p) for style, p in zip(STYLES, leads, strict=True)}
    blends = {blend: float(orders[STYLES.index(blend[0]), STYLES.index(blend[1].upper())]) for blend in BLENDS}
    angle, intensity = circle_position(posterior.theta[0])
    return StylePosterior(
        label=label(probabilities, blends),
        primary=STYLES[primary],
        secondary=STYLES[int(orders[primary].argmax())],
        probabilities=probabilities,
        blends=blends,
        angle=angle,
        angle_interval=angle_interval(posterior),
        intensity=intensity,
    )


def label(probabilities: Mapping[str, float], blends: Mapping[str, float]) -> str:
    """The most specific label whose probability is at least `LABEL_PROBABILITY`.

    "Di": D leads and I is second; "D": D leads; "D or i": one of the two leads, D more likely; otherwise "balanced".
    """
    first, second = sorted(STYLES, key=lambda style: -probabilities[style])[:2]
    blend = max(BLENDS, key=lambda pair: blends[pair])
    if blends[blend] >= LABEL_PROBABILITY:
        return blend
    if probabilities[first] >= LABEL_PROBABILITY:
        return first
    if probabilities[first] + probabilities[second] >= LABEL_PROBABILITY:
        return f"{first} or {second.lower()}"
    return "balanced"


def order_probabilities(posterior: Posteriors, draws: int = DRAWS) -> Floats:
    """P(style i is highest and style j second), (people, 4, 4).

    In each component counted over `draws` (even) quasi-random points, the same for everyone, so that the result is
    reproducible; then the components' weighted mean.
    """
    points = quasi_random_points(draws)
    shares = np.zeros((len(posterior.weights), 4, 4))
    factors = np.linalg.cholesky(posterior.covariances)
    for person, component in np.ndindex(posterior.weights.shape):
        sample = posterior.means[person, component] + points @ factors[person, component].T
        first = sample.argmax(axis=1)
        # With the highest taken out, the highest that remains is second.
        sample[np.arange(draws), first] = -np.inf
        second = sample.argmax(axis=1)
        counts = np.bincount(4 * first + second, minlength=16).reshape(4, 4)
        shares[person] += posterior.weights[person, component] * counts / draws
    return shares


def circle_position(theta: Floats) -> tuple[float, float]:
    """Angle in degrees, [0, 360), and intensity (distance from the centre) of θ (4,) on the circle."""
    x, y = CIRCLE @ theta
    return math.degrees(math.atan2(y, x)) % 360.0, math.hypot(x, y)


def angle_density(posterior: Posteriors) -> Floats:
    """Posterior mass of the first person's angle in `GRID` equal arcs centred at 0°, 0.5°, …, (GRID,); sums to 1."""
    components = zip(posterior.means[0], posterior.covariances[0], strict=True)
    return np.asarray(posterior.weights[0] @ [_projected_normal(mean, covariance) for mean, covariance in components])


def _projected_normal(mean: Floats, covariance: Floats) -> Floats:
    """Mass of the angle in `GRID` arcs, (GRID,), where θ is normal with this `mean` (4,) and `covariance` (4, 4).

    The angle of a bivariate normal point has the projected normal distribution (Mardia & Jupp 2000, *Directional
    Statistics*, 3.5.6).
    """
    middle = CIRCLE @ mean
    precision = np.linalg.inv(CIRCLE @ covariance @ CIRCLE.T)
    angles = np.arange(GRID) * (2.0 * math.pi / GRID)
    directions = np.stack([np.cos(angles), np.sin(angles)])
    # For direction r, a = rᵀΣ⁻¹r and d = rᵀΣ⁻¹μ / √a. The exponents are written so that none exceeds 0 (d² ≤ μᵀΣ⁻¹μ
    # by Cauchy–Schwarz) and nothing overflows for a point far from the centre.
    a = np.einsum("ig,ij,jg->g", directions, precision, directions)
    d = (middle @ precision @ directions) / np.sqrt(a)
    centre = float(middle @ precision @ middle)
    mass = (math.exp(-0.5 * centre) + math.sqrt(2.0 * math.pi) * d * cdf(d) * np.exp(0.5 * (d * d - centre))) / a
    mass = np.maximum(mass, 0.0)
    return np.asarray(mass / mass.sum())


def angle_interval(posterior: Posteriors) -> tuple[float, float]:
    """The shortest arc with 95% of the first person's angle: its ends in degrees, [0, 360); it may cross 0."""
    mass = angle_density(posterior)
    # Cumulative mass over two turns, so that an arc may start anywhere and still be a stretch of one array.
    cumulative = np.concatenate([[0.0], np.cumsum(np.concatenate([mass, mass]))])
    # For each grid arc as the first, the length (in grid arcs) until 95% is reached; the last one counts in part.
    goal = cumulative[:GRID] + ARC
    end = np.searchsorted(cumulative, goal)
    part = (goal - cumulative[end - 1]) / np.maximum(cumulative[end] - cumulative[end - 1], 1e-300)
    length = end - 1 + part - np.arange(GRID)
    start = int(length.argmin())
    step = 360.0 / GRID
    low = (start - 0.5) * step
    return low % 360.0, float((low + length[start] * step) % 360.0)
