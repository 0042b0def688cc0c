"""Who leads with what: tiles of a small team, equally probable counts of a large one."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given, strategies as st

from discern.charts import style_distribution, style_shares, style_tiles, what_if_distribution, what_if_tiles
from discern.charts.team.style_tiles import DOTS, LEAST, MOST_TILES, TILE, WIDTH, equal_counts
from discern.contract.models.results import Results
from discern.contract.models.teams import Share, TeamAnalysis, TeamRef
from discern.contract.styles import STYLES, ByStyle
from discern.insight.team.counts import poisson_binomial_pmf
from discern.words import percent
from tests.charts.test_charts import contrast, luminance
from tests.support.statements import analyse_team

MakeResults = Callable[..., Results]
TEAM = TeamRef(id="team_1", name="Harbour")
SURE = {"D": (0.97, 0.01, 0.01, 0.01), "S": (0.01, 0.01, 0.97, 0.01)}


def figure(chart: Any) -> dict[str, Any]:
    drawn: dict[str, Any] = chart.figure.to_dict()
    return drawn


def rows(chart: Any) -> dict[str, dict[str, Any]]:
    """The trace of each style's tiles."""
    return {trace["name"]: trace for trace in figure(chart)["data"] if trace["type"] == "bar"}


@pytest.mark.parametrize("people", [1, 3, 7, MOST_TILES])
def test_everybody_has_a_tile_for_each_style_they_may_lead_with(
    analyse: Callable[[int], TeamAnalysis], people: int
) -> None:
    analysis = analyse(people)
    drawn = rows(style_tiles(analysis, dark=False))
    shown = {(style, row[0]) for style, trace in drawn.items() for row in trace["customdata"]}

    assert shown == {
        (style, point.candidate_id)
        for point in analysis.map
        if point.probabilities is not None
        for style, probability in point.probabilities.items()
        if probability >= LEAST
    }
    assert {id_ for _, id_ in shown} == {point.candidate_id for point in analysis.map}


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_a_tile_is_the_paler_the_less_probable_and_its_initials_are_legible(
    analyse: Callable[[int], TeamAnalysis], *, dark: bool
) -> None:
    analysis = analyse(20)
    for style, trace in rows(style_tiles(analysis, dark=dark)).items():
        chances = {p.candidate_id: p.probabilities[style] for p in analysis.map if p.probabilities is not None}  # type: ignore[index]
        probabilities = [chances[row[0]] for row in trace["customdata"]]
        light = [luminance(fill) for fill in trace["marker"]["color"]]

        assert probabilities == sorted(probabilities, reverse=True)
        assert light == sorted(light, reverse=dark)
        for fill, ink in zip(trace["marker"]["color"], trace["textfont"]["color"], strict=True):
            assert contrast(fill, ink) >= 4.5


@pytest.mark.parametrize("people", [3, 7, 40])
def test_the_ranges_are_the_intervals_of_the_analysis(analyse: Callable[[int], TeamAnalysis], people: int) -> None:
    analysis = analyse(people)
    texts = [each["text"] for each in figure(style_tiles(analysis, dark=False))["layout"]["annotations"]]
    assert analysis.distribution is not None
    for share in analysis.distribution.values():
        assert share.interval is not None
        low, high = (round(end) for end in share.interval)
        assert f"<b>{low if low == high else f'{low}–{high}'}</b> of {people}" in texts


def test_the_alt_text_and_the_table_have_the_numbers(analyse: Callable[[int], TeamAnalysis]) -> None:
    analysis = analyse(7)
    chart, bars = style_tiles(analysis, dark=False), style_distribution(analysis, dark=False)
    assert analysis.distribution is not None

    assert (chart.title, chart.alt) == (bars.title, bars.alt)
    assert chart.table.rows[0][1:] == tuple(round(s.expected or 0, 2) for s in analysis.distribution.values())
    assert [(row[0], row[1:]) for row in chart.table.rows[4:]] == [
        (point.name, tuple(percent(p, "en") for p in point.probabilities.values()))
        for point in analysis.map
        if point.probabilities is not None
    ]


@pytest.mark.parametrize("people", [1, 7, MOST_TILES])
def test_tiles_fit_a_narrow_screen_and_never_overlap(analyse: Callable[[int], TeamAnalysis], people: int) -> None:
    drawn = figure(style_tiles(analyse(people), dark=False))
    bottom = drawn["layout"]["yaxis"]["range"][0]
    places = [
        (x, y)
        for trace in drawn["data"]
        if trace["type"] == "bar"
        for x, y in zip(trace["base"], trace["y"], strict=True)
    ]

    assert all(x >= 0 and x + TILE[0] <= WIDTH and bottom < y - TILE[1] / 2 < y + TILE[1] / 2 <= 0 for x, y in places)
    for n, (x, y) in enumerate(places):
        assert not any(abs(x - a) < TILE[0] and abs(y - b) < TILE[1] for a, b in places[:n])


def test_tiles_without_names_identify_nobody(analyse: Callable[[int], TeamAnalysis]) -> None:
    analysis = analyse(7)
    chart = style_tiles(analysis, dark=False, named=False)
    said = f"{chart.figure.to_json()} {chart.title} {chart.alt}"

    assert not any(point.name in said or point.candidate_id in said for point in analysis.map)
    assert {text for trace in rows(chart).values() for text in trace["text"]} == {""}
    reversed_ = analysis.model_copy(update={"map": analysis.map[::-1]})
    assert chart.table == style_tiles(reversed_, dark=False, named=False).table


