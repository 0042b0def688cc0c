"""The first page: the way to a first team and, once it stands, what to do next, and the teams with a line each."""

from collections.abc import Collection, Mapping, Sequence
from datetime import date, datetime, timedelta

import streamlit as st

from discern.client.errors import DiscernError
from discern.contract import operations
from discern.contract.base_models import CandidateRef, Page, is_sample
from discern.contract.models.account import Account
from discern.contract.models.agreements import stage_to_tell
from discern.contract.models.assessments import Assessment, AssessmentQuery, Status
from discern.contract.models.candidates import Candidate, CandidateList
from discern.contract.models.events import EventQuery
from discern.contract.models.teams import TeamAnalysis, TeamQuery, TeamSummary, choose_teams
from discern.contract.weeks import find_sunday
from discern.words import first_names, say_workshop, short_names
from discern_app.access.viewer import is_one_of
from discern_app.base.language import language, local_now, say
from discern_app.base.navigation import page_of, title_of as name_of_page
from discern_app.base.queries import read, read_offered, try_read
from discern_app.base.states import show_state
from discern_app.base.text import are_mixed, name_of
from discern_app.components.assessment_summary import UNPROFILED, WAITING, erasure_notice, newest_first, one_each
from discern_app.components.object_select import find_listed
from discern_app.components.page_header import page_header
from discern_app.components.sample_company import offer_removal
from discern_app.dialogs.agreements import due_of, list_ahead, read_newest, read_undertaken
from discern_app.dialogs.backup_notice import show_backup_notice
from discern_app.dialogs.invite.dialog import invite_people
from discern_app.dialogs.meetings import read_meetings
from discern_app.dialogs.new_team import make_team
from discern_app.home.first_start import Beginning, show_path, show_steps
from discern_app.home.for_coaches import (
    CoachWeek,
    collect_coach_week,
    is_looked_back,
    read_held,
    show_coach_week,
    title_of_coach,
)
from discern_app.home.overview import (
    SHOWN,
    collect_to_do,
    is_new_profile,
    read_reports,
    show_open_to,
    show_to_do,
    title_of,
)
from discern_app.home.this_week import TalkRow, ask_whom, collect_week, read_open, read_openers, say_idle, without_shown
from discern_app.insight.cards import NEVER, tip_of_this_week, tip_text
from discern_app.insight.findings import rest_on
from discern_app.insight.team_cards import FEWEST, TEAM_CARDS, in_a_row, read_cards, show_team_card

TEAMS = 6
"""How many teams are shown; the rest is one click away."""

NARROWEST = 300
"""How narrow a team's card gets, in pixels."""

NEEDED: tuple[Status, ...] = ("completed", "started", "created")
"""The assessments that the page shows, by status."""

A_DAY = timedelta(days=1)

MOST_READ = 200
"""How many assessments one read brings at most."""


def read_assessments(account: Account | None) -> dict[Status, Page[Assessment]]:
    """The newest completed, started and created assessments; in one read where there are few."""
    if account is not None and account.usage.assessments <= MOST_READ:
        page = read(operations.LIST_ASSESSMENTS(AssessmentQuery(limit=MOST_READ)))
        if not page.has_more:
            return {
                status: Page(data=[assessment for assessment in page.data if assessment.status == status])
                for status in NEEDED
            }
    pages = {
        status: read(operations.LIST_ASSESSMENTS(AssessmentQuery(status=status, limit=MOST_READ))) for status in NEEDED
    }
    return {**pages, "completed": add_latest(pages["completed"])}


def add_latest(page: Page[Assessment]) -> Page[Assessment]:
    """A long list is ordered by creation, so the assessments that were completed last come from the event feed."""
    if not page.has_more:
        return page
    listed = {assessment.id for assessment in page.data}
    query = EventQuery(type="assessment.completed", order="newest", limit=SHOWN)
    try:
        latest = [event.data.get("assessment_id") for event in try_read(operations.LIST_EVENTS(query)).data]
        missing = [
            try_read(operations.GET_ASSESSMENT(assessment_id=id_)) for id_ in latest if id_ and id_ not in listed
        ]
    except DiscernError:
        return page
    return page.model_copy(update={"data": [*page.data, *missing]})


def read_waiting() -> CandidateList | None:
    """Who is waited for, with the totals of all groups; None where the service doesn't count them."""
    try:
        listed = try_read(WAITING)
    except DiscernError:
        return None
    return None if listed.totals is None else listed


