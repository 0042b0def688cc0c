"""`/reports` and `/questions`: what results mean, in writing and in answers, with what each sentence rests on."""

from typing import Annotated

import anyio.to_thread
from fastapi import Query
from sqlalchemy import Connection
from starlette.responses import Response

from discern.contract.base_models import Page
from discern.contract.models.insights import Mark, marks_of_claims
from discern.contract.models.reports import (
    DecideOpening,
    NewQuestion,
    NewReport,
    Opening,
    PaperQuery,
    QuestionAnswer,
    Report,
    ReportDocument,
    ReportQuery,
    TeamSubject,
)
from discern.contract.operations import (
    ASK_QUESTION,
    CANCEL_REPORT,
    CREATE_REPORT,
    DECIDE_OPENING,
    GET_REPORT,
    GET_REPORT_DOCUMENT,
    GET_REPORT_MARKDOWN,
    GET_REPORT_PDF,
    LIST_REPORTS,
)
from discern.contract.permissions import allows
from discern.reports.asking.answering import answer_question
from discern.reports.markdown import make_markdown
from discern.reports.material import NothingToWriteError
from discern.reports.model import ModelArranger
from discern.reports.own_words import fill_answers, fill_marks, may_hold_answers, voice_to
from discern.reports.pdf import make_pdf
from discern.reports.placeholders import Roster, reveal
from discern.service.domain.answer_evidence import AnsweredResults, find_answered, present_evidence
from discern.service.domain.report_material import (
    Found,
    are_all_visible,
    find,
    gather_to_ask,
    mark_made_up,
    marks_of_members,
    require_all_visible,
    require_copy_visible,
)
from discern.service.errors import invalid
from discern.service.http.dependencies import Caller, Id, IdempotencyKey, OperationRequest
from discern.service.http.openapi import REFUSED_REPEAT
from discern.service.http.routing import OperationRouter, file_response
from discern.service.mail.setup import find_app_url
from discern.service.state import Service
from discern.service.storage.queues.changes import note_change
from discern.service.storage.repositories import reports as store
from discern.service.storage.repositories.audit import Action, record
from discern.service.storage.repositories.branding import find_branding
from discern.service.storage.repositories.people.marks import list_marks, list_marks_of_several

router = OperationRouter()

NOT_READY = {
    403: "The key lacks a scope; `not_shared`: somebody in it doesn't share their results now.",
    404: "There is no such report; `report_not_ready`: it isn't written.",
}
REQUESTER_ALONE = {
    403: "The key lacks a scope; `not_shared`: somebody in the report doesn't share their results now.",
    404: "There is no such report of the requester's, or no opening to accept; `report_not_ready`: it isn't written.",
}
NOT_FOR_READERS = {
    403: "The key lacks a scope; `not_shared`, `results_held`: the report's readers may not see somebody's results."
}
CLOSED = {400: "`report_closed`: the report is ready or has failed."}


@router.serve(LIST_REPORTS)
async def list_reports(request: OperationRequest, query: Annotated[ReportQuery, Query()]) -> Page[Report]:
    service, caller = request.service, request.caller
    return await service.database.read(
        lambda connection: store.list_reports(connection, caller.account_id, query, caller.viewer)
    )


@router.serve(CREATE_REPORT, {**REFUSED_REPEAT, **NOT_FOR_READERS})
async def create_report(request: OperationRequest, new: NewReport, idempotency_key: IdempotencyKey = None) -> Report:
    """It is written in the background: `queued`, `writing`, then `ready` or `failed`, and the event `report.generated`.
    The same request while one is under way gives that one. One on a person or on two is refused if its readers may not
    see their results, as with somebody's who shows them to coaches alone, for a manager.
    """
    service, caller = request.service, request.caller
    now = service.now()
    repeatable = caller.repeatable(CREATE_REPORT, idempotency_key, new, now)

    def create(connection: Connection) -> Report:
        people = store.find_people(connection, caller.account_id, new.subject, caller.viewer)
        require_copy_visible(connection, people, new.subject, new.audience, caller.viewer)
        report = store.create_report(connection, caller.account_id, new, now, _requester(caller))
        record(connection, caller.audit_actor, "report.created", report.id, now)
        return report

    return await service.database.write(
        lambda connection: repeatable.once(connection, Report, lambda: create(connection))
    )


