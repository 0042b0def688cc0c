"""A team's scores in one style: everybody a dot, and no claim against a norm group that has nobody in it."""

from collections.abc import Callable
from itertools import combinations
from typing import Any

import numpy as np
import pytest
from hypothesis import given, strategies as st

from discern.charts import style_beeswarm
from discern.charts.team.style_beeswarm import NARROWEST, dot_size, swarm_lanes
from discern.contract.models.results import IntervalBasis, Results
from discern.contract.models.teams import TeamAnalysis, TeamRef
from discern.contract.styles import STYLES
from tests.support.statements import analyse_team

MakeResults = Callable[..., Results]


@pytest.fixture
def analyse(make_results: MakeResults) -> Callable[[int], TeamAnalysis]:
    def run(people: int) -> TeamAnalysis:
        rng = np.random.default_rng(people)
        crowd = [make_results(f"Person {n}", number=n, theta=tuple(rng.normal(size=4))) for n in range(people)]
        return analyse_team(TeamRef(id="team_1", name="Harbour"), people, crowd, 0)

    return run


def figure(chart: Any) -> dict[str, Any]:
    drawn: dict[str, Any] = chart.figure.to_dict()
    return drawn


def dots(chart: Any) -> dict[str, Any]:
    return next(trace for trace in figure(chart)["data"] if "customdata" in trace)


@pytest.mark.parametrize("people", [1, 7, 30, 31, 500])
@pytest.mark.parametrize("style", STYLES)
@pytest.mark.exhaustive
def test_everybody_is_a_dot_at_their_score(analyse: Callable[[int], TeamAnalysis], people: int, style: Any) -> None:
    analysis = analyse(people)
    drawn = dots(style_beeswarm(analysis, style, dark=False))

    assert {row[0]: x for row, x in zip(drawn["customdata"], drawn["x"], strict=True)} == {
        point.candidate_id: point.scores[style] for point in analysis.map if point.scores is not None
    }
    assert (set(drawn["text"]) == {""}) is (people > 30)
    assert {text.partition("<br>")[0] for text in drawn["hovertext"]} == {point.name for point in analysis.map}


@pytest.mark.parametrize("people", [7, 30, 40, 500])
def test_dots_are_apart_and_inside_on_a_narrow_screen(analyse: Callable[[int], TeamAnalysis], people: int) -> None:
    chart = style_beeswarm(analyse(people), "D", dark=False)
    drawn = dots(chart)
    size = drawn["marker"]["size"]
    places = [(x * NARROWEST / 100, y) for x, y in zip(drawn["x"], drawn["y"], strict=True)]
    top = figure(chart)["layout"]["yaxis"]["range"][1]

    assert all(size / 2 <= y <= top - size / 2 for _, y in places)
    assert not any(
        abs(a[0] - b[0]) < size - 1e-6 and abs(a[1] - b[1]) < size - 1e-6 for a, b in combinations(places, 2)
    )


@given(st.lists(st.floats(0, 100), max_size=60), st.floats(0.5, 10))
def test_in_a_lane_no_two_are_near(values: list[float], near: float) -> None:
    lanes = swarm_lanes(values, near)
    placed = list(zip(lanes, values, strict=True))

    assert not any(a == b and abs(x - y) < near for (a, x), (b, y) in combinations(placed, 2))
    assert sorted({abs(lane) for lane in lanes}) == list(range(max(map(abs, lanes), default=-1) + 1))


def test_the_mean_is_a_line_with_its_interval_and_its_number(analyse: Callable[[int], TeamAnalysis]) -> None:
    analysis = analyse(7)
    chart = style_beeswarm(analysis, "S", dark=False)
    assert analysis.means is not None
    mean = analysis.means.S
    lines = [trace["x"] for trace in figure(chart)["data"] if trace["mode"] == "lines"]
    [label] = [trace["text"][0] for trace in figure(chart)["data"] if trace["mode"] == "text"]

    assert mean.interval is not None
    assert lines == [list(mean.interval), [mean.score, mean.score]]
    assert label == f"Mean {mean.score:.0f} ({mean.interval[0]:.0f}–{mean.interval[1]:.0f})"
    assert chart.title == f"Steadiness (S): {label.removeprefix('Mean ')} on average"
    assert chart.table.rows[0][:4] == ("Mean", "S", "Steadiness", round(mean.score, 1))


@pytest.mark.parametrize(
    ("norms", "shaded"),
    [([300], True), ([0], False), ([None], False), ([300, 0], False), ([], False)],
    ids=["people", "nobody", "unknown", "mixed", "none"],
)
def test_the_middle_is_shaded_only_where_norms_have_people(
    analyse: Callable[[int], TeamAnalysis], norms: list[int | None], *, shaded: bool
) -> None:
    bases = [IntervalBasis(id=f"bank-{n}", version="1", norms=count) for n, count in enumerate(norms)]
    layout = figure(style_beeswarm(analyse(7).model_copy(update={"bases": bases}), "D", dark=False))["layout"]

    assert bool(layout.get("shapes")) is shaded
    assert [each["text"] for each in layout.get("annotations", [])] == (["middle"] if shaded else [])


def test_alt_text_has_every_score_of_a_small_team(analyse: Callable[[int], TeamAnalysis]) -> None:
    analysis = analyse(7)
    alt = style_beeswarm(analysis, "I", dark=False).alt

    for point in analysis.map:
        assert point.scores is not None
        assert f"{point.name} {point.scores.I:.0f}" in alt


def test_alt_text_of_a_large_team_has_the_range(analyse: Callable[[int], TeamAnalysis]) -> None:
    analysis = analyse(41)
    scores = sorted(point.scores.I for point in analysis.map if point.scores is not None)
    alt = style_beeswarm(analysis, "I", dark=False).alt

    assert f"41 scores from {scores[0]:.0f} to {scores[-1]:.0f}, the middle one {scores[20]:.0f}." in alt


def test_without_names_nothing_identifies_anybody(analyse: Callable[[int], TeamAnalysis]) -> None:
    analysis = analyse(7)
    chart = style_beeswarm(analysis, "D", dark=False, named=False)
    said = f"{chart.figure.to_json()} {chart.title} {chart.alt}"

    assert not any(point.name in said or point.candidate_id in said for point in analysis.map)
    reversed_ = analysis.model_copy(update={"map": analysis.map[::-1]})
    assert style_beeswarm(reversed_, "D", dark=False, named=False).table == chart.table


def test_nobody_profiled_is_an_empty_scale(analyse: Callable[[int], TeamAnalysis]) -> None:
    assert style_beeswarm(analyse(0), "D", dark=False).title == "No one here has a profile yet"


def test_dots_shrink_with_the_crowd() -> None:
    for named in (True, False):
        sizes = [dot_size(n, named=named) for n in range(600)]
        assert sizes == sorted(sizes, reverse=True)
