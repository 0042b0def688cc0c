"""The audit log: who read or changed what, by opaque ids. Triggers keep its rows from being changed or deleted."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from sqlalchemy import Connection, func, insert, literal, select, union_all

from discern.contract.models.candidates import AuditEntry
from discern.service.storage.engine.tables import assessments, audit, memberships, merged_candidates, users

Action = Literal[
    "about.changed",
    "about.linked",
    "about.opened",
    "about.read",
    "about.unlinked",
    "analysis.read",
    "assessment.cancelled",
    "assessment.changed",
    "assessment.completed",
    "assessment.created",
    "assessment.marked",
    "assessment.restarted",
    "candidate.changed",
    "candidate.created",
    "candidate.erased",
    "candidate.exported",
    "candidate.merged",
    "candidate.read",
    "comparison.read",
    "consent.given",
    "consent.withdrawn",
    "drafting.changed",
    "evidence.read",
    "join_link.created",
    "link.code_mailed",
    "link.mailed",
    "mail.requested",
    "marks.read",
    "measurement.updated",
    "member.confirmed",
    "opening.accepted",
    "opening.refused",
    "question.asked",
    "report.cancelled",
    "report.created",
    "report.read",
    "reminders.refused",
    "results.read",
    "results.rescored",
    "team.changed",
    "team.created",
    "team.deleted",
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
    "candidate.exported",
    "candidate.read",
    "comparison.read",
    "evidence.read",
    "marks.read",
    "results.read",
)
"""What reads and changes nothing."""

_INSERT = insert(audit)


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
    connection.execute(_INSERT, [{**row, "subject_id": subject_id} for subject_id in subject_ids])


def list_entries_about(connection: Connection, account_id: str, candidate_id: str) -> list[AuditEntry]:
    """The entries about a person, those merged into them and their assessments, and the reads of a team since they
    joined it, oldest first."""
    own = union_all(
        select(literal(candidate_id)),
        select(assessments.c.id).where(assessments.c.candidate_id == candidate_id),
        select(merged_candidates.c.id).where(merged_candidates.c.candidate_id == candidate_id),
    )
    about_person = select(audit).where(audit.c.account_id == account_id, audit.c.subject_id.in_(own))
    of_their_teams = (
        select(audit)
        .join(memberships, memberships.c.team_id == audit.c.subject_id)
        .where(
            audit.c.account_id == account_id,
            audit.c.action.in_(READS_OF_TEAMS),
            memberships.c.candidate_id == candidate_id,
            memberships.c.added_at <= audit.c.at,
        )
    )
    # Two queries and not one with OR, for which no index serves. They have no entry in common: their subjects differ.
    entries = union_all(about_person, of_their_teams).subquery()
    rows = connection.execute(
        select(entries, func.coalesce(users.c.name, users.c.email).label("actor"))
        .outerjoin(users, users.c.id == entries.c.actor_id)
        .order_by(entries.c.seq)
    )
    return [
        AuditEntry(
            at=row.at,
            action=row.action,
            key_id=row.key_id,
            subject_id=row.subject_id,
            actor_id=row.actor_id,
            actor=row.actor,
        )
        for row in rows
    ]
