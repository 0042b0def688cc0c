"""A team's analysis as slides, moved by the arrow keys: the verdict, the circle, findings beside their picture, what
follows from them, and what to do together.

Slides speak to the team. Nothing on them is about single people: that is for a talk with the person, not for a screen.
A finding has its badge beside it, and nothing is advised on one that isn't at least likely; a question may be asked.
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
from discern.contract.certainty import certainty
from discern.contract.models.insights import Insight, claim_behind, without_random
from discern.contract.models.teams import TeamAnalysis
from discern.contract.styles import Style
from discern.words import (
    STRENGTHS,
    format_message,
    name_parameters,
    note_without_random,
    restate,
    style_name,
)
from discern_app.base.language import language, say
from discern_app.base.navigation import PRESENTING
from discern_app.base.styles import read_styles
from discern_app.components.charts import draw_chart, show_chart
from discern_app.insight.findings import DOTS, SURE, UNGRADED, findings_in, sentence, verdict_of
from discern_app.teams.overview import follow

STYLESHEET = Path(__file__).with_suffix(".css")

Picture = Literal["map", "tiles"]

PICTURES: tuple[Picture, ...] = ("map", "tiles")

ON_CIRCLE: tuple[Style, ...] = ("D", "I", "C", "S")
"""The styles in rows of two, as on the circle."""

ON_MAP = {"centre", "spread", "divided"}
ON_TILES = {"majority", "split", "absent", "coverage"}
"""Kinds of findings that each picture shows."""

MOST_BESIDE = 3
"""How many findings are beside a picture."""

ADVISED = ("strength", "watch_out", "question")
"""The kinds of advice that have slides, in their order where no workshop has another one."""

MOST_POINTS = 3
"""How many pieces of advice of a kind there are, and how many a slide has. Kinds of which each has few share one."""

OF_ONE = {"lone"}
"""Kinds of claims about exactly one person, whom a team would recognise unnamed."""

OF_PAIRS = {"friction", "pair"}
"""Kinds of claims about two people on which all can be asked something, or try it, unnamed."""

FEWEST = 3
"""With fewer profiles, the pictures show single people."""

TALLEST = 525.0
"""Pixels: a picture is made larger up to this height, which a projector of 1280 × 720 has room for."""
LARGEST = 1.8


@dataclass(frozen=True, slots=True)
class Step:
    """A step of a workshop: how long it takes, what to do in it, which kinds of statements it needs, and which slides
    it has.

    A step that has itself among its ``slides`` is done together: one slide says what to do.
    """

    name: str
    minutes: int
    todos: tuple[str, ...]
    kinds: tuple[str, ...] = ()
    slides: tuple[str, ...] = ()

    @property
    def is_shown(self) -> bool:
        """Whether a slide says what to do."""
        return self.name in self.slides


@dataclass(frozen=True, slots=True)
class Point:
    """A piece of advice on a slide, and the claim that it rests on, where the slide has to say it."""

    advice: Insight
    text: str
    claim: Insight | None = None


@dataclass(frozen=True, slots=True)
class Slide:
    """``about`` is "cover", "styles", a picture, a kind of advice or a step of a workshop.

    A small line is ``over`` the headline. ``claim`` is the finding that the headline says, and ``findings`` are further
    ones below it; ``points`` are advice, which may be of several kinds. The slide of a step says its ``todos``; what
    can be ``said`` in it is for the leader. ``foot`` is in small type.
    """

    about: str
    headline: str
    over: str = ""
    text: str = ""
    claim: Insight | None = None
    findings: tuple[Insight, ...] = ()
    picture: Picture | None = None
    points: tuple[Point, ...] = ()
    todos: tuple[str, ...] = ()
    said: tuple[Insight, ...] = ()
    foot: str = ""

    @property
    def parts(self) -> tuple[str, ...]:
        """What the slide is about: of advice, its kinds."""
        return tuple(dict.fromkeys(point.advice.kind for point in self.points)) or (self.about,)


def make_slides(analysis: TeamAnalysis, plan: Sequence[Step] = ()) -> list[Slide]:
    """The slides in order: the verdict, what the styles are, the circle, who is where, then what follows.

    With the ``plan`` of a workshop, advice follows in the order of its steps, and steps that are done together have
    slides of their own.
    """
    said = [restate(each, language(), "you") for each in analysis.insights]
    slides = [_cover(analysis, said), _styles(), *_pictures(analysis, said)]
    points = {kind: _points(kind, said) for kind in ADVISED}
    unmeasured = say("shared-unmeasured")
    for kinds, step in parts_of(plan):
        for joined in join_points([points[kind] for kind in kinds if points[kind]]):
            # Once is enough.
            slides.append(_advice(joined, verdict_of(said), foot=unmeasured))
            unmeasured = "" if slides[-1].foot else unmeasured
        if step is not None:
            slides.append(_together(step, said))
    return slides


def _cover(analysis: TeamAnalysis, said: Sequence[Insight]) -> Slide:
    """What is said of the team first; its name, where that is about single people or nothing."""
    name = analysis.team.name or analysis.team.id
    answered = say("teams-slide-answered", profiled=analysis.profiled, size=analysis.size)
    tested = name_parameters(analysis.bases, language()) if analysis.profiled else ""
    verdict = verdict_of(said)
    if verdict is None or verdict.people or verdict.kind in UNGRADED:
        return Slide("cover", name, text=answered, foot=tested)
    over = say("teams-slide-team", team=name, answered=answered)
    return Slide("cover", sentence(verdict), over, claim=verdict, foot=_foot(tested, [verdict]))


def _styles() -> Slide:
    return Slide("styles", say("teams-slide", slide="styles"), text=format_message(language(), "workshop-handout-disc"))


def _pictures(analysis: TeamAnalysis, said: Sequence[Insight]) -> Iterator[Slide]:
    """The pictures, each with the findings that it shows, the surest as its headline."""
    if analysis.profiled < FEWEST:
        return
    verdict, by_id = verdict_of(said), {each.id: each for each in said}
    found = [each for each in findings_in(said) if each is not verdict and not is_of_one(each, by_id)]
    for picture in PICTURES:
        shown = [each for each in found if each.kind in (ON_MAP if picture == "map" else ON_TILES)][:MOST_BESIDE]
        over = say("teams-slide", slide=picture)
        text = say("teams-slide-marks", picture=picture) if charts.has_tiles(analysis) else ""
        if shown:
            first, *others = shown
            foot = _foot("", shown)
            yield Slide(picture, sentence(first), over, text, first, tuple(others), picture, foot=foot)
        else:
            yield Slide(picture, over, text=text, picture=picture)


def _foot(first: str, claims: Sequence[Insight]) -> str:
    """A line for the foot, and after it how sure claims are without the answers that look random, if any do."""
    notes = (note_without_random(claim, language()) for claim in claims)
    return " · ".join(dict.fromkeys(filter(None, (first, *notes))))


def is_of_one(statement: Insight, by_id: Mapping[str, Insight]) -> bool:
    """Whether a statement, or the claim that it follows from, is about single people."""
    base = claim_behind(statement, by_id)
    return any(each.people or each.kind in OF_ONE for each in (statement, base) if each is not None)


def is_sayable(advice: Insight, claim: Insight | None, by_id: Mapping[str, Insight]) -> bool:
    """Whether advice may stand on a slide. A question about two people, or what they can try, is for all where it names
    nobody.
    """
    is_for_all = advice.kind in {"question", "try"} and claim is not None and claim.kind in OF_PAIRS
    return is_advised(advice, claim) and (is_for_all or not is_of_one(advice, by_id))


def is_advised(advice: Insight, claim: Insight | None) -> bool:
    """Whether advice rests on what is at least likely, or on nothing measured. A question claims nothing."""
    basis = claim or advice
    return advice.kind == "question" or basis.probability is None or is_likely(basis)


def is_likely(claim: Insight) -> bool:
    """Whether a claim is at least likely, also without the answers that look random, if any do."""
    without = without_random(claim)
    alone = None if without is None else without.value
    holds = without is None or (isinstance(alone, float) and certainty(alone) in SURE)
    return claim.strength in SURE and holds


def _sayable(kind: str, said: Sequence[Insight]) -> Iterator[tuple[Insight, Insight | None]]:
    """The advice of a kind that may stand on a slide, with its claim, each sentence once."""
    by_id, seen = {each.id: each for each in said}, set[str]()
    for claim, follows in follow(said):
        for advice in follows:
            text = sentence(advice, named=False)
            if advice.kind == kind and text not in seen and is_sayable(advice, claim, by_id):
                seen.add(text)
                yield advice, claim


def _points(kind: str, said: Sequence[Insight]) -> list[Point]:
    """A question needs no claim."""
    points = []
    for advice, claim in _sayable(kind, said):
        is_measured = kind != "question" and claim is not None and claim.probability is not None
        points.append(Point(advice, sentence(advice, named=False), claim if is_measured else None))
    return points[:MOST_POINTS]


def _advice(points: Sequence[Point], verdict: Insight | None, *, foot: str) -> Slide:
    """Advice of one or more kinds. Everyone knows the verdict from the first slide, so it is said only where a piece
    stands alone.
    """
    kinds = list(dict.fromkeys(point.advice.kind for point in points))
    if kinds == ["question"]:
        text = say("teams-slide-ask", count=len(points))
        return Slide("question", title_of(kinds), text=text, points=tuple(points))
    shown = tuple(
        replace(point, claim=None) if point.claim is verdict and len(points) > 1 else point for point in points
    )
    notes = _foot(foot, [point.claim for point in shown if point.claim is not None])
    return Slide(kinds[0], title_of(kinds), points=shown, foot=notes)


def _together(step: Step, said: Sequence[Insight]) -> Slide:
    """What to do together. Where it is to try something, that is the headline; else what the step is called. The leader
    has what other slides of the step leave out."""
    name = say("teams-slide", slide=step.name)
    first = next((advice for advice, _ in _sayable("try", said)), None) if "try" in step.kinds else None
    titled = "yes" if first is None else "no"
    over = say("teams-slide-step", step=name, minutes=step.minutes, titled=titled)
    statements = tuple(each for each in said if each.kind in step.kinds and each.kind not in (*ADVISED, "try"))
    headline = name if first is None else sentence(first, named=False)
    return Slide(step.name, headline, over, todos=step.todos, said=statements)


def parts_of(plan: Sequence[Step]) -> Iterator[tuple[list[str], Step | None]]:
    """The kinds of advice in the order of a plan, up to each step that has a slide of its own, with that step.

    Those that no step has come last.
    """
    left = dict.fromkeys(ADVISED)
    kinds: list[str] = []
    for step in plan:
        own = [kind for kind in step.slides if kind in left]
        kinds += own
        left = {kind: None for kind in left if kind not in own}
        if step.is_shown:
            yield kinds, step
            kinds = []
    yield [*kinds, *left], None


def title_of(parts: Sequence[str]) -> str:
    """What a slide about one or more parts is called."""
    return say("teams-slide", slide=parts[0] if len(parts) == 1 else "several")


def join_points(groups: Sequence[Sequence[Point]]) -> list[list[Point]]:
    """The advice of each slide. ``groups`` follow each other and aren't split, and as few as can be stand alone."""
    # All ways of cutting: with three groups there are four.
    ways = [
        [list(chain(*groups[start:end])) for start, end in pairwise((0, *cuts, len(groups)))]
        for count in range(len(groups))
        for cuts in combinations(range(1, len(groups)), count)
    ]
    fitting = [way for way in ways if all(len(points) <= MOST_POINTS for points in way)]
    return min(fitting, key=lambda way: (sum(len(points) == 1 for points in way), len(way)), default=[])


