"""A person's four scores: as rows, and as a radar, with their intervals."""

from collections.abc import Mapping, Sequence
from typing import Any

from discern.charts.chart import Cell, Chart, Table, draw, ends
from discern.charts.circle import BREAK, break_lines
from discern.charts.people.axes import (
    closed,
    draw_radar,
    middle_of,
    name_letter,
    row_axes,
    row_heads,
    spoke_intervals,
    spoke_names,
    tell_score,
    tracks,
)
from discern.charts.said import note_highest, person_finding
from discern.charts.text import columns, escape_plotly, say
from discern.charts.theme import STYLE_ANGLES, STYLE_COLOURS, Theme, blend, theme
from discern.contract.models.insights import Voice
from discern.contract.models.results import Interval, Results, Score
from discern.contract.models.teams import Mean
from discern.contract.styles import STYLES, ByStyle, Style
from discern.words import LANGUAGES, format_number, format_score, list_items, style_name


def scores_of(results: Results) -> ByStyle[Score]:
    """The scores of a result. Raises ValueError if it is withheld."""
    if results.scores is None:
        raise ValueError("a withheld result has no profile to draw")
    return results.scores


def score_table(rows: Sequence[tuple[Cell, ...]], language: str) -> Table:
    """A table of scores from the rows of `table_rows` and `mean_rows`."""
    return Table(columns(language, "person", "style", "name", "score", "low", "high"), tuple(rows))


def table_rows(results: Results, language: str) -> list[tuple[Cell, ...]]:
    """One row per style for a `score_table`. Raises ValueError if the result is withheld."""
    name = results.candidate.name
    return [(name, *score_cells(style, score, language)) for style, score in scores_of(results).items()]


def score_cells(style: Style, value: Score | Mean, language: str) -> tuple[Cell, ...]:
    return style, style_name(style, language), round(value.score, 1), *ends(value.interval)


def describe_scores(values: Mapping[Style, tuple[float, Interval | None]], language: str) -> str:
    """Four scores with their intervals as one sentence."""
    items = [
        say(language, "chart-style-value", styles=style, value=format_score(score, interval, language))
        for style, (score, interval) in values.items()
    ]
    described = list_items(items, language)
    if any(interval is not None for _, interval in values.values()):
        return say(language, "chart-scores-intervals", values=described)
    return say(language, "chart-scores-plain", values=described)


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
    layout = row_axes(look) | {"annotations": row_heads(look, language, values)}
    title = person_finding(results, language, voice)
    alt = say(language, "chart-alt", title=title, described=_described(results, language))
    table = score_table(table_rows(results, language), language)
    return Chart(draw(traces, layout, look, HEIGHT), title, alt, table)


def _described(results: Results, language: str) -> str:
    """The scores, and that the highest is another than what is said names."""
    scores = {style: (score.score, score.interval) for style, score in scores_of(results).items()}
    described = say(language, "chart-profile-described", scores=describe_scores(scores, language))
    return " ".join([described, *note_highest(results, language)])


def _intervals(scores: ByStyle[Score], look: Theme) -> list[dict[str, Any]]:
    return [
        {
            "type": "scatter",
            "mode": "lines",
            "x": list(score.interval),
            "y": [middle_of(style)] * 2,
            "line": {"color": blend(STYLE_COLOURS[style], look.background, look.bar), "width": INTERVAL},
            "hoverinfo": "skip",
        }
        for style, score in scores.items()
        if score.interval is not None
    ]


def _dots(scores: ByStyle[Score], look: Theme, language: str) -> dict[str, Any]:
    return {
        "type": "scatter",
        "mode": "markers",
        "x": [score.score for score in scores.values()],
        "y": [middle_of(style) for style in STYLES],
        "text": list(_hover(scores, language).values()),
        "hovertemplate": "%{text}<extra></extra>",
        "marker": {
            "size": DOT,
            "color": list(STYLE_COLOURS.values()),
            "line": {"color": look.background, "width": 1.5},
        },
        "cliponaxis": False,
    }


def _hover(scores: ByStyle[Score], language: str) -> Mapping[Style, str]:
    return {
        style: "<br>".join(map(escape_plotly, tell_score(style, score.score, score.interval, language)))
        for style, score in scores.items()
    }


POLAR_DOT = 14
SEGMENT = 9
"""A dot's and an interval's width in pixels."""


def person_polar(results: Results, *, dark: bool, language: str = LANGUAGES[0], voice: Voice = "named") -> Chart:
    """One person's four scores, 0–100, as a radar: a dot a spoke, joined by a thin outline.

    Where intervals are known, each is a thick line on its spoke. Letter and score stand at the end of each spoke. Title
    and alt text name the person, or in the ``voice`` ``you`` speak to them.

    Raises:
        ValueError: the result is withheld.
    """
    scores = scores_of(results)
    look = theme(dark=dark)
    intervals = {style: score.interval for style, score in scores.items()}
    pale = {style: blend(colour, look.background, look.bar) for style, colour in STYLE_COLOURS.items()}
    names = {
        style: f"{name_letter(style, look)} {format_number(score.score, None, 0, language)}"
        for style, score in scores.items()
    }
    traces = [
        spoke_names(names, look),
        *_outline(scores, look),
        *spoke_intervals(intervals, pale, SEGMENT),
        _profile(scores, look, language),
    ]
    is_measured = any(interval is not None for interval in intervals.values())
    foot = [*([say(language, "chart-reading-thick")] if is_measured else []), *note_highest(results, language)]
    title = person_finding(results, language, voice)
    described = _described(results, language)
    alt = say(language, "chart-alt", title=title, described=described)
    table = score_table(table_rows(results, language), language)
    return Chart(
        draw_radar(traces, break_lines(foot).split(BREAK) if foot else [], look), title, alt, table, described=described
    )


def _outline(scores: ByStyle[Score], look: Theme) -> list[dict[str, Any]]:
    return [
        {
            "type": "scatterpolar",
            "mode": "lines",
            "r": closed({style: score.score for style, score in scores.items()}),
            "theta": closed(STYLE_ANGLES),
            "line": {"color": look.muted, "width": 1},
            "hoverinfo": "skip",
        }
    ]


def _profile(scores: ByStyle[Score], look: Theme, language: str) -> dict[str, Any]:
    hover = _hover(scores, language)
    return {
        "type": "scatterpolar",
        "mode": "markers",
        "r": [score.score for score in scores.values()],
        "theta": [STYLE_ANGLES[style] for style in STYLES],
        "marker": {
            "size": POLAR_DOT,
            "opacity": 1,
            "color": list(STYLE_COLOURS.values()),
            "line": {"color": look.background, "width": 1.5},
        },
        "hovertext": [hover[style] for style in STYLES],
        "hovertemplate": "%{hovertext}<extra></extra>",
        "cliponaxis": False,
    }
