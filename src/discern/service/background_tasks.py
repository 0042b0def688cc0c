"""Tasks that no request waits for, but that are finished before the service stops."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

logger = logging.getLogger("discern.service")


class Background:
    """Tasks on the service's loop. What fails is logged and forgotten."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finish)

    async def settle(self) -> None:
        """Wait for what has been started so far."""
        if started := set(self._tasks):
            await asyncio.wait(started)

    async def finish(self) -> None:
        """Wait for all that was started, and for what that starts."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    def _finish(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("background work failed: %s", type(error).__name__, exc_info=error)
