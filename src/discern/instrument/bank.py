"""The item bank: blocks of four statements, one a style, with their parameters and the forms made from them."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from types import MappingProxyType
from typing import Any, Final

import numpy as np

from discern.instrument.arrays import Floats
from discern.instrument.norms import Norms

STYLES: Final = ("D", "I", "S", "C")
SOURCES: Final = ("expert", "calibrated")
BUILT_IN: Final = "discern-en"


class BankError(ValueError):
    """A bank that must not be used; the message names the bank, the place and the rule it breaks."""


@dataclass(frozen=True, slots=True)
class Item:
    """One statement. `loading` (below 0 when reversed) and `intercept` are on the standardised Thurstonian metric."""

    id: str
    text: str
    style: str
    key: int
    loading: float
    intercept: float
    desirability: int
    source: str


@dataclass(frozen=True, slots=True)
class Block:
    """A tetrad: four statements, one of each style. In a bank they stand in the order D, I, S, C."""

    id: str
    topic: str
    items: tuple[Item, ...]

    @property
    def mixed(self) -> bool:
        """Whether the block holds reversed statements."""
        return any(item.key < 0 for item in self.items)


@dataclass(frozen=True, slots=True)
class Form:
    """A named selection of blocks, in the order of asking.

    An adaptive form lists the blocks to choose from; asking stops when every style's standard error is at
    `target_se` or below, or after `cap` blocks. For other forms `target_se` is None and `cap` is their length. Of
    honest people 5% have a person fit lz below `fit_limit` (see `limits`).
    """

    id: str
    blocks: tuple[str, ...]
    cap: int
    target_se: float | None
    fit_limit: float

    @property
    def adaptive(self) -> bool:
        return self.target_se is not None


@dataclass(frozen=True, eq=False)
class Bank:
    """A validated item bank. Arrays have the blocks in rows and D, I, S, C in columns.

    `loadings` and `intercepts` are the item parameters on the logit scale and in units of the norms: a person at 0 on a
    style is at the mean of the reference, a person at 1 is one of its standard deviations above.
    """

    id: str
    version: str
    language: str
    scale: float
    norms: Norms
    blocks: Mapping[str, Block]
    forms: Mapping[str, Form]
    fingerprint: str
    index: Mapping[str, int]
    places: Mapping[str, tuple[str, int]]
    loadings: Floats
    intercepts: Floats
    precision: Floats

    def form(self, form_id: str) -> Form:
        """The form of that id; raises `BankError` when the bank has none."""
        try:
            return self.forms[form_id]
        except KeyError:
            raise BankError(f"bank {self.id}: no form {form_id!r}; it has {', '.join(self.forms)}") from None

    def rows(self, block_ids: Sequence[str]) -> np.ndarray[Any, np.dtype[np.intp]]:
        """Row numbers of the blocks in `loadings` and `intercepts`."""
        return np.array([self.index[block] for block in block_ids], dtype=np.intp)

    def with_norms(self, norms: Norms, version: str) -> Bank:
        """The same items under another reference, as a new version."""
        return parse_bank(to_dict(self) | {"version": version, "norms": norms.to_dict()})


@cache
def load_bank(name: str = BUILT_IN) -> Bank:
    """A bank from the package data, validated; raises `BankError`."""
    text = resources.files("discern.instrument").joinpath("banks", f"{name}.json").read_text(encoding="utf-8")
    return parse_bank(json.loads(text))


def parse_bank(data: Mapping[str, Any]) -> Bank:
    """A validated bank from its JSON object; raises `BankError` naming the place and the rule broken."""
    try:
        return _build(data)
    except BankError as error:
        raise BankError(f"bank {data.get('id', '?')}: {error}") from None
    except (KeyError, TypeError, ValueError) as error:
        raise BankError(f"bank {data.get('id', '?')}: malformed: {error!r}") from error


def to_dict(bank: Bank) -> dict[str, Any]:
    """The bank as its JSON object; `parse_bank` gives the same bank, with the same fingerprint, back."""
    return {
        "id": bank.id,
        "version": bank.version,
        "language": bank.language,
        "scale": bank.scale,
        "norms": bank.norms.to_dict(),
        "forms": [
            {name: list(value) if name == "blocks" else value for name, value in _fields(form)}
            for form in bank.forms.values()
        ],
        "blocks": [
            {"id": block.id, "topic": block.topic, "items": [dict(_fields(item)) for item in block.items]}
            for block in bank.blocks.values()
        ],
    }


def fingerprint(data: Mapping[str, Any]) -> str:
    """SHA-256 over the canonical JSON of a bank's content (sorted keys, no spaces, UTF-8)."""
    canonical = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return "sha256:" + hashlib.sha256(canonical.encode()).hexdigest()


