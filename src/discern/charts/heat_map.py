"""A heat map of people by style: the probability that each person leads with each style."""

from collections.abc import Sequence
from typing import Any

from discern.charts.chart import Chart, Table, draw
from discern.charts.text import clip, escape_plotly, key
from discern.charts.theme import Theme, theme
from discern.contract import STYLE_NAMES, STYLES, ByStyle, MapPoint, TeamAnalysis
from discern.contract.certainty import LIKELY
from discern.words import percent

SPELLED_OUT = 40
"""Up to this many people get a labelled row each; above that, rows are thin lines of colour."""
LINE = 24
HEAD = 40
CROWD_HEIGHT = 520
WIDTH = 16


def style_heatmap(analysis: TeamAnalysis, *, dark: bool, named: bool = True) -> Chart:
    """A row per person and a column per style: the deeper the colour, the more probable that they lead with it.

    Rows are sorted by most probable style, the most certain first. People without probabilities are left out. If not
    ``named``, rows are numbered and nothing in the chart identifies anybody.
    """
    look = theme(dark=dark)
    known = [(point, point.probabilities) for point in analysis.map if point.probabilities is not None]
    rows = sorted(known, key=lambda row: _rank(row[1]))
    names = [point.name if named else f"Person {n}" for n, (point, _) in enumerate(rows, start=1)]
    spelled_out = len(rows) <= SPELLED_OUT
    height = HEAD + 8 + LINE * max(len(rows), 1) if spelled_out else CROWD_HEIGHT
    figure = draw([_grid(rows, names, look, spelled_out=spelled_out)], _layout(names, look, spelled_out), look, height)
    title = _finding([probabilities for _, probabilities in rows])
    leads = {style: sum(_best(p) == style for _, p in rows) for style in STYLES}
    described = ", ".join(f"{STYLE_NAMES[style]} {count}" for style, count in leads.items())
    table = Table(
        ("Person", *STYLES),
        tuple((name, *(round(p, 3) for p in row.values())) for name, (_, row) in zip(names, rows, strict=True)),
    )
    return Chart(figure, title, f"{title}. People by likeliest style: {described}.", table)


def _best(probabilities: ByStyle[float]) -> str:
    return max(probabilities.items(), key=lambda item: item[1])[0]


def _rank(probabilities: ByStyle[float]) -> tuple[int, float]:
    """The sort key of a row: the most probable style, then its probability, highest first."""
    style, probability = max(probabilities.items(), key=lambda item: item[1])
    return STYLES.index(style), -probability


def _grid(
    rows: Sequence[tuple[MapPoint, ByStyle[float]]], names: Sequence[str], look: Theme, *, spelled_out: bool
) -> dict[str, Any]:
    values = [[round(p, 4) for p in probabilities.values()] for _, probabilities in rows]
    hovers = [
        [
            f"{escape_plotly(name)}<br>{STYLE_NAMES[style]} ({style}), {escape_plotly(percent(p))} probable"
            for style, p in probabilities.items()
        ]
        for name, (_, probabilities) in zip(names, rows, strict=True)
    ]
    figures = {"text": [[escape_plotly(percent(p)) for p in line] for line in values], "texttemplate": "%{text}"}
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
            "ticktext": [key(style, named=False) for style in STYLES],
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


def _finding(rows: Sequence[ByStyle[float]]) -> str:
    """For how many people one style stands out, as a count."""
    if not rows:
        return "Style probabilities are not available"
    clear = sum(max(row.values()) >= LIKELY for row in rows)
    if len(rows) == 1:
        return "One style likely stands out" if clear else "Can’t tell yet which style stands out"
    if clear == len(rows):
        return f"One style likely stands out for each of {len(rows)} people"
    return f"One style likely stands out for {clear} of {len(rows)} people; for the others it is less clear"
