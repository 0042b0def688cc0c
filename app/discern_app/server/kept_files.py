"""Streamlit's scripts, styles and fonts, kept in memory once somebody has asked for them.

A first visit asks for some hundred of them. Streamlit looks each up and reads it in threads, piece by piece, and what
is compressed would be compressed anew for every visitor.
"""

from collections.abc import Hashable
from dataclasses import dataclass

from starlette.datastructures import Headers, MutableHeaders
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from discern_app.base.http_middleware import is_direct

MOST_BYTES = 16_000_000
"""Of all that is kept. A browser on this machine that opens a page with charts and a table needs 11 MB of it."""

PIECE_BYTES = 256_000
"""Sent at once, so that a slow browser holds no copy of a file of 5 MB."""

CONDITIONS = ("range", "if-none-match", "if-modified-since")
"""The headers of a request for less than the whole file."""


@dataclass(frozen=True, slots=True)
class _File:
    headers: list[tuple[bytes, bytes]]
    body: bytes


class KeptFiles:
    """Answers what is asked for below `/static/` as the app has answered it before, where that holds for a year.

    It is compressed once, except for a browser on this machine: compressing would take longer than sending.

    Args:
        app: what answers for the first time.
        most_bytes: how much is kept; what comes later is passed on.
    """

    def __init__(self, app: ASGIApp, most_bytes: int = MOST_BYTES) -> None:
        self._plain = app
        self._compressed = GZipMiddleware(app, minimum_size=1000, compresslevel=5)
        self._free = most_bytes
        self._kept: dict[Hashable, _File] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not scope["path"].startswith(("/static/", "/assets/")):
            await self._plain(scope, receive, send)
            return
        is_compressed = not is_direct(scope)
        app = self._compressed if is_compressed else self._plain
        headers = Headers(scope=scope)
        if scope["method"] != "GET" or any(condition in headers for condition in CONDITIONS):
            await app(scope, receive, send)
            return
        name = (scope["path"], is_compressed, is_compressed and "gzip" in headers.get("accept-encoding", ""))
        kept = self._kept.get(name)
        if kept is None:
            await app(scope, receive, self._keeping(name, send))
        else:
            await _answer(kept, send)

    def _keeping(self, name: Hashable, send: Send) -> Send:
        """A ``send`` that keeps a whole answer which never changes, if there is room."""
        start: Message | None = None
        pieces: list[bytes] = []

        async def keep(message: Message) -> None:
            nonlocal start
            if message["type"] == "http.response.start":
                lasts = "immutable" in Headers(raw=message["headers"]).get("cache-control", "")
                start = {**message, "headers": list(message["headers"])} if message["status"] == 200 and lasts else None
            elif start is not None:
                pieces.append(message.get("body", b""))
            await send(message)
            if start is not None and message["type"] == "http.response.body" and not message.get("more_body"):
                self._keep(name, start, b"".join(pieces))

        return keep

    def _keep(self, name: Hashable, start: Message, body: bytes) -> None:
        # Two who asked at the same time have the same file.
        if name in self._kept or len(body) > self._free:
            return
        headers = MutableHeaders(raw=start["headers"])
        headers["content-length"] = str(len(body))
        self._free -= len(body)
        self._kept[name] = _File(headers.raw, body)


async def _answer(file: _File, send: Send) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": list(file.headers)})
    for begin in range(0, max(len(file.body), 1), PIECE_BYTES):
        end = begin + PIECE_BYTES
        more = end < len(file.body)
        await send({"type": "http.response.body", "body": file.body[begin:end], "more_body": more})