def test_a_row_without_tiles_says_so(make_results: MakeResults) -> None:
    team = analyse_team(TEAM, 3, [make_results(number=n, probabilities=SURE["D"]) for n in range(3)], 0)
    texts = [trace["text"] for trace in figure(style_tiles(team, dark=False))["data"] if trace["type"] == "scatter"]

    assert texts == [["Nobody at 10% or more"]] * 3


def test_nobody_profiled_draws_empty_rows(analyse: Callable[[int], TeamAnalysis]) -> None:
    chart = style_tiles(analyse(0), dark=False)

    assert chart.title == "Nobody here has a profile yet"
    assert all(not trace["x"] for trace in rows(chart).values())


def test_where_probabilities_or_people_are_unknown_the_bars_are_drawn(
    make_results: MakeResults, analyse: Callable[[int], TeamAnalysis]
) -> None:
    counted = analyse_team(TEAM, 3, [make_results(number=n, probabilities=None) for n in range(3)], 0)
    nameless = analyse(7).model_copy(update={"map": []})
    for analysis in (counted, nameless):
        assert style_tiles(analysis, dark=False) == style_distribution(analysis, dark=False)
        assert what_if_tiles(analysis, analysis, side="after", dark=False) == what_if_distribution(
            analysis, analysis, dark=False
        )


def test_a_large_team_has_twenty_dots_in_each_row(analyse: Callable[[int], TeamAnalysis]) -> None:
    analysis = analyse(MOST_TILES + 1)
    traces = figure(style_tiles(analysis, dark=False))["data"]

    assert [len(trace["x"]) for trace in traces] == [DOTS] * 4
    for style, trace in zip(STYLES, traces, strict=True):
        assert analysis.distribution is not None
        expected = analysis.distribution[style].expected
        assert np.mean(trace["x"]) == pytest.approx(expected, abs=0.6)


def test_no_two_dots_share_a_place(analyse: Callable[[int], TeamAnalysis]) -> None:
    for people in (40, 500):
        for trace in figure(style_tiles(analyse(people), dark=False))["data"]:
            assert max(Counter(zip(trace["x"], trace["y"], strict=True)).values()) == 1


@given(st.lists(st.floats(0, 1), max_size=60))
def test_equal_counts_are_the_quantiles_of_the_distribution(probabilities: list[float]) -> None:
    counts = equal_counts(tuple(probabilities))
    below = np.cumsum(poisson_binomial_pmf(np.array(probabilities)))

    assert list(counts) == sorted(counts)
    assert len(counts) == DOTS
    for n, count in enumerate(counts):
        level = (n + 0.5) / DOTS
        assert 0 <= count <= len(probabilities)
        assert below[count] >= level - 1e-9
        assert count == 0 or below[count - 1] <= level + 1e-9


def test_a_what_if_outlines_who_joins_and_hollows_who_leaves(make_results: MakeResults) -> None:
    people = [make_results(f"P{n}", number=n, probabilities=SURE[style]) for n, style in enumerate("DDS")]
    before, after = analyse_team(TEAM, 2, people[:2], 0), analyse_team(TEAM, 2, people[1:], 0)
    left, right = (what_if_tiles(before, after, side=side, dark=False) for side in ("before", "after"))
    was, would_be = rows(left)["D"], rows(right)["S"]

    assert (was["customdata"], was["marker"]["color"][0]) == ([["cand_0"], ["cand_1"]], "#FFFFFF")
    assert was["marker"]["color"][1] != "#FFFFFF"
    assert would_be["customdata"] == [["cand_2"]]
    assert would_be["marker"]["line"]["width"][0] > rows(right)["D"]["marker"]["line"]["width"][0]
    assert "1 would join (thick outline), 1 would leave (hollow)." in right.alt
    assert right.title == "1.0 more people expected to lead with S, 1.0 fewer with D"


@pytest.mark.parametrize(("first", "second"), [(range(7), range(3, 10)), (range(40), range(5, 60))])
def test_both_sides_of_a_what_if_have_the_same_rows_and_scale(
    crowd: Callable[[int], list[Results]], first: range, second: range
) -> None:
    people = crowd(60)
    before, after = (analyse_team(TEAM, len(part), [people[n] for n in part], 0) for part in (first, second))
    left, right = (
        figure(what_if_tiles(before, after, side=side, dark=False))["layout"] for side in ("before", "after")
    )

    for axis in ("xaxis", "yaxis"):
        assert left[axis]["range"] == right[axis]["range"]
    assert left["height"] == right["height"]


@given(st.tuples(*[st.integers(0, 9)] * 4))
def test_shares_of_styles_add_up_to_one(counts: tuple[int, int, int, int]) -> None:
    shares = {style: Share(count=n, expected=n + 0.5) for style, n in zip(STYLES, counts, strict=True)}
    analysis = TeamAnalysis(
        team=TEAM, size=9, profiled=9, pending=0, distribution=ByStyle[Share].of(dict(shares.items()))
    )

    assert sum(style_shares(analysis).values()) == pytest.approx(1)
    assert style_shares(analysis.model_copy(update={"distribution": None})) == dict.fromkeys(STYLES, 0.0)
