"""What may reach Streamlit: below `/_stcore/` and on its socket."""

import asyncio
from collections.abc import Collection
from urllib.parse import urlsplit

import streamlit as st
from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from discern_app.access.client_ip import FORWARDED, find_address
from discern_app.base.embedded_service import network_of
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
from discern_app.server.visitors import CONNECTION, Visitor, Visitors

MAX_MESSAGE_BYTES = 2_000_000
"""How long a message may be: a list of people of 1 MB in a text area, and the rest of the page."""

MAX_STRANGERS_MESSAGE_BYTES = 100_000

SESSION_KEPT_S = 150.0
"""How long Streamlit keeps an ended session's files, and a little more: see `server.disconnectedSessionTTL`."""

GONE, POLICY, TOO_BIG, TRY_LATER = 1006, 1008, 1009, 1013
"""Why a socket is closed, in RFC 6455's codes."""


class SocketGuard:
    """Middleware around Streamlit's server. See decision 28.

    Args:
        app: Streamlit's server.
        visitors: where pages say who is let in.
        proxies: networks of proxies whose `X-Forwarded-For` is trusted.
    """

    def __init__(self, app: ASGIApp, *, visitors: Visitors, proxies: Collection[str] = ()) -> None:
        self._app = app
        self._visitors = visitors
        self._proxies = proxies
        self._uploads = Uploads()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._connect(scope, receive, send)
        elif scope["type"] != "http" or (refusal := self._refusal(scope)) is None:
            await self._app(scope, receive, send)
        else:
            await refusal(scope, receive, send)

    def _refusal(self, scope: Scope) -> Response | None:
        path = scope["path"]
        core = path.find("/_stcore/")
        if core >= 0 and not any(_is_at(path[core:], place) for place in OPEN_PATHS):
            return PlainTextResponse("Not Found", 404)
        if UPLOADS not in path or scope["method"] == "OPTIONS":
            return None
        is_allowed = self._uploads.delete(path) if scope["method"] == "DELETE" else self._uploads.store(path)
        return None if is_allowed else PlainTextResponse("Forbidden", 403)

    async def _connect(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not _may_connect_from(scope):
            await receive()
            await send({"type": "websocket.close", "code": POLICY})
            return
        with self._visitors.connecting(self._network(scope)) as visitor:
            if visitor is None:
                await receive()
                await send({"type": "websocket.close", "code": TRY_LATER})
                return
            await visitor.address.connections.wait()
            name = CONNECTION.lower().encode()
            headers = [header for header in scope["headers"] if header[0].lower() != name]
            named = {**scope, "headers": [*headers, (name, visitor.id.encode())]}
            socket = _Socket(visitor, self._uploads, receive, send)
            try:
                await self._app(named, socket.receive, socket.send)
            finally:
                self._uploads.end(visitor)
                asyncio.get_running_loop().call_later(SESSION_KEPT_S, self._uploads.forget, visitor)

    def _network(self, scope: Scope) -> str:
        peer = (scope.get("client") or ("",))[0]
        forwarded = [value.decode("latin-1") for name, value in scope["headers"] if name == FORWARDED.lower().encode()]
        return network_of(find_address(peer, ", ".join(forwarded), self._proxies))


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
            await self._visitor.take_turn()
            content = message.get("bytes")
            if content is None:
                return await self._close(POLICY)
            if len(content) > (MAX_MESSAGE_BYTES if self._visitor.is_admitted else MAX_STRANGERS_MESSAGE_BYTES):
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
    return name in (*own, st.get_option("browser.serverAddress")) or is_loopback_host(name)


def _is_at(path: str, place: str) -> bool:
    return path.startswith(place) if place.endswith("/") else path == place
