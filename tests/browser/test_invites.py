"""Bulk invite from a file, as a manager lives it: choose, look, create, take the links away."""

import csv
import io
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from discern.client import Client
from discern.contract import operations
from discern.contract.models.assessments import AssessmentQuery, NewAssessment
from discern.contract.models.candidates import NewCandidate
from tests.support.running_app.server import Server

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = [pytest.mark.browser, pytest.mark.timeout(180)]

FILE = """name,email,id
Ana Ruiz,ana@example.org,1
=HYPERLINK(1),bo@example.org,2
山田太郎,,3
Di,nowhere,4
,ed@example.org,5
"""

DARK = """app => new Promise(done => {
  const look = () => getComputedStyle(app).colorScheme === 'dark' ? done() : requestAnimationFrame(look);
  look();
})"""
"""Waits until the app is dark."""


def test_many_are_invited_from_a_file(
    app: Server,
    open_page: Callable[..., "Page"],
    settle: Callable[["Page"], None],
    faults_in: Callable[["Page"], list[str]],
    tmp_path: Path,
) -> None:
    file = tmp_path / "people.csv"
    file.write_text(FILE, encoding="utf-8")
    page = open_page(f"{app.url}/assessments?new=many")
    page.locator('input[type="file"]').set_input_files(file)
    page.get_by_text("people.csv").wait_for()
    page.get_by_role("button", name="Check the list").click()
    page.get_by_text("4 people will be invited").wait_for()
    settle(page)
    assert page.get_by_text("No one has been invited yet").first.is_visible(), "nothing is made by looking"
    assert faults_in(page) == []

    page.get_by_role("button", name="Make 4 links").click()
    page.get_by_text("4 people, each with a link to send").wait_for()
    settle(page)
    with page.expect_download() as download:
        page.get_by_role("button", name="Export as CSV").first.click()
    text = Path(download.value.path()).read_text(encoding="utf-8-sig")
    rows = list(csv.DictReader(io.StringIO(text)))
    assert [row["Name"] for row in rows] == ["Ana Ruiz", "'=HYPERLINK(1)", "山田太郎", "Ed"]
    assert all("/take?token=" in row["Link"] and row["Link"] in row["Message"] for row in rows)
    assert faults_in(page) == []

    candidate = open_page(rows[2]["Link"])
    assert "山田太郎" in candidate.get_by_role("heading", level=1).inner_text()


def test_what_is_typed_outlasts_what_others_change(
    app: Server, open_page: Callable[..., "Page"], settle: Callable[["Page"], None], client: Client
) -> None:
    """A page is drawn anew when somebody else changes something or it gets dark; the dialog over it stays as it is."""
    page = open_page(f"{app.url}/assessments")
    page.get_by_role("button", name="Invite people").click()
    page.get_by_label("Name", exact=True).fill("Zoe Lind")
    client.send(operations.CREATE_ASSESSMENT(NewAssessment(candidate=NewCandidate(name="Somebody else"))))
    page.locator(".st-key-rows-assessments").wait_for(state="attached")
    settle(page)
    assert page.get_by_label("Name", exact=True).input_value() == "Zoe Lind"
    page.get_by_role("button", name="Create and get the link").click()
    page.get_by_text("The link for Zoe Lind is ready").wait_for()
    page.emulate_media(color_scheme="dark")
    page.locator('[data-testid="stApp"]').evaluate(DARK)
    settle(page)
    assert "/take?token=" in page.get_by_test_id("stCode").first.inner_text()
    page.get_by_role("button", name="Done").click()
    page.get_by_role("dialog").wait_for(state="detached")
    made = [each.candidate.name for each in client.send(operations.LIST_ASSESSMENTS()).data]
    assert made[:2] == ["Zoe Lind", "Somebody else"]


def test_a_long_list_can_be_stopped_and_goes_on(
    app: Server, open_page: Callable[..., "Page"], settle: Callable[["Page"], None], client: Client
) -> None:
    rows = 400
    page = open_page(f"{app.url}/assessments?new=many")
    page.get_by_label("Paste the list").fill("\n".join(f"Guest {number:03}" for number in range(rows)))
    page.get_by_role("button", name="Check the list").click()
    page.get_by_role("button", name=f"Make {rows} links").click()
    page.get_by_role("button", name="Stop here").click()
    page.get_by_role("button", name="Continue with the remaining").wait_for()
    made = len(guests(client))
    assert 0 < made < rows
    page.get_by_role("button", name="Continue with the remaining").click()
    page.get_by_text(f"{rows} people, each with a link to send").wait_for(timeout=120_000)
    names = guests(client)
    assert len(names) == len(set(names)) == rows


def guests(client: Client) -> list[str]:
    """The names of the list's people, as often as they are invited."""
    return [each.candidate.name for each in client.pages(operations.LIST_ASSESSMENTS(AssessmentQuery(q="Guest")))]
