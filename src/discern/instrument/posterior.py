"""Where a person's θ may lie, given their choices.

With the best-worst logit (see `best_worst_logit`) and the prior θ ~ N(0, R), R the correlation of the styles in the
norm group,

    log posterior:   T·θ − Σ log Z(θ) − θᵀR⁻¹θ / 2    (sum over the answered blocks)
    gradient:        T − E[T | θ] − R⁻¹θ
    −Hessian:        I(θ) + R⁻¹, the posterior information; its inverse at the mode is the covariance

Newton's method finds the mode, `posterior_points` integrates around it.

A bank's loadings may all be off by one factor (see `bank.Discrimination`). With its values m_k and their prior
probabilities p_k,

    p(θ | choices) = Σ w_k p(θ | choices, m_k λ),    w_k ∝ p_k p(choices | m_k λ)

so the posterior is as wide as each component, plus as far as the components lie apart. The weights tell what one
person's answers say about the factor, which is little: consistent answers make larger loadings likelier.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import NamedTuple

import numpy as np

from discern.instrument.bank import Bank, Discrimination
from discern.instrument.best_worst_logit import (
    chosen_intercepts,
    expected_statistic_and_information,
    log_normaliser,
    sufficient_statistic,
)
from discern.instrument.choices import ChoiceArrays
from discern.instrument.numerics import Bools, Floats, Ints

TOLERANCE = 1e-9
"""A person is done when no style's Newton step exceeds this, in θ units."""

MAX_STEPS = 60
"""A safeguard; simulated people need 4 to 8 steps."""

CHUNK = 64
"""People whose points are weighted at a time: utilities at 25 points a person are large arrays."""


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


class PosteriorPoints(NamedTuple):
    """Posterior `modes` (people, 4), `points` around them (people, 25, 4), and `weights` (people, 25) that sum to 1.

    `log_evidence` (people,) is the logarithm of the marginal likelihood of the choices, up to the share of the
    intercepts, Σ μ(most) − Σ μ(least), which is the same for every size of the loadings.
    """

    modes: Floats
    points: Floats
    weights: Floats
    log_evidence: Floats


def posterior_points(
    loadings: Floats,
    intercepts: Floats,
    precision: Floats,
    most: Ints,
    least: Ints,
    start: Floats,
) -> PosteriorPoints:
    """Posteriors of many people, by adaptive quadrature (Naylor & Smith 1982, Applied Statistics 31, 214–225).

    A cubature of the normal approximation at the mode, each mass multiplied by the ratio of the true posterior density
    to that approximation. `most` and `least` (people, blocks), -1 where unanswered; the search for modes begins at
    `start` (people, 4).
    """
    answered = most >= 0
    statistic = sufficient_statistic(loadings, most, least)
    modes, information = find_modes(loadings, intercepts, precision, statistic, answered, start)
    # Any root of the covariance would do; the determinant of this one is the product of its diagonal, needed below.
    spread = np.linalg.cholesky(np.linalg.inv(information))
    standard, log_mass = cubature()
    points = modes[:, None, :] + standard @ spread.transpose(0, 2, 1)
    # Log posterior at the points (T·θ, the prior, then the blocks' log Z), less the log density of the approximation,
    # which in standard coordinates is −|standard|²/2.
    log_weight = np.einsum("nqs,ns->nq", points, statistic)
    log_weight -= 0.5 * np.einsum("nqs,st,nqt->nq", points, precision, points)
    log_weight += 0.5 * np.square(standard).sum(axis=1) + log_mass
    for first in range(0, len(points), CHUNK):
        part = slice(first, first + CHUNK)
        log_z = log_normaliser(intercepts + loadings * points[part, :, None, :])
        log_weight[part] -= (log_z @ answered[part, :, None].astype(np.float64))[:, :, 0]
    # Subtracting the largest before exponentiating avoids overflow.
    largest = log_weight.max(axis=1, keepdims=True)
    weights = np.exp(log_weight - largest)
    total = weights.sum(axis=1, keepdims=True)
    # The change to standard coordinates multiplies the integral by |spread|; the prior's constant adds log|R⁻¹|/2. The
    # factors (2π)² of the two normal densities cancel.
    log_volume = np.log(np.diagonal(spread, axis1=1, axis2=2)).sum(axis=1) + 0.5 * np.linalg.slogdet(precision)[1]
    return PosteriorPoints(modes, points, weights / total, (largest + np.log(total))[:, 0] + log_volume)


@cache
def cubature() -> tuple[Floats, Floats]:
    """25 points (25, 4) of a standard normal in 4 dimensions and the logarithms of their masses (25,): exact for
    polynomials up to degree 5 (Stroud 1971, *Approximate Calculation of Multiple Integrals*)."""
    axes = np.eye(4)
    # The centre, and ±√3 along each of two axes, for each pair of axes: 1 + 6·4 points.
    corners = [
        np.sqrt(3.0) * (first * axes[i] + second * axes[j])
        for i, j in combinations(range(4), 2)
        for first in (1, -1)
        for second in (1, -1)
    ]
    masses = np.full(25, 1.0 / 36.0)
    masses[0] = 1.0 / 3.0
    return np.array([np.zeros(4), *corners]), np.log(masses)


