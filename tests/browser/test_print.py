"""On paper a page is its content: nothing to click on, and all of it, not only what the screen has room for."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from tests.support.running_app.sample import load_sample
from tests.support.running_app.server import Server

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

pytestmark = [pytest.mark.browser, pytest.mark.timeout(180)]

CLICKABLE = """
() => [...document.querySelectorAll('button, input, [role=tab], [data-testid="stSidebar"], [data-testid="stHeader"]')]
  .filter((e) => e.checkVisibility({opacityProperty: true, visibilityProperty: true}))
  .filter((e) => !e.closest('[class*="st-key-open-"], [class*="st-key-badge-"]'))
  .map((e) => e.outerHTML.slice(0, 120))
"""
"""But for the names of people and teams in a list and for badges, which are on paper though they are buttons."""

FRAMES = """
() => ["stApp", "stAppViewContainer", "stMain"].map((id) => document.querySelector(`[data-testid="${id}"]`))
  .filter((e) => e.scrollHeight > e.clientHeight + 1 && getComputedStyle(e).overflowY !== 'visible')
  .map((e) => e.dataset.testid)
"""
"""Frames that the page scrolls in, which paper can't."""


@pytest.fixture(scope="module")
def team_url(app: Server, browser: "Browser") -> str:
    return load_sample(browser, app.url)


@pytest.mark.parametrize(
    "path",
    [
        *("team", "people"),
        *(
            pytest.param(path, marks=pytest.mark.slow)
            for path in ("", "assessments", "teams", "talk", "compare", "reports", "settings", "how_it_works")
        ),
    ],
)
def test_a_printed_page_has_nothing_to_click_and_is_whole(
    app: Server, team_url: str, open_page: Callable[..., "Page"], settle: Callable[["Page"], None], path: str
) -> None:
    page = open_page(team_url if path == "team" else f"{app.url}/{path}")
    heading = page.get_by_role("heading", level=1).inner_text()
    page.emulate_media(media="print")
    settle(page)
    assert page.evaluate(CLICKABLE) == []
    assert page.get_by_role("heading", level=1).inner_text() == heading
    assert page.evaluate(FRAMES) == []


@pytest.mark.parametrize("path", ["", "teams"])
def test_a_printed_page_names_teams_and_people_though_their_names_are_links(
    app: Server, team_url: str, open_page: Callable[..., "Page"], settle: Callable[["Page"], None], path: str
) -> None:
    page = open_page(f"{app.url}/{path}")
    page.emulate_media(media="print")
    settle(page)
    # On Home what is new in a team names it as well.
    cards = page.locator(".st-key-team-cards")
    named: list[tuple[Page | Locator, str]] = [(cards, "Finance"), (cards, "Sales")]
    named += [] if path else [(page, "Felix Baumann"), (page, "Mei Tan")]
    for place, name in named:
        assert place.get_by_text(name, exact=True).locator("visible=true").count() == 1


def test_a_printed_team_has_what_is_folded_on_a_screen(
    team_url: str, open_page: Callable[..., "Page"], settle: Callable[["Page"], None]
) -> None:
    page = open_page(team_url)
    folded = page.locator(".st-key-more table")
    assert not folded.is_visible()
    page.emulate_media(media="print")
    settle(page)
    assert folded.is_visible()


@pytest.mark.parametrize(("path", "count"), [("people", 40), ("assessments", 40), ("team", 8)])
def test_a_printed_list_has_all_its_rows_and_how_sure_each_is(
    app: Server,
    team_url: str,
    open_page: Callable[..., "Page"],
    settle: Callable[["Page"], None],
    path: str,
    count: int,
) -> None:
    page = open_page(f"{team_url}&view=people" if path == "team" else f"{app.url}/{path}")
    page.emulate_media(media="print")
    settle(page)
    rows = page.locator("[class*='st-key-row-']")
    assert rows.count() == count
    assert rows.last.get_by_text("›").is_visible(), "with the name"
    sure = page.get_by_text("Very likely").locator("visible=true")
    assert (sure.count() > 0) == (path != "assessments")
