"""Agreements, and who may see each: its maker, coaches of the people or the team that it is about, and the person that
its maker meets. No leader is shown one with a person in it that they don't lead, or who doesn't share their results
with them.

Why: docs/decisions/0026-agreements-are-between-those-who-made-them.md
"""

from collections.abc import Collection, Sequence
from datetime import UTC, date, datetime, timedelta, timezone
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    and_,
    delete,
    exists,
    false,
    func,
    insert,
    not_,
    or_,
    select,
    true,
    update,
)

from discern.contract.base_models import CandidateRef, Page
from discern.contract.last_day import FIRST_ZONE
from discern.contract.models.agreements import (
    MOST_DAYS,
    Agreement,
    AgreementCounts,
    AgreementQuery,
    NewAgreement,
    Outcome,
)
from discern.contract.weeks import begin_of
from discern.service.errors import ServiceError, invalid, not_found
from discern.service.storage.engine.locks import lock_account_sequence
from discern.service.storage.engine.pagination import fetch_page
from discern.service.storage.engine.tables import (
    agreement_people,
    agreements,
    candidates,
    meetings,
    teams,
)
from discern.service.storage.queues.changes import note_change
from discern.service.storage.queues.outbox import emit
from discern.service.storage.references import name_person, name_team
from discern.service.storage.repositories.meetings import (
    is_open_to_person,
    is_there,
    require_leader,
    require_led_person,
    require_shared,
)
from discern.service.storage.repositories.visibility import (
    Viewer,
    has_team,
    is_shared,
    may_change,
    own_teams,
)
from discern.service.tokens import new_id

MOST_OPEN = 5
"""How many open agreements a talk shows."""

MOST_AMONG = 20
"""How many open agreements a brief has."""

ANNOUNCED_AT_ONCE = 100
"""How many agreements are announced in one transaction."""

LAST_ZONE = timezone(timedelta(hours=-12))
"""Where a day ends last."""


def subjects_of(agreement: Agreement) -> list[str]:
    """Who or what an agreement is about, for the audit log."""
    return agreement.candidate_ids or [agreement.team_id or agreement.id]


def is_agreement_seen(viewer: Viewer) -> ColumnElement[bool]:
    """Whether ``viewer`` sees an agreement."""
    if viewer.role == "member":
        return _is_met_about(viewer) if viewer.is_person else false()
    # Only what is signed in as somebody is them: docs/decisions/0007-only-the-person-shows-more.md
    if not viewer.sees_private:
        return false()
    hidden = exists().where(
        agreement_people.c.agreement_id == agreements.c.id,
        candidates.c.id == agreement_people.c.candidate_id,
        not_(and_(may_change(viewer), is_shared(viewer))),
    )
    of_viewer = agreements.c.made_by.is_(None) if viewer.is_key else agreements.c.made_by == viewer.user_id
    return and_(
        true() if viewer.role == "coach" else of_viewer,
        ~hidden.correlate(agreements),
        or_(
            agreements.c.team_id.is_(None),
            true() if viewer.reaches_all else agreements.c.team_id.in_(own_teams(viewer)),
        ),
    )


def _is_met_about(viewer: Viewer) -> ColumnElement[bool]:
    """Whether an agreement is of the person alone with a leader they meet, where both share their talks."""
    of_person = agreement_people.c.candidate_id == viewer.candidate_id
    in_it = agreements.c.id.in_(select(agreement_people.c.agreement_id).where(of_person))
    others = exists().where(agreement_people.c.agreement_id == agreements.c.id, not_(of_person))
    met = exists().where(
        meetings.c.candidate_id == viewer.candidate_id,
        candidates.c.id == meetings.c.candidate_id,
        meetings.c.made_by.is_not_distinct_from(agreements.c.made_by),
        is_open_to_person(),
    )
    return and_(in_it, ~others.correlate(agreements), met.correlate(agreements))


