"""Requests for participants' pages: how fast strangers may make them, so that whoever tries links delays nobody."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hashlib import sha256

from cachetools import LRUCache

from discern_app.server.pace import Pace, Turns

REQUESTS_A_SECOND, REQUEST_BURST = 10, 60
"""From one address, with links that aren't known to be good."""

OWN_REQUESTS_A_SECOND, OWN_REQUEST_BURST = 10, 60
"""With one good link. A tap without the script is two requests."""

MOST_GOOD = 10_000
"""Links that are remembered as good."""

MOST_WAITING, MOST_WAITING_AT_ONE_ADDRESS = 1_000, 100

FEW_WAITING = 3
"""Requests from an address that may wait although `MOST_WAITING` others do: those who fill the line have more."""

ANSWERED_AT_ONCE = 2
"""Each answer takes its share of the one interpreter from everybody else."""

MOST_ADDRESSES = 10_000
"""Addresses that are remembered, unless more than that have made requests lately."""


class TooManyWaitError(Exception):
    """So many requests wait that this one is refused."""


class LinkRequests:
    """Lets requests with good links pass at the pace of a person, and all others at the pace of their address."""

    def __init__(self) -> None:
        self._turns = Turns(ANSWERED_AT_ONCE)
        self._good: LRUCache[bytes, Pace] = LRUCache(MOST_GOOD)
        self._paces: dict[str, Pace] = {}
        """Of addresses, by their networks."""
        self._waiting: dict[str, int] = {}

    def note_good(self, token: str) -> None:
        """Say that a link exists."""
        self._good.setdefault(_digest(token), Pace(OWN_REQUESTS_A_SECOND, OWN_REQUEST_BURST))

    def note_wrong(self, token: str) -> None:
        """Say that a link doesn't exist, or no more."""
        self._good.pop(_digest(token), None)

    @asynccontextmanager
    async def turn(self, network: str, token: str | None) -> AsyncIterator[None]:
        """Wait until a request may be answered, which is done inside.

        Args:
            network: where it comes from.
            token: of the link that it is about.

        Raises:
            TooManyWaitError: too many wait already.
        """
        own = self._good.get(_digest(token or ""))
        here, all_ = self._waiting.get(network, 0), sum(self._waiting.values())
        as_often = 1 if own is None else 2
        is_full = all_ >= MOST_WAITING * as_often and here >= FEW_WAITING
        if here >= MOST_WAITING_AT_ONE_ADDRESS * as_often or is_full or all_ >= 3 * MOST_WAITING:
            raise TooManyWaitError
        self._waiting[network] = here + 1
        try:
            await (self._pace_of(network) if own is None else own).wait()
            await self._turns.take((network, own is None))
        finally:
            self._waiting[network] -= 1
            if not self._waiting[network]:
                del self._waiting[network]
        try:
            yield
        finally:
            self._turns.give_back()

    def _pace_of(self, network: str) -> Pace:
        if len(self._paces) >= MOST_ADDRESSES:
            self._paces = {name: pace for name, pace in self._paces.items() if not pace.is_rested}
        return self._paces.setdefault(network, Pace(REQUESTS_A_SECOND, REQUEST_BURST))


def _digest(token: str) -> bytes:
    return sha256(token.encode()).digest()
