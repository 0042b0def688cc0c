"""A team on the circle: everybody a dot, whose look says what is said of them, and which nowhere contradicts it."""

from collections.abc import Callable
from itertools import combinations
from math import hypot
from typing import Any

import numpy as np
import pytest
from hypothesis import given, strategies as st

from discern.charts import style_map, what_if_map
from discern.charts.circle import RIM, is_in
from discern.charts.dots import (
    CLOSE,
    INK,
    LARGEST,
    LETTERED,
    MANY,
    NARROWEST,
    PLAIN,
    SPREAD,
    are_moved,
    dot_size,
    move_apart,
)
from discern.charts.said import said_of
from discern.charts.team.team_map import STROKE
from discern.charts.theme import LIGHT, STYLE_COLOURS, blend, ink_on
from discern.contract.models.insights import TopicArgument
from discern.contract.models.results import Results
from discern.contract.models.teams import TeamAnalysis, TeamRef
from discern.contract.styles import circle_angle, quarter_of
from tests.charts.test_charts import contrast
from tests.charts.test_map import say_first
from tests.support.results import LEADS, build_results
from tests.support.statements import analyse_team

MakeResults = Callable[..., Results]
TEAM = TeamRef(id="team_1", name="Harbour")
SCALE = NARROWEST / 2 / RIM
"""Pixels a θ on a narrow screen."""


def dots(analysis: TeamAnalysis, **how: Any) -> dict[str, Any]:
    data = style_map(analysis, dark=False, **how).figure.to_dict()["data"]
    return next(trace for trace in data if "customdata" in trace)


def places(drawn: dict[str, Any]) -> list[tuple[float, float]]:
    return list(zip(drawn["x"], drawn["y"], strict=True))


@pytest.mark.parametrize("people", [1, 2, 7, 40, 500])
def test_every_profiled_member_is_a_dot(analyse: Callable[[int], TeamAnalysis], people: int) -> None:
    analysis = analyse(people)
    drawn = dots(analysis)

    assert [row[0] for row in drawn["customdata"]] == [point.candidate_id for point in analysis.map]
    assert all(hypot(x, y) < RIM for x, y in places(drawn))


@pytest.mark.integration
def test_a_dot_lies_in_what_is_named_and_in_its_quarter_after_moving_apart() -> None:
    """In a hundred teams of all sizes, whose people lie where the posterior of simulated answers puts them."""
    rng = np.random.default_rng(45)
    named = 0
    for team in range(100):
        crowd = [
            build_results(
                f"P{n}", number=n, theta=tuple(rng.normal(scale=1.1, size=4)), error=float(rng.uniform(0.3, 0.7))
            )
            for n in range(1 + team % 30)
        ]
        analysis = analyse_team(TEAM, len(crowd), crowd, 0)
        size = dot_size(len(crowd))
        for point, (x, y) in zip(analysis.map, places(dots(analysis)), strict=True):
            said = said_of(point)
            named += said is not None
            assert quarter_of(x, y) == quarter_of(point.x, point.y)
            assert said is None or is_in(circle_angle(x, y), said)
            far = max(1.0, hypot(point.x, point.y) / (RIM - size / 4 / SCALE))
            assert hypot(x - point.x / far, y - point.y / far) * SCALE <= size + 1e-6
    assert named > 500


@pytest.mark.parametrize("people", [8, 14, 20, 40])
def test_a_dot_is_not_over_a_line_between_quarters(analyse: Callable[[int], TeamAnalysis], people: int) -> None:
    size = dot_size(people)
    # Pushed by its neighbours it may touch one.
    assert all(min(abs(x), abs(y)) * SCALE >= 0.35 * size for x, y in places(dots(analyse(people))))


