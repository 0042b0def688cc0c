"""The real app in a real browser."""

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import httpx
import pytest

from discern.client import Client
from discern.service.state import utc_now
from discern.service.storage.engine.database import Database
from discern.service.storage.repositories.accounts import create_key, first_account
from tests.support.accessibility import violations_in
from tests.support.running_app.browser import WATCH_SOCKET, BrowserError, find_browser, launch, let_in
from tests.support.running_app.server import ROOT, Server, pick_port, serve

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

OpenPage = Callable[..., "Page"]

STILL = """
() => new Promise((done, fail) => {
  const plain = () => document.querySelector('body > main');
  const app = () => document.querySelector('[data-testid="stApp"]') ?? plain();
  const look = () => [...document.querySelectorAll('[data-testid="stApp"] *, body > main *')].map((e) => {
    const r = e.getBoundingClientRect();
    return `${r.x},${r.y},${r.width},${r.height}`;
  }).join() + app()?.innerText;
  const pending = '[data-testid="stSkeleton"], [data-testid="stSpinner"], [data-stale="true"]';
  const waiting = () => document.querySelector(pending);
  const state = () => app()?.getAttribute('data-test-script-state');
  const connection = () => app()?.getAttribute('data-test-connection-state');
  let last = '', same = 0, over = false;
  setTimeout(() => {
    over = true;
    const on = waiting()?.outerHTML.slice(0, 200);
    fail(new Error(`not still: ${connection()}, ${state()}, ${same} frames alike, waiting on ${on}`));
  }, 60000);
  const frame = () => {
    const ready = plain() || (state() === 'notRunning' && connection() === 'CONNECTED' && !waiting()
      && !window.unanswered);
    const now = ready ? look() : '';
    same = ready && now === last ? same + 1 : 0;
    last = now;
    if (same >= 8) done(true); else if (!over) requestAnimationFrame(frame);
  };
  document.fonts.ready.then(() => requestAnimationFrame(frame));
})
"""
"""Resolves when the script has ended, nothing waits for it, and nothing has moved for eight frames."""

