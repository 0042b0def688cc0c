"""How many of a large team lead with each style: a dot for each of 20 equally probable counts.

Readers decide better by such dots than by intervals or text (Kay et al. 2016, doi 10.1145/2858036.2858558; Fernandes
et al. 2018, doi 10.1145/3173574.3173718).
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import ceil
from typing import Any

import numpy as np

from discern.charts.chart import Drawing
from discern.charts.style_distribution import format_share, whole_step
from discern.charts.team.style_rows import Rows, draw_rows
from discern.charts.text import escape_plotly, say
from discern.charts.theme import STYLE_COLOURS, Theme
from discern.contract.models.teams import TeamAnalysis
from discern.contract.styles import STYLES, Style

DOTS = 20
PITCH = 6.5
"""From one dot to the next, in pixels."""
SIZE = 6.0
LOWEST = 26.0
"""The least height of a row's dots, in pixels."""
NARROWEST = 280.0
"""The drawing's width on a narrow screen, in pixels."""
TICKS = 24.0
SIDES = 14
"""Room for half of the last tick's number."""


def quantile_dots(analysis: TeamAnalysis, sides: Sequence[TeamAnalysis], look: Theme, language: str) -> Drawing:
    """A figure of ``analysis``, with an axis and rows that fit each of ``sides``; all probabilities are known."""
    counts = [{style: equal_counts(_probabilities(side, style)) for style in STYLES} for side in sides]
    most = max(count for side in counts for row in side.values() for count in row) + 1
    # Dots are drawn in columns that are wide enough for a dot on a narrow screen.
    step = ceil(PITCH * most / NARROWEST)
    tallest = {style: max(max(Counter(n // step for n in side[style]).values()) for side in counts) for style in STYLES}
    rows = Rows.of({style: max(LOWEST, PITCH * tallest[style]) for style in STYLES})
    traces = [_row(style, rows, step, analysis, language) for style in STYLES]
    axis = {
        "range": [-step, most + step],
        "tick0": 0,
        "dtick": whole_step(most),
        "showgrid": True,
        "gridcolor": look.grid,
        "tickfont": {"color": look.muted},
    }
    reading = say(language, "chart-dots-reading", of=analysis.profiled)
    return draw_rows(rows, traces, axis, analysis, reading, look, language, below=TICKS, sides=SIDES)


# Each of a what-if's two charts fits both teams, and the team as it is stays the same in the next what-if.
@lru_cache(maxsize=16)
def equal_counts(probabilities: tuple[float, ...]) -> tuple[int, ...]:
    """`DOTS` equally probable counts of people, in ascending order: the quantiles at (i − ½) / `DOTS`.

    ``probabilities`` are each person's of leading with the style. The count follows the Poisson-binomial distribution,
    whose probabilities are the coefficients of Π (1 − p + p·z).
    """
    pmf = np.ones(1)
    for p in probabilities:
        pmf = np.convolve(pmf, (1 - p, p))
    # Rounding may leave the last sum just below 1.
    levels = np.minimum((np.arange(DOTS) + 0.5) / DOTS, pmf.sum())
    return tuple(int(n) for n in np.searchsorted(np.cumsum(pmf), levels))


def _probabilities(analysis: TeamAnalysis, style: Style) -> tuple[float, ...]:
    return tuple(point.probabilities[style] for point in analysis.map if point.probabilities is not None)


def _row(style: Style, rows: Rows, step: int, analysis: TeamAnalysis, language: str) -> dict[str, Any]:
    floor = rows.tops[style] - rows.heights[style]
    places = list(_stacked(equal_counts(_probabilities(analysis, style)), step))
    share = None if analysis.distribution is None else analysis.distribution[style]
    value = "" if share is None else format_share(share, language)
    return {
        "type": "scatter",
        "mode": "markers",
        "x": [x for x, _ in places],
        "y": [floor + (n + 0.5) * PITCH for _, n in places],
        "hovertext": escape_plotly(say(language, "chart-style-hover", styles=style, value=value)),
        "hovertemplate": "%{hovertext}<extra></extra>",
        "marker": {"size": SIZE, "color": STYLE_COLOURS[style], "line": {"width": 0}},
        "cliponaxis": False,
    }


def _stacked(counts: Sequence[int], step: int) -> Iterator[tuple[float, int]]:
    """Where each dot is: the middle of its column, and how many dots are below it."""
    filled: Counter[int] = Counter()
    for count in counts:
        column = count // step
        yield column * step + (step - 1) / 2, filled[column]
        filled[column] += 1