def create_agreement(
    connection: Connection, account_id: str, new: NewAgreement, now: datetime, viewer: Viewer
) -> Agreement:
    """Store an agreement of people that ``viewer`` leads and sees, of a team of theirs, or of the two of a meeting,
    whichever of them ``viewer`` is.

    Raises:
        ServiceError: `invalid_parameter` for a day that is over or too far away, and for people, a team or a meeting
            that aren't there; `not_led`, `not_shared` or `role_forbids` where ``viewer`` may not.
    """
    if new.meeting_id is None:
        require_leader(viewer)
    _require_day(new.until, now)
    lock_account_sequence(connection, account_id)
    made_by, people = viewer.user_id, new.candidate_ids
    if new.meeting_id is not None:
        made_by, candidate_id = require_shared(connection, account_id, new.meeting_id, viewer)
        people = [candidate_id]
    for number, candidate_id in enumerate(new.candidate_ids):
        missing = invalid(f"candidate_ids.{number}", "there is no such candidate")
        require_led_person(connection, account_id, candidate_id, viewer, missing)
    if new.team_id is not None:
        there = select(teams.c.id).where(teams.c.id == new.team_id, teams.c.account_id == account_id)
        if not is_there(connection, there) or not has_team(connection, viewer, new.team_id):
            raise invalid("team_id", "there is no such team")
    agreement_id = new_id("agr")
    row = {
        "id": agreement_id,
        "account_id": account_id,
        "team_id": new.team_id,
        "made_by": made_by,
        "when": new.when,
        "who": new.who,
        "will": new.will,
        "until": new.until,
        "created_at": now,
    }
    connection.execute(insert(agreements).values(row))
    places = [{"agreement_id": agreement_id, "candidate_id": each, "place": place} for place, each in enumerate(people)]
    if places:
        connection.execute(insert(agreement_people), places)
    note_change(connection, account_id, now)
    return get_agreement(connection, account_id, agreement_id, viewer)


def _require_day(until: date, now: datetime) -> None:
    today, latest = now.astimezone(LAST_ZONE).date(), now.astimezone(FIRST_ZONE).date() + timedelta(days=MOST_DAYS)
    if not today <= until <= latest:
        raise invalid("until", f"must lie within the next {MOST_DAYS} days")


def list_agreements(connection: Connection, account_id: str, query: AgreementQuery, viewer: Viewer) -> Page[Agreement]:
    found = select(agreements).where(agreements.c.account_id == account_id, is_agreement_seen(viewer))
    if query.candidate_id is not None:
        with_person = select(agreement_people.c.agreement_id).where(
            agreement_people.c.candidate_id == query.candidate_id
        )
        found = found.where(agreements.c.id.in_(with_person))
    if query.team_id is not None:
        found = found.where(agreements.c.team_id == query.team_id)
    if query.due_by is not None:
        found = found.where(agreements.c.until <= query.due_by)
    if query.open is not None:
        found = found.where(agreements.c.outcome.is_(None) if query.open else agreements.c.outcome.is_not(None))
    return fetch_page(connection, found, agreements, query, lambda rows: _present(connection, rows, viewer))


def get_agreement(connection: Connection, account_id: str, agreement_id: str, viewer: Viewer) -> Agreement:
    """An agreement that ``viewer`` sees.

    Raises:
        ServiceError: `not_found`.
    """
    found = _present(connection, [_get_row(connection, account_id, agreement_id, viewer)], viewer)
    return found[0]


def answer_agreement(
    connection: Connection, account_id: str, agreement_id: str, outcome: Outcome | None, now: datetime, viewer: Viewer
) -> bool:
    """Keep what became of an agreement; whether that is anything new.

    Raises:
        ServiceError: `not_found`.
    """
    row = _get_row(connection, account_id, agreement_id, viewer, lock=True)
    if row.outcome == outcome:
        return False
    answered = {"outcome": outcome, "answered_at": None if outcome is None else now}
    connection.execute(update(agreements).where(agreements.c.id == agreement_id).values(answered))
    note_change(connection, account_id, now)
    return True


def move_agreement(
    connection: Connection, account_id: str, agreement_id: str, until: date, now: datetime, viewer: Viewer
) -> bool:
    """Give an open agreement another day, on which it is due anew; whether it is another.

    Raises:
        ServiceError: `not_found`; `invalid_parameter` for a day that is over or too far away, and for an agreement that
            was answered.
    """
    row = _get_row(connection, account_id, agreement_id, viewer, lock=True)
    if row.outcome is not None:
        raise invalid("until", "an agreement that was answered keeps its day")
    _require_day(until, now)
    if row.until == until:
        return False
    moved = {"until": until, "announced_at": None}
    connection.execute(update(agreements).where(agreements.c.id == agreement_id).values(moved))
    note_change(connection, account_id, now)
    return True


def delete_agreement(
    connection: Connection, account_id: str, agreement_id: str, now: datetime, viewer: Viewer
) -> Agreement:
    """Delete an agreement that ``viewer`` made; what it was.

    Raises:
        ServiceError: `not_found`, or `role_forbids` for a coach who sees another's.
    """
    agreement = get_agreement(connection, account_id, agreement_id, viewer)
    if not agreement.own:
        raise ServiceError("role_forbids", "Only who made an agreement deletes it.")
    note_change(connection, account_id, now)
    connection.execute(delete(agreements).where(agreements.c.id == agreement_id))
    return agreement