def _fields(record: Form | Item) -> list[tuple[str, Any]]:
    return [(name, getattr(record, name)) for name in record.__slots__]


def _build(data: Mapping[str, Any]) -> Bank:
    norms = Norms.from_dict(data["norms"])
    scale = float(data["scale"])
    _require(scale > 0, "scale", "must be above 0")
    blocks: dict[str, Block] = {}
    for raw in data["blocks"]:
        block = _block(raw)
        _require(block.id not in blocks, block.id, "appears twice")
        blocks[block.id] = block
    _check_items(blocks)
    forms = {form.id: form for form in (_form(raw, blocks) for raw in data["forms"])}
    loadings = scale * np.array([[item.loading for item in block.items] for block in blocks.values()])
    intercepts = scale * np.array([[item.intercept for item in block.items] for block in blocks.values()])
    intercepts = intercepts + loadings * norms.mean
    loadings = loadings * norms.sd
    precision = np.asarray(np.linalg.inv(norms.correlation), dtype=np.float64)
    for array in (loadings, intercepts, precision):
        array.flags.writeable = False
    bank = Bank(
        id=str(data["id"]),
        version=str(data["version"]),
        language=str(data["language"]),
        scale=scale,
        norms=norms,
        blocks=MappingProxyType(blocks),
        forms=MappingProxyType(forms),
        fingerprint="",
        index=MappingProxyType({block: row for row, block in enumerate(blocks)}),
        places=MappingProxyType(
            {item.id: (block.id, column) for block in blocks.values() for column, item in enumerate(block.items)}
        ),
        loadings=loadings,
        intercepts=intercepts,
        precision=precision,
    )
    object.__setattr__(bank, "fingerprint", fingerprint(to_dict(bank)))
    return bank


def _block(raw: Mapping[str, Any]) -> Block:
    items = tuple(
        Item(
            id=str(item["id"]),
            text=str(item["text"]),
            style=str(item["style"]),
            key=int(item["key"]),
            loading=float(item["loading"]),
            intercept=float(item["intercept"]),
            desirability=int(item["desirability"]),
            source=str(item["source"]),
        )
        for item in raw["items"]
    )
    block = Block(str(raw["id"]), str(raw["topic"]), items)
    _require(
        tuple(item.style for item in items) == STYLES, block.id, "must hold one statement of D, I, S and C, in order"
    )
    _require(sum(item.key < 0 for item in items) in (0, 2), block.id, "must hold no or two reversed statements")
    spread = max(item.desirability for item in items) - min(item.desirability for item in items)
    _require(spread <= 1, block.id, "desirability may differ by one step at most")
    for item in items:
        _require(item.text.strip() == item.text != "", item.id, "needs a text without space around it")
        _require(item.key in (-1, 1), item.id, "key must be 1 or -1")
        _require(0 < item.loading * item.key <= 3, item.id, "loading must have the key's sign and be at most 3 in size")
        _require(abs(item.intercept) <= 5, item.id, "intercept must lie in -5..5")
        _require(1 <= item.desirability <= 5, item.id, "desirability must lie in 1..5")
        _require(item.source in SOURCES, item.id, f"source must be one of {', '.join(SOURCES)}")
    return block


def _check_items(blocks: Mapping[str, Block]) -> None:
    _require(bool(blocks), "blocks", "must not be empty")
    ids: set[str] = set()
    texts: set[str] = set()
    for block in blocks.values():
        for item in block.items:
            _require(item.id not in ids, item.id, "appears twice")
            _require(item.text.casefold() not in texts, item.id, "repeats another statement's text")
            ids.add(item.id)
            texts.add(item.text.casefold())


def _form(raw: Mapping[str, Any], blocks: Mapping[str, Block]) -> Form:
    target = raw["target_se"]
    form = Form(
        id=str(raw["id"]),
        blocks=tuple(raw["blocks"]),
        cap=int(raw["cap"]),
        target_se=None if target is None else float(target),
        fit_limit=float(raw["fit_limit"]),
    )
    _require(bool(form.blocks), form.id, "needs blocks")
    _require(len(set(form.blocks)) == len(form.blocks), form.id, "names a block twice")
    for block in form.blocks:
        _require(block in blocks, form.id, f"names the unknown block {block!r}")
    if form.adaptive:
        _require(0 < form.cap <= len(form.blocks), form.id, "cap must lie between 1 and the number of blocks")
    else:
        _require(form.cap == len(form.blocks), form.id, "cap must be the number of blocks")
    return form


def _require(holds: bool, place: str, rule: str) -> None:
    if not holds:
        raise BankError(f"{place}: {rule}")
