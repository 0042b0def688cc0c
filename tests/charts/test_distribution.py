"""The distribution of styles over a team."""

from collections.abc import Callable
from typing import Any

import pytest

from discern.charts import style_distribution
from discern.charts.style_distribution import format_share, whole_step
from discern.contract.models.results import Results
from discern.contract.models.teams import Share, TeamAnalysis, TeamRef
from tests.support.results import LEADS
from tests.support.statements import analyse_team

MakeResults = Callable[..., Results]
TEAM = TeamRef(id="team_1", name="Harbour")


THETAS = (LEADS["D"], (0.9, 0.0, -0.9, 0.0), LEADS["I"], LEADS["C"])


@pytest.fixture
def analyse(make_results: MakeResults) -> Callable[..., TeamAnalysis]:
    """A team without its people, as a service gives it that names nobody: of each four, two are in the direction of
    Dominance, one in that of Influence and one in that of Conscientiousness."""

    def run(people: int, error: float | None = 0.5) -> TeamAnalysis:
        crowd = [make_results(number=n, theta=THETAS[n % 4], error=error) for n in range(people)]
        return analyse_team(TEAM, people, crowd, 0).model_copy(update={"map": []})

    return run


def drawn(analysis: TeamAnalysis) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    figure = style_distribution(analysis, dark=False).figure.to_dict()
    return figure["data"], figure["layout"]


def test_bars_are_counts_of_dots_and_whiskers_how_many_it_may_be(analyse: Callable[..., TeamAnalysis]) -> None:
    analysis = analyse(10)
    [bars], layout = drawn(analysis)
    assert analysis.distribution is not None
    shares = analysis.distribution.values()
    whiskers = bars["error_x"]
    lows = [x - minus for x, minus in zip(bars["x"], whiskers["arrayminus"], strict=True)]
    highs = [x + plus for x, plus in zip(bars["x"], whiskers["array"], strict=True)]

    assert bars["x"] == [share.count for share in shares] == [6, 2, 0, 2]
    assert list(zip(lows, highs, strict=True)) == [share.interval for share in shares]
    assert [a["text"] for a in layout["annotations"]] == [format_share(share, "en") for share in shares]
    assert max(highs) < layout["xaxis"]["range"][1]


def test_every_bar_is_labelled_with_its_style(analyse: Callable[..., TeamAnalysis]) -> None:
    [bars], _ = drawn(analyse(3))

    assert bars["y"] == [
        "<b>D</b> Dominance",
        "<b>I</b> Influence",
        "<b>S</b> Steadiness",
        "<b>C</b> Conscientiousness",
    ]
    assert len(set(bars["marker"]["color"])) == 4


def test_title_counts_the_dots_in_the_fullest_quarter_and_claims_nothing(make_results: MakeResults) -> None:
    crowd = [make_results(number=n, theta=LEADS["S"]) for n in range(5)]
    chart = style_distribution(analyse_team(TEAM, 5, crowd, 0), dark=False)

    assert chart.title == "5 of 5 dots are in S, calm and people first"
    assert "5 people in Harbour have a profile." in chart.alt
    assert "Steadiness 5, Conscientiousness 0." in chart.alt


@pytest.mark.parametrize(
    ("count", "interval", "shown"),
    [(1, (1.0, 1.0), "1"), (2, (0.0, 3.0), "2, may be 0 to 3"), (2, (3.0, 3.0), "2, may be 3"), (0, None, "0")],
)
def test_a_count_has_a_range_where_it_may_be_another(
    count: int, interval: tuple[float, float] | None, shown: str
) -> None:
    assert format_share(Share(count=count, interval=interval), "en") == shown


def test_where_nothing_says_how_sure_places_are_the_counts_have_no_range(analyse: Callable[..., TeamAnalysis]) -> None:
    [bars], layout = drawn(analyse(4, None))

    assert bars["x"] == [2, 1, 0, 1]
    assert "error_x" not in bars
    assert [a["text"] for a in layout["annotations"]] == ["2", "1", "0", "1"]


def test_no_profiles_draw_empty_bars_and_say_so(analyse: Callable[..., TeamAnalysis]) -> None:
    chart = style_distribution(analyse(0), dark=False)

    assert chart.title.startswith("No one here has a profile yet")
    assert chart.figure.to_dict()["data"][0]["x"] == [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("most", "step"),
    [(1, 1), (5, 1), (6, 2), (11, 5), (40, 10), (143, 50), (500, 100)],
)
def test_ticks_are_whole_people_and_few(most: int, step: int) -> None:
    assert whole_step(most) == step
