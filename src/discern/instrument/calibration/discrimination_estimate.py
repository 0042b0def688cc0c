"""How large a bank's loadings are together, from the answers of few people.

The factor m of all loadings maximises the marginal likelihood of the answers, in which each person's θ is integrated
out over the points of their posterior (see `scoring.quadrature`). These people may lie apart from the bank's
reference, so their mean is estimated along with the factor; it is of no further use, since a few people are no norm
group. With θ = mean + m z, z ~ N(0, R), larger loadings and a wider group are the same.

Newton's method on the marginal likelihood, with the information that Louis (1982, Journal of the Royal Statistical
Society B 44, 226–233) derives from the complete one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from discern.instrument.bank.choices import Choice, ChoiceError, encode_batch
from discern.instrument.bank.discrimination import Discrimination
from discern.instrument.bank.items import Bank
from discern.instrument.numerics.arrays import Floats, Ints
from discern.instrument.scoring.posterior import posteriors
from discern.instrument.scoring.quadrature import posterior_points

DISCRIMINATION_PEOPLE = 30

MEAN_SD = 0.5
"""SD of the prior of each style's mean among the people."""

SEARCH_SD = 1.0
"""SD of a prior of log m within the search alone, so that answers without any consistency have an optimum too."""

MAX_ROUNDS = 50
TOLERANCE = 1e-4
LARGEST_STEP = 0.5

CONTRADICTION = 2.5
"""Standard errors between the factor that the answers show and the bank's: simulated, 2% of groups of 30 to 300 people
lie further apart when the bank's parameters are true."""


class DiscriminationError(ValueError):
    """Choices that no factor should be estimated from; the message says what is missing."""


@dataclass(frozen=True, slots=True)
class DiscriminationEstimate:
    """What a group's answers say about the size of a bank's loadings.

    `discrimination` combines the bank's own with the answers. `spread` is the SD of the people's scores over the one
    that the bank's loadings lead one to expect (1: just as expected). `contradicts` says that the answers contradict
    the bank's parameters: the factor that they show differs from the bank's median by more than chance explains. An
    expert's doubt about the median excuses nothing; uncertainty left by earlier people does. About 2% false alarms.
    """

    discrimination: Discrimination
    spread: float
    contradicts: bool


def estimate_discrimination(bank: Bank, choice_sets: Sequence[Sequence[Choice]]) -> DiscriminationEstimate:
    """The factor of all loadings, from one set of choices a person; a second for 300 people.

    The bank's own discrimination is the prior, so give the bank as it was before any of these people were counted.
    Leave out people whose results were withheld. `with_discrimination` makes the new version of the bank.

    Raises `DiscriminationError` for fewer than `DISCRIMINATION_PEOPLE` people and where the search doesn't converge,
    `ChoiceError` for invalid choices.
    """
    people = len(choice_sets)
    if people < DISCRIMINATION_PEOPLE:
        raise DiscriminationError(
            f"the size of the loadings needs at least {DISCRIMINATION_PEOPLE} people; there are {people}"
        )
    if not all(choice_sets):
        raise ChoiceError(None, "empty", "an answer set is empty (empty)")
    most, least = encode_batch(bank, tuple(bank.blocks), choice_sets)
    used = (most >= 0).any(axis=0)
    loadings, intercepts, most, least = bank.loadings[used], bank.intercepts[used], most[:, used], least[:, used]
    found, error = _most_likely_factor(loadings, intercepts, bank, most, least)
    own, own_error = float(np.log(bank.discrimination.median)), bank.discrimination.estimation_sd
    # Two normal distributions of log m, multiplied.
    share = own_error**2 / (own_error**2 + error**2)
    median, log_sd = own + share * (found - own), share**0.5 * error
    learnt = own_error if bank.discrimination.people else 0.0
    return DiscriminationEstimate(
        Discrimination.estimated(float(np.exp(median)), log_sd, people),
        _spread(bank, loadings, intercepts, most, least),
        contradicts=abs(found - own) > CONTRADICTION * float(np.hypot(error, learnt)),
    )


def _most_likely_factor(
    loadings: Floats, intercepts: Floats, bank: Bank, most: Ints, least: Ints
) -> tuple[float, float]:
    """log m at the maximum of the marginal likelihood, and its standard error."""
    precision = bank.precision
    mean, log_factor = np.zeros(4), float(np.log(bank.discrimination.median))
    prior = np.array([MEAN_SD**-2] * 4 + [SEARCH_SD**-2])
    start = log_factor
    z = np.zeros((len(most), 4))
    for _ in range(MAX_ROUNDS):
        factor = np.exp(log_factor)
        z, points, weights, _ = posterior_points(
            factor * loadings, intercepts + loadings * mean, precision, most, least, z
        )
        gradient, information = _derivatives(points, weights, precision, factor)
        gradient -= prior * np.append(mean, log_factor - start)
        information += np.diag(prior)
        step = np.linalg.solve(information, gradient)
        step /= max(1.0, float(np.abs(step).max()) / LARGEST_STEP)
        mean, log_factor = mean + step[:4], log_factor + float(step[4])
        if np.abs(step).max() <= TOLERANCE:
            break
    else:
        raise DiscriminationError(f"the search for the size of the loadings did not converge in {MAX_ROUNDS} rounds")
    # Without the prior of the search, which the bank's own replaces.
    precise = 1.0 / float(np.linalg.inv(information)[4, 4])
    own = SEARCH_SD**-2
    return start + (log_factor - start) * precise / (precise - own), (precise - own) ** -0.5


def _derivatives(points: Floats, weights: Floats, precision: Floats, factor: float) -> tuple[Floats, Floats]:
    """Gradient (5,) and information (5, 5) of the marginal log-likelihood by the mean and log m, from posterior points
    z (people, points, 4).

    The log density of θ has the derivatives R⁻¹z/m by the mean and zᵀR⁻¹z − 4 by log m. The information is the mean of
    its second derivatives less the variance of the first, over each posterior.
    """
    by_mean = points @ precision
    square = (by_mean * points).sum(axis=2)
    scores = np.concatenate([by_mean / factor, square[..., None] - 4.0], axis=2)
    expected = np.einsum("nq,nqk->nk", weights, scores)
    deviations = scores - expected[:, None, :]
    information = -np.einsum("nq,nqk,nql->kl", weights, deviations, deviations)
    information[:4, :4] += precision / factor**2 * len(points)
    cross = 2.0 / factor * np.einsum("nq,nqs->s", weights, by_mean)
    information[:4, 4] += cross
    information[4, :4] += cross
    information[4, 4] += 2.0 * np.einsum("nq,nq->", weights, square)
    gradient = expected.sum(axis=0)
    # The estimated mean takes up a share of the spread, as it does in a variance that is divided by n instead of n − 1.
    centres = np.einsum("nq,nqs->ns", weights, points)
    within = np.einsum("nq,nq->n", weights, square) - np.einsum("ns,st,nt->n", centres, precision, centres)
    gradient[4] += 4.0 - within.mean()
    return gradient, information


def _spread(bank: Bank, loadings: Floats, intercepts: Floats, most: Ints, least: Ints) -> float:
    known = Discrimination(bank.discrimination.median, 0.0, 0)
    found = posteriors(loadings, intercepts, bank.precision, known, most, least)
    # What a posterior's covariance leaves of the prior's is how far its mean varies.
    expected = np.trace(bank.norms.correlation - found.covariance.mean(axis=0))
    return float(np.sqrt(found.theta.var(axis=0, ddof=1).sum() / expected))
