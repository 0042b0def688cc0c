"""The first page: how to start and, once there are data, what changed, what is waiting, and the teams."""

from datetime import UTC, datetime

import streamlit as st

from discern.client import operations
from discern.client.calls import Call
from discern.client.errors import DiscernError, NotFound, UnreadableAnswer
from discern.contract import (
    Account,
    Assessment,
    AssessmentQuery,
    EventQuery,
    Page,
    Status,
    TeamQuery,
    TeamSummary,
    is_sample,
)
from discern_app.access.page_permissions import is_one_of
from discern_app.base.current_service import current_service
from discern_app.base.embedded_service import load_settings
from discern_app.base.language import reader_wording, say
from discern_app.base.navigation import page_of, title_of
from discern_app.base.queries import read, try_read
from discern_app.base.text import escape, name_of
from discern_app.components.assessment_summary import (
    completed_lately,
    erasure_notice,
    newest_first,
    pending_by_team,
    summary_of,
    wait_of,
    waiting_longest_first,
)
from discern_app.components.sample_company import load_sample_company, offer_removal
from discern_app.home.backup_notice import show_backup_notice

SHOWN = 6
"""How many people or teams a section shows; the rest is one click away."""

LAST = 3
"""How many people are shown who finished last, where nobody has finished lately."""

TEAMS_READ = 3
"""How many teams' analyses are read for their first statement."""


def read_account() -> Account | None:
    """The account, or None where the service doesn't offer one."""
    try:
        return try_read(operations.get_account())
    except (NotFound, UnreadableAnswer):
        return None
    except DiscernError:
        return read(operations.get_account())


def with_status(status: Status) -> Call[Page[Assessment]]:
    return operations.list_assessments(AssessmentQuery(status=status, limit=200))


def read_completed() -> Page[Assessment]:
    """The newest completed assessments. A long list is ordered by creation, so the latest come from the event feed."""
    page = read(with_status("completed"))
    if not page.has_more:
        return page
    listed = {each.id for each in page.data}
    query = EventQuery(type="assessment.completed", order="newest", limit=SHOWN)
    try:
        latest = [event.data.get("assessment_id") for event in try_read(operations.list_events(query)).data]
        missing = [try_read(operations.get_assessment(id_)) for id_ in latest if id_ and id_ not in listed]
    except DiscernError:
        return page
    return page.model_copy(update={"data": [*page.data, *missing]})


def show_first_screen() -> None:
    st.title(say("home-brand"))
    st.markdown(say("home-what-it-is"))
    st.subheader(say("home-ways"))
    create, sample, connect = st.columns(3, gap="medium")
    with create.container(border=True, height="stretch"):
        st.markdown(f"**{say('home-create')}**")
        st.markdown(say("home-create-detail"))
        if st.button(say("home-create"), type="primary", icon=":material/add:", width="stretch"):
            st.switch_page(page_of("assessments"), query_params={"new": "1"})
    with sample.container(border=True, height="stretch"):
        st.markdown(f"**{say('home-sample')}**")
        st.markdown(say("home-sample-detail"))
        if st.button(say("home-sample-load"), icon=":material/groups:", width="stretch"):
            load_sample_company()
    with connect.container(border=True, height="stretch"):
        st.markdown(f"**{say('home-connect')}**")
        st.markdown(say("home-connect-detail"))
        if st.button(say("home-connect-go"), icon=":material/link:", width="stretch"):
            st.switch_page(page_of("settings"))
    keeps_here = current_service().is_embedded and load_settings().is_sqlite
    st.caption(say("home-excluded-uses", place="here" if keeps_here else "elsewhere"))


def link_to(assessment: Assessment, page: str, text: str) -> None:
    """A link with a person's name and a few words."""
    name = name_of(assessment.candidate.name, assessment.candidate.external_id)
    st.page_link(
        page_of(page), label=f"**{escape(name)}** · {escape(text)}", query_params={"assessment": assessment.id}
    )


def link_to_list(label: str, **params: str) -> None:
    st.page_link(page_of("assessments"), label=label, icon=":material/arrow_forward:", query_params=params)


