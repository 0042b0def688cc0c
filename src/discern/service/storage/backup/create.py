"""Making a backup beside a running server, and what the database knows about backups."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    ColumnElement,
    Connection,
    Integer,
    Table,
    Text,
    cast,
    func,
    insert,
    select,
    type_coerce,
)
from sqlalchemy.dialects.postgresql import REGCLASS

from discern import __version__
from discern.service.storage.backup.file_format import (
    NOT_KEPT,
    OWN,
    Backup,
    BackupError,
    is_backup,
    open_file,
    seal,
)
from discern.service.storage.engine.database import Database
from discern.service.storage.engine.sqlite import driver_of
from discern.service.storage.engine.tables import Day, Instant, assessments, backups, candidates, metadata
from discern.service.storage.references import is_real

ROWS_PER_FETCH = 2_000
"""Rows fetched from PostgreSQL at a time."""


def make_backup(database: Database, file: Path, now: datetime) -> Backup:
    """Write the state of one moment to ``file``, check it, and note in the database that it was made.

    Writers are not blocked. The file appears when it is complete, and only its owner may read it; an older backup of
    the same name is replaced.

    Raises:
        BackupError: ``file`` is something else than a backup, can't be written, or the data is damaged.
    """
    if file.exists() and not is_backup(file):
        raise BackupError(f"{file} exists and isn't a backup. Choose another name")
    try:
        with _part(file) as part:
            if database.is_sqlite:
                database.read_now(lambda connection: driver_of(connection).execute("VACUUM INTO ?", (str(part),)))
            else:
                _make_tables(part)
                with open_file(part) as opened:
                    database.read_now(lambda connection: _copy_rows(connection, opened))
            with open_file(part) as opened:
                # A backup is one file, without a log beside it.
                opened.execute("PRAGMA journal_mode = DELETE")
                backup = seal(opened, now, __version__)
            _replace(part, file)
    except sqlite3.Error as error:
        raise BackupError(f"{file} can't be written: {error}") from error
    except OSError as error:
        raise BackupError(f"{file} can't be written: {error.strerror}") from error
    row = {"made_at": now, "version": backup.version}
    database.write_now(lambda connection: connection.execute(insert(backups).values(row)))
    return backup


@dataclass(frozen=True, slots=True)
class BackupState:
    """When the newest backup was made, and since when there is something worth one: a real person's results."""

    last: datetime | None
    worth_since: datetime | None


def read_backup_state(connection: Connection) -> BackupState:
    completed = (
        select(func.min(assessments.c.completed_at))
        .join(candidates, candidates.c.id == assessments.c.candidate_id)
        .where(assessments.c.status == "completed", is_real())
    )
    last = connection.execute(select(func.max(backups.c.made_at))).scalar_one()
    return BackupState(last, connection.execute(completed).scalar_one())


@contextmanager
def _part(file: Path) -> Iterator[Path]:
    """An empty file beside ``file`` that only its owner may read, gone at the end unless it was moved."""
    part = file.with_name(f".{file.name}.{os.getpid()}.part")
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    try:
        yield part
    finally:
        for left in (part, Path(f"{part}-wal"), Path(f"{part}-shm"), Path(f"{part}-journal")):
            left.unlink(missing_ok=True)


def _replace(part: Path, file: Path) -> None:
    """Put the whole file at its place, through to the disk."""
    _flush(part, os.O_RDWR)
    part.replace(file)
    if os.name != "nt":
        _flush(file.parent, os.O_RDONLY)


def _flush(path: Path, flags: int) -> None:
    opened = os.open(path, flags)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def _make_tables(part: Path) -> None:
    tables = Database(f"sqlite:///{part}")
    tables.open()
    tables.close()


def _copy_rows(connection: Connection, opened: sqlite3.Connection) -> None:
    opened.execute("BEGIN")
    for table in metadata.sorted_tables:
        if table.name in NOT_KEPT | OWN:
            continue
        names = ", ".join(f'"{name}"' for name in sorted(table.columns.keys()))
        marks = ", ".join("?" * len(table.columns))
        insertion = f'INSERT INTO "{table.name}" ({names}) VALUES ({marks})'  # noqa: S608
        for rows in read_rows(connection, table).partitions():
            opened.executemany(insertion, [tuple(row) for row in rows])
        _keep_sequence(connection, table, opened)
    opened.execute("COMMIT")


def read_rows(connection: Connection, table: Table) -> Any:
    """The rows of a table on PostgreSQL, a part at a time: columns by name, values as SQLite keeps them."""
    statement = select(*(_as_in_sqlite(table.columns[name]) for name in sorted(table.columns.keys())))
    return connection.execute(statement, execution_options={"yield_per": ROWS_PER_FETCH})


def _as_in_sqlite(column: Column[Any]) -> ColumnElement[Any]:
    if isinstance(column.type, JSON):
        return cast(column, Text)
    if isinstance(column.type, Boolean):
        return cast(column, Integer)
    if isinstance(column.type, Instant):
        return type_coerce(column, Integer)
    if isinstance(column.type, Day):
        return type_coerce(column, Text)
    return column


def _keep_sequence(connection: Connection, table: Table, opened: sqlite3.Connection) -> None:
    """Numbers that were given are never given again, also those of rows that are gone."""
    if table.autoincrement_column is None:
        return
    sequence = func.pg_get_serial_sequence(table.name, table.autoincrement_column.name)
    last = connection.execute(select(func.pg_sequence_last_value(cast(sequence, REGCLASS)))).scalar_one()
    opened.execute("DELETE FROM sqlite_sequence WHERE name = ?", (table.name,))
    if last is not None:
        opened.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (table.name, last))
