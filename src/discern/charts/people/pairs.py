"""Figures of two people: dumbbells, a map and a radar, with the finding that titles them."""

from typing import Any

from discern.charts.chart import Chart, Table, draw, ends
from discern.charts.circle import READING_COLUMNS, circle_radius, draw_circle, map_table
from discern.charts.people.axes import (
    FOOT,
    axes,
    band,
    foot_lines,
    middle_of,
    polygon,
    quadrants,
    ring_names,
    row_axes,
    row_heads,
    spoke_ends,
    tracks,
)
from discern.charts.people.person_region import describe_place, map_point, outline, regions, with_extents
from discern.charts.people.person_scores import score_table, scores_of, table_rows
from discern.charts.said import describe_said
from discern.charts.team.team_map import draw_dots, label_size, place_dots
from discern.charts.text import clip, columns, escape_plotly, initials, say
from discern.charts.theme import STYLE_COLOURS, Theme, ink_on, theme
from discern.contract.certainty import LIKELY, certainty
from discern.contract.models.comparisons import Comparison, Difference
from discern.contract.styles import STYLES, Style
from discern.words import (
    LANGUAGES,
    STRENGTHS,
    format_difference,
    format_number,
    format_score,
    list_parts,
    percent,
    style_name,
)


def pair_finding(comparison: Comparison, language: str) -> str:
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


ROW = 67
DOT = 24
"""A row's height and a dot's width in pixels."""
LOWER = 20
"""How far below its track B's dot is where the two would overlap, in pixels."""
NEAR = 9.0
"""Dots less than this apart, in points, would overlap on a phone."""
READING = 20
"""The room for the line at the foot, in pixels."""
ABOVE, BELOW = 35, 35
"""The room above the first track, for its text, and below the last, for a lowered dot, in pixels."""

Trace = dict[str, Any]


def pair_dumbbell(comparison: Comparison, *, dark: bool, language: str = LANGUAGES[0]) -> Chart:
    """Two people's scores, 0–100, in the order D, I, S, C: A's dot filled, B's hollow, both with initials, and a line.

    At the right is how far apart they are, with the probability that the higher one is higher; below `LIKELY` it says
    that there is no clear difference. Where the dots would overlap, B's is drawn below its track.

    Raises:
        ValueError: a result is withheld.
    """
    look = theme(dark=dark)
    first, second = scores_of(comparison.a_results), scores_of(comparison.b_results)
    scores = {style: (first[style].score, second[style].score) for style in STYLES}
    heads = {style: _apart(each, language) for style, each in comparison.differences.items()}
    known = any(each.probability is not None for _, each in comparison.differences.items())
    reading = say(language, "chart-pair-dumbbell-reading", known="yes" if known else "no")
    layout = row_axes(look, above=ABOVE / ROW, below=BELOW / ROW, foot=READING)
    layout["annotations"] = [*row_heads(heads, look, language, gap=DOT / 2 + 3), *foot_lines([reading], FOOT, look)]
    title = pair_finding(comparison, language)
    described = say(
        language,
        "chart-pair-described",
        values=list_parts((_describe(comparison, style, language) for style in STYLES), language),
    )
    alt = say(language, "chart-alt", title=title, described=described)
    height = ABOVE + ROW * (len(STYLES) - 1) + BELOW + FOOT + READING
    traces = [tracks(look), *_links(scores, look), *_dots(comparison, scores, look, language)]
    return Chart(draw(traces, layout, look, height), title, alt, _table(comparison, scores, language))


def _apart(difference: Difference, language: str) -> str:
    """How far apart the two are, in Plotly's markup, and how probable it is that the higher one is higher."""
    points = format_number(abs(difference.difference), None, 0, language)
    apart = f"<b>{escape_plotly(say(language, 'chart-pair-apart', points=points))}</b>"
    if difference.probability is None:
        return apart
    probability = max(difference.probability, 1 - difference.probability)
    if probability < LIKELY:
        return escape_plotly(say(language, "chart-pair-unclear"))
    return f"{apart}  {escape_plotly(percent(probability, language))}"


