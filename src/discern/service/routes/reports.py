"""`/reports` and `/questions`: what results mean, in writing and in answers, with what each sentence rests on."""

from typing import Annotated

import anyio.to_thread
from fastapi import APIRouter, Depends, Query
from sqlalchemy import Connection

from discern.contract.models.lists import Page
from discern.contract.models.reports import (
    NewQuestion,
    NewReport,
    PaperQuery,
    QuestionAnswer,
    Report,
    ReportDocument,
    ReportQuery,
    TeamSubject,
)
from discern.reports.markdown import make_markdown
from discern.reports.material import Commission, Material, NothingToWriteError
from discern.reports.model import ModelWriter
from discern.reports.names import Roster, reveal
from discern.reports.pdf import make_pdf
from discern.service.domain.report_material import Found, find, gather, require_all_visible
from discern.service.errors import ServiceError, invalid
from discern.service.http.dependencies import Caller, Id, IdempotencyKey, TheService, needs
from discern.service.http.openapi import REFUSED_REPEAT, Reasons
from discern.service.http.operation import File, Operation, PdfResponse, TextResponse
from discern.service.state import Service
from discern.service.storage.repositories import reports as store
from discern.service.storage.repositories.audit import record

router = APIRouter(tags=["Reports"], route_class=Operation)

NOT_READY: Reasons = {
    403: {"description": "The key lacks a scope; `not_shared`: somebody in it doesn't share their results now."},
    404: {"description": "There is no such report; `report_not_ready`: it isn't written."},
}
CLOSED: Reasons = {400: {"description": "`report_closed`: the report is ready or has failed."}}
UNANSWERED: Reasons = {
    400: {"description": "A parameter is invalid; `model_missing`: no language model is configured, so none answers."}
}

Reader = Annotated[Caller, Depends(needs("reports:read"))]
Writer = Annotated[Caller, Depends(needs("reports:write"))]


@router.get("/reports", summary="List reports")
async def list_reports(service: TheService, caller: Reader, query: Annotated[ReportQuery, Query()]) -> Page[Report]:
    return await service.database.read(
        lambda connection: store.list_reports(connection, caller.account_id, query, caller.viewer)
    )


@router.post("/reports", summary="Request a report", responses=REFUSED_REPEAT)
async def create_report(
    service: TheService, caller: Writer, new: NewReport, idempotency_key: IdempotencyKey = None
) -> Report:
    """It is written in the background: `queued`, `writing`, then `ready` or `failed`, and the event `report.generated`.
    The same request while one is under way gives that one.
    """
    now = service.now()
    repeatable = caller.repeatable("POST /reports", idempotency_key, new, now)

    def create(connection: Connection) -> Report:
        report = store.create_report(connection, caller.account_id, new, now, caller.viewer)
        record(connection, caller.doer, "report.created", report.id, now)
        return report

    return await service.database.write(
        lambda connection: repeatable.once(connection, Report, lambda: create(connection))
    )


@router.get("/reports/{report_id}", summary="Where a report stands")
async def get_report(service: TheService, caller: Reader, report_id: Id) -> Report:
    return await service.database.read(
        lambda connection: store.get_report(connection, caller.account_id, report_id, caller.viewer)
    )


@router.post("/reports/{report_id}/cancel", summary="Cancel a report that isn't written yet", responses=CLOSED)
async def cancel_report(service: TheService, caller: Writer, report_id: Id) -> Report:
    """Repeating it is harmless."""
    now = service.now()

    def cancel(connection: Connection) -> Report:
        report = store.cancel_report(connection, caller.account_id, report_id, now, caller.viewer)
        record(connection, caller.doer, "report.cancelled", report_id, now)
        return report

    return await service.database.write(cancel)


@router.get("/reports/{report_id}/json", summary="A written report as JSON", responses=NOT_READY)
async def get_report_document(service: TheService, caller: Reader, report_id: Id) -> ReportDocument:
    """Sections with their sentences, and the statements that these rest on."""
    return await _read(service, caller, report_id)


@router.get(
    "/reports/{report_id}/markdown",
    summary="A written report as Markdown",
    responses=NOT_READY,
    response_class=TextResponse,
    response_model=None,
)
async def get_report_markdown(service: TheService, caller: Reader, report_id: Id) -> File:
    document = await _read(service, caller, report_id)
    content = await anyio.to_thread.run_sync(make_markdown, document)
    return File(content.encode(), TextResponse.media_type, f"{report_id}.md")


@router.get(
    "/reports/{report_id}/pdf",
    summary="A written report as PDF",
    responses=NOT_READY,
    response_class=PdfResponse,
    response_model=None,
)
async def get_report_pdf(
    service: TheService, caller: Reader, report_id: Id, query: Annotated[PaperQuery, Query()]
) -> File:
    """A4 or Letter, with the charts as vector drawings. Equal reports give equal bytes."""
    document = await _read(service, caller, report_id)
    content = await anyio.to_thread.run_sync(make_pdf, document, query.paper)
    return File(content, PdfResponse.media_type, f"{report_id}.pdf")


@router.post("/questions", summary="Ask about a person, two people or a team", responses=UNANSWERED)
async def ask_question(service: TheService, caller: Writer, asked: NewQuestion) -> QuestionAnswer:
    """Answered by the configured language model, from statements about the subject alone. Where they hold no answer,
    `answered` is false. Nothing of question or answer is kept.
    """
    if service.model is None:
        raise ServiceError("model_missing", "No language model is configured, so nobody can answer.")

    def query(connection: Connection) -> tuple[list[str], Found]:
        people = store.find_people(connection, caller.account_id, asked.subject, caller.viewer)
        return people, find(connection, caller.account_id, asked.subject, caller.viewer)

    def read() -> tuple[list[str], Material, Roster]:
        people, found = service.database.read_now(query)
        return people, *gather(found, Commission("manager", "full"))

    try:
        people, material, roster = await anyio.to_thread.run_sync(read)
    except NothingToWriteError as error:
        raise invalid("subject", str(error)) from None
    answer, _ = await ModelWriter(service.model).answer(material, asked.question, roster)
    about = [asked.subject.id] if isinstance(asked.subject, TeamSubject) else people
    for subject_id in about:
        service.note(caller.doer, "question.asked", subject_id)
    return reveal(answer, roster)


async def _read(service: Service, caller: Caller, report_id: str) -> ReportDocument:
    """A written report with names, where everybody in it may still be seen."""

    def read() -> tuple[ReportDocument, Roster]:
        def query(connection: Connection) -> tuple[ReportDocument, Roster]:
            document, roster = store.read_document(connection, caller.account_id, report_id, caller.viewer)
            require_all_visible(connection, caller.viewer, roster)
            return document, roster

        document, roster = service.database.read_now(query)
        return reveal(document, roster), roster

    document, roster = await anyio.to_thread.run_sync(read)
    about = [roster.team.id] if roster.team is not None else [person.id for person in roster.people]
    for subject_id in about:
        service.note(caller.doer, "report.read", subject_id)
    return document
