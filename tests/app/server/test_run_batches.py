"""A browser gets a short run of a page in one piece, and a long one as it goes on."""

import asyncio
from itertools import islice

import pytest
from hypothesis import given, settings, strategies as st
from starlette.types import Message
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg

from discern_app.server import run_batches
from discern_app.server.run_batches import RunBatches


def framed(message: ForwardMsg) -> Message:
    return {"type": "websocket.send", "bytes": message.SerializeToString()}


def begin() -> Message:
    message = ForwardMsg()
    message.new_session.SetInParent()
    return framed(message)


def element(number: int) -> Message:
    message = ForwardMsg()
    message.delta.new_element.text.body = f"{number}"
    return framed(message)


END = framed(ForwardMsg(script_finished=ForwardMsg.FINISHED_SUCCESSFULLY))


class Browser:
    """What has arrived, and the way there, on which one run has been. Without ``takes``, it has no room for more."""

    def __init__(self) -> None:
        self.got: list[Message] = []
        self.arrived = asyncio.Event()
        self.takes = asyncio.Event()
        self.takes.set()
        self.batches = RunBatches(self._take)

    async def _take(self, message: Message) -> None:
        # As the server's socket does: nobody waits as long as there is room.
        await self.takes.wait()
        self.got.append(message)
        self.arrived.set()

    async def send(self, *messages: Message) -> None:
        for message in messages:
            await self.batches.send(message)

    async def after_a_run(self) -> "Browser":
        await self.send(begin(), END)
        self.got.clear()
        self.arrived.clear()
        return self


def test_a_run_arrives_when_it_is_over_and_in_order() -> None:
    async def run() -> None:
        browser = await Browser().after_a_run()
        await browser.send(begin(), element(1), element(2))
        assert browser.got == []
        await browser.send(END)
        assert browser.got == [begin(), element(1), element(2), END]

    asyncio.run(run())


def test_what_belongs_to_no_run_arrives_at_once() -> None:
    async def run() -> None:
        browser = await Browser().after_a_run()
        await browser.send(begin(), END, element(1))
        assert browser.got[2:] == [element(1)]

    asyncio.run(run())


def test_the_first_run_arrives_as_it_goes_on() -> None:
    async def run() -> None:
        browser = Browser()
        await browser.send(begin(), element(1))
        assert browser.got == [begin(), element(1)]

    asyncio.run(run())


def test_a_long_run_is_not_waited_for() -> None:
    async def run() -> None:
        browser = await Browser().after_a_run()
        await browser.send(begin(), element(1))
        await asyncio.wait_for(browser.arrived.wait(), 100 * run_batches.HELD_S)
        await browser.send(element(2))
        assert browser.got == [begin(), element(1), element(2)]
        await browser.send(END, begin(), element(3))
        assert browser.got == [begin(), element(1), element(2), END]

    asyncio.run(run())


def test_the_end_of_a_long_run_stays_behind_its_beginning_where_the_browser_has_no_room() -> None:
    async def run() -> None:
        browser = await Browser().after_a_run()
        browser.takes.clear()
        await browser.send(begin(), element(1), element(2), element(3))
        await asyncio.sleep(2 * run_batches.HELD_S)
        ending = asyncio.create_task(browser.send(END, element(4)))
        await asyncio.sleep(0)
        browser.takes.set()
        await ending
        assert browser.got == [begin(), element(1), element(2), element(3), END, element(4)]

    asyncio.run(run())


@given(
    run_lengths=st.lists(st.integers(0, 6), min_size=1, max_size=4),
    steps=st.lists(st.sampled_from(["send", "wait", "full", "empty"]), max_size=60),
)
@settings(deadline=None)
def test_a_browser_that_is_slow_gets_everything_in_order(run_lengths: list[int], steps: list[str]) -> None:
    sent = [
        message
        for length in run_lengths
        for message in (begin(), *(element(number) for number in range(length)), END, element(99))
    ]

    async def run() -> None:
        browser = await Browser().after_a_run()
        waiting: asyncio.Queue[Message] = asyncio.Queue()

        async def pass_on() -> None:
            for _ in sent:
                await browser.send(await waiting.get())

        sender = asyncio.create_task(pass_on())
        left = iter(sent)
        for step in steps:
            match step:
                case "send":
                    for message in islice(left, 3):
                        waiting.put_nowait(message)
                case "wait":
                    await asyncio.sleep(0)
                case "full":
                    browser.takes.clear()
                case _:
                    browser.takes.set()
            await asyncio.sleep(0)
        browser.takes.set()
        for message in left:
            waiting.put_nowait(message)
        await sender
        assert browser.got == sent

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(run_batches, "HELD_S", 0.0)
        asyncio.run(run())


def test_a_socket_that_closes_sends_what_it_has_before() -> None:
    async def run() -> None:
        browser = await Browser().after_a_run()
        close: Message = {"type": "websocket.close", "code": 1000}
        await browser.send(begin(), element(1), close)
        assert browser.got == [begin(), element(1), close]

    asyncio.run(run())


def test_nothing_is_sent_on_a_socket_that_has_ended() -> None:
    async def run() -> None:
        browser = await Browser().after_a_run()
        await browser.send(begin(), element(1))
        browser.batches.end()
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(browser.arrived.wait(), 2 * run_batches.HELD_S)
        assert browser.got == []

    asyncio.run(run())
