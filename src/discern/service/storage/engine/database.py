"""Connections and transactions, the same two calls on SQLite and on PostgreSQL.

On SQLite reads run where they are called, for they are shorter than a hop to a thread, and all writes go through
one thread that commits the changes that are waiting in one transaction (group commit; `synchronous=FULL`). On
PostgreSQL both run in worker threads over a pool.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TypeVar

import anyio.to_thread
from pydantic_core import from_json
from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import QueuePool

from discern.service.storage.engine import sqlite
from discern.service.storage.engine.migrate import MigrationError, migrate
from discern.service.storage.engine.sqlite_writer import Writer

T = TypeVar("T")

DEADLOCK = "40P01"
"""PostgreSQL's code for two transactions that wait for each other: it rolls one of them back, which is then retried."""
MAX_DEADLOCK_RETRIES = 5


class DatabaseUnavailableError(Exception):
    """The database of `DISCERN_DATABASE_URL` can't be opened. The message is one line and holds no password."""


class Database:
    """One database. ``open`` before use, ``close`` after; both block.

    Args:
        url: what `DISCERN_DATABASE_URL` holds; `postgres://…` and `postgresql://…` mean psycopg.
        beside_a_server: whether another process may be serving the same file. It then leaves checkpoints to that
            process: two processes that both reset the WAL can trigger a rare bug in SQLite before 3.51.3.
    """

    def __init__(self, url: str, *, beside_a_server: bool = False) -> None:
        self._url = read_url(url)
        self._beside_a_server = beside_a_server
        self._engine = self._make_engine()
        self._writer: Writer | None = None
        self._reading: Connection | None = None
        self._reading_once: Connection | None = None

    @property
    def is_sqlite(self) -> bool:
        return self._url.get_backend_name() == "sqlite"

    def open(self) -> None:
        """Create the file's folder, bring the tables up to date and start the writer.

        Raises:
            DatabaseUnavailableError: it can't be reached, or isn't a database of this service.
        """
        try:
            if self.is_sqlite and self._url.database:
                Path(self._url.database).parent.mkdir(parents=True, exist_ok=True)
            self._change(migrate)
        except (DBAPIError, sqlite3.Error, MigrationError, OSError) as error:
            reason = error.orig if isinstance(error, DBAPIError) else error
            place = self._url.render_as_string(hide_password=True)
            raise DatabaseUnavailableError(f"{place} can't be opened: {str(reason).strip().splitlines()[0]}") from error
        if self.is_sqlite:
            # SQLAlchemy asks an engine's listeners at each statement: what is called most has an engine without any.
            without_listeners = self._make_engine(begins=False)
            self._writer = Writer(without_listeners, must_truncate=not self._beside_a_server)
            self._writer.start()
            self._reading = self._engine.connect()
            self._reading_once = without_listeners.connect()

    def close(self) -> None:
        """Finish the writes that are waiting, then close the connections."""
        if self._writer is not None:
            self._writer.stop()
            self._writer = None
        for connection in (self._reading, self._reading_once):
            if connection is not None:
                connection.close()
                connection.engine.dispose()
        self._reading = self._reading_once = None
        self._engine.dispose()

    async def read(self, query: Callable[[Connection], T], *, walks: bool = False, once: bool = False) -> T:
        """Run ``query`` in a transaction that is rolled back afterwards. Call it from one event loop only.

        Args:
            query: reads, and nothing else.
            walks: it may scan a whole table, which takes longer than the hop to a thread on SQLite too.
            once: it runs a single statement, which SQLite can do without the cost of a transaction.
        """
        if walks or self._reading is None or self._reading_once is None:
            return await anyio.to_thread.run_sync(self.read_now, query)
        if once:
            return query(self._reading_once)
        connection = self._reading
        try:
            return query(connection)
        finally:
            connection.rollback()

    def read_now(self, query: Callable[[Connection], T]) -> T:
        """The same, blocking, from any thread."""
        with self._engine.connect() as connection:
            return query(connection)

    def read_snapshot(self, query: Callable[[Connection], T]) -> T:
        """The same, with all statements on one snapshot of the data. Writers are not blocked."""
        if self.is_sqlite:
            return self.read_now(query)
        with self._engine.connect().execution_options(isolation_level="REPEATABLE READ") as connection:
            return query(connection)

    async def write(self, change: Callable[[Connection], T], *, secure_erase: bool = False) -> T:
        """Run ``change`` in a transaction and return once it is durable. If it raises, it alone is undone.

        On PostgreSQL a change that deadlocks with another is rolled back and run again.

        ``secure_erase``: what it deletes must leave no byte behind in SQLite's files. If a reader uses them at that
        moment, the last bytes go with the first write after the reader has finished.
        """
        if self._writer is not None:
            return await asyncio.wrap_future(self._writer.submit(change, secure_erase=secure_erase))
        return await anyio.to_thread.run_sync(self._change, change)

    def write_now(self, change: Callable[[Connection], T]) -> T:
        """The same, blocking, from any thread."""
        if self._writer is not None:
            return self._writer.submit(change).result()
        return self._change(change)

    def _change(self, change: Callable[[Connection], T]) -> T:
        for _ in range(MAX_DEADLOCK_RETRIES):
            try:
                return self._change_once(change)
            except DBAPIError as error:
                if getattr(error.orig, "sqlstate", None) != DEADLOCK:
                    raise
        return self._change_once(change)

    def _change_once(self, change: Callable[[Connection], T]) -> T:
        with self._engine.connect().execution_options(writes=True) as connection, connection.begin():
            return change(connection)

    def _make_engine(self, *, begins: bool = True) -> Engine:
        if not self.is_sqlite:
            return create_engine(
                self._url, pool_pre_ping=True, pool_size=10, max_overflow=10, pool_timeout=10, hide_parameters=True
            )
        engine = create_engine(
            self._url,
            poolclass=QueuePool,
            connect_args={"check_same_thread": False},
            hide_parameters=True,
            json_deserializer=from_json,
        )
        event.listen(engine, "connect", partial(sqlite.prepare, beside_a_server=self._beside_a_server))
        if begins:
            event.listen(engine, "begin", sqlite.begin)
        return engine


def read_url(url: str) -> URL:
    """A database URL with the driver that is installed."""
    parsed = make_url(url)
    if parsed.drivername in {"postgres", "postgresql"}:
        return parsed.set(drivername="postgresql+psycopg")
    return parsed


def sqlite_path(url: str) -> Path | None:
    """The file of a database URL, or None if it isn't SQLite."""
    parsed = read_url(url)
    return Path(parsed.database) if parsed.get_backend_name() == "sqlite" and parsed.database else None
