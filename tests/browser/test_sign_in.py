"""Signing in as it is: a browser, the app, and a provider that speaks OpenID Connect."""

import json
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import httpx
import pytest

from discern.bench.server import ROOT, Server, pick_port, serve

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]

USERS = {
    "boss": {"email": "boss@example.org", "email_verified": True, "name": "Bo Boss"},
    "lead": {"email": "lead@example.org", "email_verified": True, "name": "Lee Lead"},
    "claimant": {"email": "boss@example.org", "email_verified": False, "name": "No Boss"},
}


@pytest.fixture(scope="module")
def provider() -> Iterator[str]:
    """The address of a provider that lets anybody sign in as anybody."""
    port = pick_port()
    command = [shutil.which("oidc-provider-mock", path=str(ROOT / ".venv" / "bin")) or sys.executable, "-p", str(port)]
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
def app(browser: "Browser", provider: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("signed")
    port = pick_port()
    secrets = folder / "secrets.toml"
    secrets.write_text(
        f'[auth]\nredirect_uri = "http://127.0.0.1:{port}/oauth2callback"\ncookie_secret = "{"c" * 40}"\n'
        f'client_id = "discern"\nclient_secret = "secret"\n'
        f'server_metadata_url = "{provider}/.well-known/openid-configuration"\n',
        encoding="utf-8",
    )
    environment = {
        "DISCERN_DATABASE_URL": f"sqlite:///{folder / 'discern.db'}",
        "DISCERN_OWNERS": "boss@example.org",
        "STREAMLIT_SECRETS_FILES": str(secrets),
    }
    with serve(ROOT / "app" / "main.py", ROOT, environment, port) as server:
        yield server


Enter = Callable[[str], "Page"]


@pytest.fixture
def enter(app: Server, browser: "Browser", settle: Callable[["Page"], None]) -> Iterator[Enter]:
    """Sign in as somebody, from the page that asks for it."""
    contexts = []

    def sign_in(subject: str) -> "Page":
        contexts.append(browser.new_context(viewport={"width": 1440, "height": 900}))
        page = contexts[-1].new_page()
        page.goto(app.url)
        page.get_by_role("button", name="Sign in").click()
        page.locator('input[name="sub"]').fill(subject)
        page.get_by_role("button", name="Authorize").click()
        page.wait_for_url(f"{app.url}/**")
        page.get_by_role("heading").first.wait_for()
        settle(page)
        return page

    yield sign_in
    for context in contexts:
        context.close()


def pages_of(page: "Page") -> set[str]:
    return set(page.locator('[data-testid="stSidebarNavLink"]').all_inner_texts())


def test_the_owner_lets_a_manager_in_and_a_stranger_stays_out(
    app: Server, enter: Enter, settle: Callable[["Page"], None]
) -> None:
    stranger = enter("somebody")
    assert stranger.get_by_role("heading", name="You have no access here").is_visible()
    claimant = enter("claimant")
    assert claimant.get_by_role("heading", name="You have no access here").is_visible()

    boss = enter("boss")
    assert any("People and access" in name for name in pages_of(boss))
    boss.goto(f"{app.url}/users")
    settle(boss)
    boss.get_by_text("Let somebody in").click()
    settle(boss)
    boss.get_by_label("E-mail address they sign in with").fill("lead@example.org")
    boss.get_by_role("button", name="Let them in").click()
    boss.get_by_text("Change or remove somebody").wait_for()
    settle(boss)

    lead = enter("lead")
    names = " ".join(pages_of(lead))
    assert "Overview" in names
    assert "People and access" not in names
    assert "Settings" not in names
    lead.goto(f"{app.url}/users")
    settle(lead)
    assert "Who may sign in" not in lead.locator("body").inner_text()
    assert "boss@example.org" not in lead.locator("body").inner_text()


def test_signing_out_ends_the_session(
    app: Server, enter: Enter, settle: Callable[["Page"], None], provider: str
) -> None:
    page = enter("boss")
    cookies = {each["name"]: each for each in page.context.cookies()}
    assert cookies["_streamlit_user"]["httpOnly"]
    assert cookies["_streamlit_user"]["sameSite"] == "Lax"
    page.get_by_role("button", name="Sign out").click()
    page.wait_for_timeout(1000)
    if page.url.startswith(provider):
        page.get_by_role("button").first.click()
    page.goto(app.url)
    settle(page)
    assert page.get_by_role("heading", name="Sign in").is_visible()


def test_a_forged_cookie_opens_nothing(app: Server, browser: "Browser", settle: Callable[["Page"], None]) -> None:
    forged = json.dumps({"is_logged_in": True, "iss": "x", "sub": "boss", "email": "boss@example.org"})
    context = browser.new_context(extra_http_headers={"X-Forwarded-For": "127.0.0.1"})
    context.add_cookies([{"name": "_streamlit_user", "value": forged.replace('"', "%22"), "url": app.url}])
    page = context.new_page()
    page.goto(app.url)
    settle(page)
    assert page.get_by_role("heading", name="Sign in").is_visible()
    assert pages_of(page) == set()
    context.close()


def test_every_answer_of_the_app_carries_its_headers(app: Server) -> None:
    for path in ("/", "/_stcore/health", "/oauth2callback", "/nothing", "/auth/login"):
        headers = httpx.get(f"{app.url}{path}", follow_redirects=False).headers
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert "unsafe-eval" not in headers["content-security-policy"]
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"
