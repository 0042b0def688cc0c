"""The distribution of the members' scores, style by style."""

from collections.abc import Sequence
from typing import Any

from discern.charts.chart import Chart, Table, draw, whiskers
from discern.charts.radar import mean_finding, mean_rows, score_table
from discern.charts.text import escape_plotly, key, say
from discern.charts.theme import STYLE_COLOURS, STYLE_SYMBOLS, Theme, theme
from discern.contract import STYLES, ByStyle, MapPoint, Mean, Style, TeamAnalysis
from discern.words import LANGUAGES, format_score, list_items, style_name

HEIGHT = 380
CROWD = 40
"""Above this many people a violin replaces the dots of each style."""
NEAR = 3.0
"""Dots whose scores are closer than this, in points, are drawn side by side."""
LANE_WIDTH = 0.09
"""Distance between dots side by side, in columns."""


def style_spread(analysis: TeamAnalysis, *, dark: bool, named: bool = True, language: str = LANGUAGES[0]) -> Chart:
    """A column per style on 0–100: a dot per person, or a violin for many, and the mean with its 95% interval.

    People without scores in the analysis are left out; if nobody has any, the means are drawn alone. If not ``named``,
    nothing in the chart identifies anybody.
    """
    look = theme(dark=dark)
    scored = [(point, point.scores) for point in analysis.map if point.scores is not None]
    traces = _violins(scored) if len(scored) > CROWD else _dots(scored, look, language, named=named)
    if analysis.means is not None:
        traces.append(_means(analysis.means, look, language))
    layout = {
        "margin": {"l": 40, "r": 8, "t": 8, "b": 36},
        "violingap": 0.15,
        "xaxis": {
            "range": [-0.5, len(STYLES) - 0.5],
            "tickvals": list(range(len(STYLES))),
            "ticktext": [key(style) for style in STYLES],
            "tickfont": {"size": 13, "color": look.ink},
            "showgrid": False,
            "zeroline": False,
            "fixedrange": True,
        },
        "yaxis": {
            "range": [-2, 102],
            "tickvals": [0, 25, 50, 75, 100],
            "tickfont": {"color": look.muted},
            "gridcolor": look.grid,
            "zeroline": False,
            "fixedrange": True,
        },
    }
    title = mean_finding(analysis.means, language) if analysis.means or scored else say(language, "chart-nobody")
    alt = say(language, "chart-alt", title=title, described=_describe(analysis, len(scored), language))
    return Chart(draw(traces, layout, look, HEIGHT), title, alt, _table(analysis, language, named=named))


def _dots(
    scored: Sequence[tuple[MapPoint, ByStyle[float]]], look: Theme, language: str, *, named: bool
) -> list[dict[str, Any]]:
    traces = []
    for column, style in enumerate(STYLES):
        values = [scores[style] for _, scores in scored]
        traces.append(
            {
                "type": "scatter",
                "mode": "markers",
                "x": [column + shift for shift in beeswarm_offsets(values)],
                "y": values,
                "text": [
                    f"{escape_plotly(point.name) + '<br>' if named else ''}"
                    + say(
                        language, "chart-style-hover", styles=style, value=format_score(scores[style], None, language)
                    )
                    for point, scores in scored
                ],
                "hovertemplate": "%{text}<extra></extra>",
                "marker": {
                    "size": 9,
                    "color": STYLE_COLOURS[style],
                    "symbol": STYLE_SYMBOLS[style],
                    "line": {"color": look.background, "width": 1},
                },
            }
        )
    return traces


def beeswarm_offsets(values: Sequence[float]) -> list[float]:
    """A beeswarm: the horizontal offset of each dot, in columns, that keeps dots of near values apart."""
    steps: list[float] = [0.0] * len(values)
    placed: list[tuple[float, int]] = []
    for n in sorted(range(len(values)), key=lambda n: values[n]):
        # The lowest lane free of near values; lanes alternate sides of the column: 0, 1, −1, 2, −2 …
        taken = {lane for value, lane in placed if abs(value - values[n]) < NEAR}
        lane = next(lane for lane in range(len(values)) if lane not in taken)
        placed.append((values[n], lane))
        side = (lane + 1) // 2 * (1 if lane % 2 else -1)
        # Very full columns overlap at the edge rather than run into the next column.
        steps[n] = max(min(side * LANE_WIDTH, 0.36), -0.36)
    return steps


def _violins(scored: Sequence[tuple[MapPoint, ByStyle[float]]]) -> list[dict[str, Any]]:
    return [
        {
            "type": "violin",
            "x0": column,
            "y": [scores[style] for _, scores in scored],
            "width": 0.8,
            "points": False,
            "spanmode": "hard",
            "line": {"color": STYLE_COLOURS[style], "width": 2},
            "fillcolor": "rgba(0, 0, 0, 0)",
            "hoverinfo": "skip",
        }
        for column, style in enumerate(STYLES)
    ]


def _means(means: ByStyle[Mean], look: Theme, language: str) -> dict[str, Any]:
    scores = [mean.score for mean in means.values()]
    return {
        "type": "scatter",
        "mode": "markers",
        "x": list(range(len(STYLES))),
        "y": scores,
        "error_y": whiskers(scores, (mean.interval for mean in means.values()), look, thickness=2, width=8),
        "text": [
            say(language, "chart-mean-hover", styles=s, score=format_score(mean.score, mean.interval, language))
            for s, mean in means.items()
        ],
        "hovertemplate": "%{text}<extra></extra>",
        "marker": {"symbol": "line-ew", "size": 40, "color": look.ink, "line": {"color": look.ink, "width": 3}},
    }


def _describe(analysis: TeamAnalysis, scored: int, language: str) -> str:
    if analysis.means is None:
        return say(language, "chart-spread-described", count=scored)
    values = list_items([_describe_mean(style, mean, language) for style, mean in analysis.means.items()], language)
    return say(language, "chart-spread-described-means", count=scored, values=values)


def _describe_mean(style: Style, mean: Mean, language: str) -> str:
    score = format_score(mean.score, mean.interval, language)
    if mean.sd is None:
        return say(language, "chart-style-value", styles=style, value=score)
    return say(language, "chart-spread-mean", styles=style, score=score, sd=format_score(mean.sd, None, language))


def _table(analysis: TeamAnalysis, language: str, *, named: bool) -> Table:
    rows = [] if analysis.means is None else mean_rows(analysis.means, language)
    points = analysis.map if named else sorted(analysis.map, key=lambda point: point.angle)
    for n, point in enumerate(points, start=1):
        name = point.name if named else say(language, "chart-person-number", number=n)
        if point.scores is not None:
            rows += [
                (name, s, style_name(s, language), round(score, 1), None, None) for s, score in point.scores.items()
            ]
    return score_table(rows, language)
