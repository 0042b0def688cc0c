"""Simulated answers: from the scoring model, and from the exact Thurstonian model it approximates."""

from __future__ import annotations

import numpy as np

from discern.instrument.answers import Answer
from discern.instrument.arrays import Floats, Ints
from discern.instrument.asking import next_blocks
from discern.instrument.bank import Bank
from discern.instrument.likelihood import PAIRS, probabilities


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


def draw(loadings: Floats, intercepts: Floats, theta: Floats, rng: np.random.Generator) -> tuple[Ints, Ints]:
    """`most`, `least` (people, blocks) from the best-worst logit; parameters (blocks, 4), `theta` (people, 4)."""
    reach = probabilities(loadings, intercepts, theta).cumsum(axis=2)
    chosen = (reach[:, :, :-1] < rng.random(reach.shape[:2])[:, :, None]).sum(axis=2)
    pairs = np.array(PAIRS, dtype=np.int8)
    return pairs[chosen, 0], pairs[chosen, 1]


def draw_people(correlation: Floats, count: int, rng: np.random.Generator) -> Floats:
    """θ (count, 4) of people from the reference: normal, mean 0, SD 1, with this correlation (4, 4)."""
    return np.asarray(rng.standard_normal((count, 4)) @ np.linalg.cholesky(correlation).T)
