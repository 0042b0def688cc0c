"""One team: its head with what can be done, its views, and its files."""

from datetime import UTC, datetime
from urllib.parse import urlencode

import streamlit as st

from discern.client.foreign import UNKNOWN_TIME
from discern.contract import operations
from discern.contract.base_models import CandidateRef, is_sample
from discern.contract.models.insights import Insight
from discern.contract.models.reports import TeamSubject
from discern.contract.models.teams import Team, TeamAnalysis, WhatIf
from discern.words import short_names
from discern_app.access.viewer import is_one_of
from discern_app.base.language import local_now, say, statement_language
from discern_app.base.navigation import PRESENTING, page_of
from discern_app.base.queries import read, read_offered, write
from discern_app.base.states import danger_button
from discern_app.base.text import escape
from discern_app.components.assessment_summary import erasure_notice, measured_parts
from discern_app.components.page_header import Place, choose_view, header_place, offer_list, page_header
from discern_app.components.share_links import browser_home
from discern_app.dialogs.ask import offer_question
from discern_app.dialogs.export_files import open_export
from discern_app.dialogs.invite.dialog import invite_people
from discern_app.dialogs.new_report import write_report
from discern_app.dialogs.open_dialog import close_dialog, open_dialog
from discern_app.insight.findings import TOO_FEW, Names, rest_on, sentence, title_badge, verdict_of
from discern_app.insight.team_cards import FEWEST
from discern_app.session_state import TEAM_NAMES
from discern_app.teams.members import show_edit, show_empty
from discern_app.teams.overview import show_overview
from discern_app.teams.slides import present
from discern_app.teams.team_export import member_rows, team_files
from discern_app.teams.team_people import open_drawer, show_people
from discern_app.teams.what_if import Plan, read_plan, show_what_if
from discern_app.teams.workshop import PLANS, choose_day, offer_reveal, planned_minutes, show_title, show_workshop
from discern_app.teams.workshop_files import offer_files


def without_names(analysis: TeamAnalysis) -> TeamAnalysis:
    """People are numbered by their angle on the circle, so that no order identifies them; no statement has names."""
    points = [
        point.model_copy(update={"candidate_id": f"person-{n}", "name": say("teams-person-numbered", number=n)})
        for n, point in enumerate(sorted(analysis.map, key=lambda point: point.angle), start=1)
    ]
    said = {sentence(insight, named=False): insight for insight in reversed(analysis.insights)}
    said.pop("", None)
    statements = [_unnamed(n, insight) for n, insight in enumerate(reversed(said.values()), start=1)]
    return analysis.model_copy(update={"map": points, "insights": statements})


def _unnamed(number: int, insight: Insight) -> Insight:
    """The id of a statement can contain a person's id, so a statement about people gets another one."""
    if not insight.people:
        return insight
    return Insight(
        id=f"{insight.kind}-{number}",
        kind=insight.kind,
        text=sentence(insight, named=False),
        strength=insight.strength,
        evidence=insight.evidence,
        probability=insight.probability,
    )


MENU = ("report", "brief", "export", "link", "delete")


def show_menu(team: Team, analysis: TeamAnalysis, *, is_listed: bool) -> None:
    """The menu; ``is_listed`` is whether the service knows the team's members."""
    offered = {
        "report": analysis.profiled > 0,
        "brief": is_listed and analysis.profiled > 0,
        "export": True,
        "link": True,
        "delete": is_listed and is_one_of("owner", "manager"),
    }
    match st.menu_button(
        say("shared-more"),
        [entry for entry in MENU if offered[entry]],
        format_func=lambda entry: say("team-page-menu", entry=entry),
        icon=":material/more_horiz:",
        key="team menu",
    ):
        case "report":
            write_report(TeamSubject(type="team", id=team.id))
        case "brief":
            st.switch_page(page_of("brief"), query_params={"team": team.id})
        case "export" if is_listed and st.query_params.get("view") == "edit":
            open_export("discern-members", lambda: member_rows(team), lambda: team, of=team.name)
        case "export":
            named = TEAM_NAMES.get()
            exported = analysis if named else without_names(analysis)
            about = say("team-page-export-about")
            files = team_files(team, analysis, local_now().date(), named=named)
            open_export("discern-team", files.to_workbook, lambda: exported, of=team.name, about=about)
        case "link":
            open_dialog(_show_link, team.id, title=say("team-page-link"))
        case "delete":
            open_dialog(_ask_to_delete, team, title=say("teams-delete"), width=420)


def _show_link(team_id: str) -> None:
    st.markdown(say("team-page-link-about"))
    st.code(
        f"{browser_home()}/{page_of('teams').url_path}?{urlencode({'team': team_id})}", language=None, wrap_lines=True
    )


def _ask_to_delete(team: Team) -> None:
    st.markdown(f"**{escape(team.name)}**\n\n{say('teams-delete-detail')}")
    with st.container(horizontal=True, horizontal_alignment="distribute"):
        keeps = st.button(say("teams-delete-keep"), key=f"keep {team.id}")
        deletes = danger_button(say("teams-delete-go"), icon=":material/delete:", key=f"delete {team.id}")
    if keeps:
        close_dialog()
        st.rerun()
    if deletes and write(operations.DELETE_TEAM(team_id=team.id)) is not None:
        close_dialog()
        st.switch_page(page_of("teams"))


VIEWS = ("overview", "people", "what-if", "workshop", "edit")
"""The views, as addresses call them in every language."""

WITHOUT_MEMBERS = ("overview", "people", "workshop")
"""The views of a team whose members the service doesn't list."""

WITHOUT_PROFILES = ("overview", "workshop", "edit")
"""The views of a team in which nobody has a profile."""


