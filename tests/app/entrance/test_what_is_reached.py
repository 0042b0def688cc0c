"""What of Streamlit a request may reach, as a rule."""

import asyncio
from typing import get_args

import pytest
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.routing import Route
from starlette.types import Message

from discern_app.entrance import door
from discern_app.entrance.door import Caller, Door, find_place, is_foreign, may_reach

CALLERS: set[Caller] = set(get_args(Caller))
EVERYBODY = CALLERS
LET_IN: set[Caller] = {"let in"}


@pytest.mark.parametrize(
    ("path", "who"),
    [
        ("/_stcore/health", EVERYBODY),
        ("/static/js/index.js", EVERYBODY),
        ("/favicon.png", EVERYBODY),
        ("/_stcore/stream", LET_IN),
        ("/_stcore/upload_file/session/file", LET_IN),
        ("/_stcore/host-config", LET_IN),
        ("/_stcore/bidi-components/discern.take/index.js", LET_IN),
        ("/_stcore/health/../stream", set()),
        ("/_stcore/metrics", set()),
        ("/_stcore/of-the-next-release", set()),
        ("/_stcore/script-health-check", set()),
        ("/_stcore/agent/mcp", set()),
        ("/_stcore/", set()),
        ("/media/1f2e.pdf", LET_IN),
        ("/component/a.b/index.html", LET_IN),
        ("/", LET_IN),
        ("", LET_IN),
        ("/people", LET_IN),
        ("/people/me", LET_IN),
        ("/take/elsewhere", LET_IN),
        ("/auth/login", LET_IN),
        ("//_stcore/stream", LET_IN),
    ],
)
def test_who_reaches_what(path: str, who: set[Caller]) -> None:
    assert {caller for caller in CALLERS if may_reach(caller, find_place(path))} == who


@pytest.mark.parametrize("path", ["/_stcore/stream", "/_stcore/health", "/static/js/index.js", "/"])
def test_a_socket_is_for_those_who_are_let_in_at_every_path(path: str) -> None:
    assert {caller for caller in CALLERS if may_reach(caller, find_place(path, is_socket=True))} == LET_IN


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/team/own", 200),
        ("/team/_stcore/health", 200),
        ("/team/media/a", 403),
        ("/team/people", 403),
        ("/people", 403),
    ],
)
def test_the_door_knows_the_path_that_the_app_is_under(monkeypatch: pytest.MonkeyPatch, path: str, status: int) -> None:
    """And the app's own addresses, which answer everybody."""
    monkeypatch.setattr(door, "base_path", lambda: "/team")
    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    async def receive() -> Message:
        return {"type": "http.request"}

    app = PlainTextResponse("Streamlit")
    guarded = Door(app, routes=[Route("/team/own", lambda _: app)])
    scope = {"type": "http", "path": path, "method": "GET", "headers": [], "query_string": b"", "root_path": ""}
    asyncio.run(guarded(scope, receive, send))
    assert sent[0]["status"] == status


@pytest.mark.parametrize(
    ("origin", "host", "foreign"),
    [
        ("https://team.example", "team.example", False),
        ("https://team.example:8501", "team.example", False),
        ("http://localhost:9", "team.example", False),
        (None, "team.example", False),
        ("http://evil.example", "team.example", True),
        ("null", "team.example", True),
        ("http://[", "team.example", True),
        ("null", None, True),
        ("http://evil.example", None, True),
        ("", None, True),
    ],
)
def test_a_foreign_origin_has_no_socket_whoever_asks(origin: str | None, host: str | None, *, foreign: bool) -> None:
    """Streamlit would look up the machine's address at a server elsewhere, and block everybody meanwhile."""
    named = {"origin": origin, "host": host}
    headers = [(name.encode(), value.encode()) for name, value in named.items() if value is not None]
    assert is_foreign(HTTPConnection({"type": "websocket", "headers": headers})) == foreign