@pytest.mark.integration
@given(st.lists(st.tuples(st.floats(-120, 120), st.floats(-120, 120)), min_size=1, max_size=30))
def test_moving_apart_is_bounded_deterministic_and_never_for_nothing(rows: list[tuple[float, float]]) -> None:
    there = np.array(rows)
    size, most, clear = 24.0, 122.0, 13.0
    inside = there[np.hypot(*there.T) < most]
    between = np.zeros(len(inside), dtype=int)
    shown = move_apart(inside, size, between, clear, most)

    assert np.array_equal(shown, move_apart(inside, size, between, clear, most))
    assert (np.hypot(*(shown - inside).T) <= size + 1e-6).all()
    assert (np.hypot(*shown.T) <= most + 1e-6).all()
    apart = [np.hypot(*(a - b)) for a, b in combinations(inside, 2)]
    if all(distance > size + 2 for distance in apart) and (np.abs(inside) > clear).all():
        assert np.allclose(shown, inside)


@pytest.mark.parametrize("people", [2, 3, 5])
def test_people_at_one_place_are_all_seen(people: int) -> None:
    shown = move_apart(np.full((people, 2), 40.0), LARGEST, np.zeros(people, dtype=int), 16.0, 120.0)

    assert min(float(np.hypot(*(a - b))) for a, b in combinations(shown, 2)) > 0.6 * LARGEST


def test_dots_shrink_with_the_crowd() -> None:
    assert [dot_size(n) for n in (8, 9, 14, 15, 20, 21)] == [LARGEST, LETTERED, LETTERED, CLOSE, CLOSE, PLAIN]
    assert (dot_size(500), dot_size(7, named=False)) == (6, PLAIN)
    assert dot_size(int((INK / SPREAD) ** 2)) >= SPREAD
    sizes = [dot_size(n) for n in range(600)]
    assert sizes == sorted(sizes, reverse=True)


@pytest.mark.parametrize("people", [7, MANY, MANY + 1])
def test_a_dot_has_initials_where_there_is_room(analyse: Callable[[int], TeamAnalysis], people: int) -> None:
    assert ("text" in dots(analyse(people))) is (people <= MANY)
    assert "text" not in dots(analyse(people), named=False)


KINDS = (LEADS["D"], (0.8, 0.75, -0.75, -0.8), (-0.6, 0.1, 0.6, -0.1), (0, 0.1, 0, 0))
"""Of a style, between two, only a half, and open."""


def test_a_dot_is_full_for_a_style_pale_for_one_of_two_and_empty_where_nothing_is_said(
    make_results: MakeResults,
) -> None:
    names = ("Ana Ruiz", "Bo Li", "Cem Arik", "Dee Fox")
    crowd = [
        make_results(name, number=n, theta=theta) for n, (name, theta) in enumerate(zip(names, KINDS, strict=True))
    ]
    team = analyse_team(TEAM, 4, crowd, 0)
    chart = style_map(team, dark=False)
    drawn = dots(team)
    marker = drawn["marker"]
    d, s = STYLE_COLOURS["D"], STYLE_COLOURS["S"]

    assert marker["color"] == [d, *(blend(each, "#FFFFFF", LIGHT.tint) for each in (d, s)), "#FFFFFF"]
    assert marker["line"]["color"] == ["#FFFFFF", d, s, LIGHT.muted]
    # A half differs from nothing said without colours too.
    assert marker["line"]["width"][2] > 2 * marker["line"]["width"][3]
    assert drawn["hovertext"] == [
        "Ana moves fast and puts the task first<br>&gt; 99% sure",
        "Bo moves fast above all<br>97% sure",
        "Cem puts people first<br>Fast or calm: open<br>92% sure",
        "No side is clear yet for Dee",
    ]
    assert [row[1:3] for row in chart.table.rows][1:] == [
        ("Fast above all", "97%"),
        ("People first", "92%"),
        ("Open", None),
    ]
    assert "For Bo and Cem it is one of two styles. For Dee no side is sure." in chart.alt


