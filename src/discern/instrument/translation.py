"""The questionnaire in other languages: a translation's words over the bank that ships, and what that leaves in doubt.

A translation is a file of statements by their ids and nothing else, so it can't touch a key, a loading or an order.

Why: docs/decisions/0033-a-language-is-words-over-one-bank.md
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np

from discern.instrument.bank import STATUSES, Bank, BankError, bank_to_dict, load_bank, parse_bank

FOLDER: Final = Path(__file__).parent

TRANSLATED_SD = 0.3
"""SD of what translating does to the level of a style, in θ units. Assumed: as much as an expert's doubt about it."""


def inherited_share() -> float:
    """How much of the doubt about a translation's levels is the doubt about those of the statements it translates, as a
    share of the variance: it is common to both languages."""
    own = load_bank().levels.sd ** 2
    return own / (own + TRANSLATED_SD**2)


@dataclass(frozen=True, slots=True)
class Translation:
    """Statements of the bank ``of`` by their ids, in the language of a tag of BCP 47.

    ``status`` says how far it was looked into: `translated`, `judged` (native speakers have rated every statement),
    `calibrated` (parameters come from answers in this language), `linked` (people can be compared across languages).
    """

    of: str
    language: str
    status: str
    statements: Mapping[str, str]


@cache
def list_translations() -> Mapping[str, Translation]:
    """The translations in the package data by their languages."""
    found = (read_translation(file) for file in sorted(FOLDER.glob("statements-*.json")))
    return {each.language: each for each in found}


def read_translation(file: Path) -> Translation:
    """Raises `BankError` for a status that there isn't, and `OSError` or `ValueError` for a file that can't be read."""
    data: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    found = Translation(data["of"], data["language"], data["status"], dict(data["statements"]))
    if found.status not in STATUSES:
        raise BankError(f"{file.name}: status must be one of {', '.join(STATUSES)}")
    return found


@cache
def load_translated(language: str) -> Bank:
    """The bank that ships, in a language; raises `KeyError` where there is no translation into it."""
    return translate(load_bank(), list_translations()[language])


def translate(bank: Bank, translation: Translation) -> Bank:
    """A bank in another language: the forms that the translation has whole, and the blocks that these ask.

    Keys, loadings and order are the bank's. Nobody has rated the new words, so statements have no desirability, and
    none of what people have answered to others settles the levels: they are in doubt by the bank's own doubt and
    `TRANSLATED_SD`.

    Raises:
        BankError: the translation is of another bank, has a statement that the bank lacks, or has no form whole.
    """
    known = {item.id for block in bank.blocks.values() for item in block.items}
    if translation.of != bank.id:
        raise BankError(f"the translation into {translation.language} is of {translation.of}, not {bank.id}")
    if strange := sorted(translation.statements.keys() - known):
        raise BankError(f"the translation into {translation.language}: no statement {strange[0]!r} in {bank.id}")
    whole = {
        block.id for block in bank.blocks.values() if all(item.id in translation.statements for item in block.items)
    }
    document = bank_to_dict(bank)
    forms = [form for form in document["forms"] if whole.issuperset(form["blocks"])]
    if not forms:
        raise BankError(f"the translation into {translation.language} has no form whole")
    asked = {block for form in forms for block in form["blocks"]}
    blocks = [
        block
        | {
            "items": [
                item | {"text": translation.statements[item["id"]], "desirability": None, "source": "expert"}
                for item in block["items"]
            ]
        }
        for block in document["blocks"]
        if block["id"] in asked
    ]
    sd = float(np.hypot(bank.levels.sd, TRANSLATED_SD))
    kept = {item["id"] for block in blocks for item in block["items"]}
    apart = [pair for pair in document.get("apart", []) if kept.issuperset(pair)]
    changed = {
        "id": f"{bank.id.rpartition('-')[0]}-{translation.language}",
        "language": translation.language,
        "translation": translation.status,
        "levels": document["levels"] | {"sd": round(sd, 3), "people": 0},
        "forms": forms,
        "blocks": blocks,
        "apart": apart,
    }
    return parse_bank({name: value for name, value in (document | changed).items() if value != []})
