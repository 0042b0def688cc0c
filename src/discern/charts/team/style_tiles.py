"""Who of a team is in which quarter of the circle: a row a quarter, a tile a person. It is the key to the initials."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from discern.charts.chart import Chart, draw
from discern.charts.circle import BREAK, READING_LINE, READING_SIZE, break_lines
from discern.charts.dots import call, describe, label_size, labels_of
from discern.charts.said import paint
from discern.charts.style_distribution import (
    describe_change,
    describe_range,
    shares_of,
    style_distribution,
    what_if_distribution,
)
from discern.charts.team.team_map import STROKE
from discern.charts.team.who_is_where import in_quarter, team_table, tell_who_is_where
from discern.charts.text import clip, escape_plotly, say, text_width
from discern.charts.theme import Theme, ink_on, theme
from discern.contract.models.teams import Share, TeamAnalysis
from discern.contract.styles import STYLES, Style
from discern.words import LANGUAGES

NARROWEST = 292.0
"""The width of the drawing on a narrow screen, in pixels."""
JOINS = 3.0
"""The width of the outline of somebody who would join, in pixels."""
HEAD = 24.0
"""The height of a row's label, in pixels."""
BETWEEN = 9.0
"""The room between two rows."""
EDGE, SIDES = 3.0, 0.006
"""Room for half of the thickest outline: above and below in pixels, and at the sides as a share of the width."""
MOST_IN_A_ROW = 8
"""People in the fullest row, up to which tiles have given names; else they have initials."""
LONGEST = 11
"""The columns of a name; a longer one is cut off."""
SHORT = 2
"""The usual length of initials, for which tiles are narrower."""
MOST_LETTERED = 80
"""People; a larger team has small tiles without initials."""

Side = Literal["before", "after"]
Change = Literal["joins", "leaves"]


@dataclass(frozen=True, slots=True)
class Tiling:
    """How many tiles are in a line, of which height, and by the candidates' ids what stands in them."""

    in_a_line: int
    height: float
    gap: float
    corner: int
    texts: Mapping[str, str]
    are_names: bool = False

    @property
    def step(self) -> float:
        return self.height + self.gap

    @property
    def across(self) -> tuple[float, float]:
        """How far the next tile is, and how wide each is, as shares of the drawing's width."""
        # The last one ends where the drawing does.
        step = (1 + self.gap / NARROWEST) / self.in_a_line
        return step, step - self.gap / NARROWEST


