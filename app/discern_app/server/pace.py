"""Waiting for one's turn, and what somebody may use without waiting."""

import asyncio
from collections import deque
from collections.abc import Hashable

MOST_GROUPS = 10_000
"""Groups whose last turn is remembered."""


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
        now = asyncio.get_running_loop().time()
        self._left = min(self._most, self._left + (now - self._counted_at) * self._per_second)
        self._counted_at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Turns:
    """Lets a few callers do something at once.

    Next is the group that has had no turn for longest, so those who ask seldom don't wait for those who ask all the
    time. The callers of a group come in order.

    Args:
        at_once: how many have a turn at the same time.
    """

    def __init__(self, at_once: int) -> None:
        self._free = at_once
        self._lines: dict[Hashable, deque[asyncio.Future[None]]] = {}
        self._served: dict[Hashable, int] = {}
        """The number of each group's last turn, in their order."""
        self._number = 0

    async def take(self, group: Hashable) -> None:
        """Return when it is the caller's turn. The caller then calls `give_back`, once."""
        if self._free:
            self._free -= 1
            self._note(group)
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
            group = min(self._lines, key=lambda each: self._served.get(each, 0))
            line = self._lines[group]
            turn = line.popleft()
            if not line:
                del self._lines[group]
            if not turn.done():
                turn.set_result(None)
                self._note(group)
                return
        self._free += 1

    def _note(self, group: Hashable) -> None:
        self._number += 1
        self._served.pop(group, None)
        self._served[group] = self._number
        if len(self._served) > MOST_GROUPS:
            del self._served[next(iter(self._served))]
