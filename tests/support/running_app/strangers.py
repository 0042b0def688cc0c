"""Hostile strangers: everything that somebody can send to a running app who knows no more than its address.

`python -m tests.support.running_app.strangers URL ADDRESS SECONDS [ATTACK…]` attacks from a process of its own, and
prints what it sent as JSON.
"""

import asyncio
import json
import random
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

import httpx
from streamlit.proto.BackMsg_pb2 import BackendOperationRequest, BackMsg
from streamlit.proto.ClientState_pb2 import ClientState, ContextInfo
from streamlit.proto.Common_pb2 import FileURLsRequest
from streamlit.proto.WidgetStates_pb2 import WidgetState, WidgetStates
from websockets import Origin, Subprotocol
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.frames import Frame, Opcode
from websockets.protocol import State

KINDS = [field.name for field in BackMsg.DESCRIPTOR.oneofs_by_name["type"].fields]
OPERATIONS = [field.name for field in BackendOperationRequest.DESCRIPTOR.oneofs_by_name["payload"].fields]
SIZES = (0, 10, 1_000, 50_000, 150_000, 3_000_000)
NASTY = "\n2026-11-21 00:00:00.000 INFO streamlit: forged\x1b[2J\x1b[1;1H"

REQUESTS = (
    b"GET / HTTP/1.1\r\nX: " + b"x" * 5_000_000,
    b"GET /_stcore/metrics HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n",
    b"PUT /_stcore/upload_file/a/b HTTP/1.1\r\nHost: here\r\nContent-Length: 900000\r\n\r\n" + bytes(900_000),
)

A_READ = 250_000
"""Bytes: about what a server reads from a connection at once."""

CERTIFICATES = httpx.create_ssl_context()
"""Made once: each client would read them all."""

FAILURES = (OSError, TimeoutError, WebSocketException, EOFError, httpx.HTTPError)
"""What a stranger gets to feel when the server refuses."""


