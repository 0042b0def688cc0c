"""Reports: what was requested, what was written, and who is in it."""

import hashlib
import json
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Row, delete, insert, or_, select, update

from discern.contract.base_models import CandidateRef, Page
from discern.contract.models.reports import (
    OPENING,
    AssessmentSubject,
    ComparisonSubject,
    NewReport,
    Opening,
    Progress,
    Report,
    ReportDocument,
    ReportQuery,
    Subject,
    TeamSubject,
    Writer,
    Writing,
    sections_of,
)
from discern.reports.opening import add_opening, remove_opening
from discern.reports.placeholders import Roster
from discern.service.errors import ServiceError, invalid, not_found
from discern.service.storage.engine.locks import insert_unless_refused, lock_account_sequence
from discern.service.storage.engine.pagination import fetch_page
from discern.service.storage.engine.tables import accounts, assessments, candidates, report_people, reports, teams
from discern.service.storage.queues.changes import note_change
from discern.service.storage.references import name_person, name_team
from discern.service.storage.repositories.visibility import (
    Viewer,
    has_assessment,
    has_candidate,
    has_team,
    of_link_holder,
)
from discern.service.tokens import new_id

_SHORT = select(*(column for column in reports.c if column.key not in {"document", "opening"}))
"""Without what is large, which is read of one report at a time."""


@dataclass(frozen=True, slots=True)
class Requester:
    """Who asks for a report: a person or, where a key acts for nobody, this ``key`` (`StoredKey.lasting_name`)."""

    viewer: Viewer
    key: str | None

    def asked_for(self, row: Row[Any]) -> bool:
        """Whether it was they who asked for the report in a row."""
        return (row.requested_by, row.requesting_key) == (self.viewer.actor_id, self.key)


def create_report(
    connection: Connection, account_id: str, new: NewReport, now: datetime, requester: Requester
) -> Report:
    """Queue a report, or return the one under way for an equal request.

    Raises:
        ServiceError: `invalid_parameter`, the subject isn't there.
    """
    lock_account_sequence(connection, account_id)
    viewer = requester.viewer
    people = find_people(connection, account_id, new.subject, viewer)
    flight = _request_digest(account_id, new, viewer)
    report_id = new_id("rep")
    row = {
        "id": report_id,
        "account_id": account_id,
        "status": "queued",
        "subject_type": new.subject.type,
        "assessment_id": new.subject.id if isinstance(new.subject, AssessmentSubject) else None,
        "team_id": new.subject.id if isinstance(new.subject, TeamSubject) else None,
        "audience": new.audience,
        "length": new.length,
        "language": new.language,
        "purpose": new.purpose,
        "situations": new.situations,
        "viewer": asdict(viewer),
        "requested_by": viewer.actor_id,
        "requesting_key": requester.key,
        "flight": flight,
        "created_at": now,
        "run_at": now,
        "attempts": 0,
    }
    if not insert_unless_refused(connection, reports, row):
        same = connection.execute(select(reports.c.id).where(reports.c.flight == flight)).scalar_one_or_none()
        if same is None:
            raise invalid("subject.id", "what the report is about was deleted meanwhile")
        return get_report(connection, account_id, same, viewer)
    write_people(connection, report_id, [(person, None) for person in people])
    note_change(connection, account_id, now)
    return get_report(connection, account_id, report_id, viewer)


def find_people(connection: Connection, account_id: str, subject: Subject, viewer: Viewer) -> list[str]:
    """The ids of the people in a subject; none for a team, whose members are read when the report is written.

    Raises:
        ServiceError: `invalid_parameter`, there is no such subject that ``viewer`` may know of.
    """
    if isinstance(subject, AssessmentSubject):
        found = select(assessments.c.candidate_id).where(
            assessments.c.id == subject.id,
            assessments.c.account_id == account_id,
            assessments.c.status == "completed",
        )
        person = connection.execute(found).scalar_one_or_none()
        if person is None or not has_assessment(connection, viewer, subject.id, to_change=False):
            raise invalid("subject.id", "there is no such completed assessment")
        return [person]
    if isinstance(subject, ComparisonSubject):
        known = select(candidates.c.id).where(candidates.c.account_id == account_id, candidates.c.id.in_(subject.ids))
        there = set(connection.scalars(known))
        for number, id_ in enumerate(subject.ids):
            if id_ not in there or not has_candidate(connection, viewer, id_, to_change=False):
                raise invalid(f"subject.ids.{number}", "there is no such candidate")
        return subject.ids
    team = select(teams.c.id).where(teams.c.id == subject.id, teams.c.account_id == account_id)
    if connection.execute(team).first() is None or not has_team(connection, viewer, subject.id):
        raise invalid("subject.id", "there is no such team")
    return []


def _request_digest(account_id: str, new: NewReport, viewer: Viewer) -> str:
    words = json.dumps([account_id, asdict(viewer), new.model_dump(mode="json", exclude_none=True)], sort_keys=True)
    return hashlib.sha256(words.encode()).hexdigest()


