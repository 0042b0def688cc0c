"""How many requests remain, from recent ``X-RateLimit-Remaining`` headers."""

import threading
from collections import deque
from dataclasses import dataclass

WINDOW = 60.0
MOST_COUNTS = 1000


@dataclass(frozen=True, slots=True)
class Quota:
    """``remaining`` is the last count seen and ``at`` when, in seconds on the client's (monotonic) clock.

    ``runs_out_in`` is in seconds from ``at``: how long the rest lasts if it keeps shrinking as it did in the last
    minute; null if it isn't shrinking.
    """

    remaining: int
    at: float
    runs_out_in: float | None = None


class QuotaWatch:
    """Keeps the counts of the last minute; safe to use from many threads."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._counts: deque[tuple[float, int]] = deque(maxlen=MOST_COUNTS)

    def observe(self, header: str | None, now: float) -> None:
        """Record a response's header, at ``now`` on the client's clock; one that is no count is ignored."""
        if header is None or not (header.isascii() and header.isdecimal() and len(header) <= 18):
            return
        with self._lock:
            self._counts.append((now, int(header)))
            while self._counts[0][0] < now - WINDOW:
                self._counts.popleft()

    @property
    def quota(self) -> Quota | None:
        """From the latest counts; the last one stays, however old. Null before the first."""
        with self._lock:
            if not self._counts:
                return None
            (first_at, first), (at, remaining) = self._counts[0], self._counts[-1]
        used, seconds = first - remaining, at - first_at
        if remaining == 0:
            return Quota(0, at, 0.0)
        return Quota(remaining, at, remaining * seconds / used if used > 0 and seconds > 0 else None)
