"""Rate limits in PostgreSQL, which several processes share."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Delete,
    Executable,
    Float,
    Select,
    bindparam,
    case,
    cast,
    delete,
    func,
    select,
    true,
)
from sqlalchemy.dialects.postgresql import Insert, insert

from discern.service.rate_limit import WINDOW, Verdict, decide, verdict_of
from discern.service.storage.engine.database import Database
from discern.service.storage.engine.tables import rate_buckets


class DatabaseLimits:
    """``clock`` gives seconds; the default is the database's own clock, the same for every process.

    Statements are built once for either clock: building one costs more than running it.
    """

    def __init__(self, database: Database, clock: Callable[[], float] | None = None) -> None:
        self._database = database
        self._clock = clock

    @property
    def has_own_clock(self) -> bool:
        return self._clock is not None

    def parameters(self, limit: int) -> dict[str, Any]:
        """What a statement with `taking` is run with, besides what the bucket's name needs."""
        now = {} if self._clock is None else {"clock": self._clock()}
        return {"cost": WINDOW / limit, **now}

    async def take(self, bucket: str, limit: int) -> Verdict:
        def run(connection: Connection) -> Verdict:
            row = connection.execute(_take(self.has_own_clock), {**self.parameters(limit), "bucket": bucket}).one()
            return verdict_of(row.full_at, limit, row.clock, allowed=row.allowed)

        return await self._database.write(run, single_statement=True)

    async def look(self, bucket: str, limit: int) -> Verdict:
        def run(connection: Connection) -> Verdict:
            row = connection.execute(_look(self.has_own_clock), {**self.parameters(limit), "bucket": bucket}).one()
            return decide(row.full_at, limit, row.clock)[1]

        return await self._database.read(run, single_statement=True)

    async def forget_full(self) -> None:
        def run(connection: Connection) -> None:
            connection.execute(_forget(self.has_own_clock), self.parameters(1))

        await self._database.write(run, single_statement=True)


def taking(bucket: ColumnElement[str], *, has_own_clock: bool) -> Insert:
    """The statement that takes one request from a bucket. The arithmetic is that of `rate_limit.decide`.

    It is run with `DatabaseLimits.parameters`, and may return `taken`.
    """
    clock, cost = _clock(has_own_clock), bindparam("cost", type_=Float)
    starts_at = func.greatest(rate_buckets.c.full_at, clock)
    allowed = starts_at + cost - clock <= WINDOW + 1e-6
    first = select(bucket, clock + cost, true())
    return (
        insert(rate_buckets)
        .from_select(["name", "full_at", "allowed"], first)
        .on_conflict_do_update(
            index_elements=[rate_buckets.c.name],
            set_={"full_at": starts_at + case((allowed, cost), else_=0.0), "allowed": allowed},
        )
    )


def taken(*, has_own_clock: bool) -> Sequence[ColumnElement[Any]]:
    """`full_at`, `allowed` and `clock` of a bucket after `taking`."""
    return rate_buckets.c.full_at, rate_buckets.c.allowed, _clock(has_own_clock).label("clock")


@cache
def _take(has_own_clock: bool) -> Executable:
    return taking(_BUCKET, has_own_clock=has_own_clock).returning(*taken(has_own_clock=has_own_clock))


@cache
def _look(has_own_clock: bool) -> Select[Any]:
    """What `_take` would return, without taking."""
    clock = _clock(has_own_clock)
    found = select(clock.label("clock"), func.coalesce(func.max(rate_buckets.c.full_at), clock).label("full_at"))
    return found.where(rate_buckets.c.name == _BUCKET)


@cache
def _forget(has_own_clock: bool) -> Delete:
    return delete(rate_buckets).where(rate_buckets.c.full_at < _clock(has_own_clock))


_BUCKET: ColumnElement[str] = bindparam("bucket", type_=rate_buckets.c.name.type)


def _clock(has_own_clock: bool) -> ColumnElement[float]:
    """Seconds: those that the statement is given, or else the database's clock, the same for every process."""
    if has_own_clock:
        return bindparam("clock", type_=Float)
    return cast(func.extract("epoch", func.statement_timestamp()), Float)
