"""For whom a change matters: written with the change, so that open pages learn of it and drop what they show.

A page compares the version of what its viewer may see. The version is the sum of random numbers over the rows of that
viewer's audiences that the viewer's reads can show. It therefore differs after any change, also one that commits late
on PostgreSQL, and reveals nothing else. Audiences are found when the change is written: afterwards, somebody who hid,
left or was erased can't be traced to those who saw them.

Why: docs/decisions/0010-open-pages-follow-a-version.md
"""

import secrets
from collections.abc import Collection
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import (
    BigInteger,
    BindParameter,
    Boolean,
    ColumnElement,
    Connection,
    Insert,
    Integer,
    Select,
    String,
    and_,
    bindparam,
    case,
    exists,
    insert,
    literal,
    or_,
    select,
    union,
)

from discern.service.storage.engine.batches import delete_some
from discern.service.storage.engine.tables import (
    Instant,
    agreement_people,
    agreements,
    assessments,
    candidates,
    changes,
    meetings,
    memberships,
    report_people,
    reports,
    results,
    teams,
    user_teams,
    users,
)
from discern.service.storage.queues.change_reads import ALL, HELD_OR_REVEALED, Reads, Shown

ORGANISATION = "organisation"
"""The audience of people who show their results to every manager and coach."""

KEPT = timedelta(hours=1)
"""For how long changes are kept. Forgetting one makes pages read again what has not changed."""

MARK_BITS = 40
"""Of the random numbers: millions of them can be added up in 64 bits."""

_INSERT = insert(changes)
_ACCOUNT_ID = bindparam("account_id", type_=String)
_TEAM_ID = bindparam("team_id", type_=String)
_ASSESSMENT_ID = bindparam("assessment_id", type_=String)
_CANDIDATE_ID = bindparam("candidate_id", type_=String)
_PEOPLE: BindParameter[Any] = bindparam("people", expanding=True)


def _bits(name: str) -> ColumnElement[int]:
    return bindparam(name, type_=Integer)


def _if(condition: ColumnElement[bool], reads: Reads) -> ColumnElement[int]:
    return case((condition, int(reads)), else_=0)


def _row(audience: ColumnElement[str], shown_by: ColumnElement[int] | Reads) -> Select[str, int]:
    bits = literal(int(shown_by), Integer) if isinstance(shown_by, Reads) else shown_by
    return select(audience.label("audience"), bits.label("shown_by"))


def _present() -> ColumnElement[int]:
    """Which reads show anything of a person at all, to a caller who reaches all."""
    # A key that reads only reports, say, must not learn from a moved version that something happened to somebody in
    # none.
    of_person = {
        Reads.ASSESSMENTS: exists().where(assessments.c.candidate_id == candidates.c.id),
        Reads.RESULTS: and_(
            candidates.c.visibility != "private", exists().where(results.c.candidate_id == candidates.c.id)
        ),
        Reads.TEAMS: exists().where(memberships.c.candidate_id == candidates.c.id),
        Reads.REPORTS: exists().where(report_people.c.candidate_id == candidates.c.id),
        Reads.USERS: exists().where(users.c.candidate_id == candidates.c.id),
        # Of a key that acts for nobody; users' own are for them.
        Reads.AGREEMENTS: and_(
            candidates.c.visibility != "private",
            exists().where(
                agreement_people.c.candidate_id == candidates.c.id,
                agreements.c.id == agreement_people.c.agreement_id,
                agreements.c.made_by.is_(None),
            ),
        ),
        Reads.MEETINGS: and_(
            candidates.c.visibility != "private",
            exists().where(
                meetings.c.candidate_id == candidates.c.id,
                meetings.c.made_by.is_(None),
                meetings.c.first_on.is_not(None),
            ),
        ),
    }
    always = Reads.COUNTS | Reads.CANDIDATES | Reads.EVENTS | Reads.OWN_TEAMS | Reads.HELD
    found: ColumnElement[int] = literal(int(always), Integer)
    for reads, is_there in of_person.items():
        # Different bits, so that the sum is their union.
        found += _if(is_there, reads)
    return found


def _requesters(
    condition: ColumnElement[bool], shown_by: ColumnElement[int] | Reads = Reads.REPORTS
) -> Select[str, int]:
    """Those who requested reports: a user by their id, a private link's holder by the assessment that it opens."""
    holders = candidates.alias()
    # Of this one alone: PostgreSQL would read all people for an `IN`.
    by_link = exists().where(holders.c.id == reports.c.requested_by).correlate(reports)
    audience = case((by_link, reports.c.assessment_id), else_=reports.c.requested_by)
    return _row(audience, shown_by).where(audience.is_not(None), condition)


