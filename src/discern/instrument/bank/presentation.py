"""The order in which a block's items are shown: random for each person and block, and reproducible from a seed."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations

from discern.instrument.bank.items import ItemBlock
from discern.instrument.numerics.seeded import seeded_uniform

ORDERS = tuple(permutations(range(4)))


def shown_order(block_id: str, seed: int) -> tuple[int, ...]:
    """Item columns (0..3) in the order shown, first to last: one of the 24 orders, each equally likely."""
    return ORDERS[int(seeded_uniform(seed, "order", block_id) * len(ORDERS))]


def as_shown(block: ItemBlock, seed: int) -> ItemBlock:
    """The block with its items in the order shown to the person with this seed."""
    return replace(block, items=tuple(block.items[column] for column in shown_order(block.id, seed)))
