"""A comparison of two people: what holds of them, what to do with it, where they lie, and how far apart they are."""

from collections.abc import Sequence

import streamlit as st

from discern import charts
from discern.contract.models.comparisons import Comparison
from discern.contract.models.insights import Insight
from discern.contract.models.results import list_bases
from discern_app.base.language import say
from discern_app.base.navigation import page_of
from discern_app.base.styles import read_styles
from discern_app.base.text import escape
from discern_app.compare.pair_html import (
    STYLESHEET,
    advice_html,
    claims_of,
    difficult_html,
    others_of,
    people_html,
    surest_html,
)
from discern_app.components.charts import draw_chart, show, show_chart, show_table_and_files
from discern_app.components.export import Rows
from discern_app.insight.cards import show_cards
from discern_app.insight.findings import show_findings
from discern_app.insight.statements import show_parameters

VIEWS = ("scores", "radar")


def show_comparison(comparison: Comparison) -> None:
    """Who leads with what; what holds of the two and what to do with it, beside the charts, or above on a phone."""
    claims = claims_of(comparison)
    st.html(read_styles(STYLESHEET) + people_html(comparison))
    point, drawn = st.columns([11, 9], gap="small")
    with point:
        _show_point(comparison, claims)
        with st.container(horizontal=True, vertical_alignment="center"):
            for person in (comparison.a, comparison.b):
                st.page_link(
                    page_of("people"),
                    label=say("compare-profile", name=escape(person.name)),
                    icon=":material/person:",
                    query_params={"person": person.id},
                    width="content",
                )
            show_parameters(list_bases([comparison.a_results, comparison.b_results]))
    with drawn:
        _show_charts(comparison)


def _show_point(comparison: Comparison, claims: Sequence[Insight]) -> None:
    """What holds of the two, what follows from it, this week's cards, and what was measured besides."""
    surest = surest_html(claims)
    if surest:
        st.container(border=True).html(surest)
    difficult = difficult_html(comparison, claims)
    if difficult:
        st.markdown(f"#### {say('compare-difficult')}")
        st.caption(say("compare-difficult-detail"))
        st.html(difficult)
    advice = advice_html(comparison, claims)
    if advice:
        st.markdown(f"#### {say('compare-together')}")
        st.html(advice)
    show_cards(comparison.insights, " ".join(sorted((comparison.a.id, comparison.b.id))))
    others = others_of(comparison, claims)
    if others:
        st.markdown(f"#### {say('compare-others')}")
        show_findings(others)


def _show_charts(comparison: Comparison) -> None:
    """Where the two lie, if that is known, and their scores."""
    has_places = all(
        each.style is not None and each.style.angle is not None and each.style.intensity is not None
        for each in (comparison.a_results, comparison.b_results)
    )
    if has_places:
        parameters = list_bases([comparison.a_results, comparison.b_results])
        with st.container(border=True):
            show("circle", draw_chart(charts.pair_map, comparison), parameters=parameters)
    with st.container(border=True):
        _show_scores(comparison)


def _show_scores(comparison: Comparison) -> None:
    """The scores beside each other; the radar is a switch away, and comes first where its bands leave both in view."""
    parameters = list_bases([comparison.a_results, comparison.b_results])
    place = st.container()
    with st.container(horizontal=True, vertical_alignment="center", horizontal_alignment="distribute"):
        view = st.segmented_control(
            say("compare-view"),
            list(VIEWS),
            format_func=lambda each: say("compare-view-name", view=each),
            default="scores" if charts.bands_overlap(comparison) else "radar",
            required=True,
            key=f"view of {comparison.a.id} {comparison.b.id}",
            label_visibility="collapsed",
        )
        draw, key = (charts.pair_radar, "compared") if view == "radar" else (charts.pair_dumbbell, "scores")
        chart = draw_chart(draw, comparison)
        show_table_and_files(key, chart, parameters)
    with place:
        st.markdown(f"**{escape(chart.title)}**")
        show_chart(key, chart)


def comparison_rows(comparison: Comparison) -> Rows:
    """A row a style: both scores and how far they lie apart."""
    assert comparison.a_results.scores is not None
    assert comparison.b_results.scores is not None
    return [
        {
            "Style": say("shared-style", style=style, styles=style),
            "A": round(comparison.a_results.scores[style].score, 1),
            "B": round(comparison.b_results.scores[style].score, 1),
            "A minus B": round(difference.difference, 1),
            "Low": None if difference.interval is None else round(difference.interval[0], 1),
            "High": None if difference.interval is None else round(difference.interval[1], 1),
        }
        for style, difference in comparison.differences.items()
    ]
