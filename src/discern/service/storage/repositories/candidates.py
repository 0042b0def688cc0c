"""People who take assessments."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, and_, bindparam, delete, func, select, update
from sqlalchemy.exc import IntegrityError

from discern.contract.models.candidates import Candidate, CandidateQuery, CandidateRef, NewCandidate, Visibility
from discern.contract.models.lists import Page
from discern.service.errors import ServiceError, invalid, not_found
from discern.service.storage.engine.locks import insert_unless_held, take_turns
from discern.service.storage.engine.pagination import Listing, contains, pattern_of
from discern.service.storage.engine.statements import Insertion, Query
from discern.service.storage.engine.tables import Instant, assessments, candidates, consents, memberships, teams
from discern.service.storage.queues.deliveries import forget_answers
from discern.service.storage.queues.outbox import emit
from discern.service.storage.repositories.idempotency import forget_answers_about
from discern.service.storage.repositories.reports import forget_reports_about
from discern.service.storage.repositories.visibility import (
    KEY,
    LEADER,
    Viewer,
    filter_theirs,
    is_reached,
    narrowing,
    require_own_team,
)
from discern.service.tokens import new_id

MOST_IN_A_QUERY = 500
"""Values in one `IN`; databases have limits."""


def is_idle(cutoff: ColumnElement[datetime] | datetime) -> ColumnElement[bool]:
    """Whether nothing has happened with a person since ``cutoff``: no assessment made, begun or completed."""
    last = func.coalesce(assessments.c.completed_at, assessments.c.started_at, assessments.c.created_at)
    active = select(assessments.c.id).where(assessments.c.candidate_id == candidates.c.id, last >= cutoff).exists()
    return and_(candidates.c.created_at < cutoff, ~active)


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
        "idle_since": is_idle(bindparam("idle_since", type_=Instant)),
        "viewer_id": is_reached(LEADER),
        "viewer_candidate_id": candidates.c.id == bindparam("viewer_candidate_id"),
    },
    narrow=("team_id", "viewer_candidate_id"),
)


def _present(row: Row[Any]) -> Candidate:
    return Candidate(
        id=row.id,
        name=row.name,
        external_id=row.external_id,
        email=row.email,
        visibility=row.visibility,
        led=True,
        created_at=row.created_at,
    )


def create_candidate(connection: Connection, account_id: str, new: NewCandidate, now: datetime) -> Candidate:
    """Store a person.

    Raises:
        ServiceError: 400 `external_id_taken`.
    """
    take_turns(connection, account_id)
    candidate = Candidate(
        id=new_id("cand"),
        name=new.name,
        external_id=new.external_id,
        email=new.email,
        visibility="team",
        led=True,
        created_at=now,
    )
    row = {"account_id": account_id, "name_folded": new.name.casefold(), **vars(candidate)}
    del row["led"]
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


def list_candidates(
    connection: Connection, account_id: str, query: CandidateQuery, now: datetime, viewer: Viewer = KEY
) -> Page[Candidate]:
    require_own_team(connection, viewer, query.team_id)
    parameters = {
        "account_id": account_id,
        "q": pattern_of(query.q),
        "external_id": query.external_id,
        "team_id": query.team_id,
        "idle_since": None if query.idle_days is None else now - timedelta(days=query.idle_days),
        **narrowing(viewer),
    }
    page = _LIST.fetch(connection, query, parameters, _present)
    return page.model_copy(update={"data": mark_not_led(connection, viewer, page.data)})


def mark_not_led(connection: Connection, viewer: Viewer, people: list[Candidate]) -> list[Candidate]:
    """The people, those whom ``viewer`` may know of and doesn't lead marked as such and without an e-mail address."""
    if not viewer.leads or not people:
        return people
    theirs = filter_theirs(connection, viewer, [person.id for person in people])
    hidden = {"email": None, "led": False}
    return [person if person.id in theirs else person.model_copy(update=hidden) for person in people]


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
    the service's own to repeatable creates, and those of receivers to events. Their teams keep when that was.

    Raises:
        ServiceError: 404.
    """
    person = get_candidate(connection, account_id, candidate_id)
    theirs = select(memberships.c.team_id).where(memberships.c.candidate_id == candidate_id)
    left = update(teams).where(teams.c.id.in_(theirs), teams.c.account_id == account_id)
    told = left.values(updated_at=now, erased_at=now).returning(teams.c.id)
    team_ids = connection.execute(told).scalars().all()
    for team_id in team_ids:
        emit(connection, account_id, "team.updated", {"team_id": team_id}, now)
    forget_answers_about(connection, account_id, candidate_id)
    forget_reports_about(connection, candidate_id)
    texts = [text for text in (person.name, person.email, person.external_id) if text]
    forget_answers(connection, account_id, [candidate_id, *team_ids], texts)
    if connection.execute(delete(candidates).where(candidates.c.id == candidate_id)).rowcount == 0:
        raise not_found("candidate")


def list_idle_candidates(connection: Connection, cutoff: datetime, most: int) -> list[tuple[str, str]]:
    """Account and id of people with whom nothing has happened since ``cutoff``."""
    rows = connection.execute(select(candidates.c.account_id, candidates.c.id).where(is_idle(cutoff)).limit(most))
    return [(row.account_id, row.id) for row in rows]


RANKS: tuple[Visibility, ...] = ("private", "team", "organisation")
"""From the narrowest to the widest."""


def may_set_visibility(connection: Connection, viewer: Viewer, candidate: Candidate, wanted: Visibility) -> bool:
    """Whether ``viewer`` may choose who sees a person's results. Anybody may hide more."""
    if RANKS.index(wanted) <= RANKS.index(candidate.visibility):
        return True
    return speaks_for(connection, viewer, candidate.id)


def speaks_for(connection: Connection, viewer: Viewer, candidate_id: str) -> bool:
    """Whether ``viewer``, if they came by a private link, is surely the person.

    Managers see take links, so one of them could begin an assessment in somebody's name and hold its private link. A
    private link therefore speaks for the person only while no other assessment of theirs has one.
    """
    if viewer.assessment_id is None:
        return True
    others = (
        select(consents.c.assessment_id)
        .join(assessments, assessments.c.id == consents.c.assessment_id)
        .where(assessments.c.candidate_id == candidate_id, assessments.c.id != viewer.assessment_id)
    )
    return connection.execute(others).first() is None


def require_speaks_for(connection: Connection, viewer: Viewer, candidate_id: str) -> None:
    """Refuse what changes a whole person to a private link that may not be theirs.

    Raises:
        ServiceError: 403 `role_forbids`.
    """
    if not speaks_for(connection, viewer, candidate_id):
        refusal = "More than one link was given out under this name, so this one reaches its own assessment alone."
        raise ServiceError(403, "role_forbids", f"{refusal} Ask whoever manages these data.")


def list_members(connection: Connection, team_id: str) -> list[tuple[CandidateRef, bool]]:
    """Everybody in a team, in the order in which they joined, and whether their results are held back in it."""
    rows = connection.execute(
        select(candidates.c.id, candidates.c.name, candidates.c.external_id, memberships.c.held)
        .join(memberships, memberships.c.candidate_id == candidates.c.id)
        .where(memberships.c.team_id == team_id)
        .order_by(memberships.c.added_at, candidates.c.seq)
    )
    return [(CandidateRef(id=row.id, name=row.name, external_id=row.external_id), row.held) for row in rows]
