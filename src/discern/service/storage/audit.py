"""Who read or changed what, by opaque ids. Rows are added and never changed; the tables' triggers see to that."""

from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from sqlalchemy import Connection, select

from discern.contract.candidates import AuditEntry
from discern.service.storage.statements import Insertion
from discern.service.storage.tables import assessments, audit

Action = Literal[
    "analysis.read",
    "assessment.cancelled",
    "assessment.completed",
    "assessment.created",
    "candidate.changed",
    "candidate.created",
    "candidate.erased",
    "candidate.exported",
    "candidate.read",
    "comparison.read",
    "consent.given",
    "join_link.created",
    "results.read",
    "team.changed",
    "team.created",
    "team.deleted",
    "webhook.changed",
    "webhook.created",
    "webhook.deleted",
    "webhook.rotated",
]


_INSERT = Insertion(audit)


@dataclass(frozen=True, slots=True)
class Doer:
    """On whose behalf something is done, and in which request."""

    account_id: str
    key_id: str
    request_id: str


def record(connection: Connection, doer: Doer, action: Action, subject_id: str, now: datetime) -> None:
    row = {
        "account_id": doer.account_id,
        "at": now,
        "key_id": doer.key_id,
        "action": action,
        "subject_id": subject_id,
        "request_id": doer.request_id,
    }
    _INSERT.run(connection, row)


def list_entries_about(connection: Connection, account_id: str, candidate_id: str) -> list[AuditEntry]:
    """All that was done with a person and with their assessments, oldest first."""
    theirs = select(assessments.c.id).where(assessments.c.candidate_id == candidate_id)
    rows = connection.execute(
        select(audit)
        .where(
            audit.c.account_id == account_id,
            (audit.c.subject_id == candidate_id) | audit.c.subject_id.in_(theirs),
        )
        .order_by(audit.c.seq)
    )
    return [AuditEntry(at=row.at, action=row.action, key_id=row.key_id, subject_id=row.subject_id) for row in rows]
