"""Assembling a fixed form: the blocks that measure all four styles best, balanced in content."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from discern.instrument.bank.items import Bank
from discern.instrument.model.best_worst_logit import block_information
from discern.instrument.numerics.arrays import Floats
from discern.instrument.simulation.people import draw_people

PEOPLE = 150
"""How many simulated people precision is averaged over."""

SWEEPS = 12
"""The most rounds of exchanges."""

LEAST_GAIN = 1e-9
"""An exchange must reduce the loss by more than this, so that rounding cannot make exchanges go on in circles."""


@dataclass(frozen=True, slots=True, eq=False)
class Candidates:
    """The blocks to choose from: `information` (people, blocks, 4, 4) at people of the norm group, the prior's
    `precision` (4, 4), their `topics`, and `reverse_keyed` (blocks, 4), 1 for a reverse-keyed item and 0 otherwise."""

    information: Floats
    precision: Floats
    topics: tuple[str, ...]
    reverse_keyed: Floats


def select_blocks(bank: Bank, length: int) -> tuple[str, ...]:
    """Ids of the `length` blocks with the smallest mean posterior variance, in the order of asking.

    Topics differ by at most one in their numbers of blocks, and styles by at most one in their numbers of
    reverse-keyed items. Greedy selection, then exchanges as long as any helps; the same bank gives the same form.
    Raises `ValueError` for a length below 1 or above the number of blocks.
    """
    if not 0 < length <= len(bank.blocks):
        raise ValueError(f"a form needs 1 to {len(bank.blocks)} blocks, not {length}")
    people = draw_people(bank.norms.correlation, PEOPLE, np.random.default_rng(0))
    blocks = tuple(bank.blocks.values())
    candidates = Candidates(
        block_information(bank.loadings, bank.intercepts, people),
        bank.precision,
        tuple(block.topic for block in blocks),
        np.array([[item.key < 0 for item in block.items] for block in blocks], dtype=np.float64),
    )
    selected: list[int] = []
    while len(selected) < length:
        selected.append(min(_unselected(candidates, selected), key=lambda block: loss(candidates, [*selected, block])))
    selected = _exchange(candidates, selected)
    return tuple(blocks[number].id for number in _asking_order(candidates, selected))


def loss(candidates: Candidates, selected: Sequence[int]) -> float:
    """Mean over people of the summed posterior variances, plus 1 for each step out of balance."""
    total = candidates.information[:, selected].sum(axis=1) + candidates.precision
    variance = float(np.trace(np.linalg.inv(total), axis1=1, axis2=2).mean())
    counts = [sum(candidates.topics[number] == topic for number in selected) for topic in set(candidates.topics)]
    reverse_keyed = candidates.reverse_keyed[selected].sum(axis=0)
    topic_imbalance = max(0, max(counts) - min(counts) - 1)
    key_imbalance = max(0.0, float(reverse_keyed.max() - reverse_keyed.min()) - 1.0)
    return variance + topic_imbalance + key_imbalance


def _unselected(candidates: Candidates, selected: Sequence[int]) -> list[int]:
    return [number for number in range(len(candidates.topics)) if number not in selected]


def _exchange(candidates: Candidates, selected: list[int]) -> list[int]:
    best = loss(candidates, selected)
    for _ in range(SWEEPS):
        before = best
        for position in range(len(selected)):
            for other in _unselected(candidates, selected):
                changed = [*selected[:position], other, *selected[position + 1 :]]
                value = loss(candidates, changed)
                if value < best - LEAST_GAIN:
                    selected, best = changed, value
        if best == before:
            break
    return selected


def _asking_order(candidates: Candidates, selected: Sequence[int]) -> list[int]:
    """Round by round through the topics, so that neighbouring blocks differ in topic."""
    topics = list(dict.fromkeys(candidates.topics))
    rounds: dict[str, int] = dict.fromkeys(topics, 0)
    keys: list[tuple[int, int, int]] = []
    for number in sorted(selected):
        topic = candidates.topics[number]
        keys.append((rounds[topic], topics.index(topic), number))
        rounds[topic] += 1
    return [number for _, _, number in sorted(keys)]
