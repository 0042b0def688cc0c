"""A person's own page as it renders: profile, who may see it, and their data."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import pytest

from tests.support.people import Company, found_company
from tests.support.running import run_service
from tests.support.running_app.server import ROOT, Server, serve

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = [pytest.mark.slow, pytest.mark.browser, pytest.mark.timeout(240)]


@pytest.fixture(scope="module")
def database_url(tmp_path_factory: pytest.TempPathFactory) -> str:
    return f"sqlite:///{tmp_path_factory.mktemp('private') / 'discern.db'}"


@pytest.fixture(scope="module")
def company(database_url: str) -> Company:
    """A company in a database of its own; the service over it has stopped."""
    with run_service(database_url) as running:
        return found_company(running, "default")


@pytest.fixture(scope="module")
def app(company: Company, database_url: str) -> Iterator[Server]:
    with serve(ROOT / "app" / "main.py", ROOT, {"DISCERN_DATABASE_URL": database_url}) as server:
        yield server


def test_nothing_of_it_is_broken_cut_or_overlapping(
    app: Server,
    company: Company,
    open_page: Callable[..., "Page"],
    faults_in: Callable[["Page"], list[str]],
    settle: Callable[["Page"], None],
) -> None:
    person = company.people["ours"]["team"]
    page = open_page(f"{app.url}/me?token={company.private_tokens[person]}")
    for title in ("What is stored about you", "Who has looked at your data", "Correct your name", "Withdraw consent"):
        page.get_by_text(title).first.click()
        settle(page)
    answers = page.get_by_text("From your own answers")
    for line in page.locator(".stExpander").filter(has_text="You ").all():
        line.locator("summary").click()
        settle(page)
    assert page.get_by_text("you chose “").count() > 0
    answers.scroll_into_view_if_needed()
    assert faults_in(page) == []
    assert page.evaluate("document.referrer") == ""
    page.get_by_text("Only me and my coach").click()
    page.get_by_text("It takes effect now").wait_for()
