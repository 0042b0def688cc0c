"""A leader's week, as Monday's message and the page behind its link say it, and what their calendar feed has.

All of it is read when it is sent or opened, by the rules that hold for the reader then: nothing of it is kept.

Why: docs/decisions/0028-mondays-message-goes-once-and-says-first-names.md
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta

from sqlalchemy import ColumnElement, Connection, and_, func, or_, select

from discern.calendars import Opener, make_calendar, opener_of
from discern.cards import list_undertaken
from discern.contract.base_models import CandidateRef, is_sample
from discern.contract.models.agreements import Agreement, AgreementQuery, stage_to_tell
from discern.contract.models.candidates import CandidateTeam
from discern.contract.models.insights import Insight, fill
from discern.contract.models.talks import Meeting, TalkOpener, next_day, next_meeting, opens_with_question
from discern.contract.models.teams import TeamQuery, WhatIf, choose_teams
from discern.contract.models.week_messages import DueAgreement, NewsKind, Week, WeekNews, WeekTalk, WeekTeam
from discern.contract.weeks import begin_of, find_sunday
from discern.insight.team.counts import MIN_PROFILED
from discern.service.domain.talks import open_days
from discern.service.domain.team_analysis import read_team, tip_of_team
from discern.service.storage.assessment_status import can_be_answered
from discern.service.storage.engine.tables import assessments, candidates, statement_marks
from discern.service.storage.references import is_real
from discern.service.storage.repositories.agreements import list_agreements
from discern.service.storage.repositories.meetings import list_own_meetings
from discern.service.storage.repositories.people.marks import list_marks_of_several
from discern.service.storage.repositories.people.profile_groups import profile_groups
from discern.service.storage.repositories.results import list_shared_results
from discern.service.storage.repositories.teams import get_team, list_teams, list_teams_of_people
from discern.service.storage.repositories.visibility import Viewer, is_shared, may_change
from discern.words import first_names, say_agreement

MOST_WAITING = 5
"""How many people who haven't answered yet are named."""

WAITING_FOR = timedelta(days=15)
"""How long somebody was asked lately, which is on two Mondays: who was asked before that is no reason for a message."""

NAMED_FOR = timedelta(days=29)
"""How long somebody who was asked is named: on two Mondays more."""

MOST_NEWS = 12
"""Of how many people something new is said."""

MOST_AGREEMENTS = 20
"""How many agreements are shown. Whatever ends that week can be answered."""

MOST_TEAMS = 6
"""Of how many teams something is said, as on the first page."""

MOST_AHEAD = 3
"""How many agreements of a team that aren't due are said."""

MOST_READ = 200


@dataclass(frozen=True, slots=True)
class ReadWeek:
    """A week, and whose results its talks say something of."""

    week: Week
    shown: list[str]


@dataclass(frozen=True, slots=True)
class _Talk:
    """A talk of the week, before names are chosen."""

    meeting: Meeting
    on: date
    opener: TalkOpener | None

    @property
    def person(self) -> CandidateRef:
        return self.meeting.candidate


