"""What keeps simultaneous changes apart. SQLite has one writer and needs none of it but the constraints."""

from contextlib import nullcontext
from typing import Any

from sqlalchemy import Connection, Table, func, literal, select
from sqlalchemy.dialects.postgresql import insert as insert_in_postgres
from sqlalchemy.dialects.sqlite import insert as insert_in_sqlite
from sqlalchemy.exc import IntegrityError

from discern.service.storage.engine.write_state import error_code

BANKS_LOCK = 0x64697362
"""Of PostgreSQL's advisory locks, that for registering banks: processes start together."""
MIGRATION_LOCK = 0x64697363
"""That for migrating: of processes that start together one migrates and the others wait."""
PUBLISH_LOCK = 0x64697364
"""That for publishing events."""

PARENT_MISSING = frozenset({"SQLITE_CONSTRAINT_FOREIGNKEY", "23503"})
"""What SQLite and PostgreSQL call an insert that refers to a row which isn't there."""


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


def take_lock(connection: Connection, number: int, *, waits: bool = True) -> bool:
    """Take one of the locks above until the transaction ends; false if another transaction has it, unless it ``waits``
    for that one to end.
    """
    if connection.dialect.name != "postgresql":
        return True
    if waits:
        connection.execute(select(func.pg_advisory_xact_lock(number)))
        return True
    return bool(connection.execute(select(func.pg_try_advisory_xact_lock(number))).scalar_one())


def insert_unless_exists(connection: Connection, table: Table, row: dict[str, Any]) -> bool:
    """Insert a row; false, and nothing changed, if one with the same key or the same unique values exists.

    Waits for a transaction that has inserted such a row and not yet committed.
    """
    insert = insert_in_postgres if connection.dialect.name == "postgresql" else insert_in_sqlite
    inserted = connection.execute(insert(table).on_conflict_do_nothing().returning(literal(1)), row)
    return inserted.first() is not None


def insert_unless_refused(connection: Connection, table: Table, row: dict[str, Any]) -> bool:
    """Insert a row as `insert_unless_exists` does; false, and nothing changed, also if a row that it refers to is gone.

    Takes two round trips more on PostgreSQL.
    """
    # On SQLite a statement that fails undoes itself alone; on PostgreSQL it aborts the transaction.
    savepoint = nullcontext() if connection.dialect.name == "sqlite" else connection.begin_nested()
    try:
        with savepoint:
            return insert_unless_exists(connection, table, row)
    except IntegrityError as error:
        if error_code(error) not in PARENT_MISSING:
            raise
        return False
