"""Who leads with what: a tile for each person and style, or 20 dots for how many a large team may have of each.

A dot is one of 20 equally probable counts. Readers decide better by such dots than by intervals or text (Kay et al.
2016, doi 10.1145/2858036.2858558; Fernandes et al. 2018, doi 10.1145/3173574.3173718).
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import ceil
from typing import Any, Literal

import numpy as np

from discern.charts.chart import Chart, Drawing
from discern.charts.style_distribution import (
    describe_change,
    describe_heads,
    find_majority,
    format_share,
    style_distribution,
    what_if_distribution,
    whole_step,
)
from discern.charts.team.style_rows import Rows, draw_rows, probability_table
from discern.charts.team.team_map import describe, label_size, labels_of, probability_texts, shade
from discern.charts.text import escape_plotly, say
from discern.charts.theme import STYLE_COLOURS, Theme, ink_on, theme
from discern.contract.models.teams import MapPoint, TeamAnalysis
from discern.contract.styles import STYLES, Style
from discern.words import LANGUAGES, percent

DOTS = 20
PITCH = 6.5
"""From one dot to the next, in pixels."""
DOT_SIZE = 6.0
LOWEST = 26.0
"""The least height of a row's dots, in pixels."""
DOTS_WIDTH = 280.0
"""The drawing's width on a narrow screen, in pixels."""
DOTS_FOOT = 24.0
SIDES = 14
"""Room for half of the last tick's number."""


