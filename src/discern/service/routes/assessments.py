"""`/assessments`: tests, where they stand, and their results."""

import secrets
from datetime import datetime
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request
from sqlalchemy import Connection

from discern.contract.assessments import Assessment, AssessmentQuery, NewAssessment
from discern.contract.candidates import Candidate, CandidateRef
from discern.contract.lists import Page
from discern.contract.results import Results
from discern.service.problems import ServiceError, invalid
from discern.service.state import Caller, Service, TheService, needs
from discern.service.storage import assessments as store
from discern.service.storage.candidates import create_candidate, get_candidate
from discern.service.storage.results import find_results
from discern.service.storage.teams import add_member
from discern.service.tokens import new_id, new_token

router = APIRouter(prefix="/assessments", tags=["Assessments"])

Reader = Annotated[Caller, Depends(needs("assessments:read"))]
Writer = Annotated[Caller, Depends(needs("assessments:write"))]
ResultsReader = Annotated[Caller, Depends(needs("results:read"))]


@router.get("", summary="List all assessments")
async def list_assessments(
    request: Request, service: TheService, caller: Reader, query: Annotated[AssessmentQuery, Query()]
) -> Page[Assessment]:
    now, app_url = service.now(), _app_url(request, service)
    page = await service.database.read(
        lambda connection: store.list_assessments(connection, caller.account_id, query, now)
    )
    return Page[Assessment](
        data=[_present(stored, now, app_url) for stored in page.data],
        has_more=page.has_more,
        next_cursor=page.next_cursor,
    )


@router.post("", summary="Create a new assessment")
async def create_assessment(request: Request, service: TheService, caller: Writer, new: NewAssessment) -> Assessment:
    now = service.now()
    if new.expires_at is not None and new.expires_at <= now:
        raise invalid("expires_at", "must lie in the future")

    def create(connection: Connection) -> store.StoredAssessment:
        candidate = _candidate_of(connection, caller.account_id, new, now)
        if new.team_id is not None:
            try:
                add_member(connection, caller.account_id, new.team_id, candidate.id, now)
            except ServiceError:
                raise invalid("team_id", "there is no such team") from None
        stored = store.StoredAssessment(
            id=new_id("asm"),
            account_id=caller.account_id,
            candidate=CandidateRef(id=candidate.id, name=candidate.name, external_id=candidate.external_id),
            team_id=new.team_id,
            status="created",
            form=new.form,
            language=new.language,
            seed=secrets.randbelow(2**31),
            take_token=new_token(),
            created_at=now,
            started_at=None,
            completed_at=None,
            expires_at=new.expires_at,
            metadata=new.metadata,
        )
        store.create_assessment(connection, stored)
        return stored

    return _present(await service.database.write(create), now, _app_url(request, service))


@router.get("/{assessment_id}", summary="Get an assessment")
async def get_assessment(request: Request, service: TheService, caller: Reader, assessment_id: str) -> Assessment:
    stored = await service.database.read(
        lambda connection: store.get_assessment(connection, caller.account_id, assessment_id)
    )
    return _present(stored, service.now(), _app_url(request, service))


@router.post("/{assessment_id}/cancel", summary="Cancel an assessment that is not complete")
async def cancel_assessment(request: Request, service: TheService, caller: Writer, assessment_id: str) -> Assessment:
    now = service.now()

    def cancel(connection: Connection) -> store.StoredAssessment:
        stored = store.get_assessment(connection, caller.account_id, assessment_id, lock=True)
        if stored.status == "completed":
            raise ServiceError(400, "assessment_closed", "This assessment is completed and can't be cancelled.")
        store.mark_ended(connection, assessment_id, "cancelled", now)
        return store.get_assessment(connection, caller.account_id, assessment_id)

    return _present(await service.database.write(cancel), now, _app_url(request, service))


@router.get("/{assessment_id}/results", summary="Get the results of an assessment")
async def get_results(service: TheService, caller: ResultsReader, assessment_id: str) -> Results:
    def read(connection: Connection) -> Results | None:
        stored = store.get_assessment(connection, caller.account_id, assessment_id)
        return find_results(connection, assessment_id, stored.candidate)

    found = await service.database.read(read)
    if found is None:
        raise ServiceError(404, "results_not_ready", "There are no results before the assessment is completed.")
    return found


def _candidate_of(connection: Connection, account_id: str, new: NewAssessment, now: datetime) -> Candidate:
    if new.candidate is not None:
        try:
            return create_candidate(connection, account_id, new.candidate, now)
        except ServiceError as error:
            raise invalid("candidate.external_id", error.errors[0].message, error.code) from None
    assert new.candidate_id is not None
    try:
        return get_candidate(connection, account_id, new.candidate_id)
    except ServiceError:
        raise invalid("candidate_id", "there is no such candidate") from None


def _app_url(request: Request, service: Service) -> str:
    """What take links begin with: the setting, or else the address under which the service was called."""
    return service.settings.app_url or f"{request.url.scheme}://{request.url.netloc}"


def _present(stored: store.StoredAssessment, now: datetime, app_url: str) -> Assessment:
    status = stored.status_at(now)
    is_open = status in store.OPEN_STATUSES and stored.take_token is not None
    return Assessment(
        id=stored.id,
        status=status,
        candidate=stored.candidate,
        team_id=stored.team_id,
        form=stored.form,
        language=stored.language,
        created_at=stored.created_at,
        started_at=stored.started_at,
        completed_at=stored.completed_at,
        expires_at=stored.expires_at,
        take_url=f"{app_url}/take?token={stored.take_token}" if is_open else None,
        metadata=stored.metadata,
    )
