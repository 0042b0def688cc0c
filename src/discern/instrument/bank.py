"""The item bank: statements in blocks, their parameters and how sure these are, the norm group, and its JSON.

Why: docs/decisions/0012-the-questionnaire.md and docs/decisions/0013-what-intervals-rest-on.md
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, fields, replace
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

import numpy as np

from discern.instrument.numerics import Bools, Floats, Indices

NODES = 5
"""Values of the factor at which posteriors are computed.

With 21 of them standard errors differ by 0.5% on average, by up to 9% for a few people with very consistent answers.
"""


LARGEST_MEDIAN = 3.0

BETWEEN_PEOPLE = 0.25
"""SD of the logarithm of the factor between people: some answer more consistently than others, whatever the statements.

It remains when the common factor is known from people. Assumed, since it takes many people to estimate: in simulations
it costs 7% of the standard error where people don't differ, and raises coverage from .84 to .89 where they differ by
twice as much.
"""


@dataclass(frozen=True, slots=True)
class Discrimination:
    """The factor by which all loadings of a bank may be off.

    Loadings that nobody has tried may be too large or too small together, and then every score is too close to 50 or
    too far from it. The factor is lognormal: `median`, and `log_sd`, the SD of its logarithm (0: the loadings are taken
    for known). `people` is how many people's answers it was estimated from; 0 means expert judgement.
    """

    median: float
    log_sd: float
    people: int

    @classmethod
    def estimated(cls, median: float, estimation_sd: float, people: int) -> Discrimination:
        """From people: what remains uncertain about the common factor, and how people differ in theirs."""
        return cls(min(median, LARGEST_MEDIAN), min(float(np.hypot(estimation_sd, BETWEEN_PEOPLE)), 1.0), people)

    @property
    def estimation_sd(self) -> float:
        """SD of the logarithm of the common factor alone: `log_sd` less the differences between people, which an
        expert's doubt isn't divided into."""
        if self.people == 0:
            return self.log_sd
        return float(np.sqrt(max(self.log_sd**2 - BETWEEN_PEOPLE**2, 0.0)))

    def nodes(self) -> tuple[Floats, Floats]:
        """Values of the factor (nodes,) and their probabilities (nodes,), by Gauss–Hermite quadrature."""
        if self.log_sd == 0.0:
            return np.array([self.median]), np.ones(1)
        points, weights = np.polynomial.hermite_e.hermegauss(NODES)
        return self.median * np.exp(self.log_sd * points), np.asarray(weights / weights.sum())

    def to_dict(self) -> dict[str, Any]:
        """As a JSON object."""
        return {"median": self.median, "log_sd": self.log_sd, "people": self.people}

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Discrimination:
        """From a JSON object.

        Raises `ValueError` for a factor that isn't positive or an SD outside 0 to 1, and `KeyError` for a missing
        field.
        """
        found = cls(float(data["median"]), float(data["log_sd"]), int(data["people"]))
        if not 0.0 < found.median <= LARGEST_MEDIAN:
            raise ValueError(f"discrimination: median must be above 0 and at most {LARGEST_MEDIAN:g}")
        if not 0.0 <= found.log_sd <= 1.0:
            raise ValueError("discrimination: log_sd must lie in 0..1")
        if found.people < 0:
            raise ValueError("discrimination: people must not be negative")
        return found


KNOWN = Discrimination(median=1.0, log_sd=0.0, people=0)
"""For parameters that are true, as in simulations."""

SETTLED_FROM = 30
"""How many people's answers settle the levels of styles far enough to compare a person with the people here."""


@dataclass(frozen=True, slots=True)
class Levels:
    """How much more readily people claim each style than the intercepts of a bank say, and the doubt about that.

    `shift` (D, I, S, C) and `sd`, that of each style's error, are in θ units; an error of a level is common to all
    people, so it doesn't average out in teams. `people` is how many people's answers they were estimated from; 0 means
    expert judgement.
    """

    shift: tuple[float, float, float, float]
    sd: float
    people: int

    @property
    def are_settled(self) -> bool:
        """Whether enough people's answers stand behind them, or nothing is in doubt."""
        return self.people >= SETTLED_FROM or self.sd == 0.0

    def to_dict(self) -> dict[str, Any]:
        """As a JSON object."""
        return {"shift": list(self.shift), "sd": self.sd, "people": self.people}

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Levels:
        """From a JSON object.

        Raises `ValueError` for another number of shifts than four or one beyond ±3, for an SD outside 0 to 1, and
        `KeyError` for a missing field.
        """
        d, i, s, c = (float(each) for each in data["shift"])
        found = cls((d, i, s, c), float(data["sd"]), int(data["people"]))
        if not all(abs(each) <= LARGEST_SHIFT for each in found.shift):
            raise ValueError(f"levels: shift must lie in -{LARGEST_SHIFT:g}..{LARGEST_SHIFT:g}")
        if not 0.0 <= found.sd <= 1.0:
            raise ValueError("levels: sd must lie in 0..1")
        if found.people < 0:
            raise ValueError("levels: people must not be negative")
        return found