def show_team_page(team_id: str) -> None:
    """A team in the view that the address asks for; its title is what is said of the team."""
    if PRESENTING in st.query_params:
        present(
            read(operations.GET_TEAM_ANALYSIS(WhatIf(language=statement_language()), team_id=team_id)),
            PLANS[planned_minutes()],
        )
        return
    offer_list("teams")
    head = header_place()
    listed_team = read_offered(operations.GET_TEAM(team_id=team_id))
    is_listed = listed_team is not None
    analysis = read(operations.GET_TEAM_ANALYSIS(WhatIf(language=statement_language()), team_id=team_id))
    team = listed_team or team_of(analysis)
    names = short_names(CandidateRef(id=point.candidate_id, name=point.name) for point in analysis.map)
    looks_ahead = is_listed and analysis.profiled and st.query_params.get("view") == "what-if"
    plan = read_plan(team, analysis) if looks_ahead else None
    view, named = show_head(head, team, analysis, names, plan, is_listed=is_listed)
    show_view(view, team, analysis, names, plan, named=named, is_listed=is_listed)
    if analysis.profiled and view != "edit":
        rest_on(analysis.bases)
    person_id = st.query_params.get("person")
    if named and person_id in {point.candidate_id for point in analysis.map}:
        open_drawer(person_id, on_close=forget_person)


def views_of(analysis: TeamAnalysis, *, is_listed: bool) -> tuple[str, ...]:
    """The views that a team has; ``is_listed`` is whether the service lists its members."""
    if analysis.profiled:
        return VIEWS if is_listed else WITHOUT_MEMBERS
    return WITHOUT_PROFILES if is_listed else WITHOUT_PROFILES[:1]


def show_view(
    view: str,
    team: Team,
    analysis: TeamAnalysis,
    names: Names,
    plan: Plan | None,
    *,
    named: bool,
    is_listed: bool,
) -> None:
    match view:
        case "edit":
            show_edit(team, analysis)
        case "workshop" if not analysis.profiled:
            choose_day(team)
            offer_reveal(team)
            show_empty(team, analysis)
        case _ if not analysis.profiled:
            show_empty(team, analysis)
        case "people":
            show_people(team, analysis, named=named)
        case "what-if":
            show_what_if(team, analysis, plan, named=named)
        case "workshop":
            with st.container(horizontal=True, vertical_alignment="center", horizontal_alignment="distribute"):
                show_title(team)
                offer_files(team, analysis)
            show_workshop(team, analysis, named=named, may_hold=is_listed)
        case _:
            show_overview(analysis, names, named=named)


def start_presenting() -> None:
    st.query_params[PRESENTING] = "1"


def forget_person() -> None:
    st.query_params.pop("person", None)


def show_head(
    place: Place, team: Team, analysis: TeamAnalysis, names: Names, plan: Plan | None = None, *, is_listed: bool
) -> tuple[str, bool]:
    """The verdict as the title, with a ``plan`` on what that would change; below it the views and what can be done.
    Returns the view, and whether people are named.
    """
    views = views_of(analysis, is_listed=is_listed)
    verdict = verdict_of(analysis.insights) if analysis.profiled else None
    name = team.name or team.id
    named = TEAM_NAMES.get() if views != WITHOUT_PROFILES else True
    title = name if verdict is None else sentence(verdict, names, named=named) or name
    if verdict is not None and verdict.kind == TOO_FEW:
        title = say("team-card-missing", count=FEWEST - analysis.profiled)
    if plan is not None and plan.verdict is not None:
        title, verdict = plan.verdict.text, plan.verdict.finding
    where = " · ".join([f"**{escape(name)}**", *parts_of(team, analysis)])
    badge = None if verdict is None else title_badge(verdict, named=named)
    with page_header(title, where, place, name=name, beside=badge, below=True):
        view = choose_view(views, say("teams-view-label"), lambda view: say("team-page-view", view=view))
        st.space("stretch")
        if view != "edit" and analysis.profiled:
            named = st.toggle(say("teams-names"), value=True, key=TEAM_NAMES.key, bind="query-params")
            offer_question(TeamSubject(type="team", id=team.id))
        # Where nobody has a profile, what the page says to do next is to invite.
        show_actions(team, analysis, is_listed=is_listed, invites=analysis.profiled > 0 or view == "edit")
    return view, named


def parts_of(team: Team, analysis: TeamAnalysis) -> list[str]:
    """How many have a profile, and what there is to know of the team, as Markdown."""
    parts = measured_parts(analysis)
    if is_sample(team.external_id):
        parts.append(f":material/science: {say('shared-sample', what='team')}")
    erasure = erasure_notice(team, datetime.now(UTC))
    if erasure is not None:
        parts.append(f":material/person_off: {erasure}")
    return parts


def show_actions(team: Team, analysis: TeamAnalysis, *, is_listed: bool, invites: bool) -> None:
    if is_listed and invites:
        st.button(
            say("team-page-invite"),
            icon=":material/person_add:",
            on_click=invite_people,
            args=(team.id,),
            key="invite",
        )
    if analysis.profiled:
        st.button(say("teams-present"), icon=":material/slideshow:", on_click=start_presenting)
    show_menu(team, analysis, is_listed=is_listed)


def team_of(analysis: TeamAnalysis) -> Team:
    """What an analysis says of its team. Members without an id are left out."""
    members = [CandidateRef(id=point.candidate_id, name=point.name) for point in analysis.map if point.candidate_id]
    return Team(
        **analysis.team.model_dump(),
        size=analysis.size,
        created_at=UNKNOWN_TIME,
        updated_at=UNKNOWN_TIME,
        members=members,
    )
