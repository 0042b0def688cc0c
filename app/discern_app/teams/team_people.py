"""The people of a team: how their scores lie in one style, a table with all of them, and a drawer with one in short."""

from collections.abc import Callable, Sequence
from typing import Any

import streamlit as st

from discern import charts
from discern.client.errors import DiscernError
from discern.contract import operations
from discern.contract.base_models import CandidateRef
from discern.contract.models.candidates import CandidateQuery
from discern.contract.models.results import Results
from discern.contract.models.teams import MapPoint, Team, TeamAnalysis
from discern.contract.styles import STYLES, Style
from discern_app.base.language import reader_wording, say
from discern_app.base.navigation import page_of
from discern_app.base.queries import read, read_all, try_read
from discern_app.base.states import show_state
from discern_app.base.text import escape
from discern_app.components.assessment_summary import looks_random, say_place, style_said
from discern_app.components.charts import draw_chart, show_chart, show_table_and_files
from discern_app.components.invitation_states import LOOKS
from discern_app.components.object_select import MAX_LISTED, newest_assessment, person_labels
from discern_app.components.tables import (
    ROW_PX,
    Chance,
    button_label,
    chance_column,
    draw_table,
    place_column,
    printed_html,
    table_height,
    table_key,
)
from discern_app.dialogs.open_dialog import open_dialog
from discern_app.insight.findings import show_findings
from discern_app.insight.own_words import read_marks
from discern_app.insight.profile import lead_of
from discern_app.session_state import clicked_row
from discern_app.teams.members import badges_of, read_statuses, status_column

SPREAD = "spread"

OPENED = "person opened"
"""The key of a click on a name, as its table's row."""


def show_people(team: Team, analysis: TeamAnalysis, *, named: bool) -> None:
    """All scores in one style, and the table."""
    with st.container(border=True):
        _show_spread(analysis, named=named)
    rows = _show_table(team, analysis, named=named)
    columns = {title: [row[title] for row in rows] for title in rows[0]} if rows else {}
    st.html(printed_html(say("shared-scores-detail"), columns))
    if named:
        st.caption(say("teams-people-detail"))


def _show_spread(analysis: TeamAnalysis, *, named: bool) -> None:
    """Everybody's score in one style, which is chosen above it: at first that in whose quarter most dots are."""
    shares = charts.style_shares(analysis)
    with st.container(horizontal=True, vertical_alignment="center", horizontal_alignment="distribute"):
        style = st.pills(
            say("team-page-scores"),
            STYLES,
            default=max(STYLES, key=lambda style: shares[style]),
            required=True,
            format_func=_name,
            key="scores in",
            label_visibility="collapsed",
        )
        chart = draw_chart(charts.style_beeswarm, analysis, style, named=named)
        show_table_and_files(SPREAD, chart, analysis.bases)
    show_chart(SPREAD, chart)


def _show_table(team: Team, analysis: TeamAnalysis, *, named: bool) -> list[dict[str, object]]:
    """A row for each person with a profile; with names also one for everybody else in the team. Returns the rows."""
    person, place, chance, status = (
        say("team-page-column", column=column) for column in ("person", "place", "chance", "status")
    )
    statuses = read_statuses(team, analysis)
    listed = _listed(team, analysis, named=named)
    random = _looking_random(team, analysis) if named else set()
    rows: list[dict[str, object]] = []
    for id_, (label, point) in listed.items():
        is_random = id_ in random
        probability = None if point is None or is_random else point.probability
        # A sorted column would rank them among the others.
        scores = None if point is None or is_random else point.scores
        rows.append(
            {
                person: button_label(label) if named else label,
                place: [] if point is None else [say("people-random") if is_random else say_place(point)],
                chance: None if probability is None else Chance.of(probability),
                **{style: None if scores is None else round(scores[style]) for style in STYLES},
                status: badges_of("profile" if point is not None else statuses.get(id_, "none")),
            }
        )
    # Nothing new, where everybody has finished.
    if all(point is not None for _, point in listed.values()):
        rows = [{title: value for title, value in row.items() if title != status} for row in rows]
    ids = list(listed)
    name = st.column_config.ButtonColumn(
        person,
        type="secondary",
        alignment="left",
        width=190,
        on_click=_open,
        args=(ids,),
        key=table_key(OPENED, ids),
    )
    columns: dict[str, Any] = {
        person: name if named else st.column_config.TextColumn(person, width=190),
        place: place_column(
            place, {say_place(point): style_said(point) for point in analysis.map}, [say("people-random")], 168
        ),
        chance: chance_column(chance, say("people-chance-help"), 110),
        **{style: _score_column(style) for style in STYLES},
        status: status_column(),
    }
    draw_table(
        {title: [row[title] for row in rows] for title in rows[0]} if rows else {},
        height=table_height(len(rows)),
        row_height=ROW_PX,
        placeholder="",
        alt=say("team-page-table-alt"),
        column_config=columns,
    )
    return rows


