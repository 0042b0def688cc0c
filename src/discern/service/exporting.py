"""One person's complete export."""

from datetime import datetime

from sqlalchemy import Connection

from discern.contract.export import AssessmentExport, CandidateExport, ConsentRecord
from discern.service.presenting import present, present_results
from discern.service.storage.assessments import StoredAssessment, find_consent, list_answers, list_assessments_of
from discern.service.storage.audit import list_entries_about
from discern.service.storage.candidates import get_candidate
from discern.service.storage.results import find_results
from discern.service.storage.teams import list_teams_of


def export_person(
    connection: Connection, account_id: str, candidate_id: str, now: datetime, url: str
) -> CandidateExport:
    """All that is held of a person but the hash of their private link, which tells nothing.

    Raises:
        ServiceError: 404.
    """
    candidate = get_candidate(connection, account_id, candidate_id)

    def export(stored: StoredAssessment) -> AssessmentExport:
        consent = find_consent(connection, stored.id)
        results = find_results(connection, stored.id, stored.candidate)
        return AssessmentExport(
            assessment=present(stored, now, url),
            consent=None
            if consent is None
            else ConsentRecord(version=consent.version, accepted_at=consent.accepted_at),
            answers=list_answers(connection, stored.id),
            results=None if results is None else present_results(results),
        )

    return CandidateExport(
        exported_at=now,
        candidate=candidate,
        teams=list_teams_of(connection, candidate_id),
        assessments=[export(stored) for stored in list_assessments_of(connection, account_id, candidate_id)],
        audit=list_entries_about(connection, account_id, candidate_id),
    )
