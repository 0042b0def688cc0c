"""The banks known here, which of them scores an account's answers, and results that another one scored.

An assessment is fixed to statements; a use, its owner's act, says by which bank's parameters answers to them are
scored. Without one it is the bank that this installation has for them. What a result was before it was scored anew
stays in `earlier_results` until its answers are withdrawn or the person is erased.
"""

from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, Select, and_, delete, func, insert, select, update

from discern.service.storage.engine.locks import lock_account_sequence
from discern.service.storage.engine.tables import assessments, bank_uses, banks, earlier_results, results


class BankKey(NamedTuple):
    """What an assessment is fixed to: one set of statements."""

    bank_id: str
    version: str


class StoredBank(NamedTuple):
    """A bank as it was at the last start that had it. ``statements`` is the digest of its words."""

    key: BankKey
    statements: str
    fingerprint: str


def list_banks(connection: Connection) -> list[StoredBank]:
    rows = connection.execute(select(banks.c.bank_id, banks.c.version, banks.c.statements, banks.c.fingerprint))
    return [StoredBank(BankKey(*row[:2]), *row[2:]) for row in rows]


def store_bank(connection: Connection, stored: StoredBank, document: dict[str, Any]) -> None:
    """Store a bank, in place of the one with the same statements."""
    connection.execute(delete(banks).where(banks.c.statements == stored.statements))
    row = {**stored.key._asdict(), "statements": stored.statements, "fingerprint": stored.fingerprint}
    connection.execute(insert(banks).values(**row, document=document))


def find_document(connection: Connection, key: BankKey) -> dict[str, Any] | None:
    statement = select(banks.c.document).where(banks.c.bank_id == key.bank_id, banks.c.version == key.version)
    document: dict[str, Any] | None = connection.execute(statement).scalar_one_or_none()
    return document


class BankUse(NamedTuple):
    """``fingerprint`` is the bank's, None for the one that the installation has."""

    fingerprint: str | None
    used_at: datetime


def _select_newest(account_id: str, key: BankKey, *columns: ColumnElement[Any]) -> Select[Any]:
    of_key = and_(
        bank_uses.c.account_id == account_id,
        bank_uses.c.bank_id == key.bank_id,
        bank_uses.c.bank_version == key.version,
    )
    return select(*columns).where(of_key).order_by(bank_uses.c.number.desc()).limit(1)


def find_use(connection: Connection, account_id: str, key: BankKey) -> BankUse | None:
    """The newest use for statements; None if there was none."""
    newest = _select_newest(account_id, key, bank_uses.c.fingerprint, bank_uses.c.used_at)
    row = connection.execute(newest).first()
    return None if row is None else BankUse(*row)


def find_used_document(connection: Connection, account_id: str, key: BankKey) -> dict[str, Any] | None:
    """The bank of the newest use, apart from it since it is large; None for the one that the installation has."""
    document: dict[str, Any] | None = connection.scalar(_select_newest(account_id, key, bank_uses.c.document))
    return document


def store_use(
    connection: Connection, account_id: str, key: BankKey, use: BankUse, document: dict[str, Any] | None
) -> None:
    """Put a bank in use."""
    lock_account_sequence(connection, account_id)
    newest = connection.scalar(_select_newest(account_id, key, bank_uses.c.number))
    row = {"bank_id": key.bank_id, "bank_version": key.version, "number": (newest or 0) + 1, **use._asdict()}
    connection.execute(insert(bank_uses).values(account_id=account_id, document=document, **row))


class EarlierScoring(NamedTuple):
    """A result that another bank scored, whose ``fingerprint`` it has; ``place`` is in the order of creation."""

    place: int
    assessment_id: str
    fingerprint: str
    completed_at: datetime


def list_scored_by_others(
    connection: Connection, account_id: str, key: BankKey, fingerprint: str, after: int, most: int
) -> list[EarlierScoring]:
    """The next results of answers to these statements that another bank than that of the ``fingerprint`` scored.

    Withheld ones are left out: they have no figures, and scoring them anew must not show what was withheld.
    """
    statement = _select_scored_by_others(
        select(assessments.c.seq, assessments.c.id, results.c.fingerprint, results.c.completed_at),
        account_id,
        key,
        fingerprint,
    )
    statement = statement.where(assessments.c.seq > after).order_by(assessments.c.seq).limit(most)
    return [EarlierScoring(*row) for row in connection.execute(statement)]


def count_scored_by_others(connection: Connection, account_id: str, key: BankKey, fingerprint: str) -> int:
    """How many results `list_scored_by_others` lists in all."""
    counted = _select_scored_by_others(select(func.count()), account_id, key, fingerprint)
    return int(connection.execute(counted).scalar_one())


def _select_scored_by_others(chosen: Select[Any], account_id: str, key: BankKey, fingerprint: str) -> Select[Any]:
    return (
        chosen.select_from(results)
        .join(assessments, assessments.c.id == results.c.assessment_id)
        .where(
            assessments.c.account_id == account_id,
            assessments.c.bank_id == key.bank_id,
            assessments.c.bank_version == key.version,
            results.c.withheld.is_(False),
            results.c.fingerprint != fingerprint,
        )
    )


def replace_results(connection: Connection, earlier: EarlierScoring, columns: dict[str, Any], now: datetime) -> bool:
    """Put a result in the place of an earlier one, which is kept without its region; false if that is gone."""
    same = and_(results.c.assessment_id == earlier.assessment_id, results.c.fingerprint == earlier.fingerprint)
    before = connection.execute(select(results.c.document).where(same).with_for_update()).scalar_one_or_none()
    if before is None:
        return False
    kept = {"assessment_id": earlier.assessment_id, "replaced_at": now, "document": before}
    connection.execute(insert(earlier_results).values(kept))
    connection.execute(update(results).where(same).values(columns))
    return True


def list_earlier(connection: Connection, assessment_id: str) -> list[tuple[datetime, dict[str, Any]]]:
    """Earlier results, oldest first, and until when each counted."""
    statement = select(earlier_results).where(earlier_results.c.assessment_id == assessment_id)
    return [(row.replaced_at, row.document) for row in connection.execute(statement.order_by(earlier_results.c.seq))]
