"""Two people on the style circle, each with the area where they may be."""

from typing import Any

from discern.charts.chart import Chart
from discern.charts.circle import (
    READING_COLUMNS,
    arcs,
    circle_radius,
    draw_circle,
    map_table,
    note_elsewhere,
)
from discern.charts.people.person_region import describe_place, map_point, outline, regions, with_extents
from discern.charts.team.map_dots import draw_dots, place_dots
from discern.charts.text import clip, say
from discern.charts.theme import theme
from discern.contract import Comparison
from discern.words import LANGUAGES, list_parts

APART = {"same": 22.5, "near": 67.5, "quarter": 112.5, "far": 157.5, "opposite": 180.0}
"""The words for how far apart two directions are, with the most degrees that each is used for."""


def pair_map(comparison: Comparison, *, dark: bool, language: str = LANGUAGES[0]) -> Chart:
    """The two on the style circle, A's dot filled and B's hollow, with initials and the regions of both, B's outlined.

    Someone without regions has the 95% interval of the angle as an arc. Dots that would overlap are moved apart, with a
    line from the true place.

    Raises:
        ValueError: a result has no position (see `map_point`).
    """
    look = theme(dark=dark)
    both = (comparison.a_results, comparison.b_results)
    points = [map_point(each) for each in both]
    outlines = [outline(each) for each in both]
    edge = circle_radius([*((p.x, p.y) for p in points), *(place for each in outlines for place in each)])
    a, b = place_dots(points, edge, named=True)
    traces: list[dict[str, Any]] = []
    for results, point, dash in zip(both[::-1], points[::-1], ("dash", "solid"), strict=True):
        traces += regions(results, look, dash=dash) or arcs([point], look)
    traces += [*draw_dots([b], look, language, hollow=True), *draw_dots([a], look, language)]
    # The difference of two directions, 0–180°: angles wrap around at 360°.
    apart = abs((points[0].angle - points[1].angle + 180) % 360 - 180)
    title = say(language, "chart-pair-map", apart=next(name for name, most in APART.items() if apart <= most))
    described = list_parts(
        (
            say(language, "chart-pair-place", a=point.name, place=describe_place(results, language))
            for results, point in zip(both, points, strict=True)
        ),
        language,
    )
    elsewhere = note_elsewhere(points, language)
    alt = say(language, "chart-alt", title=title, described=f"{described} {elsewhere}".rstrip())
    keys = [
        clip(say(language, key, label=dot.text, a=dot.point.name), READING_COLUMNS)
        for key, dot in (("chart-pair-map-first", a), ("chart-pair-map-second", b))
    ]
    levels = [say(language, "chart-region-levels")] if any(outlines) else []
    why = [elsewhere] if elsewhere else []
    figure = draw_circle(edge, traces, [], look, language, reading=[*keys, *levels, *why])
    return Chart(figure, title, alt, with_extents(map_table(points, language), outlines, language))
