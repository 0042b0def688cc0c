"""The circle: one scale for everybody, what is named lit, and nothing on it that has to be explained."""

import re
from collections.abc import Callable
from math import cos, hypot, radians, sin
from typing import Any

import pytest

from discern.charts import DARK, LIGHT, Chart, directions, pair_map, person_region, style_map, without_reading
from discern.charts.circle import HEIGHT, RIM, reading_of
from discern.charts.said import Named, named_of
from discern.charts.theme import STYLE_COLOURS, Theme, translucent
from discern.contract.models.insights import Insight, StylesArgument, TopicArgument
from discern.contract.models.results import Results
from discern.contract.models.teams import TeamAnalysis, TeamRef
from discern.contract.styles import Style
from tests.support.results import LEADS
from tests.support.statements import analyse_team, compare

MakeResults = Callable[..., Results]
TURNS = {"I": 45, "D": 135, "C": 225, "S": 315}
AT: dict[Named, tuple[float, float, float, float]] = {
    **{style: theta for style, theta in LEADS.items() if style in TURNS},  # type: ignore[misc]
    "DI": (0.8, 0.75, -0.75, -0.8),
    "people": (-0.6, 0.1, 0.6, -0.1),
}


def layout(chart: Chart) -> dict[str, Any]:
    found: dict[str, Any] = chart.figure.to_dict()["layout"]
    return found


def say_first(analysis: TeamAnalysis, kind: str, **arguments: Any) -> TeamAnalysis:
    said = Insight(id=kind, kind=kind, text="", strength="likely", evidence=[], arguments=arguments)
    return analysis.model_copy(update={"insights": [said]})


def words(chart: Chart) -> set[str]:
    """The words and letters on the rim, in bold ones without their markup."""
    return {re.sub("<[^>]*>", "", each["text"]) for each in layout(chart)["annotations"] if "yshift" in each}


def bold(chart: Chart) -> set[str]:
    ends = [each["text"] for each in layout(chart)["annotations"] if "textangle" in each]
    return {text.removeprefix("<b>").removesuffix("</b>") for text in ends if text.startswith("<b>")}


def lit(chart: Chart, look: Theme) -> set[tuple[str, str]]:
    """The colour and the outer corner (to whole degrees, as "45–135") of each part that is lit."""
    hues = {translucent(colour, look.lit): style for style, colour in STYLE_COLOURS.items()}
    found: set[tuple[str, str]] = set()
    for shape in layout(chart)["shapes"]:
        if shape["type"] == "path" and shape["fillcolor"] in hues:
            points = [tuple(map(float, pair.split(","))) for pair in re.findall(r"-?[\d.]+,-?[\d.]+", shape["path"])]
            sides = {(round(points[n][0], 1), round(points[n][1], 1)) for n in (1, 4)}
            found.add((hues[shape["fillcolor"]], str(sorted(sides))))
    return found


def sides(style: Style, *turns: int) -> tuple[str, str]:
    return style, str(
        sorted((round(RIM * cos(radians(t)), 1) + 0.0, round(RIM * sin(radians(t)), 1) + 0.0) for t in turns)
    )


@pytest.mark.parametrize(("dark", "look"), [(False, LIGHT), (True, DARK)], ids=["light", "dark"])
@pytest.mark.parametrize(
    ("named", "parts", "ends"),
    [
        pytest.param("C", [sides("C", 180, 270)], {"Calm", "Task first"}, id="quarter"),
        pytest.param("DI", [sides("I", 45, 90), sides("D", 90, 135)], {"Fast"}, id="between"),
        pytest.param("people", [sides("S", 270, 360), sides("I", 0, 90)], {"People first"}, id="half"),
    ],
)
def test_what_the_title_names_is_lit_and_its_words_are_bold(
    make_results: MakeResults,
    named: Named,
    parts: list[tuple[str, str]],
    ends: set[str],
    dark: bool,
    look: Theme,
) -> None:
    chart = person_region(make_results(theta=AT[named]), dark=dark)

    assert lit(chart, look) == set(parts)
    assert bold(chart) == ends
    assert words(chart) >= {"D", "I", "S", "C", "Fast", "Calm", "Task first", "People first"}


