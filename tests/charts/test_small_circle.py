"""A team's circle on its card: lit as its page is, everybody a dot, and nobody identified."""

import re
from collections.abc import Callable
from xml.etree import ElementTree as ET

import pytest

from discern.charts import DARK, LIGHT, describe_circle, small_circle
from discern.charts.small_circle import RADIUS
from discern.charts.theme import STYLE_COLOURS, blend
from discern.contract.models.insights import Insight, TopicArgument
from discern.contract.models.results import Results
from discern.contract.models.teams import TeamAnalysis, TeamRef
from tests.charts.test_team_maps import KINDS
from tests.support.statements import analyse_team

MakeResults = Callable[..., Results]
SVG = "{http://www.w3.org/2000/svg}"


def dots(svg: str) -> list[dict[str, str]]:
    return [each.attrib for each in ET.fromstring(svg).iter(f"{SVG}circle") if "cx" in each.attrib]


@pytest.mark.parametrize("people", [0, 1, 12, 40, 300])
def test_everybody_is_a_dot_on_the_circle(analyse: Callable[[int], TeamAnalysis], people: int) -> None:
    drawn = dots(small_circle(analyse(people), dark=False))

    assert len(drawn) == people
    assert all(float(dot["cx"]) ** 2 + float(dot["cy"]) ** 2 <= RADIUS**2 for dot in drawn)


@pytest.mark.parametrize(("dark", "look"), [(False, LIGHT), (True, DARK)], ids=["light", "dark"])
def test_what_is_said_first_is_lit(analyse: Callable[[int], TeamAnalysis], dark: bool, look: object) -> None:
    said = Insight(
        id="c", kind="centre", text="", strength="likely", evidence=[], arguments={"region": TopicArgument(topic="IS")}
    )
    svg = small_circle(analyse(5).model_copy(update={"insights": [said]}), dark=dark)
    theme = DARK if dark else LIGHT
    lit = re.findall(rf'fill="(#\w+)" fill-opacity="{theme.lit:g}"', svg)

    assert set(lit) == {STYLE_COLOURS["I"], STYLE_COLOURS["S"]}
    assert f'fill-opacity="{theme.unlit:g}"' in svg


def test_dots_have_the_three_looks_of_the_large_circle(make_results: MakeResults) -> None:
    crowd = [make_results(f"P{n}", number=n, theta=theta) for n, theta in enumerate(KINDS)]
    team = analyse_team(TeamRef(id="t", name="T"), 4, crowd, 0)
    looks = {(dot["fill"], dot["stroke"]) for dot in dots(small_circle(team, dark=False))}
    d, s = STYLE_COLOURS["D"], STYLE_COLOURS["S"]

    pale = {(blend(hue, "#FFFFFF", LIGHT.tint), hue) for hue in (d, s)}
    assert looks == {(d, "#FFFFFF"), *pale, ("#FFFFFF", LIGHT.muted)}


def test_it_names_nobody_and_keeps_no_order(analyse: Callable[[int], TeamAnalysis]) -> None:
    analysis = analyse(7)
    turned = analysis.model_copy(update={"map": analysis.map[::-1]})
    said = small_circle(analysis, dark=False) + describe_circle(analysis)

    assert "Person" not in said
    assert small_circle(turned, dark=False) == small_circle(analysis, dark=False)
    assert describe_circle(analysis).startswith("Fast, task first: ")
