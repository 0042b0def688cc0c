"""Who is connected, and how much they may send. All of them were let in when they connected."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from secrets import token_hex

import streamlit as st

from discern_app.server.pace import Budget

CONNECTION = "Discern-Connection"
"""The header that names a connection to the pages. The socket's guard sets it; what a browser sends is dropped."""

EXTENSION = "discern.connection"
"""The extension of ASGI under which a socket's scope has its `Connection`."""

FIRST_FRAMES_A_SECOND, FIRST_FRAME_BURST = 5, 60
"""Parts of messages, pings and pongs from a connection that isn't accepted yet, which nobody has let in."""

FRAMES_A_SECOND, FRAME_BURST = 200, 2_000
"""The same from a visitor: twice 2 MB in parts of 2 kB. Browsers send a page's state in one frame, or in few."""

MAX_MESSAGE_BYTES = 2_000_000
"""How long a message may be: a list of people of 1 MB in a text area, and the rest of the page."""

MAX_OUTSIDE_MESSAGE_BYTES = 100_000
"""The same where a page has closed, because its visitor's access is over."""

OUTSIDE_MESSAGES_A_SECOND, OUTSIDE_MESSAGE_BURST = 5, 60
"""Beyond which somebody whose page has closed loses the socket, and gets no other."""

MAX_UNREAD_BYTES, MAX_OUTSIDE_UNREAD_BYTES = 2 * MAX_MESSAGE_BYTES, 150_000
"""What a connection may have sent of messages that aren't whole, or wait."""

POLICY, TOO_BIG = 1008, 1009
"""Why a socket is closed, in RFC 6455's codes."""


@dataclass(eq=False, slots=True)
class Visitor:
    """A browser that is connected. Whoever connects was let in; each run of a page says whether they still are."""

    is_admitted: bool = True
    id: str = field(default_factory=lambda: token_hex(16))
    _outside: Budget = field(default_factory=lambda: Budget(OUTSIDE_MESSAGES_A_SECOND, OUTSIDE_MESSAGE_BURST))

    @property
    def max_message_bytes(self) -> int:
        return MAX_MESSAGE_BYTES if self.is_admitted else MAX_OUTSIDE_MESSAGE_BYTES

    @property
    def max_unread_bytes(self) -> int:
        return MAX_UNREAD_BYTES if self.is_admitted else MAX_OUTSIDE_UNREAD_BYTES

    def may_send(self) -> bool:
        """Whether another message may come, which counts."""
        return self.is_admitted or self._outside.take()


class Connection:
    """What the server counts on a socket while its messages come in.

    Args:
        give_up: ends it at once, with one of RFC 6455's codes.
    """

    def __init__(self, give_up: Callable[[int], None]) -> None:
        self.fault: int | None = None
        """The code to give it up with, as soon as something isn't allowed."""
        self._unread = 0
        """Bytes of messages that aren't whole, or that nobody has read."""
        self._visitor: Visitor | None = None
        """None until somebody is let in."""
        self._give_up: Callable[[int], None] | None = give_up
        self._frames = Budget(FIRST_FRAMES_A_SECOND, FIRST_FRAME_BURST)

    def belong_to(self, visitor: Visitor) -> None:
        self._visitor = visitor
        self._frames = Budget(FRAMES_A_SECOND, FRAME_BURST)

    def count_frame(self) -> None:
        """Note a frame, empty ones too."""
        if not self._frames.take():
            self.fault = POLICY

    def count_bytes(self, change: int) -> None:
        """Note bytes that came in, or, where they are fewer than none, those of a message that was read."""
        self._unread += change
        if self._unread > (MAX_OUTSIDE_UNREAD_BYTES if self._visitor is None else self._visitor.max_unread_bytes):
            self.fault = TOO_BIG

    def give_up(self, code: int) -> None:
        """End it at once: what it has sent and what waits to be sent is dropped."""
        give_up = self._give_up
        self.end()
        if give_up is not None:
            give_up(code)

    def end(self) -> None:
        """Let go of what it belongs to, so that what it sent leaves memory at once."""
        self._give_up = None
        self._visitor = None


class Visitors:
    """The connections of this process."""

    def __init__(self) -> None:
        self._by_id: dict[str, Visitor] = {}

    @contextmanager
    def connecting(self, connection: Connection | None = None) -> Iterator[Visitor]:
        """The visitor of a connection, for as long as it lasts.

        Args:
            connection: what the server counts of it; None under a server that doesn't count.
        """
        visitor = Visitor()
        self._by_id[visitor.id] = visitor
        if connection is not None:
            connection.belong_to(visitor)
        try:
            yield visitor
        finally:
            del self._by_id[visitor.id]
            if connection is not None:
                connection.end()

    def find(self, id_: str | None) -> Visitor | None:
        """The open connection with this id. There is none where a host runs the app as a plain script."""
        return self._by_id.get(id_ or "")


visitors = Visitors()
"""Those of this process."""


def admit_session(*, is_admitted: bool) -> None:
    """Say, from a run of this session's page, whether the page lets its visitor in."""
    visitor = visitors.find(st.context.headers.get(CONNECTION))
    if visitor is not None:
        visitor.is_admitted = is_admitted
