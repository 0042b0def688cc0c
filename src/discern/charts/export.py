"""Charts for export: as a self-contained picture with title and background, or enlarged for a projector."""

from dataclasses import replace
from typing import Any

from discern.charts.chart import Chart
from discern.charts.text import escape_plotly, wrap
from discern.charts.theme import theme

WIDTH = 900
"""The picture's width in pixels, before any scaling on export."""
TITLE_SIZE = 18
TITLE_LINE = 25
TITLE_COLUMNS = 74
ROOM = 24
SIDE = 16
FONT = "system-ui, 'Segoe UI', Roboto, 'Noto Sans', Arial, sans-serif"
"""System fonts only: a picture has no access to the page's web font, and text laid out for one font is cut off in
another."""


def export_figure(chart: Chart, *, dark: bool, note: str = "") -> dict[str, Any]:
    """The chart as plain data for Plotly, `WIDTH` pixels wide, with its title and a small ``note`` at the foot.

    The picture is taller than the chart by the room that title and note need, so nothing is cut off.
    """
    look = theme(dark=dark)
    layout: dict[str, Any] = chart.drawing["layout"]
    lines = [escape_plotly(line) for line in wrap(chart.title, TITLE_COLUMNS)]
    head = ROOM + TITLE_LINE * len(lines)
    foot = ROOM if note else 0
    title = f"<b>{'<br>'.join(lines)}</b>"
    within = (layout.get("title") or {}).get("text")
    margin = layout["margin"]
    layout = layout | {
        "width": WIDTH,
        "height": layout["height"] + head + foot,
        "autosize": False,
        "font": layout["font"] | {"family": FONT},
        "paper_bgcolor": look.background,
        "margin": {
            "l": margin["l"] + SIDE,
            "r": margin["r"] + SIDE,
            "t": margin["t"] + head,
            "b": margin["b"] + foot,
        },
        "title": {
            "text": f'{title}<br><span style="font-size:{look.size}px">{within}</span>' if within else title,
            "x": 0,
            "xanchor": "left",
            "y": 1,
            "yanchor": "top",
            "pad": {"l": 24, "t": 26},
            "font": {"size": TITLE_SIZE, "color": look.ink},
        },
    }
    if note:
        layout["annotations"] = [*layout.get("annotations", []), _foot(note, margin["b"] + foot, look.muted)]
    return {"data": chart.drawing["data"], "layout": layout}


def _foot(note: str, below: float, colour: str) -> dict[str, Any]:
    return {
        "text": escape_plotly(note),
        "showarrow": False,
        "xref": "paper",
        "yref": "paper",
        "x": 1,
        "xanchor": "right",
        "y": 0,
        "yanchor": "bottom",
        "yshift": 8 - below,
        "font": {"size": 11, "color": colour},
    }


_SIZES = {
    *("size", "width", "height", "l", "r", "t", "b", "pad", "borderpad", "thickness", "zerolinewidth"),
    *("cornerradius", "xshift", "yshift", "standoff", "startstandoff", "ticklabelstandoff", "arrowwidth"),
}
"""The properties of a figure whose unit is the pixel."""

_WHOLE = {"ticklabelstandoff"}
"""Those of them that Plotly takes only as whole numbers."""


def enlarge(chart: Chart, by: float) -> Chart:
    """The same chart with everything measured in pixels ``by`` times as large, for a projector."""
    layout = _scale(chart.drawing["layout"], by)
    traces = [_scale_trace(trace, by) for trace in chart.drawing["data"]]
    return replace(chart, drawing={"data": traces, "layout": layout})


def _scale_trace(trace: dict[str, Any], by: float) -> dict[str, Any]:
    # The width of a bar or a violin itself is in the units of its axis, not in pixels.
    return {name: part if name == "width" else _scale(part, by) for name, part in trace.items()}


def _scale(value: Any, by: float) -> Any:
    if isinstance(value, dict):
        return {
            name: _scale_size(name, part, by) if name in _SIZES else _scale(part, by) for name, part in value.items()
        }
    if isinstance(value, list | tuple):
        return [_scale(part, by) if isinstance(part, dict) else part for part in value]
    return value


def _scale_size(name: str, size: Any, by: float) -> Any:
    """A size, or a list of them, one for each point."""
    if isinstance(size, list | tuple):
        return [_scale_size(name, each, by) for each in size]
    if not isinstance(size, int | float):
        return size
    return round(size * by) if name in _WHOLE else size * by
