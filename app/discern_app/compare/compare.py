"""Two people: where they are alike, where they may rub, what each can try."""

import streamlit as st

from discern import charts
from discern.client import operations
from discern.contract import STYLE_NAMES, Comparison
from discern_app.base.navigation import page_of
from discern_app.base.queries import read
from discern_app.components.candidate_select import MOST_LISTED, profiled
from discern_app.components.charts import drawn, show
from discern_app.components.export import offer_export
from discern_app.components.insights import show_groups
from discern_app.components.url_select import choose

PEOPLE = ("a", "b")


def swap() -> None:
    """Let the two change places."""
    given = [st.query_params.get(param) for param in reversed(PEOPLE)]
    for param, candidate_id in zip(PEOPLE, given, strict=True):
        if candidate_id is None:
            st.query_params.pop(param, None)
        else:
            st.query_params[param] = candidate_id


def rows(comparison: Comparison) -> list[dict[str, str | float | None]]:
    """A row a style: both scores and how far they lie apart."""
    assert comparison.a_results.scores is not None
    assert comparison.b_results.scores is not None
    return [
        {
            "Style": f"{style} {STYLE_NAMES[style]}",
            "A": round(comparison.a_results.scores[style].score, 1),
            "B": round(comparison.b_results.scores[style].score, 1),
            "A less B": round(difference.difference, 1),
            "Low": None if difference.interval is None else round(difference.interval[0], 1),
            "High": None if difference.interval is None else round(difference.interval[1], 1),
        }
        for style, difference in comparison.differences.items()
    ]


st.title("Compare two people")
labels, has_more = profiled()
for param in PEOPLE:
    asked = st.query_params.get(param)
    if asked and asked not in labels:
        labels[asked] = read(operations.get_candidate(asked)).name

if len(labels) < 2:
    st.info(
        "Two people with a profile are needed. Send assessments, and come back when two are done.",
        icon=":material/group:",
    )
    st.page_link(page_of("assessments"), label="To the assessments", icon=":material/arrow_forward:")
else:
    with st.container(horizontal=True, vertical_alignment="bottom"):
        pairs = list(labels)
        a = choose("A", pairs, labels.__getitem__, param="a", none="Choose somebody", width=320)
        b = choose("B", pairs, labels.__getitem__, param="b", none="Choose somebody", width=320)
        st.button("Swap", icon=":material/swap_horiz:", on_click=swap, disabled=a is None or b is None)
    if has_more:
        st.caption(f"The newest {MOST_LISTED} are listed. A link to older ones works too.")
    if a is None or b is None:
        st.markdown(
            "Choose two people to see where they are alike, where they may rub, and what each can try. Good before two "
            "begin to work together, and when they have begun to rub. Look at it with both of them."
        )
    elif a == b:
        st.info("Choose two different people.", icon=":material/group:")
    else:
        comparison = read(operations.compare_people(a, b))
        said, drawings = st.columns([2, 3], gap="large")
        with drawings:
            show("compared", drawn("compared", lambda dark: charts.pair_radar(comparison, dark=dark), comparison))
            st.markdown("**How far they lie apart, and how sure that is**")
            show(
                "differences",
                drawn("differences", lambda dark: charts.pair_differences(comparison, dark=dark), comparison),
                titled=False,
            )
            if all(
                each.style is not None and each.style.angle is not None and each.style.intensity is not None
                for each in (comparison.a_results, comparison.b_results)
            ):
                show("circle", drawn("circle", lambda dark: charts.pair_map(comparison, dark=dark), comparison))
        with said:
            show_groups(comparison.insights)
            st.markdown("#### Take it with you")
            offer_export("discern-comparison", lambda: rows(comparison), lambda: comparison)
            st.caption("The address of this page is a link to this comparison, for whoever may see these pages.")
