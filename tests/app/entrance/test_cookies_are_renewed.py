"""A browser that comes back within a month goes on being let in."""

import asyncio
from datetime import UTC, datetime, timedelta

import pytest
from starlette.responses import PlainTextResponse
from starlette.types import Message, Receive, Scope, Send

from discern_app.access import secret as access
from discern_app.access.secret import COOKIE_LASTS_DAYS, cookie_value, is_valid
from discern_app.entrance.door import Door

SECRET = "Wk4vX2pLr9TzK8wNd7HsBf3JyGc6Ua5Q"


@pytest.fixture(autouse=True)
def installation_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(access, "find_secret", lambda settings: SECRET)


def cookies_after(value: str) -> dict[str, str]:
    """The cookies that a browser is given with what a page fetches, by name and path."""
    sent: list[Message] = []

    async def streamlit(scope: Scope, receive: Receive, send: Send) -> None:
        await PlainTextResponse("{}")(scope, receive, send)

    async def receive() -> Message:
        return {"type": "http.request"}

    async def send(message: Message) -> None:
        sent.append(message)

    headers = [(b"host", b"localhost:8501"), (b"cookie", f"discern_access_8501={value}".encode())]
    scope = {"type": "http", "path": "/_stcore/host-config", "method": "GET", "query_string": b"", "headers": headers}
    asyncio.run(Door(streamlit)(scope, receive, send))
    given = [value.decode() for name, value in sent[0]["headers"] if name == b"set-cookie"]
    return {f"{each.partition('=')[0]} {each.partition('Path=')[2].partition(';')[0]}": each for each in given}


def aged(**age: float) -> str:
    return cookie_value(SECRET, datetime.now(UTC) - timedelta(**age))


def test_an_old_cookie_gives_way_to_new_ones() -> None:
    given = cookies_after(aged(days=COOKIE_LASTS_DAYS - 1))
    assert set(given) == {"discern_access_8501 /_stcore", "discern_access_8501 /media", "discern_door_8501 /"}
    value = given["discern_access_8501 /_stcore"].partition("=")[2].partition(";")[0]
    assert is_valid(value, SECRET, datetime.now(UTC) + timedelta(days=COOKIE_LASTS_DAYS - 1))
    assert all("HttpOnly" in each for each in given.values())


@pytest.mark.parametrize(
    "value",
    [
        pytest.param(aged(hours=1), id="a-new-one"),
        pytest.param(aged(days=COOKIE_LASTS_DAYS), id="one-that-is-over"),
        pytest.param(cookie_value(SECRET[::-1], datetime.now(UTC) - timedelta(days=2)), id="one-of-another-secret"),
        pytest.param("1764374400.00", id="a-made-up-one"),
    ],
)
def test_no_other_cookie_is_renewed(value: str) -> None:
    assert cookies_after(value) == {}
