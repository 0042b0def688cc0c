"""What is around Streamlit's server: security headers, and the script that draws charts as files."""

import json
from base64 import b64encode
from collections.abc import Callable, Collection, Mapping, Sequence
from importlib.metadata import version
from importlib.resources import files
from urllib.parse import parse_qs

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import FileResponse
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from discern_app.base.request_origin import is_forwarding, is_loopback
from discern_app.base.streamlit_internals import (
    SETTINGS,
    address_script_hash,
    chart_scripts,
    inline_script_hashes,
    with_own_head,
)

DRAWING_SCRIPT = f"assets/plotly-{version('plotly')}.min.js"
"""The address of Plotly's own script, under the app's. It draws charts as files; Streamlit's copy can't be called."""

OF_A_BODY = {b"content-length", b"etag", b"last-modified"}
"""The headers that say something of the body that they come with."""

_served: set[str] = set()


def serves_drawing_script() -> bool:
    """Whether this process serves the script. Not where a host runs the app as a plain script."""
    return DRAWING_SCRIPT in _served


def drawing_script() -> Route:
    """The route of the script in Plotly's package, which never changes under its version."""
    _served.add(DRAWING_SCRIPT)
    path = str(files("plotly").joinpath("package_data", "plotly.min.js"))
    headers = {"Cache-Control": "public, max-age=31536000, immutable"}

    async def send(_: Request) -> FileResponse:
        return FileResponse(path, media_type="text/javascript", headers=headers)

    return Route(f"/{DRAWING_SCRIPT}", send)


