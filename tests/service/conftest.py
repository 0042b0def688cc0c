"""The real interface over a database of its own, at `/v1`, as a server mounts it."""

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import pytest
from anyio.from_thread import start_blocking_portal
from fastapi import FastAPI
from postgres import Postgres, find_binaries, run_postgres
from pydantic import SecretStr

from discern.contract.scopes import Scope
from discern.service import Service, create_api
from discern.service.bridge import BASE_URL, BridgeTransport
from discern.service.storage.accounts import create_account, create_key, ensure_default_account
from discern.settings import Settings


class Clock:
    """A time that moves only when told."""

    def __init__(self) -> None:
        self.now = datetime(2026, 11, 20, 9, 0, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now

    def seconds(self) -> float:
        return self.now.timestamp()

    def advance(self, **by: float) -> None:
        self.now += timedelta(**by)


@dataclass(frozen=True)
class Running:
    """A service under test and the means to call it."""

    http: httpx.Client
    api: FastAPI
    clock: Clock

    @property
    def service(self) -> Service:
        service: Service = self.api.state.service
        return service

    def key(self, *scopes: Scope, account: str | None = None, expires_in: timedelta | None = None) -> str:
        now = self.clock()

        def make(connection: Any) -> str:
            owner = (
                ensure_default_account(connection, now) if account is None else create_account(connection, account, now)
            )
            expires_at = None if expires_in is None else now + expires_in
            return create_key(connection, owner.id, "test", scopes or ("admin",), now, expires_at)[1]

        return self.service.database.write_now(make)

    def call(self, method: str, path: str, body: object = None, key: str | None = None, **params: str | int) -> Any:
        headers = {} if key is None else {"Authorization": f"Bearer {key}"}
        given: dict[str, Any] = {} if body is None else {"json": body}
        return self.http.request(method, path, headers=headers, params=params or None, **given)

    def answer(self, method: str, path: str, body: object = None, key: str | None = None, **params: str | int) -> Any:
        """The body of a call that must succeed."""
        response = self.call(method, path, body, key, **params)
        assert response.status_code == 200, response.text
        return response.json()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for the whole run, in a folder that its own user can reach."""
    if find_binaries() is None:
        reason = "no PostgreSQL on this machine: apt-get install postgresql"
        if os.environ.get("DISCERN_REQUIRE_POSTGRES"):
            pytest.fail(reason)
        pytest.skip(reason)
    with TemporaryDirectory(prefix="discern-postgres-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)
        with run_postgres(Path(folder) / "cluster") as server:
            yield server


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind that is supported."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'discern.db'}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()


@pytest.fixture
def start(database_url: str) -> Iterator[Callable[..., Running]]:
    """Start services; each call finds the database that the one before it left."""
    with ExitStack() as stack:

        def start_one(**settings: Any) -> Running:
            clock = Clock()
            given = Settings(database_url=SecretStr(database_url), **settings)
            api = create_api(given, now=clock, seconds=clock.seconds)
            portal = stack.enter_context(start_blocking_portal())
            stack.enter_context(portal.wrap_async_context_manager(api.router.lifespan_context(api)))
            http = stack.enter_context(
                httpx.Client(transport=BridgeTransport(api, portal), base_url=BASE_URL, timeout=60)
            )
            return Running(http, api, clock)

        yield start_one


@pytest.fixture
def running(start: Callable[..., Running]) -> Running:
    return start()
