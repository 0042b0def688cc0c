"""The people of a team on the circle of styles."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot, radians, sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from discern.charts.chart import Chart
from discern.charts.circle import arrow, centre_mark, centre_ranges, circle_radius, draw_circle, map_table
from discern.charts.said import FILLS, describe_said, fill_of, paint
from discern.charts.text import escape_plotly, initials, say, text_width
from discern.charts.theme import Theme, ink_on, theme
from discern.contract.models.teams import Centre, MapPoint, TeamAnalysis
from discern.contract.styles import STYLES, quarter_of
from discern.words import LANGUAGES, list_items


def labels_of(people: Sequence[MapPoint]) -> dict[str, str]:
    """The initials by candidate id."""
    return dict(zip((point.candidate_id for point in people), initials([point.name for point in people]), strict=True))


def label_size(text: str) -> int:
    """The type size of initials that fit a tile or a dot of about 30 pixels."""
    return {0: 11, 1: 11, 2: 11, 3: 10, 4: 9}.get(text_width(text), 8)


def describe(point: MapPoint, language: str, *, named: bool) -> str:
    """The hover text of a mark: the name, and what is said with its probability."""
    lines = [escape_plotly(point.name)] if named else []
    return "<br>".join([*lines, escape_plotly(describe_said(point, language))])


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
RING = 12.0
"""By how much a ring around a dot is wider, in pixels."""
STROKE = "line-ne"
"""The mark through a dot or a tile of somebody who would leave."""
NARROWEST = 256.0
"""The circle's diameter on a narrow screen, in pixels: dots that are apart there are apart on any screen."""
CROSS = 9.0
"""The room that the centre's cross needs around it, in pixels."""
CLEAR = 2.0
"""How near the middle of a dot that is moved may come to either middle line of the circle, in pixels."""
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
    None crosses the middle line of an axis: each stays in its quarter, whose colour it has.
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


def draw_dots(dots: Sequence[Dot], look: Theme, language: str) -> list[Trace]:
    """Traces of the dots, the last one, and before it of the true places of those that are moved.

    ``customdata`` of a dot is the candidate id, or empty for a nameless one.
    """
    if not dots:
        return []
    return [*_true_places([dot for dot in dots if dot.is_moved], look), _dots(dots, look, language)]


def _dots(dots: Sequence[Dot], look: Theme, language: str) -> Trace:
    looks = [paint(dot.point, look) for dot in dots]
    size = dots[0].size
    # Thick rims would hide small dots.
    share = 0.5 if dots[0].is_small else 1.0
    initials = {
        "mode": "markers+text",
        "text": [f"<b>{escape_plotly(dot.text)}</b>" for dot in dots],
        "textposition": "middle center",
        "textfont": {
            "color": [ink_on(each.colour) for each in looks],
            "size": [round(label_size(dot.text) * sqrt(size / LARGEST), 1) for dot in dots],
        },
    }
    return (initials if any(dot.text for dot in dots) else {"mode": "markers"}) | {
        "type": "scatter",
        "x": [dot.x for dot in dots],
        "y": [dot.y for dot in dots],
        "customdata": [[dot.point.candidate_id if dot.is_named else ""] for dot in dots],
        "hovertext": [describe(dot.point, language, named=dot.is_named) for dot in dots],
        "hovertemplate": "%{hovertext}<extra></extra>",
        "cliponaxis": False,
        "marker": {
            "size": size,
            # Translucent otherwise: what is below would show, and initials fade.
            "opacity": 1,
            "color": [each.colour for each in looks],
            "line": {"color": [each.rim for each in looks], "width": [share * each.width for each in looks]},
        },
        # A tapped dot leaves the others as they are: paler would mean less sure.
        "selected": {"marker": {"opacity": 1}},
        "unselected": {"marker": {"opacity": 1}},
    }


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
    return _mark(dots, "circle-open", dots[0].size + RING, look.line, 3)


def strike_out(dots: Sequence[Dot], look: Theme) -> Trace:
    """Strokes through dots."""
    return _mark(dots, STROKE, dots[0].size, look.ink, 2)


def _mark(dots: Sequence[Dot], symbol: str, size: float, colour: str, width: int) -> Trace:
    return {
        "type": "scatter",
        "mode": "markers",
        "x": [dot.x for dot in dots],
        "y": [dot.y for dot in dots],
        "hoverinfo": "skip",
        "marker": {"symbol": symbol, "size": size, "color": colour, "line": {"color": colour, "width": width}},
    }


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
    """Each person profiled as a dot with initials, whose look says what is said of them, as `said` has it.

    A cross is at the team's centre, with lines for its 95% intervals. Dots that would overlap are moved apart by at
    most their own width, with a line from the true place, which is in the table. The more people, the smaller the dots;
    small ones have no initials or lines, and stay in place.
    ``chosen`` is the candidate id of a person to highlight. ``customdata`` of a dot is its candidate id. If not
    ``named``, nothing in the chart identifies anybody.
    """
    look = theme(dark=dark)
    # Without names the members' order would give people away.
    points = analysis.map if named else sorted(analysis.map, key=lambda point: point.angle)
    edge = circle_radius((point.x, point.y) for point in points)
    centre = analysis.centre if len(points) > 1 else None
    dots = place_dots(points, edge, named=named, kept_free=_places(centre))
    picked = [dot for dot in dots if named and dot.point.candidate_id == chosen]
    marks = [ring_around(picked, look)] if picked else []
    if centre is not None:
        marks += [*centre_ranges(centre, look), centre_mark(centre, look, say(language, "chart-map-centre"))]
    # A cross among small dots would be lost below them.
    drawn = draw_dots(dots, look, language)
    traces = [*drawn, *marks] if dots and dots[0].is_small else [*marks, *drawn]
    title = _finding(points, language)
    alt = say(language, "chart-alt", title=title, described=_described(points, language))
    reading = [say(language, "chart-fills")] if dots else []
    if centre is not None:
        reading.append(say(language, "chart-map-cross", known="no" if centre.x_interval is None else "yes"))
    notes = _notes(dots, language)
    figure = draw_circle(edge, traces, [], look, language, reading=[*reading, *notes])
    return Chart(figure, title, alt, map_table(points, language, named=named), notes)


