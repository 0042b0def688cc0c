"""The style circle that maps are drawn on: a scatter plot with a circle as a shape, because points on polar axes
can't be selected by a click.

Up is active (D, I), down is thoughtful (S, C); left is task first (D, C), right is people first (I, S).
"""

from collections.abc import Iterable, Sequence
from math import cos, hypot, radians, sin
from typing import Any

import plotly.graph_objects as go

from discern.charts.chart import Table, draw
from discern.charts.text import columns, escape_plotly, key, say
from discern.charts.theme import STYLE_ANGLES, STYLE_COLOURS, STYLE_SYMBOLS, Theme
from discern.contract import STYLES, Interval, MapPoint, Style
from discern.words import percent

HEIGHT = 440
MIN_RADIUS = 2.5
"""The circle's smallest radius, in θ."""
MARGIN = 26
CROWD = 60
"""Above this many dots, dots are small and translucent."""

Trace = dict[str, Any]


def circle_radius(places: Iterable[tuple[float, float]]) -> float:
    """The circle's radius in θ: at least `MIN_RADIUS`, and large enough for every position."""
    return max([MIN_RADIUS, *(hypot(x, y) * 1.06 for x, y in places)])


def draw_circle(
    edge: float, traces: list[Trace], annotations: list[dict[str, Any]], look: Theme, language: str
) -> go.Figure:
    """A figure of ``traces`` and ``annotations``, in θ, on the circle of radius ``edge``."""
    axis = {
        "range": [-edge * 1.02, edge * 1.02],
        "showgrid": False,
        "zeroline": False,
        "showticklabels": False,
        "ticks": "",
        "fixedrange": True,
    }
    layout = {
        "margin": {"l": 8, "r": 8, "t": MARGIN, "b": MARGIN},
        "xaxis": axis | {"constrain": "domain"},
        "yaxis": axis | {"scaleanchor": "x", "constrain": "domain"},
        "shapes": [*_rings(edge, look), *_cross(edge, look)],
        "annotations": [*_corners(edge, look, language), *annotations],
        "hovermode": "closest",
        "clickmode": "event+select",
    }
    nobody = {"type": "scatter", "mode": "markers", "x": [], "y": []}
    return draw(traces or [nobody], layout, look, HEIGHT)


def leading_style(point: MapPoint) -> Style | None:
    """The style a dot is drawn as: the most probable, else the label's first letter if that is a style, else None."""
    if point.probabilities is not None:
        return max(point.probabilities.items(), key=lambda item: item[1])[0]
    return next((style for style in STYLES if point.style[:1].upper() == style), None)


def dots(
    points: Sequence[MapPoint],
    look: Theme,
    language: str,
    *,
    crowd: int,
    named: bool = True,
    hollow: bool = False,
) -> Trace:
    """One dot per person, shape and colour by style; ``customdata`` is the candidate id, or empty if not ``named``.

    ``crowd`` is the number of dots on the whole map. Hollow dots are people who would leave, or an earlier position.
    """
    styles = [leading_style(point) for point in points]
    symbols = ["x" if style is None else STYLE_SYMBOLS[style] for style in styles]
    colours = [look.muted if style is None else STYLE_COLOURS[style] for style in styles]
    few = crowd <= CROWD
    return {
        "type": "scatter",
        "mode": "markers",
        "x": [point.x for point in points],
        "y": [point.y for point in points],
        "customdata": [[point.candidate_id if named else ""] for point in points],
        "text": [hover(point, language, named=named) for point in points],
        "hovertemplate": "%{text}<extra></extra>",
        "marker": {
            "size": 13 if few else 9,
            "opacity": 1 if few else 0.75,
            "color": colours,
            "symbol": [f"{symbol}-open" for symbol in symbols] if hollow else symbols,
            "line": {"color": colours if hollow else look.background, "width": 2 if hollow else 1},
        },
    }


def ring(points: Sequence[MapPoint], look: Theme) -> Trace:
    """Rings that highlight dots."""
    return {
        "type": "scatter",
        "mode": "markers",
        "x": [point.x for point in points],
        "y": [point.y for point in points],
        "hoverinfo": "skip",
        "marker": {"symbol": "circle-open", "size": 25, "color": look.line, "line": {"width": 3}},
    }


