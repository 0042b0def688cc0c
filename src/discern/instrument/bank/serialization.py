"""Banks as JSON objects: reading with validation, writing, and the fingerprint of the content."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import asdict, fields, replace
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

import numpy as np

from discern.instrument.bank.discrimination import KNOWN, UNTRIED, Discrimination
from discern.instrument.bank.items import STYLES, Bank, BankError, Form, Item, ItemBlock
from discern.instrument.bank.norm_group import NormGroup
from discern.instrument.numerics.arrays import Bools

SOURCES: Final = ("expert", "calibrated")
BUILT_IN: Final = "discern-en"
ITEM_FIELDS: Final = tuple(field.name for field in fields(Item))


def load_bank(name: str = BUILT_IN, version: str | None = None) -> Bank:
    """A bank from the package data, validated and shared by all callers: the newest, or the `version` named.

    Raises `BankError` for a bank or a version that the package doesn't have.
    """
    versions = bank_versions(name)
    if version is None and versions:
        return _read(name, versions[-1])
    if version not in versions:
        raise BankError(f"bank {name}: no version {version!r}; the package has {', '.join(versions) or 'none'}")
    return _read(name, version)


@cache
def bank_versions(name: str = BUILT_IN) -> tuple[str, ...]:
    """The versions of a bank in the package data, the oldest first; none for an unknown bank.

    Each is the file `<name>-<version>.json`. An older one stays, for assessments that started with it.
    """
    pattern = re.compile(re.escape(name) + r"-(\d+\.\d+\.\d+)\.json")
    found = [match[1] for path in Path(__file__).parent.iterdir() if (match := pattern.fullmatch(path.name))]
    return tuple(sorted(found, key=lambda version: [int(part) for part in version.split(".")]))


@cache
def _read(name: str, version: str) -> Bank:
    file = Path(__file__).with_name(f"{name}-{version}.json")
    return parse_bank(json.loads(file.read_text(encoding="utf-8")))


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
            {"id": block.id, "topic": block.topic, "items": [_item_to_dict(item) for item in block.items]}
            for block in bank.blocks.values()
        ],
    } | ({"apart": [list(pair) for pair in bank.apart]} if bank.apart else {})


def with_norms(bank: Bank, norms: NormGroup, version: str) -> Bank:
    """The same items with other norms, as a new version of the bank.

    Norms from people settle the size of the loadings too: larger ones and a wider group explain the same answers, and
    in units of the group's SD only differences between people are left.
    """
    known = {} if norms.n == 0 else {"discrimination": Discrimination.estimated(1.0, 0.0, norms.n).to_dict()}
    return parse_bank(bank_to_dict(bank) | known | {"version": version, "norms": norms.to_dict()})


def with_discrimination(bank: Bank, discrimination: Discrimination, version: str) -> Bank:
    """The same items and norms with another factor of all loadings, as a new version of the bank.

    Limits of person fit stay as they are: `with_fit_limits` simulates them again. Raises `BankError` for a factor
    outside the ranges that `Discrimination.from_dict` names.
    """
    return parse_bank(bank_to_dict(bank) | {"version": version, "discrimination": discrimination.to_dict()})


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
    row_of_block = {block: row for row, block in enumerate(blocks)}
    position_of_item = {
        item.id: (block.id, column) for block in blocks.values() for column, item in enumerate(block.items)
    }
    apart = tuple((str(one), str(other)) for one, other in data.get("apart", ()))
    exclusions = _exclusions(apart, row_of_block, position_of_item)
    _check_forms_keep_apart(forms, row_of_block, exclusions)
    for array in (loadings, intercepts, precision, exclusions):
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
        row_of_block=MappingProxyType(row_of_block),
        position_of_item=MappingProxyType(position_of_item),
        apart=apart,
        exclusions=exclusions,
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
            style=None if item["style"] is None else str(item["style"]),
            key=int(item["key"]),
            loading=float(item["loading"]),
            intercept=float(item["intercept"]),
            desirability=_rating(item["desirability"]),
            source=str(item["source"]),
        )
        for item in raw["items"]
    )
    block = ItemBlock(str(raw["id"]), str(raw["topic"]), items)
    _require(len(items) == len(STYLES), block.id, "must hold four statements")
    infrequent = [item for item in items if item.style is None]
    _require(len(infrequent) <= 1, block.id, "may hold one infrequency statement (style null) at most")
    _require(
        tuple(item.style or style for item, style in zip(items, STYLES, strict=True)) == STYLES,
        block.id,
        "must hold one statement of D, I, S and C, in order, or an infrequency statement in place of one",
    )
    reverse_keyed = sum(item.key < 0 for item in items)
    _require(bool(infrequent) or reverse_keyed in (0, 2), block.id, "must hold no or two reversed statements")
    _require(reverse_keyed <= 2, block.id, "must not hold more than two reversed statements")
    spread = max(item.desirability for item in items) - min(item.desirability for item in items)
    _require(spread <= 1, block.id, "desirability may differ by one step at most")
    for item in items:
        _require(item.text.strip() == item.text != "", item.id, "needs a text without space around it")
        if item.style is None:
            _require(item.key == 0, item.id, "key must be 0, since it is an infrequency statement")
            _require(item.loading == 0, item.id, "loading must be 0, since it is an infrequency statement")
            _require(item.intercept < 0, item.id, "intercept must be below 0, since it is an infrequency statement")
        else:
            _require(item.key in (-1, 1), item.id, "key must be 1 or -1")
            is_signed = 0 < item.loading * item.key <= 3
            _require(is_signed, item.id, "loading must have the key's sign and be at most 3 in size")
        _require(abs(item.intercept) <= 5, item.id, "intercept must lie in -5..5")
        _require(1 <= item.desirability <= 5, item.id, "desirability must lie in 1..5")
        _require(item.source in SOURCES, item.id, f"source must be one of {', '.join(SOURCES)}")
    return block


def _rating(value: Any) -> float:
    """A whole rating stays an int, so that banks of whole ratings keep their fingerprints."""
    rating = float(value)
    return int(rating) if rating.is_integer() else rating


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


def _exclusions(
    apart: Sequence[tuple[str, str]],
    row_of_block: Mapping[str, int],
    position_of_item: Mapping[str, tuple[str, int]],
) -> Bools:
    excluded = np.zeros((len(row_of_block), len(row_of_block)), dtype=np.bool_)
    for pair in apart:
        for item in pair:
            _require(item in position_of_item, "apart", f"names the unknown statement {item!r}")
        one, other = (row_of_block[position_of_item[item][0]] for item in pair)
        _require(one != other, "apart", f"{pair[0]} and {pair[1]} are in one block")
        excluded[one, other] = excluded[other, one] = True
    return excluded


def _check_forms_keep_apart(forms: Mapping[str, Form], row_of_block: Mapping[str, int], exclusions: Bools) -> None:
    for form in forms.values():
        rows = [row_of_block[block] for block in form.blocks]
        _require(not exclusions[np.ix_(rows, rows)].any(), form.id, "has statements to be kept apart")


def _item_to_dict(item: Item) -> dict[str, Any]:
    # `asdict` copies every value, which takes eight times as long.
    return {field: getattr(item, field) for field in ITEM_FIELDS}


def _form(raw: Mapping[str, Any], blocks: Mapping[str, ItemBlock]) -> Form:
    form = Form(id=str(raw["id"]), blocks=tuple(raw["blocks"]), fit_limit=float(raw["fit_limit"]))
    _require(bool(form.blocks), form.id, "needs blocks")
    _require(len(set(form.blocks)) == len(form.blocks), form.id, "names a block twice")
    for block in form.blocks:
        _require(block in blocks, form.id, f"names the unknown block {block!r}")
    return form


def _require(holds: bool, place: str, rule: str) -> None:
    if not holds:
        raise BankError(f"{place}: {rule}")
