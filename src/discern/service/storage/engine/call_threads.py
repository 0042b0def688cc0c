"""Threads for calls that block, each with a turn: so many at a time, and others wait for a bounded time."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, TypeVar

from discern.service.storage.engine.overload import TURN_S, limited_wait, overloaded

T = TypeVar("T")


class _Call(NamedTuple):
    """What a thread is to do, and the future of the event loop that waits for it."""

    function: Callable[[Any], Any]
    argument: Any
    loop: asyncio.AbstractEventLoop
    outcome: asyncio.Future[Any]


class CallThreads:
    """Runs calls of one event loop, ``count`` at a time. Threads start when they are needed and live until `stop`.

    anyio's threads would take more CPU time for each call: for a limiter, a scope of cancellation and a copied context,
    which a call to a database doesn't need.
    """

    def __init__(self, count: int) -> None:
        self._turns = asyncio.Semaphore(count)
        self._calls: SimpleQueue[_Call | None] = SimpleQueue()
        self._started = self._busy = 0

    async def run(self, function: Callable[[Any], T], argument: Any, wait_s: float | None = TURN_S) -> T:
        """What ``function`` makes of ``argument``.

        A task that is cancelled waits no longer. A call can't be cancelled: it keeps its turn to its end.

        Raises:
            ServiceError: `overloaded`; the call was not made.
        """
        try:
            with limited_wait(wait_s) as left_s:
                async with asyncio.timeout(left_s):
                    await self._turns.acquire()
        except TimeoutError:
            raise overloaded() from None
        loop = asyncio.get_running_loop()
        outcome: asyncio.Future[T] = loop.create_future()
        self._busy += 1
        if self._busy > self._started:
            self._started += 1
            Thread(
                target=_work, args=(self._calls, self._finish), name=f"database {self._started}", daemon=True
            ).start()
        self._calls.put(_Call(function, argument, loop, outcome))
        return await outcome

    def stop(self) -> None:
        """End the threads, each after the call that it is in. Nothing may be run afterwards."""
        for _ in range(self._started):
            self._calls.put(None)

    def _finish(self, outcome: asyncio.Future[Any], result: Any, error: BaseException | None) -> None:
        """Called on the event loop."""
        self._busy -= 1
        self._turns.release()
        if outcome.cancelled():
            return
        if error is None:
            outcome.set_result(result)
        else:
            outcome.set_exception(error)


def _work(
    calls: SimpleQueue[_Call | None], finish: Callable[[asyncio.Future[Any], Any, BaseException | None], None]
) -> None:
    while (call := calls.get()) is not None:
        result, error = None, None
        try:
            result = call.function(call.argument)
        except BaseException as raised:
            error = raised
        # Where the loop is closed, nobody waits.
        with suppress(RuntimeError):
            call.loop.call_soon_threadsafe(finish, call.outcome, result, error)
        # While it waits for the next one, a thread keeps nothing of this one alive.
        del call, result, error
