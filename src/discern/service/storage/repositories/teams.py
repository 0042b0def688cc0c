"""Teams and who is in them."""

from collections import defaultdict
from collections.abc import Collection
from datetime import date, datetime
from typing import Any

from sqlalchemy import Connection, Row, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from discern.contract.base_models import Page
from discern.contract.models.candidates import CandidateTeam
from discern.contract.models.teams import NewTeam, Reveal, Team, TeamChange, TeamQuery, TeamRef, TeamSummary
from discern.contract.names import fold_name
from discern.service.errors import ServiceError, all_invalid, invalid, not_found
from discern.service.storage.engine.locks import insert_unless_exists, insert_unless_refused, lock_account_sequence
from discern.service.storage.engine.many_values import find_rows, parts_of
from discern.service.storage.engine.name_search import has_words
from discern.service.storage.engine.pagination import fetch_page
from discern.service.storage.engine.tables import memberships, teams
from discern.service.storage.queues.changes import note_change
from discern.service.storage.queues.outbox import emit
from discern.service.storage.references import name_team
from discern.service.storage.repositories.candidates import get_candidate, list_members
from discern.service.storage.repositories.visibility import KEY, Viewer, own_teams
from discern.service.tokens import new_id

_SIZE = select(func.count()).where(memberships.c.team_id == teams.c.id).scalar_subquery().label("size")


def _present(row: Row[Any]) -> TeamSummary:
    return TeamSummary(
        id=row.id,
        name=row.name,
        external_id=row.external_id,
        size=row.size,
        workshop_on=row.workshop_on,
        created_at=row.created_at,
        updated_at=row.updated_at,
        erased_at=row.erased_at,
    )


def create_team(connection: Connection, account_id: str, new: NewTeam, now: datetime) -> Team:
    """Store a team with its members.

    Raises:
        ServiceError: `external_id_taken`, or `invalid_parameter` for members that don't exist.
    """
    lock_account_sequence(connection, account_id)
    team_id = new_id("team")
    row = {
        "id": team_id,
        "account_id": account_id,
        "name": new.name,
        "name_folded": fold_name(new.name),
        "external_id": new.external_id,
        "created_at": now,
        "updated_at": now,
        "holds": False,
    }
    if not insert_unless_exists(connection, teams, row):
        raise invalid("external_id", "another team of this account has it", "external_id_taken")
    unknown = []
    for number, candidate_id in enumerate(new.members):
        try:
            _insert_member(connection, account_id, team_id, candidate_id, now, held=False)
        except ServiceError:
            unknown.append(f"members.{number}")
    if unknown:
        raise all_invalid(unknown, "there is no such candidate")
    if new.members:
        _emit_updated(connection, account_id, team_id, now)
    note_change(connection, account_id, now)
    return get_team(connection, account_id, team_id)


def get_team_summary(connection: Connection, account_id: str, team_id: str) -> TeamSummary:
    """One team of the account without its members.

    Raises:
        ServiceError: `not_found`.
    """
    return _present(_get_row(connection, account_id, team_id))


def get_team(connection: Connection, account_id: str, team_id: str) -> Team:
    """One team of the account.

    Raises:
        ServiceError: `not_found`.
    """
    row = _get_row(connection, account_id, team_id)
    members = list_members(connection, team_id)
    summary = _present(row).model_dump()
    # The other statement may have seen other members.
    summary["size"] = len(members)
    return Team(
        **summary,
        members=[member for member, _ in members],
        held=[member.id for member, held in members if held],
        holds=row.holds,
    )


def list_teams(connection: Connection, account_id: str, query: TeamQuery, viewer: Viewer = KEY) -> Page[TeamSummary]:
    statement = select(teams, _SIZE).where(teams.c.account_id == account_id, has_words(teams.c.name_folded, query.q))
    if query.external_id is not None:
        statement = statement.where(teams.c.external_id == query.external_id)
    if viewer.is_manager_or_coach:
        statement = statement.where(teams.c.id.in_(own_teams(viewer)))
    return fetch_page(connection, statement, teams, query, lambda rows: [_present(row) for row in rows])


