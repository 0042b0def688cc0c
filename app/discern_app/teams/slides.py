"""A team's analysis as slides, moved by the arrow keys: a claim each with its picture, and lists of what follows.

In a workshop, the parts that people do together have slides too, which say what to do and for how long.
Statements about a single person, named or not, are left out: they are for a talk with the person, not for a screen. A
claim has its chip beside it, and nothing is advised on one that is only more likely than not.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from html import escape
from itertools import chain, combinations, pairwise
from pathlib import Path
from typing import Literal

import streamlit as st

from discern import charts
from discern.charts.theme import STYLE_COLOURS
from discern.contract.models.insights import Insight, claim_behind
from discern.contract.models.teams import TeamAnalysis
from discern.contract.styles import Style
from discern.words import format_message, format_names, note_parameters, style_name
from discern_app.base.language import language, say
from discern_app.base.styles import read_styles
from discern_app.components.charts import draw_chart, show_chart
from discern_app.insight.findings import (
    STANDS_OUT,
    chip_html,
    doubted_headline,
    group,
    how_sure,
    in_order,
    is_likely,
    without_random_html,
)
from discern_app.insight.team_cards import bar_html, say_halves, styles_html

PRESENTING = "present"
"""The URL's parameter for the number of the slide, from 1."""

STYLESHEET = Path(__file__).with_suffix(".css")

Picture = Literal["tiles", "map"]

ON_CIRCLE: tuple[Style, ...] = ("D", "I", "C", "S")
"""The styles in rows of two, as on the circle."""

FIRST: dict[Picture, str] = {"tiles": "majority", "map": "centre"}
"""The pictures, each on a slide of its own, and the kind of statement that is best as its headline."""

ON_MAP = {"centre", "spread", "split", "divided"}
"""Kinds of statements that the map shows; the tiles show the others."""

MOST_CLAIMS = 5
"""How many slides of claims there are at most, beside those of the pictures."""

POINTS_OF = {"strengths": 3, "watch-outs": 3, "questions": 3, "tries": 3}
"""By heading of advice, how many pieces of it its slide has at most."""

MOST_POINTS = 3
"""How many pieces of advice a slide has at most. Headings of which each has few share one."""

OF_ONE = {"lone"}
"""Kinds of claims about exactly one person, whom a team would recognise unnamed."""

FEWEST = 3
"""With fewer profiles, the pictures show single people."""

TALLEST = 570.0
"""Pixels: a picture is made larger up to this height, which a projector of 1280 × 720 has room for."""
LARGEST = 1.5


@dataclass(frozen=True, slots=True)
class Step:
    """A step of a workshop: how long it takes, what to do in it, which statements it needs and which slides it has.

    A step that has itself among its ``slides`` is done together: one slide says what to do.
    """

    name: str
    minutes: int
    todos: tuple[str, ...]
    headings: tuple[str, ...] = ()
    slides: tuple[str, ...] = ()

    @property
    def is_shown(self) -> bool:
        """Whether a slide says what to do."""
        return self.name in self.slides


@dataclass(frozen=True, slots=True)
class Point:
    """A piece of advice on a slide: its heading, a headline, what it means, and the claim behind it with its certainty;
    empty where the service doesn't name it.
    """

    heading: str
    headline: str
    text: str
    basis: str
    advice: Insight


@dataclass(frozen=True, slots=True)
class Slide:
    """``about`` is "cover", "styles", a picture, a heading of statements or a step of a workshop.

    No other slide has its ``headline``. ``text`` is below it, ``claim`` the statement whose certainty is beside it,
    ``picture`` what is shown with it, and ``points`` the advice under it, which may have several headings. The slide of
    a step says its ``todos``; what can be ``said`` in it is for the leader.
    """

    about: str
    headline: str
    text: str = ""
    claim: Insight | None = None
    picture: Picture | None = None
    points: tuple[Point, ...] = ()
    todos: tuple[str, ...] = ()
    said: tuple[Insight, ...] = ()

    @property
    def headings(self) -> tuple[str, ...]:
        """What the slide is about: of advice, its headings."""
        return tuple(dict.fromkeys(point.heading for point in self.points)) or (self.about,)


