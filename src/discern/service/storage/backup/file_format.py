"""What a backup is: one SQLite file with the tables of this version, sealed with a digest of every table.

It is the same for data that came from SQLite and from PostgreSQL, so that either can be restored from it.

Why: docs/decisions/0020-storage-and-backups.md
"""

import json
import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import datetime
from hashlib import blake2b
from pathlib import Path

from discern.service.storage.engine.tables import (
    EPOCH,
    MICROSECOND,
    backups,
    changes,
    rate_buckets,
    write_checks,
)

APPLICATION_ID = 0x44534342
"""In the file's header. A database that is in use doesn't have it, so that none is ever taken for a backup."""

NOT_KEPT = frozenset({rate_buckets.name, changes.name, write_checks.name})
"""Tables that a backup leaves empty: their content is soon outdated."""

OWN = frozenset({backups.name, "alembic_version"})
"""Tables that the digests leave out: the seal itself, and the version that is checked by
migrating."""


class BackupError(Exception):
    """A backup can't be made, read or restored. The message is one line for the person who asked."""


@dataclass(frozen=True, slots=True)
class Content:
    """Rows of a table and the sum of their hashes, which is the same in any order."""

    rows: int
    digest: str


@dataclass(frozen=True, slots=True)
class Backup:
    """What a file says of itself. ``version`` is that of the program that made it."""

    made_at: datetime
    version: str
    content: Mapping[str, Content]

    def rows(self, table: str) -> int:
        return self.content[table].rows


@contextmanager
def open_file(file: Path) -> Iterator[sqlite3.Connection]:
    """A file that exists, to be read and changed by one statement at a time."""
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True, isolation_level=None)) as opened:
        yield opened


def is_backup(file: Path) -> bool:
    try:
        with open_file(file) as opened:
            found: int = opened.execute("PRAGMA application_id").fetchone()[0]
            return found == APPLICATION_ID
    except sqlite3.Error:
        return False


def summarize(rows: Iterable[tuple[object, ...]]) -> Content:
    """Count and digest rows of SQLite's values (numbers, text, bytes and None), their columns in the order of names."""
    count = total = 0
    for row in rows:
        count += 1
        total += int.from_bytes(blake2b(repr(tuple(row)).encode(), digest_size=16).digest())
    return Content(count, f"{total % (1 << 128):032x}")


def summarize_file(opened: sqlite3.Connection) -> dict[str, Content]:
    names = [
        name
        for (name,) in opened.execute("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
        if not name.startswith("sqlite_") and name not in OWN
    ]
    return {name: summarize(_read_rows(opened, name)) for name in names}


def _read_rows(opened: sqlite3.Connection, table: str) -> Iterable[tuple[object, ...]]:
    """Columns come in the order of their names: migrations and definitions may have them in different ones."""
    columns = opened.execute("SELECT name FROM pragma_table_info(?) ORDER BY name", (table,)).fetchall()
    names = ", ".join(f'"{name}"' for (name,) in columns)
    return opened.execute(f'SELECT {names} FROM "{table}"')  # noqa: S608


def check_structure(opened: sqlite3.Connection) -> None:
    """Raises `BackupError` when pages are broken, or a row refers to one that isn't there."""
    (verdict,) = opened.execute("PRAGMA integrity_check(1)").fetchone()
    if verdict != "ok":
        raise BackupError(f"the file is damaged: {str(verdict).splitlines()[0]}")
    if opened.execute("PRAGMA foreign_key_check").fetchone() is not None:
        raise BackupError("the file is damaged: a row refers to one that is missing")


def seal(opened: sqlite3.Connection, made_at: datetime, version: str) -> Backup:
    """Check a copy and make a backup of it. Raises `BackupError`."""
    for table in NOT_KEPT:
        opened.execute(f'DELETE FROM "{table}"')  # noqa: S608
    check_structure(opened)
    backup = Backup(made_at, version, summarize_file(opened))
    listed = {name: [content.rows, content.digest] for name, content in backup.content.items()}
    opened.execute(
        "INSERT INTO backups (made_at, version, content) VALUES (?, ?, ?)",
        ((made_at - EPOCH) // MICROSECOND, version, json.dumps(listed)),
    )
    # Last: a copy that was broken off is no backup.
    opened.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    return backup


def check(opened: sqlite3.Connection) -> Backup:
    """Check a backup's content against its seal. Raises `BackupError`."""
    check_structure(opened)
    row = opened.execute("SELECT made_at, version, content FROM backups ORDER BY made_at DESC LIMIT 1").fetchone()
    if row is None or row[2] is None:
        raise BackupError("the file is damaged: its checksums are missing")
    listed = {name: Content(*content) for name, content in json.loads(row[2]).items()}
    backup = Backup(EPOCH + row[0] * MICROSECOND, row[1], listed)
    found = summarize_file(opened)
    for name in sorted(listed.keys() | found.keys()):
        if listed.get(name) != found.get(name):
            raise BackupError(f"the file is damaged: the table {name} is not as it was written")
    return backup
