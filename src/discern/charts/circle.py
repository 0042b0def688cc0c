"""The style circle that maps are drawn on: a scatter plot with shapes, because points on polar axes can't be selected
by a click. Quadrants are tinted in the colours of their styles, and the ends of both axes are named on the rim.

Up is fast (D, I), down is calm (S, C); left is task first (D, C), right is people first (I, S).
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from math import copysign, cos, hypot, radians, sin, sqrt
from typing import Any

from discern.charts.chart import Chart, Drawing, Table, draw
from discern.charts.said import name_said
from discern.charts.text import columns, escape_plotly, say, wrap
from discern.charts.theme import STYLE_ANGLES, STYLE_COLOURS, Theme, translucent
from discern.contract.models.teams import Centre, MapPoint
from discern.contract.styles import STYLES, Style

HEIGHT = 396
MIN_RADIUS = 2.5
"""The circle's smallest radius, in θ, so that people and teams can be compared by eye."""
TYPICAL = 1.25
"""The radius of the inner ring, in θ: some half of the people of the reference lie within it."""
MARGIN = 28
"""The room around the circle for the names on its rim, in pixels."""
LETTER_SIZE = 24
LETTER_PLACE = 0.6
"""Where a style's letter is along both axes, as a share of the radius: further out than most dots."""
LETTER_TURNS = (0, 12, -12, 24, -24)
"""By how many degrees a letter gives way to dots, the first that leaves it clear."""
LETTER_ROOM = 0.24
"""How far a letter is from the middle of any dot, as a share of the radius, so that they don't touch on a phone."""
NAME_GAP = 0.07
"""How far the name of the inner ring is from it, as a share of the radius: inside, where it touches no letter."""
NAME_ROOM = (0.38, 0.24)
"""How far a dot is from the middle of that name, across and along, as shares of the radius, so as not to cover it on a
phone."""
NAME_LEGIBLE = 0.65
"""The share of that room which leaves the name legible on a desk's screen."""
RIM_SIZE = 12
READING_COLUMNS = 46
"""The width of a line under the circle in columns: it fits a figure 300 pixels wide."""
BREAK = "<br>"
READING_LINE = 16
"""The height of a line under the circle, in pixels."""

Trace = dict[str, Any]


def circle_radius(places: Iterable[tuple[float, float]]) -> float:
    """The circle's radius in θ: at least `MIN_RADIUS`, and large enough for every position."""
    # So much larger that no dot lies on the rim.
    return max([MIN_RADIUS, *(hypot(x, y) * 1.08 for x, y in places)])


def draw_circle(
    edge: float,
    traces: list[Trace],
    annotations: list[dict[str, Any]],
    look: Theme,
    language: str,
    *,
    shapes: Sequence[dict[str, Any]] = (),
    reading: Sequence[str] = (),
) -> Drawing:
    """A drawing of ``traces`` and ``annotations``, in θ, on the circle of radius ``edge``.

    ``shapes`` are over the tinted quadrants and below the traces. ``reading`` is what helps to read the figure, as
    plain texts, each on lines of its own under the circle.
    """
    lines = [_reading(break_lines(reading), edge, look)] if reading else []
    below = _room_for(break_lines(reading))
    axis = {
        # A little more than the circle, whose line would be cut off where it touches the sides.
        "range": [-edge * 1.02, edge * 1.02],
        "showgrid": False,
        "zeroline": False,
        "showticklabels": False,
        "ticks": "",
        "fixedrange": True,
    }
    layout = {
        "margin": {"l": MARGIN, "r": MARGIN, "t": MARGIN, "b": MARGIN + below},
        # With equal scales, Plotly would show more of the longer axis; this makes the drawing area smaller in its
        # place.
        "xaxis": axis | {"constrain": "domain"},
        "yaxis": axis | {"scaleanchor": "x", "constrain": "domain", "constraintoward": "top"},
        "shapes": [*_quadrants(edge, look), *_rings(edge, look), *shapes],
        "annotations": [
            *_rim(edge, look, language),
            *lines,
            *annotations,
        ],
        "hovermode": "closest",
        "clickmode": "event+select",
    }
    return draw([*_labels(edge, traces, look, language), *traces], layout, look, HEIGHT + below)


def without_notes(chart: Chart) -> Chart:
    """A chart on the circle without its notes under it: for a page, which has them elsewhere."""
    return _shorten(chart, len(_lines(chart.notes)))


def without_reading(chart: Chart) -> Chart:
    """A chart on the circle without any line under it: for a slide, where none could be read."""
    reading = reading_of(chart)
    return _shorten(chart, len(reading.split(BREAK)) if reading else 0)


def reading_of(chart: Chart) -> str:
    """The lines under the circle, in Plotly's markup; "" where a chart has none."""
    return next((each["text"] for each in chart.drawing["layout"]["annotations"] if is_reading(each)), "")


def is_reading(annotation: Mapping[str, Any]) -> bool:
    """Whether an annotation of a chart, as drawn, has the lines under the circle: nothing else is as far below it."""
    return bool(annotation.get("yshift") == -MARGIN)


