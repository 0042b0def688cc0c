"""Synchronous calls to the interface in this process, without a socket."""

from concurrent.futures import TimeoutError as FutureTimeoutError

import httpx
from anyio.from_thread import BlockingPortal
from starlette.types import ASGIApp

BASE_URL = "http://discern.embedded/v1"
"""The address that a client is given. Nothing is looked up under this name."""


class InProcessTransport(httpx.BaseTransport):
    """Hands each request to an ASGI app on the app's own event loop. httpx's own serves asynchronous clients only.

    Args:
        app: the interface, without the prefix `/v1`.
        portal: runs on the event loop on which the app's lifespan was entered.
    """

    def __init__(self, app: ASGIApp, portal: BlockingPortal) -> None:
        self._asgi = httpx.ASGITransport(app, raise_app_exceptions=False, root_path="/v1")
        self._portal = portal

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        """Raises `httpx.ConnectError` when the service has stopped and `httpx.ReadTimeout` as httpx would."""
        seconds = request.extensions.get("timeout", {}).get("read")
        try:
            future = self._portal.start_task_soon(self._handle, request)
        except RuntimeError as error:
            raise httpx.ConnectError("the service in this process has stopped", request=request) from error
        try:
            return future.result(seconds)
        except FutureTimeoutError as error:
            future.cancel()
            raise httpx.ReadTimeout("the service in this process did not answer in time", request=request) from error

    async def _handle(self, request: httpx.Request) -> httpx.Response:
        response = await self._asgi.handle_async_request(request)
        content = await response.aread()
        return httpx.Response(response.status_code, headers=response.headers, content=content)
