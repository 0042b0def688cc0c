"""The queue of mails. SMTP can't say what became of a mail whose acknowledgement is lost, so none is sent twice.

A claim leases a mail that is `waiting`, and `mark_sending` is committed before the mail server is called. A mail that
is found `sending` once its lease is over may have gone out: it becomes `unsure`, and only a person sends another.

Why: docs/decisions/0022-mails-at-most-once.md
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import Connection, Row, and_, exists, func, insert, or_, select, update

from discern.contract.models.mails import Mail, MailKind, MailReason, MailState
from discern.contract.reminders import find_reminder
from discern.service.storage.assessment_status import can_be_answered
from discern.service.storage.engine.locks import insert_unless_exists, insert_unless_refused
from discern.service.storage.engine.tables import assessments, candidates, mail_refusals, mails, users
from discern.service.storage.queues.changes import note_change
from discern.service.storage.queues.leases import claim, has_due, renew, settle
from discern.service.tokens import new_id

LEASE = timedelta(minutes=15)
"""Longer than the steps with the mail server take, each with its timeout."""

DAY = timedelta(days=1)

MOST_LISTED = 50


@dataclass(frozen=True, slots=True)
class ClaimedMail:
    """A mail to send, as it was when claimed. ``was_sending``: a worker had begun to hand it over and never ended."""

    id: str
    account_id: str
    assessment_id: str
    kind: MailKind
    automatic: bool
    asked_by: str | None
    lease: str
    attempts: int
    was_sending: bool


def ask_for_mail(
    connection: Connection, account_id: str, assessment_id: str, kind: MailKind, user_id: str | None, now: datetime
) -> Mail:
    """Put a mail into the queue, due at once. One of its kind that waits already is the answer to another call."""
    same = select(mails).where(
        mails.c.assessment_id == assessment_id,
        mails.c.kind == kind,
        # One that waits because it couldn't be sent is no answer to somebody who wants one sent now.
        mails.c.automatic.is_(False),
        mails.c.state.in_(("waiting", "sending")),
    )
    row = connection.execute(same).first()
    if row is None:
        new = _new(account_id, assessment_id, kind, now, automatic=False, asked_by=user_id)
        row = connection.execute(insert(mails).values(new).returning(*mails.c)).one()
        note_change(connection, account_id, now)
    return _present(row)


def list_mails(connection: Connection, assessment_id: str) -> list[Mail]:
    """The mails about an assessment, newest first."""
    statement = select(mails).where(mails.c.assessment_id == assessment_id).order_by(mails.c.seq.desc())
    return [_present(row) for row in connection.execute(statement.limit(MOST_LISTED))]


def list_asked_since(connection: Connection, account_id: str, email: str, since: datetime) -> Sequence[datetime]:
    """When mails to an address were asked for since a time, the oldest first; several people may have that address."""
    statement = (
        select(mails.c.created_at)
        .join(assessments, assessments.c.id == mails.c.assessment_id)
        .join(candidates, candidates.c.id == assessments.c.candidate_id)
        .where(
            mails.c.account_id == account_id,
            mails.c.created_at > since,
            mails.c.automatic.is_(False),
            func.lower(candidates.c.email) == func.lower(email),
        )
    )
    return connection.scalars(statement.order_by(mails.c.created_at)).all()


def has_mails_due(connection: Connection, now: datetime) -> bool:
    return has_due(connection, mails, now)


def claim_mails(connection: Connection, now: datetime, most: int) -> list[ClaimedMail]:
    """Claim up to ``most`` mails that are due. Those that somebody asked for come before automatic reminders."""
    asked_for = claim(connection, mails, now, LEASE, most, mails.c.automatic.is_(False))
    return [
        ClaimedMail(
            row.id,
            row.account_id,
            row.assessment_id,
            row.kind,
            row.automatic,
            row.asked_by,
            row.lease,
            row.attempts,
            was_sending=row.state == "sending",
        )
        for row in asked_for or claim(connection, mails, now, LEASE, most)
    ]


def mark_sending(connection: Connection, claimed: ClaimedMail, unsubscribe_hash: str, now: datetime) -> bool:
    """Note that the mail is about to be handed over; false if the lease was lost or the mail is gone."""
    values = {"state": "sending", "unsubscribe_hash": unsubscribe_hash}
    return renew(connection, mails, claimed.id, claimed.lease, now + LEASE, **values)


def end_mail(
    connection: Connection, claimed: ClaimedMail, state: MailState, reason: MailReason | None, now: datetime
) -> bool:
    """Record what became of a mail, for good; false if the lease was lost."""
    kept = settle(connection, mails, claimed.id, claimed.lease, None, state=state, reason=reason, ended_at=now)
    if kept:
        note_change(connection, claimed.account_id, now)
    return kept


def postpone_mail(
    connection: Connection, claimed: ClaimedMail, run_at: datetime, reason: MailReason | None, now: datetime
) -> bool:
    """Let a mail that nobody got wait until ``run_at``; false if the lease was lost."""
    kept = settle(connection, mails, claimed.id, claimed.lease, run_at, state="waiting", reason=reason)
    if kept:
        note_change(connection, claimed.account_id, now)
    return kept


@dataclass(frozen=True, slots=True)
class Waiting:
    """An open assessment whose end is near, of somebody who can be reminded by mail. ``reminded`` is the last reminder
    of this end that there is already, as days before it. ``invited_by`` is the user who invited, if one did.
    """

    assessment_id: str
    made_at: datetime
    ends_at: datetime
    reminded: int | None
    invited_by: str | None


def list_waiting(connection: Connection, account_id: str, after: datetime, until: datetime) -> list[Waiting]:
    """Those of an account that end after a time, and at another at the latest."""
    reminded = (
        select(func.min(mails.c.days_before))
        .where(mails.c.assessment_id == assessments.c.id, mails.c.ends_at == assessments.c.expires_at)
        .scalar_subquery()
    )
    statement = (
        select(assessments.c.id, assessments.c.created_at, assessments.c.expires_at, reminded, users.c.id)
        .join(candidates, candidates.c.id == assessments.c.candidate_id)
        .outerjoin(users, users.c.id == assessments.c.created_by)
        .where(
            assessments.c.account_id == account_id,
            can_be_answered(after),
            assessments.c.expires_at <= until,
            assessments.c.take_token.is_not(None),
            candidates.c.email.is_not(None),
            ~exists().where(mail_refusals.c.candidate_id == candidates.c.id),
        )
    )
    return [Waiting(*row) for row in connection.execute(statement)]


def queue_reminder(connection: Connection, account_id: str, waiting: Waiting, days_before: int, now: datetime) -> None:
    """Put a reminder that nobody asked for into the queue, unless another worker just has."""
    new = _new(account_id, waiting.assessment_id, "reminder", now, automatic=True, asked_by=waiting.invited_by)
    row = {**new, "ends_at": waiting.ends_at, "days_before": days_before}
    # Somebody may be erased at this moment.
    if insert_unless_refused(connection, mails, row):
        note_change(connection, account_id, now)


def has_mail_since(connection: Connection, claimed: ClaimedMail, candidate_id: str, since: datetime) -> bool:
    """Whether another mail went to a person, or may have, since a time; or is about to."""
    of_person = select(assessments.c.id).where(assessments.c.candidate_id == candidate_id)
    another = exists().where(
        mails.c.assessment_id.in_(of_person),
        mails.c.id != claimed.id,
        or_(
            and_(mails.c.state.in_(("sent", "unsure")), mails.c.ended_at > since),
            mails.c.state == "sending",
            and_(mails.c.state == "waiting", mails.c.automatic.is_(False)),
        ),
    )
    return bool(connection.execute(select(another)).scalar_one())


def refuses_reminders(connection: Connection, candidate_id: str) -> bool:
    refusal = exists().where(mail_refusals.c.candidate_id == candidate_id)
    return bool(connection.execute(select(refusal)).scalar_one())


def refuse_reminders(connection: Connection, account_id: str, unsubscribe_hash: str, now: datetime) -> str | None:
    """Let the person whom a mail went to get no more reminders; their id, or None if no mail has the link."""
    statement = (
        select(assessments.c.candidate_id)
        .join(mails, mails.c.assessment_id == assessments.c.id)
        .where(mails.c.unsubscribe_hash == unsubscribe_hash, mails.c.account_id == account_id)
    )
    candidate_id = connection.execute(statement).scalar_one_or_none()
    if candidate_id is not None:
        # Somebody may press twice, or be erased at this moment.
        insert_unless_refused(connection, mail_refusals, {"candidate_id": candidate_id, "refused_at": now})
    return candidate_id


def end_restored_mails(connection: Connection, now: datetime) -> None:
    """End what is due in a restored backup: it may have been sent since the backup was made, and nobody gets a mail
    twice. The same holds for reminders that have come due since then, in accounts with mails.
    """
    ended = {"state": "unsure", "run_at": None, "ended_at": now}
    connection.execute(update(mails).where(mails.c.run_at <= now).values(**ended, lease=None))
    waiting = (
        select(assessments.c.id, assessments.c.account_id, assessments.c.created_at, assessments.c.expires_at)
        .join(candidates, candidates.c.id == assessments.c.candidate_id)
        .where(
            can_be_answered(now),
            assessments.c.expires_at.is_not(None),
            candidates.c.email.is_not(None),
            assessments.c.account_id.in_(select(mails.c.account_id)),
        )
    )
    for assessment_id, account_id, made_at, ends_at in connection.execute(waiting).all():
        days_before = find_reminder(made_at, ends_at, now)
        if days_before is not None:
            new = _new(account_id, assessment_id, "reminder", now, automatic=True, asked_by=None)
            insert_unless_exists(connection, mails, {**new, **ended, "ends_at": ends_at, "days_before": days_before})


def merge_refusals(connection: Connection, candidate_id: str, duplicate_id: str) -> None:
    """Who refused reminders under either of two entries goes on refusing them."""
    if not refuses_reminders(connection, candidate_id):
        moved = update(mail_refusals).where(mail_refusals.c.candidate_id == duplicate_id)
        connection.execute(moved.values(candidate_id=candidate_id))


def _new(
    account_id: str,
    assessment_id: str,
    kind: str,
    now: datetime,
    *,
    automatic: bool,
    asked_by: str | None,
) -> dict[str, Any]:
    return {
        "id": new_id("mail"),
        "account_id": account_id,
        "assessment_id": assessment_id,
        "kind": kind,
        "automatic": automatic,
        "asked_by": asked_by,
        "state": "waiting",
        "created_at": now,
        "run_at": now,
        "attempts": 0,
    }


def _present(row: Row[Any]) -> Mail:
    return Mail(
        id=row.id,
        assessment_id=row.assessment_id,
        kind=row.kind,
        automatic=row.automatic,
        state=row.state,
        created_at=row.created_at,
        due_at=row.run_at if row.state == "waiting" else None,
        ended_at=row.ended_at,
        reason=row.reason,
    )
