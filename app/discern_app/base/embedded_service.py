"""The service in the app's own process: one instance, on one event loop, called through a bridge.

Under `st.App` the loop is the server's own, and `main.py` enters `running` from the lifespan. Where the pages run with
no such server (a plain script, a test of a page) the first page that needs the service starts a loop for it. Never
both: a second loop would leave the first one's queues asleep.
"""

import atexit
import threading
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager

import anyio.to_thread
import httpx
import streamlit as st
from anyio.from_thread import BlockingPortal, start_blocking_portal
from starlette.middleware import Middleware
from starlette.routing import BaseRoute

from discern.service import (
    AppKey,
    BackupState,
    DatabaseUnavailableError,
    InterfaceFirst,
    Service,
    create_api,
    health_routes,
    read_backup_state,
    settle_memory,
)
from discern.service.embedded.transport import BASE_URL, BridgeTransport
from discern.settings import Settings

StartError = DatabaseUnavailableError


@st.cache_resource(show_spinner=False)
def load_settings() -> Settings:
    return Settings.load()


class EmbeddedService:
    """The interface, its keys for the app, and the way to it.

    Takers' pages call with a key of their own, which may do no more than they need and has a limit of its own.
    """

    base_url = BASE_URL

    def __init__(self, settings: Settings) -> None:
        self.api = create_api(settings)
        service: Service = self.api.state.service
        self.managers_key = AppKey(service.database, "managers", ("admin",))
        self.acting_key = AppKey(service.database, "whoever signed in", ("admin", "act"))
        self.takers_key = AppKey(service.database, "takers", ("take",))
        self.links_key = AppKey(service.database, "links", ("take",))
        self._lock = threading.Lock()
        self._own_loop = ExitStack()
        self._portal: BlockingPortal | None = None

    def check_database(self) -> None:
        """Open and close it. Raises `DatabaseUnavailableError`, whose message is for the person who starts the app."""
        database = self.api.state.service.database
        database.open()
        database.close()

    def first(self) -> Middleware:
        """The interface at its place, before all else."""
        return Middleware(InterfaceFirst, interface=self.api)

    def health_routes(self) -> list[BaseRoute]:
        return health_routes(self.api.state.service)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Start the service on the loop of the caller."""
        async with BlockingPortal() as portal, self.api.router.lifespan_context(self.api):
            self._portal = portal
            settle_memory()
            try:
                yield
            finally:
                self._portal = None
                await anyio.to_thread.run_sync(self._revoke_keys)

    def backup_state(self) -> BackupState:
        service: Service = self.api.state.service
        return service.database.read_now(read_backup_state)

    def transport(self) -> httpx.BaseTransport:
        with self._lock:
            if self._portal is None:
                self._portal = self._start_own_loop()
            return BridgeTransport(self.api, self._portal)

    def close(self) -> None:
        """Stop the loop that was started here, if one was."""
        self._portal = None
        self._own_loop.close()

    def _start_own_loop(self) -> BlockingPortal:
        portal = self._own_loop.enter_context(start_blocking_portal())
        self._own_loop.enter_context(portal.wrap_async_context_manager(self.api.router.lifespan_context(self.api)))
        self._own_loop.callback(self._revoke_keys)
        atexit.register(self.close)
        return portal

    def _revoke_keys(self) -> None:
        self.managers_key.revoke()
        self.acting_key.revoke()
        self.takers_key.revoke()
        self.links_key.revoke()


@st.cache_resource(show_spinner=False)
def embedded_service() -> EmbeddedService:
    return EmbeddedService(load_settings())
