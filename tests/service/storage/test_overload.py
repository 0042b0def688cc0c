"""A database with more calls than it has room for refuses some of them, after a bounded wait, and changes nothing."""

import asyncio
import sqlite3
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import OperationalError

from discern.service.errors import ServiceError
from discern.service.jobs.job_loop import JobLoop
from discern.service.storage.engine.database import Database
from discern.service.storage.engine.overload import refusing_overload
from discern.service.storage.repositories.accounts import create_account, list_accounts
from tests.support.databases import on_both
from tests.support.postgres import Postgres
from tests.support.running import Running

NOW = datetime(2026, 11, 20, tzinfo=UTC)


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    database = Database(f"sqlite:///{tmp_path / 'discern.db'}")
    database.open()
    yield database
    database.close()


@contextmanager
def occupied(database: Database) -> Iterator[None]:
    """Occupy SQLite's writer, or every connection to PostgreSQL, until the end."""
    free = threading.Event()
    calls = 1 if database.is_sqlite else database.connections
    started = threading.Semaphore(0)

    def hold(connection: Connection) -> None:
        started.release()
        free.wait(30)

    with ThreadPoolExecutor(calls) as pool:
        try:
            for _ in range(calls):
                pool.submit(database.write_now, hold)
            for _ in range(calls):
                assert started.acquire(timeout=10)
            yield
        finally:
            free.set()


def add(connection: Connection) -> None:
    create_account(connection, "late", NOW)


def names(database: Database) -> list[str]:
    return [account.name for account in database.read_now(list_accounts)]


def test_a_change_waits_its_turn_and_is_then_refused_and_not_made(database: Database) -> None:
    with occupied(database), pytest.raises(ServiceError) as refused:
        asyncio.run(database.write(add, wait_s=0.05))
    assert (refused.value.code, refused.value.status) == ("overloaded", 429)
    assert refused.value.retry_after
    database.write_now(lambda connection: None)
    assert "late" not in names(database)


def test_a_change_waits_no_longer_where_another_program_writes_to_the_file(database: Database, tmp_path: Path) -> None:
    async def write() -> None:
        await database.write(add, wait_s=0.05)

    with closing(sqlite3.connect(tmp_path / "discern.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(ServiceError) as refused:
            asyncio.run(write())
    assert refused.value.code == "overloaded"
    database.write_now(lambda connection: None)
    assert "late" not in names(database)


def test_what_a_worker_does_waits_until_there_is_room(database: Database) -> None:
    class Worker(JobLoop):
        async def poll_once(self) -> bool:
            if "late" not in names(database) and not self.running:
                self.start(database.write(add, wait_s=0.05))
            return False

    async def work() -> None:
        worker = Worker()
        with occupied(database):
            await worker.poll_once()
            # A worker's other calls wait as long as a request's.
            with pytest.raises(ServiceError):
                await database.write(lambda connection: None, wait_s=0.2)
            assert worker.running == 1
        await worker.drain()

    asyncio.run(work())
    assert "late" in names(database)


def test_one_of_several_changes_that_fails_undoes_itself_alone(database: Database) -> None:
    def fail(connection: Connection) -> None:
        create_account(connection, "undone", NOW)
        raise LookupError("no")

    async def write() -> list[Any]:
        with occupied(database):
            writing = [asyncio.create_task(database.write(each)) for each in (add, fail, lambda connection: 7)]
            await asyncio.sleep(0)
        return await asyncio.gather(*writing, return_exceptions=True)

    made, failed, seven = asyncio.run(write())
    assert (made, seven) == (None, 7)
    assert isinstance(failed, LookupError)
    assert names(database) == ["late"]


def test_a_change_under_way_is_waited_for(database: Database) -> None:
    free = threading.Event()

    def change(connection: Connection) -> None:
        free.wait(10)
        add(connection)

    async def write() -> None:
        writing = asyncio.create_task(database.write(change, wait_s=0.05))
        await asyncio.wait({writing}, timeout=0.2)
        free.set()
        await writing

    asyncio.run(write())
    assert "late" in names(database)


def test_a_change_that_nobody_waits_for_is_never_refused(database: Database) -> None:
    async def write() -> None:
        with occupied(database):
            writing = asyncio.create_task(database.write(add, wait_s=None))
            done, _ = await asyncio.wait({writing}, timeout=0.1)
            assert not done
        await writing

    asyncio.run(write())
    assert "late" in names(database)


def test_a_file_that_another_program_locks_is_busy(tmp_path: Path) -> None:
    path = tmp_path / "locked.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("CREATE TABLE t (a)")
        other.execute("BEGIN IMMEDIATE")
        with closing(sqlite3.connect(path, isolation_level=None, timeout=0)) as ours:
            with pytest.raises(sqlite3.OperationalError) as locked:
                ours.execute("BEGIN IMMEDIATE")
            with pytest.raises(ServiceError, match="busy"), refusing_overload():
                raise OperationalError("BEGIN IMMEDIATE", None, locked.value)


def test_other_errors_stay_what_they_are(database: Database) -> None:
    with pytest.raises(OperationalError):
        database.read_now(lambda connection: connection.execute(text("SELECT * FROM nothing")))


@pytest.mark.integration
@on_both
def test_an_overloaded_service_answers_429_and_then_goes_on(running: Running) -> None:
    key = running.key()
    with occupied(running.service.database):
        refused = running.call("POST", "/teams", {"name": "Late"}, key)
    assert refused.status_code == 429, refused.text
    assert refused.headers["content-type"] == "application/problem+json"
    assert (refused.json()["code"], refused.json()["status"]) == ("overloaded", 429)
    assert int(refused.headers["Retry-After"]) >= 1
    assert int(refused.headers["X-RateLimit-Remaining"]) >= 0
    assert running.answer("GET", "/teams", key=key)["data"] == []
    assert running.answer("POST", "/teams", {"name": "Late"}, key)["name"] == "Late"


@pytest.mark.integration
def test_a_server_without_room_for_another_connection_is_busy(postgres: Postgres) -> None:
    url = postgres.address("postgres").replace("discern@", "narrow@")
    database = Database(url)

    def read(connection: Connection) -> Any:
        return connection.execute(text("SELECT 1")).scalar_one()

    with psycopg.connect(postgres.address("postgres"), autocommit=True) as admin:
        admin.execute("CREATE ROLE narrow LOGIN CONNECTION LIMIT 1")
        with psycopg.connect(url), pytest.raises(ServiceError) as refused:
            database.read_now(read)
        assert refused.value.code == "overloaded"
        # The server notices only after a while that a connection has been closed, so the room is made.
        admin.execute("ALTER ROLE narrow CONNECTION LIMIT 2")
        assert database.read_now(read) == 1
    database.close()
