"""The directory by mouse and by keyboard: a name opens its person, and two who are ticked are compared."""

import re
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import pytest

from tests.support.running_app.crowd import Crowd, run_crowd

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(600)]

ROW = 38


@pytest.fixture(scope="module")
def crowd(browser: "Browser", tmp_path_factory: pytest.TempPathFactory) -> Iterator[Crowd]:
    with run_crowd(tmp_path_factory.mktemp("people"), (7,)) as crowd:
        yield crowd


@pytest.fixture
def directory(crowd: Crowd, open_page: Callable[..., "Page"]) -> "Page":
    page = open_page(f"{crowd.server.url}/people")
    page.get_by_test_id("stDataFrame").locator("canvas").first.wait_for()
    return page


def click_row(page: "Page", number: int, x: int) -> None:
    page.get_by_test_id("stDataFrame").click(position={"x": x, "y": ROW * (number + 0.5)})


def test_a_click_on_a_name_opens_the_person(directory: "Page") -> None:
    click_row(directory, 1, 95)
    directory.wait_for_url("**/people?person=cand_*")


def test_a_link_to_the_list_opens_it_without_an_earlier_search(directory: "Page") -> None:
    search = directory.get_by_placeholder("Search by name")
    search.fill("nobody")
    directory.wait_for_url("**/people?q=nobody")
    directory.get_by_role("link", name="Home").click()
    directory.get_by_role("link", name="All people").click()
    directory.wait_for_url("**/people")
    directory.get_by_test_id("stDataFrame").locator("canvas").first.wait_for()
    assert search.input_value() == ""


@pytest.mark.parametrize("width", [1440, 390])
@pytest.mark.parametrize("way", ["above the page", "in the menu"])
def test_one_click_leads_from_a_person_to_the_list(directory: "Page", width: int, way: str) -> None:
    click_row(directory, 1, 95)
    directory.wait_for_url("**/people?person=cand_*")
    directory.set_viewport_size({"width": width, "height": 844})
    if way == "above the page":
        directory.get_by_role("button", name="All people").click()
    else:
        if width == 390:
            directory.get_by_test_id("stExpandSidebarButton").click()
        directory.get_by_test_id("stSidebarNav").get_by_role("link", name="People", exact=True).click()
    directory.wait_for_url("**/people")
    directory.get_by_test_id("stDataFrame").locator("canvas").first.wait_for()


def test_two_ticks_and_a_click_compare_two_people(
    crowd: Crowd, open_page: Callable[..., "Page"], settle: Callable[["Page"], None]
) -> None:
    directory = open_page(f"{crowd.server.url}/people?status=with_profile")
    directory.get_by_test_id("stDataFrame").locator("canvas").first.wait_for()
    for number in (1, 2):
        click_row(directory, number, 17)
        directory.get_by_text(f"{number} chosen").wait_for()
    settle(directory)
    directory.get_by_role("button", name="Compare").click()
    directory.wait_for_url(re.compile(r"/compare\?a=cand_.*&b=cand_"))


def test_the_keyboard_ticks_and_opens_a_person(directory: "Page", settle: Callable[["Page"], None]) -> None:
    directory.get_by_test_id("stDataFrame").locator("canvas").first.focus()
    directory.keyboard.press("ArrowDown")
    directory.keyboard.press("Shift+Space")
    directory.get_by_text("1 chosen").wait_for()
    settle(directory)
    opens = directory.get_by_test_id("stBottomBlockContainer").get_by_role("button", name="Open")
    opens.focus()
    directory.keyboard.press("Enter")
    directory.wait_for_url("**/people?person=cand_*")
