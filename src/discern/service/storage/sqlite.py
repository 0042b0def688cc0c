"""What is SQLite's alone."""

import sqlite3
from typing import Any

from sqlalchemy import Connection

PRAGMAS = (
    "busy_timeout=10000",
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "secure_delete=ON",
)


def prepare(connection: Any, _record: object, *, beside_a_server: bool) -> None:
    """Set up a new connection of the driver."""
    connection.isolation_level = None
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")
    if beside_a_server:
        connection.execute("PRAGMA wal_autocheckpoint=0")


def begin(connection: Connection) -> None:
    """Take the write lock at the start of a change, so that it never fails half-way for want of it.

    Python's driver would begin on its own, and only before some statements.
    """
    driver_of(connection).execute("BEGIN IMMEDIATE" if connection.get_execution_options().get("writes") else "BEGIN")


def driver_of(connection: Connection) -> sqlite3.Connection:
    """The driver's own connection, which runs a statement in a tenth of the time."""
    driver: sqlite3.Connection | None = connection.connection.driver_connection
    if driver is None:
        raise RuntimeError("the connection is closed")
    return driver


def empty_log(connection: Connection) -> None:
    """Move the write-ahead log into the file and cut it to nothing.

    Raises:
        TimeoutError: readers held it for as long as the busy time-out lasts.
    """
    busy, _, _ = driver_of(connection).execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    if busy:
        raise TimeoutError("the write-ahead log could not be emptied: readers hold it")