def read_unprofiled() -> Sequence[Candidate]:
    """Who has no profile and isn't asked for one; none where the service can't say."""
    try:
        return try_read(UNPROFILED).data
    except DiscernError:
        return []


def teams_of_week(
    teams: Sequence[TeamSummary], talks: Sequence[TalkRow], finished: Sequence[Assessment], now: datetime
) -> Sequence[TeamSummary]:
    """Those that Monday's message has too; all, in their order, where they aren't too many."""
    if len(teams) <= TEAMS:
        return teams
    met = [find_listed(row.meeting.candidate) for row in talks]
    in_teams = {team.id for each in met if each and each.profile for team in each.profile.teams or []}
    new = {each.team_id for each in finished if each.team_id and is_new_profile(each, now)}
    return choose_teams(teams, in_teams, new, now.date(), TEAMS)


def workshops_of_week(teams: Sequence[TeamSummary], today: date) -> list[TeamSummary]:
    """The teams that have one by Sunday or tomorrow, the next first."""
    last = max(find_sunday(today), today + A_DAY)
    found = [each for each in teams if each.workshop_on and today <= each.workshop_on <= last]
    return sorted(found, key=lambda each: (each.workshop_on or last, each.name))


def read_teams() -> Page[TeamSummary]:
    try:
        return try_read(operations.LIST_TEAMS(TeamQuery(limit=200)))
    except DiscernError:
        return Page[TeamSummary](data=[])


def show_teams(
    teams: Sequence[TeamSummary],
    analyses: dict[str, TeamAnalysis],
    now: datetime,
    busy: Collection[str],
    *,
    marked: bool,
    more: int,
) -> None:
    """The teams of this week, and how many ``more`` there are; ``marked`` is whether those of the sample company are
    marked. Those that are ``busy`` have something else than their card of the week.
    """
    with st.container(horizontal=True, wrap=False, vertical_alignment="center"):
        st.subheader(say("home-teams"), anchor=False, width="stretch")
        if more:
            st.page_link(
                page_of("teams"),
                label=say("home-more", count=more),
                icon=":material/chevron_right:",
                icon_position="right",
            )
    if not teams:
        may = is_one_of("owner", "manager")
        place = show_state("diversity_3", say("home-teams-none"), say("home-teams-how", may="yes" if may else "no"))
        if may:
            place.button(say("home-teams-create"), icon=":material/group_add:", on_click=make_team)
        return
    undertaken = read_undertaken() if analyses else {}
    with st.grid(in_a_row(len(teams)), min_column_width=NARROWEST, key=TEAM_CARDS):
        for team in teams:
            name, analysis = name_of(team.name, team.external_id, marked=marked), analyses.get(team.id)
            week = (
                "" if analysis is None or team.id in busy else action_of_week(analysis, undertaken.get(team.id, NEVER))
            )
            show_team_card(team, analysis, note=note_of(team, now), name=name, week=week)
    rest_on(basis for analysis in analyses.values() for basis in analysis.bases)


def note_of(team: TeamSummary, now: datetime) -> str:
    """Why less may be said of a team than before; else when its workshop is or was, where no row says it to a coach."""
    erased = erasure_notice(team, now)
    if erased is not None or is_one_of("coach") or team.workshop_on is None:
        return erased or ""
    if stage_to_tell(team, read_newest(), now.date()) is None:
        return ""
    return say_workshop(team.workshop_on, now.date(), language())


def action_of_week(analysis: TeamAnalysis, used: Mapping[str, Sequence[date]]) -> str:
    """What a team's page says to do this week; empty where it says nothing."""
    names = short_names(CandidateRef(id=point.candidate_id, name=point.name) for point in analysis.map)
    tip = tip_of_this_week(analysis.insights, analysis.team.id, names=names, used=used)
    return "" if tip is None else tip_text(tip, names)


def has_own_team(teams: list[TeamSummary], analyses: dict[str, TeamAnalysis]) -> bool:
    """Whether a team of real people stands: whether so many have a profile that something is said of it. A team that
    wasn't read may.
    """
    return any(
        not is_sample(team.external_id)
        and ((team.size and team.id not in analyses) or is_standing(analyses.get(team.id)))
        for team in teams
    )


def is_standing(analysis: TeamAnalysis | None) -> bool:
    return analysis is not None and analysis.profiled >= FEWEST


