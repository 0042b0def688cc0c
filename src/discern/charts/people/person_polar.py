"""One person's four scores on polar axes: the style circle's spokes, each with its score and its interval."""

from typing import Any

from discern.charts.chart import Chart, draw
from discern.charts.people.person_scores import describe_scores, person_finding, score_table, scores_of, table_rows
from discern.charts.people.radar_axes import axes, band, closed, foot_lines, quadrants, ring_names, spoke_ends
from discern.charts.text import escape_plotly, say
from discern.charts.theme import STYLE_ANGLES, STYLE_COLOURS, Theme, blend, ink_on, theme, translucent
from discern.contract import ByStyle, Results, Score, Voice
from discern.words import LANGUAGES, format_score

HEIGHT = 424
HEAD = 42
"""The room above and below the circle for two lines about each spoke, in pixels."""
FOOT = 22
"""The room for the line at the foot that says what the band is."""
DOT = 26
SEGMENT = 9
"""A dot's and an interval's width in pixels."""
PALE = 0.6
"""How much of a style's colour an interval has; the rest is the page's."""
BAND = 0.12
"""The opacity of the band between the ends of the intervals."""

Trace = dict[str, Any]


def person_polar(results: Results, *, dark: bool, language: str = LANGUAGES[0], voice: Voice = "named") -> Chart:
    """One person's four scores, 0–100, as a dot a spoke with the score in it, joined to a thin polygon.

    Where intervals are known, each is a thick segment of its spoke, and a pale band joins all four. Letter, name, score
    and interval are written at the end of each spoke. Title and alt text name the person, or in the ``voice`` ``you``
    speak to them.

    Raises:
        ValueError: the result is withheld.
    """
    scores = scores_of(results)
    look = theme(dark=dark)
    values = {style: [format_score(score.score, score.interval, language)] for style, score in scores.items()}
    intervals = {style: score.interval for style, score in scores.items()}
    drawn_band = band(intervals, look, translucent(look.line, BAND))
    traces = [
        *quadrants(look),
        *drawn_band,
        ring_names(look),
        *_segments(scores, look),
        _profile(scores, look, language),
    ]
    layout = {
        "polar": axes(look),
        "annotations": [
            *spoke_ends(values, look, language),
            *foot_lines([say(language, "chart-profile-reading")] if drawn_band else [], HEAD, look),
        ],
        "margin": {"l": 8, "r": 8, "t": HEAD, "b": HEAD + FOOT},
    }
    title = person_finding(results, language, voice)
    listed = describe_scores({style: (score.score, score.interval) for style, score in scores.items()}, language)
    described = say(language, "chart-profile-described", scores=listed)
    alt = say(language, "chart-alt", title=title, described=described)
    table = score_table(table_rows(results, language), language)
    return Chart(draw(traces, layout, look, HEIGHT), title, alt, table, described=described)


def _segments(scores: ByStyle[Score], look: Theme) -> list[Trace]:
    """The intervals that are known, along their spokes."""
    return [
        {
            "type": "scatterpolar",
            "mode": "lines",
            "r": list(score.interval),
            "theta": [STYLE_ANGLES[style]] * 2,
            "line": {"color": blend(STYLE_COLOURS[style], look.background, PALE), "width": SEGMENT},
            "hoverinfo": "skip",
        }
        for style, score in scores.items()
        if score.interval is not None
    ]


def _profile(scores: ByStyle[Score], look: Theme, language: str) -> Trace:
    values = {style: score.score for style, score in scores.items()}
    hover = {
        style: escape_plotly(
            say(
                language,
                "chart-style-hover",
                styles=style,
                value=format_score(score.score, score.interval, language),
            )
        )
        for style, score in scores.items()
    }
    return {
        "type": "scatterpolar",
        "mode": "lines+markers+text",
        "r": closed(values),
        "theta": closed(STYLE_ANGLES),
        "line": {"color": look.muted, "width": 1.5},
        "marker": {
            "size": DOT,
            "opacity": 1,
            "color": closed(STYLE_COLOURS),
            "line": {"color": look.background, "width": 1.5},
        },
        # The polygon ends where it began; that dot's number is written once.
        "text": [*(format_score(values[style], None, language) for style in STYLE_ANGLES), ""],
        "textfont": {"size": 12, "color": closed({s: ink_on(colour) for s, colour in STYLE_COLOURS.items()})},
        "textposition": "middle center",
        "hovertext": closed(hover),
        "hovertemplate": "%{hovertext}<extra></extra>",
        "cliponaxis": False,
    }