@router.serve(GET_REPORT)
async def get_report(request: OperationRequest, report_id: Id) -> Report:
    """Its requester alone gets the `opening` that a language model drafted, until they accept or refuse it."""
    service, caller = request.service, request.caller

    def query(connection: Connection) -> tuple[Report, tuple[Opening, Roster] | None]:
        report = store.get_report(connection, caller.account_id, report_id, caller.viewer)
        if report.status != "ready":
            return report, None
        drafted = store.find_opening(connection, caller.account_id, report_id, _requester(caller))
        if drafted is None or not are_all_visible(connection, caller.viewer, drafted[1]):
            return report, None
        return report, drafted

    report, drafted = await service.database.read(query)
    if drafted is None:
        return report
    opening, roster = drafted
    service.audit_reads(caller.audit_actor, "report.read", roster.subject_ids)
    return report.model_copy(update={"opening": reveal(opening, roster)})


@router.serve(CANCEL_REPORT, CLOSED)
async def cancel_report(request: OperationRequest, report_id: Id) -> Report:
    """Repeating it is harmless."""
    service, caller = request.service, request.caller
    now = service.now()

    def cancel(connection: Connection) -> Report:
        report = store.cancel_report(connection, caller.account_id, report_id, now, caller.viewer)
        record(connection, caller.audit_actor, "report.cancelled", report_id, now)
        return report

    return await service.database.write(cancel)


@router.serve(GET_REPORT_DOCUMENT, NOT_READY)
async def get_report_document(request: OperationRequest, report_id: Id) -> ReportDocument:
    """Pages with what stands on each, and the statements that it rests on."""
    return await _read(request.service, request.caller, report_id)


@router.serve(GET_REPORT_MARKDOWN, NOT_READY)
async def get_report_markdown(request: OperationRequest, report_id: Id) -> Response:
    document = await _read(request.service, request.caller, report_id)
    content = await anyio.to_thread.run_sync(make_markdown, document)
    return file_response(content.encode(), GET_REPORT_MARKDOWN.media_type, f"{report_id}.md")


@router.serve(GET_REPORT_PDF, NOT_READY)
async def get_report_pdf(request: OperationRequest, report_id: Id, query: Annotated[PaperQuery, Query()]) -> Response:
    """A4 or Letter, with the charts as vector drawings, and the account's logo and colour. Equal reports give equal
    bytes while these stay the same.
    """
    service, caller = request.service, request.caller
    document = await _read(service, caller, report_id)
    branding = await service.database.read(lambda connection: find_branding(connection, caller.account_id))
    content = await anyio.to_thread.run_sync(make_pdf, document, query.paper, branding)
    return file_response(content, GET_REPORT_PDF.media_type, f"{report_id}.pdf")


@router.serve(DECIDE_OPENING, REQUESTER_ALONE)
async def decide_opening(request: OperationRequest, report_id: Id, decision: DecideOpening) -> Report:
    """Only the person who requested the report may decide; of one that a program requested, the same key. Repeating it
    is harmless. An opening that was accepted can be taken out again.
    """
    service, caller = request.service, request.caller
    now = service.now()

    def decide(connection: Connection) -> Report:
        requester = _requester(caller)
        if decision.accepted:
            _, roster = store.read_document(connection, caller.account_id, report_id, caller.viewer)
            require_all_visible(connection, caller.viewer, roster)
        if store.decide_opening(connection, caller.account_id, report_id, requester, now, accepted=decision.accepted):
            action: Action = "opening.accepted" if decision.accepted else "opening.refused"
            record(connection, caller.audit_actor, action, report_id, now)
            note_change(connection, caller.account_id, now)
        return store.get_report(connection, caller.account_id, report_id, caller.viewer)

    return await service.database.write(decide)


