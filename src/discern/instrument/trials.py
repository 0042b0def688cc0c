"""Trials of ways of asking, on many simulated people at a time: what benchmarks and the manual's figures rest on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from discern.instrument.adaptive import Places, Policy, Pool, choose, excess, reached
from discern.instrument.arrays import Bools, Floats, Ints
from discern.instrument.likelihood import block_information, choice_sums
from discern.instrument.scoring import newton

PAIRS_REVERSED = ((0, 1), (2, 3), (0, 2), (1, 3), (0, 3), (1, 2))

Next = Callable[[Bools, Floats, Floats], Places]


@dataclass(frozen=True, slots=True, eq=False)
class Trial:
    """How asking went: `lengths` (people,), last `theta` (people, 4) and `se` (people, 4), `asked` (people, blocks)."""

    lengths: Places
    theta: Floats
    se: Floats
    asked: Bools


def random_items(blocks: int, rng: np.random.Generator) -> tuple[Floats, Floats]:
    """Standardised loadings U(.5, .85) and intercepts N(0, .5²), (blocks, 4) each; half of the blocks, at random
    places, have two reversed items, each pair of styles as often as the others."""
    loadings = rng.uniform(0.5, 0.85, (blocks, 4))
    intercepts = rng.normal(0.0, 0.5, (blocks, 4))
    for number, block in enumerate(rng.permutation(blocks)[: blocks // 2]):
        loadings[block, PAIRS_REVERSED[number % len(PAIRS_REVERSED)]] *= -1.0
    return loadings, intercepts


def ask(pool: Pool, precision: Floats, most: Ints, least: Ints, cap: int, pick: Next) -> Trial:
    """Ask each person block by block until the pool's target or `cap`.

    `most`, `least` (people, blocks) hold the answer each person would give to every block; `pick` gets the blocks not
    asked yet (people, blocks), θ (people, 4) and the posterior information (people, 4, 4), and gives the next block
    (people,).
    """
    people = len(most)
    asked = np.zeros(most.shape, dtype=np.bool_)
    lengths = np.zeros(people, dtype=np.intp)
    theta = np.zeros((people, 4))
    information = np.broadcast_to(precision, (people, 4, 4)).copy()
    active = np.arange(people)
    for length in range(1, cap + 1):
        asked[active, pick(~asked[active], theta[active], information[active])] = True
        lengths[active] = length
        mask = asked[active]
        sums = choice_sums(pool.loadings, np.where(mask, most[active], -1), np.where(mask, least[active], -1))
        theta[active], information[active] = newton(
            pool.loadings, pool.intercepts, precision, sums, mask, theta[active]
        )
        active = active[~reached(information[active], pool.target_se)]
        if len(active) == 0:
            break
    se = np.sqrt(np.diagonal(np.linalg.inv(information), axis1=1, axis2=2))
    return Trial(lengths, theta, se, asked)


def adaptive_pick(pool: Pool, policy: Policy, rng: np.random.Generator) -> Next:
    """Adaptive selection under a policy."""

    def pick(unasked: Bools, theta: Floats, information: Floats) -> Places:
        return choose(pool, unasked, theta, information, policy, rng.random(len(unasked)))

    return pick


def ordered_pick(order: Places) -> Next:
    """One order (blocks,) for everyone."""

    def pick(unasked: Bools, _theta: Floats, _information: Floats) -> Places:
        return np.asarray(order[unasked[:, order].argmax(axis=1)])

    return pick


def best_orders(pool: Pool, precision: Floats, people: Floats, length: int) -> list[Places]:
    """Fixed orders, each greedy for the mean over `people` (people, 4) of a criterion: the trace of the posterior
    covariance, its largest variance, and the excess over the target. The shortest of them is the baseline to beat."""
    information = block_information(pool.loadings, pool.intercepts, people)
    return [
        _greedy(information, precision, length, criterion)
        for criterion in (
            lambda matrix: _variances(matrix).sum(axis=-1),
            lambda matrix: _variances(matrix).max(axis=-1),
            lambda matrix: excess(matrix, pool.target_se),
        )
    ]


def _variances(information: Floats) -> Floats:
    return np.asarray(np.diagonal(np.linalg.inv(information), axis1=-2, axis2=-1))


def _greedy(information: Floats, precision: Floats, length: int, criterion: Callable[[Floats], Floats]) -> Places:
    current = np.broadcast_to(precision, (len(information), 4, 4)).copy()
    order: list[int] = []
    for _ in range(length):
        value = criterion(current[:, None] + information).mean(axis=0)
        value[order] = np.inf
        order.append(int(value.argmin()))
        current += information[:, order[-1]]
    return np.array(order, dtype=np.intp)
