"""Where a person lies on the circle, given their answers.

The circle is the plane with x = (I + S − D − C)/2, people before task, and y = (D + I − S − C)/2, fast before calm, in
θ units; angles are in degrees, counter-clockwise from +x: I 45°, D 135°, C 225°, S 315°.

On the circle the posterior is a mixture of bivariate normals, the projections of its components. Each component moves
with the levels of the styles, which are common to everybody: a draw of the levels moves all people of a team at once.

The region of highest density at probability p is {z : f(z) ≥ t}, where t is the greatest threshold that leaves at least
p inside (Hyndman 1996, *Computing and graphing highest density regions*, The American Statistician 50, 120–126).
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from discern.instrument.numerics import Floats, normal_cdf
from discern.instrument.posterior import Posteriors

CIRCLE = np.array([[-0.5, 0.5, 0.5, -0.5], [0.5, 0.5, -0.5, -0.5]])
"""Projection of θ (order D, I, S, C) on x and y of the circle, (2, 4)."""

GRID = 720
"""Arcs of half a degree into which the circle is divided for the angle's posterior."""

FARTHEST = 8.0
"""How far the density is followed, in standard deviations of the whole posterior."""

HALVINGS = 40
"""Of the interval in which a median is searched: it is found to a millionth of a standard deviation."""


@dataclass(frozen=True, eq=False)
class CirclePosterior:
    """One person's posterior on the circle, a mixture of bivariate normals, in θ units.

    `weights` (components,) sum to 1; `means` (components, 2) and `covariances` (components, 2, 2) hold where the
    styles' levels are as the bank says; `slopes` (components, 2, 4) are by how much a mean moves with one standard
    deviation of each style's level.
    """

    weights: Floats
    means: Floats
    covariances: Floats
    slopes: Floats

    @classmethod
    def of(cls, posterior: Posteriors, person: int = 0) -> CirclePosterior:
        """One person's of `posterior`."""
        return cls(
            posterior.weights[person],
            posterior.means[person] @ CIRCLE.T,
            CIRCLE @ posterior.covariances[person] @ CIRCLE.T,
            CIRCLE @ posterior.slopes[person],
        )

    @classmethod
    def of_normal(cls, mean: Floats, covariance: Floats) -> CirclePosterior:
        """A normal distribution of this `mean` (2,) and `covariance` (2, 2), whatever the levels."""
        return cls(np.ones(1), mean[None], covariance[None], np.zeros((1, 2, 4)))

    @cached_property
    def whole_covariances(self) -> Floats:
        """The components' covariances (components, 2, 2) with the doubt about levels."""
        return np.asarray(self.covariances + self.slopes @ self.slopes.swapaxes(-1, -2))

    def probability_beyond(self, direction: float, line: float = 0.0) -> float:
        """P(z·u > `line`), u the unit vector at the angle `direction` in degrees."""
        u = _unit(direction)
        spread = np.sqrt(u @ self.whole_covariances @ u)
        return float(self.weights @ normal_cdf((self.means @ u - line) / spread))

    def median_along(self, direction: float) -> float:
        """The median of z·u, u the unit vector at the angle `direction` in degrees."""
        return self.quantile_along(direction, 0.5)

    def quantile_along(self, direction: float, probability: float) -> float:
        """The quantile of z·u, u the unit vector at the angle `direction` in degrees, by bisection."""
        u = _unit(direction)
        reach = FARTHEST * np.sqrt(u @ self.whole_covariances @ u)
        low, high = float((self.means @ u - reach).min()), float((self.means @ u + reach).max())
        for _ in range(HALVINGS):
            middle = (low + high) / 2
            low, high = (
                (middle, high) if self.probability_beyond(direction, middle) > 1 - probability else (low, middle)
            )
        return (low + high) / 2

    @cached_property
    def angle_mass(self) -> Floats:
        """Posterior mass of the angle in `GRID` equal arcs that begin at 0°, 0.5°, …, (GRID,); sums to 1."""
        parts = zip(self.means, self.whole_covariances, strict=True)
        return np.asarray(self.weights @ [_projected_normal(mean, covariance) for mean, covariance in parts])

    def probability_within(self, direction: float, reach: float) -> float:
        """P(the angle is within `reach` of `direction`), both in degrees and multiples of half a degree."""
        step = 360.0 / GRID
        first = round((direction - reach) / step)
        return float(self.angle_mass[np.arange(first, first + round(2 * reach / step)) % GRID].sum())

    def draw(self, levels: Floats, random: np.random.Generator) -> Floats:
        """A place (draws, 2) for each draw of all styles' `levels` (draws, 4), in their standard deviations."""
        component = random.choice(len(self.weights), size=len(levels), p=self.weights)
        factors = np.linalg.cholesky(self.covariances)
        chance = np.einsum("dij,dj->di", factors[component], random.standard_normal((len(levels), 2)))
        moved = np.einsum("dij,dj->di", self.slopes[component], levels)
        return np.asarray(self.means[component] + chance + moved)