@pytest.mark.parametrize("people", [1, 5, 12])
def test_the_alt_text_says_who_is_where(analyse: Callable[[int], TeamAnalysis], people: int) -> None:
    analysis = analyse(people)
    said = {
        part.partition(": ")[0]: part
        for part in style_map(analysis, dark=False).alt.split(". ")
        if part.startswith(("Fast,", "Calm,"))
    }
    rows = {"D": "Fast, task first", "I": "Fast, people first", "S": "Calm, people first", "C": "Calm, task first"}
    for point in analysis.map:
        assert point.name in said[rows[quarter_of(point.x, point.y)]]


def test_the_alt_text_of_a_larger_team_says_how_many_are_where(analyse: Callable[[int], TeamAnalysis]) -> None:
    analysis = analyse(13)
    alt = style_map(analysis, dark=False).alt
    assert analysis.distribution is not None

    assert "Person 1 " not in alt
    assert f"Fast, task first: {analysis.distribution.D.count} " in alt


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_initials_are_legible_on_every_dot(analyse: Callable[[int], TeamAnalysis], *, dark: bool) -> None:
    figure = style_map(analyse(MANY), dark=dark).figure.to_dict()
    drawn = next(trace for trace in figure["data"] if "customdata" in trace)

    assert len(set(drawn["text"])) == MANY
    for fill, ink in zip(drawn["marker"]["color"], drawn["textfont"]["color"], strict=True):
        assert contrast(fill, ink) >= 4.5


@given(st.tuples(*[st.integers(0, 255)] * 3))
def test_black_or_white_is_legible_on_any_colour(parts: tuple[int, int, int]) -> None:
    colour = "#{:02X}{:02X}{:02X}".format(*parts)

    assert contrast(colour, ink_on(colour)) >= 4.5


def test_a_style_of_unknown_probability_is_empty_and_keeps_its_name(make_results: MakeResults) -> None:
    navigator = make_results("Ana", theta=(0, 1, 0, 0), error=None, label="Navigator")
    drawn = dots(analyse_team(TEAM, 1, [navigator], 0))

    assert (drawn["marker"]["color"], drawn["marker"]["line"]["color"]) == (["#FFFFFF"], [LIGHT.muted])
    assert drawn["hovertext"] == ["The service says Navigator for Ana. It doesn't say how sure that is"]


def test_the_chosen_person_has_a_name_and_a_spread_and_the_others_fade(make_results: MakeResults) -> None:
    crowd = [make_results(name, number=n, theta=LEADS[name[0]]) for n, name in enumerate(("Dora Ruiz", "Sol Li"))]
    analysis = analyse_team(TEAM, 2, crowd, 0)
    chart = style_map(analysis, dark=False, chosen="cand_1", chosen_results=crowd[1])
    data = chart.figure.to_dict()["data"]
    drawn = next(trace for trace in data if "customdata" in trace)
    tags = [each["text"] for each in chart.figure.to_dict()["layout"]["annotations"]]

    assert drawn["marker"]["color"] == [blend(STYLE_COLOURS["D"], "#FFFFFF", 0.35), STYLE_COLOURS["S"]]
    assert "<b>Sol</b>" in tags
    assert len([trace for trace in data if trace.get("fill") == "toself"]) == 2
    assert not [trace for trace in style_map(analysis, dark=False).figure.to_dict()["data"] if "fill" in trace]


@pytest.mark.parametrize("people", [7, 60])
def test_without_names_nothing_identifies_anybody(analyse: Callable[[int], TeamAnalysis], people: int) -> None:
    analysis = analyse(people)
    chart = style_map(analysis, dark=False, named=False, chosen="cand_3")
    said = f"{chart.figure.to_json()} {chart.title} {chart.alt} {chart.table.rows}"

    assert not any(point.name in said.replace("Person", "") or point.candidate_id in said for point in analysis.map)
    # Nor does the order of the dots, or of the rows.
    shuffled = style_map(analysis.model_copy(update={"map": analysis.map[::-1]}), dark=False, named=False)
    assert (chart.figure, chart.table) == (shuffled.figure, shuffled.table)


