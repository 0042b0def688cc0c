"""What a run of a page sends, handed to the browser in one piece.

Streamlit sends what is ready every few milliseconds, and the browser draws the page again after each piece. Most runs
are over within the first of these pieces or the second, so waiting for their end costs no time and saves drawings.
"""

import asyncio

from starlette.types import Message, Send

from discern_app.base.streamlit_internals import run_boundary

HELD_S = 0.03
"""How long a run is waited for. What a longer one has to say comes as it is ready, from then on."""


class RunBatches:
    """The way out of one socket. Messages leave in the order they come, no later than `HELD_S` after their run began.

    The first run of a socket is not held: the browser loads what draws it meanwhile.

    Args:
        send: takes each message.
    """

    def __init__(self, send: Send) -> None:
        self._send = send
        self._held: list[Message] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._release_late: asyncio.Task[None] | None = None
        self._one_releases = asyncio.Lock()
        self._has_run = False

    async def send(self, message: Message) -> None:
        """Send a message, at once or with its run."""
        if message["type"] != "websocket.send":
            await self._release()
            await self._send(message)
            return
        boundary = run_boundary(message["bytes"])
        if boundary == "begin" and self._held is None and self._has_run:
            self._held = []
            self._timer = asyncio.get_running_loop().call_later(HELD_S, self._give_up)
        if self._held is None:
            await self._send(message)
        else:
            self._held.append(message)
        if boundary == "end":
            self._has_run = True
            await self._release()

    def end(self) -> None:
        """Forget what is held: the socket is closed."""
        self._held = None
        # What sends has this object: as a cycle, both would stay until the garbage collector runs.
        self._send = _send_nowhere
        self._stop_timer()
        if self._release_late is not None:
            self._release_late.cancel()

    def _give_up(self) -> None:
        self._release_late = asyncio.ensure_future(self._release())

    async def _release(self) -> None:
        self._stop_timer()
        # Two that send in turn would mix up what is held: where the browser has no room, one waits with a message that
        # it has taken, and the other goes on to the next.
        async with self._one_releases:
            # What comes while this sends waits behind it.
            while self._held:
                await self._send(self._held.pop(0))
            self._held = None

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


async def _send_nowhere(message: Message) -> None:
    """For what comes after the end."""
