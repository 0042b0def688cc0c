"""The outbox: events written with the change that they report, then moved to the feed and to the endpoints.

PostgreSQL assigns sequence numbers before the commit, so a feed in the order of the outbox would skip an event that
commits late. The feed has its own numbers, assigned by `publish`, which moves committed events and runs one at a time.

Why: docs/decisions/0019-events-by-an-outbox.md
"""

from collections import defaultdict
from collections.abc import Mapping
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, delete, insert, select

from discern.contract.models.events import EventType
from discern.service.storage.engine.locks import PUBLISH_LOCK, take_lock
from discern.service.storage.engine.tables import deliveries, events, outbox, webhooks
from discern.service.storage.queues.deliveries import new_deliveries, present_event
from discern.service.tokens import new_id

BATCH_SIZE = 500
"""Events moved in one transaction."""

MAX_DELIVERIES = 2_000
"""Deliveries after which a transaction takes no further event, since other changes wait for it."""


def emit(
    connection: Connection, account_id: str, type_: EventType, data: Mapping[str, str | None], now: datetime
) -> str:
    """Report a change, in its own transaction, so that both are committed or neither. Returns the event's id.

    ``data`` goes to other systems and stays after a person is erased, so it holds ids alone and nothing personal.
    """
    event_id = new_id("evt")
    row = {"id": event_id, "account_id": account_id, "type": type_, "occurred_at": now, "data": dict(data)}
    connection.execute(insert(outbox), row)
    return event_id


def has_unpublished(connection: Connection, account_id: str) -> bool:
    of_account = select(outbox.c.seq).where(outbox.c.account_id == account_id).limit(1)
    return connection.execute(of_account).first() is not None


def publish(connection: Connection, now: datetime, *, waits: bool = True) -> int:
    """Move the oldest committed events to the feed, with a delivery for each endpoint that wants one.

    Returns how many were moved. While another process publishes it moves none, unless it ``waits`` for that one to end.
    """
    if not take_lock(connection, PUBLISH_LOCK, waits=waits):
        return 0
    rows = connection.execute(select(outbox).order_by(outbox.c.seq).limit(BATCH_SIZE)).all()
    if not rows:
        return 0
    wanted = _find_endpoints(connection, {row.account_id for row in rows})
    moved: list[Any] = []
    new_rows: list[dict[str, Any]] = []
    for row in rows:
        if len(new_rows) >= MAX_DELIVERIES:
            break
        moved.append(row)
        endpoints = [endpoint.id for endpoint in wanted[row.account_id] if row.type in endpoint.events]
        new_rows += new_deliveries(row.account_id, endpoints, present_event(row), "event", now)
    # The insert numbers them, in this order: that of the feed.
    columns = [column.name for column in events.columns if column.name != "seq"]
    connection.execute(insert(events), [{name: getattr(row, name) for name in columns} for row in moved])
    if new_rows:
        connection.execute(insert(deliveries), new_rows)
    connection.execute(delete(outbox).where(outbox.c.seq.in_([row.seq for row in moved])))
    return len(moved)


def _find_endpoints(connection: Connection, account_ids: set[str]) -> dict[str, list[Any]]:
    """Enabled endpoints by account, locked against being disabled or deleted until the transaction ends."""
    statement = select(webhooks.c.id, webhooks.c.account_id, webhooks.c.events).where(
        webhooks.c.account_id.in_(account_ids), webhooks.c.enabled
    )
    by_account: dict[str, list[Any]] = defaultdict(list)
    for row in connection.execute(statement.with_for_update(read=True)):
        by_account[row.account_id].append(row)
    return by_account
