"""Who is in a team: its members, the link by which people join, and its name."""

from collections.abc import Sequence
from typing import Any

import streamlit as st
from pydantic import ValidationError

from discern.client import operations
from discern.contract.models.teams import Team, TeamAnalysis, TeamChange
from discern_app.access.viewer import is_one_of
from discern_app.base.language import say
from discern_app.base.navigation import page_of
from discern_app.base.queries import write
from discern_app.base.text import day
from discern_app.components.object_select import (
    MAX_LISTED,
    newest_people,
    person_labels,
    person_options,
    select_several,
)
from discern_app.components.tables import ROW_PX, draw_table, table_height, table_key
from discern_app.dialogs.invite.members import invite_members
from discern_app.teams.join_link import show_join_link
from discern_app.teams.member_status import name_status, read_statuses, status_column

MOST_ROWS = 12


def show_edit(team: Team, analysis: TeamAnalysis) -> None:
    """Members and what can be changed; coaches see it without the forms."""
    may_edit = is_one_of("owner", "manager")
    people, details = st.columns([3, 2], gap="small")
    with people.container(border=True, height="stretch"):
        st.markdown(f"#### {say('team-page-members')}")
        st.caption(say("teams-people-since", count=len(team.members), day=day(team.created_at)))
        list_members(team, analysis, may_edit=may_edit)
        if may_edit:
            add_members(team)
        st.page_link(
            page_of("assessments"),
            label=say("teams-assessments"),
            icon=":material/assignment:",
            query_params={"team": team.id},
        )
    with details:
        with st.container(border=True):
            st.markdown(f"#### {say('teams-link-title')}")
            show_join_link(team)
        if may_edit:
            with st.container(border=True):
                st.markdown(f"#### {say('teams-name-title')}")
                rename(team)


def list_members(team: Team, analysis: TeamAnalysis, *, may_edit: bool) -> None:
    """The members with what each has; buttons that invite those who have no profile and remove those who are ticked."""
    if not team.members:
        st.markdown(say("teams-nobody"))
        return
    statuses = read_statuses(team, analysis)
    labels = person_labels(team.members)
    person, status = (say("team-page-column", column=each) for each in ("person", "status"))
    columns: dict[str, Sequence[object]] = {
        person: [labels[id_] for id_ in statuses],
        status: [[name_status(each)] for each in statuses.values()],
    }
    shown: dict[str, Any] = {
        "height": table_height(len(statuses), MOST_ROWS),
        "row_height": ROW_PX,
        "alt": say("team-page-members-alt"),
        "column_config": {person: st.column_config.TextColumn(person, width=200), status: status_column()},
    }
    ticked: list[str] = []
    if may_edit:
        key = table_key("members", statuses)
        chosen = draw_table(columns, on_select="rerun", selection_mode="multi-row", key=key, **shown)
        ticked = [id_ for row, id_ in enumerate(statuses) if row in chosen["selection"]["rows"]]
    else:
        draw_table(columns, **shown)
    # Who has answered and shows no profile isn't asked again in passing.
    without = [each for each in team.members if statuses[each.id] not in ("profile", "completed")]
    with st.container(horizontal=True, vertical_alignment="center"):
        if ticked:
            st.button(
                say("teams-remove", count=len(ticked)),
                icon=":material/person_remove:",
                on_click=remove_members,
                args=(team, ticked),
            )
        if without:
            st.button(
                say("team-page-without-profile", count=len(without)),
                icon=":material/send:",
                on_click=invite_members,
                args=(team.id, without),
            )
        if may_edit and not ticked:
            st.caption(say("teams-remove-how"), width="content")


def add_members(team: Team) -> None:
    """A form to add people that the user leads."""
    people, has_more = newest_people()
    if not people:
        st.markdown(say("teams-nobody-to-add"))
        return
    led = {person.id for person in people if person.led} - {member.id for member in team.members}
    others = [option for option in person_options([*team.members, *people]) if option.id in led]
    with (
        st.form("add_member", border=False, clear_on_submit=True),
        st.container(horizontal=True, vertical_alignment="bottom"),
    ):
        chosen = select_several(say("teams-add-people"), others, none=say("teams-choose-people"))
        if st.form_submit_button(say("teams-add"), icon=":material/add:") and chosen:
            for candidate_id in chosen:
                if write(operations.add_member(team.id, candidate_id)) is None:
                    return
            st.rerun()
    if not all(person.led for person in people):
        st.caption(say("teams-ask-an-owner"))
    if has_more:
        st.caption(say("shared-newest-listed", what="people", count=MAX_LISTED))


def remove_members(team: Team, ids: Sequence[str]) -> None:
    """Remove members; with the first who can't be removed, it ends with the service's reason."""
    for candidate_id in ids:
        if write(operations.remove_member(team.id, candidate_id)) is None:
            return


def rename(team: Team) -> None:
    with st.form("rename", border=False), st.container(horizontal=True, vertical_alignment="bottom"):
        name = st.text_input(
            say("teams-name"), value=team.name, max_chars=200, key=f"name of {team.id}", label_visibility="collapsed"
        )
        if st.form_submit_button(say("teams-name-save"), icon=":material/save:"):
            try:
                change = TeamChange(name=name or "")
            except ValidationError:
                st.error(say("teams-name-missing"))
                return
            if write(operations.change_team(team.id, change)) is not None:
                st.rerun()
