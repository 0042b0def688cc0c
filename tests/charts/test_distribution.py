"""The distribution of styles over a team."""

from collections.abc import Callable
from typing import Any

import pytest

from discern.charts import style_distribution
from discern.charts.style_distribution import format_share, whole_step
from discern.contract.models.results import Results
from discern.contract.models.teams import Share, TeamAnalysis, TeamRef
from tests.support.statements import analyse_team

MakeResults = Callable[..., Results]
Four = tuple[float, float, float, float]
TEAM = TeamRef(id="team_1", name="Harbour")


@pytest.fixture
def analyse(make_results: MakeResults) -> Callable[..., TeamAnalysis]:
    def run(people: int, probabilities: Four | None = (0.4, 0.3, 0.2, 0.1)) -> TeamAnalysis:
        crowd = [make_results(number=n, theta=(1, 0, 0, 0), probabilities=probabilities) for n in range(people)]
        return analyse_team(TEAM, people, crowd, 0)

    return run


def drawn(analysis: TeamAnalysis) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    figure = style_distribution(analysis, dark=False).figure.to_dict()
    return figure["data"], figure["layout"]


def test_bars_are_expected_counts_and_whiskers_their_intervals(analyse: Callable[..., TeamAnalysis]) -> None:
    (bars, counts), layout = drawn(analyse(10))
    whiskers = bars["error_x"]
    lows = [x - minus for x, minus in zip(bars["x"], whiskers["arrayminus"], strict=True)]
    highs = [x + plus for x, plus in zip(bars["x"], whiskers["array"], strict=True)]

    assert bars["x"] == pytest.approx([4, 3, 2, 1])
    assert lows == pytest.approx([2, 1, 0, 0])
    assert highs == pytest.approx([7, 6, 4, 2])
    assert counts["x"] == [10, 0, 0, 0]
    assert [a["text"] for a in layout["annotations"]] == ["4.0 (2–7)", "3.0 (1–6)", "2.0 (0–4)", "1.0 (0–2)"]


def test_every_bar_is_labelled_with_its_style(analyse: Callable[..., TeamAnalysis]) -> None:
    (bars, _), _ = drawn(analyse(3))

    assert bars["y"] == [
        "<b>D</b> Dominance",
        "<b>I</b> Influence",
        "<b>S</b> Steadiness",
        "<b>C</b> Conscientiousness",
    ]
    assert len(set(bars["marker"]["color"])) == 4


def test_all_whiskers_and_marks_lie_inside_the_axis(analyse: Callable[..., TeamAnalysis]) -> None:
    (bars, counts), layout = drawn(analyse(10))
    end = layout["xaxis"]["range"][1]

    assert max(counts["x"]) < end
    assert max(x + plus for x, plus in zip(bars["x"], bars["error_x"]["array"], strict=True)) < end


def test_title_is_the_statement_about_the_majority(analyse: Callable[..., TeamAnalysis]) -> None:
    chart = style_distribution(analyse(5, (0.01, 0.01, 0.97, 0.01)), dark=False)

    assert chart.title == "Most lead with Steadiness (very likely)"
    assert "Of 5 people profiled in Harbour" in chart.alt
    assert "Steadiness 4.8 (4–5)" in chart.alt


def test_without_probabilities_the_bars_are_counts(analyse: Callable[..., TeamAnalysis]) -> None:
    traces, layout = drawn(analyse(4, None))

    assert [trace["x"] for trace in traces] == [[4, 0, 0, 0]]
    assert "error_x" not in traces[0]
    assert [a["text"] for a in layout["annotations"]] == ["4", "0", "0", "0"]


def test_no_profiles_draw_empty_bars_and_say_so(analyse: Callable[..., TeamAnalysis]) -> None:
    chart = style_distribution(analyse(0), dark=False)

    assert chart.title.startswith("Nobody here has a profile yet")
    assert chart.figure.to_dict()["data"][0]["x"] == [0, 0, 0, 0]


def test_an_analysis_without_statements_still_has_a_title(analyse: Callable[..., TeamAnalysis]) -> None:
    bare = analyse(4).model_copy(update={"insights": []})

    assert style_distribution(bare, dark=False).title == "The styles that 4 people lead with"


@pytest.mark.parametrize(
    ("most", "step"),
    [(1, 1), (5, 1), (6, 2), (11, 5), (40, 10), (143, 50), (500, 100)],
)
def test_ticks_are_whole_people_and_few(most: int, step: int) -> None:
    assert whole_step(most) == step


def test_too_few_profiles_are_the_finding(analyse: Callable[..., TeamAnalysis]) -> None:
    title = style_distribution(analyse(2), dark=False).title

    assert title == "Too few profiles yet to say what most of this team leads with"


@pytest.mark.parametrize(
    ("expected", "interval", "text"),
    [(1.9, (2, 2), "2 (2–2)"), (0.2, (0, 0), "0 (0–0)"), (1.9, (1, 2), "1.9 (1–2)"), (3.0, (2, 4), "3.0 (2–4)")],
)
def test_a_mean_outside_its_range_of_whole_numbers_gives_way_to_the_likeliest(
    expected: float, interval: tuple[float, float], text: str
) -> None:
    assert format_share(Share(count=1, expected=expected, interval=interval), "en") == text
