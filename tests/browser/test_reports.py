"""A report in a real browser: requested, watched while it is written, read with its evidence, downloaded."""

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
        shown = f"/candidates/{company.people['theirs']['private']}/visibility"
        company.answer("PUT", shown, {"visibility": "organisation"})
    with serve(ROOT / "app" / "main.py", ROOT, {"DISCERN_DATABASE_URL": url}) as server:
        yield server


@pytest.mark.parametrize("about", ["A team", "A person", "Two people"])
def test_a_report_is_asked_for_read_and_taken_along(
    app: Server,
    open_page: Callable[..., "Page"],
    settle: Callable[["Page"], None],
    faults_in: Callable[["Page"], list[str]],
    tmp_path: Path,
    about: str,
) -> None:
    page = open_page(f"{app.url}/reports")
    page.get_by_role("radio", name=about).click()
    settle(page)
    page.get_by_role("button", name="Write the report").click()
    page.get_by_role("heading", name="In short").wait_for(timeout=40_000)
    settle(page)
    assert "report=rep_" in page.url
    page.get_by_text("Evidence").first.click()
    settle(page)
    assert page.get_by_text("Discern's own rules").locator("visible=true").count() == 1
    assert faults_in(page) == []
    with page.expect_download() as download:
        page.get_by_role("button", name="PDF, A4").click()
    file = tmp_path / "report.pdf"
    download.value.save_as(file)
    assert file.read_bytes().startswith(b"%PDF-")
    assert download.value.suggested_filename == "discern-report.pdf"
