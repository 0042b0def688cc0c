"""The people of a team on the circle of styles."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from math import atan2, degrees, hypot, radians, sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from discern.charts.chart import Chart
from discern.charts.circle import (
    arcs,
    arrow,
    centre_mark,
    circle_radius,
    draw_circle,
    leading_style,
    map_table,
    nearest_style,
    note_elsewhere,
)
from discern.charts.text import escape_plotly, initials, say, text_width
from discern.charts.theme import STYLE_COLOURS, STYLE_GLYPHS, STYLE_SYMBOLS, Theme, blend, ink_on, theme
from discern.contract.models.teams import MapPoint, TeamAnalysis
from discern.contract.styles import STYLES, Style
from discern.words import LANGUAGES, list_items, percent

PALEST = 0.04
"""The opacity of a mark for a probability of 0; at 1 it is opaque."""

ProbabilityText = Callable[[Style, float], str]

Ranked = list[tuple[Style, float]]


def shade(style: Style, probability: float, look: Theme) -> str:
    """The colour of a mark for leading with ``style`` at a ``probability`` of 0–1, opaque."""
    return blend(STYLE_COLOURS[style], look.background, PALEST + (1 - PALEST) * probability)


def ranked(point: MapPoint) -> Ranked:
    """The styles with their probabilities, the most probable first; [] where they are unknown."""
    return [] if point.probabilities is None else sorted(point.probabilities.items(), key=lambda item: -item[1])


def labels_of(people: Sequence[MapPoint]) -> dict[str, str]:
    """The initials by candidate id."""
    return dict(zip((point.candidate_id for point in people), initials([point.name for point in people]), strict=True))


def label_size(text: str) -> int:
    """The type size of initials that fit a tile or a dot of about 30 pixels."""
    return {0: 11, 1: 11, 2: 11, 3: 10, 4: 9}.get(text_width(text), 8)


def probability_texts(language: str) -> ProbabilityText:
    """Says how probable it is that a style leads, in Plotly's markup; the same percentage of a style only once."""

    @cache
    def say_percent(style: Style, shown: str) -> str:
        return escape_plotly(say(language, "chart-probable", styles=style, percent=shown))

    return lambda style, probability: say_percent(style, percent(probability, language))


def describe(point: MapPoint, styles: Sequence[tuple[Style, float]], text: ProbabilityText, *, named: bool) -> str:
    """The hover text of a mark: the name, and how probable it is that each of ``styles`` leads."""
    lines = [escape_plotly(point.name)] if named else []
    lines += [text(style, probability) for style, probability in styles] or [escape_plotly(point.style)]
    return "<br>".join(lines)


LARGEST, SMALLEST = 30.0, 6.0
"""Diameters of dots, in pixels."""
INK = 126.0
"""√n times the diameter of n dots: together they cover as much of the circle whatever their number."""
SPREAD = 14.0
"""The least diameter of dots that are moved apart."""
READABLE = 18.0
"""The least diameter of a dot with initials."""
NAMELESS = 14.0
"""The greatest diameter of a dot without initials."""
OPEN = 0.6
"""Below this probability a style is open, and the dot has a ring of the two most probable ones."""
RING = 3.0
"""The width of that ring, in pixels."""
NARROWEST = 256.0
"""The circle's diameter on a narrow screen, in pixels: dots that are apart there are apart on any screen."""
CROSS = 9.0
"""The room that the centre's cross needs around it, in pixels."""
CLEAR = 2.0
"""How near the middle of a dot that is moved may come to either middle line of the circle, in pixels."""
SCALES = {"circle": 1.0, "square": 0.9, "diamond": 0.96, "triangle-up": 1.25, "x": 1.0}
"""The size of a mark, in diameters of a dot, that makes it look as large as a circle."""
REACHES = {"circle": 1.0, "square": 1.27, "diamond": 1.25, "triangle-up": 1.44, "x": 1.0}
"""How far a mark of that size reaches from its middle, in radii of a dot."""
BEND = 4 / 3 * (sqrt(2) - 1)
"""How far along its tangents, in radii, a cubic curve's controls are that follows a quarter of a circle."""
ROUNDS = 120
GOLDEN = radians(137.508)
"""Dots at the very same place leave it in directions this far apart, so that no two leave it in the same."""