def test_a_what_if_rings_joiners_and_strikes_leavers_out(make_results: MakeResults) -> None:
    a, b, c = (make_results(name, number=n, theta=(n - 1.0, 0, 0, 0)) for n, name in enumerate(("Ana", "Bo", "Cem")))
    before, after = analyse_team(TEAM, 2, [a, b], 0), analyse_team(TEAM, 2, [b, c], 0)
    chart = what_if_map(before, after, dark=False)
    figure = chart.figure.to_dict()
    [drawn] = [trace for trace in figure["data"] if "customdata" in trace]
    at = {row[0]: place for row, place in zip(drawn["customdata"], places(drawn), strict=True)}
    [ring] = [t for t in figure["data"] if t.get("marker", {}).get("symbol") == "circle-open"]
    [stroke] = [t for t in figure["data"] if t.get("marker", {}).get("symbol") == STROKE]

    assert set(at) == {"cand_0", "cand_1", "cand_2"}
    assert places(stroke) == [at["cand_0"]]
    assert places(ring) == [at["cand_2"]]
    assert chart.title == "Harbour with Cem, without Ana"
    assert "<b>Cem</b>" in [each["text"] for each in figure["layout"]["annotations"]]
    assert what_if_map(before, after, dark=False, named=False).title == "Harbour with 1 more and 1 fewer"
    assert what_if_map(before, before, dark=False).title == "Harbour as it is"


def test_no_profiles_draw_an_empty_circle(analyse: Callable[[int], TeamAnalysis]) -> None:
    chart = style_map(analyse(0), dark=False)

    assert chart.title == "No one here has a profile yet"
    assert chart.figure.to_dict()["data"] == []


@pytest.mark.parametrize(
    ("region", "title"),
    [
        (None, "3 of 3 dots are in the calm half of the circle"),
        ("S", "1 of 3 dots is in S, calm and people first"),
        ("task", "2 of 3 dots are in the task-first half of the circle"),
        ("SC", "3 of 3 dots are in the calm half of the circle"),
    ],
)
def test_title_counts_the_dots_in_what_is_lit_or_else_in_the_fullest_half(
    make_results: MakeResults, region: str | None, title: str
) -> None:
    crowd = [make_results(number=n, theta=LEADS["C" if n else "S"]) for n in range(3)]
    analysis = analyse_team(TEAM, 3, crowd, 0).model_copy(update={"insights": []})
    if region is not None:
        analysis = say_first(analysis, "centre", region=TopicArgument(topic=region))

    assert style_map(analysis, dark=False).title == title


def test_the_title_leaves_out_those_whose_answers_look_random(make_results: MakeResults) -> None:
    crowd = [make_results(number=n, theta=LEADS["C" if n else "S"]) for n in range(3)]
    analysis = analyse_team(TEAM, 3, crowd, 0).model_copy(update={"insights": []})
    first, *others = analysis.map
    random = first.model_copy(update={"direction": None, "half": None, "looks_random": True})

    title = style_map(analysis.model_copy(update={"map": [random, *others]}), dark=False).title
    assert title == "2 of 2 dots are in the calm half of the circle, with 1 unclear one left out"


def test_dots_at_their_own_places_are_not_said_to_be_moved(make_results: MakeResults) -> None:
    alone, crowd = ([make_results(number=n, theta=LEADS["C"]) for n in range(size)] for size in (1, 3))

    assert not are_moved(analyse_team(TEAM, 1, alone, 0).map)
    assert are_moved(analyse_team(TEAM, 3, crowd, 0).map)


def test_labels_are_the_same_whoever_else_is_drawn(make_results: MakeResults) -> None:
    people = [make_results(name, number=n) for n, name in enumerate(("Ana Ruiz", "Abel Ruiz", "Bo"))]
    analysis = analyse_team(TEAM, 3, people, 0)

    assert dots(analysis)["text"] == ["<b>AnR</b>", "<b>AbR</b>", "<b>Bo</b>"]
