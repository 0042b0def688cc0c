"""Scores on four spokes: one person, a team under its mean, or a grid of people.

The spokes follow the style circle: I at 45°, D at 135°, C at 225°, S at 315°.
"""

from collections.abc import Mapping, Sequence
from math import ceil
from typing import Any, TypeVar

from discern.charts.chart import FAINT_FILL, Cell, Chart, Table, draw, ends
from discern.charts.text import columns as columns_of, escape_plotly, key, say, wrap
from discern.charts.theme import STYLE_ANGLES, STYLE_COLOURS, STYLE_SYMBOLS, Theme, theme
from discern.contract import STYLES, ByStyle, Interval, Mean, Results, Score, Style, certainty
from discern.contract.certainty import LIKELY, MORE_LIKELY_THAN_NOT
from discern.words import LANGUAGES, STRENGTHS, format_score, list_items, style_name

HEIGHT = 392
LABEL_ROOM = 62
GRID_LIMIT = 12
CELL_HEIGHT = 200
CELL_TITLE = 40
NARROWEST = 330
"""A chart's width in pixels on a 390-pixel-wide screen."""
COLUMN = 7.5
"""The width in pixels of a column of text in a grid's titles, on the generous side."""

_ORDER: tuple[Style, ...] = tuple(STYLE_ANGLES)

_EMPTY: dict[str, Any] = {"type": "scatterpolar", "r": [], "theta": []}
"""For a chart of nobody: some renderers reject a figure without traces."""

NOTABLE = 5.0
"""A mean score is called out only if it is at least this far ahead of the next, in points."""

T = TypeVar("T")


def profile_radar(results: Results, *, dark: bool, language: str = LANGUAGES[0]) -> Chart:
    """One person's four scores, 0–100, with a band of their 95% intervals where all four are known.

    Raises:
        ValueError: the result is withheld.
    """
    scores = scores_of(results)
    look = theme(dark=dark)
    traces = band({style: score.interval for style, score in scores.items()}, look)
    traces += _profile({style: score.score for style, score in scores.items()}, look, _score_text(scores, language))
    layout = {
        "polar": polar(look),
        "annotations": spoke_labels(
            {s: format_score(v.score, v.interval, language) for s, v in scores.items()}, look, language
        ),
        "margin": {"l": 8, "r": 8, "t": LABEL_ROOM, "b": LABEL_ROOM},
    }
    title = person_finding(results, language)
    described = _describe({style: (score.score, score.interval) for style, score in scores.items()}, language)
    alt = say(language, "chart-alt", title=title, described=say(language, "chart-profile-described", scores=described))
    return Chart(draw(traces, layout, look, HEIGHT), title, alt, score_table(score_rows(results, language), language))


def team_radars(
    results: Sequence[Results], means: ByStyle[Mean] | None, *, dark: bool, language: str = LANGUAGES[0]
) -> Chart:
    """The members' profiles as thin lines under the team's mean, with a band of the mean's 95% intervals.

    Withheld results are left out.
    """
    look = theme(dark=dark)
    shown = [result for result in results if result.scores is not None]
    traces = [_members(shown, look, language)] if shown else []
    if means is not None:
        traces += band({style: mean.interval for style, mean in means.items()}, look)
        text = {
            s: say(language, "chart-team-mean-hover", styles=s, score=format_score(m.score, m.interval, language))
            for s, m in means.items()
        }
        traces += _profile({style: mean.score for style, mean in means.items()}, look, text)
    values = {s: format_score(m.score, m.interval, language) for s, m in means.items()} if means is not None else {}
    layout = {
        "polar": polar(look),
        "annotations": spoke_labels(values, look, language),
        "margin": {"l": 8, "r": 8, "t": LABEL_ROOM, "b": LABEL_ROOM},
    }
    title = mean_finding(means, language) if shown or means else say(language, "chart-nobody")
    if means is None:
        described = say(language, "chart-radars-described", count=len(shown))
    else:
        scores = _describe({style: (mean.score, mean.interval) for style, mean in means.items()}, language)
        described = say(language, "chart-radars-described-means", count=len(shown), scores=scores)
    alt = say(language, "chart-alt", title=title, described=described)
    rows = [] if means is None else mean_rows(means, language)
    rows += [row for result in shown for row in score_rows(result, language)]
    return Chart(draw(traces or [_EMPTY], layout, look, HEIGHT), title, alt, score_table(rows, language))


