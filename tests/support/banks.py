"""Banks that an operator could have, made from the one that ships."""

import json
from pathlib import Path
from typing import Any

from discern import instrument


def rewritten(version: str = "9.0.0", mark: str = "new") -> instrument.Bank:
    """A bank of which every block, item and statement is another one."""
    content = instrument.bank_to_dict(instrument.load_bank())

    def rename(block: dict[str, Any]) -> None:
        block["id"] = f"{mark}-{block['id']}"
        for item in block["items"]:
            item["id"], item["text"] = f"{mark}-{item['id']}", f"{item['text']} ({mark})"

    for block in content["blocks"]:
        rename(block)
    for form in content["forms"]:
        form["blocks"] = [f"{mark}-{block}" for block in form["blocks"]]
    apart = [[f"{mark}-{item}" for item in pair] for pair in content.get("apart", [])]
    return instrument.parse_bank(content | {"version": version, "apart": apart})


def recalibrated(version: str, factor: float = 1.3) -> instrument.Bank:
    """The statements of the bank that ships, with the larger loadings of some calibration."""
    content = instrument.bank_to_dict(instrument.load_bank())
    for block in content["blocks"]:
        for item in block["items"]:
            item["loading"] *= factor
            item["source"] = "calibrated"
    known = {"median": 1.0, "log_sd": 0.0, "people": 400}
    levels = {"shift": [0.0, 0.0, 0.0, 0.0], "sd": 0.0, "people": 400}
    return instrument.parse_bank(content | {"version": version, "discrimination": known, "levels": levels})


def write(bank: instrument.Bank, file: Path) -> Path:
    file.write_text(json.dumps(instrument.bank_to_dict(bank)), encoding="utf-8")
    return file
