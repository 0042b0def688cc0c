"""A headless Chromium of this machine."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING
from urllib.parse import urljoin

from tests.support.running_app.server import ACCESS_SECRET

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

SWITCHES = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

WATCH_SOCKET = """
(() => {
  const send = WebSocket.prototype.send, heard = new WeakSet();
  window.unanswered = false;
  WebSocket.prototype.send = function (...data) {
    if (!heard.has(this)) {
      heard.add(this);
      this.addEventListener('message', () => { window.unanswered = false; });
      this.addEventListener('close', () => { window.unanswered = false; });
    }
    window.unanswered = true;
    return send.apply(this, data);
  };
})()
"""
"""Keeps in `unanswered` whether a page has sent something that its server hasn't reacted to: until then, a page
whose script is about to run again looks like one at rest.
"""


class BrowserError(Exception):
    """There is no browser to look with."""


def find_browser() -> str | None:
    """The path of an installed Chromium, or None."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


@contextmanager
def launch() -> "Iterator[Browser]":
    """A headless Chromium of this machine.

    Raises:
        BrowserError: Playwright or Chromium isn't installed.
    """
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        raise BrowserError("Playwright is missing. It is in the group `dev`: uv sync --group dev") from None
    path = find_browser()
    if path is None:
        raise BrowserError("No Chromium was found. On Debian: apt-get install chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(SWITCHES))
        try:
            yield browser
        finally:
            browser.close()


def let_in(context: "BrowserContext", url: str) -> "BrowserContext":
    """The context, after it has followed the address that opens the managers' pages of the app at ``url``."""
    context.request.get(urljoin(url, "/open"), params={"secret": ACCESS_SECRET}, max_redirects=0)
    return context
