"""The banks that assessments here are asked and scored with.

An assessment is fixed to one set of statements when it starts, by the id and version of a bank. Parameters may change
afterwards, where an owner puts another bank with the same statements in use. Every bank that was ever in use is in the
database, so an assessment outlives the file that it began with.

Why: docs/decisions/0012-the-questionnaire.md
"""

import hashlib
import json
from collections.abc import Collection
from functools import cached_property
from pathlib import Path
from typing import Protocol

from sqlalchemy import Connection

from discern.contract.models.assessments import OfferedLanguage
from discern.instrument import (
    Bank,
    BankError,
    bank_to_dict,
    list_translations,
    load_bank,
    load_translated,
    parse_bank,
)
from discern.service.errors import invalid
from discern.service.storage.engine.locks import BANKS_LOCK, take_lock
from discern.service.storage.measurement.banks import (
    BankKey,
    BankUse,
    StoredBank,
    find_document,
    find_use,
    find_used_document,
    list_banks,
    store_bank,
)
from discern.service.storage.repositories.assessments import StoredAssessment
from discern.settings import Settings, SettingsError

MOST_KEPT = 32
"""Banks that owners put in use, in memory: each takes half a megabyte and 10 ms to make."""


class Asked(Protocol):
    """What says with which statements an assessment is asked."""

    @property
    def bank_id(self) -> str | None: ...
    @property
    def bank_version(self) -> str | None: ...
    @property
    def form(self) -> str: ...
    @property
    def language(self) -> str: ...