def style_tiles(analysis: TeamAnalysis, *, dark: bool, named: bool = True, language: str = LANGUAGES[0]) -> Chart:
    """Four rows, one for each quarter of the circle, with how many are in it at the right, and on hover how many it may
    be, 95% sure.

    Everybody has a tile in the row of the quarter that their dot is in. It looks as the dot does; full tiles come
    first, then pale ones, and of these the surest. Up to `MOST_IN_A_ROW` people in the fullest row it has their given
    names, else their initials. ``customdata`` of a tile is the candidate id. Where a service names nobody, the chart is
    `style_distribution`. If not ``named``, nothing in the chart identifies anybody.
    """
    if not has_tiles(analysis):
        return style_distribution(analysis, dark=dark, language=language)
    return _draw(analysis, [analysis], {}, _who_is_where(analysis, language), dark, named, language)


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

    Before, the tiles of people who leave are struck out; after, those of people who join have a thick outline. Where a
    service names nobody, both sides are one chart, `what_if_distribution`.
    """
    if not (has_tiles(before) and has_tiles(after)):
        return what_if_distribution(before, after, dark=dark, language=language)
    there, stay = ({point.candidate_id for point in each.map} for each in (before, after))
    changes: dict[str, Change] = {}
    changes |= dict.fromkeys(there - stay, "leaves")
    changes |= dict.fromkeys(stay - there, "joins")
    title = _who_is_where(before, language) if side == "before" else describe_change(before, after, language)
    shown = before if side == "before" else after
    return _draw(shown, [before, after], changes, title, dark, named, language)


def _who_is_where(analysis: TeamAnalysis, language: str) -> str:
    return (
        say(language, "chart-who-is-where", team=analysis.team.name) if analysis.map else say(language, "chart-nobody")
    )


def has_tiles(analysis: TeamAnalysis) -> bool:
    """Whether `style_tiles` can draw people: whether each of them is known."""
    return len(analysis.map) == analysis.profiled


def _draw(
    analysis: TeamAnalysis,
    sides: Sequence[TeamAnalysis],
    changes: Mapping[str, Change],
    title: str,
    dark: bool,
    named: bool,
    language: str,
) -> Chart:
    """The chart of one of ``sides``, which share heights, the size of tiles and what stands in them."""
    look = theme(dark=dark)
    tiling = _tiling(sides, named=named)
    tops, depth = _rows(sides, tiling)
    traces = [
        trace
        for style in STYLES
        for trace in _row(analysis, style, tops[style], tiling, changes, look, language, named=named)
    ]
    reading = break_lines([say(language, "chart-reading-tiles")] if changes else [])
    foot = READING_LINE * (reading.count(BREAK) + 1) if reading else 0.0
    axis = {"showgrid": False, "zeroline": False, "showticklabels": False, "ticks": "", "fixedrange": True}
    layout = {
        "margin": {"l": 0, "r": 0, "t": EDGE, "b": EDGE + foot},
        "barmode": "overlay",
        "xaxis": {**axis, "range": [-SIDES, 1 + SIDES]},
        # A pixel a unit.
        "yaxis": {**axis, "range": [-depth, 0]},
        "annotations": [*_labels(analysis, tops, look, language), *([_reading(reading, look)] if reading else [])],
        "hovermode": "closest",
        "clickmode": "event+select",
    }
    described = tell_who_is_where(analysis, language, named=named, with_ranges=True)
    return Chart(
        draw(traces, layout, look, round(2 * EDGE + depth + foot)),
        title,
        say(language, "chart-alt", title=title, described=described),
        team_table(analysis, language, named=named),
    )


def _tiling(sides: Sequence[TeamAnalysis], *, named: bool) -> Tiling:
    everybody = list({point.candidate_id: point for side in sides for point in side.map}.values())
    fullest = max((len(in_quarter(side, style)) for side in sides for style in STYLES), default=0)
    if max(side.profiled for side in sides) > MOST_LETTERED:
        return Tiling(20, 12.0, 3.0, 3, {})
    if not named:
        return Tiling(13, 26.0, 4.0, 6, {})
    if fullest > MOST_IN_A_ROW:
        labels = labels_of(everybody)
        return Tiling(13 if max(map(text_width, labels.values())) == SHORT else 10, 26.0, 4.0, 6, labels)
    names = {id_: clip(name, LONGEST) for id_, name in call(everybody).items()}
    # About as wide as letters of 12 pixels, and a little room around them.
    widest = 8 + 6.1 * max((text_width(name) for name in names.values()), default=0)
    return Tiling(min(MOST_IN_A_ROW, int(NARROWEST // (widest + 4))), 26.0, 4.0, 6, names, are_names=True)


def _rows(sides: Sequence[TeamAnalysis], tiling: Tiling) -> tuple[Mapping[Style, float], float]:
    """Where each row begins, downwards being negative, and how far down the last one ends."""
    tops: dict[Style, float] = {}
    depth = 0.0
    for style in STYLES:
        tops[style] = -depth
        lines = max(-(-len(in_quarter(side, style)) // tiling.in_a_line) for side in sides)
        depth += HEAD + lines * tiling.step + BETWEEN
    return tops, depth


def _labels(analysis: TeamAnalysis, tops: Mapping[Style, float], look: Theme, language: str) -> list[dict[str, Any]]:
    """Above each row its letter and what it means, and at the right how many are in it."""
    written = []
    for style, share in shares_of(analysis).items():
        letter = f'<span style="color:{look.style_inks[style]}"><b>{style}</b></span>'
        words = escape_plotly(say(language, "chart-quarter", styles=style))
        place = {"xref": "paper", "y": tops[style] - HEAD / 2, "yanchor": "middle", "showarrow": False}
        font = {"size": 14, "color": look.muted}
        written += [
            {"text": f"{letter}  {words}", "x": 0, "xanchor": "left", "font": font, **place},
            {
                "text": f"<b>{share.count}</b>",
                "x": 1,
                "xanchor": "right",
                "font": {"size": 14, "color": look.ink},
                "hovertext": escape_plotly(_may_be(share, language)),
                **place,
            },
        ]
    return written


def _may_be(share: Share, language: str) -> str:
    """How many are in a quarter, and how many it may be."""
    if share.interval is None:
        return say(language, "chart-people", count=share.count)
    return say(language, "chart-range-sure", range=describe_range(share.interval, language))


def _reading(text: str, look: Theme) -> dict[str, Any]:
    return {
        "text": text,
        "xref": "paper",
        "yref": "paper",
        "x": 0,
        "xanchor": "left",
        "y": 0,
        "yanchor": "top",
        "align": "left",
        "showarrow": False,
        "font": {"size": READING_SIZE, "color": look.muted},
    }


def _row(
    analysis: TeamAnalysis,
    style: Style,
    top: float,
    tiling: Tiling,
    changes: Mapping[str, Change],
    look: Theme,
    language: str,
    *,
    named: bool,
) -> list[dict[str, Any]]:
    """The tiles of a row, and strokes through those of people who leave."""
    points = in_quarter(analysis, style)
    called = call(analysis.map) if named else {}
    (step, wide), line, high = tiling.across, tiling.in_a_line, tiling.height
    places = [(n % line * step, top - HEAD - n // line * tiling.step - high / 2) for n in range(len(points))]
    painted = [paint(point, look) for point in points]
    texts = [tiling.texts.get(point.candidate_id, "") for point in points]
    rims = [
        (look.ink, JOINS) if changes.get(point.candidate_id) == "joins" else (each.rim, 0.7 * each.width)
        for point, each in zip(points, painted, strict=True)
    ]
    tiles = {
        "type": "bar",
        "orientation": "h",
        "name": style,
        "base": [x for x, _ in places],
        "x": [wide] * len(points),
        "y": [y for _, y in places],
        "width": [high] * len(points),
        "customdata": [[point.candidate_id if named else ""] for point in points],
        "hovertext": [describe(point, called.get(point.candidate_id, ""), language) for point in points],
        "hovertemplate": "%{hovertext}<extra></extra>",
        "text": [escape_plotly(text) for text in texts],
        "textposition": "inside",
        "insidetextanchor": "middle",
        "textangle": 0,
        # Text in another font than ours may be wider: it shrinks rather than reach over the next tile.
        "constraintext": "inside",
        "textfont": {
            "color": [ink_on(each.colour) for each in painted],
            "size": [12 if tiling.are_names else label_size(text) for text in texts],
            "weight": 400 if tiling.are_names else 600,
        },
        "marker": {
            "color": [each.colour for each in painted],
            "cornerradius": tiling.corner,
            "line": {"color": [colour for colour, _ in rims], "width": [width for _, width in rims]},
        },
        "cliponaxis": False,
        # A tapped tile leaves the others as they are: paler would mean less sure.
        "selected": {"marker": {"opacity": 1}},
        "unselected": {"marker": {"opacity": 1}},
    }
    gone = [
        (x + wide / 2, y)
        for point, (x, y) in zip(points, places, strict=True)
        if changes.get(point.candidate_id) == "leaves"
    ]
    strokes = {
        "type": "scatter",
        "mode": "markers",
        "x": [x for x, _ in gone],
        "y": [y for _, y in gone],
        "hoverinfo": "skip",
        "marker": {"symbol": STROKE, "size": high, "line": {"color": look.ink, "width": 2}},
    }
    return [tiles, strokes] if gone else [tiles]
