"""What scores are drawn on: four rows, one a style, or the four spokes of a radar.

A row has a style's name and values above a track from 0 to 100. The track has the figure's whole width, so rows are
read on a phone as well. A radar's spokes follow the style circle: I at 45°, D at 135°, C at 225°, S at 315°.
"""

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from discern.charts.chart import FAINT_FILL
from discern.charts.text import escape_plotly, say
from discern.charts.theme import STYLE_ANGLES, STYLE_COLOURS, Theme, blend, translucent
from discern.contract.models.results import Interval, Score
from discern.contract.styles import STYLES, ByStyle, Style
from discern.words import format_score, style_name

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


CORNER = 140
"""How far the text at a spoke's end reaches to the side of the middle: half the width of the narrowest card."""
INNERMOST = -14.0
"""The score at the middle of the circle. Being below 0, it keeps the dots of low scores apart."""
ARC_STEP = 5
"""Degrees between two points of a quadrant's rim."""

Trace = dict[str, Any]
T = TypeVar("T")


def axes(look: Theme) -> dict[str, Any]:
    """Polar axes for scores 0–100, with rings at 0, 50 and 100."""
    return {
        "bgcolor": FAINT_FILL,
        "radialaxis": {
            "range": [INNERMOST, 100],
            "angle": 0,
            "tickvals": [0, 50, 100],
            "showticklabels": False,
            "ticks": "",
            "showline": False,
            "gridcolor": look.grid,
        },
        "angularaxis": {
            "tickvals": list(STYLE_ANGLES.values()),
            "ticktext": ["", "", "", ""],
            "rotation": 0,
            "direction": "counterclockwise",
            "ticks": "",
            "linecolor": look.grid,
            "gridcolor": look.grid,
        },
    }


def quadrants(look: Theme) -> list[Trace]:
    """A tinted quarter around each spoke."""
    quarters = []
    for style, angle in STYLE_ANGLES.items():
        rim = [angle - 45 + step for step in range(0, 91, ARC_STEP)]
        quarters.append(
            {
                "type": "scatterpolar",
                "mode": "lines",
                "r": [INNERMOST, *(100 for _ in rim), INNERMOST],
                "theta": [angle, *rim, angle],
                "fill": "toself",
                "fillcolor": translucent(STYLE_COLOURS[style], look.tint),
                "line": {"width": 0},
                "hoverinfo": "skip",
            }
        )
    return quarters


def ring_names(look: Theme) -> Trace:
    """The scores of the outer two rings, inside them, where no spoke is."""
    return {
        "type": "scatterpolar",
        "mode": "text",
        "r": [50, 100],
        "theta": [0, 0],
        "text": ["50 ", "100 "],
        "textfont": {"size": 11, "color": look.muted},
        "textposition": "bottom left",
        "hoverinfo": "skip",
    }


def closed(values: Mapping[Style, T]) -> list[T]:
    """Values in the order of a polygon's corners, the first one repeated to close it."""
    return [values[style] for style in (*STYLE_ANGLES, next(iter(STYLE_ANGLES)))]


def band(
    intervals: Mapping[Style, Interval | None],
    look: Theme,
    colour: str | None = None,
    edge: Mapping[str, Any] | None = None,
) -> list[dict[str, Any]]:
    """Two outlines with the area between them filled; [] if any interval is missing.

    Their line is the ``edge``, by which bands can be told apart where colours can't; a band alone has none.
    """
    colour = colour or look.band
    known = {style: interval for style, interval in intervals.items() if interval is not None}
    if len(known) < len(STYLES):
        return []
    outline: dict[str, Any] = {
        "type": "scatterpolar",
        "mode": "lines",
        "theta": closed(STYLE_ANGLES),
        "line": edge or {"width": 0, "color": colour},
        "hoverinfo": "skip",
    }
    low = closed({style: interval[0] for style, interval in known.items()})
    high = closed({style: interval[1] for style, interval in known.items()})
    return [outline | {"r": low}, outline | {"r": high, "fill": "tonext", "fillcolor": colour}]


def polygon(
    scores: ByStyle[Score],
    colour: str,
    look: Theme,
    name: str,
    language: str,
    *,
    dash: str = "solid",
    symbol: str = "circle",
) -> dict[str, Any]:
    """One profile of several: a line with its own colour, dash and marks."""
    return {
        "type": "scatterpolar",
        "mode": "lines+markers",
        "r": closed({style: score.score for style, score in scores.items()}),
        "theta": closed(STYLE_ANGLES),
        "line": {"color": colour, "width": 2.5, "dash": dash},
        "marker": {"size": 9, "color": colour, "symbol": symbol, "line": {"color": look.background, "width": 1}},
        "text": closed(score_text(scores, language, name)),
        "hovertemplate": "%{text}<extra></extra>",
    }


def score_text(scores: ByStyle[Score], language: str, name: str = "") -> dict[Style, str]:
    who = f"{escape_plotly(name)}<br>" if name else ""
    return {
        s: who + say(language, "chart-style-hover", styles=s, value=format_score(v.score, v.interval, language))
        for s, v in scores.items()
    }


def spoke_ends(values: Mapping[Style, Sequence[str]], look: Theme, language: str) -> list[dict[str, Any]]:
    """Letter, name and ``values`` (lines of plain text) of each style in its corner, above or below the circle."""
    return [
        {
            "text": "<br>".join([_name(style, look, language), *(escape_plotly(line) for line in values[style])]),
            "font": {"size": 13, "color": look.ink},
            "showarrow": False,
            "xref": "paper",
            "yref": "paper",
            "x": 0.5,
            "y": 1 if above else 0,
            "xanchor": "left" if left else "right",
            "yanchor": "bottom" if above else "top",
            "xshift": -CORNER if left else CORNER,
            "align": "left" if left else "right",
        }
        for style in STYLES
        for above, left in ((style in "DI", style in "DC"),)
    ]


def _name(style: Style, look: Theme, language: str) -> str:
    return f'<span style="color:{look.style_inks[style]}"><b>{style}</b></span> {style_name(style, language)}'


def foot_lines(lines: Sequence[str], below: int, look: Theme) -> list[dict[str, Any]]:
    """Lines of plain text in the middle of the figure's foot, ``below`` pixels under the circle; [] without any."""
    text = {
        "text": "<br>".join(escape_plotly(line) for line in lines),
        "font": {"size": 12, "color": look.muted},
        "showarrow": False,
        "xref": "paper",
        "yref": "paper",
        "x": 0.5,
        "y": 0,
        "yanchor": "top",
        "yshift": -below,
    }
    return [text] if lines else []