def has_unannounced(connection: Connection, today: date) -> bool:
    """Whether the day of an open agreement has come, and no event has said so."""
    return connection.execute(select(agreements.c.id).where(_is_unannounced(today)).limit(1)).first() is not None


def announce_due(connection: Connection, now: datetime) -> int:
    """Emit the event that their day (UTC) has come for some open agreements, each in this transaction and once; for how
    many. Two that announce at once leave each other's.
    """
    today = now.astimezone(UTC).date()
    due = select(agreements.c.id).where(_is_unannounced(today)).order_by(agreements.c.seq).limit(ANNOUNCED_AT_ONCE)
    ids = connection.scalars(due.with_for_update(skip_locked=True)).all()
    marking = update(agreements).where(agreements.c.id.in_(ids), _is_unannounced(today)).values(announced_at=now)
    rows = connection.execute(marking.returning(agreements.c.seq, agreements.c.id, agreements.c.account_id)).all()
    for row in sorted(rows):
        emit(connection, row.account_id, "agreement.due", {"agreement_id": row.id}, now)
    for account_id in sorted({row.account_id for row in rows}):
        note_change(connection, account_id, now)
    return len(rows)


def _is_unannounced(today: date) -> ColumnElement[bool]:
    return and_(agreements.c.announced_at.is_(None), agreements.c.outcome.is_(None), agreements.c.until <= today)


def count_agreements(connection: Connection, account_id: str) -> AgreementCounts:
    counted = select(agreements.c.outcome, func.count().label("number")).where(agreements.c.account_id == account_id)
    found = {row.outcome or "open": row.number for row in connection.execute(counted.group_by(agreements.c.outcome))}
    by_outcome = {name: found.get(name, 0) for name in ("open", "kept", "partly", "dropped")}
    return AgreementCounts(made=sum(found.values()), **by_outcome)


def list_agreements_with(
    connection: Connection, account_id: str, candidate_id: str, viewer: Viewer, *, own: bool
) -> list[Agreement]:
    """The agreements that a person is in, oldest first: all of them for the person's ``own`` export, without others'
    names, or those that ``viewer`` sees.
    """
    found = (
        select(agreements)
        .join(agreement_people, agreement_people.c.agreement_id == agreements.c.id)
        .where(agreement_people.c.candidate_id == candidate_id, agreements.c.account_id == account_id)
        .order_by(agreements.c.seq)
    )
    if not own:
        found = found.where(is_agreement_seen(viewer))
    agreed = _present(connection, connection.execute(found).all(), viewer)
    if not own:
        return agreed
    alone = [[person for person in each.people if person.id == candidate_id] for each in agreed]
    return [
        each.model_copy(update={"candidate_ids": [candidate_id], "people": people, "own": False})
        for each, people in zip(agreed, alone, strict=True)
    ]


def list_agreements_between(
    connection: Connection, made_by: str | None, candidate_ids: Collection[str], viewer: Viewer
) -> list[Agreement]:
    """What a leader agreed on with a person or two, and with nobody else: the newest `MOST_OPEN` that are open, the
    newest first, and the one that was answered last. The caller has found that ``viewer`` may see them.
    """
    of_these = [
        agreements.c.id.in_(
            select(agreement_people.c.agreement_id).where(agreement_people.c.candidate_id == candidate_id)
        )
        for candidate_id in candidate_ids
    ]
    others = exists().where(
        agreement_people.c.agreement_id == agreements.c.id, agreement_people.c.candidate_id.not_in(candidate_ids)
    )
    made = select(agreements).where(agreements.c.made_by.is_not_distinct_from(made_by), *of_these, ~others)
    is_open = agreements.c.outcome.is_(None)
    open_ones = made.where(is_open).order_by(agreements.c.seq.desc()).limit(MOST_OPEN)
    answered = made.where(~is_open).order_by(agreements.c.answered_at.desc(), agreements.c.seq.desc()).limit(1)
    rows = [*connection.execute(open_ones), *connection.execute(answered)]
    return _present(connection, rows, viewer)


def list_agreements_with_each(
    connection: Connection, made_by: str | None, candidate_ids: Collection[str], since: date, viewer: Viewer
) -> dict[str, list[Agreement]]:
    """What a leader agreed on with each of these people alone, by person, the newest first: what is open, or was
    answered from a day on. The caller has found that ``viewer`` may see it.
    """
    alone = select(agreement_people.c.agreement_id).group_by(agreement_people.c.agreement_id).having(func.count() == 1)
    made = (
        select(agreements)
        .join(agreement_people, agreement_people.c.agreement_id == agreements.c.id)
        .where(
            agreements.c.made_by.is_not_distinct_from(made_by),
            agreement_people.c.candidate_id.in_(candidate_ids),
            agreements.c.id.in_(alone),
            or_(agreements.c.outcome.is_(None), agreements.c.answered_at >= begin_of(since)),
        )
        .order_by(agreements.c.seq.desc())
    )
    found: dict[str, list[Agreement]] = {each: [] for each in candidate_ids}
    for agreement in _present(connection, connection.execute(made).all(), viewer):
        found[agreement.candidate_ids[0]].append(agreement)
    return found


