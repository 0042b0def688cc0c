"""A person's answers: what they must obey, and the arrays they become."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from discern.instrument.arrays import Ints
from discern.instrument.bank import Bank

UNANSWERED = -1


@dataclass(frozen=True, slots=True)
class Answer:
    """One block's answer: the ids of the item most and least like the person, and the time taken in milliseconds."""

    block: str
    most: str
    least: str
    ms: int | None = None


class AnswerError(ValueError):
    """Answers that cannot be scored. `block` is the block's id, or None when all answers are at fault; `rule` is one of
    `empty`, `unknown_block`, `repeated_block`, `item_not_in_block`, `most_is_least`, `bad_time`."""

    def __init__(self, block: str | None, rule: str, message: str) -> None:
        super().__init__(message if block is None else f"block {block!r}: {message} ({rule})")
        self.block = block
        self.rule = rule


@dataclass(frozen=True, slots=True, eq=False)
class Responses:
    """Answers as arrays of length n: bank rows, and the style columns (0..3) of the items chosen as most and least."""

    rows: np.ndarray[Any, np.dtype[np.intp]]
    most: Ints
    least: Ints


def check_answers(bank: Bank, answers: Sequence[Answer]) -> None:
    """Raise `AnswerError`, naming block and rule, unless the answers can be scored against the bank."""
    if not answers:
        raise AnswerError(None, "empty", "the answer set is empty (empty)")
    encode(bank, answers)


def encode(bank: Bank, answers: Iterable[Answer]) -> Responses:
    """The answers as arrays; an empty set is allowed. Raises `AnswerError`."""
    rows: list[int] = []
    most: list[int] = []
    least: list[int] = []
    seen: set[str] = set()
    index, places = bank.index, bank.places
    for answer in answers:
        block = answer.block
        if block not in index:
            raise AnswerError(block, "unknown_block", "the bank has no such block")
        if block in seen:
            raise AnswerError(block, "repeated_block", "is answered twice")
        seen.add(block)
        owner, column = places.get(answer.most, ("", 0))
        other, least_column = places.get(answer.least, ("", 0))
        if owner != block or other != block:
            item = answer.most if owner != block else answer.least
            raise AnswerError(block, "item_not_in_block", f"holds no item {item!r}")
        if column == least_column:
            raise AnswerError(block, "most_is_least", "most and least are the same item")
        if answer.ms is not None and not 0 <= answer.ms < float("inf"):
            raise AnswerError(block, "bad_time", f"time must be a number of milliseconds from 0 up, not {answer.ms!r}")
        rows.append(index[block])
        most.append(column)
        least.append(least_column)
    return Responses(np.array(rows, dtype=np.intp), np.array(most, dtype=np.int8), np.array(least, dtype=np.int8))


def sorted_by_row(responses: Responses) -> Responses:
    """The same answers in the order of the bank, so that the order of answering cannot show in the last bit."""
    order = np.argsort(responses.rows)
    return Responses(responses.rows[order], responses.most[order], responses.least[order])


def encode_many(bank: Bank, block_ids: Sequence[str], answer_sets: Sequence[Sequence[Answer]]) -> tuple[Ints, Ints]:
    """Many people's answers to the same blocks as `most` and `least`, each (people, blocks), -1 where unanswered.

    Raises `AnswerError` for answers that break a rule or lie outside `block_ids`.
    """
    column = {bank.index[block]: place for place, block in enumerate(block_ids)}
    most = np.full((len(answer_sets), len(block_ids)), UNANSWERED, dtype=np.int8)
    least = most.copy()
    for person, answers in enumerate(answer_sets):
        responses = encode(bank, answers)
        for row, best, worst, answer in zip(responses.rows, responses.most, responses.least, answers, strict=True):
            if int(row) not in column:
                raise AnswerError(answer.block, "unknown_block", "is not among the blocks to be scored")
            most[person, column[int(row)]] = best
            least[person, column[int(row)]] = worst
    return most, least
