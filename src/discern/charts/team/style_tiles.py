"""Who of a team is in which quarter of the circle: a tile for each person."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from discern.charts.chart import Chart
from discern.charts.said import FILLS, fill_of, paint
from discern.charts.style_distribution import (
    describe_change,
    describe_heads,
    find_majority,
    style_distribution,
    what_if_distribution,
)
from discern.charts.team.style_rows import Rows, draw_rows, team_table
from discern.charts.team.team_map import STROKE, describe, label_size, labels_of
from discern.charts.text import escape_plotly, say
from discern.charts.theme import Theme, ink_on, theme
from discern.contract.models.teams import MapPoint, TeamAnalysis
from discern.contract.styles import STYLES, Style, quarter_of
from discern.words import LANGUAGES

WIDTH = 292.0
"""The width of the drawing on a narrow screen, in pixels: as many tiles as it takes are in a line."""
JOINS = 3.0
"""The width of the outline of somebody who would join, in pixels."""
EDGE = 2.0
"""Room for half of the thickest outline, in pixels."""


@dataclass(frozen=True, slots=True)
class Tiling:
    """The size of tiles and how far the next one is, across and down, in pixels.

    ``rim`` is how wide their rims are, as a share of a dot's; ``is_lettered`` is whether initials fit into them.
    """

    size: tuple[float, float]
    step: tuple[float, float]
    corner: int
    rim: float
    is_lettered: bool

    @property
    def in_a_line(self) -> int:
        return int((WIDTH + self.step[0] - self.size[0]) // self.step[0])


LARGE = Tiling((29.4, 26.0), (32.4, 29.0), 6, 0.8, is_lettered=True)
SMALL = Tiling((12.0, 12.0), (14.0, 14.0), 3, 0.5, is_lettered=False)

MOST_LARGE = 30
"""People; a larger team has small tiles."""

Side = Literal["before", "after"]
Change = Literal["joins", "leaves"]


def style_tiles(analysis: TeamAnalysis, *, dark: bool, named: bool = True, language: str = LANGUAGES[0]) -> Chart:
    """Four rows, one for each quarter of the circle, with how many are in it and the 95% range of that at their right.

    Everybody has a tile in the row of the quarter that their dot is in. It looks as the dot does; full tiles come
    first, then pale ones, and of these the surest. Up to `MOST_LARGE` people have their initials in it. ``customdata``
    of a tile is the candidate id. Where a service names nobody, the chart is `style_distribution`. If not ``named``,
    nothing in the chart identifies anybody.
    """
    if not has_tiles(analysis):
        return style_distribution(analysis, dark=dark, language=language)
    return _draw(analysis, [analysis], {}, find_majority(analysis, language), dark, named, language)


def what_if_tiles(
    before: TeamAnalysis,
    after: TeamAnalysis,
    *,
    side: Side,
    dark: bool,
    named: bool = True,
    language: str = LANGUAGES[0],
) -> Chart:
    """One ``side`` of a what-if as `style_tiles`; the two have rows of the same heights and scales.

    Before, the tiles of people who leave are struck out; after, those of people who join have a thick outline. Where a
    service names nobody, both sides are one chart, `what_if_distribution`.
    """
    if not (has_tiles(before) and has_tiles(after)):
        return what_if_distribution(before, after, dark=dark, language=language)
    there, stay = ({point.candidate_id for point in each.map} for each in (before, after))
    changes: dict[str, Change] = {}
    changes |= dict.fromkeys(there - stay, "leaves")
    changes |= dict.fromkeys(stay - there, "joins")
    title = find_majority(before, language) if side == "before" else describe_change(before, after, language)
    shown = before if side == "before" else after
    return _draw(shown, [before, after], changes, title, dark, named, language)


def has_tiles(analysis: TeamAnalysis) -> bool:
    """Whether `style_tiles` can draw people: whether each of them is known."""
    return len(analysis.map) == analysis.profiled


def _draw(
    analysis: TeamAnalysis,
    sides: Sequence[TeamAnalysis],
    changes: Mapping[str, Change],
    title: str,
    dark: bool,
    named: bool,
    language: str,
) -> Chart:
    """The chart of one of ``sides``, which share heights, the size of tiles and initials."""
    look = theme(dark=dark)
    tiling = SMALL if max(side.profiled for side in sides) > MOST_LARGE else LARGE
    everybody = list({point.candidate_id: point for side in sides for point in side.map}.values())
    labels = labels_of(everybody) if named else None
    rows = Rows.of(
        {
            style: tiling.step[1] * max(1, *(-(-len(_in_quarter(side, style)) // tiling.in_a_line) for side in sides))
            for style in STYLES
        }
    )
    traces = [
        trace
        for style in STYLES
        for trace in _row(style, _in_quarter(analysis, style), rows, tiling, labels, changes, look, language)
    ]
    readings = ["chart-fills", "chart-tiles-reading", *(["chart-what-if-tiles"] if changes else [])]
    drawing = draw_rows(
        rows, traces, (-EDGE, WIDTH), analysis, [say(language, each) for each in readings], look, language
    )
    described = describe_heads(analysis, language)
    if changes:
        counts = {change: sum(each == change for each in changes.values()) for change in ("joins", "leaves")}
        moves = say(language, "chart-tiles-changes", joining=counts["joins"], leaving=counts["leaves"])
        described = f"{described} {moves}"
    alt = say(language, "chart-alt", title=title, described=described)
    return Chart(drawing, title, alt, team_table(analysis, language, named=named))


def _in_quarter(analysis: TeamAnalysis, style: Style) -> list[MapPoint]:
    """Whose dots are in the quarter of ``style``, in the order of their tiles."""
    return sorted(
        (point for point in analysis.map if quarter_of(point.x, point.y) == style),
        key=lambda point: (FILLS.index(fill_of(point)), 0 if point.quarters is None else -point.quarters[style]),
    )


def _row(
    style: Style,
    points: Sequence[MapPoint],
    rows: Rows,
    tiling: Tiling,
    labels: Mapping[str, str] | None,
    changes: Mapping[str, Change],
    look: Theme,
    language: str,
) -> list[dict[str, Any]]:
    """The tiles of a row, and strokes through those of people who leave."""
    (wide, high), (across, down), line = tiling.size, tiling.step, tiling.in_a_line
    places = [(n % line * across, rows.tops[style] - n // line * down - high / 2) for n in range(len(points))]
    painted = [paint(point, look) for point in points]
    texts = [labels[point.candidate_id] if labels and tiling.is_lettered else "" for point in points]
    rims = [
        (look.ink, JOINS) if changes.get(point.candidate_id) == "joins" else (each.rim, tiling.rim * each.width)
        for point, each in zip(points, painted, strict=True)
    ]
    tiles = {
        "type": "bar",
        "orientation": "h",
        "name": style,
        "base": [x for x, _ in places],
        "x": [wide] * len(points),
        "y": [y for _, y in places],
        "width": [high] * len(points),
        "customdata": [[point.candidate_id if labels else ""] for point in points],
        "hovertext": [describe(point, language, named=labels is not None) for point in points],
        "hovertemplate": "%{hovertext}<extra></extra>",
        "text": [escape_plotly(text) for text in texts],
        "textposition": "inside",
        "insidetextanchor": "middle",
        "textangle": 0,
        "constraintext": "none",
        "textfont": {
            "color": [ink_on(each.colour) for each in painted],
            "size": [label_size(text) for text in texts],
            "weight": 600,
        },
        "marker": {
            "color": [each.colour for each in painted],
            "cornerradius": tiling.corner,
            "line": {"color": [colour for colour, _ in rims], "width": [width for _, width in rims]},
        },
        # A tapped tile leaves the others as they are: paler would mean less sure.
        "selected": {"marker": {"opacity": 1}},
        "unselected": {"marker": {"opacity": 1}},
    }
    gone = [
        (x + wide / 2, y)
        for point, (x, y) in zip(points, places, strict=True)
        if changes.get(point.candidate_id) == "leaves"
    ]
    strokes = {
        "type": "scatter",
        "mode": "markers",
        "x": [x for x, _ in gone],
        "y": [y for _, y in gone],
        "hoverinfo": "skip",
        "marker": {"symbol": STROKE, "size": high, "line": {"color": look.ink, "width": 2}},
    }
    return [tiles, strokes] if gone else [tiles]