def list_open_agreements_among(
    connection: Connection, account_id: str, candidate_ids: Collection[str], team_id: str | None, viewer: Viewer
) -> list[Agreement]:
    """The open agreements that ``viewer`` sees of any two of these people and of the team, those due first in front."""
    here = agreement_people.c.candidate_id.in_(candidate_ids)
    of_two = (
        select(agreement_people.c.agreement_id)
        .group_by(agreement_people.c.agreement_id)
        .having(func.count() == 2, func.count().filter(here) == 2)
    )
    of_team = false() if team_id is None else agreements.c.team_id == team_id
    among = (
        select(agreements)
        .where(
            agreements.c.account_id == account_id,
            agreements.c.outcome.is_(None),
            or_(agreements.c.id.in_(of_two), of_team),
            is_agreement_seen(viewer),
        )
        .order_by(agreements.c.until, agreements.c.seq)
        .limit(MOST_AMONG)
    )
    return _present(connection, connection.execute(among).all(), viewer)


def forget_agreements_with(connection: Connection, account_id: str, candidate_id: str, now: datetime) -> None:
    """Delete every agreement that a person is in."""
    with_person = select(agreement_people.c.agreement_id).where(agreement_people.c.candidate_id == candidate_id)
    ids = connection.scalars(with_person).all()
    if ids:
        note_change(connection, account_id, now)
    connection.execute(delete(agreements).where(agreements.c.id.in_(ids), agreements.c.account_id == account_id))


def move_agreements(connection: Connection, candidate_id: str, duplicate_id: str) -> None:
    """Give a person the agreements of their duplicate. One between the two becomes one with the person."""
    of_person = select(agreement_people.c.agreement_id).where(agreement_people.c.candidate_id == candidate_id)
    of_duplicate = agreement_people.c.candidate_id == duplicate_id
    both = connection.scalars(
        select(agreement_people.c.agreement_id).where(of_duplicate, agreement_people.c.agreement_id.in_(of_person))
    )
    connection.execute(delete(agreement_people).where(of_duplicate, agreement_people.c.agreement_id.in_(both.all())))
    connection.execute(update(agreement_people).where(of_duplicate).values(candidate_id=candidate_id))


def _get_row(
    connection: Connection, account_id: str, agreement_id: str, viewer: Viewer, *, lock: bool = False
) -> Row[Any]:
    found = select(agreements).where(
        agreements.c.id == agreement_id, agreements.c.account_id == account_id, is_agreement_seen(viewer)
    )
    row = connection.execute(found.with_for_update() if lock else found).first()
    if row is None:
        raise not_found("agreement")
    return row


def _present(connection: Connection, rows: Sequence[Row[Any]], viewer: Viewer) -> list[Agreement]:
    people = _people_of(connection, [row.id for row in rows if row.team_id is None])
    team_ids = {row.team_id for row in rows if row.team_id is not None}
    named = select(teams.c.id, teams.c.name, teams.c.external_id).where(teams.c.id.in_(team_ids))
    known = {row.id: name_team(row) for row in connection.execute(named)} if team_ids else {}
    return [
        Agreement(
            id=row.id,
            candidate_ids=[person.id for person in people.get(row.id, [])],
            team_id=row.team_id,
            people=people.get(row.id, []),
            team=known.get(row.team_id),
            when=row.when,
            who=row.who,
            will=row.will,
            until=row.until,
            outcome=row.outcome,
            own=row.made_by == viewer.user_id and viewer.role != "member",
            created_at=row.created_at,
            answered_at=row.answered_at,
        )
        for row in rows
        # Somebody who was erased since the rows were read took the agreement with them.
        if row.id in people or row.team_id in known
    ]


def _people_of(connection: Connection, agreement_ids: Collection[str]) -> dict[str, list[CandidateRef]]:
    if not agreement_ids:
        return {}
    found: dict[str, list[CandidateRef]] = {}
    rows = connection.execute(
        select(agreement_people.c.agreement_id, candidates.c.id, candidates.c.name, candidates.c.external_id)
        .join(candidates, candidates.c.id == agreement_people.c.candidate_id)
        .where(agreement_people.c.agreement_id.in_(agreement_ids))
        .order_by(agreement_people.c.place)
    )
    for row in rows:
        person = name_person(row)
        found.setdefault(row.agreement_id, []).append(person)
    return found