def _of_people(people: Any) -> list[Select[str, int]]:
    is_one = candidates.c.id.in_(people)
    in_report = exists().where(report_people.c.report_id == reports.c.id, report_people.c.candidate_id.in_(people))
    of_teams = case((candidates.c.visibility == "private", _bits("private_teams")), else_=_bits("teams"))
    present = _present()
    return [
        _row(_ACCOUNT_ID, _bits("reaches_all").bitwise_and(present)).where(is_one),
        _row(candidates.c.id, _bits("own")).where(is_one),
        _row(memberships.c.team_id, of_teams)
        .join_from(memberships, candidates, candidates.c.id == memberships.c.candidate_id)
        .where(is_one),
        _row(literal(ORGANISATION, String), _bits("everybody").bitwise_and(present)).where(
            is_one, candidates.c.visibility == ORGANISATION
        ),
        _requesters(in_report, _bits("reports")),
    ]


def _insert(*selects: Select[str, int]) -> Insert:
    """Made once each: making the statement costs several times as much as running it."""
    found = union(*selects).subquery()
    mark, at = bindparam("mark", type_=BigInteger), bindparam("at", type_=Instant)
    rows = select(_ACCOUNT_ID, found.c.audience, found.c.shown_by, mark, at).where(found.c.shown_by != 0)
    return insert(changes).from_select(["account_id", "audience", "shown_by", "mark", "at"], rows)


def _members(*conditions: ColumnElement[bool]) -> Select[tuple[str]]:
    return select(memberships.c.candidate_id).where(memberships.c.team_id == _TEAM_ID, *conditions)


_OF_PERSON = _insert(*_of_people([_CANDIDATE_ID]))
_HELD = bindparam("held", type_=Boolean)
_OTHERWISE = memberships.c.held != _HELD
_ONE_OTHERWISE = and_(_OTHERWISE, memberships.c.candidate_id == _CANDIDATE_ID)
_TEAM_OTHERWISE = or_(exists(_members(_OTHERWISE)), exists().where(teams.c.id == _TEAM_ID, teams.c.holds != _HELD))
_HOLDING_ONE = _insert(
    _row(_ACCOUNT_ID, Reads.TEAMS).where(exists(_members(_ONE_OTHERWISE))),
    _row(_TEAM_ID, Reads.TEAMS).where(exists(_members(_ONE_OTHERWISE))),
    *_of_people(_members(_ONE_OTHERWISE)),
)
_HOLDING_TEAM = _insert(
    _row(_ACCOUNT_ID, Reads.TEAMS).where(_TEAM_OTHERWISE),
    _row(_TEAM_ID, Reads.TEAMS).where(_TEAM_OTHERWISE),
    *_of_people(_members(_OTHERWISE)),
)
_ON_TEAM = reports.c.team_id == _TEAM_ID
_MEMBERSHIPS = _insert(
    _row(_ACCOUNT_ID, Reads.CANDIDATES | Reads.TEAMS | Reads.EVENTS | Reads.OWN_TEAMS),
    _row(_TEAM_ID, ALL),
    _row(candidates.c.id, Reads.OWN_TEAMS).where(candidates.c.id.in_(_PEOPLE)),
    *_of_people(_members(memberships.c.candidate_id.in_(_PEOPLE), memberships.c.held)),
)
_TEAM_CREATED = _insert(_row(_ACCOUNT_ID, Reads.COUNTS | Reads.TEAMS), _row(_TEAM_ID, ALL))
_IS_RENAMED = exists().where(teams.c.id == _TEAM_ID, teams.c.name != bindparam("name", type_=String))
_TEAM_CHANGED = _insert(
    _row(
        _ACCOUNT_ID,
        literal(int(Reads.TEAMS), Integer)
        + _if(and_(_IS_RENAMED, exists(_members())), Reads.OWN_TEAMS)
        + _if(and_(_IS_RENAMED, exists().where(_ON_TEAM)), Reads.REPORTS)
        + _if(and_(_IS_RENAMED, exists().where(agreements.c.team_id == _TEAM_ID)), Reads.AGREEMENTS),
    ),
    _row(_TEAM_ID, Reads.TEAMS),
    _row(candidates.c.id, Reads.OWN_TEAMS).where(_IS_RENAMED, candidates.c.id.in_(_members())),
    _requesters(and_(_IS_RENAMED, _ON_TEAM)),
)
_IN_TEAM = assessments.c.team_id == _TEAM_ID
_TEAM_DELETED = _insert(
    _row(_ACCOUNT_ID, ALL),
    _row(_TEAM_ID, ALL),
    # Its leaders by themselves: once the team is gone, it is nobody's audience.
    _row(user_teams.c.user_id, ALL).where(user_teams.c.team_id == _TEAM_ID),
    _row(candidates.c.id, Reads.OWN_TEAMS).where(candidates.c.id.in_(_members())),
    # Assessments that were made for the team go on without it, and show that to everybody who lists them.
    _row(assessments.c.id, Reads.ASSESSMENTS).where(_IN_TEAM),
    _row(memberships.c.team_id, Reads.ASSESSMENTS).where(
        memberships.c.candidate_id.in_(select(assessments.c.candidate_id).where(_IN_TEAM))
    ),
    _row(literal(ORGANISATION, String), Reads.ASSESSMENTS)
    .join_from(assessments, candidates, candidates.c.id == assessments.c.candidate_id)
    .where(_IN_TEAM, assessments.c.status == "completed", candidates.c.visibility == ORGANISATION),
    _requesters(_ON_TEAM),
    *_of_people(_members(memberships.c.held)),
)
_OF_ASSESSMENT = _insert(
    _row(_ACCOUNT_ID, _bits("reaches_all")),
    _row(_ASSESSMENT_ID, _bits("own")),
    _row(memberships.c.team_id, _bits("teams"))
    .join_from(memberships, assessments, assessments.c.candidate_id == memberships.c.candidate_id)
    .where(assessments.c.id == _ASSESSMENT_ID),
    _row(literal(ORGANISATION, String), _bits("everybody"))
    .join_from(assessments, candidates, candidates.c.id == assessments.c.candidate_id)
    .where(assessments.c.id == _ASSESSMENT_ID, candidates.c.visibility == ORGANISATION),
)
_LINK = _insert(_row(bindparam("holder", type_=String), Reads.LINKS))


