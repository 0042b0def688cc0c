"""`/candidates`: people who take assessments."""

from typing import Annotated

from fastapi import APIRouter, Depends, Query

from discern.contract.base import Deleted
from discern.contract.candidates import Candidate, CandidateQuery, NewCandidate
from discern.contract.lists import Page
from discern.service.state import Caller, TheService, needs
from discern.service.storage import candidates as store

router = APIRouter(prefix="/candidates", tags=["Candidates"])

Reader = Annotated[Caller, Depends(needs("candidates:read"))]
Writer = Annotated[Caller, Depends(needs("candidates:write"))]


@router.get("", summary="List candidates")
async def list_candidates(
    service: TheService, caller: Reader, query: Annotated[CandidateQuery, Query()]
) -> Page[Candidate]:
    return await service.database.read(lambda connection: store.list_candidates(connection, caller.account_id, query))


@router.post("", summary="Create a candidate")
async def create_candidate(service: TheService, caller: Writer, new: NewCandidate) -> Candidate:
    now = service.now()
    return await service.database.write(
        lambda connection: store.create_candidate(connection, caller.account_id, new, now)
    )


@router.get("/{candidate_id}", summary="Get a candidate")
async def get_candidate(service: TheService, caller: Reader, candidate_id: str) -> Candidate:
    return await service.database.read(
        lambda connection: store.get_candidate(connection, caller.account_id, candidate_id)
    )


@router.delete("/{candidate_id}", summary="Erase a candidate with all that belongs to them")
async def delete_candidate(service: TheService, caller: Writer, candidate_id: str) -> Deleted:
    await service.database.write(lambda connection: store.delete_candidate(connection, caller.account_id, candidate_id))
    return Deleted(id=candidate_id)