Places = NDArray[np.float64]
Trace = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Dot:
    """A person's dot at ``x``, ``y`` in θ, ``size`` pixels wide, with ``text`` in it; nameless if not ``is_named``."""

    point: MapPoint
    x: float
    y: float
    size: float
    text: str
    is_named: bool

    @property
    def is_moved(self) -> bool:
        return (self.x, self.y) != (self.point.x, self.point.y)

    @property
    def is_small(self) -> bool:
        return self.size < SPREAD

    @property
    def symbol(self) -> str:
        """The mark of the likeliest style, which tells it without colour too; initials without one are in a circle."""
        style = leading_style(self.point)
        if style is None:
            return "circle" if self.text else "x"
        return STYLE_SYMBOLS[style]

    @property
    def is_open(self) -> bool:
        """Whether no style leads with a probability of `OPEN` or more."""
        return self.point.probabilities is not None and ranked(self.point)[0][1] < OPEN


def name_initials(points: Sequence[MapPoint]) -> list[tuple[str, str]]:
    """The initials in the dots of a team's circle, each with the name it stands for; none where dots are too small."""
    labels = labels_of(points) if dot_size(len(points)) >= READABLE else {}
    return [(labels[point.candidate_id], point.name) for point in points if point.candidate_id in labels]


def place_dots(
    points: Sequence[MapPoint],
    edge: float,
    *,
    named: bool,
    kept_free: Sequence[tuple[float, float]] = (),
) -> list[Dot]:
    """A dot for each of ``points`` on a circle of radius ``edge``, clear of the places ``kept_free``, all in θ.

    If not ``named``, nothing about a dot identifies anybody.
    """
    size = min(dot_size(len(points)), LARGEST if named else NAMELESS)
    labels = labels_of(points) if named and size >= READABLE else {}
    places = np.array([(point.x, point.y) for point in points], dtype=np.float64).reshape(-1, 2)
    if size >= SPREAD:
        scale = NARROWEST / (2 * edge)
        free = np.array(kept_free, dtype=np.float64).reshape(-1, 2)
        places = move_apart(places * scale, size, free * scale, NARROWEST / 2) / scale
    shown = [
        # A dot that needn't move stays exactly where it is.
        (point.x, point.y) if np.hypot(x - point.x, y - point.y) < 1e-3 else (float(x), float(y))
        for point, (x, y) in zip(points, places, strict=True)
    ]
    return [
        Dot(point, x, y, size, labels.get(point.candidate_id, ""), named)
        for point, (x, y) in zip(points, shown, strict=True)
    ]


def dot_size(people: int) -> float:
    """The diameter of each of so many dots, in pixels: 30 for 7 people, 20 for 40, 6 for 500."""
    return min(max(INK / sqrt(max(people, 1)), SMALLEST), LARGEST)


def move_apart(places: Places, size: float, kept_free: Places, radius: float) -> Places:
    """Places (n, 2) where circles of diameter ``size`` overlap less or not at all, each within ``size`` of its own.

    All are in pixels from the middle of a circle of ``radius``, which they don't leave; ``kept_free`` (k, 2) are places
    that they leave uncovered where they can. Circles push each other apart until none overlaps, or for so many rounds.
    None crosses the middle line of an axis: a dot beyond it would seem to have another style.
    """
    shown = places.copy()
    turns = GOLDEN * np.arange(len(places))
    away = 1e-3 * np.column_stack([np.cos(turns), np.sin(turns)])
    for _ in range(ROUNDS):
        push = _push(shown + away, shown + away, size + 1, share=0.5)
        push += _push(shown + away, kept_free, size / 2 + CROSS, share=1.0)
        if np.abs(push).max(initial=0.0) < 0.05:
            break
        moved = _within(shown + push - places, size) + places
        moved = _within(_on_own_side(moved, places), radius)
        shown = np.where((push != 0).any(axis=1)[:, None], moved, shown)
    return shown


def _push(places: Places, others: Places, distance: float, share: float) -> Places:
    """How far each place has to move so that none of ``others`` is nearer than ``distance``; ``share`` of it a pair."""
    apart = places[:, None] - others[None]
    lengths = np.hypot(apart[..., 0], apart[..., 1])
    short = np.where(lengths > 0, np.clip(distance - lengths, 0, None), 0.0)
    pushed: Places = (apart / np.maximum(lengths, 1e-9)[..., None] * short[..., None] * share).sum(axis=1)
    return pushed


