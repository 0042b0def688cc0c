"""What the charts draw is what the interface says: a person's radar, a team's styles, and what a change would move."""

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from tests.mission.installation import Company
from tests.mission.seen import (
    charts_on,
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


def test_a_persons_results_show_a_radar_of_their_scores_and_how_sure_each_is(
    company: Company, open_page: OpenPage
) -> None:
    results = company.results("Hugo Almeida")
    page = open_page(f"{company.url}/people?assessment={results['assessment_id']}")
    radars = traces_on(page, "scatterpolar")
    assert any(draws_profile(radar, scores_in(results)) for radar in radars), radars
    for end in (0, 1):
        ends = {style: score["interval"][end] for style, score in results["scores"].items()}
        assert any(draws_profile(radar, ends) for radar in radars)


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
    drawn = {(round(x, 3), round(y, 3)) for trace in traces_on(page, "scatter") for x, y in _points(trace.x, trace.y)}
    assert {(round(point["x"], 3), round(point["y"], 3)) for point in analysis["map"]} <= drawn


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
    assert not _shows(page, would_be)
    page.get_by_role("button", name=re.compile(r"^. · Influence")).click()
    page.wait_for_url(re.compile("with_style=I"))
    settle(page)
    assert _shows(page, would_be)
    assert _shows(page, before), "the team as it is stays in view beside it"
    size = before["size"]
    assert re.search(rf"\b{size} → {size + 1} people\b", text_of(page))

    assert company.rest.get(path) == team
    assert company.rest.get(f"{path}/analysis") == before
    assert company.rest.list("/candidates") == people


def _shows(page: "Page", analysis: dict[str, Any]) -> bool:
    """Whether a chart shows who of this team lies where."""
    if page.locator(".js-plotly-plot").count() == 0:
        return False
    return any(shows_heads(traces, analysis) for traces in charts_on(page))


def test_two_people_are_drawn_on_one_radar(company: Company, open_page: OpenPage) -> None:
    first, second = company.results("Mei Tan"), company.results("Hugo Almeida")
    page = open_page(f"{company.url}/compare?a={first['candidate']['id']}&b={second['candidate']['id']}")
    page.get_by_role("radio", name="Radar").or_(page.get_by_role("button", name="Radar")).click()
    page.locator(".polarlayer .trace path").first.wait_for(state="attached")
    settle(page)
    radars = [trace for trace in traces_on(page, "scatterpolar") if trace.r]
    for results in (first, second):
        assert any(draws_profile(radar, scores_in(results)) for radar in radars)
