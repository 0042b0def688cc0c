"""Ten thousand events to a receiver that fails often, while workers are killed: none is lost, few come twice."""

import random
import threading
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.support.postgres import Postgres, free_port
from tests.support.processes import Kill, make_key, serve_and_work, serve_with_workers_apart
from tests.support.receivers import Answering, Received, Receiver, run_receiver

EVENTS = 10_000
IN_A_BATCH = 1_000
PEOPLE = 200
"""Who join them."""

KILLS = 10
SETTINGS = {
    "webhook_allow_http": "on",
    "webhook_allow_private": "on",
    "webhook_schedule": "0.5,1,2,2,2,2,2",
    "rate_limit": "1000000",
}

pytestmark = [pytest.mark.integration, pytest.mark.slow, pytest.mark.timeout(900)]


class Unreliable:
    """Fails 30% of the first and second attempts of an event, and never a third."""

    def __init__(self) -> None:
        self.attempts: Counter[str] = Counter()
        self.accepted: Counter[str] = Counter()
        self._lock = threading.Lock()

    def __call__(self, received: Received) -> Answering:
        with self._lock:
            self.attempts[received.id] += 1
            attempt = self.attempts[received.id]
            if attempt < 3 and random.Random(f"{received.id} {attempt}").random() < 0.3:
                return Answering(500)
            self.accepted[received.id] += 1
            return Answering()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with run_receiver() as receiver:
        yield receiver


def call(port: int, key: str, method: str, path: str, body: Any = None, **params: Any) -> Any:
    """The answer, however often the server has to be asked: it may just be starting again."""
    deadline = time.monotonic() + 120
    while True:
        try:
            response = httpx.request(
                method,
                f"http://127.0.0.1:{port}/v1{path}",
                json=body,
                params=params,
                headers={"Authorization": f"Bearer {key}"},
                timeout=60,
            )
            response.raise_for_status()
            return response.json()
        except (httpx.TransportError, httpx.HTTPStatusError):
            if time.monotonic() > deadline:
                raise
            time.sleep(0.1)


def change_teams(port: int, key: str) -> None:
    """Make teams of one person each: an event a team, written in the transaction of the change."""
    people = [{"external_id": str(number), "name": "One"} for number in range(PEOPLE)]
    call(port, key, "POST", "/sync", {"candidates": people})
    for batch in range(EVENTS // IN_A_BATCH):
        teams = [
            {"external_id": f"{batch} {number}", "name": "T", "members": [str(number % PEOPLE)]}
            for number in range(IN_A_BATCH)
        ]
        call(port, key, "POST", "/sync", {"teams": teams})


def read_feed(port: int, key: str) -> list[str]:
    ids: list[str] = []
    page: dict[str, Any] = {"has_more": True}
    while page["has_more"]:
        page = call(port, key, "GET", "/events", limit=200, **({"after": ids[-1]} if ids else {}))
        ids += [event["id"] for event in page["data"]]
    return ids


def await_arrivals(unreliable: Unreliable, count: int) -> None:
    deadline = time.monotonic() + 400
    while len(unreliable.accepted) < count:
        assert time.monotonic() < deadline, f"{len(unreliable.accepted)} of {count} arrived"
        time.sleep(0.05)


def run_through_kills(port: int, key: str, receiver: Receiver, kill: Kill) -> None:
    receiver.answer = unreliable = Unreliable()
    call(port, key, "POST", "/webhooks", {"url": receiver.url})
    changing = threading.Thread(target=change_teams, args=(port, key))
    changing.start()
    for number in range(KILLS):
        await_arrivals(unreliable, (number + 1) * EVENTS // (KILLS + 1))
        kill(number)
    changing.join()
    await_arrivals(unreliable, EVENTS)
    feed = read_feed(port, key)
    assert len(feed) == len(set(feed)) == EVENTS
    assert set(unreliable.accepted) == set(feed)
    twice = sum(count - 1 for count in unreliable.accepted.values())
    print(f"\n{EVENTS} events, {KILLS} kills: 0 lost, {twice} came twice, {sum(unreliable.attempts.values())} attempts")
    assert twice < EVENTS / 100


def test_on_sqlite_with_the_worker_in_the_service(tmp_path: Path, receiver: Receiver) -> None:
    url = f"sqlite:///{tmp_path / 'discern.db'}"
    key, port = make_key(url), free_port()
    with serve_and_work(url, port, **SETTINGS) as kill:
        run_through_kills(port, key, receiver, kill)


def test_on_postgres_with_two_workers_apart(postgres: Postgres, receiver: Receiver) -> None:
    url = postgres.new_database()
    key, port = make_key(url), free_port()
    with serve_with_workers_apart(url, port, **SETTINGS) as kill:
        run_through_kills(port, key, receiver, kill)
