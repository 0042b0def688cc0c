"""Work that must not be lost: rows of a table that workers claim by lease.

Such a table has `id`, `run_at`, `lease` and `attempts`. `run_at` is when the row may be claimed; null means that
it is finished. A claim moves `run_at` to the end of the lease, so the work of a killed worker
becomes due again. What a worker writes carries its lease: once another has claimed the row, it changes nothing.

Why: docs/decisions/0019-events-by-an-outbox.md
"""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Table, select, update

from discern.service.tokens import new_id


def has_due(connection: Connection, table: Table, now: datetime) -> bool:
    """Whether a row is due. It asks without a lock, unlike `claim`."""
    due = select(table.c.id).where(table.c.run_at <= now)
    return bool(connection.execute(select(due.exists())).scalar_one())


def claim(
    connection: Connection, table: Table, now: datetime, lease: timedelta, most: int, *conditions: ColumnElement[bool]
) -> Sequence[Row[Any]]:
    """Claim up to ``most`` rows that are due, the longest overdue first, and count an attempt of each.

    Several workers get different rows: on PostgreSQL each skips those that another is claiming; SQLite has one writer.
    """
    due = select(table.c.id).where(table.c.run_at <= now, *conditions).order_by(table.c.run_at).limit(most)
    ids = connection.scalars(due.with_for_update(skip_locked=True)).all()
    if not ids:
        return []
    # The rows are locked since the select, so they need no look at whether they are still due.
    claimed = (
        update(table)
        .where(table.c.id.in_(ids))
        .values(run_at=now + lease, lease=new_id("lease"), attempts=table.c.attempts + 1)
        .returning(*table.c)
    )
    return connection.execute(claimed).all()


def renew(connection: Connection, table: Table, id_: str, lease: str, until: datetime, **values: object) -> bool:
    """Extend a lease, and record ``values``; false if it was lost."""
    return _change(connection, table, id_, lease, {**values, "run_at": until})


def settle(
    connection: Connection, table: Table, id_: str, lease: str, run_at: datetime | None, **values: object
) -> bool:
    """Record the outcome of a row and release it, until ``run_at`` or for good; false if the lease was lost."""
    return _change(connection, table, id_, lease, {**values, "run_at": run_at, "lease": None})


def _change(connection: Connection, table: Table, id_: str, lease: str, values: dict[str, Any]) -> bool:
    changed = connection.execute(update(table).where(table.c.id == id_, table.c.lease == lease).values(values))
    return changed.rowcount > 0


def next_run(attempts: int, schedule: Sequence[float], now: datetime, chance: float) -> datetime | None:
    """When to try again after ``attempts`` that failed; None when the schedule is used up.

    Args:
        attempts: at least 1.
        schedule: seconds to wait after the first failure, the second, and so on.
        now: when the last attempt ended.
        chance: 0 to 1; spreads what failed together over 80% to 120% of the wait.
    """
    if attempts > len(schedule):
        return None
    return now + timedelta(seconds=schedule[attempts - 1] * (0.8 + 0.4 * chance))
