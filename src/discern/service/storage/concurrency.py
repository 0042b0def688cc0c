"""What keeps simultaneous changes apart. SQLite has one writer and needs none of it but the constraints."""

from typing import Any

from sqlalchemy import Connection, Table, func, insert, select
from sqlalchemy.exc import IntegrityError


def take_turns(connection: Connection, account_id: str) -> None:
    """Make an account's inserts commit in the order of their sequence numbers.

    PostgreSQL hands the numbers out at the insert, and a transaction that commits late would put a row behind a cursor
    that has passed it. The lock ends with the transaction.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(func.hashtextextended(account_id, 0))))


def insert_unless_held(connection: Connection, table: Table, values: dict[str, Any]) -> bool:
    """Insert a row; false, and nothing changed, where a constraint of the table refuses it.

    A row that another transaction has inserted and not yet committed is waited for.
    """
    savepoint = connection.begin_nested()
    try:
        connection.execute(insert(table).values(**values))
    except IntegrityError:
        savepoint.rollback()
        return False
    savepoint.commit()
    return True
