"""Who may open the managers' pages while no sign-in is set up."""

import asyncio
import hmac
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.requests import HTTPConnection

from discern_app.access.secret import (
    Access,
    Gate,
    cookie_name,
    cookie_value,
    decide,
    may_connect,
    may_fetch,
    may_see_pages,
)
from tests.support.process_state import start_afresh

SECRET = "kR8vTq2LmXz5WbNc9YdJf4HsGp7UaEe1Ki3Oo6BtC0x"
LAPTOP = {"Host": "localhost:8501", "Origin": "http://localhost:8501"}
NOW = datetime(2026, 11, 22, 9, tzinfo=UTC)
VALUE = cookie_value(SECRET, NOW)
COOKIES = {"discern_access_8501": VALUE}
OTHER = {"discern_access_8501": cookie_value(SECRET[::-1], NOW)}
OLD = cookie_value(SECRET, NOW - timedelta(days=30))
TIMELESS = hmac.digest(SECRET.encode(), b"discern_access", "sha256").hex()
"""As Discern gave them out before they had a time."""


@pytest.mark.parametrize(
    ("cookies", "headers"),
    [
        pytest.param(COOKIES, LAPTOP, id="laptop"),
        pytest.param(COOKIES, {"host": "localhost:8501", "origin": "http://LOCALHOST:8501"}, id="letters-of-any-case"),
        pytest.param(COOKIES, {"Host": "[::1]:8501", "Origin": "http://[::1]:8501"}, id="ipv6"),
        pytest.param(COOKIES, {**LAPTOP, "X-Forwarded-For": "203.0.113.9"}, id="through-a-tunnel"),
        pytest.param({"discern_access": VALUE}, {"Host": "a.example", "Origin": "https://a.example"}, id="no-port"),
    ],
)
def test_a_browser_with_the_secret_gets_in(cookies: dict[str, str], headers: dict[str, str]) -> None:
    assert decide(SECRET, cookies, headers, NOW, open_access=False) == Access(holds_secret=True, is_open=False)


@pytest.mark.parametrize(
    ("cookies", "headers"),
    [
        pytest.param({}, LAPTOP, id="no-cookie"),
        pytest.param({}, {"Host": "localhost", "Origin": "http://localhost"}, id="forged-by-a-relay"),
        pytest.param({}, {**LAPTOP, "X-Forwarded-For": "127.0.0.1"}, id="forged-by-a-proxy"),
        pytest.param(OTHER, LAPTOP, id="of-another-secret"),
        pytest.param({"discern_access_8501": SECRET}, LAPTOP, id="the-secret-itself"),
        pytest.param({"discern_access_8501": ""}, LAPTOP, id="empty-cookie"),
        pytest.param({"discern_access_8501": "ñ€"}, LAPTOP, id="no-ascii"),
        pytest.param({"discern_access_8501": OLD}, LAPTOP, id="a-cookie-of-30-days-ago"),
        pytest.param(
            {"discern_access_8501": VALUE.partition(".")[0] + OLD[10:]}, LAPTOP, id="an-old-one-with-a-new-time"
        ),
        pytest.param({"discern_access_8501": TIMELESS}, LAPTOP, id="a-cookie-without-time"),
        pytest.param({"discern_access_8501": f".{TIMELESS}"}, LAPTOP, id="a-cookie-with-an-empty-time"),
        pytest.param({"discern_access_8501": f"{'9' * 40}.{TIMELESS}"}, LAPTOP, id="a-cookie-with-no-such-time"),
        pytest.param({"discern_access_8502": VALUE}, LAPTOP, id="another-port"),
        pytest.param({"discern_access": VALUE}, LAPTOP, id="a-cookie-without-port"),
        pytest.param(COOKIES, {}, id="no-headers"),
        pytest.param(COOKIES, {"Host": "localhost:8501"}, id="no-origin"),
        pytest.param(COOKIES, {"Origin": "http://localhost:8501"}, id="no-host"),
        pytest.param(COOKIES, {**LAPTOP, "Origin": ""}, id="empty-origin"),
        pytest.param(COOKIES, {**LAPTOP, "Origin": "null"}, id="origin-null"),
        pytest.param(COOKIES, {**LAPTOP, "Origin": "file://"}, id="origin-file"),
        pytest.param(COOKIES, {**LAPTOP, "Origin": "http://localhost:8502"}, id="a-page-on-another-port"),
        pytest.param(COOKIES, {**LAPTOP, "Origin": "http://localhost"}, id="a-page-on-no-port"),
        pytest.param(COOKIES, {**LAPTOP, "Origin": "http://127.0.0.1:8501"}, id="a-page-on-another-name"),
        pytest.param(COOKIES, {**LAPTOP, "Origin": "https://evil.example"}, id="a-page-elsewhere"),
        pytest.param(COOKIES, {**LAPTOP, "Origin": "http://[::1"}, id="broken-origin"),
        pytest.param(COOKIES, {"Host": "[::1", "Origin": "http://[::1"}, id="broken-host"),
        pytest.param(COOKIES, {"Host": "localhost:99999", "Origin": "http://localhost:99999"}, id="no-such-port"),
    ],
)
def test_everybody_else_stays_out(cookies: dict[str, str], headers: dict[str, str]) -> None:
    assert not decide(SECRET, cookies, headers, NOW, open_access=False).allowed


