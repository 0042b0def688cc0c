"""Deliveries of events to endpoints: a log of their outcomes and a queue in one."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, and_, func, insert, or_, select, update

from discern.contract.base_models import Page
from discern.contract.models.events import TEST_EVENT, Event
from discern.contract.models.webhooks import Delivery, DeliveryCause, DeliveryQuery, DeliveryStatus
from discern.service.errors import not_found
from discern.service.storage.engine.pagination import fetch_page
from discern.service.storage.engine.tables import candidates, deliveries, events, outbox, teams, webhooks
from discern.service.storage.queues.leases import claim, settle
from discern.service.tokens import new_id

LEASE = timedelta(seconds=30)
"""Twice as long as an attempt can take."""

FAILING_AFTER = timedelta(minutes=1)

_SHOWN = [name for name in Delivery.model_fields if name != "next_attempt_at"]


@dataclass(frozen=True, slots=True)
class ClaimedDelivery:
    """A delivery to attempt, as it was when claimed. ``secrets`` are those to sign with, the newest first."""

    id: str
    lease: str
    webhook_id: str
    event_id: str
    attempts: int
    body: bytes
    url: str
    secrets: tuple[str, ...] = field(repr=False)
    failing_since: datetime | None
    last_success_at: datetime | None


@dataclass(frozen=True, slots=True)
class DeliveryAttempt:
    """The outcome of an attempt: the fields of the same names in `Delivery`. ``is_unsent``: it is certain that nothing
    arrived.
    """

    status_code: int | None
    error: str | None
    latency_ms: int
    answer: str | None
    retry_after: float | None = None
    is_unsent: bool = False


def present_event(row: Row[Any]) -> Event:
    """A row of the outbox or of the feed."""
    return Event(id=row.id, type=row.type, timestamp=row.occurred_at, data=row.data)


def new_deliveries(
    account_id: str, webhook_ids: Sequence[str], event: Event, cause: DeliveryCause, now: datetime
) -> list[dict[str, Any]]:
    """Rows for deliveries of an event, due at once. Every attempt sends the same body."""
    if not webhook_ids:
        return []
    shared = {
        "account_id": account_id,
        "event_id": event.id,
        "type": event.type,
        "cause": cause,
        # The id travels in the header `webhook-id`.
        "body": event.model_dump_json(exclude={"id"}),
        "status": "pending",
        "created_at": now,
        "run_at": now,
        "attempts": 0,
    }
    return [{**shared, "id": new_id("dlv"), "webhook_id": webhook_id} for webhook_id in webhook_ids]


def has_work(connection: Connection, now: datetime) -> bool:
    """Whether a worker has anything to do: events to publish or deliveries that are due."""
    to_publish, to_send = select(outbox.c.seq).exists(), select(webhooks.c.id).where(_is_ready(now)).exists()
    return bool(connection.execute(select(or_(to_publish, to_send))).scalar_one())


def _is_ready(now: datetime) -> ColumnElement[bool]:
    """Whether an endpoint takes deliveries now, and has any that are due."""
    due = select(deliveries.c.id).where(deliveries.c.webhook_id == webhooks.c.id, deliveries.c.run_at <= now)
    is_awake = or_(webhooks.c.paused_until.is_(None), webhooks.c.paused_until <= now)
    return and_(webhooks.c.enabled, is_awake, due.exists())


def claim_deliveries(
    connection: Connection,
    now: datetime,
    *,
    slots: int,
    running: Mapping[str, int],
    limit: int,
    failing_limit: int,
) -> list[ClaimedDelivery]:
    """Claim up to ``slots`` deliveries that are due, and for each endpoint no more than its own limit leaves.

    Args:
        slots: how many more attempts may be under way in all.
        running: how many of an endpoint's deliveries are under way already.
        limit: how many may be under way to an endpoint that works.
        failing_limit: the same for one whose every attempt has failed for `FAILING_AFTER`.
    """
    claimed: list[ClaimedDelivery] = []
    # In random order: where attempts are fewer than endpoints, none is always the last to be served.
    ready = select(webhooks).where(_is_ready(now)).order_by(func.random())
    for endpoint in connection.execute(ready).all():
        is_failing = endpoint.failing_since is not None and now - endpoint.failing_since >= FAILING_AFTER
        most = failing_limit if is_failing else limit
        free = min(most - running.get(endpoint.id, 0), slots - len(claimed))
        if free > 0:
            rows = claim(connection, deliveries, now, LEASE, free, deliveries.c.webhook_id == endpoint.id)
            claimed += [_claimed(row, endpoint, now) for row in rows]
    return claimed


def _claimed(row: Row[Any], endpoint: Any, now: datetime) -> ClaimedDelivery:
    secrets = [endpoint.secret]
    if endpoint.old_secret_until is not None and now < endpoint.old_secret_until:
        secrets.append(endpoint.old_secret)
    return ClaimedDelivery(
        id=row.id,
        lease=row.lease,
        webhook_id=endpoint.id,
        event_id=row.event_id,
        attempts=row.attempts,
        body=row.body.encode(),
        url=endpoint.url,
        secrets=tuple(secrets),
        failing_since=endpoint.failing_since,
        last_success_at=endpoint.last_success_at,
    )


def settle_delivery(
    connection: Connection,
    claimed: ClaimedDelivery,
    attempt: DeliveryAttempt,
    status: DeliveryStatus,
    run_at: datetime | None,
    now: datetime,
) -> bool:
    """Record an attempt; false if the lease was lost or the delivery has been ended meanwhile."""
    answer = None if _may_name_the_erased(connection, claimed.body) else attempt.answer
    return settle(
        connection,
        deliveries,
        claimed.id,
        claimed.lease,
        run_at,
        status=status,
        attempted_at=now,
        status_code=attempt.status_code,
        latency_ms=attempt.latency_ms,
        error=attempt.error,
        answer=answer,
    )


def _may_name_the_erased(connection: Connection, body: bytes) -> bool:
    """Whether a person in an event, or a member of its team, was erased at the time or since.

    Their name is gone from the database, so a receiver's answer can't be searched for it.
    """
    event = json.loads(body)
    candidate_id, team_id = event["data"].get("candidate_id"), event["data"].get("team_id")
    if candidate_id is not None:
        return connection.execute(select(candidates.c.id).where(candidates.c.id == candidate_id)).first() is None
    if team_id is None:
        return False
    happened = datetime.fromisoformat(event["timestamp"])
    erased = select(teams.c.id).where(teams.c.id == team_id, teams.c.erased_at >= happened)
    return connection.execute(erased).first() is not None


def cancel_pending(connection: Connection, webhook_id: str) -> None:
    """End the pending deliveries to an endpoint. A worker that is sending one finds its lease gone."""
    connection.execute(
        update(deliveries)
        .where(deliveries.c.webhook_id == webhook_id, deliveries.c.run_at.is_not(None))
        .values(status="cancelled", run_at=None, lease=None)
    )


def get_delivery(connection: Connection, account_id: str, delivery_id: str) -> Delivery:
    """One delivery of the account.

    Raises:
        ServiceError: `not_found`.
    """
    statement = select(deliveries).where(deliveries.c.id == delivery_id, deliveries.c.account_id == account_id)
    row = connection.execute(statement).first()
    if row is None:
        raise not_found("delivery")
    return _present(row)


def list_deliveries(connection: Connection, account_id: str, webhook_id: str, query: DeliveryQuery) -> Page[Delivery]:
    statement = select(deliveries).where(deliveries.c.account_id == account_id, deliveries.c.webhook_id == webhook_id)
    if query.status is not None:
        statement = statement.where(deliveries.c.status == query.status)
    if query.event_id is not None:
        statement = statement.where(deliveries.c.event_id == query.event_id)
    return fetch_page(connection, statement, deliveries, query, lambda rows: [_present(row) for row in rows])


def resend_delivery(connection: Connection, account_id: str, delivery_id: str, now: datetime) -> Delivery:
    """Send an event to the same endpoint again, at once and with all attempts ahead of it.

    A delivery that is due later is brought forward. Any other stays in the log, and a new one is made beside it.
    """
    by_id = and_(deliveries.c.id == delivery_id, deliveries.c.account_id == account_id)
    waiting = and_(by_id, deliveries.c.run_at.is_not(None))
    bring_forward = update(deliveries).where(waiting, deliveries.c.lease.is_(None)).values(run_at=now)
    found = connection.execute(select(deliveries).where(by_id)).one()
    # One with a lease is being sent at this moment, which is what was asked for.
    if connection.execute(bring_forward).rowcount or found.run_at is not None:
        return get_delivery(connection, account_id, delivery_id)
    row = {name: getattr(found, name) for name in ("account_id", "webhook_id", "event_id", "type", "body")}
    row |= {"id": new_id("dlv"), "cause": "resend", "status": "pending", "created_at": now, "run_at": now}
    connection.execute(insert(deliveries).values(**row, attempts=0))
    return get_delivery(connection, account_id, row["id"])


def send_test(connection: Connection, account_id: str, webhook_id: str, now: datetime) -> Delivery:
    """Queue a test event without content for this endpoint alone, whichever events it has subscribed to."""
    event = Event(id=new_id("evt"), type=TEST_EVENT, timestamp=now, data={"webhook_id": webhook_id})
    [row] = new_deliveries(account_id, [webhook_id], event, "test", now)
    connection.execute(insert(deliveries).values(row))
    return get_delivery(connection, account_id, row["id"])


def replay_some(
    connection: Connection, endpoint: Row[Any], since: datetime, *, after: int, most: int, now: datetime
) -> tuple[int, int | None]:
    """Queue events since a time for an endpoint again, except those that are on their way to it.

    Looks at ``most`` events after the sequence number ``after``. Returns how many of them were queued, and the number
    of the last one; None when there are no more.
    """
    under_way = select(deliveries.c.id).where(
        deliveries.c.event_id == events.c.id, deliveries.c.webhook_id == endpoint.id, deliveries.c.run_at.is_not(None)
    )
    statement = (
        select(events, under_way.exists().label("is_under_way"))
        .where(events.c.account_id == endpoint.account_id, events.c.occurred_at >= since, events.c.seq > after)
        .order_by(events.c.seq)
        .limit(most)
    )
    rows = connection.execute(statement).all()
    queued = [
        delivery
        for row in rows
        if row.type in endpoint.events and not row.is_under_way
        for delivery in new_deliveries(endpoint.account_id, [endpoint.id], present_event(row), "replay", now)
    ]
    if queued:
        connection.execute(insert(deliveries), queued)
    return len(queued), rows[-1].seq if len(rows) == most else None


def _present(row: Row[Any]) -> Delivery:
    return Delivery(**{name: getattr(row, name) for name in _SHOWN}, next_attempt_at=row.run_at)
