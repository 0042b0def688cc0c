"""A team: what it is like, how sure that is, and what would change with other members."""

from collections.abc import Iterable
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
from discern_app.base.language import reader_wording, say
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

VIEWS = {"glance": "At a glance", "people": "People", "what-if": "What if", "talk": "Talk about it"}
"""The views, and what each is called in the address, which is the same in every language."""

WITHOUT_MEMBERS = ("glance", "people", "talk")
"""The views of a team whose members the service doesn't list."""


def linked_view(views: Iterable[str]) -> str:
    """The one of the views that is in the address; the first where it names none of them."""
    linked = st.query_params.get("view")
    return next((view for view in views if VIEWS[view] == linked), "glance")


def store_view() -> None:
    view = st.session_state["view"]
    if view == "glance":
        st.query_params.pop("view", None)
    else:
        st.query_params["view"] = VIEWS[view]


def start_presenting() -> None:
    st.query_params[PRESENTING] = "1"


def show_head(team: Team, analysis: TeamAnalysis) -> None:
    """How many members have a profile."""
    counts = {
        "profiled": analysis.profiled,
        "pending": analysis.pending,
        "withheld": analysis.withheld,
        "not-shared": analysis.not_shared,
    }
    parts = [
        say("teams-head", part=part, count=count, size=analysis.size)
        for part, count in counts.items()
        if count or part == "profiled"
    ]
    with st.container(horizontal=True, vertical_alignment="center"):
        st.caption(" · ".join(parts), width="content")
        if is_sample(team.external_id):
            st.badge(say("shared-sample", what="team"), color="gray")
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
        given = st.text_input(say("teams-id"), max_chars=200, width=320)
        if st.form_submit_button(say("teams-open"), icon=":material/arrow_forward:") and (given or "").strip():
            st.query_params["team"] = (given or "").strip()
            st.rerun()


teams = list_teams()
asked = st.query_params.get("team")
if teams is not None and asked and all(team.id != asked for team in teams):
    teams.append(find_team(asked) or read(operations.get_team_analysis(asked, wording=reader_wording())).team)

if teams is None and not asked:
    st.title(say("teams-title"))
    st.info(say("teams-unlisted"), icon=":material/group:")
    ask_for_id()
elif not (teams or asked):
    st.title(say("teams-title"))
    st.info(say("teams-none-here"), icon=":material/group_add:")
    st.page_link(page_of("teams"), label=say("teams-create"), icon=":material/group_add:")
elif PRESENTING in st.query_params:
    present(read(operations.get_team_analysis(asked or (teams or [])[0].id, wording=reader_wording())))
else:
    st.title(say("teams-title"))
    chosen = asked or ""
    if teams is None:
        ask_for_id()
    else:
        with st.container(horizontal=True, vertical_alignment="bottom"):
            chosen = select_one(say("teams-title"), map(team_option, teams), param="team", width=320) or teams[0].id
            st.page_link(
                page_of("teams"), label=say("teams-edit"), icon=":material/edit:", query_params={"team": chosen}
            )
    found = find_team(chosen)
    analysis = read(operations.get_team_analysis(chosen, wording=reader_wording()))
    team = found or team_of(analysis)
    if teams is None:
        st.subheader(escape(team.name or team.id))
    show_head(team, analysis)
    if found is not None:
        offer_reveal(team)
    if not analysis.profiled:
        st.info(why_empty(team, analysis), icon=":material/hourglass_empty:")
        if found is not None:
            st.page_link(page_of("teams"), label=say("teams-edit-this"), query_params={"team": chosen})
    else:
        with st.container(horizontal=True, vertical_alignment="center"):
            st.session_state["view"] = linked_view(VIEWS if found is not None else WITHOUT_MEMBERS)
            view = st.segmented_control(
                say("teams-view-label"),
                list(VIEWS) if found is not None else WITHOUT_MEMBERS,
                required=True,
                format_func=lambda view: say("teams-view", view=view),
                key="view",
                on_change=store_view,
                label_visibility="collapsed",
            )
            named = st.toggle(say("teams-names"), value=True, key="names", bind="query-params")
            st.button(say("teams-present"), icon=":material/slideshow:", on_click=start_presenting)
        if view == "people":
            show_people(team, analysis, named=named)
        elif view == "what-if":
            show_what_if(team, analysis, named=named)
        elif view == "talk":
            show_talk(analysis, named=named)
        else:
            show_glance(analysis, named=named)
        offer_writing(TeamSubject(type="team", id=chosen))
        shown = analysis if named else without_names(analysis)
        offer_export("discern-team", lambda: rows(shown), lambda: shown, of=team.name)
