"""What a socket may send before a message is whole, tried on a uvicorn of this process with a guard behind it."""

import asyncio
import gc
import statistics
import time
import tracemalloc
import weakref
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ClientState_pb2 import ClientState
from streamlit.proto.WidgetStates_pb2 import WidgetState, WidgetStates
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.asyncio.client import ClientConnection, connect
from websockets.frames import Frame, Opcode

from discern_app.server import limited_socket
from discern_app.server.limited_socket import LimitedSocket, check_sockets
from discern_app.server.socket_guard import SocketGuard
from discern_app.server.visitors import (
    CONNECTION,
    EXTENSION,
    MAX_OUTSIDE_UNREAD_BYTES,
    MAX_UNREAD_BYTES,
    Visitors,
)

pytestmark = pytest.mark.integration

NOT_FINAL = 0x02
"""A binary message that goes on."""


@dataclass
class Served:
    """A guard before an app that keeps what it reads, at a port of this machine."""

    port: int = 0
    visitors: Visitors = field(default_factory=Visitors)
    is_admitted: bool = True
    answers: bool = True
    """Otherwise handshakes wait."""
    read: list[bytes] = field(default_factory=list)
    has_read: asyncio.Condition = field(default_factory=asyncio.Condition)
    freed: asyncio.Queue[str] = field(default_factory=asyncio.Queue)
    """What was kept for connections that have ended, by class, as it leaves memory."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self.answers:
            await SocketGuard(self.app, visitors=self.visitors)(scope, receive, send)
        while not self.answers and (await receive())["type"] != "websocket.disconnect":
            pass

    async def app(self, scope: Scope, receive: Receive, send: Send) -> None:
        visitor = self.visitors.find(dict(scope["headers"])[CONNECTION.lower().encode()].decode())
        assert visitor is not None
        visitor.is_admitted = self.is_admitted
        weakref.finalize(scope["extensions"][EXTENSION], self.freed.put_nowait, "Connection")
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            async with self.has_read:
                self.read.append(message["bytes"])
                self.has_read.notify_all()

    def connect(self) -> connect:
        return connect(
            f"ws://127.0.0.1:{self.port}/_stcore/stream",
            compression=None,
            proxy=None,
            close_timeout=1,
        )

    async def wait_until_read(self, count: int) -> None:
        async with asyncio.timeout(10), self.has_read:
            await self.has_read.wait_for(lambda: len(self.read) >= count)


@asynccontextmanager
async def serving(**given: Any) -> AsyncIterator[Served]:
    served = Served(**given)

    class Socket(LimitedSocket):
        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            weakref.finalize(self, served.freed.put_nowait, "LimitedSocket")
            super().connection_made(transport)

    config = uvicorn.Config(served, port=0, ws=Socket, log_config=None, lifespan="off", ws_max_size=2_000_000)
    server = uvicorn.Server(config)
    async with asyncio.TaskGroup() as group:
        running = group.create_task(server.serve())
        while not server.started:  # noqa: ASYNC110 - uvicorn has no event for it
            await asyncio.sleep(0.01)
        served.port = server.servers[0].sockets[0].getsockname()[1]
        try:
            yield served
        finally:
            server.should_exit = True
            await running


def frames(opcode: Opcode, count: int, data: bytes = b"", *, is_final: bool = True) -> bytes:
    frame: bytes = Frame(opcode, data, fin=is_final).serialize(mask=True)
    return frame * count


async def write(socket: ClientConnection, *content: bytes) -> int | None:
    """Send raw bytes, and wait until the server closes the socket; its code, or None where it stays open."""
    for each in content:
        socket.transport.write(each)
        await asyncio.sleep(0)
    with suppress(TimeoutError):
        async with asyncio.timeout(0.2):
            await socket.wait_closed()
            return socket.close_code
    return None


BEGINNING = frames(Opcode.BINARY, 1, is_final=False)
"""Of a message without end."""

FLOODS = {
    "pings": frames(Opcode.PING, 100_000),
    "pongs": frames(Opcode.PONG, 100_000),
    "empty messages": frames(Opcode.BINARY, 100_000),
    "empty parts": BEGINNING + frames(Opcode.CONT, 100_000, is_final=False),
    "short parts": BEGINNING + frames(Opcode.CONT, 100_000, b"x", is_final=False),
}


@pytest.mark.parametrize("flood", FLOODS.values(), ids=FLOODS)
def test_a_flood_of_frames_ends_its_connection_and_delays_nobody(flood: bytes) -> None:
    """uvicorn's own protocol takes a second or two for each of these, every time."""

    async def measure() -> float:
        waits: list[float] = []
        async with serving() as served:
            for _ in range(4):
                async with served.connect() as socket:
                    socket.transport.write(flood)
                    asked = time.perf_counter()
                    async with served.connect() as other:
                        await (await other.ping())
                    waits.append(time.perf_counter() - asked)
                    async with asyncio.timeout(10):
                        await socket.wait_closed()
        return statistics.median(waits)

    assert asyncio.run(measure()) < 0.5


