"""People as dots on the circle: where each is drawn, what it looks like, and what it says.

Dots that would overlap are moved apart by at most their own width. None leaves its quarter, or the direction that is
named: it would contradict what is said.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import radians, sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from discern.charts.chart import Table
from discern.charts.circle import RIM, to_rim
from discern.charts.said import name_said, paint, tell, tell_more
from discern.charts.text import columns, escape_plotly, initials, say, text_width
from discern.charts.theme import Theme, blend, ink_on
from discern.contract.base_models import CandidateRef
from discern.contract.models.teams import MapPoint
from discern.contract.styles import STYLES
from discern.words import percent, short_names

LARGEST, LETTERED, CLOSE = 30.0, 27.0, 23.0
"""The diameters of dots in pixels up to `FEW`, `SOME` and `MANY` people. They have initials."""
FEW, SOME, MANY = 8, 14, 20
PLAIN, SMALLEST = 16.0, 6.0
"""Diameters of dots without initials, in pixels."""
INK = 126.0
"""√n times the diameter of n dots in a crowd: together they cover as much of the circle whatever their number."""
SPREAD = 14.0
"""The least diameter of dots that are moved apart."""
NARROWEST = 256.0
"""The circle's diameter on a narrow screen, in pixels: dots that are apart there are apart on any screen."""
CLEAR = 1.0
"""The gap between a dot that is moved and a line that parts two quarters, in pixels."""
OVER = 0.25
"""How much of its width a dot may reach over the rim."""
ROUNDS = 120
GOLDEN = radians(137.508)
"""Dots at the very same place leave it in directions this far apart, so that no two leave it in the same."""
TOP = 0.5 * RIM
"""Above this height a name over a dot may touch what is written on the rim."""
FADED = 0.35
"""How much of their colour dots keep beside one that is chosen."""

Places = NDArray[np.float64]
Trace = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Dot:
    """A person's dot at ``x``, ``y`` in θ, ``size`` pixels wide, with ``text`` in it; ``called`` is "" if nameless."""

    point: MapPoint
    x: float
    y: float
    size: float
    text: str
    called: str


def dot_size(people: int, *, named: bool = True) -> float:
    """The diameter of each of so many dots, in pixels: 16 from 21 people on, and less from 63 on."""
    if named and people <= MANY:
        return LARGEST if people <= FEW else LETTERED if people <= SOME else CLOSE
    return min(max(INK / sqrt(max(people, 1)), SMALLEST), PLAIN)


def labels_of(people: Sequence[MapPoint]) -> dict[str, str]:
    """The initials by candidate id."""
    return dict(zip((point.candidate_id for point in people), initials([point.name for point in people]), strict=True))


def label_size(text: str) -> int:
    """The type size of initials that fit a tile or a dot of about 30 pixels."""
    return {0: 11, 1: 11, 2: 11, 3: 10, 4: 9}.get(text_width(text), 8)


def call(people: Sequence[MapPoint]) -> Mapping[str, str]:
    """What people are called among each other, by candidate id: the given name where nobody else has it."""
    full = {point.candidate_id: point.name for point in people}
    return full | short_names(CandidateRef(id=id_, name=name) for id_, name in full.items())


def name_initials(points: Sequence[MapPoint]) -> list[tuple[str, str]]:
    """The initials in the dots of a team's circle, each with the name it stands for; none where dots have none."""
    labels = labels_of(points) if len(points) <= MANY else {}
    return [(labels[point.candidate_id], point.name) for point in points if point.candidate_id in labels]


def place_dots(points: Sequence[MapPoint], *, named: bool = True, off_lines: bool = True) -> list[Dot]:
    """A dot for each of ``points``. If not ``named``, nothing about a dot identifies anybody.

    ``off_lines`` keeps dots clear of the lines between quarters: in a crowd each is seen to be in one.
    """
    size = dot_size(len(points), named=named)
    labels = labels_of(points) if named and len(points) <= MANY else {}
    called = call(points) if named else {}
    shown = spread_out(points, size, NARROWEST, off_lines=off_lines, apart=size >= SPREAD)
    return [
        Dot(point, x, y, size, labels.get(point.candidate_id, ""), called.get(point.candidate_id, ""))
        for point, (x, y) in zip(points, shown, strict=True)
    ]


