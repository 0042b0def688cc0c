"""The pages behind a sign-in as they render: the sign-in itself, people and access, and a member's own data."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from discern.client import Client, operations
from discern.contract.models.assessments import GiveConsent, NewAssessment
from tests.support.accessibility import out_of_reach
from tests.support.people import Company, found_company
from tests.support.plain_taker import answer, read_block, wait_until_saved
from tests.support.running import run_service
from tests.support.running_app.server import Server

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(240)]


@pytest.fixture(scope="module")
def company(signed_database_url: str) -> Company:
    """A company with users of every role; the service over it has stopped."""
    with run_service(signed_database_url) as running:
        return found_company(running, "default")


@pytest.fixture(scope="module")
def signed_database_url(tmp_path_factory: pytest.TempPathFactory) -> str:
    return f"sqlite:///{tmp_path_factory.mktemp('company') / 'discern.db'}"


@pytest.fixture(scope="module", autouse=True)
def filled(company: Company) -> None:
    """Put the company there before the app starts."""


TICK_PX, ROW_PX = 20, 38
"""Where a row's tick box is, from the left edge of a table, and how high a row is."""

WHO = {
    "sign-in": (None, "", "Sign in"),
    "stranger": ("somebody", "", "You don't have access"),
    "access": ("boss", "access", "Access"),
    "my-data": ("member.team", "", "My profile"),
    "how-it-works-for-a-member": ("member.team", "how_it_works", "How it works"),
    "reports": ("boss", "reports", "Reports"),
}


@pytest.fixture
def arrive(
    signed_app: Server,
    enter: Callable[[str], "Page"],
    open_page: Callable[..., "Page"],
    settle: Callable[["Page"], None],
) -> Callable[[str | None, str], "Page"]:
    """Sign in as somebody, or nobody, and open a page."""

    def arrive_at(who: str | None, path: str) -> "Page":
        page = open_page(signed_app.url) if who is None else enter(who)
        if path:
            page.goto(f"{signed_app.url}/{path}")
            settle(page)
        return page

    return arrive_at


@pytest.mark.parametrize(("who", "path", "title"), WHO.values(), ids=WHO)
def test_nothing_is_broken_cut_or_overlapping(
    arrive: Callable[[str | None, str], "Page"],
    faults_in: Callable[["Page"], list[str]],
    settle: Callable[["Page"], None],
    who: str | None,
    path: str,
    title: str,
) -> None:
    page = arrive(who, path)
    assert title in page.get_by_role("heading", level=1).first.inner_text()
    for summary in page.locator('[data-testid="stMain"] summary').all():
        summary.click()
        settle(page)
    assert faults_in(page) == []


@pytest.mark.parametrize(("who", "path"), [(who, path) for who, path, _ in WHO.values()], ids=WHO)
def test_no_page_shuts_anybody_out(
    arrive: Callable[[str | None, str], "Page"],
    new_violations: Callable[["Page"], set[str]],
    who: str | None,
    path: str,
) -> None:
    page = arrive(who, path)
    assert new_violations(page) == set()
    assert out_of_reach(page) == []


ACCESS_DIALOGS = {"let in": "Let somebody in", "change": "Change", "remove": "Remove"}


@pytest.mark.parametrize("button", ACCESS_DIALOGS.values(), ids=ACCESS_DIALOGS)
def test_no_dialog_about_access_shuts_anybody_out(
    arrive: Callable[[str | None, str], "Page"],
    new_violations: Callable[["Page"], set[str]],
    settle: Callable[["Page"], None],
    button: str,
) -> None:
    page = arrive("boss", "access")
    if button != ACCESS_DIALOGS["let in"]:
        table = page.get_by_test_id("stDataFrame")
        table.locator("canvas").first.wait_for()
        table.click(position={"x": TICK_PX, "y": 1.5 * ROW_PX})
        settle(page)
    page.get_by_role("button", name=button).first.click()
    dialog = page.get_by_role("dialog")
    dialog.wait_for()
    settle(page)
    assert new_violations(page) == set()
    assert out_of_reach(page) == []
    assert dialog.is_visible()


def test_a_member_answers_on_their_own_page_and_goes_back(
    company: Company, signed_app: Server, enter: Callable[[str], "Page"]
) -> None:
    new = NewAssessment(candidate_id=company.people["ours"]["team"], form="short")
    with Client(f"{signed_app.url}/v1", company.key) as client:
        made = client.send(operations.create_assessment(new)).id
    with Client(f"{signed_app.url}/v1", company.acting_key) as acting:
        member = acting.acting_for(company.users["member team"])
        member.send(operations.give_consent(made, GiveConsent(accepted=True)))
    page = enter("member.team")
    page.get_by_text("Question 1 of 12").wait_for()
    for number in range(2):
        answer(page, *list(read_block(page))[:2])
        page.get_by_text(f"Question {number + 2} of 12").wait_for()
    wait_until_saved(page)
    page.reload()
    page.get_by_text("Question 3 of 12").wait_for()
    page.get_by_role("button", name="Back", exact=True).click()
    page.get_by_text("Question 2 of 12").wait_for()
    assert page.locator(".row[aria-pressed='true']").count() == 2
