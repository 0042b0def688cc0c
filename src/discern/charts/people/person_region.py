"""One person's place on the style circle, with the area where it may be, and where it was in an earlier assessment."""

from collections.abc import Sequence
from math import hypot
from typing import Any

from discern.charts.chart import Cell, Chart, Table
from discern.charts.circle import arrow, circle_radius, draw_circle, map_table
from discern.charts.said import hue_of, paint, person_finding
from discern.charts.team.team_map import describe
from discern.charts.text import columns, say
from discern.charts.theme import Theme, theme, translucent
from discern.contract.models.insights import Voice
from discern.contract.models.results import Interval, RegionLevel, Results
from discern.contract.models.teams import MapPoint
from discern.contract.styles import quarter_of
from discern.words import LANGUAGES, format_number, list_items, percent

OPACITIES: dict[RegionLevel, float] = {"95": 0.13, "80": 0.20, "50": 0.33}
"""The opacity of each region. They are nested and drawn in this order, so that the innermost is the darkest."""

DOT, EARLIER = 17, 13
"""The sizes of the dot and of an earlier one, in pixels."""

Outline = Sequence[tuple[float, float]]
Trace = dict[str, Any]


def person_region(
    results: Results,
    earlier: Results | None = None,
    *,
    dark: bool,
    language: str = LANGUAGES[0],
    voice: Voice = "named",
) -> Chart:
    """One person's dot with the regions that hold 50, 80 and 95% of the probability. Those of an earlier assessment are
    dashed, and an arrow leads from its dot.

    The table has the extent of the 95% region. Without an earlier assessment, the title speaks to the person in the
    ``voice`` ``you``.

    Raises:
        ValueError: a result is withheld, or its service gives no place.
    """
    look = theme(dark=dark)
    both = [results] if earlier is None else [results, earlier]
    points, outlines = [map_point(each) for each in both], [outline(each) for each in both]
    now = points[0]
    traces, extra = regions(results, look), []
    reading = [say(language, "chart-region-reading")] if outlines[0] else []
    if earlier is None:
        title = person_finding(results, language, voice)
    else:
        was = points[1]
        traces = [*regions(earlier, look, dash="dash"), *traces, _dot(was, EARLIER, look, language)]
        extra = [arrow((was.x, was.y), (now.x, now.y), look)]
        reading.append(say(language, "chart-region-earlier"))
        title = say(language, "chart-moved", a=now.name)
    edge = circle_radius([*((p.x, p.y) for p in points), *(place for each in outlines for place in each)])
    described = f"{describe_place(results, language)} {say(language, 'chart-circle-reading')}"
    return Chart(
        draw_circle(edge, [*traces, _dot(now, DOT, look, language)], extra, look, language, reading=reading),
        title,
        say(language, "chart-alt", title=title, described=described),
        with_extents(map_table(points, language), outlines, language),
        described=described,
    )


def _dot(point: MapPoint, size: int, look: Theme, language: str) -> Trace:
    """A person's place. ``customdata`` is the candidate id."""
    painted = paint(point, look)
    return {
        "type": "scatter",
        "mode": "markers",
        "x": [point.x],
        "y": [point.y],
        "customdata": [[point.candidate_id]],
        "text": [describe(point, language, named=True)],
        "hovertemplate": "%{text}<extra></extra>",
        "marker": {
            "size": size,
            "opacity": 1,
            "color": painted.colour,
            "line": {"color": painted.rim, "width": painted.width},
        },
    }


def regions(results: Results, look: Theme, *, dash: str = "solid") -> list[Trace]:
    """The regions of a result as filled outlines, the largest first, in the colour of its dot; [] if unknown.

    A ``dash`` draws the outlines too, to tell two places apart without colour.
    """
    if results.style is None or results.style.region is None:
        return []
    colour = hue_of(map_point(results), look)
    return [
        {
            "type": "scatter",
            "mode": "lines",
            "x": [x for x, _ in (*places, places[0])],
            "y": [y for _, y in (*places, places[0])],
            "fill": "toself",
            "fillcolor": translucent(colour, opacity),
            "line": {"color": colour, "width": 0 if dash == "solid" else 1.5, "dash": dash},
            "hoverinfo": "skip",
        }
        for level, opacity in OPACITIES.items()
        if (places := results.style.region.get(level))
    ]


def outline(results: Results) -> Outline:
    """The outline of the 95% region in θ; empty if it is unknown."""
    region = None if results.style is None else results.style.region
    return [] if region is None else region.get("95", [])


def map_point(results: Results) -> MapPoint:
    """A result's dot on the circle.

    Raises:
        ValueError: the result is withheld, or its service gives no place.
    """
    style = results.style
    if style is None or style.position is None:
        raise ValueError("this result has no place on the circle")
    return MapPoint.of(results.candidate, style, style.position)


def extent(places: Outline) -> tuple[Interval, Interval]:
    """How far an outline reaches across (x) and up (y)."""
    xs, ys = [x for x, _ in places], [y for _, y in places]
    return (min(xs), max(xs)), (min(ys), max(ys))


def with_extents(table: Table, outlines: Sequence[Outline], language: str) -> Table:
    """The table of a map with each row's extent of the 95% region, if any is known."""
    if not any(outlines):
        return table
    header = columns(language, "area-left", "area-right", "area-bottom", "area-top")
    rows = tuple((*row, *_extent_cells(places)) for row, places in zip(table.rows, outlines, strict=True))
    return Table((*table.header, *header), rows)


def _extent_cells(places: Outline) -> tuple[Cell, ...]:
    return (None,) * 4 if not places else tuple(round(end, 2) for ends in extent(places) for end in ends)


def describe_place(results: Results, language: str) -> str:
    """The quarter and the distance of the dot, with how far the 95% region reaches and how probable the quarters are
    where these are known."""
    point, outer = map_point(results), outline(results)
    distance = format_number(hypot(point.x, point.y), None, 1, language)
    parts = [say(language, "chart-place", styles=quarter_of(point.x, point.y), distance=distance)]
    if outer:
        parts.append(_describe_region(outer, language))
    if point.quarters is not None:
        chances = [f"{style} {percent(p, language)}" for style, p in point.quarters.items()]
        parts.append(say(language, "chart-quarters", values=list_items(chances, language)))
    return " ".join(parts)


def _describe_region(places: Outline, language: str) -> str:
    (left, right), (bottom, top) = (
        tuple(format_number(end, None, 1, language) for end in ends) for ends in extent(places)
    )
    return say(language, "chart-region-described", left=left, right=right, bottom=bottom, top=top)
