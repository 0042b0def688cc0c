"""For whom a change matters: written with the change, so that open pages learn of it and drop what they show.

A page compares the version of what its viewer may see. The version is the sum of random numbers over the rows of that
viewer's audiences. It therefore differs after any change, also one that commits late on PostgreSQL, and tells nothing
else. Audiences are found when the change is written: afterwards, somebody who hid, left or was erased can't be traced
to those who saw them.
"""

import secrets
from collections.abc import Collection
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import BigInteger, Connection, Insert, String, bindparam, delete, insert, literal, select, union

from discern.service.storage.engine.tables import (
    Instant,
    assessments,
    candidates,
    changes,
    memberships,
    teams,
    user_teams,
    users,
)

ORGANISATION = "organisation"
"""The audience of people who show their results to every manager and coach."""

KEPT = timedelta(hours=1)
"""For how long changes are kept. Forgetting one makes pages read again what has not changed."""

MARK_BITS = 40
"""Of the random numbers: millions of them can be added up in 64 bits."""


def _insert_for(*, people: Any = None, team_ids: Any = None, user_ids: Any = None) -> Insert:
    """Made once each: making the statement costs several times as much as running it."""
    account_id = bindparam("account_id", type_=String)
    audiences = [select(account_id.label("audience"))]
    if people is not None:
        audiences += [
            select(candidates.c.id).where(candidates.c.id.in_(people)),
            select(memberships.c.team_id).where(memberships.c.candidate_id.in_(people)),
            select(literal(ORGANISATION, String)).where(
                candidates.c.id.in_(people), candidates.c.visibility == ORGANISATION
            ),
        ]
    if team_ids is not None:
        audiences.append(select(teams.c.id).where(teams.c.id.in_(team_ids)))
    if user_ids is not None:
        audiences.append(select(users.c.id).where(users.c.id.in_(user_ids)))
    found = union(*audiences).subquery()
    mark, at = bindparam("mark", type_=BigInteger), bindparam("at", type_=Instant)
    rows = select(account_id, found.c.audience, mark, at)
    return insert(changes).from_select(["account_id", "audience", "mark", "at"], rows)


_BY_IDS = _insert_for(
    people=bindparam("people", expanding=True),
    team_ids=bindparam("team_ids", expanding=True),
    user_ids=bindparam("user_ids", expanding=True),
)
_OF_PERSON = _insert_for(people=[bindparam("candidate_id", type_=String)])
_TEAM_ID = bindparam("team_id", type_=String)
_OF_TEAM = _insert_for(
    people=select(memberships.c.candidate_id).where(memberships.c.team_id == _TEAM_ID),
    team_ids=[_TEAM_ID],
    user_ids=select(user_teams.c.user_id).where(user_teams.c.team_id == _TEAM_ID),
)
_OF_ASSESSMENT = _insert_for(
    people=select(assessments.c.candidate_id).where(assessments.c.id == bindparam("assessment_id", type_=String))
)


def note_change(
    connection: Connection,
    account_id: str,
    now: datetime,
    *,
    people: Collection[str] = (),
    team_ids: Collection[str] = (),
    user_ids: Collection[str] = (),
) -> None:
    """Let those who may see something of these people, teams or users know that it has changed.

    Of a person these are the person, their teams, and everybody if they show themselves to everybody. Call it before
    a change that takes people out of somebody's sight, and after one that brings them in.
    """
    given = {"people": list(people), "team_ids": list(team_ids), "user_ids": list(user_ids)}
    _note(connection, _BY_IDS, account_id, now, given)


def note_person_change(connection: Connection, account_id: str, candidate_id: str, now: datetime) -> None:
    """The same for one person. A list of ids has a length, by which its statement is put together at each call."""
    _note(connection, _OF_PERSON, account_id, now, {"candidate_id": candidate_id})


def note_team_change(connection: Connection, account_id: str, team_id: str, now: datetime) -> None:
    """The same for a team, everybody in it, and the users that it was given to."""
    _note(connection, _OF_TEAM, account_id, now, {"team_id": team_id})


def note_assessment_change(connection: Connection, account_id: str, assessment_id: str, now: datetime) -> None:
    """The same for the person whose assessment it is."""
    _note(connection, _OF_ASSESSMENT, account_id, now, {"assessment_id": assessment_id})


def _note(connection: Connection, statement: Insert, account_id: str, now: datetime, given: dict[str, Any]) -> None:
    mark = secrets.randbits(MARK_BITS)
    connection.execute(statement, {"account_id": account_id, "mark": mark, "at": now, **given})


def forget_old_changes(connection: Connection, now: datetime) -> None:
    connection.execute(delete(changes).where(changes.c.at < now - KEPT))
