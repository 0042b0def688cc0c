"""Join links, from which each member of a group starts an assessment of their own. A team has one at most."""

from datetime import datetime, timedelta
from typing import NamedTuple

from sqlalchemy import Connection, delete, exists, func, insert, select, update

from discern.contract.models.assessments import FormId, JoinLink
from discern.service.storage.engine.locks import lock_account_sequence
from discern.service.storage.engine.tables import assessments, candidates, join_links, memberships, teams, users
from discern.service.tokens import digest

TOLD = timedelta(days=30)
"""How long a link that has ended still says so."""


class StoredJoinLink(NamedTuple):
    """A link; it may have ended or have no ``places`` left. ``invited_by`` is the name of the user who made it."""

    id: str
    team_id: str
    team_name: str
    form: FormId
    language: str
    places: int
    expires_at: datetime
    created_by: str | None
    invited_by: str | None


def store_join_link(
    connection: Connection, account_id: str, link: JoinLink, token: str, created_by: str | None
) -> None:
    """Store a link with only a hash of its token, replacing the team's older one."""
    lock_account_sequence(connection, account_id)
    connection.execute(delete(join_links).where(join_links.c.team_id == link.team_id))
    row = {
        "id": link.id,
        "account_id": account_id,
        "team_id": link.team_id,
        "hash": digest(token),
        "form": link.form,
        "language": link.language,
        "places": link.limit,
        "created_at": link.created_at,
        "expires_at": link.expires_at,
        "created_by": created_by,
    }
    connection.execute(insert(join_links), row)


def find_join_link(connection: Connection, account_id: str, token: str, *, lock: bool = False) -> StoredJoinLink | None:
    """The link of a token; with ``lock`` it can't be replaced until the transaction ends."""
    if lock:
        # Replacing a link takes the same lock before its row.
        lock_account_sequence(connection, account_id)
    by_token = (
        select(join_links, teams.c.name.label("team_name"), users.c.name.label("invited_by"))
        .join(teams, teams.c.id == join_links.c.team_id)
        .outerjoin(users, users.c.id == join_links.c.created_by)
        .where(join_links.c.hash == digest(token), join_links.c.account_id == account_id)
    )
    row = connection.execute(by_token).first()
    return None if row is None else StoredJoinLink(*(getattr(row, name) for name in StoredJoinLink._fields))


def take_place(connection: Connection, join_link_id: str) -> bool:
    """Take one of a link's places; false if none is left. Simultaneous calls wait for each other."""
    taken = connection.execute(
        update(join_links)
        .where(join_links.c.id == join_link_id, join_links.c.places > 0)
        .values(places=join_links.c.places - 1)
    )
    return taken.rowcount > 0


def find_unused_place(connection: Connection, join_link_id: str, joined_before: datetime) -> str | None:
    """The id of the person who joined first, up to a time, and hasn't consented since; None if all have.

    Somebody who has another assessment or another team, is known elsewhere by an external id or may sign in is more
    than a place.
    """
    others = assessments.alias()
    another = exists().where(others.c.candidate_id == assessments.c.candidate_id, others.c.id != assessments.c.id)
    of_person = memberships.c.candidate_id == assessments.c.candidate_id
    of_teams = select(func.count()).select_from(memberships).where(of_person).correlate(assessments).scalar_subquery()
    statement = (
        select(assessments.c.candidate_id)
        .join(candidates, candidates.c.id == assessments.c.candidate_id)
        .where(
            assessments.c.join_link_id == join_link_id,
            candidates.c.external_id.is_(None),
            of_teams <= 1,
            assessments.c.status == "created",
            assessments.c.created_at <= joined_before,
            ~another,
            ~exists().where(users.c.candidate_id == assessments.c.candidate_id),
        )
        .order_by(assessments.c.seq)
        .limit(1)
    )
    return connection.scalar(statement)


def has_joined(connection: Connection, assessment_id: str) -> bool:
    """Whether an assessment began from a join link, or repeats one that did."""
    first = select(func.coalesce(assessments.c.repeats, assessments.c.id)).where(assessments.c.id == assessment_id)
    joined = select(assessments.c.join_link_id).where(assessments.c.id == first.scalar_subquery())
    return connection.scalar(joined) is not None


def forget_expired_join_links(connection: Connection, now: datetime) -> None:
    connection.execute(delete(join_links).where(join_links.c.expires_at <= now - TOLD))
