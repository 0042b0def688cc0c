"""Somebody who answers in a real browser, on the plain pages or in the component that shows them."""

import re
from time import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Frame, Locator, Page

STEP = re.compile(r"^Question \d+ of")
GUARD_S = 0.3
"""How long after a tap another one counts as its second half."""


def begin(page: "Page | Frame", button: str = "Start") -> None:
    """Tick every box, and go on to the questions."""
    for box in page.get_by_role("checkbox").all():
        box.check()
    page.get_by_role("button", name=button).click()
    page.wait_for_url(re.compile(r"/me\?token="))
    page.locator("#block").wait_for()


def is_asking(page: "Page") -> bool:
    return page.locator("#block").is_visible()


def row(page: "Page | Frame", item: str) -> "Locator":
    return page.locator(f'.row[data-item="{item}"]')


def read_block(page: "Page | Frame") -> dict[str, str]:
    """The texts of the statements on screen by their ids, from top to bottom."""
    read: dict[str, str] = page.locator(".row").evaluate_all(
        "all => Object.fromEntries(all.map(e => [e.dataset.item, e.querySelector('span').textContent]))"
    )
    return read


def pause(page: "Page | Frame", seconds: float = GUARD_S) -> None:
    """Let somebody read, or lift their finger."""
    # By the wall clock, which goes on where the page is just being left for another.
    page.wait_for_function("until => Date.now() > until", arg=1000 * (time() + seconds))


def answer(page: "Page | Frame", *items: str, reading_s: float = GUARD_S) -> None:
    """Pick statements one after another, by their ids, and wait for what comes next."""
    pause(page, reading_s)
    for number, item in enumerate(items):
        if number:
            pause(page)
        row(page, item).click()
    row(page, items[0]).wait_for(state="hidden")


def wait_until_saved(page: "Page") -> None:
    """Wait until the browser keeps no answer that isn't acknowledged."""
    page.wait_for_function("() => !Object.keys(localStorage).some((key) => key.startsWith('discern unsent'))")


OUT_OF_VIEW = """
(all) => all.filter((e) => e.checkVisibility()).filter((e) => {
  const box = e.getBoundingClientRect();
  return box.top < 0 || box.bottom > innerHeight || box.left < 0 || box.right > innerWidth;
}).map((e) => e.innerText)
"""

HAS_FOCUS = "(e) => e.getRootNode().activeElement === e"

LOWEST_ROW = 56
"""Pixels: a statement is tapped with a thumb."""


def assert_in_view(page: "Page") -> None:
    """Assert that the whole question is on screen, large enough to tap, and begins with the focus."""
    assert page.locator(".row, #back, #onward").evaluate_all(OUT_OF_VIEW) == []
    heights = page.locator(".row").evaluate_all("(all) => all.map((e) => e.getBoundingClientRect().height)")
    assert min(heights) >= LOWEST_ROW
    assert page.locator("#block").evaluate(HAS_FOCUS)