_AGREEMENT = _insert(_row(_ACCOUNT_ID, Reads.AGREEMENTS))
_AGREEMENT_SEEN_BY = _insert(
    _row(_ACCOUNT_ID, Reads.AGREEMENTS), _row(users.c.id, Reads.AGREEMENTS).where(users.c.id.in_(_PEOPLE))
)
_MEETING_OF_KEYS = _insert(_row(_ACCOUNT_ID, Reads.MEETINGS))
_MEETING = _insert(_row(users.c.id, Reads.AGREEMENTS).where(users.c.id == bindparam("made_by", type_=String)))


def is_based_on(assessment_id: ColumnElement[str] | str) -> ColumnElement[bool]:
    """Whether a report is on an assessment, or on somebody by it. For an `OR`, PostgreSQL would read all reports."""
    found = reports.alias()
    on_it = select(found.c.id).where(found.c.assessment_id == assessment_id)
    by_it = select(report_people.c.report_id).where(report_people.c.assessment_id == assessment_id)
    return reports.c.id.in_(on_it.union(by_it))


_BASED_ON = is_based_on(_ASSESSMENT_ID)
_REPORTS_FROM = _insert(_row(_ACCOUNT_ID, Reads.REPORTS).where(exists().where(_BASED_ON)), _requesters(_BASED_ON))
_IS_REPORT = reports.c.id == bindparam("report_id", type_=String)
_REPORT = _insert(_row(_ACCOUNT_ID, Reads.REPORTS | Reads.EVENTS), _requesters(_IS_REPORT))
_USER = _insert(
    _row(_ACCOUNT_ID, Reads.USERS),
    _row(users.c.id, ALL).where(users.c.id == bindparam("user_id", type_=String)),
)
_MEMBER_USERS = users.c.candidate_id == _CANDIDATE_ID
_USERS_OF_PERSON = _insert(
    _row(_ACCOUNT_ID, Reads.USERS).where(exists().where(_MEMBER_USERS)),
    _row(users.c.id, ALL)
    .join_from(users, candidates, candidates.c.id == users.c.candidate_id)
    .where(
        _MEMBER_USERS,
        or_(
            candidates.c.visibility == "private",
            exists().where(memberships.c.candidate_id == candidates.c.id, memberships.c.held),
        ),
    ),
)


def note_person_created(connection: Connection, account_id: str, now: datetime) -> None:
    """Somebody new is there, in no team yet."""
    row = {"account_id": account_id, "audience": account_id, "shown_by": Reads.COUNTS | Reads.CANDIDATES, "at": now}
    connection.execute(_INSERT, {**row, "mark": secrets.randbits(MARK_BITS)})


def note_event(connection: Connection, account_id: str, now: datetime) -> None:
    """An event comes to the feed that nothing else shows."""
    row = {"account_id": account_id, "audience": account_id, "shown_by": Reads.EVENTS, "at": now}
    connection.execute(_INSERT, {**row, "mark": secrets.randbits(MARK_BITS)})


def note_measurement(connection: Connection, account_id: str, now: datetime) -> None:
    """Another bank scores what is answered in the account from now on."""
    shown_by = Reads.RESULTS | Reads.TEAMS | Reads.EVENTS
    row = {"account_id": account_id, "audience": account_id, "shown_by": shown_by, "at": now}
    connection.execute(_INSERT, {**row, "mark": secrets.randbits(MARK_BITS)})


