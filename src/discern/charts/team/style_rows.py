"""A row for each quarter of the circle: who of a team is in it, and how many; and mean scores."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from discern.charts.chart import Cell, Drawing, Table, draw
from discern.charts.circle import BREAK, break_lines, quarter_columns
from discern.charts.people.person_scores import score_cells
from discern.charts.said import describe_said
from discern.charts.text import columns, key, say
from discern.charts.theme import Theme
from discern.contract.models.teams import Mean, TeamAnalysis
from discern.contract.styles import STYLES, ByStyle, Style
from discern.words import format_number, percent


def mean_rows(means: ByStyle[Mean], language: str) -> list[tuple[Cell, ...]]:
    """One row per style for a `score_table`, with the mean where others have a name."""
    return [(say(language, "chart-mean"), *score_cells(style, mean, language)) for style, mean in means.items()]


HEAD = 23.0
"""The height of a row's heading, in pixels."""
GAP = 8.0
"""Between two rows."""
LINE = 16.0
"""The height of a line that explains how to read the chart."""
MARGIN = 4


@dataclass(frozen=True, slots=True)
class Rows:
    """Where each row is, in pixels from the top of the drawing, downwards being negative.

    ``tops`` is the upper edge of what a row draws, below its heading; ``heights`` is the room for that.
    """

    tops: Mapping[Style, float]
    heights: Mapping[Style, float]
    depth: float

    @classmethod
    def of(cls, heights: Mapping[Style, float]) -> "Rows":
        tops: dict[Style, float] = {}
        depth = 0.0
        for style in STYLES:
            tops[style] = -(depth + HEAD)
            depth += HEAD + heights[style] + GAP
        return cls(tops, heights, depth)


def draw_rows(
    rows: Rows,
    traces: Sequence[dict[str, Any]],
    width: tuple[float, float],
    analysis: TeamAnalysis,
    reading: Sequence[str],
    look: Theme,
    language: str,
) -> Drawing:
    """A figure of ``traces`` in ``rows``, a pixel a unit, from the one to the other end of ``width``.

    The texts of ``reading`` are under it, each on lines of its own.
    """
    below = break_lines(reading)
    foot = LINE * (below.count(BREAK) + 1) + GAP
    axis = {"showgrid": False, "zeroline": False, "showticklabels": False, "ticks": "", "fixedrange": True}
    layout = {
        "margin": {"l": MARGIN, "r": MARGIN, "t": MARGIN, "b": foot},
        "barmode": "overlay",
        # On a wide screen the axis ends before the drawing does. Axes constrained by their range would grow with the
        # window and stay so.
        "xaxis": {
            **axis,
            "range": list(width),
            "scaleanchor": "y",
            "constrain": "domain",
            "constraintoward": "left",
        },
        "yaxis": {**axis, "range": [-rows.depth, 0], "constrain": "domain", "constraintoward": "top"},
        "annotations": [*_headings(rows, analysis, look, language), _reading(below, look)],
        "hovermode": "closest",
        "clickmode": "event+select",
    }
    return draw(list(traces), layout, look, round(MARGIN + rows.depth + foot))


def _headings(rows: Rows, analysis: TeamAnalysis, look: Theme, language: str) -> list[dict[str, Any]]:
    """Each style's name at the left, and at the right how many are in its quarter."""
    written = []
    for style in STYLES:
        share = None if analysis.distribution is None else analysis.distribution[style]
        place = {"xref": "paper", "y": rows.tops[style] + HEAD / 2, "yanchor": "middle", "showarrow": False}
        font = {"size": 14, "color": look.ink}
        written.append({"text": key(style, language), "x": 0, "xanchor": "left", "font": font, **place})
        if share is not None:
            heads = say(language, "chart-tiles-heads", count=share.count, of=analysis.profiled)
            if share.interval is not None:
                heads = f"{heads} ({format_number(None, share.interval, 0, language)})"
            written.append({"text": heads, "x": 1, "xanchor": "right", "font": font, **place})
    return written


def _reading(text: str, look: Theme) -> dict[str, Any]:
    return {
        "text": text,
        "xref": "paper",
        "yref": "paper",
        "x": 0,
        "xanchor": "left",
        "y": 0,
        "yanchor": "top",
        "align": "left",
        "showarrow": False,
        "font": {"size": 12, "color": look.muted},
    }


def team_table(analysis: TeamAnalysis, language: str, *, named: bool) -> Table:
    """How many people are in each quarter, and what is said of each person with the probabilities of the quarters.

    Without names people are in the order of their places on the circle, since the members' order would give them away.
    """
    shares = [] if analysis.distribution is None else list(analysis.distribution.values())
    counted, low, high = columns(language, "team-counted", "team-low", "team-high")
    ends = [(None, None) if share.interval is None else share.interval for share in shares]
    rows: list[tuple[Cell, ...]] = []
    if shares:
        rows += [
            (counted, None, *(share.count for share in shares)),
            (low, None, *(_whole(end[0]) for end in ends)),
            (high, None, *(_whole(end[1]) for end in ends)),
        ]
    points = analysis.map if named else sorted(analysis.map, key=lambda point: point.angle)
    for n, point in enumerate(points, start=1):
        name = point.name if named else say(language, "chart-person-number", number=n)
        quarters = [None] * 4 if point.quarters is None else [percent(p, language) for p in point.quarters.values()]
        rows.append((name, describe_said(point, language), *quarters))
    return Table((*columns(language, "person-or-team", "said"), *quarter_columns(language)), tuple(rows))


def _whole(end: float | None) -> int | None:
    return None if end is None else round(end)
