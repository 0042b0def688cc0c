"""The one thread that writes to a SQLite file, and its group commit.

Why: docs/decisions/0021-erasure.md
"""

import logging
import queue
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine

from discern.service.storage.engine.sqlite import begin_immediate, driver_of, truncate_log

T = TypeVar("T")

MAX_CHANGES_PER_COMMIT = 64

TRUNCATE_S = 1.0
"""How long an erasure waits for readers that use the write-ahead log; longer readers are not waited for."""

RETRY_S = 0.05
"""How often truncating the log is tried while changes wait, or while none come."""

logger = logging.getLogger("discern.service")


@dataclass(slots=True)
class _Job:
    """A change that waits for its commit.

    Attributes:
        change: reads and writes.
        secure_erase: whether what it deletes must leave no byte behind, in the write-ahead log either.
        future: gets the outcome once that is durable.
        result: what the change returned.
        error: why it wasn't made, or None.
        waits_until: of an erasure, until when its outcome is held back for the log to be truncated, in seconds of
            `time.monotonic`.
    """

    change: Callable[[Connection], Any]
    secure_erase: bool
    future: Future[Any]
    result: Any = None
    error: Exception | None = None
    waits_until: float = 0.0

    def run(self, connection: Connection) -> None:
        self.result = self.change(connection)

    def report(self) -> None:
        if self.error is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.error)


class Writer(threading.Thread):
    """Commits the changes that are waiting in one transaction, so that they share the wait for the disk.

    Args:
        engine: of a SQLite file, and begins no transactions by itself.
        must_truncate: whether an earlier process may have ended before it truncated the log of what it erased.
    """

    def __init__(self, engine: Engine, *, must_truncate: bool) -> None:
        super().__init__(name="discern-writer", daemon=True)
        self._engine = engine
        self._connection = engine.connect()
        self._queue: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._must_truncate = must_truncate
        self._erasures: list[_Job] = []
        self._tried_at = 0.0
        self._hindrance = ""

    def submit(self, change: Callable[[Connection], T], *, secure_erase: bool = False) -> Future[T]:
        """Queue a change. Its future completes once it is durable; cancelled before it is run, it is not made: it waits
        for other changes, and for another program that writes to the file.

        ``secure_erase``: what it deletes must leave no byte behind, in the write-ahead log either. While a reader uses
        the log, truncating it is put off: it is tried again after every later commit, every `RETRY_S` and at the end.
        The future completes once it is done, or after `TRUNCATE_S`. Other changes don't wait for it.
        """
        future: Future[T] = Future()
        self._queue.put(_Job(change, secure_erase, future))
        return future

    def stop(self) -> None:
        """Finish the changes that are waiting and end the thread."""
        self._queue.put(None)
        self.join()

    def run(self) -> None:
        stopping = False
        while not stopping:
            waiting, stopping = self._take_batch()
            if waiting:
                self._report(self._commit(waiting))
            # While changes keep coming they would wait behind each attempt, so the log is tried at intervals then.
            if self._must_truncate and (self._queue.empty() or time.monotonic() >= self._tried_at + RETRY_S):
                self._truncate()
                self._report_erasures()
        self._connection.close()
        if self._must_truncate:
            self._truncate(TRUNCATE_S)
            self._report_erasures(is_last=True)

    def _take_batch(self) -> tuple[list[_Job], bool]:
        """Wait for a change, then take all that are waiting; and whether the thread is to end after them. None come
        where none was there in time to try again to truncate the log.
        """
        batch: list[_Job] = []
        try:
            # Without a time-out once the log is clean: an idle thread wakes for nothing.
            job = self._queue.get(timeout=RETRY_S if self._must_truncate else None)
            while job is not None:
                batch.append(job)
                if len(batch) >= MAX_CHANGES_PER_COMMIT:
                    return batch, False
                job = self._queue.get_nowait()
        except queue.Empty:
            return batch, False
        return batch, True

    def _commit(self, waiting: list[_Job]) -> list[_Job]:
        """Commit those of the changes that aren't cancelled, or record with their jobs why not. Gives these jobs."""
        batch: list[_Job] | None = None
        try:
            # SQLAlchemy's own `begin` sends nothing here, for `prepare` has taken it from the driver; its end commits
            # or rolls back.
            with self._connection.begin():
                begin_immediate(self._connection)
                # Only with the write lock in hand: while another program holds that, callers can still give up waiting.
                batch = _claim(waiting)
                _run(self._connection, batch)
        except Exception as error:
            if batch is None:
                # Without the lock. Those that were cancelled are left out: an error can't be set on their futures.
                batch = _claim(waiting)
            for job in batch:
                job.error = error
        else:
            self._must_truncate = self._must_truncate or any(job.secure_erase for job in batch)
        return batch

    def _report(self, batch: list[_Job]) -> None:
        """Report outcomes, but those of erasures once the log is truncated."""
        for job in batch:
            if job.secure_erase and job.error is None:
                job.waits_until = time.monotonic() + TRUNCATE_S
                self._erasures.append(job)
            else:
                job.report()

    def _report_erasures(self, *, is_last: bool = False) -> None:
        """Report the erasures whose bytes are gone, or which have waited long enough."""
        waited = [job for job in self._erasures if is_last or job.waits_until <= time.monotonic()]
        if self._must_truncate and waited:
            logger.warning("what was erased may still be in the write-ahead log: %s", self._hindrance)
        done = waited if self._must_truncate else self._erasures
        self._erasures = [job for job in self._erasures if job not in done]
        for job in done:
            job.report()

    def _truncate(self, timeout_s: float = 0.0) -> None:
        """Truncate the log if no reader uses it. What was committed stays so either way."""
        self._tried_at = time.monotonic()
        try:
            with self._engine.connect() as connection:
                truncate_log(connection, int(1000 * timeout_s))
        except Exception as error:
            self._hindrance = type(error).__name__
        else:
            self._must_truncate = False


def _claim(waiting: list[_Job]) -> list[_Job]:
    """Those that aren't cancelled; from here on they can't be."""
    return [job for job in waiting if job.future.set_running_or_notify_cancel()]


def _run(connection: Connection, batch: list[_Job]) -> None:
    """Make changes in the transaction. One of several that raises undoes itself alone, and its error is recorded.

    That is rare, and a savepoint for each would cost as much as a change itself. So there is one for all of them, and
    they are made again, each with its own, only where one raises.
    """
    driver = driver_of(connection)
    # One alone is undone with its transaction.
    if len(batch) > 1:
        driver.execute("SAVEPOINT batch")
    try:
        for job in batch:
            job.run(connection)
    except Exception:
        # On a full disk, say, SQLite rolls the whole transaction back by itself: then none of them is made.
        if len(batch) == 1 or not driver.in_transaction:
            raise
    else:
        return
    driver.execute("ROLLBACK TO batch")
    for job in batch:
        try:
            with connection.begin_nested():
                job.run(connection)
        except Exception as error:
            if not driver.in_transaction:
                raise
            job.error = error
