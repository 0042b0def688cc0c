"""Connections to PostgreSQL that end, or that a PgBouncer lends by the transaction."""

import asyncio
import shutil
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory

import psycopg
import pytest
from sqlalchemy import select

from discern.service.storage.engine.database import Database
from tests.support.operations import CASES, populate
from tests.support.pgbouncer import pooling
from tests.support.postgres import Postgres
from tests.support.running import run_service

pytestmark = [pytest.mark.integration, pytest.mark.timeout(400)]


def end_connections(postgres: Postgres, url: str) -> int:
    """End all connections to a database, as a restart of the server does."""
    name = url.rpartition("/")[2]
    with psycopg.connect(postgres.address("postgres"), autocommit=True) as connection:
        ended = connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", (name,)
        ).fetchall()
    return len(ended)


@pytest.fixture
def url(postgres: Postgres) -> str:
    return postgres.new_database()


def test_connections_that_the_server_ended_fail_no_request(postgres: Postgres, url: str) -> None:
    person = {"candidate": {"name": "Ada"}}
    with run_service(url, rate_limit=10_000) as running:
        key = running.key()
        with ThreadPoolExecutor(8) as pool:
            list(pool.map(lambda _: running.answer("POST", "/assessments", person, key), range(16)))
        for method, path, body in (("GET", "/assessments", None), ("POST", "/assessments", person)) * 2:
            assert end_connections(postgres, url) > 0
            running.answer(method, path, body, key)
        listed = running.answer("GET", "/assessments", None, key)["data"]
    assert len(listed) == 18


def test_a_database_that_was_closed_can_be_opened_again(url: str) -> None:
    database = Database(url)
    for _ in range(2):
        database.open()
        assert asyncio.run(database.read(lambda connection: connection.execute(select(1)).scalar_one())) == 1
        database.close()


@pytest.fixture
def folder() -> Iterator[Path]:
    """Where another user may read: pytest's own folders are closed to all."""
    with TemporaryDirectory(prefix="discern-pgbouncer-") as made:
        yield Path(made)


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("pgbouncer") is None, reason="no PgBouncer on this machine")
def test_every_operation_works_behind_a_pgbouncer_that_pools_transactions(
    postgres: Postgres, url: str, folder: Path
) -> None:
    with (
        pooling(folder, postgres.port, pool_size=3) as port,
        run_service(f"{url.replace(str(postgres.port), str(port))}?pgbouncer=true", rate_limit=100_000) as running,
    ):
        with ThreadPoolExecutor(8) as pool:
            key = running.key()
            list(pool.map(lambda _: running.answer("GET", "/assessments", None, key), range(200)))
        for operation in CASES:
            if not operation.refuses_keys:
                key = running.key()
                method, path, body = operation.request(populate(running, key))
                response = running.call(method, path, body, key)
                assert response.status_code == 200, (str(operation), response.text)
