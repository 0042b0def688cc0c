"""Calls in threads: each has its turn until it ends, whether or not anybody waits for it."""

import asyncio
import threading

import pytest

from discern.service.errors import ServiceError
from discern.service.storage.engine.call_threads import CallThreads


def test_a_call_whose_caller_is_gone_keeps_its_turn_to_its_end() -> None:
    began, released = threading.Event(), threading.Event()

    def block(_: None) -> None:
        began.set()
        released.wait(10)

    async def call() -> int:
        threads = CallThreads(1)
        caller = asyncio.create_task(threads.run(block, None))
        await asyncio.to_thread(began.wait, 10)
        caller.cancel()
        await asyncio.gather(caller, return_exceptions=True)
        assert caller.cancelled()
        with pytest.raises(ServiceError) as refused:
            await threads.run(abs, -1, wait_s=0.01)
        assert refused.value.code == "overloaded"
        released.set()
        found: int = await threads.run(abs, -2)
        threads.stop()
        return found

    assert asyncio.run(call()) == 2


def test_what_a_call_raises_reaches_its_caller_and_ends_no_thread() -> None:
    async def call() -> int:
        threads = CallThreads(1)
        with pytest.raises(ZeroDivisionError):
            await threads.run(lambda number: number // 0, 1)
        found: int = await threads.run(abs, -3)
        threads.stop()
        return found

    assert asyncio.run(call()) == 3


def test_calls_run_side_by_side_and_their_threads_end_when_they_are_stopped() -> None:
    meeting = threading.Barrier(3)

    def meet(_: int) -> threading.Thread:
        meeting.wait(10)
        return threading.current_thread()

    async def call() -> list[threading.Thread]:
        threads = CallThreads(3)
        found = await asyncio.gather(*(threads.run(meet, number) for number in range(3)))
        threads.stop()
        return found

    found = asyncio.run(call())
    assert len(set(found)) == 3
    for thread in found:
        thread.join(10)
    assert not any(thread.is_alive() for thread in found)
