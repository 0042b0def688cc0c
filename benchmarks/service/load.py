"""A light load generator: a few kept-alive HTTP/1.1 connections, one request on each at a time."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import click

CONNECTIONS = 16


@dataclass(frozen=True, slots=True)
class Connection:
    """One connection."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    async def send(self, request: bytes) -> bytes:
        """The body of the answer.

        Raises:
            click.ClickException: the answer isn't 200.
        """
        self.writer.write(request)
        head = await self.reader.readuntil(b"\r\n\r\n")
        _, _, length = head.lower().partition(b"content-length:")
        body = await self.reader.readexactly(int(length.split(b"\r\n", 1)[0]))
        if not head.startswith(b"HTTP/1.1 200"):
            raise click.ClickException(f"The service answered {head[9:12].decode()}: {body.decode()}")
        return body


@asynccontextmanager
async def connected(port: int) -> AsyncIterator[list[Connection]]:
    """`CONNECTIONS` connections to a port of loopback."""
    connections = [Connection(*await asyncio.open_connection("127.0.0.1", port)) for _ in range(CONNECTIONS)]
    try:
        yield connections
    finally:
        for connection in connections:
            connection.writer.close()
            await connection.writer.wait_closed()


async def send_all(connections: list[Connection], request: bytes, count: int) -> None:
    """Send a request ``count`` times, over all connections at once."""
    remaining = iter(range(count))

    async def send(connection: Connection) -> None:
        for _ in remaining:
            await connection.send(request)

    async with asyncio.TaskGroup() as group:
        for connection in connections:
            group.create_task(send(connection))


def get(path: str, key: str) -> bytes:
    return f"GET {path} {_headers(key)}\r\n".encode()


def post(path: str, key: str, body: object) -> bytes:
    content = json.dumps(body)
    headers = f"{_headers(key)}Content-Type: application/json\r\nContent-Length: {len(content)}\r\n"
    return f"POST {path} {headers}\r\n{content}".encode()


def _headers(key: str) -> str:
    return f"HTTP/1.1\r\nHost: benchmark\r\nAuthorization: Bearer {key}\r\n"
