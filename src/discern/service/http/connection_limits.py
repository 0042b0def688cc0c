"""How many connections there may be, how long a request's head may be and how long it may take, under `discern serve`
and `streamlit run`.

`ApiMiddleware` limits the body. uvicorn has no setting for heads, so this module, and no other, relies on how its
protocols work, as read in 0.54: `cycle` is the request that is being answered, `transport` the connection, `headers`
and `url` what is read of a head, `connections` all protocols that have a connection; `on_…` are httptools' callbacks,
and `send_400_response` answers what isn't HTTP. `check_uvicorn` fails where they are gone.
"""

import asyncio
import itertools
import signal
from importlib.metadata import version
from typing import Any, ClassVar
from urllib.parse import unquote

from starlette.types import Message, Receive, Scope, Send
from uvicorn import Config, Server
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from discern.service.http.asgi_scope import UNREADABLE

MAX_HEAD_BYTES = 32_000

READ_ON_BYTES = 256_000
"""How much more of a head that is too long is read and dropped: a browser looks for no answer while it sends."""

TOO_LONG = f"The head of the request is longer than {MAX_HEAD_BYTES} bytes."
NOT_HTTP = "The request can't be read."


class HeadTooLongError(Exception):
    """Raised in a callback of the parser, which then gives the request up."""


