"""Who may open the managers' pages while no sign-in is set up: browsers that hold this installation's secret.

The start gives out an address with the secret. Whoever follows it gets a cookie for it and an address without it. Where
a host serves no such address, people type the secret once, and their browser keeps a token for it.

Why: docs/decisions/0003-the-secret-and-signing-in.md
"""

import hmac
import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from typing import Literal
from urllib.parse import urlsplit

import streamlit as st
from starlette.requests import HTTPConnection, Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from discern_app.access.access_secret import find_secret
from discern_app.base.embedded_service import load_settings
from discern_app.base.oidc_providers import is_sign_in_set_up
from discern_app.base.request_origin import is_loopback_host

COOKIE = "discern_access"
DOOR = "discern_door"
"""The cookie that tells every address that this browser has the other one. It opens Streamlit's shell and no more."""

TOKEN = "discern_token"  # noqa: S105
"""Session key: what the browser keeps in place of a cookie. Nothing but the app's own script ever sends it."""

COOKIE_LASTS_DAYS = 30
GUARDED = ("_stcore", "media")
"""Below these paths Streamlit has its socket, and the files that pages show and take."""

OPEN = "open"
"""The path, and the names of its two parameters: the installation's secret, or a code that counts once."""
SECRET = "secret"  # noqa: S105
CODE = "code"


@dataclass(frozen=True, slots=True)
class Access:
    """``holds_secret``: the browser has followed the start's address. ``is_open``: the settings let everybody in."""

    holds_secret: bool
    is_open: bool

    @property
    def allowed(self) -> bool:
        return self.holds_secret or self.is_open


def decide(
    secret: str | None, cookies: Mapping[str, str], headers: Mapping[str, str], now: datetime, *, open_access: bool
) -> Access:
    """Whether the managers' pages open at this time for a connection with these cookies and headers.

    Browsers send a cookie to every port of a machine, and let pages from every port connect. So the `Origin` must be
    the address of the app itself.
    """
    lowered = {name.lower(): value for name, value in headers.items()}
    host, origin = lowered.get("host", ""), lowered.get("origin", "").partition("://")[2]
    is_same = bool(host) and host.lower() == origin.lower()
    given = cookies.get(cookie_name(host), "")
    holds = secret is not None and is_same and is_valid(given, secret, now)
    return Access(holds_secret=holds, is_open=open_access and (is_same or not is_loopback_host(origin)))


def current_access() -> Access:
    """The decision for the browser at the other end of this session."""
    settings, secret = load_settings(), find_secret(load_settings())
    headers = st.context.headers.to_dict()
    cookies, now = st.context.cookies.to_dict(), datetime.now(UTC)
    access = decide(secret, cookies, headers, now, open_access=settings.open_access)
    holds_token = secret is not None and is_valid(st.session_state.get(TOKEN, ""), secret, now, TOKEN)
    return replace(access, holds_secret=access.holds_secret or holds_token)


def may_connect(connection: HTTPConnection) -> bool:
    """Whether a browser may open the socket, while no sign-in is set up."""
    return _decide_for(connection).allowed


def may_fetch(connection: HTTPConnection) -> bool:
    """Whether it may send and fetch the files of pages. Browsers name no `Origin` when they fetch a page's own."""
    headers = {"origin": f"http://{connection.headers.get('host', '')}", **connection.headers}
    return _decide_for(connection, headers).allowed


def may_see_pages(connection: HTTPConnection) -> bool:
    """Whether it may load Streamlit's shell, which then connects. What it shows comes on the socket."""
    settings = load_settings()
    given = connection.cookies.get(cookie_name(connection.headers.get("host", ""), DOOR), "")
    secret = find_secret(settings) if given else None
    return settings.open_access or (secret is not None and is_valid(given, secret, datetime.now(UTC), DOOR))


