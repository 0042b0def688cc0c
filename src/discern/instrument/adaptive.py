"""Adaptive selection: the block that should bring the four styles nearest to the target, within balance and exposure
limits. Everything here works on many people at a time, so that benchmarks run the code that asks."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from discern.instrument.arrays import Bools, Floats
from discern.instrument.bank import Bank
from discern.instrument.likelihood import block_information

Places = np.ndarray[Any, np.dtype[np.intp]]
TIE = 1e-4
DECIMALS = 10


@dataclass(frozen=True, slots=True)
class Policy:
    """Limits on the choice. `topic_lead`: how many blocks a topic may be ahead of the least asked one (None: no limit).
    The first block is drawn from the `first_best_of` best, each later one from one fewer, down to `best_of`, which
    spreads the use of the bank ("randomesque", Kingsbury & Zara 1989, doi 10.1207/s15324818ame0204_6)."""

    topic_lead: int | None
    first_best_of: int
    best_of: int


FREE = Policy(topic_lead=None, first_best_of=1, best_of=1)
CONTROLLED = Policy(topic_lead=2, first_best_of=8, best_of=2)


@dataclass(frozen=True, slots=True, eq=False)
class Pool:
    """The blocks to choose from: parameters (blocks, 4) on the logit scale, topic numbers (blocks,), target SE."""

    loadings: Floats
    intercepts: Floats
    topics: Places
    target_se: float


@lru_cache(maxsize=16)
def form_pool(bank: Bank, form_id: str) -> Pool:
    """The pool of an adaptive form, kept. Raises `BankError` for an unknown form."""
    form = bank.form(form_id)
    assert form.target_se is not None
    rows = bank.rows(form.blocks)
    topics = np.unique([bank.blocks[block].topic for block in form.blocks], return_inverse=True)[1]
    return Pool(bank.loadings[rows], bank.intercepts[rows], topics.astype(np.intp), form.target_se)


def reached(information: Floats, target_se: float) -> Bools:
    """Whether every style's standard error is at the target or below, (people,); `information` (people, 4, 4)."""
    variances = np.diagonal(np.linalg.inv(information), axis1=1, axis2=2)
    return np.asarray(variances.max(axis=1) <= target_se**2)


def choose(pool: Pool, unasked: Bools, theta: Floats, information: Floats, policy: Policy, chances: Floats) -> Places:
    """The block to ask each person next, (people,).

    `unasked` (people, blocks) needs a True in each row; `theta` (people, 4) and posterior `information` (people, 4, 4)
    come from the answers so far; `chances` (people,) in [0, 1) decide among the best.
    """
    allowed = unasked if policy.topic_lead is None else unasked & topics_open(pool.topics, unasked, policy.topic_lead)
    gained = block_information(pool.loadings, pool.intercepts, theta)
    left = np.where(allowed, excess(information[:, None] + gained, pool.target_se), np.inf)
    # Without rounding, equal blocks would be told apart by the last bit, which differs between machines.
    best = np.argsort(left.round(DECIMALS), axis=1, kind="stable")
    drawn_from = np.maximum(policy.best_of, policy.first_best_of - (~unasked).sum(axis=1))
    pick = (chances * np.minimum(drawn_from, allowed.sum(axis=1))).astype(np.intp)
    return np.asarray(np.take_along_axis(best, pick[:, None], axis=1)[:, 0])


def excess(information: Floats, target_se: float) -> Floats:
    """What stands between posteriors (…, 4, 4) and the target: posterior variance above target², squared and summed
    over styles.

    A-optimality (the trace of the posterior covariance; van der Linden 1999, J. Educ. Behav. Stat. 24, 398–412)
    weighted toward the styles that are furthest from the target, which saves a further 2% of the blocks in our
    simulations; the plain trace, in small, decides among blocks that all reach it.
    """
    variances = np.diagonal(np.linalg.inv(information), axis1=-2, axis2=-1)
    missing = np.maximum(variances - target_se**2, 0.0)
    return np.asarray(np.square(missing).sum(axis=-1) + TIE * variances.sum(axis=-1))


def topics_open(topics: Places, unasked: Bools, lead: int) -> Bools:
    """Which blocks (people, blocks) belong to a topic that may be asked again without getting too far ahead."""
    member = topics[:, None] == np.arange(topics.max() + 1)
    asked = ~unasked @ member.astype(np.int64)
    available = unasked @ member.astype(np.int64) > 0
    fewest = np.where(available, asked, len(topics)).min(axis=1, keepdims=True)
    return np.asarray(asked[:, topics] < fewest + lead)
