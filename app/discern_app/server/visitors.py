"""Who is connected, from where, and how much they may ask before a page lets them in."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from secrets import token_hex

import streamlit as st

from discern_app.server.pace import Pace

CONNECTION = "Discern-Connection"
"""The header that names a connection to the pages. The socket's guard sets it; what a browser sends is dropped."""

MESSAGES_A_SECOND, MESSAGE_BURST = 20, 60
"""From all strangers at one address: a class that answers at once behind one router, and not much more."""

GUESSES_A_SECOND, GUESS_BURST = 2, 20
"""From all strangers at one address who have tried a link that doesn't exist: they wait for nobody but each other."""

OWN_MESSAGES_A_SECOND, OWN_MESSAGE_BURST = 5, 20
"""From one stranger."""

CONNECTIONS_A_SECOND, CONNECTION_BURST = 10, 60

MOST_AT_AN_ADDRESS = 150
"""Strangers who may be connected from one address."""

MOST = 1000
"""Strangers who may be connected at all, where the system lets this process have enough files open."""

FILES_A_SESSION, SPARE_FILES = 5, 700
"""Open files that a session takes, and that everything else does, including the ended sessions that Streamlit keeps."""

LEAST = 50

MOST_ADDRESSES = 10_000


class Address:
    """What strangers at one address share."""

    def __init__(self) -> None:
        self.connected = 0
        self.messages = Pace(MESSAGES_A_SECOND, MESSAGE_BURST)
        self.guesses = Pace(GUESSES_A_SECOND, GUESS_BURST)
        self.connections = Pace(CONNECTIONS_A_SECOND, CONNECTION_BURST)

    @property
    def is_idle(self) -> bool:
        return not self.connected and all(pace.is_rested for pace in (self.messages, self.guesses, self.connections))


@dataclass(eq=False, slots=True)
class Visitor:
    """A connection. A page admits it; until then it is a stranger's."""

    address: Address
    id: str = field(default_factory=lambda: token_hex(16))
    is_admitted: bool = False
    is_guessing: bool = False
    _own: Pace = field(default_factory=lambda: Pace(OWN_MESSAGES_A_SECOND, OWN_MESSAGE_BURST))

    async def take_turn(self) -> None:
        """Wait until this stranger may send another message; somebody who is admitted never waits."""
        if not self.is_admitted:
            await self._own.wait()
            await (self.address.guesses if self.is_guessing else self.address.messages).wait()


class Visitors:
    """The connections of this process."""

    def __init__(self) -> None:
        self._most = MOST
        self._by_id: dict[str, Visitor] = {}
        self._addresses: dict[str, Address] = {}

    @contextmanager
    def connecting(self, network: str) -> Iterator[Visitor | None]:
        """A connection from there, for as long as it lasts; None where there are too many strangers."""
        address = self._address(network)
        strangers = [visitor for visitor in self._by_id.values() if not visitor.is_admitted]
        here = sum(visitor.address is address for visitor in strangers)
        if here >= MOST_AT_AN_ADDRESS or len(strangers) >= self._most:
            yield None
            return
        visitor = Visitor(address)
        self._by_id[visitor.id] = visitor
        address.connected += 1
        try:
            yield visitor
        finally:
            del self._by_id[visitor.id]
            address.connected -= 1

    def fit_open_files(self, most_files: int) -> None:
        """Allow no more strangers than this process may have files open for."""
        self._most = max(LEAST, min(MOST, (most_files - SPARE_FILES) // FILES_A_SESSION))

    def find(self, id_: str | None) -> Visitor | None:
        """The open connection with this id. There is none where a host runs the app as a plain script."""
        return self._by_id.get(id_ or "")

    def _address(self, network: str) -> Address:
        if len(self._addresses) >= MOST_ADDRESSES:
            self._addresses = {name: address for name, address in self._addresses.items() if not address.is_idle}
        return self._addresses.setdefault(network, Address())


visitors = Visitors()
"""Those of this process."""


def admit_session(*, is_admitted: bool) -> None:
    """Say, from a run of this session's page, whether the page lets its visitor in."""
    visitor = visitors.find(st.context.headers.get(CONNECTION))
    if visitor is not None:
        visitor.is_admitted = is_admitted


def note_wrong_link() -> None:
    """Say, from a run of this session's page, that its visitor came with a link that doesn't exist."""
    visitor = visitors.find(st.context.headers.get(CONNECTION))
    if visitor is not None:
        visitor.is_guessing = True
