"""Posterior modes where parameters are known, against which scoring and simulations are checked."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from discern.instrument.best_worst_logit import sufficient_statistic
from discern.instrument.numerics import Floats, Ints
from discern.instrument.posterior import find_modes

CHUNK = 1024
"""People scored at a time, so that the work arrays stay in the processor's cache."""


@dataclass(frozen=True, slots=True, eq=False)
class Estimates:
    """Posterior modes `theta` (people, 4), and `covariance` (people, 4, 4), the inverse Hessian there."""

    theta: Floats
    covariance: Floats

    @property
    def se(self) -> Floats:
        """Standard errors (people, 4) in θ units."""
        return np.asarray(np.sqrt(np.diagonal(self.covariance, axis1=1, axis2=2)))


def estimate(loadings: Floats, intercepts: Floats, precision: Floats, most: Ints, least: Ints) -> Estimates:
    """MAP estimates of many people.

    `loadings`, `intercepts` (blocks, 4) on the logit scale; `precision` (4, 4), the inverse of the prior's covariance;
    `most` and `least` (people, blocks), chosen columns (0..3), -1 where unanswered. The log posterior is strictly
    concave, so the mode is unique; a person without answers gets the prior.
    """
    theta = np.empty((most.shape[0], 4))
    covariance = np.empty((most.shape[0], 4, 4))
    for start in range(0, most.shape[0], CHUNK):
        part = slice(start, start + CHUNK)
        answered = most[part] >= 0
        statistic = sufficient_statistic(loadings, most[part], least[part])
        theta[part], information = find_modes(
            loadings,
            intercepts,
            precision,
            statistic,
            None if answered.all() else answered,
            np.zeros_like(statistic),
        )
        covariance[part] = np.linalg.inv(information)
    return Estimates(theta, covariance)
