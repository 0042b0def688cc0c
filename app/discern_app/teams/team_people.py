"""The people of a team: a row for each of them, and a drawer with one in short."""

from collections.abc import Callable

import streamlit as st

from discern import charts
from discern.client.errors import DiscernError
from discern.contract import operations
from discern.contract.base_models import CandidateRef
from discern.contract.models.candidates import CandidateQuery
from discern.contract.models.results import Results
from discern.contract.models.teams import MapPoint, Team, TeamAnalysis
from discern.words import short_names
from discern_app.base.language import reader_wording, say
from discern_app.base.navigation import page_of
from discern_app.base.queries import read, read_all, try_read
from discern_app.base.states import show_state
from discern_app.base.text import escape
from discern_app.components.assessment_summary import looks_random, random_in
from discern_app.components.charts import draw_chart, show_chart
from discern_app.components.invitation_states import LOOKS
from discern_app.components.list_rows import REST, Row, Width, place_cells, show_rows, small
from discern_app.components.object_select import MAX_LISTED, newest_assessment, person_options
from discern_app.components.option_labels import join, unique_parts
from discern_app.dialogs.open_dialog import open_dialog
from discern_app.insight.findings import show_finding, verdict_of
from discern_app.insight.own_words import read_marks
from discern_app.insight.profile import show_next_talk
from discern_app.teams.members import read_statuses, status_badge

WIDTHS: tuple[Width, ...] = (56, 152, REST)
"""How wide the cells are: the style, how sure it is, and the way of working."""


def show_people(team: Team, analysis: TeamAnalysis, *, named: bool) -> None:
    """A row for each person with a profile; with names also one for everybody else in the team. A name opens the person
    in a drawer.
    """
    statuses = read_statuses(team, analysis)
    random = _looking_random(team, analysis) if named else set()
    rows = []
    for number, (id_, (name, note, point)) in enumerate(_listed(team, analysis, named=named).items()):
        if point is None:
            cells = ("", small(status_badge(statuses.get(id_, "none"))), "")
        elif id_ in random:
            cells = ("", small(f":gray-badge[{say('people-random')}]"), "")
        else:
            cells = place_cells(point)
        rows.append(Row(id_ if named else f"{number}", name, cells, (id_,) if named else (), note))
    show_rows("team", rows, WIDTHS, open_in_drawer if named else None, ticks=False)
    if named:
        st.caption(say("teams-people-detail"))


def open_in_drawer(candidate_id: str) -> None:
    """Put the person whose name was tapped into the address, which opens their drawer."""
    st.query_params["person"] = candidate_id


def _looking_random(team: Team, analysis: TeamAnalysis) -> set[str]:
    """The ids of those whose answers look random; asked for where the analysis says that there are some."""
    if not random_in(analysis):
        return set()
    query = CandidateQuery(include="profile", team_id=team.id, limit=200)
    listed, _ = read_all(operations.LIST_CANDIDATES(query), MAX_LISTED)
    return {
        person.id
        for person in listed
        if person.profile and person.profile.results and looks_random(person.profile.results)
    }


def _listed(team: Team, analysis: TeamAnalysis, *, named: bool) -> dict[str, tuple[str, str, MapPoint | None]]:
    """By id, each person's name, what else tells them apart, and their place on the map; without names, in an order
    that identifies nobody.
    """
    if not named:
        points = sorted(analysis.map, key=lambda point: point.angle)
        return {f"{n}": (say("teams-person-numbered", number=n), "", point) for n, point in enumerate(points, start=1)}
    by_id = {point.candidate_id: point for point in analysis.map}
    people = [CandidateRef(id=point.candidate_id, name=point.name) for point in analysis.map]
    people += [CandidateRef(id=member.id, name=member.name) for member in team.members if member.id not in by_id]
    parts = unique_parts(person_options(people))
    return {
        id_: (name, join(others), by_id.get(id_))
        for id_, (name, *others) in sorted(parts.items(), key=lambda item: item[1][0].casefold())
    }


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
        names = short_names([results.candidate])
        verdict = verdict_of(results.insights)
        if verdict is not None:
            mark = read_marks(results.assessment_id).get(verdict.id)
            show_finding(verdict, names, mark=mark, key="drawer")
        show_next_talk(results, names)
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