account = read_offered(operations.GET_ACCOUNT())
now = local_now()
assessments = read_assessments(account)
completed, started, created = (assessments[status] for status in NEEDED)
listed = None if account is None else read_waiting()
ids = None if listed is None or listed.has_more else {person.id for person in listed.data}
waiting = one_each([*started.data, *created.data], ids)
# Answers that make no profile are completed too.
unprofiled = read_unprofiled() if completed.data and account is not None else []
without = {person.id for person in (*unprofiled, *([] if listed is None else listed.data))}
finished = [each for each in completed.data if each.candidate.id not in without]
gave_none = {person.id for person in unprofiled if person.profile and person.profile.status == "withheld"}
withheld = list(
    {
        each.candidate.id: each
        for each in reversed(newest_first(completed.data))
        if each.candidate.id in gave_none and not is_sample(each.candidate.external_id)
    }.values()
)
team_page = read_teams()
meetings = read_meetings()
openers = read_openers(now.date()) if meetings else {}
agreements = read_open(now.date())
names = first_names(
    [
        *(each.candidate for each in meetings or []),
        *(each.candidate for page in assessments.values() for each in page.data),
        *(person for each in agreements if each.own for person in each.people),
    ]
)
talks = collect_week(meetings or [], now.date(), openers, names)
teams = sorted(team_page.data, key=lambda team: team.updated_at, reverse=True)
shown = teams_of_week(teams, talks, finished, now)
analyses = read_cards(shown)
own = [team for team in teams if not is_sample(team.external_id)]
people = [assessment.candidate for assessment in (*waiting, *completed.data)]
marked = are_mixed([*(team.external_id for team in teams), *(person.external_id for person in people)])
beginning = Beginning(
    own[0].id if own else None,
    [each for each in waiting if not is_sample(each.candidate.external_id)],
    [each for each in finished if not is_sample(each.candidate.external_id)],
    withheld,
    own[0].name if own else "",
    FEWEST - analyses[own[0].id].profiled if own and own[0].id in analyses else 0,
)
may_begin = is_one_of("owner", "manager") and not has_own_team(teams, analyses)
is_first = may_begin and (beginning.has_begun or not teams)
more_wait = started.has_more or created.has_more
ahead = list_ahead(agreements, now.date(), {row.meeting.candidate.id for row in talks})
if is_one_of("coach"):
    # What was agreed on two weeks ago is among what a coach asks their teams.
    ahead = [each for each in ahead if not is_looked_back(each, now.date())]
to_do = collect_to_do(
    waiting,
    finished,
    read_reports(),
    now,
    more_wait=more_wait,
    is_first=is_first,
    due=without_shown(due_of(agreements, now.date()), talks),
    talks=talks,
    names=names,
    withheld=withheld,
    ahead=ahead,
    workshops=workshops_of_week(teams, now.date()),
)
coached = (
    collect_coach_week(
        analyses,
        read_newest(),
        read_held(shown),
        {each.candidate.id for each in to_do.new},
        now.date(),
        shown,
    )
    if is_one_of("coach")
    else CoachWeek()
)
offers = bool(meetings) or any(each.workshop_on and each.workshop_on >= now.date() for each in teams)
# What a team undertook is enough.
busy = {each.team_id for each in agreements if each.team_id is not None}
if is_first:
    show_path(beginning, alone=not teams and not people)
    if meetings == [] and finished:
        ask_whom(met=False)
    show_to_do(to_do, now, marked=marked, offers=offers)
    if teams:
        show_teams(shown, analyses, now, busy, marked=marked, more=len(teams) - len(shown))
else:
    idle = say_idle(meetings or [], now.date(), names) if to_do.count == 0 else ""
    if to_do.count == 0:
        idle = idle or title_of_coach(coached)
    with page_header(idle or title_of(to_do), name=name_of_page("home")):
        if st.button(say("invite-title"), icon=":material/person_add:"):
            invite_people()
    show_backup_notice()
    if meetings == [] and people:
        ask_whom(met=False)
    show_to_do(to_do, now, marked=marked, offers=offers)
    show_coach_week(coached)
    show_teams(shown, analyses, now, busy, marked=marked, more=len(teams) - len(shown))
    if may_begin:
        # Open on the first day with the sample company, and folded from then on.
        is_new = all(now - team.created_at < A_DAY for team in teams)
        with st.expander(say("home-path-own"), expanded=is_new):
            show_steps(beginning, columns=4)
show_open_to(people)
if any(is_sample(team.external_id) for team in teams):
    offer_removal()