def read_week(
    connection: Connection, account_id: str, viewer: Viewer, monday: date, now: datetime, language: str
) -> ReadWeek:
    """The week of a leader, or of what keys see that act for nobody."""
    # Those of long ago go first where there are too many.
    agreed = list_week_agreements(connection, account_id, viewer, monday)[-MOST_AGREEMENTS:]
    talks = _list_talks(connection, account_id, viewer, monday, language)
    news = _list_news(connection, account_id, viewer, begin_of(monday) - timedelta(weeks=1))
    lately, before = _list_waiting(connection, account_id, viewer, now)
    waiting = [*lately, *before]
    met = [each.person.id for each in talks]
    is_asked = and_(assessments.c.candidate_id.in_(met), can_be_answered(now))
    again = set(connection.scalars(select(assessments.c.candidate_id).where(is_asked)))
    in_teams = list_teams_of_people(
        connection, {*met, *(each.id for each in (*waiting, *(one for one, _ in news)))}, viewer
    )
    people = [*_list_led(connection, account_id, viewer), *(each.person for each in talks)]
    called = first_names([*people, *(person for each in agreed for person in each.people)])
    teams, more_teams = _list_teams(
        connection,
        account_id,
        viewer,
        monday,
        {each.id for each in agreed},
        language,
        met={team.id for id_ in met for team in in_teams[id_]},
        new={team.id for person, _ in news for team in in_teams[person.id]},
        waiting=[(team.id, called[person.id]) for person in waiting for team in in_teams[person.id]],
    )
    week = Week(
        monday=monday,
        talks=[_say_talk(each, called, language, monday, again) for each in talks],
        agreements=[_say_due(each, called, language, monday) for each in agreed],
        teams=teams,
        more_teams=more_teams,
        news=[_say_news(each, kind, called, in_teams) for each, kind in news[:MOST_NEWS]],
        more_news=max(0, len(news) - MOST_NEWS),
        waiting=[called[person.id] for person in lately[:MOST_WAITING]],
        asked_before=[called[person.id] for person in waiting[len(lately) : MOST_WAITING]],
        more=max(0, len(waiting) - MOST_WAITING),
    )
    return ReadWeek(week, [each.person.id for each in talks if each.opener is not None and each.opener.open_with])


def list_week_agreements(connection: Connection, account_id: str, viewer: Viewer, monday: date) -> list[Agreement]:
    """The reader's own agreements that are open and end by the Sunday of a week, or are of two people of whom they meet
    one in it, and those that were answered since it began; by day.
    """
    sunday, begins = find_sunday(monday), begin_of(monday)
    met = {each.candidate.id for each, _ in _list_met(connection, account_id, viewer, monday)}
    found: dict[str, Agreement] = {}
    for query in (AgreementQuery(due_by=sunday, open=True), AgreementQuery(open=True), AgreementQuery(open=False)):
        read = list_agreements(connection, account_id, query.model_copy(update={"limit": MOST_READ}), viewer)
        found |= {each.id: each for each in read.data if each.own}

    def is_shown(agreement: Agreement) -> bool:
        if agreement.answered_at is not None and agreement.answered_at < begins:
            return False
        return agreement.until <= sunday or (len(agreement.people) > 1 and not met.isdisjoint(agreement.candidate_ids))

    return sorted(filter(is_shown, found.values()), key=lambda each: each.until)


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
    said = open_days(connection, account_id, viewer, days, language)
    return {id_: opener for id_, each in said.items() if (opener := opener_of(each.on, each.agreed, each.open_with))}


def _list_met(connection: Connection, account_id: str, viewer: Viewer, monday: date) -> list[tuple[Meeting, date]]:
    """The reader's meetings that have a day in a week, whether or not it is skipped, each with that day."""
    sunday = find_sunday(monday)
    meetings = list_own_meetings(connection, account_id, viewer)
    days = [(each, next_meeting(each.first_on, each.every_weeks, monday)) for each in meetings]
    return [(meeting, on) for meeting, on in days if on <= sunday]


def _list_talks(connection: Connection, account_id: str, viewer: Viewer, monday: date, language: str) -> list[_Talk]:
    """The talks of a week by day, without those for which the leader is away."""
    found = []
    met = _list_met(connection, account_id, viewer, monday)
    said = open_days(connection, account_id, viewer, {meeting.id: on for meeting, on in met}, language)
    for meeting, on in met:
        if meeting.away.covers(on):
            continue
        is_open = meeting.shared and on != meeting.skipped_on
        found.append(_Talk(meeting, on, said.get(meeting.id) if is_open else None))
    return sorted(found, key=lambda each: (each.on, each.person.name, each.person.id))