def _unit(direction: float) -> Floats:
    return np.array([math.cos(math.radians(direction)), math.sin(math.radians(direction))])


def _projected_normal(mean: Floats, covariance: Floats) -> Floats:
    """Mass of the angle in `GRID` arcs, (GRID,), of a normal point with this `mean` (2,) and `covariance` (2, 2).

    The angle of a bivariate normal point has the projected normal distribution (Mardia & Jupp 2000, *Directional
    Statistics*, 3.5.6). Its density is taken in the middle of each arc.
    """
    angles = (np.arange(GRID) + 0.5) * (2.0 * math.pi / GRID)
    directions = np.stack([np.cos(angles), np.sin(angles)], axis=1)
    mass = _mass_along(directions, mean, np.asarray(np.linalg.inv(covariance)), np.array(math.inf))
    mass = np.maximum(mass, 0.0)
    return np.asarray(mass / mass.sum())


def _mass_along(rays: Floats, mean: Floats, precision: Floats, reach: Floats) -> Floats:
    """∫ exp(−(rq − μ)ᵀΣ⁻¹(rq − μ)/2) r dr from 0 to `reach` (…, rays), for each ray q of `rays` (rays, 2)."""
    # With a = qᵀΣ⁻¹q and d = qᵀΣ⁻¹μ / √a. The exponents are written so that none exceeds 0 (d² ≤ μᵀΣ⁻¹μ by
    # Cauchy–Schwarz) and nothing overflows for a point far from the centre.
    bent = rays @ precision
    a = (bent * rays).sum(axis=1)
    root = np.sqrt(a)
    d, end = bent @ mean / root, root * reach
    centre = float(mean @ precision @ mean)
    ends = math.exp(-0.5 * centre) - np.exp(-0.5 * ((end - d) ** 2 + (centre - d * d)))
    between = normal_cdf(end - d) - normal_cdf(-d)
    return np.asarray((ends + math.sqrt(2.0 * math.pi) * d * np.exp(0.5 * (d * d - centre)) * between) / a)


LEVELS = (50, 80, 95)
"""Shares of the probability, in percent, that regions are given for."""

POINTS = 40
"""Points of an outline."""

RADII = 80
"""Radii at which the density is taken from the posterior mean to each point of an outline."""

RAYS_PER_SIDE = 4
"""Rays along which the probability within each side of an outline is summed up."""

DENSEST = np.array([0.1, 0.3, 0.4, 0.46, 0.52, 0.6, 0.7, 0.77, 0.82, 0.92, 0.95, 0.96, 0.98])
"""Shares of the densest places that are outlined, each around the one before: the outlines of `LEVELS` lie between."""


