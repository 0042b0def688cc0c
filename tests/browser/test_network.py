"""What another machine sees while no sign-in is set up: take links and an explanation, nothing else."""

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest

from tests.support.running_app.browser import SWITCHES, find_browser, let_in
from tests.support.running_app.server import Server

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = [pytest.mark.browser, pytest.mark.timeout(180)]

HERE, THERE = (f"10.213.{os.getpid() // 64 % 256}.{os.getpid() % 64 * 4 + n}" for n in (1, 2))
"""The two ends of a network of this run's own, so that runs side by side don't meet."""


def run(*command: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(command, check=False, capture_output=True, text=True)


@pytest.fixture(scope="module")
def namespace() -> Iterator[str]:
    ip = shutil.which("ip")
    if os.geteuid() != 0 or ip is None:
        pytest.skip("a network namespace needs root and iproute2")
    name, link = f"discern-{os.getpid()}", f"dsc{os.getpid() % 100_000}"
    made = run(ip, "netns", "add", name)
    if made.returncode:
        pytest.skip(f"no network namespace can be made here: {made.stderr.strip()}")
    try:
        for command in (
            ["link", "add", f"{link}a", "type", "veth", "peer", "name", f"{link}b", "netns", name],
            # An address of IPv6 would come a second or two after the rest, and a browser starts over when one does.
            ["link", "set", f"{link}a", "addrgenmode", "none"],
            ["-n", name, "link", "set", f"{link}b", "addrgenmode", "none"],
            ["addr", "add", f"{HERE}/30", "dev", f"{link}a"],
            ["link", "set", f"{link}a", "up"],
            ["-n", name, "addr", "add", f"{THERE}/30", "dev", f"{link}b"],
            ["-n", name, "link", "set", f"{link}b", "up"],
            ["-n", name, "link", "set", "lo", "up"],
        ):
            done = run(ip, *command)
            if done.returncode and "addrgenmode" not in command:
                pytest.skip(f"no network can be laid here: {done.stderr.strip()}")
        yield name
    finally:
        run(ip, "link", "del", f"{link}a")
        run(ip, "netns", "del", name)


@pytest.fixture(scope="module")
def take_url(app: Server, browser: "Browser") -> str:
    """A take link made at the machine itself."""
    context = let_in(browser.new_context(), app.url)
    try:
        page = context.new_page()
        page.goto(f"{app.url}/assessments?new=1")
        page.get_by_label("Name", exact=True).fill("Noor")
        page.get_by_role("button", name="Create and get the link").click()
        return page.get_by_test_id("stCode").first.inner_text().strip()
    finally:
        context.close()


@pytest.fixture(scope="module")
def elsewhere(browser: "Browser", namespace: str, tmp_path_factory: pytest.TempPathFactory) -> "Iterator[Browser]":
    """A browser on another machine, for which `localhost` is this one: Host and Origin are then as if it were here."""
    chromium = tmp_path_factory.mktemp("elsewhere") / "chromium"
    chromium.write_text(f'#!/bin/sh\nexec ip netns exec {namespace} {find_browser()} "$@"\n', encoding="utf-8")
    chromium.chmod(0o755)
    switches = [*SWITCHES, f"--host-resolver-rules=MAP localhost {HERE}"]
    elsewhere = browser.browser_type.launch(executable_path=chromium, args=switches)
    yield elsewhere
    elsewhere.close()


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
        *(
            pytest.param(path, id=path, marks=pytest.mark.slow)
            for path in ("results", "assessments", "team", "teams", "settings")
        ),
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


def test_the_interface_asks_other_machines_for_a_key(app: Server, namespace: str, take_url: str) -> None:
    asked = run(
        "ip", "netns", "exec", namespace, shutil.which("python3") or "python3", "-c",
        "import sys, urllib.error, urllib.request\n"
        "try: print(urllib.request.urlopen(sys.argv[1], timeout=10).status)\n"
        "except urllib.error.HTTPError as error: print(error.code)",
        f"http://{HERE}:{urlsplit(app.url).port}/v1/candidates",
    )  # fmt: skip

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
