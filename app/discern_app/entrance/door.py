"""Who reaches Streamlit, and the plain page that everybody else reads in its place.

Why: docs/decisions/0002-plain-pages-beside-streamlit.md
"""

import json
import logging
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Literal
from urllib.parse import urlsplit

import streamlit as st
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Match
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from discern_app.access.secret import COOKIE_LASTS_DAYS, may_connect, may_fetch, may_see_pages, renew_cookies
from discern_app.access.signed_in import find_lack, find_signed_in, read_cookie, read_session
from discern_app.base.embedded_service import load_settings
from discern_app.base.language import requested_language, say, speaking
from discern_app.base.local_network import is_loopback_host
from discern_app.base.navigation import base_path
from discern_app.base.oidc_providers import is_sign_in_set_up
from discern_app.base.streamlit_internals import HEALTH, LONGEST_LINE, NEEDED, RESERVED, SETTINGS, STATIC
from discern_app.entrance.refused_socket import serve_page
from discern_app.entrance.sign_in import ask_to_sign_in
from discern_app.participant.rendering import lead_to, show

Caller = Literal["let in", "member", "closed", "signed out", "no access", "unknown"]
"""Who asks: somebody who leads, a member, who has plain pages of their own, and those who are told what to do: without
the secret's cookie, not signed in, signed in without access, or while the service can't say.
"""

Place = Literal["public", "inside", "page", "reserved"]
"""Streamlit's health and program files, its socket and the files that go with it, an address of a page, or what of
Streamlit no page needs.
"""


def find_place(path: str, *, is_socket: bool = False) -> Place:
    """What is at a path, which begins with a slash, without the app's base path. A socket is inside at every path."""
    if is_socket:
        return "inside"
    if path == HEALTH or path.startswith(STATIC):
        return "public"
    if path.startswith(NEEDED):
        return "inside"
    return "reserved" if path.startswith(RESERVED) else "page"


def may_reach(caller: Caller, place: Place) -> bool:
    """Whether a request reaches Streamlit."""
    return place == "public" or (caller == "let in" and place != "reserved")


async def find_caller(connection: HTTPConnection, place: Place) -> Caller:
    """Who asks for something at a place."""
    # Browsers send cookies with the sockets that other sites' pages open.
    if connection.scope["type"] == "websocket" and is_foreign(connection):
        return "closed"
    if is_sign_in_set_up():
        return await _find_signed_in_caller(connection)
    if connection.scope["type"] == "websocket":
        may = may_connect(connection)
    else:
        may = may_fetch(connection) if place == "inside" else may_see_pages(connection)
    return "let in" if may else "closed"


async def _find_signed_in_caller(connection: HTTPConnection) -> Caller:
    now = datetime.now(UTC)
    # A stranger costs no thread.
    if read_session(connection, now) is None:
        return "signed out"
    signed_in = await run_in_threadpool(find_signed_in, connection, now)
    if signed_in.state != "known":
        return signed_in.state
    return "let in" if signed_in.member is None else "member"


def name_of(connection: HTTPConnection) -> str:
    """What to call the person who has signed in; empty where nothing is known."""
    claims = read_cookie(connection.cookies, connection.headers.get("host", "")) or {}
    return str(claims.get("name") or claims.get("email") or "")


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
        # What is the same for everybody needs no look at who asks.
        caller: Caller = (
            "closed" if place in {"public", "reserved"} else await find_caller(HTTPConnection(scope), place)
        )
        if may_reach(caller, place):
            await self._let_in(place, scope, receive, send)
        else:
            await _refuse(caller, path, scope, receive, send)

    async def _let_in(self, place: Place, scope: Scope, receive: Receive, send: Send) -> None:
        # The socket sends the same head again, and a little more.
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
        elif place == "page" and scope["method"] == "GET":
            await serve_page(self._app, scope, receive, send)
        elif scope["type"] == "websocket":
            await self._app(_named(scope), receive, send)
        else:
            await self._app(scope, receive, _renewing(HTTPConnection(scope), send))

    def _is_own(self, scope: Scope) -> bool:
        # Also with a method that the route doesn't take: the address is the app's, and so is the refusal.
        return any(route.matches(scope)[0] is not Match.NONE for route in self._routes)


