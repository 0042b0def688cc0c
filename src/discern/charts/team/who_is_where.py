"""Who of a team is in which quarter or half of the circle, in words and as a table."""

from collections.abc import Mapping, Sequence
from typing import get_args

from discern.charts.chart import Cell, Table
from discern.charts.dots import call, quarter_cells, quarter_columns
from discern.charts.said import describe_said, is_open, is_said_in, said_of
from discern.charts.style_distribution import describe_share_range, shares_of
from discern.charts.text import columns, say
from discern.contract.certainty import LIKELY
from discern.contract.models.teams import GroupAnalysis, MapPoint, Share
from discern.contract.styles import HALVES_AROUND, STYLES, STYLES_IN, Half, Style, quarter_of
from discern.words import format_names

HALVES: tuple[Half, ...] = get_args(Half)

MOST_NAMED = 12
"""In a larger team it is only said how many are where: a list of names is the table's."""


def in_quarter(analysis: GroupAnalysis, style: Style) -> list[MapPoint]:
    """Who is said to be in the quarter of ``style``, the surest first."""
    return sorted(
        (point for point in analysis.map if is_said_in(point, style)),
        key=lambda point: 0 if point.quarters is None else -point.quarters[style],
    )


def in_half(analysis: GroupAnalysis, half: Half) -> list[MapPoint]:
    """Who is said to be in a half and in no quarter, the surest first; without those who are `in_two_halves`."""
    found = (point for point in analysis.map if half in _halves_alone(point) and _shared_quarter(point) is None)
    return sorted(found, key=lambda point: -(point.probability or 0))


def in_two_halves(analysis: GroupAnalysis, style: Style) -> list[MapPoint]:
    """Who is likely to be in both of the halves around a quarter, each for itself, and isn't said to be in it."""
    found = (point for point in analysis.map if _shared_quarter(point) == style)
    return sorted(found, key=lambda point: -(point.probability or 0))


def _shared_quarter(point: MapPoint) -> Style | None:
    """The quarter that two halves share of which each is likely, where a half is said of somebody."""
    if point.half is None or point.quarters is None:
        return None
    chances = dict(point.quarters.items())
    likely = {half for half in HALVES if sum(chances[style] for style in STYLES_IN[half]) >= LIKELY}
    return next((style for style in STYLES if set(HALVES_AROUND[style]) <= likely), None)


def _halves_alone(point: MapPoint) -> set[str]:
    """The half that somebody is in, where no quarter is said."""
    said = said_of(point)
    return set() if said is None or len(HALVES_AROUND.get(said, ())) > 1 else {said, *HALVES_AROUND.get(said, ())}


def find_open(analysis: GroupAnalysis) -> list[MapPoint]:
    """Of whom no side is said, whatever quarter their dots are in."""
    return [point for point in analysis.map if is_open(point)]


def count_in_half(analysis: GroupAnalysis, half: Half) -> int | None:
    """How many dots are in a half, without those of whom no side is said; None where a service doesn't say."""
    if analysis.halves is None:
        return None
    share: Share = getattr(analysis.halves, half)
    return share.count - sum(quarter_of(point.x, point.y) in STYLES_IN[half] for point in find_open(analysis))


def tell_who_is_where(analysis: GroupAnalysis, language: str, *, named: bool = True, with_ranges: bool = False) -> str:
    """Who is in each quarter, or how many; how many it may be, if ``with_ranges``; who is only in a half, and who in
    neither.
    """
    called = call(analysis.map) if named and len(analysis.map) <= MOST_NAMED else {}
    parts = []
    for style, share in shares_of(analysis).items():
        who = _tell(in_quarter(analysis, style), share.count, called, language)
        known = with_ranges and share.interval is not None
        in_range = describe_share_range(share, language)
        parts.append(
            say(language, "chart-quarter-who", styles=style, who=who, range=in_range, known="yes" if known else "no")
        )
    parts += [
        say(language, "chart-halves-who", styles=style, who=_tell(people, len(people), called, language))
        for style in STYLES
        if (people := in_two_halves(analysis, style))
    ]
    parts += [
        say(language, "chart-half-who", end=half, who=_tell(people, len(people), called, language))
        for half in HALVES
        if (people := in_half(analysis, half))
    ]
    if people := find_open(analysis):
        doubted = "yes" if has_doubted(analysis) else "no"
        parts.append(say(language, "chart-not-sure", doubted=doubted, who=_tell(people, len(people), called, language)))
    return " ".join(parts)


def has_doubted(analysis: GroupAnalysis) -> bool:
    """Whether answers in a team look random: nothing is said of whose these are, and not who it is."""
    return any(each.message == "team-caution-random" for each in analysis.insights)


def _tell(people: Sequence[MapPoint], count: int, called: Mapping[str, str], language: str) -> str:
    """Their names, or how many they are."""
    if called and people:
        return format_names([called[point.candidate_id] for point in people], language)
    return say(language, "chart-people", count=count)


def team_table(analysis: GroupAnalysis, language: str, *, named: bool) -> Table:
    """How many people are in each quarter, and what is said of each person with the probabilities of the quarters.

    Without names people are in the order of their places on the circle, since the members' order would give them away.
    """
    shares = [] if analysis.distribution is None else list(shares_of(analysis).values())
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
