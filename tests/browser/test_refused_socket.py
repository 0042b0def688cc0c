"""What a manager sees where a network lets the page through, and keeps its socket from the server."""

from collections.abc import Callable
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest

from tests.support.accessibility import violations_as_shown
from tests.support.relay import BAD_GATEWAY, FORBIDDEN, LOOPBACK, NOTHING, relay_to
from tests.support.running_app.browser import let_in
from tests.support.running_app.server import Server

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.browser

WITHIN_MS = 10_000


@pytest.mark.parametrize("refusal", [FORBIDDEN, BAD_GATEWAY, NOTHING], ids=["forbidden", "bad-gateway", "no-answer"])
def test_a_page_says_within_ten_seconds_what_blocks_it_and_comes_when_nothing_does(
    app: Server, browser: "Browser", settle: "Callable[[Page], None]", refusal: bytes
) -> None:
    answers: list[bytes | None] = [refusal]
    with relay_to(urlsplit(app.url).port or 0, lambda: answers[0]) as port:
        address = f"{LOOPBACK}:{port}"
        page = let_in(browser.new_context(), f"http://{address}").new_page()
        page.goto(f"http://{address}/people")
        dialog = page.get_by_role("dialog", name="This page can't connect")
        dialog.wait_for(timeout=WITHIN_MS)
        assert "show this to your IT department" in dialog.inner_text()
        assert f"allow WebSocket connections to {address}/_stcore/stream" in dialog.inner_text()
        assert violations_as_shown(page) == []
        answers[0] = None
        page.get_by_role("heading", name="No one is here yet.").wait_for()
        settle(page)
        assert page.locator("dialog").count() == 0
        page.context.close()


def test_who_closes_the_message_stays_on_the_page(app: Server, browser: "Browser") -> None:
    with relay_to(urlsplit(app.url).port or 0, lambda: FORBIDDEN) as port:
        page = let_in(browser.new_context(), f"http://{LOOPBACK}:{port}").new_page()
        page.goto(f"http://{LOOPBACK}:{port}/teams")
        page.get_by_role("button", name="Keep trying").click(timeout=WITHIN_MS)
        assert not page.get_by_role("dialog").is_visible()
        assert urlsplit(page.url).path == "/teams"
        page.context.close()
