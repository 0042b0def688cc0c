"""The real interface over a database of its own, at `/v1`, as a server mounts it."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

import httpx
from anyio.from_thread import BlockingPortal
from fastapi import FastAPI
from pydantic import SecretStr

from discern.contract.permissions import Scope
from discern.service import EmbeddedService, Service
from discern.service.storage.repositories.accounts import (
    create_account,
    create_key,
    ensure_default_account,
    find_account,
)
from discern.settings import Settings

UNREACHED_MODEL = {
    "reports_provider": "openai",
    "reports_base_url": "http://127.0.0.1:9/v1",
    "reports_model": "out of reach",
}
"""A language model is configured, and nothing listens where it should be."""

UNREACHED_MAIL = {
    "app_url": EmbeddedService.base_url.removesuffix("/v1"),
    "smtp_url": "smtp://127.0.0.1:9",
    "mail_from": "Discern <discern@example.org>",
}
"""Mail is set up, and nothing listens where the server should be. Links begin as they do without it."""


class Clock:
    """A clock that only a test moves."""

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
    portal: BlockingPortal

    @property
    def service(self) -> Service:
        service: Service = self.api.state.service
        return service

    def key(self, *scopes: Scope, account: str | None = None, expires_in: timedelta | None = None) -> str:
        """The secret of a new key in the default account, or in one that is made if there is none of that name."""
        now = self.clock()

        def make(connection: Any) -> str:
            if account is None:
                owner = ensure_default_account(connection, now)
            else:
                owner = find_account(connection, account) or create_account(connection, account, now)
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


@contextmanager
def run_service(database_url: str, **settings: Any) -> Iterator[Running]:
    """A service from start to stop; it finds the database that the one before it left. Its worker is off by default."""
    clock = Clock()
    given = {"worker": False, **UNREACHED_MODEL, **UNREACHED_MAIL, **settings}
    configured = Settings(database_url=SecretStr(database_url), **given)
    with (
        EmbeddedService(configured, now=clock, seconds=clock.seconds) as embedded,
        httpx.Client(transport=embedded.transport(), base_url=embedded.base_url, timeout=60) as http,
    ):
        yield Running(http, embedded.api, clock, embedded.portal())
