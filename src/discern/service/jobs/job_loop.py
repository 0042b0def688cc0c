"""The loop that all workers share: look for work, run each piece in a task of its own, until stopped."""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from datetime import timedelta
from typing import Any, ClassVar

from sqlalchemy import Connection

from discern.service.storage.engine.database import Database
from discern.service.storage.engine.overload import SharedWait
from discern.service.storage.engine.write_state import is_not_saved

ERROR_PAUSE_S = 5.0
"""Extra wait after a poll that failed, as when the database can't be reached."""

STOP_TIMEOUT_S = 5.0
"""How long tasks may take to end when the worker is stopped. Others are done again after their lease."""

logger = logging.getLogger("discern.service")


class JobLoop(ABC):
    """Any number of them may run over one database: a lease gives each piece of work to one at a time."""

    POLL_INTERVAL_S: ClassVar[float]
    """Seconds between polls while nothing is due."""

    def __init__(self) -> None:
        # asyncio itself holds tasks weakly: one that nobody else holds may be collected before it ends.
        self._tasks: set[asyncio.Task[None]] = set()
        self._task_ended = asyncio.Event()

    @abstractmethod
    async def poll_once(self) -> bool:
        """Start what is due; whether there may be more to do at once."""

    async def close(self) -> None:
        """Release what the worker uses; called at the end of `run`."""
        return

    async def run(self, stopping: asyncio.Event) -> None:
        """Work until ``stopping`` is set, then let tasks under way end. A poll that fails is logged and repeated."""
        try:
            while not stopping.is_set():
                # Before the poll: a task that ends while it looks for work makes room that the poll may not have seen.
                self._task_ended.clear()
                try:
                    if await self.poll_once():
                        continue
                except Exception as error:
                    if not is_not_saved(error):
                        logger.exception("%s could not look for work", type(self).__name__)
                    await _wait_for_any(ERROR_PAUSE_S, stopping)
                await _wait_for_any(self.POLL_INTERVAL_S, stopping, self._task_ended)
        finally:
            await self._stop()

    async def drain(self) -> None:
        """Work until nothing is due and nothing under way."""
        while True:
            more = await self.poll_once()
            if self._tasks:
                await asyncio.wait(self._tasks, return_when=asyncio.FIRST_COMPLETED)
            elif not more:
                return

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a piece of work beside the others. It must handle its own errors.

        No request waits for it, so that it waits its turn at a busy database for as long as that takes: what has been
        done would be done again after its lease.
        """
        # A task keeps the context in which it is created, beyond the end of this block.
        with SharedWait(None):
            task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._end)

    @property
    def running(self) -> int:
        """How many pieces of work are under way."""
        return len(self._tasks)

    def _end(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        self._task_ended.set()

    async def _stop(self) -> None:
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=STOP_TIMEOUT_S)
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks)
        await self.close()


@asynccontextmanager
async def keeping_lease(
    database: Database, lease: timedelta, renew: Callable[[Connection], bool]
) -> AsyncIterator[None]:
    """Renew the lease of a piece of work while it is done, until ``renew`` says that it is no longer ours.

    Args:
        database: where the lease is.
        lease: how long it lasts. It is renewed three times as often.
        renew: extends it; whether it was ours.
    """

    async def go_on() -> None:
        is_ours = True
        while is_ours:
            # A third of it, in seconds.
            await asyncio.sleep(lease / timedelta(seconds=3))
            # A renewal that fails is made again in time.
            with suppress(Exception):
                is_ours = await database.write(renew)

    # Work whose lease is lost isn't stopped: it finds that out when it writes.
    renewing = asyncio.create_task(go_on())
    try:
        yield
    finally:
        renewing.cancel()


async def _wait_for_any(seconds: float, *events: asyncio.Event) -> None:
    waiting = [asyncio.create_task(event.wait()) for event in events]
    try:
        await asyncio.wait(waiting, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in waiting:
            task.cancel()