def current_slide(slides: Sequence[Slide]) -> int:
    """The index of the slide in the URL, from 0; the first where the URL names none."""
    number = st.query_params.get(PRESENTING, "1")
    return min(max(int(number), 1), len(slides)) - 1 if number.isascii() and number.isdigit() and len(number) < 4 else 0


def present(analysis: TeamAnalysis, plan: Sequence[Step]) -> None:
    """The slide in the URL, with buttons to the next and the previous one; ``plan`` is that of the workshop."""
    title = analysis.team.name or analysis.team.id
    st.set_page_config(page_title=say("navigation-tab", title=title))
    st.html(read_styles(STYLESHEET))
    slides = make_slides(analysis, plan)
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
    words, drawing = st.columns([5, 6], gap="large", vertical_alignment="center")
    key = f"large {slide.picture}"
    with words:
        st.html(slide_html(slide))
    with drawing:
        show_chart(key, draw_chart(_large_map if slide.picture == "map" else _large_tiles, analysis, named=named))


def slide_html(slide: Slide) -> str:
    """The words of a slide. They are larger than any element of Streamlit's has them."""
    over = _line("over", slide.over)
    headline = f"<h1>{escape(slide.headline)}</h1>{badge_html(slide.claim)}"
    findings = "".join(f"<li>{escape(sentence(each))}{badge_html(each)}</li>" for each in slide.findings)
    listed = f'<ul class="findings">{findings}</ul>' if findings else ""
    is_mixed = len(slide.parts) > 1
    points = "".join(_point_html(point, is_mixed=is_mixed) for point in slide.points)
    advice = f'<ul class="points of-{len(slide.points)}">{points}</ul>' if points else ""
    todos = "".join(_todo_html(number, todo) for number, todo in enumerate(slide.todos, 1))
    steps = f'<ol class="points of-{len(slide.todos)}">{todos}</ol>' if todos else ""
    styles = f'<ul class="four">{"".join(map(_style_html, ON_CIRCLE))}</ul>' if slide.about == "styles" else ""
    text = _line("text", slide.text)
    kind = "advice" if slide.points else slide.about
    body = f"{over}{headline}{listed}{text}{styles}{advice}{steps}{_line('foot', slide.foot)}"
    return f'<div class="slide {escape(kind)}">{body}</div>'


