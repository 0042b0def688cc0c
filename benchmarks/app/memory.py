"""Resident memory of the app's process after a visit to each page."""

import time

from playwright.sync_api import Browser

from benchmarks.app.site import make_site
from benchmarks.support.figure import Figure, plain
from tests.support.running_app.browser import launch, let_in
from tests.support.running_app.sample import load_sample

SETTLE_S = 10.0
"""Seconds after the last visit."""


def memory_figures() -> list[Figure]:
    with make_site() as site, site.serve() as app, launch() as browser:
        pages = _visit_all(browser, app.url, load_sample(browser, app.url))
        time.sleep(SETTLE_S)
        visited = app.memory()
    return [plain("memory after all pages, MB", visited, f"resident, sample company, {pages} pages visited")]


def _visit_all(browser: Browser, url: str, team_page: str) -> int:
    """Open every page of the navigation, and the team's; the number of pages."""
    page = let_in(browser.new_context(viewport={"width": 1440, "height": 900}), url).new_page()
    page.set_default_timeout(60_000)
    page.goto(url)
    links = page.locator('[data-testid="stSidebarNavLink"], [data-testid="stTopNavLink"]')
    links.first.wait_for()
    addresses = [str(link.evaluate("link => link.href")) for link in links.all()]
    for address in [*addresses, team_page]:
        page.goto(address)
        page.locator('[data-testid="stApp"][data-test-script-state="running"]').wait_for(state="detached")
        page.locator('[data-testid="stApp"][data-test-script-state="notRunning"]').wait_for()
    page.close()
    return len(addresses) + 1
