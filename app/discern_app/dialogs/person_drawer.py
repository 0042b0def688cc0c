"""A drawer with one person in short: what they lead with, where they are on the circle, and their scores."""

from collections.abc import Callable

import streamlit as st

from discern import charts
from discern.client import operations
from discern.client.errors import DiscernError
from discern.contract.models.results import Results
from discern_app.base.language import reader_wording, say
from discern_app.base.navigation import page_of
from discern_app.base.queries import read, try_read
from discern_app.base.text import escape
from discern_app.components.charts import draw_chart, show_chart
from discern_app.components.object_select import newest_assessment
from discern_app.components.states import show_state
from discern_app.dialogs.open_dialog import open_dialog
from discern_app.insight.findings import show_findings
from discern_app.insight.own_words import read_marks

WIDTH = 420


def show_person(candidate_id: str, on_close: Callable[[], None] | None = None) -> None:
    """Open the drawer of a person, over any page.

    Args:
        candidate_id: whose profile it shows, from their newest completed assessment.
        on_close: called when it closes, for example to take the person out of the page's address.
    """
    open_dialog(_draw, candidate_id, title=_title(candidate_id), width=WIDTH, position="right", on_close=on_close)


def _title(candidate_id: str) -> str:
    try:
        person = try_read(operations.get_candidate(candidate_id))
    except DiscernError:
        return say("team-page-person")
    return escape(person.name)


def _draw(candidate_id: str) -> None:
    assessment_id = newest_assessment(candidate_id)
    if assessment_id is None:
        show_state("hourglass_empty", say("team-page-person-unanswered"))
        return
    results = read(operations.get_results(assessment_id, reader_wording()))
    has_profile = results.scores is not None
    if has_profile:
        leading = [insight for insight in results.insights if insight.kind == "style"]
        show_findings(leading, named=False, marks=read_marks(results.assessment_id))
    else:
        show_state("do_not_disturb_on", say("team-page-person-withheld"), say("team-page-person-withheld-detail"))
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
    style = results.style
    if style is not None and style.angle is not None and style.intensity is not None:
        show_chart("drawer circle", draw_chart(charts.person_region, results))
    show_chart("drawer scores", draw_chart(charts.score_rows, results))
