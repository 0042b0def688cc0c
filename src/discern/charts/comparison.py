"""Two people in one chart: A is drawn solid, B dashed and hollow."""

from typing import Any

from discern.charts.chart import Chart, Table, draw, ends, reading_aid, row_axis, whiskers
from discern.charts.circle import arcs, circle_radius, dots, draw_circle, map_table
from discern.charts.labels import place_names
from discern.charts.maps import MAP_PIXELS, map_point
from discern.charts.radar import HEIGHT, band, polar, polygon, score_rows, score_table, scores_of, spoke_labels
from discern.charts.text import clip, columns, escape_plotly, key, say
from discern.charts.theme import STYLE_COLOURS, STYLE_SYMBOLS, Theme, theme
from discern.contract import STYLES, Comparison, Difference, Style, certainty
from discern.words import LANGUAGES, STRENGTHS, format_difference, format_number, format_score, list_parts, style_name

NAME_WIDTH = 36
ROOM = 84
KEY_ROOM = 48
DIFFERENCES_HEIGHT = 270
LEAST_REACH = 30.0
"""The axis of differences extends at least this far to either side, in points."""


def pair_radar(comparison: Comparison, *, dark: bool, language: str = LANGUAGES[0]) -> Chart:
    """Two people's scores, 0–100, with bands for the 95% intervals of those who have all four.

    Raises:
        ValueError: a result is withheld.
    """
    look = theme(dark=dark)
    a, b = comparison.a_results, comparison.b_results
    first, second = scores_of(a), scores_of(b)
    traces = band({s: v.interval for s, v in second.items()}, look, look.other_band)
    traces += band({s: v.interval for s, v in first.items()}, look, look.band)
    traces.append(polygon(second, look.other, look, b.candidate.name, language, dash="dash", symbol="square-open"))
    traces.append(polygon(first, look.line, look, a.candidate.name, language))
    values = {
        style: f"A {format_score(first[style].score, first[style].interval, language)}"
        f"<br>B {format_score(second[style].score, second[style].interval, language)}"
        for style in STYLES
    }
    layout = {
        "polar": polar(look),
        "annotations": spoke_labels(values, look, language),
        "margin": {"l": 8, "r": 8, "t": ROOM + KEY_ROOM, "b": ROOM},
        "title": _key(comparison, look, language),
    }
    title = _finding(comparison, language)
    described = list_parts(
        (
            say(
                language,
                "chart-pair-style",
                styles=s,
                a=a.candidate.name,
                b=b.candidate.name,
                first=format_score(first[s].score, first[s].interval, language),
                second=format_score(second[s].score, second[s].interval, language),
            )
            for s in STYLES
        ),
        language,
    )
    alt = say(language, "chart-alt", title=title, described=say(language, "chart-pair-described", values=described))
    table = score_table([*score_rows(a, language), *score_rows(b, language)], language)
    return Chart(draw(traces, layout, look, HEIGHT + KEY_ROOM + 44), title, alt, table)


