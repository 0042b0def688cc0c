"""API keys for calls within the process: created on first use, kept in memory only, revoked at the end."""

import threading
from collections.abc import Callable
from datetime import datetime, timedelta

from sqlalchemy import Connection

from discern.contract.permissions import Scope
from discern.service.state import utc_now
from discern.service.storage.engine.database import Database
from discern.service.storage.repositories.accounts import (
    APP_KEY_PREFIX,
    create_key,
    ensure_default_account,
    forget_expired_app_keys,
    revoke_key,
)

LIFETIME = timedelta(hours=1)


class AppKey:
    """A callable that returns the secret and replaces the key after half of its lifetime. Thread-safe."""

    def __init__(
        self, database: Database, label: str, scopes: tuple[Scope, ...], now: Callable[[], datetime] = utc_now
    ) -> None:
        self._database = database
        self._label = APP_KEY_PREFIX + label
        self._scopes = scopes
        self._now = now
        self._lock = threading.Lock()
        self._held: tuple[str, str, datetime] | None = None

    def __repr__(self) -> str:
        return f"AppKey({self._label!r})"

    def __call__(self) -> str:
        with self._lock:
            now = self._now()
            if self._held is None or now >= self._held[2]:
                key_id, secret = self._database.write_now(lambda connection: self._mint(connection, now))
                self._held = (key_id, secret, now + LIFETIME / 2)
            return self._held[1]

    def revoke(self) -> None:
        with self._lock:
            if self._held is not None:
                key_id, now = self._held[0], self._now()
                self._database.write_now(lambda connection: revoke_key(connection, key_id, now))
                self._held = None

    def _mint(self, connection: Connection, now: datetime) -> tuple[str, str]:
        forget_expired_app_keys(connection, now)
        account = ensure_default_account(connection, now)
        return create_key(connection, account.id, self._label, self._scopes, now, now + LIFETIME)
