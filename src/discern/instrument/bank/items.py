"""Items, blocks, forms, and the bank that holds them.

Why: docs/decisions/0012-the-questionnaire.md
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from discern.instrument.bank.discrimination import Discrimination
from discern.instrument.bank.norm_group import NormGroup
from discern.instrument.numerics.arrays import Bools, Floats, Indices

STYLES: Final = ("D", "I", "S", "C")


class BankError(ValueError):
    """A bank that is invalid, or has no such form; the message names the bank, the place and the rule broken."""


@dataclass(frozen=True, slots=True)
class Item:
    """One statement of one style, or an infrequency statement: one that hardly anybody picks as most like themselves.

    `loading` (0 to 3 in size) and `intercept` (−5 to 5) are on the standardised Thurstonian metric. `key` is 1, or −1
    for a reverse-keyed item, whose loading is negative. `desirability` is judged from 1 (low) to 5 (high); it is
    the mean where there are several judges. `source` says where the parameters come from: "expert" or "calibrated".

    An infrequency statement says nothing about style and finds people who don't read: its `style` is None, its key and
    its loading are 0, and its intercept is negative.
    """

    id: str
    text: str
    style: str | None
    key: int
    loading: float
    intercept: float
    desirability: float
    source: str


@dataclass(frozen=True, slots=True)
class ItemBlock:
    """A tetrad: four items, one of each style, or three and an infrequency statement in place of the fourth.

    A bank keeps them in the order D, I, S, C; an infrequency statement has the place of the style that is missing.
    """

    id: str
    topic: str
    items: tuple[Item, ...]

    @property
    def mixed(self) -> bool:
        """Whether the block is mixed-keyed: it has reverse-keyed items."""
        return any(item.key < 0 for item in self.items)

    @property
    def infrequency(self) -> int | None:
        """The column (0..3) of the block's infrequency statement; None in a block without one."""
        return next((column for column, item in enumerate(self.items) if item.style is None), None)


@dataclass(frozen=True, slots=True)
class Form:
    """A named selection of a bank's `blocks`, in the order of asking.

    `fit_limit` is the lowest value of the person-fit statistic lz that passes (see `calibration.fit_limits`).
    """

    id: str
    blocks: tuple[str, ...]
    fit_limit: float


@dataclass(frozen=True, eq=False)
class Bank:
    """A validated item bank. Arrays have blocks as rows and the styles D, I, S, C as columns.

    `loadings` and `intercepts` (blocks, 4) are on the logit scale and in units of the norms: θ = 0 is the mean of the
    norm group and θ = 1 one of its standard deviations above it. `scale` is the factor from the standardised metric of
    the items to the logit scale. `precision` (4, 4) is the inverse of the norm group's correlation and thus that of the
    prior of θ. `discrimination` says by what factor all loadings may be off. `row_of_block` gives a block's row;
    `position_of_item` an item's block and column (0..3).

    `apart` are pairs of items that are too alike, or too much each other's opposite, for one test: no form has both.
    `exclusions` (blocks, blocks) says which blocks thus exclude each other.
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
    apart: tuple[tuple[str, str], ...]
    exclusions: Bools
    loadings: Floats
    intercepts: Floats
    precision: Floats

    @property
    def calibrated(self) -> bool:
        """Whether statements have parameters of their own that were estimated from answers."""
        return any(item.source == "calibrated" for block in self.blocks.values() for item in block.items)

    @property
    def people(self) -> int:
        """How many people's answers the parameters rest on; 0 where all are an expert's judgement."""
        # Files of before calibrated parameters said how sure they are name their people in the norms alone.
        return self.discrimination.people or self.norms.n

    def form(self, form_id: str) -> Form:
        """The form with that id; raises `BankError` if the bank has none."""
        try:
            return self.forms[form_id]
        except KeyError:
            raise BankError(f"bank {self.id}: no form {form_id!r}; it has {', '.join(self.forms)}") from None

    def rows(self, block_ids: Sequence[str]) -> Indices:
        """The blocks' rows in `loadings` and `intercepts`; raises `KeyError` for an unknown block."""
        return np.array([self.row_of_block[block] for block in block_ids], dtype=np.intp)
