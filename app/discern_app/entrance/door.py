"""Lets past only those who may reach Streamlit, and shows everybody else a plain page.

Why: docs/decisions/0002-plain-pages-beside-streamlit.md
"""

import logging
from collections.abc import Sequence

from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse
from starlette.routing import BaseRoute, Match
from starlette.types import ASGIApp, Receive, Scope, Send

from discern_app.access.gate import base_path
from discern_app.base.streamlit_internals import SETTINGS
from discern_app.entrance.callers import find_caller
from discern_app.entrance.plain_pages import MAX_LINE_BYTES, show_outside, show_too_long, tell_that_access_is_over
from discern_app.entrance.rule import Caller, Place, find_place, may_reach

POLICY = 1008
"""Why a socket is closed, in RFC 6455's codes."""

logger = logging.getLogger("discern.app")


class Door:
    """Middleware before Streamlit. A refused socket is answered with 403 before its handshake, and costs little.

    A page whose socket the server would refuse, for the length of a line of its head, is answered in words.

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
            await self._let_in(place, scope, receive, send)
        else:
            await _refuse(caller, path, scope, receive, send)

    async def _let_in(self, place: Place, scope: Scope, receive: Receive, send: Send) -> None:
        length = max((len(name) + len(value) + len(b": \r\n") for name, value in scope["headers"]), default=0)
        if place == "page" and length > MAX_LINE_BYTES:
            logger.log(
                logging.WARNING,
                "A page can't connect: its request has a header of %d bytes. For more than %d, set "
                "WEBSOCKETS_MAX_LINE_LENGTH=65536 in the environment that Discern starts with.",
                length,
                MAX_LINE_BYTES,
            )
            await show_too_long(Request(scope), length)(scope, receive, send)
        else:
            await self._app(scope, receive, send)

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
