"""A leader's week, as Monday's message and the page behind its link say it, and what their calendar feed has.

All of it is read when it is sent or opened, by the rules that hold for the reader then: nothing of it is kept.

Why: docs/decisions/0028-mondays-message-goes-once-and-says-first-names.md
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta

from sqlalchemy import Connection, and_, select

from discern.calendars import Opener, make_calendar
from discern.contract.base_models import CandidateRef
from discern.contract.models.agreements import Agreement, AgreementQuery
from discern.contract.models.insights import Insight, fill
from discern.contract.models.talks import Meeting, next_day
from discern.contract.models.week_messages import DueAgreement, Week, WeekTalk
from discern.contract.weeks import begin_of, find_monday
from discern.service.domain.talks import prepare_week
from discern.service.storage.assessment_status import can_be_answered
from discern.service.storage.engine.tables import assessments, candidates
from discern.service.storage.references import is_real
from discern.service.storage.repositories.agreements import list_agreements
from discern.service.storage.repositories.meetings import list_own_meetings
from discern.service.storage.repositories.visibility import Viewer, is_shared, may_change
from discern.words import first_names, say_agreement

MOST_WAITING = 5
"""How many people who haven't answered yet are named."""

WAITING_FOR = timedelta(days=15)
"""How long somebody who was asked is named, which is on two Mondays: the same names every week are no news."""

MOST_AGREEMENTS = 20
"""How many agreements are shown. Whatever ends that week can be answered."""

MOST_READ = 200


@dataclass(frozen=True, slots=True)
class ReadWeek:
    """A week, and whose results its talks say something of."""

    week: Week
    shown: list[str]


@dataclass(frozen=True, slots=True)
class _Talk:
    """A talk of the week, before names are chosen."""

    on: date
    person: CandidateRef
    opener: Insight | None


def read_week(
    connection: Connection, account_id: str, viewer: Viewer, monday: date, now: datetime, language: str
) -> ReadWeek:
    """The week of a leader, or of what keys see that act for nobody."""
    talks = _list_talks(connection, account_id, viewer, monday, language)
    # Those of long ago go first where there are too many.
    due = list_due_agreements(connection, account_id, viewer, monday)[-MOST_AGREEMENTS:]
    waiting = _list_waiting(connection, account_id, viewer, now)
    people = {each.person.id: each.person for each in talks}
    people |= {person.id: person for each in due for person in each.people}
    people |= {person.id: person for person in waiting[:MOST_WAITING]}
    called = first_names(people.values())
    week = Week(
        monday=monday,
        talks=[_say_talk(each, called) for each in talks],
        agreements=[_say_due(each, called, language) for each in due],
        waiting=[called[person.id] for person in waiting[:MOST_WAITING]],
        more=max(0, len(waiting) - MOST_WAITING),
    )
    return ReadWeek(week, [each.person.id for each in talks if each.opener is not None])


def list_due_agreements(connection: Connection, account_id: str, viewer: Viewer, monday: date) -> list[Agreement]:
    """The reader's own agreements that are open and end by the Sunday of a week, and those that were answered since it
    began, by day.
    """
    sunday = monday + timedelta(days=6)
    found: list[Agreement] = []
    for is_open in (True, False):
        query = AgreementQuery(due_by=sunday, open=is_open, limit=MOST_READ)
        found += list_agreements(connection, account_id, query, viewer).data
    begins = begin_of(monday)
    own = [each for each in found if each.own and (each.answered_at is None or each.answered_at >= begins)]
    return sorted(own, key=lambda each: each.until)


@dataclass(frozen=True, slots=True)
class ReadFeed:
    """A calendar, and whose results its talks say something of."""

    file: bytes
    shown: list[str]


def read_feed(
    connection: Connection,
    account_id: str,
    viewer: Viewer,
    now: datetime,
    language: str,
    *,
    names: bool,
    app_url: str | None,
) -> ReadFeed:
    """The calendar of a leader, or of what keys see that act for nobody: talks, with names also how the next one opens,
    and the days of their agreements.
    """
    query = AgreementQuery(open=True, limit=MOST_READ)
    agreed = [each for each in list_agreements(connection, account_id, query, viewer).data if each.own]
    meetings = list_own_meetings(connection, account_id, viewer)
    openers = _find_openers(connection, account_id, viewer, meetings, now.date(), language) if names else {}
    file = make_calendar(meetings, agreed, now, names=names, language=language, openers=openers, app_url=app_url)
    return ReadFeed(file, [each.candidate.id for each in meetings if each.id in openers])


def _find_openers(
    connection: Connection, account_id: str, viewer: Viewer, meetings: Sequence[Meeting], today: date, language: str
) -> dict[str, Opener]:
    """How the next talk opens of each meeting whose page both share, by meeting."""
    days = {each.id: next_day(each, today) for each in meetings}
    weeks = {
        monday: prepare_week(connection, account_id, viewer.user_id, monday, language)
        for monday in {find_monday(day) for day in days.values()}
    }
    said = {id_: weeks[find_monday(day)].get(id_) for id_, day in days.items()}
    return {id_: Opener(days[id_], each.open_with.text) for id_, each in said.items() if each and each.open_with}


def _list_talks(connection: Connection, account_id: str, viewer: Viewer, monday: date, language: str) -> list[_Talk]:
    """The talks of a week by day."""
    found = []
    said = prepare_week(connection, account_id, viewer.user_id, monday, language)
    for meeting in list_own_meetings(connection, account_id, viewer):
        on = next_day(meeting, monday)
        if on < monday + timedelta(weeks=1):
            opener = said[meeting.id].open_with if meeting.id in said else None
            found.append(_Talk(on, meeting.candidate, opener))
    return sorted(found, key=lambda each: (each.on, each.person.name, each.person.id))


def _say_talk(talk: _Talk, called: dict[str, str]) -> WeekTalk:
    opener = None if talk.opener is None else talk.opener.text
    if talk.opener is not None and talk.opener.template is not None:
        opener = fill(talk.opener.template, [called[person.id] for person in talk.opener.people])
    return WeekTalk(candidate_id=talk.person.id, on=talk.on, name=called[talk.person.id], opener=opener)


def _list_waiting(connection: Connection, account_id: str, viewer: Viewer, now: datetime) -> list[CandidateRef]:
    """Those led by the reader who were asked lately and have yet to answer, by name; nobody who shows the reader
    nothing.
    """
    found = (
        select(candidates.c.id, candidates.c.name)
        .distinct()
        .join(assessments, assessments.c.candidate_id == candidates.c.id)
        .where(
            candidates.c.account_id == account_id,
            can_be_answered(now),
            assessments.c.created_at > now - WAITING_FOR,
            is_real(),
            and_(may_change(viewer), is_shared(viewer)),
        )
        .order_by(candidates.c.name, candidates.c.id)
        .limit(MOST_READ)
    )
    return [CandidateRef(id=row.id, name=row.name) for row in connection.execute(found)]


def _say_due(agreement: Agreement, called: dict[str, str], language: str) -> DueAgreement:
    return DueAgreement(
        id=agreement.id,
        names=[agreement.team.name] if agreement.team else [called[person.id] for person in agreement.people],
        words=say_agreement(agreement, language),
        until=agreement.until,
        outcome=agreement.outcome,
    )
