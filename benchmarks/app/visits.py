"""First visits to a team's page with a cold browser, and reruns of it."""

import statistics
from collections.abc import Sequence
from typing import TYPE_CHECKING

from benchmarks.app.browser import time_first_visit, time_rerun
from benchmarks.app.site import load_figure, make_site
from benchmarks.app.team_page import team_page_figures
from benchmarks.support.figure import Figure, plain
from benchmarks.support.processes import create_key
from tests.support.running_app.browser import launch, let_in
from tests.support.running_app.sample import load_sample

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

VISITS = 7
RERUNS = 60
WARM_UP = 10


def visit_figures() -> list[Figure]:
    """Visit a team of the sample company, run its page again, and look at the pages of smaller and larger teams."""
    with make_site() as site, site.serve() as app, launch() as browser:
        url = load_sample(browser, app.url)
        texts, charts = zip(*(time_first_visit(browser, url) for _ in range(VISITS)), strict=True)
        page = _open(browser, url)
        reruns = [time_rerun(page) for _ in range(WARM_UP + RERUNS)][WARM_UP:]
        visits, again = f"median of {VISITS} cold visits", f"{RERUNS} reruns after {WARM_UP}, in Chromium"
        return [
            load_figure(),
            plain("start to healthy, s", app.started_in, "second start, with the bytecode there"),
            plain("first text, ms", statistics.median(texts), visits),
            plain("first chart, ms", statistics.median(charts), visits),
            plain("rerun p50, ms", statistics.median(reruns), again),
            plain("rerun p95, ms", _p95(reruns), again),
            *team_page_figures(app, create_key(site.environment)),
        ]


def _open(browser: "Browser", url: str) -> "Page":
    page = let_in(browser.new_context(viewport={"width": 1440, "height": 900}), url).new_page()
    page.goto(url)
    page.locator(".js-plotly-plot .trace").first.wait_for()
    page.locator('[data-testid="stApp"][data-test-script-state="notRunning"]').wait_for()
    return page


def _p95(values: Sequence[float]) -> float:
    return statistics.quantiles(values, n=20, method="inclusive")[-1]
