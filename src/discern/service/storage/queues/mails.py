"""The queue of mails. SMTP can't say what became of a mail whose acknowledgement is lost, so none is sent twice.

A claim leases a mail that is `waiting`, and `mark_sending` is committed before the mail server is called. A mail that
is found `sending` once its lease is over may have gone out: it becomes `unsure`, and only a person sends another.

Why: docs/decisions/0022-mails-at-most-once.md
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import Connection, Row, delete, exists, func, insert, select, union_all, update

from discern.contract.models.mails import Mail, MailKind, MailReason, MailState
from discern.service.storage.engine.locks import insert_unless_refused
from discern.service.storage.engine.tables import assessments, candidates, link_codes, mail_refusals, mails
from discern.service.storage.queues.change_reads import ASSESSMENT_CHANGED
from discern.service.storage.queues.changes import note_assessment_change
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
        # A reminder that is scheduled for some later day is no answer to somebody who wants one sent now.
        mails.c.automatic.is_(False),
        mails.c.state.in_(("waiting", "sending")),
    )
    row = connection.execute(same).first()
    if row is None:
        new = _new(account_id, assessment_id, kind, now, now, automatic=False, asked_by=user_id)
        row = connection.execute(insert(mails).values(new).returning(*mails.c)).one()
        note_assessment_change(connection, account_id, assessment_id, now, ASSESSMENT_CHANGED)
    return _present(row)


def list_mails(connection: Connection, assessment_id: str) -> list[Mail]:
    """The mails about an assessment, newest first."""
    found = select(mails).where(mails.c.assessment_id == assessment_id).order_by(mails.c.seq.desc())
    return [_present(row) for row in connection.execute(found.limit(MOST_LISTED))]


def list_asked_since(
    connection: Connection, account_id: str, email: str, address_hash: str, since: datetime
) -> Sequence[datetime]:
    """When mails to an address were asked for since a time, the oldest first; several people may have that address.

    ``address_hash`` is the address as `link_codes` have it.
    """
    invited = (
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
    # A code stands for two mails to the address: the one with the code, and the one with the link.
    coded = [
        select(time).where(
            link_codes.c.account_id == account_id, link_codes.c.address_hash == address_hash, time > since
        )
        for time in (link_codes.c.created_at, link_codes.c.sent_at)
    ]
    return connection.execute(union_all(invited, *coded).order_by("created_at")).scalars().all()


def has_mails_due(connection: Connection, now: datetime) -> bool:
    return has_due(connection, mails, now)


def claim_mails(connection: Connection, now: datetime, most: int) -> list[ClaimedMail]:
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
        for row in claim(connection, mails, now, LEASE, most)
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
        note_assessment_change(connection, claimed.account_id, claimed.assessment_id, now, ASSESSMENT_CHANGED)
    return kept


def postpone_mail(
    connection: Connection, claimed: ClaimedMail, run_at: datetime, reason: MailReason | None, now: datetime
) -> bool:
    """Let a mail that nobody got wait until ``run_at``; false if the lease was lost."""
    kept = settle(connection, mails, claimed.id, claimed.lease, run_at, state="waiting", reason=reason)
    if kept:
        note_assessment_change(connection, claimed.account_id, claimed.assessment_id, now, ASSESSMENT_CHANGED)
    return kept


def schedule_reminders(
    connection: Connection, invitation: ClaimedMail | Row[Any], times: Sequence[datetime], now: datetime
) -> None:
    """Let reminders follow an invitation, in place of those that wait already."""
    of_same = mails.c.assessment_id == invitation.assessment_id
    connection.execute(delete(mails).where(of_same, mails.c.automatic.is_(True), mails.c.state == "waiting"))
    of = (invitation.account_id, invitation.assessment_id, "reminder")
    rows = [_new(*of, now, at, automatic=True, asked_by=invitation.asked_by) for at in times]
    if rows:
        connection.execute(insert(mails), rows)


def reschedule_reminders(connection: Connection, assessment_id: str, times: Sequence[datetime], now: datetime) -> None:
    """The same for an assessment, where somebody was invited by mail."""
    sent = select(mails).where(
        mails.c.assessment_id == assessment_id, mails.c.kind == "invitation", mails.c.state == "sent"
    )
    invitation = connection.execute(sent.order_by(mails.c.seq.desc()).limit(1)).first()
    if invitation is not None:
        schedule_reminders(connection, invitation, times, now)


def has_mail_since(connection: Connection, claimed: ClaimedMail, candidate_id: str, since: datetime) -> bool:
    """Whether another mail went to a person, or may have, since a time."""
    of_person = select(assessments.c.id).where(assessments.c.candidate_id == candidate_id)
    found = exists().where(
        mails.c.assessment_id.in_(of_person),
        mails.c.id != claimed.id,
        mails.c.state.in_(("sent", "unsure")),
        mails.c.ended_at > since,
    )
    return bool(connection.execute(select(found)).scalar_one())


def refuses_reminders(connection: Connection, candidate_id: str) -> bool:
    found = exists().where(mail_refusals.c.candidate_id == candidate_id)
    return bool(connection.execute(select(found)).scalar_one())


def refuse_reminders(connection: Connection, account_id: str, unsubscribe_hash: str, now: datetime) -> str | None:
    """Let the person whom a mail went to get no more reminders; their id, or None if no mail has the link."""
    found = (
        select(assessments.c.candidate_id)
        .join(mails, mails.c.assessment_id == assessments.c.id)
        .where(mails.c.unsubscribe_hash == unsubscribe_hash, mails.c.account_id == account_id)
    )
    candidate_id = connection.execute(found).scalar_one_or_none()
    if candidate_id is not None:
        # Somebody may press twice, or be erased at this moment.
        insert_unless_refused(connection, mail_refusals, {"candidate_id": candidate_id, "refused_at": now})
    return candidate_id


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
    run_at: datetime,
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
        "run_at": run_at,
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
