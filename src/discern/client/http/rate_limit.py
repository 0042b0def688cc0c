"""How many requests remain, from recent ``X-RateLimit-Remaining`` headers."""

import threading
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass

WINDOW = 60.0
MOST_READINGS = 1000

Reading = tuple[float, int]
"""When, in seconds on the client's clock, and how many requests remained."""


@dataclass(frozen=True, slots=True)
class Quota:
    """``remaining`` is the last count seen and ``at`` when, in seconds on the client's (monotonic) clock.

    ``lowest`` is the least seen in the last minute. ``runs_out_in`` is in seconds from ``at``: how long the rest lasts
    if it keeps shrinking as it did in that minute; null if it isn't shrinking.
    """

    remaining: int
    at: float
    lowest: int
    runs_out_in: float | None = None


def summarise(readings: Sequence[Reading]) -> Quota | None:
    """The quota from the readings of the last minute, oldest first; null if there are none."""
    if not readings:
        return None
    first_at, first = readings[0]
    at, remaining = readings[-1]
    lowest = min(count for _, count in readings)
    if remaining == 0:
        return Quota(0, at, lowest, 0.0)
    used, seconds = first - remaining, at - first_at
    runs_out_in = remaining * seconds / used if used > 0 and seconds > 0 else None
    return Quota(remaining, at, lowest, runs_out_in)


class QuotaWatch:
    """Keeps the readings of the last minute; safe to use from many threads."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._readings: deque[Reading] = deque(maxlen=MOST_READINGS)

    def observe(self, header: str | None, now: float) -> None:
        """Record a response's header; one that is missing or not a count is ignored."""
        if header is None or not (header.isascii() and header.isdecimal() and len(header) <= 18):
            return
        with self._lock:
            self._readings.append((now, int(header)))
            while self._readings[0][0] < now - WINDOW:
                self._readings.popleft()

    @property
    def quota(self) -> Quota | None:
        """From the latest readings; the last one stays, however old."""
        with self._lock:
            return summarise(self._readings)
