"""Banks as JSON objects: reading with validation, writing, and the fingerprint of the content."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict, replace
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

import numpy as np

from discern.instrument.bank.discrimination import KNOWN, UNTRIED, Discrimination
from discern.instrument.bank.items import STYLES, Bank, BankError, Form, Item, ItemBlock
from discern.instrument.bank.norm_group import NormGroup

SOURCES: Final = ("expert", "calibrated")
BUILT_IN: Final = "discern-en"


@cache
def load_bank(name: str = BUILT_IN) -> Bank:
    """A bank from the package data, validated and shared by all callers; raises `BankError`."""
    return parse_bank(json.loads(Path(__file__).with_name(f"{name}.json").read_text(encoding="utf-8")))


def parse_bank(data: Mapping[str, Any]) -> Bank:
    """A validated bank from its JSON object; raises `BankError` naming the place and the rule broken."""
    try:
        return _build(data)
    except BankError as error:
        raise BankError(f"bank {data.get('id', '?')}: {error}") from None
    except (KeyError, TypeError, ValueError) as error:
        raise BankError(f"bank {data.get('id', '?')}: malformed: {error!r}") from error


def bank_to_dict(bank: Bank) -> dict[str, Any]:
    """The bank as its JSON object. `parse_bank` restores the same bank with the same fingerprint."""
    return {
        "id": bank.id,
        "version": bank.version,
        "language": bank.language,
        "scale": bank.scale,
        "norms": bank.norms.to_dict(),
        "discrimination": bank.discrimination.to_dict(),
        "forms": [asdict(form) | {"blocks": list(form.blocks)} for form in bank.forms.values()],
        "blocks": [
            {"id": block.id, "topic": block.topic, "items": [asdict(item) for item in block.items]}
            for block in bank.blocks.values()
        ],
    }


def with_norms(bank: Bank, norms: NormGroup, version: str) -> Bank:
    """The same items with other norms, as a new version of the bank.

    Norms from people settle the size of the loadings too: larger ones and a wider group explain the same answers, and
    in units of the group's SD nothing is left open.
    """
    known = {} if norms.n == 0 else {"discrimination": Discrimination(1.0, 0.0, norms.n).to_dict()}
    return parse_bank(bank_to_dict(bank) | known | {"version": version, "norms": norms.to_dict()})


def fingerprint(data: Mapping[str, Any]) -> str:
    """SHA-256 of the canonical JSON of a bank's content (sorted keys, no spaces, UTF-8)."""
    canonical = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return "sha256:" + hashlib.sha256(canonical.encode()).hexdigest()


def _build(data: Mapping[str, Any]) -> Bank:
    norms = NormGroup.from_dict(data["norms"])
    scale = float(data["scale"])
    _require(scale > 0, "scale", "must be above 0")
    blocks: dict[str, ItemBlock] = {}
    for raw in data["blocks"]:
        block = _block(raw)
        _require(block.id not in blocks, block.id, "appears twice")
        blocks[block.id] = block
    _check_items_differ(blocks)
    forms = {form.id: form for form in (_form(raw, blocks) for raw in data["forms"])}
    loadings = scale * np.array([[item.loading for item in block.items] for block in blocks.values()])
    intercepts = scale * np.array([[item.intercept for item in block.items] for block in blocks.values()])
    # μ + λθ with θ = mean + sd·z: in units of the norms, z, the intercept takes up the mean and the loading the SD.
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
        discrimination=_discrimination(data, blocks),
        blocks=MappingProxyType(blocks),
        forms=MappingProxyType(forms),
        fingerprint="",
        row_of_block=MappingProxyType({block: row for row, block in enumerate(blocks)}),
        position_of_item=MappingProxyType(
            {item.id: (block.id, column) for block in blocks.values() for column, item in enumerate(block.items)}
        ),
        loadings=loadings,
        intercepts=intercepts,
        precision=precision,
    )
    # Taken from the parsed bank and not from `data`, so that it does not depend on how numbers were written (1 or 1.0).
    return replace(bank, fingerprint=fingerprint(bank_to_dict(bank)))


def _discrimination(data: Mapping[str, Any], blocks: Mapping[str, ItemBlock]) -> Discrimination:
    if "discrimination" in data:
        return Discrimination.from_dict(data["discrimination"])
    calibrated = any(item.source == "calibrated" for block in blocks.values() for item in block.items)
    return KNOWN if calibrated else UNTRIED


def _block(raw: Mapping[str, Any]) -> ItemBlock:
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
    block = ItemBlock(str(raw["id"]), str(raw["topic"]), items)
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


def _check_items_differ(blocks: Mapping[str, ItemBlock]) -> None:
    _require(bool(blocks), "blocks", "must not be empty")
    ids: set[str] = set()
    texts: set[str] = set()
    for block in blocks.values():
        for item in block.items:
            _require(item.id not in ids, item.id, "appears twice")
            _require(item.text.casefold() not in texts, item.id, "repeats another statement's text")
            ids.add(item.id)
            texts.add(item.text.casefold())


def _form(raw: Mapping[str, Any], blocks: Mapping[str, ItemBlock]) -> Form:
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
