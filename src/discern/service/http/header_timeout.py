"""How long `discern serve` waits for the header of a request. `ApiMiddleware` limits its body.

uvicorn has no setting for this, so this module, and no other, relies on how its protocols work, as read in 0.54:
`cycle` is the request that is being answered, `transport` the connection. `check_uvicorn` fails where they are gone.
"""

import asyncio
from importlib.metadata import version
from typing import Any

from starlette.types import Receive, Scope, Send
from uvicorn import Config
from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.server import ServerState


class HeaderTimeoutProtocol(AutoHTTPProtocol):  # type: ignore[valid-type,misc]
    """uvicorn's own protocol, which would wait for a header forever: here it has ``header_timeout_s`` seconds.

    They count from the connection or, where it is kept alive, from the first byte after an answer. A caller who takes
    longer loses the connection, because the interface has no status for it.
    """

    header_timeout_s = 20.0
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._start_timer()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.cycle is not None and not self.cycle.response_complete:
            self._stop_timer()
        else:
            self._start_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        super().connection_lost(exc)

    def _start_timer(self) -> None:
        if self._timer is None and not self.transport.is_closing():
            self._timer = asyncio.get_running_loop().call_later(self.header_timeout_s, self.transport.close)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


async def check_uvicorn() -> None:
    """Raises `RuntimeError` where the installed uvicorn is not the kind that this module was written for."""
    protocol = HeaderTimeoutProtocol(Config(_no_app, log_config=None), ServerState(), {})
    if getattr(protocol, "cycle", protocol) is not None or getattr(protocol, "transport", protocol) is not None:
        raise RuntimeError(f"uvicorn {version('uvicorn')} offers no way to limit the time for a request's header")


async def _no_app(_scope: Scope, _receive: Receive, _send: Send) -> None:
    """An ASGI app that is never called."""
