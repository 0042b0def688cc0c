"""Where a manager lands: how to begin, and afterwards what waits."""

import streamlit as st

from discern.client import operations
from discern.contract import AssessmentQuery, TeamQuery, is_sample
from ui.connection import current_service
from ui.embedded import load_settings
from ui.reads import read, read_all
from ui.samples import load_sample_company, offer_removal
from ui.text import day, name_of, plain
from ui.upkeep import show_upkeep

account = read(operations.get_account())
show_upkeep()

if account.usage.candidates == 0 and account.usage.teams == 0:
    st.title("Discern")
    st.markdown(
        "See how the people in a team like to work, and how sure that is.  \n"
        "People answer 24 short questions on their phone, in about ten minutes.  \n"
        "You see each person's profile and the whole team, with the evidence behind every sentence."
    )
    st.subheader("Three ways in")
    create, sample, connect = st.columns(3, gap="medium")
    with create.container(border=True, height="stretch"):
        st.markdown("**Create an assessment**")
        st.markdown("Send somebody a link, or take it yourself.")
        if st.button("Create an assessment", type="primary", icon=":material/add:", width="stretch"):
            st.switch_page("app_pages/assessments.py", query_params={"new": "1"})
    with sample.container(border=True, height="stretch"):
        st.markdown("**Look around first**")
        st.markdown("A made-up company: 40 people in 4 teams, their answers simulated and truly scored.")
        if st.button("Load the sample company", icon=":material/groups:", width="stretch"):
            load_sample_company()
    with connect.container(border=True, height="stretch"):
        st.markdown("**Use another service**")
        st.markdown("Read assessments from a Discern service, or one like it, elsewhere.")
        if st.button("Connect to a service", icon=":material/link:", width="stretch"):
            st.switch_page("app_pages/settings.py")
    keeps_here = current_service().is_embedded and load_settings().is_sqlite
    here = "Everything stays on this machine. " if keeps_here else ""
    st.caption(f"{here}Meant for development and team dialogue, never for hiring.")
else:
    st.title("Overview")
    teams = read(operations.list_teams(TeamQuery(limit=100)))
    with st.container(horizontal=True):
        st.metric("People", account.usage.candidates, border=True, width=150)
        st.metric("Completed", account.usage.completed, border=True, width=150)
        st.metric("Teams", account.usage.teams, border=True, width=150)
    if any(is_sample(team.external_id) for team in teams.data):
        offer_removal()

    left, right = st.columns(2, gap="large")
    with left:
        st.subheader("Teams")
        if not teams.data:
            st.markdown("No team yet. Put people together to see what they are like as a team.")
            if st.button("Make a team", icon=":material/group_add:"):
                st.switch_page("app_pages/team.py")
        for team in teams.data:
            with st.container(horizontal=True, vertical_alignment="center", horizontal_alignment="distribute"):
                people = "1 person" if team.size == 1 else f"{team.size} people"
                st.markdown(f"**{plain(name_of(team.name, team.external_id))}** · {people}", width="content")
                if st.button("Open", key=f"team {team.id}", icon=":material/arrow_forward:"):
                    st.switch_page("app_pages/team.py", query_params={"team": team.id})
        if teams.has_more:
            st.caption("More teams are on the Team page.")
    with right:
        st.subheader("Waiting for answers")
        waiting = [
            assessment
            for status in ("started", "created")
            for assessment in read_all(operations.list_assessments(AssessmentQuery(status=status, limit=20)), 20)[0]
        ]
        if not waiting:
            st.markdown("Nobody: every assessment that was sent is done.")
        for assessment in waiting[:20]:
            name = name_of(assessment.candidate.name, assessment.candidate.external_id)
            since = (
                f"began on {day(assessment.started_at)}"
                if assessment.status == "started"
                else f"not begun, sent on {day(assessment.created_at)}"
            )
            st.markdown(f"**{plain(name)}** · {since}")
        if st.button("All assessments", icon=":material/arrow_forward:"):
            st.switch_page("app_pages/assessments.py")
