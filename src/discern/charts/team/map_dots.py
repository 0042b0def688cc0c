"""People as dots on the style circle: how large, how dark, and moved apart where they would overlap."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import radians, sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from discern.charts.circle import leading_style
from discern.charts.team.person_marks import (
    ProbabilityText,
    describe,
    label_size,
    labels_of,
    probability_texts,
    ranked,
    shade,
)
from discern.charts.text import escape_plotly
from discern.charts.theme import STYLE_COLOURS, STYLE_SYMBOLS, Theme, ink_on
from discern.contract import MapPoint

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
