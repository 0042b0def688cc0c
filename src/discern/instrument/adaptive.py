"""Adaptive selection: the block that is expected to narrow the four styles most, within balance and exposure limits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from discern.instrument.arrays import Bools, Floats
from discern.instrument.bank import Bank, Form
from discern.instrument.likelihood import block_information


@dataclass(frozen=True, slots=True)
class Policy:
    """Limits on the choice. `topic_slack`: a topic may be ahead of the least asked one by so many blocks (None: no
    limit). `best_of`: the block is drawn from so many of the best, which spreads the use of the bank."""

    topic_slack: int | None
    best_of: int


FREE = Policy(topic_slack=None, best_of=1)
CONTROLLED = Policy(topic_slack=1, best_of=3)


def choose(
    bank: Bank,
    form: Form,
    asked: np.ndarray[Any, np.dtype[np.intp]],
    theta: Floats,
    information: Floats,
    policy: Policy,
    draw: float,
) -> int:
    """Place in `form.blocks` of the block to ask next.

    `asked`: bank rows answered; `theta` (4,) and posterior `information` (4, 4) from them; `draw` in [0, 1) decides
    among the best. A-optimal: the smallest trace of the posterior covariance that the block would leave at `theta`
    (van der Linden 1999, doi 10.2307/1165206).
    """
    rows = bank.rows(form.blocks)
    open_ = ~np.isin(rows, asked)
    if policy.topic_slack is not None:
        open_ &= _topics_open(bank, form, open_, policy.topic_slack)
    places = np.flatnonzero(open_)
    candidates = rows[places]
    gained = block_information(bank.loadings[candidates], bank.intercepts[candidates], theta)
    left = np.trace(np.linalg.inv(information + gained), axis1=1, axis2=2)
    best = np.argsort(left, kind="stable")[: policy.best_of]
    return int(places[best[int(draw * len(best))]])


def _topics_open(bank: Bank, form: Form, open_: Bools, slack: int) -> Bools:
    topics = np.unique([bank.blocks[block].topic for block in form.blocks], return_inverse=True)[1]
    asked = np.bincount(topics[~open_], minlength=topics.max() + 1)
    remaining = np.bincount(topics[open_], minlength=topics.max() + 1)
    return np.asarray(asked[topics] <= asked[remaining > 0].min() + slack - 1)
