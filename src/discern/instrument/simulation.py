"""Simulated people: where they lie, what they choose, and what they choose who want to look good."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from discern.instrument.bank import Bank
from discern.instrument.best_worst_logit import PAIRS, choice_probabilities, draw_choices
from discern.instrument.choices import Choice
from discern.instrument.numerics import Floats, Ints


def draw_people(correlation: Floats, count: int, rng: np.random.Generator) -> Floats:
    """θ (count, 4) of people from the norm group: normal, mean 0, SD 1, with this `correlation` (4, 4)."""
    return np.asarray(rng.standard_normal((count, 4)) @ np.linalg.cholesky(correlation).T)


def simulate_respondent(bank: Bank, form_id: str, theta: Floats, rng: np.random.Generator) -> tuple[Choice, ...]:
    """The choices of one person at `theta` (4,), in units of the norms, who takes the form from start to end.

    Choices are drawn from the best-worst logit; the generator's state determines them. Raises `BankError` for an
    unknown form.
    """
    form = bank.form(form_id)
    rows = bank.rows(form.blocks)
    # Not used: the people of many tests are those that their seeds give after this draw.
    rng.integers(2**31)
    point = np.asarray(theta, dtype=np.float64)[None]
    most, least = draw_choices(bank.loadings[rows], bank.intercepts[rows], point, rng)
    return tuple(
        Choice(block, bank.blocks[block].items[best].id, bank.blocks[block].items[worst].id)
        for block, best, worst in zip(form.blocks, most[0], least[0], strict=True)
    )


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
    ratings = np.array([block.desirability for block in blocks])
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
