"""Items, blocks, forms, and the bank that holds them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from discern.instrument.bank.discrimination import Discrimination
from discern.instrument.bank.norm_group import NormGroup
from discern.instrument.numerics.arrays import Floats, Indices

STYLES: Final = ("D", "I", "S", "C")


class BankError(ValueError):
    """A bank that is invalid, or has no such form; the message names the bank, the place and the rule broken."""


@dataclass(frozen=True, slots=True)
class Item:
    """One statement of one style.

    `loading` (0 to 3 in size) and `intercept` (−5 to 5) are on the standardised Thurstonian metric. `key` is 1, or −1
    for a reverse-keyed item, whose loading is negative. `desirability` is judged from 1 (low) to 5 (high). `source`
    says where the parameters come from: "expert" or "calibrated".
    """

    id: str
    text: str
    style: str
    key: int
    loading: float
    intercept: float
    desirability: int
    source: str


@dataclass(frozen=True, slots=True)
class ItemBlock:
    """A tetrad: four items, one of each style. A bank keeps them in the order D, I, S, C."""

    id: str
    topic: str
    items: tuple[Item, ...]

    @property
    def mixed(self) -> bool:
        """Whether the block is mixed-keyed: it has reverse-keyed items."""
        return any(item.key < 0 for item in self.items)


@dataclass(frozen=True, slots=True)
class Form:
    """A named selection of a bank's blocks.

    A fixed form presents all of its `blocks` in their order; its `target_se` is None and its `cap` is their number. An
    adaptive form draws on its `blocks` until every style's standard error (in θ units) is at most `target_se`, or `cap`
    blocks have been answered. `fit_limit` is the 5% point of the person-fit statistic lz among people who answer by the
    model (see `calibration.fit_limits`).
    """

    id: str
    blocks: tuple[str, ...]
    cap: int
    target_se: float | None
    fit_limit: float

    @property
    def adaptive(self) -> bool:
        """Whether blocks are selected by the answers so far."""
        return self.target_se is not None


@dataclass(frozen=True, eq=False)
class Bank:
    """A validated item bank. Arrays have blocks as rows and the styles D, I, S, C as columns.

    `loadings` and `intercepts` (blocks, 4) are on the logit scale and in units of the norms: θ = 0 is the mean of the
    norm group and θ = 1 one of its standard deviations above it. `scale` is the factor from the standardised metric of
    the items to the logit scale. `precision` (4, 4) is the inverse of the norm group's correlation and thus that of the
    prior of θ. `discrimination` says by what factor all loadings may be off. `row_of_block` gives a block's row;
    `position_of_item` an item's block and column (0..3).
    """

    id: str
    version: str
    language: str
    scale: float
    norms: NormGroup
    discrimination: Discrimination
    blocks: Mapping[str, ItemBlock]
    forms: Mapping[str, Form]
    fingerprint: str
    row_of_block: Mapping[str, int]
    position_of_item: Mapping[str, tuple[str, int]]
    loadings: Floats
    intercepts: Floats
    precision: Floats

    def form(self, form_id: str) -> Form:
        """The form with that id; raises `BankError` if the bank has none."""
        try:
            return self.forms[form_id]
        except KeyError:
            raise BankError(f"bank {self.id}: no form {form_id!r}; it has {', '.join(self.forms)}") from None

    def rows(self, block_ids: Sequence[str]) -> Indices:
        """The blocks' rows in `loadings` and `intercepts`; raises `KeyError` for an unknown block."""
        return np.array([self.row_of_block[block] for block in block_ids], dtype=np.intp)
