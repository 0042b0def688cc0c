"""Connections and transactions, the same two calls on SQLite and on PostgreSQL.

On SQLite reads run where they are called, for they are shorter than a hop to a thread, and all writes go through
one connection whose thread commits whatever waits in one transaction (group commit; `synchronous=FULL`). On
PostgreSQL both run in worker threads over a pool.
"""

import asyncio
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import anyio.to_thread
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.engine import URL
from sqlalchemy.pool import QueuePool

T = TypeVar("T")

MOST_IN_A_COMMIT = 64

PRAGMAS = (
    "busy_timeout=10000",
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "secure_delete=ON",
)


class Database:
    """One database. ``open`` before use, ``close`` after; both block.

    Args:
        url: what `DISCERN_DATABASE_URL` holds.
        beside_a_server: whether another process may be serving the same file. It then leaves checkpoints to that
            process: two processes that both reset the WAL meet a rare bug in SQLite before 3.51.3.
    """

    def __init__(self, url: str, *, beside_a_server: bool = False) -> None:
        self._url: URL = make_url(url)
        self._beside_a_server = beside_a_server
        self._engine: Engine = self._make_engine()
        self._writer: _Writer | None = None

    @property
    def is_sqlite(self) -> bool:
        return self._url.get_backend_name() == "sqlite"

    def open(self) -> None:
        """Make the file's folder, bring the tables up to date and start the writer."""
        if self.is_sqlite and self._url.database:
            Path(self._url.database).parent.mkdir(parents=True, exist_ok=True)
        self._change(migrate)
        if self.is_sqlite:
            self._writer = _Writer(self._engine)
            self._writer.start()

    def close(self) -> None:
        """Finish the writes that wait, then close the connections."""
        if self._writer is not None:
            self._writer.stop()
            self._writer = None
        self._engine.dispose()

    async def read(self, query: Callable[[Connection], T]) -> T:
        """Run ``query`` on a connection of its own."""
        if self.is_sqlite:
            return self.read_now(query)
        return await anyio.to_thread.run_sync(self.read_now, query)

    def read_now(self, query: Callable[[Connection], T]) -> T:
        with self._engine.connect() as connection:
            return query(connection)

    async def write(self, change: Callable[[Connection], T]) -> T:
        """Run ``change`` in a transaction and return once it is durable. What it raises undoes it alone."""
        if self._writer is not None:
            return await asyncio.wrap_future(self._writer.submit(change))
        return await anyio.to_thread.run_sync(self.write_now, change)

    def write_now(self, change: Callable[[Connection], T]) -> T:
        """The same, blocking; on SQLite behind the writer where there is one."""
        if self._writer is not None:
            return self._writer.submit(change).result()
        return self._change(change)

    def _change(self, change: Callable[[Connection], T]) -> T:
        with self._engine.connect().execution_options(writes=True) as connection, connection.begin():
            return change(connection)

    def _make_engine(self) -> Engine:
        if not self.is_sqlite:
            return create_engine(self._url, pool_pre_ping=True, pool_size=10, max_overflow=10)
        engine = create_engine(self._url, poolclass=QueuePool, connect_args={"check_same_thread": False})
        event.listen(engine, "connect", partial(_prepare_sqlite, beside_a_server=self._beside_a_server))
        event.listen(engine, "begin", _begin)
        return engine


def migrate(connection: Connection) -> None:
    """Bring the tables up to the newest migration, in the connection's transaction."""
    config = Config()
    config.set_main_option("script_location", "discern.service.storage:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _prepare_sqlite(connection: Any, _record: object, *, beside_a_server: bool) -> None:
    connection.isolation_level = None
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")
    if beside_a_server:
        connection.execute("PRAGMA wal_autocheckpoint=0")


def _begin(connection: Connection) -> None:
    """Take the write lock at the start of a change, so that it never fails half-way for want of it.

    Python's driver would begin on its own, and only before some statements.
    """
    connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("writes") else "BEGIN")


class _Writer(threading.Thread):
    """The one thread that writes to a SQLite file."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(name="discern-writer", daemon=True)
        self._engine = engine
        self._waiting: queue.SimpleQueue[tuple[Callable[[Connection], Any], Future[Any]] | None] = queue.SimpleQueue()

    def submit(self, change: Callable[[Connection], T]) -> Future[T]:
        future: Future[T] = Future()
        self._waiting.put((change, future))
        return future

    def stop(self) -> None:
        self._waiting.put(None)
        self.join()

    def run(self) -> None:
        stopping = False
        while not stopping:
            batch = []
            job = self._waiting.get()
            while job is not None:
                if job[1].set_running_or_notify_cancel():
                    batch.append(job)
                if len(batch) == MOST_IN_A_COMMIT:
                    break
                try:
                    job = self._waiting.get_nowait()
                except queue.Empty:
                    break
            stopping = job is None
            if batch:
                self._commit(batch)

    def _commit(self, batch: list[tuple[Callable[[Connection], Any], Future[Any]]]) -> None:
        done: list[tuple[Future[Any], Any]] = []
        failed: list[tuple[Future[Any], BaseException]] = []
        try:
            with self._engine.connect().execution_options(writes=True) as connection, connection.begin():
                for change, future in batch:
                    savepoint = connection.begin_nested()
                    try:
                        outcome = change(connection)
                        savepoint.commit()
                        done.append((future, outcome))
                    except Exception as error:
                        savepoint.rollback()
                        failed.append((future, error))
        except Exception as error:
            for _, future in batch:
                future.set_exception(error)
            return
        for future, outcome in done:
            future.set_result(outcome)
        for future, raised in failed:
            future.set_exception(raised)
