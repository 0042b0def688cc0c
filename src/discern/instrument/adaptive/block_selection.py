"""Adaptive selection: the block expected to bring the four styles nearest to the target precision, within limits on
content balance and exposure.

All functions work on many people at a time, so that simulation studies run the very code that serves one person.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from discern.instrument.bank.items import Bank
from discern.instrument.model.best_worst_logit import block_information
from discern.instrument.numerics.arrays import Bools, Floats, Indices

TRACE_WEIGHT = 1e-4
"""Weight of the plain trace in `precision_shortfall`; small enough to decide only between blocks that are otherwise
equal."""

DECIMALS = 10
"""Decimals to which blocks are compared."""


@dataclass(frozen=True, slots=True)
class SelectionPolicy:
    """Limits on the selection.

    `topic_lead`: how many blocks a topic may be ahead of the topic with the fewest (None: no limit). The first block is
    drawn from the `first_best_of` best, each later one from one fewer, down to `best_of`: "randomesque" exposure
    control (Kingsbury & Zara 1989, doi 10.1207/s15324818ame0204_6).
    """

    topic_lead: int | None
    first_best_of: int
    best_of: int


UNRESTRICTED = SelectionPolicy(topic_lead=None, first_best_of=1, best_of=1)
CONTROLLED = SelectionPolicy(topic_lead=2, first_best_of=8, best_of=2)


@dataclass(frozen=True, slots=True, eq=False)
class BlockPool:
    """The blocks to select from: `loadings` and `intercepts` (blocks, 4) on the logit scale, topic numbers `topics`
    (blocks,), and the standard error to reach on every style, `target_se`, in θ units."""

    loadings: Floats
    intercepts: Floats
    topics: Indices
    target_se: float


@lru_cache(maxsize=16)
def form_pool(bank: Bank, form_id: str) -> BlockPool:
    """The pool of an adaptive form. Raises `BankError` for an unknown form."""
    form = bank.form(form_id)
    assert form.target_se is not None
    rows = bank.rows(form.blocks)
    topics = np.unique([bank.blocks[block].topic for block in form.blocks], return_inverse=True)[1]
    return BlockPool(bank.loadings[rows], bank.intercepts[rows], topics.astype(np.intp), form.target_se)


def posterior_variances(information: Floats) -> Floats:
    """Variances (…, 4) of the styles at posterior `information` (…, 4, 4)."""
    return np.asarray(np.diagonal(np.linalg.inv(information), axis1=-2, axis2=-1))


def target_reached(information: Floats, target_se: float) -> Bools:
    """Whether every style's standard error is at most the target, (people,), at posterior `information`
    (people, 4, 4)."""
    return np.asarray(posterior_variances(information).max(axis=1) <= target_se**2)


def select_next(
    pool: BlockPool, unasked: Bools, theta: Floats, information: Floats, policy: SelectionPolicy, uniforms: Floats
) -> Indices:
    """The block to ask each person next, (people,), as an index into the pool.

    `unasked` (people, blocks) needs a True in each row; `theta` (people, 4) and posterior `information` (people, 4, 4)
    are those given the choices so far; `uniforms` (people,) in [0, 1) decide among the best blocks.
    """
    allowed = unasked if policy.topic_lead is None else unasked & topics_open(pool.topics, unasked, policy.topic_lead)
    gained = block_information(pool.loadings, pool.intercepts, theta)
    shortfall = np.where(allowed, precision_shortfall(information[:, None] + gained, pool.target_se), np.inf)
    # Without rounding, the last bit, which differs between machines, would decide between equal blocks.
    best = np.argsort(shortfall.round(DECIMALS), axis=1, kind="stable")
    drawn_from = np.maximum(policy.best_of, policy.first_best_of - (~unasked).sum(axis=1))
    pick = (uniforms * np.minimum(drawn_from, allowed.sum(axis=1))).astype(np.intp)
    return np.asarray(np.take_along_axis(best, pick[:, None], axis=1)[:, 0])


def precision_shortfall(information: Floats, target_se: float) -> Floats:
    """How far posteriors fall short of the target precision, (…,), at posterior `information` (…, 4, 4).

    Each style's posterior variance above target², squared and summed over the styles: A-optimality (the trace of the
    posterior covariance; van der Linden 1999, J. Educ. Behav. Stat. 24, 398–412) weighted toward the styles furthest
    from the target, which saves a further 2% of the blocks in our simulations. A little of the plain trace decides
    between blocks that would all reach the target.
    """
    variances = posterior_variances(information)
    missing = np.maximum(variances - target_se**2, 0.0)
    return np.asarray(np.square(missing).sum(axis=-1) + TRACE_WEIGHT * variances.sum(axis=-1))


def topics_open(topics: Indices, unasked: Bools, lead: int) -> Bools:
    """Which blocks, (people, blocks), are of a topic that can be asked again without being more than `lead` blocks
    ahead of the topic with the fewest."""
    member = topics[:, None] == np.arange(topics.max() + 1)
    asked = ~unasked @ member.astype(np.int64)
    available = unasked @ member.astype(np.int64) > 0
    # A topic with no blocks left cannot catch up, so it does not count as the one with the fewest.
    fewest = np.where(available, asked, len(topics)).min(axis=1, keepdims=True)
    return np.asarray(asked[:, topics] < fewest + lead)
