"""What keeps simultaneous changes apart. SQLite has one writer and needs none of it but the constraints."""

from contextlib import nullcontext
from typing import Any

from sqlalchemy import Connection, Insert, func, select
from sqlalchemy.exc import IntegrityError


def lock_account_sequence(connection: Connection, account_id: str) -> None:
    """Make an account's inserts commit in the order of their sequence numbers.

    PostgreSQL assigns the numbers at the insert, so a transaction that commits late could put a row behind a cursor
    that has passed it. The lock ends with the transaction.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(func.hashtextextended(account_id, 0))))


def insert_unless_exists(connection: Connection, statement: Insert, row: dict[str, Any]) -> bool:
    """Insert a row; false, and nothing changed, if a constraint of the table refuses it.

    Waits for a transaction that has inserted an equal row and not yet committed.
    """
    # On SQLite a statement that fails undoes itself alone; on PostgreSQL it aborts the transaction.
    savepoint = nullcontext() if connection.dialect.name == "sqlite" else connection.begin_nested()
    try:
        with savepoint:
            connection.execute(statement, row)
    except IntegrityError:
        return False
    return True
