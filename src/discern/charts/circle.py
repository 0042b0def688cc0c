"""The style circle: a scatter with a drawn circle, because points on polar axes can't be selected by a click.

Up is active (D, I), down is thoughtful (S, C); left is task first (D, C), right is people first (I, S).
"""

from collections.abc import Sequence
from math import cos, radians, sin
from typing import Any

from discern.charts.chart import Chart, draw
from discern.charts.labels import place
from discern.charts.text import key, plain
from discern.charts.theme import STYLE_ANGLES, STYLE_COLOURS, STYLE_SYMBOLS, Theme, theme
from discern.contract import STYLE_NAMES, STYLES, Interval, MapPoint, Style, TeamAnalysis

HEIGHT = 440
EDGE = 2.5
"""The circle's radius in θ where nobody lies farther out."""
NAMED = 15
"""Names are drawn for at most so many people; the others' show by pointing at them."""
MARGIN = 26


def style_map(analysis: TeamAnalysis, *, dark: bool) -> Chart:
    """Each profiled member as a dot, shaped and coloured by its most probable style, and the centre as a cross.

    Arcs are the 95% intervals of the angles, drawn for up to 15 people. ``customdata`` of a point is its candidate id.
    """
    look = theme(dark=dark)
    points = analysis.map
    edge = max([EDGE, *(max(abs(p.x), abs(p.y), (p.x**2 + p.y**2) ** 0.5) * 1.06 for p in points)])
    traces: list[dict[str, Any]] = []
    if 0 < len(points) <= NAMED:
        traces += _arcs(points, look)
    if analysis.centre is not None and len(points) > 1:
        traces.append(_centre(analysis.centre.x, analysis.centre.y, look))
    if points:
        traces.append(_dots(points, look))
    axis = {
        "range": [-edge * 1.02, edge * 1.02],
        "showgrid": False,
        "zeroline": False,
        "showticklabels": False,
        "ticks": "",
        "fixedrange": True,
    }
    kept_free = [] if analysis.centre is None else [(analysis.centre.x, analysis.centre.y)]
    names = place(points, kept_free, look, radius=edge, pixels=HEIGHT - 2 * MARGIN) if len(points) <= NAMED else []
    layout = {
        "margin": {"l": 8, "r": 8, "t": MARGIN, "b": MARGIN},
        "xaxis": axis | {"constrain": "domain"},
        "yaxis": axis | {"scaleanchor": "x", "constrain": "domain"},
        "shapes": [*_rings(edge, look), *_cross(edge, look)],
        "annotations": [*_corners(edge, look), *names],
        "hovermode": "closest",
        "clickmode": "event+select",
    }
    title = _finding(analysis)
    return Chart(draw(traces or [_nobody()], layout, look, HEIGHT), title, f"{title}. {_tell(analysis)}")


def leading(point: MapPoint) -> Style | None:
    """The style a dot is drawn as: the most probable one, else the first letter of its label where that is a style."""
    if point.probabilities is not None:
        return max(point.probabilities.items(), key=lambda item: item[1])[0]
    return next((style for style in STYLES if point.style[:1].upper() == style), None)


def _dots(points: Sequence[MapPoint], look: Theme) -> dict[str, Any]:
    styles = [leading(point) for point in points]
    return {
        "type": "scatter",
        "mode": "markers",
        "x": [point.x for point in points],
        "y": [point.y for point in points],
        "customdata": [[point.candidate_id] for point in points],
        "text": [_hover(point) for point in points],
        "hovertemplate": "%{text}<extra></extra>",
        "marker": {
            "size": 13 if len(points) <= 60 else 9,
            "opacity": 1 if len(points) <= 60 else 0.75,
            "color": [look.muted if style is None else STYLE_COLOURS[style] for style in styles],
            "symbol": ["x" if style is None else STYLE_SYMBOLS[style] for style in styles],
            "line": {"color": look.background, "width": 1},
        },
    }


def _nobody() -> dict[str, Any]:
    return {"type": "scatter", "mode": "markers", "x": [], "y": []}


def _hover(point: MapPoint) -> str:
    style = leading(point)
    name = plain(point.name)
    if style is None or point.probabilities is None:
        return f"{name}<br>{plain(point.style)}"
    return f"{name}<br>{STYLE_NAMES[style]} ({style}), {point.probabilities[style]:.0%} probable"


def _centre(x: float, y: float, look: Theme) -> dict[str, Any]:
    return {
        "type": "scatter",
        "mode": "markers",
        "x": [x],
        "y": [y],
        "text": ["The team’s centre"],
        "hovertemplate": "%{text}<extra></extra>",
        "marker": {"symbol": "cross-thin", "size": 18, "line": {"color": look.ink, "width": 3}},
    }


def _arcs(points: Sequence[MapPoint], look: Theme) -> list[dict[str, Any]]:
    x: list[float | None] = []
    y: list[float | None] = []
    for point in points:
        if point.angle_interval is None:
            continue
        distance = (point.x**2 + point.y**2) ** 0.5
        turn = [radians(angle) for angle in sweep(point.angle_interval)]
        x += [*(distance * cos(a) for a in turn), None]
        y += [*(distance * sin(a) for a in turn), None]
    if not x:
        return []
    line = {"color": look.faint, "width": 2}
    return [{"type": "scatter", "mode": "lines", "x": x, "y": y, "line": line, "hoverinfo": "skip"}]


def sweep(interval: Interval, step: float = 4.0) -> list[float]:
    """Angles in degrees from the interval's first end counter-clockwise to its second, at most ``step`` apart."""
    start, end = interval
    turn = (end - start) % 360
    steps = max(int(turn // step) + 1, 1)
    return [start + turn * n / steps for n in range(steps + 1)]


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


def _corners(edge: float, look: Theme) -> list[dict[str, Any]]:
    """Letter and name of each style outside the circle, in the corner at its angle."""
    return [
        {
            "text": key(style),
            "font": {"size": 13, "color": look.ink},
            "showarrow": False,
            "x": edge if cos(radians(angle)) > 0 else -edge,
            "y": edge if sin(radians(angle)) > 0 else -edge,
            "xanchor": "right" if cos(radians(angle)) > 0 else "left",
            "yanchor": "bottom" if sin(radians(angle)) > 0 else "top",
        }
        for style, angle in STYLE_ANGLES.items()
    ]


def _finding(analysis: TeamAnalysis) -> str:
    """How many dots lie on each side: an account of the map, not a claim about the team."""
    if not analysis.map:
        return "Nobody here has a profile yet"
    n = len(analysis.map)
    sides = {
        "the active half": sum(p.y > 0 for p in analysis.map),
        "the thoughtful half": sum(p.y < 0 for p in analysis.map),
        "the people-first half": sum(p.x > 0 for p in analysis.map),
        "the task-first half": sum(p.x < 0 for p in analysis.map),
    }
    side, count = max(sides.items(), key=lambda item: item[1])
    if n == 1:
        return f"The one dot lies in {side} of the circle"
    return f"{count} of {n} dots lie in {side} of the circle"


def _tell(analysis: TeamAnalysis) -> str:
    counts = {style: sum(leading(point) == style for point in analysis.map) for style in STYLES}
    told = ", ".join(f"{STYLE_NAMES[style]} {count}" for style, count in counts.items())
    return f"Dots by likeliest style: {told}. Up is active, down thoughtful, left task first, right people first."
