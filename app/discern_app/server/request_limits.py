"""How many requests an address may make of what strangers reach: participants' plain pages, and signing in.

Whoever tries links uses up what their address has, and slows nobody who has a good one. Wrong links are counted by the
service besides.
"""

import time
from hashlib import sha256
from math import ceil

from cachetools import LRUCache
from limits import RateLimitItemPerMinute
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter

from discern_app.base.embedded_service import network_of

OF_ADDRESS = RateLimitItemPerMinute(600)
"""With links that aren't known to be good, or none. A room of 300 people opens theirs within a minute, some twice."""

OF_LINK = RateLimitItemPerMinute(1200)
"""With one good link, from one address. A room shares the link by which it joins."""

MOST_GOOD = 10_000
"""Links that are remembered as good."""


class RequestLimits:
    """Counts requests by address, and those with good links apart."""

    def __init__(self) -> None:
        self._limiter = FixedWindowRateLimiter(MemoryStorage())
        self._good: LRUCache[str, None] = LRUCache(MOST_GOOD)

    def count(self, address: str, token: str = "") -> int:
        """Count a request; 0 where it may be answered, else the seconds after which another one may.

        Args:
            address: where it comes from.
            token: of the link that it is about.
        """
        network, link = network_of(address), _digest(token)
        limit, *counted = (OF_LINK, network, link) if link in self._good else (OF_ADDRESS, network)
        if self._limiter.hit(limit, *counted):
            return 0
        return max(1, ceil(self._limiter.get_window_stats(limit, *counted).reset_time - time.time()))

    def note(self, token: str, status: int) -> None:
        """Say how a request with this link was answered: a page that opens shows that the link exists."""
        if token and status < 400:
            self._good[_digest(token)] = None
        elif status == 404:
            self._good.pop(_digest(token), None)


def _digest(token: str) -> str:
    return sha256(token.encode()).hexdigest()