def write_people(connection: Connection, report_id: str, people: Sequence[tuple[str, str | None]]) -> None:
    """Keep who is in a report, in the order of their placeholders, and by which assessment where that is known."""
    connection.execute(delete(report_people).where(report_people.c.report_id == report_id))
    rows = [
        {"report_id": report_id, "candidate_id": candidate_id, "place": place, "assessment_id": assessment_id}
        for place, (candidate_id, assessment_id) in enumerate(people, start=1)
    ]
    if rows:
        connection.execute(insert(report_people), rows)


def get_report(connection: Connection, account_id: str, report_id: str, viewer: Viewer) -> Report:
    """One report of the account.

    Raises:
        ServiceError: `not_found`, also for another's report unless ``viewer`` reaches everything.
    """
    found = _present(connection, [_get_row(connection, account_id, report_id, viewer)])
    if not found:
        raise not_found("report")
    return found[0]


def _get_row(
    connection: Connection, account_id: str, report_id: str, viewer: Viewer, *, lock: bool = False
) -> Row[Any]:
    found = select(reports).where(reports.c.id == report_id, reports.c.account_id == account_id)
    row = connection.execute(found.with_for_update() if lock else found).first()
    if row is None or not (viewer.reaches_all or row.requested_by == viewer.actor_id):
        raise not_found("report")
    is_on_own = row.assessment_id is not None and has_assessment(connection, viewer, row.assessment_id, to_change=False)
    if viewer.holder is not None and not is_on_own:
        raise not_found("report")
    return row


def list_reports(connection: Connection, account_id: str, query: ReportQuery, viewer: Viewer) -> Page[Report]:
    """All reports for a viewer who reaches everything; for others those that they requested, and for a private link
    only those on its holder's assessments.
    """
    found = _SHORT.where(reports.c.account_id == account_id)
    if not viewer.reaches_all:
        found = found.where(reports.c.requested_by == viewer.actor_id)
    if viewer.holder is not None:
        found = found.where(reports.c.assessment_id.in_(of_link_holder(viewer)))
    if query.status is not None:
        found = found.where(reports.c.status == query.status)
    if query.subject is not None:
        found = found.where(reports.c.subject_type == query.subject)
    if query.team_id is not None:
        found = found.where(reports.c.team_id == query.team_id)
    if query.candidate_id is not None:
        on_person = select(report_people.c.report_id).where(report_people.c.candidate_id == query.candidate_id)
        found = found.where(reports.c.id.in_(on_person))
    return fetch_page(connection, found, reports, query, lambda rows: _present(connection, rows))


def _present(connection: Connection, rows: Sequence[Any]) -> list[Report]:
    """The reports of these rows, but for those on two people that were erased since the rows were read."""
    people = people_of(connection, [row.id for row in rows if row.subject_type != "team"])
    team_ids = {row.team_id for row in rows if row.team_id is not None}
    named = select(teams.c.id, teams.c.name, teams.c.external_id).where(teams.c.id.in_(team_ids))
    known = {row.id: row for row in connection.execute(named)} if team_ids else {}
    left = [row for row in rows if row.subject_type != "comparison" or row.id in people]
    return [_present_row(row, [person for person, _ in people.get(row.id, [])], known.get(row.team_id)) for row in left]


def _present_row(row: Any, people: list[CandidateRef], team: Any | None) -> Report:
    return Report(
        id=row.id,
        status=row.status,
        subject=subject_of(row, [person.id for person in people]),
        audience=row.audience,
        length=row.length,
        language=row.language,
        people=people,
        team=None if team is None else name_team(team),
        created_at=row.created_at,
        started_at=row.started_at,
        ended_at=row.ended_at,
        progress=None if row.total is None else Progress(done=row.done, total=row.total),
        writer=None if row.writer is None else Writer.model_validate(row.writer),
        writing=None if row.writing is None else Writing.model_validate(row.writing),
        reason=row.reason,
    )


def subject_of(row: Any, people: list[str]) -> Subject:
    """What a row of reports is on; ``people`` are the ids of who is in it."""
    if row.subject_type == "assessment":
        return AssessmentSubject(type="assessment", id=row.assessment_id)
    if row.subject_type == "team":
        return TeamSubject(type="team", id=row.team_id)
    return ComparisonSubject(type="comparison", ids=people)


def people_of(connection: Connection, report_ids: Iterable[str]) -> Mapping[str, list[tuple[CandidateRef, str | None]]]:
    """Who is in each of the reports, in the order of their placeholders, and by which assessment."""
    found: defaultdict[str, list[tuple[CandidateRef, str | None]]] = defaultdict(list)
    ids = list(report_ids)
    if ids:
        rows = connection.execute(
            select(
                report_people.c.report_id,
                report_people.c.assessment_id,
                candidates.c.id,
                candidates.c.name,
                candidates.c.external_id,
            )
            .join(candidates, candidates.c.id == report_people.c.candidate_id)
            .where(report_people.c.report_id.in_(ids))
            .order_by(report_people.c.place)
        )
        for row in rows:
            person = name_person(row)
            found[row.report_id].append((person, row.assessment_id))
    return found


