"""Where the interface stands in a server: at `/v1` and whatever comes after it, before all else."""

from typing import Any

from starlette._utils import get_route_path
from starlette.routing import Match, Mount
from starlette.types import ASGIApp, Receive, Scope, Send

PREFIX = "/v1"


class InterfaceMount(Mount):
    """Takes `/v1` and all that is under it, line breaks in paths too.

    Starlette's own mount leaves those to the server's other routes, which answer without the interface's headers.
    """

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        if scope["type"] != "http":
            return Match.NONE, {}
        path = get_route_path(scope)
        if not (path == self.path or path.startswith(f"{self.path}/")):
            return Match.NONE, {}
        root: str = scope.get("root_path", "")
        child: dict[str, Any] = {
            "path_params": scope.get("path_params", {}),
            "app_root_path": scope.get("app_root_path", root),
            "root_path": root + self.path,
            "endpoint": self.app,
        }
        return Match.FULL, child


def mount_interface(api: ASGIApp) -> Mount:
    return InterfaceMount(PREFIX, app=api)


class InterfaceFirst:
    """Hands every path of the interface to it, before the server's own app looks at the path.

    Streamlit would answer some itself, in plain text or with a page: those with `..` or a NUL in them, and `/v1` bare.
    And a request takes less time without the layers in between.
    """

    def __init__(self, app: ASGIApp, interface: Mount) -> None:
        self._others = app
        self._interface = interface

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        match, child = self._interface.matches(scope)
        if match is Match.FULL:
            await self._interface.handle({**scope, **child}, receive, send)
        else:
            await self._others(scope, receive, send)
