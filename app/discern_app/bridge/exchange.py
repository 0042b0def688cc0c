"""The bridge to participants' plain pages where a host serves no routes: a component asks for them, and they are
answered in this process.
"""

import atexit
import json
import logging
from base64 import b64encode
from collections.abc import Mapping
from contextlib import ExitStack
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from html import escape
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

import httpx
import streamlit as st
from anyio.from_thread import BlockingPortal, start_blocking_portal
from pydantic import BaseModel, Field, ValidationError
from starlette.applications import Starlette
from starlette.middleware import Middleware

from discern_app.access.client_address import browser_address
from discern_app.access.secret import cookie_name
from discern_app.access.signed_in import SIGNED_IN, seal_claims
from discern_app.access.viewer import read_claims_here
from discern_app.base.branding import plain_css, read_branding
from discern_app.base.current_service import taker_service
from discern_app.base.http_middleware import LinkAddresses
from discern_app.base.navigation import LINKED, base_path
from discern_app.base.oidc_providers import is_sign_in_set_up
from discern_app.base.streamlit_internals import SIGN_OUT
from discern_app.participant.rendering import FILES
from discern_app.participant.routes import page_paths, participant_routes
from discern_app.participant.visit import COOKIE_PREFIX
from discern_app.session_state import BRIDGE, BRIDGE_ANSWER

# It writes the address of each request, with the secret of a link.
logging.getLogger("httpx").setLevel(logging.WARNING)

ADDRESS = rf"^({'|'.join(LINKED)}|take/answers)(\?[!-~]*)?$"
"""What a browser may ask for: a page with its query, or where the questions' script sends answers."""


class Asked(BaseModel):
    """What a browser asks for. Its ``number`` comes back with the answer, and its ``cookies`` are those of the pages,
    which it keeps itself.
    """

    number: int
    method: Literal["GET", "POST"] = "GET"
    address: Annotated[str, Field(pattern=ADDRESS, max_length=4_000)]
    kind: Literal["application/x-www-form-urlencoded", "application/json"] = "application/x-www-form-urlencoded"
    body: Annotated[str, Field(max_length=64_000)] = ""
    # None but these: who has signed in isn't for the browser to say.
    cookies: dict[
        Annotated[str, Field(pattern=rf"^{COOKIE_PREFIX}\w+$")], Annotated[str, Field(pattern=r"^[\w=-]+$")]
    ] = {}


@dataclass(frozen=True, slots=True)
class Visitor:
    """Who asks: their ``address``, which limits count; the ``origin`` of the page in their browser; the ``languages``
    that they read, as a header has them; and the name and value of the cookie of who has signed in.
    """

    address: str
    origin: str
    languages: str = ""
    signed_in: tuple[str, str] | None = None


def answer(request: Asked, visitor: Visitor) -> dict[str, Any]:
    """What the pages answer, for the component's script: after redirects, `html`, `json` or a `file` with its `status`;
    the `cookies` to keep, and the `address` to show; or that it `leaves` these pages for the app's first.
    """
    return _portal().call(_answer_in_loop, request, visitor)


async def _answer_in_loop(request: Asked, visitor: Visitor) -> dict[str, Any]:
    cookies = request.cookies | dict([visitor.signed_in] if visitor.signed_in else [])
    headers = {"Origin": visitor.origin, "Accept-Language": visitor.languages, "Content-Type": request.kind}
    home = httpx.URL(f"{visitor.origin}{base_path()}/")
    # The pages count by this address, as if the browser had called them itself.
    transport = httpx.ASGITransport(_pages(), client=(visitor.address, 0))
    changed_cookies: dict[str, str | None] = {}
    # The pages have timeouts of their own.
    async with httpx.AsyncClient(transport=transport, cookies=cookies, headers=headers, timeout=None) as client:  # noqa: S113
        response = await client.request(request.method, home.join(request.address), content=request.body or None)
        changed_cookies |= _cookies_of(response)
        # Redirects between plain pages are followed here, since the browser sees no addresses of ours.
        while response.next_request is not None and response.next_request.url.path in page_paths():
            response = await client.send(response.next_request)
            changed_cookies |= _cookies_of(response)
    is_page = response.request.method == "GET"
    return {
        "number": request.number,
        "status": response.status_code,
        "cookies": changed_cookies,
        "address": str(response.url).removeprefix(str(home)) if is_page else None,
        **_content(response),
    }


def _content(response: httpx.Response) -> Mapping[str, Any]:
    if response.next_request is not None:
        return {"leaves": True}
    kind = response.headers.get("content-type", "")
    if disposition := response.headers.get("content-disposition"):
        name = disposition.partition('filename="')[2].rstrip('"')
        return {"file": {"name": name, "type": kind, "content": b64encode(response.content).decode()}}
    if kind.startswith("application/json"):
        return {"json": response.json(), "retryAfter": response.headers.get("retry-after")}
    return {"html": response.text if kind.startswith("text/html") else f"<p>{escape(response.text)}</p>"}


def _cookies_of(response: httpx.Response) -> dict[str, str | None]:
    """The cookies that an answer sets, and None for those that it takes away."""
    jar = SimpleCookie()
    for line in response.headers.get_list("set-cookie"):
        jar.load(line)
    return {name: None if cookie["max-age"] == "0" else cookie.value for name, cookie in jar.items()}


@cache
def _pages() -> Starlette:
    return Starlette(routes=participant_routes(), middleware=[Middleware(LinkAddresses, paths=page_paths())])


@cache
def _portal() -> BlockingPortal:
    """The way onto one event loop for all requests: waiting for turns belongs to one."""
    ends = ExitStack()
    atexit.register(ends.close)
    return ends.enter_context(start_blocking_portal())


ASSETS = Path(__file__).parent / "assets"


def _read_files(*paths: Path) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


_BRIDGE = st.components.v2.component(
    "bridge",
    html='<div class="page" tabindex="-1"></div>',
    css=_read_files(FILES["page.css"], FILES["own.css"], ASSETS / "bridge.css"),
    js=f"const PAGES = {json.dumps(LINKED)}, SIGN_OUT = {json.dumps(SIGN_OUT)};\n"
    + _read_files(FILES["questions.js"], FILES["page.js"], ASSETS / "bridge.js"),
)


@st.fragment
def show_pages() -> None:
    colour = read_branding(taker_service().takers).colour
    data = {"answer": BRIDGE_ANSWER.get(), "css": "" if colour is None else plain_css(colour)}
    _BRIDGE(key=BRIDGE.key, data=data, on_asked_change=_keep_answer)


def _keep_answer() -> None:
    try:
        request = Asked.model_validate(BRIDGE.get().get("asked"))
    except ValidationError:
        return
    BRIDGE_ANSWER.set(answer(request, _visitor()))


def _visitor() -> Visitor:
    scheme = urlsplit(st.context.url or "").scheme or "http"
    host = st.context.headers.get("Host") or ""
    languages = st.context.headers.get("Accept-Language") or ""
    return Visitor(browser_address(), f"{scheme}://{host}", languages, _signed_in(host))


def _signed_in(host: str) -> tuple[str, str] | None:
    """The cookie by which the plain pages know who has signed in with Streamlit. It doesn't go to the browser."""
    claims = read_claims_here() if is_sign_in_set_up() else None
    if claims is None:
        return None
    # The time of the sign-in: by that of now, a session would begin anew with each answer.
    at = datetime.fromtimestamp(claims["iat"], UTC) if isinstance(claims.get("iat"), int | float) else datetime.now(UTC)
    return cookie_name(host, SIGNED_IN), seal_claims(claims, at)