def make_slides(analysis: TeamAnalysis, plan: Sequence[Step] = ()) -> list[Slide]:
    """The slides in order: the team, what the styles are, the team's own, the circle, then statements about all.

    With the ``plan`` of a workshop, advice follows in the order of its steps, and steps that are done together have
    slides of their own. A slide whose headline is taken has its text as one; a slide that says nothing new is left out.
    """
    by_headline: dict[str, Slide] = {}
    for slide in _all_slides(analysis, plan):
        if slide.headline in by_headline and slide.text:
            slide = replace(slide, headline=slide.text, text="")
        by_headline.setdefault(slide.headline, slide)
    return list(by_headline.values())


def _all_slides(analysis: TeamAnalysis, plan: Sequence[Step]) -> Iterator[Slide]:
    answered = say("teams-slide-answered", profiled=analysis.profiled, size=analysis.size)
    yield Slide("cover", analysis.team.name or analysis.team.id, f"{answered} {say('teams-slide-key')}")
    yield Slide("styles", say("teams-slide", slide="styles"), format_message(language(), "workshop-handout-disc"))
    by_id = {insight.id: insight for insight in analysis.insights}
    of_all = group(insight for insight in analysis.insights if not is_of_one(insight, by_id))
    groups = {heading: in_order(members) for heading, members in of_all.items()}
    claims = groups.pop(STANDS_OUT, [])
    if analysis.profiled >= FEWEST:
        for picture in FIRST:
            claim = _shown_by(picture, claims)
            if claim is not None:
                claims.remove(claim)
            is_open = claim is None or claim.probability is None
            halves = say_halves(analysis) if is_open and picture == "map" else ""
            if claim is None or halves:
                yield Slide(picture, halves or say("teams-slide-picture", picture=picture), picture=picture)
            else:
                yield _claim_slide(picture, claim, picture)
    for claim in claims[:MOST_CLAIMS]:
        yield _claim_slide(STANDS_OUT, claim, None)
    advice = {
        heading: [_point(heading, insight, by_id) for insight in groups.get(heading, []) if is_likely(insight)][:most]
        for heading, most in POINTS_OF.items()
    }
    for headings, step in parts_of(plan):
        for points in join_points([advice[heading] for heading in headings if advice[heading]]):
            title = title_of(list(dict.fromkeys(point.heading for point in points)))
            yield Slide(points[0].heading, title, say("shared-unmeasured"), points=tuple(points))
        if step is not None:
            yield _step_slide(step, groups)


def parts_of(plan: Sequence[Step]) -> Iterator[tuple[list[str], Step | None]]:
    """The headings of advice in the order of a plan, up to each step that has a slide of its own, with that step.

    Those that no step has come last.
    """
    left = dict.fromkeys(POINTS_OF)
    headings: list[str] = []
    for step in plan:
        own = [heading for heading in step.slides if heading in left]
        headings += own
        left = {heading: None for heading in left if heading not in own}
        if step.is_shown:
            yield headings, step
            headings = []
    yield [*headings, *left], None


def _step_slide(step: Step, groups: Mapping[str, Sequence[Insight]]) -> Slide:
    """What to do together. Of what can be said, it has what other slides of the step leave out."""
    headline = say("teams-slide-step", step=say("teams-workshop-step", step=step.name), minutes=step.minutes)
    statements = chain(*(groups.get(heading, []) for heading in step.headings if heading not in step.slides))
    return Slide(step.name, headline, todos=step.todos, said=tuple(statements))


def _shown_by(picture: Picture, claims: Sequence[Insight]) -> Insight | None:
    """The claim that a picture shows best: of its own kind, or else the first that it shows."""
    fitting = [claim for claim in claims if (claim.kind in ON_MAP) == (picture == "map")]
    return min(fitting, key=lambda claim: claim.kind != FIRST[picture], default=None)