FAULTS = """
() => {
  const faults = [];
  const shown = (e) => e.checkVisibility({opacityProperty: true, visibilityProperty: true});
  const scrolls = (e) => {
    for (let p = e.parentElement; p && p.dataset.testid !== 'stMain'; p = p.parentElement) {
      const o = getComputedStyle(p).overflowX;
      if (['auto', 'scroll', 'hidden', 'clip'].includes(o) && p.tagName !== 'svg') return true;
    }
    return false;
  };
  const short = (t) => t.trim().replace(/\\s+/g, ' ').slice(0, 60);

  for (const e of document.querySelectorAll('[data-testid="stException"]')) {
    faults.push(`traceback: ${short(e.innerText)}`);
  }
  const root = document.scrollingElement, main = document.querySelector('[data-testid="stMain"], body > main');
  for (const e of [root, main]) {
    if (e && e.scrollWidth > e.clientWidth + 1) faults.push(`overflow: ${e.scrollWidth} px in ${e.clientWidth}`);
  }

  const skip = '[data-testid="stIconMaterial"], [data-testid="stDataFrame"], [data-testid="stHeader"], '
    + '.hoverlayer, .modebar, script, style, noscript';
  const boxes = [];
  const areas = ['[data-testid="stMain"], body > main', '[data-testid="stSidebar"][data-collapsed="false"]'];
  areas.forEach((area, group) => {
    const top = document.querySelector(area);
    if (!top) return;
    const walk = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const parent = node.parentElement;
      if (!node.data.trim() || parent.closest(skip) || !shown(parent)) continue;
      const style = getComputedStyle(parent);
      if (style.clip !== 'auto' || style.clipPath !== 'none') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const r of range.getClientRects()) {
        if (r.width < 2 || r.height < 2) continue;
        boxes.push({text: short(node.data), node, parent, group, r});
        if (group === 0 && (r.right > innerWidth + 1 || r.left < -1) && !scrolls(parent)) {
          faults.push(`outside the window: ${short(node.data)}`);
        }
        for (let p = parent; p && p.dataset.testid !== 'stMain'; p = p.parentElement) {
          const o = getComputedStyle(p).overflowX, right = p.getBoundingClientRect().right;
          if (['auto', 'scroll'].includes(o) || p.tagName === 'svg') break;
          if (['hidden', 'clip'].includes(o) && r.right > right + 2) {
            faults.push(`cut: ${short(node.data)}`);
            break;
          }
        }
        const svg = parent.closest('svg.main-svg');
        if (svg) {
          const s = svg.getBoundingClientRect();
          if (r.left < s.left - 1 || r.right > s.right + 1 || r.top < s.top - 1 || r.bottom > s.bottom + 1) {
            faults.push(`outside its chart: ${short(node.data)}`);
          }
        }
      }
      if (style.textOverflow === 'ellipsis' && parent.scrollWidth > parent.clientWidth + 1) {
        faults.push(`cut: ${short(node.data)}`);
      }
    }
  });
  boxes.sort((a, b) => a.r.left - b.r.left);
  for (let i = 0; i < boxes.length; i++) {
    for (let k = i + 1; k < boxes.length && boxes[k].r.left < boxes[i].r.right; k++) {
      const a = boxes[i], b = boxes[k];
      if (a.node === b.node || a.group !== b.group) continue;
      const across = Math.min(a.r.right, b.r.right) - b.r.left;
      const along = Math.min(a.r.bottom, b.r.bottom) - Math.max(a.r.top, b.r.top);
      if (across > 3 && along > 4) faults.push(`overlap: “${a.text}” and “${b.text}”`);
    }
  }
  // Until the page is scrolled, nothing of it lies under the app's own head.
  const head = document.querySelectorAll('[data-testid="stHeader"] :is(img, button)');
  for (const above of main && main.scrollTop === 0 ? [...head].filter(shown) : []) {
    const h = above.getBoundingClientRect();
    for (const {text, group, r} of boxes) {
      const across = Math.min(h.right, r.right) - Math.max(h.left, r.left);
      const along = Math.min(h.bottom, r.bottom) - Math.max(h.top, r.top);
      if (group === 0 && across > 3 && along > 4) faults.push(`in the app's head: ${text}`);
    }
  }
  return [...new Set(faults)];
}
"""
"""What a reader would call broken: tracebacks, sideways scrolling, text outside its place, cut, or on other things."""

REQUIRED = "REQUIRE_BROWSER"
SCREENSHOTS = "SCREENSHOTS"
"""Names a folder that gets a picture of every page as a test left it."""


PARTICIPANTS = ("/take", "/me", "/working_with")
"""Paths that open in every browser."""


BLANK = "about:blank"
"""Opened where a test has something to arrange before a page comes."""


def is_ours(message: "ConsoleMessage") -> bool:
    """Whether an error is on the console for a reason of ours: Streamlit itself asks for its health in vain first and
    says where its socket is closed, a link that opens nothing is answered with 404, and tests keep answers from being
    sent.
    """
    path = urlsplit(message.location.get("url", "")).path
    is_cut_off = (path == "/take/answers" and "net::ERR_" in message.text) or "disconnected from server" in message.text
    return message.type == "error" and "/_stcore/" not in path and path not in PARTICIPANTS and not is_cut_off


@pytest.fixture(scope="module")
def browser() -> "Iterator[Browser]":
    """Chromium; without one, tests are skipped, or fail where REQUIRE_BROWSER=1.

    Closed after each module: while Playwright runs, its event loop blocks tests that start their own.
    """
    if find_browser() is None and os.environ.get(REQUIRED) != "1":
        pytest.skip("no Chromium was found")
    try:
        with launch() as browser:
            yield browser
    except BrowserError as error:
        pytest.fail(str(error))


