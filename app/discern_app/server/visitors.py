"""Who is connected, from where, and how much they may ask before a page lets them in."""

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from secrets import token_hex
from typing import Literal

import streamlit as st

from discern_app.server.pace import Budget, Pace, Turns

CONNECTION = "Discern-Connection"
"""The header that names a connection to the pages. The socket's guard sets it; what a browser sends is dropped."""

EXTENSION = "discern.connection"
"""The extension of ASGI under which a socket's scope has its `Connection`."""

Standing = Literal["unknown", "taking", "guessing"]
"""What a page knows of a stranger: nothing yet, that their link is good, or that it isn't."""

RATES: dict[Standing, tuple[float, int]] = {"unknown": (10, 60), "taking": (20, 60), "guessing": (2, 20)}
"""Messages a second, and at once, from all strangers of a kind at one address. A class that answers behind one router
needs 20; whoever tries links waits for others who do, and for nobody else."""

OWN_MESSAGES_A_SECOND, OWN_MESSAGE_BURST = 5, 20
"""From one stranger."""

RUNS_AT_ONCE = 2
"""Pages that run for strangers at the same time. Each takes its share of the one interpreter from everybody else."""

CONNECTIONS_A_SECOND, CONNECTION_BURST = 20, 100

REPLACEMENTS_A_SECOND, REPLACEMENT_BURST = 20, 20
"""How often somebody at an address may take the place of a stranger who has been silent for long."""

FRAMES_A_SECOND, FRAME_BURST = 5, 60
"""Parts of messages, pings and pongs from any connection. Browsers send a page's state in one frame, or in few."""

SHARED_FRAMES_A_SECOND, SHARED_FRAME_BURST = 200, 2_000
"""What the strangers at an address may send together beyond that."""

MORE_FRAMES_A_SECOND, MORE_FRAME_BURST = 200, 2_000
"""What each visitor who is let in may send beyond that: twice 2 MB in parts of 2 kB."""

MAX_MESSAGE_BYTES = 2_000_000
"""How long a message may be: a list of people of 1 MB in a text area, and the rest of the page."""

MAX_STRANGERS_MESSAGE_BYTES = 100_000

MAX_UNREAD_BYTES, MAX_STRANGERS_UNREAD_BYTES = 2 * MAX_MESSAGE_BYTES, 150_000
"""What a connection may have sent of messages that aren't whole, or wait."""

MAX_ALL_UNREAD_BYTES = 10_000_000
"""Beyond this, the stranger who has sent most is given up."""

LITTLE_UNREAD_BYTES = 10_000
"""Nobody is given up for less."""

MOST_AT_AN_ADDRESS = 150
"""Strangers who may be connected from one address."""

MOST = 1000
"""Strangers who may be connected at all, where the system lets this process have enough files open."""

FILES_A_SESSION, SPARE_FILES = 5, 700
"""Open files that a session takes, and that everything else does, including the ended sessions that Streamlit keeps."""

MOST_CONNECTIONS, FILES_A_CONNECTION = 900, 16
"""Connections for requests, and how many files there must be for each of them: all but one are for sockets."""

LEAST = 50
"""Strangers and connections, however few files may be open."""

MOST_ADDRESSES = 10_000

POLICY, TOO_BIG, TRY_LATER = 1008, 1009, 1013
"""Why a socket is closed, in RFC 6455's codes."""


class Address:
    """What strangers at one address share."""

    def __init__(self) -> None:
        self.connected = 0
        self.messages = {standing: Pace(*rate) for standing, rate in RATES.items()}
        self.connections = Pace(CONNECTIONS_A_SECOND, CONNECTION_BURST)
        self.replacements = Budget(REPLACEMENTS_A_SECOND, REPLACEMENT_BURST)
        self.frames = Budget(SHARED_FRAMES_A_SECOND, SHARED_FRAME_BURST)

    @property
    def is_idle(self) -> bool:
        limits: tuple[Pace | Budget, ...] = (
            self.connections,
            self.replacements,
            self.frames,
            *self.messages.values(),
        )
        return not self.connected and all(limit.is_rested for limit in limits)


