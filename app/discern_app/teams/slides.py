"""A team's analysis as slides: one large statement or chart each, moved by the arrow keys, by default without names.

Statements about single people are left out: they are for a talk with the person, not for a screen.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

import streamlit as st

from discern import charts
from discern.contract import Insight, TeamAnalysis
from discern_app.base.language import say
from discern_app.base.text import escape
from discern_app.components.charts import cached_chart, show
from discern_app.components.insights import STANDS_OUT, group

PRESENTING = "present"
"""The URL's parameter for the number of the slide, from 1."""

LARGER = 1.3
SENTENCE_HEIGHT = 420

SLIDES_OF = {STANDS_OUT: 5, "strengths": 3, "watch-outs": 3, "tries": 3, "questions": 5}
"""By heading of the statements, how many slides of them there are at most."""


@dataclass(frozen=True, slots=True)
class Slide:
    """``over`` is the small line on top; below it is a sentence or a chart."""

    over: str
    text: str = ""
    chart: Literal["heads", "map"] | None = None


def make_slides(analysis: TeamAnalysis) -> list[Slide]:
    """The slides in order: who has answered, the styles, the circle, then statements about the whole team."""
    answered = say("teams-slide-answered", profiled=analysis.profiled, size=analysis.size)
    slides = [Slide(over=answered, text=analysis.team.name)]
    if analysis.profiled:
        slides += [
            Slide(over=say("teams-slide", slide="heads"), chart="heads"),
            Slide(over=say("teams-slide", slide="map"), chart="map"),
        ]
    groups = group(_of_all(analysis.insights))
    for heading, most in SLIDES_OF.items():
        over = say("teams-slide", slide=heading)
        slides += [Slide(over=over, text=insight.text) for insight in groups.get(heading, [])[:most]]
    return slides


def _of_all(insights: Sequence[Insight]) -> list[Insight]:
    return [insight for insight in insights if not insight.people]


def current_slide(slides: Sequence[Slide]) -> int:
    """The index of the slide in the URL, from 0; the first where the URL names none."""
    asked = st.query_params.get(PRESENTING, "1")
    return min(max(int(asked), 1), len(slides)) - 1 if asked.isascii() and asked.isdigit() and len(asked) < 4 else 0


def present(analysis: TeamAnalysis) -> None:
    """The slide in the URL, with buttons to the next and the previous one."""
    st.set_page_config(initial_sidebar_state="collapsed")
    slides = make_slides(analysis)
    n = current_slide(slides)
    slide = slides[n]
    named = bool(st.session_state.get("presented with names"))
    st.markdown(f"### {escape(slide.over)}")
    if slide.chart == "heads":
        chart = cached_chart("large heads", _large(charts.style_distribution), analysis)
    elif slide.chart == "map":
        chart = cached_chart("large map", _large(charts.style_map), analysis, named=named)
    else:
        with st.container(height=SENTENCE_HEIGHT, border=False, vertical_alignment="center"):
            st.title(escape(slide.text), anchor=False)
        chart = None
    if chart is not None:
        st.markdown(f"## {escape(chart.title)}")
        show(f"large {slide.chart}", chart, titled=False, files=False)
    with st.container(horizontal=True, vertical_alignment="center", key="presenter"):
        st.button(
            say("teams-slides-back"),
            icon=":material/arrow_back:",
            shortcut="Left",
            on_click=_go,
            args=(n,),
            disabled=n == 0,
        )
        st.button(
            say("teams-slides-next"),
            icon=":material/arrow_forward:",
            shortcut="Right",
            on_click=_go,
            args=(n + 2,),
            disabled=n + 1 == len(slides),
            type="primary",
        )
        st.button(say("teams-slides-end"), icon=":material/close:", shortcut="Esc", on_click=_end)
        st.markdown(say("teams-slides-place", number=n + 1, count=len(slides)), width="content")
        if slide.chart == "map":
            st.toggle(say("teams-names"), key="presented with names", persist_state="page")


def _large(draw: Callable[..., charts.Chart]) -> Callable[..., charts.Chart]:
    return lambda *shown, **how: charts.enlarge(draw(*shown, **how), LARGER)


def _go(number: int) -> None:
    st.query_params[PRESENTING] = str(number)


def _end() -> None:
    st.query_params.pop(PRESENTING, None)
