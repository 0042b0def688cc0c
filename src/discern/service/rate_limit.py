"""How many requests a key may make: the generic cell rate algorithm (ITU-T I.371).

A bucket holds the requests of a minute, or of another time, and refills evenly. Taking a request returns the verdict,
so that `X-RateLimit-Remaining` shows what was decided. On SQLite the buckets are in the process, of which there is
one; on PostgreSQL they are in the database, so that several processes count together, or each by itself while that
stores nothing. With that database down no key can be checked either, so every request is answered 500 and none passes
uncounted.
"""

from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import IPv4Address, ip_address, ip_network
from time import monotonic
from typing import Protocol

from sqlalchemy import ColumnElement, Connection, Float, case, cast, delete, func, literal, select, true
from sqlalchemy.dialects.postgresql import insert

from discern.service.errors import ServiceError
from discern.service.storage.engine.database import Database
from discern.service.storage.engine.tables import rate_buckets
from discern.service.storage.engine.write_state import is_not_saved

WINDOW = 60.0
"""Seconds in which an empty bucket refills, unless another time is named."""

MAX_BUCKETS = 100_000


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether the request may pass, what remains, after how many seconds one more would, and after how many the bucket
    is full again.
    """

    allowed: bool
    remaining: int
    retry_after: float
    full_after: float


def decide(full_at: float, limit: int, now: float, window: float = WINDOW) -> tuple[float, Verdict]:
    """Take one of ``limit`` requests in ``window`` seconds from a bucket that would be full again at ``full_at``.

    Returns the new time at which it will be full, and the verdict. All times are seconds on one clock.
    """
    full_at = max(full_at, now)
    after = full_at + window / limit
    # A limit's costs added up may exceed the window by the rounding of floats.
    allowed = after - now <= window + 1e-9
    full_at = after if allowed else full_at
    return full_at, verdict_of(full_at, limit, now, window, allowed=allowed)


def verdict_of(full_at: float, limit: int, now: float, window: float = WINDOW, *, allowed: bool) -> Verdict:
    """The verdict on a request after which the bucket will be full at ``full_at``."""
    cost = window / limit
    if not allowed:
        return Verdict(False, 0, full_at + cost - now - window, full_at - now)
    return Verdict(True, int((window - (full_at - now)) / cost + 1e-6), 0.0, full_at - now)


def network_of(address: str) -> str:
    """What one person has of addresses: an IPv4 address, or an IPv6 network of 64 bits. Other text stays as it is."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, IPv4Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ip_network((int(parsed), 64), strict=False))


class Limits(Protocol):
    """Where the buckets are."""

    async def take(self, bucket: str, limit: int, window: float = WINDOW) -> Verdict:
        """Take one request of ``limit`` in so many seconds from a bucket, which always has the same two."""
        ...

    async def look(self, bucket: str, limit: int) -> Verdict:
        """Whether a request would be allowed, without taking it."""
        ...

    async def forget_full(self) -> None:
        """Drop the buckets that are full again; a new one begins full."""
        ...


class ProcessLimits:
    """The buckets of this process. Only full ones are ever forgotten."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._full_at: dict[str, float] = {}

    async def take(self, bucket: str, limit: int, window: float = WINDOW) -> Verdict:
        now = self._clock()
        # Only full ones, whatever the number: forgetting another would give its caller a new minute.
        if len(self._full_at) >= MAX_BUCKETS:
            await self.forget_full()
        self._full_at[bucket], verdict = decide(self._full_at.get(bucket, now), limit, now, window)
        return verdict

    async def look(self, bucket: str, limit: int) -> Verdict:
        now = self._clock()
        return decide(self._full_at.get(bucket, now), limit, now)[1]

    async def forget_full(self) -> None:
        now = self._clock()
        self._full_at = {name: at for name, at in self._full_at.items() if at > now}


class DatabaseLimits:
    """Buckets in PostgreSQL, which several processes share.

    Args:
        database: where they are.
        clock: gives seconds; by default the database's own clock, the same for every process.
    """

    def __init__(self, database: Database, clock: Callable[[], float] | None = None) -> None:
        self._database = database
        self._clock = clock
        self._unsaved = ProcessLimits()

    async def take(self, bucket: str, limit: int, window: float = WINDOW) -> Verdict:
        clock, cost = self._now(), literal(window / limit, Float)
        # The arithmetic of `decide`, so that no other process comes between reading and writing.
        starts_at = func.greatest(rate_buckets.c.full_at, clock)
        # Seconds since 1970 are rounded more coarsely than those of `decide` on a monotonic clock.
        allowed = starts_at + cost - clock <= window + 1e-6
        taking = (
            insert(rate_buckets)
            .from_select(["name", "full_at", "allowed"], select(literal(bucket), clock + cost, true()))
            # `allowed` is a column because `RETURNING` sees the row only as it has become, which doesn't say.
            .on_conflict_do_update(
                index_elements=[rate_buckets.c.name],
                set_={"full_at": starts_at + case((allowed, cost), else_=0.0), "allowed": allowed},
            )
            .returning(rate_buckets.c.full_at, rate_buckets.c.allowed, clock.label("clock"))
        )

        def run(connection: Connection) -> Verdict:
            row = connection.execute(taking).one()
            return verdict_of(row.full_at, limit, row.clock, window, allowed=row.allowed)

        try:
            return await self._database.write(run)
        except ServiceError as error:
            if not is_not_saved(error):
                raise
            # What is stored can still be read, and this process's share of the requests is counted.
            return await self._unsaved.take(bucket, limit, window)

    async def look(self, bucket: str, limit: int) -> Verdict:
        clock = self._now()
        full_at = select(rate_buckets.c.full_at).where(rate_buckets.c.name == bucket).scalar_subquery()
        looking = select(clock.label("clock"), func.coalesce(full_at, clock).label("full_at"))

        def run(connection: Connection) -> Verdict:
            row = connection.execute(looking).one()
            return decide(row.full_at, limit, row.clock)[1]

        return await self._database.read(run)

    async def forget_full(self) -> None:
        forgetting = delete(rate_buckets).where(rate_buckets.c.full_at < self._now())
        await self._database.write(lambda connection: connection.execute(forgetting))

    def _now(self) -> ColumnElement[float]:
        if self._clock is not None:
            return literal(self._clock(), Float)
        return cast(func.extract("epoch", func.statement_timestamp()), Float)