def _height(style: Style, scores: tuple[float, float]) -> float:
    """Where B's dot is on the vertical axis."""
    return middle_of(style) + (LOWER / ROW if abs(scores[0] - scores[1]) < NEAR else 0)


def _links(scores: dict[Style, tuple[float, float]], look: Theme) -> list[Trace]:
    """A line from dot to dot where they don't overlap."""
    return [
        {
            "type": "scatter",
            "mode": "lines",
            "x": list(both),
            "y": [middle_of(style)] * 2,
            "line": {"color": look.muted, "width": 3},
            "hoverinfo": "skip",
        }
        for style, both in scores.items()
        if abs(both[0] - both[1]) >= NEAR
    ]


def _dots(comparison: Comparison, scores: dict[Style, tuple[float, float]], look: Theme, language: str) -> list[Trace]:
    """B's dots, and over them A's."""
    labels = initials([comparison.a.name, comparison.b.name])
    hues = list(STYLE_COLOURS.values())
    hover = [escape_plotly(_describe(comparison, style, language)) for style in STYLES]
    drawn = []
    for n, (label, is_filled) in enumerate(zip(labels, (True, False), strict=True)):
        fills = hues if is_filled else [look.background] * len(hues)
        drawn.append(
            {
                "type": "scatter",
                "mode": "markers+text",
                "x": [both[n] for both in scores.values()],
                "y": [middle_of(style) if is_filled else _height(style, both) for style, both in scores.items()],
                "text": [f"<b>{escape_plotly(label)}</b>"] * len(hues),
                "textposition": "middle center",
                "textfont": {"size": label_size(label), "color": [ink_on(fill) for fill in fills]},
                "hovertext": hover,
                "hovertemplate": "%{hovertext}<extra></extra>",
                "marker": {
                    "size": DOT,
                    "opacity": 1,
                    "color": fills,
                    "line": {"color": [look.background] * len(hues) if is_filled else hues, "width": 2},
                },
                "cliponaxis": False,
            }
        )
    return drawn[::-1]


def _describe(comparison: Comparison, style: Style, language: str) -> str:
    """Both scores and their difference in a style, as plain text."""
    a, b = scores_of(comparison.a_results)[style], scores_of(comparison.b_results)[style]
    difference = comparison.differences[style]
    return say(
        language,
        "chart-pair-row",
        styles=style,
        a=comparison.a.name,
        b=comparison.b.name,
        first=format_score(a.score, a.interval, language),
        second=format_score(b.score, b.interval, language),
        difference=format_difference(difference.difference, difference.interval, language),
    )


def _table(comparison: Comparison, scores: dict[Style, tuple[float, float]], language: str) -> Table:
    rows = tuple(
        (
            style,
            style_name(style, language),
            *(round(score, 1) for score in scores[style]),
            round(each.difference, 1),
            *ends(each.interval),
            None if each.probability is None else round(each.probability, 3),
        )
        for style, each in comparison.differences.items()
    )
    names = columns(language, "style", "name", "a-minus-b", "low", "high", "a-higher")
    return Table((*names[:2], "A", "B", *names[2:]), rows)


def pair_map(comparison: Comparison, *, dark: bool, language: str = LANGUAGES[0]) -> Chart:
    """The two on the style circle, with initials in their dots and the regions of both, B's dashed.

    Dots that would overlap are moved apart, with a line from the true place.

    Raises:
        ValueError: a result has no position (see `map_point`).
    """
    look = theme(dark=dark)
    both = (comparison.a_results, comparison.b_results)
    points = [map_point(each) for each in both]
    outlines = [outline(each) for each in both]
    edge = circle_radius([*((p.x, p.y) for p in points), *(place for each in outlines for place in each)])
    dots = place_dots(points, edge, named=True)
    traces = [*regions(both[1], look, dash="dash"), *regions(both[0], look), *draw_dots(dots, look, language)]
    said = [say(language, "chart-pair-said", a=point.name, said=describe_said(point, language)) for point in points]
    title = list_parts(said, language)
    described = list_parts(
        (
            say(language, "chart-pair-place", a=point.name, place=describe_place(results, language))
            for results, point in zip(both, points, strict=True)
        ),
        language,
    )
    alt = say(language, "chart-alt", title=title, described=described)
    keys = [
        clip(say(language, key, label=dot.text, a=dot.point.name), READING_COLUMNS)
        for key, dot in zip(("chart-pair-map-first", "chart-pair-map-second"), dots, strict=True)
    ]
    levels = [say(language, "chart-region-levels")] if any(outlines) else []
    figure = draw_circle(edge, traces, [], look, language, reading=[*keys, *levels])
    table = with_extents(map_table(points, language), outlines, language)
    return Chart(figure, title, alt, table, described=described)


