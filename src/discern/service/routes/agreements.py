"""`/agreements`: what people agreed on, in their own words, and what became of it."""

from datetime import datetime
from typing import Annotated

from fastapi import Query
from pydantic import BaseModel
from sqlalchemy import Connection

from discern.contract.base_models import Deleted, Page
from discern.contract.models.agreements import (
    Agreement,
    AgreementCounts,
    AgreementQuery,
    AnswerAgreement,
    MoveAgreement,
    NewAgreement,
)
from discern.contract.operations import (
    ANSWER_AGREEMENT,
    COUNT_AGREEMENTS,
    CREATE_AGREEMENT,
    DELETE_AGREEMENT,
    GET_AGREEMENT,
    LIST_AGREEMENTS,
    MOVE_AGREEMENT,
)
from discern.service.http.dependencies import Caller, Id, IdempotencyKey, OperationRequest
from discern.service.http.openapi import MEANINGS, REFUSED_REPEAT
from discern.service.http.routing import OperationRouter
from discern.service.state import Service
from discern.service.storage.repositories import agreements as store
from discern.service.storage.repositories.audit import Action, record_all
from discern.service.storage.repositories.people.person_links import recognise
from discern.service.storage.repositories.visibility import Viewer, require_own_team

router = OperationRouter()

REFUSED_PEOPLE = {
    403: f"{MEANINGS[403]} `not_led`: a person is in none of the teams of the user that the key acts for; "
    "`not_shared`: they don't share their results with that user, or one of the two doesn't share their talks."
}


class _Made(BaseModel):
    """What is kept of a create to answer it again: no words, so that they are in one place."""

    id: str


@router.serve(LIST_AGREEMENTS)
async def list_agreements(request: OperationRequest, query: Annotated[AgreementQuery, Query()]) -> Page[Agreement]:
    """Those that the caller made and, for a coach, those about people and teams of theirs. None is listed
    while somebody in it isn't led by the caller, or doesn't share their results with the caller. A person gets those
    with leaders they meet, while both share their talks. A key that acts for nobody gets those that such keys
    made.
    """
    service, caller = request.service, request.caller

    def read(connection: Connection) -> Page[Agreement]:
        require_own_team(connection, caller.viewer, query.team_id)
        return store.list_agreements(connection, caller.account_id, query, recognise(connection, caller.viewer))

    found = await service.database.read(read)
    _audit(service, caller, found.data)
    return found


@router.serve(CREATE_AGREEMENT, REFUSED_REPEAT | REFUSED_PEOPLE)
async def create_agreement(
    request: OperationRequest, new: NewAgreement, idempotency_key: IdempotencyKey = None
) -> Agreement:
    """With one person it is between them and its maker, who leads the people or the team. Of a meeting it is the
    leader's, whichever of the two writes it down.
    """
    service, caller = request.service, request.caller
    now = service.now()
    repeatable = caller.repeatable(CREATE_AGREEMENT, idempotency_key, new, now)

    def create(connection: Connection, viewer: Viewer) -> _Made:
        made = store.create_agreement(connection, caller.account_id, new, now, viewer)
        record_all(connection, caller.audit_actor, "agreement.created", store.subjects_of(made), now)
        return _Made(id=made.id)

    def create_once(connection: Connection) -> Agreement:
        viewer = recognise(connection, caller.viewer)
        made = repeatable.once(connection, _Made, lambda: create(connection, viewer))
        return store.get_agreement(connection, caller.account_id, made.id, viewer)

    return await service.database.write(create_once)


@router.serve(GET_AGREEMENT)
async def get_agreement(request: OperationRequest, agreement_id: Id) -> Agreement:
    service, caller = request.service, request.caller

    def read(connection: Connection) -> Agreement:
        return store.get_agreement(connection, caller.account_id, agreement_id, recognise(connection, caller.viewer))

    found = await service.database.read(read)
    _audit(service, caller, [found])
    return found


@router.serve(ANSWER_AGREEMENT)
async def answer_agreement(request: OperationRequest, agreement_id: Id, answer: AnswerAgreement) -> Agreement:
    """Answering again changes the answer."""
    service, caller = request.service, request.caller
    now = service.now()

    def write(connection: Connection) -> Agreement:
        viewer = recognise(connection, caller.viewer)
        changed = store.answer_agreement(connection, caller.account_id, agreement_id, answer.outcome, now, viewer)
        return _told(connection, caller, agreement_id, viewer, now, "agreement.answered" if changed else None)

    return await service.database.write(write)


@router.serve(MOVE_AGREEMENT)
async def move_agreement(request: OperationRequest, agreement_id: Id, given: MoveAgreement) -> Agreement:
    """The event `agreement.due` comes again on the new day."""
    service, caller = request.service, request.caller
    now = service.now()

    def write(connection: Connection) -> Agreement:
        viewer = recognise(connection, caller.viewer)
        changed = store.move_agreement(connection, caller.account_id, agreement_id, given.until, now, viewer)
        return _told(connection, caller, agreement_id, viewer, now, "agreement.moved" if changed else None)

    return await service.database.write(write)


@router.serve(DELETE_AGREEMENT, {403: f"{MEANINGS[403]} Only who made an agreement deletes it."})
async def delete_agreement(request: OperationRequest, agreement_id: Id) -> Deleted:
    service, caller = request.service, request.caller
    now = service.now()

    def delete(connection: Connection) -> None:
        gone = store.delete_agreement(connection, caller.account_id, agreement_id, now, caller.viewer)
        record_all(connection, caller.audit_actor, "agreement.deleted", store.subjects_of(gone), now)

    await service.database.write(delete, secure_erase=True)
    return Deleted(id=agreement_id)


@router.serve(COUNT_AGREEMENTS)
async def count_agreements(request: OperationRequest) -> AgreementCounts:
    """All agreements of the account in numbers. Their words are for those who agreed, and for their coaches."""
    service, caller = request.service, request.caller
    return await service.database.read(lambda connection: store.count_agreements(connection, caller.account_id))


def _told(
    connection: Connection, caller: Caller, agreement_id: str, viewer: Viewer, now: datetime, action: Action | None
) -> Agreement:
    """The agreement as it is now, with the action on it recorded, if there was one."""
    agreement = store.get_agreement(connection, caller.account_id, agreement_id, viewer)
    if action is not None:
        record_all(connection, caller.audit_actor, action, store.subjects_of(agreement), now)
    return agreement


def _audit(service: Service, caller: Caller, agreements: list[Agreement]) -> None:
    """A coach reads what others agreed on."""
    read = {id_ for each in agreements if not each.own for id_ in each.candidate_ids}
    service.audit_reads(caller.audit_actor, "agreement.read", sorted(read))
