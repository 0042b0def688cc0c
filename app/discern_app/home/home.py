"""The first page: how to start and, once there are data, the teams, who has yet to answer, and whose profile is new."""

from datetime import datetime

import streamlit as st

from discern.client.errors import DiscernError
from discern.contract import operations
from discern.contract.base_models import Page, is_sample
from discern.contract.models.account import Account
from discern.contract.models.assessments import Assessment, AssessmentQuery, Status
from discern.contract.models.candidates import CandidateList
from discern.contract.models.events import EventQuery
from discern.contract.models.teams import TeamAnalysis, TeamQuery, TeamSummary
from discern_app.access.viewer import is_one_of
from discern_app.base.language import local_now, say
from discern_app.base.navigation import page_of, title_of
from discern_app.base.queries import read, read_offered, try_read
from discern_app.base.states import show_state
from discern_app.base.text import are_mixed, name_of
from discern_app.components.assessment_summary import WAITING, erasure_notice, one_each
from discern_app.components.page_header import page_header
from discern_app.components.sample_company import load_sample_company, offer_removal
from discern_app.dialogs.invite.dialog import invite_people
from discern_app.home.backup_notice import show_backup_notice
from discern_app.home.first_start import show_first_start
from discern_app.home.overview import (
    SHOWN,
    people_card,
    read_reports,
    reports_card,
    show_cards,
    show_new_profiles,
    show_open_to,
    show_waiting,
    teams_card,
    waiting_card,
)
from discern_app.insight.team_cards import TEAM_CARDS, in_a_row, read_cards, show_bar_key, show_team_card

TEAMS = 6
"""How many teams are shown; the rest is one click away."""

NARROWEST = 300
"""How narrow a team's card gets, in pixels."""

NEEDED: tuple[Status, ...] = ("completed", "started", "created")
"""The assessments that the page shows, by status."""

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


def read_teams() -> Page[TeamSummary]:
    try:
        return try_read(operations.LIST_TEAMS(TeamQuery(limit=200)))
    except DiscernError:
        return Page[TeamSummary](data=[])


def count_complete(teams: list[TeamSummary], analyses: dict[str, TeamAnalysis]) -> int | None:
    """In how many teams everybody has a profile; None where not every team was read."""
    if any(team.size and team.id not in analyses for team in teams):
        return None
    return sum(analysis.profiled == analysis.size for analysis in analyses.values())


def show_teams(
    teams: list[TeamSummary],
    analyses: dict[str, TeamAnalysis],
    now: datetime,
    *,
    marked: bool,
) -> None:
    """The teams that changed last, as cards; ``marked`` is whether those of the sample company are marked."""
    with st.container(horizontal=True, vertical_alignment="center"):
        st.subheader(say("home-your-teams"), anchor=False, width="stretch")
        if len(teams) > TEAMS:
            st.page_link(
                page_of("teams"), label=say("home-teams-all"), icon=":material/chevron_right:", icon_position="right"
            )
    if not teams:
        may_make = is_one_of("owner", "manager")
        place = show_state(
            "diversity_3", say("home-teams-none"), say("home-teams-how", may="yes" if may_make else "no")
        )
        if may_make:
            place.page_link(page_of("teams"), label=say("home-teams-create"), icon=":material/group_add:")
        if is_one_of("owner") and place.button(say("home-sample-load"), icon=":material/explore:"):
            load_sample_company()
        return
    with st.grid(in_a_row(len(teams)), min_column_width=NARROWEST, key=TEAM_CARDS):
        for team in teams[:TEAMS]:
            note = erasure_notice(team, now) or ""
            name = name_of(team.name, team.external_id, marked=marked)
            show_team_card(team, analyses.get(team.id), note=note, name=name)
    show_bar_key(analyses.values())


account = read_offered(operations.GET_ACCOUNT())
if is_one_of("owner") and account is not None and account.usage.candidates == 0 and account.usage.teams == 0:
    show_first_start()
else:
    now = local_now()
    with page_header(title_of("home")):
        if st.button(say("invite-title"), icon=":material/person_add:", type="primary"):
            invite_people()
    show_backup_notice()
    reports = read_reports()
    assessments = read_assessments(account)
    completed, started, created = (assessments[status] for status in NEEDED)
    listed = None if account is None else read_waiting()
    totals = None if listed is None else listed.totals
    ids = None if listed is None or listed.has_more else {person.id for person in listed.data}
    waiting = one_each([*started.data, *created.data], ids)
    team_page = read_teams()
    teams = sorted(team_page.data, key=lambda team: team.updated_at, reverse=True)
    analyses = read_cards(teams[:TEAMS])
    complete = None if team_page.has_more else count_complete(teams, analyses)
    show_cards(
        [
            *([] if account is None else [people_card(account.usage, totals, completed, now)]),
            waiting_card(waiting, totals, now, has_more=started.has_more or created.has_more),
            teams_card(len(teams) if account is None else account.usage.teams, complete),
            *([] if reports is None else [reports_card(reports)]),
        ]
    )
    people = (assessment.candidate.external_id for assessment in (*waiting, *completed.data))
    marked = are_mixed([*(team.external_id for team in teams), *people])
    show_teams(teams, analyses, now, marked=marked)
    left, right = st.columns(2, gap="small")
    with left:
        show_waiting(waiting, now, marked=marked, has_more=started.has_more or created.has_more)
    with right:
        show_new_profiles(completed.data, now, marked=marked)
    show_open_to(assessment.candidate for assessment in (*waiting, *completed.data))
    if any(is_sample(team.external_id) for team in teams):
        offer_removal()
