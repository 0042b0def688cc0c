"""What every chart function returns, and the layout that all figures share."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeVar

import plotly.graph_objects as go

from discern.charts.theme import Theme
from discern.contract.models.results import Interval

T = TypeVar("T")

FAINT_FILL = "rgba(0, 0, 0, 0)"

Drawing = dict[str, Any]
"""A figure as plain data for Plotly: its ``data`` and its ``layout``."""

Cell = str | int | float | None


@dataclass(frozen=True, slots=True)
class Table:
    """A chart's values as rows. Cells are plain text or numbers; None is an unknown value."""

    header: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]


@dataclass(frozen=True)
class Chart:
    """A figure, its finding as a title, alt text for readers who can't see it, and its values as a table.

    ``drawing`` has its own colours but no title: ``title`` and ``alt`` are unescaped plain text to set beside it, where
    they can wrap. ``table`` has what the figure says, as rows. ``described`` is the alt text without the finding,
    where a chart may have another title.
    """

    drawing: Drawing
    title: str
    alt: str
    table: Table
    described: str = ""

    @cached_property
    def figure(self) -> go.Figure:
        """The drawing as a figure. Plotly checks each of its properties, which takes longer than all else."""
        return go.Figure(self.drawing)


def draw(traces: list[dict[str, Any]], layout: dict[str, Any], theme: Theme, height: int) -> Drawing:
    """A figure of ``height`` pixels that fills its container's width, transparent and without a template."""
    return {
        "data": traces,
        "layout": {
            "template": "none",
            "height": height,
            "autosize": True,
            "paper_bgcolor": FAINT_FILL,
            "plot_bgcolor": FAINT_FILL,
            "font": {"family": theme.font, "size": theme.size, "color": theme.ink},
            "hoverlabel": {"bgcolor": theme.background, "bordercolor": theme.grid, "font": {"color": theme.ink}},
            "margin": {"l": 8, "r": 8, "t": 8, "b": 8},
            "showlegend": False,
            "dragmode": False,
            **layout,
        },
    }


def whiskers(
    values: Iterable[float],
    intervals: Iterable[Interval | None],
    look: Theme,
    *,
    thickness: float = 1.5,
    width: int = 6,
) -> dict[str, Any] | None:
    """Error bars of a trace from ``values`` to the ends of their ``intervals``; None if any interval is unknown."""
    above, below = [], []
    for value, interval in zip(values, intervals, strict=True):
        if interval is None:
            return None
        above.append(max(interval[1] - value, 0))
        below.append(max(value - interval[0], 0))
    return {
        "type": "data",
        "symmetric": False,
        "array": above,
        "arrayminus": below,
        "color": look.ink,
        "thickness": thickness,
        "width": width,
    }


def ends(interval: Interval | None, digits: int = 1) -> tuple[Cell, Cell]:
    """The ends of an interval as cells of a table."""
    return (None, None) if interval is None else (round(interval[0], digits), round(interval[1], digits))


def reading_aid(text: str, size: int, colour: str) -> dict[str, Any]:
    """A line above the drawing that explains how to read it.

    It uses Plotly's title, the only element that starts at the left edge however wide the row names are.
    """
    return {
        "text": text,
        "x": 0,
        "xanchor": "left",
        "y": 1,
        "yanchor": "top",
        "pad": {"l": 8, "t": 18},
        "font": {"size": size, "color": colour},
    }


def row_axis(standoff: int = 10) -> dict[str, Any]:
    """A vertical axis of rows listed from the top, their names ``standoff`` pixels to the left."""
    return {
        "automargin": True,
        "autorange": "reversed",
        "ticks": "",
        "ticklabelstandoff": standoff,
        "showgrid": False,
        "fixedrange": True,
    }
