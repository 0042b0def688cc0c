"""Four rows, one a style: its name and values above a track from 0 to 100. The track has the figure's whole width, so
rows are read on a phone as well."""

from collections.abc import Mapping
from typing import Any

from discern.charts.text import escape_plotly
from discern.charts.theme import Theme, blend
from discern.contract.styles import STYLES, Style
from discern.words import style_name

NAME_SIZE = 14
TRACK = 7
"""A track's width in pixels."""
SIDE = 14
FOOT = 22
"""The room beside the tracks, for half a mark, and below them for their numbers, in pixels."""


def middle_of(style: Style) -> float:
    """Where a style's track is on the vertical axis: D at 0, C at 3, downwards."""
    return float(STYLES.index(style))


def row_axes(look: Theme, *, above: float = 0.72, below: float = 0.3, foot: int = 0) -> dict[str, Any]:
    """A layout whose horizontal axis is the score and whose vertical one is `middle_of`.

    ``above`` and ``below`` are the room above the first and below the last track, in rows. ``foot`` pixels stay free
    below the numbers of the tracks.
    """
    return {
        "margin": {"l": SIDE, "r": SIDE, "t": 0, "b": FOOT + foot},
        "xaxis": {
            "range": [0, 100],
            "dtick": 50,
            "tick0": 0,
            "gridcolor": look.grid,
            "zeroline": False,
            "ticks": "",
            "tickfont": {"size": 11, "color": look.muted},
            "fixedrange": True,
        },
        "yaxis": {"range": [len(STYLES) - 1 + below, -above], "visible": False, "fixedrange": True},
        "hovermode": "closest",
    }


def tracks(look: Theme) -> dict[str, Any]:
    """The four tracks."""
    rows = [middle_of(style) for style in STYLES]
    return {
        "type": "scatter",
        "mode": "lines",
        "x": [0, 100, None] * len(rows),
        "y": [place for row in rows for place in (row, row, None)],
        "line": {"color": blend(look.grid, look.background, 0.65), "width": TRACK},
        "hoverinfo": "skip",
    }


def row_heads(
    values: Mapping[Style, str], look: Theme, language: str, *, gap: float = TRACK / 2 + 2
) -> list[dict[str, Any]]:
    """Above each track, by ``gap`` pixels, the style's letter and name at the left end and ``values`` at the right one.

    ``values`` are in Plotly's markup.
    """
    heads = []
    for style in STYLES:
        name = f'<span style="color:{look.style_inks[style]}"><b>{style}</b></span> ' + escape_plotly(
            style_name(style, language)
        )
        for text, side in ((name, "left"), (values[style], "right")):
            heads.append(
                {
                    "text": text,
                    "font": {"size": NAME_SIZE, "color": look.ink},
                    "showarrow": False,
                    "xref": "paper",
                    "x": 0 if side == "left" else 1,
                    "xanchor": side,
                    "xshift": -SIDE / 2 if side == "left" else SIDE / 2,
                    "y": middle_of(style),
                    "yanchor": "bottom",
                    "yshift": gap,
                    "borderpad": 0,
                }
            )
    return heads