def _decide_for(connection: HTTPConnection, headers: Mapping[str, str] | None = None) -> Access:
    settings = load_settings()
    # The secret is in a file, and who has no cookie shall cost little.
    has_cookie = cookie_name(connection.headers.get("host", "")) in connection.cookies
    secret = find_secret(settings) if has_cookie else None
    now = datetime.now(UTC)
    return decide(secret, connection.cookies, headers or connection.headers, now, open_access=settings.open_access)


def cookie_name(host: str, cookie: str = COOKIE) -> str:
    """The name for a `Host` header, with its port: installations on one machine share their cookies otherwise."""
    try:
        port = urlsplit(f"//{host}").port
    except ValueError:
        port = None
    return cookie if port is None else f"{cookie}_{port}"


def cookie_value(secret: str, issued: datetime, cookie: str = COOKIE) -> str:
    """What a cookie holds: when it was issued, in seconds, and proof of that and the secret."""
    at = str(int(issued.timestamp()))
    return f"{at}.{hmac.digest(secret.encode(), f'{cookie} {at}'.encode(), 'sha256').hex()}"


def is_valid(given: str, secret: str, now: datetime, cookie: str = COOKIE) -> bool:
    """Whether a cookie was issued for the secret, and not too long ago: a browser may keep it for longer."""
    at = given.partition(".")[0]
    if not re.fullmatch(r"[0-9]{1,10}", at):
        return False
    issued = datetime.fromtimestamp(int(at), UTC)
    return is_equal(given, cookie_value(secret, issued, cookie)) and now - issued < timedelta(days=COOKIE_LASTS_DAYS)


def base_path() -> str:
    """The path before all of the app's addresses, such as `/discern`; usually empty."""
    path = str(st.get_option("server.baseUrlPath") or "").strip("/")
    return f"/{path}" if path else ""


class Gate:
    """The address that gives a browser its cookie. Where people sign in it only leads to the app."""

    def __init__(self) -> None:
        self._codes: set[str] = set()

    def make_code(self) -> str:
        """A code that counts once in place of the secret, for an address that others may see."""
        code = secrets.token_urlsafe(32)
        self._codes.add(code)
        return code

    def routes(self) -> list[Route]:
        """For the address and what is below it: Streamlit would repeat the secret in a redirect from `/open/`."""
        address = f"{base_path()}/{OPEN}"
        return [Route(path, self._open, methods=["GET"]) for path in (address, f"{address}/{{rest:path}}")]

    async def _open(self, request: Request) -> RedirectResponse:
        secret = None if is_sign_in_set_up() else find_secret(load_settings())
        given = request.query_params
        # Servers log the query when the answer begins.
        request.scope["query_string"] = b""
        answer = RedirectResponse(f"{base_path()}/", status_code=303, headers={"Cache-Control": "no-store"})
        if secret is not None and (is_equal(given.get(SECRET, ""), secret) or self._use(given.get(CODE, ""))):
            now = datetime.now(UTC)
            host = request.headers.get("host", "")
            # Other servers on this machine don't get the cookie with every request, only the one for the shell.
            for path in GUARDED:
                _set_cookie(answer, cookie_name(host), cookie_value(secret, now), f"{base_path()}/{path}", "strict")
            # Who follows a link from elsewhere, such as a mail, sends it too.
            door = cookie_value(secret, now, DOOR)
            _set_cookie(answer, cookie_name(host, DOOR), door, f"{base_path()}/", "lax")
        return answer

    def _use(self, code: str) -> bool:
        found = next((each for each in self._codes if is_equal(code, each)), None)
        self._codes.discard(found or "")
        return found is not None


def _set_cookie(answer: Response, name: str, value: str, path: str, same_site: Literal["lax", "strict"]) -> None:
    lasts = COOKIE_LASTS_DAYS * 24 * 3600
    answer.set_cookie(name, value, max_age=lasts, path=path, httponly=True, samesite=same_site)


def is_equal(given: str, expected: str) -> bool:
    return hmac.compare_digest(given.encode(), expected.encode())
