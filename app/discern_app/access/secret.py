"""The secret of this installation: how a browser gets a cookie for it, and what that cookie opens.

While no sign-in is set up, the managers' pages are open to browsers that hold the secret. The start gives out an
address with it; following it, a browser gets a cookie, and an address without the secret. Where a host serves no such
address, people type the secret once, and their browser keeps a token in place of the cookie.

Why: docs/decisions/0003-the-secret-and-signing-in.md
"""

import hmac
import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from threading import Lock
from typing import Literal
from urllib.parse import urlsplit

import streamlit as st
from cachetools import TTLCache
from starlette.requests import HTTPConnection, Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from discern.installation_secret import find_secret
from discern_app.access.client_address import browser_address
from discern_app.base.embedded_service import load_settings, network_of
from discern_app.base.language import say
from discern_app.base.local_network import is_loopback_host
from discern_app.base.navigation import base_path
from discern_app.base.oidc_providers import is_sign_in_set_up
from discern_app.base.streamlit_internals import GUARDED
from discern_app.session_state import ACCESS_TOKEN, BROWSER_TOKEN, NEW_ACCESS_TOKEN

COOKIE = "discern_access"
DOOR = "discern_door"
"""The cookie that tells every address that this browser has the other one. It opens Streamlit's shell and no more."""

TOKEN = "discern_token"  # noqa: S105
"""What a browser keeps in place of a cookie."""

COOKIE_LASTS_DAYS = 30

RENEWED_AFTER = timedelta(days=1)
"""How old a cookie is that gives way to a new one, so that only a browser that stays away loses it."""

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
    # Another port is another origin, and may be a page of somebody else's.
    is_same = bool(host) and host.lower() == origin.lower()
    cookie = cookies.get(cookie_name(host), "")
    holds = secret is not None and is_same and is_valid(cookie, secret, now)
    # A proxy may change `Host`. A page from another port of this machine stays out in any case.
    return Access(holds_secret=holds, is_open=open_access and (is_same or not is_loopback_host(origin)))


def current_access() -> Access:
    """The decision for the browser at the other end of this session."""
    settings, secret = load_settings(), find_secret(load_settings())
    headers = st.context.headers.to_dict()
    cookies, now = st.context.cookies.to_dict(), datetime.now(UTC)
    access = decide(secret, cookies, headers, now, open_access=settings.open_access)
    holds_token = secret is not None and is_valid(ACCESS_TOKEN.get(), secret, now, TOKEN)
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
    cookie = connection.cookies.get(cookie_name(connection.headers.get("host", ""), DOOR), "")
    secret = find_secret(settings) if cookie else None
    return settings.open_access or (secret is not None and is_valid(cookie, secret, datetime.now(UTC), DOOR))


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
    # Not the secret itself: a stolen cookie ends by itself, and opens nothing that it wasn't made for.
    at = str(int(issued.timestamp()))
    return f"{at}.{hmac.digest(secret.encode(), f'{cookie} {at}'.encode(), 'sha256').hex()}"


def is_valid(value: str, secret: str, now: datetime, cookie: str = COOKIE) -> bool:
    """Whether a cookie was issued for the secret, and not too long ago: a browser may keep it for longer."""
    at = value.partition(".")[0]
    # A longer number is no time that Python knows.
    if not re.fullmatch(r"[0-9]{1,10}", at):
        return False
    issued = datetime.fromtimestamp(int(at), UTC)
    return is_equal(value, cookie_value(secret, issued, cookie)) and now - issued < timedelta(days=COOKIE_LASTS_DAYS)


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
        parameters = request.query_params
        # Servers log the query when the answer begins.
        request.scope["query_string"] = b""
        answer = RedirectResponse(f"{base_path()}/", status_code=303, headers={"Cache-Control": "no-store"})
        if secret is not None and (is_equal(parameters.get(SECRET, ""), secret) or self._use(parameters.get(CODE, ""))):
            _set_cookies(answer, request, secret, datetime.now(UTC))
        return answer

    def _use(self, code: str) -> bool:
        # A code that has been used is gone, so that an address seen over a shoulder opens nothing.
        match = next((issued for issued in self._codes if is_equal(code, issued)), None)
        self._codes.discard(match or "")
        return match is not None


