"""Restoring a backup into an empty database of either kind."""

import shutil
import sqlite3
import tempfile
from collections.abc import Iterable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Table, create_engine, exists, func, select, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from discern.service.storage.backup.create import read_rows
from discern.service.storage.backup.file_format import (
    NOT_KEPT,
    OWN,
    Backup,
    BackupError,
    check,
    is_backup,
    open_file,
    summarize,
    summarize_file,
)
from discern.service.storage.engine.database import Database, DatabaseUnavailableError, sqlite_path
from discern.service.storage.engine.sqlite import make_private
from discern.service.storage.engine.tables import (
    accounts,
    assessments,
    candidates,
    keys,
    metadata,
    teams,
    users,
    webhooks,
)
from discern.service.storage.queues.mails import end_restored_mails
from discern.service.storage.queues.week_sendings import end_restored_weeks

IN_USE = "Discern is running on this database. Stop it first"
HOLDS_DATA = "there is data in this database. A backup is restored only into an empty one"


def restore_backup(url: str, file: Path) -> Backup:
    """Check the backup, bring it up to this version, put it into the database at ``url`` and compare.

    Nothing is changed unless all of it succeeds.

    Raises:
        BackupError: ``file`` is no backup, is damaged or of a newer version; the database holds data or is in use.
        DatabaseUnavailableError: the database can't be opened.
    """
    if not file.is_file() or not is_backup(file):
        raise BackupError(f"{file} is not a backup made by `discern backup`")
    with tempfile.TemporaryDirectory(prefix="discern-restore-") as folder:
        copy = Path(folder) / "backup.db"
        try:
            shutil.copyfile(file, copy)
            with open_file(copy) as opened:
                backup = _check(opened)
                # From here on it is a database, which has neither the mark of a backup nor digests of what migrating
                # changes.
                opened.execute("PRAGMA application_id = 0")
                opened.execute("UPDATE backups SET content = NULL")
            _bring_up_to_date(copy)
            _end_what_was_due(copy, datetime.now(UTC))
            with open_file(copy) as opened:
                opened.execute("PRAGMA journal_mode = DELETE")
                _put(opened, url)
        except sqlite3.Error as error:
            raise BackupError(f"{file} can't be restored: {error}") from error
        except OSError as error:
            raise BackupError(f"{file} can't be restored: {error.strerror}") from error
    return backup


def _check(opened: sqlite3.Connection) -> Backup:
    try:
        return check(opened)
    except (ValueError, TypeError, AttributeError, ArithmeticError) as error:
        # Broken bytes can be read as anything: as text that is none, or a number that is no moment.
        raise BackupError("the file is damaged: what is in it can't be read") from error


def _bring_up_to_date(copy: Path) -> None:
    database = Database(f"sqlite:///{copy}")
    try:
        database.open()
    except DatabaseUnavailableError:
        raise BackupError("the backup was made by a pre-release of Discern, or by a newer version") from None
    database.close()


def _end_what_was_due(copy: Path, now: datetime) -> None:
    engine = create_engine(f"sqlite:///{copy}", poolclass=NullPool)
    try:
        with engine.begin() as connection:
            end_restored_mails(connection, now)
            end_restored_weeks(connection, now)
    except DBAPIError as error:
        # Reported like the driver's other errors.
        raise sqlite3.DatabaseError(str(error.orig)) from error


def _put(copy: sqlite3.Connection, url: str) -> None:
    path = sqlite_path(url)
    if path is not None:
        _put_pages(copy, path)
        return
    database = Database(url)
    database.open()
    try:
        database.write_now(lambda connection: _put_rows(copy, connection))
    finally:
        database.close()


def _put_pages(copy: sqlite3.Connection, path: Path) -> None:
    """In one transaction of SQLite's, so that a crash leaves what was there."""
    make_private(path)
    with closing(sqlite3.connect(path, isolation_level=None, timeout=2)) as target:
        try:
            # SQLite leaves WAL mode only for a connection that has the file to itself.
            target.execute("PRAGMA journal_mode = DELETE")
        except sqlite3.OperationalError as error:
            if "locked" in str(error):
                raise BackupError(IN_USE) from None
            raise
        _refuse_data(target)
        copy.backup(target)
        if summarize_file(target) != summarize_file(copy):
            raise BackupError("what arrived differs from the backup")


def _refuse_data(target: sqlite3.Connection) -> None:
    if not target.execute("SELECT count(*) FROM sqlite_schema WHERE name = 'accounts'").fetchone()[0]:
        if target.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]:
            raise BackupError("this database belongs to another program")
        return
    for statement in _data_queries():
        if target.execute(str(statement.compile(compile_kwargs={"literal_binds": True}))).fetchone()[0]:
            raise BackupError(HOLDS_DATA)


def _data_queries() -> Iterable[Any]:
    """Queries that each ask whether the database has data other than what the service creates by itself."""
    yield select(select(func.count()).select_from(accounts).scalar_subquery() > 1)
    for table in (keys, candidates, teams, assessments, users, webhooks):
        yield select(exists(select(table.c.id)))


def _put_rows(copy: sqlite3.Connection, connection: Connection) -> None:
    others = text(
        "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() "
        "AND backend_type = 'client backend' AND pid <> pg_backend_pid()"
    )
    if connection.execute(others).scalar_one():
        raise BackupError(IN_USE)
    for statement in _data_queries():
        if connection.execute(statement).scalar_one():
            raise BackupError(HOLDS_DATA)
    # TRUNCATE, for the audit log refuses DELETE.
    names = ", ".join(f'"{table.name}"' for table in metadata.sorted_tables)
    connection.execute(text(f"TRUNCATE {names} RESTART IDENTITY"))
    kept = [table for table in metadata.sorted_tables if table.name not in NOT_KEPT]
    for table in kept:
        _copy_table(copy, connection, table)
        _keep_sequence(copy, connection, table)
    expected = summarize_file(copy)
    for table in kept:
        if table.name not in OWN and summarize(read_rows(connection, table)) != expected[table.name]:
            raise BackupError(f"what arrived in the table {table.name} differs from the backup")


def _copy_table(copy: sqlite3.Connection, connection: Connection, table: Table) -> None:
    names = ", ".join(f'"{column.name}"' for column in table.columns)
    driver: Any = connection.connection.driver_connection
    with driver.cursor() as cursor, cursor.copy(f'COPY "{table.name}" ({names}) FROM STDIN') as copying:
        for row in copy.execute(f'SELECT {names} FROM "{table.name}"'):  # noqa: S608
            copying.write_row(row)


def _keep_sequence(copy: sqlite3.Connection, connection: Connection, table: Table) -> None:
    if table.autoincrement_column is None:
        return
    last = copy.execute("SELECT seq FROM sqlite_sequence WHERE name = ?", (table.name,)).fetchone()
    if last is not None and last[0]:
        sequence = func.pg_get_serial_sequence(table.name, table.autoincrement_column.name)
        connection.execute(select(func.setval(sequence, last[0])))
