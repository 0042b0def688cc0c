"""A person's own page in a real browser: whole, readable to everybody, and usable with and without a script."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from discern import instrument
from discern.client import Client
from discern.contract import operations
from discern.contract.models.assessments import Answer, GiveAnswers, GiveConsent, NewAssessment
from discern.contract.models.candidates import NewCandidate
from tests.support.accessibility import out_of_reach, violations_in
from tests.support.running_app.server import Server

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]

PHONE: Any = {"viewport": {"width": 390, "height": 780}}
TABS = ("profile", "seen", "data")
UNHURRIED_MS, HURRIED_MS = 9_000, 200

Settle = Callable[["Page"], None]
OpenPage = Callable[..., "Page"]


def take(client: Client, ms: int) -> str:
    """The token of the private link of somebody who has answered."""
    new = NewAssessment(candidate=NewCandidate(name="Noor Haddad", email="noor@example.org"), form="short")
    taken = client.send(operations.CREATE_ASSESSMENT(new))
    token = client.send(operations.GIVE_CONSENT(GiveConsent(accepted=True), assessment_id=taken.id)).private_token
    theta = np.array([1.3, 0.3, -1.3, -0.3])
    simulated = instrument.simulate_respondent(instrument.load_bank(), "short", theta, np.random.default_rng(1))
    answers = [Answer(block=each.block, most=each.most, least=each.least, ms=ms) for each in simulated]
    client.send(operations.GIVE_ANSWERS(GiveAnswers(answers=answers), assessment_id=taken.id))
    return str(token)


@pytest.fixture
def private(client: Client, app: Server) -> str:
    """The private link of somebody who took their time."""
    return f"{app.url}/me?token={take(client, UNHURRIED_MS)}"


@pytest.mark.parametrize("tab", TABS)
def test_nothing_of_it_is_broken_and_nobody_is_shut_out(
    private: str, open_page: OpenPage, faults_in: Callable[["Page"], list[str]], settle: Settle, tab: str
) -> None:
    page = open_page(f"{private}&tab={tab}")
    assert out_of_reach(page) == []
    for summary in page.locator("details > summary").all():
        if summary.is_visible():
            summary.click()
    assert faults_in(page) == []
    for width in (390, 1440):
        page.set_viewport_size({"width": width, "height": 900})
        assert violations_in(page, settle) == []
    assert page.evaluate("document.referrer") == ""
    if tab == "profile":
        assert page.get_by_text("you chose “").count() > 0


def test_where_there_is_no_profile_nobody_is_shut_out(
    client: Client, app: Server, open_page: OpenPage, settle: Settle
) -> None:
    page = open_page(f"{app.url}/me?token={take(client, HURRIED_MS)}", **PHONE)
    page.get_by_role("heading", name="There is no profile this time").wait_for()
    assert violations_in(page, settle) == []
    assert out_of_reach(page) == []


def test_the_script_copies_the_link_and_waits_for_the_report(private: str, open_page: OpenPage) -> None:
    page = open_page(private, permissions=["clipboard-read", "clipboard-write"])
    page.get_by_role("link", name="My data").click()
    page.get_by_role("button", name="Copy").click()
    page.get_by_text("Copied.").wait_for()
    assert page.evaluate("navigator.clipboard.readText()") == private
    page.get_by_role("button", name="Write my report").click()
    page.get_by_text("Your report is ready").wait_for(timeout=60_000)
    with page.expect_download() as download:
        page.get_by_role("button", name="PDF (A4)").click()
    assert download.value.suggested_filename == "my-profile.pdf"


def test_a_link_to_the_page_of_their_own_is_in_view_once_it_is_made(private: str, open_page: OpenPage) -> None:
    page = open_page(f"{private}&tab=seen", **PHONE)
    page.get_by_label("Also anyone I give a link to").check()
    page.get_by_role("button", name="Save this page").click()
    page.get_by_role("button", name="Make a link").click()
    link = page.get_by_role("textbox", name="The link to your page")
    assert "/working_with?token=" in link.input_value()
    page.wait_for_function("scrollY > 0")
    box = link.bounding_box()
    assert box is not None
    assert 0 <= box["y"] <= PHONE["viewport"]["height"] - box["height"]


def test_without_a_script_the_tabs_open_and_statements_are_marked(private: str, browser: "Browser") -> None:
    context = browser.new_context(**PHONE, java_script_enabled=False)
    try:
        page = context.new_page()
        page.goto(private)
        page.get_by_role("button", name="Fits").first.click()
        page.get_by_role("textbox", name="In your own words").fill("Mostly on Mondays")
        page.get_by_role("textbox", name="In your own words").press("Enter")
        assert page.get_by_role("textbox", name="In your own words").input_value() == "Mostly on Mondays"
        assert page.get_by_role("button", name="Fits").first.get_attribute("aria-pressed") == "true"
        page.get_by_role("link", name="Who sees it").click()
        page.get_by_label("Only me and my coach").check()
        page.get_by_role("button", name="Save", exact=True).click()
        page.get_by_text("It takes effect now").wait_for()
        assert page.get_by_text("Mostly on Mondays").is_visible()
        page.get_by_role("link", name="My data").click()
        assert page.get_by_role("textbox", name="Your private link").input_value() == private
        assert not page.get_by_role("button", name="Copy").is_visible()
    finally:
        context.close()
