"""Work that is claimed by lease: by one worker at a time, and by another when the first is gone."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from itertools import count
from typing import Any

import pytest
from hypothesis import given, strategies as st
from sqlalchemy import Column, Connection, Integer, MetaData, String, Table, insert, select

from discern.service.jobs.job_loop import keeping_lease
from discern.service.storage.engine.database import Database
from discern.service.storage.engine.tables import Instant
from discern.service.storage.queues.leases import claim, next_run, renew, settle
from tests.support.databases import on_both
from tests.support.processes import open_database

pytestmark = on_both

NOW = datetime(2026, 11, 20, tzinfo=UTC)
LEASE = timedelta(seconds=30)

work = Table(
    "work",
    MetaData(),
    Column("id", String, primary_key=True),
    Column("run_at", Instant),
    Column("lease", String),
    Column("attempts", Integer, nullable=False),
)


@pytest.fixture
def database(database_url: str) -> Iterator[Database]:
    with open_database(database_url) as database:
        database.write_now(lambda connection: work.create(connection))
        yield database


def add(database: Database, count: int, run_at: datetime | None = NOW) -> None:
    rows = [{"id": f"work_{number}", "run_at": run_at, "attempts": 0} for number in range(count)]
    database.write_now(lambda connection: connection.execute(insert(work), rows))


def take(database: Database, now: datetime = NOW, most: int = 10) -> Any:
    return database.write_now(lambda connection: claim(connection, work, now, LEASE, most))


def test_what_is_claimed_comes_back_when_the_lease_is_over(database: Database) -> None:
    add(database, 1)
    [row] = take(database)
    assert row.attempts == 1
    assert take(database, NOW + LEASE - timedelta(microseconds=1)) == []
    [again] = take(database, NOW + LEASE)
    assert (again.id, again.attempts) == (row.id, 2)
    assert again.lease != row.lease


def test_who_lost_the_lease_changes_nothing(database: Database) -> None:
    add(database, 1)
    [row] = take(database)
    [again] = take(database, NOW + LEASE)
    late = [
        lambda connection: renew(connection, work, row.id, row.lease, NOW + 9 * LEASE),
        lambda connection: settle(connection, work, row.id, row.lease, None),
    ]
    assert [database.write_now(change) for change in late] == [False, False]
    assert database.write_now(lambda connection: settle(connection, work, again.id, again.lease, None))
    assert take(database, NOW + 9 * LEASE) == []


def test_a_lease_can_be_kept_for_longer(database: Database) -> None:
    add(database, 1)
    [row] = take(database)
    assert database.write_now(lambda connection: renew(connection, work, row.id, row.lease, NOW + 2 * LEASE))
    assert take(database, NOW + LEASE) == []
    assert len(take(database, NOW + 2 * LEASE)) == 1


def test_work_that_takes_longer_than_its_lease_is_nobody_else_s(database: Database) -> None:
    add(database, 1)
    [row] = take(database)

    async def work_long() -> None:
        loop, renewals, kept = asyncio.get_running_loop(), count(1), asyncio.Event()

        def keep(connection: Connection) -> bool:
            # By the second time the first is committed.
            if next(renewals) == 2:
                loop.call_soon_threadsafe(kept.set)
            return renew(connection, work, row.id, row.lease, NOW + 2 * LEASE)

        async with keeping_lease(database, timedelta(milliseconds=30), keep):
            await asyncio.wait_for(kept.wait(), 10)

    asyncio.run(work_long())
    assert take(database, NOW + LEASE) == []
    assert len(take(database, NOW + 2 * LEASE)) == 1


@pytest.mark.parametrize("run_at", [None, NOW + timedelta(microseconds=1)], ids=["ended", "later"])
def test_what_is_not_due_is_left(database: Database, run_at: datetime | None) -> None:
    add(database, 1, run_at)
    assert take(database) == []


def test_workers_at_the_same_time_get_different_rows(database: Database) -> None:
    add(database, 200)

    def work_off(_: int) -> list[str]:
        taken: list[str] = []
        while rows := take(database, most=7):
            taken += [row.id for row in rows]
        return taken

    with ThreadPoolExecutor(4) as pool:
        taken = [id_ for each in pool.map(work_off, range(4)) for id_ in each]
    assert sorted(taken) == sorted(f"work_{number}" for number in range(200))

    def attempts(connection: Connection) -> set[int]:
        return set(connection.execute(select(work.c.attempts)).scalars())

    assert database.read_now(attempts) == {1}


@given(
    attempts=st.integers(1, 12),
    schedule=st.lists(st.floats(0.01, 100_000), max_size=10),
    chance=st.floats(0, 1, exclude_max=True),
)
def test_each_failure_waits_as_the_schedule_says_and_then_no_more(
    attempts: int, schedule: list[float], chance: float
) -> None:
    after = next_run(attempts, schedule, NOW, chance)
    if attempts > len(schedule):
        assert after is None
    else:
        assert after is not None
        wait = schedule[attempts - 1]
        assert 0.8 * wait - 1e-5 <= (after - NOW).total_seconds() <= 1.2 * wait + 1e-5
