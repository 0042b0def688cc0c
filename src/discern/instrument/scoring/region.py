"""Where a person may lie on the circle: the smallest areas that hold given shares of the posterior.

On the circle the posterior is a mixture of bivariate normals, the projections of its components. Its region of highest
density at probability p is {z : f(z) ≥ t}, where t is the greatest threshold that leaves at least p inside (Hyndman
1996, *Computing and graphing highest density regions*, The American Statistician 50, 120–126).
"""

from __future__ import annotations

import math
from collections.abc import Mapping

import numpy as np

from discern.instrument.numerics.arrays import Floats
from discern.instrument.scoring.posterior import Posteriors
from discern.instrument.scoring.style import CIRCLE

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
    heights = weights * np.sqrt(np.linalg.det(precisions))
    return np.asarray(np.tensordot(heights, np.exp(-0.5 * (radii * (radii * square - 2.0 * cross) + constant)), axes=1))


def _leaving(density: Floats, threshold: float, radii: Floats) -> Floats:
    """The last of the `radii` of each ray at which its `density` isn't below `threshold`, (rays,).

    Between radii the logarithm of the density is taken as straight.
    """
    last = (density >= threshold).cumsum(axis=1).argmax(axis=1)
    after = np.minimum(last + 1, RADII - 1)
    rows = np.arange(len(density))
    inner, outer = np.log(density[rows, last]), np.log(np.maximum(density[rows, after], 1e-300))
    part = np.clip((inner - math.log(threshold)) / np.maximum(inner - outer, 1e-12), 0.0, 1.0)
    return np.asarray(radii[rows, last] + part * (radii[rows, after] - radii[rows, last]))
