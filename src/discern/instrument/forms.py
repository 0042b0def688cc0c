"""Choosing the blocks of a fixed form: the most information about all four styles, balanced in content."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from discern.instrument.arrays import Floats
from discern.instrument.bank import Bank
from discern.instrument.likelihood import block_information
from discern.instrument.simulation import draw_people

PEOPLE = 150
SWEEPS = 12


@dataclass(frozen=True, slots=True, eq=False)
class Candidates:
    """Blocks to choose from: `information` (people, blocks, 4, 4) at people of the reference, prior `precision`,
    `topics` and `reversed` (blocks, 4), where a True marks a reversed statement."""

    information: Floats
    precision: Floats
    topics: tuple[str, ...]
    reversed: Floats


def select_blocks(bank: Bank, length: int) -> tuple[str, ...]:
    """Ids of the `length` blocks with the smallest mean posterior variance, in the order of asking.

    Topics differ by one block at most, and so do the numbers of reversed statements by style. Greedy choice, then
    exchanges while any helps; the same bank gives the same form. Raises `ValueError` for a length the bank cannot give.
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
    chosen: list[int] = []
    while len(chosen) < length:
        chosen.append(min(_others(candidates, chosen), key=lambda block: loss(candidates, [*chosen, block])))
    chosen = _exchange(candidates, chosen)
    return tuple(blocks[place].id for place in _asking_order(candidates, chosen))


def loss(candidates: Candidates, chosen: Sequence[int]) -> float:
    """Mean over people of the summed posterior variances, plus 1 for each step out of balance."""
    total = candidates.information[:, chosen].sum(axis=1) + candidates.precision
    variance = float(np.trace(np.linalg.inv(total), axis1=1, axis2=2).mean())
    counts = [sum(candidates.topics[place] == topic for place in chosen) for topic in set(candidates.topics)]
    turned = candidates.reversed[chosen].sum(axis=0)
    return variance + max(0, max(counts) - min(counts) - 1) + max(0.0, float(turned.max() - turned.min()) - 1.0)


def _others(candidates: Candidates, chosen: Sequence[int]) -> list[int]:
    return [place for place in range(len(candidates.topics)) if place not in chosen]


def _exchange(candidates: Candidates, chosen: list[int]) -> list[int]:
    best = loss(candidates, chosen)
    for _ in range(SWEEPS):
        before = best
        for place in range(len(chosen)):
            for other in _others(candidates, chosen):
                trial = [*chosen[:place], other, *chosen[place + 1 :]]
                value = loss(candidates, trial)
                if value < best - 1e-9:
                    chosen, best = trial, value
        if best == before:
            break
    return chosen


def _asking_order(candidates: Candidates, chosen: Sequence[int]) -> list[int]:
    """Round by round through the topics, so that neighbours differ in topic."""
    topics = list(dict.fromkeys(candidates.topics))
    rounds: dict[str, int] = dict.fromkeys(topics, 0)
    places: list[tuple[int, int, int]] = []
    for place in sorted(chosen):
        topic = candidates.topics[place]
        places.append((rounds[topic], topics.index(topic), place))
        rounds[topic] += 1
    return [place for _, _, place in sorted(places)]