def test_a_direction_between_two_styles_has_a_light_edge(make_results: MakeResults) -> None:
    chart = person_region(make_results(theta=AT["DI"]), dark=False)
    lines = [shape for shape in layout(chart)["shapes"] if shape["type"] == "line"]
    ends = {(round(line["x1"], 1), round(line["y1"], 1)) for line in lines}

    assert {line["line"]["color"] for line in lines} == {LIGHT.background}
    assert ends == {(2.5, 0.0), (0.0, 2.5), (-2.5, 0.0), (0.0, -2.5), (1.8, 1.8), (-1.8, 1.8)}


def test_where_nothing_is_named_all_quarters_are_alike(make_results: MakeResults) -> None:
    nobody = person_region(make_results(theta=(0, 0.1, 0, 0)), dark=False)
    pair = pair_map(compare(make_results(number=1), make_results(number=2, theta=LEADS["S"])), dark=False)
    for chart in (nobody, pair, directions(dark=False)):
        fills = {shape["fillcolor"] for shape in layout(chart)["shapes"] if shape["type"] == "path"}
        assert fills == {translucent(colour, LIGHT.plain) for colour in STYLE_COLOURS.values()}
        assert bold(chart) == set()


@pytest.mark.parametrize(
    ("kind", "arguments", "named"),
    [
        ("centre", {"region": TopicArgument(topic="SC")}, "SC"),
        ("centre", {"region": TopicArgument(topic="task")}, "task"),
        ("majority", {"styles": StylesArgument(styles=("S",))}, "S"),
        ("majority", {"styles": StylesArgument(styles=("D", "C"))}, "task"),
        ("absent", {"styles": StylesArgument(styles=("S", "C")), "only": StylesArgument(styles=("D", "I"))}, "fast"),
        ("absent", {"styles": StylesArgument(styles=("C",))}, None),
        ("coverage", {}, None),
    ],
)
def test_what_is_said_of_a_team_first_is_lit(
    analyse: Callable[[int], TeamAnalysis], kind: str, arguments: dict[str, Any], named: Named | None
) -> None:
    analysis = say_first(analyse(7), kind, **arguments)

    assert named_of(analysis) == named
    assert bool(lit(style_map(analysis, dark=False), LIGHT)) is (named is not None)


def test_every_circle_has_the_same_scale_and_no_ring_within(make_results: MakeResults) -> None:
    near, far = make_results(number=1, theta=(0.2, 0, 0, -0.2)), make_results(number=2, theta=(3.0, -3.0, -3.0, 3.0))
    team = analyse_team(TeamRef(id="t", name="T"), 2, [near, far], 0)
    drawn = [person_region(near, dark=False), person_region(far, near, dark=False), style_map(team, dark=False)]
    for chart in [*drawn, pair_map(compare(near, far), dark=False)]:
        circles = [shape["x1"] for shape in layout(chart)["shapes"] if shape["type"] == "circle"]
        assert circles == [RIM]
        assert layout(chart)["xaxis"]["range"] == layout(chart)["yaxis"]["range"]
        places = [
            (x, y) for trace in chart.figure.to_dict()["data"] for x, y in zip(trace["x"], trace["y"], strict=True)
        ]
        assert all(hypot(x, y) <= RIM + 1e-3 for x, y in places)


def test_an_earlier_place_is_drawn_with_an_arrow_from_it_and_claims_no_change(make_results: MakeResults) -> None:
    now, then = make_results("Ana", theta=(0.1, 0.8, 0, 0)), make_results("Ana", theta=(0, -2, 0, 2))
    chart = person_region(now, then, dark=False)

    assert chart.title == "Ana, then and now"
    assert len([each for each in layout(chart)["annotations"] if each["showarrow"]]) == 1


def test_a_slide_has_no_line_under_the_circle(analyse: Callable[[int], TeamAnalysis]) -> None:
    whole = style_map(analyse(7), dark=False)
    bare = without_reading(whole)

    assert reading_of(whole) == "Pale dots: one of two styles."
    assert reading_of(bare) == ""
    assert layout(bare)["height"] == HEIGHT < layout(whole)["height"]
    assert without_reading(bare) is bare
