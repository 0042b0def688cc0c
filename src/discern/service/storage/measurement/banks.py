"""The banks known here, by the id and version under which assessments refer to their statements."""

from collections.abc import Collection
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, exists, func, insert, select, update

from discern.service.storage.engine.tables import answers, assessments, banks

BANKS_LOCK = 0x64697362
"""The advisory lock under which PostgreSQL registers banks: processes start together."""


class BankKey(NamedTuple):
    """What an assessment is fixed to: one set of statements."""

    bank_id: str
    version: str


class StoredBank(NamedTuple):
    """A bank as it was at the last start that had it. ``statements`` is the digest of its words."""

    key: BankKey
    statements: str
    fingerprint: str


def lock_banks(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(BANKS_LOCK)))


def list_banks(connection: Connection) -> list[StoredBank]:
    rows = connection.execute(select(banks.c.bank_id, banks.c.version, banks.c.statements, banks.c.fingerprint))
    return [StoredBank(BankKey(*row[:2]), *row[2:]) for row in rows]


def store_bank(connection: Connection, stored: StoredBank, document: dict[str, Any]) -> None:
    """Store a bank, in place of the one with the same statements."""
    connection.execute(delete(banks).where(banks.c.statements == stored.statements))
    row = {**stored.key._asdict(), "statements": stored.statements, "fingerprint": stored.fingerprint}
    connection.execute(insert(banks).values(**row, document=document))


def find_document(connection: Connection, key: BankKey) -> dict[str, Any] | None:
    found = select(banks.c.document).where(banks.c.bank_id == key.bank_id, banks.c.version == key.version)
    document: dict[str, Any] | None = connection.execute(found).scalar_one_or_none()
    return document


def fix_started(connection: Connection, key: BankKey, items: Collection[str] | None = None) -> None:
    """Fix all assessments that have started and have no bank to one: with ``items``, those whose answers are all among
    them.
    """
    started = update(assessments).where(assessments.c.bank_id.is_(None), assessments.c.started_at.is_not(None))
    if items is not None:
        others = exists().where(answers.c.assessment_id == assessments.c.id, answers.c.most.not_in(items))
        started = started.where(~others)
    connection.execute(started.values(bank_id=key.bank_id, bank_version=key.version))