def content_policy() -> str:
    """What the pages may load. Streamlit puts styles on elements and runs a component's script from a blob.

    Raises `StreamlitChangedError`.
    """
    return "; ".join(
        (
            "default-src 'self'",
            " ".join(("script-src 'self' blob:", *inline_script_hashes(), address_script_hash())),
            "style-src 'self' 'unsafe-inline'",
            "img-src 'self' data: blob:",
            "font-src 'self' data:",
            "media-src 'self' blob:",
            "worker-src 'self' blob:",
            "object-src 'none'",
            "base-uri 'self'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    )


def security_headers() -> list[tuple[bytes, bytes]]:
    """The headers of every answer except the interface's, which sets its own. Raises `StreamlitChangedError`."""
    return [
        (b"content-security-policy", content_policy().encode()),
        (b"x-content-type-options", b"nosniff"),
        (b"x-frame-options", b"DENY"),
        (b"referrer-policy", b"no-referrer"),
        (b"cross-origin-opener-policy", b"same-origin"),
        (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=()"),
    ]


class SecurityHeaders:
    """Adds security headers to Streamlit's answers, and `Secure` to its cookies where the app is reached by https."""

    def __init__(self, app: ASGIApp, *, headers: Sequence[tuple[bytes, bytes]], is_https: bool) -> None:
        self._app = app
        self._headers = headers
        self._is_https = is_https

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        is_https = self._is_https or scope.get("scheme") == "https"

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                own = [_secure(name, value) if is_https else (name, value) for name, value in message["headers"]]
                present = {name.lower() for name, _ in own}
                message["headers"] = [*own, *(header for header in self._headers if header[0] not in present)]
            await send(message)

        await self._app(scope, receive, send_with_headers)


def _secure(name: bytes, value: bytes) -> tuple[bytes, bytes]:
    is_open = name.lower() == b"set-cookie" and b"; secure" not in value.lower()
    return (name, value + b"; Secure") if is_open else (name, value)


class NoHostPage:
    """Tells Streamlit's pages to take messages from no other page. Put it behind what checks who may ask.

    No page can have one of ours in a frame, see `content_policy`. Without this, each page listens to the messages that
    Streamlit sends to the page around it, which is then the page itself, and compares the origin of each with a list,
    several times a run.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_asked = scope["type"] == "http" and scope["path"].endswith(SETTINGS)
        await self._app(scope, receive, _change_body(send, b"application/json", _without_origins) if is_asked else send)


class OwnHead:
    """Gives Streamlit's page its title and icon, which it has itself only after the first run, and the app's address.

    What answers is asked for a plain page, since a compressed one can't be changed.
    """

    def __init__(self, app: ASGIApp, *, title: str, icon: bytes) -> None:
        self._app = app
        self._title = title
        # Within the page: it needs no request, and no address that holds under any base path.
        self._icon = f"data:image/svg+xml;base64,{b64encode(icon).decode()}"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_read = scope["type"] == "http" and scope["method"] == "GET"
        if is_read and "text/html" in Headers(scope=scope).get("accept", ""):
            plain = MutableHeaders(raw=[*scope["headers"]])
            del plain["accept-encoding"]
            scope, send = {**scope, "headers": plain.raw}, _change_body(send, b"text/html", self._name)
        await self._app(scope, receive, send)

    def _name(self, page: bytes) -> bytes:
        return with_own_head(page, self._title, self._icon)


def _change_body(send: Send, media_type: bytes, change: Callable[[bytes], bytes]) -> Send:
    """A ``send`` that changes the bodies of answers of a media type that succeed. What they had been is then in no
    cache: a changed one has no `ETag`.
    """
    start: Message | None = None
    body = b""

    async def send_changed(message: Message) -> None:
        nonlocal start, body
        if message["type"] == "http.response.start":
            is_it = any(
                name.lower() == b"content-type" and value.startswith(media_type) for name, value in message["headers"]
            )
            if message["status"] == 200 and is_it:
                start = message
                return
        elif start is not None:
            body += message.get("body", b"")
            if message.get("more_body"):
                return
            changed = change(body)
            if changed != body:
                kept = [header for header in start["headers"] if header[0].lower() not in OF_A_BODY]
                start = {**start, "headers": [*kept, (b"content-length", str(len(changed)).encode())]}
            await send(start)
            message = {"type": "http.response.body", "body": changed}
        await send(message)

    return send_changed


def _without_origins(settings: bytes) -> bytes:
    """Streamlit's settings for pages in a frame, without the origins whose messages they take."""
    try:
        known = json.loads(settings)
    except ValueError:
        return settings
    return json.dumps({**known, "allowedOrigins": []}).encode() if isinstance(known, dict) else settings


class EarlyCharts:
    """Lets browsers load the scripts that draw charts while a page with charts starts, and not when one is drawn.

    Args:
        app: what answers.
        objects: by path, the parameter of an address that shows charts, such as `team` of `/teams`.
    """

    def __init__(self, app: ASGIApp, *, objects: Mapping[str, str]) -> None:
        self._app = app
        self._objects = objects
        # Relative to the page, as Streamlit's own links are, so that it holds under any base path.
        links = [f"<./{script}>; rel=modulepreload; crossorigin" for script in chart_scripts()]
        self._link = ", ".join(links).encode() if links else None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        link = self._link
        if scope["type"] != "http" or link is None or not self._shows_charts(scope):
            await self._app(scope, receive, send)
            return

        async def send_with_link(message: Message) -> None:
            if message["type"] == "http.response.start" and message["status"] == 200:
                message["headers"] = [*message["headers"], (b"link", link)]
            await send(message)

        await self._app(scope, receive, send_with_link)

    def _shows_charts(self, scope: Scope) -> bool:
        named = self._objects.get(scope["path"].rpartition("/")[2])
        return named is not None and named in parse_qs(scope["query_string"].decode("latin-1"))


LINK_QUERY = "discern.link_query"
"""The key under which a plain page finds the query of its link, as bytes."""


class LinkAddresses:
    """Keeps the secrets of links from all but the pages that they open: no server logs or repeats them.

    The pages find the query in the scope.

    Args:
        app: what answers.
        paths: the addresses of the pages that links lead to, such as `/me`.
    """

    def __init__(self, app: ASGIApp, *, paths: Collection[str]) -> None:
        self._app = app
        self._paths = frozenset(paths)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        page = scope.get("path", "").rstrip("/")
        if scope["type"] != "http" or page not in self._paths:
            await self._app(scope, receive, send)
            return
        query = scope["query_string"]
        # Servers log the query when the answer begins.
        scope["query_string"] = b""
        await self._app({**scope, "path": page, LINK_QUERY: query}, receive, send)


def is_direct(scope: Scope) -> bool:
    """Whether a request comes from a browser on this machine, and through no proxy that says so."""
    peer = (scope.get("client") or ("",))[0]
    return is_loopback(peer) and not any(is_forwarding(name.decode("latin-1")) for name, _ in scope["headers"])
