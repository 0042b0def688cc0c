"""The style circle with its dots and names."""

from collections.abc import Callable
from itertools import combinations
from math import hypot
from typing import Any

import numpy as np
import pytest
from hypothesis import example, given, strategies as st

from discern.charts import person_map, style_map, what_if_map
from discern.charts.circle import HEIGHT, MARGIN, arc_angles
from discern.charts.labels import COLUMN, DOT, LINE, NARROW, place_names
from discern.charts.maps import NAMED
from discern.charts.text import text_width
from discern.charts.theme import LIGHT
from discern.contract import MapPoint, Results, TeamAnalysis, TeamRef
from tests.support.statements import analyse_team

MakeResults = Callable[..., Results]
Box = tuple[float, float, float, float]


@pytest.fixture
def analyse(make_results: MakeResults) -> Callable[[int], TeamAnalysis]:
    def run(people: int) -> TeamAnalysis:
        rng = np.random.default_rng(people)
        crowd = [
            make_results(
                f"Person {n}", number=n, theta=tuple(rng.normal(size=4)), probabilities=tuple(rng.dirichlet([0.5] * 4))
            )
            for n in range(people)
        ]
        return analyse_team(TeamRef(id="team_1", name="Harbour"), people, crowd, 0)

    return run


def dots(analysis: TeamAnalysis) -> dict[str, Any]:
    traces: list[dict[str, Any]] = style_map(analysis, dark=False).figure.to_dict()["data"]
    return next(trace for trace in traces if "customdata" in trace)


def names(analysis: TeamAnalysis) -> list[str]:
    annotations = style_map(analysis, dark=False).figure.to_dict()["layout"]["annotations"]
    return [annotation["text"] for annotation in annotations if annotation["text"].startswith("Person")]


@pytest.mark.parametrize("people", [1, 2, 7, 40, 500])
def test_every_profiled_member_is_a_dot_inside_the_circle(analyse: Callable[[int], TeamAnalysis], people: int) -> None:
    analysis = analyse(people)
    figure = style_map(analysis, dark=False).figure.to_dict()
    drawn = dots(analysis)
    circle = max(shape["x1"] for shape in figure["layout"]["shapes"] if shape["type"] == "circle")

    assert [row[0] for row in drawn["customdata"]] == [point.candidate_id for point in analysis.map]
    assert all(hypot(x, y) < circle for x, y in zip(drawn["x"], drawn["y"], strict=True))
    assert figure["layout"]["yaxis"]["scaleanchor"] == "x"


def test_a_dot_shows_its_style_by_shape_and_colour(make_results: MakeResults) -> None:
    sure = [(0.97, 0.01, 0.01, 0.01), (0.01, 0.97, 0.01, 0.01), (0.01, 0.01, 0.97, 0.01), (0.01, 0.01, 0.01, 0.97)]
    crowd = [make_results(number=n, probabilities=row) for n, row in enumerate(sure)]
    marker = dots(analyse_team(TeamRef(id="t", name="T"), 4, crowd, 0))["marker"]

    assert list(zip(marker["symbol"], marker["color"], strict=True)) == [
        ("diamond", "#D55E00"),
        ("triangle-up", "#E69F00"),
        ("circle", "#009E73"),
        ("square", "#0072B2"),
    ]


def test_an_unknown_style_is_a_neutral_dot(analyse: Callable[[int], TeamAnalysis]) -> None:
    analysis = analyse(1)
    point = analysis.map[0].model_copy(update={"style": "Navigator", "probabilities": None})

    assert dots(analysis.model_copy(update={"map": [point]}))["marker"]["symbol"] == ["x"]


def test_the_corner_of_each_style_is_named(analyse: Callable[[int], TeamAnalysis]) -> None:
    annotations = style_map(analyse(3), dark=False).figure.to_dict()["layout"]["annotations"]
    corners = {a["text"].split()[-1]: (a["x"] > 0, a["y"] > 0) for a in annotations if "<b>" in a["text"]}

    assert corners == {
        "Dominance": (False, True),
        "Influence": (True, True),
        "Steadiness": (True, False),
        "Conscientiousness": (False, False),
    }


@pytest.mark.parametrize("people", [16, 40, 500])
def test_large_teams_name_the_people_farthest_out_and_everybody_on_hover(
    analyse: Callable[[int], TeamAnalysis], people: int
) -> None:
    analysis = analyse(people)
    farthest = sorted(analysis.map, key=lambda point: -point.intensity)[:NAMED]

    assert 0 < len(names(analysis)) <= NAMED
    assert set(names(analysis)) <= {point.name for point in farthest}
    assert [text.partition("<br>")[0] for text in dots(analysis)["text"]] == [point.name for point in analysis.map]