def circle_regions(posterior: CirclePosterior) -> Mapping[int, Floats]:
    """The outlines of a person's regions by their share of the probability (`LEVELS`), each (`POINTS`, 2).

    Points are (x, y) in θ units, counter-clockwise around the posterior mean, which lies inside. An outline is followed
    along rays from there, to where each leaves the region for good: that of a region in two parts takes in what lies
    between them. It holds its share within 1.5 percentage points.
    """
    weights, covariances = posterior.weights, posterior.whole_covariances
    centre = weights @ posterior.means
    apart = posterior.means - centre
    spread = np.linalg.cholesky(np.einsum("k,kij->ij", weights, covariances) + (weights * apart.T) @ apart)
    # Polar coordinates of the plane in which the posterior has the mean 0 and the covariance of a standard normal.
    angles = np.arange(POINTS * RAYS_PER_SIDE) * (2.0 * math.pi / (POINTS * RAYS_PER_SIDE))
    rays = np.stack([np.cos(angles), np.sin(angles)], axis=1) @ spread.T
    precisions = np.asarray(np.linalg.inv(covariances))
    # The normal densities' constants without 2π, which all components share.
    heights = weights * np.sqrt(np.linalg.det(precisions))
    corners = rays[::RAYS_PER_SIDE]
    reach = _reach_of_densest(corners, apart, precisions, heights)
    sides = _along_sides(reach)
    along = [
        height * _mass_along(rays, mean, precision, sides)
        for mean, precision, height in zip(apart, precisions, heights, strict=True)
    ]
    # The polar coordinates' areas are smaller by the determinant.
    held = np.sum(along, axis=(0, 2)) * np.linalg.det(spread) / len(rays)
    return {level: centre + _between(reach, held, level / 100.0)[:, None] * corners for level in LEVELS}


def _reach_of_densest(rays: Floats, apart: Floats, precisions: Floats, heights: Floats) -> Floats:
    """The last radius of each ray at which the density isn't below a threshold, for the thresholds that leave `DENSEST`
    inside, (outlines, rays).

    `apart` (components, 2) are the components' means, from where the rays begin. With q for a ray, m for a mean and P
    for a precision, the squared distance at radius r is r² qᵀPq − 2r qᵀPm + mᵀPm.
    """
    radii = np.arange(1, RADII + 1) * (FARTHEST / RADII)
    bent = rays @ precisions
    square = (bent * rays).sum(axis=2)[:, :, None]
    cross = bent @ apart[:, :, None]
    constant = np.einsum("ki,kij,kj->k", apart, precisions, apart)[:, None, None]
    distances = radii * (radii * square - 2.0 * cross) + constant
    density = np.maximum(np.tensordot(heights, np.exp(-0.5 * distances), axes=1), 1e-300)
    # From the densest cell on, by the share that they hold together; the area of a cell is proportional to its radius.
    order = np.argsort(-density, axis=None)
    held = np.cumsum((density * radii).ravel()[order])
    thresholds = np.interp(DENSEST, held / held[-1], density.ravel()[order])
    # The greatest density from a radius on falls with the radius; its logarithm is taken as straight in between.
    beyond = np.log(np.maximum.accumulate(density[:, ::-1], axis=1))
    return np.array([np.interp(np.log(thresholds), row, radii[::-1]) for row in beyond]).T


def _along_sides(reach: Floats) -> Floats:
    """How far outlines (outlines, corners) reach along all rays, (outlines, rays): their sides are straight."""
    after, side = np.roll(reach, -1, axis=1), 2.0 * math.pi / reach.shape[1]
    turns = np.arange(RAYS_PER_SIDE) * (side / RAYS_PER_SIDE)
    first, second = reach[:, :, None], after[:, :, None]
    along = first * second * math.sin(side) / (first * np.sin(turns) + second * np.sin(side - turns))
    return np.asarray(along.reshape(len(reach), -1))


def _between(reach: Floats, held: Floats, share: float) -> Floats:
    """How far the outline of this share reaches, (corners,), between the two outlines of those (outlines, corners) that
    hold a little less and a little more.
    """
    after = int(np.clip(np.searchsorted(held, share), 1, len(held) - 1))
    part = (share - held[after - 1]) / (held[after] - held[after - 1])
    return np.asarray(reach[after - 1] + part * (reach[after] - reach[after - 1]))
