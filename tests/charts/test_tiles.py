"""Who of a team is in which quarter: everybody a tile, with the look of their dot."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, strategies as st

from discern.charts import (
    name_initials,
    style_distribution,
    style_map,
    style_shares,
    style_tiles,
)
from discern.charts.said import is_open
from discern.charts.team.style_tiles import MOST_IN_A_ROW, MOST_LETTERED, NARROWEST
from discern.contract.models.results import Results
from discern.contract.models.teams import Share, TeamAnalysis, TeamRef
from discern.contract.styles import STYLES, ByStyle, quarter_of
from discern.words import percent
from tests.charts.test_charts import contrast
from tests.support.results import LEADS
from tests.support.statements import analyse_team

MakeResults = Callable[..., Results]
TEAM = TeamRef(id="team_1", name="Harbour")


def figure(chart: Any) -> dict[str, Any]:
    drawn: dict[str, Any] = chart.figure.to_dict()
    return drawn


def rows(chart: Any) -> dict[str, dict[str, Any]]:
    """The trace of each style's tiles."""
    return {trace["name"]: trace for trace in figure(chart)["data"] if trace["type"] == "bar"}


def tiles(chart: Any) -> dict[str, dict[str, Any]]:
    """Of each tile, by the candidate's id, its row and its look."""
    return {
        row[0]: {"style": style, "fill": fill, "rim": rim, "ink": ink}
        for style, trace in rows(chart).items()
        for row, fill, rim, ink in zip(
            trace["customdata"],
            trace["marker"]["color"],
            trace["marker"]["line"]["color"],
            trace["textfont"]["color"],
            strict=True,
        )
    }


@pytest.mark.parametrize("people", [1, 7, MOST_LETTERED, 200])
def test_everybody_has_one_tile_in_the_quarter_of_their_dot_which_looks_like_it(
    analyse: Callable[[int], TeamAnalysis], people: int
) -> None:
    analysis = analyse(people)
    shown = tiles(style_tiles(analysis, dark=False))
    drawn = next(trace for trace in figure(style_map(analysis, dark=False))["data"] if "customdata" in trace)
    marker = drawn["marker"]

    assert {id_: tile["style"] for id_, tile in shown.items()} == {
        point.candidate_id: "open" if is_open(point) else quarter_of(point.x, point.y) for point in analysis.map
    }
    dots = zip(drawn["customdata"], marker["color"], marker["line"]["color"], strict=True)
    assert {row[0]: (fill, rim) for row, fill, rim in dots} == {
        id_: (tile["fill"], tile["rim"]) for id_, tile in shown.items()
    }


@pytest.mark.parametrize("people", [3, 7, 40])
def test_the_count_of_tiles_is_beside_each_row_and_how_many_it_may_be_on_hover(
    analyse: Callable[[int], TeamAnalysis], people: int
) -> None:
    analysis = analyse(people)
    chart = style_tiles(analysis, dark=False)
    counts = [each for each in figure(chart)["layout"]["annotations"] if "hovertext" in each]
    assert analysis.distribution is not None
    for beside, (style, share) in zip(counts, analysis.distribution.items(), strict=True):
        assert share.interval is not None
        low, high = (round(end) for end in share.interval)
        shown = f"95% sure: {low}" if low == high else f"95% sure: {low} to {high}"
        assert share.count == len(rows(chart)[style]["x"])
        assert (beside["text"], beside["hovertext"]) == (f"<b>{share.count}</b>", shown)
        assert shown in chart.alt


def test_beside_a_count_stands_of_how_many_only_a_half_is_said(make_results: MakeResults) -> None:
    crowd = [make_results(number=n, theta=LEADS["D"] if n < 2 else (1.1, 1.0, -1.0, -1.1)) for n in range(5)]
    analysis = analyse_team(TEAM, 5, crowd, 0)
    labels = [each["text"] for each in figure(style_tiles(analysis, dark=False))["layout"]["annotations"]]
    pale = [sum(quarter_of(p.x, p.y) == style and p.direction not in STYLES for p in analysis.map) for style in STYLES]

    assert pale[0] == 3
    assert [each for each in labels if "pale" in each] == ["3 pale: one of two styles"]


def test_a_row_says_what_its_quarter_means(analyse: Callable[[int], TeamAnalysis]) -> None:
    labels = [each["text"] for each in figure(style_tiles(analyse(3), dark=False))["layout"]["annotations"]]

    assert [re.sub("<[^>]*>", "", text) for text in labels if "</span>" in text] == [
        "D  Fast, task first",
        "I  Fast, people first",
        "S  Calm, people first",
        "C  Calm, task first",
    ]


@pytest.mark.parametrize(("people", "texts"), [(8, ["Ana", "Zoë"]), (9, ["A1", "ZL"])])
def test_tiles_have_given_names_or_where_a_row_is_fuller_the_initials_of_the_dots(
    make_results: MakeResults, people: int, texts: list[str]
) -> None:
    names = ["Zoë Lind", *(f"Ana {n}" for n in range(1, people))]
    if people == MOST_IN_A_ROW:
        names[1:] = ["Ana Ruiz", *(f"Bo {letter}" for letter in "QRSTUV")]
    crowd = [make_results(name, number=n, theta=LEADS["D"]) for n, name in enumerate(names)]
    analysis = analyse_team(TEAM, people, crowd, 0)
    shown = rows(style_tiles(analysis, dark=False))["D"]
    hovers = dict(zip(shown["text"], shown["hovertext"], strict=True))

    assert set(texts) <= set(shown["text"])
    assert hovers[texts[1]].startswith("Zoë moves fast and puts the task first")
    if people > MOST_IN_A_ROW:
        assert dict(name_initials(analysis.map))["ZL"] == "Zoë Lind"