HANDSHAKE = (
    b"GET /_stcore/stream HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


@pytest.mark.parametrize(
    ("sent", "ends"),
    [
        (frames(Opcode.PING, 50), False),
        (frames(Opcode.PING, 50_000), True),
        (frames(Opcode.BINARY, 1, bytes(100_000), is_final=False), False),
        (frames(Opcode.BINARY, 1, bytes(200_000), is_final=False), True),
    ],
    ids=["few frames", "many frames", "few bytes", "many bytes"],
)
def test_little_may_come_before_a_handshake_is_answered(sent: bytes, *, ends: bool) -> None:
    """Anybody can send that."""

    async def send() -> bool:
        async with serving(answers=False) as served:
            reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
            with suppress(ConnectionError):
                writer.write(HANDSHAKE)
                writer.write(sent)
                await writer.drain()
            try:
                with suppress(ConnectionError):
                    async with asyncio.timeout(5 if ends else 0.3):
                        await reader.read()
            except TimeoutError:
                return False
            finally:
                writer.close()
            return True

    assert asyncio.run(send()) == ends


@pytest.mark.parametrize(("is_admitted", "most"), [(False, MAX_OUTSIDE_UNREAD_BYTES), (True, MAX_UNREAD_BYTES)])
def test_parts_that_never_make_a_message_end_their_connection(*, is_admitted: bool, most: int) -> None:
    async def send() -> tuple[int | None, int | None, int]:
        parts = frames(Opcode.CONT, 1, bytes(10_000), is_final=False)
        async with serving(is_admitted=is_admitted) as served:
            async with served.connect() as socket:
                little = await write(socket, BEGINNING, *[parts] * 9)
            async with served.connect() as socket:
                much = await write(socket, BEGINNING, *[parts] * (most // 10_000 + 1))
            return little, much, len(served.read)

    little, much, read = asyncio.run(send())
    assert (little, read) == (None, 0)
    assert much in {1009, 1006}  # what is sent meanwhile may cut the reason off


def test_a_part_of_a_message_is_not_kept_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limited_socket, "MESSAGE_TIME_S", 0.05)

    async def send() -> list[int | None]:
        async with serving() as served:
            half = frames(Opcode.BINARY, 1, bytes(1_000))[:500]
            codes = []
            for beginning in (BEGINNING, half, BEGINNING + frames(Opcode.PING, 3), b""):
                async with served.connect() as socket:
                    codes.append(await write(socket, beginning))
            return codes

    assert asyncio.run(send()) == [1008, 1008, 1008, None]


def state(size: int) -> bytes:
    widgets = WidgetStates(widgets=[WidgetState(id="a", string_value="x" * size)])
    message: bytes = BackMsg(rerun_script=ClientState(widget_states=widgets)).SerializeToString()
    return message


def in_parts(message: bytes, size: int) -> Iterable[bytes]:
    return [message[start : start + size] for start in range(0, len(message), size)]


@pytest.mark.parametrize(("is_admitted", "size"), [(False, 90_000), (True, 1_900_000)])
def test_large_pages_in_parts_are_read_whole(*, is_admitted: bool, size: int) -> None:
    """In parts of 2 kB, which is less than browsers make, with a ping between two messages."""
    message = state(size)

    async def send() -> list[bytes]:
        async with serving(is_admitted=is_admitted) as served, served.connect() as socket:
            for n in range(2 if is_admitted else 1):
                await (await socket.ping())
                await socket.send(in_parts(message, 2_500))
                await served.wait_until_read(n + 1)
                await asyncio.sleep(0)
            return served.read

    read = asyncio.run(send())
    assert read == [message] * len(read)


def test_others_are_not_cut_off_by_a_flood() -> None:
    async def send() -> tuple[int | None, int]:
        async with serving() as served, served.connect() as honest:
            for _ in range(3):
                async with served.connect() as socket:
                    await write(socket, frames(Opcode.PING, 5_000))
            for n in range(10):
                await honest.send(BackMsg(app_heartbeat=True).SerializeToString())
                await served.wait_until_read(n + 1)
            return honest.close_code, len(served.read)

    assert asyncio.run(send()) == (None, 10)


def test_the_installed_uvicorn_lets_sockets_be_limited() -> None:
    asyncio.run(check_sockets())


@pytest.mark.parametrize("size", [90_000, MAX_UNREAD_BYTES + 10_000], ids=["left", "given up"])
@pytest.mark.parametrize("is_whole_frame", [True, False])
def test_nothing_of_an_unfinished_message_outlives_its_connection(size: int, is_whole_frame: bool) -> None:
    """Without the garbage collector, which may leave it for minutes."""

    async def count() -> list[str]:
        async with serving() as served:
            async with served.connect() as socket:
                part = frames(Opcode.BINARY, 1, bytes(size), is_final=False)
                await write(socket, part if is_whole_frame else part[:-1])
                socket.transport.abort()
            async with asyncio.timeout(5):
                return [await served.freed.get() for _ in range(2)]

    gc.collect()
    gc.disable()
    try:
        assert sorted(asyncio.run(count())) == ["Connection", "LimitedSocket"]
    finally:
        gc.enable()


def test_nothing_of_an_unfinished_frame_outlives_its_connection() -> None:
    """The parser is a cycle, which only the garbage collector frees."""
    size = 1_000_000

    async def measure() -> int:
        frame = frames(Opcode.BINARY, 1, bytes(size))[:-1]
        async with serving(is_admitted=True) as served:
            before = tracemalloc.get_traced_memory()[0]
            for _ in range(4):
                async with served.connect() as socket:
                    await write(socket, frame)
                    socket.transport.abort()
                async with asyncio.timeout(5):
                    await served.freed.get()
                    await served.freed.get()
            return tracemalloc.get_traced_memory()[0] - before

    gc.collect()
    gc.disable()
    tracemalloc.start()
    try:
        assert asyncio.run(measure()) < size
    finally:
        tracemalloc.stop()
        gc.enable()


@pytest.mark.parametrize("name", ["handle_ping", "handle_cont", "receive"])
def test_another_kind_of_uvicorn_is_refused_at_the_start(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(WebSocketsSansIOProtocol, name)
    with pytest.raises(RuntimeError, match=r"uvicorn .* no way to limit"):
        asyncio.run(check_sockets())