def pair_differences(comparison: Comparison, *, dark: bool, language: str = LANGUAGES[0]) -> Chart:
    """The difference A − B in each style, in points, with 95% intervals where all four are known."""
    look = theme(dark=dark)
    differences = comparison.differences
    reaches = [abs(x) for each in differences.values() for x in (each.difference, *(each.interval or ()))]
    axis_end = min(max(LEAST_REACH, *reaches) * 1.08, 104.0)
    rows = [key(style, language) for style in STYLES]
    points: dict[str, Any] = {
        "type": "scatter",
        "mode": "markers",
        "x": [each.difference for each in differences.values()],
        "y": rows,
        "text": [_hover_text(comparison, style, language) for style in STYLES],
        "hovertemplate": "%{text}<extra></extra>",
        "marker": {
            "size": 12,
            "color": list(STYLE_COLOURS.values()),
            "symbol": list(STYLE_SYMBOLS.values()),
            "line": {"color": look.background, "width": 1},
        },
        "cliponaxis": False,
        "error_x": whiskers(
            (each.difference for each in differences.values()), (each.interval for each in differences.values()), look
        ),
    }
    layout = {
        "margin": {"l": 8, "r": 16, "t": 34, "b": 36},
        "title": reading_aid(say(language, "chart-pair-differences-reading"), 12, look.muted),
        "xaxis": {
            "range": [-axis_end, axis_end],
            "gridcolor": look.grid,
            "zerolinecolor": look.ink,
            "zerolinewidth": 2,
            "tickfont": {"color": look.muted},
            "nticks": 7,
            "fixedrange": True,
        },
        "yaxis": row_axis(),
    }
    title = _finding(comparison, language)
    values = list_parts(
        (
            say(language, "chart-style-value", styles=style, value=_difference(each, language))
            for style, each in differences.items()
        ),
        language,
    )
    described = say(
        language, "chart-pair-differences-described", a=comparison.a.name, b=comparison.b.name, values=values
    )
    alt = say(language, "chart-alt", title=title, described=described)
    table_rows = tuple(
        (
            style,
            style_name(style, language),
            round(each.difference, 1),
            *ends(each.interval),
            None if each.probability is None else round(each.probability, 3),
        )
        for style, each in differences.items()
    )
    header = columns(language, "style", "name", "a-minus-b", "low", "high", "a-higher")
    return Chart(draw([points], layout, look, DIFFERENCES_HEIGHT), title, alt, Table(header, table_rows))


def pair_map(comparison: Comparison, *, dark: bool, language: str = LANGUAGES[0]) -> Chart:
    """The two on the style circle, with their 95% arcs.

    Raises:
        ValueError: a result has no position (see `maps.map_point`).
    """
    look = theme(dark=dark)
    points = [map_point(comparison.a_results), map_point(comparison.b_results)]
    edge = circle_radius((p.x, p.y) for p in points)
    names = place_names(points, [], look, radius=edge, pixels=MAP_PIXELS)
    traces = [*arcs(points, look), dots(points, look, language, crowd=2)]
    # The difference of two directions, 0–180°: angles wrap around at 360°.
    apart = abs((points[0].angle - points[1].angle + 180) % 360 - 180)
    title = say(language, "chart-pair-map", degrees=format_number(apart, None, 0, language))
    alt = say(language, "chart-alt", title=title, described=say(language, "chart-circle-reading"))
    return Chart(draw_circle(edge, traces, names, look, language), title, alt, map_table(points, language))


def _key(comparison: Comparison, look: Theme, language: str) -> dict[str, Any]:
    """The legend: which line belongs to which person."""
    lines = [
        f'<span style="color:{colour}"><b>{mark}</b></span> '
        + escape_plotly(say(language, "chart-pair-key", letter=letter, a=clip(who.name, NAME_WIDTH)))
        for letter, mark, colour, who in (
            ("A", "●—", look.line, comparison.a),
            ("B", "□--", look.other, comparison.b),
        )
    ]
    return reading_aid("<br>".join(lines), 13, look.ink)


def _finding(comparison: Comparison, language: str) -> str:
    """The style in which the two most certainly differ, worded no more strongly than its probability allows."""
    a, b = comparison.a.name, comparison.b.name
    known = {s: d.probability for s, d in comparison.differences.items() if d.probability is not None}
    if not known:
        return say(language, "chart-pair-unknown", a=a, b=b)
    surest = max(known, key=lambda style: abs(known[style] - 0.5))
    strength = certainty(max(known[surest], 1 - known[surest]))
    if strength in {"can't tell yet", "more likely than not"}:
        return say(language, "chart-pair-open", a=a, b=b)
    more, less = (a, b) if known[surest] > 0.5 else (b, a)
    return say(language, "chart-pair-higher", a=more, b=less, styles=surest, strength=STRENGTHS[strength])


def _hover_text(comparison: Comparison, style: Style, language: str) -> str:
    difference = _difference(comparison.differences[style], language)
    return say(language, "chart-pair-difference", styles=style, difference=difference)


def _difference(difference: Difference, language: str) -> str:
    return format_difference(difference.difference, difference.interval, language)
