"""Connections and transactions, the same two calls on SQLite and on PostgreSQL.

On SQLite reads run where they are called, for they are shorter than a hop to a thread, and all writes go through
one thread that commits the changes that are waiting in one transaction (group commit; `synchronous=FULL`). On
PostgreSQL both run in worker threads over a pool. There each statement costs a round trip, and so do the beginning and
the end of a transaction. Reads do without one: each of their statements sees what is committed anyway. Setting how a
connection commits costs CPU time, so the pool keeps its connections ready for reads.

Where there are more calls than that, each waits its turn for `TURN_S` and then raises `ServiceError` `overloaded`.
Those of a request share that time: `SharedWait`.

Why: docs/decisions/0020-storage-and-backups.md
"""

import asyncio
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from pydantic_core import from_json
from sqlalchemy import Connection, Engine, create_engine, event, make_url, update
from sqlalchemy.engine import URL, ExceptionContext
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import QueuePool

from discern.service.storage.engine import sqlite
from discern.service.storage.engine.call_threads import CallThreads
from discern.service.storage.engine.locks import insert_unless_exists
from discern.service.storage.engine.migrate import MigrationError, migrate
from discern.service.storage.engine.overload import TURN_S, limited_wait, overloaded, refusing_overload
from discern.service.storage.engine.sqlite_writer import Writer
from discern.service.storage.engine.tables import write_checks
from discern.service.storage.engine.write_state import Cause, WriteState

T = TypeVar("T")

DEADLOCK = "40P01"
"""PostgreSQL's code for two transactions that wait for each other: it rolls one of them back, which is then retried."""
MAX_RETRIES = 5

SHUTDOWNS = {"57P01", "57P02", "57P03"}
"""PostgreSQL's codes for a connection that it ends: the driver sees the end only after the error."""

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

IN_TRANSACTION: Mapping[str, Any] = {"isolation_level": "READ COMMITTED"}
IN_SNAPSHOT: Mapping[str, Any] = {"isolation_level": "REPEATABLE READ"}

FEW_CONNECTIONS = 2
"""For a command that does one thing after the other."""

FOR_SHORT_STATEMENTS: Mapping[str, Any] = {"options": "-c jit=off -c max_parallel_workers_per_gather=0"}
"""Where PostgreSQL expects to scan many rows, it would spend half a second on compiling the statement (JIT) or 20 ms on
starting parallel workers, even if the first rows are all that is asked for."""


