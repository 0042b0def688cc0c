"""Who of a team is in which quarter of the circle: a row a quarter, a tile a person, and below these a row of those of
whom no side is said, and one of those whose answers look random. It is the key to the initials.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from discern.charts.chart import Chart, draw
from discern.charts.dots import call, describe, label_size, labels_of
from discern.charts.said import fill_of, paint
from discern.charts.style_distribution import describe_range, shares_of, style_distribution
from discern.charts.team.who_is_where import (
    count_in,
    find_open,
    find_random,
    in_quarter,
    team_table,
    tell_who_is_where,
)
from discern.charts.text import clip, escape_plotly, say, text_width
from discern.charts.theme import Theme, ink_on, theme
from discern.contract.models.teams import MapPoint, Share, TeamAnalysis
from discern.contract.styles import STYLES, Style
from discern.words import LANGUAGES

Row = Style | Literal["open", "random"]
"""A quarter, or where those are of whom no side is said, or whose answers look random."""

NARROWEST = 292.0
"""The width of the drawing on a narrow screen, in pixels."""
HEAD = 24.0
"""The height of a row's label, in pixels."""
COUNT_ROOM = 9
"""The room for a digit of how many are in a row, in pixels."""
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
    """A row for each quarter of the circle, one of those who are open and one of those whose answers look random, with
    how many are in it at the right, and on hover how many it may be, 95% sure.

    Everybody has a tile in the row of the quarter that their dot is in, or in one of the last two where no side is said
    of them. It looks as the dot does; full tiles come first, then pale ones, and of these the surest. Up to
    `MOST_IN_A_ROW` people in the fullest row it has their given names, else their initials. ``customdata`` of a tile is
    the candidate id. Where a service names nobody, the chart is `style_distribution`. If not ``named``, nothing in the
    chart identifies anybody.
    """
    if not has_tiles(analysis):
        return style_distribution(analysis, dark=dark, language=language)
    look = theme(dark=dark)
    tiling = _tiling(analysis, named=named)
    tops, depth = _rows(analysis, tiling)
    traces = [_row(analysis, row, top, tiling, look, language, named=named) for row, top in tops.items()]
    axis = {"showgrid": False, "zeroline": False, "showticklabels": False, "ticks": "", "fixedrange": True}
    layout = {
        "margin": {"l": 0, "r": 0, "t": EDGE, "b": EDGE},
        "barmode": "overlay",
        "xaxis": {**axis, "range": [-SIDES, 1 + SIDES]},
        # A pixel a unit.
        "yaxis": {**axis, "range": [-depth, 0]},
        "annotations": _labels(analysis, tops, look, language),
        "hovermode": "closest",
        "clickmode": "event+select",
    }
    title = (
        say(language, "chart-who-is-where", team=analysis.team.name) if analysis.map else say(language, "chart-nobody")
    )
    described = tell_who_is_where(analysis, language, named=named, with_ranges=True)
    return Chart(
        draw(traces, layout, look, round(2 * EDGE + depth)),
        title,
        say(language, "chart-alt", title=title, described=described),
        team_table(analysis, language, named=named),
    )


def has_tiles(analysis: TeamAnalysis) -> bool:
    """Whether `style_tiles` can draw people: whether each of them is known."""
    return len(analysis.map) == analysis.profiled


