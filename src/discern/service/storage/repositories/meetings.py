"""Meetings of two: a leader, who says on which days, and a person. Each of the two is shown it, and nobody else.

The leader leads the person, who shares their results with them; where that ends the meeting is out of sight, and comes
back with it. Of those who come as the person, only who is certain to be is shown it.

Why: docs/decisions/0027-a-talk-is-one-page-for-two.md
"""

from datetime import date, datetime, timedelta
from typing import Any, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    Select,
    and_,
    delete,
    false,
    func,
    insert,
    select,
    update,
)

from discern.contract.base_models import CandidateRef, ListQuery, Page
from discern.contract.models.talks import MOST_DAYS_AWAY, Away, Meeting, PutAway, PutMeeting, next_meeting
from discern.service.errors import ServiceError, invalid, not_found
from discern.service.storage.engine.locks import insert_unless_exists, lock_account_sequence
from discern.service.storage.engine.pagination import fetch_page
from discern.service.storage.engine.tables import aways, candidates, meetings, users
from discern.service.storage.queues.changes import note_change
from discern.service.storage.repositories.visibility import (
    KEY,
    Viewer,
    filter_visible_to_lead,
    has_candidate,
    is_led_by,
    is_shared,
    may_change,
    require_manages,
)
from discern.service.tokens import new_id

_NAMED = select(
    meetings,
    candidates.c.name.label("candidate_name"),
    candidates.c.external_id.label("candidate_external_id"),
    func.coalesce(users.c.name, users.c.email).label("leader"),
    aways.c.since.label("away_since"),
    aways.c.back_on,
).select_from(
    meetings.join(candidates, candidates.c.id == meetings.c.candidate_id)
    .outerjoin(users, users.c.id == meetings.c.made_by)
    .outerjoin(aways, aways.c.reader_id == func.coalesce(meetings.c.made_by, meetings.c.account_id))
)
"""Meetings with the names of the two, and when the leader is away."""


class Pair(NamedTuple):
    """Who meets: a user, or keys that act for nobody, and a person."""

    made_by: str | None
    candidate_id: str


def _is_seen(viewer: Viewer) -> ColumnElement[bool]:
    """Whether ``viewer`` is one of the two."""
    if viewer.role == "member":
        if not viewer.is_person:
            return false()
        of_viewer = and_(meetings.c.candidate_id == viewer.candidate_id, is_led_by(meetings.c.made_by, meetings))
    elif not viewer.sees_private:
        # Only what is signed in as somebody is them: docs/decisions/0007-only-the-person-shows-more.md
        return false()
    else:
        of_leader = meetings.c.made_by.is_(None) if viewer.is_key else meetings.c.made_by == viewer.user_id
        of_viewer = and_(of_leader, may_change(viewer), is_shared(viewer))
    return and_(meetings.c.first_on.is_not(None), of_viewer)


def is_open_to_person() -> ColumnElement[bool]:
    """Whether a meeting, joined with its person, is one whose talks both share."""
    return and_(
        meetings.c.first_on.is_not(None),
        meetings.c.shared_by_leader.is_(True),
        meetings.c.shared_by_person.is_(True),
        is_led_by(meetings.c.made_by, meetings),
    )


def list_meetings(connection: Connection, account_id: str, query: ListQuery, viewer: Viewer) -> Page[Meeting]:
    """The meetings of ``viewer``, as the leader or as the person."""
    found = _NAMED.where(meetings.c.account_id == account_id, _is_seen(viewer))
    return fetch_page(connection, found, meetings, query, lambda rows: [_present(row, viewer) for row in rows])


def list_own_meetings(connection: Connection, account_id: str, viewer: Viewer) -> list[Meeting]:
    """All meetings of ``viewer``, oldest first."""
    found = _NAMED.where(meetings.c.account_id == account_id, _is_seen(viewer)).order_by(meetings.c.seq)
    return [_present(row, viewer) for row in connection.execute(found)]


def get_meeting(connection: Connection, account_id: str, meeting_id: str, viewer: Viewer) -> Meeting:
    """A meeting of ``viewer``, as the leader or as the person.

    Raises:
        ServiceError: `not_found`.
    """
    return _present(_get_row(connection, account_id, meeting_id, viewer), viewer)


