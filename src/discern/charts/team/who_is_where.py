"""Who of a team is in which quarter of the circle, in words and as a table."""

from collections.abc import Mapping, Sequence

from discern.charts.chart import Cell, Table
from discern.charts.dots import call, quarter_cells, quarter_columns
from discern.charts.said import FILLS, describe_said, fill_of, is_open
from discern.charts.style_distribution import describe_range, shares_of
from discern.charts.text import columns, say
from discern.contract.models.teams import GroupAnalysis, MapPoint, Share
from discern.contract.styles import STYLES_IN, Half, Style, quarter_of
from discern.words import format_names

MOST_NAMED = 12
"""In a larger team it is only said how many are where: a list of names is the table's."""


def in_quarter(analysis: GroupAnalysis, style: Style) -> list[MapPoint]:
    """Who is said to be in the quarter of ``style``, or in a half, with their dots there: full ones first, and of these
    the surest.
    """
    return sorted(
        (point for point in analysis.map if not is_open(point) and quarter_of(point.x, point.y) == style),
        key=lambda point: (FILLS.index(fill_of(point)), 0 if point.quarters is None else -point.quarters[style]),
    )


def find_open(analysis: GroupAnalysis) -> list[MapPoint]:
    """Of whom no side is said, whatever quarter their dots are in, though their answers don't look random."""
    return [point for point in analysis.map if is_open(point) and not point.looks_random]


def find_random(analysis: GroupAnalysis) -> list[MapPoint]:
    """Those whose answers look random, so that no side is said of them."""
    return [point for point in analysis.map if point.looks_random]


def find_halves(analysis: GroupAnalysis) -> list[MapPoint]:
    """Of whom only a half is said, or a place between two quarters: their dots are pale."""
    return [point for point in analysis.map if fill_of(point) == "pale"]


def count_in(analysis: GroupAnalysis, style: Style) -> int:
    """How many dots are in the quarter of ``style``, without those of whom no side is said."""
    open_there = sum(quarter_of(point.x, point.y) == style for point in analysis.map if is_open(point))
    return shares_of(analysis)[style].count - open_there


def count_in_half(analysis: GroupAnalysis, half: Half) -> int | None:
    """How many dots are in a half, without those of whom no side is said; None where a service doesn't say."""
    if analysis.halves is None:
        return None
    share: Share = getattr(analysis.halves, half)
    return share.count - sum(
        quarter_of(point.x, point.y) in STYLES_IN[half] for point in analysis.map if is_open(point)
    )


def tell_who_is_where(analysis: GroupAnalysis, language: str, *, named: bool = True, with_ranges: bool = False) -> str:
    """Who is in each quarter, or how many; how many it may be, if ``with_ranges``; and who has no sure direction."""
    called = call(analysis.map) if named and len(analysis.map) <= MOST_NAMED else {}
    parts = []
    for style, share in shares_of(analysis).items():
        who = _tell(in_quarter(analysis, style), count_in(analysis, style), called, language)
        known = with_ranges and share.interval is not None
        in_range = "" if share.interval is None else describe_range(share.interval, language)
        parts.append(
            say(language, "chart-quarter-who", styles=style, who=who, range=in_range, known="yes" if known else "no")
        )
    for what, people in (
        ("pale", find_halves(analysis)),
        ("empty", find_open(analysis)),
        ("random", find_random(analysis)),
    ):
        if people:
            parts.append(say(language, "chart-not-sure", fill=what, who=_tell(people, len(people), called, language)))
    return " ".join(parts)


def _tell(people: Sequence[MapPoint], count: int, called: Mapping[str, str], language: str) -> str:
    """Their names, or how many they are."""
    if called and people:
        return format_names([called[point.candidate_id] for point in people], language)
    return say(language, "chart-people", count=count)


def team_table(analysis: GroupAnalysis, language: str, *, named: bool) -> Table:
    """How many people are in each quarter, and what is said of each person with the probabilities of the quarters.

    Without names people are in the order of their places on the circle, since the members' order would give them away.
    """
    shares = [] if analysis.distribution is None else list(analysis.distribution.values())
    counted, low, high = columns(language, "team-counted", "team-low", "team-high")
    ends = [(None, None) if share.interval is None else share.interval for share in shares]
    rows: list[tuple[Cell, ...]] = []
    if shares:
        rows += [
            (counted, None, *(share.count for share in shares)),
            (low, None, *(_whole(end[0]) for end in ends)),
            (high, None, *(_whole(end[1]) for end in ends)),
        ]
    points = analysis.map if named else sorted(analysis.map, key=lambda point: point.angle)
    for n, point in enumerate(points, start=1):
        name = point.name if named else say(language, "chart-person-number", number=n)
        rows.append((name, describe_said(point, language), *quarter_cells(point, language)))
    return Table((*columns(language, "person-or-team", "said"), *quarter_columns(language)), tuple(rows))


def _whole(end: float | None) -> int | None:
    return None if end is None else round(end)
