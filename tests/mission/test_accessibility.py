"""Accessibility: axe-core on every page, light and dark, and every control reachable by keyboard."""

import shutil
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from tests.mission.installation import ROOT, Company, run_streamlit
from tests.mission.seen import settle
from tests.support.accessibility import out_of_reach, violations_in

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

OpenPage = Callable[..., "Page"]
NewViolations = Callable[["Page"], set[str]]

PATHS = (
    "",
    "assessments?new=1",
    "results",
    "compare",
    "team",
    "teams",
    "reports",
    "events",
    "settings",
    "about",
    "take?token=not-a-token-of-ours",
)

VIEWS = (
    "assessments?new=many",
    "team?view=People",
    "team?view=What+if&with_style=D",
    "team?view=Talk+about+it&names=false",
    "team?present=2",
)


EMPTY_APP = 'import streamlit as st\n\nst.title("Empty")\n'


@pytest.fixture(scope="module")
def carried(browser: "Browser", tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The violations that an empty Streamlit page in our colours carries."""
    folder = tmp_path_factory.mktemp("empty")
    (folder / "app.py").write_text(EMPTY_APP, encoding="utf-8")
    shutil.copytree(ROOT / ".streamlit", folder / ".streamlit", ignore=shutil.ignore_patterns("secrets*"))
    with run_streamlit("app.py", folder, folder / "app.log", {}) as app:
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        page.goto(app.url)
        page.get_by_role("heading", name="Empty").wait_for()
        found = set(violations_in(page, settle))
        page.close()
    return found


@pytest.fixture
def new_violations(carried: set[str]) -> NewViolations:
    """What axe finds on a page, light and dark, and not on an empty one."""
    return lambda page: set(violations_in(page, settle)) - carried


@pytest.mark.parametrize(
    "path",
    [
        *(pytest.param(path, id=path.partition("?")[0] or "overview") for path in PATHS),
        *(pytest.param(path, id=path, marks=pytest.mark.slow) for path in VIEWS),
    ],
)
def test_no_page_shuts_anybody_out(
    company: Company, new_violations: NewViolations, open_page: OpenPage, path: str
) -> None:
    assert new_violations(open_page(f"{company.url}/{path}")) == set()


@pytest.mark.slow
@pytest.mark.parametrize("path", PATHS + VIEWS, ids=lambda path: path or "overview")
def test_everything_is_within_reach_of_the_keyboard(company: Company, open_page: OpenPage, path: str) -> None:
    assert out_of_reach(open_page(f"{company.url}/{path}")) == []


@pytest.mark.slow
@pytest.mark.parametrize(
    ("path", "expanders"),
    [
        pytest.param("results", ("Why? What each sentence rests on", "How sure is this", "Export"), id="results"),
        pytest.param("team", ("Why? What each sentence rests on", "Export"), id="team"),
        pytest.param("assessments", ("New assessment", "Export"), id="assessments"),
    ],
)
def test_the_content_of_expanders_is_accessible(
    company: Company,
    new_violations: NewViolations,
    open_page: OpenPage,
    path: str,
    expanders: tuple[str, ...],
) -> None:
    page = open_page(f"{company.url}/{path}")
    for expander in expanders:
        page.locator("summary, button").filter(has_text=expander).first.press("Enter")
        settle(page)
    assert page.get_by_role("button", name="Export as CSV").is_visible()
    assert new_violations(page) == set()


@pytest.mark.slow
def test_two_people_and_what_is_behind_a_chart_shut_nobody_out(
    company: Company,
    new_violations: NewViolations,
    open_page: OpenPage,
) -> None:
    page = open_page(f"{company.url}/compare")
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


@pytest.mark.slow
def test_a_report_shuts_nobody_out(
    company: Company,
    new_violations: NewViolations,
    open_page: OpenPage,
) -> None:
    page = open_page(f"{company.url}/reports")
    page.get_by_role("button", name="Write the report").click()
    page.get_by_role("heading", name="In short").wait_for(timeout=40_000)
    settle(page)
    page = open_page(page.url)
    assert new_violations(page) == set()
    assert out_of_reach(page) == []


@pytest.mark.slow
def test_candidates_pages_shut_nobody_out(
    company: Company,
    new_violations: NewViolations,
    open_page: OpenPage,
) -> None:
    made = company.rest.post("/assessments", {"candidate": {"name": "Noor"}, "form": "short"})
    page = open_page(made["take_url"])
    assert new_violations(page) == set()
    assert out_of_reach(page) == []

    page.get_by_text("I have read this").click()
    settle(page)
    page.get_by_role("button", name="Start").click()
    page.get_by_text("Question 1 of 12").wait_for()
    settle(page)
    private = page.url
    assert new_violations(page) == set()
    assert out_of_reach(page) == []

    page = open_page(private)
    assert new_violations(page) == set()
    assert out_of_reach(page) == []


def test_a_page_that_shuts_somebody_out_would_be_noticed(company: Company, open_page: OpenPage) -> None:
    page = open_page(company.url)
    page.evaluate(
        """() => document.querySelector('[data-testid="stMainBlockContainer"]').insertAdjacentHTML('afterbegin',
            '<p style="color:#aaa;background:#fff">Faint</p><button tabindex="-1">Out of reach</button>')"""
    )
    assert any("color-contrast" in each and "Faint" in each for each in violations_in(page, settle))
    assert out_of_reach(page) == ["Out of reach"]
