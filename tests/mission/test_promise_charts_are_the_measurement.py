"""What the charts draw is what the interface says: a person's radar, a team's styles, and what a change would move."""

import re
from collections.abc import Callable
from math import dist
from typing import TYPE_CHECKING, Any

import pytest

from tests.mission.installation import Company
from tests.mission.seen import (
    charts_on,
    draws_intervals,
    draws_profile,
    expected_counts,
    scores_in,
    settle,
    shows_heads,
    text_of,
    traces_on,
)

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = [pytest.mark.browser, pytest.mark.timeout(180)]

OpenPage = Callable[..., "Page"]

APART = 0.8
"""By so much dots that would overlap are moved apart, in θ."""


def test_a_persons_results_show_a_radar_of_their_scores_and_how_sure_each_is(
    company: Company, open_page: OpenPage
) -> None:
    results = company.results("Hugo Almeida")
    page = open_page(f"{company.url}/people?assessment={results['assessment_id']}")
    radars = traces_on(page, "scatterpolar")
    assert any(draws_profile(radar, scores_in(results)) for radar in radars), radars
    assert draws_intervals(radars, results), radars


def test_answers_that_do_not_hold_together_get_no_radar(company: Company, open_page: OpenPage) -> None:
    results = company.results("Quentin Roux")
    assert results["quality"]["verdict"] == "withheld"
    page = open_page(f"{company.url}/people?assessment={results['assessment_id']}")
    assert page.get_by_role("heading", name="Quentin Roux").first.is_visible()
    assert page.locator(".js-plotly-plot").count() == 0


def test_a_team_shows_how_many_lie_in_each_direction(company: Company, open_page: OpenPage) -> None:
    for team in company.rest.list("/teams")[:2]:
        analysis = company.rest.get(f"/teams/{team['id']}/analysis")
        page = open_page(f"{company.url}/teams?team={team['id']}")
        assert any(shows_heads(chart, analysis) for chart in charts_on(page))


def test_a_team_shows_where_each_of_its_people_lies(company: Company, open_page: OpenPage) -> None:
    team = company.team()
    analysis = company.rest.get(f"/teams/{team['id']}/analysis")
    page = open_page(f"{company.url}/teams?team={team['id']}")
    assert _are_drawn(_places(analysis), _drawn(page))


def _places(analysis: dict[str, Any]) -> set[tuple[float, float]]:
    """Where the people of an analysis lie."""
    return {(round(point["x"], 3), round(point["y"], 3)) for point in analysis["map"]}


def _are_drawn(places: set[tuple[float, float]], drawn: set[tuple[float, float]]) -> bool:
    """Whether each place has a dot, as far as it may be moved."""
    return all(any(dist(place, dot) < APART for dot in drawn) for place in places)


def _drawn(page: "Page") -> set[tuple[float, float]]:
    """The places of all dots on the page, and of what else is drawn like them."""
    return {(round(x, 3), round(y, 3)) for trace in traces_on(page, "scatter") for x, y in _points(trace.x, trace.y)}


def _points(xs: list[object], ys: list[object]) -> list[tuple[float, float]]:
    return [(x, y) for x, y in zip(xs, ys, strict=True) if isinstance(x, int | float) and isinstance(y, int | float)]


def test_what_if_changes_the_picture_and_saves_nothing(company: Company, open_page: OpenPage) -> None:
    team = company.team()
    path = f"/teams/{team['id']}"
    before, people = company.rest.get(f"{path}/analysis"), company.rest.list("/candidates")
    would_be = company.rest.get(f"{path}/analysis", with_style="I")
    assert expected_counts(would_be) != pytest.approx(expected_counts(before), abs=0.01)

    page = open_page(f"{company.url}/teams?team={team['id']}")
    page.get_by_role("radio", name=re.compile("what if", re.IGNORECASE)).click()
    settle(page)
    assert page.locator(".js-plotly-plot").count() == 0
    page.get_by_role("combobox", name=re.compile("Imagine a newcomer")).click()
    page.get_by_role("option", name=re.compile(r"\(I\)$")).click()
    page.wait_for_url(re.compile("with_style=I"))
    settle(page)
    [newcomer] = _places(would_be) - _places(before)
    drawn = _drawn(page)
    assert newcomer in drawn
    assert _are_drawn(_places(before), drawn), "the others stay in view"
    was, then = (f"{each['halves']['fast']['count']} of {each['profiled']}" for each in (before, would_be))
    assert re.search(rf"Fast in Finance\s+{was}\s+{then}", text_of(page))

    assert company.rest.get(path) == team
    assert company.rest.get(f"{path}/analysis") == before
    assert company.rest.list("/candidates") == people


def test_two_people_are_drawn_on_one_radar(company: Company, open_page: OpenPage) -> None:
    first, second = company.results("Mei Tan"), company.results("Hugo Almeida")
    page = open_page(f"{company.url}/compare?a={first['candidate']['id']}&b={second['candidate']['id']}")
    page.locator(".polarlayer .trace path").first.wait_for(state="attached")
    settle(page)
    radars = [trace for trace in traces_on(page, "scatterpolar") if trace.r]
    for results in (first, second):
        assert any(draws_profile(radar, scores_in(results), near=3) for radar in radars)
