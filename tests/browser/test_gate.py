"""How the managers' pages open in a browser while no sign-in is set up, and that other pages on the machine can't."""

from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

import pytest
from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ClientState_pb2 import ClientState

from tests.support.running_app.server import ACCESS_SECRET, Server

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.browser

READ = """
([url, request]) => new Promise((done) => {
  const socket = new WebSocket(url, ['streamlit']);
  socket.binaryType = 'arraybuffer';
  let text = '';
  socket.onopen = () => socket.send(new Uint8Array(request));
  socket.onmessage = (message) => { text += new TextDecoder().decode(message.data); };
  socket.onclose = () => done(text);
  const look = setInterval(() => {
    if (!/This page is closed|Look around with a made-up company/.test(text)) return;
    clearInterval(look);
    socket.close();
  }, 50);
})
"""
"""What a script reads that speaks to Streamlit's socket as Streamlit's own page does."""


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


def test_a_page_on_another_port_reads_nothing(app: Server, open_page: "Callable[..., Page]", other_port: str) -> None:
    page = open_page(app.url)
    page.get_by_role("button", name="Look around with a made-up company").wait_for()
    page.goto(other_port)
    request = BackMsg(rerun_script=ClientState(page_name="")).SerializeToString()
    text = page.evaluate(READ, [f"ws{app.url.removeprefix('http')}/_stcore/stream", list(request)])
    assert "This page is closed" in text
    assert "Look around with a made-up company" not in text


def test_the_address_with_the_secret_opens_every_tab_and_leaves_the_address_bar(
    app: Server, browser: "Browser", settle: "Callable[[Page], None]"
) -> None:
    context = browser.new_context()
    page = context.new_page()
    page.goto(f"{app.url.replace('127.0.0.1', 'localhost')}/open?secret={ACCESS_SECRET}")
    settle(page)
    page.get_by_role("button", name="Look around with a made-up company").wait_for()
    assert ACCESS_SECRET not in page.url
    assert page.evaluate("() => document.cookie + document.referrer").find("discern_access") == -1
    tab = context.new_page()
    tab.goto(f"{page.url}results")
    tab.get_by_role("heading", name="People", exact=True).wait_for()
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
    page.goto(f"{app.url}/results")
    settle(page)
    assert page.get_by_role("heading", name="This page is closed").is_visible()
    page.get_by_text("How do I let people in?").click()
    page.get_by_text("DISCERN_OPEN_ACCESS=1").wait_for()
    settle(page)
    text = page.get_by_test_id("stMain").inner_text()
    assert "/open?secret=" in text
    assert "terminal" in text
    assert page.locator("input, textarea").count() == 0
    assert faults_in(page) == []
    page.close()