def list_shared_meetings(connection: Connection, account_id: str, made_by: str | None) -> list[Meeting]:
    """The meetings of a leader whose talks both share, as the leader sees them, oldest first."""
    of_leader = meetings.c.made_by.is_not_distinct_from(made_by)
    found = _NAMED.where(meetings.c.account_id == account_id, of_leader, is_open_to_person()).order_by(meetings.c.seq)
    return [_present(row, KEY) for row in connection.execute(found)]


def is_coach(connection: Connection, made_by: str | None) -> bool:
    """Whether who leads a talk is a coach."""
    return connection.scalar(select(users.c.role).where(users.c.id == made_by)) == "coach"


def find_pair(connection: Connection, account_id: str, meeting_id: str, viewer: Viewer) -> Pair:
    """Who the two are.

    Raises:
        ServiceError: `not_found`.
    """
    row = _get_row(connection, account_id, meeting_id, viewer)
    return Pair(row.made_by, row.candidate_id)


def require_shared(connection: Connection, account_id: str, meeting_id: str, viewer: Viewer) -> Pair:
    """Who the two are of a meeting whose talks both share. The person stays until the transaction ends.

    Raises:
        ServiceError: `invalid_parameter` where ``viewer`` has no such meeting, or `not_shared`.
    """
    found = _NAMED.where(meetings.c.id == meeting_id, meetings.c.account_id == account_id, _is_seen(viewer))
    row = connection.execute(found).first()
    person = None if row is None else select(candidates.c.id).where(candidates.c.id == row.candidate_id)
    if row is None or person is None or not is_there(connection, person):
        raise invalid("meeting_id", "there is no such meeting")
    if not (row.shared_by_leader and row.shared_by_person):
        raise ServiceError("not_shared", "One of the two doesn't share the page of these talks.")
    return Pair(row.made_by, row.candidate_id)


def find_meeting_with(connection: Connection, candidate_id: str, viewer: Viewer) -> tuple[Meeting | None, bool]:
    """The meeting of a leader with a person that they lead, if there is one, and whether both share their talks: also
    once they meet no more.
    """
    row = connection.execute(_NAMED.where(_is_of(viewer, candidate_id))).first()
    if row is None:
        return None, True
    is_shared_by_both = row.shared_by_leader and row.shared_by_person
    return (None if row.first_on is None else _present(row, viewer)), is_shared_by_both


def put_meeting(
    connection: Connection, account_id: str, candidate_id: str, given: PutMeeting, now: datetime, viewer: Viewer
) -> Meeting:
    """Say when ``viewer`` meets a person that they lead, and who shares their results with them. Who doesn't share the
    page of their talks goes on not to.

    Raises:
        ServiceError: `invalid_parameter` for a day too far away, `not_found` for the person, `not_led`, `not_shared`
            or `role_forbids`.
    """
    require_leader(viewer)
    require_day("first_on", given.first_on, now.date())
    # Of two at once the second finds what the first has made.
    lock_account_sequence(connection, account_id)
    require_led_person(connection, account_id, candidate_id, viewer, not_found("candidate"))
    when = {"first_on": given.first_on, "every_weeks": given.every_weeks}
    own = _is_of(viewer, candidate_id)
    before = connection.execute(select(meetings.c.first_on, meetings.c.every_weeks).where(own)).first()
    is_same = before is not None and dict(before._mapping) == when
    if before is not None:
        connection.execute(update(meetings).where(own).values(when if is_same else {**when, "skipped_on": None}))
    else:
        row = {
            "id": new_id("met"),
            "account_id": account_id,
            "made_by": viewer.user_id,
            "candidate_id": candidate_id,
            "shared_by_leader": True,
            "shared_by_person": True,
            "created_at": now,
            **when,
        }
        connection.execute(insert(meetings), row)
    if not is_same:
        note_change(connection, account_id, now)
    return _present(connection.execute(_NAMED.where(own)).one(), viewer)


def delete_meeting(
    connection: Connection, account_id: str, candidate_id: str, now: datetime, viewer: Viewer
) -> Meeting | None:
    """End the meeting of ``viewer`` with a person; what it was, None if there was none.

    Where one of the two doesn't share the page of their talks, that is remembered: a new meeting of the two isn't
    shared by them either.

    Raises:
        ServiceError: `not_found` for the person; `role_forbids`.
    """
    require_leader(viewer)
    there = select(candidates.c.id).where(candidates.c.id == candidate_id, candidates.c.account_id == account_id)
    if connection.execute(there).first() is None:
        raise not_found("candidate")
    own = _is_of(viewer, candidate_id)
    row = connection.execute(_NAMED.where(own)).first()
    if row is None or row.first_on is None:
        return None
    note_change(connection, account_id, now)
    both = and_(meetings.c.shared_by_leader.is_(True), meetings.c.shared_by_person.is_(True))
    if connection.execute(delete(meetings).where(own, both)).rowcount == 0:
        connection.execute(update(meetings).where(own).values(first_on=None, skipped_on=None))
    return _present(row, viewer)