class Banks:
    """The banks of an installation. Call `register` before use.

    ``current`` is what assessments begin with: the bank of `DISCERN_BANK`, or else the one that ships. That one comes
    in other languages too, which are offered where the current bank has the same statements.
    """

    def __init__(self, current: Bank) -> None:
        self.current = current
        self._by_key: dict[BankKey, Bank] = {}
        self._keys: dict[str, BankKey] = {}
        self._used: dict[str, Bank] = {}

    def register(self, connection: Connection, *, beside_a_server: bool = False) -> None:
        """Store the banks of this process, and take over those that earlier starts have stored.

        A process ``beside_a_server`` leaves the parameters that the server has stored.
        """
        take_lock(connection, BANKS_LOCK)
        stored = {each.statements: each for each in list_banks(connection)}
        keys = {statements: each.key for statements, each in stored.items()}
        in_use: dict[str, Bank] = {}
        translated = (load_translated(language) for language in list_translations())
        for bank in (load_bank(), *translated, self.current):
            statements = statements_digest(bank)
            keys.setdefault(statements, _new_key(bank, statements, keys.values()))
            # Of two banks with the same statements, the current one's parameters count: it comes last.
            in_use[statements] = bank
            self._keys[bank.fingerprint] = keys[statements]
        for statements, bank in in_use.items():
            key, known = keys[statements], stored.get(statements)
            self._by_key[key] = bank
            if known is None or (known.fingerprint != bank.fingerprint and not beside_a_server):
                store_bank(connection, StoredBank(key, statements, bank.fingerprint), bank_to_dict(bank))

    @property
    def current_key(self) -> BankKey:
        """Under which assessments refer to the current bank."""
        return self._keys[self.current.fingerprint]

    @cached_property
    def languages(self) -> list[str]:
        """The languages that the questionnaire is offered in, the current bank's own first."""
        is_shipped = statements_digest(self.current) == statements_digest(load_bank())
        return [self.current.language, *(list_translations() if is_shipped else ())]

    def list_offered(self) -> list[OfferedLanguage]:
        """The same, and how far each was looked into."""
        return [OfferedLanguage(language=each, translation=self._bank_in(each).translation) for each in self.languages]

    def _bank_in(self, language: str) -> Bank:
        return self.current if language == self.current.language else load_translated(language)

    def key_in(self, language: str) -> BankKey:
        """Under which assessments refer to the statements in one of the `languages`."""
        return self._keys[self._bank_in(language).fingerprint]

    def require_form(self, form_id: str, language: str, *, field: str = "language") -> None:
        """Refuse a form that the current bank lacks, and a language that it isn't offered in.

        Raises:
            ServiceError: `invalid_parameter`.
        """
        if form_id not in self.current.forms:
            raise invalid("form", f"the item bank has no such form; it has {', '.join(self.current.forms)}")
        if form_id not in self._forms(language):
            offered = [each for each in self.languages if form_id in self._forms(each)]
            raise invalid(field, f"this form isn't offered in it; it is in {', '.join(offered)}")

    def _forms(self, language: str) -> Collection[str]:
        if language not in self.languages:
            return ()
        return self._bank_in(language).forms

    def key_for(self, form_id: str, language: str) -> BankKey:
        """What an assessment with that form begins with: the bank that ships where there is no other with it."""
        offered = form_id in self._forms(language)
        return self.key_in(language) if offered else self._keys[load_bank().fingerprint]

    def find(self, connection: Connection, bank_id: str, version: str) -> Bank:
        """The bank with the statements that an assessment is fixed to, and the newest parameters for them.

        Raises:
            LookupError: no bank of that id and version was ever in use here.
        """
        key = BankKey(bank_id, version)
        if key not in self._by_key:
            document = find_document(connection, key)
            if document is None:
                raise LookupError(f"bank {bank_id} {version} is not known here")
            self._by_key[key] = parse_bank(document)
        return self._by_key[key]

    def find_statements(self, connection: Connection, assessment: Asked) -> Bank:
        """What an assessment is asked with: the statements that it began with, or would begin with if it hasn't."""
        return self.find(connection, *self._key_of(assessment))

    def find_of(self, connection: Connection, account_id: str, assessment: StoredAssessment) -> Bank:
        """What to ask and score an assessment with: the statements that it began with, or would begin with if it
        hasn't, by the bank that its account uses for them.
        """
        return self.find_used(connection, account_id, self._key_of(assessment))

    def _key_of(self, assessment: Asked) -> BankKey:
        bank_id, version = assessment.bank_id, assessment.bank_version
        if bank_id is None or version is None:
            return self.key_for(assessment.form, assessment.language)
        return BankKey(bank_id, version)

    def find_used(self, connection: Connection, account_id: str, key: BankKey) -> Bank:
        """The bank that scores an account's answers to these statements: what its owner put in use, or else `find`."""
        return self.find_by_use(connection, account_id, key, find_use(connection, account_id, key))

    def find_by_use(self, connection: Connection, account_id: str, key: BankKey, use: BankUse | None) -> Bank:
        """The same where the newest use is known."""
        if use is None or use.fingerprint is None:
            return self.find(connection, *key)
        if use.fingerprint not in self._used:
            document = find_used_document(connection, account_id, key)
            if document is None:
                return self.find(connection, *key)
            if len(self._used) >= MOST_KEPT:
                self._used.clear()
            self._used[use.fingerprint] = parse_bank(document)
        return self._used[use.fingerprint]

    def find_key(self, connection: Connection, bank: Bank) -> BankKey | None:
        """Under which assessments refer to the statements of a bank; None if they were never asked here."""
        statements = statements_digest(bank)
        return next((each.key for each in list_banks(connection) if each.statements == statements), None)


def statements_digest(bank: Bank) -> str:
    """A digest of what people read and answer, without parameters."""
    blocks = {
        block.id: [(item.id, item.text, item.style, item.key) for item in block.items] for block in bank.blocks.values()
    }
    content = json.dumps(blocks, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(content.encode()).hexdigest()


def _new_key(bank: Bank, statements: str, taken: Collection[BankKey]) -> BankKey:
    """The id and version under which assessments refer to a bank: its own, unless other statements have these."""
    key = BankKey(bank.id, bank.version)
    return BankKey(bank.id, f"{bank.version}~{statements[:8]}") if key in taken else key


def adopt_bank(connection: Connection, bank: Bank, version: str) -> BankKey:
    """Under which assessments refer here to the statements of a bank that comes from elsewhere, where ``version`` was
    its version. Where its statements were never asked here the bank is stored.
    """
    take_lock(connection, BANKS_LOCK)
    statements, stored = statements_digest(bank), list_banks(connection)
    known = next((each.key for each in stored if each.statements == statements), None)
    if known is not None:
        return known
    key = BankKey(bank.id, version)
    if key in {each.key for each in stored}:
        key = BankKey(bank.id, f"{version}~{statements[:8]}")
    store_bank(connection, StoredBank(key, statements, bank.fingerprint), bank_to_dict(bank))
    return key


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
