"""Simulation studies: ways of selecting blocks, tried on many simulated people at a time.

Benchmarks, person-fit limits and the figures of the technical manual come from these.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from discern.instrument.adaptive.block_selection import (
    BlockPool,
    SelectionPolicy,
    may_stop,
    posterior_variances,
    precision_shortfall,
    select_next,
)
from discern.instrument.model.best_worst_logit import block_information, sufficient_statistic
from discern.instrument.numerics.arrays import Bools, Floats, Indices, Ints
from discern.instrument.scoring.map_estimate import find_modes

Selector = Callable[[Bools, Floats, Floats], Indices]
"""Selects the next block (people,) from the blocks not asked yet (people, blocks), θ (people, 4) and the posterior
information (people, 4, 4)."""


@dataclass(frozen=True, slots=True, eq=False)
class Administration:
    """How a test went: `lengths` (people,) in blocks, final `theta` (people, 4) and `se` (people, 4), and the blocks
    `asked` (people, blocks)."""

    lengths: Indices
    theta: Floats
    se: Floats
    asked: Bools


def administer(
    pool: BlockPool, precision: Floats, most: Ints, least: Ints, cap: int, select: Selector
) -> Administration:
    """Ask each person block by block until the pool's target is reached or `cap` blocks are asked.

    `most`, `least` (people, blocks) hold the choice that each person would make in every block of the pool; `precision`
    (4, 4) is that of the prior.
    """
    people = len(most)
    asked = np.zeros(most.shape, dtype=np.bool_)
    lengths = np.zeros(people, dtype=np.intp)
    theta = np.zeros((people, 4))
    information = np.broadcast_to(precision, (people, 4, 4)).copy()
    active = np.arange(people)
    for length in range(1, cap + 1):
        asked[active, select(~asked[active], theta[active], information[active])] = True
        lengths[active] = length
        mask = asked[active]
        statistic = sufficient_statistic(
            pool.loadings, np.where(mask, most[active], -1), np.where(mask, least[active], -1)
        )
        # One more block moves the mode little, so the search starts from the last one.
        theta[active], information[active] = find_modes(
            pool.loadings, pool.intercepts, precision, statistic, mask, theta[active]
        )
        active = active[~may_stop(pool, information[active], length)]
        if len(active) == 0:
            break
    return Administration(lengths, theta, np.sqrt(posterior_variances(information)), asked)


def adaptive_selector(pool: BlockPool, policy: SelectionPolicy, rng: np.random.Generator) -> Selector:
    """Adaptive selection under a policy."""

    def select(unasked: Bools, theta: Floats, information: Floats) -> Indices:
        return select_next(pool, unasked, theta, information, policy, rng.random(len(unasked)))

    return select


def fixed_order_selector(order: Indices) -> Selector:
    """The same order of blocks, (blocks,), for everyone."""

    def select(unasked: Bools, _theta: Floats, _information: Floats) -> Indices:
        return np.asarray(order[unasked[:, order].argmax(axis=1)])

    return select


def best_orders(pool: BlockPool, precision: Floats, people: Floats, length: int) -> list[Indices]:
    """Fixed orders of `length` blocks, each greedy for the mean of a criterion over `people` (people, 4).

    The criteria are the trace of the posterior covariance, its largest variance, and `precision_shortfall`. The order
    that needs the fewest blocks is the baseline for adaptive selection.
    """
    information = block_information(pool.loadings, pool.intercepts, people)
    return [
        _greedy_order(information, precision, length, criterion)
        for criterion in (
            lambda matrix: posterior_variances(matrix).sum(axis=-1),
            lambda matrix: posterior_variances(matrix).max(axis=-1),
            lambda matrix: precision_shortfall(matrix, pool.target_se),
        )
    ]


def _greedy_order(
    information: Floats, precision: Floats, length: int, criterion: Callable[[Floats], Floats]
) -> Indices:
    current = np.broadcast_to(precision, (len(information), 4, 4)).copy()
    order: list[int] = []
    for _ in range(length):
        value = criterion(current[:, None] + information).mean(axis=0)
        value[order] = np.inf
        order.append(int(value.argmin()))
        current += information[:, order[-1]]
    return np.array(order, dtype=np.intp)