@dataclass(frozen=True, slots=True, eq=False)
class Posteriors:
    """Posteriors of many people, each a mixture of normals with one component for each size of the loadings.

    `weights` (people, components) sum to 1; `means` (people, components, 4) and `covariances` (people, components, 4,
    4) in θ units, given that the styles' levels are as the bank says. `slopes` (people, components, 4, 4) are by how
    much a mean moves with one standard deviation of each style's level. `log_evidence` (people,) is the logarithm of
    the marginal likelihood of the choices.
    """

    weights: Floats
    means: Floats
    covariances: Floats
    slopes: Floats
    log_evidence: Floats

    @property
    def theta(self) -> Floats:
        """Posterior means (people, 4)."""
        return np.asarray(np.einsum("nk,nks->ns", self.weights, self.means))

    @property
    def whole_covariances(self) -> Floats:
        """The components' covariances (people, components, 4, 4) with the doubt about levels."""
        return np.asarray(self.covariances + self.slopes @ self.slopes.swapaxes(-1, -2))

    @property
    def covariance(self) -> Floats:
        """Posterior covariances (people, 4, 4): the mean of the components' and the covariance of their means."""
        apart = self.means - self.theta[:, None, :]
        within = np.einsum("nk,nkst->nst", self.weights, self.whole_covariances)
        return np.asarray(within + np.einsum("nk,nks,nkt->nst", self.weights, apart, apart))

    @property
    def se(self) -> Floats:
        """Standard errors (people, 4) in θ units."""
        return np.asarray(np.sqrt(np.diagonal(self.covariance, axis1=1, axis2=2)))

    @classmethod
    def of_normal(cls, mean: Floats, covariance: Floats) -> Posteriors:
        """One person with a normal distribution of this `mean` (4,) and `covariance` (4, 4), whatever the levels."""
        return cls(np.ones((1, 1)), mean[None, None], covariance[None, None], np.zeros((1, 1, 4, 4)), np.zeros(1))


def posteriors(
    loadings: Floats,
    intercepts: Floats,
    precision: Floats,
    discrimination: Discrimination,
    most: Ints,
    least: Ints,
    level_sd: float = 0.0,
) -> Posteriors:
    """Posteriors of many people.

    `loadings`, `intercepts` (blocks, 4) on the logit scale; `precision` (4, 4), the inverse of the prior's covariance;
    `most` and `least` (people, blocks), chosen columns (0..3), -1 where unanswered; `level_sd` in θ units. A person
    without answers gets the prior.

    A component's mean lies some 2% further from 0 than its mode, since the posterior is skewed outward. Probabilities
    of styles and arcs of the circle need the mean; centred on the mode, arcs would be too wide.
    """
    factors, probabilities = discrimination.nodes()
    means, covariances, evidence = [], [], []
    # Each factor's search begins at the mode for the factor before, which is near.
    modes = np.zeros((len(most), 4))
    for factor in factors:
        modes, points, weights, log_evidence = posterior_points(
            factor * loadings, intercepts, precision, most, least, modes
        )
        mean = np.einsum("nq,nqs->ns", weights, points)
        deviations = points - mean[:, None, :]
        means.append(mean)
        covariances.append((deviations * weights[:, :, None]).transpose(0, 2, 1) @ deviations)
        evidence.append(log_evidence)
    joint = np.stack(evidence, axis=1) + np.log(probabilities)
    largest = joint.max(axis=1, keepdims=True)
    shares = np.exp(joint - largest)
    total = shares.sum(axis=1, keepdims=True)
    inside = np.stack(covariances, axis=1)
    return Posteriors(
        weights=shares / total,
        means=np.stack(means, axis=1),
        covariances=inside,
        slopes=level_sd * (inside @ precision - np.eye(4)),
        # The intercepts' share, which `posterior_points` leaves out: it is the same for every factor.
        log_evidence=(largest + np.log(total))[:, 0] + chosen_intercepts(intercepts, most, least),
    )


def score_choices(bank: Bank, choices: ChoiceArrays) -> Posteriors:
    """The posterior of one person, with people axes of length 1, from choices in any of the bank's blocks."""
    return posteriors(
        bank.loadings[choices.rows],
        bank.intercepts[choices.rows],
        bank.precision,
        bank.discrimination,
        choices.most[None],
        choices.least[None],
        bank.levels.sd,
    )


def score_batch(bank: Bank, form_id: str, most: Ints, least: Ints) -> Posteriors:
    """Posteriors of many people who took the same form.

    `most` and `least` (people, blocks of the form), -1 where unanswered. Raises `BankError` for an unknown form.
    """
    rows = bank.rows(bank.form(form_id).blocks)
    loadings, intercepts = bank.loadings[rows], bank.intercepts[rows]
    return posteriors(loadings, intercepts, bank.precision, bank.discrimination, most, least, bank.levels.sd)
