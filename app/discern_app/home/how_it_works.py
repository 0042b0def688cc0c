"""What Discern is for, what it must not be used for, and what its results can and can't tell."""

from pathlib import Path

import streamlit as st

from discern import charts
from discern.contract.models.insights import Evidence, Insight
from discern_app.base.current_service import current_service
from discern_app.base.language import say
from discern_app.base.navigation import title_of
from discern_app.base.text import rows_html
from discern_app.components.charts import draw_chart, show_chart
from discern_app.components.page_header import anchor, page_header, reading_column
from discern_app.insight.findings import badge, show_finding
from discern_app.insight.how_it_works import (
    answer_steps,
    describe_styles,
    excluded_uses,
    explain_circle,
    explain_strengths,
    meant_uses,
)
from discern_app.insight.profile import facts_html

PARTS = ("styles", "uses", "certainty", "ranges", "limits", "answers")


def start(part: str) -> None:
    """The heading of a part."""
    st.header(heading(part), anchor=anchor(PARTS.index(part) + 1))


MANUAL = Path(__file__).parents[3] / "docs" / "manual.md"
"""It comes with the source code, and is missing where only the packages are installed."""


def heading(part: str) -> str:
    return say("how-it-works-part", part=part)


def show_styles() -> None:
    """The four styles, each in its colour."""
    styles = describe_styles()
    with st.grid(len(styles), min_column_width=150, key="styles"):
        for (style, name, detail), colour in zip(styles, ("orange", "yellow", "green", "blue"), strict=True):
            # Below each other: beside its letter, the longest name would wrap and the others wouldn't.
            text = f":{colour}-badge[{style}]  \n**{name}**  \n:small[{detail}]"
            st.container(border=True, height="stretch").markdown(text)


def show_uses() -> None:
    """What it is for and what not, side by side."""
    with st.grid(2, min_column_width=300):
        meant, excluded = (st.container(border=True, height="stretch") for _ in range(2))
    meant.markdown(f":green[:material/check_circle:] **{say('how-it-works-meant')}**")
    meant.html(rows_html(meant_uses()))
    excluded.markdown(f":red[:material/block:] **{say('how-it-works-excluded')}**")
    excluded.html(rows_html(excluded_uses()))


def show_legend() -> None:
    """The four badges, and a finding whose badge opens."""
    for strength, meaning in explain_strengths():
        st.markdown(f"{badge(strength)} {meaning}")
    st.markdown(say("how-it-works-example"))
    example = Insight(
        id="example",
        kind="focus",
        text=say("how-it-works-example-text"),
        strength="likely",
        probability=0.86,
        detail=say("how-it-works-example-detail"),
        evidence=[Evidence(name=say("how-it-works-example-answers"), value="24")],
    )
    with st.container(border=True):
        show_finding(example)
    st.markdown(say("how-it-works-pictures"))


with page_header(title_of("how_it_works")):
    pass
with reading_column(map(heading, PARTS)):
    start("styles")
    st.markdown(say("how-it-works-what-it-is"))
    show_styles()
    first, *paragraphs = explain_circle()
    st.markdown(first)
    show_chart("directions", draw_chart(charts.directions))
    for paragraph in paragraphs:
        st.markdown(paragraph)
    start("uses")
    show_uses()
    start("certainty")
    st.markdown(say("how-it-works-certainty"))
    show_legend()
    start("ranges")
    st.markdown(say("how-it-works-ranges"))
    st.markdown(say("how-it-works-norms"))
    start("limits")
    st.markdown(say("how-it-works-limits"))
    start("answers")
    st.html(facts_html([(step, [detail]) for step, detail in answer_steps()]))
    st.caption(say("how-it-works-source"))
    if MANUAL.is_file():
        st.download_button(
            say("how-it-works-manual"),
            MANUAL.read_bytes,
            file_name="discern-manual.md",
            mime="text/markdown",
            on_click="ignore",
            type="tertiary",
            icon=":material/menu_book:",
        )
    if current_service().is_embedded:
        st.link_button(say("how-it-works-api"), "v1/docs", type="tertiary", icon=":material/api:")
