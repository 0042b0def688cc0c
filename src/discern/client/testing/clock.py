"""A clock for tests: no waiting."""

import threading


class FakeClock:
    """A monotonic clock in seconds. Call it for the time; `sleep` and `pass_time` advance it and return at once."""

    def __init__(self, now: float = 0.0) -> None:
        self._now = now
        self._lock = threading.Lock()

    def __call__(self) -> float:
        return self._now

    def sleep(self, seconds: float) -> None:
        with self._lock:
            self._now += max(0.0, seconds)

    async def sleep_async(self, seconds: float) -> None:
        self.sleep(seconds)

    def pass_time(self, seconds: float) -> None:
        self.sleep(seconds)