class LimitedProtocol(HttpToolsProtocol):
    """uvicorn's own protocol, which would wait for a head forever and keep one of any length.

    Here it has ``header_timeout_s`` seconds, from the connection or, where it is kept alive, from the first byte after
    an answer. A caller who takes longer loses the connection, because the interface has no status for it.

    Of more than ``max_connections``, websockets not counted, the oldest that waits for a request is given up, or the
    oldest of all.

    What can't be read is answered by the interface: with a problem and its usual headers, and counted by address.
    """

    header_timeout_s = 20.0
    max_connections: ClassVar = 900
    """Leaves the usual 1,024 open files enough for everything else."""
    needed: ClassVar = ("data_received", "on_body", "on_headers_complete", "on_message_complete", "send_400_response")
    _timer: asyncio.TimerHandle | None = None
    _unfinished = 0
    """Bytes received since the parser last finished anything: those of a head, of trailers, or of nothing at all."""
    _has_finished = False
    _is_refused = False
    _is_too_long = False
    _dropped = 0
    _last = b""
    """The last bytes of a head that is too long, where its end may have begun."""
    _number = 0
    _numbers: ClassVar = itertools.count(1)
    url = b""
    """uvicorn sets it when a request begins."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._number = next(self._numbers)
        self._start_timer()
        if len(self.connections) > self.max_connections:
            self._make_room()

    def data_received(self, data: bytes) -> None:
        if self._is_refused:
            return
        if self._is_too_long:
            self._read_on(data)
            return
        self._has_finished = False
        super().data_received(data)
        self._unfinished = 0 if self._has_finished else self._unfinished + len(data)
        if self._unfinished > MAX_HEAD_BYTES and not self._is_refused:
            self._is_too_long = True
            self._last = data[-3:]
        if self._is_answering or self.transport.get_protocol() is not self:
            self._stop_timer()
        else:
            self._start_timer()

    def _read_on(self, data: bytes) -> None:
        self._dropped += len(data)
        data = self._last + data
        self._last = data[-3:]
        if b"\r\n\r\n" in data or self._dropped > READ_ON_BYTES:
            self.send_400_response(TOO_LONG)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        super().connection_lost(exc)

    def on_headers_complete(self) -> None:
        self._has_finished = True
        if len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers) > MAX_HEAD_BYTES:
            self._is_too_long = True
            raise HeadTooLongError
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._has_finished = True
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._has_finished = True
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002 - uvicorn's own name
        """Answer what can't be read, and close the connection. An answer that is under way is cut short."""
        self._is_refused = True
        if self._is_answering:
            self.transport.close()
        else:
            self.flow.pause_reading()
            task = self.loop.create_task(self._refuse(TOO_LONG if self._is_too_long else NOT_HTTP))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    def refused_path(self) -> bytes:
        """The path at which the app is asked for the answer."""
        return b"/v1"

    async def _refuse(self, detail: str) -> None:
        path = self.refused_path()
        scope: dict[str, Any] = {
            "type": "http",
            "http_version": "1.1",
            "method": "GET",
            "scheme": self.scheme,
            "path": unquote(path.decode("latin-1")),
            "raw_path": path,
            "query_string": b"",
            "root_path": "",
            "headers": [each for each in self.headers or () if each[0] == b"accept-language"],
            "client": self.client,
            "server": self.server,
            "state": self.app_state.copy(),
            UNREADABLE: detail,
        }

        async def receive() -> Message:
            return {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            if self.transport.is_closing():
                return
            if message["type"] == "http.response.start":
                lines = [b"HTTP/1.1 %d " % message["status"]]
                lines += [b"%s: %s" % header for header in message["headers"]]
                self.transport.write(b"\r\n".join([*lines, b"connection: close", b"", b""]))
            else:
                self.transport.write(message.get("body", b""))

        try:
            await self.app(scope, receive, send)
        finally:
            self.transport.close()

    def _make_room(self) -> None:
        others = [each for each in self.connections if isinstance(each, LimitedProtocol) and each is not self]
        if len(others) >= self.max_connections:
            oldest = min(others, key=lambda each: (each._is_answering, each._number))
            # `close` would wait for a caller who reads nothing.
            oldest.transport.abort()
            self.connections.discard(oldest)

    @property
    def _is_answering(self) -> bool:
        cycle: Any = self.cycle  # None before the first request
        return cycle is not None and not cycle.response_complete

    def _start_timer(self) -> None:
        if self._timer is None and not self.transport.is_closing():
            self._timer = asyncio.get_running_loop().call_later(self.header_timeout_s, self.transport.close)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class PageProtocol(LimitedProtocol):
    """Has the app answer a head that is too long at the path that was asked for: it may be somebody's browser."""

    def refused_path(self) -> bytes:
        path = self.url.partition(b"?")[0]
        return path if self._is_too_long and path.startswith(b"/") else super().refused_path()


def limit_running_server(
    protocol: type[LimitedProtocol],
    websocket_protocol: type[asyncio.Protocol],
    *,
    max_connections: int,
    max_message_bytes: int,
    requests_end_s: int,
) -> bool:
    """Have the uvicorn server that runs in this process use these protocols from the next connection on.

    For a server that somebody else starts: it is found by the signals that it handles.

    Args:
        protocol: what limits each connection.
        websocket_protocol: what limits each websocket.
        max_connections: how many there may be beside websockets.
        max_message_bytes: how long a message on a websocket may be.
        requests_end_s: how many seconds requests may take once the server is asked to end.

    Returns:
        Whether there is one.
    """
    server = getattr(signal.getsignal(signal.SIGTERM), "__self__", None)
    if not isinstance(server, Server):
        return False
    protocol.max_connections = max_connections
    server.config.http_protocol_class = protocol
    server.config.ws_protocol_class = websocket_protocol
    server.config.ws_max_size = max_message_bytes
    server.config.timeout_graceful_shutdown = requests_end_s
    return True


async def check_uvicorn() -> None:
    """Raises `RuntimeError` where the installed uvicorn is not the kind that this module was written for."""
    protocol = LimitedProtocol(Config(_no_app, log_config=None, ws="none"), ServerState(), {})
    fits = getattr(protocol, "cycle", protocol) is None and getattr(protocol, "transport", protocol) is None
    fits = fits and isinstance(getattr(protocol, "connections", None), set)
    if not fits or not all(callable(getattr(HttpToolsProtocol, name, None)) for name in LimitedProtocol.needed):
        raise RuntimeError(f"uvicorn {version('uvicorn')} offers no way to limit a request's head")


async def _no_app(_scope: Scope, _receive: Receive, _send: Send) -> None:
    """An ASGI app that is never called."""
