"""Maximum a posteriori θ and its covariance, by Newton's method: for any answered blocks, one person or many."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from discern.instrument.arrays import Bools, Floats, Ints
from discern.instrument.likelihood import choice_sums, expected_and_information

TOLERANCE = 1e-9
MAX_STEPS = 60
CHUNK = 1024


@dataclass(frozen=True, slots=True, eq=False)
class Estimates:
    """Posterior modes `theta` (people, 4), and covariances (people, 4, 4) from the inverse Hessian there."""

    theta: Floats
    covariance: Floats

    @property
    def se(self) -> Floats:
        """Standard errors (people, 4) in θ units."""
        return np.asarray(np.sqrt(np.diagonal(self.covariance, axis1=1, axis2=2)))


def estimate(loadings: Floats, intercepts: Floats, precision: Floats, most: Ints, least: Ints) -> Estimates:
    """MAP and covariance under the best-worst logit with prior N(0, precision⁻¹).

    `loadings`, `intercepts`: (blocks, 4), logit scale; `most`, `least`: (people, blocks), style columns, -1 where
    unanswered. The log posterior is strictly concave, so the mode is unique; a person without answers gets the prior.
    """
    theta = np.empty((most.shape[0], 4))
    covariance = np.empty((most.shape[0], 4, 4))
    for start in range(0, most.shape[0], CHUNK):
        part = slice(start, start + CHUNK)
        answered = most[part] >= 0
        sums = choice_sums(loadings, most[part], least[part])
        theta[part], information = newton(
            loadings, intercepts, precision, sums, None if answered.all() else answered, np.zeros_like(sums)
        )
        covariance[part] = np.linalg.inv(information)
    return Estimates(theta, covariance)


def newton(
    loadings: Floats, intercepts: Floats, precision: Floats, sums: Floats, answered: Bools | None, start: Floats
) -> tuple[Floats, Floats]:
    """Posterior modes (people, 4) and posterior information there, from the sufficient statistic `sums` (people, 4)."""
    theta = start.copy()
    active = np.arange(len(theta))
    final = np.empty((len(theta), 4, 4))
    for _ in range(MAX_STEPS):
        mask = None if answered is None else answered[active]
        expected, information = expected_and_information(loadings, intercepts, theta[active], mask)
        information += precision
        gradient = sums[active] - expected - theta[active] @ precision
        final[active] = information
        step = np.linalg.solve(information, gradient[:, :, None])[:, :, 0]
        size = np.abs(step).max(axis=1)
        # A full step from far away can overshoot; one of at most 1 SD keeps Newton's method inside its basin.
        theta[active] += step / np.maximum(size, 1.0)[:, None]
        active = active[size > TOLERANCE]
        if len(active) == 0:
            break
    return theta, final
