"""What keeps simultaneous changes apart. SQLite has one writer and needs none of it but the constraints."""

import sqlite3
from contextlib import nullcontext
from typing import Any

from sqlalchemy import Connection, func, select
from sqlalchemy.exc import IntegrityError

from discern.service.storage.engine.statements import Insertion


def take_turns(connection: Connection, account_id: str) -> None:
    """Make an account's inserts commit in the order of their sequence numbers.

    PostgreSQL hands the numbers out at the insert, and a transaction that commits late would put a row behind a cursor
    that has passed it. The lock ends with the transaction.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(func.hashtextextended(account_id, 0))))


def insert_unless_held(connection: Connection, insertion: Insertion, row: dict[str, Any]) -> bool:
    """Insert a row; false, and nothing changed, where a constraint of the table refuses it.

    A row that another transaction has inserted and not yet committed is waited for.
    """
    # On SQLite a statement that fails undoes itself alone; on PostgreSQL it ends the transaction.
    alone = nullcontext() if connection.dialect.name == "sqlite" else connection.begin_nested()
    try:
        with alone:
            insertion.run(connection, row)
    except (IntegrityError, sqlite3.IntegrityError):
        return False
    return True