def _shorten(chart: Chart, by: int) -> Chart:
    """The chart without the last ``by`` lines under it, and as much less high."""
    if not by:
        return chart
    layout = chart.drawing["layout"]
    text = reading_of(chart)
    kept = BREAK.join(text.split(BREAK)[:-by])
    saved = _room_for(text) - _room_for(kept)
    annotations = [
        each | {"text": kept} if is_reading(each) else each
        for each in layout["annotations"]
        if kept or not is_reading(each)
    ]
    shorter = layout | {
        "height": layout["height"] - saved,
        "margin": layout["margin"] | {"b": layout["margin"]["b"] - saved},
        "annotations": annotations,
    }
    return replace(chart, drawing=chart.drawing | {"layout": shorter}, notes=())


def _room_for(reading: str) -> int:
    """The height of the lines under the circle, in pixels."""
    return READING_LINE * len(reading.split(BREAK)) + 3 if reading else 0


def _reading(text: str, edge: float, look: Theme) -> dict[str, Any]:
    return {
        "text": text,
        "showarrow": False,
        "align": "center",
        # Where the figure is narrow, the circle is less high than its drawing area, and this stays close to it.
        "x": 0,
        "y": -edge,
        "xanchor": "center",
        "yanchor": "top",
        "yshift": -MARGIN,
        "font": {"size": RIM_SIZE, "color": look.muted},
    }


def letter_places(edge: float) -> dict[Style, tuple[float, float]]:
    """Where on a circle of radius ``edge`` the middle of each style's letter is, in θ."""
    return {
        style: (copysign(LETTER_PLACE * edge, cos(radians(angle))), copysign(LETTER_PLACE * edge, sin(radians(angle))))
        for style, angle in STYLE_ANGLES.items()
    }


def break_lines(texts: Iterable[str]) -> str:
    """Texts as lines under the circle, in Plotly's markup."""
    return BREAK.join(escape_plotly(line) for line in _lines(texts))


def _lines(texts: Iterable[str]) -> list[str]:
    return [line for text in texts for line in wrap(text, READING_COLUMNS)]


def centre_mark(centre: Centre, look: Theme, text: str, *, faint: bool = False) -> Trace:
    """A cross at the centre; ``text`` appears on hover."""
    return {
        "type": "scatter",
        "mode": "markers",
        "x": [centre.x],
        "y": [centre.y],
        "text": [text],
        "hovertemplate": "%{text}<extra></extra>",
        "marker": {
            "symbol": "cross-thin",
            "size": 14,
            "line": {"color": look.muted if faint else look.ink, "width": 2 if faint else 3},
        },
    }


def centre_ranges(centre: Centre, look: Theme) -> list[Trace]:
    """The 95% intervals of the centre's two coordinates as lines through it; [] where they are unknown."""
    if centre.x_interval is None or centre.y_interval is None:
        return []
    return [
        {
            "type": "scatter",
            "mode": "lines",
            "x": [*centre.x_interval, None, centre.x, centre.x],
            "y": [centre.y, centre.y, None, *centre.y_interval],
            "line": {"color": look.ink, "width": 1.5},
            "hoverinfo": "skip",
        }
    ]


def arrow(start: tuple[float, float], end: tuple[float, float], look: Theme, standoff: int = 10) -> dict[str, Any]:
    """An arrow between two positions in θ, ``standoff`` pixels short of both."""
    return {
        "x": end[0],
        "y": end[1],
        "ax": start[0],
        "ay": start[1],
        "xref": "x",
        "yref": "y",
        "axref": "x",
        "ayref": "y",
        "text": "",
        "showarrow": True,
        "arrowhead": 2,
        "arrowwidth": 2,
        "arrowcolor": look.line,
        "standoff": standoff,
        "startstandoff": standoff,
    }


def map_table(points: Sequence[MapPoint], language: str, *, named: bool = True) -> Table:
    """One row per person: what is said of them and how probable that is, their place, and how probable each quarter is.

    Without names the rows are sorted by angle, since the members' order would give people away.
    """
    shown = points if named else sorted(points, key=lambda point: point.angle)
    header = columns(language, "person", "said", "probability", "across", "up", "angle")
    rows = tuple(
        (
            point.name if named else say(language, "chart-person-number", number=n),
            name_said(point, language),
            _rounded(point.probability),
            # A rounded coordinate may be a negative zero, which would be shown with its sign.
            round(point.x, 2) + 0.0,
            round(point.y, 2) + 0.0,
            round(point.angle),
            *((None,) * len(STYLES) if point.quarters is None else map(_rounded, point.quarters.values())),
        )
        for n, point in enumerate(shown, start=1)
    )
    return Table((*header, *quarter_columns(language)), rows)


def quarter_columns(language: str) -> tuple[str, ...]:
    """The headings of how probable each quarter is."""
    return tuple(say(language, "chart-column-quarter", style=style) for style in STYLES)


def _rounded(probability: float | None) -> float | None:
    return None if probability is None else round(probability, 3)