class Connection:
    """What the server counts on a socket while its messages come in.

    Args:
        give_up: ends it at once, with one of RFC 6455's codes.
    """

    def __init__(self, give_up: Callable[[int], None]) -> None:
        self.fault: int | None = None
        """The code to give it up with, as soon as something isn't allowed."""
        self.unread = 0
        """Bytes of messages that aren't whole, or that nobody has read."""
        self._visitor: Visitor | None = None
        self._give_up: Callable[[int], None] | None = give_up
        self._frames = Budget(FRAMES_A_SECOND, FRAME_BURST)

    def belong_to(self, visitor: "Visitor") -> None:
        self._visitor = visitor
        visitor.all.count_unread(self.unread)

    def count_frame(self) -> None:
        """Note a frame, empty ones too."""
        if not self._frames.take() and not (self._visitor and self._visitor.more_frames.take()):
            self.fault = POLICY

    def count_bytes(self, change: int) -> None:
        """Note bytes that came in, or, where they are fewer than none, those of a message that was read."""
        self.unread += change
        visitor = self._visitor
        is_admitted = visitor is not None and visitor.is_admitted
        if self.unread > (MAX_UNREAD_BYTES if is_admitted else MAX_STRANGERS_UNREAD_BYTES):
            self.fault = TOO_BIG
        if visitor is not None:
            visitor.all.count_unread(change)

    def give_up(self, code: int) -> None:
        """End it at once: what it has sent and what waits to be sent is dropped."""
        give_up = self._give_up
        self.end()
        if give_up is not None:
            give_up(code)

    def end(self) -> None:
        """Count it no more, and let go of it, so that what it sent leaves memory at once."""
        self._give_up = None
        if self._visitor is not None:
            self._visitor.leave()
            self._visitor.all.count_unread(-self.unread)
        self._visitor, self.unread = None, 0


@dataclass(eq=False, slots=True)
class Visitor:
    """A browser that is connected. A page admits it; until then it is a stranger's."""

    all: "Visitors"
    address: Address
    connection: Connection | None = None
    """None under a server that doesn't count."""
    is_admitted: bool = False
    id: str = field(default_factory=lambda: token_hex(16))
    standing: Standing = "unknown"
    has_left: bool = False
    heard_at: float = field(default_factory=time.monotonic)
    """When the last message came, in seconds of a steady clock."""
    _waiting: asyncio.Timeout | None = None
    _own: Pace = field(default_factory=lambda: Pace(OWN_MESSAGES_A_SECOND, OWN_MESSAGE_BURST))
    _frames: Budget = field(default_factory=lambda: Budget(MORE_FRAMES_A_SECOND, MORE_FRAME_BURST))

    @property
    def more_frames(self) -> Budget:
        """What this visitor's connection may send beyond what every connection may."""
        return self._frames if self.is_admitted else self.address.frames

    def leave(self) -> None:
        """The browser has gone: it waits for nothing more."""
        self.has_left = True
        if self._waiting is not None:
            self._waiting.reschedule(asyncio.get_running_loop().time())

    async def may_connect(self) -> bool:
        """Wait until this stranger may connect; False where the browser leaves before."""
        return self.is_admitted or await self.wait_for(self.address.connections.wait)

    async def take_turn(self) -> bool:
        """Wait until this stranger may send another message; False where the browser leaves before.

        Somebody who is admitted never waits.
        """
        self.heard_at = time.monotonic()
        return self.is_admitted or (
            await self.wait_for(self._own.wait) and await self.wait_for(self.address.messages[self.standing].wait)
        )

    async def take_run(self) -> bool:
        """Wait until this stranger's page may run; False where the browser leaves before. Ends with `end_run`."""
        return await self.wait_for(lambda: self.all.runs.take((self.address, self.standing)))

    async def wait_for(self, turn: Callable[[], Awaitable[object]]) -> bool:
        """Wait for it; False where the browser leaves before."""
        if self.has_left:
            return False
        try:
            async with asyncio.timeout(None) as self._waiting:
                await turn()
        except TimeoutError:
            return False
        finally:
            self._waiting = None
        return True


