"""A browser gets a short run of a page in one piece, and a long one as it goes on."""

import asyncio

import pytest
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
    """What has arrived, and the way there, on which one run has been."""

    def __init__(self) -> None:
        self.got: list[Message] = []
        self.arrived = asyncio.Event()
        self.batches = RunBatches(self._take)

    async def _take(self, message: Message) -> None:
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
