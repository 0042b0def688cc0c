"""Writes that are committed while a read is under way, at a place in it that the test chooses."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, event

from discern.service.storage.engine.database import Database


@contextmanager
def writing_after(
    database: Database, statement: int, table: str, change: Callable[[Connection], object]
) -> Iterator[None]:
    """Commit ``change`` after the so-and-so-many-th statement that reads ``table``, counted from 1.

    Where a read takes fewer, nothing is changed.
    """
    seen = 0

    def write(_connection: object, _cursor: object, sql: str, *_: Any) -> None:
        nonlocal seen
        if not sql.startswith(("SELECT", "WITH")) or table not in sql:
            return
        seen += 1
        if seen == statement:
            database.write_now(change)

    event.listen(database._engine, "after_cursor_execute", write)
    try:
        yield
    finally:
        event.remove(database._engine, "after_cursor_execute", write)
