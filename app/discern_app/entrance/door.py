"""Lets past only those who may reach Streamlit, and shows everybody else a plain page."""

from collections.abc import Sequence

from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse
from starlette.routing import BaseRoute, Match
from starlette.types import ASGIApp, Receive, Scope, Send

from discern_app.access.gate import base_path
from discern_app.base.streamlit_internals import SETTINGS
from discern_app.entrance.callers import find_caller
from discern_app.entrance.plain_pages import show_outside, tell_that_access_is_over
from discern_app.entrance.rule import Caller, find_place, may_reach

POLICY = 1008
"""Why a socket is closed, in RFC 6455's codes."""


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

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in {"http", "websocket"} or self._is_own(scope):
            await self._app(scope, receive, send)
            return
        path = scope["path"].removeprefix(self._base)
        place = find_place(path, is_socket=scope["type"] == "websocket")
        caller: Caller = (
            "closed" if place in {"public", "reserved"} else await find_caller(HTTPConnection(scope), place)
        )
        if may_reach(caller, place):
            await self._app(scope, receive, send)
        else:
            await _refuse(caller, path, scope, receive, send)

    def _is_own(self, scope: Scope) -> bool:
        return any(route.matches(scope)[0] is not Match.NONE for route in self._routes)


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
