"""A heat map of people by style: the probability that each person leads with each style."""

from collections.abc import Sequence
from typing import Any

from discern.charts.chart import Chart, Table, draw
from discern.charts.text import clip, columns, escape_plotly, key, say
from discern.charts.theme import Theme, theme
from discern.contract import STYLES, ByStyle, MapPoint, TeamAnalysis
from discern.contract.certainty import LIKELY
from discern.words import LANGUAGES, list_items, percent

SPELLED_OUT = 40
"""Up to this many people get a labelled row each; above that, rows are thin lines of colour."""
LINE = 24
HEAD = 40
CROWD_HEIGHT = 520
WIDTH = 16


def style_heatmap(analysis: TeamAnalysis, *, dark: bool, named: bool = True, language: str = LANGUAGES[0]) -> Chart:
    """A row per person and a column per style: the deeper the colour, the more probable that they lead with it.

    Rows are sorted by most probable style, the most certain first. People without probabilities are left out. If not
    ``named``, rows are numbered and nothing in the chart identifies anybody.
    """
    look = theme(dark=dark)
    known = [(point, point.probabilities) for point in analysis.map if point.probabilities is not None]
    rows = sorted(known, key=lambda row: _rank(row[1]))
    names = [
        point.name if named else say(language, "chart-person-number", number=n)
        for n, (point, _) in enumerate(rows, start=1)
    ]
    spelled_out = len(rows) <= SPELLED_OUT
    height = HEAD + 8 + LINE * max(len(rows), 1) if spelled_out else CROWD_HEIGHT
    grid = _grid(rows, names, look, language, spelled_out=spelled_out)
    title = _finding([probabilities for _, probabilities in rows], language)
    leads = {style: sum(_best(p) == style for _, p in rows) for style in STYLES}
    values = list_items(
        [say(language, "chart-style-value", styles=style, value=count) for style, count in leads.items()], language
    )
    table = Table(
        (*columns(language, "person"), *STYLES),
        tuple((name, *(round(p, 3) for p in row.values())) for name, (_, row) in zip(names, rows, strict=True)),
    )
    alt = say(language, "chart-alt", title=title, described=say(language, "chart-heat-described", values=values))
    return Chart(draw([grid], _layout(names, look, spelled_out), look, height), title, alt, table)


def _best(probabilities: ByStyle[float]) -> str:
    return max(probabilities.items(), key=lambda item: item[1])[0]


def _rank(probabilities: ByStyle[float]) -> tuple[int, float]:
    """The sort key of a row: the most probable style, then its probability, highest first."""
    style, probability = max(probabilities.items(), key=lambda item: item[1])
    return STYLES.index(style), -probability


def _grid(
    rows: Sequence[tuple[MapPoint, ByStyle[float]]],
    names: Sequence[str],
    look: Theme,
    language: str,
    *,
    spelled_out: bool,
) -> dict[str, Any]:
    values = [[round(p, 4) for p in probabilities.values()] for _, probabilities in rows]
    shown = [[escape_plotly(percent(p, language)) for p in probabilities.values()] for _, probabilities in rows]
    hovers = [
        [
            f"{escape_plotly(name)}<br>"
            f"{escape_plotly(say(language, 'chart-probable', styles=style, percent=percent(p, language)))}"
            for style, p in probabilities.items()
        ]
        for name, (_, probabilities) in zip(names, rows, strict=True)
    ]
    figures = {"text": shown, "texttemplate": "%{text}"}
    return {
        "type": "heatmap",
        "x": list(range(len(STYLES))),
        "y": list(range(len(rows))),
        "z": values,
        "zmin": 0,
        "zmax": 1,
        "colorscale": [[0, look.background], [1, look.full]],
        "showscale": False,
        "xgap": 2,
        "ygap": 2 if spelled_out else 0,
        "hovertext": hovers,
        "hovertemplate": "%{hovertext}<extra></extra>",
        "textfont": {"color": look.ink, "size": 12},
    } | (figures if spelled_out and rows else {})


def _layout(names: Sequence[str], look: Theme, spelled_out: bool) -> dict[str, Any]:
    axis = {"fixedrange": True, "showgrid": False, "zeroline": False, "ticks": ""}
    shown = [escape_plotly(clip(name, WIDTH)) for name in names]
    return {
        "margin": {"l": 8, "r": 8, "t": HEAD, "b": 8},
        "xaxis": axis
        | {
            "side": "top",
            "range": [-0.5, len(STYLES) - 0.5],
            "tickvals": list(range(len(STYLES))),
            "ticktext": [key(style) for style in STYLES],
            "tickfont": {"size": 13, "color": look.ink},
        },
        "yaxis": axis
        | {
            "range": [max(len(names), 1) - 0.5, -0.5],
            "automargin": True,
            "tickvals": list(range(len(names))) if spelled_out else [],
            "ticktext": shown if spelled_out else [],
            "ticklabelstandoff": 6,
            "tickfont": {"size": 12, "color": look.ink},
        },
    }


def _finding(rows: Sequence[ByStyle[float]], language: str) -> str:
    """For how many people one style stands out, as a count."""
    if not rows:
        return say(language, "chart-heat-none")
    clear = sum(max(row.values()) >= LIKELY for row in rows)
    if len(rows) == 1:
        return say(language, "chart-heat-one", clear=clear)
    if clear == len(rows):
        return say(language, "chart-heat-all", of=len(rows))
    return say(language, "chart-heat-some", clear=clear, of=len(rows))
