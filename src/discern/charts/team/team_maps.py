"""Maps of a team on the style circle: as it is, and before and after a change."""

from collections import Counter
from collections.abc import Sequence
from math import atan2, degrees, hypot
from typing import Any

from discern.charts.chart import Chart
from discern.charts.circle import (
    arcs,
    arrow,
    centre_mark,
    circle_radius,
    draw_circle,
    leading_style,
    map_table,
    nearest_style,
    note_elsewhere,
)
from discern.charts.team.map_dots import Dot, draw_dots, place_dots, ring_around, two_coloured_rings
from discern.charts.text import say
from discern.charts.theme import STYLE_GLYPHS, theme
from discern.contract import STYLES, MapPoint, TeamAnalysis
from discern.words import LANGUAGES, list_items

HARDLY = 0.1
"""A centre that moves less than this, in θ, counts as unchanged."""


def style_map(
    analysis: TeamAnalysis,
    *,
    dark: bool,
    named: bool = True,
    chosen: str | None = None,
    language: str = LANGUAGES[0],
) -> Chart:
    """Each person profiled as a dot with initials, in the colour and shape of the most probable style: the paler, the
    less so.

    A ring of two colours is around those whose style is open, and a cross at the team's centre. Dots that would overlap
    are moved apart by at most their own width, with a line from the true place, which is in the table. The more people,
    the smaller the dots; small ones have no initials, rings or lines, and stay in place.
    ``chosen`` is the candidate id of a person to highlight, with the 95% interval of their angle as an arc.
    ``customdata`` of a dot is its candidate id. If not ``named``, nothing in the chart identifies anybody.
    """
    look = theme(dark=dark)
    # Without names the members' order would give people away.
    points = analysis.map if named else sorted(analysis.map, key=lambda point: point.angle)
    edge = circle_radius((point.x, point.y) for point in points)
    centre = [] if analysis.centre is None or len(points) < 2 else [(analysis.centre.x, analysis.centre.y)]
    dots = place_dots(points, edge, named=named, kept_free=centre)
    picked = [dot for dot in dots if named and dot.point.candidate_id == chosen]
    traces = arcs([dot.point for dot in picked], look)
    marks = [centre_mark(*place, look, say(language, "chart-map-centre")) for place in centre]
    marks += [ring_around(picked, look)] if picked else []
    # A cross among small dots would be lost below them.
    drawn = draw_dots(dots, look, language)
    traces += [*drawn, *marks] if dots and dots[0].is_small else [*marks, *drawn]
    title = _finding(points, language)
    described = _described(points, language)
    alt = say(language, "chart-alt", title=title, described=described)
    first = [_shapes(language), say(language, "chart-map-reading", centre="yes" if centre else "no")] if dots else []
    first += _elsewhere(points, language)
    notes = _notes(dots, language)
    figure = draw_circle(edge, traces, [], look, language, shapes=two_coloured_rings(dots), reading=[*first, *notes])
    return Chart(figure, title, alt, map_table(points, language, named=named), notes)


def what_if_map(
    before: TeamAnalysis, after: TeamAnalysis, *, dark: bool, named: bool = True, language: str = LANGUAGES[0]
) -> Chart:
    """A what-if on the map: people who join are ringed, people who leave hollow, and an arrow shows the centre move.

    Dots are as on `style_map`. If not ``named``, nothing in the chart identifies anybody.
    """
    look = theme(dark=dark)
    there = {point.candidate_id for point in before.map}
    stays = {point.candidate_id for point in after.map}
    everybody = [*after.map, *(point for point in before.map if point.candidate_id not in stays)]
    if not named:
        everybody.sort(key=lambda point: point.angle)
    edge = circle_radius((point.x, point.y) for point in everybody)
    was, would_be = ([] if each.centre is None else [(each.centre.x, each.centre.y)] for each in (before, after))
    dots = place_dots(everybody, edge, named=named, kept_free=[*was, *would_be])
    leaves = [dot for dot in dots if dot.point.candidate_id not in stays]
    remain = [dot for dot in dots if dot.point.candidate_id in stays]
    joins = [dot for dot in remain if dot.point.candidate_id not in there]
    extra: list[dict[str, Any]] = []
    marks = [ring_around(joins, look)] if joins else []
    if was and would_be:
        marks.append(centre_mark(*was[0], look, say(language, "chart-what-if-centre-before"), faint=True))
        marks.append(centre_mark(*would_be[0], look, say(language, "chart-what-if-centre-after")))
        extra.append(arrow(was[0], would_be[0], look, standoff=4))
    drawn = [*draw_dots(leaves, look, language, hollow=True), *draw_dots(remain, look, language)]
    traces = [*drawn, *marks] if dots and dots[0].is_small else [*marks, *drawn]
    title = _move(before, after, language)
    changes = say(language, "chart-what-if-described", joining=len(joins), leaving=len(leaves))
    described = f"{changes} {_described(after.map, language)}"
    alt = say(language, "chart-alt", title=title, described=described)
    first = [_shapes(language), *(say(language, f"chart-what-if-map-{each}") for each in ("people", "centre"))]
    first += _elsewhere(everybody, language)
    notes = _notes(dots, language)
    figure = draw_circle(
        edge, traces, extra, look, language, shapes=two_coloured_rings(remain), reading=[*first, *notes] if dots else []
    )
    return Chart(figure, title, alt, map_table(after.map, language, named=named), notes)


def _shapes(language: str) -> str:
    """Which shape is which style's."""
    marks = list_items([f"{STYLE_GLYPHS[style]} {style}" for style in STYLES], language)
    return say(language, "chart-map-shapes", marks=marks)


def _notes(dots: Sequence[Dot], language: str) -> tuple[str, ...]:
    """What explains the map further: a line for each thing that isn't on every map."""
    lines = []
    if any(dot.is_open and not dot.is_small for dot in dots):
        lines.append(say(language, "chart-map-open"))
    if any(dot.is_moved for dot in dots):
        lines.append(say(language, "chart-map-moved"))
    return tuple(lines)


def _elsewhere(points: Sequence[MapPoint], language: str) -> list[str]:
    """Why dots stand outside the quarter of their style, said in the drawing: they may be taken for mistakes."""
    note = note_elsewhere(points, language)
    return [note] if note else []


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


def _described(points: Sequence[MapPoint], language: str) -> str:
    """How many dots there are of each colour, how to read the circle, and why dots stand elsewhere than their style."""
    counts = Counter(leading_style(point) for point in points)
    items = [say(language, "chart-style-value", styles=style, value=counts[style]) for style in STYLES]
    described = say(language, "chart-map-described", values=list_items(items, language))
    return f"{described} {note_elsewhere(points, language)}".rstrip()


def _move(before: TeamAnalysis, after: TeamAnalysis, language: str) -> str:
    if after.centre is None:
        return say(language, "chart-what-if-nobody")
    if before.centre is None:
        return say(language, "chart-what-if-first")
    x, y = after.centre.x - before.centre.x, after.centre.y - before.centre.y
    if hypot(x, y) < HARDLY:
        return say(language, "chart-what-if-still")
    return say(language, "chart-what-if-moves", styles=nearest_style(degrees(atan2(y, x))))
