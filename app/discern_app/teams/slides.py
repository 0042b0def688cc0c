"""A team's deck on the page, moved by the arrow keys, as PowerPoint has it."""

from collections.abc import Sequence
from html import escape
from pathlib import Path

import streamlit as st

from discern import charts
from discern.charts.theme import STYLE_COLOURS
from discern.contract.models.teams import TeamAnalysis
from discern.contract.styles import Style
from discern.words import STRENGTHS
from discern.workshop import Finding, Point, Slide
from discern_app.base.language import say
from discern_app.base.navigation import PRESENTING
from discern_app.base.styles import read_styles
from discern_app.components.charts import draw_chart, show_chart
from discern_app.insight.findings import DOTS, SURE
from discern_app.teams.deck import Step, make_deck

STYLESHEET = Path(__file__).with_suffix(".css")

TALLEST = 525.0
"""Pixels: a picture is made larger up to this height, which a projector of 1280 × 720 has room for."""
LARGEST = 1.8


def current_slide(slides: Sequence[Slide]) -> int:
    """The index of the slide in the URL, from 0; the first where the URL names none."""
    number = st.query_params.get(PRESENTING, "1")
    return min(max(int(number), 1), len(slides)) - 1 if number.isascii() and number.isdigit() and len(number) < 4 else 0


def present(analysis: TeamAnalysis, plan: Sequence[Step]) -> None:
    """The slide in the URL, with buttons to the next and the previous one; ``plan`` is that of the workshop."""
    title = analysis.team.name or analysis.team.id
    st.set_page_config(page_title=say("navigation-tab", title=title))
    st.html(read_styles(STYLESHEET))
    slides = make_deck(analysis, plan)
    n = current_slide(slides)
    area = st.container(key="slide")
    with st.bottom, st.container(horizontal=True, vertical_alignment="center", key="presenter"):
        named = _show_controls(n, len(slides))
    with area:
        _show_slide(slides[n], analysis, named=named)


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


def _show_slide(slide: Slide, analysis: TeamAnalysis, *, named: bool) -> None:
    if slide.picture is None:
        st.html(slide_html(slide))
        return
    words, drawing = st.columns([5, 6], gap="medium", vertical_alignment="center")
    key = f"large {slide.picture}"
    with words:
        st.html(slide_html(slide))
    with drawing:
        if slide.picture == "circle":
            show_chart(key, draw_chart(_large_map, analysis, named=named))
        else:
            show_chart(key, draw_chart(_large_bars, analysis))


def slide_html(slide: Slide) -> str:
    """The words of a slide. They are larger than any element of Streamlit's has them."""
    headline = f"<h1>{escape(slide.headline.text)}</h1>{badge_html(slide.headline)}"
    findings = "".join(f"<li>{escape(each.text)}{badge_html(each)}</li>" for each in slide.findings)
    listed = f'<ul class="findings">{findings}</ul>' if findings else ""
    kind = "ol" if slide.in_order else "ul"
    cards = "".join(_point_html(n, point, slide) for n, point in enumerate(slide.points, 1))
    points = f'<{kind} class="points of-{len(slide.points)}">{cards}</{kind}>' if cards else ""
    lines = "".join(_style_html(style, name, line) for style, (name, line) in slide.styles.items())
    styles = f'<ul class="four">{lines}</ul>' if lines else ""
    body = f"{_line('over', slide.over)}{headline}{listed}{_line('text', slide.text)}{styles}{points}"
    about = "advice" if slide.points and not slide.in_order else slide.about
    return f'<div class="slide {escape(about)}">{body}{_line("foot", slide.foot)}</div>'


def _line(kind: str, text: str) -> str:
    return f'<p class="{kind}">{escape(text)}</p>' if text else ""


def badge_html(finding: Finding) -> str:
    """How sure a finding is, as three dots and a word; empty where it has no badge."""
    if finding.strength is None:
        return ""
    dots = f'<span aria-hidden="true">{DOTS[finding.strength]}</span>'
    kind = "sure" if finding.strength in SURE else "unsure"
    word = say("shared-chip", strength=STRENGTHS[finding.strength])
    return f'<span class="badge {kind}">{dots} {escape(word)}</span>'


def _style_html(style: Style, name: str, line: str) -> str:
    mark = f'<i style="background:{STYLE_COLOURS[style]}"></i>'
    return f"<li>{mark}<strong>{escape(name)}</strong><p>{escape(line)}</p></li>"


def _point_html(number: int, point: Point, slide: Slide) -> str:
    over = f'<p class="over" aria-hidden="true">{number}</p>' if slide.in_order else _line("over", point.over)
    basis = point.rests_on
    because = "" if basis is None else f'<p class="because">{escape(basis.text)}{badge_html(basis)}</p>'
    how = f"<p>{escape(point.how)}</p>" if point.how else ""
    return f"<li>{over}<strong>{escape(point.text)}</strong>{how}{because}</li>"


def _large_bars(analysis: TeamAnalysis, *, dark: bool, language: str) -> charts.Chart:
    return enlarge_to_slide(charts.style_distribution(analysis, dark=dark, on_slide=True, language=language))


def _large_map(analysis: TeamAnalysis, *, dark: bool, named: bool, language: str) -> charts.Chart:
    drawn = charts.style_map(analysis, dark=dark, named=named, language=language)
    return enlarge_to_slide(charts.without_reading(drawn))


def enlarge_to_slide(chart: charts.Chart) -> charts.Chart:
    """The chart as large as a slide has room for, and never smaller than it is."""
    return charts.enlarge(chart, max(1.0, min(LARGEST, TALLEST / chart.drawing["layout"]["height"])))


def _go(number: int) -> None:
    st.query_params[PRESENTING] = str(number)


def _end() -> None:
    st.query_params.pop(PRESENTING, None)
