"""How many requests remain, from the rate limit's headers in recent responses.

The specification knows `X-RateLimit-Remaining` alone. Services also send the limit and when it is renewed, and spell
all three in several ways; what a service doesn't say stays unknown.
"""

import re
import threading
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass

WINDOW = 60.0
MOST_COUNTS = 1000

PREFIXES = ("X-RateLimit-", "RateLimit-", "X-Rate-Limit-")

_COUNT = re.compile(r"([0-9]{1,15})(?:\.[0-9]+)?(?:\s*[,;].*)?")
"""A whole number, before a policy where one follows: `100, 100;w=60`."""

FIRST_DATE, FIRST_DATE_IN_MS = 10**9, 10**12
"""From here on a reset is no number of seconds to wait, but a time since 1970 in seconds, or in milliseconds."""


@dataclass(frozen=True, slots=True)
class Quota:
    """What is known of a rate limit.

    Attributes:
        remaining: the last count of requests that the service gave.
        at: when that was, in seconds on the client's (monotonic) clock.
        runs_out_in: seconds from ``at`` that the rest lasts if it keeps shrinking as it did in the last minute; null if
            it isn't shrinking.
        limit: how many requests there are in all; null where the service doesn't say.
        resets_in: seconds from ``at`` until all of them are there again; null where the service doesn't say.
    """

    remaining: int
    at: float
    runs_out_in: float | None = None
    limit: int | None = None
    resets_in: float | None = None


class QuotaWatch:
    """Keeps the counts of the last minute; safe to use from many threads."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._counts: deque[tuple[float, int]] = deque(maxlen=MOST_COUNTS)
        self._limit: int | None = None
        self._resets_in: float | None = None

    def observe(self, headers: Mapping[str, str], now: float, date: float) -> None:
        """Record a response's headers; one that says no count of what remains is passed over.

        Args:
            headers: of a response, whatever the case of their names.
            now: seconds on the client's clock.
            date: seconds since 1970.
        """
        remaining = _read(headers, "Remaining")
        if remaining is None:
            return
        limit, resets_in = _read(headers, "Limit"), seconds_to_reset(headers, date)
        with self._lock:
            # A limit below what remains is of something else.
            self._limit = limit if limit is not None and limit >= max(remaining, 1) else None
            self._resets_in = resets_in
            self._counts.append((now, remaining))
            while self._counts[0][0] < now - WINDOW:
                self._counts.popleft()

    @property
    def quota(self) -> Quota | None:
        """From the latest counts; the last one stays, however old. Null before the first."""
        with self._lock:
            if not self._counts:
                return None
            (first_at, first), (at, remaining) = self._counts[0], self._counts[-1]
            limit, resets_in = self._limit, self._resets_in
        used, seconds = first - remaining, at - first_at
        lasts = remaining * seconds / used if used > 0 and seconds > 0 else None
        return Quota(remaining, at, 0.0 if remaining == 0 else lasts, limit, resets_in)


def _read(headers: Mapping[str, str], name: str) -> int | None:
    """The first of the headers of this name that begins with a whole number; null if none does."""
    values = (headers.get(f"{prefix}{name}") for prefix in PREFIXES)
    found = (_COUNT.fullmatch(value.strip()) for value in values if value is not None)
    return next((int(match[1]) for match in found if match is not None), None)


def seconds_to_reset(headers: Mapping[str, str], date: float) -> float | None:
    """Seconds until all requests are there again; null where the service doesn't say. ``date`` is now, since 1970."""
    reset = _read(headers, "Reset")
    if reset is None or reset < FIRST_DATE:
        return reset
    return max(0.0, (reset / 1000 if reset >= FIRST_DATE_IN_MS else reset) - date)
