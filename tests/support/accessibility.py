"""What axe-core and the tab key find on a page."""

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

OPTIONS = {"resultTypes": ["violations"], "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]}
"""The rules of WCAG 2.2, levels A and AA."""

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
  // Arrow keys move within these and count up and down, the button of a combo box opens what its field opens, and a
  // date field has a native twin for forms that is drawn for nobody.
  const elsewhere = ':is([role="radiogroup"], [role="toolbar"], [role="listbox"], [role="grid"]), '
    + '.react-aria-ComboBox button, [data-testid="stNumberInput"] button, '
    + '[aria-hidden="true"][data-react-aria-prevent-focus]';
  // An open dialog is modal: what lies behind it is out of reach until it closes.
  const dialog = [...document.querySelectorAll('[role="dialog"]')].filter(shown).at(-1);
  const area = dialog ?? document.querySelector('[data-testid="stMain"], body > main');
  return [...area.querySelectorAll(acts)]
    .filter((e) => shown(e) && !e.disabled && e.type !== 'file' && !e.closest(elsewhere) && !window.reached.has(e))
    .map((e) => (e.getAttribute('aria-label') || e.innerText || e.outerHTML).trim().slice(0, 80));
}
"""
"""What can be clicked on the page, or in the dialog that is open over it, and was not reached by tab."""

MOST_TABS = 400


def out_of_reach(page: "Page") -> list[str]:
    """Press tab from the top of the page to its end; gives what was left out."""
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
        found += [f"{scheme}: {each}" for each in violations_as_shown(page)]
    return found


def violations_as_shown(page: "Page") -> list[str]:
    """What axe finds on the page as it is: the rule, and what it is about."""
    from axe_playwright_python.sync_playwright import Axe

    violations = Axe().run(page, options=OPTIONS).response["violations"]
    return [f"{each['id']}: {node['html'][:200]}" for each in violations for node in each["nodes"]]
