"""The audit log: who read or changed what, by opaque ids. Each change has a row in `audit`; looks are counted by day in
`reads`. Triggers keep rows from being changed or deleted, but for the counts, which go on.

Why: docs/decisions/0008-who-sees-whose-results.md
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from sqlalchemy import Connection, and_, bindparam, func, insert, literal, select, union_all
from sqlalchemy.dialects.postgresql import insert as insert_in_postgres
from sqlalchemy.dialects.sqlite import insert as insert_in_sqlite

from discern.contract.models.candidates import AuditEntry
from discern.service.storage.engine.tables import (
    assessments,
    audit,
    candidates,
    memberships,
    merged_candidates,
    reads,
    users,
)

Action = Literal[
    "about.changed",
    "about.linked",
    "about.opened",
    "about.read",
    "about.unlinked",
    "agreement.answered",
    "agreement.moved",
    "agreement.created",
    "agreement.deleted",
    "agreement.read",
    "analysis.read",
    "assistant.read",
    "assessment.cancelled",
    "assessment.changed",
    "assessment.completed",
    "assessment.created",
    "assessment.looked_back",
    "assessment.marked",
    "assessment.restarted",
    "away.changed",
    "branding.changed",
    "brief.read",
    "calendar_feed.changed",
    "calendar_feed.removed",
    "candidate.changed",
    "candidate.created",
    "candidate.erased",
    "candidate.exported",
    "candidate.merged",
    "candidate.read",
    "colleague.read",
    "colleagues.changed",
    "colleagues.ended",
    "colleagues.shared",
    "comparison.read",
    "consent.given",
    "consent.withdrawn",
    "drafting.changed",
    "evidence.read",
    "join_link.created",
    "key.created",
    "key.revoked",
    "link.code_mailed",
    "link.claimed",
    "link.mailed",
    "mail.requested",
    "mail_server.changed",
    "mail_server.removed",
    "marks.read",
    "measurement.updated",
    "meeting.changed",
    "meeting.deleted",
    "member.confirmed",
    "opening.accepted",
    "opening.refused",
    "question.asked",
    "report.cancelled",
    "report.created",
    "report.read",
    "reminders.refused",
    "results.listed",
    "results.read",
    "results.rescored",
    "talk.read",
    "team.changed",
    "team.created",
    "team.deleted",
    "week_message.changed",
    "week_message.removed",
    "webhook.changed",
    "webhook.created",
    "webhook.deleted",
    "webhook.rotated",
    "team.held",
    "team.revealed",
    "user.changed",
    "user.removed",
    "user.signed_in",
    "visibility.changed",
]

READS_OF_TEAMS: tuple[Action, ...] = ("analysis.read", "report.read", "question.asked")

LOOKS: tuple[Action, ...] = (
    *READS_OF_TEAMS,
    "about.read",
    "agreement.read",
    "assistant.read",
    "brief.read",
    "candidate.exported",
    "candidate.read",
    "colleague.read",
    "comparison.read",
    "evidence.read",
    "marks.read",
    "results.listed",
    "results.read",
    "talk.read",
)
"""What reads and changes nothing."""

ONCE_A_DAY: tuple[Action, ...] = ("colleague.read", "results.listed")
"""Looks of open pages that read again by themselves: however often, those of one day are one."""

OF_COLLEAGUES: tuple[Action, ...] = ("colleague.read", "colleagues.changed", "colleagues.ended", "colleagues.shared")
"""What is between colleagues, and in nobody's export but the person's own."""


@dataclass(frozen=True, slots=True)
class AuditActor:
    """Who does something: the account, the key, the request, and as ``actor_id`` the user that the key acted for."""

    account_id: str
    key_id: str
    request_id: str
    actor_id: str | None = None


def record(connection: Connection, actor: AuditActor, action: Action, subject_id: str, now: datetime) -> None:
    record_all(connection, actor, action, [subject_id], now)


def record_all(
    connection: Connection, actor: AuditActor, action: Action, subject_ids: Sequence[str], now: datetime
) -> None:
    """The same action on each of several subjects, of which there is at least one."""
    row = {
        "account_id": actor.account_id,
        "at": now,
        "key_id": actor.key_id,
        "action": action,
        "request_id": actor.request_id,
        "actor_id": actor.actor_id,
    }
    connection.execute(insert(audit), [{**row, "subject_id": subject_id} for subject_id in subject_ids])


def count_looks(
    connection: Connection, actor: AuditActor, action: Action, subject_ids: Sequence[str], now: datetime
) -> None:
    """Somebody looked at each of several subjects, of which there is at least one. Their other looks at the same on the
    same day (UTC) are in the same row, so that the log doesn't grow with those who look again and again; those of
    `ONCE_A_DAY` count once.
    """
    row = {
        "account_id": actor.account_id,
        "action": action,
        "reader_id": actor.actor_id or actor.key_id,
        "key_id": actor.key_id,
        "actor_id": actor.actor_id,
        "first_at": now,
        "last_at": now,
    }
    # In one order, so that two that count the same rows at once don't wait for each other.
    rows = [{**row, "subject_id": subject_id, "team_id": subject_id} for subject_id in sorted(set(subject_ids))]
    day = datetime(now.year, now.month, now.day, tzinfo=now.tzinfo)
    # For those who join a team it isn't over with a row before it: they read of none from before they came.
    joined = select(func.max(memberships.c.added_at)).where(
        # Each row has its own.
        memberships.c.team_id == bindparam("team_id"),
        memberships.c.added_at > day,
        memberships.c.added_at <= now,
    )
    insert_or_update = insert_in_postgres if connection.dialect.name == "postgresql" else insert_in_sqlite
    first = insert_or_update(reads).values(
        since=func.coalesce(joined.scalar_subquery(), literal(day, reads.c.since.type)), times=1
    )
    same = reads.primary_key.columns
    if action in ONCE_A_DAY:
        counting = first.on_conflict_do_nothing(index_elements=same)
    else:
        changed = {"times": reads.c.times + 1, "last_at": first.excluded.last_at, "key_id": first.excluded.key_id}
        counting = first.on_conflict_do_update(index_elements=same, set_=changed)
    connection.execute(counting, rows)


def list_entries_about(
    connection: Connection, account_id: str, candidate_id: str, *, totals: bool = False
) -> list[AuditEntry]:
    """The entries about a person, those merged into them and their assessments, and the reads of a team since they
    joined it, oldest first. What somebody read is one entry a day, or with ``totals`` one for all days. Who reads by a
    private link is a colleague, and named as such.
    """
    own = union_all(
        select(literal(candidate_id)),
        select(assessments.c.id).where(assessments.c.candidate_id == candidate_id),
        select(merged_candidates.c.id).where(merged_candidates.c.candidate_id == candidate_id),
    )
    changed = select(
        audit.c.seq,
        audit.c.at,
        audit.c.at.label("first_at"),
        literal(1).label("times"),
        audit.c.key_id,
        audit.c.action,
        audit.c.subject_id,
        audit.c.actor_id,
    ).where(audit.c.account_id == account_id, audit.c.subject_id.in_(own))
    of_person = select(reads).where(reads.c.account_id == account_id, reads.c.subject_id.in_(own))
    of_their_teams = (
        select(reads)
        .join(memberships, memberships.c.team_id == reads.c.subject_id)
        .where(
            reads.c.account_id == account_id,
            reads.c.action.in_(READS_OF_TEAMS),
            memberships.c.candidate_id == candidate_id,
            memberships.c.added_at <= reads.c.first_at,
        )
    )
    # Two queries and not one with OR, for which no index serves. They have no row in common: their subjects differ.
    read = union_all(of_person, of_their_teams).subquery()
    what = (read.c.action, read.c.subject_id, read.c.actor_id)
    looked = select(
        literal(0).label("seq"),
        func.max(read.c.last_at).label("at"),
        func.min(read.c.first_at).label("first_at"),
        func.sum(read.c.times).label("times"),
        func.max(read.c.key_id).label("key_id"),
        *what,
    ).group_by(read.c.reader_id, *what, *(() if totals else (read.c.since,)))
    entries = union_all(changed, looked).subquery()
    rows = connection.execute(
        select(entries, func.coalesce(users.c.name, users.c.email, candidates.c.name).label("actor"))
        .outerjoin(users, users.c.id == entries.c.actor_id)
        .outerjoin(candidates, and_(candidates.c.id == entries.c.actor_id, candidates.c.id != candidate_id))
        .order_by(entries.c.at, entries.c.seq)
    )
    return [
        AuditEntry(
            at=row.at,
            first_at=row.first_at,
            count=row.times,
            action=row.action,
            key_id=row.key_id,
            subject_id=row.subject_id,
            actor_id=row.actor_id,
            actor=row.actor,
        )
        for row in rows
    ]