def title_of(headings: Sequence[str]) -> str:
    """What a slide with advice under one or more headings is called."""
    first, *others = headings
    names = [say("teams-slide", slide=first), *(say("teams-slide-and", slide=heading) for heading in others)]
    return format_names(names, language())


def join_points(groups: Sequence[Sequence[Point]]) -> list[list[Point]]:
    """The advice of each slide. ``groups`` follow each other and aren't split, and as few as can be stand alone."""
    # All ways of cutting: with four groups there are eight.
    ways = [
        [list(chain(*groups[start:end])) for start, end in pairwise((0, *cuts, len(groups)))]
        for count in range(len(groups))
        for cuts in combinations(range(1, len(groups)), count)
    ]
    fitting = [way for way in ways if all(len(points) <= MOST_POINTS for points in way)]
    return min(fitting, key=lambda way: (sum(len(points) == 1 for points in way), len(way)), default=[])


def is_of_one(insight: Insight, by_id: Mapping[str, Insight]) -> bool:
    """Whether a statement, or the claim that it follows from, is about single people."""
    base = claim_behind(insight, by_id)
    return any(statement.people or statement.kind in OF_ONE for statement in (insight, base) if statement is not None)


def _point(heading: str, advice: Insight, by_id: Mapping[str, Insight]) -> Point:
    is_question = advice.kind == "question"
    headline = advice.text if is_question or advice.headline is None else advice.headline
    text = "" if headline == advice.text else advice.detail or advice.text
    base, basis = claim_behind(advice, by_id), ""
    if base is not None:
        chip = how_sure(base)
        basis = say("teams-slide-basis", claim=base.headline or base.text, chip=chip)
    return Point(heading, headline, text, basis, advice)


def _claim_slide(about: str, claim: Insight, picture: Picture | None) -> Slide:
    """A claim by its headline; a service that gives none has its sentence."""
    if claim.headline is None:
        return Slide(about, claim.text, claim=claim, picture=picture)
    return Slide(about, claim.headline, claim.detail or claim.text, claim, picture)


def current_slide(slides: Sequence[Slide]) -> int:
    """The index of the slide in the URL, from 0; the first where the URL names none."""
    number = st.query_params.get(PRESENTING, "1")
    return min(max(int(number), 1), len(slides)) - 1 if number.isascii() and number.isdigit() and len(number) < 4 else 0


def present(analysis: TeamAnalysis, plan: Sequence[Step]) -> None:
    """The slide in the URL, with buttons to the next and the previous one; ``plan`` is that of the workshop."""
    title = analysis.team.name or analysis.team.id
    st.set_page_config(page_title=say("navigation-tab", title=title), initial_sidebar_state="collapsed")
    st.html(read_styles(STYLESHEET))
    slides = make_slides(analysis, plan)
    n = current_slide(slides)
    area = st.container(key="slide")
    with st.bottom, st.container(horizontal=True, vertical_alignment="center", key="presenter"):
        named = _show_controls(n, len(slides))
    with area:
        note = note_parameters(analysis.bases, language()) if analysis.profiled and n == 0 else ""
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
        st.html(slide_html(slide, (bar_html(analysis) + legend_html() if slide.about == "cover" else "") + footnote))
        return
    words, drawing = st.columns([5, 6], gap="large", vertical_alignment="center")
    key = f"large {slide.picture}"
    chart = draw_chart(_large_tiles if slide.picture == "tiles" else _large_map, analysis, named=named)
    with words:
        worded = slide if slide.claim is not None else replace(slide, text=chart.title)
        st.html(slide_html(worded, legend_of(slide, analysis) + footnote))
    with drawing:
        show_chart(key, chart)


