"""How many pages are drawn at once.

A process has one core for all of them. Pages drawn side by side interrupt each other, and the loop that sends what they
draw; one after the other, the same pages are all done sooner.
"""

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from ui.connection import current_service

AT_ONCE = 1

PATIENCE = 0.5
"""Seconds after which a page is drawn out of turn: what is before it takes long, and mostly waits for the disk."""

_turns = threading.BoundedSemaphore(AT_ONCE)


@contextmanager
def turn() -> Iterator[None]:
    """Wait until it is this page's turn; not where the service is elsewhere, which pages mostly wait for."""
    has_turn = current_service().is_embedded and _turns.acquire(timeout=PATIENCE)
    try:
        yield
    finally:
        if has_turn:
            _turns.release()
