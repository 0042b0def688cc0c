"""Where the interface is in a server: `/v1` and everything below it, before all other routes."""

from starlette.types import ASGIApp, Receive, Scope, Send

from discern.service.http.asgi_scope import path_below_root

PREFIX = "/v1"


class InterfaceFirst:
    """Middleware that hands every path of the interface to it, before the server's own app looks at the path.

    Starlette's mount leaves paths with a line break to the server's other routes. Streamlit answers some itself, in
    plain text or with a page: those with `..` or a NUL in them, and a bare `/v1`.
    """

    def __init__(self, app: ASGIApp, interface: ASGIApp) -> None:
        self._others = app
        self._interface = interface

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and _is_below_prefix(path_below_root(scope)):
            root = scope.get("root_path", "") + PREFIX
            await self._interface({**scope, "root_path": root}, receive, send)
        else:
            await self._others(scope, receive, send)


def _is_below_prefix(path: str) -> bool:
    return path == PREFIX or path.startswith(f"{PREFIX}/")
