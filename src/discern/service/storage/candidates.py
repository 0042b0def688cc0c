"""People who take assessments."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Row, bindparam, delete, func, select, update
from sqlalchemy.exc import IntegrityError

from discern.contract.candidates import Candidate, CandidateQuery, CandidateRef, NewCandidate
from discern.contract.lists import Page
from discern.service.problems import invalid, not_found
from discern.service.storage.concurrency import insert_unless_held, take_turns
from discern.service.storage.deliveries import forget_answers
from discern.service.storage.idempotency import forget_answers_about
from discern.service.storage.outbox import emit
from discern.service.storage.paging import Listing, contains, pattern_of
from discern.service.storage.statements import Insertion, Query
from discern.service.storage.tables import assessments, candidates, memberships, teams
from discern.service.tokens import new_id

MOST_IN_A_QUERY = 500
"""Values in one `IN`; databases have limits."""


_BY_ID = Query(
    select(candidates).where(
        candidates.c.id == bindparam("candidate_id"), candidates.c.account_id == bindparam("account_id")
    )
)
_INSERT = Insertion(candidates)
_LIST = Listing(
    select(candidates),
    candidates,
    {
        "q": contains(candidates.c.name_folded, "q"),
        "external_id": candidates.c.external_id == bindparam("external_id"),
        "team_id": candidates.c.id.in_(
            select(memberships.c.candidate_id).where(memberships.c.team_id == bindparam("team_id"))
        ),
    },
    narrow=("team_id",),
)


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
    if not insert_unless_held(connection, _INSERT, row):
        raise invalid("external_id", "another candidate of this account has it", "external_id_taken")
    return candidate


def get_candidate(connection: Connection, account_id: str, candidate_id: str) -> Candidate:
    """One person of the account.

    Raises:
        ServiceError: 404.
    """
    row = _BY_ID.first(connection, {"candidate_id": candidate_id, "account_id": account_id})
    if row is None:
        raise not_found("candidate")
    return _present(row)


def list_candidates(connection: Connection, account_id: str, query: CandidateQuery) -> Page[Candidate]:
    parameters = {
        "account_id": account_id,
        "q": pattern_of(query.q),
        "external_id": query.external_id,
        "team_id": query.team_id,
    }
    return _LIST.fetch(connection, query, parameters, _present)


def change_candidate(connection: Connection, account_id: str, candidate_id: str, change: dict[str, Any]) -> Candidate:
    """Change some of `name`, `email`, `external_id` and `visibility`.

    Raises:
        ServiceError: 404, or 400 `external_id_taken`.
    """
    if "name" in change:
        change = {**change, "name_folded": change["name"].casefold()}
    savepoint = connection.begin_nested()
    try:
        connection.execute(
            update(candidates)
            .where(candidates.c.id == candidate_id, candidates.c.account_id == account_id)
            .values(**change)
        )
    except IntegrityError:
        savepoint.rollback()
        raise invalid("external_id", "another candidate of this account has it", "external_id_taken") from None
    savepoint.commit()
    return get_candidate(connection, account_id, candidate_id)


def find_by_external_ids(connection: Connection, account_id: str, external_ids: set[str]) -> dict[str, Candidate]:
    """Those of the account's people who have one of these external ids, by it."""
    found: dict[str, Candidate] = {}
    wanted = sorted(external_ids)
    for start in range(0, len(wanted), MOST_IN_A_QUERY):
        some = candidates.c.external_id.in_(wanted[start : start + MOST_IN_A_QUERY])
        for row in connection.execute(select(candidates).where(candidates.c.account_id == account_id, some)):
            found[row.external_id] = _present(row)
    return found


def find_known(connection: Connection, account_id: str, candidate_ids: Sequence[str]) -> set[str]:
    """Which of these ids are those of the account's people."""
    rows = connection.execute(
        select(candidates.c.id).where(candidates.c.account_id == account_id, candidates.c.id.in_(candidate_ids))
    )
    return set(rows.scalars())


def find_members(connection: Connection, team_id: str, candidate_ids: Sequence[str]) -> set[str]:
    """Which of these ids are those of the team's members."""
    rows = connection.execute(
        select(memberships.c.candidate_id).where(
            memberships.c.team_id == team_id, memberships.c.candidate_id.in_(candidate_ids)
        )
    )
    return set(rows.scalars())


def delete_candidate(connection: Connection, account_id: str, candidate_id: str, now: datetime) -> None:
    """Erase a person with their assessments, answers, results and memberships, and the kept answers that name them:
    the service's own to repeatable creates, and those of receivers to events.

    Raises:
        ServiceError: 404.
    """
    person = get_candidate(connection, account_id, candidate_id)
    theirs = select(memberships.c.team_id).where(memberships.c.candidate_id == candidate_id)
    left = update(teams).where(teams.c.id.in_(theirs), teams.c.account_id == account_id).values(updated_at=now)
    team_ids = connection.execute(left.returning(teams.c.id)).scalars().all()
    for team_id in team_ids:
        emit(connection, account_id, "team.updated", {"team_id": team_id}, now)
    forget_answers_about(connection, account_id, candidate_id)
    texts = [text for text in (person.name, person.email, person.external_id) if text]
    forget_answers(connection, account_id, [candidate_id, *team_ids], texts)
    if connection.execute(delete(candidates).where(candidates.c.id == candidate_id)).rowcount == 0:
        raise not_found("candidate")


def list_idle_candidates(connection: Connection, cutoff: datetime, most: int) -> list[tuple[str, str]]:
    """Account and id of people with whom nothing has happened since ``cutoff``."""
    last = func.coalesce(assessments.c.completed_at, assessments.c.started_at, assessments.c.created_at)
    active = select(assessments.c.id).where(assessments.c.candidate_id == candidates.c.id, last >= cutoff).exists()
    rows = connection.execute(
        select(candidates.c.account_id, candidates.c.id).where(candidates.c.created_at < cutoff, ~active).limit(most)
    )
    return [(row.account_id, row.id) for row in rows]


def list_members(connection: Connection, team_id: str) -> list[CandidateRef]:
    """Everybody in a team, in the order in which they joined."""
    rows = connection.execute(
        select(candidates.c.id, candidates.c.name, candidates.c.external_id)
        .join(memberships, memberships.c.candidate_id == candidates.c.id)
        .where(memberships.c.team_id == team_id)
        .order_by(memberships.c.added_at, candidates.c.seq)
    )
    return [CandidateRef(id=row.id, name=row.name, external_id=row.external_id) for row in rows]
