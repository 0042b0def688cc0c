"""`/candidates`: people who take assessments."""

from typing import Annotated

from fastapi import Query
from sqlalchemy import Connection

from discern.contract.base_models import Deleted
from discern.contract.models.candidates import (
    Candidate,
    CandidateChange,
    CandidateList,
    CandidateQuery,
    MergeCandidate,
    MergedCandidate,
    NewCandidate,
    SetVisibility,
)
from discern.contract.models.export import CandidateExport, ExportQuery
from discern.contract.operations import (
    CHANGE_CANDIDATE,
    CREATE_CANDIDATE,
    DELETE_CANDIDATE,
    EXPORT_CANDIDATE,
    GET_CANDIDATE,
    LIST_CANDIDATES,
    MERGE_CANDIDATES,
    SET_VISIBILITY,
)
from discern.service.domain.people.data_export import export_person
from discern.service.domain.people.directory import list_people
from discern.service.errors import ServiceError
from discern.service.http.dependencies import Id, IdempotencyKey, OperationRequest, app_url
from discern.service.http.openapi import REFUSED_CHANGE, REFUSED_CREATE
from discern.service.http.routing import OperationRouter
from discern.service.storage.queues.changes import note_change
from discern.service.storage.repositories import candidates as store
from discern.service.storage.repositories.audit import record, record_all
from discern.service.storage.repositories.people.merging import merge_candidates as merge_into
from discern.service.storage.repositories.people.person_links import (
    require_speaks_for,
    set_visibility as set_persons_visibility,
    with_rights,
)
from discern.service.storage.repositories.people.stored_answers import StoredAnswers, find_stored_answers

router = OperationRouter()


@router.serve(LIST_CANDIDATES)
async def list_candidates(request: OperationRequest, query: Annotated[CandidateQuery, Query()]) -> CandidateList:
    """With `include=profile` each person comes with where they stand, their newest result and their teams: what the
    caller may read of it elsewhere. Results that are included are in the audit log, as listed.
    """
    service, caller = request.service, request.caller
    now = service.now()
    found = await service.database.read(
        lambda connection: list_people(
            connection, service.banks, caller.account_id, query, now, caller.viewer, caller.key.scopes
        ),
    )
    profiles = [person.profile for person in found.data if person.profile is not None]
    shown = [profile.results.assessment_id for profile in profiles if profile.results is not None]
    # Why answers make no profile stands in their results.
    shown += [each.assessment.id for each in profiles if each.quality is not None and each.assessment is not None]
    service.audit_reads(caller.audit_actor, "results.listed", shown)
    return found


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
            note_change(connection, caller.account_id, now)
            record(connection, caller.audit_actor, "candidate.created", made.id, now)
            return made

        return repeatable.once(connection, Candidate, once)

    return await service.database.write(create)


@router.serve(GET_CANDIDATE)
async def get_candidate(request: OperationRequest, candidate_id: Id) -> Candidate:
    service, caller = request.service, request.caller

    def read(connection: Connection) -> Candidate:
        person = store.get_candidate(connection, caller.account_id, candidate_id)
        return with_rights(connection, caller.viewer, store.mark_not_led(connection, caller.viewer, [person])[0])

    found = await service.database.read(read)
    service.audit_read(caller.audit_actor, "candidate.read", candidate_id)
    return found


@router.serve(CHANGE_CANDIDATE, REFUSED_CHANGE)
async def change_candidate(request: OperationRequest, candidate_id: Id, change: CandidateChange) -> Candidate:
    service, caller = request.service, request.caller
    given = change.model_dump(exclude_unset=True)
    if caller.viewer.role == "member" and not given.keys().isdisjoint({"external_id", "metadata"}):
        raise ServiceError(
            "role_forbids", "Only the people who manage these data can change the external id and the metadata."
        )

    now = service.now()

    def write(connection: Connection) -> Candidate:
        require_speaks_for(connection, caller.viewer, candidate_id)
        changed = store.change_candidate(connection, caller.account_id, candidate_id, given, now)
        record(connection, caller.audit_actor, "candidate.changed", candidate_id, now)
        return with_rights(connection, caller.viewer, changed)

    return await service.database.write(write)


