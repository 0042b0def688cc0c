"""What may reach Streamlit: below `/_stcore/` and on its socket."""

import asyncio
from collections.abc import Collection
from urllib.parse import urlsplit

import streamlit as st
from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from discern_app.access.client_ip import FORWARDED, find_address
from discern_app.base.embedded_service import network_of
from discern_app.base.request_origin import is_loopback_host
from discern_app.base.streamlit_internals import (
    OPEN_PATHS,
    UPLOADS,
    Kind,
    UnreadableMessageError,
    ends_run,
    read_message,
    read_upload_paths,
)
from discern_app.server.uploads import Uploads
from discern_app.server.visitors import (
    CONNECTION,
    EXTENSION,
    MAX_MESSAGE_BYTES,
    MAX_STRANGERS_MESSAGE_BYTES,
    POLICY,
    TOO_BIG,
    TRY_LATER,
    Visitor,
    Visitors,
)

SESSION_KEPT_S = 150.0
"""How long Streamlit keeps an ended session's files, and a little more: see `server.disconnectedSessionTTL`."""

LONGEST_TURN_S = 2.0
"""After which a stranger's page that still runs lets others run too."""

UNREAD_TURN_S = 0.2
"""The same where the browser doesn't read what comes, or has gone, which stops the page."""

LONGEST_RUN_S = 10.0
"""After which the page may run again, even if its browser hasn't read that the last run has ended."""

LET_IN = "discern.let_in"
"""The key under which a scope says whether its browser is let in. The door sets it."""

GONE = 1006
"""Why a socket is closed, in RFC 6455's codes: nobody said."""


class SocketGuard:
    """Middleware around Streamlit's server. See decision 28.

    Args:
        app: Streamlit's server.
        visitors: where pages say who is let in.
        proxies: networks of proxies whose `X-Forwarded-For` is trusted.
    """

    def __init__(
        self,
        app: ASGIApp,
        *,
        visitors: Visitors,
        proxies: Collection[str] = (),
    ) -> None:
        self._app = app
        self._visitors = visitors
        self._proxies = proxies
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
        is_admitted = bool(scope.get(LET_IN))
        with self._visitors.connecting(self._network(scope), connection, is_admitted=is_admitted) as visitor:
            if visitor is None:
                await receive()
                await send({"type": "websocket.close", "code": TRY_LATER})
                return
            if not await visitor.may_connect():
                while (await receive())["type"] != "websocket.disconnect":
                    pass
                return
            name = CONNECTION.lower().encode()
            headers = [header for header in scope["headers"] if header[0].lower() != name]
            named = {**scope, "headers": [*headers, (name, visitor.id.encode())]}
            socket = _Socket(visitor, self._uploads, receive, send)
            try:
                await self._app(named, socket.receive, socket.send)
            finally:
                socket.end()
                # Only of those who left files: what is remembered of strangers would fill memory.
                if self._uploads.end(visitor):
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
        self._loop = asyncio.get_running_loop()
        self._is_closed = False
        self._asked_for_files = 0
        self._run: asyncio.TimerHandle | None = None
        """While a stranger's page runs: what ends the run if nothing else does."""
        self._has_run = asyncio.Event()
        self._turn: asyncio.TimerHandle | None = None
        """While it has a turn: what ends the turn if nothing else does."""

    async def receive(self) -> Message:
        """The next message that Streamlit may see."""
        while not self._is_closed:
            message = await self._receive()
            if message["type"] != "websocket.receive":
                return message
            if not await self._visitor.take_turn():
                break
            content = message.get("bytes")
            if content is None:
                return await self._close(POLICY)
            if len(content) > (MAX_MESSAGE_BYTES if self._visitor.is_admitted else MAX_STRANGERS_MESSAGE_BYTES):
                return await self._close(TOO_BIG)
            try:
                kind = read_message(content)
            except UnreadableMessageError:
                return await self._close(POLICY)
            if kind is None or not self._may_send(kind):
                continue
            if kind == "rerun_script" and not self._visitor.is_admitted and not await self._begin_run():
                break
            return message
        return {"type": "websocket.disconnect", "code": GONE}

    async def send(self, message: Message) -> None:
        """What Streamlit sends, with an eye on where it expects files and when a run ends."""
        if self._is_closed:
            return
        if self._run is not None and message["type"] == "websocket.send" and ends_run(message["bytes"]):
            self._end_run()
        if self._asked_for_files and message["type"] == "websocket.send":
            names = read_upload_paths(message["bytes"])
            if names is not None:
                self._asked_for_files -= 1
                self._uploads.announce(self._visitor, names)
        unread = self._loop.call_later(UNREAD_TURN_S, self._end_turn)
        try:
            await self._send(message)
        except OSError:
            # The browser has gone. Starlette and Streamlit would answer with two errors in the log.
            self._is_closed = True
        finally:
            unread.cancel()

    def end(self) -> None:
        """The browser has gone, and a run stops soon."""
        if self._run is not None:
            self._run.cancel()
        if self._turn is not None:
            self._turn.cancel()
            self._turn = self._loop.call_later(UNREAD_TURN_S, self._end_turn)

    async def _begin_run(self) -> bool:
        """Wait until the page may run again, which is after it has run; False where the browser leaves before."""
        if self._run is not None:
            self._has_run.clear()
            if not await self._visitor.wait_for(self._has_run.wait):
                return False
        if not await self._visitor.take_run():
            return False
        self._turn = self._loop.call_later(LONGEST_TURN_S, self._end_turn)
        self._run = self._loop.call_later(LONGEST_RUN_S, self._end_run)
        return True

    def _end_run(self) -> None:
        self._end_turn()
        if self._run is not None:
            self._run.cancel()
            self._run = None
            self._has_run.set()

    def _end_turn(self) -> None:
        if self._turn is not None:
            self._turn.cancel()
            self._turn = None
            self._visitor.all.runs.give_back()

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
