"""One person's complete export."""

from datetime import datetime

from sqlalchemy import Connection

from discern.contract.models.candidates import About
from discern.contract.models.export import (
    AnswerInWords,
    AssessmentExport,
    CandidateExport,
    ConsentRecord,
    EarlierResults,
)
from discern.reports.placeholders import Roster, reveal
from discern.service.domain.banks import Banks
from discern.service.domain.people.look_backs import find_answered
from discern.service.domain.people.own_words import read_about
from discern.service.domain.serialize import present, present_results
from discern.service.errors import ServiceError
from discern.service.storage.measurement.answers import list_answers
from discern.service.storage.measurement.banks import list_earlier
from discern.service.storage.queues.mails import list_mails
from discern.service.storage.references import name_person
from discern.service.storage.repositories.agreements import list_agreements_with
from discern.service.storage.repositories.assessments import (
    StoredAssessment,
    find_consent,
    list_assessments_of,
)
from discern.service.storage.repositories.audit import LOOKS, OF_COLLEAGUES, list_entries_about
from discern.service.storage.repositories.candidates import get_candidate
from discern.service.storage.repositories.meetings import list_meetings_with
from discern.service.storage.repositories.people.colleague_consents import find_colleagues_consent
from discern.service.storage.repositories.people.marks import list_marks
from discern.service.storage.repositories.people.person_links import speaks_for, with_rights
from discern.service.storage.repositories.reports import list_reports_with
from discern.service.storage.repositories.results import find_results, read_document
from discern.service.storage.repositories.teams import list_teams_of
from discern.service.storage.repositories.used_cards import list_used_with
from discern.service.storage.repositories.users import list_confirmed_members
from discern.service.storage.repositories.visibility import Viewer, filter_visible, list_of_link
from discern.words import LANGUAGES


def export_person(
    connection: Connection,
    banks: Banks,
    account_id: str,
    candidate_id: str,
    now: datetime,
    url: str,
    viewer: Viewer,
    *,
    totals: bool = False,
) -> CandidateExport:
    """All data of a person except the hash of their private link, which reveals nothing.

    A private link exports its holder's assessments; teams and the whole log only if it speaks for the person. Results
    that are held back are part of the person's own export, since they have a right to them at any time. What the
    person looked at themselves is in their own export alone. With ``totals`` what a reader looked at is one entry for
    all days.

    Raises:
        ServiceError: `not_found`.
    """
    candidate = get_candidate(connection, account_id, candidate_id)

    person = name_person(candidate)
    is_own = viewer.role == "member" and viewer.sees_private
    shared = is_own or bool(filter_visible(connection, viewer, [candidate_id]))
    assessments = list_assessments_of(connection, account_id, candidate_id)
    if viewer.holder is not None:
        own = list_of_link(connection, viewer)
        assessments = [stored for stored in assessments if stored.id in own]

    speaks_for_person = speaks_for(connection, viewer, candidate_id)
    audit = list_entries_about(connection, account_id, candidate_id, totals=totals)
    if not is_own:
        themselves = {candidate_id, *list_confirmed_members(connection, candidate_id)}
        audit = [each for each in audit if each.actor_id not in themselves or each.action not in LOOKS]
        audit = [each for each in audit if each.action not in OF_COLLEAGUES]
    reports = list_reports_with(connection, candidate_id) if shared else []
    # To others an agreement is the words of those who made it, whatever role they have.
    agreed = is_own and speaks_for_person
    agreements = list_agreements_with(connection, account_id, candidate_id, viewer, own=agreed)
    meetings = list_meetings_with(connection, candidate_id, viewer, own=agreed)
    kept = {stored.id for stored in assessments}
    written = [each for each in reports if each.document is not None and each.assessment_id in kept]

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
            answers=_find_answers(connection, banks, stored, in_words=is_own) if shared else [],
            marks=list_marks(connection, stored.id) if shared else [],
            look_back=find_answered(connection, stored, LANGUAGES[0]) if is_own else None,
            mails=list_mails(connection, stored.id),
            results=None if results is None else present_results(results),
            earlier_results=[
                EarlierResults(
                    replaced_at=replaced_at, results=present_results(read_document(document, stored.candidate))
                )
                for replaced_at, document in (list_earlier(connection, stored.id) if shared else [])
            ],
        )

    return CandidateExport(
        exported_at=now,
        candidate=with_rights(connection, viewer, candidate),
        teams=list_teams_of(connection, candidate_id) if speaks_for_person else [],
        assessments=[export(stored) for stored in assessments],
        audit=[entry for entry in audit if speaks_for_person or entry.subject_id in kept],
        reports=[
            reveal(each.document, Roster((person,), (each.assessment_id,)))
            for each in written
            if each.document is not None
        ],
        reports_with_others=[] if viewer.holder is not None else [each.id for each in reports if each.document is None],
        results_shared=shared,
        about=_find_about(connection, account_id, candidate_id, viewer) if shared else None,
        colleagues=find_colleagues_consent(connection, candidate_id) if agreed else None,
        agreements=agreements,
        meetings=meetings,
        used_cards=list_used_with(connection, candidate_id) if agreed else [],
    )


def _find_answers(
    connection: Connection, banks: Banks, stored: StoredAssessment, *, in_words: bool
) -> list[AnswerInWords]:
    answers = list_answers(connection, stored.id)
    if not answers or not in_words:
        return [AnswerInWords(**each.model_dump()) for each in answers]
    bank = banks.find_statements(connection, stored)
    found = []
    for each in answers:
        texts = {item.id: item.text for item in bank.blocks[each.block].items}
        most, least = texts.pop(each.most), texts.pop(each.least)
        others = list(texts.values())
        found.append(AnswerInWords(**each.model_dump(), most_text=most, least_text=least, other_texts=others))
    return found


def _find_about(connection: Connection, account_id: str, candidate_id: str, viewer: Viewer) -> About | None:
    """The person's "Working with me" page; None where nothing is written, or it isn't for ``viewer``."""
    try:
        page = read_about(connection, account_id, candidate_id, viewer, LANGUAGES[0], "named")
    except ServiceError:
        return None
    return page if page.changed_at is not None else None
