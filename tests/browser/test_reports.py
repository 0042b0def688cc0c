"""A report in a real browser: requested, watched while it is written, read with its evidence, downloaded."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.support.people import found_company
from tests.support.running import run_service
from tests.support.running_app.server import ROOT, Server, serve

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(240)]


@pytest.fixture(scope="module")
def app(browser: "Browser", tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The app with a company."""
    url = f"sqlite:///{tmp_path_factory.mktemp('reports') / 'discern.db'}"
    with run_service(url) as running:
        company = found_company(running, "default")
        person = company.people["theirs"]["private"]
        company.answer("PUT", f"/candidates/{person}/visibility", {"visibility": "organisation"}, taker=person)
    with serve(ROOT / "app" / "main.py", ROOT, {"DISCERN_DATABASE_URL": url}) as server:
        yield server


def test_a_report_is_asked_for_read_and_taken_along(
    app: Server,
    open_page: Callable[..., "Page"],
    settle: Callable[["Page"], None],
    faults_in: Callable[["Page"], list[str]],
    tmp_path: Path,
) -> None:
    page = open_page(f"{app.url}/reports")
    page.get_by_role("button", name="New report").click()
    page.get_by_role("radio", name="Two people").click()
    settle(page)
    page.get_by_role("radio", name="Full").click()
    settle(page)
    page.get_by_role("button", name="Write the report").click()
    page.get_by_role("heading", name="In short").wait_for(timeout=40_000)
    settle(page)
    assert "report=rep_" in page.url
    assert page.get_by_role("dialog").count() == 0
    number = page.get_by_label("What this rests on").first
    ground = page.locator("details:has(> summary[aria-label^='What this rests on'])").first
    assert ground.locator(".ground").first.is_hidden()
    number.click()
    assert ground.locator(".ground").first.is_visible()
    place = page.get_by_role("heading", name="How to read this")
    page.get_by_role("link", name="How to read this").click()
    page.wait_for_function("element => element.getBoundingClientRect().top < innerHeight", arg=place.element_handle())
    assert faults_in(page) == []
    page.get_by_role("button", name="Download").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="PDF, A4").click()
    file = tmp_path / "report.pdf"
    download.value.save_as(file)
    assert file.read_bytes().startswith(b"%PDF-")
    assert re.fullmatch(r"discern-report-\d{4}-\d\d-\d\d-\w[\w-]*\.pdf", download.value.suggested_filename)

    report = page.url.partition("#")[0]
    page.keyboard.press("Escape")
    page.get_by_role("button", name="All reports").click()
    settle(page)
    assert "report=" not in page.url
    table = page.get_by_test_id("stDataFrame").first
    page.locator("tr[aria-rowindex='2']").first.wait_for(state="attached")
    box = table.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + 40, box["y"] + 60)
    page.wait_for_url(report)
