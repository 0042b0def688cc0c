"""A comparison of two people: charts beside statements, and an export."""

import streamlit as st

from discern import charts
from discern.contract import Comparison
from discern_app.base.language import say
from discern_app.components.charts import cached_chart, show
from discern_app.components.export import offer_export
from discern_app.components.insights import show_groups


def show_comparison(comparison: Comparison) -> None:
    """The charts, the statements and the export."""
    statements, figures = st.columns([2, 3], gap="large")
    with figures:
        show("compared", cached_chart("compared", charts.pair_radar, comparison))
        st.markdown(f"**{say('compare-differences')}**")
        show(
            "differences",
            cached_chart("differences", charts.pair_differences, comparison),
            titled=False,
        )
        if all(
            each.style is not None and each.style.angle is not None and each.style.intensity is not None
            for each in (comparison.a_results, comparison.b_results)
        ):
            show("circle", cached_chart("circle", charts.pair_map, comparison))
    with statements:
        show_groups(comparison.insights)
        st.markdown(f"#### {say('compare-export')}")
        offer_export("discern-comparison", lambda: _rows(comparison), lambda: comparison)
        st.caption(say("compare-link"))


def _rows(comparison: Comparison) -> list[dict[str, str | float | None]]:
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
