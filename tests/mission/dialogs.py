"""The dialogs and menus of the managers' pages, and the clicks that open them."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tests.mission.seen import settle

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

Find = Callable[["Page"], "Locator"]


@dataclass(frozen=True)
class Opened:
    """What opens over a page: the page's address, a template as in the tests of pages, and what is pressed in turn."""

    path: str
    presses: tuple[Find, ...]

    def open(self, page: "Page") -> "Locator":
        """Open the dialog on its page; gives it."""
        self.press(page)
        dialog = page.get_by_role("dialog")
        dialog.wait_for()
        settle(page)
        return dialog

    def press(self, page: "Page") -> None:
        for find in self.presses:
            find(page).press("Enter")
            settle(page)

    def opener(self, page: "Page") -> "Locator":
        """The control of the page that leads to it: a button, or that of the menu."""
        return self.presses[0](page)


def button(name: str) -> Find:
    return lambda page: page.get_by_test_id("stMain").get_by_role("button", name=name).first


def menu(key: str) -> Find:
    """The menu with this key, or the first whose key begins so."""
    return lambda page: page.locator(f"[class*='st-key-{key}']").get_by_role("button").first


def entry(name: str) -> Find:
    return lambda page: page.get_by_role("menuitem", name=name)


PERSON = "people?person={person}"
TEAM = "teams?team={team}"

DIALOGS = {
    "remind": Opened("", (button("Remind"),)),
    "import": Opened("people", (button("Import"),)),
    "export of people": Opened("people", (menu("people-menu"), entry("Export this list"))),
    "invite": Opened("people", (button("Invite"),)),
    "rename": Opened(PERSON, (menu("person-menu"), entry("Change name or address"))),
    "invite again": Opened(PERSON, (menu("person-menu"), entry("Invite again"))),
    "merge": Opened(PERSON, (menu("person-menu"), entry("Merge with another entry…"))),
    "delete a person": Opened(PERSON, (menu("person-menu"), entry("Delete"))),
    "new team": Opened("teams", (button("New team"),)),
    "report of a team": Opened(TEAM, (menu("team-menu"), entry("Write a report"))),
    "export of assessments": Opened("assessments", (menu("assessments-menu"), entry("Export"))),
    "export of a result": Opened(PERSON, (menu("person-menu"), entry("Export this profile"))),
    "export of a team": Opened(TEAM, (menu("team-menu"), entry("Export"))),
    "link of a team": Opened(TEAM, (menu("team-menu"), entry("Copy the link"))),
    "delete a team": Opened(TEAM, (menu("team-menu"), entry("Delete the team"))),
    "workshop files": Opened(TEAM + "&view=workshop", (button("Workshop files"),)),
    "new report": Opened("reports", (button("New report"),)),
    "new endpoint": Opened("integrations", (button("Add an endpoint"),)),
    "new key": Opened("integrations?tab=Keys", (button("Make a key"),)),
}

ENDPOINT_MENU = menu("actions-")

ENDPOINT = {
    "menu": Opened("integrations", (ENDPOINT_MENU,)),
    **{
        name: Opened("integrations", (ENDPOINT_MENU, entry(name)))
        for name in ("Edit", "Send earlier events again", "New secret", "Delete")
    },
}
"""An endpoint's menu, and the dialogs behind its entries."""

MENUS = {
    "people": Opened("people", (menu("people-menu"),)),
    "person": Opened(PERSON, (menu("person-menu"),)),
    "team": Opened(TEAM, (menu("team-menu"),)),
}
