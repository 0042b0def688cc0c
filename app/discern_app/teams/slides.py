"""A team's analysis as slides: one large statement each, with its picture, moved by the arrow keys, without names.

Statements about single people are left out: they are for a talk with the person, not for a screen.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from html import escape
from typing import Literal

import streamlit as st

from discern import charts
from discern.contract import Insight, TeamAnalysis
from discern.words import note_parameters
from discern_app.base.language import language, say
from discern_app.components.charts import cached_chart, show_chart
from discern_app.insight.findings import chip_html, in_order, is_doubtful
from discern_app.insight.statements import STANDS_OUT, group
from discern_app.insight.team_cards import bar_html

PRESENTING = "present"
"""The URL's parameter for the number of the slide, from 1."""

Picture = Literal["tiles", "map"]

FIRST: dict[Picture, str] = {"tiles": "majority", "map": "centre"}
"""The pictures that have slides of their own, and the kind of statement that is their headline."""

ON_MAP = {"centre", "spread", "split", "divided"}
"""Kinds of statements that the map shows; the tiles are beside the others."""

SLIDES_OF = {STANDS_OUT: 5, "strengths": 3, "watch-outs": 3, "questions": 5, "tries": 3}
"""By heading of the statements, how many slides of them there are at most."""

TALLEST = 570.0
"""Pixels: a picture is made larger up to this height, which a projector of 1280 × 720 has room for."""
LARGEST = 1.5


@dataclass(frozen=True, slots=True)
class Slide:
    """``about`` is "cover", a picture or a heading of statements; the ``headline`` is unlike those of other slides.

    ``text`` is below it, ``claim`` the statement whose certainty is beside it (of advice, where it is in
    doubt), and ``picture`` what is shown with it.
    """

    about: str
    headline: str
    text: str = ""
    claim: Insight | None = None
    picture: Picture | None = None


def make_slides(analysis: TeamAnalysis) -> list[Slide]:
    """The slides in order: the team, who leads with what, the circle, then statements about the whole team.

    A slide whose headline is taken has its text as one; a slide that says nothing new is left out.
    """
    found: dict[str, Slide] = {}
    for slide in _all_slides(analysis):
        if slide.headline in found and slide.text:
            slide = replace(slide, headline=slide.text, text="")
        found.setdefault(slide.headline, slide)
    return list(found.values())


def _all_slides(analysis: TeamAnalysis) -> Iterator[Slide]:
    answered = say("teams-slide-answered", profiled=analysis.profiled, size=analysis.size)
    yield Slide("cover", analysis.team.name or analysis.team.id, answered)
    of_all = group(each for each in analysis.insights if not each.people)
    groups = {heading: in_order(found) for heading, found in of_all.items()}
    claims = groups.pop(STANDS_OUT, [])
    if analysis.profiled:
        for picture, kind in FIRST.items():
            claim = next((each for each in claims if each.kind == kind), None)
            if claim is None:
                yield Slide(picture, say("teams-slide-picture", picture=picture), picture=picture)
            else:
                claims.remove(claim)
                yield _claim_slide(picture, claim, picture)
    for claim in claims[: SLIDES_OF[STANDS_OUT]]:
        shown: Picture = "map" if claim.kind in ON_MAP else "tiles"
        yield _claim_slide(STANDS_OUT, claim, shown if analysis.profiled else None)
    for heading, most in SLIDES_OF.items():
        for advice in groups.get(heading, [])[:most]:
            point = None if heading == "questions" else advice.headline
            claim = advice if is_doubtful(advice) else None
            text = "" if point is None else advice.detail or advice.text
            yield Slide(heading, point or advice.text, text, claim)


def _claim_slide(about: str, claim: Insight, picture: Picture | None) -> Slide:
    """A claim by its headline; a service that gives none has its sentence."""
    if claim.headline is None:
        return Slide(about, claim.text, claim=claim, picture=picture)
    return Slide(about, claim.headline, claim.detail or claim.text, claim, picture)