def test_full_tiles_come_first_and_the_surest_of_them(analyse: Callable[[int], TeamAnalysis]) -> None:
    analysis = analyse(20)
    points = {point.candidate_id: point for point in analysis.map}
    for style, trace in rows(style_tiles(analysis, dark=False)).items():
        shown = [points[row[0]] for row in trace["customdata"]]
        if style != "open":
            order = [(p.direction not in STYLES, -p.quarters[style]) for p in shown if p.quarters]  # type: ignore[index]
            assert order == sorted(order)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_initials_are_legible_on_every_tile(analyse: Callable[[int], TeamAnalysis], *, dark: bool) -> None:
    shown = tiles(style_tiles(analyse(20), dark=dark)).values()

    assert len({tile["fill"] for tile in shown}) > 4
    assert all(contrast(tile["fill"], tile["ink"]) >= 4.5 for tile in shown)


def test_the_alt_text_and_the_table_have_the_numbers(analyse: Callable[[int], TeamAnalysis]) -> None:
    analysis = analyse(7)
    chart = style_tiles(analysis, dark=False)
    assert analysis.distribution is not None

    assert chart.title == "Who is where in Harbour"
    assert all(f"{point.name}" in chart.alt for point in analysis.map)
    assert chart.table.rows[0][2:] == tuple(share.count for share in analysis.distribution.values())
    assert [(row[0], row[2:]) for row in chart.table.rows[3:]] == [
        (point.name, tuple(percent(p, "en") for p in point.quarters.values()))
        for point in analysis.map
        if point.quarters is not None
    ]


@pytest.mark.parametrize("people", [1, 7, MOST_LETTERED, 200])
def test_tiles_fit_a_narrow_screen_and_never_overlap(analyse: Callable[[int], TeamAnalysis], people: int) -> None:
    drawn = figure(style_tiles(analyse(people), dark=False))
    bottom = drawn["layout"]["yaxis"]["range"][0]
    bars = [trace for trace in drawn["data"] if trace["type"] == "bar"]
    places = [
        (x * NARROWEST, y, wide * NARROWEST, high)
        for trace in bars
        for x, y, wide, high in zip(trace["base"], trace["y"], trace["x"], trace["width"], strict=True)
    ]

    assert len(places) == people
    for n, (x, y, wide, high) in enumerate(places):
        assert x >= 0
        assert x + wide <= NARROWEST + 1e-6
        assert bottom < y - high / 2 < y + high / 2 <= 0
        assert not any(abs(x - a) < wide and abs(y - b) < high for a, b, *_ in places[:n])
    for trace in bars:
        for text, wide in zip(trace["text"], trace["x"], strict=True):
            assert 6 * len(text) <= wide * NARROWEST


def test_tiles_without_names_identify_nobody(analyse: Callable[[int], TeamAnalysis]) -> None:
    analysis = analyse(7)
    chart = style_tiles(analysis, dark=False, named=False)
    said = f"{chart.figure.to_json()} {chart.title} {chart.alt}"

    assert not any(point.name in said or point.candidate_id in said for point in analysis.map)
    assert {text for trace in rows(chart).values() for text in trace["text"]} == {""}
    reversed_ = analysis.model_copy(update={"map": analysis.map[::-1]})
    assert chart.table == style_tiles(reversed_, dark=False, named=False).table


def test_nobody_profiled_draws_empty_rows(analyse: Callable[[int], TeamAnalysis]) -> None:
    chart = style_tiles(analyse(0), dark=False)

    assert chart.title == "No one here has a profile yet"
    assert all(not trace["x"] for trace in rows(chart).values())


def test_where_people_are_unknown_the_bars_are_drawn(analyse: Callable[[int], TeamAnalysis]) -> None:
    nameless = analyse(7).model_copy(update={"map": []})

    assert style_tiles(nameless, dark=False) == style_distribution(nameless, dark=False)


def test_where_nothing_says_how_sure_places_are_all_tiles_are_empty(make_results: MakeResults) -> None:
    team = analyse_team(TEAM, 3, [make_results(number=n, error=None, label="Di") for n in range(3)], 0)
    chart = style_tiles(team, dark=False)

    assert {tile["fill"] for tile in tiles(chart).values()} == {"#FFFFFF"}
    assert "<b>3</b>" in [each["text"] for each in figure(chart)["layout"]["annotations"]]
    assert chart.table.rows[-1] == ("Ana Ruiz", "Di", None, None, None, None)


@given(st.tuples(*[st.integers(0, 9)] * 4).filter(any))
def test_shares_of_styles_add_up_to_one(counts: tuple[int, int, int, int]) -> None:
    shares = {style: Share(count=n) for style, n in zip(STYLES, counts, strict=True)}
    analysis = TeamAnalysis(
        team=TEAM, size=9, profiled=9, pending=0, distribution=ByStyle[Share].of(dict(shares.items()))
    )

    assert sum(style_shares(analysis).values()) == pytest.approx(1)
    assert style_shares(analysis.model_copy(update={"distribution": None})) == dict.fromkeys(STYLES, 0.0)