@pytest.fixture(scope="module")
def database_url(tmp_path_factory: pytest.TempPathFactory) -> str:
    return f"sqlite:///{tmp_path_factory.mktemp('app') / 'discern.db'}"


@pytest.fixture(scope="module")
def app(browser: "Browser", database_url: str) -> Iterator[Server]:
    """The app with an empty database of its own; not started where there is no browser."""
    with serve(ROOT / "app" / "main.py", ROOT, {"DISCERN_DATABASE_URL": database_url}) as server:
        yield server


@pytest.fixture(scope="module")
def key(app: Server, database_url: str) -> str:
    """A key of the app's interface that may do everything."""
    database = Database(database_url, beside_a_server=True)
    database.open()
    try:
        now = utc_now()
        account = database.read_now(first_account)
        assert account is not None
        _, key = database.write_now(lambda connection: create_key(connection, account.id, "test", ("admin",), now))
    finally:
        database.close()
    return key


@pytest.fixture
def client(app: Server, key: str) -> Iterator[Client]:
    """A client of the app's interface, with a key that may do everything."""
    with Client(f"{app.url}/v1", key) as client:
        yield client


@pytest.fixture
def open_page(browser: "Browser", request: pytest.FixtureRequest) -> Iterator[OpenPage]:
    """Opens a page in a fresh context, as a manager unless it is a participant's.

    At the end of the test, errors on the console of any of them fail it.
    """
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def open_at(url: str, **settings: Any) -> "Page":
        context = browser.new_context(**({"viewport": {"width": 1440, "height": 900}} | settings))
        context.add_init_script(WATCH_SOCKET)
        contexts.append(context)
        if url != BLANK and urlsplit(url).path not in PARTICIPANTS:
            let_in(context, url)
        page = context.new_page()
        page.set_default_timeout(40_000)
        page.on("console", lambda message: errors.append(message.text) if is_ours(message) else None)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(url)
        if url != BLANK:
            settle(page)
        return page

    yield open_at
    folder = os.environ.get(SCREENSHOTS)
    for n, page in enumerate(page for context in contexts for page in context.pages):
        if folder:
            page.screenshot(path=Path(folder) / f"{request.node.name}-{n}.png", full_page=True)
    for context in contexts:
        context.close()
    assert errors == []


def settle(page: "Page") -> None:
    """Wait until the script has ended and the page has stopped moving."""
    page.evaluate(STILL)


@pytest.fixture(name="settle")
def settle_fixture() -> "Callable[[Page], None]":
    return settle


def faults_in(page: "Page") -> list[str]:
    """What is broken on a page at 1440 and 390 pixels, light and dark."""
    found: list[str] = []
    before = page.viewport_size
    for width in (1440, 390):
        for scheme in ("light", "dark"):
            page.set_viewport_size({"width": width, "height": 900})
            page.emulate_media(color_scheme=scheme)
            settle(page)
            found += [f"{width} px, {scheme}: {fault}" for fault in page.evaluate(FAULTS)]
    if before is not None:
        page.set_viewport_size(before)
    page.emulate_media(color_scheme="light")
    settle(page)
    return found


@pytest.fixture(name="faults_in")
def faults_in_fixture() -> "Callable[[Page], list[str]]":
    return faults_in


USERS = {
    "boss": {"email": "boss@example.org", "email_verified": True, "name": "Bo Boss"},
    "lead": {"email": "lead@example.org", "email_verified": True, "name": "Lee Lead"},
    "coach.ours": {"email": "coach.ours@example.org", "email_verified": True, "name": "Coe Coach"},
    "member.team": {"email": "member.team@example.org", "email_verified": True, "name": "Mo Member"},
    "member.organisation": {"email": "member.organisation@example.org", "email_verified": True, "name": "Oz Member"},
    "claimant": {"email": "boss@example.org", "email_verified": False, "name": "No Boss"},
}


COOKIE_SECRET = "8f3a61c09d57b24e51d7e0a96c3b8f42"
"""Signs the cookies of people who sign in."""


