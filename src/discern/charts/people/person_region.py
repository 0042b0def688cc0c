"""One person's place on the circle, with where it may be, and where it was in an earlier assessment."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import hypot

from discern.charts.chart import Chart
from discern.charts.circle import RIM, Trace, arrow, draw_circle, to_rim
from discern.charts.dots import PLAIN, Dot, draw_dots, map_table, place_dots, spread_out
from discern.charts.said import hue_of, person_finding, said_of
from discern.charts.text import say
from discern.charts.theme import Theme, theme, translucent
from discern.contract.models.insights import Voice
from discern.contract.models.results import RegionLevel, Results
from discern.contract.models.teams import MapPoint
from discern.contract.styles import quarter_of
from discern.words import LANGUAGES, list_items, percent

OPACITIES: dict[RegionLevel, float] = {"80": 0.24, "50": 0.36}
"""The opacity of the regions that are drawn, the larger first, so that the inner one is the darker."""

FINE = 4
"""Into how many parts each line of an outline is divided, so that it follows the rim."""

NEAR_MIDDLE, NEAR_RIM = 0.8, 1.8
"""Up to and from which distance from the middle, in θ, a dot is said to be near it, or near the rim."""

Outline = Sequence[tuple[float, float]]


def person_region(
    results: Results,
    earlier: Results | None = None,
    *,
    dark: bool,
    language: str = LANGUAGES[0],
    voice: Voice = "named",
) -> Chart:
    """One person's dot with the regions that hold 50 and 80% of the probability, and what is said of the person lit.
    The regions of an earlier assessment are dashed, and an arrow leads from its dot.

    Without an earlier assessment, the title speaks to the person in the ``voice`` ``you``.

    Raises:
        ValueError: a result is withheld, or its service gives no place.
    """
    look = theme(dark=dark)
    now = map_point(results)
    [dot] = place_dots([now], off_lines=False)
    traces, extra = draw_spread(results, look), []
    reading = [say(language, "chart-reading-shaded")] if traces else []
    if earlier is None:
        points, title = [now], person_finding(results, language, voice)
    else:
        was = map_point(earlier)
        [(x, y)] = spread_out([was], PLAIN, off_lines=False)
        before = draw_dots([Dot(was, x, y, PLAIN, "", dot.called)], look, language)
        traces = [*draw_spread(earlier, look, dash="dash"), *traces, *before]
        extra = [arrow((x, y), (dot.x, dot.y), look)]
        reading.append(say(language, "chart-reading-earlier"))
        points, title = [now, was], say(language, "chart-moved", a=now.name)
    described = describe_place(results, language)
    return Chart(
        draw_circle(
            [*traces, *draw_dots([dot], look, language)],
            extra,
            look,
            language,
            named=said_of(now),
            reading=[" ".join(reading)] if reading else [],
            centred=True,
        ),
        title,
        say(language, "chart-alt", title=title, described=described),
        map_table(points, language),
        described=described,
    )


def draw_spread(results: Results, look: Theme, *, dash: str = "solid") -> list[Trace]:
    """Where a person may be: the regions of a result, the larger first, in the colour of its dot; [] if unknown.

    A ``dash`` draws the outlines too, to tell two places apart without colour.
    """
    if results.style is None or results.style.region is None:
        return []
    colour = hue_of(map_point(results), look)
    drawn: list[Trace] = []
    for level, opacity in OPACITIES.items():
        places = list(cut_at_rim(results.style.region.get(level, [])))
        # Where it lies beyond the rim as a whole, nothing of it would be seen.
        if any(hypot(x, y) < RIM - 1e-6 for x, y in places):
            drawn.append(
                {
                    "type": "scatter",
                    "mode": "lines",
                    "x": [round(x, 3) for x, _ in (*places, places[0])],
                    "y": [round(y, 3) for _, y in (*places, places[0])],
                    "fill": "toself",
                    "fillcolor": translucent(colour, opacity),
                    "line": {"color": colour, "width": 0 if dash == "solid" else 1.5, "dash": dash},
                    "hoverinfo": "skip",
                }
            )
    return drawn


def cut_at_rim(outline: Outline) -> Iterator[tuple[float, float]]:
    """An outline without what is beyond the rim: each of its points there is brought back to it.

    Regions are round enough for a ray from the middle to cross them once, and then that cuts them off at the rim.
    """
    for (x, y), (next_x, next_y) in pairwise([*outline, *outline[:1]]):
        for part in range(FINE):
            share = part / FINE
            yield to_rim(x + share * (next_x - x), y + share * (next_y - y))


def map_point(results: Results) -> MapPoint:
    """A result's dot on the circle.

    Raises:
        ValueError: the result is withheld, or its service gives no place.
    """
    style = results.style
    if style is None or style.position is None:
        raise ValueError("this result has no place on the circle")
    return MapPoint.of(results.candidate, style, style.position, looks_random=results.quality.looks_random)


def describe_place(results: Results, language: str) -> str:
    """The quarter of the dot, how far out it is, and how probable the quarters are where that is known."""
    point = map_point(results)
    far = hypot(point.x, point.y)
    where = "middle" if far < NEAR_MIDDLE else "rim" if far > NEAR_RIM else "between"
    parts = [say(language, "chart-place", styles=quarter_of(point.x, point.y), where=where)]
    if point.quarters is not None:
        chances = [f"{style} {percent(p, language)}" for style, p in point.quarters.items()]
        parts.append(say(language, "chart-quarters", values=list_items(chances, language)))
    return " ".join(parts)