HOLDER = "discern-holder"
"""The header that tells Streamlit who opens a socket. A browser that names a session goes on with it if the holder is
the same, and gets a new one otherwise: see `server.trustedUserHeaders` in `.streamlit/config.toml`.
"""


def _renewing(connection: HTTPConnection, send: Send) -> Send:
    """Gives the browser new cookies with an answer, where its own are old."""
    cookies = [] if is_sign_in_set_up() else renew_cookies(connection, datetime.now(UTC))
    if not cookies:
        return send

    async def send_with_cookies(message: Message) -> None:
        if message["type"] == "http.response.start":
            message = {**message, "headers": [*message["headers"], *cookies]}
        await send(message)

    return send_with_cookies


def _named(scope: Scope) -> Scope:
    """A socket's request, with its holder in place of one that it names itself; none where nobody signs in."""
    headers = MutableHeaders(raw=list(scope["headers"]))
    del headers[HOLDER]
    claims = read_session(HTTPConnection(scope), datetime.now(UTC)) if is_sign_in_set_up() else None
    if claims is not None:
        headers[HOLDER] = json.dumps([claims.get("iss"), claims.get("sub")])
    return {**scope, "headers": headers.raw}


async def _refuse(caller: Caller, path: str, scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        # A handshake has to be read before it can be refused.
        await receive()
        await send({"type": "websocket.close", "code": POLICY})
    elif find_place(path) == "page" and scope["method"] in {"GET", "HEAD"}:
        await show_outside(Request(scope), caller)(scope, receive, send)
    # An open page asks for this once its socket was refused, and shows the text to the person before it.
    elif path == SETTINGS:
        await explain_access_over(Request(scope))(scope, receive, send)
    else:
        await PlainTextResponse("Forbidden", 403)(scope, receive, send)


MAX_LINE_BYTES = LONGEST_LINE - 200
"""Of the head of a page's request, with the line's end. The page's socket has up to 200 bytes more of cookies, the
secret's for `/_stcore` and Streamlit's own. Where that is too much, neither the browser nor the log says a word.
"""


def show_outside(request: Request, caller: Caller) -> Response:
    """The page that tells somebody how to get in."""
    with speaking(requested_language(request)):
        match caller:
            case "member":
                return lead_to("me")
            case "signed out":
                return ask_to_sign_in(request)
            case "no access":
                claims = read_cookie(request.cookies, request.headers.get("host", "")) or {}
                lack = find_lack(claims, load_settings().trusted_issuers)
                return show("no_access", {"name": name_of(request), "lack": lack}, 403)
            case "unknown":
                return show("not_asked", {}, 503)
            case _:
                return show("no_secret", {"days": COOKIE_LASTS_DAYS}, 403)


def show_too_long(request: Request, line_bytes: int) -> Response:
    """The page for a browser that sends so many cookies that its socket would be refused.

    ``line_bytes`` is the length of the longest line of the request's head.
    """
    with speaking(requested_language(request)):
        return show("too_long", {"line_bytes": line_bytes, "limit": MAX_LINE_BYTES}, 431)


def explain_access_over(request: Request) -> Response:
    """What Streamlit shows, from JSON, on an open page that can't connect again. For 403 it has advice of its own."""
    with speaking(requested_language(request)):
        text = say("access-over", by="sign-in" if is_sign_in_set_up() else "secret")
    return JSONResponse(text, 401, {"WWW-Authenticate": "Cookie", "Cache-Control": "no-store"})


def is_foreign(connection: HTTPConnection) -> bool:
    """Whether the page of another site opens a socket, as its `Origin` says.

    Streamlit refuses them too. But it looks up this machine's public address at a server elsewhere before it does, and
    everybody would wait for it.
    """
    origin, host = connection.headers.get("origin"), connection.headers.get("host", "")
    if origin is None or not st.get_option("server.enableCORS"):
        return False
    allowed = [str(allowed_origin) for allowed_origin in st.get_option("server.corsAllowedOrigins") or ()]
    try:
        name = urlsplit(origin).hostname
        own = [urlsplit(address).hostname for address in (f"//{host}", *allowed)]
    except ValueError:
        return True
    return name is None or not (name in (*own, st.get_option("browser.serverAddress")) or is_loopback_host(name))
