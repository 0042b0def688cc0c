"""Maps on the style circle: a team, a team before and after a change, a person at two times."""

from collections.abc import Sequence
from math import atan2, cos, degrees, hypot, radians, sin
from typing import Any

from discern.charts.chart import Chart
from discern.charts.circle import (
    HEIGHT,
    MARGIN,
    arcs,
    arrow,
    centre_mark,
    circle_radius,
    dots,
    draw_circle,
    leading_style,
    map_table,
    ring,
)
from discern.charts.labels import place_names
from discern.charts.text import say
from discern.charts.theme import STYLE_ANGLES, Theme, theme
from discern.contract import STYLES, Interval, MapPoint, Results, Style, TeamAnalysis
from discern.words import LANGUAGES, list_items, list_styles

HARDLY = 0.1
"""A centre that moves less than this, in θ, counts as unchanged."""
NAMED = 15
"""The most names on a map; the others appear on hover and in the table."""

MAP_PIXELS = HEIGHT - 2 * MARGIN
"""The circle's diameter in pixels on a wide screen."""


def style_map(
    analysis: TeamAnalysis,
    *,
    dark: bool,
    named: bool = True,
    chosen: str | None = None,
    language: str = LANGUAGES[0],
) -> Chart:
    """Each profiled member as a dot, shape and colour by most probable style, and the team's centre as a cross.

    Arcs are 95% intervals of the angles, drawn for up to `NAMED` people. In a larger team only the `NAMED` people
    farthest from the middle get a name, where there is room. ``chosen`` is the candidate id of a person to highlight.
    ``customdata`` of a dot is its candidate id. If not ``named``, nothing in the chart identifies anybody.
    """
    look = theme(dark=dark)
    points = analysis.map
    picked = [point for point in points if named and point.candidate_id == chosen]
    traces = arcs(points if len(points) <= NAMED else picked, look)
    if analysis.centre is not None and len(points) > 1:
        traces.append(centre_mark(analysis.centre.x, analysis.centre.y, look, say(language, "chart-map-centre")))
    if picked:
        traces.append(ring(picked, look))
    if points:
        traces.append(dots(points, look, language, crowd=len(points), named=named))
    edge = circle_radius((p.x, p.y) for p in points)
    kept_free = [] if analysis.centre is None else [(analysis.centre.x, analysis.centre.y)]
    names = _names(points, kept_free, look, edge, first=picked) if named else []
    title = _finding(points, language)
    described = say(language, "chart-map-described", values=_count_styles(points, language))
    alt = say(language, "chart-alt", title=title, described=described)
    table = map_table(points, language, named=named)
    return Chart(draw_circle(edge, traces, names, look, language), title, alt, table)


def what_if_map(
    before: TeamAnalysis, after: TeamAnalysis, *, dark: bool, named: bool = True, language: str = LANGUAGES[0]
) -> Chart:
    """A what-if on the map: people who join are ringed, people who leave hollow, and an arrow shows the centre move.

    If not ``named``, nothing in the chart identifies anybody.
    """
    look = theme(dark=dark)
    there = {point.candidate_id for point in before.map}
    stays = {point.candidate_id for point in after.map}
    joins = [point for point in after.map if point.candidate_id not in there]
    leaves = [point for point in before.map if point.candidate_id not in stays]
    everybody = [*after.map, *leaves]
    traces = [dots(leaves, look, language, crowd=len(everybody), named=named, hollow=True)] if leaves else []
    if joins:
        traces.append(ring(joins, look))
    if after.map:
        traces.append(dots(after.map, look, language, crowd=len(everybody), named=named))
    extra: list[dict[str, Any]] = []
    centres = [centre for centre in (before.centre, after.centre) if centre is not None]
    if before.centre is not None and after.centre is not None:
        was, is_ = (before.centre.x, before.centre.y), (after.centre.x, after.centre.y)
        traces.append(centre_mark(*was, look, say(language, "chart-what-if-centre-before"), faint=True))
        traces.append(centre_mark(*is_, look, say(language, "chart-what-if-centre-after")))
        extra.append(arrow(was, is_, look, standoff=4))
    edge = circle_radius((p.x, p.y) for p in everybody)
    kept_free = [(centre.x, centre.y) for centre in centres]
    if named:
        extra += _names(everybody, kept_free, look, edge, first=[*joins, *leaves])
    title = _move(before, after, language)
    values = _count_styles(after.map, language)
    described = say(language, "chart-what-if-described", joining=len(joins), leaving=len(leaves), values=values)
    alt = say(language, "chart-alt", title=title, described=described)
    table = map_table(after.map, language, named=named)
    return Chart(draw_circle(edge, traces, extra, look, language), title, alt, table)


