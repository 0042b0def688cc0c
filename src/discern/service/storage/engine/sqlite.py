"""What is SQLite's alone."""

import sqlite3
from typing import Any

from sqlalchemy import Connection

BUSY_TIMEOUT = 10_000
"""Milliseconds that a statement waits for a lock."""

PRAGMAS = (
    f"busy_timeout={BUSY_TIMEOUT}",
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "secure_delete=ON",
    # What a savepoint would need to go back is kept in memory: a file for it costs as much as the change itself.
    "temp_store=MEMORY",
    # A page that many commits change is moved into the file once for all of them. The log's index has 4,096 to a block.
    "wal_autocheckpoint=4000",
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


def read_version(connection: Connection) -> int | None:
    """A number that differs from the last one told on this connection where any other connection has changed the
    database since; null on PostgreSQL.
    """
    if connection.dialect.name != "sqlite":
        return None
    version: int = driver_of(connection).execute("PRAGMA data_version").fetchone()[0]
    return version


def empty_log(connection: Connection, patience: int) -> None:
    """Move the write-ahead log into the file and cut it to nothing.

    Args:
        patience: milliseconds to wait for readers, who hold the log; all writes wait meanwhile.

    Raises:
        TimeoutError: readers held it for longer.
    """
    driver = driver_of(connection)
    driver.execute(f"PRAGMA busy_timeout={patience}")
    try:
        busy, _, _ = driver.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    finally:
        driver.execute(f"PRAGMA busy_timeout={BUSY_TIMEOUT}")
    if busy:
        raise TimeoutError("the write-ahead log could not be emptied: readers hold it")
