"""Teams: creating and editing them, and importing people from a list."""

import streamlit as st
from pydantic import ValidationError

from discern.client import operations
from discern.contract import Team, TeamChange, TeamQuery, TeamSummary
from discern_app.access.page_permissions import is_one_of
from discern_app.base.language import say
from discern_app.base.navigation import page_of, title_of
from discern_app.base.queries import collect, read, write
from discern_app.base.text import day, escape, name_of, one_line
from discern_app.components.export import offer_export
from discern_app.components.option_labels import team_option, unique_labels
from discern_app.components.pager import Pager
from discern_app.teams.csv_import import import_people
from discern_app.teams.join_link import show_join_link
from discern_app.teams.members import edit_members, list_members, make_team

PAGE = 25
MOST_EXPORTED = 5_000


def show_row(team: TeamSummary, label: str) -> None:
    with st.container(horizontal=True, vertical_alignment="center", horizontal_alignment="distribute"):
        with st.container(horizontal=True, vertical_alignment="center", width="content"):
            st.page_link(
                page_of("team"),
                label=f"**{escape(label)}**",
                icon=":material/group:",
                query_params={"team": team.id},
            )
            st.markdown(say("teams-people", count=team.size), width="content")
        st.button(say("teams-edit"), key=f"edit {team.id}", icon=":material/edit:", on_click=open_team, args=(team.id,))


def open_team(team_id: str) -> None:
    st.query_params["team"] = team_id


def rename(team: Team) -> None:
    with st.form("rename", border=False):
        name = st.text_input(say("teams-name"), value=team.name, max_chars=200, key=f"name of {team.id}")
        if st.form_submit_button(say("teams-name-save"), icon=":material/save:"):
            try:
                change = TeamChange(name=name or "")
            except ValidationError:
                st.error(say("teams-name-missing"))
                return
            if write(operations.change_team(team.id, change)) is not None:
                st.rerun()


def delete(team: Team) -> None:
    with st.popover(say("teams-delete"), icon=":material/delete:"):
        st.markdown(say("teams-delete-detail"))
        deletes = st.button(say("teams-delete-go"), type="primary", key=f"delete {team.id}")
        if deletes and write(operations.delete_team(team.id)) is not None:
            st.query_params.clear()
            st.rerun()


def edit(team_id: str) -> None:
    team = read(operations.get_team(team_id))
    st.button(say("teams-all"), icon=":material/arrow_back:", on_click=st.query_params.clear)
    st.subheader(escape(name_of(team.name, team.external_id)))
    st.caption(say("teams-people-since", count=len(team.members), day=day(team.created_at)))
    with st.container(horizontal=True):
        st.page_link(
            page_of("team"), label=say("teams-profile"), icon=":material/group:", query_params={"team": team.id}
        )
        st.page_link(
            page_of("assessments"),
            label=say("teams-assessments"),
            icon=":material/assignment:",
            query_params={"team": team.id},
        )
    may_edit = is_one_of("owner", "manager")
    people, details = st.columns(2, gap="large")
    with people:
        st.markdown(f"#### {say('teams-people-title')}")
        if may_edit:
            edit_members(team)
        else:
            list_members(team)
    with details:
        st.markdown(f"#### {say('teams-link-title')}")
        show_join_link(team)
        if may_edit:
            st.markdown(f"#### {say('teams-name-title')}")
            rename(team)
            delete(team)
    offer_export(
        "discern-members",
        lambda: [{"Person": each.id, "Name": each.name, "Id": each.external_id} for each in team.members],
        lambda: team,
        of=team.name,
    )


def no_team_yet() -> str:
    role = next((role for role in ("owner", "manager") if is_one_of(role)), "other")
    return say("teams-none", role=role)


def list_all() -> None:
    if is_one_of("owner", "manager"):
        with st.container(horizontal=True), st.popover(say("teams-new"), icon=":material/group_add:"):
            make_team()
    if is_one_of("owner"):
        with st.expander(say("teams-import"), icon=":material/upload:"):
            import_people()
    search = st.text_input(
        say("teams-search"),
        key="team name",
        type="search",
        placeholder=say("shared-search"),
        live=True,
        bind="query-params",
        width=320,
        max_chars=200,
    )
    query = TeamQuery(q=one_line(search or "") or None, limit=PAGE)
    pager = Pager("teams", query)
    page = read(pager.at_page(operations.list_teams(query)))
    if not page.data:
        st.info(
            say("teams-none-match") if search else no_team_yet(),
            icon=":material/group_add:",
        )
        return
    labels = unique_labels(map(team_option, page.data))
    for team in page.data:
        show_row(team, labels[team.id])
    with st.container(horizontal=True):
        pager.show_buttons(page)
    everything = collect(operations.list_teams(query.model_copy(update={"limit": 200})), MOST_EXPORTED)
    offer_export(
        "teams",
        lambda: [
            {"Team": each.id, "Name": each.name, "Id": each.external_id, "People": each.size} for each in everything()
        ],
        everything,
    )


st.title(title_of("teams"))
asked = st.query_params.get("team")
if asked:
    edit(asked)
else:
    list_all()