def _say_talk(talk: _Talk, called: dict[str, str], language: str, monday: date, again: Collection[str]) -> WeekTalk:
    agreed, asked = (None, None) if talk.opener is None else (talk.opener.agreed, talk.opener.open_with)
    opener = asked.text if asked is not None and opens_with_question(agreed) else None
    if opener is not None and asked is not None and asked.template is not None:
        opener = fill(asked.template, [called[person.id] for person in asked.people])
    return WeekTalk(
        candidate_id=talk.person.id,
        meeting_id=talk.meeting.id,
        on=talk.on,
        name=called[talk.person.id],
        agreed_id=None if agreed is None else agreed.id,
        agreed=None if agreed is None else _say_agreed(agreed, language, monday),
        outcome=None if agreed is None else agreed.outcome,
        opener=opener,
        unclear=talk.opener is not None and talk.opener.unclear and talk.person.id not in again,
        skipped=talk.on == talk.meeting.skipped_on,
    )


def _list_teams(
    connection: Connection,
    account_id: str,
    viewer: Viewer,
    monday: date,
    due: Collection[str],
    language: str,
    *,
    met: Collection[str],
    new: Collection[str],
    waiting: Collection[tuple[str, str]],
) -> tuple[list[WeekTeam], int]:
    """The reader's teams of this week of which there is something to say, and how many aren't looked at.

    Teams of the sample company go where there are others. ``due`` are the ids of agreements that stand elsewhere,
    ``met`` and ``new`` are as in `choose_teams`; ``waiting`` is who has yet to answer, each with a team. A coach is
    told what to do with those whose workshop is to come or of whom they meet somebody.
    """
    found = list_teams(connection, account_id, TeamQuery(limit=MOST_READ), viewer).data
    real = [each for each in found if not is_sample(each.external_id)] or found
    agreements = list_agreements(connection, account_id, AgreementQuery(limit=MOST_READ), viewer).data
    undertaken, said = list_undertaken(agreements, UTC), []
    chosen = choose_teams(real, met, new, monday, MOST_TEAMS)
    for team in chosen:
        stored = read_team(connection, account_id, team.id, WhatIf(), viewer, of_people=True)
        ahead = [
            each
            for each in agreements
            if each.team_id == team.id and each.outcome is None and each.until >= monday and each.id not in due
        ]
        is_busy = any(each.team_id == team.id and each.outcome is None for each in agreements)
        has_workshop = team.workshop_on is not None and team.workshop_on >= monday
        is_left = viewer.role == "coach" and not has_workshop and team.id not in met
        tip = None if is_busy or is_left else tip_of_team(stored, undertaken.get(team.id, {}), monday, language)
        missing = max(0, MIN_PROFILED - stored.profiled) if stored.size >= MIN_PROFILED else 0
        asked = [name for team_id, name in waiting if team_id == team.id] if missing else []
        stage = stage_to_tell(team, agreements, monday)
        if not (ahead or tip or stage or asked):
            continue
        whole = get_team(connection, account_id, team.id) if stage == "ahead" else None
        said.append(
            WeekTeam(
                team_id=team.id,
                name=team.name,
                size=stored.size,
                profiled=stored.profiled,
                agreed=[
                    say_agreement(each, language) for each in sorted(ahead, key=lambda each: each.until)[:MOST_AHEAD]
                ],
                to_do=None if tip is None else tip.statement.headline or _unnamed(tip.statement).removesuffix("."),
                because=None if tip is None or tip.rests_on is tip.statement else _unnamed(tip.rests_on),
                missing=missing if asked else 0,
                waiting=asked[:MOST_WAITING],
                workshop_on=team.workshop_on if stage else None,
                held=whole is not None and (whole.holds or bool(whole.held)),
            )
        )
    return said, len(real) - len(chosen)


def _unnamed(statement: Insight) -> str:
    return statement.text_without_names or statement.text


