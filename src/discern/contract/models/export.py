"""Everything the service has about one person, in one object."""

from typing import Literal

from pydantic import Field

from discern.contract.base_models import Input, Object, Time
from discern.contract.models.agreements import Agreement
from discern.contract.models.assessments import Answer, Assessment
from discern.contract.models.candidates import About, AuditEntry, Candidate
from discern.contract.models.colleagues import ColleaguesConsent
from discern.contract.models.insights import Mark
from discern.contract.models.look_backs import LookBack
from discern.contract.models.mails import Mail
from discern.contract.models.reports import ReportDocument
from discern.contract.models.results import Results
from discern.contract.models.talks import Meeting, UsedCard
from discern.contract.models.teams import TeamRef

ReadsDetail = Literal["days", "totals"]


class ExportQuery(Input):
    reads: ReadsDetail = Field(
        default="days",
        description="Whether what each reader looked at is one entry of `audit` for each day, or one for all days.",
    )


class ConsentRecord(Object):
    version: str
    accepted_at: Time
    withdrawn_at: Time | None = None


class EarlierResults(Object):
    """Results as they were until they were scored anew with another bank."""

    replaced_at: Time
    results: Results


class AnswerInWords(Answer):
    """An answer with what its statements say, in the language of the questionnaire: the one chosen as most like the
    person, the one chosen as least like them, and those that were not chosen. The texts are in the person's own export
    alone.
    """

    most_text: str | None = None
    least_text: str | None = None
    other_texts: list[str] = []


class AssessmentExport(Object):
    """``answers`` are in the order of asking.

    ``marks`` are all that were ever given: also those of statements that the results don't make now. ``look_back``
    is what the person said of four sentences, once they have, and for them alone.
    """

    assessment: Assessment
    consent: ConsentRecord | None
    answers: list[AnswerInWords]
    results: Results | None
    earlier_results: list[EarlierResults] = []
    marks: list[Mark] = []
    look_back: LookBack | None = None
    mails: list[Mail] = []


class CandidateExport(Object):
    """``audit`` is who read or changed any of it. For a reader with whom the person doesn't share their results,
    ``results_shared`` is false, and answers, results and reports are left out. ``reports`` are on this person alone;
    of those that are on others too, ``reports_with_others`` has the ids. ``about`` is null where nothing was written,
    or isn't for the reader. ``colleagues``, for the person alone, is what they agreed to share with their colleagues;
    null where they never did. ``agreements`` are those that the person is in, without the names of others, and
    ``meetings`` those with them; for a reader who isn't the person, those that the reader sees anyway. ``used_cards``,
    for the person alone, are what their talks used and refused.
    """

    exported_at: Time
    candidate: Candidate
    teams: list[TeamRef]
    assessments: list[AssessmentExport]
    audit: list[AuditEntry]
    reports: list[ReportDocument] = []
    reports_with_others: list[str] = []
    results_shared: bool = True
    about: About | None = None
    colleagues: ColleaguesConsent | None = None
    agreements: list[Agreement] = []
    meetings: list[Meeting] = []
    used_cards: list[UsedCard] = []
