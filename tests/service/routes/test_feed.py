"""The feed: every event once, in order of commit, also with concurrent writers and late commits."""

import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from sqlalchemy import Connection, create_engine

from discern.service.jobs.retention import run_retention
from discern.service.storage.engine.database import read_url
from discern.service.storage.queues.outbox import emit
from tests.support.databases import on_both, on_postgres
from tests.support.running import Running

pytestmark = on_both

WRITERS = 4


@pytest.fixture
def key(running: Running) -> str:
    return running.key("admin")


def account_of(running: Running, key: str) -> str:
    account: str = running.answer("GET", "/account", key=key)["id"]
    return account


def emit_event(running: Running, account: str, number: int = 0, type_: Any = "team.updated") -> str:
    return running.service.database.write_now(
        lambda connection: emit(connection, account, type_, {"team_id": f"team_{number}"}, running.clock())
    )


def read(running: Running, key: str, after: str | None = None, **query: Any) -> list[str]:
    given = {} if after is None else {"after": after}
    return [event["id"] for event in running.answer("GET", "/events", key=key, **given, **query)["data"]]


@pytest.mark.parametrize("each", [pytest.param(60, id="short"), pytest.param(1500, id="long", marks=pytest.mark.slow)])
@pytest.mark.timeout(300)
def test_a_slow_reader_beside_four_writers_misses_none_and_sees_none_twice(
    running: Running, key: str, each: int
) -> None:
    account = account_of(running, key)
    reader_key = running.key("events:read")
    written: list[list[str]] = [[] for _ in range(WRITERS)]

    def write(writer: int) -> None:
        for number in range(each):
            written[writer].append(emit_event(running, account, number))

    seen: list[str] = []
    with ThreadPoolExecutor(WRITERS) as pool:
        writers = [pool.submit(write, writer) for writer in range(WRITERS)]
        while True:
            are_done = all(writer.done() for writer in writers)
            some = read(running, reader_key, seen[-1] if seen else None, limit=7)
            seen += some
            running.clock.advance(seconds=0.1)
            if are_done and not some:
                break
    assert sorted(seen) == sorted(event_id for one in written for event_id in one)
    for one in written:
        places = {event_id: place for place, event_id in enumerate(seen)}
        assert [places[event_id] for event_id in one] == sorted(places[event_id] for event_id in one)


@on_postgres
def test_one_that_commits_late_comes_late_and_is_not_passed_over(running: Running, database_url: str, key: str) -> None:
    account = account_of(running, key)
    engine = create_engine(read_url(database_url))
    with engine.connect() as late:
        emitted = emit(late, account, "team.updated", {"team_id": "late"}, running.clock())
        first = emit_event(running, account, 1)
        assert read(running, key) == [first]
        late.commit()
    last = emit_event(running, account, 2)
    assert read(running, key, first) == [emitted, last]
    assert read(running, key) == [first, emitted, last]
    engine.dispose()


def test_what_is_rolled_back_never_happened(running: Running, key: str) -> None:
    account = account_of(running, key)

    def fail(connection: Connection) -> None:
        emit(connection, account, "team.updated", {"team_id": "none"}, running.clock())
        raise ValueError("no")

    with pytest.raises(ValueError, match="no"):
        running.service.database.write_now(fail)
    assert read(running, key) == []


def test_readers_at_the_same_time_see_the_same(running: Running, key: str) -> None:
    account = account_of(running, key)
    ids = {emit_event(running, account, number) for number in range(30)}
    barrier = threading.Barrier(4)

    def look(_: int) -> list[str]:
        barrier.wait(10)
        return read(running, key)

    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(look, range(4)))
    assert set(found[0]) == ids
    assert len(found[0]) == 30
    assert all(one == found[0] for one in found)


def test_the_feed_is_filtered_paged_and_read_from_either_end(running: Running, key: str) -> None:
    account = account_of(running, key)
    ids = [emit_event(running, account, n, "team.updated" if n % 2 else "report.generated") for n in range(6)]
    assert read(running, key) == ids
    assert read(running, key, order="newest") == ids[::-1]
    assert read(running, key, type="report.generated") == ids[::2]
    assert read(running, key, ids[2], type="team.updated") == [ids[3], ids[5]]
    assert read(running, key, ids[-1]) == []
    page = running.answer("GET", "/events", key=key, limit=2, after=ids[0])
    assert ([event["id"] for event in page["data"]], page["has_more"]) == (ids[1:3], True)
    assert read(running, key, ids[0], limit=9, cursor=page["next_cursor"]) == ids[3:]


def test_another_account_sees_nothing_and_its_events_are_no_place(running: Running, key: str) -> None:
    ours = emit_event(running, account_of(running, key))
    stranger = running.key(account="another")
    assert read(running, stranger) == []
    refused = running.call("GET", "/events", key=stranger, after=ours)
    assert (refused.status_code, refused.json()["code"]) == (400, "event_unknown")


def test_events_are_kept_for_their_days_and_a_gap_is_an_error(running: Running, key: str) -> None:
    account = account_of(running, key)
    old = [emit_event(running, account, number) for number in range(3)]
    assert read(running, key) == old
    running.clock.advance(days=29)
    running.portal.call(run_retention, running.service)
    assert read(running, key) == old
    running.clock.advance(days=2)
    running.portal.call(run_retention, running.service)
    assert read(running, key, old[-1]) == []
    refused = running.call("GET", "/events", key=key, after=old[0])
    assert refused.json()["code"] == "event_unknown"
    new = emit_event(running, account)
    assert read(running, key, old[-1]) == [new]
