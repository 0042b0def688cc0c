"""How many requests strangers may make, by a clock of the tests' own."""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime

import httpx
import pytest

from discern.client import Client
from discern.contract import operations
from discern.contract.models.assessments import NewJoinLink
from discern.contract.models.teams import NewTeam
from discern.service.routes.taker import JOINS
from discern_app.access.client_address import RequestLimits
from discern_app.participant import routes
from tests.app.participant.conftest import token_of
from tests.app.participant.test_take import answer, rows
from tests.support.plain_pages import Browser

ROOM = "203.0.113.8"
PEOPLE = 300
WITHIN_S = 600


@dataclass
class Clock:
    now: float = field(default_factory=lambda: datetime.now(UTC).timestamp())

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Iterator[Clock]:
    with monkeypatch.context() as patch:
        made = Clock()
        patch.setattr(time, "time", made)
        yield made


class Recording(RequestLimits):
    """Notes what one browser asks for: each link, and how it was answered."""

    def __init__(self) -> None:
        super().__init__()
        self.visits: list[tuple[str, int]] = []

    def note(self, token: str, status: int) -> None:
        self.visits.append((token, status))


@pytest.fixture
def way(browser: Browser, client: Client, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """All that one person asks for from the link by which a room joins to their own page, without a script, which takes
    most requests. The link is the first.
    """
    recording = Recording()
    monkeypatch.setattr(routes, "limits", recording)
    team = client.send(operations.CREATE_TEAM(NewTeam(name="Room")))
    link = token_of(client.send(operations.CREATE_JOIN_LINK(NewJoinLink(form="fixed"), team_id=team.id)).url)
    browser.open(link).press("Continue", name="Ada").press("Start", agreed="yes")
    while any(form.fields.get("do") == "answer" for form in browser.forms) and rows(browser):
        answer(browser)
    browser.open(browser.token, "/me")
    assert browser.page.status_code == 200
    assert len(recording.visits) > 4 * 24
    return recording.visits


def test_a_room_of_300_joins_and_answers_within_ten_minutes(way: list[tuple[str, int]], clock: Clock) -> None:
    """Behind one address. All open the link at once, and join as fast as the service lets them."""
    limits, link, began = RequestLimits(), way[0][0], clock.now
    visits = [(0.0, link, 200) for _ in range(PEOPLE)]
    for person in range(PEOPLE):
        joins = 60 * person / JOINS
        step = (WITHIN_S - joins) / len(way)
        visits += [
            (joins + step * number, token if token == link else f"{token} of {person}", status)
            for number, (token, status) in enumerate(way)
        ]
    refused = 0
    for second, token, status in sorted(visits):
        clock.now = began + second
        refused += limits.count(ROOM, token) > 0
        limits.note(token, status)
    assert max(visits)[0] < WITHIN_S
    assert refused == 0


def use_up(limits: RequestLimits, address: str) -> int:
    """Try wrong links until one is refused; the seconds to wait."""
    for number in range(10_000):
        if wait_s := limits.count(address, f"wrong-{number}"):
            return wait_s
        limits.note(f"wrong-{number}", 404)
    raise AssertionError("no limit")


def test_whoever_tries_links_waits_and_nobody_with_a_good_one_does(clock: Clock) -> None:
    limits = RequestLimits()
    limits.note("good", 200)
    assert 0 < use_up(limits, ROOM) <= 60
    assert limits.count(ROOM, "good") == 0
    assert limits.count("203.0.113.9", "first") == 0
    assert limits.count(ROOM, "first") > 0
    clock.now += 61
    assert limits.count(ROOM, "first") == 0


def test_a_link_that_has_ended_is_as_good_as_none(clock: Clock) -> None:
    limits = RequestLimits()
    limits.note("good", 200)
    limits.note("good", 404)
    use_up(limits, ROOM)
    assert limits.count(ROOM, "good") > 0


@pytest.mark.parametrize(
    ("one", "other", "together"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:203.0.113.8", "203.0.113.8", True),
        ("203.0.113.8", "203.0.113.9", False),
    ],
)
def test_addresses_count_by_network(clock: Clock, one: str, other: str, *, together: bool) -> None:
    limits = RequestLimits()
    use_up(limits, one)
    assert (limits.count(other) > 0) == together


class Full(RequestLimits):
    """Refuses everybody, and notes whom."""

    def __init__(self) -> None:
        super().__init__()
        self.addresses: list[str] = []

    def count(self, address: str, token: str = "") -> int:
        self.addresses.append(address)
        return 7


@pytest.mark.parametrize(
    ("ask", "shown"),
    [
        pytest.param(lambda http: http.get("/take?token=x"), "Wait 7", id="page"),
        pytest.param(lambda http: http.post("/me", data={"do": "mail-code", "token": "x"}), "Wait 7", id="form"),
        pytest.param(lambda http: http.get("/unsubscribe?token=x"), "Wait 7", id="unsubscribe"),
        pytest.param(lambda http: http.post("/take/answers", json={"token": "x"}), "busy", id="script"),
    ],
)
def test_a_refusal_says_how_long_to_wait(
    browser: Browser, monkeypatch: pytest.MonkeyPatch, ask: Callable[[httpx.Client], httpx.Response], shown: str
) -> None:
    """And counts the visitor's own address, which a trusted proxy adds."""
    full = Full()
    monkeypatch.setattr(routes, "limits", full)
    browser.http.headers["X-Forwarded-For"] = f"198.51.100.1, {ROOM}"
    refused = ask(browser.http)
    assert (refused.status_code, refused.headers["retry-after"], full.addresses) == (429, "7", [ROOM])
    assert shown in refused.text
    assert refused.headers["cache-control"] == "no-store"