def _looking_random(team: Team, analysis: TeamAnalysis) -> set[str]:
    """The ids of those whose answers look random; asked for where the analysis says that there are some."""
    if all(insight.id != "caution-random" for insight in analysis.insights):
        return set()
    query = CandidateQuery(include="profile", team_id=team.id, limit=200)
    listed, _ = read_all(operations.LIST_CANDIDATES(query), MAX_LISTED)
    return {
        person.id
        for person in listed
        if person.profile and person.profile.results and looks_random(person.profile.results)
    }


def _score_column(style: Style) -> Any:
    return st.column_config.ProgressColumn(
        style, help=_name(style), min_value=0, max_value=100, format="%d", color=charts.STYLE_COLOURS[style], width=100
    )


def _listed(team: Team, analysis: TeamAnalysis, *, named: bool) -> dict[str, tuple[str, MapPoint | None]]:
    """By id, the label of each person and their place on the map; without names, in an order that identifies nobody."""
    if not named:
        points = sorted(analysis.map, key=lambda point: point.angle)
        return {f"{n}": (say("teams-person-numbered", number=n), point) for n, point in enumerate(points, start=1)}
    by_id = {point.candidate_id: point for point in analysis.map}
    people = [CandidateRef(id=point.candidate_id, name=point.name) for point in analysis.map]
    people += [CandidateRef(id=member.id, name=member.name) for member in team.members if member.id not in by_id]
    labels = person_labels(people)
    return {id_: (label, by_id.get(id_)) for id_, label in sorted(labels.items(), key=lambda item: item[1].casefold())}


def _open(ids: Sequence[str]) -> None:
    """Put the person whose name was clicked into the address, which opens their drawer."""
    row = clicked_row(table_key(OPENED, ids))
    if row is not None:
        st.query_params["person"] = ids[row]


def _name(style: Style) -> str:
    return say("shared-style", style=style, styles=style)


DRAWER_PX = 420


def open_drawer(candidate_id: str, on_close: Callable[[], None] | None = None) -> None:
    """Open the drawer of a person, over any page.

    Args:
        candidate_id: whose profile it shows, from their newest completed assessment.
        on_close: called when it closes, for example to take the person out of the page's address.
    """
    open_dialog(
        _show_drawer,
        candidate_id,
        title=_drawer_title(candidate_id),
        width=DRAWER_PX,
        position="right",
        on_close=on_close,
    )


def _drawer_title(candidate_id: str) -> str:
    try:
        person = try_read(operations.GET_CANDIDATE(candidate_id=candidate_id))
    except DiscernError:
        return say("team-page-person")
    return escape(person.name)


def _show_drawer(candidate_id: str) -> None:
    assessment_id = newest_assessment(candidate_id)
    if assessment_id is None:
        show_state("hourglass_empty", say("team-page-person-unanswered"))
        return
    results = read(operations.GET_RESULTS(reader_wording(), assessment_id=assessment_id))
    has_profile = results.scores is not None
    if has_profile:
        lead = lead_of(results.insights)
        show_findings([] if lead is None else [lead], named=False, marks=read_marks(results.assessment_id))
    else:
        show_state(LOOKS["withheld"].icon, say("team-page-person-withheld"), say("team-page-person-withheld-detail"))
    with st.container(horizontal=True, vertical_alignment="center"):
        if st.button(say("team-page-person-open"), type="primary", icon=":material/person:"):
            st.switch_page(page_of("people"), query_params={"person": candidate_id})
        st.page_link(
            page_of("people"),
            label=say("team-page-person-together"),
            icon=":material/handshake:",
            query_params={"person": candidate_id, "view": "together"},
        )
        st.page_link(
            page_of("compare"),
            label=say("teams-person-compare"),
            icon=":material/compare_arrows:",
            query_params={"a": candidate_id},
        )
    if has_profile:
        _show_charts(results)


def _show_charts(results: Results) -> None:
    if results.style is not None and results.style.position is not None:
        show_chart("drawer circle", draw_chart(charts.person_region, results))
    show_chart("drawer scores", draw_chart(charts.score_rows, results))