def quantile_dots(analysis: TeamAnalysis, sides: Sequence[TeamAnalysis], look: Theme, language: str) -> Drawing:
    """A figure of ``analysis``, with an axis and rows that fit each of ``sides``; all probabilities are known."""
    counts = [{style: equal_counts(_probabilities(side, style)) for style in STYLES} for side in sides]
    most = max(count for side in counts for row in side.values() for count in row) + 1
    # Dots are drawn in columns that are wide enough for a dot on a narrow screen.
    step = ceil(PITCH * most / DOTS_WIDTH)
    tallest = {style: max(max(Counter(n // step for n in side[style]).values()) for side in counts) for style in STYLES}
    rows = Rows.of({style: max(LOWEST, PITCH * tallest[style]) for style in STYLES})
    traces = [_dots(style, rows, step, analysis, language) for style in STYLES]
    axis = {
        "range": [-step, most + step],
        "tick0": 0,
        "dtick": whole_step(most),
        "showgrid": True,
        "gridcolor": look.grid,
        "tickfont": {"color": look.muted},
    }
    reading = say(language, "chart-dots-reading", of=analysis.profiled)
    return draw_rows(rows, traces, axis, analysis, reading, look, language, below=DOTS_FOOT, sides=SIDES)


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


def _dots(style: Style, rows: Rows, step: int, analysis: TeamAnalysis, language: str) -> dict[str, Any]:
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
        "marker": {"size": DOT_SIZE, "color": STYLE_COLOURS[style], "line": {"width": 0}},
        "cliponaxis": False,
    }


def _stacked(counts: Sequence[int], step: int) -> Iterator[tuple[float, int]]:
    """Where each dot is: the middle of its column, and how many dots are below it."""
    filled: Counter[int] = Counter()
    for count in counts:
        column = count // step
        yield column * step + (step - 1) / 2, filled[column]
        filled[column] += 1


MOST_TILES = 30
"""People; larger teams get dots."""
LEAST = 0.1
"""A style that somebody leads with less probably than this gets no tile of theirs."""

WIDTH = 292.0
"""The width of the drawing on a narrow screen, in pixels: as many tiles as it takes are in a line."""
ACROSS, DOWN = 32.4, 29.0
"""From one tile to the next, in pixels."""
TILE = (29.4, 26.0)
CORNER = 6
EDGE = 1.5
"""Room for half of the thickest outline, in pixels."""

Side = Literal["before", "after"]
Change = Literal["joins", "leaves"]


@dataclass(frozen=True, slots=True)
class Tile:
    """A person's tile in the row of a style: how probable it is that they lead with it, and what a change does."""

    id: str
    text: str
    probability: float
    hover: str
    change: Change | None


def style_tiles(analysis: TeamAnalysis, *, dark: bool, named: bool = True, language: str = LANGUAGES[0]) -> Chart:
    """Four rows, one for each style, with the range of how many people lead with it (95%) at their right.

    Up to `MOST_TILES` people have a tile with their initials in the row of each style that they lead with at a
    probability of `LEAST` or more, the most probable first: the paler, the less probable. ``customdata`` of a tile is
    the candidate id. A larger team has 20 dots in each row instead, equally probable counts of people. Where a service
    gives no probabilities, or names nobody, the chart is `style_distribution`. If not ``named``, nothing in the chart
    identifies anybody.
    """
    if not has_tiles(analysis):
        return style_distribution(analysis, dark=dark, language=language)
    return _draw(analysis, [analysis], {}, find_majority(analysis, language), dark, named, language)


def what_if_tiles(
    before: TeamAnalysis,
    after: TeamAnalysis,
    *,
    side: Side,
    dark: bool,
    named: bool = True,
    language: str = LANGUAGES[0],
) -> Chart:
    """One ``side`` of a what-if as `style_tiles`; the two have rows of the same heights and scales.

    Before, the tiles of people who leave are hollow; after, those of people who join have a thick outline. Where
    probabilities are unknown, both sides are one chart, `what_if_distribution`.
    """
    if not (has_tiles(before) and has_tiles(after)):
        return what_if_distribution(before, after, dark=dark, language=language)
    there, stay = ({point.candidate_id for point in each.map} for each in (before, after))
    changes: dict[str, Change] = {}
    changes |= dict.fromkeys(there - stay, "leaves")
    changes |= dict.fromkeys(stay - there, "joins")
    title = find_majority(before, language) if side == "before" else describe_change(before, after, language)
    shown = before if side == "before" else after
    return _draw(shown, [before, after], changes, title, dark, named, language)


def has_tiles(analysis: TeamAnalysis) -> bool:
    """Whether `style_tiles` can draw people: each one's probabilities are known, and the interval of each count."""
    shares = analysis.distribution
    return len(analysis.map) == analysis.profiled and (
        not analysis.map
        or (
            shares is not None
            and all(share.interval is not None for share in shares.values())
            and all(point.probabilities is not None for point in analysis.map)
        )
    )


def _draw(
    analysis: TeamAnalysis,
    sides: Sequence[TeamAnalysis],
    changes: Mapping[str, Change],
    title: str,
    dark: bool,
    named: bool,
    language: str,
) -> Chart:
    """The chart of one of ``sides``, which share heights, scales and initials."""
    look = theme(dark=dark)
    everybody = list({point.candidate_id: point for side in sides for point in side.map}.values())
    if max(side.profiled for side in sides) > MOST_TILES:
        figure = quantile_dots(analysis, sides, look, language)
    else:
        figure = _tiles(analysis, sides, labels_of(everybody) if named else None, changes, look, language)
    described = describe_heads(analysis, language)
    if changes:
        counts = {change: sum(each == change for each in changes.values()) for change in ("joins", "leaves")}
        moves = say(language, "chart-tiles-changes", joining=counts["joins"], leaving=counts["leaves"])
        described = f"{described} {moves}"
    alt = say(language, "chart-alt", title=title, described=described)
    return Chart(figure, title, alt, probability_table(analysis, language, named=named))


def _tiles(
    analysis: TeamAnalysis,
    sides: Sequence[TeamAnalysis],
    labels: Mapping[str, str] | None,
    changes: Mapping[str, Change],
    look: Theme,
    language: str,
) -> Drawing:
    """A figure of ``analysis`` with rows that are as high as those of any of ``sides``."""
    line = int((WIDTH + ACROSS - TILE[0]) // ACROSS)
    rows = Rows.of(
        {style: DOWN * max(max(-(-len(leaders(side, style)) // line) for side in sides), 1) for style in STYLES}
    )
    text = probability_texts(language)
    traces = []
    for style in STYLES:
        tiles = [
            Tile(
                id="" if labels is None else point.candidate_id,
                text="" if labels is None else labels[point.candidate_id],
                probability=probability,
                hover=describe(point, [(style, probability)], text, named=labels is not None),
                change=changes.get(point.candidate_id),
            )
            for point, probability in leaders(analysis, style)
        ]
        places = [(n % line * ACROSS, rows.tops[style] - n // line * DOWN - TILE[1] / 2) for n in range(len(tiles))]
        traces.append(_row(style, tiles, places, look))
        if analysis.profiled and not tiles:
            traces.append(_nobody(rows.tops[style] - TILE[1] / 2, look, language))
    axis = {
        # A pixel a unit: on a wide screen the axis ends before the drawing does. Axes constrained by their range would
        # grow with the window and stay so.
        "range": [-EDGE, WIDTH],
        "scaleanchor": "y",
        "constrain": "domain",
        "constraintoward": "left",
        "showticklabels": False,
        "ticks": "",
    }
    reading = say(language, "chart-tiles-changes-reading" if changes else "chart-tiles-reading")
    return draw_rows(rows, traces, axis, analysis, reading, look, language)


def leaders(analysis: TeamAnalysis, style: Style) -> list[tuple[MapPoint, float]]:
    """Who may lead with ``style`` at a probability of `LEAST` or more, the most probable first."""
    known = [(point, point.probabilities[style]) for point in analysis.map if point.probabilities is not None]
    return sorted((each for each in known if each[1] >= LEAST), key=lambda each: -each[1])


def _row(style: Style, tiles: Sequence[Tile], places: Sequence[tuple[float, float]], look: Theme) -> dict[str, Any]:
    hue = STYLE_COLOURS[style]
    fills = [look.background if tile.change == "leaves" else shade(style, tile.probability, look) for tile in tiles]
    return {
        "type": "bar",
        "orientation": "h",
        "name": style,
        "base": [x for x, _ in places],
        "x": [TILE[0]] * len(tiles),
        "y": [y for _, y in places],
        "width": [TILE[1]] * len(tiles),
        "customdata": [[tile.id] for tile in tiles],
        "hovertext": [tile.hover for tile in tiles],
        "hovertemplate": "%{hovertext}<extra></extra>",
        "text": [escape_plotly(tile.text) for tile in tiles],
        "textposition": "inside",
        "insidetextanchor": "middle",
        "textangle": 0,
        "constraintext": "none",
        "textfont": {
            "color": [ink_on(fill) for fill in fills],
            "size": [label_size(tile.text) for tile in tiles],
            "weight": 600,
        },
        "marker": {
            "color": fills,
            "cornerradius": CORNER,
            "line": {
                "color": [look.ink if tile.change == "joins" else hue for tile in tiles],
                "width": [{"joins": 2.5, "leaves": 1.5, None: 0.5}[tile.change] for tile in tiles],
            },
        },
        # A tapped tile leaves the others as they are: paler would mean less sure.
        "selected": {"marker": {"opacity": 1}},
        "unselected": {"marker": {"opacity": 1}},
    }


def _nobody(y: float, look: Theme, language: str) -> dict[str, Any]:
    """What is written in a row without tiles."""
    return {
        "type": "scatter",
        "mode": "text",
        "x": [0],
        "y": [y],
        "text": [say(language, "chart-tiles-nobody", percent=percent(LEAST, language))],
        "textposition": "middle right",
        "textfont": {"color": look.muted, "size": 12},
        "hoverinfo": "skip",
    }
