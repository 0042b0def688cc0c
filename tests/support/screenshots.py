"""Pictures of the running app for the documents, of its demo: `first_picture` takes them with the others."""

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urljoin

from tests.support.running_app.browser import launch
from tests.support.running_app.server import ROOT, pick_port

if TYPE_CHECKING:
    from playwright.sync_api import Browser, FloatRect, Locator, Page, ViewportSize

FOLDER = ROOT / "docs" / "pictures"

TEAM, PERSON, OCCASION = "Finance", "Mei Tan", "feedback"
"""Which team is shown, whose talk, and what about."""

WIDTH, SHARPNESS = 1180, 1.5
"""Of the window, in pixels, and how many of the picture's are one of them."""


def take_screenshots() -> None:
    """Start the demo, and take the pictures that the documents show."""
    FOLDER.mkdir(exist_ok=True)
    with run_demo() as opening, launch() as browser:
        take_pictures(browser, opening)


def take_pictures(browser: "Browser", opening: str) -> None:
    """Take the pictures of the demo that is entered by an address."""
    for name, take in _pictures(urljoin(opening, "/")).items():
        with _window(browser, opening) as page:
            take(page, FOLDER / f"{name}.png")


@contextmanager
def run_demo() -> Iterator[str]:
    """Run `discern demo`; the address that opens it."""
    command = [sys.executable, "-m", "discern", "demo", "--port", str(pick_port()), "--no-open"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as demo:
        assert demo.stdout is not None
        try:
            found = (re.search(r"http://\S+/open\S+", line) for line in demo.stdout)
            yield next(address[0] for address in found if address)
        finally:
            demo.terminate()


def _pictures(url: str) -> dict[str, "Callable[[Page, Path], None]"]:
    def verdict(page: "Page", file: Path) -> None:
        _open_team(page, url)
        page.get_by_role("button", name=re.compile("likely", re.IGNORECASE)).first.click()
        page.get_by_test_id("stPopoverBody").last.wait_for()
        _settle(page)
        _cut(page, file, 0, 375)

    def plot(page: "Page", file: Path) -> None:
        _open_team(page, url)
        charts = page.get_by_test_id("stPlotlyChart")
        _cut(page, file, _top(charts.first) - 12, max(_bottom(chart) for chart in charts.all()) + 12)

    def action(page: "Page", file: Path) -> None:
        page.goto(f"{url}people")
        page.get_by_role("button", name=re.compile(PERSON)).click()
        page.wait_for_url("**/people?*person=*")
        [found] = re.findall(r"person=([\w-]+)", page.url)
        page.goto(f"{url}talk?person={found}&occasion={OCCASION}")
        page.get_by_text("Open with").first.wait_for()
        _settle(page)
        _cut(page, file, 0, 602)

    def home(page: "Page", file: Path) -> None:
        page.goto(url)
        page.get_by_role("link", name=re.compile("Finance")).first.wait_for()
        _settle(page)
        _cut(page, file, 0, 600)

    def workshop(page: "Page", file: Path) -> None:
        _open_team(page, url)
        page.goto(f"{page.url}&view=workshop")
        page.get_by_text("Plan for a workshop").wait_for()
        _settle(page)
        _cut(page, file, 0, 780)

    return {"verdict": verdict, "action": action, "plot": plot, "home": home, "workshop": workshop}


@contextmanager
def _window(browser: "Browser", opening: str) -> "Iterator[Page]":
    size: ViewportSize = {"width": WIDTH, "height": 1400}
    context = browser.new_context(viewport=size, device_scale_factor=SHARPNESS, reduced_motion="reduce")
    try:
        page = context.new_page()
        page.set_default_timeout(120_000)
        page.goto(opening)
        yield page
    finally:
        context.close()


def _open_team(page: "Page", url: str) -> None:
    page.goto(url)
    page.get_by_role("link", name=re.compile(TEAM)).first.click()
    page.wait_for_url("**/teams?*team=*")
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