def slide_html(slide: Slide, below: str = "") -> str:
    """The words of a slide; ``below`` is HTML after them."""
    is_titled = slide.about in {"cover", "styles"} or slide.points or slide.todos
    over = "" if is_titled else f'<p class="over">{escape(say("teams-slide", slide=slide.about))}</p>'
    chip = "" if slide.claim is None else chip_html(slide.claim.strength, slide.claim.probability)
    without = "" if slide.claim is None else without_random_html(slide.claim)
    text = f'<p class="text">{escape(slide.text)}</p>' if slide.text else ""
    claim = f'<div class="claim"><h1>{escape(_claimed(slide))}</h1>{chip}{without}</div>'
    is_mixed = len(slide.headings) > 1
    points = "".join(_point_html(point, is_mixed=is_mixed) for point in slide.points)
    listed = f'<ul class="points of-{len(slide.points)}">{points}</ul>' if points else ""
    todos = "".join(_todo_html(number, todo) for number, todo in enumerate(slide.todos, 1))
    steps = f'<ol class="points of-{len(slide.todos)}">{todos}</ol>' if todos else ""
    styles = f'<ul class="four">{"".join(map(_style_html, ON_CIRCLE))}</ul>' if slide.about == "styles" else ""
    kind = "advice" if slide.points else slide.about
    return f'<div class="slide {escape(kind)}">{over}{claim}{text}{styles}{listed}{steps}{below}</div>'


def _style_html(style: Style) -> str:
    mark = f'<i style="background:{STYLE_COLOURS[style]}"></i>'
    return f"<li>{mark}<strong>{escape(named_style(style))}</strong><p>{escape(style_line(style))}</p></li>"


def named_style(style: Style) -> str:
    """A style with its letter, which is all that the circle has of it."""
    return say("teams-slide-style", letter=style, name=style_name(style, language()))


def style_line(style: Style) -> str:
    """What people in the direction of a style are like, in a few words."""
    return say("how-it-works-style", style=style)


def _point_html(point: Point, *, is_mixed: bool) -> str:
    over = f'<p class="over">{escape(say("teams-slide", slide=point.heading))}</p>' if is_mixed else ""
    text = f"<p>{escape(point.text)}</p>" if point.text else ""
    basis = f'<p class="because">{escape(point.basis)}</p>' if point.basis else ""
    return f"<li>{over}<strong>{escape(point.headline)}</strong>{text}{basis}</li>"


def _todo_html(number: int, todo: str) -> str:
    headline, text = todo_text(todo)
    over = f'<p class="over" aria-hidden="true">{number}</p>'
    return f"<li>{over}<strong>{escape(headline)}</strong><p>{escape(text)}</p></li>"


def todo_text(todo: str) -> tuple[str, str]:
    """What a team does in a step of a workshop: in a few words, and how."""
    return say("teams-slide-todo", todo=todo), say("teams-slide-todo-how", todo=todo)


def legend_of(slide: Slide, analysis: TeamAnalysis) -> str:
    """Beside the circle, what its cross is, as HTML."""
    if slide.picture != "map" or analysis.centre is None or len(analysis.map) < 2:
        return ""
    return f'<p class="marks">{escape(say("teams-slide-marks"))}</p>'


def legend_html() -> str:
    """Which colour is which style."""
    return f'<p class="legend">{styles_html()}</p>'


def _large_tiles(analysis: TeamAnalysis, *, dark: bool, named: bool, language: str) -> charts.Chart:
    return enlarge_to_slide(charts.style_tiles(analysis, dark=dark, named=named, language=language))


def _large_map(analysis: TeamAnalysis, *, dark: bool, named: bool, language: str) -> charts.Chart:
    drawn = charts.without_reading(charts.style_map(analysis, dark=dark, named=named, language=language))
    return enlarge_to_slide(charts.without_inner_ring(drawn, language))


def enlarge_to_slide(chart: charts.Chart) -> charts.Chart:
    """The chart as large as a slide has room for, and never smaller than it is."""
    return charts.enlarge(chart, max(1.0, min(LARGEST, TALLEST / chart.drawing["layout"]["height"])))


def _go(number: int) -> None:
    st.query_params[PRESENTING] = str(number)


def _end() -> None:
    st.query_params.pop(PRESENTING, None)


def _claimed(slide: Slide) -> str:
    """The headline on the screen: of a claim, no surer than its chip."""
    claim = slide.claim
    return slide.headline if claim is None or slide.headline != claim.headline else doubted_headline(claim)
