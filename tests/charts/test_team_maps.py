"""A team on the style circle: everybody a dot, whose look says what is said of them, and none far from its place."""

from collections.abc import Callable
from itertools import combinations
from math import hypot
from typing import Any

import numpy as np
import pytest
from hypothesis import given, strategies as st

from discern.charts import Chart, style_map, what_if_map, without_inner_ring, without_notes, without_reading
from discern.charts.circle import HEIGHT, circle_radius, is_reading
from discern.charts.team.team_map import CROSS, LARGEST, NARROWEST, READABLE, STROKE, dot_size, move_apart
from discern.charts.theme import LIGHT, STYLE_COLOURS, blend, ink_on
from discern.contract.models.results import Results
from discern.contract.models.teams import TeamAnalysis, TeamRef
from tests.charts.test_charts import contrast
from tests.support.results import LEADS
from tests.support.statements import analyse_team

MakeResults = Callable[..., Results]
TEAM = TeamRef(id="team_1", name="Harbour")


def traces(analysis: TeamAnalysis, **how: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = style_map(analysis, dark=False, **how).figure.to_dict()["data"]
    return found


def dots(analysis: TeamAnalysis, **how: Any) -> dict[str, Any]:
    return next(trace for trace in traces(analysis, **how) if "customdata" in trace)


@pytest.mark.parametrize("people", [1, 2, 7, 40, 500])
def test_every_profiled_member_is_a_dot_inside_the_circle(analyse: Callable[[int], TeamAnalysis], people: int) -> None:
    analysis = analyse(people)
    figure = style_map(analysis, dark=False).figure.to_dict()
    drawn = dots(analysis)
    circle = max(shape["x1"] for shape in figure["layout"]["shapes"] if shape["type"] == "circle")

    assert [row[0] for row in drawn["customdata"]] == [point.candidate_id for point in analysis.map]
    assert [text.partition("<br>")[0] for text in drawn["hovertext"]] == [point.name for point in analysis.map]
    assert all(hypot(x, y) < circle for x, y in zip(drawn["x"], drawn["y"], strict=True))
    assert figure["layout"]["yaxis"]["scaleanchor"] == "x"


@pytest.mark.parametrize("people", [2, 7, 16, 40, 49])
def test_moved_dots_stay_within_their_width_and_show_their_true_place(
    analyse: Callable[[int], TeamAnalysis], people: int
) -> None:
    analysis = analyse(people)
    drawn = dots(analysis)
    scale = NARROWEST / (2 * circle_radius((point.x, point.y) for point in analysis.map))
    everywhere = {(x, y) for trace in traces(analysis) for x, y in zip(trace["x"], trace["y"], strict=True)}

    for x, y, point in zip(drawn["x"], drawn["y"], analysis.map, strict=True):
        assert hypot(x - point.x, y - point.y) * scale <= dot_size(people) + 1e-6
        assert (point.x, point.y) in everywhere
    reading = style_map(analysis, dark=False).figure.to_dict()["layout"]["annotations"]
    moved = any((x, y) != (p.x, p.y) for x, y, p in zip(drawn["x"], drawn["y"], analysis.map, strict=True))
    assert any("moved a little apart" in each["text"] for each in reading) is moved


@pytest.mark.integration
@given(st.lists(st.tuples(st.floats(-120, 120), st.floats(-120, 120)), min_size=1, max_size=30))
def test_moving_apart_is_bounded_deterministic_and_never_for_nothing(rows: list[tuple[float, float]]) -> None:
    places = np.array(rows)
    size, radius = 24.0, 128.0
    inside = places[np.hypot(*places.T) < radius]
    free = np.zeros((1, 2))
    shown = move_apart(inside, size, free, radius)

    assert np.array_equal(shown, move_apart(inside, size, free, radius))
    assert (np.hypot(*(shown - inside).T) <= size + 1e-6).all()
    assert (np.hypot(*shown.T) <= radius + 1e-6).all()
    apart = [np.hypot(*(a - b)) for a, b in combinations(inside, 2)]
    clear = all(distance > size + 2 for distance in apart)
    if clear and (np.hypot(*inside.T) > size / 2 + CROSS + 1).all():
        assert np.array_equal(shown, inside)


@pytest.mark.parametrize("people", [2, 3, 5])
def test_people_at_one_place_are_all_seen(people: int) -> None:
    shown = move_apart(np.full((people, 2), 40.0), LARGEST, np.empty((0, 2)), 128.0)

    assert min(float(np.hypot(*(a - b))) for a, b in combinations(shown, 2)) > 0.6 * LARGEST


def test_dots_shrink_with_the_crowd() -> None:
    assert (dot_size(7), round(dot_size(40)), dot_size(500)) == (30, 20, 6)
    sizes = [dot_size(n) for n in range(600)]
    assert sizes == sorted(sizes, reverse=True)


def test_a_dot_is_full_for_a_direction_pale_for_a_half_and_empty_where_nothing_is_said(
    make_results: MakeResults,
) -> None:
    thetas = (LEADS["D"], (0.8, 0.75, -0.75, -0.8), (-0.6, 0.1, 0.6, -0.1), (0, 0.1, 0, 0))
    team = analyse_team(TEAM, 4, [make_results(number=n, theta=theta) for n, theta in enumerate(thetas)], 0)
    chart = style_map(team, dark=False)
    drawn = dots(team)
    marker = drawn["marker"]
    d, s = STYLE_COLOURS["D"], STYLE_COLOURS["S"]

    assert marker["color"] == [d, LIGHT.muted, blend(s, "#FFFFFF", LIGHT.tint), "#FFFFFF"]
    assert marker["line"]["color"] == ["#FFFFFF", "#FFFFFF", s, LIGHT.muted]
    # A half differs from nothing said without colours too.
    assert marker["line"]["width"][2] > 2 * marker["line"]["width"][3]
    said = [text.partition("<br>")[2] for text in drawn["hovertext"]]
    assert said == ["Dominance (D), &gt; 99%", "Above all fast, 97%", "People first, 92%", "Open"]
    assert [row[1:3] for row in chart.table.rows][1:] == [
        ("Above all fast", 0.972),
        ("People first", 0.919),
        ("Open", None),
    ]
    assert "Full: 2, pale: 1, empty: 1." in chart.alt


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_initials_are_legible_on_every_dot(analyse: Callable[[int], TeamAnalysis], *, dark: bool) -> None:
    figure = style_map(analyse(40), dark=dark).figure.to_dict()
    drawn = next(trace for trace in figure["data"] if "customdata" in trace)

    assert len(set(drawn["text"])) == 40
    for fill, ink in zip(drawn["marker"]["color"], drawn["textfont"]["color"], strict=True):
        assert contrast(fill, ink) >= 4.5


def test_dots_are_opaque_so_that_nothing_shines_through(analyse: Callable[[int], TeamAnalysis]) -> None:
    assert dots(analyse(7))["marker"]["opacity"] == 1


@given(st.tuples(*[st.integers(0, 255)] * 3))
def test_black_or_white_is_legible_on_any_colour(parts: tuple[int, int, int]) -> None:
    colour = "#{:02X}{:02X}{:02X}".format(*parts)

    assert contrast(colour, ink_on(colour)) >= 4.5


@pytest.mark.parametrize("people", [12, 60])
def test_a_dot_has_initials_where_there_is_room(analyse: Callable[[int], TeamAnalysis], people: int) -> None:
    assert ("text" in dots(analyse(people))) is (dot_size(people) >= READABLE)
    assert "text" not in dots(analyse(people), named=False)


def test_a_style_of_unknown_probability_is_empty_and_keeps_its_name(make_results: MakeResults) -> None:
    navigator = make_results("Ana", theta=(0, 1, 0, 0), error=None, label="Navigator")
    drawn = dots(analyse_team(TEAM, 1, [navigator], 0))

    assert (drawn["marker"]["color"], drawn["marker"]["line"]["color"]) == (["#FFFFFF"], [LIGHT.muted])
    assert drawn["hovertext"] == ["Ana<br>Navigator"]


def test_the_chosen_person_is_ringed(analyse: Callable[[int], TeamAnalysis]) -> None:
    analysis = analyse(40)
    drawn = dots(analysis)
    shown = traces(analysis, chosen=analysis.map[7].candidate_id)
    [ring] = [t for t in shown if t.get("marker", {}).get("symbol") == "circle-open"]

    assert (ring["x"], ring["y"]) == ([drawn["x"][7]], [drawn["y"][7]])


def test_the_centre_is_a_cross_with_lines_for_its_range(analyse: Callable[[int], TeamAnalysis]) -> None:
    analysis = analyse(7)
    centre = analysis.centre
    [ranges] = [t for t in traces(analysis) if t["mode"] == "lines" and t["line"]["color"] == LIGHT.ink]

    assert centre is not None
    assert centre.x_interval is not None
    assert centre.y_interval is not None
    assert list(zip(ranges["x"], ranges["y"], strict=True)) == [
        *((x, centre.y) for x in centre.x_interval),
        (None, None),
        *((centre.x, y) for y in centre.y_interval),
    ]


@pytest.mark.parametrize("people", [7, 60])
def test_without_names_nothing_identifies_anybody(analyse: Callable[[int], TeamAnalysis], people: int) -> None:
    analysis = analyse(people)
    chart = style_map(analysis, dark=False, named=False, chosen="cand_3")
    said = f"{chart.figure.to_json()} {chart.title} {chart.alt} {chart.table.rows}"
    drawn = dots(analysis, named=False)

    assert not any(point.name in said.replace("Person", "") or point.candidate_id in said for point in analysis.map)
    assert [row[5] for row in chart.table.rows] == sorted(row[5] for row in chart.table.rows)  # type: ignore[type-var]
    # Nor does the order of the dots.
    shuffled = analysis.model_copy(update={"map": analysis.map[::-1]})
    assert drawn["hovertext"] == dots(shuffled, named=False)["hovertext"]


def test_what_if_rings_joiners_strikes_leavers_out_and_moves_the_centre(make_results: MakeResults) -> None:
    a, b, c = (make_results(f"P{n}", number=n, theta=(n - 1.0, 0, 0, 0)) for n in range(3))
    before, after = analyse_team(TEAM, 2, [a, b], 0), analyse_team(TEAM, 2, [b, c], 0)
    chart = what_if_map(before, after, dark=False)
    figure = chart.figure.to_dict()
    [drawn] = [trace for trace in figure["data"] if "customdata" in trace]
    at = {row[0]: (x, y) for row, x, y in zip(drawn["customdata"], drawn["x"], drawn["y"], strict=True)}
    [ring] = [t for t in figure["data"] if t.get("marker", {}).get("symbol") == "circle-open"]
    [stroke] = [t for t in figure["data"] if t.get("marker", {}).get("symbol") == STROKE]
    [arrow] = [a for a in figure["layout"]["annotations"] if a["showarrow"]]

    assert set(at) == {"cand_0", "cand_1", "cand_2"}
    assert (stroke["x"][0], stroke["y"][0]) == at["cand_0"]
    assert (ring["x"][0], ring["y"][0]) == at["cand_2"]
    assert before.centre is not None
    assert after.centre is not None
    assert (arrow["ax"], arrow["ay"]) == (before.centre.x, before.centre.y)
    assert (arrow["x"], arrow["y"]) == (after.centre.x, after.centre.y)
    assert chart.title == "The team's centre would move toward Dominance (D)"
    assert "1 would join (ringed), 1 would leave (struck out)" in chart.alt


def test_a_centre_that_hardly_moves_stays_in_the_title(analyse: Callable[[int], TeamAnalysis]) -> None:
    analysis = analyse(7)

    assert what_if_map(analysis, analysis, dark=False).title == "The team's centre would stay about where it is"


def test_no_profiles_draw_an_empty_circle(analyse: Callable[[int], TeamAnalysis]) -> None:
    chart = style_map(analyse(0), dark=False)

    assert chart.title == "Nobody here has a profile yet"
    assert {trace["mode"] for trace in chart.figure.to_dict()["data"]} == {"text"}


def test_title_counts_the_dots_in_the_fullest_half(make_results: MakeResults) -> None:
    crowd = [make_results(number=n, theta=(0, 0, 1, 1 if n else 0)) for n in range(3)]
    chart = style_map(analyse_team(TEAM, 3, crowd, 0), dark=False)

    assert chart.title == "3 of 3 dots are in the calm half of the circle"


def test_the_table_has_the_true_places(analyse: Callable[[int], TeamAnalysis]) -> None:
    analysis = analyse(40)
    table = style_map(analysis, dark=False).table

    assert [(row[0], row[3], row[4]) for row in table.rows] == [
        (point.name, round(point.x, 2), round(point.y, 2)) for point in analysis.map
    ]


def test_labels_are_the_same_whoever_else_is_drawn(make_results: MakeResults) -> None:
    people = [make_results(name, number=n) for n, name in enumerate(("Ana Ruiz", "Abel Ruiz", "Bo"))]
    analysis = analyse_team(TEAM, 3, people, 0)

    assert dots(analysis)["text"] == ["<b>AnR</b>", "<b>AbR</b>", "<b>Bo</b>"]


@pytest.mark.parametrize("people", [8, 12, 20, 40])
def test_no_dot_is_moved_into_another_style_s_quarter(analyse: Callable[[int], TeamAnalysis], people: int) -> None:
    analysis = analyse(people)
    drawn = dots(analysis)
    signs = [(np.sign(x), np.sign(y)) for x, y in zip(drawn["x"], drawn["y"], strict=True)]

    assert signs == [(np.sign(point.x), np.sign(point.y)) for point in analysis.map]


def test_a_page_has_the_notes_elsewhere_and_a_slide_has_no_line_under_the_circle(make_results: MakeResults) -> None:
    near = [make_results(number=n, theta=LEADS["D"]) for n in range(2)]
    whole = style_map(analyse_team(TEAM, 2, near, 0), dark=False)
    shown, bare = without_notes(whole), without_reading(whole)

    explained = (
        "Full: a direction, grey between two styles. Pale: only a half of the circle. Empty: open. Cross: the centre."
    )
    assert " ".join(under(shown)).startswith(explained)
    assert " ".join(under(whole)) == " ".join([*under(shown), *whole.notes])
    assert whole.notes == ("Dots that overlap are moved a little apart.",)
    assert under(bare) == []
    assert bare.figure.layout.height == HEIGHT < shown.figure.layout.height < whole.figure.layout.height
    assert {each.alt for each in (whole, shown, bare)} == {whole.alt}
    assert without_reading(bare) is bare


def test_a_slide_has_no_inner_ring_and_no_name_of_one(make_results: MakeResults) -> None:
    whole = style_map(analyse_team(TEAM, 1, [make_results(number=1, theta=(1.0, 0.8, -1.0, -1.0))], 0), dark=False)
    bare = without_inner_ring(whole, "en")
    assert "middle half" in str(whole.drawing)
    assert "middle half" not in str(bare.drawing)
    dashes = [[shape.line.dash for shape in each.figure.layout.shapes].count("dot") for each in (whole, bare)]
    assert dashes == [1, 0]
    assert len(bare.figure.data) == len(whole.figure.data) - 1


def under(chart: Chart) -> list[str]:
    """The lines under the circle."""
    written = [each["text"] for each in chart.drawing["layout"]["annotations"] if is_reading(each)]
    return [line for text in written for line in text.split("<br>")]
