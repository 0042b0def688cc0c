"""A chart as a picture that stands alone: with its finding on top, on a ground of its own."""

from typing import Any

from discern.charts.chart import Chart
from discern.charts.text import plain, wrap_all
from discern.charts.theme import theme

WIDTH = 900
"""The picture's width in pixels before it is enlarged."""
TITLE_SIZE = 18
TITLE_LINE = 25
TITLE_COLUMNS = 88
ROOM = 24
SIDE = 16


def export_figure(chart: Chart, *, dark: bool, note: str = "") -> dict[str, Any]:
    """The chart as plain data for Plotly, `WIDTH` wide, with its title and a small ``note`` at the foot.

    Nothing of it is cut: title and note take room of their own above and below the chart.
    """
    look = theme(dark=dark)
    figure: dict[str, Any] = chart.figure.to_dict()
    layout = figure["layout"]
    lines = [plain(line) for line in wrap_all(chart.title, TITLE_COLUMNS)]
    head = ROOM + TITLE_LINE * len(lines)
    foot = ROOM if note else 0
    title = f"<b>{'<br>'.join(lines)}</b>"
    within = (layout.get("title") or {}).get("text")
    margin = layout["margin"]
    layout |= {
        "width": WIDTH,
        "height": layout["height"] + head + foot,
        "autosize": False,
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
    return {"data": figure["data"], "layout": layout}


def _foot(note: str, below: float, colour: str) -> dict[str, Any]:
    return {
        "text": plain(note),
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