def radar_grid(
    results: Sequence[Results],
    *,
    dark: bool,
    columns: int = 2,
    limit: int = GRID_LIMIT,
    language: str = LANGUAGES[0],
) -> Chart:
    """One small radar per person, row by row, each under its name; the first ``limit`` of those who have a profile.

    Two columns suit a phone, four a desktop. Names get up to two lines, as wide as a column is on a phone.
    """
    look = theme(dark=dark)
    profiled = [result for result in results if result.scores is not None]
    shown = profiled[:limit]
    rows = max(ceil(len(shown) / columns), 1)
    height = rows * CELL_HEIGHT + 16
    traces: list[dict[str, Any]] = []
    layout: dict[str, Any] = {"annotations": []}
    for n, result in enumerate(shown):
        row, column = divmod(n, columns)
        subplot = "polar" if n == 0 else f"polar{n + 1}"
        top = 1 - row / rows
        title_share = CELL_TITLE / CELL_HEIGHT / rows
        layout[subplot] = polar(look, small=True) | {
            "domain": {
                "x": [column / columns + 0.01, (column + 1) / columns - 0.01],
                "y": [top - 0.94 / rows, top - title_share - 0.04 / rows],
            }
        }
        layout["annotations"].append(_cell_title(result.candidate.name, (column + 0.5) / columns, top, columns, look))
        scores = scores_of(result)
        drawn = band({style: score.interval for style, score in scores.items()}, look)
        text = _score_text(scores, language, result.candidate.name)
        drawn += _profile({s: v.score for s, v in scores.items()}, look, text, 6)
        traces += [trace | {"subplot": subplot} for trace in drawn]
    title = _grid_finding(shown, len(profiled), language)
    described = " ".join(_describe_briefly(result, language) for result in shown)
    if not shown:
        layout["polar"] = polar(look, small=True)
    alt = say(language, "chart-alt", title=title, described=described) if described else f"{title}."
    table = score_table([row for result in shown for row in score_rows(result, language)], language)
    return Chart(draw(traces or [_EMPTY], layout, look, height), title, alt, table)


def score_table(rows: Sequence[tuple[Cell, ...]], language: str) -> Table:
    """A table of scores from the rows of `score_rows` and `mean_rows`."""
    return Table(columns_of(language, "person", "style", "name", "score", "low", "high"), tuple(rows))


def score_rows(results: Results, language: str) -> list[tuple[Cell, ...]]:
    """One row per style for a `score_table`. Raises ValueError if the result is withheld."""
    name = results.candidate.name
    return [(name, *_score_cells(style, score, language)) for style, score in scores_of(results).items()]


def mean_rows(means: ByStyle[Mean], language: str) -> list[tuple[Cell, ...]]:
    """One row per style for a `score_table`, with the mean where others have a name."""
    return [(say(language, "chart-mean"), *_score_cells(style, mean, language)) for style, mean in means.items()]


def _score_cells(style: Style, value: Score | Mean, language: str) -> tuple[Cell, ...]:
    return style, style_name(style, language), round(value.score, 1), *ends(value.interval)


def scores_of(results: Results) -> ByStyle[Score]:
    """The scores of a result. Raises ValueError if it is withheld."""
    if results.scores is None:
        raise ValueError("a withheld result has no profile to draw")
    return results.scores


def _closed(values: Mapping[Style, T]) -> list[T]:
    """Values in the order of a polygon's corners, the first one repeated to close it."""
    return [values[style] for style in (*_ORDER, _ORDER[0])]


