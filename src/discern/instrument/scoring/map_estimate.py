"""Maximum a posteriori (MAP) estimates of θ and their covariances for given item parameters, by Newton's method.

`scoring.posterior` integrates around them. With the best-worst logit (see `model.best_worst_logit`) and the prior
θ ~ N(0, R), R the correlation of the styles in the norm group,

    log posterior:   T·θ − Σ log Z(θ) − θᵀR⁻¹θ / 2    (sum over the answered blocks)
    gradient:        T − E[T | θ] − R⁻¹θ
    −Hessian:        I(θ) + R⁻¹, the posterior information; its inverse at the mode is the covariance
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from discern.instrument.model.best_worst_logit import expected_statistic_and_information, sufficient_statistic
from discern.instrument.numerics.arrays import Bools, Floats, Ints

TOLERANCE = 1e-9
"""A person is done when no style's Newton step exceeds this, in θ units."""

MAX_STEPS = 60
"""A safeguard; simulated people need 4 to 8 steps."""

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


def find_modes(
    loadings: Floats,
    intercepts: Floats,
    precision: Floats,
    statistic: Floats,
    answered: Bools | None,
    start: Floats,
) -> tuple[Floats, Floats]:
    """Posterior modes (people, 4) and the posterior information there (people, 4, 4), by Newton's method.

    `statistic` (people, 4) is the sufficient statistic T, `answered` (people, blocks) marks the blocks it is over (all
    when it is None), and the search begins at `start` (people, 4).
    """
    theta = start.copy()
    final_information = np.empty((len(theta), 4, 4))
    # People who have converged drop out of `active`, so that a few slow ones do not cost a step for everyone.
    active = np.arange(len(theta))
    for _ in range(MAX_STEPS):
        mask = None if answered is None else answered[active]
        expected, information = expected_statistic_and_information(loadings, intercepts, theta[active], mask)
        information += precision
        gradient = statistic[active] - expected - theta[active] @ precision
        # At the point before the last step, which is within `TOLERANCE` of the mode.
        final_information[active] = information
        step = np.linalg.solve(information, gradient[:, :, None])[:, :, 0]
        size = np.abs(step).max(axis=1)
        # Far from the mode log Z is nearly linear, so a full step can overshoot; steps of at most 1 SD do not.
        theta[active] += step / np.maximum(size, 1.0)[:, None]
        active = active[size > TOLERANCE]
        if len(active) == 0:
            break
    return theta, final_information
