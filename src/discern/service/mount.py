"""Where the interface stands in a server: `/v1`, whatever comes after it."""

from typing import Any

from starlette._utils import get_route_path
from starlette.routing import Match, Mount
from starlette.types import ASGIApp, Scope

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
