"""Reading an ASGI scope."""

from starlette.types import Scope


def find_header(scope: Scope, wanted: bytes) -> str | None:
    """A header's first value. ``wanted`` is in lower case."""
    for name, value in scope["headers"]:
        if name == wanted:
            found: str = value.decode("latin-1")
            return found
    return None


def path_below_root(scope: Scope) -> str:
    """The path without the prefix that the app is mounted at."""
    path: str = scope["path"]
    root: str = scope.get("root_path", "")
    return path[len(root) :] if path == root or path.startswith(f"{root}/") else path
