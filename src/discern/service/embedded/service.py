"""The service inside another program: started and stopped by it, and called without a socket.

Why: docs/decisions/0001-two-halves-over-one-interface.md
"""

import atexit
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack, asynccontextmanager
from datetime import datetime
from types import TracebackType
from typing import Self

import anyio.to_thread
from anyio.from_thread import BlockingPortal, start_blocking_portal
from starlette.middleware import Middleware
from starlette.routing import BaseRoute

from discern.contract.permissions import Scope
from discern.service.app import create_api
from discern.service.embedded.app_key import AppKey
from discern.service.embedded.transport import InProcessTransport
from discern.service.http.middleware import InterfaceFirst
from discern.service.server import health_routes
from discern.service.state import Service, utc_now
from discern.service.storage.backup.create import BackupState, read_backup_state
from discern.settings import Settings

BASE_URL = "http://discern.embedded/v1"
"""The address that a client is given. Nothing is looked up under this name."""


class EmbeddedService:
    """One service on one event loop.

    A server that has an event loop enters `running` from its lifespan. Anybody else uses the object as a context
    manager, or just asks for a `transport`: the first one starts a loop in a thread of its own. Never both: work that
    waits in queues on one loop is never seen by the other.

    Args:
        settings: where the data is, and what is limited.
        beside_a_server: another process may be serving the same SQLite file, and does the background work.
        now: the wall clock that times are stored by.
        seconds: what limits are counted by, in place of the process's steady clock or the database's.
    """

    base_url = BASE_URL

    def __init__(
        self,
        settings: Settings,
        *,
        beside_a_server: bool = False,
        now: Callable[[], datetime] = utc_now,
        seconds: Callable[[], float] | None = None,
    ) -> None:
        self.api = create_api(settings, beside_a_server=beside_a_server, now=now, seconds=seconds)
        self._lock = threading.Lock()
        self._keys: list[AppKey] = []
        self._own_loop = ExitStack()
        self._portal: BlockingPortal | None = None

    @property
    def service(self) -> Service:
        service: Service = self.api.state.service
        return service

    def check_database(self) -> None:
        """Open and close it. Raises `DatabaseUnavailableError`, whose message is for the person who starts the app."""
        self.service.database.open()
        self.service.database.close()

    def key(self, label: str, *scopes: Scope) -> AppKey:
        """A new key that lives in memory only and is revoked when the service stops."""
        made = AppKey(self.service.database, label, scopes)
        self._keys.append(made)
        return made

    def middleware(self) -> Middleware:
        """Answers every path of the interface before the server that it is added to looks at the request."""
        return Middleware(InterfaceFirst, interface=self.api)

    def health_routes(self) -> list[BaseRoute]:
        """`/healthz` and `/readyz`."""
        return health_routes(self.service)

    def backup_state(self) -> BackupState:
        """When the last backup was made, and since when there is data worth one."""
        return self.service.database.read_now(read_backup_state)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Run the service on the event loop of the caller."""
        async with BlockingPortal() as portal, self.api.router.lifespan_context(self.api):
            self._portal = portal
            try:
                yield
            finally:
                self._portal = None
                await anyio.to_thread.run_sync(self._revoke_keys)

    def portal(self) -> BlockingPortal:
        """The way onto the service's event loop from other threads; starts a loop where none runs yet."""
        with self._lock:
            if self._portal is None:
                self._portal = self._start_own_loop()
            return self._portal

    def transport(self) -> InProcessTransport:
        """What a client calls through; starts an event loop where none runs yet."""
        return InProcessTransport(self.api, self.portal())

    def close(self) -> None:
        """Stop the event loop that was started here, if one was."""
        self._portal = None
        self._own_loop.close()
        atexit.unregister(self.close)

    def __enter__(self) -> Self:
        self.portal()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _start_own_loop(self) -> BlockingPortal:
        portal = self._own_loop.enter_context(start_blocking_portal())
        self._own_loop.enter_context(portal.wrap_async_context_manager(self.api.router.lifespan_context(self.api)))
        self._own_loop.callback(self._revoke_keys)
        atexit.register(self.close)
        return portal

    def _revoke_keys(self) -> None:
        for key in self._keys:
            key.revoke()