def change_team(connection: Connection, account_id: str, team_id: str, change: TeamChange, now: datetime) -> None:
    """Rename a team; does nothing if there is none."""
    note_change(connection, account_id, now)
    connection.execute(
        update(teams)
        .where(teams.c.id == team_id, teams.c.account_id == account_id)
        .values(name=change.name, name_folded=fold_name(change.name), updated_at=now)
    )


def set_workshop(connection: Connection, account_id: str, team_id: str, on: date | None, now: datetime) -> None:
    """Keep the day of a team's workshop; does nothing if there is no such team."""
    note_change(connection, account_id, now)
    connection.execute(
        update(teams).where(teams.c.id == team_id, teams.c.account_id == account_id).values(workshop_on=on)
    )


def delete_team(connection: Connection, account_id: str, team_id: str, now: datetime) -> None:
    """Remove a team. Its people and their results stay.

    Raises:
        ServiceError: `not_found`.
    """
    if get_team_summary(connection, account_id, team_id).size:
        _emit_updated(connection, account_id, team_id, now)
    note_change(connection, account_id, now)
    removed = connection.execute(delete(teams).where(teams.c.id == team_id, teams.c.account_id == account_id))
    if removed.rowcount == 0:
        raise not_found("team")


def list_teams_of(connection: Connection, candidate_id: str, viewer: Viewer = KEY) -> list[TeamRef]:
    """The teams a person is in, of those that ``viewer`` may know of if their teams decide that."""
    statement = (
        select(teams.c.id, teams.c.name, teams.c.external_id)
        .join(memberships, memberships.c.team_id == teams.c.id)
        .where(memberships.c.candidate_id == candidate_id)
        .order_by(teams.c.seq)
    )
    if viewer.is_manager_or_coach:
        statement = statement.where(teams.c.id.in_(own_teams(viewer)))
    rows = connection.execute(statement)
    return [name_team(row) for row in rows]


def find_workshop(connection: Connection, candidate_id: str, since: date, until: date) -> date | None:
    """The last day from ``since`` to ``until`` on which a team of a person has a workshop."""
    found = (
        select(func.max(teams.c.workshop_on))
        .join(memberships, memberships.c.team_id == teams.c.id)
        .where(memberships.c.candidate_id == candidate_id, teams.c.workshop_on.between(since, until))
    )
    workshop_on: date | None = connection.scalar(found)
    return workshop_on


def find_by(connection: Connection, account_id: str, column: str, values: Collection[str]) -> list[TeamRef]:
    """Those of the account's teams that have one of the values in a column."""
    of_account = select(teams.c.id, teams.c.name, teams.c.external_id).where(teams.c.account_id == account_id)
    rows = find_rows(connection, of_account, teams.c[column], values)
    return [name_team(row) for row in rows]


def find_memberships(connection: Connection, candidate_ids: Collection[str]) -> set[tuple[str, str]]:
    """Team and member, for each team that these people are in."""
    teams_and_members = select(memberships.c.team_id, memberships.c.candidate_id)
    rows = find_rows(connection, teams_and_members, memberships.c.candidate_id, candidate_ids)
    return {(row.team_id, row.candidate_id) for row in rows}


def add_member(connection: Connection, account_id: str, team_id: str, candidate_id: str, now: datetime) -> None:
    """Put a person in a team; nothing changes when they are in it.

    Raises:
        ServiceError: `not_found` for the team or the candidate.
    """
    team = _get_row(connection, account_id, team_id)
    if _insert_member(connection, account_id, team_id, candidate_id, now, held=team.holds):
        note_change(connection, account_id, now)
        _mark_changed(connection, account_id, team_id, now)


def remove_member(connection: Connection, account_id: str, team_id: str, candidate_id: str, now: datetime) -> None:
    """Take a person out of a team.

    Raises:
        ServiceError: `not_found` for the team, or when the person isn't in it.
    """
    get_team_summary(connection, account_id, team_id)
    note_change(connection, account_id, now)
    removed = connection.execute(
        delete(memberships).where(memberships.c.team_id == team_id, memberships.c.candidate_id == candidate_id)
    )
    if removed.rowcount == 0:
        raise not_found("member of this team")
    _mark_changed(connection, account_id, team_id, now)


