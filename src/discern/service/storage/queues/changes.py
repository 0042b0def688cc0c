"""For whom a change matters: written with the change, so that open pages learn of it and drop what they show.

A page compares the version of what its viewer may see. The version is the sum of random numbers over the rows of that
viewer's audiences. It therefore differs after any change, also one that commits late on PostgreSQL, and tells nothing
else. Audiences are found when the change is written: afterwards, somebody who hid, left or was erased can't be traced
to those who saw them.
"""

import secrets
from collections.abc import Collection
from datetime import datetime, timedelta
from typing import TypeAlias

from sqlalchemy import Connection, Select, String, delete, insert, literal, select, union

from discern.service.storage.engine.tables import Instant, candidates, changes, memberships, teams, users

ORGANISATION = "organisation"
"""The audience of people who show their results to every manager and coach."""

KEPT = timedelta(hours=1)
"""For how long changes are kept. Forgetting one makes pages read again what has not changed."""

MARK_BITS = 40
"""Of the random numbers: millions of them can be added up in 64 bits."""

Ids: TypeAlias = Collection[str] | Select[tuple[str]]


def note_change(
    connection: Connection,
    account_id: str,
    now: datetime,
    *,
    people: Ids = (),
    team_ids: Ids = (),
    user_ids: Ids = (),
) -> None:
    """Let those who may see something of these people, teams or users know that it has changed.

    Of a person these are the person, their teams, and everybody if they show themselves to everybody. Call it before
    a change that takes people out of somebody's sight, and after one that brings them in.
    """
    audiences = [select(literal(account_id, String).label("audience"))]
    if not _is_empty(people):
        audiences += [
            select(candidates.c.id).where(candidates.c.id.in_(people)),
            select(memberships.c.team_id).where(memberships.c.candidate_id.in_(people)),
            select(literal(ORGANISATION, String)).where(
                candidates.c.id.in_(people), candidates.c.visibility == ORGANISATION
            ),
        ]
    if not _is_empty(team_ids):
        audiences.append(select(teams.c.id).where(teams.c.id.in_(team_ids)))
    if not _is_empty(user_ids):
        audiences.append(select(users.c.id).where(users.c.id.in_(user_ids)))
    found = union(*audiences).subquery()
    rows = select(
        literal(account_id, String),
        found.c.audience,
        literal(secrets.randbits(MARK_BITS), changes.c.mark.type),
        literal(now, Instant()),
    )
    connection.execute(insert(changes).from_select(["account_id", "audience", "mark", "at"], rows))


def forget_old_changes(connection: Connection, now: datetime) -> None:
    connection.execute(delete(changes).where(changes.c.at < now - KEPT))


def _is_empty(ids: Ids) -> bool:
    return not isinstance(ids, Select) and not ids