def _line(kind: str, text: str) -> str:
    return f'<p class="{kind}">{escape(text)}</p>' if text else ""


def badge_html(claim: Insight | None) -> str:
    """How sure a finding is, as three dots and a word; empty where there is none, or where it holds by definition."""
    if claim is None or claim.kind in UNGRADED:
        return ""
    dots = f'<span aria-hidden="true">{DOTS[claim.strength]}</span>'
    kind = "sure" if claim.strength in SURE else "unsure"
    word = say("shared-chip", strength=STRENGTHS[claim.strength])
    return f'<span class="badge {kind}">{dots} {escape(word)}</span>'


def _style_html(style: Style) -> str:
    mark = f'<i style="background:{STYLE_COLOURS[style]}"></i>'
    return f"<li>{mark}<strong>{escape(named_style(style))}</strong><p>{escape(style_line(style))}</p></li>"


def named_style(style: Style) -> str:
    """A style with its letter, which is all that the circle has of it."""
    return say("teams-slide-style", letter=style, name=style_name(style, language()))


def style_line(style: Style) -> str:
    """What people in the quarter of a style do."""
    return say("teams-slide-style-line", style=style)


def _point_html(point: Point, *, is_mixed: bool) -> str:
    over = _line("over", say("teams-slide", slide=point.advice.kind)) if is_mixed else ""
    claim = point.claim
    basis = "" if claim is None else f'<p class="because">{escape(sentence(claim))}{badge_html(claim)}</p>'
    return f"<li>{over}<strong>{escape(point.text)}</strong>{basis}</li>"


def _todo_html(number: int, todo: str) -> str:
    headline, text = todo_text(todo)
    over = f'<p class="over" aria-hidden="true">{number}</p>'
    return f"<li>{over}<strong>{escape(headline)}</strong><p>{escape(text)}</p></li>"


def todo_text(todo: str) -> tuple[str, str]:
    """What a team does in a step of a workshop: in a few words, and how."""
    return say("teams-slide-todo", todo=todo), say("teams-slide-todo-how", todo=todo)


def _large_tiles(analysis: TeamAnalysis, *, dark: bool, named: bool, language: str) -> charts.Chart:
    return enlarge_to_slide(charts.style_tiles(analysis, dark=dark, named=named, language=language))


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
