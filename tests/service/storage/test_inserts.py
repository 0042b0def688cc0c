"""Inserts that may meet a row which is there already, or lack one that they refer to."""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime

import pytest
from sqlalchemy import Connection, Table, func, select
from sqlalchemy.exc import IntegrityError

from discern.service.storage.engine.database import Database
from discern.service.storage.engine.locks import insert_unless_exists, insert_unless_refused
from discern.service.storage.engine.tables import accounts, webhooks
from tests.support.databases import on_both

pytestmark = on_both

NOW = datetime(2026, 11, 20, tzinfo=UTC)

ACCOUNT = {"id": "acc_1", "name": "Quay", "created_at": NOW}

Insert = Callable[[Connection, Table, dict[str, object]], bool]
both_ways = pytest.mark.parametrize("insert", [insert_unless_exists, insert_unless_refused])


@pytest.fixture
def database(database_url: str) -> Iterator[Database]:
    database = Database(database_url)
    database.open()
    database.write_now(lambda connection: insert_unless_exists(connection, accounts, ACCOUNT))
    yield database
    database.close()


def webhook(**values: object) -> dict[str, object]:
    row = {"id": "whk_1", "account_id": "acc_1", "url": "https://quay.example", "secret": "s", "created_at": NOW}
    return {**row, "events": [], "enabled": True, **values}


def count(connection: Connection, table: Table) -> int:
    return int(connection.execute(select(func.count()).select_from(table)).scalar_one())


@both_ways
def test_a_row_is_inserted_once(database: Database, insert: Insert) -> None:
    def insert_twice(connection: Connection) -> list[bool]:
        return [
            insert(connection, webhooks, webhook(url=url)) for url in ("https://quay.example", "https://pier.example")
        ]

    assert database.write_now(insert_twice) == [True, False]
    assert database.read_now(lambda connection: connection.scalars(select(webhooks.c.url)).all()) == [
        "https://quay.example"
    ]


@both_ways
def test_any_unique_value_counts(database: Database, insert: Insert) -> None:
    again = {**ACCOUNT, "id": "acc_2"}
    assert not database.write_now(lambda connection: insert(connection, accounts, again))


@both_ways
def test_a_row_without_what_it_needs_is_an_error(database: Database, insert: Insert) -> None:
    with pytest.raises(IntegrityError):
        database.write_now(lambda connection: insert(connection, webhooks, webhook(url=None)))


def test_a_missing_parent_refuses_a_row_and_leaves_the_transaction(database: Database) -> None:
    def insert_both(connection: Connection) -> list[bool]:
        rows = [webhook(id="whk_2", account_id="acc_gone"), webhook()]
        return [insert_unless_refused(connection, webhooks, row) for row in rows]

    assert database.write_now(insert_both) == [False, True]
    assert database.read_now(lambda connection: count(connection, webhooks)) == 1


def test_a_missing_parent_is_an_error_where_only_a_row_may_exist(database: Database) -> None:
    with pytest.raises(IntegrityError):
        database.write_now(
            lambda connection: insert_unless_exists(connection, webhooks, webhook(account_id="acc_gone"))
        )
