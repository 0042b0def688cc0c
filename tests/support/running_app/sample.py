"""The sample company in a running app."""

import re
from typing import TYPE_CHECKING

from tests.support.running_app.browser import let_in

if TYPE_CHECKING:
    from playwright.sync_api import Browser


def load_sample(browser: "Browser", url: str) -> str:
    """Load the sample company through the first screen, open one of its teams, and return that page's address."""
    context = let_in(browser.new_context(viewport={"width": 1440, "height": 900}), url)
    try:
        page = context.new_page()
        page.set_default_timeout(60_000)
        page.goto(url)
        page.get_by_role("button", name="Look around with the sample company").click()
        page.get_by_role("link", name=re.compile("Finance")).first.click()
        page.wait_for_url("**/teams?*team=*")
        page.locator(".js-plotly-plot .trace").first.wait_for()
        return page.url
    finally:
        context.close()
