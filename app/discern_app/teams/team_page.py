"""One team: what it is like, its people, what would change with others, a workshop on it, and who is in it."""

from collections.abc import Sequence
from datetime import UTC, datetime

import streamlit as st

from discern.client import operations
from discern.client.foreign import UNKNOWN_TIME
from discern.contract.base_models import CandidateRef, is_sample
from discern.contract.models.reports import TeamSubject
from discern.contract.models.teams import Team, TeamAnalysis
from discern_app.base.language import reader_wording, say
from discern_app.base.queries import read, read_offered
from discern_app.components.assessment_summary import erasure_notice, measured_parts
from discern_app.components.page_header import Place, choose_view, header_place, offer_list, page_header
from discern_app.dialogs.ask import offer_question
from discern_app.dialogs.invite.dialog import invite_people
from discern_app.dialogs.person_drawer import show_person
from discern_app.insight.statements import show_parameters
from discern_app.teams.debrief import offer_reveal
from discern_app.teams.edit import show_edit
from discern_app.teams.empty import show_empty
from discern_app.teams.overview import show_overview
from discern_app.teams.slides import PRESENTING, present
from discern_app.teams.team_menu import show_menu
from discern_app.teams.team_people import show_people
from discern_app.teams.what_if import show_what_if
from discern_app.teams.workshop import PLANS, planned_minutes, show_title, show_workshop
from discern_app.teams.workshop_files import offer_files

VIEWS = ("overview", "people", "what-if", "workshop", "edit")
"""The views, as addresses call them in every language."""

WITHOUT_MEMBERS = ("overview", "people", "workshop")
"""The views of a team whose members the service doesn't list."""

WITHOUT_PROFILES = ("overview", "workshop", "edit")
"""The views of a team in which nobody has a profile."""


def show_team_page(team_id: str) -> None:
    """A team in the view that the address asks for."""
    if PRESENTING in st.query_params:
        present(read(operations.get_team_analysis(team_id, wording=reader_wording())), PLANS[planned_minutes()])
        return
    offer_list("teams")
    head = header_place()
    listed_team = read_offered(operations.get_team(team_id))
    is_listed = listed_team is not None
    analysis = read(operations.get_team_analysis(team_id, wording=reader_wording()))
    team = listed_team or team_of(analysis)
    show_header(head, team, analysis, is_listed=is_listed)
    view, named = choose(views_of(analysis, is_listed=is_listed), team.id)
    show_view(view, team, analysis, named=named, is_listed=is_listed)
    if analysis.profiled and view not in ("overview", "edit"):
        show_parameters(analysis.bases)
    asked = st.query_params.get("person")
    if named and asked in {point.candidate_id for point in analysis.map}:
        show_person(asked, on_close=forget_person)


def views_of(analysis: TeamAnalysis, *, is_listed: bool) -> tuple[str, ...]:
    """The views that a team has; ``is_listed`` is whether the service lists its members."""
    if analysis.profiled:
        return VIEWS if is_listed else WITHOUT_MEMBERS
    return WITHOUT_PROFILES if is_listed else WITHOUT_PROFILES[:1]


def show_view(view: str, team: Team, analysis: TeamAnalysis, *, named: bool, is_listed: bool) -> None:
    match view:
        case "edit":
            show_edit(team, analysis)
        case "workshop" if not analysis.profiled:
            offer_reveal(team)
            show_empty(team, analysis)
        case _ if not analysis.profiled:
            show_empty(team, analysis)
        case "people":
            show_people(team, analysis, named=named)
        case "what-if":
            show_what_if(team, analysis, named=named)
        case "workshop":
            with st.container(horizontal=True, vertical_alignment="center", horizontal_alignment="distribute"):
                show_title()
                offer_files(team, analysis)
            show_workshop(team, analysis, named=named, may_hold=is_listed)
        case _:
            show_overview(analysis, named=named)


def choose(views: Sequence[str], team_id: str) -> tuple[str, bool]:
    """The view, and whether people are named; beside them, in the overview, a question about the team."""
    with st.container(horizontal=True, vertical_alignment="center", key="views"):
        view = choose_view(views, say("teams-view-label"), lambda each: say("team-page-view", view=each))
        if view == "edit" or views == WITHOUT_PROFILES:
            return view, True
        if view == "overview":
            offer_question(TeamSubject(type="team", id=team_id))
        return view, st.toggle(say("teams-names"), value=True, key="names", bind="query-params")


def start_presenting() -> None:
    st.query_params[PRESENTING] = "1"


def forget_person() -> None:
    st.query_params.pop("person", None)


def show_header(place: Place, team: Team, analysis: TeamAnalysis, *, is_listed: bool) -> None:
    """The team's name, how many have a profile, and what can be done."""
    parts = measured_parts(analysis)
    if is_sample(team.external_id):
        parts.append(f":material/science: {say('shared-sample', what='team')}")
    erasure = erasure_notice(team, datetime.now(UTC))
    if erasure is not None:
        parts.append(f":material/person_off: {erasure}")
    with page_header(team.name or team.id, " · ".join(parts), place):
        if is_listed:
            st.button(
                say("team-page-invite"),
                icon=":material/person_add:",
                on_click=invite_people,
                args=(team.id,),
                key="invite",
            )
        if analysis.profiled:
            st.button(say("teams-present"), icon=":material/slideshow:", type="primary", on_click=start_presenting)
        show_menu(team, analysis, is_listed=is_listed)


def team_of(analysis: TeamAnalysis) -> Team:
    """What an analysis says of its team. Members without an id are left out."""
    members = [CandidateRef(id=each.candidate_id, name=each.name) for each in analysis.map if each.candidate_id]
    return Team(
        **analysis.team.model_dump(),
        size=analysis.size,
        created_at=UNKNOWN_TIME,
        updated_at=UNKNOWN_TIME,
        members=members,
    )
