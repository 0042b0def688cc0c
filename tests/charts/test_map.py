"""The style circle with its dots and names."""

from collections.abc import Callable

import numpy as np
import pytest

from discern.charts import person_region, style_map
from discern.charts.circle import MIN_RADIUS, TYPICAL
from discern.contract.models.results import Results
from discern.contract.models.teams import TeamAnalysis, TeamRef
from tests.support.statements import analyse_team

MakeResults = Callable[..., Results]


def test_quadrants_are_tinted_lettered_and_named_on_the_rim(analyse: Callable[[int], TeamAnalysis]) -> None:
    figure = style_map(analyse(3), dark=False).figure.to_dict()
    edge = max(shape["x1"] for shape in figure["layout"]["shapes"] if shape["type"] == "circle")
    letters = next(trace for trace in figure["data"] if trace["mode"] == "text")
    paths = [shape for shape in figure["layout"]["shapes"] if shape["type"] == "path"]
    tints = [shape["fillcolor"] for shape in paths]
    rim = {a["text"]: (a["x"], a["y"]) for a in figure["layout"]["annotations"] if "textangle" in a}
    corners = {text: (x > 0, y > 0) for text, x, y in zip(*(letters[n] for n in ("text", "x", "y")), strict=True)}

    assert corners == {
        "<b>D</b>": (False, True),
        "<b>I</b>": (True, True),
        "<b>S</b>": (True, False),
        "<b>C</b>": (False, False),
    }
    assert len(set(tints)) == 4
    assert rim == {
        "Fast": (0, edge),
        "Calm": (0, -edge),
        "Task first": (-edge, 0),
        "People first": (edge, 0),
    }


def test_the_typical_ring_is_the_same_for_every_team(make_results: MakeResults) -> None:
    team = TeamRef(id="t", name="T")
    near, far = (make_results(theta=(d, 0, 0, -d)) for d in (0.2, 4.0))
    for person in (near, far):
        shapes = style_map(analyse_team(team, 1, [person], 0), dark=False).figure.to_dict()["layout"]["shapes"]
        outer, inner = (shape["x1"] for shape in shapes if shape["type"] == "circle")
        assert inner == TYPICAL
        assert outer >= MIN_RADIUS


def test_an_earlier_place_is_drawn_with_an_arrow_from_it_and_claims_no_change(make_results: MakeResults) -> None:
    now, then = make_results("Ana", theta=(0.1, 0.8, 0, 0)), make_results("Ana", theta=(0, -2, 0, 2))
    chart = person_region(now, then, dark=False)

    assert chart.title == "Where Ana lay then, and lies now"
    assert len([a for a in chart.figure.to_dict()["layout"]["annotations"] if a["showarrow"]]) == 1


def test_a_withheld_result_has_no_position(withheld: Results) -> None:
    with pytest.raises(ValueError, match="no place"):
        person_region(withheld, dark=False)


def test_the_inner_ring_has_a_name_where_a_dot_would_not_cover_it(make_results: MakeResults) -> None:
    def named(people: int) -> bool:
        turns = np.linspace(0, 2 * np.pi, people, endpoint=False)
        crowd = [
            make_results(number=n, theta=(np.cos(turn), np.sin(turn), -np.cos(turn), -np.sin(turn)))
            for n, turn in enumerate(turns)
        ]
        inner = [make_results(number=people + n, theta=(d, d / 2, -d, -d / 2)) for n, d in enumerate((0.1, -0.1))]
        analysis = analyse_team(TeamRef(id="t", name="T"), people + 2, [*crowd, *inner], 0)
        data = style_map(analysis, dark=False).figure.to_dict()["data"]
        return any("middle half" in text for trace in data if trace["mode"] == "text" for text in trace["text"])

    assert named(1)
    assert not named(30)


def test_no_dot_of_a_small_team_covers_a_letter(analyse: Callable[[int], TeamAnalysis]) -> None:
    for people in range(1, 9):
        figure = style_map(analyse(people), dark=False).figure
        edge = figure.layout.xaxis.range[1] / 1.02
        letters = next(trace for trace in figure.data if trace.mode == "text" and "<b>D</b>" in trace.text)
        dots = [
            (x, y) for trace in figure.data if "markers" in trace.mode for x, y in zip(trace.x, trace.y, strict=True)
        ]
        for x, y in zip(letters.x, letters.y, strict=True):
            assert min(np.hypot(x - dot_x, y - dot_y) for dot_x, dot_y in dots if dot_x is not None) > 0.2 * edge
