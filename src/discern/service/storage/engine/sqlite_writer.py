"""The one thread that writes to a SQLite file, and its group commit."""

import asyncio
import logging
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine

from discern.service.storage.engine.sqlite import driver_of, empty_log

T = TypeVar("T")

MOST_IN_A_COMMIT = 64
"""Once so many wait, the commit is not put off for more."""

PATIENCE = 1_000
"""Milliseconds for which an erasure waits until no reader holds the log; longer readers are not waited for."""

logger = logging.getLogger("discern.service")


@dataclass(slots=True)
class _Job:
    """A change and who waits for it: a coroutine on ``loop``, or else a thread."""

    change: Callable[[Connection], Any]
    scrubs: bool
    future: "asyncio.Future[Any] | Future[Any]"
    loop: asyncio.AbstractEventLoop | None
    outcome: Any = None
    error: Exception | None = None

    def settle(self) -> None:
        if self.future.done():
            return
        if self.error is None:
            self.future.set_result(self.outcome)
        else:
            self.future.set_exception(self.error)


class Writer(threading.Thread):
    """Takes whatever changes wait and commits them in one transaction. One that raises undoes itself alone.

    A change may be made again, after all of it was undone, where another of the same transaction raises.

    Args:
        engine: of a SQLite file.
        owes_scrub: whether an earlier process may have ended before it emptied the log of what it erased.
    """

    def __init__(self, engine: Engine, *, owes_scrub: bool) -> None:
        super().__init__(name="discern-writer", daemon=True)
        self._engine = engine
        self._waiting: queue.SimpleQueue[list[_Job] | None] = queue.SimpleQueue()
        self._gathered: list[_Job] = []
        self._owes_scrub = owes_scrub

    def submit(self, change: Callable[[Connection], T], *, scrubs: bool = False) -> "asyncio.Future[T]":
        """Queue a change from a coroutine. Cancelled before its turn, it is not made.

        ``scrubs``: what it deletes must leave no byte behind, in the write-ahead log neither. While a reader holds
        the log, that is put off: it is tried again after every later commit and at the end.
        """
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._gathered.append(_Job(change, scrubs, future, loop))
        if len(self._gathered) == 1:
            loop.call_soon(self._hand_over, loop, 1)
        return future

    def run_now(self, change: Callable[[Connection], T]) -> T:
        """Queue a change from a thread and wait for it."""
        future: Future[T] = Future()
        self._waiting.put([_Job(change, False, future, None)])
        return future.result()

    def stop(self) -> None:
        """Finish what waits and end the thread."""
        self._waiting.put(self._gathered)
        self._waiting.put(None)
        self.join()

    def _hand_over(self, loop: asyncio.AbstractEventLoop, known: int) -> None:
        """Give the gathered changes to the thread once a turn of the loop has brought no more of them."""
        if known < len(self._gathered) < MOST_IN_A_COMMIT:
            loop.call_soon(self._hand_over, loop, len(self._gathered))
            return
        self._waiting.put(self._gathered)
        self._gathered = []

    def run(self) -> None:
        stopping = False
        while not stopping:
            batch: list[_Job] = []
            jobs = self._waiting.get()
            while jobs is not None:
                batch += [job for job in jobs if not job.future.cancelled()]
                if len(batch) >= MOST_IN_A_COMMIT:
                    break
                try:
                    jobs = self._waiting.get_nowait()
                except queue.Empty:
                    break
            stopping = jobs is None
            if batch:
                self._commit(batch)
                if self._owes_scrub:
                    self._scrub(PATIENCE if any(job.scrubs for job in batch) else 0)
                _tell(batch)
        if self._owes_scrub:
            self._scrub(PATIENCE)

    def _commit(self, batch: list[_Job]) -> None:
        try:
            with self._engine.connect().execution_options(writes=True) as connection:
                # A savepoint costs as much as a small change, and few changes raise.
                if not _commit_whole(connection, batch):
                    _commit_apart(connection, batch)
            self._owes_scrub = self._owes_scrub or any(job.scrubs for job in batch)
        except Exception as error:
            for job in batch:
                job.error = error

    def _scrub(self, patience: int) -> None:
        """Empty the log if no reader holds it. What was committed stays so either way."""
        try:
            with self._engine.connect() as connection:
                empty_log(connection, patience)
        except Exception as error:
            if patience:
                logger.warning("what was erased may still be in the write-ahead log: %s", type(error).__name__)
        else:
            self._owes_scrub = False


def _commit_whole(connection: Connection, batch: list[_Job]) -> bool:
    """Make changes in one transaction; false, and none is made, where one of several raises."""
    with connection.begin() as transaction:
        for job in batch:
            try:
                job.outcome = job.change(connection)
            except Exception as error:
                transaction.rollback()
                job.error = error if len(batch) == 1 else None
                return len(batch) == 1
    return True


def _commit_apart(connection: Connection, batch: list[_Job]) -> None:
    """Make changes in one transaction, each in a savepoint of its own."""
    driver = driver_of(connection)
    with connection.begin():
        for job in batch:
            driver.execute("SAVEPOINT change")
            try:
                job.outcome = job.change(connection)
            except Exception as error:
                job.error = error
                driver.execute("ROLLBACK TO change")
            driver.execute("RELEASE change")


def _tell(batch: list[_Job]) -> None:
    """Wake those who wait: threads at once, and each loop once for all its coroutines."""
    by_loop: dict[asyncio.AbstractEventLoop, list[_Job]] = {}
    for job in batch:
        if job.loop is None:
            job.settle()
        else:
            by_loop.setdefault(job.loop, []).append(job)
    for loop, jobs in by_loop.items():
        with suppress(RuntimeError):
            # The loop has closed, so nobody waits.
            loop.call_soon_threadsafe(_settle, jobs)


def _settle(jobs: list[_Job]) -> None:
    for job in jobs:
        job.settle()