@router.serve(SET_VISIBILITY)
async def set_visibility(request: OperationRequest, candidate_id: Id, given: SetVisibility) -> Candidate:
    """Results of somebody `private` enter no analysis: it says `not_shared` instead. `answers_shared` lets coaches of
    the person's teams read the person's evidence, and nobody else. `private` also ends sharing with colleagues. Only
    the person shows more: by their private link, or signed in as a member they have confirmed. A key that acts for
    nobody can only hide more.
    """

    service, caller = request.service, request.caller
    now = service.now()

    def write(connection: Connection) -> Candidate:
        changed = set_persons_visibility(connection, caller.account_id, caller.viewer, candidate_id, given, now)
        record(connection, caller.audit_actor, "visibility.changed", candidate_id, now)
        return changed

    # Lines for colleagues go with what is shared.
    return await service.database.write(write, secure_erase=given.visibility == "private")


@router.serve(EXPORT_CANDIDATE)
async def export_candidate(
    request: OperationRequest, candidate_id: Id, query: Annotated[ExportQuery, Query()]
) -> CandidateExport:
    """For the person who asks what is known of them: assessments, answers, results, teams, and who read any of it.

    A private link gives its own assessment alone, and where another was given out under the same name no teams, and no
    more of who read what than is of that assessment.
    """
    service, caller = request.service, request.caller
    now, url = service.now(), app_url(request, service)
    await service.audit_writes.settle()
    exported = await service.database.read(
        lambda connection: export_person(
            connection,
            service.banks,
            caller.account_id,
            candidate_id,
            now,
            url,
            caller.viewer,
            totals=query.reads == "totals",
        ),
    )
    service.audit_read(caller.audit_actor, "candidate.exported", candidate_id)
    return exported


@router.serve(DELETE_CANDIDATE)
async def delete_candidate(request: OperationRequest, candidate_id: Id) -> Deleted:
    """Assessments, answers, results and memberships go with the person, at once and for good."""
    service, caller = request.service, request.caller
    now = service.now()

    def find(connection: Connection) -> StoredAnswers | None:
        require_speaks_for(connection, caller.viewer, candidate_id)
        return find_stored_answers(connection, caller.account_id, candidate_id, now)

    known = await service.database.read(find)

    def erase(connection: Connection) -> None:
        require_speaks_for(connection, caller.viewer, candidate_id)
        store.delete_candidate(connection, caller.account_id, candidate_id, now, known)
        record(connection, caller.audit_actor, "candidate.erased", candidate_id, now)

    await service.database.write(erase, secure_erase=True)
    return Deleted(id=candidate_id)


@router.serve(
    MERGE_CANDIDATES,
    {
        400: "`merge_conflict`: a member signs in as each of the two, or one alone is of the sample company.",
        403: "The key lacks a scope; `other_coach`: one of the two shows their results to their own coach alone, and "
        "the other is in a team of another coach.",
    },
)
async def merge_candidates(
    request: OperationRequest, candidate_id: Id, merge: MergeCandidate, idempotency_key: IdempotencyKey = None
) -> MergedCandidate:
    """Assessments with their links, results, teams and reports go to the candidate, and the duplicate is gone: its id
    is nobody's from then on, and the event `candidate.merged` has both. Name, e-mail address, external id and each
    key of the metadata are those of the candidate, where they have them.

    The narrower of the two visibilities holds. Answers stay shared with coaches where both shared them with the same
    coaches. What a team holds back stays held back. Reports on both are deleted. It can't be undone.
    """
    service, caller = request.service, request.caller
    now = service.now()
    repeatable = caller.repeatable(MERGE_CANDIDATES, idempotency_key, merge, now, candidate_id=candidate_id)

    known = await service.database.read(
        lambda connection: find_stored_answers(connection, caller.account_id, merge.duplicate_id, now)
    )

    def write(connection: Connection) -> MergedCandidate:
        def once() -> MergedCandidate:
            merged = merge_into(connection, caller.account_id, candidate_id, merge.duplicate_id, now, known)
            record_all(connection, caller.audit_actor, "candidate.merged", [candidate_id, merge.duplicate_id], now)
            return merged

        return repeatable.once(connection, MergedCandidate, once)

    return await service.database.write(write, secure_erase=True)
