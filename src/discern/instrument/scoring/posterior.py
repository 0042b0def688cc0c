"""Posteriors of θ with the sizes of the loadings uncertain: one component for each size, weighted by the answers.

A bank's loadings may all be off by one factor (see `bank.discrimination`). With its values m_k and their prior
probabilities p_k,

    p(θ | choices) = Σ w_k p(θ | choices, m_k λ),    w_k ∝ p_k p(choices | m_k λ)

so the posterior is as wide as each component, plus as far as the components lie apart. The weights tell what one
person's answers say about the factor, which is little: consistent answers make larger loadings likelier.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from discern.instrument.bank.choices import ChoiceArrays
from discern.instrument.bank.discrimination import Discrimination
from discern.instrument.bank.items import Bank
from discern.instrument.model.best_worst_logit import chosen_intercepts
from discern.instrument.numerics.arrays import Floats, Ints
from discern.instrument.scoring.quadrature import posterior_points


@dataclass(frozen=True, slots=True, eq=False)
class Posteriors:
    """Posteriors of many people, each a mixture of normals with one component for each size of the loadings.

    `weights` (people, components) sum to 1; `means` (people, components, 4) and `covariances` (people, components, 4,
    4) in θ units; `log_evidence` (people,) is the logarithm of the marginal likelihood of the choices.
    """

    weights: Floats
    means: Floats
    covariances: Floats
    log_evidence: Floats

    @property
    def theta(self) -> Floats:
        """Posterior means (people, 4)."""
        return np.asarray(np.einsum("nk,nks->ns", self.weights, self.means))

    @property
    def covariance(self) -> Floats:
        """Posterior covariances (people, 4, 4): the mean of the components' and the covariance of their means."""
        apart = self.means - self.theta[:, None, :]
        within = np.einsum("nk,nkst->nst", self.weights, self.covariances)
        return np.asarray(within + np.einsum("nk,nks,nkt->nst", self.weights, apart, apart))

    @property
    def se(self) -> Floats:
        """Standard errors (people, 4) in θ units."""
        return np.asarray(np.sqrt(np.diagonal(self.covariance, axis1=1, axis2=2)))

    @classmethod
    def of_normal(cls, mean: Floats, covariance: Floats) -> Posteriors:
        """One person with a normal distribution of this `mean` (4,) and `covariance` (4, 4)."""
        return cls(np.ones((1, 1)), mean[None, None], covariance[None, None], np.zeros(1))


def posteriors(
    loadings: Floats,
    intercepts: Floats,
    precision: Floats,
    discrimination: Discrimination,
    most: Ints,
    least: Ints,
) -> Posteriors:
    """Posteriors of many people.

    `loadings`, `intercepts` (blocks, 4) on the logit scale; `precision` (4, 4), the inverse of the prior's covariance;
    `most` and `least` (people, blocks), chosen columns (0..3), -1 where unanswered. A person without answers gets the
    prior.

    A component's mean lies some 2% further from 0 than its mode, since the posterior is skewed outward. Probabilities
    of styles and arcs of the circle need the mean; centred on the mode, arcs would be too wide.
    """
    factors, probabilities = discrimination.nodes()
    means, covariances, evidence = [], [], []
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
    return Posteriors(
        weights=shares / total,
        means=np.stack(means, axis=1),
        covariances=np.stack(covariances, axis=1),
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
    )


def score_batch(bank: Bank, form_id: str, most: Ints, least: Ints) -> Posteriors:
    """Posteriors of many people who took the same form.

    `most` and `least` (people, blocks of the form), -1 where unanswered. Raises `BankError` for an unknown form.
    """
    rows = bank.rows(bank.form(form_id).blocks)
    loadings, intercepts = bank.loadings[rows], bank.intercepts[rows]
    return posteriors(loadings, intercepts, bank.precision, bank.discrimination, most, least)