def current_slide(slides: Sequence[Slide]) -> int:
    """The index of the slide in the URL, from 0; the first where the URL names none."""
    asked = st.query_params.get(PRESENTING, "1")
    return min(max(int(asked), 1), len(slides)) - 1 if asked.isascii() and asked.isdigit() and len(asked) < 4 else 0


def present(analysis: TeamAnalysis) -> None:
    """The slide in the URL, with buttons to the next and the previous one."""
    title = analysis.team.name or analysis.team.id
    st.set_page_config(page_title=say("navigation-tab", title=title), initial_sidebar_state="collapsed")
    slides = make_slides(analysis)
    n = current_slide(slides)
    area = st.container(key="slide")
    with st.bottom, st.container(horizontal=True, vertical_alignment="center", key="presenter"):
        named = _show_controls(n, len(slides))
    with area:
        note = note_parameters(analysis.bases, language()) if analysis.profiled and n + 1 == len(slides) else ""
        _show_slide(slides[n], analysis, named=named, note=note)


def _show_controls(n: int, count: int) -> bool:
    """The buttons at the foot, the same on every slide; returns whether people are named."""
    st.button(
        say("teams-slides-back"),
        icon=":material/arrow_back:",
        shortcut="Left",
        on_click=_go,
        args=(n,),
        disabled=n == 0,
    )
    st.markdown(say("teams-slides-place", number=n + 1, count=count), width=72, text_alignment="center")
    st.button(
        say("teams-slides-next"),
        icon=":material/arrow_forward:",
        shortcut="Right",
        on_click=_go,
        args=(n + 2,),
        disabled=n + 1 == count,
        type="primary",
    )
    st.space("stretch")
    named = st.toggle(say("teams-names"), key="presented with names")
    st.button(say("teams-slides-end"), icon=":material/close:", shortcut="Esc", on_click=_end)
    return named


def _show_slide(slide: Slide, analysis: TeamAnalysis, *, named: bool, note: str) -> None:
    footnote = f'<p class="footnote">{escape(note)}</p>' if note else ""
    if slide.picture is None:
        st.html(slide_html(slide, (bar_html(analysis) if slide.about == "cover" else "") + footnote))
        return
    words, drawing = st.columns([5, 6], gap="large", vertical_alignment="center")
    key = f"large {slide.picture}"
    chart = cached_chart(key, _large_tiles if slide.picture == "tiles" else _large_map, analysis, named=named)
    with words:
        st.html(slide_html(slide if slide.claim is not None else replace(slide, text=chart.title), footnote))
    with drawing:
        show_chart(key, chart)


def slide_html(slide: Slide, below: str = "") -> str:
    """The words of a slide; ``below`` is HTML after them."""
    over = "" if slide.about == "cover" else f'<p class="over">{escape(say("teams-slide", slide=slide.about))}</p>'
    chip = "" if slide.claim is None else chip_html(slide.claim.strength, slide.claim.probability)
    text = f'<p class="text">{escape(slide.text)}</p>' if slide.text else ""
    claim = f'<div class="claim"><h1>{escape(slide.headline)}</h1>{chip}</div>'
    return f'<div class="slide {escape(slide.about)}">{over}{claim}{text}{below}</div>'


def _large_tiles(analysis: TeamAnalysis, *, dark: bool, named: bool, language: str) -> charts.Chart:
    return enlarge_to_slide(charts.style_tiles(analysis, dark=dark, named=named, language=language))


def _large_map(analysis: TeamAnalysis, *, dark: bool, named: bool, language: str) -> charts.Chart:
    return enlarge_to_slide(charts.style_map(analysis, dark=dark, named=named, language=language))


def enlarge_to_slide(chart: charts.Chart) -> charts.Chart:
    """The chart as large as a slide has room for, and never smaller than it is."""
    return charts.enlarge(chart, max(1.0, min(LARGEST, TALLEST / chart.figure.layout.height)))


def _go(number: int) -> None:
    st.query_params[PRESENTING] = str(number)


def _end() -> None:
    st.query_params.pop(PRESENTING, None)