def test_the_chosen_person_is_ringed_and_named(analyse: Callable[[int], TeamAnalysis]) -> None:
    analysis = analyse(40)
    nearest = min(analysis.map, key=lambda point: point.intensity)
    figure = style_map(analysis, dark=False, chosen=nearest.candidate_id).figure.to_dict()
    [ring] = [t for t in figure["data"] if t.get("marker", {}).get("symbol") == "circle-open"]

    assert (ring["x"], ring["y"]) == ([nearest.x], [nearest.y])


def test_without_names_nothing_identifies_anybody(analyse: Callable[[int], TeamAnalysis]) -> None:
    analysis = analyse(7)
    chart = style_map(analysis, dark=False, named=False, chosen="cand_3")
    said = f"{chart.figure.to_json()} {chart.title} {chart.alt} {chart.table.rows}"

    assert not any(point.name in said.replace("Person", "") or point.candidate_id in said for point in analysis.map)
    assert [row[5] for row in chart.table.rows] == sorted(row[5] for row in chart.table.rows)  # type: ignore[type-var]


def test_what_if_rings_joiners_hollows_leavers_and_moves_the_centre(make_results: MakeResults) -> None:
    team = TeamRef(id="t", name="T")
    a, b, c = (make_results(f"P{n}", number=n, theta=(n - 1.0, 0, 0, 0)) for n in range(3))
    before, after = analyse_team(team, 2, [a, b], 0), analyse_team(team, 2, [b, c], 0)
    chart = what_if_map(before, after, dark=False)
    figure = chart.figure.to_dict()
    hollow = next(t for t in figure["data"] if "-open" in str(t["marker"].get("symbol", [""])[0]))
    [ring] = [t for t in figure["data"] if t["marker"].get("symbol") == "circle-open"]
    [arrow] = [a for a in figure["layout"]["annotations"] if a["showarrow"]]

    assert hollow["customdata"] == [["cand_0"]]
    assert (ring["x"], ring["y"]) == ([after.map[1].x], [after.map[1].y])
    assert before.centre is not None
    assert after.centre is not None
    assert (arrow["ax"], arrow["ay"]) == (before.centre.x, before.centre.y)
    assert (arrow["x"], arrow["y"]) == (after.centre.x, after.centre.y)
    assert chart.title == "The team’s centre would move toward Dominance (D)"
    assert "1 would join (ringed), 1 would leave (hollow)" in chart.alt


def test_a_centre_that_hardly_moves_stays_in_the_title(analyse: Callable[[int], TeamAnalysis]) -> None:
    analysis = analyse(7)

    assert what_if_map(analysis, analysis, dark=False).title == "The team’s centre would stay about where it is"


@pytest.mark.parametrize(
    ("earlier", "title"),
    [
        pytest.param((0.1, 0.5, 0, 0), "The two places of Ana differ by no more than their uncertainty", id="noise"),
        pytest.param(
            (-1, 0, 0, 1.5), "The place of Ana has moved from Conscientiousness (C) toward Influence (I)", id="moved"
        ),
    ],
)
def test_a_change_within_the_error_is_no_change(
    make_results: MakeResults, earlier: tuple[float, float, float, float], title: str
) -> None:
    chart = person_map(make_results("Ana", theta=(0.1, 0.8, 0, 0)), make_results("Ana", theta=earlier), dark=False)
    figure = chart.figure.to_dict()

    assert chart.title == title
    assert len([a for a in figure["layout"]["annotations"] if a["showarrow"]]) == 1


def test_a_withheld_result_has_no_position(withheld: Results) -> None:
    with pytest.raises(ValueError, match="no place"):
        person_map(withheld, dark=False)


def test_no_profiles_draw_an_empty_circle(analyse: Callable[[int], TeamAnalysis]) -> None:
    chart = style_map(analyse(0), dark=False)

    assert chart.title == "Nobody here has a profile yet"
    assert len(chart.figure.to_dict()["data"]) == 1


def test_title_counts_the_dots_in_the_fullest_half(make_results: MakeResults) -> None:
    crowd = [make_results(number=n, theta=(0, 0, 1, 1 if n else 0)) for n in range(3)]
    chart = style_map(analyse_team(TeamRef(id="t", name="T"), 3, crowd, 0), dark=False)

    assert chart.title == "3 of 3 dots are in the thoughtful half of the circle"


