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
from discern_app.base.navigation import page_of
from discern_app.base.queries import read, try_read
from discern_app.base.text import counted, escape, name_of
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
    st.title("Discern")
    st.markdown(
        "See how the people in a team like to work, and how certain that is.  \n"
        "People answer 24 short questions on their phone, in about ten minutes.  \n"
        "You see each person's profile and the whole team, with the evidence for every statement."
    )
    st.subheader("Three ways to start")
    create, sample, connect = st.columns(3, gap="medium")
    with create.container(border=True, height="stretch"):
        st.markdown("**Create an assessment**")
        st.markdown("Send someone a link, or take it yourself.")
        if st.button("Create an assessment", type="primary", icon=":material/add:", width="stretch"):
            st.switch_page(page_of("assessments"), query_params={"new": "1"})
    with sample.container(border=True, height="stretch"):
        st.markdown("**Look around first**")
        st.markdown("A made-up company: 40 people in 4 teams, with simulated answers that are scored like real ones.")
        if st.button("Load the sample company", icon=":material/groups:", width="stretch"):
            load_sample_company()
    with connect.container(border=True, height="stretch"):
        st.markdown("**Use another service**")
        st.markdown("Read assessments from another Discern service, or a compatible one.")
        if st.button("Connect to a service", icon=":material/link:", width="stretch"):
            st.switch_page(page_of("settings"))
    keeps_here = current_service().is_embedded and load_settings().is_sqlite
    here = "Everything stays on this machine. " if keeps_here else ""
    st.caption(f"{here}For development and team dialogue, never for hiring.")


def link_to(assessment: Assessment, page: str, text: str) -> None:
    """A link with a person's name and a few words."""
    name = name_of(assessment.candidate.name, assessment.candidate.external_id)
    st.page_link(
        page_of(page), label=f"**{escape(name)}** · {escape(text)}", query_params={"assessment": assessment.id}
    )


def link_to_list(label: str, **params: str) -> None:
    st.page_link(page_of("assessments"), label=label, icon=":material/arrow_forward:", query_params=params)


def show_changes(completed: list[Assessment], now: datetime, *, has_more: bool) -> None:
    st.subheader("Recently completed")
    lately = completed_lately(completed, now)
    shown = lately[:SHOWN] or newest_first(completed)[:LAST]
    if not lately:
        more = " The latest before that:" if shown else ""
        st.markdown(f"Nobody has completed an assessment in the last two weeks.{more}")
    with st.container(gap="xsmall"):
        for assessment in shown:
            try:
                text = summary_of(try_read(operations.get_results(assessment.id)))
            except DiscernError:
                text = "completed"
            link_to(assessment, "results", text)
    if len(lately) > SHOWN:
        least = "At least " if has_more else ""
        st.caption(f"{least}{len(lately) - SHOWN} more were completed in the last two weeks.")
    if completed:
        link_to_list("All completed", status="Completed")


def show_waiting(waiting: list[Assessment], now: datetime) -> None:
    st.subheader("Not completed yet")
    if not waiting:
        st.markdown("Nothing: all assessments are completed.")
    with st.container(gap="xsmall"):
        for assessment in waiting_longest_first(waiting)[:SHOWN]:
            link_to(assessment, "assessments", wait_of(assessment, now))
    if waiting:
        st.caption("Open a name for the link and a reminder to copy.")
        link_to_list("All not started", status="Invited")
    link_to_list("Invite someone", new="1")


def show_teams(teams: list[TeamSummary], waiting: list[Assessment], now: datetime, *, has_more: bool) -> None:
    st.subheader("Teams")
    if not teams and not is_one_of("owner", "manager"):
        st.markdown("No team yet. Ask an owner to assign you one.")
        return
    if not teams:
        st.markdown("No team yet. Create one to see what its people are like together.")
        st.page_link(page_of("teams"), label="Create a team", icon=":material/group_add:")
        return
    waits = pending_by_team(teams, waiting)
    recent = sorted(teams, key=lambda team: team.updated_at, reverse=True)
    for number, team in enumerate(recent[:SHOWN]):
        people = counted(team.size, "person", "people")
        sentences = [f"{people}, {waits[team.id]}." if team.id in waits else f"{people}."]
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
        st.caption(f"The {SHOWN} teams changed most recently.")
    st.page_link(page_of("teams"), label="All teams", icon=":material/arrow_forward:")


def what_stands_out(team: TeamSummary) -> str | None:
    """The first statement of a team's analysis, where the service has one."""
    try:
        insights = try_read(operations.get_team_analysis(team.id)).insights
    except DiscernError:
        return None
    return insights[0].text if insights else None


account = read_account()
show_backup_notice()
if is_one_of("owner") and account is not None and account.usage.candidates == 0 and account.usage.teams == 0:
    show_first_screen()
else:
    now = datetime.now(UTC)
    st.title("Overview")
    completed = read_completed()
    begun, sent = read(with_status("started")), read(with_status("created"))
    waiting = [*begun.data, *sent.data]
    try:
        team_page = try_read(operations.list_teams(TeamQuery(limit=200)))
    except DiscernError:
        team_page = Page[TeamSummary](data=[])
    with st.container(horizontal=True):
        if account is not None:
            st.metric("People", f"{account.usage.candidates:,}", border=True, width=140)
            st.metric("Completed", f"{account.usage.completed:,}", border=True, width=140)
        many = "+" if begun.has_more or sent.has_more else ""
        st.metric("Not completed", f"{len(waiting):,}{many}", border=True, width=140)
        if account is not None:
            st.metric("Teams", f"{account.usage.teams:,}", border=True, width=140)
    left, right = st.columns(2, gap="large")
    with left:
        show_changes(completed.data, now, has_more=completed.has_more)
        show_waiting(waiting, now)
    with right:
        show_teams(team_page.data, waiting, now, has_more=team_page.has_more)
    if any(is_sample(team.external_id) for team in team_page.data):
        offer_removal()
