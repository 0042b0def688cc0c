"""Norms from collected choices."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from discern.instrument.bank.choices import Choice, encode_batch
from discern.instrument.bank.items import Bank
from discern.instrument.bank.norm_group import NormGroup
from discern.instrument.scoring.quadrature import posterior_points

MINIMUM_PEOPLE = 200
MAX_ROUNDS = 300

TOLERANCE = 1e-4
"""Converged when no style's mean moves, and no SD changes by a factor, further than this from one round to the next."""


class NormsError(ValueError):
    """Choices that no norms should be estimated from; the message says what is missing."""


def fit_norms(bank: Bank, choice_sets: Sequence[Sequence[Choice]], norms_id: str, as_of: str) -> NormGroup:
    """Mean, SD and correlation of the styles among the people who made these choices, one set of choices a person.

    The distribution of θ itself, not of its estimates, which are shrunk and so vary less: expectation-maximisation over
    each person's posterior (Mislevy 1984, doi 10.1007/BF02306026). Item parameters stay as they are. Leave out people
    whose results were withheld. `as_of` is an ISO date; `with_norms` makes the new version of the bank.

    Raises `NormsError` for fewer than `MINIMUM_PEOPLE` people or if the estimates do not converge, and `ChoiceError`
    for invalid choices.
    """
    if len(choice_sets) < MINIMUM_PEOPLE:
        raise NormsError(f"norms need at least {MINIMUM_PEOPLE} people; there are {len(choice_sets)}")
    most, least = encode_batch(bank, tuple(bank.blocks), choice_sets)
    used = (most >= 0).any(axis=0)
    most, least = most[:, used], least[:, used]
    # Back from units of the bank's norms to the items' own metric, on which norms are expressed.
    loadings = (bank.loadings / bank.norms.sd)[used]
    intercepts = bank.intercepts[used] - loadings * bank.norms.mean
    mean, sd, correlation = bank.norms.mean.copy(), bank.norms.sd.copy(), bank.norms.correlation
    theta = np.zeros((len(choice_sets), 4))
    change = np.inf
    for _ in range(MAX_ROUNDS):
        precision = np.asarray(np.linalg.inv(correlation))
        # E step, in units of the current mean and SD, in which the prior is N(0, correlation).
        theta, points, weights, _ = posterior_points(
            loadings * sd, intercepts + loadings * mean, precision, most, least, theta
        )
        # M step: moments of the people's posteriors together, still in those units, in which mean 0 and SD 1 mean that
        # nothing changes.
        centre = np.einsum("nq,nqs->s", weights, points) / len(points)
        moment = np.einsum("nq,nqs,nqt->st", weights, points, points) / len(points) - np.outer(centre, centre)
        spread = np.sqrt(moment.diagonal())
        mean = mean + sd * centre
        sd = sd * spread
        correlation = moment / np.outer(spread, spread)
        change = max(float(np.abs(centre).max()), float(np.abs(spread - 1.0).max()))
        if change <= TOLERANCE:
            return NormGroup(norms_id, "sample", len(choice_sets), as_of, mean, sd, correlation)
    raise NormsError(f"the search for norms did not converge in {MAX_ROUNDS} rounds (last change {change:.1e})")
