"""A visitor without a browser: asks the app's server to run a page, and times it until the server says it has.

Streamlit's pages talk protocol buffers over a web socket. The few numbers of fields that this needs are below.
"""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from websockets.sync.client import ClientConnection

RERUN_SCRIPT = 11
"""In a message to the server: run the page, for a client in this state."""
QUERY_STRING, PAGE_NAME = 1, 4
"""In a client's state."""
SCRIPT_FINISHED = 6
"""In a message from the server."""

LENGTH, SIXTY_FOUR, THIRTY_TWO = 2, 1, 5
"""Wire types: bytes with their length before them; fixed sizes. Everything else is a variable-length number."""

PATIENCE = 60.0
"""Seconds for one run."""


@dataclass(frozen=True, slots=True)
class Visitor:
    """A session of the app."""

    connection: "ClientConnection"

    def run(self, page: str, query: str) -> float:
        """Milliseconds from asking for a run of ``page`` with this query until the server has ended it."""
        begun = time.perf_counter()
        self.connection.send(ask(page, query))
        while True:
            message = self.connection.recv(timeout=PATIENCE)
            if isinstance(message, bytes) and SCRIPT_FINISHED in numbers(message):
                return (time.perf_counter() - begun) * 1e3


@contextmanager
def visit(url: str) -> Iterator[Visitor]:
    """A session at the app's address."""
    from websockets import Origin, Subprotocol
    from websockets.sync.client import connect

    stream = url.replace("http", "ws", 1) + "/_stcore/stream"
    with connect(stream, subprotocols=[Subprotocol("streamlit")], origin=Origin(url), max_size=None) as connection:
        yield Visitor(connection)


def ask(page: str, query: str) -> bytes:
    """The message that asks for a run of ``page``."""
    return _field(RERUN_SCRIPT, _field(QUERY_STRING, query.encode()) + _field(PAGE_NAME, page.encode()))


def numbers(message: bytes) -> Iterator[int]:
    """The numbers of a message's own fields, in order."""
    place = 0
    while place < len(message):
        tag, place = _number(message, place)
        yield tag >> 3
        kind = tag & 7
        if kind == LENGTH:
            length, place = _number(message, place)
            place += length
        elif kind in {SIXTY_FOUR, THIRTY_TWO}:
            place += 8 if kind == SIXTY_FOUR else 4
        else:
            _, place = _number(message, place)


def _field(number: int, content: bytes) -> bytes:
    return _varint(number << 3 | LENGTH) + _varint(len(content)) + content


def _varint(value: int) -> bytes:
    digits = []
    while value > 0x7F:
        digits.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*digits, value])


def _number(message: bytes, place: int) -> tuple[int, int]:
    """A number of variable length at ``place``, and the place after it."""
    value = shift = 0
    while True:
        digit = message[place]
        place += 1
        value |= (digit & 0x7F) << shift
        if digit < 0x80:
            return value, place
        shift += 7
