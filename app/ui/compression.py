"""Compression of what Streamlit serves plain: its scripts, of which the one for charts alone is 4.7 MB."""

from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send


class Compression:
    """Gzip for `/static`; everything else is small or compressed already."""

    def __init__(self, app: ASGIApp) -> None:
        self._plain = app
        self._compressed = GZipMiddleware(app, minimum_size=1000, compresslevel=5)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_static = scope["type"] == "http" and scope["path"].startswith("/static/")
        await (self._compressed if is_static else self._plain)(scope, receive, send)
