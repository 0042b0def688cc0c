"""What the posterior says about a person's style: which leads, which is second, where it lies on the circle, its label.

The circle is the plane with x = (I + S − D − C)/2, people before task, and y = (D + I − S − C)/2, active before
thoughtful, in θ units; angles are in degrees, counter-clockwise from +x: I 45°, D 135°, C 225°, S 315°.

On the circle the posterior is a mixture of bivariate normals, the projections of its components. Its region of highest
density at probability p is {z : f(z) ≥ t}, where t is the greatest threshold that leaves at least p inside (Hyndman
1996, *Computing and graphing highest density regions*, The American Statistician 50, 120–126).
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from discern.instrument.bank import STYLES
from discern.instrument.numerics import Floats, normal_cdf, quasi_random_points
from discern.instrument.posterior import Posteriors

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
    mass = (math.exp(-0.5 * centre) + math.sqrt(2.0 * math.pi) * d * normal_cdf(d) * np.exp(0.5 * (d * d - centre))) / a
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
    # An arc may have no mass at all, far from the posterior.
    part = (goal - cumulative[end - 1]) / np.maximum(cumulative[end] - cumulative[end - 1], 1e-300)
    length = end - 1 + part - np.arange(GRID)
    start = int(length.argmin())
    step = 360.0 / GRID
    # Arcs of the grid are centred at its angles, so the first begins half an arc before its own.
    low = (start - 0.5) * step
    return low % 360.0, float((low + length[start] * step) % 360.0)


LEVELS = (50, 80, 95)
"""Shares of the probability, in percent, that regions are given for."""

POINTS = 40
"""Points of an outline."""

RADII = 80
"""Radii at which the density is taken in each direction: shares are exact to a percentage point."""

FARTHEST = 8.0
"""How far the density is followed, in standard deviations of the whole posterior."""

GOLDEN = (math.sqrt(5.0) - 1.0) / 2.0
"""Its multiples modulo 1 are spread evenly."""


def circle_regions(posterior: Posteriors) -> Mapping[int, Floats]:
    """The outlines of the first person's regions by their share of the probability (`LEVELS`), each (`POINTS`, 2).

    Points are (x, y) in θ units, counter-clockwise around the posterior mean, which lies inside. An outline is followed
    along rays from there, to where each leaves the region for good.
    """
    means = posterior.means[0] @ CIRCLE.T
    covariances = CIRCLE @ posterior.covariances[0] @ CIRCLE.T
    weights = posterior.weights[0]
    centre = weights @ means
    apart = means - centre
    spread = np.linalg.cholesky(np.einsum("k,kij->ij", weights, covariances) + (weights * apart.T) @ apart)
    # Polar coordinates of the plane in which the posterior has the mean 0 and the covariance of a standard normal.
    angles = np.arange(POINTS) * (2.0 * math.pi / POINTS)
    rays = np.stack([np.cos(angles), np.sin(angles)], axis=1) @ spread.T
    # Each ray begins a little farther out than others, so that a contour never meets the grid in all rays at once.
    begins = np.arange(POINTS) * GOLDEN % 1.0
    radii = (np.arange(RADII) + begins[:, None]) * (FARTHEST / RADII)
    density = _density(rays, radii, apart, covariances, weights)
    # From the densest cell on: a region's threshold is the density at which they hold its share together.
    order = np.argsort(-density, axis=None)
    # The area of a cell of the grid is proportional to its radius.
    held = np.cumsum((density * radii).ravel()[order])
    thresholds = np.interp(np.array(LEVELS) / 100.0, held / held[-1], density.ravel()[order])
    return {
        level: centre + _leaving(density, threshold, radii)[:, None] * rays
        for level, threshold in zip(LEVELS, thresholds, strict=True)
    }


def _density(rays: Floats, radii: Floats, apart: Floats, covariances: Floats, weights: Floats) -> Floats:
    """Density of the mixture, up to a factor, at the `radii` (rays, radii) of each ray.

    `apart` (components, 2) are the components' means, from where the rays begin. With q for a ray, m for a mean and P
    for a precision, the squared distance at radius r is r² qᵀPq − 2r qᵀPm + mᵀPm.
    """
    precisions = np.linalg.inv(covariances)
    bent = rays @ precisions
    square = (bent * rays).sum(axis=2)[:, :, None]
    cross = bent @ apart[:, :, None]
    constant = np.einsum("ki,kij,kj->k", apart, precisions, apart)[:, None, None]
    # The normal densities' constants without 2π, which all components share.
    heights = weights * np.sqrt(np.linalg.det(precisions))
    return np.asarray(np.tensordot(heights, np.exp(-0.5 * (radii * (radii * square - 2.0 * cross) + constant)), axes=1))


def _leaving(density: Floats, threshold: float, radii: Floats) -> Floats:
    """The last of the `radii` of each ray at which its `density` isn't below `threshold`, (rays,).

    Between radii the logarithm of the density is taken as straight.
    """
    # The running count is at its largest from the last such radius on, and `argmax` takes the first of equals.
    last = (density >= threshold).cumsum(axis=1).argmax(axis=1)
    after = np.minimum(last + 1, RADII - 1)
    rows = np.arange(len(density))
    inner, outer = np.log(density[rows, last]), np.log(np.maximum(density[rows, after], 1e-300))
    part = np.clip((inner - math.log(threshold)) / np.maximum(inner - outer, 1e-12), 0.0, 1.0)
    return np.asarray(radii[rows, last] + part * (radii[rows, after] - radii[rows, last]))
