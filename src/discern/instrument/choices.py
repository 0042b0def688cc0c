"""A person's choices of the items that fit most and least: their rules, their array form, and the order shown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import permutations

import numpy as np

from discern.instrument.bank import Bank, ItemBlock
from discern.instrument.numerics import Indices, Ints, seeded_uniform

UNANSWERED = -1


@dataclass(frozen=True, slots=True)
class Choice:
    """One answered block: the ids of the items most and least like the person, the time taken in milliseconds, and
    whether a machine's translation of the items was read."""

    block: str
    most: str
    least: str
    ms: int | None = None
    translated: bool = False


class ChoiceError(ValueError):
    """Choices that cannot be scored. `block` is the block's id, or None if the whole set is at fault; `rule` is one of
    `empty`, `unknown_block`, `repeated_block`, `item_not_in_block`, `most_is_least`, `bad_time`."""

    def __init__(self, block: str | None, rule: str, message: str) -> None:
        super().__init__(message if block is None else f"block {block!r}: {message} ({rule})")
        self.block = block
        self.rule = rule


@dataclass(frozen=True, slots=True, eq=False)
class ChoiceArrays:
    """One person's n choices: the blocks' rows in the bank, and the columns (0..3) of the items chosen; each (n,)."""

    rows: Indices
    most: Ints
    least: Ints


def check_choices(bank: Bank, choices: Sequence[Choice]) -> None:
    """Raise `ChoiceError`, with block and rule, unless the choices can be scored against the bank."""
    if not choices:
        raise ChoiceError(None, "empty", "the answer set is empty (empty)")
    encode(bank, choices)


def encode(bank: Bank, choices: Iterable[Choice]) -> ChoiceArrays:
    """The choices as arrays, in the order given; there may be none. Raises `ChoiceError`."""
    rows: list[int] = []
    most: list[int] = []
    least: list[int] = []
    seen: set[str] = set()
    for choice in choices:
        block = choice.block
        if block not in bank.row_of_block:
            raise ChoiceError(block, "unknown_block", "the bank has no such block")
        if block in seen:
            raise ChoiceError(block, "repeated_block", "is answered twice")
        seen.add(block)
        most_block, most_column = bank.position_of_item.get(choice.most, ("", 0))
        least_block, least_column = bank.position_of_item.get(choice.least, ("", 0))
        if most_block != block or least_block != block:
            item = choice.most if most_block != block else choice.least
            raise ChoiceError(block, "item_not_in_block", f"holds no item {item!r}")
        if most_column == least_column:
            raise ChoiceError(block, "most_is_least", "most and least are the same item")
        # Written so that NaN fails too.
        if choice.ms is not None and not 0 <= choice.ms < float("inf"):
            raise ChoiceError(block, "bad_time", f"time must be a number of milliseconds from 0 up, not {choice.ms!r}")
        rows.append(bank.row_of_block[block])
        most.append(most_column)
        least.append(least_column)
    return ChoiceArrays(np.array(rows, dtype=np.intp), np.array(most, dtype=np.int8), np.array(least, dtype=np.int8))


def encode_batch(bank: Bank, block_ids: Sequence[str], choice_sets: Sequence[Sequence[Choice]]) -> tuple[Ints, Ints]:
    """Many people's choices among the same blocks: `most` and `least`, each (people, blocks), -1 where unanswered.

    Raises `ChoiceError` for choices that break a rule or lie outside `block_ids`.
    """
    place_of_row = {bank.row_of_block[block]: place for place, block in enumerate(block_ids)}
    most = np.full((len(choice_sets), len(block_ids)), UNANSWERED, dtype=np.int8)
    least = most.copy()
    for person, choices in enumerate(choice_sets):
        arrays = encode(bank, choices)
        for choice, row, best, worst in zip(choices, arrays.rows, arrays.most, arrays.least, strict=True):
            place = place_of_row.get(int(row))
            if place is None:
                raise ChoiceError(choice.block, "unknown_block", "is not among the blocks to be scored")
            most[person, place] = best
            least[person, place] = worst
    return most, least


ORDERS = tuple(permutations(range(4)))


def shown_order(block_id: str, seed: int) -> tuple[int, ...]:
    """Item columns (0..3) in the order shown, first to last: one of the 24 orders, each equally likely."""
    return ORDERS[int(seeded_uniform(seed, "order", block_id) * len(ORDERS))]


def as_shown(block: ItemBlock, seed: int) -> ItemBlock:
    """The block with its items in the order shown to the person with this seed."""
    return replace(block, items=tuple(block.items[column] for column in shown_order(block.id, seed)))