def change_members(
    connection: Connection, account_id: str, team_id: str, joining: list[str], leaving: list[str], now: datetime
) -> list[str]:
    """Let several people of the account join a team and others leave it; those who joined."""
    held = _get_row(connection, account_id, team_id).holds
    joined = _insert_members(
        connection,
        [{"team_id": team_id, "candidate_id": each, "added_at": now, "held": held} for each in joining],
    )
    for some in parts_of(leaving):
        connection.execute(
            delete(memberships).where(memberships.c.team_id == team_id, memberships.c.candidate_id.in_(some))
        )
    if joined or leaving:
        note_change(connection, account_id, now)
        _mark_changed(connection, account_id, team_id, now)
    return joined


def _insert_members(connection: Connection, rows: list[dict[str, Any]]) -> list[str]:
    """Insert memberships; who wasn't in the team before."""
    if rows:
        savepoint = connection.begin_nested()
        try:
            connection.execute(insert(memberships), rows)
        except IntegrityError:
            # Somebody joined a moment ago, or was erased.
            savepoint.rollback()
            rows = [row for row in rows if insert_unless_refused(connection, memberships, row)]
        else:
            savepoint.commit()
    return [row["candidate_id"] for row in rows]


def reveal(connection: Connection, account_id: str, team_id: str, given: Reveal, now: datetime) -> None:
    """Show the results of a team or of one member, or hold them back until the debrief.

    Raises:
        ServiceError: `not_found` for the team, or `invalid_parameter` for somebody who isn't in it.
    """
    get_team_summary(connection, account_id, team_id)
    note_change(connection, account_id, now)
    change = update(memberships).where(memberships.c.team_id == team_id).values(held=not given.revealed)
    if given.candidate_id is None:
        connection.execute(update(teams).where(teams.c.id == team_id).values(holds=not given.revealed))
        connection.execute(change)
        return
    changed = connection.execute(change.where(memberships.c.candidate_id == given.candidate_id))
    if changed.rowcount == 0:
        raise invalid("candidate_id", "there is no such member of this team")


def _get_row(connection: Connection, account_id: str, team_id: str) -> Row[Any]:
    by_id = select(teams, _SIZE).where(teams.c.id == team_id, teams.c.account_id == account_id)
    row = connection.execute(by_id).first()
    if row is None:
        raise not_found("team")
    return row


def _emit_updated(connection: Connection, account_id: str, team_id: str, now: datetime) -> None:
    """Report, once a change, that the members of a team have changed."""
    emit(connection, account_id, "team.updated", {"team_id": team_id}, now)


def _insert_member(
    connection: Connection, account_id: str, team_id: str, candidate_id: str, now: datetime, *, held: bool
) -> bool:
    get_candidate(connection, account_id, candidate_id)
    row = {"team_id": team_id, "candidate_id": candidate_id, "added_at": now, "held": held}
    return insert_unless_refused(connection, memberships, row)


def _mark_changed(connection: Connection, account_id: str, team_id: str, now: datetime) -> None:
    connection.execute(update(teams).where(teams.c.id == team_id).values(updated_at=now))
    _emit_updated(connection, account_id, team_id, now)


def list_teams_of_people(
    connection: Connection, people: Collection[str], viewer: Viewer
) -> dict[str, list[CandidateTeam]]:
    """By person, the teams that they are in, of those that ``viewer`` may know of, the oldest first."""
    statement = (
        select(memberships.c.candidate_id, teams.c.id, teams.c.name)
        .join(teams, teams.c.id == memberships.c.team_id)
        .where(memberships.c.candidate_id.in_(people))
        .order_by(teams.c.seq)
    )
    if viewer.is_manager_or_coach:
        statement = statement.where(teams.c.id.in_(own_teams(viewer)))
    by_person: dict[str, list[CandidateTeam]] = defaultdict(list)
    for person, team_id, name in connection.execute(statement):
        by_person[person].append(CandidateTeam(id=team_id, name=name))
    return by_person
