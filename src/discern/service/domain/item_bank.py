"""The item bank that this installation asks and scores with."""

import json
from pathlib import Path

from discern.instrument import Bank, BankError, load_bank, parse_bank
from discern.settings import Settings, SettingsError


def read_bank(settings: Settings) -> Bank:
    """The bank of `DISCERN_BANK`, or else the one that ships.

    Raises:
        SettingsError: the file can't be read or is no bank.
    """
    if settings.bank is None:
        return load_bank()
    try:
        return read_bank_file(settings.bank)
    except (OSError, ValueError, BankError) as error:
        raise SettingsError(f"DISCERN_BANK: {error}") from None


def read_bank_file(file: Path) -> Bank:
    """Raises `OSError`, or `ValueError` for a file that holds no valid bank."""
    content = json.loads(file.read_text(encoding="utf-8"))
    if not isinstance(content, dict):
        raise BankError("it holds no object")
    return parse_bank(content)
