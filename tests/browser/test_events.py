"""Integrations in a real browser: an endpoint is added, an event comes up by itself, and is sent again by hand."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import pytest
import standardwebhooks

from tests.support.processes import make_key
from tests.support.receivers import Answering, Receiver, run_receiver
from tests.support.running_app.server import ROOT, serve

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(180)]


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with run_receiver() as receiver:
        yield receiver


def test_an_event_that_did_not_arrive_is_sent_again_with_a_click(
    browser: "Browser",
    open_page: Callable[..., "Page"],
    faults_in: Callable[["Page"], list[str]],
    receiver: Receiver,
    tmp_path: Path,
) -> None:
    url = f"sqlite:///{tmp_path / 'discern.db'}"
    key = make_key(url)
    settings = {
        "DISCERN_DATABASE_URL": url,
        "DISCERN_WEBHOOK_ALLOW_HTTP": "1",
        "DISCERN_WEBHOOK_ALLOW_PRIVATE": "1",
        "DISCERN_WEBHOOK_SCHEDULE": "3600",
    }
    receiver.answer = lambda _: Answering(503, body=b"down for maintenance")
    with serve(ROOT / "app" / "main.py", ROOT, settings) as server:
        page = open_page(server.url)
        page.get_by_role("link", name="Integrations").first.click()
        page.get_by_role("button", name="Add an endpoint").click()
        page.get_by_label("Address").fill(receiver.url)
        page.get_by_label("Description (optional)").fill("Wiki")
        page.get_by_text("All of them").click()
        page.get_by_role("button", name="Add and get the secret").click()
        secret = page.get_by_text("whsec_").first.inner_text().strip()
        page.get_by_role("button", name="I have copied it").click()

        headers = {"Authorization": f"Bearer {key}"}
        with httpx.Client(base_url=f"{server.url}/v1", headers=headers, timeout=30) as http:
            person = http.post("/candidates", json={"name": "Ada"}).json()["id"]
            http.post("/teams", json={"name": "Crew", "members": [person]}).raise_for_status()
        table = page.get_by_test_id("stDataFrame").first
        page.locator("[role=gridcell]", has_text="answered 503").first.wait_for(state="attached", timeout=40_000)
        assert faults_in(page) == []
        page.locator("[role=gridcell]", has_text="Crew").first.wait_for(state="attached")
        box = table.bounding_box()
        assert box is not None
        page.mouse.click(box["x"] + 17, box["y"] + 57)
        page.get_by_text("Not delivered yet after 1 attempt: answered 503").wait_for()
        assert "down for maintenance" in page.get_by_test_id("stCode").first.inner_text()

        receiver.answer = lambda _: Answering()
        page.get_by_role("button", name="Resend").click()
        page.locator("[role=gridcell]", has_text="Delivered").first.wait_for(state="attached", timeout=40_000)
        assert faults_in(page) == []
        assert len(receiver.got) == 2
        assert len(set(receiver.ids)) == 1
        for got in receiver.got:
            assert standardwebhooks.Webhook(secret).verify(got.body, got.headers)["type"] == "team.updated"
