"""One person's four scores as rows: a track from 0 to 100 with the interval and a dot, the numbers beside the name."""

from typing import Any

from discern.charts.chart import Chart, draw
from discern.charts.people.person_polar import PALE
from discern.charts.people.person_scores import describe_scores, person_finding, score_table, scores_of, table_rows
from discern.charts.people.tracks import middle_of, row_axes, row_heads, tracks
from discern.charts.text import escape_plotly, say
from discern.charts.theme import STYLE_COLOURS, Theme, blend, theme
from discern.contract import STYLES, ByStyle, Results, Score, Voice
from discern.words import LANGUAGES, format_number, format_score

HEIGHT = 188
INTERVAL = 9
DOT = 15
"""An interval's and a dot's width in pixels."""


def score_rows(results: Results, *, dark: bool, language: str = LANGUAGES[0], voice: Voice = "named") -> Chart:
    """One person's scores, 0–100, in the order D, I, S, C: each a dot on a track, with its 95% interval where known.

    Title and alt text name the person, or in the ``voice`` ``you`` speak to them.

    Raises:
        ValueError: the result is withheld.
    """
    scores = scores_of(results)
    look = theme(dark=dark)
    values = {
        style: f"<b>{escape_plotly(format_score(score.score, None, language))}</b>"
        + ("" if score.interval is None else f"  {escape_plotly(format_number(None, score.interval, 0, language))}")
        for style, score in scores.items()
    }
    traces = [tracks(look), *_intervals(scores, look), _dots(scores, look, language)]
    layout = row_axes(look) | {"annotations": row_heads(values, look, language)}
    title = person_finding(results, language, voice)
    described = describe_scores({style: (score.score, score.interval) for style, score in scores.items()}, language)
    alt = say(language, "chart-alt", title=title, described=say(language, "chart-profile-described", scores=described))
    return Chart(draw(traces, layout, look, HEIGHT), title, alt, score_table(table_rows(results, language), language))


def _intervals(scores: ByStyle[Score], look: Theme) -> list[dict[str, Any]]:
    return [
        {
            "type": "scatter",
            "mode": "lines",
            "x": list(score.interval),
            "y": [middle_of(style)] * 2,
            "line": {"color": blend(STYLE_COLOURS[style], look.background, PALE), "width": INTERVAL},
            "hoverinfo": "skip",
        }
        for style, score in scores.items()
        if score.interval is not None
    ]


def _dots(scores: ByStyle[Score], look: Theme, language: str) -> dict[str, Any]:
    hover = [
        say(language, "chart-style-hover", styles=style, value=format_score(score.score, score.interval, language))
        for style, score in scores.items()
    ]
    return {
        "type": "scatter",
        "mode": "markers",
        "x": [score.score for score in scores.values()],
        "y": [middle_of(style) for style in STYLES],
        "text": [escape_plotly(text) for text in hover],
        "hovertemplate": "%{text}<extra></extra>",
        "marker": {
            "size": DOT,
            "color": list(STYLE_COLOURS.values()),
            "line": {"color": look.background, "width": 1.5},
        },
        "cliponaxis": False,
    }