@pytest.mark.parametrize("cookies", [{}, {"discern_access_8501": ""}, COOKIES])
def test_without_a_secret_nobody_gets_in(cookies: dict[str, str]) -> None:
    assert not decide(None, cookies, LAPTOP, NOW, open_access=False).allowed


def test_open_access_lets_everybody_in_and_is_distinguished() -> None:
    for headers in ({}, LAPTOP, {"Host": "10.0.0.5:8501", "Origin": "https://discern.example.com"}):
        assert decide(SECRET, {}, headers, NOW, open_access=True) == Access(holds_secret=False, is_open=True)


@pytest.mark.parametrize("origin", ["http://localhost:3000", "http://127.0.0.1", "http://[::1]:3000"])
def test_open_access_does_not_let_pages_on_other_loopback_ports_in(origin: str) -> None:
    assert not decide(SECRET, {}, {**LAPTOP, "Origin": origin}, NOW, open_access=True).allowed


def test_installations_on_one_machine_have_cookies_of_their_own() -> None:
    names = [cookie_name(host) for host in ("localhost:8501", "localhost:8502", "localhost", "[::1]:8503", "[::1", "")]
    assert names[:4] == ["discern_access_8501", "discern_access_8502", "discern_access", "discern_access_8503"]
    assert names[4:] == ["discern_access", "discern_access"]


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Gate]:
    monkeypatch.setenv("DISCERN_DATABASE_URL", f"sqlite:///{tmp_path / 'discern.db'}")
    monkeypatch.setenv("DISCERN_ACCESS_SECRET", SECRET)
    start_afresh()
    yield Gate()
    start_afresh()


def visit(gate: Gate, query: str, path: str = "/open") -> httpx.Response:
    async def get() -> httpx.Response:
        transport = httpx.ASGITransport(Starlette(routes=gate.routes()))
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost:8501") as http:
            return await http.get(f"{path}?{query}")

    return asyncio.run(get())


def opened(answer: httpx.Response) -> bool:
    """Whether a browser got the cookie. Everybody is led on to an address without a secret."""
    assert (answer.status_code, answer.headers["location"]) == (303, "/")
    assert answer.headers["cache-control"] == "no-store"
    return "set-cookie" in answer.headers