class _UndoneError(Exception):
    """A change of which nothing remains and which may be made again."""


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
        # The same pool: setting how a connection commits, when it is taken, costs no round trip.
        self._changing = self._engine if self.is_sqlite else self._engine.execution_options(**IN_TRANSACTION)
        self._reading_snapshots = self._engine if self.is_sqlite else self._engine.execution_options(**IN_SNAPSHOT)
        self._writer: Writer | None = None
        self._reading: Connection | None = None
        self._reading_single: Connection | None = None
        self._threads = CallThreads(connections)
        self._writes = WriteState()

    @property
    def is_sqlite(self) -> bool:
        return self._url.get_backend_name() == "sqlite"

    def open(self) -> None:
        """Create the file, for its owner alone, bring the tables up to date and start the writer.

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
            # SQLAlchemy asks an engine's listeners at each statement: what is called most has an engine without any.
            without_listeners = self._make_engine(begins=False)
            self._writer = Writer(without_listeners, must_truncate=not self._beside_a_server)
            self._writer.start()
            self._reading = self._engine.connect()
            self._reading_single = without_listeners.connect()

    def close(self) -> None:
        """Finish the writes that are waiting, then close the connections."""
        if self._writer is not None:
            self._writer.stop()
            self._writer = None
        for connection in (self._reading, self._reading_single):
            if connection is not None:
                connection.close()
                connection.engine.dispose()
        self._reading = self._reading_single = None
        self._threads.stop()
        # It may be opened again: an app opens and closes it once at its start, to see whether it can be.
        self._threads = CallThreads(self.connections)
        self._engine.dispose()

    async def is_writable(self) -> bool:
        """Whether changes are carried out: makes one, unless that was just tried. Takes up to `TURN_S` on SQLite."""
        # Without its thread, changes would wait forever.
        if self._writer is not None and not self._writer.is_alive():
            return False
        if not self._writes.is_due:
            return self._writes.failure is None
        try:
            await self.write(_check_writing)
        except Exception:  # whatever it is, changes aren't carried out
            return False
        self._writes.note_success()
        return True

    def find_failure(self) -> Cause | None:
        """Why changes can't be stored, None where all goes well; blocking, and from any thread. Costs nothing as long
        as none has failed.
        """
        if self._writes.failure and self._writes.is_due:
            with suppress(Exception):
                self.write_now(_check_writing)
                self._writes.note_success()
        return self._writes.failure

    async def read(
        self,
        query: Callable[[Connection], T],
        *,
        scans_table: bool = False,
        single_statement: bool = False,
        snapshot: bool = False,
    ) -> T:
        """Run ``query``, which changes nothing. Call it from one event loop only.

        On SQLite all of it sees one snapshot, on PostgreSQL each statement what is committed when it begins.

        Args:
            query: reads, and nothing else.
            scans_table: it may scan a whole table, or read as much; on SQLite too that takes longer than a hop to a
                thread.
            single_statement: it runs no more than one statement, which SQLite can do without the cost of a transaction.
            snapshot: all its statements must see the same moment, on PostgreSQL too: two round trips more.

        Raises:
            ServiceError: `overloaded`.
        """
        if scans_table or self._reading is None or self._reading_single is None:
            return await self._threads.run(self.read_snapshot if snapshot else self.read_now, query)
        if single_statement:
            return query(self._reading_single)
        connection = self._reading
        try:
            return query(connection)
        finally:
            # The end of the snapshot: kept open, it would answer the next read with this moment, and keep the log from
            # being truncated.
            connection.rollback()

    def read_now(self, query: Callable[[Connection], T]) -> T:
        """Run ``query``, which changes nothing, as `read` does; blocking, and from any thread.

        Raises:
            ServiceError: `overloaded`.
        """
        return self._run_alone(query)

    def read_snapshot(self, query: Callable[[Connection], T]) -> T:
        """Run ``query``, which changes nothing, with all its statements on one snapshot of the data; blocking, and from
        any thread. Writers are not blocked.

        Raises:
            ServiceError: `overloaded`.
        """
        return self._run_alone(query, self._reading_snapshots)

    def _run_alone(self, work: Callable[[Connection], T], engine: Engine | None = None) -> T:
        """On PostgreSQL each statement commits itself, unless another ``engine`` begins transactions; on SQLite what
        begins is rolled back.
        """
        engine = engine or self._engine
        with refusing_overload():
            try:
                with engine.connect() as connection:
                    return work(connection)
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise
            # The pool has dropped all connections that the server had closed with this one.
            with engine.connect() as connection:
                return work(connection)

    async def write(
        self,
        change: Callable[[Connection], T],
        *,
        secure_erase: bool = False,
        single_statement: bool = False,
        wait_s: float | None = TURN_S,
    ) -> T:
        """Run ``change`` in a transaction and return once it is durable. If it raises, it alone is undone.

        On PostgreSQL a change that deadlocks with another is rolled back and run again, and so is one whose connection
        the server had closed.

        Args:
            change: reads and writes.
            secure_erase: what it deletes must leave no byte behind in SQLite's files. If a reader uses them at that
                moment, the last bytes go soon after the reader has finished.
            single_statement: it runs no more than one statement, which PostgreSQL commits without the round trips of a
                transaction. Where the connection is lost meanwhile it may run twice.
            wait_s: how many seconds it waits for its turn; None for a change that nobody waits for.

        Raises:
            ServiceError: `overloaded` or `not_saved`; nothing was changed.
        """
        with self._writes.noting():
            if self._writer is not None:
                return await self._write_in_turn(self._writer.submit(change, secure_erase=secure_erase), wait_s)
            return await self._threads.run(self._run_alone if single_statement else self._change, change, wait_s)

    async def _write_in_turn(self, submitted: Future[T], wait_s: float | None) -> T:
        """The outcome of a change that waits for SQLite's writer. One that has begun is waited for to the end."""
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
        with refusing_overload():
            return await outcome

    def write_now(self, change: Callable[[Connection], T]) -> T:
        """Run ``change`` in a transaction and return once it is durable, as `write` does; blocking, from any thread. If
        it raises, it alone is undone.

        Raises:
            ServiceError: `overloaded` or `not_saved`; nothing was changed.
        """
        with self._writes.noting():
            if self._writer is not None:
                return self._writer.submit(change).result()
            return self._change(change)

    def _change(self, change: Callable[[Connection], T]) -> T:
        for _ in range(MAX_RETRIES):
            try:
                return self._change_once(change)
            except _UndoneError:
                continue
        return self._change_once(change, is_last=True)

    def _change_once(self, change: Callable[[Connection], T], *, is_last: bool = False) -> T:
        """
        Raises:
            _UndoneError: the database undid it for a reason that may be gone by now, unless it ``is_last``.
        """
        with (
            refusing_overload(),
            self._changing.connect().execution_options(writes=True) as connection,
            connection.begin(),
        ):
            try:
                return change(connection)
            except DBAPIError as error:
                # Before the commit was sent, a closed connection means that nothing was committed.
                was_undone = error.connection_invalidated or getattr(error.orig, "sqlstate", None) == DEADLOCK
                if was_undone and not is_last:
                    raise _UndoneError from error
                raise

    def _make_engine(self, *, begins: bool = True) -> Engine:
        if not self.is_sqlite:
            server = create_engine(
                self._url.difference_update_query([PGBOUNCER]),
                connect_args=self._connection_options(),
                pool_size=self.connections,
                max_overflow=0,
                pool_timeout=TURN_S,
                hide_parameters=True,
                isolation_level="AUTOCOMMIT",
                # There is nothing to roll back on such a connection.
                skip_autocommit_rollback=True,
            )
            event.listen(server, "handle_error", _note_shutdown)
            return server
        engine = create_engine(
            self._url,
            poolclass=QueuePool,
            pool_size=self.connections,
            pool_timeout=TURN_S,
            # The pool hands a connection to one thread after the other, never to two at once.
            connect_args={"check_same_thread": False},
            hide_parameters=True,
            json_deserializer=from_json,
        )
        event.listen(engine, "connect", partial(sqlite.prepare, beside_a_server=self._beside_a_server))
        if begins:
            event.listen(engine, "begin", sqlite.begin)
        return engine

    def _connection_options(self) -> dict[str, Any]:
        pooled = self._url.query.get(PGBOUNCER) == "true"
        # PgBouncer refuses settings at the start of a connection.
        wanted = KEEPALIVE_OPTIONS if pooled else {**KEEPALIVE_OPTIONS, **FOR_SHORT_STATEMENTS}
        options = {name: value for name, value in wanted.items() if name not in self._url.query}
        if pooled:
            # What a statement was prepared on may be another server's connection the next time.
            options["prepare_threshold"] = None
        return options


def _check_writing(connection: Connection) -> None:
    """A change of a few bytes. What stays the same SQLite wouldn't write."""
    row = {"name": "last", "checked_at": datetime.now(UTC)}
    if not connection.execute(update(write_checks).values(row)).rowcount:
        insert_unless_exists(connection, write_checks, row)


def _note_shutdown(context: ExceptionContext) -> None:
    """Have the pool drop the connections that the server ended together."""
    if getattr(context.original_exception, "sqlstate", None) in SHUTDOWNS:
        context.is_disconnect = True


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
