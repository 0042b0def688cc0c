"""The one thread that writes to a SQLite file, and its group commit."""

import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine

from discern.service.storage.sqlite import driver_of, empty_log

T = TypeVar("T")

MOST_IN_A_COMMIT = 64


@dataclass(frozen=True, slots=True)
class _Job:
    change: Callable[[Connection], Any]
    future: Future[Any]
    scrubs: bool


class Writer(threading.Thread):
    """Takes whatever changes wait, runs each in a savepoint of its own, and commits them in one transaction."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(name="discern-writer", daemon=True)
        self._engine = engine
        self._waiting: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()

    def submit(self, change: Callable[[Connection], T], *, scrubs: bool = False) -> Future[T]:
        """Queue a change. ``scrubs``: what it deletes must leave no byte behind, in the write-ahead log neither."""
        future: Future[T] = Future()
        self._waiting.put(_Job(change, future, scrubs))
        return future

    def stop(self) -> None:
        """Finish what waits and end the thread."""
        self._waiting.put(None)
        self.join()

    def run(self) -> None:
        stopping = False
        while not stopping:
            batch: list[_Job] = []
            job = self._waiting.get()
            while job is not None:
                if job.future.set_running_or_notify_cancel():
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

    def _commit(self, batch: list[_Job]) -> None:
        done: list[tuple[Future[Any], Any]] = []
        failed: list[tuple[Future[Any], Exception]] = []
        try:
            with self._engine.connect().execution_options(writes=True) as connection:
                with connection.begin():
                    driver = driver_of(connection)
                    for job in batch:
                        driver.execute("SAVEPOINT change")
                        try:
                            outcome = job.change(connection)
                            done.append((job.future, outcome))
                        except Exception as error:
                            driver.execute("ROLLBACK TO change")
                            failed.append((job.future, error))
                        driver.execute("RELEASE change")
                if any(job.scrubs for job in batch):
                    empty_log(connection)
        except Exception as error:
            for job in batch:
                job.future.set_exception(error)
            return
        for future, outcome in done:
            future.set_result(outcome)
        for future, raised in failed:
            future.set_exception(raised)
