"""What can be done with a team besides looking at it: a report, its files, its address, and deleting it."""

from urllib.parse import urlencode

import streamlit as st

from discern.client import operations
from discern.contract.models.reports import TeamSubject
from discern.contract.models.teams import Team, TeamAnalysis
from discern.contract.styles import STYLES
from discern_app.access.viewer import is_one_of
from discern_app.base.language import say
from discern_app.base.navigation import page_of
from discern_app.base.queries import write
from discern_app.base.states import danger_button
from discern_app.base.text import escape
from discern_app.components.share_links import browser_origin
from discern_app.dialogs.export_files import open_export
from discern_app.dialogs.new_report import write_report
from discern_app.dialogs.open_dialog import close_dialog, open_dialog
from discern_app.teams.anonymize import without_names

MENU = ("report", "export", "link", "delete")


def show_menu(team: Team, analysis: TeamAnalysis, *, is_listed: bool) -> None:
    """The menu; ``is_listed`` is whether the service knows the team's members."""
    offered = {
        "report": analysis.profiled > 0,
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
        case "export" if is_listed and st.query_params.get("view") == "edit":
            open_export("discern-members", lambda: member_rows(team), lambda: team, of=team.name)
        case "export":
            named = bool(st.session_state.get("names", True))
            shown = analysis if named else without_names(analysis)
            about = say("team-page-export-about")
            open_export("discern-team", lambda: rows(shown), lambda: shown, of=team.name, about=about)
        case "link":
            open_dialog(_show_link, team.id, title=say("team-page-link"))
        case "delete":
            open_dialog(_ask_to_delete, team, title=say("teams-delete"), width=420)


def rows(analysis: TeamAnalysis) -> list[dict[str, str | float | None]]:
    """A row a person, for a file."""
    return [
        {"Person": point.name, "Style": point.style}
        | {f"Score {style}": None if point.scores is None else round(point.scores[style], 1) for style in STYLES}
        | {
            f"Probability {style}": None if point.probabilities is None else round(point.probabilities[style], 3)
            for style in STYLES
        }
        for point in analysis.map
    ]


def member_rows(team: Team) -> list[dict[str, str | float | None]]:
    """A row a member, for a file."""
    return [{"Person": each.id, "Name": each.name, "Id": each.external_id} for each in team.members]


def _show_link(team_id: str) -> None:
    st.markdown(say("team-page-link-about"))
    st.code(
        f"{browser_origin()}/{page_of('teams').url_path}?{urlencode({'team': team_id})}", language=None, wrap_lines=True
    )


def _ask_to_delete(team: Team) -> None:
    st.markdown(f"**{escape(team.name)}**\n\n{say('teams-delete-detail')}")
    with st.container(horizontal=True, horizontal_alignment="distribute"):
        keeps = st.button(say("teams-delete-keep"), key=f"keep {team.id}")
        deletes = danger_button(say("teams-delete-go"), icon=":material/delete:", key=f"delete {team.id}")
    if keeps:
        close_dialog()
        st.rerun()
    if deletes and write(operations.delete_team(team.id)) is not None:
        close_dialog()
        st.switch_page(page_of("teams"))
