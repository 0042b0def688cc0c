"""A person's four scores: as rows with intervals, and on the spokes of the circle."""

from collections.abc import Mapping, Sequence
from typing import Any

from discern.charts.chart import Cell, Chart, Table, draw, ends
from discern.charts.circle import READING_COLUMNS, READING_LINE
from discern.charts.people.axes import (
    FOOT as TRACK_FOOT,
    axes,
    band,
    closed,
    foot_lines,
    middle_of,
    quadrants,
    ring_names,
    row_axes,
    row_heads,
    spoke_ends,
    tracks,
)
from discern.charts.said import note_highest, person_finding
from discern.charts.text import columns, escape_plotly, say, wrap
from discern.charts.theme import STYLE_ANGLES, STYLE_COLOURS, Theme, blend, ink_on, theme, translucent
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
    notes = _notes(results, language)
    foot = READING_LINE * len(notes)
    layout = row_axes(look, foot=foot)
    layout["annotations"] = [*row_heads(values, look, language), *foot_lines(notes, TRACK_FOOT, look)]
    title = person_finding(results, language, voice)
    alt = say(language, "chart-alt", title=title, described=_described(results, language))
    table = score_table(table_rows(results, language), language)
    return Chart(draw(traces, layout, look, HEIGHT + foot), title, alt, table)


def _notes(results: Results, language: str) -> list[str]:
    """Lines at the foot that say why the highest score is another than what is said names."""
    return [line for note in note_highest(results, language) for line in wrap(note, READING_COLUMNS)]


def _described(results: Results, language: str) -> str:
    """The scores, and why the highest is another than what is said names."""
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


POLAR_HEIGHT = 424
HEAD = 42
"""The room above and below the circle for two lines about each spoke, in pixels."""
FOOT = 22
"""The room for the line at the foot that says what the band is."""
POLAR_DOT = 26
SEGMENT = 9
"""A dot's and an interval's width in pixels."""
PALE = 0.6
"""How much of a style's colour an interval has; the rest is the page's."""
BAND = 0.12
"""The opacity of the band between the ends of the intervals."""

Trace = dict[str, Any]


def person_polar(
    results: Results, *, dark: bool, language: str = LANGUAGES[0], voice: Voice = "named", alone: bool = True
) -> Chart:
    """One person's four scores, 0–100, as a dot a spoke with the score in it, joined to a thin polygon.

    Where intervals are known, each is a thick segment of its spoke, and a pale band joins all four. Letter, name, score
    and interval are written at the end of each spoke. Title and alt text name the person, or in the ``voice`` ``you``
    speak to them. It is ``alone`` where no `score_rows` are beside it, which say why the highest score is in another
    direction than the person.

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
    notes = _notes(results, language) if alone else []
    foot = READING_LINE * len(notes)
    layout = {
        "polar": axes(look),
        "annotations": [
            *spoke_ends(values, look, language),
            *foot_lines([*([say(language, "chart-profile-reading")] if drawn_band else []), *notes], HEAD, look),
        ],
        "margin": {"l": 8, "r": 8, "t": HEAD, "b": HEAD + FOOT + foot},
    }
    title = person_finding(results, language, voice)
    described = _described(results, language)
    alt = say(language, "chart-alt", title=title, described=described)
    table = score_table(table_rows(results, language), language)
    return Chart(draw(traces, layout, look, POLAR_HEIGHT + foot), title, alt, table, described=described)


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
            "size": POLAR_DOT,
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
