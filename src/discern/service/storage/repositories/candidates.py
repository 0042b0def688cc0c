"""People who take assessments: the list of them, whole or by where each stands, and who has been idle."""

from collections.abc import Collection, Mapping, Sequence
from datetime import date, datetime, timedelta
from typing import Any, Literal

from sqlalchemy import ColumnElement, Connection, Row, Select, and_, delete, exists, or_, select, update
from sqlalchemy.exc import IntegrityError

from discern.contract.base_models import MOST_METADATA, CandidateRef, Page
from discern.contract.models.candidates import (
    Candidate,
    CandidateQuery,
    NewCandidate,
    ProfileTotals,
    Visibility,
)
from discern.contract.names import fold_name
from discern.email_addresses import fold_address
from discern.service.errors import invalid, not_found
from discern.service.storage.engine.locks import insert_unless_exists, lock_account_sequence
from discern.service.storage.engine.many_values import find_rows
from discern.service.storage.engine.name_search import has_words
from discern.service.storage.engine.pagination import fetch_page, sort_key
from discern.service.storage.engine.tables import (
    PERSONAL_COLUMNS,
    assessments,
    candidates,
    memberships,
    teams,
)
from discern.service.storage.queues.changes import note_change
from discern.service.storage.queues.outbox import emit
from discern.service.storage.references import name_person
from discern.service.storage.repositories.agreements import forget_agreements_with
from discern.service.storage.repositories.people.colleague_consents import end_sharing_with_colleagues
from discern.service.storage.repositories.people.profile_groups import count_groups, profile_groups
from discern.service.storage.repositories.people.stored_answers import StoredAnswers, forget_stored_answers
from discern.service.storage.repositories.reports import forget_reports_about
from discern.service.storage.repositories.used_cards import forget_used_with
from discern.service.storage.repositories.visibility import (
    KEY,
    Viewer,
    filter_in_viewers_teams,
    is_reached,
    require_own_team,
)
from discern.service.tokens import new_id


def _present(row: Row[Any]) -> Candidate:
    return Candidate.model_validate(dict(row._mapping))


def create_candidate(connection: Connection, account_id: str, new: NewCandidate, now: datetime) -> Candidate:
    """Store a person. The caller notes the change, once everything that belongs to the person is made.

    Raises:
        ServiceError: `external_id_taken`.
    """
    lock_account_sequence(connection, account_id)
    candidate = Candidate(id=new_id("cand"), answers_shared=False, created_at=now, **new.model_dump())
    row = {
        "account_id": account_id,
        **searched_columns(candidate.name, candidate.email),
        **candidate.model_dump(exclude={"led", "profile"}),
    }
    if not insert_unless_exists(connection, candidates, row):
        raise invalid("external_id", "another candidate of this account has it", "external_id_taken")
    emit(connection, account_id, "candidate.created", {"candidate_id": candidate.id}, now)
    return candidate


def searched_columns(name: str, email: str | None) -> dict[str, str | None]:
    """What a person is found and sorted by."""
    folded_email = None if email is None else fold_address(email)
    return {"name_folded": fold_name(name), "sort_key": sort_key(name), "email_folded": folded_email}


def get_candidate(connection: Connection, account_id: str, candidate_id: str, *, lock: bool = False) -> Candidate:
    """One person of the account; ``lock`` blocks other changes to them until the transaction ends.

    Raises:
        ServiceError: `not_found`.
    """
    by_id = select(candidates).where(candidates.c.id == candidate_id, candidates.c.account_id == account_id)
    row = connection.execute(by_id.with_for_update() if lock else by_id).first()
    if row is None:
        raise not_found("candidate")
    return _present(row)


def list_made_on(connection: Connection, candidate_ids: Sequence[str]) -> dict[str, date]:
    """The days (UTC) on which the records of these people were made."""
    found = select(candidates.c.id, candidates.c.created_at).where(candidates.c.id.in_(candidate_ids))
    return {row.id: row.created_at.date() for row in connection.execute(found)}


def list_candidates(
    connection: Connection,
    account_id: str,
    query: CandidateQuery,
    now: datetime,
    viewer: Viewer = KEY,
    *,
    reads_results: bool = False,
) -> Page[Candidate]:
    """The page that ``query`` asks for; by ``reads_results`` the caller may read what is in results.

    Raises:
        ServiceError: `invalid_parameter`.
    """
    require_own_team(connection, viewer, query.team_id)
    statement = _select_by_query(account_id, query, now, viewer)
    if query.status is not None:
        statement = statement.where(profile_groups(viewer, now, reads_results=reads_results)[query.status])

    def present(rows: Sequence[Row[Any]]) -> list[Candidate]:
        return mark_not_led(connection, viewer, [_present(row) for row in rows])

    by: Literal["creation", "name"] = "name" if query.sort == "name" else "creation"
    return fetch_page(connection, statement, candidates, query, present, by=by)


