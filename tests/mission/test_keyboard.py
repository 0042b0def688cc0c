"""Dialogs by keyboard alone: where the focus goes when they open, while they are open, and when they close."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from tests.mission.dialogs import DIALOGS, Opened
from tests.mission.installation import Company
from tests.mission.seen import settle
from tests.mission.test_accessibility import address_of

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(180)]

OpenPage = Callable[..., "Page"]

HOLDS_FOCUS = "(dialog) => dialog.contains(document.activeElement)"


STOPS = 20
"""More than any dialog has."""

BUTTONS = {name: dialog for name, dialog in DIALOGS.items() if len(dialog.presses) == 1}
"""Those that a button opens by itself."""


@pytest.mark.parametrize("dialog", DIALOGS.values(), ids=DIALOGS)
def test_a_dialog_keeps_the_focus_until_escape_closes_it(company: Company, open_page: OpenPage, dialog: Opened) -> None:
    page = open_page(address_of(company, dialog.path))
    shown = dialog.open(page)
    assert shown.evaluate(HOLDS_FOCUS)
    for _ in range(STOPS):
        page.keyboard.press("Tab")
        assert shown.evaluate(HOLDS_FOCUS)
    page.keyboard.press("Escape")
    shown.wait_for(state="detached")


@pytest.mark.parametrize("dialog", BUTTONS.values(), ids=BUTTONS)
def test_a_closed_dialog_gives_the_focus_back_to_its_button(
    company: Company, open_page: OpenPage, dialog: Opened
) -> None:
    page = open_page(address_of(company, dialog.path))
    shown = dialog.open(page)
    page.keyboard.press("Escape")
    shown.wait_for(state="detached")
    settle(page)
    page.wait_for_function("(button) => button === document.activeElement", arg=dialog.opener(page).element_handle())


def test_everybody_on_a_teams_map_has_a_way_to_their_drawer(company: Company, open_page: OpenPage) -> None:
    [team] = company.rest.list("/teams", q="Finance")
    on_map = company.rest.get(f"/teams/{team['id']}/analysis")["map"]
    page = open_page(address_of(company, "teams?team={team}"))
    page.get_by_role("combobox", name="Choose a person here or on the circle").press("ArrowDown")
    options = page.get_by_role("option")
    options.first.wait_for()
    offered = options.all_inner_texts()
    assert [person["name"] for person in on_map if not any(person["name"] in each for each in offered)] == []
    options.first.press("Enter")
    page.get_by_role("dialog").wait_for()
