"""People who take assessments."""

from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Row, delete, select

from discern.contract.candidates import Candidate, CandidateQuery, CandidateRef, NewCandidate
from discern.contract.lists import Page
from discern.service.problems import invalid, not_found
from discern.service.storage.concurrency import insert_unless_held, take_turns
from discern.service.storage.paging import contains, fetch_page
from discern.service.storage.tables import candidates, memberships
from discern.service.tokens import new_id


def _present(row: Row[Any]) -> Candidate:
    return Candidate(
        id=row.id,
        name=row.name,
        email=row.email,
        external_id=row.external_id,
        visibility=row.visibility,
        created_at=row.created_at,
    )


def create_candidate(connection: Connection, account_id: str, new: NewCandidate, now: datetime) -> Candidate:
    """Store a person.

    Raises:
        ServiceError: 400 `external_id_taken`.
    """
    take_turns(connection, account_id)
    candidate = Candidate(
        id=new_id("cand"), name=new.name, email=new.email, external_id=new.external_id, created_at=now
    )
    row = {"account_id": account_id, "name_folded": new.name.casefold(), **candidate.model_dump()}
    if not insert_unless_held(connection, candidates, row):
        raise invalid("external_id", "another candidate of this account has it", "external_id_taken")
    return candidate


def get_candidate(connection: Connection, account_id: str, candidate_id: str) -> Candidate:
    """One person of the account.

    Raises:
        ServiceError: 404.
    """
    row = connection.execute(
        select(candidates).where(candidates.c.id == candidate_id, candidates.c.account_id == account_id)
    ).first()
    if row is None:
        raise not_found("candidate")
    return _present(row)


def list_candidates(connection: Connection, account_id: str, query: CandidateQuery) -> Page[Candidate]:
    found = select(candidates).where(candidates.c.account_id == account_id)
    if query.q:
        found = found.where(contains(candidates.c.name_folded, query.q))
    if query.external_id is not None:
        found = found.where(candidates.c.external_id == query.external_id)
    if query.team_id is not None:
        members = select(memberships.c.candidate_id).where(memberships.c.team_id == query.team_id)
        found = found.where(candidates.c.id.in_(members))
    return fetch_page(connection, found, candidates.c.seq, query, _present)


def delete_candidate(connection: Connection, account_id: str, candidate_id: str) -> None:
    """Erase a person with their assessments, answers, results and memberships.

    Raises:
        ServiceError: 404.
    """
    erased = connection.execute(
        delete(candidates).where(candidates.c.id == candidate_id, candidates.c.account_id == account_id)
    )
    if erased.rowcount == 0:
        raise not_found("candidate")


def list_members(connection: Connection, team_id: str) -> list[CandidateRef]:
    """Everybody in a team, in the order in which they joined."""
    rows = connection.execute(
        select(candidates.c.id, candidates.c.name, candidates.c.external_id)
        .join(memberships, memberships.c.candidate_id == candidates.c.id)
        .where(memberships.c.team_id == team_id)
        .order_by(memberships.c.added_at, candidates.c.seq)
    )
    return [CandidateRef(id=row.id, name=row.name, external_id=row.external_id) for row in rows]
