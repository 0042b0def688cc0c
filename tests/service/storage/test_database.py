"""Transactions, and tables that match their migrations."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, select, text

from discern.contract.base_models import is_sample
from discern.contract.models.candidates import NewCandidate
from discern.service.storage.engine.database import Database, DatabaseUnavailableError
from discern.service.storage.engine.migrate import alembic_config, newest_migration
from discern.service.storage.engine.tables import candidates, metadata
from discern.service.storage.references import is_real
from discern.service.storage.repositories.accounts import create_account, list_accounts
from discern.service.storage.repositories.candidates import create_candidate
from tests.support.databases import on_both

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


def test_every_table_says_what_it_holds() -> None:
    assert [table.name for table in metadata.sorted_tables if not table.comment] == []


def test_the_newest_migration_by_name_is_alembics_head() -> None:
    assert [newest_migration()] == ScriptDirectory.from_config(alembic_config()).get_heads()


@on_both
def test_who_is_real_is_the_same_in_sql(database_url: str) -> None:
    external_ids = ("discern-sample:person-1", "Discern-Sample:person-1", "discern-sample", "e-1", None)

    def add_people(connection: Connection) -> None:
        account = create_account(connection, "Acme", NOW)
        for external_id in external_ids:
            create_candidate(connection, account.id, NewCandidate(name="Ada", external_id=external_id), NOW)

    database = Database(database_url)
    database.open()
    database.write_now(add_people)
    real = set(
        database.read_now(
            lambda connection: connection.scalars(select(candidates.c.external_id).where(is_real())).all()
        )
    )
    database.close()
    assert real == {each for each in external_ids if not is_sample(each)}


@pytest.mark.parametrize("version", ["later", "hidden_by"])
def test_a_database_of_another_version_is_refused_in_one_line(database: Database, version: str) -> None:
    change = text("UPDATE alembic_version SET version_num = :version").bindparams(version=version)
    database.write_now(lambda connection: connection.execute(change))
    with pytest.raises(
        DatabaseUnavailableError,
        match=r"can't be opened: it was made by a pre-release of Discern, or by a newer version\. Nothing in it was ",
    ):
        database.open()


@on_both
@pytest.mark.parametrize(
    "earlier",
    [
        "ALTER TABLE candidates RENAME external_id TO id_outside",
        "ALTER TABLE teams ADD size integer",
        "DROP TABLE join_links",
    ],
)
def test_a_database_with_tables_of_a_pre_release_is_refused_and_keeps_its_data(database_url: str, earlier: str) -> None:
    database = Database(database_url)
    database.open()
    database.write_now(lambda connection: create_account(connection, "kept", NOW))
    database.write_now(lambda connection: connection.execute(text(earlier)))
    database.close()
    with pytest.raises(DatabaseUnavailableError, match=r"made by a pre-release of Discern.*DISCERN_DATABASE_URL$"):
        database.open()
    assert names(database) == ["kept"]
    database.close()


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


def test_what_sqlite_rolls_back_by_itself_takes_no_other_change_with_it(database: Database) -> None:
    def lose(connection: Connection) -> None:
        create_account(connection, "lost", NOW)
        # As on a full disk.
        connection.exec_driver_sql("ROLLBACK")
        raise OSError("the disk is full")

    def create(name: str) -> Callable[[Connection], object]:
        return lambda connection: create_account(connection, name, NOW)

    async def write_together() -> list[object]:
        changes = (create("before"), lose, create("after"))
        return list(await asyncio.gather(*map(database.write, changes), return_exceptions=True))

    outcomes = asyncio.run(write_together())
    assert [isinstance(outcome, OSError) for outcome in outcomes] == [False, True, False]
    assert sorted(names(database)) == ["after", "before"]


def test_a_change_that_is_cancelled_while_it_waits_is_not_made(database: Database) -> None:
    blocking, released = threading.Event(), threading.Event()

    def block(connection: Connection) -> None:
        blocking.set()
        released.wait(10)

    async def write() -> None:
        blocker = asyncio.create_task(database.write(block))
        await asyncio.to_thread(blocking.wait, 10)
        cancelled, kept = (
            asyncio.create_task(database.write(partial(create_account, name=name, now=NOW)))
            for name in ("cancelled", "kept")
        )
        await asyncio.sleep(0)
        cancelled.cancel()
        # Until the cancellation has reached the queue.
        await asyncio.gather(cancelled, return_exceptions=True)
        released.set()
        await asyncio.gather(blocker, kept)

    asyncio.run(write())
    assert names(database) == ["kept"]


def test_a_change_is_on_disk_when_it_is_acknowledged(database: Database) -> None:
    """The connection that changes waits for the disk at each commit: 2 is SQLite's number for FULL."""
    assert database.write_now(lambda connection: connection.execute(text("PRAGMA synchronous")).scalar()) == 2


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
