"""In which order pages are drawn: one after the other, as they were asked for.

A process has one core for all of them. Pages drawn side by side interrupt each other, and the loop that sends what they
draw; one after the other, the same pages are all done sooner. Whoever clicks again while they wait asks anew.
"""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

from discern_app.base.service import current_service

LONGEST = 0.5
"""Seconds after which the next page begins beside one that isn't done: that one mostly waits, for the disk say."""

PATIENCE = 2.0
"""Seconds after which a page begins whoever is before it: where many take long, their waits would add up."""


class Turns:
    """A queue: each waits until whoever came before it has begun, and then until that is done or takes too long."""

    def __init__(self, longest: float, patience: float) -> None:
        self._longest, self._patience = longest, patience
        self._lock = threading.Lock()
        self._last: _Turn | None = None

    @contextmanager
    def take(self) -> Iterator[None]:
        mine = _Turn()
        with self._lock:
            before, self._last = self._last, mine
        try:
            if before is not None:
                self._wait_for(before)
            mine.begun.set()
            yield
        finally:
            mine.begun.set()
            mine.done.set()

    def _wait_for(self, before: "_Turn") -> None:
        until = monotonic() + self._patience
        if before.begun.wait(self._patience):
            before.done.wait(min(self._longest, max(until - monotonic(), 0)))


class _Turn:
    def __init__(self) -> None:
        self.begun, self.done = threading.Event(), threading.Event()


_turns = Turns(LONGEST, PATIENCE)


@contextmanager
def turn() -> Iterator[None]:
    """Wait until it is this page's turn; not where the service is elsewhere, which pages mostly wait for."""
    if not current_service().is_embedded:
        yield
        return
    with _turns.take():
        yield
