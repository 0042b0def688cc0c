"""People by style: heat map, spread of scores, one person's probabilities and counts; exported charts."""

from collections.abc import Callable
from itertools import combinations
from typing import Any

import numpy as np
import pytest
from hypothesis import given, strategies as st

from discern.charts import (
    Chart,
    answer_counts,
    enlarge,
    export_figure,
    style_distribution,
    style_heatmap,
    style_map,
    style_probabilities,
    style_spread,
    what_if_distribution,
)
from discern.charts.spread import NEAR, beeswarm_offsets
from discern.contract import ByStyle, Counts, Results, TeamAnalysis, TeamRef
from tests.support.statements import analyse_team

MakeResults = Callable[..., Results]
TEAM = TeamRef(id="team_1", name="Harbour")


@pytest.fixture
def analyse(make_results: MakeResults) -> Callable[[int], TeamAnalysis]:
    def run(people: int) -> TeamAnalysis:
        rng = np.random.default_rng(people)
        crowd = [
            make_results(
                f"P{n}", number=n, theta=tuple(rng.normal(size=4)), probabilities=tuple(rng.dirichlet([0.5] * 4))
            )
            for n in range(people)
        ]
        return analyse_team(TEAM, people, crowd, 0)

    return run


def traces(chart: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = chart.figure.to_dict()["data"]
    return found


@pytest.mark.parametrize("people", [1, 2, 7, 40, 500])
def test_the_heat_map_lists_everybody_once_by_style_most_certain_first(
    analyse: Callable[[int], TeamAnalysis], people: int
) -> None:
    chart = style_heatmap(analyse(people), dark=False)
    [grid] = traces(chart)
    leads = [int(np.argmax(row)) for row in grid["z"]]
    surest = [(lead, -row[lead]) for lead, row in zip(leads, grid["z"], strict=True)]

    assert sorted(row[0] for row in chart.table.rows) == sorted(f"P{n}" for n in range(people))  # type: ignore[type-var]
    assert surest == sorted(surest)
    assert ("text" in grid) is (people <= 40)
    assert chart.figure.to_dict()["layout"]["height"] <= 1010


def test_the_heat_map_rounds_a_probability_once(make_results: MakeResults) -> None:
    """On the map and on hover, 99.496% is 99%; rounded to 99.50% first, it would be more."""
    sure = make_results(probabilities=(0.99496, 0.00168, 0.00168, 0.00168))
    [grid] = traces(style_heatmap(analyse_team(TEAM, 1, [sure], 0), dark=False))

    assert grid["text"][0][0] == "99%"
    assert "99% probable" in grid["hovertext"][0][0]


def test_the_heat_map_without_names_numbers_its_rows(analyse: Callable[[int], TeamAnalysis]) -> None:
    chart = style_heatmap(analyse(3), dark=False, named=False)

    assert [row[0] for row in chart.table.rows] == ["Person 1", "Person 2", "Person 3"]
    assert "P0" not in str(chart.figure.to_json())


def test_without_probabilities_the_heat_map_says_so(make_results: MakeResults) -> None:
    analysis = analyse_team(TEAM, 1, [make_results(probabilities=None)], 0)

    assert style_heatmap(analysis, dark=False).title == "Style probabilities are not available"


@pytest.mark.parametrize(
    ("people", "kind"), [(1, "scatter"), (2, "scatter"), (7, "scatter"), (40, "scatter"), (41, "violin")]
)
def test_small_teams_are_dots_large_ones_violins(
    analyse: Callable[[int], TeamAnalysis], people: int, kind: str
) -> None:
    *styles, means = traces(style_spread(analyse(people), dark=False))

    assert [trace["type"] for trace in styles] == [kind] * 4
    assert [len(trace["y"]) for trace in styles] == [people] * 4
    assert len(means["error_y"]["array"]) == 4


@given(st.lists(st.floats(0, 100), max_size=40))
def test_dots_of_near_scores_do_not_overlap(values: list[float]) -> None:
    placed = list(zip(beeswarm_offsets(values), values, strict=True))
    edge = max((abs(x) for x, _ in placed), default=0)

    assert edge < 0.5
    if edge < 0.36:
        assert not any(x == u and abs(y - v) < NEAR for (x, y), (u, v) in combinations(placed, 2))


def test_the_bar_adds_up_to_one_and_never_shows_certainty(make_results: MakeResults) -> None:
    chart = style_probabilities(make_results("Ana", probabilities=(0.0, 0.0, 0.002, 0.998)), dark=False)

    assert sum(trace["x"][0] for trace in traces(chart)) == pytest.approx(1)
    assert chart.title == "Ana very likely leads with Conscientiousness (C)"
    assert "Conscientiousness > 99%" in chart.alt


def test_counts_are_those_of_the_answers(make_results: MakeResults) -> None:
    most, least = ByStyle[int](D=2, I=6, S=4, C=12), ByStyle[int](D=11, I=3, S=9, C=1)
    difference = ByStyle[int](D=-9, I=3, S=-5, C=11)
    counted = make_results().model_copy(update={"counts": Counts(most=most, least=least, difference=difference)})
    chart = answer_counts(counted, dark=False)
    left, right, marks = traces(chart)

    assert chart.title == "Conscientiousness was picked as most like them in 12 of 24 answers"
    assert chart.alt.endswith("A count of the answers, not a measurement.")
    assert [-n for n in left["x"]] == list(least.values())
    assert right["x"] == list(most.values())
    assert marks["x"] == list(difference.values())


def test_missing_values_raise(make_results: MakeResults) -> None:
    with pytest.raises(ValueError, match="counts"):
        answer_counts(make_results(), dark=False)
    with pytest.raises(ValueError, match="probabilities"):
        style_probabilities(make_results(probabilities=None), dark=False)


def test_what_if_shows_counts_before_and_after(make_results: MakeResults) -> None:
    sure = {"D": (1.0, 0.0, 0.0, 0.0), "S": (0.0, 0.0, 1.0, 0.0)}
    team = [make_results(number=n, probabilities=sure[style]) for n, style in enumerate("DDS")]
    chart = what_if_distribution(analyse_team(TEAM, 2, team[:2], 0), analyse_team(TEAM, 2, team[1:], 0), dark=False)
    before, after = traces(chart)

    assert (before["x"], after["x"]) == (pytest.approx([2, 0, 0, 0]), pytest.approx([1, 0, 1, 0]))
    assert chart.title == "1.0 more people expected to lead with S, 1.0 fewer with D"
    assert before["marker"] != after["marker"]


def test_no_change_is_the_finding(analyse: Callable[[int], TeamAnalysis]) -> None:
    analysis = analyse(5)

    assert what_if_distribution(analysis, analysis, dark=False).title == "The mix of styles would stay about as it is"


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_an_exported_chart_is_self_contained_and_leaves_the_original_alone(
    analyse: Callable[[int], TeamAnalysis], *, dark: bool
) -> None:
    chart = style_distribution(analyse(7), dark=dark)
    shown = chart.figure.to_json()
    layout = export_figure(chart, dark=dark, note="Harbour, 20 Nov 2026")["layout"]
    on_page = chart.figure.to_dict()["layout"]

    assert chart.title.split()[0] in layout["title"]["text"]
    assert "whiskers: 95% interval" in layout["title"]["text"]
    assert layout["annotations"][-1]["text"] == "Harbour, 20 Nov 2026"
    assert layout["height"] > on_page["height"]
    assert layout["paper_bgcolor"] == ("#12161B" if dark else "#FFFFFF")
    assert chart.figure.to_json() == shown


def test_an_enlarged_chart_has_the_same_values_on_a_larger_scale(analyse: Callable[[int], TeamAnalysis]) -> None:
    chart = style_distribution(analyse(7), dark=False)
    larger = enlarge(chart, 2)
    before, after = chart.figure.to_dict(), larger.figure.to_dict()

    assert (larger.title, larger.alt, larger.table) == (chart.title, chart.alt, chart.table)
    assert after["layout"]["height"] == 2 * before["layout"]["height"]
    assert after["layout"]["font"]["size"] == 2 * before["layout"]["font"]["size"]
    assert after["data"][1]["marker"]["size"] == 2 * before["data"][1]["marker"]["size"]
    assert [trace["x"] for trace in after["data"]] == [trace["x"] for trace in before["data"]]
    assert after["layout"]["xaxis"]["range"] == before["layout"]["xaxis"]["range"]


@pytest.mark.parametrize("draw", [style_distribution, style_map])
def test_a_chart_enlarged_by_a_fraction_is_valid(
    analyse: Callable[[int], TeamAnalysis], draw: Callable[..., Chart]
) -> None:
    """Plotly's validation rejects a size that must be whole and isn't."""
    chart = draw(analyse(7), dark=False)

    assert enlarge(chart, 1.6).figure.layout.height == pytest.approx(1.6 * chart.figure.layout.height)
