"""A row for each style of a team: mean scores, and how many may lead with it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from discern.charts.chart import Cell, Drawing, Table, draw
from discern.charts.people.person_scores import score_cells
from discern.charts.text import columns, key, say
from discern.charts.theme import Theme
from discern.contract.models.teams import Mean, Share, TeamAnalysis
from discern.contract.styles import STYLES, ByStyle, Style
from discern.words import format_number, percent


def mean_rows(means: ByStyle[Mean], language: str) -> list[tuple[Cell, ...]]:
    """One row per style for a `score_table`, with the mean where others have a name."""
    return [(say(language, "chart-mean"), *score_cells(style, mean, language)) for style, mean in means.items()]


HEAD = 23.0
"""The height of a row's heading, in pixels."""
GAP = 8.0
"""Between two rows."""
FOOT = 40.0
"""The height of the two lines that explain how to read the chart."""
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
    xaxis: Mapping[str, Any],
    analysis: TeamAnalysis,
    reading: str,
    look: Theme,
    language: str,
    *,
    below: float = 0.0,
    sides: int = MARGIN,
) -> Drawing:
    """A figure of ``traces`` in ``rows`` of a pixel a unit, ``reading`` under them.

    Between the rows and the reading are ``below`` pixels for the ticks of ``xaxis``; ``sides`` is the margin at each
    side.
    """
    foot = below + FOOT
    layout = {
        "margin": {"l": sides, "r": sides, "t": MARGIN, "b": foot},
        "barmode": "overlay",
        "xaxis": {"showgrid": False, "zeroline": False, "fixedrange": True, **xaxis},
        "yaxis": {
            "range": [-rows.depth, 0],
            "showgrid": False,
            "zeroline": False,
            "showticklabels": False,
            "ticks": "",
            "fixedrange": True,
            "constrain": "domain",
            "constraintoward": "top",
        },
        "annotations": [*_headings(rows, analysis, look, language), _reading(reading, below, look)],
        "hovermode": "closest",
        "clickmode": "event+select",
    }
    return draw(list(traces), layout, look, round(MARGIN + rows.depth + foot))


def _headings(rows: Rows, analysis: TeamAnalysis, look: Theme, language: str) -> list[dict[str, Any]]:
    """Each style's name at the left, and at the right how many lead with it."""
    written = []
    for style in STYLES:
        share = None if analysis.distribution is None else analysis.distribution[style]
        place = {"xref": "paper", "y": rows.tops[style] + HEAD / 2, "yanchor": "middle", "showarrow": False}
        font = {"size": 14, "color": look.ink}
        written.append({"text": key(style, language), "x": 0, "xanchor": "left", "font": font, **place})
        if share is not None:
            heads = say(language, "chart-tiles-heads", heads=count_range(share, language), of=analysis.profiled)
            written.append({"text": heads, "x": 1, "xanchor": "right", "font": font, **place})
    return written


def _reading(text: str, below: float, look: Theme) -> dict[str, Any]:
    return {
        "text": text,
        "xref": "paper",
        "yref": "paper",
        "x": 0,
        "xanchor": "left",
        "y": 0,
        "yanchor": "top",
        "yshift": -below,
        "align": "left",
        "showarrow": False,
        "font": {"size": 12, "color": look.muted},
    }


def count_range(share: Share, language: str) -> str:
    """The 95% interval of a count of people, ``1–3``; ``3`` where its ends are equal or only a count is known."""
    low, high = (share.count, share.count) if share.interval is None else share.interval
    return format_number(low, None, 0, language) if low == high else format_number(None, (low, high), 0, language)


def _whole(end: float | None) -> int | None:
    return None if end is None else round(end)


def probability_table(analysis: TeamAnalysis, language: str, *, named: bool) -> Table:
    """A column for each style: how many people lead with it, then each person's probability.

    Without names people are in the order of their places on the circle, since the members' order would give them away.
    """
    shares = [] if analysis.distribution is None else list(analysis.distribution.values())
    expected, low, high, counted = columns(language, "team-expected", "team-low", "team-high", "team-counted")
    ends = [(None, None) if share.interval is None else share.interval for share in shares]
    rows: list[tuple[str | float | None, ...]] = []
    if shares:
        rows += [
            (expected, *(None if share.expected is None else round(share.expected, 2) for share in shares)),
            (low, *(_whole(end[0]) for end in ends)),
            (high, *(_whole(end[1]) for end in ends)),
            (counted, *(share.count for share in shares)),
        ]
    points = analysis.map if named else sorted(analysis.map, key=lambda point: point.angle)
    for n, point in enumerate(points, start=1):
        name = point.name if named else say(language, "chart-person-number", number=n)
        if point.probabilities is not None:
            rows.append((name, *(percent(p, language) for p in point.probabilities.values())))
    return Table((*columns(language, "person-or-team"), *STYLES), tuple(rows))
