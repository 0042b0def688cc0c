"""Everything the service has about one person, in one object."""

from discern.contract.base_models import Object, Time
from discern.contract.models.assessments import Answer, Assessment
from discern.contract.models.candidates import AuditEntry, Candidate
from discern.contract.models.reports import ReportDocument
from discern.contract.models.results import Results
from discern.contract.models.teams import TeamRef


class ConsentRecord(Object):
    version: str
    accepted_at: Time
    withdrawn_at: Time | None = None


class AssessmentExport(Object):
    assessment: Assessment
    consent: ConsentRecord | None
    answers: list[Answer]
    results: Results | None


class CandidateExport(Object):
    """``audit`` is who read or changed any of it. For a reader with whom the person doesn't share their results,
    ``results_shared`` is false, and answers, results and reports are left out. ``reports`` are on this person alone;
    of those that are on others too, ``reports_with_others`` has the ids.
    """

    exported_at: Time
    candidate: Candidate
    teams: list[TeamRef]
    assessments: list[AssessmentExport]
    audit: list[AuditEntry]
    reports: list[ReportDocument] = []
    reports_with_others: list[str] = []
    results_shared: bool = True
