"""What stands before Streamlit: the interface, and compression of what Streamlit serves plain."""

from importlib.metadata import version
from importlib.resources import files

from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse
from starlette.routing import Match, Mount, Route
from starlette.types import ASGIApp, Receive, Scope, Send

from ui.gate import is_forwarding, is_loopback

DRAWING_SCRIPT = f"assets/plotly-{version('plotly')}.min.js"
"""Where Plotly's own script is, under the app's address; it draws charts as files. Streamlit's copy can't be asked."""


def drawing_script() -> Route:
    """The script that Plotly's package brings, for ever the same under its version."""
    path = str(files("plotly").joinpath("package_data", "plotly.min.js"))
    headers = {"Cache-Control": "public, max-age=31536000, immutable"}

    async def send(_: Request) -> FileResponse:
        return FileResponse(path, media_type="text/javascript", headers=headers)

    return Route(f"/{DRAWING_SCRIPT}", send)


class InterfaceFirst:
    """Hands every path of the interface to it, before Streamlit looks at the path.

    Streamlit would answer some itself, in plain text or with a page: those with `..` or a NUL in them, and `/v1` bare.
    """

    def __init__(self, app: ASGIApp, interface: Mount) -> None:
        self._pages = app
        self._interface = interface

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        match, child = self._interface.matches(scope)
        if match is Match.FULL:
            await self._interface.handle({**scope, **child}, receive, send)
        else:
            await self._pages(scope, receive, send)


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


def is_direct(scope: Scope) -> bool:
    """Whether a request comes from a browser on this machine, and through no proxy that says so."""
    peer = (scope.get("client") or ("",))[0]
    return is_loopback(peer) and not any(is_forwarding(name.decode("latin-1")) for name, _ in scope["headers"])