LARGEST_SHIFT = 3.0
"""The largest shift of a style's level, in θ units."""

AS_GIVEN = Levels(shift=(0.0, 0.0, 0.0, 0.0), sd=0.0, people=0)
"""For intercepts that are true."""


@dataclass(frozen=True, eq=False)
class NormGroup:
    """The distribution of θ in a reference group, on the metric of a bank's items; styles in the order D, I, S, C.

    `mean` and `sd` (4,) place the group on the bank's θ; `correlation` (4, 4) is that of the styles within it. `kind`
    is "simulated" for a provisional reference without people (`n` is 0), "sample" when it was estimated from `n`
    people. `as_of` is an ISO date.
    """

    id: str
    kind: str
    n: int
    as_of: str
    mean: Floats
    sd: Floats
    correlation: Floats

    def to_dict(self) -> dict[str, Any]:
        """As a JSON object."""
        return {
            "id": self.id,
            "kind": self.kind,
            "n": self.n,
            "as_of": self.as_of,
            "mean": self.mean.tolist(),
            "sd": self.sd.tolist(),
            "correlation": self.correlation.tolist(),
        }

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> NormGroup:
        """From a JSON object.

        Raises `ValueError` for an unknown kind, a wrong shape, or an `sd` or `correlation` that is not positive
        definite, and `KeyError` for a missing field.
        """
        norms = cls(
            id=str(data["id"]),
            kind=str(data["kind"]),
            n=int(data["n"]),
            as_of=str(data["as_of"]),
            mean=np.asarray(data["mean"], dtype=np.float64),
            sd=np.asarray(data["sd"], dtype=np.float64),
            correlation=np.asarray(data["correlation"], dtype=np.float64),
        )
        if norms.kind not in ("simulated", "sample"):
            raise ValueError(f"norms {norms.id}: kind must be simulated or sample")
        if norms.mean.shape != (4,) or norms.sd.shape != (4,) or norms.correlation.shape != (4, 4):
            raise ValueError(f"norms {norms.id}: mean and sd need 4 values, correlation 4 x 4")
        if not (np.all(norms.sd > 0) and _is_positive_definite(norms.correlation)):
            raise ValueError(f"norms {norms.id}: sd and correlation must be positive definite")
        return norms


def _is_positive_definite(matrix: Floats) -> bool:
    """Whether it has a Cholesky factor, which numpy finds with half the code, and memory, that eigenvalues take."""
    try:
        np.linalg.cholesky(matrix)
    except np.linalg.LinAlgError:
        return False
    return True


STYLES: Final = ("D", "I", "S", "C")

STATUSES: Final = ("translated", "judged", "calibrated", "linked")
"""How far a translation of a questionnaire was looked into."""


class BankError(ValueError):
    """A bank that is invalid, or has no such form; the message names the bank, the place and the rule broken."""


@dataclass(frozen=True, slots=True)
class Item:
    """One statement of one style, or an infrequency statement: one that hardly anybody picks as most like themselves.

    `loading` (0 to 3 in size) and `intercept` (−5 to 5) are on the standardised Thurstonian metric. `key` is 1, or −1
    for a reverse-keyed item, whose loading is negative. `desirability` is the mean of its ratings from 1 (low) to 5
    (high); None where nobody has rated it. `source` says where the parameters come from: "expert" or "calibrated".

    An infrequency statement says nothing about style and finds people who don't read: its `style` is None, its key and
    its loading are 0, and its intercept is negative.
    """

    id: str
    text: str
    style: str | None
    key: int
    loading: float
    intercept: float
    desirability: float | None
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
    def desirability(self) -> tuple[float, ...]:
        """How desirable each item is taken to be: as rated; where it isn't, and for an infrequency statement, the mean
        of the others; 3 in a block without ratings."""
        ratings = [None if item.style is None else item.desirability for item in self.items]
        rated = [rating for rating in ratings if rating is not None]
        middle = sum(rated) / len(rated) if rated else 3.0
        return tuple(middle if rating is None else rating for rating in ratings)

    @property
    def infrequency(self) -> int | None:
        """The column (0..3) of the block's infrequency statement; None in a block without one."""
        return next((column for column, item in enumerate(self.items) if item.style is None), None)


