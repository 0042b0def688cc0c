"""Bulk invite from a file, as a manager lives it: choose, look, create, take the links away."""

import csv
import io
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

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
    page.get_by_text("3 will be invited").wait_for()
    settle(page)
    assert page.get_by_text("No assessments yet").is_visible(), "nothing is made by looking"
    assert faults_in(page) == []

    page.get_by_role("button", name="Create 3 assessments").click()
    page.get_by_text("3 created").wait_for()
    settle(page)
    with page.expect_download() as download:
        page.get_by_role("button", name="Export as CSV").first.click()
    text = Path(download.value.path()).read_text(encoding="utf-8-sig")
    rows = list(csv.DictReader(io.StringIO(text)))
    assert [row["Name"] for row in rows] == ["Ana Ruiz", "'=HYPERLINK(1)", "山田太郎"]
    assert all("/take?token=" in row["Link"] and row["Link"] in row["Message"] for row in rows)
    assert faults_in(page) == []

    candidate = open_page(rows[2]["Link"])
    assert "山田太郎" in candidate.get_by_role("heading", level=1).inner_text()
