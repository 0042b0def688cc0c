"""What is around Streamlit's server: security headers, and the script that draws charts as files."""

from collections.abc import Collection
from importlib.metadata import version
from importlib.resources import files

from starlette.requests import Request
from starlette.responses import FileResponse
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from discern_app.base.navigation import base_path
from discern_app.base.streamlit_internals import RESERVED, inline_script_sources

DRAWING_SCRIPT = f"assets/plotly-{version('plotly')}.min.js"
"""The address of Plotly's own script, under the app's. It draws charts as files; Streamlit's copy can't be called."""

_served: set[str] = set()


def serves_routes() -> bool:
    """Whether this process serves addresses of the app's own. Not where a host runs the app as a plain script."""
    return DRAWING_SCRIPT in _served


def drawing_script() -> Route:
    """The route of the script in Plotly's package, which never changes under its version."""
    _served.add(DRAWING_SCRIPT)
    path = str(files("plotly").joinpath("package_data", "plotly.min.js"))
    headers = {"Cache-Control": "public, max-age=31536000, immutable"}

    async def send(_: Request) -> FileResponse:
        return FileResponse(path, media_type="text/javascript", headers=headers)

    return Route(f"{base_path()}/{DRAWING_SCRIPT}", send)


def content_policy(*inline: str) -> str:
    """What an answer may load. Streamlit puts styles on elements and runs a component's script from a blob.

    Args:
        inline: the sources of the scripts inside a page.
    """
    return "; ".join(
        (
            "default-src 'self'",
            " ".join(("script-src 'self' blob:", *inline)),
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


def security_headers(*inline: str) -> list[tuple[bytes, bytes]]:
    """The headers of every answer except the interface's, which sets its own."""
    return [
        (b"content-security-policy", content_policy(*inline).encode()),
        (b"x-content-type-options", b"nosniff"),
        (b"x-frame-options", b"DENY"),
        (b"referrer-policy", b"no-referrer"),
        (b"cross-origin-opener-policy", b"same-origin"),
        (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=()"),
    ]


class SecurityHeaders:
    """Adds security headers to Streamlit's answers, and `Secure` to its cookies where the app is reached by https."""

    def __init__(self, app: ASGIApp, *, is_https: bool) -> None:
        self._app = app
        self._headers = security_headers()
        self._of_pages = security_headers(*inline_script_sources())
        self._is_https = is_https

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        is_https = self._is_https or scope.get("scheme") == "https"

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                own = [_secure(name, value) if is_https else (name, value) for name, value in message["headers"]]
                present = {name.lower(): value for name, value in own}
                # A browser that has the page already puts these headers in place of those that came with it.
                is_page = message["status"] == 304 or present.get(b"content-type", b"").startswith(b"text/html")
                is_page = is_page and not any(place in scope["path"] for place in RESERVED)
                ours = self._of_pages if is_page else self._headers
                message["headers"] = [*own, *(header for header in ours if header[0] not in present)]
            await send(message)

        await self._app(scope, receive, send_with_headers)


def _secure(name: bytes, value: bytes) -> tuple[bytes, bytes]:
    is_open = name.lower() == b"set-cookie" and b"; secure" not in value.lower()
    return (name, value + b"; Secure") if is_open else (name, value)


LINK_QUERY = "discern.link_query"
"""The key under which a plain page finds the query of its link, as bytes."""


class LinkAddresses:
    """Keeps the secrets of links from all but the pages that they open: no server logs or repeats them.

    The pages find the query in the scope. Programs that take a link along may write its path in other letters: `/Take`.

    Args:
        app: what answers.
        paths: the addresses of the pages that links lead to, such as `/me`.
    """

    def __init__(self, app: ASGIApp, *, paths: Collection[str]) -> None:
        self._app = app
        self._paths = {path.lower(): path for path in paths}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        page = self._paths.get(scope.get("path", "").rstrip("/").lower())
        if scope["type"] != "http" or page is None:
            await self._app(scope, receive, send)
            return
        query = scope["query_string"]
        # Servers log the query when the answer begins.
        scope["query_string"] = b""
        await self._app({**scope, "path": page, LINK_QUERY: query}, receive, send)
