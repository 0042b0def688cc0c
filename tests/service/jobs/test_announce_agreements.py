"""The event `agreement.due`: once for each agreement that is open on its day, whatever happens meanwhile."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from typing import Any

import pytest

from discern.service.jobs.announce_agreements import AgreementWorker
from discern.service.storage.queues.outbox import emit
from tests.service.storage.test_outbox import events_of
from tests.support.databases import on_both
from tests.support.running import Running

pytestmark = on_both

DAYS = 3


@pytest.fixture
def key(running: Running) -> str:
    return running.key()


def agree(running: Running, key: str, days: int = DAYS) -> str:
    person = running.answer("POST", "/candidates", {"name": "Ada"}, key)["id"]
    until = (running.clock() + timedelta(days=days)).date().isoformat()
    made: str = running.answer("POST", "/agreements", {"candidate_ids": [person], "will": "x", "until": until}, key)[
        "id"
    ]
    return made


def answer(running: Running, key: str, agreement_id: str, outcome: str | None) -> None:
    running.answer("PUT", f"/agreements/{agreement_id}/outcome", {"outcome": outcome}, key)


def announce(running: Running) -> list[str]:
    """Let a worker look; the agreements that have been announced so far."""
    running.portal.call(AgreementWorker(running.service).drain)
    return announced(running)


def announced(running: Running) -> list[str]:
    return [data["agreement_id"] for type_, data in events_of(running) if type_ == "agreement.due"]


def test_an_agreement_is_announced_once_on_its_day_and_stays_as_it_is(running: Running, key: str) -> None:
    soon, later, answered = agree(running, key), agree(running, key, DAYS + 1), agree(running, key)
    answer(running, key, answered, "kept")
    before = running.answer("GET", "/agreements", key=key)
    running.clock.advance(days=DAYS, hours=-10)
    assert announce(running) == [], "the day before, in UTC"
    running.clock.advance(hours=1)
    assert announce(running) == [soon]
    assert announce(running) == [soon]
    answer(running, key, soon, "dropped")
    answer(running, key, soon, None)
    assert announce(running) == [soon]
    answer(running, key, answered, None)
    running.clock.advance(days=1)
    assert announce(running) == [soon, later, answered]
    answer(running, key, soon, None)
    after = running.answer("GET", "/agreements", key=key)
    assert [each | {"answered_at": None, "outcome": None} for each in before["data"]] == after["data"]


def test_on_another_day_it_is_announced_again(running: Running, key: str) -> None:
    made = agree(running, key)
    running.clock.advance(days=DAYS)
    assert announce(running) == [made]
    until = (running.clock.now + timedelta(days=3)).date().isoformat()
    running.answer("PUT", f"/agreements/{made}/until", {"until": until}, key=key)
    assert announce(running) == [made]
    running.clock.advance(days=3)
    assert announce(running) == [made, made]


def test_what_ends_while_it_announces_does_it_again_from_nothing(
    running: Running, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = [agree(running, key) for _ in range(3)]
    running.clock.advance(days=DAYS)
    emitted: list[str] = []

    def emit_one(*given: Any) -> str:
        if emitted:
            raise ConnectionError
        emitted.append(emit(*given))
        return emitted[0]

    with monkeypatch.context() as patched:
        patched.setattr("discern.service.storage.repositories.agreements.emit", emit_one)
        with pytest.raises(ConnectionError):
            announce(running)
    assert len(emitted) == 1
    assert announced(running) == []
    assert announce(running) == made


def test_two_workers_announce_each_once(start: Callable[..., Running]) -> None:
    both = start(), start()
    key = both[0].key()
    made = {agree(both[0], key) for _ in range(20)}
    for running in both:
        running.clock.now += timedelta(days=DAYS)
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(announce, both))
    found = announced(both[0])
    assert len(found) == len(made)
    assert set(found) == made