def _within(places: Places, most: float) -> Places:
    """The same places, those further than ``most`` from the middle brought back to it."""
    lengths = np.hypot(places[:, 0], places[:, 1])
    back: Places = places * np.minimum(1.0, most / np.maximum(lengths, 1e-9))[:, None]
    return back


def _on_own_side(moved: Places, places: Places) -> Places:
    """``moved``, at least `CLEAR` from either middle line on the side of ``places``, or where these are if nearer."""
    side = np.sign(places)
    least = np.minimum(np.abs(places), CLEAR)
    kept: Places = np.where(side == 0, moved, side * np.maximum(side * moved, least))
    return kept


def draw_dots(dots: Sequence[Dot], look: Theme, language: str, *, hollow: bool = False) -> list[Trace]:
    """Traces of the dots, the last one, and before it of the true places of those that are moved.

    Hollow dots are people who would leave. ``customdata`` of a dot is the candidate id, or empty for a nameless one.
    """
    if not dots:
        return []
    return [*_true_places([dot for dot in dots if dot.is_moved], look), _dots(dots, look, language, hollow=hollow)]


def _dots(dots: Sequence[Dot], look: Theme, language: str, *, hollow: bool) -> Trace:
    text = probability_texts(language)
    fills = [look.background if hollow else _fill(dot.point, look) for dot in dots]
    size = dots[0].size
    lettered = any(dot.text for dot in dots)
    initials = {
        "mode": "markers+text",
        "text": [f"<b>{escape_plotly(dot.text)}</b>" for dot in dots],
        "textposition": "middle center",
        "textfont": {
            "color": [ink_on(fill) for fill in fills],
            "size": [round(label_size(dot.text) * sqrt(size / LARGEST), 1) for dot in dots],
        },
    }
    # A style whose probability nobody knows is shown by the outline alone.
    outlined = hollow or any(dot.point.probabilities is None for dot in dots)
    outlines = [_hue(dot.point, look) if hollow or dot.point.probabilities is None else look.background for dot in dots]
    return (initials if lettered else {"mode": "markers"}) | {
        "type": "scatter",
        "x": [dot.x for dot in dots],
        "y": [dot.y for dot in dots],
        "customdata": [[dot.point.candidate_id if dot.is_named else ""] for dot in dots],
        "hovertext": [_hover(dot, text) for dot in dots],
        "hovertemplate": "%{hovertext}<extra></extra>",
        "cliponaxis": False,
        "marker": {
            "size": [round(SCALES[dot.symbol] * size, 2) for dot in dots],
            # Marks of several sizes are translucent otherwise: what is below them would show, and initials fade.
            "opacity": 1,
            "color": fills,
            "symbol": [dot.symbol for dot in dots],
            "line": {
                "color": outlines if outlined else look.background,
                "width": 2 if hollow else 0.5 if size < SPREAD else 1.5,
            },
        },
        # A tapped dot leaves the others as they are: paler would mean less sure.
        "selected": {"marker": {"opacity": 1}},
        "unselected": {"marker": {"opacity": 1}},
    }


def _fill(point: MapPoint, look: Theme) -> str:
    styles = ranked(point)
    return shade(*styles[0], look) if styles else look.background


def _hue(point: MapPoint, look: Theme) -> str:
    style = leading_style(point)
    return look.muted if style is None else STYLE_COLOURS[style]


def _hover(dot: Dot, text: ProbabilityText) -> str:
    styles = ranked(dot.point)
    return describe(dot.point, styles[: 2 if dot.is_open else 1], text, named=dot.is_named)


def _true_places(moved: Sequence[Dot], look: Theme) -> list[Trace]:
    """A point at each true place, and a line from it to the dot."""
    if not moved:
        return []
    x: list[float | None] = []
    y: list[float | None] = []
    for dot in moved:
        x += [dot.point.x, dot.x, None]
        y += [dot.point.y, dot.y, None]
    return [
        {
            "type": "scatter",
            "mode": "lines",
            "x": x,
            "y": y,
            "hoverinfo": "skip",
            "line": {"color": look.muted, "width": 1},
        },
        {
            "type": "scatter",
            "mode": "markers",
            "x": [dot.point.x for dot in moved],
            "y": [dot.point.y for dot in moved],
            "hoverinfo": "skip",
            "marker": {"size": 4, "color": look.muted, "line": {"width": 0}},
        },
    ]