def test_the_address_with_the_secret_gives_a_cookie_that_scripts_and_other_sites_cannot_use(gate: Gate) -> None:
    answer = visit(gate, f"secret={SECRET}")
    assert opened(answer)
    given = [each.lower().split("; ") for each in answer.headers.get_list("set-cookie")]
    kept = {each for _, *attributes in given for each in attributes if not each.startswith(("path", "samesite"))}
    assert kept == {"httponly", "max-age=2592000"}
    assert [attributes[2:] for _, *attributes in given] == [
        ["path=/_stcore", "samesite=strict"],
        ["path=/media", "samesite=strict"],
        ["path=/", "samesite=lax"],
    ]
    name, _, value = given[0][0].partition("=")
    assert given[1][0] == given[0][0]
    now = datetime.now(UTC)
    for later, opens in ((0, True), (29, True), (31, False)):
        access = decide(SECRET, {name: value}, LAPTOP, now + timedelta(days=later), open_access=False)
        assert access.allowed is opens
    assert SECRET not in str(answer.headers)


def asking(cookies: dict[str, str], **headers: str) -> HTTPConnection:
    """A request of a browser here with these cookies."""
    sent = {"host": "localhost:8501", "cookie": "; ".join(f"{name}={value}" for name, value in cookies.items())}
    encoded = [(name.encode(), value.encode()) for name, value in (sent | headers).items()]
    return HTTPConnection({"type": "http", "path": "/", "headers": encoded})


def test_the_cookie_of_every_address_opens_the_shell_and_nothing_else(gate: Gate) -> None:
    """Servers on other ports of the machine are sent it with every request."""
    door = {"discern_door_8501": cookie_value(SECRET, datetime.now(UTC), "discern_door")}
    value = door["discern_door_8501"]
    assert may_see_pages(asking(door))
    assert not may_see_pages(asking({"discern_door_8501": value[:-1]}))
    assert not may_see_pages(asking({"discern_access_8501": cookie_value(SECRET, datetime.now(UTC))}))
    assert not may_see_pages(asking({}))
    pretended = asking({"discern_access_8501": value}, origin="http://localhost:8501")
    assert not may_connect(pretended)
    assert not may_fetch(pretended)


@pytest.mark.parametrize(
    ("headers", "fetches", "connects"),
    [
        ({}, True, False),
        ({"origin": "http://localhost:8501"}, True, True),
        ({"origin": "http://localhost:3000"}, False, False),
        ({"origin": "null"}, False, False),
    ],
)
def test_a_page_s_files_are_fetched_without_an_origin_and_by_no_other_page(
    gate: Gate, headers: dict[str, str], *, fetches: bool, connects: bool
) -> None:
    request = asking({"discern_access_8501": cookie_value(SECRET, datetime.now(UTC))}, **headers)
    assert may_fetch(request) is fetches
    assert may_connect(request) is connects


@pytest.mark.parametrize("path", ["/open/", "/open//", "/open/people"])
def test_no_redirect_from_below_the_address_repeats_the_secret(gate: Gate, path: str) -> None:
    answer = visit(gate, f"secret={SECRET}", path)
    assert opened(answer)
    assert SECRET not in str(answer.headers)


@pytest.mark.parametrize("query", ["", "secret=", "secret=x", f"secret={SECRET[:-1]}", "secret=ñ", "code=", "x=1"])
def test_a_wrong_address_gives_none(gate: Gate, query: str) -> None:
    assert not opened(visit(gate, query))


def test_a_code_counts_once(gate: Gate) -> None:
    code = gate.make_code()
    assert not opened(visit(gate, f"secret={code}"))
    assert opened(visit(gate, f"code={code}"))
    assert not opened(visit(gate, f"code={code}"))


def test_nobody_is_let_in_by_a_secret_where_people_sign_in(gate: Gate, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("discern_app.access.secret.is_sign_in_set_up", lambda: True)
    assert not opened(visit(gate, f"secret={SECRET}"))
    assert not opened(visit(gate, f"code={gate.make_code()}"))
