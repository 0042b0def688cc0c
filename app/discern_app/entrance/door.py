"""Lets past only those who may reach Streamlit, and shows everybody else a plain page."""

from collections.abc import Sequence
from secrets import token_urlsafe

from cachetools import LRUCache
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse
from starlette.routing import BaseRoute, Match
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from discern_app.access.gate import base_path
from discern_app.base.streamlit_internals import SETTINGS
from discern_app.entrance.callers import find_caller
from discern_app.entrance.plain_pages import show_outside, tell_that_access_is_over
from discern_app.entrance.rule import Caller, find_place, is_for_link, may_reach
from discern_app.server.socket_guard import LET_IN
from discern_app.server.visitors import POLICY

LINK_COOKIE = "discern_link"
"""The cookie of a browser that has opened one of Streamlit's pages behind links."""

MOST_PASSES = 10_000


class Door:
    """Middleware before Streamlit. A refused socket is answered with 403 before its handshake, and costs little.

    Args:
        app: Streamlit, and the app's own routes.
        routes: the app's own. They answer everybody, and know themselves what to tell whom.
    """

    def __init__(self, app: ASGIApp, *, routes: Sequence[BaseRoute] = ()) -> None:
        self._app = app
        self._routes = routes
        self._base = base_path()
        self._passes: LRUCache[str, None] = LRUCache(MOST_PASSES)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in {"http", "websocket"} or self._is_own(scope):
            await self._app(scope, receive, send)
            return
        path = scope["path"].removeprefix(self._base)
        connection = HTTPConnection(scope)
        caller = await self._find_caller(connection, path)
        if not may_reach(caller, path):
            await _refuse(caller, path, scope, receive, send)
            return
        if is_for_link(path) and caller != "let in":
            send = self._with_pass(send)
        await self._app({**scope, LET_IN: caller == "let in"}, receive, send)

    def _is_own(self, scope: Scope) -> bool:
        return any(route.matches(scope)[0] is not Match.NONE for route in self._routes)

    async def _find_caller(self, connection: HTTPConnection, path: str) -> Caller:
        place = find_place(path)
        if place == "public":
            return "closed"
        caller = await find_caller(connection, place)
        return "linked" if caller != "let in" and connection.cookies.get(LINK_COOKIE, "") in self._passes else caller

    def _with_pass(self, send: Send) -> Send:
        name = token_urlsafe(16)
        self._passes[name] = None

        async def send_with_pass(message: Message) -> None:
            if message["type"] == "http.response.start":
                cookie = f"{LINK_COOKIE}={name}; Path={self._base}/; HttpOnly; SameSite=Strict"
                MutableHeaders(scope=message).append("set-cookie", cookie)
            await send(message)

        return send_with_pass


async def _refuse(caller: Caller, path: str, scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": POLICY})
    elif find_place(path) == "page" and scope["method"] in {"GET", "HEAD"}:
        await show_outside(Request(scope), caller)(scope, receive, send)
    elif path == SETTINGS:
        await tell_that_access_is_over(Request(scope))(scope, receive, send)
    else:
        await PlainTextResponse("Forbidden", 403)(scope, receive, send)
