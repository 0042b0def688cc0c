"""One person's counts, and exported and enlarged charts."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from discern.charts import (
    DARK,
    LIGHT,
    Chart,
    answer_counts,
    enlarge,
    export_figure,
    style_distribution,
    style_map,
    style_tiles,
)
from discern.contract.models.results import Counts, Results
from discern.contract.models.teams import TeamAnalysis, TeamRef
from discern.contract.styles import ByStyle
from tests.support.statements import analyse_team

MakeResults = Callable[..., Results]
TEAM = TeamRef(id="team_1", name="Harbour")


@pytest.fixture
def analyse(make_results: MakeResults) -> Callable[[int], TeamAnalysis]:
    def run(people: int) -> TeamAnalysis:
        rng = np.random.default_rng(people)
        crowd = [make_results(f"P{n}", number=n, theta=tuple(rng.normal(size=4))) for n in range(people)]
        return analyse_team(TEAM, people, crowd, 0)

    return run


def traces(chart: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = chart.figure.to_dict()["data"]
    return found


def test_counts_are_those_of_the_answers(make_results: MakeResults) -> None:
    most, least = ByStyle[int](D=2, I=6, S=4, C=12), ByStyle[int](D=11, I=3, S=9, C=1)
    difference = ByStyle[int](D=-9, I=3, S=-5, C=11)
    counted = make_results().model_copy(update={"counts": Counts(most=most, least=least, difference=difference)})
    chart = answer_counts(counted, dark=False)
    left, right, marks = traces(chart)

    assert chart.title == "Conscientiousness was picked as “most like me” in 12 of 24 answers"
    assert chart.alt.endswith("A count of the answers, not a measurement.")
    assert [-n for n in left["x"]] == list(least.values())
    assert right["x"] == list(most.values())
    assert marks["x"] == list(difference.values())


def test_missing_values_raise(make_results: MakeResults) -> None:
    with pytest.raises(ValueError, match="counts"):
        answer_counts(make_results(), dark=False)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_an_exported_chart_is_self_contained_and_leaves_the_original_alone(
    analyse: Callable[[int], TeamAnalysis], *, dark: bool
) -> None:
    chart = style_distribution(analyse(7), dark=dark)
    shown = chart.figure.to_json()
    layout = export_figure(chart, dark=dark, note="Harbour, 20 Nov 2026")["layout"]
    on_page = chart.figure.to_dict()["layout"]

    assert chart.title.split()[0] in layout["title"]["text"]
    assert "Thin line: 95% sure." in layout["title"]["text"]
    assert layout["annotations"][-1]["text"] == "Harbour, 20 Nov 2026"
    assert layout["height"] > on_page["height"]
    assert layout["paper_bgcolor"] == (DARK if dark else LIGHT).background
    assert chart.figure.to_json() == shown


def test_an_enlarged_chart_has_the_same_values_on_a_larger_scale(analyse: Callable[[int], TeamAnalysis]) -> None:
    chart = style_distribution(analyse(7), dark=False)
    larger = enlarge(chart, 2)
    before, after = chart.figure.to_dict(), larger.figure.to_dict()

    assert (larger.title, larger.alt, larger.table) == (chart.title, chart.alt, chart.table)
    assert after["layout"]["height"] == 2 * before["layout"]["height"]
    assert after["layout"]["font"]["size"] == 2 * before["layout"]["font"]["size"]
    assert after["data"][0]["error_x"]["width"] == 2 * before["data"][0]["error_x"]["width"]
    assert [trace["x"] for trace in after["data"]] == [trace["x"] for trace in before["data"]]
    assert after["layout"]["xaxis"]["range"] == before["layout"]["xaxis"]["range"]


def test_dots_and_tiles_are_enlarged_with_their_chart(analyse: Callable[[int], TeamAnalysis]) -> None:
    analysis = analyse(3)
    chart = style_map(analysis, dark=False)
    before, after = chart.figure.to_dict(), enlarge(chart, 2).figure.to_dict()
    small, large = (next(t for t in figure["data"] if "customdata" in t) for figure in (before, after))

    assert large["marker"]["size"] == 2 * small["marker"]["size"]
    assert large["marker"]["line"]["width"] == [2 * width for width in small["marker"]["line"]["width"]]
    assert large["textfont"]["size"] == [2 * size for size in small["textfont"]["size"]]
    assert [(trace["x"], trace["y"]) for trace in after["data"]] == [(t["x"], t["y"]) for t in before["data"]]
    tiles = style_tiles(analysis, dark=False)
    # A tile's size is in the units of the axes, which are longer themselves.
    assert [t.get("width") for t in enlarge(tiles, 2).figure.to_dict()["data"]] == [
        t.get("width") for t in tiles.figure.to_dict()["data"]
    ]


@pytest.mark.parametrize("draw", [style_distribution, style_map, style_tiles])
def test_a_chart_enlarged_by_a_fraction_is_valid(
    analyse: Callable[[int], TeamAnalysis], draw: Callable[..., Chart]
) -> None:
    """Plotly's validation rejects a size that must be whole and isn't."""
    chart = draw(analyse(7), dark=False)

    assert enlarge(chart, 1.6).figure.layout.height == pytest.approx(1.6 * chart.figure.layout.height)
