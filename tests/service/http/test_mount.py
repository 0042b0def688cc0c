"""The app in front of the pages: the interface gets its paths, and everything else goes through."""

import asyncio
from typing import Any

import pytest

from discern.service import InterfaceFirst


def reached(scope: dict[str, Any]) -> tuple[str, str]:
    """Which of the two a scope reaches, and the root path it has there."""
    seen: list[tuple[str, str]] = []

    def note(name: str) -> Any:
        async def app(given: Any, _receive: Any, _send: Any) -> None:
            seen.append((name, given.get("root_path", "")))

        return app

    front = InterfaceFirst(note("pages"), note("interface"))

    async def nothing(*_: Any) -> Any:
        raise AssertionError

    asyncio.run(front(scope, nothing, nothing))
    [only] = seen
    return only


@pytest.mark.parametrize("path", ["/v1", "/v1/", "/v1/teams", "/v1/../v1/teams", "/v1/teams/\x00", "/v1/a\nb"])
def test_the_interface_gets_every_path_of_its_own(path: str) -> None:
    assert reached({"type": "http", "path": path, "root_path": ""}) == ("interface", "/v1")


@pytest.mark.parametrize(
    "scope",
    [
        pytest.param({"type": "lifespan"}, id="start-and-stop"),
        pytest.param({"type": "websocket", "path": "/v1/teams", "root_path": ""}, id="websocket"),
        pytest.param({"type": "http", "path": "/", "root_path": ""}, id="the-pages"),
        pytest.param({"type": "http", "path": "/v1x", "root_path": ""}, id="like-it"),
    ],
)
def test_everything_else_goes_to_the_pages(scope: dict[str, Any]) -> None:
    assert reached(scope)[0] == "pages"
