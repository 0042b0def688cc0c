"""A team: what it is like, how sure that is, and what would change with other members."""

from datetime import UTC, datetime

import streamlit as st

from discern.client import operations
from discern.contract import STYLES, Team, TeamAnalysis, TeamQuery, TeamSubject, is_sample
from discern_app.base.navigation import page_of
from discern_app.base.queries import read, read_all
from discern_app.base.text import name_of
from discern_app.components.assessment_summary import erasure_notice, why_empty
from discern_app.components.export import offer_export
from discern_app.components.report_questions import offer_writing
from discern_app.components.url_select import url_selectbox
from discern_app.teams.analysis_views import show_glance, show_people, show_talk
from discern_app.teams.anonymize import without_names
from discern_app.teams.debrief import offer_reveal
from discern_app.teams.slides import PRESENTING, present
from discern_app.teams.what_if import show_what_if

VIEWS = ("At a glance", "People", "What if", "Talk about it")


def start_presenting() -> None:
    st.query_params[PRESENTING] = "1"


def show_head(team: Team, analysis: TeamAnalysis) -> None:
    """How many members have a profile."""
    parts = [f"{analysis.profiled} of {analysis.size} have a profile"]
    if analysis.pending:
        parts.append(f"{analysis.pending} to answer")
    if analysis.withheld:
        parts.append(f"{analysis.withheld} answered without a profile")
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


teams, _ = read_all(operations.list_teams(TeamQuery(limit=200)), 1000)
labels = {team.id: name_of(team.name, team.external_id) for team in teams}
asked = st.query_params.get("team")
if asked and asked not in labels:
    labels[asked] = read(operations.get_team(asked)).name

if not labels:
    st.title("Team")
    st.info("No team yet. Make one, then put people in it.", icon=":material/group_add:")
    st.page_link(page_of("teams"), label="Make a team", icon=":material/group_add:")
elif PRESENTING in st.query_params:
    present(read(operations.get_team_analysis(asked or next(iter(labels)))))
else:
    st.title("Team")
    with st.container(horizontal=True, vertical_alignment="bottom"):
        chosen = url_selectbox("Team", list(labels), labels.__getitem__, param="team", width=320) or next(iter(labels))
        st.page_link(page_of("teams"), label="Edit", icon=":material/edit:", query_params={"team": chosen})
    team = read(operations.get_team(chosen))
    analysis = read(operations.get_team_analysis(chosen))
    show_head(team, analysis)
    offer_reveal(team)
    if not analysis.profiled:
        st.info(why_empty(team, analysis), icon=":material/hourglass_empty:")
        st.page_link(page_of("teams"), label="Edit the team", query_params={"team": chosen})
    else:
        with st.container(horizontal=True, vertical_alignment="center"):
            view = st.segmented_control(
                "View",
                VIEWS,
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
        offer_export("discern-team", lambda: rows(shown), lambda: shown)
