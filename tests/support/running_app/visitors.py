"""Many sessions at once, each of which opens a page, waits, and opens the next."""

import asyncio
import random
import statistics
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from tests.support.running_app.session import Session, SessionError

OPENED_A_SECOND = 20


@dataclass(slots=True)
class Rerun:
    """When it began, by `time.monotonic`, and how long it took in seconds; None if it failed, with the reason."""

    began: float
    took: float | None
    failure: str | None = None


@dataclass(slots=True)
class Visitors:
    """Sessions that go round the same ``paths``, with ``think`` seconds between reruns on the average.

    A session whose connection ends opens another one, as a browser does.
    """

    make_session: Callable[[], Session]
    paths: Sequence[str]
    think: float
    reruns: list[Rerun] = field(default_factory=list)
    _under_way: list[Rerun] = field(default_factory=list)
    _tasks: "list[asyncio.Task[None]]" = field(default_factory=list)
    _random: random.Random = field(default_factory=lambda: random.Random(5))

    @property
    def size(self) -> int:
        return len(self._tasks)

    @asynccontextmanager
    async def gathered(self) -> AsyncIterator[None]:
        """Close every session at the end."""
        try:
            yield
        finally:
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)
            self._tasks.clear()

    async def grow(self, size: int) -> None:
        """Open sessions until there are ``size``, `OPENED_A_SECOND` at a time."""
        while self.size < size:
            self._tasks.append(asyncio.create_task(self._visit_pages(self.size)))
            await asyncio.sleep(1 / OPENED_A_SECOND)

    async def watch(self, seconds: float) -> list[Rerun]:
        """The reruns that begin within the next ``seconds``, once they have ended."""
        since = time.monotonic()
        await asyncio.sleep(seconds)
        until = time.monotonic()
        # A rerun that is under way counts too: leaving it out would leave out the slowest.
        for _ in range(300):
            if not any(rerun.took is None and rerun.began < until for rerun in self._under_way):
                break
            await asyncio.sleep(0.1)
        return [rerun for rerun in self.reruns if since <= rerun.began < until]

    async def _visit_pages(self, number: int) -> None:
        step = number
        while True:
            try:
                async with self.make_session() as session:
                    while True:
                        await self._rerun(session, self.paths[step % len(self.paths)])
                        step += 1
                        await session.rest(self._random.uniform(0.5, 1.5) * self.think)
            except SessionError as error:
                self.reruns.append(Rerun(time.monotonic(), None, str(error)))
                await asyncio.sleep(self._random.uniform(0.5, 1.5))

    async def _rerun(self, session: Session, path: str) -> None:
        rerun = Rerun(time.monotonic(), None)
        self._under_way.append(rerun)
        try:
            rerun.took = await session.run(path)
            self.reruns.append(rerun)
        finally:
            self._under_way.remove(rerun)


def p95(reruns: Sequence[Rerun]) -> float:
    """In seconds; one that failed counts as endless."""
    times = sorted(float("inf") if rerun.took is None else rerun.took for rerun in reruns)
    if len(times) < 2:
        return float("inf")
    if times[-1] == float("inf"):
        return times[min(int(0.95 * len(times)), len(times) - 1)]
    return statistics.quantiles(times, n=20, method="inclusive")[-1]
