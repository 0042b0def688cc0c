"""One person's place on the style circle, with the area where it may be, and where it was in an earlier assessment."""

from collections.abc import Sequence
from math import cos, radians, sin
from typing import Any

from discern.charts.chart import Cell, Chart, Table
from discern.charts.circle import (
    arcs,
    arrow,
    circle_radius,
    draw_circle,
    leading_style,
    map_table,
    nearest_style,
    note_elsewhere,
)
from discern.charts.team.team_map import describe, probability_texts, ranked
from discern.charts.text import columns, say
from discern.charts.theme import STYLE_ANGLES, STYLE_COLOURS, STYLE_SYMBOLS, Theme, theme, translucent
from discern.contract.models.insights import Voice
from discern.contract.models.results import Interval, RegionLevel, Results
from discern.contract.models.teams import MapPoint
from discern.contract.score_errors import has_moved
from discern.words import LANGUAGES, format_number, list_styles

OPACITIES: dict[RegionLevel, float] = {"95": 0.13, "80": 0.20, "50": 0.33}
"""The opacity of each region. They are nested and drawn in this order, so that the innermost is the darkest."""

DOT = 17
"""The dot's size in pixels."""

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
    """One person's place with the regions that hold 50, 80 and 95% of the probability, and an arrow from the place in
    an earlier assessment.

    Where a result has no regions, the 95% interval of the angle is an arc. The table has the extent of the 95% region.
    Without an earlier assessment, the title speaks to the person in the ``voice`` ``you``.

    Raises:
        ValueError: a result is withheld, or its service gives no angle or intensity.
    """
    look = theme(dark=dark)
    now = map_point(results)
    was = None if earlier is None else map_point(earlier)
    points = [now] if was is None else [now, was]
    outer = outline(results)
    traces = regions(results, look) or arcs([now], look)
    extra: list[dict[str, Any]] = []
    if was is not None:
        traces += [] if outer else arcs([was], look)
        traces.append(_dot(was, look, language, hollow=True))
        extra.append(arrow((was.x, was.y), (now.x, now.y), look))
    traces.append(_dot(now, look, language))
    edge = circle_radius([*((p.x, p.y) for p in points), *outer])
    title = (
        _side(now, outer, language, voice) if was is None else _moved(was, now, _is_certain(earlier, results), language)
    )
    first, elsewhere = _reading(outer, now, language), _why_elsewhere(results, now, language)
    if elsewhere:
        first.append(elsewhere)
    described = " ".join(
        part
        for part in (
            describe_place(results, language),
            say(language, "chart-circle-reading"),
            elsewhere,
        )
        if part
    )
    alt = say(language, "chart-alt", title=title, described=described)
    return Chart(
        draw_circle(edge, traces, extra, look, language, reading=first),
        title,
        alt,
        with_extents(map_table(points, language), [outer, *([] if earlier is None else [outline(earlier)])], language),
        described=described,
    )


def _dot(point: MapPoint, look: Theme, language: str, *, hollow: bool = False) -> Trace:
    """A person's place, shape and colour by style; a hollow one is earlier. ``customdata`` is the candidate id."""
    style = leading_style(point)
    symbol = "x" if style is None else STYLE_SYMBOLS[style]
    colour = look.muted if style is None else STYLE_COLOURS[style]
    return {
        "type": "scatter",
        "mode": "markers",
        "x": [point.x],
        "y": [point.y],
        "customdata": [[point.candidate_id]],
        "text": [describe(point, ranked(point)[:1], probability_texts(language), named=True)],
        "hovertemplate": "%{text}<extra></extra>",
        "marker": {
            "size": DOT,
            "opacity": 1,
            "color": colour,
            "symbol": f"{symbol}-open" if hollow else symbol,
            "line": {"color": colour if hollow else look.background, "width": 2},
        },
    }


def regions(results: Results, look: Theme, *, colour: str | None = None, dash: str = "solid") -> list[Trace]:
    """The regions of a result as filled outlines, the largest first, in the leading style's colour; [] if unknown.

    A ``dash`` draws the outlines too, to tell two people apart without colour.
    """
    if results.style is None or results.style.region is None:
        return []
    style = leading_style(map_point(results))
    colour = colour or (look.muted if style is None else STYLE_COLOURS[style])
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
    """A result's position on the circle, from its angle (degrees) and intensity (θ).

    Raises:
        ValueError: the result is withheld, or its service gives no angle or intensity.
    """
    style = results.style
    if style is None or style.angle is None or style.intensity is None:
        raise ValueError("this result has no place on the circle")
    turn = radians(style.angle)
    return MapPoint(
        candidate_id=results.candidate.id,
        name=results.candidate.name,
        x=style.intensity * cos(turn),
        y=style.intensity * sin(turn),
        angle=style.angle,
        angle_interval=style.angle_interval,
        intensity=style.intensity,
        style=style.label,
        probabilities=style.probabilities,
    )


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


