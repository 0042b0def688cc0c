"""Waiting for one's turn."""

import asyncio


class Pace:
    """Lets callers pass at a steady rate, in the order in which they came.

    Args:
        per_second: how many pass in a second, in the long run.
        burst: how many pass at once after a time without any.
    """

    def __init__(self, per_second: float, burst: int) -> None:
        self._interval = 1 / per_second
        self._ahead = (burst - 1) * self._interval
        self._lock = asyncio.Lock()
        self._next = 0.0
        """When the last caller would have passed without bursts, by the event loop's clock, and an interval more."""

    async def wait(self) -> None:
        """Return when the caller may pass."""
        loop = asyncio.get_running_loop()
        async with self._lock:
            wait = self._next - self._ahead - loop.time()
            if wait > 0:
                await asyncio.sleep(wait)
            self._next = max(self._next, loop.time()) + self._interval

    @property
    def is_rested(self) -> bool:
        """Whether nobody has passed lately, so that a new one is as good."""
        return not self._lock.locked() and self._next <= asyncio.get_running_loop().time()
