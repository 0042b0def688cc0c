"""Requests for participants' pages: how fast strangers may make them, so that whoever tries links delays nobody."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hashlib import sha256

from cachetools import LRUCache

from discern_app.server.pace import Pace
from discern_app.server.visitors import Address, Visitors

OWN_REQUESTS_A_SECOND, OWN_REQUEST_BURST = 10, 60
"""With one good link. A tap without the script is two requests."""

MOST_GOOD = 10_000
"""Links that are remembered as good."""

MOST_WAITING, MOST_WAITING_AT_ONE_ADDRESS = 1_000, 100


class TooManyWaitError(Exception):
    """So many requests wait that this one is refused."""


class LinkRequests:
    """Lets requests with good links pass at the pace of a person, and all others at the pace of their address.

    Args:
        visitors: with whom they share the turns of strangers.
    """

    def __init__(self, visitors: Visitors) -> None:
        self._visitors = visitors
        self._good: LRUCache[bytes, Pace] = LRUCache(MOST_GOOD)
        self._waiting: dict[Address, int] = {}

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
        address = self._visitors.find_address(network)
        own = self._good.get(_digest(token or ""))
        here = self._waiting.get(address, 0)
        if here >= MOST_WAITING_AT_ONE_ADDRESS * (1 if own is None else 2) or sum(self._waiting.values()) >= (
            MOST_WAITING if own is None else 2 * MOST_WAITING
        ):
            raise TooManyWaitError
        self._waiting[address] = here + 1
        try:
            await (address.messages["unknown"] if own is None else own).wait()
            await self._visitors.runs.take((address, "unknown" if own is None else "taking"))
        finally:
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address]
        try:
            yield
        finally:
            self._visitors.runs.give_back()


def _digest(token: str) -> bytes:
    return sha256(token.encode()).digest()
