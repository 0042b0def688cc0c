"""Signing in as it is: a browser, the app, and a provider that speaks OpenID Connect."""

import json
from collections.abc import Callable
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import httpx
import pytest

from tests.support.running_app.server import Server

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    Enter = Callable[[str], "Page"]

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]


def pages_of(page: "Page") -> set[str]:
    return set(page.locator('[data-testid="stSidebarNavLink"]').all_inner_texts())


def test_signing_out_ends_the_session(
    signed_app: Server, enter: "Enter", settle: Callable[["Page"], None], provider: str
) -> None:
    page = enter("boss")
    signed_in = f"discern_signed_in_{urlsplit(signed_app.url).port}"
    cookies = {each["name"]: each for each in page.context.cookies()}
    assert cookies[signed_in]["httpOnly"]
    assert cookies[signed_in]["sameSite"] == "Lax"
    page.get_by_role("button", name="Sign out").click()
    page.wait_for_timeout(1000)
    if page.url.startswith(provider):
        page.get_by_role("button").first.click()
    page.goto(signed_app.url)
    settle(page)
    assert page.get_by_role("heading", name="Sign in").is_visible()


def test_a_forged_cookie_opens_nothing(
    signed_app: Server, browser: "Browser", settle: Callable[["Page"], None]
) -> None:
    forged = json.dumps({"is_logged_in": True, "iss": "x", "sub": "boss", "email": "boss@example.org"})
    context = browser.new_context(extra_http_headers={"X-Forwarded-For": "127.0.0.1"})
    for name in ("_streamlit_user", f"discern_signed_in_{urlsplit(signed_app.url).port}"):
        context.add_cookies([{"name": name, "value": forged.replace('"', "%22"), "url": signed_app.url}])
    page = context.new_page()
    page.goto(signed_app.url)
    settle(page)
    assert page.get_by_role("heading", name="Sign in").is_visible()
    assert pages_of(page) == set()
    context.close()


def test_every_answer_of_the_app_carries_its_headers(signed_app: Server) -> None:
    for path in ("/", "/_stcore/health", "/oauth2callback", "/nothing", "/auth/login"):
        headers = httpx.get(f"{signed_app.url}{path}", follow_redirects=False).headers
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert "unsafe-eval" not in headers["content-security-policy"]
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"