def what_if_map(
    before: TeamAnalysis, after: TeamAnalysis, *, dark: bool, named: bool = True, language: str = LANGUAGES[0]
) -> Chart:
    """A what-if on the map: people who join are ringed, people who leave struck out, and an arrow shows the centre
    move.

    Dots are as on `style_map`. If not ``named``, nothing in the chart identifies anybody.
    """
    look = theme(dark=dark)
    there = {point.candidate_id for point in before.map}
    stays = {point.candidate_id for point in after.map}
    everybody = [*after.map, *(point for point in before.map if point.candidate_id not in stays)]
    if not named:
        everybody.sort(key=lambda point: point.angle)
    edge = circle_radius((point.x, point.y) for point in everybody)
    was, would_be = before.centre, after.centre
    dots = place_dots(everybody, edge, named=named, kept_free=[*_places(was), *_places(would_be)])
    leaves = [dot for dot in dots if dot.point.candidate_id not in stays]
    joins = [dot for dot in dots if dot.point.candidate_id not in there]
    extra: list[dict[str, Any]] = []
    marks = [ring_around(joins, look)] if joins else []
    if was and would_be:
        marks.append(centre_mark(was, look, say(language, "chart-what-if-centre-before"), faint=True))
        marks.append(centre_mark(would_be, look, say(language, "chart-what-if-centre-after")))
        extra.append(arrow((was.x, was.y), (would_be.x, would_be.y), look, standoff=4))
    drawn = draw_dots(dots, look, language)
    traces = [*drawn, *marks] if dots and dots[0].is_small else [*marks, *drawn]
    traces += [strike_out(leaves, look)] if leaves else []
    title = _move(before, after, language)
    changes = say(language, "chart-what-if-described", joining=len(joins), leaving=len(leaves))
    alt = say(language, "chart-alt", title=title, described=f"{changes} {_described(after.map, language)}")
    reading = [say(language, name) for name in ("chart-fills", "chart-what-if-marks", "chart-what-if-map-centre")]
    notes = _notes(dots, language)
    figure = draw_circle(edge, traces, extra, look, language, reading=[*reading, *notes] if dots else [])
    return Chart(figure, title, alt, map_table(after.map, language, named=named), notes)


def _places(centre: Centre | None) -> list[tuple[float, float]]:
    return [] if centre is None else [(centre.x, centre.y)]


def _notes(dots: Sequence[Dot], language: str) -> tuple[str, ...]:
    """What explains the map further, where it isn't as every map is."""
    return (say(language, "chart-map-moved"),) if any(dot.is_moved for dot in dots) else ()


def _finding(points: Sequence[MapPoint], language: str) -> str:
    """The fullest half of the map, as a count of dots: not a claim about the team."""
    if not points:
        return say(language, "chart-nobody")
    halves = {
        "fast": sum(p.y > 0 for p in points),
        "calm": sum(p.y <= 0 for p in points),
        "people": sum(p.x > 0 for p in points),
        "task": sum(p.x <= 0 for p in points),
    }
    half, count = max(halves.items(), key=lambda item: item[1])
    return say(language, "chart-map-title", end=half, count=count, of=len(points))


def _described(points: Sequence[MapPoint], language: str) -> str:
    """How many dots there are in each quarter and of each look, and how to read the circle."""
    quarters = Counter(quarter_of(point.x, point.y) for point in points)
    items = [say(language, "chart-style-value", styles=style, value=quarters[style]) for style in STYLES]
    fills = Counter(fill_of(point) for point in points)
    counts = {fill: fills[fill] for fill in FILLS}
    return say(language, "chart-map-described", values=list_items(items, language), **counts)


def _move(before: TeamAnalysis, after: TeamAnalysis, language: str) -> str:
    if after.centre is None:
        return say(language, "chart-what-if-nobody")
    if before.centre is None:
        return say(language, "chart-what-if-first")
    x, y = after.centre.x - before.centre.x, after.centre.y - before.centre.y
    if hypot(x, y) < HARDLY:
        return say(language, "chart-what-if-still")
    return say(language, "chart-what-if-moves", styles=quarter_of(x, y))
