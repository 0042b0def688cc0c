"""Dialogs by keyboard alone: where the focus goes when they open, while they are open, and when they close."""

from collections.abc import Callable
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest

from tests.mission.dialogs import DIALOGS, Opened
from tests.mission.installation import Company
from tests.mission.seen import list_row, settle
from tests.mission.test_promise_open_to_everybody import address_of

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(180)]

OpenPage = Callable[..., "Page"]

HOLDS_FOCUS = "(dialog) => dialog.contains(document.activeElement)"


STOPS = 20
"""More than any dialog has."""


@pytest.mark.parametrize("dialog", DIALOGS.values(), ids=DIALOGS)
def test_a_dialog_keeps_the_focus_until_escape_closes_it_and_gives_it_back_to_what_opened_it(
    company: Company, open_page: OpenPage, dialog: Opened
) -> None:
    page = open_page(address_of(company, dialog.path))
    shown = dialog.open(page)
    assert shown.evaluate(HOLDS_FOCUS)
    for _ in range(STOPS):
        page.keyboard.press("Tab")
        assert shown.evaluate(HOLDS_FOCUS)
    page.keyboard.press("Escape")
    shown.wait_for(state="detached")
    settle(page)
    page.wait_for_function("(button) => button === document.activeElement", arg=dialog.opener(page).element_handle())


FOCUSED = """
() => {
  const e = document.activeElement;
  // A card can be clicked wherever its link's cover reaches.
  const covers = getComputedStyle(e, '::after').position === 'absolute';
  const box = (covers ? e.offsetParent : e).getBoundingClientRect();
  const table = e.closest('[data-testid="stDataFrame"]'), main = document.querySelector('[data-testid="stMain"]');
  // Arrow keys move within a table, which draws its own mark, and from one button over it to the next.
  return e === main || !main.contains(e) || table || e.closest('[data-testid="stElementToolbar"]') ? null : {
    name: (e.getAttribute('aria-label') || e.innerText).slice(0, 40),
    x: box.x, y: box.y + main.scrollTop, width: box.width, height: box.height,
  };
}
"""
"""What has the focus, and where it is on the page in pixels; null outside of the page's own content."""

MOST_TABS = 90

ROOM_PX = 4
"""Around a control: a ring may lie outside of it."""

PAGES = ("", "people", "people?person={person}", "teams?team={team}")


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path or "home")
def test_tab_goes_through_a_page_in_order_and_marks_where_it_is(
    company: Company, open_page: OpenPage, path: str
) -> None:
    page = open_page(address_of(company, path), viewport={"width": 1440, "height": 3000})
    stops: list[tuple[dict[str, Any], bytes]] = []
    unmarked = []
    page.locator("body").press("Tab")
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if stops and picture_of(page, stops[-1][0]) == stops[-1][1]:
            unmarked.append(stops[-1][0]["name"])
        if page.evaluate("document.activeElement === document.body"):
            break
        if (stop := page.evaluate(FOCUSED)) is not None:
            stops.append((stop, picture_of(page, stop)))
    assert len(stops) > 5
    assert unmarked == []
    assert [f"{a['name']} → {b['name']}" for (a, _), (b, _) in pairwise(stops) if goes_back(a, b)] == []


def picture_of(page: "Page", stop: dict[str, Any]) -> bytes:
    """The control and a few pixels around it, once nothing fades in or out any more."""
    page.evaluate("Promise.all(document.getAnimations().map((each) => each.finished.catch(() => null)))")
    x, y = max(stop["x"] - ROOM_PX, 0), max(stop["y"] - ROOM_PX, 0)
    clip: Any = {"x": x, "y": y, "width": stop["width"] + 2 * ROOM_PX, "height": stop["height"] + 2 * ROOM_PX}
    return page.screenshot(clip=clip)


def goes_back(stop: dict[str, Any], following: dict[str, Any]) -> bool:
    """Whether a control is both above the one before and not to its right: columns are read one after the other."""
    is_above: bool = following["y"] < stop["y"] - stop["height"] / 2
    is_left: bool = following["x"] < stop["x"] + stop["width"] / 2
    return is_above and is_left


def test_everybody_on_a_large_teams_map_has_a_way_to_their_drawer(company: Company, open_page: OpenPage) -> None:
    [team] = company.rest.list("/teams", q="Product")
    on_map = company.rest.get(f"/teams/{team['id']}/analysis")["map"]
    page = open_page(f"{company.url}/teams?team={team['id']}")
    page.get_by_role("combobox", name="Choose a person here or on the circle").press("ArrowDown")
    options = page.get_by_role("option")
    options.first.wait_for()
    offered = options.all_inner_texts()
    assert [person["name"] for person in on_map if not any(person["name"] in each for each in offered)] == []
    options.first.press("Enter")
    page.get_by_role("dialog").wait_for()


def test_everybody_on_a_teams_map_has_a_way_to_their_drawer_from_its_people(
    company: Company, open_page: OpenPage
) -> None:
    [team] = company.rest.list("/teams", q="Finance")
    on_map = company.rest.get(f"/teams/{team['id']}/analysis")["map"]
    page = open_page(address_of(company, "teams?team={team}&view=people"))
    for person in on_map:
        page.get_by_role("button", name=person["name"]).press("Enter")
        page.get_by_role("dialog").get_by_role("heading", name=person["name"]).wait_for()
        page.keyboard.press("Escape")
        page.get_by_role("dialog").wait_for(state="detached")
        settle(page)


def test_somebody_in_the_list_of_people_is_ticked_and_opened(company: Company, open_page: OpenPage) -> None:
    page = open_page(f"{company.url}/people")
    list_row(page, 1).get_by_role("checkbox").focus()
    page.keyboard.press("Space")
    page.get_by_text("1 chosen").wait_for()
    settle(page)
    page.get_by_test_id("stBottomBlockContainer").get_by_role("button", name="Open").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/people?person=cand_*")
    page.go_back()
    list_row(page, 1).get_by_role("button").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/people?person=cand_*")