def note_person_change(connection: Connection, account_id: str, candidate_id: str, now: datetime, shown: Shown) -> None:
    """Let those who may see something of a person know that it has changed.

    Call it before a change that takes the person out of somebody's sight, and after one that brings them in.
    """
    _note(connection, _OF_PERSON, account_id, now, {"candidate_id": candidate_id, **shown._asdict()})


def note_memberships(
    connection: Connection, account_id: str, team_id: str, people: Collection[str], now: datetime
) -> None:
    """People join a team, or leave it. Call it while they are in it: results held back there are so for everybody."""
    given = {"team_id": team_id, "people": list(people), **HELD_OR_REVEALED._asdict()}
    _note(connection, _MEMBERSHIPS, account_id, now, given)


def note_team_created(connection: Connection, account_id: str, team_id: str, now: datetime) -> None:
    _note(connection, _TEAM_CREATED, account_id, now, {"team_id": team_id})


def note_team_change(connection: Connection, account_id: str, team_id: str, name: str, now: datetime) -> None:
    """A team gets a name, which may be the one it has. Call it before."""
    _note(connection, _TEAM_CHANGED, account_id, now, {"team_id": team_id, "name": name})


def note_team_deletion(connection: Connection, account_id: str, team_id: str, now: datetime) -> None:
    """Call it before the deletion."""
    _note(connection, _TEAM_DELETED, account_id, now, {"team_id": team_id, **HELD_OR_REVEALED._asdict()})


def note_holding(
    connection: Connection, account_id: str, team_id: str, candidate_id: str | None, now: datetime, *, held: bool
) -> None:
    """Results of one member, or of a team, are held back from now on or shown. Call it before the change."""
    given = {"team_id": team_id, "held": held, **HELD_OR_REVEALED._asdict()}
    if candidate_id is None:
        _note(connection, _HOLDING_TEAM, account_id, now, given)
    else:
        _note(connection, _HOLDING_ONE, account_id, now, {**given, "candidate_id": candidate_id})


def note_assessment_change(
    connection: Connection, account_id: str, assessment_id: str, now: datetime, shown: Shown
) -> None:
    """The same of an assessment. Links to other assessments of the person don't show it."""
    _note(connection, _OF_ASSESSMENT, account_id, now, {"assessment_id": assessment_id, **shown._asdict()})


def note_link_change(connection: Connection, account_id: str, holder: str, now: datetime) -> None:
    """What the holder of a private link may do in the person's name changes, and what it shows of that."""
    _note(connection, _LINK, account_id, now, {"holder": holder})


def note_reports_from(connection: Connection, account_id: str, assessment_id: str, now: datetime) -> None:
    """Reports based on an assessment go. Call it before."""
    _note(connection, _REPORTS_FROM, account_id, now, {"assessment_id": assessment_id})


def note_report_change(connection: Connection, account_id: str, report_id: str, now: datetime) -> None:
    _note(connection, _REPORT, account_id, now, {"report_id": report_id})


def note_agreement_change(connection: Connection, account_id: str, seen_by: Collection[str], now: datetime) -> None:
    """An agreement is made or changes, or is about to go: what the account counts, and what these users see."""
    if seen_by:
        _note(connection, _AGREEMENT_SEEN_BY, account_id, now, {"people": list(seen_by)})
    else:
        _note(connection, _AGREEMENT, account_id, now, {})


def note_meeting_change(connection: Connection, account_id: str, made_by: str | None, now: datetime) -> None:
    """A meeting of a user, or of keys, is made or changes, or is about to go, or what its talks used."""
    if made_by is None:
        _note(connection, _MEETING_OF_KEYS, account_id, now, {})
    else:
        _note(connection, _MEETING, account_id, now, {"made_by": made_by})


def note_user_change(connection: Connection, account_id: str, user_id: str, now: datetime) -> None:
    """Somebody's role, teams or access change. Call it before they are removed."""
    _note(connection, _USER, account_id, now, {"user_id": user_id})


def note_members_of(connection: Connection, account_id: str, candidate_id: str, now: datetime) -> None:
    """Whether a person's members are confirmed may have changed. They notice it where something is hidden."""
    _note(connection, _USERS_OF_PERSON, account_id, now, {"candidate_id": candidate_id})


def _note(connection: Connection, statement: Insert, account_id: str, now: datetime, given: dict[str, Any]) -> None:
    mark = secrets.randbits(MARK_BITS)
    connection.execute(statement, {"account_id": account_id, "mark": mark, "at": now, **given})


def forget_old_changes(connection: Connection, now: datetime) -> int:
    """Delete some of those that no open page asks for; how many."""
    return delete_some(connection, changes, changes.c.at < now - KEPT)
