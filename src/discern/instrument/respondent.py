"""A simulated person who takes a form."""

from __future__ import annotations

import numpy as np

from discern.instrument.answers import Answer
from discern.instrument.arrays import Floats
from discern.instrument.asking import next_blocks
from discern.instrument.bank import Bank
from discern.instrument.simulation import draw


def simulate_answers(bank: Bank, form_id: str, theta: Floats, rng: np.random.Generator) -> tuple[Answer, ...]:
    """One person's answers to a form at `theta` (4,), drawn from the best-worst logit; the generator fixes them."""
    answers: tuple[Answer, ...] = ()
    seed = int(rng.integers(2**31))
    while blocks := next_blocks(bank, form_id, answers, seed):
        rows = bank.rows([block.id for block in blocks])
        most, least = draw(bank.loadings[rows], bank.intercepts[rows], np.asarray(theta, dtype=np.float64)[None], rng)
        answers += tuple(
            Answer(block.id, bank.blocks[block.id].items[best].id, bank.blocks[block.id].items[worst].id)
            for block, best, worst in zip(blocks, most[0], least[0], strict=True)
        )
    return answers
