"""A reference group from collected answers."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from discern.instrument.answers import Answer, encode_many
from discern.instrument.bank import Bank
from discern.instrument.norms import Norms
from discern.instrument.quadrature import posterior_points

MINIMUM_PEOPLE = 200
MAX_ROUNDS = 300
TOLERANCE = 1e-4


class NormsError(ValueError):
    """Answers that no norms should be fitted to; the message says what is missing."""


def fit_norms(bank: Bank, answer_sets: Sequence[Sequence[Answer]], norms_id: str, as_of: str) -> Norms:
    """Mean, SD and correlation of the styles among the people behind the answers, one answer set a person.

    The distribution of θ itself, not of its estimates, which spread less: expectation-maximisation over each person's
    posterior (Mislevy 1984, doi 10.1007/BF02306026). Items stay as they are. Leave out people whose results were
    withheld. `as_of` is an ISO date; `bank.with_norms` makes the new bank version. Raises `NormsError` below
    `MINIMUM_PEOPLE` or when the search does not converge, `AnswerError` for bad answers.
    """
    if len(answer_sets) < MINIMUM_PEOPLE:
        raise NormsError(f"norms need at least {MINIMUM_PEOPLE} people; there are {len(answer_sets)}")
    most, least = encode_many(bank, tuple(bank.blocks), answer_sets)
    used = (most >= 0).any(axis=0)
    most, least = most[:, used], least[:, used]
    loadings = (bank.loadings / bank.norms.sd)[used]
    intercepts = bank.intercepts[used] - loadings * bank.norms.mean
    mean, sd, correlation = bank.norms.mean.copy(), bank.norms.sd.copy(), bank.norms.correlation
    theta = np.zeros((len(answer_sets), 4))
    change = np.inf
    for _ in range(MAX_ROUNDS):
        precision = np.asarray(np.linalg.inv(correlation))
        theta, nodes, weights = posterior_points(
            loadings * sd, intercepts + loadings * mean, precision, most, least, theta
        )
        centre = np.einsum("nq,nqs->s", weights, nodes) / len(nodes)
        moment = np.einsum("nq,nqs,nqt->st", weights, nodes, nodes) / len(nodes) - np.outer(centre, centre)
        spread = np.sqrt(moment.diagonal())
        mean = mean + sd * centre
        sd = sd * spread
        correlation = moment / np.outer(spread, spread)
        change = max(float(np.abs(centre).max()), float(np.abs(spread - 1.0).max()))
        if change <= TOLERANCE:
            return Norms(norms_id, "sample", len(answer_sets), as_of, mean, sd, correlation)
    raise NormsError(f"the search for norms did not converge in {MAX_ROUNDS} rounds (last change {change:.1e})")
