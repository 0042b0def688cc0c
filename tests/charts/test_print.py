"""Charts for print: vector drawings of the figures that the app shows."""

import re
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from xml.etree import ElementTree as ET

import pytest

from discern import charts
from discern.charts.chart import Chart
from discern.charts.theme import STYLE_COLOURS
from discern.charts.vector import print_chart
from discern.contract.models.teams import TeamAnalysis, TeamRef
from tests.support.measured import measure, measure_many
from tests.support.statements import analyse_team, compare

ANA = measure("Ana <Ruiz> & 李雷", (1.6, 0.2, -0.6, -1.0), number=1)
BEN = measure("Ben", (-1.0, 0.0, 1.5, 0.3), number=2)
SVG = "{http://www.w3.org/2000/svg}"


@cache
def team(times: int = 1) -> TeamAnalysis:
    people = times * [each for each in measure_many(12) if each.scores is not None]
    return analyse_team(TeamRef(id="team_1", name="Crew"), len(people), people, 0)


CHARTS: dict[str, Callable[[], Chart]] = {
    "radar": lambda: charts.person_polar(ANA, dark=False),
    "pair": lambda: charts.pair_radar(compare(ANA, BEN), dark=False),
    "pair-map": lambda: charts.pair_map(compare(ANA, BEN), dark=False),
    "map": lambda: charts.style_map(team(), dark=False),
    "distribution": lambda: charts.style_distribution(team(), dark=False),
    "region": lambda: charts.person_region(ANA, dark=False),
    "rows": lambda: charts.score_rows(ANA, dark=False),
    "dumbbell": lambda: charts.pair_dumbbell(compare(ANA, BEN), dark=False),
    "tiles": lambda: charts.style_tiles(team(), dark=False),
    "dots": lambda: charts.style_tiles(team(3), dark=False),
}


@pytest.mark.parametrize("make", CHARTS.values(), ids=CHARTS)
def test_print_draws_what_the_app_draws(make: Callable[[], Chart]) -> None:
    chart = make()
    drawing = print_chart(chart, 560)
    root = ET.fromstring(drawing.svg)
    assert drawing.title == chart.title
    assert drawing.alt == chart.alt
    # Nothing is empty below the lowest line of words.
    assert chart.figure.layout.height - 10 <= drawing.height <= chart.figure.layout.height
    assert (root.get("width"), root.get("height")) == ("560", f"{drawing.height:g}")
    assert {colour for colour in STYLE_COLOURS.values() if colour in drawing.svg} or "#5B3E96" in drawing.svg


@pytest.mark.parametrize("make", CHARTS.values(), ids=CHARTS)
def test_nothing_is_cut_off_at_the_edges(make: Callable[[], Chart]) -> None:
    drawing = print_chart(make(), 560)
    root = ET.fromstring(drawing.svg)
    assert drawing.lines
    for line in drawing.lines:
        size = min(run.size for run in line.runs)
        width = 0.5 * size * len("".join(run.text for run in line.runs))
        left = line.x - {"start": 0.0, "middle": 0.5, "end": 1.0}[line.anchor] * width
        assert left >= -1
        assert left + width <= 561
        assert size * 0.5 <= line.y <= drawing.height + 1
    for circle in root.iter(f"{SVG}circle"):
        x, y, r = (float(circle.get(name, "0")) for name in ("cx", "cy", "r"))
        assert min(x, y) - r >= -1
        assert max(x + r - 560, y + r - drawing.height) <= 1


def test_every_dot_of_a_map_is_there() -> None:
    drawing = print_chart(CHARTS["map"](), 560)
    figure = CHARTS["map"]().figure.to_dict()
    dots = next(trace for trace in figure["data"] if "customdata" in trace)
    # Dots between two styles have the colour of thin lines' ends and the cross, which are smaller.
    for colour in set(dots["marker"]["color"]):
        shapes = re.findall(rf'<(?:circle|path) [^>]*fill="{re.escape(colour)}" fill-opacity="1"', drawing.svg)
        assert len(shapes) >= dots["marker"]["color"].count(colour)
    assert len(dots["x"]) == len(team().map)


def test_names_at_the_sides_of_a_circle_run_along_it() -> None:
    turned = {
        line.runs[0].text: (line.turn, line.x < 280) for line in print_chart(CHARTS["map"](), 560).lines if line.turn
    }
    assert turned == {"Task first": (-90, True), "People first": (90, False)}


def test_names_are_plain_text() -> None:
    drawing = print_chart(CHARTS["pair"](), 560)
    assert any("Ana <Ruiz> & 李雷" in run.text for line in drawing.lines for run in line.runs)
    assert "Ruiz" not in drawing.svg
    assert "<text" not in drawing.svg


@pytest.mark.parametrize("make", CHARTS.values(), ids=CHARTS)
def test_print_draws_what_plotly_accepts(make: Callable[[], Chart]) -> None:
    chart = make()
    accepted = replace(chart, drawing=chart.figure.to_dict())
    assert print_chart(accepted, 560) == print_chart(chart, 560)


def test_equal_charts_give_equal_drawings() -> None:
    for make in CHARTS.values():
        assert print_chart(make(), 560) == print_chart(make(), 560)


def test_unsupported_figures_raise() -> None:
    figure = {"data": [{"type": "violin", "y": [1]}], "layout": CHARTS["map"]().drawing["layout"]}
    with pytest.raises(ValueError, match="violin"):
        print_chart(Chart(figure, "t", "a", CHARTS["map"]().table), 560)
