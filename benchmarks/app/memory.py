"""Resident memory of the app's process: at its start, and after a visit to each page."""

import time

from playwright.sync_api import Browser

from benchmarks.app.subjects import make_site
from benchmarks.support.figure import Figure, at_most
from tests.support.running_app.browser import launch, let_in
from tests.support.running_app.sample import load_sample
from tests.support.running_app.server import Server

START_MB = 170.0
VISITED_MB = 270.0
SETTLE_S = 10.0
"""Seconds after which all that a start imports in the background is there."""


def memory_figures() -> list[Figure]:
    with make_site() as site, site.serve_ours() as app, launch() as browser:
        start = _settled(app)
        team_page = load_sample(browser, app.url)
        pages = _visit_all(browser, app.url, team_page)
        visited = _settled(app)
    return [
        at_most("memory at start, MB", start, START_MB, f"resident, {SETTLE_S:g} s after the health check, no visit"),
        at_most("memory after all pages, MB", visited, VISITED_MB, f"resident, sample company, {pages} pages visited"),
    ]


def _settled(app: Server) -> float:
    time.sleep(SETTLE_S)
    return app.memory()


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
