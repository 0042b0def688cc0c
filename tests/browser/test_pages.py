"""Every page as it renders, with a company loaded: wide and narrow, light and dark."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from tests.support.running_app.sample import load_sample
from tests.support.running_app.server import Server

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = [pytest.mark.browser, pytest.mark.timeout(180)]


@pytest.fixture(scope="module")
def team_url(app: Server, browser: "Browser") -> str:
    """The address of a team's page, in the app with the sample company loaded."""
    return load_sample(browser, app.url)


FIRST = {"overview": "", "assessments": "assessments", "results": "results"}
MORE = ("compare", "teams", "reports", "events", "settings", "about")


@pytest.mark.parametrize(
    "path",
    [
        *(pytest.param(path, id=name) for name, path in FIRST.items()),
        *(pytest.param(path, id=path, marks=pytest.mark.slow) for path in MORE),
    ],
)
def test_nothing_is_broken_cut_or_overlapping(
    app: Server, team_url: str, open_page: Callable[..., "Page"], faults_in: Callable[["Page"], list[str]], path: str
) -> None:
    assert faults_in(open_page(f"{app.url}/{path}")) == []


FIRST_VIEWS = {"glance": "", "what-if": "&view=What+if&with_style=D&with_style=I"}
MORE_VIEWS = {"people": "&view=People", "talk": "&view=Talk+about+it&names=false", "presenting": "&present=2"}


@pytest.mark.parametrize(
    "view",
    [
        *(pytest.param(view, id=name) for name, view in FIRST_VIEWS.items()),
        *(pytest.param(view, id=name, marks=pytest.mark.slow) for name, view in MORE_VIEWS.items()),
    ],
)
def test_nothing_on_the_team_page_is_in_any_view(
    team_url: str, open_page: Callable[..., "Page"], faults_in: Callable[["Page"], list[str]], view: str
) -> None:
    assert faults_in(open_page(f"{team_url}{view}")) == []


def test_one_step_back_leads_to_the_person_shown_before(
    app: Server, team_url: str, open_page: Callable[..., "Page"], settle: Callable[["Page"], None]
) -> None:
    page = open_page(f"{app.url}/results")
    first = page.get_by_role("heading", level=3).first.inner_text()
    for _ in range(2):
        page.get_by_role("combobox", name="Person").click()
        page.get_by_role("option").nth(5).click()
        page.wait_for_url("**assessment=*")
        settle(page)
        assert page.get_by_role("heading", level=3).first.inner_text() != first
        page.go_back()
        settle(page)
        assert page.get_by_role("heading", level=3).first.inner_text() == first


def test_a_broken_page_would_be_noticed(
    app: Server, open_page: Callable[..., "Page"], faults_in: Callable[["Page"], list[str]]
) -> None:
    page = open_page(app.url)
    page.evaluate(
        """() => {
            const main = document.querySelector('[data-testid="stMain"]');
            main.insertAdjacentHTML('beforeend', '<div style="position:absolute;top:99px;left:9px">One on top</div>'
                + '<div style="position:absolute;top:99px;left:9px">of the other</div>'
                + '<div style="width:3000px">Too wide</div>'
                + '<div style="width:50px;overflow:hidden;white-space:nowrap">Longer than its place</div>');
        }"""
    )
    found = " ".join(faults_in(page))

    assert "overlap: “One on top” and “of the other”" in found
    assert "390 px, dark: overflow:" in found
    assert "cut: Longer than its place" in found
