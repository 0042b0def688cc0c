"""In which order pages are drawn: one after the other, as they were asked for.

A process has one core for all of them. Pages drawn side by side interrupt each other, and the loop that sends what they
draw; one after the other, the same pages are all done sooner, and nobody is overtaken.
"""

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from ui.connection import current_service

LONGEST = 0.5
"""Seconds after which the next page begins beside one that isn't done: that one mostly waits, for the disk say."""


class Turns:
    """A queue: each waits until whoever came before it has begun, and then until that is done or takes too long."""

    def __init__(self, longest: float) -> None:
        self._longest = longest
        self._lock = threading.Lock()
        self._last: _Turn | None = None
        self.waiting = 0

    @contextmanager
    def take(self) -> Iterator[None]:
        mine = _Turn()
        with self._lock:
            before, self._last = self._last, mine
            self.waiting += 1
        try:
            if before is not None:
                before.begun.wait()
                before.done.wait(self._longest)
        finally:
            with self._lock:
                self.waiting -= 1
            mine.begun.set()
        try:
            yield
        finally:
            mine.done.set()


class _Turn:
    def __init__(self) -> None:
        self.begun, self.done = threading.Event(), threading.Event()


_turns = Turns(LONGEST)


@contextmanager
def turn() -> Iterator[None]:
    """Wait until it is this page's turn; not where the service is elsewhere, which pages mostly wait for."""
    if not current_service().is_embedded:
        yield
        return
    with _turns.take():
        yield