@pytest.fixture(scope="module")
def provider() -> Iterator[str]:
    """The address of a provider that lets anybody sign in as anybody."""
    port = pick_port()
    command = [sys.executable, "-m", "oidc_provider_mock", "-p", str(port)]
    for subject, claims in USERS.items():
        command += ["--user-claims", json.dumps({"sub": subject, **claims})]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        url = f"http://127.0.0.1:{port}"
        for _ in range(300):
            try:
                if httpx.get(f"{url}/.well-known/openid-configuration").status_code == 200:
                    break
            except httpx.TransportError:
                time.sleep(0.1)
        yield url
    finally:
        process.terminate()
        process.wait(10)


@pytest.fixture(scope="module")
def signed_database_url(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Of an app in which people sign in; a module may put a company into it first."""
    return f"sqlite:///{tmp_path_factory.mktemp('signed') / 'discern.db'}"


@pytest.fixture(scope="module")
def signed_app(
    browser: "Browser", provider: str, signed_database_url: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("signed")
    port = pick_port()
    secrets = folder / "secrets.toml"
    secrets.write_text(
        f'[auth]\nredirect_uri = "http://127.0.0.1:{port}/oauth2callback"\ncookie_secret = "{COOKIE_SECRET}"\n'
        f'client_id = "discern"\nclient_secret = "secret"\n'
        f'server_metadata_url = "{provider}/.well-known/openid-configuration"\n',
        encoding="utf-8",
    )
    environment = {
        "DISCERN_DATABASE_URL": signed_database_url,
        "DISCERN_OWNERS": "boss@example.org",
        "STREAMLIT_SECRETS_FILES": str(secrets),
    }
    with serve(ROOT / "app" / "main.py", ROOT, environment, port) as server:
        yield server


@pytest.fixture
def enter(
    signed_app: Server, browser: "Browser", settle: Callable[["Page"], None]
) -> Iterator[Callable[[str], "Page"]]:
    """Sign in as somebody, from the page that asks for it."""
    contexts = []

    def sign_in(subject: str) -> "Page":
        contexts.append(browser.new_context(viewport={"width": 1440, "height": 900}))
        contexts[-1].add_init_script(WATCH_SOCKET)
        page = contexts[-1].new_page()
        page.goto(signed_app.url)
        page.get_by_role("link", name="Sign in").click()
        page.locator('input[name="sub"]').fill(subject)
        page.get_by_role("button", name="Authorize").click()
        page.wait_for_url(f"{signed_app.url}/**")
        page.get_by_role("heading").first.wait_for()
        settle(page)
        return page

    yield sign_in
    for context in contexts:
        context.close()


EMPTY_APP = """
import streamlit as st

def home():
    st.title("Empty")

def other():
    st.title("Other")

st.navigation({"": [st.Page(home, default=True)], "More": [st.Page(other)]}).run()
"""
"""Nothing but a title, under a navigation in sections: what Streamlit draws by itself."""


@pytest.fixture(scope="module")
def empty(browser: "Browser", tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A Streamlit app with a title and nothing else, in our colours."""
    folder: Path = tmp_path_factory.mktemp("empty")
    (folder / "app.py").write_text(EMPTY_APP, encoding="utf-8")
    shutil.copytree(ROOT / ".streamlit", folder / ".streamlit", ignore=shutil.ignore_patterns("secrets*"))
    with serve(folder / "app.py", folder) as server:
        yield server


@pytest.fixture(scope="module")
def carried(empty: Server, browser: "Browser") -> set[str]:
    """The violations that an empty Streamlit page carries."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    try:
        page = context.new_page()
        page.goto(empty.url)
        page.get_by_role("heading", name="Empty").wait_for()
        return set(violations_in(page, lambda _: None))
    finally:
        context.close()


@pytest.fixture
def new_violations(carried: set[str], settle: "Callable[[Page], None]") -> "Callable[[Page], set[str]]":
    """What axe finds on a page and not on an empty one."""
    return lambda page: set(violations_in(page, settle)) - carried