def _list_news(
    connection: Connection, account_id: str, viewer: Viewer, since: datetime
) -> list[tuple[CandidateRef, NewsKind]]:
    """Those led by the reader of whom there is something new to see, the newest first: a profile, or what they say of
    it.
    """
    found = (
        select(candidates.c.id)
        .distinct()
        .join(assessments, assessments.c.candidate_id == candidates.c.id)
        .outerjoin(statement_marks, statement_marks.c.assessment_id == assessments.c.id)
        .where(
            _is_real_and_led(account_id, viewer),
            or_(assessments.c.completed_at >= since, statement_marks.c.marked_at >= since),
        )
        .limit(MOST_READ)
    )
    results = list_shared_results(connection, account_id, connection.scalars(found).all(), viewer)
    marks = list_marks_of_several(connection, [each.assessment_id for each in results])
    news: list[tuple[datetime, CandidateRef, NewsKind]] = []
    for each in results:
        marked_at = max((mark.marked_at for mark in marks.get(each.assessment_id, [])), default=since)
        if each.completed_at is not None and each.completed_at >= since:
            news.append((each.completed_at, each.candidate, "profile"))
        elif marked_at > since:
            news.append((marked_at, each.candidate, "marks"))
    news.sort(key=lambda each: (each[0], each[1].id), reverse=True)
    return [(person, kind) for _, person, kind in news]


def _say_news(
    person: CandidateRef, kind: NewsKind, called: Mapping[str, str], in_teams: Mapping[str, Sequence[CandidateTeam]]
) -> WeekNews:
    team = next((each.name for each in in_teams.get(person.id, ())), None)
    return WeekNews(candidate_id=person.id, name=called[person.id], kind=kind, team=team)


def _is_real_and_led(account_id: str, viewer: Viewer) -> ColumnElement[bool]:
    """Whether a person is led by the reader, shows them something, and isn't of the sample company."""
    return and_(candidates.c.account_id == account_id, is_real(), may_change(viewer), is_shared(viewer))


def _list_led(connection: Connection, account_id: str, viewer: Viewer) -> list[CandidateRef]:
    """All whom the reader leads: two of them with one first name are told apart in every message."""
    found = select(candidates.c.id, candidates.c.name).where(_is_real_and_led(account_id, viewer))
    return [CandidateRef(id=row.id, name=row.name) for row in connection.execute(found)]


def _list_waiting(
    connection: Connection, account_id: str, viewer: Viewer, now: datetime
) -> tuple[list[CandidateRef], list[CandidateRef]]:
    """Those led by the reader who have no profile and have yet to answer, by name: who was asked lately, and the
    others; nobody who shows the reader nothing.
    """
    asked_at = func.max(assessments.c.created_at)
    is_waiting = profile_groups(viewer, now, reads_results=True)["waiting"]
    found = (
        select(candidates.c.id, candidates.c.name, (asked_at > now - WAITING_FOR).label("lately"))
        .join(assessments, assessments.c.candidate_id == candidates.c.id)
        .where(_is_real_and_led(account_id, viewer), can_be_answered(now), is_waiting)
        .having(asked_at > now - NAMED_FOR)
        .group_by(candidates.c.id, candidates.c.name)
        .order_by(asked_at <= now - WAITING_FOR, candidates.c.name, candidates.c.id)
        .limit(MOST_READ)
    )
    parts: tuple[list[CandidateRef], list[CandidateRef]] = ([], [])
    for row in connection.execute(found):
        parts[0 if row.lately else 1].append(CandidateRef(id=row.id, name=row.name))
    return parts


def _say_agreed(agreement: Agreement, language: str, monday: date) -> str:
    """The sentence, without its day where that is over: a message says since when it is open."""
    return say_agreement(agreement, language, dated=agreement.until >= monday)


def _say_due(agreement: Agreement, called: dict[str, str], language: str, monday: date) -> DueAgreement:
    return DueAgreement(
        id=agreement.id,
        names=[agreement.team.name] if agreement.team else [called[person.id] for person in agreement.people],
        words=_say_agreed(agreement, language, monday),
        until=agreement.until,
        outcome=agreement.outcome,
    )
