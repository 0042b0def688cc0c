"""Whatever the interface lists is on the page, and whatever a page shows can be taken along as a file."""

import csv
import io
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.mission.installation import Company
from tests.mission.seen import rows_on, scores_in, settle

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = [pytest.mark.browser, pytest.mark.timeout(180)]

OpenPage = Callable[..., "Page"]

STATUSES = {"created": "Invited", "started": "Answering", "completed": "Profile"}


def test_the_page_of_assessments_lists_all_that_the_interface_lists(company: Company, open_page: OpenPage) -> None:
    assessments = company.rest.list("/assessments")
    assert {each["status"] for each in assessments} == set(STATUSES)
    missing: list[tuple[str, str]] = []
    for _ in range(3):
        # A list that was read within the last 30 seconds is shown once more while it is read anew.
        rows = assessment_rows(open_page(f"{company.url}/assessments"))
        missing = [
            (each["candidate"]["name"], each["status"])
            for each in assessments
            if not any(each["candidate"]["name"] in row and status_of(company, each) in row for row in rows)
        ]
        if not missing:
            break
    assert missing == []


def status_of(company: Company, assessment: dict[str, Any]) -> str:
    """The status that the list gives: of one that was started, how many questions are answered."""
    if assessment["status"] != "started":
        return state_of(company, assessment)
    following = company.rest.get(f"/assessments/{assessment['id']}/next")
    return f"{following['answered']} of {following['total']}"


def state_of(company: Company, assessment: dict[str, Any]) -> str:
    if assessment["status"] == "completed":
        results = company.rest.get(f"/assessments/{assessment['id']}/results")
        if results["quality"]["verdict"] == "withheld":
            return "No profile: too fast"
    return STATUSES[assessment["status"]]


def assessment_rows(page: "Page") -> list[str]:
    """The rows of the list, page by page."""
    rows = rows_on(page)
    following = page.get_by_role("button", name="Next")
    while following.count():
        following.click()
        settle(page)
        rows += rows_on(page)
    return rows


def test_the_page_of_teams_lists_all_that_the_interface_lists(company: Company, open_page: OpenPage) -> None:
    page = open_page(f"{company.url}/teams")
    teams = company.rest.list("/teams")
    assert len(teams) == 4
    for team in teams:
        link = page.get_by_test_id("stMain").get_by_role("button", name=re.compile(team["name"]))
        assert link.first.is_visible()


def export(page: "Page", kind: str, folder: Path) -> bytes:
    """The page's data as a file of this kind."""
    button = page.get_by_role("button", name=f"Export as {kind}")
    if button.count() == 0:
        page.locator(".st-key-page-header").get_by_role("button", name="More").click()
        page.get_by_role("menuitem", name=re.compile(r"\bExport( this profile)?$")).click()
        button.wait_for()
        settle(page)
    with page.expect_download() as download:
        button.click()
    file = folder / download.value.suggested_filename
    assert file.suffix == f".{kind.lower()}"
    download.value.save_as(file)
    return file.read_bytes()


def read_csv(content: bytes) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(content.decode("utf-8-sig"))))


def test_assessments_are_exported(company: Company, open_page: OpenPage, tmp_path: Path) -> None:
    assessments = company.rest.list("/assessments")
    page = open_page(f"{company.url}/assessments")
    rows = read_csv(export(page, "CSV", tmp_path))
    assert sorted((row["Assessment id"], row["Person"], row["Status"]) for row in rows) == sorted(
        (each["id"], each["candidate"]["name"], state_of(company, each)) for each in assessments
    )
    exported = {each["id"]: each for each in json.loads(export(page, "JSON", tmp_path))}
    assert exported.keys() == {each["id"] for each in assessments}
    for each in assessments:
        assert exported[each["id"]]["candidate"] == each["candidate"]
        assert exported[each["id"]]["status"] == each["status"]


def test_a_team_is_exported(company: Company, open_page: OpenPage, tmp_path: Path) -> None:
    team = company.team()
    analysis = company.rest.get(f"/teams/{team['id']}/analysis")
    page = open_page(f"{company.url}/teams?team={team['id']}")
    listed = read_csv(export(page, "CSV", tmp_path))
    assert len(listed) == analysis["size"]
    rows = {row["Person"]: row for row in listed if row["D"]}
    assert rows.keys() == {point["name"] for point in analysis["map"]}
    for point in analysis["map"]:
        scores = {style: float(rows[point["name"]][style]) for style in "DISC"}
        assert scores == pytest.approx(point["scores"], abs=0.06)
    assert json.loads(export(page, "JSON", tmp_path)) == analysis


def test_results_are_exported(company: Company, open_page: OpenPage, tmp_path: Path) -> None:
    results = company.results("Mei Tan")
    page = open_page(f"{company.url}/people?assessment={results['assessment_id']}")
    rows = {row["Style"][0]: row for row in read_csv(export(page, "CSV", tmp_path))}
    assert {style: float(row["Score"]) for style, row in rows.items()} == pytest.approx(scores_in(results), abs=0.06)
    assert {row["Person"] for row in rows.values()} == {"Mei Tan"}
    exported: dict[str, Any] = json.loads(export(page, "JSON", tmp_path))
    assert exported == results


def test_a_comparison_is_exported(company: Company, open_page: OpenPage, tmp_path: Path) -> None:
    first, second = company.results("Mei Tan"), company.results("Hugo Almeida")
    page = open_page(f"{company.url}/compare?a={first['candidate']['id']}&b={second['candidate']['id']}")
    rows = {row["Style"][0]: row for row in read_csv(export(page, "CSV", tmp_path))}
    for column, results in (("A", first), ("B", second)):
        exported = {style: float(row[column]) for style, row in rows.items()}
        assert exported == pytest.approx(scores_in(results), abs=0.06)
