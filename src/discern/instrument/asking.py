"""Which block to ask next, and in which order its statements stand."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import replace
from itertools import permutations

import numpy as np

from discern.instrument.adaptive import CONTROLLED, choose, form_pool, reached
from discern.instrument.answers import Answer, encode, sorted_by_row
from discern.instrument.bank import Bank, Block
from discern.instrument.fast import score_one

ORDERS = tuple(permutations(range(4)))


def blocks_total(bank: Bank, form_id: str) -> int:
    """How many blocks the form asks at most. Raises `BankError` for an unknown form."""
    return bank.form(form_id).cap


def next_blocks(bank: Bank, form_id: str, answers: Sequence[Answer], seed: int = 0) -> tuple[Block, ...]:
    """The blocks to ask next: all that remain of a fixed form, one of an adaptive form, none when done.

    Statements stand in the order to be shown. The same bank, form, answers and seed give the same blocks, whatever the
    order of the answers. Raises `BankError` for an unknown form and `AnswerError` for bad answers.
    """
    form = bank.form(form_id)
    responses = encode(bank, answers)
    answered = {answer.block for answer in answers}
    if not form.adaptive:
        return tuple(shown(bank.blocks[block], seed) for block in form.blocks if block not in answered)
    if len(answered) >= form.cap:
        return ()
    estimates = score_one(bank, sorted_by_row(responses))
    information = np.asarray(np.linalg.inv(estimates.covariance))
    pool = form_pool(bank, form_id)
    if reached(information, pool.target_se)[0]:
        return ()
    unasked = np.array([[block not in answered for block in form.blocks]])
    chance = np.array([unit(seed, "choice", len(answered))])
    place = choose(pool, unasked, estimates.theta, information, CONTROLLED, chance)[0]
    return (shown(bank.blocks[form.blocks[place]], seed),)


def shown(block: Block, seed: int) -> Block:
    """The block with its statements in the order shown to the person with this seed."""
    return replace(block, items=tuple(block.items[column] for column in shown_order(block.id, seed)))


def shown_order(block_id: str, seed: int) -> tuple[int, ...]:
    """Style columns (0..3) in the order shown, first to last: one of the 24 orders, each as likely."""
    return ORDERS[int(unit(seed, "order", block_id) * len(ORDERS))]


def unit(seed: int, *parts: str | int) -> float:
    """A number in [0, 1) fixed by its arguments, alike on every machine."""
    digest = hashlib.blake2b("/".join(map(str, (seed, *parts))).encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") / 2.0**64
