"""`discern bench service`: CPU time of a request beside that of a trivial Starlette route, on one uvicorn worker."""

import asyncio
import json
import statistics
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import click

from discern.bench.figure import Figure
from discern.bench.service_scale import scaling
from discern.service.storage.engine.database import Database
from discern.service.storage.repositories.accounts import create_key, ensure_default_account

CONNECTIONS = 16
"""Requests under way at once."""

ROUNDS = 15
SECONDS = 120.0
"""How long one round of requests may take at the most."""


@dataclass(frozen=True, slots=True)
class Load:
    """A request, how often a round sends it, and the ratio to hold; ``floors`` are what others measured before."""

    name: str
    request: bytes
    count: int
    target: float
    floors: str


def figures() -> list[Figure]:
    """CPU time a request on SQLite in a temporary folder, the load over loopback from this process; then scaling."""
    with tempfile.TemporaryDirectory(prefix="discern-bench-") as folder:
        url = f"sqlite:///{Path(folder) / 'discern.db'}"
        key = _make_key(url)
        with _serving(url) as port:
            return [*asyncio.run(_measure(port, key)), *scaling()]


async def _measure(port: int, key: str) -> list[Figure]:
    async with _connected(port) as connections:
        created = _post("/v1/assessments", key, {"candidate": {"name": "Ada Example"}})
        made = [json.loads(await connections[0].send(created)) for _ in range(60)]
        loads = [
            Load(
                "authenticated read",
                _get(f"/v1/assessments/{made[0]['id']}", key),
                400,
                0.25,
                "FastAPI with raw sqlite3 0.29, with SQLAlchemy Core in threads 0.09",
            ),
            Load("durable create", created, 300, 0.20, "group commit 0.47, one commit a request 0.20"),
            Load("list of 50", _get("/v1/assessments?limit=50", key), 100, 0.08, "none was measured"),
        ]
        trivial = Load("trivial route", _get("/trivial", None), 1000, 1.0, "")
        took: dict[str, list[float]] = {load.name: [] for load in (trivial, *loads)}
        for round_ in range(ROUNDS + 1):
            for load in (trivial, *loads):
                seconds = await asyncio.wait_for(_spend(connections, load), SECONDS)
                if round_:
                    took[load.name].append(seconds / load.count * 1e6)
    how = f"SQLite, {CONNECTIONS} connections, median of {ROUNDS} rounds in turn"
    found = [Figure("trivial route, µs CPU", statistics.median(took[trivial.name]), "", None, how)]
    for load in loads:
        ratios = [base / ours for base, ours in zip(took[trivial.name], took[load.name], strict=True)]
        ratio = statistics.median(ratios)
        found.append(Figure(f"{load.name}, µs CPU", statistics.median(took[load.name]), "", None, how))
        about = f"{how}; floors: {load.floors}"
        found.append(Figure(f"trivial route to {load.name}", ratio, f">= {load.target:g}", ratio >= load.target, about))
    return found


class _Connection:
    """One kept-alive HTTP/1.1 connection; as little work as can be."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    async def send(self, request: bytes) -> bytes:
        """Raises `click.ClickException` on any answer but 200."""
        self._writer.write(request)
        head = await self._reader.readuntil(b"\r\n\r\n")
        _, _, length = head.lower().partition(b"content-length:")
        body = await self._reader.readexactly(int(length.split(b"\r\n", 1)[0]))
        if not head.startswith(b"HTTP/1.1 200"):
            raise click.ClickException(f"The service answered {head[9:12].decode()}: {body.decode()}")
        return body

    async def close(self) -> None:
        self._writer.close()
        await self._writer.wait_closed()


@asynccontextmanager
async def _connected(port: int) -> AsyncIterator[list[_Connection]]:
    connections = [_Connection(*await asyncio.open_connection("127.0.0.1", port)) for _ in range(CONNECTIONS)]
    try:
        yield connections
    finally:
        for connection in connections:
            await connection.close()


async def _spend(connections: list[_Connection], load: Load) -> float:
    """Send a round of requests and return the CPU time, in seconds, that the server spent on them."""
    left = iter(range(load.count))

    async def send(connection: _Connection) -> None:
        for _ in left:
            await connection.send(load.request)

    began = await _cpu(connections[0])
    await asyncio.gather(*(send(connection) for connection in connections))
    return await _cpu(connections[0]) - began


async def _cpu(connection: _Connection) -> float:
    seconds: float = json.loads(await connection.send(_get("/cpu", None)))["seconds"]
    return seconds


def _get(path: str, key: str | None) -> bytes:
    return f"GET {path} HTTP/1.1\r\nHost: bench\r\n{_authorization(key)}\r\n".encode()


def _post(path: str, key: str, body: object) -> bytes:
    content = json.dumps(body)
    head = f"POST {path} HTTP/1.1\r\nHost: bench\r\n{_authorization(key)}Content-Type: application/json\r\n"
    return f"{head}Content-Length: {len(content)}\r\n\r\n{content}".encode()


def _authorization(key: str | None) -> str:
    return "" if key is None else f"Authorization: Bearer {key}\r\n"


def _make_key(url: str) -> str:
    database, now = Database(url), datetime.now(UTC)
    database.open()
    try:
        return database.write_now(
            lambda connection: create_key(
                connection, ensure_default_account(connection, now).id, "bench", ("admin",), now
            )
        )[1]
    finally:
        database.close()


@contextmanager
def _serving(url: str) -> Iterator[int]:
    command = [sys.executable, "-m", "discern.bench.service_process", url]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        port = "" if process.stdout is None else process.stdout.readline()
        if not port:
            raise click.ClickException("The server of the benchmark didn't start.")
        yield int(port)
    finally:
        process.kill()
        process.wait()
        if process.stdout is not None:
            process.stdout.close()
