"""The form in which every chart is returned."""

from dataclasses import dataclass
from typing import Any

import plotly.graph_objects as go

from discern.charts.theme import Theme

FAINT_FILL = "rgba(0, 0, 0, 0)"

Cell = str | int | float | None


@dataclass(frozen=True, slots=True)
class Table:
    """What a chart shows, as rows. Cells are plain text or numbers; None is an unknown value."""

    header: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]


@dataclass(frozen=True, slots=True)
class Chart:
    """A figure, its finding as a title, and alt text for readers who can't see it.

    ``figure`` carries its own colours and no title: ``title`` and ``alt`` are plain text (names in them are as people
    wrote them) and belong beside it, where they wrap. ``table`` has every value that the figure draws.
    """

    figure: go.Figure
    title: str
    alt: str
    table: Table


_BARE: dict[str, Any] = {"data": {"scatter": [{"type": "scatter"}]}}
"""Plotly's template "none" spelled out; its name alone is resolved only with validation."""


def draw(traces: list[dict[str, Any]], layout: dict[str, Any], theme: Theme, height: int) -> go.Figure:
    """A figure of ``height`` pixels, as wide as its place, on a transparent background and without a template.

    Validation would take 2–4 ms of every rerun, more than all the rest of a chart; the tests do it instead.
    """
    return go.Figure(
        {
            "data": traces,
            "layout": {
                "template": _BARE,
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
        },
        _validate=False,
    )


def reading_aid(text: str, size: int, colour: str) -> dict[str, Any]:
    """A line above the drawing that explains how to read it.

    It is Plotly's title, since only that starts at the left edge whatever room the names of rows take.
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
    """The axis of rows that are read from the top, ``standoff`` pixels from their names."""
    return {
        "automargin": True,
        "autorange": "reversed",
        "ticks": "",
        "ticklabelstandoff": standoff,
        "showgrid": False,
        "fixedrange": True,
    }
