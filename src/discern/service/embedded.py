"""The service inside another program: started and stopped by it, and called without a socket.

Why: docs/decisions/0001-two-halves-over-one-interface.md
"""

import atexit
import threading
from collections.abc import AsyncIterator, Callable
from concurrent.futures import TimeoutError as FutureTimeoutError
from contextlib import ExitStack, asynccontextmanager
from datetime import datetime
from types import TracebackType
from typing import Self

import httpx
from anyio.from_thread import BlockingPortal, start_blocking_portal
from cachetools import cached
from starlette.middleware import Middleware
from starlette.routing import BaseRoute
from starlette.types import ASGIApp

from discern.contract.permissions import Scope
from discern.service.app import create_api
from discern.service.http.dependencies import PREFIX
from discern.service.http.middleware import InterfaceFirst
from discern.service.server import health_routes
from discern.service.state import Service, utc_now
from discern.service.storage.backup.create import BackupState, read_backup_state
from discern.service.storage.engine.write_state import Cause
from discern.service.storage.repositories.accounts import first_account
from discern.settings import Settings

BASE_URL = f"http://discern.embedded{PREFIX}"
"""The address that a client is given. Nothing is looked up under this name."""


class AppKey:
    """An API key for calls within the process. A callable that returns its secret, and makes the key when first called.
    Thread-safe.
    """

    def __init__(self, service: Service, label: str, scopes: tuple[Scope, ...]) -> None:
        self._service = service
        self._label = label
        self._scopes = scopes
        self._lock = threading.Lock()
        self._secret: str | None = None

    def __repr__(self) -> str:
        return f"AppKey({self._label!r})"

    def __call__(self) -> str:
        with self._lock:
            if self._secret is None:
                account = self._service.database.read_now(first_account)
                if account is None:
                    raise LookupError("there is no account")
                now = self._service.now()
                self._secret = self._service.own_keys.make(account.id, self._label, self._scopes, now)
            return self._secret

    def revoke(self) -> None:
        with self._lock:
            if self._secret is not None:
                self._service.own_keys.revoke(self._secret)
                self._secret = None


class InProcessTransport(httpx.BaseTransport):
    """Synchronous calls without a socket: hands each request to an ASGI app in this process, on the app's own event
    loop.

    Args:
        app: the interface, without the prefix `/v1`.
        portal: runs on the event loop on which the app's lifespan was entered.
    """

    def __init__(self, app: ASGIApp, portal: BlockingPortal) -> None:
        # What the app raises it has logged, and it is answered with 500.
        self._app = httpx.ASGITransport(app, raise_app_exceptions=False, root_path=PREFIX)
        self._portal = portal

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        """Raises `httpx.ConnectError` when the service has stopped and `httpx.ReadTimeout` as httpx would."""
        seconds = request.extensions.get("timeout", {}).get("read")
        try:
            future = self._portal.start_task_soon(self._answer, request)
        except RuntimeError as error:
            raise httpx.ConnectError("the service in this process has stopped", request=request) from error
        try:
            return future.result(seconds)
        except FutureTimeoutError as error:
            future.cancel()
            raise httpx.ReadTimeout("the service in this process did not answer in time", request=request) from error

    async def _answer(self, request: httpx.Request) -> httpx.Response:
        request.read()
        response = await self._app.handle_async_request(request)
        return httpx.Response(response.status_code, headers=response.headers, content=await response.aread())


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
        made = AppKey(self.service, label, scopes)
        self._keys.append(made)
        return made

    def middleware(self, base: str = "") -> Middleware:
        """Answers every path of the interface before the server that it is added to looks at the request.

        ``base`` is the path that the server is under, such as `/discern`.
        """
        return Middleware(InterfaceFirst, interface=self.api, assistant=self.api.state.assistant, base=base)

    def health_routes(self) -> list[BaseRoute]:
        """`/healthz` and `/readyz`."""
        return health_routes(self.service)

    def find_failure(self) -> Cause | None:
        """Why changes can't be stored at the moment, None where all goes well; blocking."""
        return self.service.database.find_failure()

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
                self._revoke_keys()

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
        # The stack ends from its top: the loop stops last.
        self._own_loop.callback(self._revoke_keys)
        atexit.register(self.close)
        return portal

    def _revoke_keys(self) -> None:
        for key in self._keys:
            key.revoke()


@cached({}, condition=threading.Condition())
def process_settings() -> Settings:
    """The settings of this process, read by the first call, whichever thread makes it.

    They and the service are here rather than in the app because Streamlit empties its caches whenever a browser asks it
    to, and imports the app's modules again when one of their files changes.

    Raises:
        SettingsError: a setting is invalid.
    """
    return Settings.load()


@cached({}, condition=threading.Condition())
def process_service() -> EmbeddedService:
    """The one service of this process, its database checked. An error is not remembered: the next call tries again.

    Raises:
        SettingsError: a setting is invalid.
        DatabaseUnavailableError: the database can't be opened.
    """
    service = EmbeddedService(process_settings())
    service.check_database()
    return service