HEIGHT = 490
HEAD = 58
"""The room above and below the circle for three lines about each spoke, in pixels."""
RADAR_FOOT = 56
"""The room for the lines at the foot that say which line is whose, and what the bands are."""
ISOLATE, END_ISOLATE = "\u2068", "\u2069"
"""Around initials written from right to left, so that they don't turn the numbers after them round."""
READABLE = 2
"""Two bands may cover each other on so many of the four spokes; where they do on more, the radar is a blur."""


def bands_overlap(comparison: Comparison) -> bool:
    """Whether the 95% bands of the two cover each other on more than `READABLE` spokes, so that neither can be read.

    A person whose intervals aren't all known has no band.
    """
    a, b = comparison.a_results.scores, comparison.b_results.scores
    if a is None or b is None:
        return False
    both = [(a[style].interval, b[style].interval) for style in STYLES]
    known = [(one, other) for one, other in both if one is not None and other is not None]
    if len(known) < len(STYLES):
        return False
    return sum(one[0] <= other[1] and other[0] <= one[1] for one, other in known) > READABLE


def _edge(colour: str, dash: str) -> dict[str, Any]:
    """The line around somebody's band, drawn as their scores are: grey print shows both bands alike."""
    return {"width": 1, "color": colour, "dash": dash}


def pair_radar(comparison: Comparison, *, dark: bool, language: str = LANGUAGES[0]) -> Chart:
    """Two people's scores, 0–100, with bands for the 95% intervals of those who have all four.

    Raises:
        ValueError: a result is withheld.
    """
    look = theme(dark=dark)
    a, b = comparison.a_results, comparison.b_results
    first, second = scores_of(a), scores_of(b)
    traces = [*quadrants(look), ring_names(look)]
    traces += band({s: v.interval for s, v in second.items()}, look, look.other_band, _edge(look.other, "dash"))
    traces += band({s: v.interval for s, v in first.items()}, look, look.band, _edge(look.line, "solid"))
    traces.append(polygon(second, look.other, look, b.candidate.name, language, dash="dash", symbol="square-open"))
    traces.append(polygon(first, look.line, look, a.candidate.name, language))
    one, other = initials([a.candidate.name, b.candidate.name])
    values = {
        style: [
            f"{ISOLATE}{label}{END_ISOLATE} {format_score(scores[style].score, scores[style].interval, language)}"
            for label, scores in ((one, first), (other, second))
        ]
        for style in STYLES
    }
    keys = [
        clip(say(language, "chart-pair-key", line=line, label=label, a=results.candidate.name), READING_COLUMNS)
        for line, label, results in (("solid", one, a), ("dashed", other, b))
    ]
    if all(score.interval is not None for scores in (first, second) for _, score in scores.items()):
        keys.append(say(language, "chart-pair-bands"))
    layout = {
        "polar": axes(look),
        "annotations": [*spoke_ends(values, look, language), *foot_lines(keys, HEAD, look)],
        "margin": {"l": 8, "r": 8, "t": HEAD, "b": HEAD + RADAR_FOOT},
    }
    title = pair_finding(comparison, language)
    values_of_both = list_parts(
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
    described = say(language, "chart-pair-described", values=values_of_both)
    alt = say(language, "chart-alt", title=title, described=described)
    table = score_table([*table_rows(a, language), *table_rows(b, language)], language)
    return Chart(draw(traces, layout, look, HEIGHT), title, alt, table, described=described)
