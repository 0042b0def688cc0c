"""Which bank scores an account's answers, by its owner's acts.

An assessment is fixed to statements; a use says by which bank's parameters answers to them are scored. Without one it
is the bank that this installation has for them.
"""

from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, bindparam, func, insert, select

from discern.service.storage.engine.locks import lock_account_sequence
from discern.service.storage.engine.tables import assessments, bank_uses, banks, results
from discern.service.storage.measurement.banks import BankKey


class BankUse(NamedTuple):
    """``fingerprint`` and ``document`` are the bank's, None for the one that the installation has."""

    fingerprint: str | None
    document: dict[str, Any] | None
    used_at: datetime


def _newest(*columns: ColumnElement[Any]) -> Any:
    of_key = and_(
        bank_uses.c.account_id == bindparam("account_id"),
        bank_uses.c.bank_id == bindparam("bank_id"),
        bank_uses.c.bank_version == bindparam("version"),
    )
    return select(*columns).where(of_key).order_by(bank_uses.c.number.desc()).limit(1)


_FINGERPRINT = _newest(bank_uses.c.fingerprint)
_USE = _newest(*(bank_uses.c[name] for name in BankUse._fields))
_NUMBER = _newest(bank_uses.c.number)


def find_use(connection: Connection, account_id: str, key: BankKey) -> BankUse | None:
    """The newest use for statements; None if there was none."""
    row = connection.execute(_USE, {"account_id": account_id, **key._asdict()}).first()
    return None if row is None else BankUse(*row)


def find_used_fingerprint(connection: Connection, account_id: str, key: BankKey) -> str | None:
    """Its fingerprint alone: a bank's document is large."""
    fingerprint: str | None = connection.execute(_FINGERPRINT, {"account_id": account_id, **key._asdict()}).scalar()
    return fingerprint


def store_use(connection: Connection, account_id: str, key: BankKey, use: BankUse) -> None:
    """Put a bank in use."""
    lock_account_sequence(connection, account_id)
    newest = connection.execute(_NUMBER, {"account_id": account_id, **key._asdict()}).scalar()
    row = {"bank_id": key.bank_id, "bank_version": key.version, "number": (newest or 0) + 1, **use._asdict()}
    connection.execute(insert(bank_uses).values(account_id=account_id, **row))


def is_outdated() -> ColumnElement[bool]:
    """Whether a row of `results`, joined with its assessment, was scored by another bank than would score it today.
    Null where that isn't known.
    """
    used = (
        select(bank_uses.c.fingerprint)
        .where(
            bank_uses.c.account_id == assessments.c.account_id,
            bank_uses.c.bank_id == assessments.c.bank_id,
            bank_uses.c.bank_version == assessments.c.bank_version,
        )
        .order_by(bank_uses.c.number.desc())
        .limit(1)
        .correlate(assessments)
        .scalar_subquery()
    )
    own = (
        select(banks.c.fingerprint)
        .where(banks.c.bank_id == assessments.c.bank_id, banks.c.version == assessments.c.bank_version)
        .correlate(assessments)
        .scalar_subquery()
    )
    return results.c.fingerprint != func.coalesce(used, own)
