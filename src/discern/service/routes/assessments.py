"""`/assessments`: tests, their status, and their results; `/results`: those of all."""

from datetime import datetime
from typing import Annotated

import anyio.to_thread
from fastapi import Query
from sqlalchemy import Connection
from starlette.responses import Response

from discern.contract.base_models import Page
from discern.contract.models.assessments import Assessment, AssessmentChange, AssessmentQuery, NewAssessment
from discern.contract.models.candidates import Candidate, ProfileTotals
from discern.contract.models.insights import AnswerEvidence, Wording
from discern.contract.models.results import Results, ResultsQuery, ResultsRow
from discern.contract.operations import (
    CANCEL_ASSESSMENT,
    CHANGE_ASSESSMENT,
    CREATE_ASSESSMENT,
    GET_ASSESSMENT,
    GET_EVIDENCE,
    GET_RESULTS,
    LIST_ASSESSMENTS,
    LIST_RESULTS,
)
from discern.contract.permissions import allows
from discern.service.domain.answer_evidence import present_evidence, read_answered
from discern.service.domain.serialize import present, present_results, write_assessment, write_page
from discern.service.errors import ServiceError, invalid, not_found, results_not_ready
from discern.service.http.dependencies import Caller, Id, IdempotencyKey, OperationRequest, app_url, negotiate_language
from discern.service.http.openapi import NOT_LED, REFUSED_CREATE
from discern.service.http.routing import OperationRouter
from discern.service.storage.repositories import assessments as store
from discern.service.storage.repositories.audit import record
from discern.service.storage.repositories.candidates import create_candidate, get_candidate
from discern.service.storage.repositories.results import find_results, list_results as list_stored_results
from discern.service.storage.repositories.teams import add_member
from discern.service.storage.repositories.visibility import (
    Viewer,
    has_assessment,
    has_candidate,
    has_team,
    require_manages,
    require_visible,
)

router = OperationRouter()

CLOSED = {400: "`assessment_closed`: the assessment is completed or expired."}
ENDED = {400: "A parameter is invalid; `assessment_closed`: the assessment is completed or cancelled."}
NOT_READY = {
    403: "The key lacks a scope; `not_shared`: the person keeps the results to themselves.",
    404: "There is no such assessment; `results_not_ready`: it is not completed, or was cancelled or expired.",
}

NO_ANSWERS = {
    403: "The key lacks a scope; `not_shared`: the person doesn't share results or answers with the caller.",
    404: "There is no such assessment; `results_not_ready`: it is not completed, or was cancelled or expired; "
    "`answers_missing`: there are no answers behind its results.",
}


@router.serve(LIST_ASSESSMENTS)
async def list_assessments(request: OperationRequest, query: Annotated[AssessmentQuery, Query()]) -> Response:
    service, caller = request.service, request.caller
    now, url = service.now(), app_url(request, service)
    reads_results = allows(caller.key.scopes, "results:read")

    def read(connection: Connection) -> tuple[Page[store.StoredAssessment], ProfileTotals | None]:
        about = (connection, caller.account_id, query, now, caller.viewer)
        page = store.list_assessments(*about, reads_results=reads_results)
        return page, store.count_in_groups(*about, reads_results=reads_results) if query.include else None

    page, totals = await service.database.read(
        read,
    )
    return Response(write_page(page, totals, now, url), media_type=LIST_ASSESSMENTS.media_type)


@router.serve(CREATE_ASSESSMENT, REFUSED_CREATE | NOT_LED)
async def create_assessment(
    request: OperationRequest,
    new: NewAssessment,
    idempotency_key: IdempotencyKey = None,
) -> Assessment:
    """For a new person or one who is known. Send `take_url` to them; it dies when the assessment ends. A `form` that
    the item bank lacks is refused.
    """
    service, caller = request.service, request.caller
    now, url = service.now(), app_url(request, service)
    repeatable = caller.repeatable(CREATE_ASSESSMENT, idempotency_key, new, now)

    def create(connection: Connection) -> Assessment:
        _require_future(new.expires_at, now)
        service.banks.require_form(new.form, new.language)
        _require_own_team(connection, caller.viewer, new)
        candidate = _candidate_of(connection, caller, new, now)
        if new.team_id is not None:
            try:
                add_member(connection, caller.account_id, new.team_id, candidate.id, now)
            except ServiceError:
                raise invalid("team_id", "there is no such team") from None
        stored = store.create_assessment(
            connection,
            caller.account_id,
            candidate,
            now,
            team_id=new.team_id,
            form=new.form,
            language=new.language,
            expires_at=new.expires_at,
            metadata=new.metadata,
            created_by=caller.viewer.user_id,
        )
        record(connection, caller.audit_actor, "assessment.created", stored.id, now)
        return present(stored, now, url)

    def create_once(connection: Connection) -> Assessment:
        made = repeatable.once(connection, Assessment, lambda: create(connection))
        if not has_assessment(connection, caller.viewer, made.id, to_change=True):
            raise not_found("assessment")
        return made

    return await service.database.write(create_once)


@router.serve(GET_ASSESSMENT)
async def get_assessment(request: OperationRequest, assessment_id: Id) -> Response:
    service, caller = request.service, request.caller
    stored = await service.database.read(
        lambda connection: store.get_assessment(connection, caller.account_id, assessment_id)
    )
    written = write_assessment(stored, service.now(), app_url(request, service))
    return Response(written, media_type=GET_ASSESSMENT.media_type)


