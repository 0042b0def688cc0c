"""What is timed inside a page of the browser."""

from typing import TYPE_CHECKING, Any

from tests.support.running_app.browser import let_in

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

WATCH = """
(() => {
  const seen = {};
  let done;
  window.discernSeen = new Promise((resolve, fail) => {
    done = resolve;
    setTimeout(() => fail(new Error('no chart was drawn')), 60000);
  });
  const look = () => {
    const now = performance.now();
    if (seen.text === undefined) {
      const main = document.querySelector('[data-testid="stMain"] [data-testid="stMarkdownContainer"]');
      if (main && main.textContent.trim()) seen.text = now;
    }
    if (document.querySelector('.js-plotly-plot .trace')) {
      watch.disconnect();
      done({...seen, chart: now});
    }
  };
  const watch = new MutationObserver(look);
  watch.observe(document, {childList: true, subtree: true, characterData: true});
})();
"""
"""Makes ``discernSeen``, when the first text and the first drawn chart are in the page, in ms after navigation.

A promise, since the app's policy forbids Playwright's own way of waiting for a value in the page.
"""

AWAIT_RERUN = """
() => {
  const app = document.querySelector('[data-testid="stApp"]');
  window.discernRerun = new Promise((done, fail) => {
    let start, ran = false;
    window.addEventListener('keydown', () => { start = performance.now(); }, {capture: true, once: true});
    const watch = new MutationObserver(() => {
      const still = app.getAttribute('data-test-script-state') === 'notRunning';
      if (!still) ran = true;
      else if (ran) {
        watch.disconnect();
        done(performance.now() - start);
      }
    });
    watch.observe(app, {attributes: true, attributeFilter: ['data-test-script-state']});
    setTimeout(() => { watch.disconnect(); fail(new Error('the rerun did not end')); }, 20000);
  });
}
"""
"""Makes ``discernRerun``, the ms from Streamlit's rerun key until the page says that the script has ended."""


def time_first_visit(browser: "Browser", url: str) -> tuple[float, float]:
    """Milliseconds from navigation to the first text and to the first drawn chart, with an empty cache."""
    context = let_in(browser.new_context(viewport={"width": 1440, "height": 900}), url)
    try:
        page = context.new_page()
        page.add_init_script(WATCH)
        page.goto(url, wait_until="commit")
        seen: dict[str, Any] = page.evaluate("() => window.discernSeen")
        return float(seen["text"]), float(seen["chart"])
    finally:
        context.close()


def time_rerun(page: "Page") -> float:
    """Milliseconds from pressing the rerun key until the page says that the script has ended."""
    page.evaluate(AWAIT_RERUN)
    page.keyboard.press("r")
    return float(page.evaluate("() => window.discernRerun"))
