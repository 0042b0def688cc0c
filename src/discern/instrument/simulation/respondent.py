"""A simulated person who takes a form of a bank."""

from __future__ import annotations

import numpy as np

from discern.instrument.bank.choices import Choice
from discern.instrument.bank.items import Bank
from discern.instrument.model.best_worst_logit import draw_choices
from discern.instrument.numerics.arrays import Floats


def simulate_respondent(bank: Bank, form_id: str, theta: Floats, rng: np.random.Generator) -> tuple[Choice, ...]:
    """The choices of one person at `theta` (4,), in units of the norms, who takes the form from start to end.

    Choices are drawn from the best-worst logit; the generator's state determines them. Raises `BankError` for an
    unknown form.
    """
    form = bank.form(form_id)
    rows = bank.rows(form.blocks)
    # Not used: the sample company and the tests' people are those whom their seeds give after this draw.
    rng.integers(2**31)
    point = np.asarray(theta, dtype=np.float64)[None]
    most, least = draw_choices(bank.loadings[rows], bank.intercepts[rows], point, rng)
    return tuple(
        Choice(block, bank.blocks[block].items[best].id, bank.blocks[block].items[worst].id)
        for block, best, worst in zip(form.blocks, most[0], least[0], strict=True)
    )
