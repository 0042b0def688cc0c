"""What scores are drawn on: four rows, one a style, or the four spokes of a radar.

A row has a style's name and values above a track from 0 to 100. The track has the figure's whole width, so rows are
read on a phone as well. A radar's spokes follow the style circle: I at 45°, D at 135°, C at 225°, S at 315°.
"""

from collections.abc import Mapping, Sequence
from math import atan2, degrees, hypot
from typing import Any, TypeVar

from discern.charts.chart import FAINT_FILL, Drawing, draw
from discern.charts.circle import HEIGHT, MARGIN, READING_LINE, READING_SIZE
from discern.charts.text import escape_plotly, say
from discern.charts.theme import STYLE_ANGLES, Theme, blend
from discern.contract.models.results import Interval
from discern.contract.styles import STYLES, Style
from discern.words import format_number, style_name

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
    look: Theme, language: str, values: Mapping[Style, str] | None = None, *, gap: float = TRACK / 2 + 2
) -> list[dict[str, Any]]:
    """Above each track, by ``gap`` pixels, the style's letter and name at the left end and ``values``, in Plotly's
    markup, at the right one.
    """
    heads = []
    for style in STYLES:
        name = f'<span style="color:{look.style_inks[style]}"><b>{style}</b></span> ' + escape_plotly(
            style_name(style, language)
        )
        for text, side in ((name, "left"), ("" if values is None else values[style], "right")):
            if not text:
                continue
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


INNERMOST = -14.0
"""The score at the middle of the radar. Being below 0, it keeps the dots of low scores apart."""
OUTERMOST = 103.0
"""The score at the radar's edge, a little outside of the ring of 100."""
LABEL_SIZE = 15

Trace = dict[str, Any]
T = TypeVar("T")


def draw_radar(traces: Sequence[Trace], foot: Sequence[str], look: Theme) -> Drawing:
    """A radar as large as the circle beside it, with ``foot`` as lines below it in Plotly's markup."""
    below = READING_LINE * (len(foot) + 1) + 3 if foot else MARGIN
    under: Trace = {
        "type": "scatterpolar",
        "mode": "text",
        "r": [OUTERMOST],
        "theta": [270],
        # A trace, and not an annotation, stays close to the radar where the figure is narrow; an empty line keeps it
        # as far below as the line under the circle.
        "text": ["<br>".join(["", *foot])],
        "textfont": {"size": READING_SIZE, "color": look.muted},
        "textposition": "bottom center",
        "hoverinfo": "skip",
        "cliponaxis": False,
    }
    layout = {
        "polar": {
            "bgcolor": FAINT_FILL,
            "radialaxis": {
                "range": [INNERMOST, OUTERMOST],
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
                "showline": False,
                "gridcolor": look.grid,
            },
        },
        "margin": {"l": MARGIN, "r": MARGIN, "t": MARGIN, "b": below},
    }
    return draw([ring_names(look), *traces, *([under] if foot else [])], layout, look, HEIGHT - MARGIN + below)


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


def spoke_names(texts: Mapping[Style, str], look: Theme, *, size: int = LABEL_SIZE) -> Trace:
    """What stands at the end of each spoke, in Plotly's markup, outside of the rings."""
    sides = {"D": "top left", "I": "top right", "S": "bottom right", "C": "bottom left"}
    return {
        "type": "scatterpolar",
        "mode": "text",
        "r": [OUTERMOST] * len(STYLES),
        "theta": [STYLE_ANGLES[style] for style in STYLES],
        "text": [texts[style] for style in STYLES],
        "textfont": {"size": size, "color": look.ink},
        "textposition": [sides[style] for style in STYLES],
        "hoverinfo": "skip",
        "cliponaxis": False,
    }


def name_letter(style: Style, look: Theme) -> str:
    """A style's letter in its hue, in Plotly's markup."""
    return f'<span style="color:{look.style_inks[style]}"><b>{style}</b></span>'


def closed(values: Mapping[Style, T]) -> list[T]:
    """Values in the order of a polygon's corners, the first one repeated to close it."""
    return [values[style] for style in (*STYLE_ANGLES, next(iter(STYLE_ANGLES)))]


def beside(style: Style, score: float, aside: float) -> tuple[float, float]:
    """Radius and angle of a score on a spoke, moved ``aside`` in points, counter-clockwise."""
    along = score - INNERMOST
    return hypot(along, aside) + INNERMOST, STYLE_ANGLES[style] + degrees(atan2(aside, along))


def spoke_intervals(
    intervals: Mapping[Style, Interval | None], colours: Mapping[Style, str], width: float, aside: float = 0.0
) -> list[Trace]:
    """The intervals that are known, as thick lines along their spokes."""
    drawn = []
    for style, interval in intervals.items():
        if interval is not None:
            low, high = (beside(style, end, aside) for end in interval)
            drawn.append(
                {
                    "type": "scatterpolar",
                    "mode": "lines",
                    "r": [low[0], high[0]],
                    "theta": [low[1], high[1]],
                    "line": {"color": colours[style], "width": width},
                    "hoverinfo": "skip",
                }
            )
    return drawn


def tell_score(style: Style, score: float, interval: Interval | None, language: str) -> list[str]:
    """A score in lines of plain text: which, how high, and its interval."""
    lines = [say(language, "chart-style-hover", styles=style, value=format_number(score, None, 0, language))]
    if interval is not None:
        low, high = (format_number(end, None, 0, language) for end in interval)
        lines.append(say(language, "chart-range-sure", range=say(language, "interval", low=low, high=high)))
    return lines


def foot_lines(lines: Sequence[str], below: int, look: Theme) -> list[dict[str, Any]]:
    """Lines in Plotly's markup in the middle of the figure's foot, ``below`` pixels under what is drawn; [] without."""
    text = {
        "text": "<br>".join(lines),
        "font": {"size": READING_SIZE, "color": look.muted},
        "showarrow": False,
        "xref": "paper",
        "yref": "paper",
        "x": 0.5,
        "y": 0,
        "yanchor": "top",
        "yshift": -below,
    }
    return [text] if lines else []