@router.serve(CHANGE_ASSESSMENT, ENDED)
async def change_assessment(request: OperationRequest, assessment_id: Id, change: AssessmentChange) -> Assessment:
    """An expired assessment opens again, with the answers that were given and the same take link. Reminders by mail
    go before the new end.
    """
    service, caller = request.service, request.caller
    now = service.now()

    def move_end(connection: Connection) -> store.StoredAssessment:
        _require_future(change.expires_at, now)
        stored = store.get_assessment(connection, caller.account_id, assessment_id, lock=True)
        if stored.status in {"completed", "cancelled"}:
            raise ServiceError("assessment_closed", f"This assessment is {stored.status} and can't be changed.")
        if stored.expires_at == change.expires_at:
            return stored
        moved = store.set_end(connection, caller.account_id, stored, change.expires_at, now)
        record(connection, caller.audit_actor, "assessment.changed", assessment_id, now)
        return moved

    return present(await service.database.write(move_end), now, app_url(request, service))


@router.serve(CANCEL_ASSESSMENT, CLOSED)
async def cancel_assessment(request: OperationRequest, assessment_id: Id) -> Assessment:
    """Its take link dies, and answers given so far are deleted. Nothing changes when it was cancelled before. One that
    has expired is cancelled as well: what was answered under somebody's name counts until then.
    """
    service, caller = request.service, request.caller
    now = service.now()

    def cancel(connection: Connection) -> store.StoredAssessment:
        stored = store.get_assessment(connection, caller.account_id, assessment_id, lock=True)
        status = stored.status_at(now)
        if status == "completed":
            raise ServiceError("assessment_closed", "This assessment is completed and can't be cancelled.")
        store.cancel_assessment(connection, caller.account_id, stored, now)
        record(connection, caller.audit_actor, "assessment.cancelled", assessment_id, now)
        return store.get_assessment(connection, caller.account_id, assessment_id)

    return present(await service.database.write(cancel, secure_erase=True), now, app_url(request, service))


@router.serve(GET_RESULTS, NOT_READY)
async def get_results(
    request: OperationRequest, response: Response, assessment_id: Id, wording: Annotated[Wording, Query()]
) -> Results:
    """Scores (0 to 100), the style and how probable each is, what that says, and whether the answers carry it."""

    service, caller = request.service, request.caller

    def read(connection: Connection) -> Results:
        stored = store.get_assessment(connection, caller.account_id, assessment_id)
        require_visible(connection, caller.viewer, stored.candidate.id)
        results = find_results(connection, assessment_id, stored.candidate)
        if results is None:
            raise results_not_ready(stored.status_at(service.now()))
        return results

    found = await service.database.read(read)
    service.audit_read(caller.audit_actor, "results.read", assessment_id)
    return present_results(found, negotiate_language(request, response, wording), wording.voice)


@router.serve(LIST_RESULTS)
async def list_results(request: OperationRequest, query: Annotated[ResultsQuery, Query()]) -> Page[ResultsRow]:
    """Every result that the caller may get one by one. What is listed is in the audit log, as read.

    To keep a copy in step, ask again with `completed_since` some minutes before the last `completed_at`: an answer
    that takes long is stored after one that began later. Results that are scored anew, hidden or deleted keep or leave
    their place without a later time.
    """
    service, caller = request.service, request.caller
    with_teams = allows(caller.key.scopes, "teams:read")
    page = await service.database.read(
        lambda connection: list_stored_results(
            connection, caller.account_id, query, caller.viewer, with_teams=with_teams
        )
    )
    service.audit_reads(caller.audit_actor, "results.read", [row.assessment_id for row in page.data])
    return page


@router.serve(GET_EVIDENCE, NO_ANSWERS)
async def get_evidence(
    request: OperationRequest, response: Response, assessment_id: Id, wording: Annotated[Wording, Query()]
) -> AnswerEvidence:
    """Each claim about the person with at most three of their answers that speak for it and two that speak against it:
    those without which it would be most or least probable.

    For the person, by their private link or signed in as a member they have confirmed, and for a coach of a team that
    they are in, if they have set `answers_shared`. A key that acts for nobody gets none. `admin` doesn't include
    `evidence:read`.
    """
    service, caller = request.service, request.caller
    language = negotiate_language(request, response, wording)
    answered = await service.database.read(
        lambda connection: read_answered(connection, service.banks, caller.account_id, assessment_id, caller.viewer)
    )
    evidence = await anyio.to_thread.run_sync(present_evidence, answered, language, wording.voice)
    service.audit_read(caller.audit_actor, "evidence.read", assessment_id)
    return evidence


def _require_future(expires_at: datetime | None, now: datetime) -> None:
    if expires_at is not None and expires_at <= now:
        raise invalid("expires_at", "must lie in the future")


def _require_own_team(connection: Connection, viewer: Viewer, new: NewAssessment) -> None:
    """Let managers and coaches make assessments in their own teams only: another they would not see themselves.
    Without a team they may assess those who are in one of theirs already.
    """
    if not viewer.is_manager_or_coach or (new.team_id is None and new.candidate_id is not None):
        return
    if new.team_id is None or not has_team(connection, viewer, new.team_id):
        raise invalid("team_id", "must be one of your teams")


def _candidate_of(connection: Connection, caller: Caller, new: NewAssessment, now: datetime) -> Candidate:
    account_id = caller.account_id
    if new.candidate is not None:
        try:
            return create_candidate(connection, account_id, new.candidate, now)
        except ServiceError as error:
            raise invalid("candidate.external_id", error.errors[0].message, error.code) from None
    assert new.candidate_id is not None
    try:
        if not has_candidate(connection, caller.viewer, new.candidate_id, to_change=False):
            raise not_found("candidate")
        candidate = get_candidate(connection, account_id, new.candidate_id)
    except ServiceError:
        raise invalid("candidate_id", "there is no such candidate") from None
    require_manages(connection, caller.viewer, candidate.id, new.team_id)
    return candidate
