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

from tests.support.running_app.server import Server

if TYPE_CHECKING:
    from playwright.sync_api import Page

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
    if (!/This page is closed|Load the sample company/.test(text)) return;
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
    page.get_by_role("button", name="Load the sample company").wait_for()
    page.goto(other_port)
    request = BackMsg(rerun_script=ClientState(page_name="")).SerializeToString()
    text = page.evaluate(READ, [f"ws{app.url.removeprefix('http')}/_stcore/stream", list(request)])
    assert "This page is closed" in text
    assert "Load the sample company" not in text
