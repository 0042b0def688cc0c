"""One running app with the sample company for all of the mission's tests, and browsers to look at it."""

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import pytest

from tests.mission.elsewhere import KEY, PointAt, Respond, ServiceElsewhere
from tests.mission.installation import Company, Installation, let_in, run_app
from tests.mission.interface import Interface
from tests.mission.seen import settle
from tests.support.running_app.browser import WATCH_SOCKET

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

SWITCHES = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

PARTICIPANTS = ("/take", "/me", "/working_with")
"""Paths that open in every browser."""

WAITING = 15
"""People who are invited besides the sample company, so that the list of assessments takes more than one page."""

DESK: Any = {"width": 1440, "height": 900}

OpenPage = Callable[..., "Page"]


@pytest.fixture(scope="package")
def browser() -> "Iterator[Browser]":
    """Chromium; without one, tests are skipped, or fail where REQUIRE_BROWSER=1."""
    path = next((found for name in BROWSERS if (found := shutil.which(name))), None)
    if path is None:
        if os.environ.get("REQUIRE_BROWSER") == "1":
            pytest.fail("no Chromium was found")
        pytest.skip("no Chromium was found")
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(SWITCHES))
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def installation(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Installation]:
    """The app with an empty database, for tests that ask it by REST alone. Its events may go to this machine."""
    settings = {"webhook_allow_http": "true", "webhook_allow_private": "true", "webhook_schedule": "1"}
    with run_app(tmp_path_factory.mktemp("installation"), **settings) as app:
        yield app


@pytest.fixture(scope="package")
def rest(installation: Installation) -> Iterator[Interface]:
    """Its interface, with a key that may do everything. Tests look at what they made, and at nothing else."""
    with installation.interface() as rest:
        yield rest


@pytest.fixture(scope="package")
def company(browser: "Browser", tmp_path_factory: pytest.TempPathFactory) -> Iterator[Company]:
    """Loaded by the page's own button. Tests leave it as they find it."""
    with run_app(tmp_path_factory.mktemp("company")) as app, app.interface() as rest:
        context = let_in(browser.new_context(), app.url)
        page = context.new_page()
        page.goto(app.url)
        page.get_by_role("button", name="Look around with the sample company").click()
        page.get_by_role("button", name="Remove the sample company").wait_for(timeout=60_000)
        context.close()
        for number in range(WAITING):
            rest.post("/assessments", {"candidate": {"name": f"Guest {number:02}"}})
        yield Company(app, rest)


@pytest.fixture(scope="module")
def point_at(browser: "Browser", tmp_path_factory: pytest.TempPathFactory) -> Iterator[PointAt]:
    """Starts an app at a service elsewhere that answers as it is given to."""
    with ExitStack() as stack:

        def start(respond: Respond) -> tuple[ServiceElsewhere, Installation]:
            service = ServiceElsewhere(respond)
            service.start()
            stack.callback(service.stop)
            folder: Path = tmp_path_factory.mktemp("pointed")
            return service, stack.enter_context(run_app(folder, base_url=service.base_url, api_key=KEY))

        yield start


def is_ours(message: "ConsoleMessage") -> bool:
    """Whether an error on the console is the app's: Streamlit asks for its own health in vain first, and a link that
    opens nothing is answered with 404, or with 410 where it has ended.
    """
    path = urlsplit(message.location.get("url", "")).path
    is_dead_link = path in PARTICIPANTS and ("404" in message.text or "410" in message.text)
    return message.type == "error" and "/_stcore/" not in path and not is_dead_link


@pytest.fixture(scope="package")
def desk(browser: "Browser") -> "Iterator[BrowserContext]":
    """A browser on a desk that stays open, so that the app's scripts are fetched and compiled once."""
    context = browser.new_context(viewport=DESK)
    yield context
    context.close()


@pytest.fixture
def open_page(browser: "Browser", desk: "BrowserContext") -> Iterator[OpenPage]:
    """Opens an address in a new session and waits until the page has come to rest.

    With ``rests=False`` it doesn't wait; with settings for a context, the page is in a browser of its own. Errors on
    the console of any page fail the test at its end. Participants' pages are opened without the installation's secret.
    """
    pages: list[Page] = []
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def open_at(url: str, *, rests: bool = True, **settings: Any) -> "Page":
        if settings:
            contexts.append(browser.new_context(**settings))
        context = contexts[-1] if settings else desk
        if urlsplit(url).path not in PARTICIPANTS:
            let_in(context, url)
        page = context.new_page()
        page.add_init_script(WATCH_SOCKET)
        pages.append(page)
        page.set_default_timeout(40_000)
        page.on("console", lambda message: errors.append(message.text) if is_ours(message) else None)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(url)
        if rests:
            settle(page)
        return page

    yield open_at
    for each in (*pages, *contexts):
        each.close()
    assert errors == []
