"""The people of a team on the circle, and a change of a team on it."""

from collections.abc import Sequence

from discern.charts.chart import Chart
from discern.charts.circle import Trace, draw_circle, ends_of
from discern.charts.dots import Dot, draw_dots, map_table, name_tags, place_dots
from discern.charts.people.person_region import draw_spread
from discern.charts.said import Named, fill_of, is_open, named_of
from discern.charts.team.who_is_where import tell_who_is_where
from discern.charts.text import say
from discern.charts.theme import Theme, theme
from discern.contract.models.results import Results
from discern.contract.models.teams import GroupAnalysis, MapPoint, TeamAnalysis
from discern.contract.styles import Half, quarter_of
from discern.words import LANGUAGES, format_names

RING = 8.0
"""By how much a ring around a dot is wider, in pixels."""
STROKE = "line-ne"
"""The mark through the dot of somebody who would leave."""
MOST_TAGS = 3
"""How many people who join have their names at their dots."""


def style_map(
    analysis: GroupAnalysis,
    *,
    dark: bool,
    named: bool = True,
    chosen: str | None = None,
    chosen_results: Results | None = None,
    language: str = LANGUAGES[0],
) -> Chart:
    """Each person profiled as a dot, whose look says what is said of them, as `said` has it; what is said of the team
    first is lit.

    Dots that would overlap are moved apart by at most their own width, each within its quarter. The more people, the
    smaller the dots: up to 20 have initials. ``chosen`` is the candidate id of a person to highlight, with their name,
    and where they may be if ``chosen_results`` are given; the others are faded. ``customdata`` of a dot is its
    candidate id. If not ``named``, nothing in the chart identifies anybody.
    """
    look = theme(dark=dark)
    points = points_of(analysis, named=named)
    dots = place_dots(points, named=named)
    picked = [dot for dot in dots if named and dot.point.candidate_id == chosen]
    spread = draw_spread(chosen_results, look) if picked and chosen_results is not None else []
    traces = [*spread, *draw_dots(dots, look, language, chosen=chosen if picked else None)]
    named_region = named_of(analysis)
    title = _finding(points, named_region, language)
    alt = say(language, "chart-alt", title=title, described=tell_who_is_where(analysis, language, named=named))
    reading = [say(language, "chart-reading-pale")] if any(fill_of(point) == "pale" for point in points) else []
    if any(is_open(point) for point in points):
        random = "yes" if any(point.looks_random for point in points) else "no"
        reading.append(say(language, "chart-reading-open", random=random))
    if spread:
        reading.append(say(language, "chart-reading-shaded"))
    figure = draw_circle(traces, name_tags(picked, look), look, language, named=named_region, reading=reading)
    return Chart(figure, title, alt, map_table(points, language, named=named))


def points_of(analysis: GroupAnalysis, *, named: bool) -> list[MapPoint]:
    """The people. Without names in the order of their places: the members' order would give them away."""
    return analysis.map if named else sorted(analysis.map, key=lambda point: point.angle)


def what_if_map(
    before: TeamAnalysis, after: TeamAnalysis, *, dark: bool, named: bool = True, language: str = LANGUAGES[0]
) -> Chart:
    """A what-if on the circle: people who join are ringed, people who leave struck out.

    Dots are as on `style_map`. If not ``named``, nothing in the chart identifies anybody.
    """
    look = theme(dark=dark)
    there = {point.candidate_id for point in before.map}
    stays = {point.candidate_id for point in after.map}
    everybody = [*after.map, *(point for point in before.map if point.candidate_id not in stays)]
    if not named:
        everybody.sort(key=lambda point: point.angle)
    dots = place_dots(everybody, named=named)
    leaves = [dot for dot in dots if dot.point.candidate_id not in stays]
    joins = [dot for dot in dots if dot.point.candidate_id not in there]
    marks = [_ring_around(joins, look)] if joins else []
    marks += [_strike_out(leaves, look)] if leaves else []
    tags = name_tags(joins, look, gap=RING / 2 + 1) if named and len(joins) <= MOST_TAGS else []
    title = tell_change(joins, leaves, after.team.name, language)
    alt = say(language, "chart-alt", title=title, described=tell_who_is_where(after, language, named=named))
    reading = [say(language, "chart-reading-change")] if joins or leaves else []
    figure = draw_circle([*draw_dots(dots, look, language), *marks], tags, look, language, reading=reading)
    return Chart(figure, title, alt, map_table(after.map, language, named=named))


def tell_change(joins: Sequence[Dot], leaves: Sequence[Dot], team: str, language: str) -> str:
    """Who would join and leave; only how many, where nobody is named."""
    joining, leaving = ([dot.called for dot in dots if dot.called] for dots in (joins, leaves))
    return say(
        language,
        "chart-change",
        team=team,
        change="both" if joins and leaves else "joins" if joins else "leaves" if leaves else "none",
        who="named" if joining or leaving else "counted",
        joining=format_names(joining, language),
        leaving=format_names(leaving, language),
        join=len(joins),
        leave=len(leaves),
    )


def _ring_around(dots: Sequence[Dot], look: Theme) -> Trace:
    return _mark(dots, "circle-open", dots[0].size + RING, look.ink, 3)


def _strike_out(dots: Sequence[Dot], look: Theme) -> Trace:
    return _mark(dots, STROKE, dots[0].size, look.ink, 2)


def _mark(dots: Sequence[Dot], symbol: str, size: float, colour: str, width: int) -> Trace:
    return {
        "type": "scatter",
        "mode": "markers",
        "x": [dot.x for dot in dots],
        "y": [dot.y for dot in dots],
        "hoverinfo": "skip",
        "cliponaxis": False,
        "marker": {"symbol": symbol, "size": size, "color": colour, "line": {"color": colour, "width": width}},
    }


def _finding(points: Sequence[MapPoint], named: Named | None, language: str) -> str:
    """How many dots are in what is said of the team, or else in the fullest half: not a claim about the team. Those
    whose answers look random are left out.
    """
    if not points:
        return say(language, "chart-nobody")
    everybody = len(points)
    points = [point for point in points if not point.looks_random]
    if not points:
        return say(language, "chart-row-unsaid", row="random")
    random = everybody - len(points)
    halves: dict[Half, int] = {
        "fast": sum(p.y > 0 for p in points),
        "calm": sum(p.y <= 0 for p in points),
        "people": sum(p.x > 0 for p in points),
        "task": sum(p.x <= 0 for p in points),
    }
    ends = ends_of(named)
    if named is not None and len(ends) > 1:
        count = sum(quarter_of(point.x, point.y) == named for point in points)
        return say(language, "chart-heads-title", styles=named, count=count, of=len(points), random=random)
    half = max(ends or halves, key=lambda end: halves[end])
    return say(language, "chart-map-title", end=half, count=halves[half], of=len(points), random=random)
