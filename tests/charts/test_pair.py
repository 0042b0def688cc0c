"""Charts of two people."""

from collections.abc import Callable

import pytest

from discern.charts import pair_differences, pair_map, pair_radar
from discern.contract import Results
from tests.support.statements import compare

MakeResults = Callable[..., Results]
Four = tuple[float, float, float, float]


@pytest.mark.parametrize(
    ("theta", "se", "title"),
    [
        pytest.param((1.0, 0, 0, 0), 5.0, "Ana very likely scores higher than Ben in Dominance (D)", id="very-likely"),
        pytest.param((0, 0, -0.3, 0), 7.0, "Ben likely scores higher than Ana in Steadiness (S)", id="likely"),
        pytest.param((0.05, 0, 0, 0), 8.0, "Can’t tell Ana and Ben apart yet in any style", id="apart-by-chance"),
        pytest.param((1.0, 0, 0, 0), None, "Ana and Ben; how certain the difference is isn’t known", id="no-errors"),
    ],
)
def test_the_title_claims_no_more_than_the_difference_supports(
    make_results: MakeResults, theta: Four, se: float | None, title: str
) -> None:
    two = compare(make_results("Ana", theta=theta, se=se), make_results("Ben", number=2, se=se))

    assert pair_radar(two, dark=False).title == title
    assert pair_differences(two, dark=False).title == title


def test_the_two_are_distinguishable_without_colour(make_results: MakeResults) -> None:
    figure = pair_radar(compare(make_results("Ana"), make_results("Ben", number=2)), dark=False).figure.to_dict()
    b, a = (trace for trace in figure["data"] if "markers" in trace["mode"])

    assert (a["line"]["dash"], b["line"]["dash"]) == ("solid", "dash")
    assert a["marker"]["symbol"] != b["marker"]["symbol"]
    assert "A: Ana<br>" in figure["layout"]["title"]["text"]


def test_the_table_has_both_people_s_scores(make_results: MakeResults) -> None:
    two = compare(make_results("Ana", theta=(1, 0, 0, 0)), make_results("Ben", number=2))
    table = pair_radar(two, dark=False).table

    assert [row[:3] for row in table.rows[:1]] == [("Ana", "D", "Dominance")]
    assert table.rows[0][3:] == (84.1, 74.3, 93.9)
    assert [row[0] for row in table.rows] == ["Ana"] * 4 + ["Ben"] * 4


def test_the_map_title_gives_the_angle_between_them(make_results: MakeResults) -> None:
    ana, ben = make_results("Ana", theta=(1, 0, 0, 0)), make_results("Ben", number=2, theta=(0, 0, 1, 0))

    assert pair_map(compare(ana, ben), dark=False).title == "They are 180° apart on the circle, out of 180° at most"


def test_differences_have_their_own_intervals(make_results: MakeResults) -> None:
    two = compare(make_results("Ana", theta=(1, 0, 0, 0)), make_results("Ben", number=2))
    chart = pair_differences(two, dark=False)
    [points] = chart.figure.to_dict()["data"]
    low = points["x"][0] - points["error_x"]["arrayminus"][0]

    assert two.differences.D.interval is not None
    assert low == pytest.approx(two.differences.D.interval[0])
    assert low > 0
    assert "Dominance +34 (+20 to +48)" in chart.alt
