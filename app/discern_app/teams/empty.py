"""A team of which no profile can be shown: why, who is waited for, and the next step."""

from collections.abc import Sequence

import streamlit as st

from discern.contract.models.assessments import Assessment
from discern.contract.models.teams import Team, TeamAnalysis
from discern_app.base.language import local_now, say
from discern_app.base.text import rows_html
from discern_app.components.assessment_summary import wait_with_deadline, waiting_longest_first, why_empty
from discern_app.components.object_select import person_labels
from discern_app.components.states import show_state
from discern_app.dialogs.invite.dialog import invite_people
from discern_app.dialogs.invite.members import invite_members
from discern_app.dialogs.remind import remind_of
from discern_app.teams.member_status import read_progress


def show_empty(team: Team, analysis: TeamAnalysis) -> None:
    """Why there is no profile to show, and the next step: to remind those who are invited, and to invite the others."""
    statuses, waiting = read_progress(team, analysis)
    icon = "forum" if team.held else "hourglass_empty" if team.size else "group_add"
    elsewhere = sum(each.team_id != team.id for each in waiting)
    title, _, detail = why_empty(team, analysis, len(waiting), elsewhere).partition(". ")
    step = show_state(icon, title, detail)
    if waiting:
        count = len(waiting)
        step.button(
            say("people-remind", count=count),
            icon=":material/mail:",
            type="primary",
            key="remind the team",
            on_click=remind_of,
            args=(waiting,),
        )
        without = [each for each in team.members if statuses[each.id] == "none"]
        if without:
            step.button(
                say("team-page-invite-others", count=len(without)),
                icon=":material/person_add:",
                on_click=invite_members,
                args=(team.id, without),
            )
        _list(waiting, team.id)
    elif not team.held:
        step.button(
            say("team-page-invite"),
            icon=":material/person_add:",
            type="primary",
            on_click=invite_people,
            args=(team.id,),
        )


def _list(waiting: Sequence[Assessment], team_id: str) -> None:
    """Who is waited for, the longest wait first, and whose invitation wasn't made for this team."""
    labels, now = person_labels(each.candidate for each in waiting), local_now()
    with st.container(border=True, key="team-waiting"):
        st.markdown(f"#### {say('home-waiting')}")
        rows = []
        for each in waiting_longest_first(waiting):
            of = [] if each.team_id == team_id else [say("team-page-invited", of="other" if each.team_id else "none")]
            rows.append(" · ".join([labels[each.candidate.id], wait_with_deadline(each, now), *of]))
        st.html(rows_html(rows))
