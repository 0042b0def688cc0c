"""What applies to SQLite alone. Its driver takes a megabyte, and a process on PostgreSQL does without."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection

if TYPE_CHECKING:
    import sqlite3

BUSY_TIMEOUT_MS = 3_000
"""How long a change waits for another program that changes the file."""

PRAGMAS = (
    f"busy_timeout={BUSY_TIMEOUT_MS}",
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "secure_delete=ON",
    # Savepoint journals stay in memory: a file for one costs as much as the change itself.
    "temp_store=MEMORY",
)


def make_private(file: Path) -> None:
    """Let only the owner of a database read and write it: create it so, or take what others may from it and from its
    log. Folders that are missing are created, for the owner alone; others stay as they are.

    Raises:
        OSError: it can't be created.
    """
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    for each in (file, *(file.with_name(f"{file.name}{suffix}") for suffix in ("-wal", "-shm", "-journal"))):
        # Another user's file can't be changed, and goes on as its owner wants it.
        with suppress(FileNotFoundError, PermissionError):
            if each.stat().st_mode & 0o077:
                each.chmod(0o600)


def prepare(connection: Any, _record: object, *, beside_a_server: bool) -> None:
    """Set up a new connection of the driver."""
    # The driver would otherwise begin transactions by itself, and only before some statements; see `begin`.
    connection.isolation_level = None
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")
    if beside_a_server:
        connection.execute("PRAGMA wal_autocheckpoint=0")


def begin(connection: Connection) -> None:
    """Begin a transaction that reads, or one that writes by the connection's execution option ``writes``."""
    # A change takes the write lock at once, so that it can't fail half-way for want of it.
    connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("writes") else "BEGIN")


def driver_of(connection: Connection) -> sqlite3.Connection:
    """The driver's own connection, for what SQLAlchemy has no call for: transactions, backups, pragmas."""
    driver: sqlite3.Connection | None = connection.connection.driver_connection
    if driver is None:
        raise RuntimeError("the connection is closed")
    return driver


def driver_error() -> type[Exception]:
    """What the driver raises, where SQLAlchemy doesn't wrap it: as a connection is set up."""
    import sqlite3

    return sqlite3.Error


def truncate_log(connection: Connection, timeout_ms: int) -> None:
    """Move the write-ahead log into the file and truncate it to nothing.

    Args:
        connection: must not be in a transaction.
        timeout_ms: how long to wait for readers that use the log; all writes wait meanwhile.

    Raises:
        TimeoutError: readers used it for longer.
    """
    driver = driver_of(connection)
    driver.execute(f"PRAGMA busy_timeout={timeout_ms}")
    try:
        busy, _, _ = driver.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    finally:
        driver.execute(f"PRAGMA busy_timeout={BUSY_TIMEOUT_MS}")
    if busy:
        raise TimeoutError("the write-ahead log could not be truncated: readers use it")