def are_moved(points: Sequence[MapPoint]) -> bool:
    """Whether some dots aren't drawn at their places but beside them, off lines and apart."""
    dots = place_dots(points)
    return bool(dots) and [(dot.x, dot.y) for dot in dots] != spread_out(points, dots[0].size, apart=False)


def spread_out(
    points: Sequence[MapPoint], size: float, diameter: float = NARROWEST, *, off_lines: bool = True, apart: bool = True
) -> list[tuple[float, float]]:
    """Where dots ``size`` pixels wide are drawn on a circle of that ``diameter``, in θ.

    They are at their places if not ``apart``; for ``off_lines`` see `place_dots`.
    """
    scale = diameter / 2 / RIM
    inside = [to_rim(point.x, point.y, RIM - OVER * size / scale) for point in points]
    if not apart:
        return inside
    places = np.array(inside, dtype=np.float64).reshape(-1, 2)
    between = np.array([_lean(point) for point in points])
    clear = size / 2 + CLEAR if off_lines else 0.0
    moved = move_apart(places * scale, size, between, clear, diameter / 2 - OVER * size) / scale
    return [
        # A dot that needn't move stays exactly where it is.
        place if np.hypot(x - place[0], y - place[1]) < 1e-3 else (float(x), float(y))
        for place, (x, y) in zip(inside, moved, strict=True)
    ]


def _lean(point: MapPoint) -> int:
    """Which axis is the longer one of what is named between two styles: 1 across, 2 along; 0 where nothing is."""
    if point.direction is None or len(point.direction) == 1:
        return 0
    return 2 if point.direction in {"DI", "SC"} else 1


def move_apart(places: Places, size: float, between: NDArray[np.int_], clear: float, most: float) -> Places:
    """Places (n, 2) where circles of diameter ``size`` overlap less or not at all, each within ``size`` of its own.

    All are in pixels from the middle. Circles push each other apart until none overlaps, or for so many rounds. Each
    stays in its quarter, ``clear`` of the lines where it can, nearer than ``most`` to the middle, and on its side of
    the diagonals where it is ``between`` two styles (see `_lean`).
    """
    turns = GOLDEN * np.arange(len(places))
    away = 1e-3 * np.column_stack([np.cos(turns), np.sin(turns)])
    shown = _kept(places, places, size, between, clear, most)
    for _ in range(ROUNDS):
        push = _push(shown + away, size + 1)
        if np.abs(push).max(initial=0.0) < 0.05:
            break
        moved = _kept(shown + push, places, size, between, clear, most)
        shown = np.where((push != 0).any(axis=1)[:, None], moved, shown)
    return shown


def _push(places: Places, distance: float) -> Places:
    """How far each place has to move so that no other is nearer than ``distance``; half of it each of a pair."""
    apart = places[:, None] - places[None]
    lengths = np.hypot(apart[..., 0], apart[..., 1])
    short = np.where(lengths > 0, np.clip(distance - lengths, 0, None), 0.0)
    pushed: Places = (apart / np.maximum(lengths, 1e-9)[..., None] * short[..., None] * 0.5).sum(axis=1)
    return pushed


def _kept(moved: Places, places: Places, size: float, between: NDArray[np.int_], clear: float, most: float) -> Places:
    """``moved`` brought back to where each may be, and then within ``size`` of its own of ``places``."""
    # Seen from the middle, as if all were in the quarter up right; `quarter_of` counts the lines to the left and below.
    side = np.where(places > 0, 1.0, -1.0)
    x, y = np.maximum(side * moved, clear).T
    middle = (x + y) / 2
    x, y = (np.where(((between == 1) & (x < y)) | ((between == 2) & (x > y)), middle, each) for each in (x, y))
    kept = _within(side * np.column_stack([x, y]), most)
    back: Places = places + _within(kept - places, size)
    return back


def _within(places: Places, most: float) -> Places:
    """The same places, those further than ``most`` from the middle brought back to it."""
    lengths = np.hypot(places[:, 0], places[:, 1])
    back: Places = places * np.minimum(1.0, most / np.maximum(lengths, 1e-9))[:, None]
    return back