points = st.lists(
    st.tuples(st.floats(-2.4, 2.4), st.floats(-2.4, 2.4), st.text(min_size=1, max_size=60)), min_size=1, max_size=NAMED
).map(
    lambda rows: [
        MapPoint(candidate_id=str(n), name=name, x=x, y=y, angle=0, intensity=1, style="D")
        for n, (x, y, name) in enumerate(rows)
    ]
)


def box(annotation: dict[str, Any], scale: float) -> Box:
    """Left, bottom, right and top in pixels, as Plotly lays an annotation out."""
    text = annotation["text"].replace("&amp;", "&").replace("&lt;", "<").replace("&gt;", ">").replace("&#36;", "$")
    width = text_width(text) * COLUMN
    x = annotation["x"] * scale + annotation["xshift"]
    y = annotation["y"] * scale + annotation["yshift"]
    left = x - {"left": 0.0, "center": width / 2, "right": width}[annotation["xanchor"]]
    bottom = y - {"bottom": 0.0, "middle": LINE / 2, "top": LINE}[annotation["yanchor"]]
    return left, bottom, left + width, bottom + LINE


def meet(a: Box, b: Box) -> bool:
    across, along = min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1])
    return across > 1e-6 and along > 1e-6


@pytest.mark.parametrize("pixels", [NARROW, HEIGHT - 2 * MARGIN], ids=["phone", "desk"])
@given(points)
def test_names_never_overlap_each_other_or_a_dot_and_stay_inside(pixels: float, crowd: list[MapPoint]) -> None:
    radius = 2.5
    scale = pixels / (2 * radius)
    placed = place_names(crowd, [(0.0, 0.0)], LIGHT, radius=radius, pixels=HEIGHT - 2 * MARGIN)
    boxes = [box(annotation, scale) for annotation in placed]
    marks = {(p.x * scale - DOT, p.y * scale - DOT, p.x * scale + DOT, p.y * scale + DOT) for p in crowd}

    assert not any(meet(a, b) for a, b in combinations(boxes, 2))
    for annotation, name in zip(placed, boxes, strict=True):
        own = (annotation["x"] * scale - DOT, annotation["y"] * scale - DOT)
        assert not any(meet(name, mark) for mark in marks if mark[:2] != own)
        assert name[0] >= -pixels / 2 - 1e-6
        assert name[2] <= pixels / 2 + 1e-6


def distance(name: Box, x: float, y: float) -> float:
    return hypot(max(name[0] - x, x - name[2], 0.0), max(name[1] - y, y - name[3], 0.0))


def pair(gap: float) -> list[MapPoint]:
    return [
        MapPoint(candidate_id=str(n), name=f"Person {n}", x=n * gap, y=0.0, angle=0, intensity=1, style="D")
        for n in range(2)
    ]


@pytest.mark.parametrize("pixels", [NARROW, HEIGHT - 2 * MARGIN], ids=["phone", "desk"])
@given(points)
@example(pair(0.0))
@example(pair(0.03))
@example(pair(0.1))
def test_the_nearest_dot_to_a_name_is_its_own(pixels: float, crowd: list[MapPoint]) -> None:
    radius = 2.5
    scale = pixels / (2 * radius)
    for annotation in place_names(crowd, [], LIGHT, radius=radius, pixels=HEIGHT - 2 * MARGIN):
        name = box(annotation, scale)
        own = next(n for n, p in enumerate(crowd) if (p.x, p.y) == (annotation["x"], annotation["y"]))
        distances = [distance(name, p.x * scale, p.y * scale) for p in crowd]
        assert all(other > distances[own] for n, other in enumerate(distances) if n != own)


def test_two_dots_that_nearly_meet_are_named_on_their_far_sides() -> None:
    left, right = place_names(pair(0.1), [], LIGHT, radius=2.5, pixels=HEIGHT - 2 * MARGIN)
    assert (left["text"], left["xanchor"]) == ("Person 0", "right")
    assert (right["text"], right["xanchor"]) == ("Person 1", "left")


@pytest.mark.parametrize(
    ("interval", "passes"),
    [
        pytest.param((10.0, 50.0), 30, id="plain"),
        pytest.param((340.0, 20.0), 360, id="through-zero"),
        pytest.param((200.0, 100.0), 350, id="nearly-round"),
    ],
)
def test_an_arc_runs_counter_clockwise_from_end_to_end(interval: tuple[float, float], passes: float) -> None:
    angles = arc_angles(interval)

    assert angles[0] == interval[0]
    assert angles[-1] % 360 == pytest.approx(interval[1])
    assert angles[0] < passes < angles[-1]
