"""Synchronous calls to the interface in this process, without a socket."""

from concurrent.futures import TimeoutError as FutureTimeoutError

import httpx
from anyio.from_thread import BlockingPortal
from starlette.types import ASGIApp

ROOT_PATH = "/v1"


class InProcessTransport(httpx.BaseTransport):
    """Hands each request to an ASGI app on the app's own event loop.

    Args:
        app: the interface, without the prefix `/v1`.
        portal: runs on the event loop on which the app's lifespan was entered.
    """

    def __init__(self, app: ASGIApp, portal: BlockingPortal) -> None:
        # What the app raises it has logged, and it is answered with 500.
        self._app = httpx.ASGITransport(app, raise_app_exceptions=False, root_path=ROOT_PATH)
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
