"""What another machine sees while no sign-in is set up: take links and an explanation, nothing else."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest

from tests.support.machines import Machine, connected
from tests.support.running_app.browser import SWITCHES, find_browser
from tests.support.running_app.server import ACCESS_SECRET, ROOT, Server, serve

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = [pytest.mark.browser, pytest.mark.timeout(180)]

HERE = "10.0.0.1"


@pytest.fixture(scope="module")
def machines() -> Iterator[dict[str, Machine]]:
    """The one that the app runs on, and another one."""
    with connected({"here": HERE, "there": "10.0.0.2"}) as machines:
        yield machines


@pytest.fixture(scope="module")
def app(browser: "Browser", machines: dict[str, Machine], database_url: str) -> Iterator[Server]:
    settings = {"DISCERN_DATABASE_URL": database_url}
    with serve(ROOT / "app" / "main.py", ROOT, settings, within=machines["here"].within) as server:
        yield server


@contextmanager
def launch_on(machine: Machine, browser: "Browser", folder: Path, *switches: str) -> "Iterator[Browser]":
    """A browser on one of the machines."""
    chromium = folder / machine.name
    chromium.write_text(f'#!/bin/sh\nexec {" ".join(machine.within)} {find_browser()} "$@"\n', encoding="utf-8")
    chromium.chmod(0o755)
    launched = browser.browser_type.launch(executable_path=chromium, args=[*SWITCHES, *switches])
    try:
        yield launched
    finally:
        launched.close()


@pytest.fixture(scope="module")
def take_url(
    app: Server, browser: "Browser", machines: dict[str, Machine], tmp_path_factory: pytest.TempPathFactory
) -> str:
    """A take link made at the machine itself."""
    with launch_on(machines["here"], browser, tmp_path_factory.mktemp("here")) as here:
        page = here.new_page()
        page.goto(f"{app.url}/open?secret={ACCESS_SECRET}")
        page.goto(f"{app.url}/assessments?new=1")
        page.get_by_label("Name", exact=True).fill("Noor")
        page.get_by_role("button", name="Create and get the link").click()
        return page.get_by_test_id("stCode").first.inner_text().strip()


@pytest.fixture(scope="module")
def elsewhere(
    browser: "Browser", machines: dict[str, Machine], tmp_path_factory: pytest.TempPathFactory
) -> "Iterator[Browser]":
    """A browser on another machine, for which `localhost` is this one: Host and Origin are then as if it were here."""
    mapped = f"--host-resolver-rules=MAP localhost {HERE}"
    with launch_on(machines["there"], browser, tmp_path_factory.mktemp("there"), mapped) as elsewhere:
        yield elsewhere


def visit(browser: "Browser", url: str, settle: Callable[["Page"], None], **forged: str) -> "Page":
    page = browser.new_page(viewport={"width": 390, "height": 844}, extra_http_headers=forged)
    page.goto(url)
    settle(page)
    return page


@pytest.mark.parametrize("host", [HERE, "localhost"], ids=["by-address", "pretending-to-be-here"])
@pytest.mark.parametrize(
    "path",
    [
        pytest.param("", id="home"),
        pytest.param("people", id="people"),
        *(pytest.param(path, id=path, marks=pytest.mark.slow) for path in ("assessments", "teams", "settings")),
    ],
)
def test_managers_pages_are_closed_to_other_machines(
    app: Server, take_url: str, elsewhere: "Browser", settle: Callable[["Page"], None], host: str, path: str
) -> None:
    page = visit(elsewhere, f"http://{host}:{urlsplit(app.url).port}/{path}", settle)
    text = page.locator("body").inner_text()

    assert page.get_by_role("heading", name="This page is closed").is_visible()
    assert "Noor" not in text
    assert "Assessments" not in text
    assert page.locator('[data-testid="stSidebarNav"] a').count() == 0
    page.close()


def test_take_links_open_on_other_machines_and_lead_nowhere_else(
    app: Server, elsewhere: "Browser", settle: Callable[["Page"], None], take_url: str
) -> None:
    parts = urlsplit(take_url)
    page = visit(elsewhere, f"http://{HERE}:{parts.port}{parts.path}?{parts.query}", settle)
    targets = page.locator("a[href]").evaluate_all("all => all.map(a => a.getAttribute('href'))")

    assert page.get_by_role("heading", name="Hello Noor").is_visible()
    assert targets == []
    assert page.locator('[data-testid="stSidebarNav"] a').count() == 0
    page.close()


def test_the_interface_asks_other_machines_for_a_key(app: Server, machines: dict[str, Machine], take_url: str) -> None:
    url = f"http://{HERE}:{urlsplit(app.url).port}/v1/candidates"
    asking = [sys.executable, "-c", "import httpx, sys; print(httpx.get(sys.argv[1]).status_code)", url]
    asked = subprocess.run([*machines["there"].within, *asking], capture_output=True, text=True, check=True)

    assert asked.stdout.strip() == "401"


@pytest.mark.parametrize(
    "forged",
    [
        pytest.param({"X-Forwarded-For": "127.0.0.1"}, id="forwarded"),
        pytest.param({"Forwarded": "for=127.0.0.1;host=localhost"}, id="forwarded-by-the-book"),
        pytest.param({"Cookie": "_streamlit_user=forged; _streamlit_xsrf=forged"}, id="cookie"),
        pytest.param({"Discern-Actor": "usr_owner", "Authorization": "Bearer forged"}, id="actor"),
    ],
)
def test_forged_headers_open_nothing(
    app: Server, take_url: str, elsewhere: "Browser", settle: Callable[["Page"], None], forged: dict[str, str]
) -> None:
    page = visit(elsewhere, f"http://localhost:{urlsplit(app.url).port}/assessments", settle, **forged)
    assert page.get_by_role("heading", name="This page is closed").is_visible()
    assert "Noor" not in page.locator("body").inner_text()
    page.close()
