"""What shuts nobody out: axe-core on every page, light and dark, and everything within reach of the keyboard."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from discern.client import Client, operations
from discern.contract import NewAssessment, NewCandidate
from tests.support.accessibility import out_of_reach, violations_in
from tests.support.running_app.sample import load_sample
from tests.support.running_app.server import Server

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(300)]

PATHS = [
    "",
    "assessments?new=1",
    "assessments?new=many",
    "results",
    "compare",
    "team",
    "team?view=People",
    "team?view=What+if&with_style=D",
    "team?view=Talk+about+it&names=false",
    "team?present=2",
    "teams",
    "reports",
    "events",
    "settings",
    "about",
]


@pytest.fixture(scope="module")
def team_url(app: Server, browser: "Browser") -> str:
    return load_sample(browser, app.url)


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path or "overview")
def test_no_page_shuts_anybody_out(
    app: Server,
    team_url: str,
    new_violations: Callable[["Page"], set[str]],
    open_page: Callable[..., "Page"],
    path: str,
) -> None:
    page = open_page(f"{app.url}/{path}")
    assert new_violations(page) == set()
    assert out_of_reach(page) == []


@pytest.mark.parametrize(
    ("path", "lids"),
    [
        pytest.param("results", ("Why? What each sentence rests on", "How sure is this", "Export"), id="results"),
        pytest.param("team", ("Why? What each sentence rests on", "Export"), id="team"),
        pytest.param("assessments", ("New assessment", "Export"), id="assessments"),
    ],
)
def test_what_is_behind_a_lid_shuts_nobody_out(
    app: Server,
    team_url: str,
    new_violations: Callable[["Page"], set[str]],
    open_page: Callable[..., "Page"],
    settle: Callable[["Page"], None],
    path: str,
    lids: tuple[str, ...],
) -> None:
    page = open_page(f"{app.url}/{path}")
    for lid in lids:
        page.locator("summary, button").filter(has_text=lid).first.press("Enter")
        settle(page)
    assert page.get_by_role("button", name="Export as CSV").is_visible()
    assert new_violations(page) == set()


def test_two_people_and_what_is_behind_a_chart_shut_nobody_out(
    app: Server,
    team_url: str,
    new_violations: Callable[["Page"], set[str]],
    open_page: Callable[..., "Page"],
    settle: Callable[["Page"], None],
) -> None:
    page = open_page(f"{app.url}/compare")
    for label in ("A", "B"):
        page.get_by_role("combobox", name=label, exact=True).press("ArrowDown")
        page.get_by_role("option").nth(0 if label == "A" else 1).click()
        settle(page)
    page = open_page(page.url)
    assert new_violations(page) == set()
    assert out_of_reach(page) == []

    page.get_by_role("button", name="Table and files").first.press("Enter")
    page.get_by_role("button", name="Picture (PNG)").wait_for()
    settle(page)
    assert new_violations(page) == set()


def test_a_report_shuts_nobody_out(
    app: Server,
    team_url: str,
    new_violations: Callable[["Page"], set[str]],
    open_page: Callable[..., "Page"],
    settle: Callable[["Page"], None],
) -> None:
    page = open_page(f"{app.url}/reports")
    page.get_by_role("button", name="Write the report").click()
    page.get_by_role("heading", name="In short").wait_for(timeout=40_000)
    settle(page)
    page = open_page(page.url)
    assert new_violations(page) == set()
    assert out_of_reach(page) == []


def test_candidates_pages_shut_nobody_out(
    app: Server,
    client: Client,
    new_violations: Callable[["Page"], set[str]],
    open_page: Callable[..., "Page"],
    settle: Callable[["Page"], None],
) -> None:
    new = NewAssessment(candidate=NewCandidate(name="Noor"), form="short")
    link = client.send(operations.create_assessment(new)).take_url
    page = open_page(link)
    assert new_violations(page) == set()
    assert out_of_reach(page) == []

    page.get_by_text("I have read this").click()
    settle(page)
    page.get_by_role("button", name="Begin").click()
    page.get_by_text("Step 1 of 12").wait_for()
    settle(page)
    private = page.url
    assert new_violations(page) == set()
    assert out_of_reach(page) == []

    page = open_page(private)
    assert new_violations(page) == set()
    assert out_of_reach(page) == []


def test_a_page_that_shuts_somebody_out_would_be_noticed(
    app: Server, open_page: Callable[..., "Page"], settle: Callable[["Page"], None]
) -> None:
    page = open_page(app.url)
    page.evaluate(
        """() => document.querySelector('[data-testid="stMainBlockContainer"]').insertAdjacentHTML('afterbegin',
            '<p style="color:#aaa;background:#fff">Faint</p><button tabindex="-1">Out of reach</button>')"""
    )
    assert any("color-contrast" in each and "Faint" in each for each in violations_in(page, settle))
    assert out_of_reach(page) == ["Out of reach"]
