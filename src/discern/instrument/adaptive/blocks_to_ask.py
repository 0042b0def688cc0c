"""Which blocks to ask one person next."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from discern.instrument.adaptive.block_selection import CONTROLLED, form_pool, may_stop, select_next
from discern.instrument.bank.choices import Choice, encode, in_bank_order
from discern.instrument.bank.items import Bank, ItemBlock
from discern.instrument.bank.presentation import as_shown
from discern.instrument.numerics.seeded import seeded_uniform
from discern.instrument.scoring.map_estimate import estimate_person


def blocks_total(bank: Bank, form_id: str) -> int:
    """The largest number of blocks that the form asks. Raises `BankError` for an unknown form."""
    return bank.form(form_id).cap


def next_blocks(
    bank: Bank, form_id: str, choices: Sequence[Choice], seed: int = 0, *, beyond_target: bool = False
) -> tuple[ItemBlock, ...]:
    """The blocks of `next_block_ids`, with their items in the order to be shown."""
    ids = next_block_ids(bank, form_id, choices, seed, beyond_target=beyond_target)
    return tuple(as_shown(bank.blocks[block], seed) for block in ids)


def next_block_ids(
    bank: Bank, form_id: str, choices: Sequence[Choice], seed: int = 0, *, beyond_target: bool = False
) -> tuple[str, ...]:
    """The blocks to ask next: all that remain of a fixed form, one of an adaptive form, none when done.

    With `beyond_target` an adaptive form goes on to its cap, however precise the result.
    The same bank, form, choices and seed give the same blocks, whatever the order of the choices. Raises `BankError`
    for an unknown form and `ChoiceError` for invalid choices.
    """
    form = bank.form(form_id)
    arrays = encode(bank, choices)
    answered = {choice.block for choice in choices}
    if not form.adaptive:
        return tuple(block for block in form.blocks if block not in answered)
    if len(answered) >= form.cap:
        return ()
    estimates = estimate_person(bank, in_bank_order(arrays))
    information = np.asarray(np.linalg.inv(estimates.covariance))
    pool = form_pool(bank, form_id)
    if not beyond_target and may_stop(pool, information, len(answered))[0]:
        return ()
    unasked = np.array([[block not in answered for block in form.blocks]])
    uniform = np.array([seeded_uniform(seed, "choice", len(answered))])
    selected = select_next(pool, unasked, estimates.theta, information, CONTROLLED, uniform)[0]
    return (form.blocks[selected],)