def band(intervals: Mapping[Style, Interval | None], look: Theme, colour: str | None = None) -> list[dict[str, Any]]:
    """Two outlines with the area between them filled; [] if any interval is missing."""
    colour = colour or look.band
    known = {style: interval for style, interval in intervals.items() if interval is not None}
    if len(known) < len(STYLES):
        return []
    outline: dict[str, Any] = {
        "type": "scatterpolar",
        "mode": "lines",
        "theta": _closed(STYLE_ANGLES),
        "line": {"width": 0, "color": colour},
        "hoverinfo": "skip",
    }
    low = _closed({style: interval[0] for style, interval in known.items()})
    high = _closed({style: interval[1] for style, interval in known.items()})
    return [outline | {"r": low}, outline | {"r": high, "fill": "tonext", "fillcolor": colour}]


def _profile(
    scores: Mapping[Style, float], look: Theme, text: Mapping[Style, str], marker_size: int = 11
) -> list[dict[str, Any]]:
    return [
        {
            "type": "scatterpolar",
            "mode": "lines+markers",
            "r": _closed(scores),
            "theta": _closed(STYLE_ANGLES),
            "line": {"color": look.line, "width": 2.5 if marker_size > 8 else 1.5},
            "marker": {
                "size": marker_size,
                "opacity": 1,
                "color": _closed(STYLE_COLOURS),
                "symbol": _closed(STYLE_SYMBOLS),
                "line": {"color": look.background, "width": 1},
            },
            "text": _closed(text),
            "hovertemplate": "%{text}<extra></extra>",
        }
    ]


def polygon(
    scores: ByStyle[Score],
    colour: str,
    look: Theme,
    name: str,
    language: str,
    *,
    dash: str = "solid",
    symbol: str = "circle",
) -> dict[str, Any]:
    """One profile of several: a line with its own colour, dash and marks."""
    return {
        "type": "scatterpolar",
        "mode": "lines+markers",
        "r": _closed({style: score.score for style, score in scores.items()}),
        "theta": _closed(STYLE_ANGLES),
        "line": {"color": colour, "width": 2.5, "dash": dash},
        "marker": {"size": 9, "color": colour, "symbol": symbol, "line": {"color": look.background, "width": 1}},
        "text": _closed(_score_text(scores, language, name)),
        "hovertemplate": "%{text}<extra></extra>",
    }


def _members(results: Sequence[Results], look: Theme, language: str) -> dict[str, Any]:
    """All members in one trace, separated by None: one trace per person would be slow to draw for a large team."""
    r: list[float | None] = []
    theta: list[float | None] = []
    text: list[str | None] = []
    for result in results:
        scores = scores_of(result)
        r += [*_closed({style: score.score for style, score in scores.items()}), None]
        theta += [*_closed(STYLE_ANGLES), None]
        text += [*_closed(_score_text(scores, language, result.candidate.name)), None]
    return {
        "type": "scatterpolar",
        "mode": "lines+markers",
        "r": r,
        "theta": theta,
        "text": text,
        "hovertemplate": "%{text}<extra></extra>",
        "line": {"color": look.faint, "width": 1},
        "marker": {"size": 4, "color": look.faint},
    }


def _score_text(scores: ByStyle[Score], language: str, name: str = "") -> dict[Style, str]:
    who = f"{escape_plotly(name)}<br>" if name else ""
    return {
        s: who + say(language, "chart-style-hover", styles=s, value=format_score(v.score, v.interval, language))
        for s, v in scores.items()
    }


def polar(look: Theme, *, small: bool = False) -> dict[str, Any]:
    """Polar axes for scores 0–100; ``small`` ones have letters at the spokes and no tick labels."""
    return {
        "bgcolor": FAINT_FILL,
        "radialaxis": {
            "range": [0, 100],
            "angle": 0,
            "tickvals": [25, 50, 75, 100],
            "ticktext": ["", "50", "", "100"],
            "showticklabels": not small,
            "tickfont": {"size": 11, "color": look.muted},
            "tickangle": 0,
            "ticks": "",
            "showline": False,
            "gridcolor": look.grid,
        },
        "angularaxis": {
            "tickvals": list(STYLE_ANGLES.values()),
            "ticktext": list(_ORDER) if small else ["", "", "", ""],
            "tickfont": {"size": 12, "color": look.ink},
            "rotation": 0,
            "direction": "counterclockwise",
            "ticks": "",
            "linecolor": look.grid,
            "gridcolor": look.grid,
        },
    }