def show_changes(completed: list[Assessment], now: datetime, *, has_more: bool) -> None:
    st.subheader(say("home-recent"))
    lately = completed_lately(completed, now)
    shown = lately[:SHOWN] or newest_first(completed)[:LAST]
    if not lately:
        st.markdown(say("home-recent-none", before="yes" if shown else "no"))
    with st.container(gap="xsmall"):
        for assessment in shown:
            try:
                text = summary_of(try_read(operations.get_results(assessment.id, reader_wording())))
            except DiscernError:
                text = say("home-summary-unknown")
            link_to(assessment, "results", text)
    if len(lately) > SHOWN:
        st.caption(say("home-recent-more", least="yes" if has_more else "no", count=len(lately) - SHOWN))
    if completed:
        link_to_list(say("home-all-completed"), status="completed")


def show_waiting(waiting: list[Assessment], now: datetime) -> None:
    st.subheader(say("home-waiting"))
    if not waiting:
        st.markdown(say("home-waiting-none"))
    with st.container(gap="xsmall"):
        for assessment in waiting_longest_first(waiting)[:SHOWN]:
            link_to(assessment, "assessments", wait_of(assessment, now))
    if waiting:
        st.caption(say("home-waiting-hint"))
        link_to_list(say("home-all-not-started"), status="created")
    link_to_list(say("home-invite"), new="1")


def show_teams(teams: list[TeamSummary], waiting: list[Assessment], now: datetime, *, has_more: bool) -> None:
    st.subheader(say("home-teams"))
    if not teams and not is_one_of("owner", "manager"):
        st.markdown(say("home-teams-none-assigned"))
        return
    if not teams:
        st.markdown(say("home-teams-none"))
        st.page_link(page_of("teams"), label=say("home-teams-create"), icon=":material/group_add:")
        return
    waits = pending_by_team(waiting)
    recent = sorted(teams, key=lambda team: team.updated_at, reverse=True)
    for number, team in enumerate(recent[:SHOWN]):
        sentences = [say("home-team", people=team.size, waiting=waits[team.id])]
        standing_out = what_stands_out(team) if number < TEAMS_READ else None
        if standing_out:
            sentences.append(escape(standing_out))
        erasure = erasure_notice(team, now)
        if erasure is not None:
            sentences.append(f":material/person_off: {erasure}")
        st.page_link(
            page_of("team"),
            label=f"**{escape(name_of(team.name, team.external_id))}** · {' '.join(sentences)}",
            icon=":material/group:",
            query_params={"team": team.id},
        )
    if len(teams) > SHOWN or has_more:
        st.caption(say("home-teams-shown", count=SHOWN))
    st.page_link(page_of("teams"), label=say("home-teams-all"), icon=":material/arrow_forward:")


def what_stands_out(team: TeamSummary) -> str | None:
    """The first statement of a team's analysis, where the service has one."""
    try:
        insights = try_read(operations.get_team_analysis(team.id, wording=reader_wording())).insights
    except DiscernError:
        return None
    return insights[0].text if insights else None


account = read_account()
show_backup_notice()
if is_one_of("owner") and account is not None and account.usage.candidates == 0 and account.usage.teams == 0:
    show_first_screen()
else:
    now = datetime.now(UTC)
    st.title(title_of("overview"))
    completed = read_completed()
    begun, sent = read(with_status("started")), read(with_status("created"))
    waiting = [*begun.data, *sent.data]
    try:
        team_page = try_read(operations.list_teams(TeamQuery(limit=200)))
    except DiscernError:
        team_page = Page[TeamSummary](data=[])
    with st.container(horizontal=True):
        if account is not None:
            st.metric(say("home-people"), f"{account.usage.candidates:,}", border=True, width=140)
            st.metric(say("home-completed"), f"{account.usage.completed:,}", border=True, width=140)
        many = "+" if begun.has_more or sent.has_more else ""
        st.metric(say("home-not-completed"), f"{len(waiting):,}{many}", border=True, width=140)
        if account is not None:
            st.metric(say("home-teams"), f"{account.usage.teams:,}", border=True, width=140)
    left, right = st.columns(2, gap="large")
    with left:
        show_changes(completed.data, now, has_more=completed.has_more)
        show_waiting(waiting, now)
    with right:
        show_teams(team_page.data, waiting, now, has_more=team_page.has_more)
    if any(is_sample(team.external_id) for team in team_page.data):
        offer_removal()
