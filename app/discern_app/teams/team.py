"""A team: what it is like, how sure that is, and what would change with other members."""

from datetime import UTC, datetime

import streamlit as st

from discern.client import operations
from discern.client.errors import DiscernError, NotFound, UnreadableAnswer
from discern.client.foreign import UNKNOWN_TIME
from discern.contract import (
    STYLES,
    CandidateRef,
    Team,
    TeamAnalysis,
    TeamQuery,
    TeamRef,
    TeamSubject,
    is_sample,
)
from discern_app.base.error_banners import show_error
from discern_app.base.navigation import page_of
from discern_app.base.queries import read, read_all, try_read
from discern_app.base.text import escape
from discern_app.components.assessment_summary import erasure_notice, why_empty
from discern_app.components.export import offer_export
from discern_app.components.object_select import select_one
from discern_app.components.option_labels import team_option
from discern_app.components.report_questions import offer_writing
from discern_app.teams.analysis_views import show_glance, show_people, show_talk
from discern_app.teams.anonymize import without_names
from discern_app.teams.debrief import offer_reveal
from discern_app.teams.slides import PRESENTING, present
from discern_app.teams.what_if import show_what_if

VIEWS = ("At a glance", "People", "What if", "Talk about it")
WITHOUT_MEMBERS = ("At a glance", "People", "Talk about it")
"""The views of a team whose members the service doesn't list."""


def start_presenting() -> None:
    st.query_params[PRESENTING] = "1"


def show_head(team: Team, analysis: TeamAnalysis) -> None:
    """How many members have a profile."""
    parts = [f"{analysis.profiled} of {analysis.size} have a profile"]
    if analysis.pending:
        parts.append(f"{analysis.pending} not completed yet")
    if analysis.withheld:
        parts.append(f"{analysis.withheld} without a profile")
    if analysis.not_shared:
        parts.append(f"{analysis.not_shared} not shared")
    with st.container(horizontal=True, vertical_alignment="center"):
        st.caption(" · ".join(parts), width="content")
        if is_sample(team.external_id):
            st.badge("Sample: made-up people", color="gray")
    erasure = erasure_notice(team, datetime.now(UTC))
    if erasure is not None:
        st.caption(f":material/person_off: {erasure}")


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


def list_teams() -> list[TeamRef] | None:
    """The teams; None where the service doesn't list them. The specification has no address for that."""
    newest = operations.list_teams(TeamQuery(limit=200))
    try:
        try_read(newest)
    except NotFound:
        return None
    except UnreadableAnswer as error:
        show_error(error)
        return None
    except DiscernError:
        pass  # read_all shows it.
    return list(read_all(newest, 1000)[0])


def find_team(team_id: str) -> Team | None:
    """The team; None where the service has no such address, and perhaps an analysis all the same."""
    try:
        return try_read(operations.get_team(team_id))
    except (NotFound, UnreadableAnswer):
        return None
    except DiscernError:
        return read(operations.get_team(team_id))


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


def ask_for_id() -> None:
    """A form for the id of a team, where the service doesn't list its teams."""
    with st.form("team by id", border=False), st.container(horizontal=True, vertical_alignment="bottom"):
        given = st.text_input("Team id", max_chars=200, width=320)
        if st.form_submit_button("Open", icon=":material/arrow_forward:") and (given or "").strip():
            st.query_params["team"] = (given or "").strip()
            st.rerun()


teams = list_teams()
asked = st.query_params.get("team")
if teams is not None and asked and all(team.id != asked for team in teams):
    teams.append(find_team(asked) or read(operations.get_team_analysis(asked)).team)

if teams is None and not asked:
    st.title("Team")
    st.info("This service doesn't list its teams. Enter the id of one to open it.", icon=":material/group:")
    ask_for_id()
elif not (teams or asked):
    st.title("Team")
    st.info("No team yet. Create one, then add people.", icon=":material/group_add:")
    st.page_link(page_of("teams"), label="Create a team", icon=":material/group_add:")
elif PRESENTING in st.query_params:
    present(read(operations.get_team_analysis(asked or (teams or [])[0].id)))
else:
    st.title("Team")
    chosen = asked or ""
    if teams is None:
        ask_for_id()
    else:
        with st.container(horizontal=True, vertical_alignment="bottom"):
            chosen = select_one("Team", map(team_option, teams), param="team", width=320) or teams[0].id
            st.page_link(page_of("teams"), label="Edit", icon=":material/edit:", query_params={"team": chosen})
    found = find_team(chosen)
    analysis = read(operations.get_team_analysis(chosen))
    team = found or team_of(analysis)
    if teams is None:
        st.subheader(escape(team.name or team.id))
    show_head(team, analysis)
    if found is not None:
        offer_reveal(team)
    if not analysis.profiled:
        st.info(why_empty(team, analysis), icon=":material/hourglass_empty:")
        if found is not None:
            st.page_link(page_of("teams"), label="Edit the team", query_params={"team": chosen})
    else:
        with st.container(horizontal=True, vertical_alignment="center"):
            view = st.segmented_control(
                "View",
                VIEWS if found is not None else WITHOUT_MEMBERS,
                default=VIEWS[0],
                required=True,
                key="view",
                bind="query-params",
                label_visibility="collapsed",
            )
            named = st.toggle("Names", value=True, key="names", bind="query-params")
            st.button("Present", icon=":material/slideshow:", on_click=start_presenting)
        if view == "People":
            show_people(team, analysis, named=named)
        elif view == "What if":
            show_what_if(team, analysis, named=named)
        elif view == "Talk about it":
            show_talk(analysis, named=named)
        else:
            show_glance(analysis, named=named)
        offer_writing(TeamSubject(type="team", id=chosen))
        shown = analysis if named else without_names(analysis)
        offer_export("discern-team", lambda: rows(shown), lambda: shown, of=team.name)
