"""The indexes that PostgreSQL searches names by are made beside those who write."""

from concurrent.futures import ThreadPoolExecutor

import psycopg
import pytest

from discern.service.storage.engine.database import Database
from tests.support.postgres import Postgres

pytestmark = pytest.mark.integration

NAMES = "SELECT indexrelid::regclass::text FROM pg_index WHERE indexrelid::regclass::text ~ '_(letters|trigrams)$'"
ADD_ACCOUNT = "INSERT INTO accounts (id, name, created_at) VALUES ('acc_1', 'Quay', 0)"
ADD = (
    "INSERT INTO candidates (id, account_id, name, name_folded, visibility, created_at) "
    "VALUES (%s, 'acc_1', 'Ada', 'ada', 'team', 0)"
)


def open_once(url: str) -> None:
    database = Database(url)
    database.open()
    database.close()


def usable(connection: psycopg.Connection) -> set[str]:
    return {name for (name,) in connection.execute(f"{NAMES} AND indisvalid")}


def test_writers_go_on_while_the_indexes_are_made(postgres: Postgres) -> None:
    url = postgres.new_database()
    open_once(url)
    with (
        psycopg.connect(url, autocommit=True) as watching,
        psycopg.connect(url) as writing,
        psycopg.connect(url, autocommit=True) as adding,
        ThreadPoolExecutor() as pool,
    ):
        indexes = usable(watching)
        assert len(indexes) == 6
        for index in indexes:
            watching.execute(f"DROP INDEX {index}")
        watching.execute(ADD_ACCOUNT)
        writing.execute(ADD, ["cand_1"])
        opened = pool.submit(open_once, url)
        while not watching.execute("SELECT 1 FROM pg_stat_progress_create_index").fetchone():
            assert not opened.done(), opened.result()
        adding.execute("SET lock_timeout = '5s'")
        adding.execute(ADD, ["cand_2"])
        writing.commit()
        opened.result(timeout=60)
        assert usable(watching) == indexes


def test_an_index_that_was_left_unfinished_is_made_again(postgres: Postgres) -> None:
    url = postgres.new_database()
    open_once(url)
    with psycopg.connect(url, autocommit=True) as connection:
        indexes = usable(connection)
        connection.execute("UPDATE pg_index SET indisvalid = false WHERE indexrelid::regclass::text ~ '_letters$'")
        assert usable(connection) < indexes
        open_once(url)
        assert usable(connection) == indexes


@pytest.mark.parametrize("is_new", [True, False])
def test_processes_that_start_together_all_open(postgres: Postgres, *, is_new: bool) -> None:
    url = postgres.new_database()
    if not is_new:
        open_once(url)
        with psycopg.connect(url, autocommit=True) as connection:
            for index in usable(connection):
                connection.execute(f"DROP INDEX {index}")
    with ThreadPoolExecutor(8) as pool:
        for each in [pool.submit(open_once, url) for _ in range(8)]:
            each.result(timeout=60)
    with psycopg.connect(url, autocommit=True) as connection:
        assert len(usable(connection)) == 6