def draw_dots(dots: Sequence[Dot], look: Theme, language: str, *, chosen: str | None = None) -> list[Trace]:
    """A trace of the dots; those of others are faded where one person is ``chosen``.

    ``customdata`` of a dot is the candidate id, or empty for a nameless one.
    """
    if not dots:
        return []
    looks = [paint(dot.point, look) for dot in dots]
    kept = [1.0 if chosen is None or dot.point.candidate_id == chosen else FADED for dot in dots]
    size = dots[0].size
    # Thick rims would hide small dots.
    share = min(1.0, 0.25 + 0.75 * size / LARGEST)
    shown: Trace = {
        "type": "scatter",
        "mode": "markers",
        "x": [dot.x for dot in dots],
        "y": [dot.y for dot in dots],
        "customdata": [[dot.point.candidate_id if dot.called else ""] for dot in dots],
        "hovertext": [describe(dot.point, dot.called, language) for dot in dots],
        "hovertemplate": "%{hovertext}<extra></extra>",
        "cliponaxis": False,
        "marker": {
            "size": size,
            # Translucent otherwise: what is below would show, and initials fade.
            "opacity": 1,
            "color": [blend(each.colour, look.background, part) for each, part in zip(looks, kept, strict=True)],
            "line": {
                "color": [blend(each.rim, look.background, part) for each, part in zip(looks, kept, strict=True)],
                "width": [round(share * each.width, 2) for each in looks],
            },
        },
        # A tapped dot leaves the others as they are: paler would mean less sure.
        "selected": {"marker": {"opacity": 1}},
        "unselected": {"marker": {"opacity": 1}},
    }
    if not any(dot.text for dot in dots):
        return [shown]
    inks = [
        blend(ink_on(each.colour), blend(each.colour, look.background, part), 1.0 if part == 1.0 else 0.6)
        for each, part in zip(looks, kept, strict=True)
    ]
    return [
        shown
        | {
            "mode": "markers+text",
            "text": [f"<b>{escape_plotly(dot.text)}</b>" for dot in dots],
            "textposition": "middle center",
            "textfont": {"color": inks, "size": [label_size(dot.text) for dot in dots]},
        }
    ]


def describe(point: MapPoint, called: str, language: str) -> str:
    """The hover text of a mark: what is said of the person, which axis is open, and how sure it is."""
    sentence = tell(point, called, language, "named" if called else "unnamed")
    return "<br>".join(escape_plotly(line) for line in (sentence, *tell_more(point, language)))


def name_tags(dots: Sequence[Dot], look: Theme, *, gap: float = 0.0) -> list[Trace]:
    """The names of people above their dots, or below them near the top of the rim, ``gap`` pixels away."""
    return [
        {
            "text": f"<b>{escape_plotly(dot.called)}</b>",
            "showarrow": False,
            "x": dot.x,
            "y": dot.y,
            "yanchor": "top" if dot.y > TOP else "bottom",
            "yshift": (-1 if dot.y > TOP else 1) * (dot.size / 2 + gap),
            "font": {"size": 13, "color": look.ink},
        }
        for dot in dots
    ]


def map_table(points: Sequence[MapPoint], language: str, *, named: bool = True) -> Table:
    """One row per person: what is said of them, how sure that is, and how probable each quarter is.

    Without names the rows are sorted by angle, since the members' order would give people away.
    """
    shown = points if named else sorted(points, key=lambda point: point.angle)
    rows = tuple(
        (
            point.name if named else say(language, "chart-person-number", number=n),
            name_said(point, language),
            None if point.probability is None else percent(point.probability, language),
            *quarter_cells(point, language),
        )
        for n, point in enumerate(shown, start=1)
    )
    return Table((*columns(language, "person", "said", "probability"), *quarter_columns(language)), rows)


def quarter_columns(language: str) -> tuple[str, ...]:
    """The headings of how probable each quarter is."""
    return tuple(say(language, "chart-column-quarter", style=style) for style in STYLES)


def quarter_cells(point: MapPoint, language: str) -> tuple[str | None, ...]:
    """How probable each quarter is, in percent; unknown where a service doesn't say."""
    if point.quarters is None:
        return (None,) * len(STYLES)
    return tuple(percent(share, language) for share in point.quarters.values())