def ring_around(dots: Sequence[Dot], look: Theme) -> Trace:
    """Rings that highlight dots."""
    return {
        "type": "scatter",
        "mode": "markers",
        "x": [dot.x for dot in dots],
        "y": [dot.y for dot in dots],
        "hoverinfo": "skip",
        "marker": {
            "symbol": "circle-open",
            "size": dots[0].size + 4 * RING,
            "color": look.line,
            "line": {"width": 3},
        },
    }


def two_coloured_rings(dots: Sequence[Dot]) -> list[dict[str, Any]]:
    """Shapes around dots whose style is open: half a ring in the colour of each of the two most probable styles."""
    return [
        {
            "type": "path",
            "layer": "below",
            "xsizemode": "pixel",
            "ysizemode": "pixel",
            "xanchor": dot.x,
            "yanchor": dot.y,
            "path": _half_ring(REACHES[dot.symbol] * dot.size / 2 + RING / 2, side),
            "fillcolor": "rgba(0, 0, 0, 0)",
            "line": {"color": STYLE_COLOURS[style], "width": RING},
        }
        for dot in dots
        if dot.is_open and not dot.is_small
        for side, (style, _) in zip((-1, 1), ranked(dot.point)[:2], strict=True)
    ]


def _half_ring(radius: float, side: int) -> str:
    """Half a circle as two cubic curves, at the left (−1) or the right (1), since Plotly's paths have no arcs."""
    bend, r = BEND * radius, radius
    curves = f"C {side * bend:.2f},{r:.2f} {side * r:.2f},{bend:.2f} {side * r:.2f},0"
    return f"M 0,{r:.2f} {curves} C {side * r:.2f},{-bend:.2f} {side * bend:.2f},{-r:.2f} 0,{-r:.2f}"


HARDLY = 0.1
"""A centre that moves less than this, in θ, counts as unchanged."""


def style_map(
    analysis: TeamAnalysis,
    *,
    dark: bool,
    named: bool = True,
    chosen: str | None = None,
    language: str = LANGUAGES[0],
) -> Chart:
    """Each person profiled as a dot with initials, in the colour and shape of the most probable style: the paler, the
    less so.

    A ring of two colours is around those whose style is open, and a cross at the team's centre. Dots that would overlap
    are moved apart by at most their own width, with a line from the true place, which is in the table. The more people,
    the smaller the dots; small ones have no initials, rings or lines, and stay in place.
    ``chosen`` is the candidate id of a person to highlight, with the 95% interval of their angle as an arc.
    ``customdata`` of a dot is its candidate id. If not ``named``, nothing in the chart identifies anybody.
    """
    look = theme(dark=dark)
    # Without names the members' order would give people away.
    points = analysis.map if named else sorted(analysis.map, key=lambda point: point.angle)
    edge = circle_radius((point.x, point.y) for point in points)
    centre = [] if analysis.centre is None or len(points) < 2 else [(analysis.centre.x, analysis.centre.y)]
    dots = place_dots(points, edge, named=named, kept_free=centre)
    picked = [dot for dot in dots if named and dot.point.candidate_id == chosen]
    traces = arcs([dot.point for dot in picked], look)
    marks = [centre_mark(*place, look, say(language, "chart-map-centre")) for place in centre]
    marks += [ring_around(picked, look)] if picked else []
    # A cross among small dots would be lost below them.
    drawn = draw_dots(dots, look, language)
    traces += [*drawn, *marks] if dots and dots[0].is_small else [*marks, *drawn]
    title = _finding(points, language)
    described = _described(points, language)
    alt = say(language, "chart-alt", title=title, described=described)
    first = [_shapes(language), say(language, "chart-map-reading", centre="yes" if centre else "no")] if dots else []
    first += _elsewhere(points, language)
    notes = _notes(dots, language)
    figure = draw_circle(edge, traces, [], look, language, shapes=two_coloured_rings(dots), reading=[*first, *notes])
    return Chart(figure, title, alt, map_table(points, language, named=named), notes)


