"""Accessibility: axe-core on every page, light and dark, and every control reachable by keyboard."""

import re
import shutil
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import pytest

from tests.mission.dialogs import DIALOGS, ENDPOINT, MENUS, Opened, menu
from tests.mission.installation import ROOT, Company, run_streamlit
from tests.mission.seen import HEADER, LIST_ROW, ROW, settle, tick_row
from tests.support.accessibility import out_of_reach, violations_in
from tests.support.plain_taker import begin

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

OpenPage = Callable[..., "Page"]
NewViolations = Callable[["Page"], set[str]]

PATHS = (
    "",
    "people",
    "people?person={person}",
    "assessments?new=1",
    "teams",
    "teams?team={team}",
    "compare?a={person}&b={other}",
    "reports",
    "integrations",
    "settings",
    "how_it_works",
    "take?token=not-a-token-of-ours",
)

VIEWS = (
    "people?sort=name",
    "people?status=waiting",
    "people?person={person}&view=together",
    "people?person={person}&view=history",
    "people?person={person}&view=basis",
    "assessments?new=many",
    "teams?team={team}&view=people",
    "teams?team={team}&person={person}",
    "teams?team={team}&view=what-if&with_style=D",
    "teams?team={team}&view=workshop&names=false",
    "teams?team={team}&view=edit",
    "teams?team={team}&present=2",
)


def address_of(company: Company, path: str) -> str:
    """The address of a page; a team is Finance, and the two people are of it."""
    person, other = (company.results(name)["candidate"]["id"] for name in ("Hugo Almeida", "Mei Tan"))
    [team] = company.rest.list("/teams", q="Finance")
    return f"{company.url}/{path.format(person=person, other=other, team=team['id'])}"


EMPTY_APP = """
import streamlit as st

def home():
    st.title("Empty")

def other():
    st.title("Other")

st.navigation({"": [st.Page(home, default=True)], "More": [st.Page(other)]}).run()
"""
"""Nothing but a title, under a navigation in sections: what Streamlit draws by itself."""


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
        *(pytest.param(path, id=path or "home") for path in PATHS),
        *(pytest.param(path, id=path, marks=pytest.mark.slow) for path in VIEWS),
    ],
)
def test_no_page_shuts_anybody_out(
    company: Company, new_violations: NewViolations, open_page: OpenPage, path: str
) -> None:
    assert new_violations(open_page(address_of(company, path))) == set()


@pytest.mark.slow
@pytest.mark.parametrize("path", PATHS + VIEWS, ids=lambda path: path or "home")
def test_everything_is_within_reach_of_the_keyboard(company: Company, open_page: OpenPage, path: str) -> None:
    assert out_of_reach(open_page(address_of(company, path))) == []


@pytest.mark.slow
@pytest.mark.parametrize(
    ("path", "expanders"),
    [
        pytest.param("people?person={person}", ("Table and files", "More", "Export this profile"), id="person"),
        pytest.param("teams?team={team}&view=edit", ("More", "Export"), id="team"),
        pytest.param("assessments", ("More", "Export"), id="assessments"),
    ],
)
def test_the_content_of_expanders_is_accessible(
    company: Company,
    new_violations: NewViolations,
    open_page: OpenPage,
    path: str,
    expanders: tuple[str, ...],
) -> None:
    page = open_page(address_of(company, path))
    for expander in expanders:
        # As a word: the name of an icon has it too.
        named = re.compile(rf"\b{expander}\b")
        page.get_by_role("button", name=named).or_(page.get_by_role("menuitem", name=named)).first.press("Enter")
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
    page.get_by_role("button", name="New report").click()
    settle(page)
    assert new_violations(page) == set()
    page.get_by_role("button", name="Write the report").click()
    page.get_by_role("heading", name="In short").wait_for(timeout=40_000)
    settle(page)
    page = open_page(page.url)
    assert new_violations(page) == set()
    assert out_of_reach(page) == []


@pytest.mark.slow
@pytest.mark.parametrize("dialog", DIALOGS.values(), ids=DIALOGS)
def test_no_dialog_shuts_anybody_out(
    company: Company, new_violations: NewViolations, open_page: OpenPage, dialog: Opened
) -> None:
    page = open_page(address_of(company, dialog.path))
    shown = dialog.open(page)
    assert new_violations(page) == set()
    assert shown.is_visible()


@pytest.mark.slow
@pytest.mark.parametrize("menu", MENUS.values(), ids=MENUS)
def test_no_menu_shuts_anybody_out(
    company: Company, new_violations: NewViolations, open_page: OpenPage, menu: Opened
) -> None:
    page = open_page(address_of(company, menu.path))
    assert "More" in menu.opener(page).inner_text()
    menu.press(page)
    page.get_by_role("menuitem").first.wait_for()
    assert new_violations(page) == set()
    assert page.get_by_role("menuitem").first.is_visible()


@pytest.fixture
def endpoint(company: Company) -> Iterator[None]:
    """One that is sent nothing but what a test asks for."""
    made = company.rest.post(
        "/webhooks", {"url": "https://hooks.example.org/discern", "events": ["measurement.updated"]}
    )
    yield
    company.rest.delete(f"/webhooks/{made['id']}")


@pytest.mark.slow
@pytest.mark.usefixtures("endpoint")
@pytest.mark.parametrize("opened", ENDPOINT.values(), ids=ENDPOINT)
def test_what_an_endpoint_offers_shuts_nobody_out(
    company: Company, new_violations: NewViolations, open_page: OpenPage, opened: Opened
) -> None:
    page = open_page(address_of(company, opened.path))
    opened.press(page)
    shown = page.get_by_role("dialog" if len(opened.presses) > 1 else "menu")
    shown.wait_for()
    assert new_violations(page) == set()
    assert shown.is_visible()


TICK_PX = 20
"""Where a row's tick box is, from the left edge of a table."""


@pytest.mark.slow
@pytest.mark.parametrize("path", ["people?status=with_profile", "assessments", "teams?team={team}&view=edit"])
def test_what_can_be_done_with_ticked_rows_shuts_nobody_out(
    company: Company, new_violations: NewViolations, open_page: OpenPage, path: str
) -> None:
    page = open_page(address_of(company, path))
    table = page.get_by_test_id("stDataFrame")
    table.locator("canvas").or_(page.locator(LIST_ROW)).first.wait_for()
    before = page.get_by_test_id("stApp").get_by_role("button").count()
    for number in (1, 2):
        if table.count():
            table.click(position={"x": TICK_PX, "y": HEADER + ROW * (number - 0.5)})
            settle(page)
        else:
            tick_row(page, number)
    assert page.get_by_test_id("stApp").get_by_role("button").count() > before
    assert new_violations(page) == set()


@pytest.mark.slow
def test_the_menu_of_a_report_shuts_nobody_out(
    company: Company, new_violations: NewViolations, open_page: OpenPage
) -> None:
    [team] = company.rest.list("/teams", q="Finance")
    report = company.rest.post("/reports", {"subject": {"type": "team", "id": team["id"]}})
    page = open_page(f"{company.url}/reports?report={report['id']}")
    page.get_by_role("heading", name="In short").wait_for(timeout=40_000)
    settle(page)
    menu("report-menu")(page).press("Enter")
    page.get_by_role("menuitem").first.wait_for()
    assert new_violations(page) == set()
    assert page.get_by_role("menuitem").first.is_visible()


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

    begin(page)
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
