"""The queue of Monday's messages: one for each reader and week, which is given away once at most, as mails are.

Why: docs/decisions/0022-mails-at-most-once.md
"""

from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import Any, Literal

from sqlalchemy import ColumnElement, Connection, Row, Select, delete, exists, select, update

from discern.contract.models.week_messages import WeekProblem
from discern.contract.weeks import begin_of, find_week_to_send
from discern.service.storage.engine.locks import insert_unless_exists, insert_unless_refused
from discern.service.storage.engine.tables import aways, week_messages, week_sendings
from discern.service.storage.queues.leases import claim, has_due, renew, settle
from discern.service.tokens import new_id

LEASE = timedelta(minutes=15)
"""Longer than the steps with a mail server take."""

KEPT = timedelta(days=180)
"""For so long the link of a message can stop those to come."""

State = Literal["waiting", "sending", "sent", "unsure", "failed", "dropped"]
"""Those of mails. `dropped`: there was nothing to say, or nobody to say it to."""


@dataclass(frozen=True, slots=True)
class ClaimedWeek:
    """A message to send, as it was when claimed. ``user_id`` is None for keys that act for nobody."""

    id: str
    account_id: str
    reader_id: str
    user_id: str | None
    monday: date
    lease: str
    attempts: int
    was_sending: bool


@dataclass(frozen=True, slots=True)
class OpenedWeek:
    """What the link of a message opens."""

    reader_id: str
    user_id: str | None
    monday: date


def has_weeks_to_queue(connection: Connection, monday: date, now: datetime) -> bool:
    """Whether a reader who had switched the message on before a week, and isn't away, has none of it in the queue."""
    return connection.execute(_select_without(monday).where(~_is_away(now)).limit(1)).first() is not None


def queue_weeks(connection: Connection, monday: date, now: datetime) -> None:
    """Put the message of a week into the queue for everybody who has none of it and isn't away, due at once."""
    for reader in connection.execute(_select_without(monday).where(~_is_away(now))).all():
        # Another worker may have just done it, or the reader switched it off.
        insert_unless_refused(connection, week_sendings, _new(reader, monday, now))


def end_restored_weeks(connection: Connection, now: datetime) -> None:
    """End what is due in a restored backup, and the message that goes out at this time of the week: it may have been
    sent since the backup was made.
    """
    ended = {"state": "unsure", "reason": "unsure", "run_at": None, "ended_at": now}
    connection.execute(update(week_sendings).where(week_sendings.c.run_at <= now).values(**ended, lease=None))
    monday = find_week_to_send(now)
    if monday is not None:
        for reader in connection.execute(_select_without(monday)).all():
            insert_unless_exists(connection, week_sendings, {**_new(reader, monday, now), **ended})


def _new(reader: Row[Any], monday: date, now: datetime) -> dict[str, Any]:
    return {
        "id": new_id("week"),
        "account_id": reader.account_id,
        "reader_id": reader.reader_id,
        "monday": monday,
        "state": "waiting",
        "created_at": now,
        "run_at": now,
        "attempts": 0,
    }


def _select_without(monday: date) -> Select[Any]:
    """Readers who have none of the message of a week."""
    queued = exists().where(week_sendings.c.reader_id == week_messages.c.reader_id, week_sendings.c.monday == monday)
    return select(week_messages.c.reader_id, week_messages.c.account_id).where(
        week_messages.c.since <= begin_of(monday), ~queued
    )


def _is_away(now: datetime) -> ColumnElement[bool]:
    """Whether a reader is away at a time: the message then waits until they are back."""
    today = now.date()
    return exists().where(
        aways.c.reader_id == week_messages.c.reader_id, aways.c.since <= today, aways.c.back_on > today
    )


def has_weeks_due(connection: Connection, now: datetime) -> bool:
    return has_due(connection, week_sendings, now)


def claim_weeks(connection: Connection, now: datetime, most: int) -> list[ClaimedWeek]:
    rows = claim(connection, week_sendings, now, LEASE, most)
    readers = select(week_messages.c.reader_id, week_messages.c.user_id).where(
        week_messages.c.reader_id.in_([row.reader_id for row in rows])
    )
    users = {row.reader_id: row.user_id for row in connection.execute(readers)} if rows else {}
    return [
        ClaimedWeek(
            row.id,
            row.account_id,
            row.reader_id,
            users[row.reader_id],
            row.monday,
            row.lease,
            row.attempts,
            was_sending=row.state == "sending",
        )
        for row in rows
        # Somebody may have switched it off since the claim.
        if row.reader_id in users
    ]


def mark_sending(
    connection: Connection, claimed: ClaimedWeek, link_hash: str, link_expires_at: datetime, now: datetime
) -> bool:
    """Note that a message is about to be given away; false if the lease was lost or the message is gone."""
    values = {"state": "sending", "link_hash": link_hash, "link_expires_at": link_expires_at}
    return renew(connection, week_sendings, claimed.id, claimed.lease, now + LEASE, **values)


def end_sending(
    connection: Connection,
    claimed: ClaimedWeek,
    state: State,
    now: datetime,
    reason: WeekProblem | None = None,
    detail: str | None = None,
) -> bool:
    """Record what became of a message, for good; false if the lease was lost."""
    values = {"state": state, "reason": reason, "detail": detail, "ended_at": now}
    return settle(connection, week_sendings, claimed.id, claimed.lease, None, **values)


def postpone_sending(
    connection: Connection, claimed: ClaimedWeek, run_at: datetime, reason: WeekProblem, detail: str | None
) -> bool:
    """Let a message that nobody got wait until ``run_at``; false if the lease was lost."""
    return settle(
        connection, week_sendings, claimed.id, claimed.lease, run_at, state="waiting", reason=reason, detail=detail
    )


def forget_old_weeks(connection: Connection, now: datetime) -> None:
    """Forget messages of long ago, whose links have opened nothing for months."""
    connection.execute(delete(week_sendings).where(week_sendings.c.created_at < now - KEPT))


def find_last_sent(connection: Connection, reader_id: str) -> datetime | None:
    """When the last message of a reader went out."""
    statement = select(week_sendings.c.ended_at).where(
        week_sendings.c.reader_id == reader_id, week_sendings.c.state == "sent"
    )
    return connection.execute(statement.order_by(week_sendings.c.monday.desc()).limit(1)).scalar_one_or_none()


def find_last(connection: Connection, reader_id: str) -> Row[Any] | None:
    """The last message of a reader that was to be sent; None where there was none."""
    statement = select(week_sendings).where(week_sendings.c.reader_id == reader_id, week_sendings.c.state != "dropped")
    return connection.execute(statement.order_by(week_sendings.c.monday.desc()).limit(1)).first()


def open_link(connection: Connection, account_id: str, link_hash: str, now: datetime | None) -> OpenedWeek | None:
    """What a link opens at ``now``, or with None whose it ever was; None where it opens nothing."""
    statement = (
        select(week_sendings, week_messages.c.user_id)
        .join(week_messages, week_messages.c.reader_id == week_sendings.c.reader_id)
        .where(week_sendings.c.link_hash == link_hash, week_sendings.c.account_id == account_id)
    )
    row = connection.execute(statement).first()
    if row is None or (now is not None and row.link_expires_at <= now):
        return None
    return OpenedWeek(row.reader_id, row.user_id, row.monday)