def what_if_map(
    before: TeamAnalysis, after: TeamAnalysis, *, dark: bool, named: bool = True, language: str = LANGUAGES[0]
) -> Chart:
    """A what-if on the map: people who join are ringed, people who leave hollow, and an arrow shows the centre move.

    Dots are as on `style_map`. If not ``named``, nothing in the chart identifies anybody.
    """
    look = theme(dark=dark)
    there = {point.candidate_id for point in before.map}
    stays = {point.candidate_id for point in after.map}
    everybody = [*after.map, *(point for point in before.map if point.candidate_id not in stays)]
    if not named:
        everybody.sort(key=lambda point: point.angle)
    edge = circle_radius((point.x, point.y) for point in everybody)
    was, would_be = ([] if each.centre is None else [(each.centre.x, each.centre.y)] for each in (before, after))
    dots = place_dots(everybody, edge, named=named, kept_free=[*was, *would_be])
    leaves = [dot for dot in dots if dot.point.candidate_id not in stays]
    remain = [dot for dot in dots if dot.point.candidate_id in stays]
    joins = [dot for dot in remain if dot.point.candidate_id not in there]
    extra: list[dict[str, Any]] = []
    marks = [ring_around(joins, look)] if joins else []
    if was and would_be:
        marks.append(centre_mark(*was[0], look, say(language, "chart-what-if-centre-before"), faint=True))
        marks.append(centre_mark(*would_be[0], look, say(language, "chart-what-if-centre-after")))
        extra.append(arrow(was[0], would_be[0], look, standoff=4))
    drawn = [*draw_dots(leaves, look, language, hollow=True), *draw_dots(remain, look, language)]
    traces = [*drawn, *marks] if dots and dots[0].is_small else [*marks, *drawn]
    title = _move(before, after, language)
    changes = say(language, "chart-what-if-described", joining=len(joins), leaving=len(leaves))
    described = f"{changes} {_described(after.map, language)}"
    alt = say(language, "chart-alt", title=title, described=described)
    first = [_shapes(language), *(say(language, f"chart-what-if-map-{each}") for each in ("people", "centre"))]
    first += _elsewhere(everybody, language)
    notes = _notes(dots, language)
    figure = draw_circle(
        edge, traces, extra, look, language, shapes=two_coloured_rings(remain), reading=[*first, *notes] if dots else []
    )
    return Chart(figure, title, alt, map_table(after.map, language, named=named), notes)


def _shapes(language: str) -> str:
    """Which shape is which style's."""
    marks = list_items([f"{STYLE_GLYPHS[style]} {style}" for style in STYLES], language)
    return say(language, "chart-map-shapes", marks=marks)


def _notes(dots: Sequence[Dot], language: str) -> tuple[str, ...]:
    """What explains the map further: a line for each thing that isn't on every map."""
    lines = []
    if any(dot.is_open and not dot.is_small for dot in dots):
        lines.append(say(language, "chart-map-open"))
    if any(dot.is_moved for dot in dots):
        lines.append(say(language, "chart-map-moved"))
    return tuple(lines)


def _elsewhere(points: Sequence[MapPoint], language: str) -> list[str]:
    """Why dots stand outside the quarter of their style, said in the drawing: they may be taken for mistakes."""
    note = note_elsewhere(points, language)
    return [note] if note else []


def _finding(points: Sequence[MapPoint], language: str) -> str:
    """The fullest half of the map, as a count of dots: not a claim about the team."""
    if not points:
        return say(language, "chart-nobody")
    halves = {
        "active": sum(p.y > 0 for p in points),
        "thoughtful": sum(p.y < 0 for p in points),
        "people": sum(p.x > 0 for p in points),
        "task": sum(p.x < 0 for p in points),
    }
    half, count = max(halves.items(), key=lambda item: item[1])
    return say(language, "chart-map-title", half=half, count=count, of=len(points))


def _described(points: Sequence[MapPoint], language: str) -> str:
    """How many dots there are of each colour, how to read the circle, and why dots stand elsewhere than their style."""
    counts = Counter(leading_style(point) for point in points)
    items = [say(language, "chart-style-value", styles=style, value=counts[style]) for style in STYLES]
    described = say(language, "chart-map-described", values=list_items(items, language))
    return f"{described} {note_elsewhere(points, language)}".rstrip()


def _move(before: TeamAnalysis, after: TeamAnalysis, language: str) -> str:
    if after.centre is None:
        return say(language, "chart-what-if-nobody")
    if before.centre is None:
        return say(language, "chart-what-if-first")
    x, y = after.centre.x - before.centre.x, after.centre.y - before.centre.y
    if hypot(x, y) < HARDLY:
        return say(language, "chart-what-if-still")
    return say(language, "chart-what-if-moves", styles=nearest_style(degrees(atan2(y, x))))
