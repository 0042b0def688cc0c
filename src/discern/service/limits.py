"""How many requests a key may make: the generic cell rate algorithm (ITU-T I.371), in this process.

A bucket holds a minute's requests and refills evenly. One step takes and tells, so that what is answered in
`X-RateLimit-Remaining` is what was decided.
"""

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic

WINDOW = 60.0
"""Seconds in which a full bucket refills."""

MOST_BUCKETS = 100_000


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether the request may pass, what remains, and after how many seconds one more would."""

    allowed: bool
    remaining: int
    retry_after: float


def decide(full_at: float, limit: int, now: float) -> tuple[float, Verdict]:
    """Take one of ``limit`` requests a minute from a bucket that would be full again at ``full_at``.

    Returns the new time at which it will be full, and the verdict. All times are seconds on one clock.
    """
    cost = WINDOW / limit
    full_at = max(full_at, now)
    after = full_at + cost
    if after - now > WINDOW + 1e-9:
        return full_at, Verdict(False, 0, after - now - WINDOW)
    return after, Verdict(True, int((WINDOW - (after - now)) / cost + 1e-9), 0.0)


class Limits:
    """The buckets of this process. Only full ones are ever forgotten."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._full_at: dict[str, float] = {}

    def take(self, bucket: str, limit: int) -> Verdict:
        now = self._clock()
        if len(self._full_at) >= MOST_BUCKETS:
            self._full_at = {name: at for name, at in self._full_at.items() if at > now}
        self._full_at[bucket], verdict = decide(self._full_at.get(bucket, now), limit, now)
        return verdict
