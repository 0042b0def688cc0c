"""One person's complete export."""

from datetime import datetime

from sqlalchemy import Connection

from discern.contract.models.candidates import CandidateRef
from discern.contract.models.export import AssessmentExport, CandidateExport, ConsentRecord
from discern.reports.placeholders import Roster, reveal
from discern.service.domain.serialize import present, present_results
from discern.service.storage.repositories.assessments import (
    StoredAssessment,
    find_consent,
    list_answers,
    list_assessments_of,
)
from discern.service.storage.repositories.audit import list_entries_about
from discern.service.storage.repositories.candidates import get_candidate, speaks_for
from discern.service.storage.repositories.reports import list_reports_with
from discern.service.storage.repositories.results import find_results
from discern.service.storage.repositories.teams import list_teams_of
from discern.service.storage.repositories.visibility import Viewer, filter_visible


def export_person(
    connection: Connection, account_id: str, candidate_id: str, now: datetime, url: str, viewer: Viewer
) -> CandidateExport:
    """All data of a person except the hash of their private link, which reveals nothing.

    A private link exports its own assessment alone; teams and the whole log only if it speaks for the person. Results
    that are held back are part of the person's own export, since they have a right to them at any time.

    Raises:
        ServiceError: `not_found`.
    """
    candidate = get_candidate(connection, account_id, candidate_id)

    person = CandidateRef(id=candidate.id, name=candidate.name, external_id=candidate.external_id)
    is_own = viewer.role == "member" and viewer.sees_private
    shared = is_own or bool(filter_visible(connection, viewer, [candidate_id]))
    assessments = [
        stored
        for stored in list_assessments_of(connection, account_id, candidate_id)
        if viewer.assessment_id in {None, stored.id}
    ]

    speaks_for_person = speaks_for(connection, viewer, candidate_id)
    audit = list_entries_about(connection, account_id, candidate_id)
    reports = list_reports_with(connection, candidate_id) if shared else []
    kept = {stored.id for stored in assessments}

    def export(stored: StoredAssessment) -> AssessmentExport:
        consent = find_consent(connection, stored.id)
        results = find_results(connection, stored.id, stored.candidate) if shared else None
        return AssessmentExport(
            assessment=present(stored, now, url),
            consent=None
            if consent is None
            else ConsentRecord(
                version=consent.version, accepted_at=consent.accepted_at, withdrawn_at=consent.withdrawn_at
            ),
            answers=list_answers(connection, stored.id) if shared else [],
            results=None if results is None else present_results(results),
        )

    return CandidateExport(
        exported_at=now,
        candidate=candidate,
        teams=list_teams_of(connection, candidate_id) if speaks_for_person else [],
        assessments=[export(stored) for stored in assessments],
        audit=[entry for entry in audit if speaks_for_person or entry.subject_id in kept],
        reports=[
            reveal(each.document, Roster((person,), (each.assessment_id,)))
            for each in reports
            if each.document is not None and each.assessment_id in kept
        ],
        reports_with_others=[]
        if viewer.assessment_id is not None
        else [each.id for each in reports if each.document is None],
        results_shared=shared,
    )
