"""Adaptive selection: the block expected to bring the four styles nearest to the target precision, within limits on
content balance and exposure; and at set positions the blocks with infrequency statements.

All functions work on many people at a time, so that simulation studies run the very code that serves one person.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

import numpy as np

from discern.instrument.bank.items import INFREQUENCY_EVERY, Bank
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
    (blocks,), and the standard error to reach on every style, `target_se`, in θ units. `infrequency` holds the indices
    of the blocks that are asked at set positions, in their order, because they have an infrequency statement;
    `exclusions` (blocks, blocks) says which blocks exclude each other, None if none do."""

    loadings: Floats
    intercepts: Floats
    topics: Indices
    target_se: float
    infrequency: Indices = field(default_factory=lambda: np.zeros(0, dtype=np.intp))
    exclusions: Bools | None = None

    @property
    def shortest(self) -> int:
        """How many blocks are asked at least: until all with infrequency statements have been."""
        return INFREQUENCY_EVERY * len(self.infrequency)


@lru_cache(maxsize=16)
def form_pool(bank: Bank, form_id: str) -> BlockPool:
    """The pool of an adaptive form. Raises `BankError` for an unknown form."""
    form = bank.form(form_id)
    assert form.target_se is not None
    rows = bank.rows(form.blocks)
    topics = np.unique([bank.blocks[block].topic for block in form.blocks], return_inverse=True)[1]
    infrequency = [place for place, block in enumerate(form.blocks) if bank.blocks[block].infrequency is not None]
    return BlockPool(
        bank.loadings[rows],
        bank.intercepts[rows],
        topics.astype(np.intp),
        form.target_se,
        np.array(infrequency, dtype=np.intp),
        bank.exclusions[np.ix_(rows, rows)],
    )


def posterior_variances(information: Floats) -> Floats:
    """Variances (…, 4) of the styles at posterior `information` (…, 4, 4)."""
    return np.asarray(np.diagonal(np.linalg.inv(information), axis1=-2, axis2=-1))


def may_stop(pool: BlockPool, information: Floats, asked: int) -> Bools:
    """Whether people (people,) who were asked so many blocks are done: every style's standard error is at most the
    target, at posterior `information` (people, 4, 4), and no block with an infrequency statement is left."""
    is_precise = posterior_variances(information).max(axis=1) <= pool.target_se**2
    return np.asarray(is_precise & (asked >= pool.shortest))


def select_next(
    pool: BlockPool, unasked: Bools, theta: Floats, information: Floats, policy: SelectionPolicy, uniforms: Floats
) -> Indices:
    """The block to ask each person next, (people,), as an index into the pool.

    `unasked` (people, blocks) needs a True in each row; `theta` (people, 4) and posterior `information` (people, 4, 4)
    are those given the choices so far; `uniforms` (people,) in [0, 1) decide among the best blocks.
    """
    asked = (~unasked).sum(axis=1)
    is_selected = np.ones(unasked.shape[1], dtype=np.bool_)
    is_selected[pool.infrequency] = False
    allowed = unasked & is_selected
    if policy.topic_lead is not None:
        allowed[:, is_selected] &= topics_open(pool.topics[is_selected], unasked[:, is_selected], policy.topic_lead)
    if pool.exclusions is not None:
        # Blocks with infrequency statements are sure to be asked, so they exclude others from the start.
        allowed = without_excluded(allowed, unasked & is_selected, pool.exclusions)
    gained = block_information(pool.loadings, pool.intercepts, theta)
    shortfall = np.where(allowed, precision_shortfall(information[:, None] + gained, pool.target_se), np.inf)
    # Without rounding, the last bit, which differs between machines, would decide between equal blocks.
    best = np.argsort(shortfall.round(DECIMALS), axis=1, kind="stable")
    drawn_from = np.maximum(policy.best_of, policy.first_best_of - asked)
    pick = (uniforms * np.minimum(drawn_from, allowed.sum(axis=1))).astype(np.intp)
    selected = np.take_along_axis(best, pick[:, None], axis=1)[:, 0]
    number, is_not_due = np.divmod(asked + 1, INFREQUENCY_EVERY)
    is_due = (is_not_due == 0) & (number <= len(pool.infrequency))
    selected[is_due] = pool.infrequency[number[is_due] - 1]
    return np.asarray(selected)


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


def without_excluded(allowed: Bools, unasked: Bools, exclusions: Bools) -> Bools:
    """The allowed blocks, (people, blocks), that no asked block excludes; all allowed ones if that leaves none."""
    free = allowed & (~unasked @ exclusions.astype(np.int64) == 0)
    return np.where(free.any(axis=1, keepdims=True), free, allowed)


def topics_open(topics: Indices, unasked: Bools, lead: int) -> Bools:
    """Which blocks, (people, blocks), are of a topic that can be asked again without being more than `lead` blocks
    ahead of the topic with the fewest."""
    member = topics[:, None] == np.arange(topics.max() + 1)
    asked = ~unasked @ member.astype(np.int64)
    available = unasked @ member.astype(np.int64) > 0
    # A topic with no blocks left cannot catch up, so it does not count as the one with the fewest.
    fewest = np.where(available, asked, len(topics)).min(axis=1, keepdims=True)
    return np.asarray(asked[:, topics] < fewest + lead)