def renew_cookies(connection: HTTPConnection, now: datetime) -> list[tuple[bytes, bytes]]:
    """The headers that give a browser new cookies; none unless it sends the one that opens pages, and that is old."""
    held = connection.cookies.get(cookie_name(connection.headers.get("host", "")), "")
    secret = find_secret(load_settings()) if held else None
    if secret is None or not is_valid(held, secret, now):
        return []
    if now - datetime.fromtimestamp(int(held.partition(".")[0]), UTC) < RENEWED_AFTER:
        return []
    answer = Response()
    _set_cookies(answer, connection, secret, now)
    return [(name, value) for name, value in answer.raw_headers if name == b"set-cookie"]


def _set_cookies(answer: Response, connection: HTTPConnection, secret: str, now: datetime) -> None:
    host = connection.headers.get("host", "")
    # Other servers on this machine don't get the cookie with every request, only the one for the shell.
    for path in GUARDED:
        below = f"{base_path()}{path}".removesuffix("/")
        _set_cookie(answer, cookie_name(host), cookie_value(secret, now), below, "strict")
    # Who follows a link from elsewhere, such as a mail, sends it too.
    _set_cookie(answer, cookie_name(host, DOOR), cookie_value(secret, now, DOOR), f"{base_path()}/", "lax")


def _set_cookie(answer: Response, name: str, value: str, path: str, same_site: Literal["lax", "strict"]) -> None:
    # Scripts never see it, not even ours.
    lasts = COOKIE_LASTS_DAYS * 24 * 3600
    answer.set_cookie(name, value, max_age=lasts, path=path, httponly=True, samesite=same_site)


def is_equal(value: str, expected: str) -> bool:
    # As bytes: of texts it takes ASCII alone, and anything may have been typed.
    return hmac.compare_digest(value.encode(), expected.encode())


MOST_WRONG = 10
"""How many wrong secrets may come from one address in an hour."""

_WRONG: TTLCache[str, int] = TTLCache(10_000, ttl=3600)
_LOCK = Lock()

_TOKEN_MEMORY = st.components.v2.component(
    "access_token",
    js="""
export default function ({ data, setStateValue }) {
  let token = data.keep ?? '';
  try {
    if (data.keep) localStorage.setItem('discern access', data.keep);
    token ||= localStorage.getItem('discern access') ?? '';
  } catch { /* Without storage, the token lasts as long as the page. */ }
  if (token !== data.known) setStateValue('token', token);
}
""",
)


def recall_token() -> str | None:
    """The token that this browser keeps, which may be empty; None until the browser has said."""
    data = {"keep": NEW_ACCESS_TOKEN.get(), "known": BROWSER_TOKEN.get().get("token")}
    token = _TOKEN_MEMORY(key=BROWSER_TOKEN.key, data=data, height=1, on_token_change=lambda: None).get("token")
    return token if isinstance(token, str) else None


def try_secret(typed: str, secret: str) -> str | None:
    """What is wrong with a secret that was typed. None where it is right: the browser is then given a token to keep."""
    place = network_of(browser_address())
    with _LOCK:
        # A right secret waits too: otherwise the answer would tell a guesser which one it was.
        if _WRONG.get(place, 0) >= MOST_WRONG:
            return say("access-secret-limit")
        if not is_equal(typed.strip(), secret):
            _WRONG[place] = _WRONG.get(place, 0) + 1
            return say("access-secret-wrong")
    NEW_ACCESS_TOKEN.set(cookie_value(secret, datetime.now(UTC), TOKEN))
    return None