def count_in_groups(
    connection: Connection,
    account_id: str,
    query: CandidateQuery,
    now: datetime,
    viewer: Viewer = KEY,
    *,
    reads_results: bool,
) -> ProfileTotals | None:
    """How many of the people that ``query`` leaves, apart from its status, are in each group; None if they are too many
    to count."""
    groups = profile_groups(viewer, now, reads_results=reads_results)
    return count_groups(connection, _select_by_query(account_id, query, now, viewer), groups)


def _select_by_query(account_id: str, query: CandidateQuery, now: datetime, viewer: Viewer) -> Select[Any]:
    """The people that ``query`` leaves, apart from its status."""
    statement = select(candidates).where(
        candidates.c.account_id == account_id, has_words(candidates.c.name_folded, query.q), is_reached(viewer)
    )
    if query.external_id is not None:
        statement = statement.where(candidates.c.external_id == query.external_id)
    if query.team_id is not None:
        in_team = select(memberships.c.candidate_id).where(memberships.c.team_id == query.team_id)
        statement = statement.where(candidates.c.id.in_(in_team))
    if query.idle_days is not None:
        statement = statement.where(_is_idle(now - timedelta(days=query.idle_days)))
    return statement


def is_idle(connection: Connection, candidate_id: str, cutoff: datetime) -> bool:
    """Whether a person is there and has been idle since ``cutoff``."""
    idle = select(candidates.c.id).where(candidates.c.id == candidate_id, _is_idle(cutoff))
    return connection.execute(idle).first() is not None


def list_idle_candidates(connection: Connection, cutoff: datetime, most: int) -> list[tuple[str, str]]:
    """Account and id of up to ``most`` people who have been idle since ``cutoff``."""
    idle = select(candidates.c.account_id, candidates.c.id).where(_is_idle(cutoff)).limit(most)
    return [(account_id, candidate_id) for account_id, candidate_id in connection.execute(idle)]


def _is_idle(cutoff: datetime) -> ColumnElement[bool]:
    """Whether nothing has happened since ``cutoff``: the person came, or an assessment of theirs was created, started
    or completed.
    """
    times = (assessments.c.created_at, assessments.c.started_at, assessments.c.completed_at)
    recent = exists().where(assessments.c.candidate_id == candidates.c.id, or_(*(time >= cutoff for time in times)))
    return and_(candidates.c.created_at < cutoff, ~recent.correlate(candidates))


def mark_not_led(connection: Connection, viewer: Viewer, people: list[Candidate]) -> list[Candidate]:
    """The people, with those that ``viewer`` knows of but doesn't manage marked as such: of them, only the name and the
    external id are told."""
    if not viewer.is_manager_or_coach or not people:
        return people
    managed = filter_in_viewers_teams(connection, viewer, [person.id for person in people])
    personal = {column.name for column in PERSONAL_COLUMNS} - CandidateRef.model_fields.keys()
    hidden = {name: Candidate.model_fields[name].default for name in personal} | {"answers_shared": None, "led": False}
    return [person if person.id in managed else person.model_copy(update=hidden) for person in people]


def change_candidate(
    connection: Connection, account_id: str, candidate_id: str, change: dict[str, Any], now: datetime
) -> Candidate:
    """Change some of what is known of a person, of `visibility` and of `answers_shared`. Of the metadata, the keys that
    are given change. Who becomes `private` no longer shares with their colleagues.

    Raises:
        ServiceError: `not_found`, `external_id_taken`, or `invalid_parameter` for too many keys.
    """
    # What is in the metadata is read and written back: nobody else may change them meanwhile.
    before = get_candidate(connection, account_id, candidate_id, lock="metadata" in change)
    if "metadata" in change:
        change = {**change, "metadata": change_metadata(before.metadata, change["metadata"])}
    change = {name: value for name, value in change.items() if getattr(before, name) != value}
    if not change:
        return before
    after = before.model_copy(update=change)
    # The transaction may hold other rows, as that of a batch, which on PostgreSQL an error would end with it.
    savepoint = connection.begin_nested()
    try:
        connection.execute(
            update(candidates)
            .where(candidates.c.id == candidate_id, candidates.c.account_id == account_id)
            .values({**change, **searched_columns(after.name, after.email)})
        )
    except IntegrityError:
        savepoint.rollback()
        raise invalid("external_id", "another candidate of this account has it", "external_id_taken") from None
    savepoint.commit()
    if change.get("visibility") == "private":
        end_sharing_with_colleagues(connection, now, candidate_id)
    note_change(connection, account_id, now)
    emit(connection, account_id, "candidate.changed", {"candidate_id": candidate_id}, now)
    return after


