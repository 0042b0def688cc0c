"""How long `discern serve` waits for the head of a request. The gateway limits its body."""

import asyncio
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol


class PatientProtocol(AutoHTTPProtocol):  # type: ignore[valid-type,misc]
    """uvicorn's own, which gives a head all the time in the world: here it has ``head_patience`` seconds.

    They count from the connection or, where it is kept alive, from the first byte after an answer. A caller who takes
    longer loses the connection, for no status of the interface says so.
    """

    head_patience = 20.0
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
            self._timer = asyncio.get_running_loop().call_later(self.head_patience, self.transport.close)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