def spoke_labels(values: Mapping[Style, str], look: Theme, language: str) -> list[dict[str, Any]]:
    """Letter, name and value near the end of each spoke, in the free corners above and below the circle."""
    return [
        {
            "text": "<br>".join([key(style, language), *([values[style]] if style in values else [])]),
            "font": {"size": 13, "color": look.ink},
            "showarrow": False,
            "xref": "paper",
            "yref": "paper",
            "x": 0.5,
            "y": 1 if style in "DI" else 0,
            "xanchor": "right" if style in "DC" else "left",
            "yanchor": "bottom" if style in "DI" else "top",
            "xshift": -24 if style in "DC" else 24,
            "yshift": 14 if style in "DI" else -14,
            "align": "right" if style in "DC" else "left",
        }
        for style in STYLES
    ]


def _cell_title(name: str, x: float, y: float, columns: int, look: Theme) -> dict[str, Any]:
    lines = wrap(name, int(NARROWEST / columns / COLUMN), 2)
    return {
        "text": "<br>".join(escape_plotly(line) for line in lines),
        "hovertext": escape_plotly(name),
        "font": {"size": 12, "color": look.ink},
        "showarrow": False,
        "xref": "paper",
        "yref": "paper",
        "x": x,
        "y": y,
        "xanchor": "center",
        "yanchor": "top",
    }


def _describe(values: Mapping[Style, tuple[float, Interval | None]], language: str) -> str:
    items = [
        say(language, "chart-style-value", styles=style, value=format_score(score, interval, language))
        for style, (score, interval) in values.items()
    ]
    described = list_items(items, language)
    if any(interval is not None for _, interval in values.values()):
        return say(language, "chart-scores-intervals", values=described)
    return say(language, "chart-scores-plain", values=described)


def _describe_briefly(results: Results, language: str) -> str:
    scores = [f"{style} {format_score(score.score, None, language)}" for style, score in scores_of(results).items()]
    return say(language, "chart-grid-person", a=results.candidate.name, values=list_items(scores, language))


def person_finding(results: Results, language: str) -> str:
    """The style a person leads with, worded no more strongly than its probability allows."""
    name, style = results.candidate.name, results.style
    if style is None:
        return say(language, "chart-person-scores", a=name)
    if style.probabilities is None:
        return say(language, "chart-person-unmeasured", a=name, styles=style.primary)
    (first, p), (second, q), *_ = sorted(style.probabilities.items(), key=lambda item: -item[1])
    if p >= MORE_LIKELY_THAN_NOT:
        return say(language, "chart-person-leads", a=name, styles=first, strength=STRENGTHS[certainty(p)])
    if p + q >= MORE_LIKELY_THAN_NOT:
        strength = STRENGTHS[certainty(p + q)]
        return say(language, "chart-person-either", a=name, first=first, second=second, strength=strength)
    return say(language, "chart-person-open", a=name)


def mean_finding(means: ByStyle[Mean] | None, language: str) -> str:
    """The style whose mean is clearly highest: by `NOTABLE` points, and with disjoint 95% intervals."""
    if means is None:
        return say(language, "chart-mean-none")
    (first, top), (_, next_), *_ = sorted(means.items(), key=lambda item: -item[1].score)
    if top.interval is None or next_.interval is None:
        return say(language, "chart-mean-unmeasured", styles=first)
    if top.interval[0] > next_.interval[1] and top.score - next_.score >= NOTABLE:
        score = format_score(top.score, top.interval, language)
        return say(language, "chart-mean-clear", styles=first, score=score)
    return say(language, "chart-mean-open")


def _grid_finding(shown: Sequence[Results], profiled: int, language: str) -> str:
    if not shown:
        return say(language, "chart-nobody")
    known = [r.style.probabilities for r in shown if r.style is not None and r.style.probabilities is not None]
    of = profiled if len(shown) < profiled else 0
    if len(known) == len(shown):
        clear = sum(max(p.values()) >= LIKELY for p in known)
        return say(language, "chart-grid-title-clear", count=len(shown), of=of, clear=clear)
    if of:
        return say(language, "chart-grid-title-some", count=len(shown), of=of)
    return say(language, "chart-grid-title", count=len(shown))
