"""How the managers' pages open in a browser while no sign-in is set up, and that other pages on the machine can't."""

from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest

from tests.support.accessibility import violations_in
from tests.support.running_app.browser import let_in
from tests.support.running_app.server import ACCESS_SECRET, ROOT, Server, pick_port, serve

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.browser

CONNECT = """
(url) => new Promise((done) => {
  const socket = new WebSocket(url, ['streamlit']);
  socket.onopen = () => done('opened');
  socket.onerror = () => done('refused');
})
"""
"""Whether a script of any page gets Streamlit's socket, as Streamlit's own page does."""


@pytest.fixture
def other_port(tmp_path: Path) -> Iterator[str]:
    """A page on another port of this machine."""
    (tmp_path / "index.html").write_text(
        '<!doctype html><title>Other</title><link rel="icon" href="data:,">', encoding="utf-8"
    )
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(SimpleHTTPRequestHandler, directory=str(tmp_path))) as server:
        thread = Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{server.server_address[1]}"
        server.shutdown()
        thread.join()


def test_a_page_on_another_port_reads_nothing(
    app: Server, browser: "Browser", settle: "Callable[[Page], None]", other_port: str
) -> None:
    page = let_in(browser.new_context(), app.url).new_page()
    page.goto(app.url)
    settle(page)
    socket = f"ws{app.url.removeprefix('http')}/_stcore/stream"
    assert page.evaluate(CONNECT, socket) == "opened"
    page.goto(other_port)
    assert page.evaluate(CONNECT, socket) == "refused"
    page.context.close()


def test_the_address_with_the_secret_opens_every_tab_and_leaves_the_address_bar(
    app: Server, browser: "Browser", settle: "Callable[[Page], None]"
) -> None:
    context = browser.new_context()
    page = context.new_page()
    page.goto(f"{app.url.replace('127.0.0.1', 'localhost')}/open?secret={ACCESS_SECRET}")
    settle(page)
    page.get_by_role("button", name="Look around with the sample company").wait_for()
    assert ACCESS_SECRET not in page.url
    assert page.evaluate("() => document.cookie + document.referrer").find("discern_access") == -1
    tab = context.new_page()
    tab.goto(f"{page.url}people")
    tab.get_by_role("heading", name="No one is here yet.").wait_for()
    context.close()


@pytest.mark.parametrize("width", [390, 1440])
def test_a_browser_without_the_secret_is_shown_where_the_address_is(
    app: Server,
    browser: "Browser",
    settle: "Callable[[Page], None]",
    faults_in: "Callable[[Page], list[str]]",
    width: int,
) -> None:
    page = browser.new_page(viewport={"width": width, "height": 900})
    asked: list[str] = []
    page.on("request", lambda request: asked.append(urlsplit(request.url).path))
    page.on("websocket", lambda socket: asked.append(urlsplit(socket.url).path))
    page.goto(f"{app.url}/people")
    settle(page)
    assert page.get_by_role("heading", name="This page is closed").is_visible()
    page.get_by_text("How do I let people in?").click()
    page.get_by_text("DISCERN_OPEN_ACCESS=1").wait_for()
    settle(page)
    text = page.locator("main").inner_text()
    assert "/open?secret=" in text
    assert "terminal" in text
    assert page.locator("input, textarea").count() == 0
    assert faults_in(page) == []
    assert violations_in(page, settle) == []
    assert not [path for path in asked if path.startswith(("/_stcore", "/static"))]
    page.close()


def test_whose_cookie_ends_keeps_what_they_typed_and_goes_on_with_it(
    browser: "Browser", settle: "Callable[[Page], None]", tmp_path: Path
) -> None:
    port = pick_port()
    environment = {"DISCERN_DATABASE_URL": f"sqlite:///{tmp_path / 'discern.db'}"}
    with serve(ROOT / "app" / "main.py", ROOT, environment, port) as app:
        context = let_in(browser.new_context(), app.url)
        page = context.new_page()
        page.goto(f"{app.url}/assessments?new=1")
        settle(page)
        page.get_by_label("Name", exact=True).fill("Ada Typed")
        context.clear_cookies()
    with serve(ROOT / "app" / "main.py", ROOT, environment, port):
        page.get_by_text("This browser's access has expired").wait_for(timeout=30_000)
        assert page.get_by_label("Name", exact=True).input_value() == "Ada Typed"
        let_in(context, app.url)
        page.get_by_text("This browser's access has expired").wait_for(state="detached", timeout=60_000)
        settle(page)
        page.get_by_role("button", name="Create and get the link").click()
        page.get_by_text("Ada Typed").first.wait_for()
    context.close()
