"""What shuts nobody out: axe-core on every page, light and dark, and everything within reach of the keyboard."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from axe_playwright_python.sync_playwright import Axe

from discern.bench.app import load_sample
from discern.bench.server import ROOT, Server, serve

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(300)]

OPTIONS = {"resultTypes": ["violations"], "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]}
"""The rules of WCAG 2.2, levels A and AA."""

EMPTY_APP = 'import streamlit as st\n\nst.title("Empty")\n'

PATHS = [
    "",
    "assessments?new=1",
    "assessments?new=many",
    "results",
    "compare",
    "team",
    "team?view=People",
    "team?view=What+if&with_style=D",
    "team?view=Talk+about+it&names=false",
    "team?present=2",
    "teams",
    "reports",
    "events",
    "settings",
    "about",
]

NOTE_FOCUS = """
() => {
  window.reached = new Set();
  document.addEventListener('focusin', (event) => window.reached.add(event.target));
}
"""

OUT_OF_REACH = """
() => {
  const shown = (e) => e.checkVisibility({opacityProperty: true, visibilityProperty: true});
  const acts = 'a[href], button, input, textarea, select, summary, [role="button"], [role="combobox"]';
  // Arrow keys move within these, and the button of a combo box opens what its field opens.
  const elsewhere = ':is([role="radiogroup"], [role="toolbar"], [role="listbox"], [role="grid"]), '
    + '.react-aria-ComboBox button';
  return [...document.querySelectorAll(`[data-testid="stMain"] :is(${acts})`)]
    .filter((e) => shown(e) && !e.disabled && e.type !== 'file' && !e.closest(elsewhere) && !window.reached.has(e))
    .map((e) => (e.getAttribute('aria-label') || e.innerText || e.outerHTML).trim().slice(0, 80));
}
"""
"""What can be clicked on the page and was not reached by tab."""

MOST_TABS = 400


def out_of_reach(page: "Page") -> list[str]:
    """Press tab from the top of the page to its end, and tell what was left out."""
    page.evaluate(NOTE_FOCUS)
    page.locator("body").press("Tab")
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement === document.body"):
            break
    found: list[str] = page.evaluate(OUT_OF_REACH)
    return found


def violations_in(page: "Page", settle: Callable[["Page"], None]) -> list[str]:
    """What axe finds in light and dark: the rule, and what it is about."""
    found = []
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        settle(page)
        for violation in Axe().run(page, options=OPTIONS).response["violations"]:
            found += [f"{scheme}: {violation['id']}: {node['html'][:200]}" for node in violation["nodes"]]
    return found


@pytest.fixture(scope="module")
def team_url(app: Server, browser: "Browser") -> str:
    return load_sample(browser, app.url)


@pytest.fixture(scope="module")
def empty(browser: "Browser", tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A Streamlit app with a title and nothing else, in our colours."""
    folder: Path = tmp_path_factory.mktemp("empty")
    (folder / "app.py").write_text(EMPTY_APP, encoding="utf-8")
    shutil.copytree(ROOT / ".streamlit", folder / ".streamlit", ignore=shutil.ignore_patterns("secrets*"))
    with serve(folder / "app.py", folder) as server:
        yield server


@pytest.fixture(scope="module")
def carried(empty: Server, browser: "Browser") -> set[str]:
    """The violations that an empty Streamlit page carries."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    try:
        page = context.new_page()
        page.goto(empty.url)
        page.get_by_role("heading", name="Empty").wait_for()
        return set(violations_in(page, lambda _: None))
    finally:
        context.close()


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path or "overview")
def test_no_page_shuts_anybody_out(
    app: Server,
    team_url: str,
    carried: set[str],
    open_page: Callable[..., "Page"],
    settle: Callable[["Page"], None],
    path: str,
) -> None:
    page = open_page(f"{app.url}/{path}")
    assert set(violations_in(page, settle)) - carried == set()
    assert out_of_reach(page) == []


def test_two_people_and_what_is_behind_a_chart_shut_nobody_out(
    app: Server,
    team_url: str,
    carried: set[str],
    open_page: Callable[..., "Page"],
    settle: Callable[["Page"], None],
) -> None:
    page = open_page(f"{app.url}/compare")
    for label in ("A", "B"):
        page.get_by_role("combobox", name=label, exact=True).press("ArrowDown")
        page.get_by_role("option").nth(0 if label == "A" else 1).click()
        settle(page)
    page = open_page(page.url)
    assert set(violations_in(page, settle)) - carried == set()
    assert out_of_reach(page) == []

    page.get_by_role("button", name="Table and files").first.press("Enter")
    page.get_by_role("button", name="Picture (PNG)").wait_for()
    settle(page)
    assert set(violations_in(page, settle)) - carried == set()


def test_a_page_that_shuts_somebody_out_would_be_noticed(
    app: Server, open_page: Callable[..., "Page"], settle: Callable[["Page"], None]
) -> None:
    page = open_page(app.url)
    page.evaluate(
        """() => document.querySelector('[data-testid="stMainBlockContainer"]').insertAdjacentHTML('afterbegin',
            '<p style="color:#aaa;background:#fff">Faint</p><button tabindex="-1">Out of reach</button>')"""
    )
    assert any("color-contrast" in each and "Faint" in each for each in violations_in(page, settle))
    assert out_of_reach(page) == ["Out of reach"]
