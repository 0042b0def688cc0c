"""Rate limits in PostgreSQL, which several processes share."""

from collections.abc import Callable

from sqlalchemy import ColumnElement, Connection, Float, case, cast, delete, func, literal, select
from sqlalchemy.dialects.postgresql import insert

from discern.service.rate_limit import WINDOW, Verdict, decide, verdict_of
from discern.service.storage.engine.database import Database
from discern.service.storage.engine.tables import rate_buckets


class DatabaseLimits:
    """``clock`` gives seconds; the default is the database's own clock, the same for every process."""

    def __init__(self, database: Database, clock: Callable[[], float] | None = None) -> None:
        self._database = database
        self._clock = clock

    async def take(self, bucket: str, limit: int) -> Verdict:
        now = None if self._clock is None else self._clock()
        return await self._database.write(lambda connection: take_from_bucket(connection, bucket, limit, now))

    async def look(self, bucket: str, limit: int) -> Verdict:
        now = None if self._clock is None else self._clock()
        return await self._database.read(lambda connection: look_into_bucket(connection, bucket, limit, now))

    async def forget_full(self) -> None:
        now = None if self._clock is None else self._clock()
        await self._database.write(lambda connection: forget_full_buckets(connection, now))


def take_from_bucket(connection: Connection, bucket: str, limit: int, now: float | None) -> Verdict:
    """Take one request from a bucket in one statement. The arithmetic is that of `rate_limit.decide`."""
    cost = WINDOW / limit
    clock = _seconds(now)
    starts_at = func.greatest(rate_buckets.c.full_at, clock)
    allowed = starts_at + cost - clock <= WINDOW + 1e-6
    row = connection.execute(
        insert(rate_buckets)
        .values(name=bucket, full_at=clock + cost, allowed=True)
        .on_conflict_do_update(
            index_elements=[rate_buckets.c.name],
            set_={"full_at": starts_at + case((allowed, cost), else_=0.0), "allowed": allowed},
        )
        .returning(rate_buckets.c.full_at, rate_buckets.c.allowed, clock.label("now"))
    ).one()
    return verdict_of(row.full_at, limit, row.now, allowed=row.allowed)


def look_into_bucket(connection: Connection, bucket: str, limit: int, now: float | None) -> Verdict:
    """What `take_from_bucket` would return, without taking."""
    clock = _seconds(now)
    found = select(clock.label("now"), func.coalesce(func.max(rate_buckets.c.full_at), clock).label("full_at"))
    row = connection.execute(found.where(rate_buckets.c.name == bucket)).one()
    return decide(row.full_at, limit, row.now)[1]


def forget_full_buckets(connection: Connection, now: float | None) -> None:
    connection.execute(delete(rate_buckets).where(rate_buckets.c.full_at < _seconds(now)))


def _seconds(now: float | None) -> ColumnElement[float]:
    """``now``, or else the database's clock, the same for every process."""
    return cast(func.extract("epoch", func.statement_timestamp()), Float) if now is None else literal(now, Float)
