"""Connections that are kept open between requests to the same origin.

httpcore has a pool that also queues requests, and looks through all its connections for each of them: with the dozens
that go on here at a time that takes more than the requests do. The worker has its own limits, so nothing queues.
"""

import ssl
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from time import monotonic

import anyio.to_thread
import httpcore

KEPT_FOR = 30.0
"""Seconds for which a connection may stay idle."""

MOST_KEPT = 10
"""Idle connections to one origin."""

Key = tuple[bytes, bytes, int]


class Connections:
    """HTTP/1.1, one request at a time on each. Without an ``ssl_context`` the public authorities are trusted."""

    def __init__(self, ssl_context: ssl.SSLContext | None, backend: httpcore.AsyncNetworkBackend) -> None:
        self._ssl_context = ssl_context
        self._backend = backend
        self._idle: defaultdict[Key, list[httpcore.AsyncHTTPConnection]] = defaultdict(list)
        self._swept_at = monotonic()

    @asynccontextmanager
    async def lend(self, origin: httpcore.Origin) -> AsyncIterator[httpcore.AsyncHTTPConnection]:
        """A connection for one request, open already or new. It is kept if the answer was read to its end."""
        await self._sweep()
        key = (origin.scheme, origin.host, origin.port)
        connection = await self._find(key) or await self._make(origin)
        try:
            yield connection
        finally:
            if connection.is_idle() and len(self._idle[key]) < MOST_KEPT:
                self._idle[key].append(connection)
            else:
                await _close(connection)

    async def close(self) -> None:
        for connections in self._idle.values():
            for connection in connections:
                await _close(connection)
        self._idle.clear()

    async def _find(self, key: Key) -> httpcore.AsyncHTTPConnection | None:
        while self._idle[key]:
            connection = self._idle[key].pop()
            if not connection.has_expired():
                return connection
            await _close(connection)
        return None

    async def _make(self, origin: httpcore.Origin) -> httpcore.AsyncHTTPConnection:
        if origin.scheme == b"https" and self._ssl_context is None:
            # A tenth of a second, which only those who send events are to spend.
            self._ssl_context = await anyio.to_thread.run_sync(httpcore.default_ssl_context)
        return httpcore.AsyncHTTPConnection(
            origin, self._ssl_context, keepalive_expiry=KEPT_FOR, network_backend=self._backend
        )

    async def _sweep(self) -> None:
        """Close what was idle for too long, now and then."""
        if monotonic() - self._swept_at < KEPT_FOR:
            return
        self._swept_at = monotonic()
        expired = []
        for key, connections in list(self._idle.items()):
            expired += [each for each in connections if each.has_expired()]
            self._idle[key] = [each for each in connections if each not in expired]
            if not self._idle[key]:
                del self._idle[key]
        for connection in expired:
            await _close(connection)


async def _close(connection: httpcore.AsyncHTTPConnection) -> None:
    with suppress(Exception):
        # The other side may have closed it, in whatever way.
        await connection.aclose()
