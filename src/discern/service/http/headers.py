"""What a request's headers say."""

from starlette.types import Scope


def find_header(scope: Scope, wanted: bytes) -> str | None:
    """A header's first value. ``wanted`` is in small letters."""
    for name, value in scope["headers"]:
        if name == wanted:
            found: str = value.decode("latin-1")
            return found
    return None
