"""Connections and transactions, the same two calls on SQLite and on PostgreSQL.

Both run in threads, as many at a time as there are connections; on SQLite one thread makes all changes, each in an
immediate transaction of its own that is on disk before it is acknowledged (`synchronous=FULL`). All that a read sees is
of one moment.

Where there are more calls than that, each waits its turn for `TURN_S` and then raises `ServiceError` `overloaded`.
Those of a request share that time: `SharedWait`.

Why: docs/decisions/0020-storage-and-backups.md
"""

import asyncio
import logging
from collections.abc import Callable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, make_url, update
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import QueuePool

from discern.service.storage.engine import sqlite
from discern.service.storage.engine.locks import insert_unless_exists
from discern.service.storage.engine.migrate import MigrationError, migrate
from discern.service.storage.engine.overload import TURN_S, limited_wait, overloaded, refusing_overload
from discern.service.storage.engine.tables import write_checks
from discern.service.storage.engine.write_state import Cause, WriteState

T = TypeVar("T")

DEADLOCK = "40P01"
"""PostgreSQL's code for two transactions that wait for each other: it rolls one of them back, which is then retried."""
MAX_RETRIES = 5

PGBOUNCER = "pgbouncer"
"""`?pgbouncer=true` in an address: between here and PostgreSQL is a PgBouncer that pools transactions."""

KEEPALIVE_OPTIONS: Mapping[str, Any] = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}
"""libpq's options, unless the address has others: a server that fell silent is given up within 25 seconds."""

FEW_CONNECTIONS = 2
"""For a command that does one thing after the other."""

TRUNCATE_S = 1.0
"""How long an erasure waits for readers that use the write-ahead log; longer readers are not waited for."""

logger = logging.getLogger("discern.service")


class DatabaseUnavailableError(Exception):
    """The database of `DISCERN_DATABASE_URL` can't be opened. The message is one line and holds no password."""