@dataclass(frozen=True, slots=True)
class Form:
    """A named selection of a bank's `blocks`, in the order of asking.

    `fit_limit` is the lowest value of the person-fit statistic lz that passes (see `forms.fit_limit`).
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
    prior of θ. `discrimination` says by what factor all loadings may be off, `levels` how far all intercepts of a style
    may; its shift is in `intercepts`. `row_of_block` gives a block's row;
    `position_of_item` an item's block and column (0..3).

    `translation` is how far a translation was looked into, one of `STATUSES`; None where the statements were written in
    the bank's language.

    `apart` are pairs of items that are too alike, or too much each other's opposite, for one test: no form has both.
    `exclusions` (blocks, blocks) says which blocks thus exclude each other.
    """

    id: str
    version: str
    language: str
    translation: str | None
    scale: float
    norms: NormGroup
    discrimination: Discrimination
    levels: Levels
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
        return self.discrimination.people

    def form(self, form_id: str) -> Form:
        """The form with that id; raises `BankError` if the bank has none."""
        try:
            return self.forms[form_id]
        except KeyError:
            raise BankError(f"bank {self.id}: no form {form_id!r}; it has {', '.join(self.forms)}") from None

    def rows(self, block_ids: Sequence[str]) -> Indices:
        """The blocks' rows in `loadings` and `intercepts`; raises `KeyError` for an unknown block."""
        return np.array([self.row_of_block[block] for block in block_ids], dtype=np.intp)


SOURCES: Final = ("expert", "calibrated")
BUILT_IN: Final = Path(__file__).with_name("discern-en.json")
ITEM_FIELDS: Final = tuple(field.name for field in fields(Item))


@cache
def load_bank() -> Bank:
    """The bank in the package data, validated and shared by all callers."""
    return parse_bank(json.loads(BUILT_IN.read_text(encoding="utf-8")))


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
    # Left out where they say nothing, so that banks keep their fingerprints.
    optional = {"translation": bank.translation, "apart": [list(pair) for pair in bank.apart]}
    return {
        "id": bank.id,
        "version": bank.version,
        "language": bank.language,
        "scale": bank.scale,
        "norms": bank.norms.to_dict(),
        "discrimination": bank.discrimination.to_dict(),
        "levels": bank.levels.to_dict(),
        "forms": [asdict(form) | {"blocks": list(form.blocks)} for form in bank.forms.values()],
        "blocks": [
            {"id": block.id, "topic": block.topic, "items": [_item_to_dict(item) for item in block.items]}
            for block in bank.blocks.values()
        ],
    } | {name: value for name, value in optional.items() if value}


def with_norms(bank: Bank, norms: NormGroup, version: str) -> Bank:
    """The same items with other norms, as a new version of the bank.

    Norms from people settle the size of the loadings too: larger ones and a wider group explain the same answers, and
    in units of the group's SD only differences between people are left. They settle the levels as well, from which the
    group's means are measured.
    """
    known = {}
    if norms.n > 0:
        settled = replace(AS_GIVEN, people=norms.n)
        known = {
            "discrimination": Discrimination.estimated(1.0, 0.0, norms.n).to_dict(),
            "levels": settled.to_dict(),
        }
    return parse_bank(bank_to_dict(bank) | known | {"version": version, "norms": norms.to_dict()})


def with_discrimination(bank: Bank, discrimination: Discrimination, version: str) -> Bank:
    """The same items and norms with another factor of all loadings, as a new version of the bank.

    Limits of person fit stay as they are: `with_fit_limits` simulates them again. Raises `BankError` for a factor
    outside the ranges that `Discrimination.from_dict` names.
    """
    return parse_bank(bank_to_dict(bank) | {"version": version, "discrimination": discrimination.to_dict()})


def with_levels(bank: Bank, levels: Levels, version: str) -> Bank:
    """The same items and norms with other levels of the styles, as a new version of the bank.

    Raises `BankError` for levels outside the ranges that `Levels.from_dict` names.
    """
    return parse_bank(bank_to_dict(bank) | {"version": version, "levels": levels.to_dict()})


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
    discrimination, levels = Discrimination.from_dict(data["discrimination"]), Levels.from_dict(data["levels"])
    # In utility and not in θ, so that the shift is the same whatever the factor of the loadings.
    intercepts = intercepts + discrimination.median * loadings * np.array(levels.shift)
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
        translation=_status(data.get("translation")),
        scale=scale,
        norms=norms,
        discrimination=discrimination,
        levels=levels,
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


def _status(value: Any) -> str | None:
    if value is not None:
        _require(value in STATUSES, "translation", f"must be one of {', '.join(STATUSES)}")
    return None if value is None else str(value)


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
    spread = max(block.desirability) - min(block.desirability)
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
        is_rating = item.desirability is None or 1 <= item.desirability <= 5
        _require(is_rating, item.id, "desirability must lie in 1..5, or be null where nobody has rated it")
        _require(item.source in SOURCES, item.id, f"source must be one of {', '.join(SOURCES)}")
    return block


def _rating(value: Any) -> float | None:
    """A whole rating stays an int, so that banks of whole ratings keep their fingerprints."""
    if value is None:
        return None
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