@dataclass(slots=True)
class Strangers:
    """They go on until they are stopped. ``sent`` counts what they did, by what it was.

    Args:
        url: the app's address.
        address: theirs, as a proxy of the app's would add it.
        seed: of what they choose by chance.
    """

    url: str
    address: str = "203.0.113.7"
    seed: int = 17
    sent: dict[str, int] = field(default_factory=dict)
    _pass: str = ""
    _random: random.Random = field(init=False)

    def __post_init__(self) -> None:
        self._random = random.Random(self.seed)

    async def attack(self, seconds: float, *only: str) -> None:
        """All attacks at once, or those named."""
        self._pass = await find_pass(self.url)
        attacks: dict[str, tuple[int, Callable[[], Awaitable[None]]]] = {
            "kinds": (8, self._send_every_kind),
            "nonsense": (4, self._send_nonsense),
            "flood": (6, self._flood),
            "links": (12, self._try_links),
            "links from everywhere": (40, self._try_links_from_elsewhere),
            "plain links": (12, self._open_plain_links),
            "plain links from everywhere": (40, self._open_plain_links_from_elsewhere),
            "refused connections": (12, self._connect_without_a_pass),
            "visits": (4, self._come_and_go),
            "long messages": (3, self._leave_frames_open),
            "unfinished messages": (40, self._leave_a_message_open),
            "pings": (3, lambda: self._send_frames("ping", frame(Opcode.PING))),
            "empty parts": (3, lambda: self._send_frames("part", frame(Opcode.CONT, is_final=False))),
            "short messages": (3, lambda: self._send_frames("short message", frame(Opcode.BINARY, b"x"))),
            "silence": (150, self._stay_silent),
            "heads": (3, self._leave_heads_open),
            "no requests": (3, self._send_what_is_no_request),
        }
        until = time.monotonic() + seconds
        async with asyncio.TaskGroup() as group:
            for name in only or attacks:
                count, attack = attacks[name]
                for _ in range(count):
                    group.create_task(self._repeat(attack, until))

    async def _repeat(self, attack: Callable[[], Awaitable[None]], until: float) -> None:
        while time.monotonic() < until:
            with suppress(*FAILURES):
                async with asyncio.timeout_at(asyncio.get_running_loop().time() + until - time.monotonic()):
                    await attack()
            await asyncio.sleep(0.05)

    def _count(self, what: str) -> None:
        self.sent[what] = self.sent.get(what, 0) + 1

    def _connect(self, address: str | None = None, *, has_pass: bool = True) -> connect:
        parts = urlsplit(self.url)
        return connect(
            f"ws://{parts.netloc}/_stcore/stream",
            origin=Origin(self.url),
            subprotocols=[Subprotocol("streamlit")],
            additional_headers={
                "X-Forwarded-For": address or self.address,
                **({"Cookie": self._pass} if has_pass else {}),
            },
            compression=None,
            max_size=None,
            proxy=None,
            open_timeout=30,
            close_timeout=1,
        )

    async def _send(self, socket: ClientConnection, message: BackMsg) -> None:
        self._count(message.WhichOneof("type") or "nothing")
        await socket.send(message.SerializeToString())

    def _text(self) -> str:
        return self._random.choice(("x" * self._random.choice(SIZES), NASTY, "take", ""))

    def _message(self, kind: str) -> BackMsg:
        message, text = BackMsg(), self._text()
        match kind:
            case "rerun_script":
                widgets = WidgetStates(widgets=[WidgetState(id=self._text(), json_value="{" + text)])
                context = ContextInfo(url=self._random.choice((self.url, "http://[", self._text())))
                state = ClientState(widget_states=widgets, query_string=self._text(), context_info=context)
                for name in self._random.sample(("fragment_id", "page_script_hash", "page_name"), 2):
                    setattr(state, name, self._text())
                message.rerun_script.CopyFrom(state)
            case "file_urls_request":
                message.file_urls_request.CopyFrom(FileURLsRequest(request_id=text, file_names=["a.csv"] * 50))
            case "backend_operation_request":
                request = BackendOperationRequest(request_id=text, session_id=self._text())
                getattr(request, self._random.choice(OPERATIONS)).SetInParent()
                message.backend_operation_request.CopyFrom(request)
            case _:
                setattr(message, kind, True)
        return message

    async def _send_every_kind(self) -> None:
        async with self._connect() as socket:
            for kind in self._random.sample(KINDS, len(KINDS)):
                await self._send(socket, BackMsg(rerun_script=ClientState()))
                await self._send(socket, self._message(kind))

    async def _send_nonsense(self) -> None:
        async with self._connect() as socket:
            self._count("nonsense")
            content = self._random.randbytes(self._random.choice(SIZES))
            await socket.send(self._random.choice((content, content.hex())))
            await socket.wait_closed()

    async def _flood(self) -> None:
        async with self._connect() as socket:
            for _ in range(500):
                await self._send(socket, BackMsg(rerun_script=ClientState()))
                await self._send(socket, BackMsg(clear_cache=True))

    async def _try_links_from_elsewhere(self) -> None:
        await self._try_links(f"192.0.2.{self._random.randrange(40)}")

    async def _try_links(self, address: str | None = None) -> None:
        """Five a second."""
        async with self._connect(address) as socket:
            for _ in range(100):
                state = ClientState(
                    query_string=f"token={self._random.randbytes(12).hex()}",
                    page_name="take",
                    context_info=ContextInfo(url=f"{self.url}/take"),
                )
                await self._send(socket, BackMsg(rerun_script=state))
                await asyncio.sleep(0.2)

    async def _open_plain_links_from_elsewhere(self) -> None:
        await self._open_plain_links(f"192.0.2.{self._random.randrange(40)}")

    async def _open_plain_links(self, address: str | None = None) -> None:
        """As fast as they are answered, and forms and answers for none."""
        headers = {"X-Forwarded-For": address or self.address}
        async with httpx.AsyncClient(
            base_url=self.url, headers=headers, timeout=30, trust_env=False, verify=CERTIFICATES
        ) as http:
            for _ in range(100):
                token = self._random.randbytes(12).hex()
                for answer in (
                    await http.get("/take", params={"token": token}),
                    await http.get("/me", params={"token": token}),
                    await http.post("/take", data={"do": "join", "token": token, "name": self._text()[:1000]}),
                    await http.post("/take/answers", json={"token": token, "assessment": NASTY, "given": [{}]}),
                ):
                    self._count(f"plain {answer.status_code}")

    async def _send_frames(self, name: str, content: bytes) -> None:
        """As many as fit in, after the beginning of a message."""
        async with self._connect() as socket:
            write(socket, frame(Opcode.BINARY, is_final=False) if name == "part" else b"")
            while socket.close_code is None:
                self._count(name)
                write(socket, content * (A_READ // len(content)))
                await asyncio.sleep(0.05)

    async def _leave_a_message_open(self) -> None:
        async with self._connect() as socket:
            self._count("open message")
            write(socket, frame(Opcode.BINARY, bytes(90_000), is_final=False))
            await socket.wait_closed()

    async def _stay_silent(self) -> None:
        async with self._connect() as socket:
            self._count("silent")
            await socket.wait_closed()

    async def _connect_without_a_pass(self) -> None:
        for _ in range(100):
            try:
                async with self._connect(f"192.0.2.{self._random.randrange(40)}", has_pass=False):
                    self._count("unexpected")
            except InvalidStatus as refusal:
                self._count(f"refused {refusal.response.status_code}")

    async def _come_and_go(self) -> None:
        async with self._connect() as socket:
            self._count("visit")
            await self._send(socket, BackMsg(rerun_script=ClientState()))

    async def _open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        parts = urlsplit(self.url)
        return await asyncio.open_connection(parts.hostname, parts.port)

    async def _leave_frames_open(self) -> None:
        """A socket with the beginning of a message on it."""
        async with self._connect() as socket:
            self._count("open frame")
            await socket.send(self._pieces(), text=False)

    async def _pieces(self) -> AsyncIterator[bytes]:
        """The beginning of a message, and no end."""
        for _ in range(15):
            yield bytes(100_000)
        await asyncio.sleep(5)

    async def _leave_heads_open(self) -> None:
        reader, writer = await self._open()
        self._count("open head")
        try:
            writer.write(b"GET / HTTP/1.1\r\nX-Long: ")
            while not reader.at_eof():
                writer.write(b"x" * self._random.choice((0, 1, 10_000)))
                await writer.drain()
                await asyncio.wait_for(reader.read(100), 1)
        finally:
            writer.close()

    async def _send_what_is_no_request(self) -> None:
        reader, writer = await self._open()
        self._count("no request")
        try:
            writer.write(self._random.choice((self._random.randbytes(300), *REQUESTS)))
            await writer.drain()
            await reader.read(10_000)
        finally:
            writer.close()


async def find_pass(url: str) -> str:
    """The cookie that a page behind a link gives a stranger, for the socket."""
    async with httpx.AsyncClient(trust_env=False) as http:
        answer = await http.get(f"{url}/working_with")
    cookie: str = answer.headers.get("set-cookie", "")
    return cookie.partition(";")[0]


def frame(opcode: Opcode, data: bytes = b"", *, is_final: bool = True) -> bytes:
    """A frame as a browser sends it."""
    content: bytes = Frame(opcode, data, fin=is_final).serialize(mask=True)
    return content


def write(socket: ClientConnection, content: bytes) -> None:
    """Send raw bytes. Raises `EOFError` where the server has closed the connection."""
    if socket.state is not State.OPEN:
        raise EOFError
    socket.transport.write(content)


async def attack_from_a_process(url: str, address: str, seconds: float, *only: str) -> dict[str, int]:
    """Attack from a process of its own, so that measuring beside it isn't slowed; gives what was sent, by kind."""
    command = [sys.executable, "-m", __spec__.name, url, address, str(seconds), *only]
    process = await asyncio.create_subprocess_exec(
        *command, cwd=Path(__file__).parents[3], stdout=asyncio.subprocess.PIPE
    )
    output, _ = await process.communicate()
    sent: dict[str, int] = json.loads(output)
    return sent


def main() -> None:
    url, address, seconds, *only = sys.argv[1:]
    strangers = Strangers(url, address)
    asyncio.run(strangers.attack(float(seconds), *only))
    print(json.dumps(strangers.sent))


if __name__ == "__main__":
    main()
