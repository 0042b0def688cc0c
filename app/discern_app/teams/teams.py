"""Teams: all of them as cards, or the one that the address names."""

from collections.abc import Sequence
from datetime import UTC, datetime

import streamlit as st

from discern.client.errors import DiscernError, NotFound, UnreadableAnswer
from discern.contract import operations
from discern.contract.models.teams import TeamQuery, TeamSummary
from discern_app.access.viewer import is_one_of
from discern_app.base.error_banners import clear_places
from discern_app.base.language import say
from discern_app.base.navigation import title_of
from discern_app.base.queries import collect, read, require_service, try_read
from discern_app.base.states import show_none_match, show_state
from discern_app.base.text import one_line
from discern_app.components.assessment_summary import erasure_notice
from discern_app.components.option_labels import team_options, unique_labels
from discern_app.components.page_header import page_header
from discern_app.components.tables import Pager
from discern_app.dialogs.agreements import link_to_all
from discern_app.dialogs.export_files import offer_export
from discern_app.dialogs.import_people import import_people
from discern_app.dialogs.new_team import make_team
from discern_app.insight.findings import rest_on
from discern_app.insight.team_cards import TEAM_CARDS, in_a_row, read_cards, show_team_card
from discern_app.session_state import SEARCH_TEAMS
from discern_app.teams.team_page import show_team_page

PAGE = 12
"""Cards on a page: each costs the read of an analysis."""

MOST_EXPORTED = 5_000


def is_listed() -> bool:
    """Whether the service lists its teams. The specification has no address for that."""
    try:
        try_read(operations.LIST_TEAMS(TeamQuery(limit=PAGE)))
    except (NotFound, UnreadableAnswer):
        return False
    except DiscernError:
        pass  # The list shows it.
    return True


def ask_for_id() -> None:
    """A form for the id of a team, where the service doesn't list its teams."""
    with (
        show_state("diversity_3", say("teams-unlisted"), say("teams-unlisted-detail")),
        st.form("team by id", border=False),
        st.container(horizontal=True, vertical_alignment="bottom"),
    ):
        typed = st.text_input(say("teams-id"), max_chars=200, width=320)
        if st.form_submit_button(say("teams-open"), icon=":material/arrow_forward:") and (typed or "").strip():
            st.query_params["team"] = (typed or "").strip()
            st.rerun()


def offer_first_team() -> None:
    """What to do where there is no team yet."""
    role = next((role for role in ("owner", "manager") if is_one_of(role)), "other")
    step = show_state("diversity_3", say("teams-none"), say("teams-none-detail", role=role))
    if role != "other":
        step.button(say("teams-create"), type="primary", icon=":material/group_add:", on_click=make_team)


def clear_search() -> None:
    SEARCH_TEAMS.set("")


def show_cards(teams: Sequence[TeamSummary]) -> None:
    """A card for each team. Analyses that take too long leave their cards without a picture."""
    labels = unique_labels(team_options(teams))
    analyses, now = read_cards(teams), datetime.now(UTC)
    with st.grid(in_a_row(len(teams)), min_column_width=300, key=TEAM_CARDS):
        for team in teams:
            analysis = analyses.get(team.id)
            note = erasure_notice(team, now) or ""
            show_team_card(team, analysis, note=note, name=labels[team.id], on_teams_page=True)
    rest_on(basis for analysis in analyses.values() for basis in analysis.bases)


def show_teams() -> None:
    with page_header(title_of("teams")):
        if is_one_of("owner"):
            st.button(say("people-import"), icon=":material/upload:", on_click=import_people)
        if is_one_of("owner", "manager"):
            st.button(say("teams-new"), type="primary", icon=":material/group_add:", on_click=make_team)
        place_of_menu = st.container(width="content")
    if not is_listed():
        require_service()
        clear_places()
        ask_for_id()
        return
    search = st.text_input(
        say("teams-search"),
        key=SEARCH_TEAMS.key,
        type="search",
        placeholder=say("teams-search"),
        label_visibility="collapsed",
        live=True,
        bind="query-params",
        width=320,
        max_chars=200,
    )
    query = TeamQuery(q=one_line(search or "") or None, limit=PAGE)
    pager = Pager("teams", query)
    page = read(pager.at_page(operations.LIST_TEAMS(query)))
    if not page.data and search:
        show_none_match(clear_search)
        return
    if not page.data:
        offer_first_team()
        return
    link_to_all()
    show_cards(page.data)
    everything = collect(operations.LIST_TEAMS(query.model_copy(update={"limit": 200})), MOST_EXPORTED)
    with place_of_menu:
        offer_export(
            "teams",
            lambda: [
                {
                    say("export-team", row="name", of=""): team.name,
                    say("export-team", row="size", of=""): team.size,
                    say("lists-role", role="external_id"): team.external_id,
                    say("export-column", column="id"): team.id,
                }
                for team in everything()
            ],
            everything,
        )
    with st.container(horizontal=True, horizontal_alignment="right"):
        pager.show_buttons(page)


team_id = st.query_params.get("team")
if team_id:
    show_team_page(team_id)
else:
    show_teams()
