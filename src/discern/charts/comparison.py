"""Two people in one chart: A is drawn solid, B dashed and hollow."""

from typing import Any

from discern.charts.chart import Chart, Table, draw, ends, reading_aid, row_axis, whiskers
from discern.charts.circle import arcs, circle_radius, dots, draw_circle, map_table
from discern.charts.labels import place_names
from discern.charts.maps import MAP_PIXELS, READING, map_point
from discern.charts.radar import HEIGHT, SCORES, band, polar, polygon, score_rows, scores_of, spoke_labels
from discern.charts.text import clip, escape_plotly, key, score_text, signed
from discern.charts.theme import STYLE_COLOURS, STYLE_SYMBOLS, Theme, theme
from discern.contract import STYLE_NAMES, STYLES, Comparison, Difference, Style, certainty

NAME_WIDTH = 36
ROOM = 84
KEY_ROOM = 48
DIFFERENCES_HEIGHT = 270
LEAST_REACH = 30.0
"""The axis of differences extends at least this far to either side, in points."""


def pair_radar(comparison: Comparison, *, dark: bool) -> Chart:
    """Two people's scores, 0–100, with bands for the 95% intervals of those who have all four.

    Raises:
        ValueError: a result is withheld.
    """
    look = theme(dark=dark)
    a, b = comparison.a_results, comparison.b_results
    first, second = scores_of(a), scores_of(b)
    traces = band({s: v.interval for s, v in second.items()}, look, look.other_band)
    traces += band({s: v.interval for s, v in first.items()}, look, look.band)
    traces.append(polygon(second, look.other, look, b.candidate.name, dash="dash", symbol="square-open"))
    traces.append(polygon(first, look.line, look, a.candidate.name))
    values = {
        style: f"A {score_text(first[style].score, first[style].interval)}"
        f"<br>B {score_text(second[style].score, second[style].interval)}"
        for style in STYLES
    }
    layout = {
        "polar": polar(look),
        "annotations": spoke_labels(values, look),
        "margin": {"l": 8, "r": 8, "t": ROOM + KEY_ROOM, "b": ROOM},
        "title": _key(comparison, look),
    }
    title = _finding(comparison)
    described = "; ".join(
        f"{STYLE_NAMES[s]}: {a.candidate.name} {score_text(first[s].score, first[s].interval)}, "
        f"{b.candidate.name} {score_text(second[s].score, second[s].interval)}"
        for s in STYLES
    )
    table = Table(SCORES, (*score_rows(a), *score_rows(b)))
    height = HEIGHT + KEY_ROOM + 44
    return Chart(draw(traces, layout, look, height), title, f"{title}. Scores from 0 to 100. {described}.", table)


def pair_differences(comparison: Comparison, *, dark: bool) -> Chart:
    """The difference A − B in each style, in points, with 95% intervals where all four are known."""
    look = theme(dark=dark)
    differences = comparison.differences
    reaches = [abs(x) for each in differences.values() for x in (each.difference, *(each.interval or ()))]
    axis_end = min(max(LEAST_REACH, *reaches) * 1.08, 104.0)
    rows = [key(style) for style in STYLES]
    points: dict[str, Any] = {
        "type": "scatter",
        "mode": "markers",
        "x": [each.difference for each in differences.values()],
        "y": rows,
        "text": [_hover_text(comparison, style) for style in STYLES],
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
        "title": reading_aid("← B higher    ·    A higher →    Whiskers: 95% interval", 12, look.muted),
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
    title = _finding(comparison)
    described = "; ".join(f"{STYLE_NAMES[s]} {_interval(d)}" for s, d in differences.items())
    alt = f"{title}. {comparison.a.name} minus {comparison.b.name}, in points: {described}."
    table_rows = tuple(
        (
            style,
            STYLE_NAMES[style],
            round(each.difference, 1),
            *ends(each.interval),
            None if each.probability is None else round(each.probability, 3),
        )
        for style, each in differences.items()
    )
    header = ("Style", "Name", "A minus B", "Low", "High", "Probability that A is higher")
    return Chart(draw([points], layout, look, DIFFERENCES_HEIGHT), title, alt, Table(header, table_rows))


def pair_map(comparison: Comparison, *, dark: bool) -> Chart:
    """The two on the style circle, with their 95% arcs.

    Raises:
        ValueError: a result has no position (see `maps.map_point`).
    """
    look = theme(dark=dark)
    points = [map_point(comparison.a_results), map_point(comparison.b_results)]
    edge = circle_radius((p.x, p.y) for p in points)
    names = place_names(points, [], look, radius=edge, pixels=MAP_PIXELS)
    traces = [*arcs(points, look), dots(points, look, crowd=2)]
    # The difference of two directions, 0–180°: angles wrap around at 360°.
    apart = abs((points[0].angle - points[1].angle + 180) % 360 - 180)
    title = f"They are {apart:.0f}° apart on the circle, out of 180° at most"
    return Chart(draw_circle(edge, traces, names, look), title, f"{title}. {READING}", map_table(points))


def _key(comparison: Comparison, look: Theme) -> dict[str, Any]:
    """The legend: which line belongs to which person."""
    lines = [
        f'<span style="color:{colour}"><b>{mark}</b></span> {letter}: {escape_plotly(clip(who.name, NAME_WIDTH))}'
        for letter, mark, colour, who in (
            ("A", "●—", look.line, comparison.a),
            ("B", "□--", look.other, comparison.b),
        )
    ]
    return reading_aid("<br>".join(lines), 13, look.ink)


def _finding(comparison: Comparison) -> str:
    """The style in which the two most certainly differ, worded no more strongly than its probability allows."""
    a, b = comparison.a.name, comparison.b.name
    known = {s: d.probability for s, d in comparison.differences.items() if d.probability is not None}
    if not known:
        return f"{a} and {b}; how certain the difference is isn’t known"
    surest = max(known, key=lambda style: abs(known[style] - 0.5))
    chance = max(known[surest], 1 - known[surest])
    if certainty(chance) in {"can't tell yet", "more likely than not"}:
        return f"Can’t tell {a} and {b} apart yet in any style"
    more, less = (a, b) if known[surest] > 0.5 else (b, a)
    return f"{more} {certainty(chance)} scores higher than {less} in {STYLE_NAMES[surest]} ({surest})"


def _hover_text(comparison: Comparison, style: Style) -> str:
    return f"{STYLE_NAMES[style]} ({style}): A minus B {_interval(comparison.differences[style])}"


def _interval(difference: Difference) -> str:
    """A difference with its 95% interval, all signed: `+22 (+3 to +38)`."""
    if difference.interval is None:
        return signed(difference.difference)
    low, high = difference.interval
    return f"{signed(difference.difference)} ({signed(low)} to {signed(high)})"
