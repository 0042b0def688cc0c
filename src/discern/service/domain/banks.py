"""The banks that assessments here are asked and scored with.

An assessment is fixed to one set of statements when it starts, by the id and version of a bank. Parameters may change
afterwards, where an owner puts another bank with the same statements in use. Every bank that was ever in use is in the
database, so an assessment outlives the file that it began with.

Why: docs/decisions/0012-the-questionnaire.md
"""

import hashlib
import json
from collections.abc import Collection, Iterator

from sqlalchemy import Connection

from discern.instrument import Bank, bank_to_dict, bank_versions, load_bank, parse_bank
from discern.service.errors import invalid
from discern.service.storage.measurement.bank_uses import find_use, find_used_fingerprint
from discern.service.storage.measurement.banks import (
    BankKey,
    StoredBank,
    find_document,
    fix_started,
    list_banks,
    lock_banks,
    store_bank,
)
from discern.service.storage.repositories.assessments import StoredAssessment

MOST_KEPT = 32
"""Banks that owners put in use, in memory: each takes half a megabyte and 10 ms to make."""


class Banks:
    """The banks of an installation. Call `register` before use.

    ``current`` is what assessments begin with: the bank of `DISCERN_BANK`, or else the newest one that ships.
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
        lock_banks(connection)
        stored = {each.statements: each for each in list_banks(connection)}
        keys = {statements: each.key for statements, each in stored.items()}
        in_use: dict[str, Bank] = {}
        for bank in [*_built_in(), self.current]:
            statements = statements_digest(bank)
            keys.setdefault(statements, _new_key(bank, statements, keys.values()))
            in_use[statements] = bank
            self._keys[bank.fingerprint] = keys[statements]
        for statements, bank in in_use.items():
            key, known = keys[statements], stored.get(statements)
            self._by_key[key] = bank
            if known is None or (known.fingerprint != bank.fingerprint and not beside_a_server):
                store_bank(connection, StoredBank(key, statements, bank.fingerprint), bank_to_dict(bank))
        if not stored:
            self._fix_earlier(connection)

    @property
    def current_key(self) -> BankKey:
        """Under which assessments refer to the current bank."""
        return self._keys[self.current.fingerprint]

    def require_form(self, form_id: str) -> None:
        """Refuse a form that the current bank lacks.

        Raises:
            ServiceError: `invalid_parameter`.
        """
        if form_id not in self.current.forms:
            raise invalid("form", f"the item bank has no such form; it has {', '.join(self.current.forms)}")

    def key_for(self, form_id: str) -> BankKey:
        """What an assessment with that form begins with: the newest bank that ships where the current one lacks it."""
        has_form = [bank for bank in [*_built_in(), self.current] if form_id in bank.forms]
        return self._keys[has_form[-1].fingerprint]

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

    def find_statements(self, connection: Connection, bank_id: str | None, version: str | None, form_id: str) -> Bank:
        """What an assessment is asked with: the statements that it began with, or would begin with if it hasn't."""
        if bank_id is None or version is None:
            return self._by_key[self.key_for(form_id)]
        return self.find(connection, bank_id, version)

    def find_of(self, connection: Connection, account_id: str, assessment: StoredAssessment) -> Bank:
        """What to ask and score an assessment with: the statements that it began with, or would begin with if it
        hasn't, by the bank that its account uses for them.
        """
        bank_id, version = assessment.bank_id, assessment.bank_version
        key = self.key_for(assessment.form) if bank_id is None or version is None else BankKey(bank_id, version)
        return self.find_used(connection, account_id, key)

    def find_used(self, connection: Connection, account_id: str, key: BankKey) -> Bank:
        """The bank that scores an account's answers to these statements: what its owner put in use, or else `find`."""
        fingerprint = find_used_fingerprint(connection, account_id, key)
        if fingerprint is None:
            return self.find(connection, *key)
        if fingerprint not in self._used:
            use = find_use(connection, account_id, key)
            if use is None or use.fingerprint is None or use.document is None:
                return self.find(connection, *key)
            if len(self._used) >= MOST_KEPT:
                self._used.clear()
            fingerprint = use.fingerprint
            self._used[fingerprint] = parse_bank(use.document)
        return self._used[fingerprint]

    def find_key(self, connection: Connection, bank: Bank) -> BankKey | None:
        """Under which assessments refer to the statements of a bank; None if they were never asked here."""
        statements = statements_digest(bank)
        return next((each.key for each in list_banks(connection) if each.statements == statements), None)

    def _fix_earlier(self, connection: Connection) -> None:
        """Fix what started before assessments had banks: to the configured bank or, where that has other statements
        than were answered, to the oldest that ships.
        """
        oldest = next(_built_in())
        if self.current.fingerprint != load_bank().fingerprint:
            fix_started(connection, self.current_key, list(self.current.position_of_item))
        fix_started(connection, self._keys[oldest.fingerprint])


def statements_digest(bank: Bank) -> str:
    """A digest of what people read and answer, without parameters."""
    blocks = {
        block.id: [(item.id, item.text, item.style, item.key) for item in block.items] for block in bank.blocks.values()
    }
    content = json.dumps(blocks, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(content.encode()).hexdigest()


def _built_in() -> Iterator[Bank]:
    """The banks that ship, oldest first."""
    return (load_bank(version=version) for version in bank_versions())


def _new_key(bank: Bank, statements: str, taken: Collection[BankKey]) -> BankKey:
    """The id and version under which assessments refer to a bank: its own, unless other statements have these."""
    key = BankKey(bank.id, bank.version)
    return BankKey(bank.id, f"{bank.version}~{statements[:8]}") if key in taken else key