def change_metadata(before: Mapping[str, str], given: Mapping[str, str | None] | None) -> dict[str, str]:
    """Metadata with the keys that are ``given``, and without those given as null; none for null altogether.

    Raises:
        ServiceError: `invalid_parameter` for too many keys.
    """
    if given is None:
        return {}
    after = {key: value for key, value in {**before, **given}.items() if value is not None}
    # A merge may have left more.
    if len(after) > max(MOST_METADATA, len(before)):
        raise invalid("metadata", f"would have more than {MOST_METADATA} keys")
    return after


def find_by(connection: Connection, account_id: str, column: str, values: Collection[str]) -> list[Candidate]:
    """Those of the account's people who have one of the values in a column."""
    of_account = select(candidates).where(candidates.c.account_id == account_id)
    return [_present(row) for row in find_rows(connection, of_account, candidates.c[column], values)]


def find_existing(connection: Connection, account_id: str, candidate_ids: Sequence[str]) -> set[str]:
    """Which of these ids are those of the account's people."""
    existing = select(candidates.c.id).where(candidates.c.account_id == account_id, candidates.c.id.in_(candidate_ids))
    return set(connection.scalars(existing))


def find_members(connection: Connection, team_id: str, candidate_ids: Sequence[str]) -> set[str]:
    """Which of these ids are those of the team's members."""
    members = select(memberships.c.candidate_id).where(
        memberships.c.team_id == team_id, memberships.c.candidate_id.in_(candidate_ids)
    )
    return set(connection.scalars(members))


def delete_candidate(
    connection: Connection, account_id: str, candidate_id: str, now: datetime, known: StoredAnswers | None = None
) -> None:
    """Erase a person with their assessments, answers, results and memberships, and the stored responses that name them:
    the service's own to idempotent creates, and those of receivers to events. Their teams keep the time of it.

    Args:
        connection: in a transaction.
        account_id: whose person it is.
        candidate_id: who is erased.
        now: the time of it.
        known: the responses, found before, so that nobody waits while they are searched for.

    Raises:
        ServiceError: `not_found`.
    """
    # While it can be read what the answers may name: ids of assessments and teams, and what is known of the person.
    forget_stored_answers(connection, account_id, candidate_id, known, now)
    own_teams = select(memberships.c.team_id).where(memberships.c.candidate_id == candidate_id)
    mark_erased = update(teams).where(teams.c.id.in_(own_teams), teams.c.account_id == account_id)
    marked = mark_erased.values(updated_at=now, erased_at=now).returning(teams.c.id)
    for team_id in connection.scalars(marked).all():
        emit(connection, account_id, "team.updated", {"team_id": team_id}, now)
    note_change(connection, account_id, now)
    forget_reports_about(connection, candidate_id)
    forget_agreements_with(connection, account_id, candidate_id, now)
    forget_used_with(connection, candidate_id)
    of_account = candidates.c.id == candidate_id, candidates.c.account_id == account_id
    if connection.execute(delete(candidates).where(*of_account)).rowcount == 0:
        raise not_found("candidate")
    emit(connection, account_id, "candidate.erased", {"candidate_id": candidate_id}, now)


RANKS: tuple[Visibility, ...] = ("private", "team", "organisation")
"""From the narrowest to the widest."""


def list_members(connection: Connection, team_id: str) -> list[tuple[CandidateRef, bool]]:
    """The members of a team in the order of joining, each with whether their results are held back in it."""
    rows = connection.execute(
        select(candidates.c.id, candidates.c.name, candidates.c.external_id, memberships.c.held)
        .join(memberships, memberships.c.candidate_id == candidates.c.id)
        .where(memberships.c.team_id == team_id)
        .order_by(memberships.c.added_at, candidates.c.seq)
    )
    return [(name_person(row), row.held) for row in rows]
