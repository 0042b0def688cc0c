"""A simulated person who takes a form of a bank."""

from __future__ import annotations

import numpy as np

from discern.instrument.adaptive.blocks_to_ask import next_blocks
from discern.instrument.bank.choices import UNANSWERED, Choice
from discern.instrument.bank.items import Bank
from discern.instrument.model.best_worst_logit import draw_choices
from discern.instrument.model.second_choice import draw_second_choices
from discern.instrument.numerics.arrays import Floats


def simulate_respondent(bank: Bank, form_id: str, theta: Floats, rng: np.random.Generator) -> tuple[Choice, ...]:
    """The choices of one person at `theta` (4,), in units of the norms, who takes the form from start to end.

    Choices are drawn from the best-worst logit; the generator's state determines them. Raises `BankError` for an
    unknown form.
    """
    choices: tuple[Choice, ...] = ()
    ranking = bank.form(form_id).ranking
    seed = int(rng.integers(2**31))
    while blocks := next_blocks(bank, form_id, choices, seed):
        rows = bank.rows([block.id for block in blocks])
        point = np.asarray(theta, dtype=np.float64)[None]
        parameters = (bank.loadings[rows], bank.intercepts[rows], point)
        most, least = draw_choices(*parameters, rng)
        second = draw_second_choices(*parameters, most, least, rng) if ranking else np.full_like(most, UNANSWERED)
        # Columns refer to the bank's order of items; `blocks` has them in the order shown.
        for block, best, worst, better in zip(blocks, most[0], least[0], second[0], strict=True):
            items = bank.blocks[block.id].items
            left = None if better == UNANSWERED else items[better].id
            choices += (Choice(block.id, items[best].id, items[worst].id, second=left),)
    return choices
