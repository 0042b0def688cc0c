"""A team's analysis for a room: one thing at a time, large, without names unless asked for, by the arrow keys.

Nothing about single people is shown: what is said of somebody is for a talk with them, not for a screen.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import streamlit as st

from discern import charts
from discern.contract import Insight, TeamAnalysis
from discern_app.base.text import counted, plain
from discern_app.components.charts import drawn, show
from discern_app.components.insights import STANDS_OUT, group

PRESENTING = "present"
"""The parameter of the address that says which slide is shown."""

LARGER = 1.3
SENTENCE_HEIGHT = 420

SLIDES_OF: dict[str, tuple[str, int]] = {
    STANDS_OUT: (STANDS_OUT, 5),
    "Strengths": ("What we can count on", 3),
    "Watch out for": ("What to watch out for", 3),
    "To try this week": ("To try this week", 3),
    "Questions to ask": ("A question for us", 5),
}
"""By heading of the statements: what stands over each slide, and how many there are at most."""


@dataclass(frozen=True, slots=True)
class Slide:
    """``over`` is the small line on top; then a sentence or a chart."""

    over: str
    text: str = ""
    chart: Literal["heads", "map"] | None = None


def make_slides(analysis: TeamAnalysis) -> list[Slide]:
    """What is shown, in order: who answered, the styles, the circle, then what is said of the team as a whole."""
    answered = f"{analysis.profiled} of {counted(analysis.size, 'person', 'people')} have a profile."
    slides = [Slide(over=answered, text=analysis.team.name)]
    if analysis.profiled:
        slides += [Slide(over="What styles are here?", chart="heads"), Slide(over="Where do we lie?", chart="map")]
    groups = group(_of_all(analysis.insights))
    for heading, (over, most) in SLIDES_OF.items():
        slides += [Slide(over=over, text=insight.text) for insight in groups.get(heading, [])[:most]]
    return slides


def _of_all(insights: Sequence[Insight]) -> list[Insight]:
    return [insight for insight in insights if not insight.people]


def current_slide(slides: Sequence[Slide]) -> int:
    """The number of the slide that the address asks for, from 0; the first where it asks for none that is."""
    asked = st.query_params.get(PRESENTING, "1")
    return min(max(int(asked), 1), len(slides)) - 1 if asked.isascii() and asked.isdigit() and len(asked) < 4 else 0


def present(analysis: TeamAnalysis) -> None:
    """The slide that the address asks for, with the way on and back."""
    st.set_page_config(initial_sidebar_state="collapsed")
    slides = make_slides(analysis)
    n = current_slide(slides)
    slide = slides[n]
    named = bool(st.session_state.get("presented with names"))
    st.markdown(f"### {plain(slide.over)}")
    if slide.chart == "heads":
        chart = drawn("large heads", lambda dark: _large(charts.style_distribution(analysis, dark=dark)), analysis)
    elif slide.chart == "map":
        chart = drawn(
            "large map", lambda dark: _large(charts.style_map(analysis, dark=dark, named=named)), analysis, named
        )
    else:
        with st.container(height=SENTENCE_HEIGHT, border=False, vertical_alignment="center"):
            st.title(plain(slide.text), anchor=False)
        chart = None
    if chart is not None:
        st.markdown(f"## {plain(chart.title)}")
        show(f"large {slide.chart}", chart, titled=False, files=False)
    with st.container(horizontal=True, vertical_alignment="center", key="presenter"):
        st.button("Back", icon=":material/arrow_back:", shortcut="Left", on_click=_go, args=(n,), disabled=n == 0)
        st.button(
            "Next",
            icon=":material/arrow_forward:",
            shortcut="Right",
            on_click=_go,
            args=(n + 2,),
            disabled=n + 1 == len(slides),
            type="primary",
        )
        st.button("End", icon=":material/close:", shortcut="Esc", on_click=_end)
        st.markdown(f"{n + 1} of {len(slides)}", width="content")
        if slide.chart == "map":
            st.toggle("Names", key="presented with names", persist_state="page")


def _large(chart: charts.Chart) -> charts.Chart:
    return charts.enlarge(chart, LARGER)


def _go(number: int) -> None:
    st.query_params[PRESENTING] = str(number)


def _end() -> None:
    st.query_params.pop(PRESENTING, None)