def centre_mark(x: float, y: float, look: Theme, text: str, *, faint: bool = False) -> Trace:
    """A cross at the centre; ``text`` appears on hover."""
    return {
        "type": "scatter",
        "mode": "markers",
        "x": [x],
        "y": [y],
        "text": [text],
        "hovertemplate": "%{text}<extra></extra>",
        "marker": {
            "symbol": "cross-thin",
            "size": 18,
            "line": {"color": look.muted if faint else look.ink, "width": 2 if faint else 3},
        },
    }


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


def arcs(points: Sequence[MapPoint], look: Theme) -> list[Trace]:
    """The 95% intervals of the angles as arcs at each point's distance, in one trace; [] if none is known."""
    x: list[float | None] = []
    y: list[float | None] = []
    for point in points:
        if point.angle_interval is None:
            continue
        distance = hypot(point.x, point.y)
        turn = [radians(angle) for angle in arc_angles(point.angle_interval)]
        x += [*(distance * cos(a) for a in turn), None]
        y += [*(distance * sin(a) for a in turn), None]
    if not x:
        return []
    line = {"color": look.faint, "width": 2}
    return [{"type": "scatter", "mode": "lines", "x": x, "y": y, "line": line, "hoverinfo": "skip"}]


def arc_angles(interval: Interval, step: float = 4.0) -> list[float]:
    """Angles in degrees counter-clockwise from the interval's first end to its second, at most ``step`` apart."""
    start, end = interval
    turn = (end - start) % 360
    steps = max(int(turn // step) + 1, 1)
    return [start + turn * n / steps for n in range(steps + 1)]


def hover(point: MapPoint, language: str, *, named: bool = True) -> str:
    """A dot's hover text, in Plotly's markup."""
    style = leading_style(point)
    name = f"{escape_plotly(point.name)}<br>" if named else ""
    if style is None or point.probabilities is None:
        return f"{name}{escape_plotly(point.style)}"
    probability = percent(point.probabilities[style], language)
    return name + escape_plotly(say(language, "chart-probable", styles=style, percent=probability))


def map_table(points: Sequence[MapPoint], language: str, *, named: bool = True) -> Table:
    """One row per person: leading style, position, angle and its 95% interval.

    Without names the rows are sorted by angle, since the members' order would give people away.
    """
    shown = points if named else sorted(points, key=lambda point: point.angle)
    header = columns(language, "person", "leads", "probability", "across", "up", "angle", "angle-from", "angle-to")
    rows = tuple(
        (
            point.name if named else say(language, "chart-person-number", number=n),
            leading_style(point) or point.style,
            _probability(point),
            round(point.x, 2),
            round(point.y, 2),
            round(point.angle),
            *((None, None) if point.angle_interval is None else (round(a) for a in point.angle_interval)),
        )
        for n, point in enumerate(shown, start=1)
    )
    return Table(header, rows)


def _probability(point: MapPoint) -> float | None:
    return None if point.probabilities is None else round(max(point.probabilities.values()), 3)


def _rings(edge: float, look: Theme) -> list[dict[str, Any]]:
    return [
        {
            "type": "circle",
            "layer": "below",
            "x0": -radius,
            "x1": radius,
            "y0": -radius,
            "y1": radius,
            "line": {"color": look.grid, "width": 1.5 if radius == edge else 1, "dash": dash},
        }
        for radius, dash in ((edge, "solid"), (edge / 2, "dot"))
    ]


def _cross(edge: float, look: Theme) -> list[dict[str, Any]]:
    line = {"color": look.grid, "width": 1}
    return [
        {"type": "line", "layer": "below", "x0": -edge, "x1": edge, "y0": 0, "y1": 0, "line": line},
        {"type": "line", "layer": "below", "x0": 0, "x1": 0, "y0": -edge, "y1": edge, "line": line},
    ]


def _corners(edge: float, look: Theme, language: str) -> list[dict[str, Any]]:
    """Letter and name of each style, in the corner at its angle."""
    return [
        {
            "text": key(style, language),
            "font": {"size": 13, "color": look.ink},
            "showarrow": False,
            "x": edge if cos(radians(angle)) > 0 else -edge,
            "y": edge if sin(radians(angle)) > 0 else -edge,
            "xanchor": "right" if cos(radians(angle)) > 0 else "left",
            "yanchor": "bottom" if sin(radians(angle)) > 0 else "top",
        }
        for style, angle in STYLE_ANGLES.items()
    ]
