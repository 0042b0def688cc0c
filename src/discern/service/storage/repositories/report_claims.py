"""Reports under way: the lease by which workers claim them, and what comes of the work."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlalchemy import Connection, func, literal, select, update

from discern.contract.models.reports import NewReport, Opening, Progress, ReportDocument, Writing, sections_of
from discern.reports.placeholders import Roster
from discern.service.storage.engine.locks import lock_account_sequence
from discern.service.storage.engine.tables import Instant, reports, results
from discern.service.storage.queues.changes import note_change
from discern.service.storage.queues.leases import claim, has_due, renew, settle
from discern.service.storage.queues.outbox import emit
from discern.service.storage.repositories.accounts import is_drafting
from discern.service.storage.repositories.reports import people_of, subject_of, write_people
from discern.service.storage.repositories.visibility import Viewer

LEASE = timedelta(seconds=30)
"""A worker that is writing renews it well before. When it ends, the worker was killed and another takes over."""

WITHDRAWN = "Someone in this report withdrew their answers while it was being written."


@dataclass(frozen=True, slots=True)
class ClaimedReport:
    """A report to write: what was requested, and the viewer it is for."""

    id: str
    account_id: str
    lease: str
    attempts: int
    new: NewReport
    viewer: Viewer


def has_reports_due(connection: Connection, now: datetime) -> bool:
    return has_due(connection, reports, now)


def claim_reports(connection: Connection, now: datetime, most: int) -> list[ClaimedReport]:
    """Claim reports that are due, and set their status to `writing`."""
    rows = claim(connection, reports, now, LEASE, most)
    if not rows:
        return []
    started = {"status": "writing", "started_at": func.coalesce(reports.c.started_at, literal(now, Instant()))}
    ids = [row.id for row in rows]
    connection.execute(update(reports).where(reports.c.id.in_(ids)).values(started))
    people = people_of(connection, ids)
    return [
        ClaimedReport(
            id=row.id,
            account_id=row.account_id,
            lease=row.lease,
            attempts=row.attempts,
            new=NewReport(
                subject=subject_of(row, [person.id for person, _ in people[row.id]]),
                audience=row.audience,
                length=row.length,
                language=row.language,
                purpose=row.purpose,
                situations=row.situations,
            ),
            viewer=Viewer(**row.viewer),
        )
        for row in rows
    ]


def renew_claim(connection: Connection, claimed: ClaimedReport, now: datetime) -> bool:
    """Extend the lease of a report; false if it was cancelled, erased or taken over."""
    return renew(connection, reports, claimed.id, claimed.lease, now + LEASE)


def write_progress(connection: Connection, claimed: ClaimedReport, progress: Progress, now: datetime) -> bool:
    """Store how far a report is; false if the lease was lost."""
    changed = connection.execute(
        update(reports)
        .where(reports.c.id == claimed.id, reports.c.lease == claimed.lease)
        .values(done=progress.done, total=progress.total, run_at=now + LEASE)
    )
    return changed.rowcount > 0


def finish_report(
    connection: Connection,
    claimed: ClaimedReport,
    document: ReportDocument,
    roster: Roster,
    writing: Writing | None,
    opening: Opening | None,
    now: datetime,
) -> bool:
    """Store what was written and report it, once; false, and nothing stored, if the lease was lost.

    The report fails if a result that it is based on was withdrawn meanwhile. The opening is stored only where an owner
    still lets the language model draft.
    """
    lock_account_sequence(connection, claimed.account_id)
    rests_on = set(roster.assessments)
    there = select(results.c.assessment_id).where(results.c.assessment_id.in_(rests_on))
    if set(connection.scalars(there)) != rests_on:
        return fail_report(connection, claimed, WITHDRAWN, now)
    kept = settle(
        connection,
        reports,
        claimed.id,
        claimed.lease,
        None,
        status="ready",
        flight=None,
        ended_at=now,
        done=len(sections_of(document)),
        total=len(sections_of(document)),
        writer=document.writer.model_dump(mode="json"),
        writing=None if writing is None else writing.model_dump(mode="json"),
        document=document.model_dump(mode="json"),
        opening=opening.model_dump(mode="json") if opening and is_drafting(connection, claimed.account_id) else None,
    )
    if kept:
        people = [(person.id, by) for person, by in zip(roster.people, roster.assessments, strict=True)]
        write_people(connection, claimed.id, people)
        emit(connection, claimed.account_id, "report.generated", {"report_id": claimed.id}, now)
        note_change(connection, claimed.account_id, now)
    return kept


def fail_report(connection: Connection, claimed: ClaimedReport, reason: str, now: datetime) -> bool:
    """End a report that can't be written, with the reason for its reader."""
    kept = settle(
        connection,
        reports,
        claimed.id,
        claimed.lease,
        None,
        status="failed",
        flight=None,
        ended_at=now,
        reason=reason,
    )
    if kept:
        note_change(connection, claimed.account_id, now)
    return kept


def postpone_report(connection: Connection, claimed: ClaimedReport, run_at: datetime) -> bool:
    """Give a report back, to be written later."""
    return settle(connection, reports, claimed.id, claimed.lease, run_at, status="queued")
