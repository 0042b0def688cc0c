"""Transactions that share a commit, and tables that match their migrations."""

import threading
from collections.abc import Iterator
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from discern.service.storage.engine.database import Database
from discern.service.storage.engine.tables import metadata
from discern.service.storage.repositories.accounts import create_account, list_accounts

NOW = datetime(2026, 11, 20, tzinfo=UTC)


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    database = Database(f"sqlite:///{tmp_path / 'new' / 'folder' / 'discern.db'}")
    database.open()
    yield database
    database.close()


def names(database: Database) -> list[str]:
    return [account.name for account in database.read_now(list_accounts)]


def test_the_migrations_make_the_tables(database: Database) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    assert database.read_now(differences) == []


def test_a_change_that_fails_undoes_itself_and_no_other(database: Database) -> None:
    gate = threading.Event()

    def wait(connection: Connection) -> None:
        gate.wait(10)

    def fail(connection: Connection) -> None:
        create_account(connection, "failed", NOW)
        raise ValueError("no")

    outcomes: dict[str, object] = {}

    def write(name: str, change: object) -> None:
        try:
            outcomes[name] = database.write_now(change)  # type: ignore[arg-type]
        except ValueError as error:
            outcomes[name] = error

    changes = {
        "wait": wait,
        "first": lambda connection: create_account(connection, "first", NOW),
        "fail": fail,
        "second": lambda connection: create_account(connection, "second", NOW),
    }
    threads = [threading.Thread(target=write, args=each) for each in changes.items()]
    for thread in threads:
        thread.start()
    gate.set()
    for thread in threads:
        thread.join()
    assert isinstance(outcomes["fail"], ValueError)
    assert sorted(names(database)) == ["first", "second"]


def test_what_was_written_is_there_after_a_restart(database: Database, tmp_path: Path) -> None:
    database.write_now(lambda connection: create_account(connection, "kept", NOW))
    database.close()
    database.open()
    assert names(database) == ["kept"]


def test_a_second_process_may_write_beside_the_first(database: Database, tmp_path: Path) -> None:
    beside = Database(f"sqlite:///{tmp_path / 'new' / 'folder' / 'discern.db'}", beside_a_server=True)
    beside.open()
    try:
        for number in range(20):
            database.write_now(partial(create_account, name=f"ours {number}", now=NOW))
            beside.write_now(partial(create_account, name=f"theirs {number}", now=NOW))
    finally:
        beside.close()
    assert len(names(database)) == 40
