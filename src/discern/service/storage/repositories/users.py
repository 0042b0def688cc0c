"""Users: who may sign in, with which role and which teams."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)

from discern.contract.base_models import Page
from discern.contract.models.users import PutUser, SignIn, User, UserQuery
from discern.contract.names import fold_name
from discern.email_addresses import fold_address
from discern.service.errors import ServiceError, invalid, not_found
from discern.service.storage.engine.locks import insert_unless_exists, insert_unless_refused, lock_account_sequence
from discern.service.storage.engine.name_search import has_words
from discern.service.storage.engine.pagination import fetch_page
from discern.service.storage.engine.tables import (
    answers,
    assessments,
    candidates,
    confirmations,
    private_links,
    teams,
    user_teams,
    users,
)
from discern.service.storage.queues.changes import note_change
from discern.service.storage.repositories.assessments import store_private_link
from discern.service.storage.repositories.meetings import forget_away_of, forget_meetings_of
from discern.service.storage.repositories.used_cards import forget_used_by
from discern.service.storage.repositories.visibility import Viewer
from discern.service.tokens import digest, new_id, new_token

# Made once, as that of keys: a request for a user or a taker runs one of them.
_ACTOR = select(users.c.id, users.c.role, users.c.candidate_id).where(
    users.c.id == bindparam("user_id"), users.c.account_id == bindparam("account_id")
)
_TAKER = (
    select(assessments.c.candidate_id, private_links.c.holder)
    .join(private_links, private_links.c.assessment_id == assessments.c.id)
    .where(private_links.c.hash == bindparam("hash"), assessments.c.account_id == bindparam("account_id"))
)


def find_actor(connection: Connection, account_id: str, user_id: str) -> Viewer | None:
    """A user of the account as a viewer; None if there is no such user."""
    row = connection.execute(_ACTOR, {"account_id": account_id, "user_id": user_id}).first()
    if row is None:
        return None
    sees_private = row.role != "member" or bool(_find_confirmed(connection, [row.id]))
    return Viewer(row.role, row.id, row.candidate_id, sees_private=sees_private)


def has_users(connection: Connection, account_id: str) -> bool:
    """Whether anybody signs in."""
    return connection.execute(select(users.c.id).where(users.c.account_id == account_id).limit(1)).first() is not None


def find_taker(connection: Connection, account_id: str, private_token: str) -> Viewer | None:
    """The holder of a private link as a viewer. None for a wrong token."""
    row = connection.execute(_TAKER, {"account_id": account_id, "hash": digest(private_token)}).first()
    return None if row is None else Viewer("member", None, row.candidate_id, row.holder)


def confirm_member(
    connection: Connection, account_id: str, candidate_id: str, user_id: str, private_token: str, now: datetime
) -> None:
    """Record that the holder of a private link of the candidate says that a member is them. Twice is once.

    Raises:
        ServiceError: `not_found` where no such member is bound to the candidate.
    """
    bound = and_(users.c.id == user_id, users.c.candidate_id == candidate_id)
    if _find(connection, account_id, bound) is None:
        raise not_found("member")
    holder = select(private_links.c.holder).where(private_links.c.hash == digest(private_token))
    row = {"user_id": user_id, "holder": connection.execute(holder).scalar_one()}
    if insert_unless_refused(connection, confirmations, row) and _find_confirmed(connection, [user_id]):
        note_change(connection, account_id, now)


def claim_assessment(
    connection: Connection, assessment_id: str, user_id: str, now: datetime, *, may_be_anothers: bool
) -> None:
    """Make an assessment's answers a member's, who gives them without its private link.

    Unless the member is confirmed by that link it ends, since somebody else may have it, and a link that nobody has
    takes its place: it confirms the member for these answers.

    Raises:
        ServiceError: `role_forbids` where the assessment ``may_be_anothers``.
    """
    if is_confirmed_by_link(connection, assessment_id, user_id):
        return
    if may_be_anothers:
        raise ServiceError(
            "role_forbids",
            "This assessment was started with a private link that hasn't confirmed you. Confirm yourself with it, or "
            "start again.",
        )
    connection.execute(delete(private_links).where(private_links.c.assessment_id == assessment_id))
    holder = new_id("hld")
    store_private_link(connection, assessment_id, digest(new_token()), holder, now)
    connection.execute(insert(confirmations).values(user_id=user_id, holder=holder))


def is_confirmed_by_link(connection: Connection, assessment_id: str, user_id: str) -> bool:
    """Whether the member is confirmed by the private link of this assessment."""
    own = (
        select(confirmations.c.user_id)
        .join(private_links, private_links.c.holder == confirmations.c.holder)
        .where(private_links.c.assessment_id == assessment_id, confirmations.c.user_id == user_id)
    )
    return connection.execute(own).first() is not None


def _find_confirmed(connection: Connection, user_ids: list[str]) -> set[str]:
    return _find_confirmed_where(connection, users.c.id.in_(user_ids))


def list_confirmed_members(connection: Connection, candidate_id: str) -> set[str]:
    """The ids of the users who are the person, as their private links confirm."""
    return _find_confirmed_where(connection, users.c.candidate_id == candidate_id)


def _find_confirmed_where(connection: Connection, condition: ColumnElement[bool]) -> set[str]:
    """Those of the members who are confirmed by a private link of every assessment of theirs that has answers.

    One confirmed assessment is not enough: answering once in somebody's name gives a private link too.
    """
    link_confirmed = exists().where(
        private_links.c.assessment_id == assessments.c.id,
        private_links.c.holder == confirmations.c.holder,
        confirmations.c.user_id == users.c.id,
    )
    unconfirmed = exists().where(
        assessments.c.candidate_id == users.c.candidate_id,
        exists().where(answers.c.assessment_id == assessments.c.id).correlate(assessments),
        ~link_confirmed.correlate(assessments, users),
    )
    statement = select(users.c.id).where(condition, users.c.role == "member", ~unconfirmed.correlate(users))
    return set(connection.scalars(statement))


def list_users(connection: Connection, account_id: str, query: UserQuery) -> Page[User]:
    statement = select(users).where(users.c.account_id == account_id, has_words(users.c.told_folded, query.q))
    return fetch_page(connection, statement, users, query, lambda rows: _present(connection, rows))


def get_user(connection: Connection, account_id: str, user_id: str) -> User:
    """One user of the account.

    Raises:
        ServiceError: `not_found`.
    """
    row = _find(connection, account_id, users.c.id == user_id)
    if row is None:
        raise not_found("user")
    return _present(connection, [row])[0]


def find_user(connection: Connection, account_id: str, given: str) -> str | None:
    """The id of a user of the account by their id or e-mail address; None if there is no such user."""
    row = _find(connection, account_id, or_(users.c.id == given, users.c.email_folded == fold_address(given)))
    return None if row is None else str(row.id)


def put_user(connection: Connection, account_id: str, given: PutUser, now: datetime) -> User:
    """Add a user, or change their role, teams and name.

    Raises:
        ServiceError: `not_found` for an unknown id, `invalid_parameter` for an unknown team or candidate, or
            `last_owner`.
    """
    lock_account_sequence(connection, account_id)
    _require_known(connection, account_id, given)
    row = _find_put(connection, account_id, given)
    if row is None and given.id is not None:
        raise not_found("user")
    before = None if row is None else get_user(connection, account_id, row.id)
    if row is None:
        user_id = _create(connection, account_id, given, now)
    else:
        user_id = row.id
        if row.role == "owner" and given.role != "owner":
            _require_another_owner(connection, account_id, user_id)
        name = row.name if given.name is None else given.name
        change = {
            "role": given.role,
            "candidate_id": given.candidate_id,
            "name": name,
            "told_folded": fold_told(name, row.email),
        }
        connection.execute(update(users).where(users.c.id == user_id).values(**change))
    connection.execute(delete(user_teams).where(user_teams.c.user_id == user_id))
    for team_id in dict.fromkeys(given.teams):
        give_team(connection, user_id, team_id)
    after = get_user(connection, account_id, user_id)
    if after != before:
        note_change(connection, account_id, now)
    return after


def remove_user(connection: Connection, account_id: str, user_id: str, now: datetime) -> None:
    """Remove a user, with their meetings. Their actions stay in the audit log under their id.

    Raises:
        ServiceError: `not_found`, or `last_owner`.
    """
    lock_account_sequence(connection, account_id)
    if get_user(connection, account_id, user_id).role == "owner":
        _require_another_owner(connection, account_id, user_id)
    note_change(connection, account_id, now)
    forget_meetings_of(connection, user_id)
    forget_away_of(connection, user_id)
    forget_used_by(connection, user_id)
    connection.execute(delete(users).where(users.c.id == user_id))


def give_team(connection: Connection, user_id: str, team_id: str) -> None:
    connection.execute(insert(user_teams).values(user_id=user_id, team_id=team_id))


def sign_in(
    connection: Connection, account_id: str, given: SignIn, owners: frozenset[str], now: datetime, *, trusted: bool
) -> User | None:
    """Record a sign-in; returns the user, or None for a stranger.

    A user is identified by issuer and subject. One who was added by e-mail address is bound to an issuer and subject at
    the first sign-in with it, if the address is ``trusted``. ``owners`` are addresses, as `fold_address` gives them,
    whose users become owners.
    """
    known = _find(connection, account_id, and_(users.c.issuer == given.issuer, users.c.subject == given.subject))
    email = fold_address(given.email) if given.email is not None and trusted else None
    if known is None and email is not None:
        known = _bind(connection, account_id, given, email, now, owns=email in owners)
    if known is None:
        return None
    name = known.name or given.name
    change = {"signed_in_at": now, "name": name, "told_folded": fold_told(name, known.email)}
    connection.execute(update(users).where(users.c.id == known.id).values(**change))
    if known.signed_in_at is None or name != known.name:
        note_change(connection, account_id, now)
    return get_user(connection, account_id, known.id)


def find_known(connection: Connection, account_id: str, given: SignIn) -> User | None:
    """The user who is bound to an issuer and subject; None for anybody else. Changes nothing."""
    known = _find(connection, account_id, and_(users.c.issuer == given.issuer, users.c.subject == given.subject))
    return None if known is None else get_user(connection, account_id, known.id)


def _bind(
    connection: Connection, account_id: str, given: SignIn, email: str, now: datetime, *, owns: bool
) -> Row[Any] | None:
    row = _find(connection, account_id, users.c.email_folded == email)
    if row is None and owns:
        lock_account_sequence(connection, account_id)
        new = PutUser(email=given.email, name=given.name, role="owner")
        user_id = _create(connection, account_id, new, now)
    elif row is None or row.subject is not None:
        return None
    else:
        user_id = row.id
    bound = {"issuer": given.issuer, "subject": given.subject}
    # Of two accounts that sign in with one address at once, the first gets it, and the other is a stranger.
    connection.execute(update(users).where(users.c.id == user_id, users.c.subject.is_(None)).values(**bound))
    return _find(connection, account_id, and_(users.c.id == user_id, users.c.subject == given.subject))


def _create(connection: Connection, account_id: str, given: PutUser, now: datetime) -> str:
    user_id = new_id("usr")
    row = {
        "id": user_id,
        "account_id": account_id,
        "name": given.name,
        "email": given.email,
        "email_folded": None if given.email is None else fold_address(given.email),
        "told_folded": fold_told(given.name, given.email),
        "issuer": given.issuer,
        "subject": given.subject,
        "role": given.role,
        "candidate_id": given.candidate_id,
        "created_at": now,
    }
    if not insert_unless_exists(connection, users, row):
        raise invalid("email", "someone was given access with it a moment ago; try again")
    return user_id


def _find_put(connection: Connection, account_id: str, given: PutUser) -> Row[Any] | None:
    if given.id is not None:
        return _find(connection, account_id, users.c.id == given.id)
    if given.email is not None:
        return _find(connection, account_id, users.c.email_folded == fold_address(given.email))
    return _find(connection, account_id, and_(users.c.issuer == given.issuer, users.c.subject == given.subject))


def _find(connection: Connection, account_id: str, condition: Any) -> Row[Any] | None:
    return connection.execute(select(users).where(users.c.account_id == account_id, condition)).first()


def _require_known(connection: Connection, account_id: str, given: PutUser) -> None:
    wanted = list(dict.fromkeys(given.teams))
    statement = select(teams.c.id).where(teams.c.account_id == account_id, teams.c.id.in_(wanted))
    known = set(connection.scalars(statement)) if wanted else set()
    for number, team_id in enumerate(given.teams):
        if team_id not in known:
            raise invalid(f"teams.{number}", "there is no such team")
    if given.candidate_id is not None:
        whose = select(candidates.c.id).where(
            candidates.c.account_id == account_id, candidates.c.id == given.candidate_id
        )
        if connection.execute(whose).first() is None:
            raise invalid("candidate_id", "there is no such candidate")


def _require_another_owner(connection: Connection, account_id: str, user_id: str) -> None:
    # Callers hold the account's lock, so that the last two owners can't end each other's role at once.
    others = select(func.count()).where(
        users.c.account_id == account_id, users.c.role == "owner", users.c.id != user_id
    )
    if connection.execute(others).scalar_one() == 0:
        raise ServiceError("last_owner", "There must be an owner: make someone else an owner first.")


def _teams_of(connection: Connection, user_ids: list[str]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    if user_ids:
        rows = connection.execute(
            select(user_teams)
            .join(teams, teams.c.id == user_teams.c.team_id)
            .where(user_teams.c.user_id.in_(user_ids))
            .order_by(teams.c.seq)
        )
        for row in rows:
            found.setdefault(row.user_id, []).append(row.team_id)
    return found


def fold_told(name: str | None, email: str | None) -> str:
    """What a user is found by."""
    return fold_name(f"{name or ''} {email or ''}")


def _present(connection: Connection, rows: Sequence[Row[Any]]) -> list[User]:
    ids = [row.id for row in rows]
    by_user, confirmed = _teams_of(connection, ids), _find_confirmed(connection, ids)
    return [
        User(
            id=row.id,
            name=row.name,
            email=row.email,
            role=row.role,
            teams=by_user.get(row.id, []),
            candidate_id=row.candidate_id,
            confirmed=row.id in confirmed if row.role == "member" else None,
            created_at=row.created_at,
            signed_in_at=row.signed_in_at,
        )
        for row in rows
    ]