def share_meeting(
    connection: Connection, account_id: str, meeting_id: str, now: datetime, viewer: Viewer, *, shared: bool
) -> bool:
    """Let the other one of a meeting see the page of its talks, or don't; whether that is anything new.

    Raises:
        ServiceError: `not_found`.
    """
    _get_row(connection, account_id, meeting_id, viewer)
    column = meetings.c.shared_by_person if viewer.role == "member" else meetings.c.shared_by_leader
    changing = update(meetings).where(meetings.c.id == meeting_id, column.is_not(shared))
    if connection.execute(changing.values({column.name: shared})).rowcount == 0:
        return False
    note_change(connection, account_id, now)
    return True


def skip_meeting(
    connection: Connection, account_id: str, meeting_id: str, on: date | None, now: datetime, viewer: Viewer
) -> bool:
    """Don't meet on a day of the meeting, or with None meet on all; whether that is anything new. Either of the two
    says it.

    Raises:
        ServiceError: `not_found`; `invalid_parameter` for a day on which they wouldn't meet, or one too far away.
    """
    row = _get_row(connection, account_id, meeting_id, viewer)
    if on is not None:
        require_day("on", on, now.date())
        if next_meeting(row.first_on, row.every_weeks, on) != on:
            raise invalid("on", "must be a day on which the two meet")
    if row.skipped_on == on:
        return False
    connection.execute(update(meetings).where(meetings.c.id == meeting_id).values(skipped_on=on))
    note_change(connection, account_id, now)
    return True


def find_away(connection: Connection, account_id: str, viewer: Viewer) -> Away:
    """When ``viewer`` meets nobody."""
    row = connection.execute(select(aways).where(aways.c.reader_id == (viewer.user_id or account_id))).first()
    return Away() if row is None else Away(since=row.since, back_on=row.back_on)


def put_away(connection: Connection, account_id: str, given: PutAway, now: datetime, viewer: Viewer) -> Away:
    """Say when ``viewer`` meets nobody, in all of their meetings.

    Raises:
        ServiceError: `invalid_parameter` for days that are over or too far away; `role_forbids`.
    """
    require_leader(viewer)
    reader_id, today = viewer.user_id or account_id, now.date()
    note_change(connection, account_id, now)
    if given.back_on is None:
        connection.execute(delete(aways).where(aways.c.reader_id == reader_id))
        return Away()
    since = given.since or today
    require_day("since", since, today)
    require_day("back_on", given.back_on, today)
    if given.back_on <= max(since, today):
        raise invalid("back_on", "must be after today, and after since")
    row = {"reader_id": reader_id, "account_id": account_id, "since": since, "back_on": given.back_on}
    if not insert_unless_exists(connection, aways, row):
        connection.execute(update(aways).where(aways.c.reader_id == reader_id).values(row))
    return Away(since=since, back_on=given.back_on)


def list_meetings_with(connection: Connection, candidate_id: str, viewer: Viewer, *, own: bool) -> list[Meeting]:
    """The meetings with a person, oldest first: all of them for the person's ``own`` export, or those of ``viewer``."""
    found = _NAMED.where(meetings.c.candidate_id == candidate_id).order_by(meetings.c.seq)
    found = found.where(meetings.c.first_on.is_not(None)) if own else found.where(_is_seen(viewer))
    return [_present(row, viewer) for row in connection.execute(found)]


