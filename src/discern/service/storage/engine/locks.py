"""What keeps simultaneous changes apart. SQLite has one writer and needs none of it but the constraints."""

from contextlib import nullcontext
from functools import cache
from typing import Any

from sqlalchemy import Connection, Executable, Insert, Table, func, insert, literal, select
from sqlalchemy.dialects.postgresql import insert as insert_in_postgres
from sqlalchemy.exc import IntegrityError


def lock_account_sequence(connection: Connection, account_id: str) -> None:
    """Make an account's inserts commit in the order of their sequence numbers.

    PostgreSQL assigns the numbers at the insert, so a transaction that commits late could put a row behind a cursor
    that has passed it. The lock ends with the transaction, which asks for it once.
    """
    if connection.dialect.name != "postgresql":
        return
    # Undone to a savepoint, a transaction has lost the locks that it took since.
    lock = (connection.get_nested_transaction() or connection.get_transaction(), account_id)
    # `info` stays with a connection when the pool hands it on, so it says which transaction has the lock.
    if connection.info.get(lock_account_sequence) != lock:
        connection.execute(select(func.pg_advisory_xact_lock(func.hashtextextended(account_id, 0))))
        connection.info[lock_account_sequence] = lock


def insert_unless_exists(connection: Connection, table: Table, row: dict[str, Any]) -> bool:
    """Insert a row; false, and nothing changed, if the table has one that is equal where rows must differ.

    Waits for a transaction that has inserted such a row and not yet committed.
    """
    if connection.dialect.name == "postgresql":
        return connection.execute(_insert_new(table), row).first() is not None
    return insert_unless_refused(connection, table, row)


def insert_unless_refused(connection: Connection, table: Table, row: dict[str, Any]) -> bool:
    """Insert a row; false, and nothing changed, if it exists or what it refers to is gone.

    Waits like `insert_unless_exists`, and takes two round trips more on PostgreSQL.
    """
    # On SQLite a statement that fails undoes itself alone; on PostgreSQL it aborts the transaction.
    savepoint = nullcontext() if connection.dialect.name == "sqlite" else connection.begin_nested()
    try:
        with savepoint:
            connection.execute(_insert(table), row)
    except IntegrityError:
        return False
    return True


@cache
def _insert(table: Table) -> Insert:
    return insert(table)


@cache
def _insert_new(table: Table) -> Executable:
    return insert_in_postgres(table).on_conflict_do_nothing().returning(literal(1))
