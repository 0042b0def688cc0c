"""What stands before Streamlit: security headers, and compression of what Streamlit serves plain."""

import re
from base64 import b64encode
from hashlib import sha256
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path

import streamlit
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from discern_app.base.request_origin import is_forwarding, is_loopback

DRAWING_SCRIPT = f"assets/plotly-{version('plotly')}.min.js"
"""Where Plotly's own script is, under the app's address; it draws charts as files. Streamlit's copy can't be asked."""


_served: set[str] = set()


def serves_drawing_script() -> bool:
    """Whether the script is there to be loaded: not where a host runs the app as a plain script."""
    return DRAWING_SCRIPT in _served


def drawing_script() -> Route:
    """The script that Plotly's package brings, for ever the same under its version."""
    _served.add(DRAWING_SCRIPT)
    path = str(files("plotly").joinpath("package_data", "plotly.min.js"))
    headers = {"Cache-Control": "public, max-age=31536000, immutable"}

    async def send(_: Request) -> FileResponse:
        return FileResponse(path, media_type="text/javascript", headers=headers)

    return Route(f"/{DRAWING_SCRIPT}", send)


class Compression:
    """Gzip for Streamlit's scripts, of which the one for charts alone is 4.7 MB; all else is small or compressed.

    A browser on this machine gets them plain: compressing takes longer than the wire it would save.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._plain = app
        self._compressed = GZipMiddleware(app, minimum_size=1000, compresslevel=5)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        helps = scope["type"] == "http" and scope["path"].startswith(("/static/", "/assets/")) and not is_direct(scope)
        await (self._compressed if helps else self._plain)(scope, receive, send)


INDEX = Path(streamlit.__file__).with_name("static") / "index.html"


def _own_scripts() -> list[str]:
    """The hashes of the scripts that stand in Streamlit's own page, by which they alone may run there."""
    scripts = re.findall(r"<script>(.*?)</script>", INDEX.read_text(encoding="utf-8"), flags=re.DOTALL)
    return [f"'sha256-{b64encode(sha256(script.encode()).digest()).decode()}'" for script in scripts]


POLICY = "; ".join(
    (
        "default-src 'self'",
        " ".join(("script-src 'self' blob:", *_own_scripts())),
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
"""What the pages may load. Streamlit puts styles on elements and runs a component's script from a blob."""

HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=()"),
)
"""What every answer but the interface's carries; that has its own."""


class Hardening:
    """Puts security headers on Streamlit's answers, and `Secure` on its cookies where the app is reached by https."""

    def __init__(self, app: ASGIApp, *, is_https: bool) -> None:
        self._app = app
        self._is_https = is_https

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        is_https = self._is_https or scope.get("scheme") == "https"

        async def send_hardened(message: Message) -> None:
            if message["type"] == "http.response.start":
                own = [_secure(name, value) if is_https else (name, value) for name, value in message["headers"]]
                named = {name.lower() for name, _ in own}
                message["headers"] = [*own, *(header for header in HEADERS if header[0] not in named)]
            await send(message)

        await self._app(scope, receive, send_hardened)


def _secure(name: bytes, value: bytes) -> tuple[bytes, bytes]:
    is_open = name.lower() == b"set-cookie" and b"; secure" not in value.lower()
    return (name, value + b"; Secure") if is_open else (name, value)


def is_direct(scope: Scope) -> bool:
    """Whether a request comes from a browser on this machine, and through no proxy that says so."""
    peer = (scope.get("client") or ("",))[0]
    return is_loopback(peer) and not any(is_forwarding(name.decode("latin-1")) for name, _ in scope["headers"])
