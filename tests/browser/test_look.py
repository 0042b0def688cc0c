"""An owner's look in a real browser, and nothing of Streamlit's own around the pages."""

from base64 import b64decode
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from discern.client import Client
from discern.contract import operations
from discern.contract.models.assessments import NewAssessment
from discern.contract.models.branding import Branding, BrandingChange
from discern.contract.models.candidates import NewCandidate
from tests.support.logos import DARK, encoded, wordmark
from tests.support.running_app.server import Server

if TYPE_CHECKING:
    from playwright.sync_api import Page

    OpenPage = Callable[..., Page]
    Settle = Callable[[Page], None]

pytestmark = [pytest.mark.browser, pytest.mark.timeout(180)]

GREEN = "rgb(10, 122, 90)"

BAND = "() => getComputedStyle(document.body, '::before').backgroundColor"


@pytest.fixture
def look(client: Client, tmp_path: Path) -> Iterator[Path]:
    """A file to choose; Discern's own look comes back at the end."""
    file = tmp_path / "logo.png"
    file.write_bytes(encoded(wordmark(DARK)))
    yield file
    client.send(operations.CHANGE_BRANDING(BrandingChange(logo=None, colour=None)))


def pictures(page: "Page") -> list[bytes]:
    """The files of the pictures on the page."""
    shown = page.locator("img[src^='/'], img[src^='http']").locator("visible=true")
    addresses = [shown.nth(n).evaluate("(e) => e.currentSrc") for n in range(shown.count())]
    return [page.context.request.get(address).body() for address in addresses]


def choose(page: "Page", settle: "Settle", file: Path) -> None:
    """Choose a logo and a colour in Settings, as an owner does."""
    page.locator("input[type=file]").set_input_files(file)
    settle(page)
    page.get_by_role("button", name="Colour color picker").click()
    page.get_by_role("textbox").last.fill("#0A7A5A")
    page.get_by_role("textbox").last.press("Enter")
    page.keyboard.press("Escape")
    settle(page)
    page.get_by_role("button", name="Save").click()
    page.get_by_text("Saved. Open pages change within a minute.").wait_for()
    settle(page)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_what_an_owner_chooses_is_on_the_apps_pages_and_on_those_of_participants(
    app: Server, client: Client, look: Path, open_page: "OpenPage", settle: "Settle", scheme: str
) -> None:
    page = open_page(f"{app.url}/settings?tab=Look", color_scheme=scheme)
    choose(page, settle, look)
    kept: Branding = client.send(operations.GET_BRANDING())
    logo = b64decode((kept.logo if scheme == "light" else kept.logo_dark) or "")
    assert logo in pictures(page)
    page.wait_for_function(f"({BAND})() === '{GREEN}'")
    made = client.send(operations.CREATE_ASSESSMENT(NewAssessment(candidate=NewCandidate(name="Ana Ruiz"))))
    taking = open_page(str(made.take_url), color_scheme=scheme)
    assert pictures(taking) == [logo]
    start = taking.get_by_role("button", name="Start")
    assert start.evaluate("(e) => getComputedStyle(e).backgroundColor") == GREEN


@pytest.mark.parametrize("width", [390, 1440])
def test_the_tab_fits_and_has_nothing_that_keeps_somebody_out(
    app: Server,
    look: Path,
    open_page: "OpenPage",
    settle: "Settle",
    faults_in: Callable[["Page"], list[str]],
    new_violations: Callable[["Page"], set[str]],
    width: int,
) -> None:
    page = open_page(f"{app.url}/settings?tab=Look", viewport={"width": width, "height": 900})
    choose(page, settle, look)
    assert faults_in(page) == []
    assert new_violations(page) == set()


COUNT_STOPS = """
() => {
  window.stops = 0;
  const seen = () => [...document.querySelectorAll('button')].filter((e) => e.innerText.trim() === 'Stop').length;
  new MutationObserver(() => { window.stops += seen(); }).observe(document.body, {subtree: true, childList: true});
}
"""


def test_no_page_has_a_menu_or_a_sign_of_streamlits_own(app: Server, open_page: "OpenPage") -> None:
    page = open_page(f"{app.url}/settings?tab=Data")
    assert page.get_by_role("button", name="Main menu").count() == 0
    page.evaluate(COUNT_STOPS)
    page.get_by_role("button", name="Load the sample company").click()
    page.get_by_text("The sample company is loaded").wait_for()
    assert page.evaluate("() => window.stops") == 0