class Database:
    """One database. ``open`` before use, ``close`` after; both block.

    Args:
        url: what `DISCERN_DATABASE_URL` holds; `postgres://…` and `postgresql://…` mean psycopg.
        beside_a_server: whether another process may be serving the same file. It then leaves checkpoints to that
            process: two processes that both reset the WAL can trigger a rare bug in SQLite before 3.51.3.
        connections: how many calls it serves at a time; on PostgreSQL it opens no more connections.
    """

    def __init__(self, url: str, *, beside_a_server: bool = False, connections: int = FEW_CONNECTIONS) -> None:
        self._url = read_url(url)
        self._beside_a_server = beside_a_server
        self.connections = connections
        self._engine = self._make_engine()
        self._threads = self._write_threads = self._start_threads()
        self._turns = asyncio.Semaphore(connections)
        self._write_connection: Connection | None = None
        # An earlier process may have ended before it truncated the log of what it erased.
        self._must_truncate = self.is_sqlite and not beside_a_server
        self._write_state = WriteState()

    def _start_threads(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(self.connections, thread_name_prefix="database")

    @property
    def is_sqlite(self) -> bool:
        return self._url.get_backend_name() == "sqlite"

    def open(self) -> None:
        """Create the file, for its owner alone, and bring the tables up to date.

        Raises:
            DatabaseUnavailableError: it can't be reached, or isn't a database of this service.
        """
        try:
            # Before SQLite does, which would create it with whatever the umask lets others read.
            if self.is_sqlite and self._url.database:
                sqlite.make_private(Path(self._url.database))
            self._change(migrate)
        except (DBAPIError, sqlite.driver_error(), MigrationError, OSError) as error:
            reason = error.orig if isinstance(error, DBAPIError) else error
            place = self._url.render_as_string(hide_password=True)
            raise DatabaseUnavailableError(f"{place} can't be opened: {str(reason).strip().splitlines()[0]}") from error
        if self.is_sqlite:
            self._write_threads = ThreadPoolExecutor(1, thread_name_prefix="database writer")
            self._write_connection = self._engine.connect().execution_options(writes=True)

    def close(self) -> None:
        """Finish the changes that are waiting on SQLite, then close the connections."""
        if self._write_threads is not self._threads:
            self._write_threads.shutdown()
        # A server that fell silent may hold calls for long.
        self._threads.shutdown(wait=False)
        if self._write_connection is not None:
            self._write_connection.close()
            self._write_connection = None
            if self._must_truncate:
                self._truncate(TRUNCATE_S)
        self._engine.dispose()
        # It may be opened again: an app opens and closes it once at its start, to see whether it can be.
        self._threads = self._write_threads = self._start_threads()
        self._turns = asyncio.Semaphore(self.connections)

    async def is_writable(self) -> bool:
        """Whether changes are carried out: tries one, unless the last try was a moment ago. Takes up to `TURN_S` on
        SQLite.
        """
        if not self._write_state.is_due:
            return self._write_state.failure is None
        try:
            await self.write(_check_writing)
        except Exception:  # whatever it is, changes aren't carried out
            return False
        self._write_state.note_success()
        return True

    def find_failure(self) -> Cause | None:
        """Why changes can't be stored, None where all goes well; blocking, and from any thread. Costs nothing as long
        as none has failed.
        """
        if self._write_state.failure and self._write_state.is_due:
            with suppress(Exception):
                self.write_now(_check_writing)
                self._write_state.note_success()
        return self._write_state.failure

    async def read(self, query: Callable[[Connection], T]) -> T:
        """Run ``query``, which changes nothing, on one snapshot of the data. Writers are not blocked. Call it from one
        event loop only.

        Raises:
            ServiceError: `overloaded`.
        """
        return await self._in_turn(partial(self.read_now, query), TURN_S)

    def read_now(self, query: Callable[[Connection], T]) -> T:
        """Run ``query``, which changes nothing, as `read` does; blocking, and from any thread.

        Raises:
            ServiceError: `overloaded`.
        """
        try:
            return self._retrying(lambda: self._read_once(query))
        finally:
            # It may have been this reader that the log couldn't be truncated for.
            if self._must_truncate and self._write_connection is not None:
                with suppress(RuntimeError):
                    self._write_threads.submit(self._truncate)

    def _read_once(self, query: Callable[[Connection], T]) -> T:
        with self._engine.connect() as connection:
            if not self.is_sqlite:
                connection = connection.execution_options(isolation_level="REPEATABLE READ")
            return query(connection)

    async def write(
        self, change: Callable[[Connection], T], *, secure_erase: bool = False, wait_s: float | None = TURN_S
    ) -> T:
        """Run ``change`` in a transaction and return once it is durable. If it raises, it alone is undone.

        On PostgreSQL a change that deadlocks with another is rolled back and run again, and so is one whose connection
        the server had closed.

        Args:
            change: reads and writes.
            secure_erase: what it deletes must leave no byte behind in SQLite's files. If a reader uses them at that
                moment, the last bytes go when the reader has finished.
            wait_s: how many seconds it waits for its turn; None for a change that nobody waits for.

        Raises:
            ServiceError: `overloaded` or `not_saved`; nothing was changed.
        """
        with self._write_state.noting():
            if self._write_connection is None:
                return await self._in_turn(partial(self._change, change), wait_s)
            return await _outcome_of(
                self._write_threads.submit(self._change, change, secure_erase=secure_erase), wait_s
            )

    def write_now(self, change: Callable[[Connection], T]) -> T:
        """Run ``change`` in a transaction and return once it is durable, as `write` does; blocking, from any thread. If
        it raises, it alone is undone.

        Raises:
            ServiceError: `overloaded` or `not_saved`; nothing was changed.
        """
        with self._write_state.noting():
            if self._write_connection is None:
                return self._change(change)
            return self._write_threads.submit(self._change, change).result()

    async def _in_turn(self, call: Callable[[], T], wait_s: float | None) -> T:
        """What ``call`` returns, made in a thread once one is free. Once made, it can't be cancelled.

        Raises:
            ServiceError: `overloaded`; it was not made.
        """
        try:
            with limited_wait(wait_s) as left_s:
                async with asyncio.timeout(left_s):
                    await self._turns.acquire()
        except TimeoutError:
            raise overloaded() from None
        turns, loop = self._turns, asyncio.get_running_loop()
        made = self._threads.submit(call)

        def release(_: Future[T]) -> None:
            # Where the loop is closed, nobody waits.
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(turns.release)

        made.add_done_callback(release)
        return await asyncio.wrap_future(made)

    def _change(self, change: Callable[[Connection], T], *, secure_erase: bool = False) -> T:
        changed = self._retrying(lambda: self._change_once(change))
        if secure_erase and self.is_sqlite:
            self._must_truncate = True
        if self._must_truncate and self._write_connection is not None:
            self._truncate(TRUNCATE_S if secure_erase else 0.0)
            if secure_erase and self._must_truncate:
                logger.warning("what was erased may still be in the write-ahead log, which a reader uses")
        return changed

    def _change_once(self, change: Callable[[Connection], T]) -> T:
        if self._write_connection is not None:
            with self._write_connection.begin():
                return change(self._write_connection)
        with self._engine.connect().execution_options(writes=True) as connection, connection.begin():
            return change(connection)

    def _retrying(self, attempt: Callable[[], T]) -> T:
        """What ``attempt`` returns, made again where PostgreSQL undid it for a reason that may be gone by now.

        Raises:
            ServiceError: `overloaded`.
        """
        for _ in range(MAX_RETRIES):
            try:
                with refusing_overload():
                    return attempt()
            except DBAPIError as error:
                # Before the commit was sent, a closed connection means that nothing was committed.
                was_undone = error.connection_invalidated or getattr(error.orig, "sqlstate", None) == DEADLOCK
                if not was_undone:
                    raise
        with refusing_overload():
            return attempt()

    def _truncate(self, timeout_s: float = 0.0) -> None:
        """Truncate SQLite's log if no reader uses it. What was committed stays so either way."""
        with suppress(sqlite.driver_error(), TimeoutError), self._engine.connect() as connection:
            sqlite.truncate_log(connection, int(1000 * timeout_s))
            self._must_truncate = False

    def _make_engine(self) -> Engine:
        if not self.is_sqlite:
            return create_engine(
                self._url.difference_update_query([PGBOUNCER]),
                connect_args=self._connection_options(),
                pool_size=self.connections,
                max_overflow=0,
                pool_timeout=TURN_S,
                pool_pre_ping=True,
                hide_parameters=True,
            )
        engine = create_engine(
            self._url,
            poolclass=QueuePool,
            # One more for the writer, which keeps its own.
            pool_size=self.connections + 1,
            pool_timeout=TURN_S,
            # The pool hands a connection to one thread after the other, never to two at once.
            connect_args={"check_same_thread": False},
            hide_parameters=True,
        )
        event.listen(engine, "connect", partial(sqlite.prepare, beside_a_server=self._beside_a_server))
        event.listen(engine, "begin", sqlite.begin)
        return engine

    def _connection_options(self) -> dict[str, Any]:
        options = {name: value for name, value in KEEPALIVE_OPTIONS.items() if name not in self._url.query}
        if self._url.query.get(PGBOUNCER) == "true":
            # What a statement was prepared on may be another server's connection the next time.
            options["prepare_threshold"] = None
        return options


async def _outcome_of(submitted: Future[T], wait_s: float | None) -> T:
    """The outcome of a change that waits for SQLite's writer. One that has started is waited for to the end.

    Raises:
        ServiceError: `overloaded`; it was not made.
    """
    outcome = asyncio.wrap_future(submitted)
    try:
        with limited_wait(wait_s) as left_s:
            # Not `wait_for`, which would cancel on time-out, and not say whether the change is being made.
            done, _ = await asyncio.wait({outcome}, timeout=left_s)
    except asyncio.CancelledError:
        # `wait` leaves it waiting; without a caller it need not be made, unless it is by now.
        outcome.cancel()
        raise
    # False for a change that is being made: its outcome is known only at its end, so that is waited for.
    if not done and submitted.cancel():
        raise overloaded()
    return await outcome


def _check_writing(connection: Connection) -> None:
    """A change of a few bytes. What stays the same SQLite wouldn't write."""
    row = {"name": "last", "checked_at": datetime.now(UTC)}
    if not connection.execute(update(write_checks).values(row)).rowcount:
        insert_unless_exists(connection, write_checks, row)


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