def _tiling(analysis: TeamAnalysis, *, named: bool) -> Tiling:
    if analysis.profiled > MOST_LETTERED:
        return Tiling(20, 12.0, 3.0, 3, {})
    if not named:
        return Tiling(13, 26.0, 4.0, 6, {})
    if max(len(people) for people in _in_rows(analysis).values()) > MOST_IN_A_ROW:
        labels = labels_of(analysis.map)
        return Tiling(13 if max(map(text_width, labels.values())) == SHORT else 10, 26.0, 4.0, 6, labels)
    names = {id_: clip(name, LONGEST) for id_, name in call(analysis.map).items()}
    # About as wide as letters of 12 pixels, and a little room around them.
    widest = 8 + 6.1 * max((text_width(name) for name in names.values()), default=0)
    return Tiling(min(MOST_IN_A_ROW, int(NARROWEST // (widest + 4))), 26.0, 4.0, 6, names, are_names=True)


def _in_rows(analysis: TeamAnalysis) -> Mapping[Row, Sequence[MapPoint]]:
    """Who is in each row; there is none for those of whom no side is said where there is nobody."""
    rows: dict[Row, Sequence[MapPoint]] = {style: in_quarter(analysis, style) for style in STYLES}
    unsaid: dict[Row, Sequence[MapPoint]] = {"open": find_open(analysis), "random": find_random(analysis)}
    return rows | {row: people for row, people in unsaid.items() if people}


def _rows(analysis: TeamAnalysis, tiling: Tiling) -> tuple[Mapping[Row, float], float]:
    """Where each row begins, downwards being negative, and how far down the last one ends."""
    tops: dict[Row, float] = {}
    depth = 0.0
    for row, people in _in_rows(analysis).items():
        tops[row] = -depth
        lines = -(-len(people) // tiling.in_a_line)
        depth += HEAD + lines * tiling.step + BETWEEN
    return tops, depth


def _labels(analysis: TeamAnalysis, tops: Mapping[Row, float], look: Theme, language: str) -> list[dict[str, Any]]:
    """Above each row its letter and what it means, and at the right how many are in it, and of these how many only by a
    half.
    """
    written = []
    shares, people = shares_of(analysis), _in_rows(analysis)
    for row, top in tops.items():
        if row == "open" or row == "random":
            text, count = escape_plotly(say(language, "chart-row-unsaid", row=row)), len(people[row])
            may_be = say(language, "chart-people", count=count)
        else:
            letter = f'<span style="color:{look.style_inks[row]}"><b>{row}</b></span>'
            text = f"{letter}  {escape_plotly(say(language, 'chart-quarter', styles=row))}"
            count, may_be = count_in(analysis, row), _may_be(shares[row], language)
        half = 0 if row in {"open", "random"} else sum(fill_of(point) == "pale" for point in people[row])
        place = {"xref": "paper", "y": top - HEAD / 2, "yanchor": "middle", "showarrow": False}
        font = {"size": 14, "color": look.muted}
        written += [
            {"text": text, "x": 0, "xanchor": "left", "font": font, **place},
            {
                "text": f"<b>{count}</b>",
                "x": 1,
                "xanchor": "right",
                "font": {"size": 14, "color": look.ink},
                "hovertext": escape_plotly(may_be),
                **place,
            },
        ]
        if half:
            said = say(language, "chart-pale-count", half=half)
            font, beside = {"size": 11, "color": look.muted}, -COUNT_ROOM * len(f"{count}") - 6
            written.append({"text": said, "x": 1, "xanchor": "right", "xshift": beside, "font": font, **place})
    return written


def _may_be(share: Share, language: str) -> str:
    """How many are in a quarter, and how many it may be."""
    if share.interval is None:
        return say(language, "chart-people", count=share.count)
    return say(language, "chart-range-sure", range=describe_range(share.interval, language))


def _row(
    analysis: TeamAnalysis,
    row: Row,
    top: float,
    tiling: Tiling,
    look: Theme,
    language: str,
    *,
    named: bool,
) -> dict[str, Any]:
    """The tiles of a row."""
    points = _in_rows(analysis)[row]
    called = call(analysis.map) if named else {}
    (step, wide), line, high = tiling.across, tiling.in_a_line, tiling.height
    places = [(n % line * step, top - HEAD - n // line * tiling.step - high / 2) for n in range(len(points))]
    painted = [paint(point, look) for point in points]
    texts = [tiling.texts.get(point.candidate_id, "") for point in points]
    return {
        "type": "bar",
        "orientation": "h",
        "name": row,
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
            "line": {"color": [each.rim for each in painted], "width": [0.7 * each.width for each in painted]},
        },
        "cliponaxis": False,
        # A tapped tile leaves the others as they are: paler would mean less sure.
        "selected": {"marker": {"opacity": 1}},
        "unselected": {"marker": {"opacity": 1}},
    }