def move_meetings(connection: Connection, candidate_id: str, duplicate_id: str) -> None:
    """Give a person the meetings of their duplicate. Of two with one leader the person's stays; what was not shared
    in either isn't in it.
    """
    of_person = select(meetings).where(meetings.c.candidate_id == candidate_id)
    kept = {row.made_by: row for row in connection.execute(of_person)}
    for row in connection.execute(select(meetings).where(meetings.c.candidate_id == duplicate_id)).all():
        if (same := kept.get(row.made_by)) is None:
            moved = update(meetings).where(meetings.c.id == row.id).values(candidate_id=candidate_id)
            connection.execute(moved)
            continue
        joined = {
            "shared_by_leader": same.shared_by_leader and row.shared_by_leader,
            "shared_by_person": same.shared_by_person and row.shared_by_person,
        }
        if same.first_on is None:
            joined |= {name: row._mapping[name] for name in ("first_on", "every_weeks", "skipped_on")}
        connection.execute(update(meetings).where(meetings.c.id == same.id).values(joined))
        connection.execute(delete(meetings).where(meetings.c.id == row.id))


def forget_meetings_of(connection: Connection, user_id: str) -> None:
    """Delete the meetings of a user who is removed."""
    connection.execute(delete(meetings).where(meetings.c.made_by == user_id))


def forget_away_of(connection: Connection, user_id: str) -> None:
    """Delete when a user is away who is removed."""
    connection.execute(delete(aways).where(aways.c.reader_id == user_id))


def require_leader(viewer: Viewer) -> None:
    """Refuse somebody who comes only as the person, and a key that may not act for the user.

    Raises:
        ServiceError: `role_forbids`.
    """
    if viewer.role == "member":
        raise ServiceError("role_forbids", "A person talks with who meets them: name the meeting.")
    if not viewer.sees_private:
        raise ServiceError("role_forbids", "Only a key that names 'act' among its scopes prepares talks for a user.")


def require_led_person(
    connection: Connection,
    account_id: str,
    candidate_id: str,
    viewer: Viewer,
    missing: ServiceError,
    *,
    to_write: bool = True,
) -> None:
    """Refuse somebody that ``viewer`` doesn't lead, or who doesn't share their results with them. The person stays
    until a transaction that is ``to_write`` ends.

    Raises:
        ServiceError: ``missing`` where ``viewer`` may not know of such a person; `not_led` or `not_shared`.
    """
    there = select(candidates.c.id).where(candidates.c.id == candidate_id, candidates.c.account_id == account_id)
    is_known = is_there(connection, there) if to_write else connection.execute(there).first() is not None
    if not is_known or not has_candidate(connection, viewer, candidate_id, to_change=False):
        raise missing
    require_manages(connection, viewer, candidate_id, None)
    if candidate_id not in filter_visible_to_lead(connection, viewer, [candidate_id]):
        raise ServiceError("not_shared", "This person doesn't share their results with the user this request acts for.")


def is_there(connection: Connection, found: Select[tuple[str]]) -> bool:
    """Whether there is a row, which stays until the transaction ends."""
    return connection.execute(found.with_for_update(read=True, key_share=True)).first() is not None


def require_day(field: str, day: date, today: date) -> None:
    """Refuse a day that is too far from today (UTC).

    Raises:
        ServiceError: `invalid_parameter`.
    """
    if abs(day - today) > timedelta(days=MOST_DAYS_AWAY):
        raise invalid(field, f"must lie within {MOST_DAYS_AWAY} days of today")


def _is_of(viewer: Viewer, candidate_id: str) -> ColumnElement[bool]:
    """Whether a meeting is that of a leader with a person."""
    of_leader = meetings.c.made_by.is_(None) if viewer.is_key else meetings.c.made_by == viewer.user_id
    return and_(of_leader, meetings.c.candidate_id == candidate_id)


def _get_row(connection: Connection, account_id: str, meeting_id: str, viewer: Viewer) -> Row[Any]:
    found = _NAMED.where(meetings.c.id == meeting_id, meetings.c.account_id == account_id, _is_seen(viewer))
    row = connection.execute(found).first()
    if row is None:
        raise not_found("meeting")
    return row


def _present(row: Row[Any], viewer: Viewer) -> Meeting:
    is_person = viewer.role == "member"
    return Meeting(
        id=row.id,
        candidate=CandidateRef(id=row.candidate_id, name=row.candidate_name, external_id=row.candidate_external_id),
        leader=row.leader,
        first_on=row.first_on,
        every_weeks=row.every_weeks,
        skipped_on=row.skipped_on,
        away=Away(since=row.away_since, back_on=row.back_on),
        shared=row.shared_by_leader and row.shared_by_person,
        shared_by_you=row.shared_by_person if is_person else row.shared_by_leader,
        own=not is_person,
    )
