"""Pages as they render, with a company loaded: wide and narrow, light and dark. The contact sheet has all of them."""

from collections.abc import Callable
from typing import TYPE_CHECKING
from urllib.parse import parse_qs, urlsplit

import pytest

from discern.client import Client
from discern.contract import operations
from tests.browser.conftest import FAULTS
from tests.support.running_app.sample import load_sample
from tests.support.running_app.server import Server

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = [pytest.mark.browser, pytest.mark.timeout(180)]


@pytest.fixture(scope="module")
def team_url(app: Server, browser: "Browser") -> str:
    """The address of a team's page, in the app with the sample company loaded."""
    return load_sample(browser, app.url)


PAGES = {"home": "", "people": "people", "assessments": "assessments"}
VIEWS = {"overview": "", "what-if": "&view=what-if&with_style=D&with_style=I"}


@pytest.mark.parametrize("path", PAGES.values(), ids=PAGES)
def test_nothing_is_broken_cut_or_overlapping(
    app: Server, team_url: str, open_page: Callable[..., "Page"], faults_in: Callable[["Page"], list[str]], path: str
) -> None:
    assert faults_in(open_page(f"{app.url}/{path}")) == []


@pytest.mark.parametrize("view", VIEWS.values(), ids=VIEWS)
def test_nothing_on_the_team_page_is_in_any_view(
    team_url: str, open_page: Callable[..., "Page"], faults_in: Callable[["Page"], list[str]], view: str
) -> None:
    assert faults_in(open_page(f"{team_url}{view}")) == []


def test_the_way_back_to_all_teams_leaves_the_logo_free_where_the_sidebar_is_closed(
    team_url: str, open_page: Callable[..., "Page"], settle: Callable[["Page"], None]
) -> None:
    page = open_page(f"{team_url}&view=edit")
    page.get_by_test_id("stSidebar").hover()
    page.get_by_test_id("stSidebarCollapseButton").get_by_role("button").click()
    page.get_by_test_id("stExpandSidebarButton").wait_for()
    for width in (1024, 768, 641):
        page.set_viewport_size({"width": width, "height": 900})
        settle(page)
        assert page.evaluate(FAULTS) == [], width


def test_a_page_has_its_name_and_our_icon_in_the_browser(team_url: str, open_page: Callable[..., "Page"]) -> None:
    page = open_page(team_url)
    assert page.title() == "Finance · Discern"
    assert "data:image/svg+xml" in str(page.locator('link[rel*="icon"]').first.get_attribute("href"))


def test_one_step_back_leads_to_the_pair_shown_before(
    app: Server,
    client: Client,
    team_url: str,
    open_page: Callable[..., "Page"],
    settle: Callable[["Page"], None],
) -> None:
    from playwright.sync_api import expect

    [team] = parse_qs(urlsplit(team_url).query)["team"]
    first, second, third = client.send(operations.GET_TEAM_ANALYSIS(team_id=team)).map[:3]
    page = open_page(f"{app.url}/compare?a={first.candidate_id}&b={second.candidate_id}")
    figure = page.get_by_role("figure").first
    pair = figure.get_attribute("aria-label")
    assert pair
    for _ in range(2):
        page.get_by_role("combobox").nth(1).fill(third.name)
        page.get_by_role("option", name=third.name).click()
        page.wait_for_url(lambda url: third.candidate_id in url)
        expect(figure).not_to_have_attribute("aria-label", pair, timeout=20_000)
        settle(page)
        page.go_back()
        expect(figure).to_have_attribute("aria-label", pair, timeout=20_000)


def test_charts_follow_when_the_browser_turns_dark(team_url: str, open_page: Callable[..., "Page"]) -> None:
    from playwright.sync_api import expect

    page = open_page(team_url)
    text = page.locator(".js-plotly-plot text").filter(has_text="People first").filter(visible=True).first
    light = text.evaluate("text => getComputedStyle(text).fill")
    page.emulate_media(color_scheme="dark")
    expect(text).not_to_have_css("fill", light, timeout=20_000)


def test_a_broken_page_would_be_noticed(
    app: Server, open_page: Callable[..., "Page"], faults_in: Callable[["Page"], list[str]]
) -> None:
    page = open_page(app.url)
    page.evaluate(
        """() => {
            const main = document.querySelector('[data-testid="stMain"]');
            main.insertAdjacentHTML('beforeend', '<div style="position:absolute;top:99px;left:9px">One on top</div>'
                + '<div style="position:absolute;top:99px;left:9px">of the other</div>'
                + '<div style="width:3000px">Too wide</div>'
                + '<div style="width:50px;overflow:hidden;white-space:nowrap">Longer than its place</div>');
        }"""
    )
    found = " ".join(faults_in(page))

    assert "overlap: “One on top” and “of the other”" in found
    assert "390 px, dark: overflow:" in found
    assert "cut: Longer than its place" in found