def _reading(outer: Outline, now: MapPoint, language: str) -> list[str]:
    """How to read the regions or the arc; empty where there are neither."""
    if outer:
        return [say(language, "chart-region-reading")]
    return [] if now.angle_interval is None else [say(language, "chart-arc-reading")]


def _why_elsewhere(results: Results, point: MapPoint, language: str) -> str:
    """Why the place lies in the quarter of another style than the one that is likeliest to lead; "" where it doesn't.

    It is drawn into the next quarter where that one's style is further above its opposite than the leading one is.
    """
    lead, quarter = leading_style(point), nearest_style(point.angle)
    note = note_elsewhere([point], language)
    if not note or lead is None or results.scores is None:
        return note
    low = nearest_style(STYLE_ANGLES[quarter] + 180)
    if low == lead or results.scores[quarter].score <= results.scores[low].score:
        return note
    return say(language, "chart-circle-pulled", quarter=quarter, low=low, lead=lead)


def describe_place(results: Results, language: str) -> str:
    """Angle and distance, with the angle's interval and how far the 95% region reaches where they are known."""
    point, outer = map_point(results), outline(results)
    angle, distance = (format_number(point.angle, None, 0, language), format_number(point.intensity, None, 1, language))
    if point.angle_interval is None:
        place = say(language, "chart-place", angle=angle, distance=distance)
    else:
        low, high = (format_number(end, None, 0, language) for end in point.angle_interval)
        place = say(language, "chart-place-interval", angle=angle, low=low, high=high, distance=distance)
    return f"{place} {_describe_region(outer, language)}" if outer else place


def _describe_region(places: Outline, language: str) -> str:
    (left, right), (bottom, top) = (
        tuple(format_number(end, None, 1, language) for end in ends) for ends in extent(places)
    )
    return say(language, "chart-region-described", left=left, right=right, bottom=bottom, top=top)


def _side(point: MapPoint, outer: Outline, language: str, voice: Voice) -> str:
    """The sides of the circle that hold the whole 95% region, or the place itself where there is no region."""
    (left, right), (bottom, top) = extent(outer or [(point.x, point.y)])
    up = "active" if bottom > 0 else "thoughtful" if top <= 0 else "open"
    across = "people" if left > 0 else "task" if right <= 0 else "open"
    return say(language, "chart-person-side", voice=voice, a=point.name, up=up, across=across)


def _moved(was: MapPoint, now: MapPoint, is_certain: bool | None, language: str) -> str:
    if is_certain is None:
        return say(language, "chart-moved-unknown", a=now.name)
    if not is_certain:
        return say(language, "chart-moved-unclear", a=now.name)
    before, after = nearest_style(was.angle), nearest_style(now.angle)
    if before == after:
        return say(language, "chart-moved-near", a=now.name, styles=after)
    start, end = (list_styles((style,), "or", language, named=True) for style in (before, after))
    return say(language, "chart-moved", a=now.name, start=start, end=end)


def _is_certain(earlier: Results | None, later: Results) -> bool | None:
    """Whether a person's place has moved, beyond chance and what another day brings about; None where unknown.

    The arcs must lie apart too: a place near the middle may move far along its radius and still lie everywhere.
    """
    if earlier is None or earlier.scores is None or later.scores is None:
        return None
    arcs_known = [each.style.angle_interval for each in (earlier, later) if each.style is not None]
    first, second = arcs_known if len(arcs_known) == 2 else (None, None)
    if first is None or second is None:
        return None
    moved = has_moved(earlier.scores, later.scores)
    return None if moved is None else moved and not _overlap(first, second)


def _overlap(first: Interval, second: Interval) -> bool:
    """Whether two intervals of angles overlap: one of them then contains the other's first end."""
    return any((b[0] - a[0]) % 360 <= (a[1] - a[0]) % 360 for a, b in ((first, second), (second, first)))
