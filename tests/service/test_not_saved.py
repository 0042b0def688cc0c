"""Where nothing can be stored: reading goes on, nothing is acknowledged, and it is said to all who should know."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
import psycopg
import pytest
from starlette.applications import Starlette

from discern.client import Client
from discern.contract import operations
from discern.service import EmbeddedService
from discern.service.server import health_routes
from discern.service.storage.engine import write_state
from discern.service.storage.engine.database import sqlite_path
from discern.service.storage.engine.sqlite import driver_of
from tests.support.databases import on_both
from tests.support.postgres import Postgres
from tests.support.running import Running

ADA = {"issuer": "https://id.example.com", "subject": "1", "email": "ada@example.org", "email_verified": True}
OUT_OF_ROOM = "PRAGMA max_page_count=1"
"""SQLite takes it for as many pages as there are: what needs another one fails as on a full disk."""


@contextmanager
def storing_nothing(running: Running, request: pytest.FixtureRequest) -> Iterator[None]:
    """The database refuses every change, and reads go on."""
    if running.service.database.is_sqlite:
        writing = running.service.database.write_now(driver_of)
        writing.execute("PRAGMA query_only=1")
        yield
        writing.execute("PRAGMA query_only=0")
        return
    server: Postgres = request.getfixturevalue("postgres")
    name = f"test_{server.made}"
    with psycopg.connect(server.address("postgres"), autocommit=True) as connection:
        for setting in ("on", "off"):
            connection.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = {setting}")
            connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [name])
            if setting == "on":
                yield


def is_ready(running: Running) -> bool:
    app = Starlette(routes=health_routes(running.service))

    async def ask() -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app)) as http:
            return await http.get("http://test/readyz")

    answer = running.portal.call(ask)
    assert (answer.status_code, answer.json()["status"]) in {(200, "ready"), (500, "not ready")}
    return answer.status_code == 200


@on_both
def test_what_is_stored_can_be_read_and_who_was_known_gets_in(
    running: Running, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(write_state, "CHECK_EVERY_S", 0.0)
    key, acting = running.key("admin"), running.key("admin", "act")
    person = running.answer("POST", "/candidates", {"name": "Ada"}, key)["id"]
    user = running.answer("PUT", "/users", {"email": ADA["email"], "role": "owner"}, key)["id"]
    assert running.answer("POST", "/users/sign-in", ADA, acting)["user"]["id"] == user
    assert is_ready(running)
    with storing_nothing(running, request):
        refused = running.call("POST", "/candidates", {"name": "Bea"}, key)
        assert (refused.status_code, refused.json()["code"]) == (500, "not_saved")
        assert not is_ready(running)
        assert running.answer("GET", f"/candidates/{person}", key=key)["name"] == "Ada"
        assert running.answer("POST", "/users/sign-in", ADA, acting)["user"]["id"] == user
        assert running.answer("POST", "/users/sign-in", ADA | {"subject": "2"}, acting)["user"] is None
    assert running.answer("POST", "/candidates", {"name": "Bea"}, key)["name"] == "Bea"
    assert is_ready(running)


def test_the_log_names_the_cause_once(running: Running, caplog: pytest.LogCaptureFixture) -> None:
    key, new = running.key("admin"), {"candidate": {"name": "Ada"}, "metadata": {"note": "x" * 200}}
    person = running.answer("POST", "/assessments", new, key)["candidate"]["id"]
    running.service.database.write_now(driver_of).execute(OUT_OF_ROOM)
    while running.call("POST", "/assessments", new, key).status_code == 200:
        pass
    for _ in range(30):
        assert running.call("POST", "/assessments", new, key).json()["code"] == "not_saved"
        running.answer("GET", f"/candidates/{person}", key=key)
    running.portal.call(running.service.audit_writes.settle)
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == [
        "the database can't store changes: SQLITE_FULL"
    ]


def test_a_failure_lasts_until_a_change_that_is_made_for_it_succeeds() -> None:
    now = 0.0
    state = write_state.WriteState(lambda: now)
    with pytest.raises(Exception, match="store"), state.noting():
        raise sqlite_error("SQLITE_IOERR_WRITE")
    with state.noting():
        pass
    assert (state.failure, state.is_due) == ("failing", False)
    now += write_state.CHECK_EVERY_S
    assert state.is_due
    state.note_success()
    assert (state.failure, state.is_due) == (None, False)


@pytest.mark.parametrize(
    ("code", "cause"),
    [
        ("SQLITE_FULL", "full"),
        ("SQLITE_READONLY_DBMOVED", "read_only"),
        ("SQLITE_CORRUPT_INDEX", "damaged"),
        ("SQLITE_IOERR_FSYNC", "failing"),
        ("53100", "full"),
        ("58030", "failing"),
        ("SQLITE_BUSY", None),
        ("SQLITE_CONSTRAINT_UNIQUE", None),
        ("53300", None),
        ("", None),
    ],
)
def test_the_cause_of_each_error(code: str, cause: str | None) -> None:
    assert write_state.find_cause(code) == cause


def sqlite_error(name: str) -> sqlite3.OperationalError:
    error = sqlite3.OperationalError("Ada's secret")
    error.sqlite_errorname = name
    return error


def test_a_database_that_another_program_writes_to_isn_t_ready(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(write_state, "CHECK_EVERY_S", 0.0)
    monkeypatch.setattr("discern.service.server.READY_S", 0.05)
    file = sqlite_path(running.service.settings.database_url.get_secret_value())
    assert file is not None
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    assert not is_ready(running)
    other.close()
    monkeypatch.undo()
    assert is_ready(running)


def test_the_app_reads_though_it_has_called_nothing_before(running: Running) -> None:
    """Its own keys need no room."""
    with EmbeddedService(running.service.settings, beside_a_server=True) as embedded:
        embedded.service.database.write_now(driver_of).execute("PRAGMA query_only=1")
        with Client(embedded.base_url, embedded.key("test", "admin"), transport=embedded.transport()) as client:
            assert client.send(operations.GET_ACCOUNT()).usage.candidates == 0