class Visitors:
    """The connections of this process."""

    def __init__(self) -> None:
        self.runs = Turns(RUNS_AT_ONCE)
        """Of strangers' pages."""
        self._most = MOST
        self._unread = 0
        self._by_id: dict[str, Visitor] = {}
        self._addresses: dict[str, Address] = {}

    @contextmanager
    def connecting(
        self, network: str, connection: Connection | None = None, *, is_admitted: bool = False
    ) -> Iterator[Visitor | None]:
        """A connection from there, for as long as it lasts; None where there are too many strangers.

        Where all places of strangers are taken, the one who has been silent longest loses theirs. People with a good
        link keep theirs.

        Args:
            network: where it comes from.
            connection: what the server counts of it.
            is_admitted: it needs no stranger's place.
        """
        address = self.find_address(network)
        if not is_admitted and not self._has_room(address):
            yield None
            return
        visitor = Visitor(self, address, connection, is_admitted)
        self._by_id[visitor.id] = visitor
        address.connected += 1
        if connection is not None:
            connection.belong_to(visitor)
        try:
            yield visitor
        finally:
            del self._by_id[visitor.id]
            address.connected -= 1
            if connection is not None:
                connection.end()
                visitor.connection = None

    def fit_open_files(self, most_files: int) -> int:
        """Allow no more strangers than this process may have files open for.

        Returns:
            How many connections there may be beside sockets.
        """
        connections = max(LEAST, min(MOST_CONNECTIONS, most_files // FILES_A_CONNECTION))
        self._most = max(LEAST, min(MOST, (most_files - SPARE_FILES - connections) // FILES_A_SESSION))
        return connections

    def find(self, id_: str | None) -> Visitor | None:
        """The open connection with this id. There is none where a host runs the app as a plain script."""
        return self._by_id.get(id_ or "")

    def count_unread(self, change: int) -> None:
        """Note bytes that came in or were read. Where strangers have sent too many, give one of them up."""
        self._unread += change
        if change <= 0 or self._unread <= MAX_ALL_UNREAD_BYTES:
            return
        sent = [each.connection for each in self._strangers() if each.connection is not None]
        most = max(sent, key=lambda connection: connection.unread, default=None)
        if most is not None and most.unread > LITTLE_UNREAD_BYTES:
            most.give_up(TOO_BIG)

    def _strangers(self) -> list[Visitor]:
        return [visitor for visitor in self._by_id.values() if not visitor.is_admitted and not visitor.has_left]

    def _has_room(self, address: Address) -> bool:
        strangers = self._strangers()
        here = [visitor for visitor in strangers if visitor.address is address]
        if len(here) >= MOST_AT_AN_ADDRESS:
            return self._give_up_one_of(here, address)
        if len(strangers) >= self._most:
            counts = Counter(visitor.address for visitor in strangers)
            most = max(counts.values())
            return self._give_up_one_of([each for each in strangers if counts[each.address] == most], address)
        return True

    def _give_up_one_of(self, strangers: Sequence[Visitor], newcomer: Address) -> bool:
        silent = [each for each in strangers if each.standing != "taking" and each.connection is not None]
        longest = min(silent, key=lambda each: each.heard_at, default=None)
        if longest is None or longest.connection is None or not newcomer.replacements.take():
            return False
        longest.connection.give_up(TRY_LATER)
        return True

    def find_address(self, network: str) -> Address:
        """What strangers there share."""
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


def note_link(*, is_good: bool) -> None:
    """Say, from a run of this session's page, whether the link that its visitor came with exists."""
    visitor = visitors.find(st.context.headers.get(CONNECTION))
    if visitor is not None:
        visitor.standing = "taking" if is_good else "guessing"
