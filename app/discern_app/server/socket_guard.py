"""What may reach Streamlit: below `/_stcore/` and on its socket."""

import asyncio
from urllib.parse import urlsplit

import streamlit as st
from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from discern_app.base.request_origin import is_loopback_host
from discern_app.base.streamlit_internals import (
    OPEN_PATHS,
    UPLOADS,
    Kind,
    UnreadableMessageError,
    read_message,
    read_upload_paths,
)
from discern_app.server.uploads import Uploads
from discern_app.server.visitors import (
    CONNECTION,
    EXTENSION,
    POLICY,
    TOO_BIG,
    Visitor,
    Visitors,
)

SESSION_KEPT_S = 150.0
"""How long Streamlit keeps an ended session's files, and a little more: see `server.disconnectedSessionTTL`."""

GONE = 1006
"""Why a socket is closed, in RFC 6455's codes: nobody said."""


class SocketGuard:
    """Middleware around Streamlit's server. See decision 28.

    Args:
        app: Streamlit's server.
        visitors: where pages say who is still let in.
    """

    def __init__(self, app: ASGIApp, *, visitors: Visitors) -> None:
        self._app = app
        self._visitors = visitors
        self._uploads = Uploads()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._connect(scope, receive, send)
        elif scope["type"] != "http":
            await self._app(scope, receive, send)
        elif not _is_open(scope["path"]):
            await PlainTextResponse("Not Found", 404)(scope, receive, send)
        elif UPLOADS in scope["path"] and scope["method"] != "OPTIONS":
            await self._upload(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _upload(self, scope: Scope, receive: Receive, send: Send) -> None:
        path, method = scope["path"], scope["method"]
        begin = {"PUT": self._uploads.begin_storing, "DELETE": self._uploads.begin_deleting}.get(method)
        if begin is None or not begin(path):
            await PlainTextResponse("Forbidden", 403)(scope, receive, send)
            return
        is_kept = None

        async def note(message: Message) -> None:
            nonlocal is_kept
            if message["type"] == "http.response.start" and 200 <= message["status"] < 300:
                is_kept = method == "PUT"
            await send(message)

        try:
            await self._app(scope, receive, note)
        finally:
            self._uploads.finish(path, is_kept=is_kept)

    async def _connect(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not _may_connect_from(scope):
            await receive()
            await send({"type": "websocket.close", "code": POLICY})
            return
        connection = (scope.get("extensions") or {}).get(EXTENSION)
        with self._visitors.connecting(connection) as visitor:
            name = CONNECTION.lower().encode()
            headers = [header for header in scope["headers"] if header[0].lower() != name]
            named = {**scope, "headers": [*headers, (name, visitor.id.encode())]}
            socket = _Socket(visitor, self._uploads, receive, send)
            try:
                await self._app(named, socket.receive, socket.send)
            finally:
                # Only of those who left files: nothing else is remembered of who has left.
                if self._uploads.end(visitor):
                    asyncio.get_running_loop().call_later(SESSION_KEPT_S, self._uploads.forget, visitor)


class _Socket:
    """One socket, both ways."""

    def __init__(self, visitor: Visitor, uploads: Uploads, receive: Receive, send: Send) -> None:
        self._visitor = visitor
        self._uploads = uploads
        self._receive = receive
        self._send = send
        self._is_closed = False
        self._asked_for_files = 0

    async def receive(self) -> Message:
        """The next message that Streamlit may see."""
        while not self._is_closed:
            message = await self._receive()
            if message["type"] != "websocket.receive":
                return message
            content = message.get("bytes")
            if content is None or not self._visitor.may_send():
                return await self._close(POLICY)
            if len(content) > self._visitor.max_message_bytes:
                return await self._close(TOO_BIG)
            try:
                kind = read_message(content)
            except UnreadableMessageError:
                return await self._close(POLICY)
            if kind is not None and self._may_send(kind):
                return message
        return {"type": "websocket.disconnect", "code": GONE}

    async def send(self, message: Message) -> None:
        """What Streamlit sends, with an eye on where it expects files."""
        if self._is_closed:
            return
        if self._asked_for_files and message["type"] == "websocket.send":
            names = read_upload_paths(message["bytes"])
            if names is not None:
                self._asked_for_files -= 1
                self._uploads.announce(self._visitor, names)
        try:
            await self._send(message)
        except OSError:
            # The browser has gone. Starlette and Streamlit would answer with two errors in the log.
            self._is_closed = True

    def _may_send(self, kind: Kind) -> bool:
        if kind != "file_urls_request":
            return True
        self._asked_for_files += self._visitor.is_admitted
        return self._visitor.is_admitted

    async def _close(self, code: int) -> Message:
        self._is_closed = True
        await self._send({"type": "websocket.close", "code": code})
        return {"type": "websocket.disconnect", "code": code}


def _may_connect_from(scope: Scope) -> bool:
    """Whether the `Origin` may be one that Streamlit admits.

    Streamlit would look up this machine's public address at a server elsewhere to refuse others, and everybody would
    wait for it.
    """
    headers = Headers(scope=scope)
    origin, host = headers.get("origin"), headers.get("host", "")
    if origin is None or not st.get_option("server.enableCORS"):
        return True
    allowed = [str(each) for each in st.get_option("server.corsAllowedOrigins") or ()]
    try:
        name = urlsplit(origin).hostname
        own = [urlsplit(each).hostname for each in (f"//{host}", *allowed)]
    except ValueError:
        return False
    return name is not None and (name in (*own, st.get_option("browser.serverAddress")) or is_loopback_host(name))


def _is_open(path: str) -> bool:
    """Whether pages need this address, where it is one of Streamlit's own."""
    core = path.find("/_stcore/")
    return core < 0 or any(_is_at(path[core:], place) for place in OPEN_PATHS)


def _is_at(path: str, place: str) -> bool:
    return path.startswith(place) if place.endswith("/") else path == place