def cancel_report(connection: Connection, account_id: str, report_id: str, now: datetime, viewer: Viewer) -> Report:
    """Cancel a report that isn't written yet; a worker that is writing it finds its lease gone.

    Raises:
        ServiceError: `not_found`; `report_closed` once it is ready or has failed.
    """
    row = _get_row(connection, account_id, report_id, viewer, lock=True)
    if row.status in {"ready", "failed"}:
        raise ServiceError("report_closed", "This report is already finished.")
    ended = {"status": "cancelled", "ended_at": row.ended_at or now, "run_at": None, "lease": None, "flight": None}
    connection.execute(update(reports).where(reports.c.id == report_id).values(ended))
    note_change(connection, account_id, now)
    return get_report(connection, account_id, report_id, viewer)


def read_document(
    connection: Connection, account_id: str, report_id: str, viewer: Viewer
) -> tuple[ReportDocument, Roster]:
    """A written report with its placeholders, and the people they are for.

    Raises:
        ServiceError: `not_found`; `report_not_ready` where it isn't written.
    """
    row = _get_row(connection, account_id, report_id, viewer)
    if row.status != "ready":
        raise ServiceError("report_not_ready", "This report has not been written.")
    return ReportDocument.model_validate(row.document), _roster_of(connection, row)


def _roster_of(connection: Connection, row: Row[Any]) -> Roster:
    people = people_of(connection, [row.id])[row.id]
    team = connection.execute(select(teams).where(teams.c.id == row.team_id)).first()
    return Roster(
        tuple(person for person, _ in people),
        tuple(assessment_id or "" for _, assessment_id in people),
        None if team is None else name_team(team),
    )


def find_opening(
    connection: Connection, account_id: str, report_id: str, requester: Requester
) -> tuple[Opening, Roster] | None:
    """The opening that waits for its requester, with placeholders, and the people they are for; None for others.

    Raises:
        ServiceError: `not_found`.
    """
    row = _get_row(connection, account_id, report_id, requester.viewer)
    if row.opening is None or not requester.asked_for(row):
        return None
    return Opening.model_validate(row.opening), _roster_of(connection, row)


def decide_opening(
    connection: Connection, account_id: str, report_id: str, requester: Requester, now: datetime, *, accepted: bool
) -> bool:
    """Let the opening into the report, or delete it, from the report too; whether that changes anything.

    Raises:
        ServiceError: `not_found`, also for others than the requester, and where there is no opening to accept;
            `report_not_ready`.
    """
    row = _get_row(connection, account_id, report_id, requester.viewer, lock=True)
    if not requester.asked_for(row):
        raise not_found("report")
    if row.status != "ready":
        raise ServiceError("report_not_ready", "This report has not been written.")
    document = ReportDocument.model_validate(row.document)
    is_part = any(section.id == OPENING for section in sections_of(document))
    if accepted and row.opening is None and not is_part:
        raise not_found("opening")
    if row.opening is None and is_part == accepted:
        return False
    changed = add_opening(document, Opening.model_validate(row.opening), now) if accepted else remove_opening(document)
    values = {"opening": None, "document": changed.model_dump(mode="json")}
    connection.execute(update(reports).where(reports.c.id == report_id).values(values))
    return True


def switch_drafting(connection: Connection, account_id: str, *, enabled: bool) -> None:
    """Let the language model draft openings, or not; that deletes all that nobody has accepted."""
    connection.execute(update(accounts).where(accounts.c.id == account_id).values(drafting=enabled))
    if not enabled:
        connection.execute(update(reports).where(reports.c.account_id == account_id).values(opening=None))


@dataclass(frozen=True, slots=True)
class ReportWith:
    """A written report that includes a person. ``document``, with placeholders, is there if it is on them alone."""

    id: str
    assessment_id: str
    document: ReportDocument | None


def list_reports_with(connection: Connection, candidate_id: str) -> list[ReportWith]:
    """Every written report that includes a person, oldest first."""
    rows = connection.execute(
        select(reports.c.id, reports.c.subject_type, reports.c.assessment_id, reports.c.document)
        .join(report_people, report_people.c.report_id == reports.c.id)
        .where(report_people.c.candidate_id == candidate_id, reports.c.status == "ready")
        .order_by(reports.c.seq)
    )
    return [
        ReportWith(
            row.id,
            row.assessment_id or "",
            ReportDocument.model_validate(row.document) if row.subject_type == "assessment" else None,
        )
        for row in rows
    ]


def forget_reports_about(connection: Connection, candidate_id: str) -> None:
    """Delete every report that includes a person."""
    affected = select(report_people.c.report_id).where(report_people.c.candidate_id == candidate_id)
    connection.execute(delete(reports).where(reports.c.id.in_(affected)))


def forget_reports_from(connection: Connection, account_id: str, assessment_id: str, now: datetime) -> None:
    """Delete every report based on an assessment."""
    by_person = select(report_people.c.report_id).where(report_people.c.assessment_id == assessment_id)
    on_it = or_(reports.c.assessment_id == assessment_id, reports.c.id.in_(by_person))
    connection.execute(delete(reports).where(reports.c.account_id == account_id, on_it))
    note_change(connection, account_id, now)
