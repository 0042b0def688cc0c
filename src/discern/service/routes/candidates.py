"""`/candidates`: people who take assessments."""

from collections.abc import Callable
from typing import Annotated, Any

from fastapi import Query
from sqlalchemy import Connection

from discern.contract.base_models import Deleted
from discern.contract.models.candidates import Candidate, CandidateChange, CandidateQuery, NewCandidate, SetVisibility
from discern.contract.models.export import CandidateExport
from discern.contract.models.lists import Page
from discern.contract.operations import (
    CHANGE_CANDIDATE,
    CREATE_CANDIDATE,
    DELETE_CANDIDATE,
    EXPORT_CANDIDATE,
    GET_CANDIDATE,
    LIST_CANDIDATES,
    SET_VISIBILITY,
)
from discern.service.domain.data_export import export_person
from discern.service.errors import ServiceError
from discern.service.http.dependencies import Caller, Id, IdempotencyKey, OperationRequest, app_url
from discern.service.http.openapi import REFUSED_CHANGE, REFUSED_CREATE
from discern.service.http.routing import OperationRouter
from discern.service.state import Service
from discern.service.storage.queues.changes import note_person_created
from discern.service.storage.repositories import candidates as store
from discern.service.storage.repositories.audit import Action, record
from discern.service.storage.repositories.visibility import Viewer

router = OperationRouter()


@router.serve(LIST_CANDIDATES)
async def list_candidates(request: OperationRequest, query: Annotated[CandidateQuery, Query()]) -> Page[Candidate]:
    service, caller = request.service, request.caller
    now = service.now()
    return await service.database.read(
        lambda connection: store.list_candidates(connection, caller.account_id, query, now, caller.viewer),
        walks=query.q is not None or query.idle_days is not None or caller.viewer.leads,
    )


@router.serve(CREATE_CANDIDATE, REFUSED_CREATE)
async def create_candidate(
    request: OperationRequest, new: NewCandidate, idempotency_key: IdempotencyKey = None
) -> Candidate:
    service, caller = request.service, request.caller
    now = service.now()
    repeatable = caller.repeatable(CREATE_CANDIDATE, idempotency_key, new, now)

    def create(connection: Connection) -> Candidate:
        def once() -> Candidate:
            made = store.create_candidate(connection, caller.account_id, new, now)
            note_person_created(connection, caller.account_id, now)
            record(connection, caller.audit_actor, "candidate.created", made.id, now)
            return made

        return repeatable.once(connection, Candidate, once)

    return await service.database.write(create)


@router.serve(GET_CANDIDATE)
async def get_candidate(request: OperationRequest, candidate_id: Id) -> Candidate:
    service, caller = request.service, request.caller

    def read(connection: Connection) -> Candidate:
        person = store.get_candidate(connection, caller.account_id, candidate_id)
        return store.mark_not_led(connection, caller.viewer, [person])[0]

    found = await service.database.read(read)
    service.audit_read(caller.audit_actor, "candidate.read", candidate_id)
    return found


@router.serve(CHANGE_CANDIDATE, REFUSED_CHANGE)
async def change_candidate(request: OperationRequest, candidate_id: Id, change: CandidateChange) -> Candidate:
    service, caller = request.service, request.caller
    given = change.model_dump(exclude_unset=True)
    if caller.viewer.role == "member" and "external_id" in given:
        raise ServiceError("role_forbids", "Only the people who manage these data can change the external id.")

    def check(connection: Connection) -> None:
        store.require_speaks_for(connection, caller.viewer, candidate_id)

    return await _change(service, caller, candidate_id, given, "candidate.changed", check)


@router.serve(SET_VISIBILITY)
async def set_visibility(request: OperationRequest, candidate_id: Id, given: SetVisibility) -> Candidate:
    """Results of somebody `private` enter no analysis: it says `not_shared` instead. Only the person shows more: by
    their private link, or signed in as a member they have confirmed. A key that acts for nobody can only hide more.
    """

    service, caller = request.service, request.caller

    def check(connection: Connection) -> None:
        candidate = store.get_candidate(connection, caller.account_id, candidate_id, lock=True)
        if not store.may_set_visibility(connection, caller.viewer, candidate, given.visibility):
            raise ServiceError("role_forbids", _why_not_wider(caller.viewer))

    return await _change(service, caller, candidate_id, {"visibility": given.visibility}, "visibility.changed", check)


def _why_not_wider(viewer: Viewer) -> str:
    if viewer.is_key:
        return "Only the person can share more of their results: with their private link, or signed in."
    if viewer.assessment_id is None:
        return "This member isn't confirmed yet by the person's private link, so it can only hide more, not show more."
    return "More than one link was given out under this name, so this one can only hide more, not show more."


@router.serve(EXPORT_CANDIDATE)
async def export_candidate(request: OperationRequest, candidate_id: Id) -> CandidateExport:
    """For the person who asks what is known of them: assessments, answers, results, teams, and who read any of it.

    A private link gives its own assessment alone, and where another was given out under the same name no teams, and no
    more of who read what than is of that assessment.
    """
    service, caller = request.service, request.caller
    now, url = service.now(), app_url(request, service)
    await service.audit_writes.settle()
    exported = await service.database.read(
        lambda connection: export_person(connection, caller.account_id, candidate_id, now, url, caller.viewer)
    )
    service.audit_read(caller.audit_actor, "candidate.exported", candidate_id)
    return exported


@router.serve(DELETE_CANDIDATE)
async def delete_candidate(request: OperationRequest, candidate_id: Id) -> Deleted:
    """Assessments, answers, results and memberships go with the person, at once and for good."""
    service, caller = request.service, request.caller
    now = service.now()

    def erase(connection: Connection) -> None:
        store.require_speaks_for(connection, caller.viewer, candidate_id)
        store.delete_candidate(connection, caller.account_id, candidate_id, now)
        record(connection, caller.audit_actor, "candidate.erased", candidate_id, now)

    await service.database.write(erase, secure_erase=True)
    return Deleted(id=candidate_id)


async def _change(
    service: Service,
    caller: Caller,
    candidate_id: str,
    change: dict[str, Any],
    action: Action,
    check: Callable[[Connection], None],
) -> Candidate:
    now = service.now()

    def write(connection: Connection) -> Candidate:
        check(connection)
        changed = store.change_candidate(connection, caller.account_id, candidate_id, change, now)
        record(connection, caller.audit_actor, action, candidate_id, now)
        return changed

    return await service.database.write(write)