@router.serve(ASK_QUESTION)
async def ask_question(request: OperationRequest, asked: NewQuestion) -> QuestionAnswer:
    """Answered with statements about the subject and cards that they call for, found by words or, where a language
    model is configured, picked by it. Where none bears on the question, `answered` is false. Nothing of question or
    answer is kept.
    """
    service, caller = request.service, request.caller

    def query(connection: Connection) -> tuple[list[str], Found]:
        people = store.find_people(connection, caller.account_id, asked.subject, caller.viewer)
        return people, find(connection, caller.account_id, asked.subject, caller.viewer)

    try:
        # The figures of a team must agree.
        people, found = await service.database.read(query)
        material, roster = await anyio.to_thread.run_sync(gather_to_ask, found)
    except NothingToWriteError as error:
        raise invalid("subject", str(error)) from None
    picker = None if service.model is None else ModelArranger(service.model)
    answer = await answer_question(material, asked.question, roster, picker)
    about = [asked.subject.id] if isinstance(asked.subject, TeamSubject) else people
    for subject_id in about:
        service.audit_read(caller.audit_actor, "question.asked", subject_id)
    return reveal(answer, roster)


def _requester(caller: Caller) -> store.Requester:
    return store.Requester(caller.viewer, caller.key.lasting_name if caller.viewer.is_key else None)


async def _read(service: Service, caller: Caller, report_id: str) -> ReportDocument:
    """A written report with names, where everybody in it may still be seen; with the person's marks and, for a reader
    who may see these, their answers.
    """
    # A private link's holder needs no scope but `take`, whatever they read.
    is_link_holder = caller.viewer.holder is not None
    may_read_answers = is_link_holder or allows(caller.key.scopes, "evidence:read")

    def query(connection: Connection) -> tuple[ReportDocument, Roster, list[Mark], AnsweredResults | None]:
        document, roster = store.read_document(connection, caller.account_id, report_id, caller.viewer)
        app_url = find_app_url(connection, service.settings, caller.account_id)
        # Who it is about may have no way into the app.
        if app_url is not None and document.audience != "self":
            document = document.model_copy(update={"link": f"{app_url}/reports?report={report_id}"})
        require_all_visible(connection, caller.viewer, roster)
        if document.subject_type != "assessment":
            several = list_marks_of_several(connection, roster.assessments)
            of_members = {id_: marks_of_claims(marks) for id_, marks in several.items()}
            return document, roster, marks_of_members(document, roster, of_members), None
        (assessment_id,) = roster.assessments
        answered = None
        if may_read_answers and may_hold_answers(document):
            answered = find_answered(connection, service.banks, caller.account_id, assessment_id, caller.viewer)
        return document, roster, marks_of_claims(list_marks(connection, assessment_id)), answered

    stored, roster, marks, answered = await service.database.read(query)
    document = await anyio.to_thread.run_sync(_reveal, stored, roster, marks, answered)
    document = mark_made_up(document, roster)
    if answered is not None:
        service.audit_read(caller.audit_actor, "evidence.read", roster.assessments[0])
    for subject_id in roster.subject_ids:
        service.audit_read(caller.audit_actor, "report.read", subject_id)
    return document


def _reveal(
    stored: ReportDocument, roster: Roster, marks: list[Mark], answered: AnsweredResults | None
) -> ReportDocument:
    """A stored document with names, with the marks of who is in it, and with the person's answers where there are."""
    revealed = reveal(stored, roster)
    if revealed.subject_type != "assessment":
        return revealed.model_copy(update={"marks": marks})
    revealed = fill_marks(revealed, marks)
    if answered is None:
        return fill_answers(revealed, None)
    evidence = present_evidence(answered.by_given_name(), revealed.language, voice_to(revealed))
    return fill_answers(revealed, evidence)
