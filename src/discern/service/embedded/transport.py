"""Synchronous calls to the interface in this process, without a socket."""

import asyncio
from concurrent.futures import TimeoutError as FutureTimeoutError

import httpx
from anyio.from_thread import BlockingPortal
from starlette.types import ASGIApp, Message

ROOT_PATH = "/v1"


class InProcessTransport(httpx.BaseTransport):
    """Hands each request to an ASGI app on the app's own event loop.

    httpx's own serves asynchronous clients only, and looks for a package that isn't installed in each request, which
    takes as long as two statements in the database.

    Args:
        app: the interface, without the prefix `/v1`.
        portal: runs on the event loop on which the app's lifespan was entered.
    """

    def __init__(self, app: ASGIApp, portal: BlockingPortal) -> None:
        self._app = app
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
        """The app's answer; 500 where it breaks off before the beginning of one."""
        url, content, is_answered = request.url, request.read(), asyncio.Event()
        given: list[Message] = [{"type": "http.request", "body": content, "more_body": False}]
        start: Message = {"status": 500, "headers": []}
        body: list[bytes] = []

        async def receive() -> Message:
            if given:
                return given.pop()
            await is_answered.wait()
            return {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            if message["type"] == "http.response.start":
                start.update(message)
            else:
                body.append(message.get("body", b""))
                if not message.get("more_body", False):
                    is_answered.set()

        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": request.method,
            "scheme": url.scheme,
            "server": (url.host, url.port),
            "client": None,
            "root_path": ROOT_PATH,
            "path": url.path,
            "raw_path": url.raw_path.partition(b"?")[0],
            "query_string": url.query,
            "headers": [(name.lower(), value) for name, value in request.headers.raw],
        }
        try:
            await self._app(scope, receive, send)
        except Exception:
            # The app has logged it.
            if "type" not in start:
                return httpx.Response(500)
        return httpx.Response(start["status"], headers=start["headers"], content=b"".join(body))
