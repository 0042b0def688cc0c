"""Somebody who answers on the plain pages, in a real browser."""

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

STEP = re.compile(r"^Question \d+ of")
GUARD_S = 0.3
"""How long after a tap another one counts as its second half."""


def begin(page: "Page", button: str = "Start") -> None:
    """Tick every box, and go on to the questions."""
    for box in page.get_by_role("checkbox").all():
        box.check()
    page.get_by_role("button", name=button).click()
    page.wait_for_url(re.compile(r"/me\?token="))
    page.locator("#block").wait_for()


def is_asking(page: "Page") -> bool:
    return page.locator("#block").is_visible()


def row(page: "Page", item: str) -> "Locator":
    return page.locator(f'.row[data-item="{item}"]')


def read_block(page: "Page") -> dict[str, str]:
    """The texts of the statements on screen by their ids, from top to bottom."""
    read: dict[str, str] = page.locator(".row").evaluate_all(
        "all => Object.fromEntries(all.map(e => [e.dataset.item, e.querySelector('span').textContent]))"
    )
    return read


def pause(page: "Page", seconds: float = GUARD_S) -> None:
    """Let somebody read, or lift their finger."""
    since = page.evaluate("performance.now()")
    page.wait_for_function("([since, ms]) => performance.now() - since > ms", arg=[since, 1000 * seconds])


def answer(page: "Page", *items: str, reading_s: float = GUARD_S) -> None:
    """Pick statements one after another, by their ids, and wait for what comes next."""
    pause(page, reading_s)
    for number, item in enumerate(items):
        if number:
            pause(page)
        row(page, item).click()
    page.wait_for_function(
        "(item) => !document.querySelector(`.row[data-item='${item}']`)?.checkVisibility()", arg=items[0]
    )
