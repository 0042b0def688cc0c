"""Hostile strangers: everything that somebody can send to a running app who knows no more than its address.

`python -m tests.support.running_app.strangers URL ADDRESS SECONDS [ATTACK…]` attacks from a process of its own, and
prints what it sent as JSON.
"""

import asyncio
import json
import random
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

import httpx
from streamlit.proto.BackMsg_pb2 import BackendOperationRequest, BackMsg
from websockets import Origin, Subprotocol
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.frames import Frame, Opcode

KINDS = [field.name for field in BackMsg.DESCRIPTOR.oneofs_by_name["type"].fields]
OPERATIONS = [field.name for field in BackendOperationRequest.DESCRIPTOR.oneofs_by_name["payload"].fields]
SIZES = (0, 10, 1_000, 50_000, 150_000, 3_000_000)
NASTY = "\n2026-11-21 00:00:00.000 INFO streamlit: forged\x1b[2J\x1b[1;1H"

REQUESTS = (
    b"GET / HTTP/1.1\r\nX: " + b"x" * 5_000_000,
    b"GET /_stcore/metrics HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n",
    b"PUT /_stcore/upload_file/a/b HTTP/1.1\r\nHost: here\r\nContent-Length: 900000\r\n\r\n" + bytes(900_000),
)

HANDSHAKE = (
    b"GET /_stcore/stream HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)

FRAMES = (
    Frame(Opcode.PING, b"").serialize(mask=True) * 100_000,
    Frame(Opcode.BINARY, bytes(3_000_000), fin=False).serialize(mask=True),
)

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
    _random: random.Random = field(init=False)

    def __post_init__(self) -> None:
        self._random = random.Random(self.seed)

    async def attack(self, seconds: float, *only: str) -> None:
        """All attacks at once, or those named."""
        attacks: dict[str, tuple[int, Callable[[], Awaitable[None]]]] = {
            "plain links": (12, self._open_plain_links),
            "plain links from everywhere": (40, self._open_plain_links_from_elsewhere),
            "refused connections": (12, self._connect),
            "handshakes with more": (6, self._send_with_a_handshake),
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

    def _text(self) -> str:
        return self._random.choice(("x" * self._random.choice(SIZES), NASTY, "take", ""))

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

    async def _connect(self) -> None:
        """As a browser does, which has no cookie."""
        parts = urlsplit(self.url)
        for _ in range(100):
            try:
                async with connect(
                    f"ws://{parts.netloc}/_stcore/stream",
                    origin=Origin(self.url),
                    subprotocols=[Subprotocol("streamlit")],
                    additional_headers={"X-Forwarded-For": f"192.0.2.{self._random.randrange(40)}"},
                    proxy=None,
                    open_timeout=30,
                ):
                    self._count("unexpected")
            except InvalidStatus as refusal:
                self._count(f"refused {refusal.response.status_code}")

    async def _send_with_a_handshake(self) -> None:
        """Messages, before anybody has answered."""
        reader, writer = await self._open()
        self._count("handshake")
        try:
            writer.write(HANDSHAKE + self._random.choice(FRAMES))
            await writer.drain()
            await reader.read(10_000)
        finally:
            writer.close()

    async def _open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        parts = urlsplit(self.url)
        return await asyncio.open_connection(parts.hostname, parts.port)

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