def _quadrants(edge: float, look: Theme) -> list[dict[str, Any]]:
    """Four quarters of the disc. A quarter circle is a cubic curve here, since Plotly's paths have no arcs."""
    bend = 4 / 3 * (sqrt(2) - 1) * edge
    quarters = []
    for style, (x, y) in letter_places(1.0).items():
        right, up = copysign(edge, x), copysign(edge, y)
        along, above = copysign(bend, x), copysign(bend, y)
        quarters.append(
            {
                "type": "path",
                "layer": "below",
                "path": f"M 0,0 L {right:.4f},0 C {right:.4f},{above:.4f} {along:.4f},{up:.4f} 0,{up:.4f} Z",
                "fillcolor": translucent(STYLE_COLOURS[style], look.tint),
                "line": {"color": look.background, "width": 2},
            }
        )
    return quarters


def _rings(edge: float, look: Theme) -> list[dict[str, Any]]:
    return [
        {
            "type": "circle",
            "layer": "below",
            "x0": -radius,
            "x1": radius,
            "y0": -radius,
            "y1": radius,
            "line": {"color": colour, "width": 1, "dash": dash},
        }
        for radius, dash, colour in ((edge, "solid", look.grid), (TYPICAL, "dot", look.muted))
    ]


def _labels(edge: float, traces: Sequence[Trace], look: Theme, language: str) -> list[Trace]:
    """The styles' letters and the name of the inner ring, as traces so that dots are drawn over them."""
    text: Trace = {"type": "scatter", "mode": "text", "hoverinfo": "skip"}
    places = _clear_places(edge, traces)
    letters = text | {
        "x": [x for x, _ in places.values()],
        "y": [y for _, y in places.values()],
        "text": [f"<b>{style}</b>" for style in places],
        "textfont": {"size": LETTER_SIZE, "color": [look.style_inks[style] for style in places]},
    }
    named = _name_place(edge, traces)
    if named is None:
        return [letters]
    (x, y), position = named
    ring_name = text | {
        "x": [x],
        "y": [y],
        "text": [say(language, "chart-circle-typical")],
        "textposition": position,
        "textfont": {"size": RIM_SIZE - 1, "color": look.muted},
    }
    return [letters, ring_name]


def _dots(traces: Sequence[Trace]) -> list[tuple[float, float]]:
    marks = [trace for trace in traces if "markers" in trace["mode"]]
    return [(x, y) for trace in marks for x, y in zip(trace["x"], trace["y"], strict=True) if x is not None]


def _clear_places(edge: float, traces: Sequence[Trace]) -> dict[Style, tuple[float, float]]:
    """The places of the letters, turned about the middle where a dot would cover one."""
    dots = _dots(traces)

    def room(place: tuple[float, float]) -> float:
        nearest = min((hypot(place[0] - x, place[1] - y) for x, y in dots), default=edge)
        # More room than enough counts as enough, so that `max` keeps the first turn that has it.
        return min(nearest, LETTER_ROOM * edge)

    def turned(x: float, y: float, degrees: float) -> tuple[float, float]:
        along, across = cos(radians(degrees)), sin(radians(degrees))
        return x * along - y * across, x * across + y * along

    return {
        style: max((turned(*place, degrees) for degrees in LETTER_TURNS), key=room)
        for style, place in letter_places(edge).items()
    }


def _name_place(edge: float, traces: Sequence[Trace]) -> tuple[tuple[float, float], str] | None:
    """Where the name of the inner ring is, within it, and on which side of that point.

    It is the first place that no dot covers, else the one that dots are farthest from; None where it would be lost
    among them.
    """
    dots = _dots(traces)
    (width, height), end, aside = NAME_ROOM, TYPICAL - NAME_GAP * edge, TYPICAL / 2
    # Each place, and the middle of the name there.
    places = [((0.0, end), "bottom center", (0.0, end - height / 2 * edge))]
    places += [((0.0, -end), "top center", (0.0, height / 2 * edge - end))]
    corners = [(x * aside, y * aside) for y in (1, -1) for x in (-1, 1)]
    places += [(corner, "middle center", corner) for corner in corners]

    def room(middle: tuple[float, float]) -> float:
        away = (max(abs(middle[0] - x) / width, abs(middle[1] - y) / height) / edge for x, y in dots)
        return min(away, default=1.0)

    # The same: of places that no dot covers, `max` keeps the first.
    place, position, middle = max(places, key=lambda each: min(room(each[2]), 1.0))
    return (place, position) if room(middle) >= NAME_LEGIBLE else None


def _rim(edge: float, look: Theme, language: str) -> list[dict[str, Any]]:
    """The ends of both axes, outside the circle; those at the sides run along it."""
    places = {"fast": (0, 1, 0), "calm": (0, -1, 0), "task": (-1, 0, -90), "people": (1, 0, 90)}
    return [
        {
            "text": escape_plotly(say(language, "chart-circle-end", end=end)),
            "font": {"size": RIM_SIZE, "color": look.muted},
            "showarrow": False,
            "x": x * edge,
            "y": y * edge,
            "xshift": x * MARGIN / 2,
            "yshift": y * MARGIN / 2,
            "textangle": turn,
        }
        for end, (x, y, turn) in places.items()
    ]
