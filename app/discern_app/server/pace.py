"""Waiting for one's turn, and what somebody may use without waiting."""

import asyncio
from collections import deque
from collections.abc import Hashable


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


class Budget:
    """What may be used at a steady rate, without waiting: it is there, or it isn't.

    Args:
        per_second: how much comes back in a second.
        most: how much there is at first, and after a time without use.
    """

    def __init__(self, per_second: float, most: int) -> None:
        self._per_second = per_second
        self._most = most
        self._left = float(most)
        self._counted_at = 0.0

    def take(self) -> bool:
        """Use one, if there is one."""
        self._count()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def is_rested(self) -> bool:
        """Whether all of it is there, so that a new one is as good."""
        self._count()
        return self._left >= self._most

    def _count(self) -> None:
        now = asyncio.get_running_loop().time()
        self._left = min(self._most, self._left + (now - self._counted_at) * self._per_second)
        self._counted_at = now


class Turns:
    """Lets a few callers do something at once. Groups come one after another, and the callers of a group in order.

    Args:
        at_once: how many have a turn at the same time.
    """

    def __init__(self, at_once: int) -> None:
        self._free = at_once
        self._lines: dict[Hashable, deque[asyncio.Future[None]]] = {}

    async def take(self, group: Hashable) -> None:
        """Return when it is the caller's turn. Whoever returns from here calls `give_back`, once."""
        if self._free:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._lines.setdefault(group, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give_back()
            raise

    def give_back(self) -> None:
        """End a turn, and let the next caller have it."""
        while self._lines:
            group = next(iter(self._lines))
            line = self._lines.pop(group)
            while line and line[0].done():
                line.popleft()
            if line:
                line.popleft().set_result(None)
                if line:
                    self._lines[group] = line  # behind all others
                return
        self._free += 1