def person_map(results: Results, earlier: Results | None = None, *, dark: bool, language: str = LANGUAGES[0]) -> Chart:
    """One person's position with its 95% arc, and an arrow from the position in an earlier assessment.

    Raises:
        ValueError: a result is withheld, or its service gives no angle or intensity.
    """
    look = theme(dark=dark)
    now = map_point(results)
    was = None if earlier is None else map_point(earlier)
    points = [now] if was is None else [now, was]
    traces = arcs(points, look)
    extra: list[dict[str, Any]] = []
    if was is not None:
        traces.append(dots([was], look, language, crowd=2, hollow=True))
        extra.append(arrow((was.x, was.y), (now.x, now.y), look))
    traces.append(dots([now], look, language, crowd=len(points)))
    edge = circle_radius((p.x, p.y) for p in points)
    title = _side(now, language) if was is None else _moved(was, now, language)
    alt = say(language, "chart-alt", title=title, described=say(language, "chart-circle-reading"))
    return Chart(draw_circle(edge, traces, extra, look, language), title, alt, map_table(points, language))


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


def _names(
    points: Sequence[MapPoint],
    kept_free: Sequence[tuple[float, float]],
    look: Theme,
    edge: float,
    *,
    first: Sequence[MapPoint] = (),
) -> list[dict[str, Any]]:
    """Annotations naming everybody or, in a larger team, `NAMED` people: ``first``, then those farthest out."""
    ids = [point.candidate_id for point in first]
    ranked = sorted(range(len(points)), key=lambda n: (points[n].candidate_id not in ids, -points[n].intensity))
    named = ranked[:NAMED] if len(points) > NAMED or first else None
    return place_names(points, kept_free, look, radius=edge, pixels=MAP_PIXELS, named=named)


def _finding(points: Sequence[MapPoint], language: str) -> str:
    """The fullest half of the map, as a count of dots: not a claim about the team."""
    if not points:
        return say(language, "chart-nobody")
    halves = {
        "active": sum(p.y > 0 for p in points),
        "thoughtful": sum(p.y < 0 for p in points),
        "people": sum(p.x > 0 for p in points),
        "task": sum(p.x < 0 for p in points),
    }
    half, count = max(halves.items(), key=lambda item: item[1])
    return say(language, "chart-map-title", half=half, count=count, of=len(points))


def _count_styles(points: Sequence[MapPoint], language: str) -> str:
    counts = {style: sum(leading_style(point) == style for point in points) for style in STYLES}
    items = [say(language, "chart-style-value", styles=style, value=count) for style, count in counts.items()]
    return list_items(items, language)


def _move(before: TeamAnalysis, after: TeamAnalysis, language: str) -> str:
    if after.centre is None:
        return say(language, "chart-what-if-nobody")
    if before.centre is None:
        return say(language, "chart-what-if-first")
    x, y = after.centre.x - before.centre.x, after.centre.y - before.centre.y
    if hypot(x, y) < HARDLY:
        return say(language, "chart-what-if-still")
    return say(language, "chart-what-if-moves", styles=_nearest(degrees(atan2(y, x))))


def _nearest(angle: float) -> Style:
    """The style whose angle is nearest to ``angle``, in degrees."""
    return max(STYLE_ANGLES, key=lambda style: cos(radians(STYLE_ANGLES[style] - angle)))


def _side(point: MapPoint, language: str) -> str:
    up = "active" if point.y > 0 else "thoughtful"
    across = "people" if point.x > 0 else "task"
    return say(language, "chart-person-side", a=point.name, up=up, across=across)


def _moved(was: MapPoint, now: MapPoint, language: str) -> str:
    if was.angle_interval is None or now.angle_interval is None:
        return say(language, "chart-moved-unknown", a=now.name)
    if _overlap(was.angle_interval, now.angle_interval):
        return say(language, "chart-moved-unclear", a=now.name)
    before, after = _nearest(was.angle), _nearest(now.angle)
    if before == after:
        return say(language, "chart-moved-near", a=now.name, styles=after)
    start, end = (list_styles((style,), "or", language, named=True) for style in (before, after))
    return say(language, "chart-moved", a=now.name, start=start, end=end)


def _overlap(first: Interval, second: Interval) -> bool:
    """Whether two intervals of angles overlap: one of them then contains the other's first end."""
    return any((b[0] - a[0]) % 360 <= (a[1] - a[0]) % 360 for a, b in ((first, second), (second, first)))
