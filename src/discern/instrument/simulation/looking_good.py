"""Simulated people who answer to look good: they mark the most desirable statement as most like them and the least
desirable one as least."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from discern.instrument.bank.items import Bank
from discern.instrument.model.best_worst_logit import PAIRS, choice_probabilities
from discern.instrument.numerics import normal
from discern.instrument.numerics.arrays import Floats, Ints
from discern.instrument.scoring.posterior import score_batch

RATING_SD: Final = 0.7
"""How much one person's idea of what is desirable differs from the bank's rating of a statement, on its scale of 1 to
5; normally distributed, and drawn anew for each statement."""


def draw_flattering_choices(
    bank: Bank, block_ids: Sequence[str], people: int, rng: np.random.Generator
) -> tuple[Ints, Ints]:
    """`most` and `least` (people, blocks) of people with ideas of their own about what is desirable.

    An infrequency statement, which is plainly false, is marked as least, as practically everybody marks it.
    """
    blocks = [bank.blocks[block] for block in block_ids]
    ratings = np.array([[item.desirability for item in block.items] for block in blocks], dtype=np.float64)
    seen = ratings + rng.normal(0.0, RATING_SD, (people, *ratings.shape))
    for number, block in enumerate(blocks):
        if block.infrequency is not None:
            seen[:, number, block.infrequency] = -np.inf
    order = np.argsort(-seen, axis=2).astype(np.int8)
    return order[:, :, 0], order[:, :, 3]


def mean_pulls(bank: Bank, people: int = 2000) -> Floats:
    """Where each block draws such people, (blocks, 4): the mean derivative of their log likelihood at θ = 0.

    A block without pull is one in which looking good favours no style. The same bank gives the same pulls.
    """
    most, least = draw_flattering_choices(bank, tuple(bank.blocks), people, np.random.default_rng(0))
    columns = np.arange(4)
    marked = (most[:, :, None] == columns).mean(axis=0) - (least[:, :, None] == columns).mean(axis=0)
    probabilities = choice_probabilities(bank.loadings, bank.intercepts, np.zeros((1, 4)))[0]
    expected = np.zeros_like(marked)
    for number, (best, worst) in enumerate(PAIRS):
        expected[:, best] += probabilities[:, number]
        expected[:, worst] -= probabilities[:, number]
    return np.asarray((marked - expected) * bank.loadings)


def flattering_scores(bank: Bank, form_id: str, people: int, rng: np.random.Generator) -> Floats:
    """The scores (people, 4), 0 to 100, of such people who take the form. Raises `BankError` for an unknown form."""
    most, least = draw_flattering_choices(bank, bank.form(form_id).blocks, people, rng)
    return 100.0 * normal.cdf(score_batch(bank, form_id, most, least).theta)
