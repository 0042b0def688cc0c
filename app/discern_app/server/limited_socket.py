"""How much a browser may send on its socket before a message is whole, which `SocketGuard` never sees.

uvicorn answers every ping, and keeps every part of an unfinished message, whatever their number. It has no setting for
that, so this module, and no other, relies on how its websocket protocol works, as read in 0.54: `data_received` and the
`handle_…` methods are called with what comes in, `frames` are the parts of the unfinished message, and `conn` is
websockets' `ServerProtocol`. `check_sockets` fails where they are gone.

How long a line of a handshake's head may be is set by `WEBSOCKETS_MAX_LINE_LENGTH`. websockets reads it when it is
imported, under `streamlit run` before any file of ours; what it read is in its `http11` alone, as seen in 17.
"""

import asyncio
from collections import deque
from importlib.metadata import version
from typing import Any, ClassVar

from starlette.types import Receive, Scope, Send
from uvicorn import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets import http11

from discern_app.server.visitors import EXTENSION, POLICY, Connection

MAX_LINE_BYTES: int = http11.MAX_LINE_LENGTH - 200
"""Of the head of a page's request, with the line's end. The page's socket has up to 200 bytes more of cookies, the
secret's for `/_stcore` and Streamlit's own. Where that is too much, neither the browser nor the log says a word.
"""

PART_BYTES = 2_000
"""Read at once, however much has come: between two parts the connection can be given up."""

MESSAGE_TIME_S = 30.0
"""From the first byte of a message to the last."""

ABNORMAL = 1006
"""Why a socket is closed, in RFC 6455's codes: the connection was lost, and the browser gets no answer."""


class LimitedSocket(WebSocketsSansIOProtocol):
    """uvicorn's own protocol, which counts frames and bytes and gives a connection up that sends too many."""

    needed: ClassVar = (
        "data_received",
        "handle_connect",
        "handle_cont",
        "handle_text",
        "handle_bytes",
        "handle_ping",
        "handle_pong",
        "send_receive_event_to_app",
        "receive",
    )

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._connection = Connection(self._give_up)
        self._unfinished = 0
        """Bytes of the message that is coming in."""
        self._unread: deque[int] = deque()
        """Bytes of each message that the app hasn't read."""
        self._timer: asyncio.TimerHandle | None = None

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PART_BYTES):
            part = data[start : start + PART_BYTES]
            if self.handshake_initiated:
                self._count_bytes(len(part))
                if self.transport.is_closing():
                    return
            super().data_received(part)
            if self._connection.fault is not None:
                self._connection.give_up(self._connection.fault)
            if self.transport.is_closing():
                return
        self._watch_unfinished()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        self._connection.end()
        super().connection_lost(exc)
        # Drops what has come of a frame: the parser, a cycle, would hold it until a garbage collection.
        self.conn.fail(ABNORMAL)

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), EXTENSION: self._connection}  # type: ignore[dict-item]

    def handle_cont(self, event: Any) -> None:
        self._connection.count_frame()
        super().handle_cont(event)

    def handle_text(self, event: Any) -> None:
        self._connection.count_frame()
        super().handle_text(event)

    def handle_bytes(self, event: Any) -> None:
        self._connection.count_frame()
        super().handle_bytes(event)

    def handle_ping(self) -> None:
        self._count_control_frame()
        super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        self._count_control_frame()
        super().handle_pong(event)

    def send_receive_event_to_app(self) -> None:
        self._unread.append(self._unfinished)
        self._unfinished = 0
        self._stop_timer()
        super().send_receive_event_to_app()

    async def receive(self) -> Any:
        message = await super().receive()
        if message["type"] == "websocket.receive":
            self._connection.count_bytes(-self._unread.popleft())
        return message

    def _count_bytes(self, change: int) -> None:
        self._unfinished += change
        self._connection.count_bytes(change)

    def _count_control_frame(self) -> None:
        self._connection.count_frame()
        if not self.frames:
            self._count_bytes(-self._unfinished)

    def _watch_unfinished(self) -> None:
        if not self._unfinished and not self.frames:
            self._stop_timer()
        elif self._timer is None:
            self._timer = self.loop.call_later(MESSAGE_TIME_S, self._connection.give_up, POLICY)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _give_up(self, code: int) -> None:
        self._stop_timer()
        if not self.transport.is_closing():
            self.conn.fail(code)
            self.transport.write(b"".join(self.conn.data_to_send()))
        # `close` would wait for a browser that reads nothing.
        self.transport.abort()


async def check_sockets() -> None:
    """Raises `RuntimeError` where the installed uvicorn is not the kind that this module was written for."""
    try:
        socket = LimitedSocket(Config(_no_app, log_config=None), ServerState(), {})
        fits = (socket.frames, socket.handshake_initiated) == ([], False)
    except (AttributeError, TypeError):
        fits = False
    else:
        fits = fits and all(callable(getattr(socket.conn, name, None)) for name in ("fail", "data_to_send"))
    if not fits or not all(callable(getattr(WebSocketsSansIOProtocol, name, None)) for name in LimitedSocket.needed):
        raise RuntimeError(f"uvicorn {version('uvicorn')} offers no way to limit what comes in on a socket")


async def _no_app(_scope: Scope, _receive: Receive, _send: Send) -> None:
    """An ASGI app that is never called."""
