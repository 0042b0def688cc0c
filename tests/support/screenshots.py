"""Pictures of the running app for the documents, in the sample company: `first_picture` takes them with the others."""

import re
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from tests.support.running_app.browser import launch, let_in
from tests.support.running_app.sample import load_sample
from tests.support.running_app.server import ROOT, serve

if TYPE_CHECKING:
    from playwright.sync_api import Browser, FloatRect, Locator, Page, ViewportSize

FOLDER = ROOT / "docs" / "pictures"

PERSON, OCCASION = "Mei Tan", "feedback"
"""Whose talk is shown, and what about."""

WIDTH, SHARPNESS = 1180, 1.5
"""Of the window, in pixels, and how many of the picture's are one of them."""


def take_screenshots() -> None:
    """Start the app, load the sample company, and take the pictures that the documents show."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, launch() as browser:
        environment = {"DISCERN_DATABASE_URL": f"sqlite:///{folder}/discern.db", "HOME": folder}
        with serve(ROOT / "app" / "main.py", ROOT, environment) as app:
            team = load_sample(browser, app.url)
            for name, take in _pictures(app.url, team).items():
                with _window(browser, app.url) as page:
                    take(page, FOLDER / f"{name}.png")


def _pictures(url: str, team: str) -> dict[str, "Callable[[Page, Path], None]"]:
    def verdict(page: "Page", file: Path) -> None:
        _open_team(page, team)
        page.get_by_role("button", name=re.compile("likely", re.IGNORECASE)).first.click()
        page.get_by_test_id("stPopoverBody").last.wait_for()
        _settle(page)
        _cut(page, file, 0, 375)

    def plot(page: "Page", file: Path) -> None:
        _open_team(page, team)
        charts = page.get_by_test_id("stPlotlyChart")
        _cut(page, file, _top(charts.first) - 12, max(_bottom(chart) for chart in charts.all()) + 12)

    def action(page: "Page", file: Path) -> None:
        page.goto(f"{url}/people")
        page.get_by_role("button", name=re.compile(PERSON)).click()
        page.wait_for_url("**/people?*person=*")
        [found] = re.findall(r"person=([\w-]+)", page.url)
        page.goto(f"{url}/talk?person={found}&occasion={OCCASION}")
        page.get_by_text("Open with").first.wait_for()
        _settle(page)
        _cut(page, file, 0, 602)

    def home(page: "Page", file: Path) -> None:
        page.goto(url)
        page.get_by_role("link", name=re.compile("Finance")).first.wait_for()
        _settle(page)
        _cut(page, file, 0, 900)

    def workshop(page: "Page", file: Path) -> None:
        page.goto(f"{team}&view=workshop")
        page.get_by_text("Plan for a workshop").wait_for()
        _settle(page)
        _cut(page, file, 0, 780)

    return {"verdict": verdict, "action": action, "plot": plot, "home": home, "workshop": workshop}


@contextmanager
def _window(browser: "Browser", url: str) -> "Iterator[Page]":
    size: ViewportSize = {"width": WIDTH, "height": 1400}
    context = let_in(browser.new_context(viewport=size, device_scale_factor=SHARPNESS, reduced_motion="reduce"), url)
    try:
        page = context.new_page()
        page.set_default_timeout(120_000)
        yield page
    finally:
        context.close()


def _open_team(page: "Page", team: str) -> None:
    page.goto(team)
    page.get_by_test_id("stPlotlyChart").nth(2).wait_for()
    for chart in page.get_by_test_id("stPlotlyChart").all():
        chart.locator(".main-svg").first.wait_for()
    _settle(page)


def _settle(page: "Page") -> None:
    """Wait until the script has run and nothing on the page stands in for what is still to come."""
    page.wait_for_function(
        """() => !document.querySelector('[data-testid="stSkeleton"], [data-testid="stStatusWidget"]')
            && document.querySelector('[data-testid="stApp"]').dataset.testScriptState === 'notRunning'"""
    )


def _top(part: "Locator") -> float:
    box = part.bounding_box()
    assert box is not None
    return box["y"]


def _bottom(part: "Locator") -> float:
    box = part.bounding_box()
    assert box is not None
    return box["y"] + box["height"]


def _cut(page: "Page", file: Path, top: float, bottom: float) -> None:
    """Take a picture of the page's own part of the window, without the navigation, between two heights."""
    main = page.get_by_test_id("stMainBlockContainer").bounding_box()
    assert main is not None
    clip: FloatRect = {"x": main["x"], "y": max(top, 0), "width": main["width"], "height": bottom - max(top, 0)}
    page.screenshot(path=file, clip=clip, animations="disabled")
