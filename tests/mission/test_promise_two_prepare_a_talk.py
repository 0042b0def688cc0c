"""One page for two: a leader and a person read the same words, agree, and each can keep it to themselves."""

import re
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any

import pytest

from tests.mission.installation import Company
from tests.mission.interface import complete
from tests.mission.seen import settle, text_of

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]

OpenPage = Callable[..., "Page"]

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
NAME, FIRST = "Ingrid Solheim", "Ingrid"


@pytest.fixture
def person(company: Company) -> Iterator[tuple[str, str]]:
    """Somebody with a profile, by id and private link's token; gone at the end."""
    made = complete(company.rest, NAME, "CSDI")
    [token] = made.private.values()
    yield made.id, token
    company.rest.delete(f"/candidates/{made.id}")


def test_both_read_the_same_words_and_write_on_the_same_page(
    company: Company, person: tuple[str, str], open_page: OpenPage
) -> None:
    person_id, token = person
    desk = open_page(f"{company.url}/people?person={person_id}")
    desk.get_by_role("button", name=re.compile("We meet one to one")).click()
    desk.get_by_role("radio", name="Tue").click()
    desk.get_by_role("button", name="Save").click()
    desk.get_by_text(re.compile("You meet on Tuesdays")).wait_for()
    settle(desk)
    desk.get_by_role("link", name="Prepare").first.click()
    desk.wait_for_url(re.compile("/talk"))
    settle(desk)
    title = desk.get_by_role("heading", level=1).inner_text()

    phone = open_page(f"{company.url}/me?token={token}", **PHONE)
    phone.get_by_role("link", name="Talks").tap()
    phone.get_by_role("heading", name=title, exact=True).wait_for()
    lines = desk.locator("[class*='st-key-talk-'] strong").all_inner_texts()
    assert len(lines) == 3
    assert phone.locator(".tile strong").all_inner_texts() == lines

    phone.get_by_label("When this happens").fill("the team decides")
    phone.get_by_label("Will", exact=True).fill("say one doubt aloud")
    phone.get_by_label("By", exact=True).fill((datetime.now(UTC).date() + timedelta(days=7)).isoformat())
    phone.get_by_role("button", name="Write it down").tap()
    line = re.compile("When the team decides, Ingrid( Solheim)? will say one doubt aloud")
    phone.get_by_text(line).first.wait_for()
    desk.get_by_text(line).first.wait_for()
    settle(desk)
    desk.get_by_role("button", name="Kept").first.click()
    desk.get_by_text(re.compile("^Kept")).first.wait_for()
    phone.reload()
    assert phone.get_by_role("button", name="Kept").first.get_attribute("aria-pressed") == "true"


def test_either_switches_it_off_and_then_it_says_so_and_nothing_else(
    company: Company, person: tuple[str, str], open_page: OpenPage
) -> None:
    person_id, token = person
    meeting: dict[str, Any] = {"first_on": datetime.now(UTC).date().isoformat(), "every_weeks": 2}
    company.rest.call("PUT", f"/candidates/{person_id}/meeting", meeting).raise_for_status()
    desk = open_page(f"{company.url}/talk?person={person_id}")
    title = desk.get_by_role("heading", level=1).inner_text()
    phone = open_page(f"{company.url}/me?token={token}&tab=talks", **PHONE)
    phone.get_by_role("button", name="Stop sharing this page").tap()
    phone.get_by_text("Not shared", exact=True).wait_for()
    desk.get_by_text("Not shared", exact=True).wait_for()
    assert title not in text_of(desk)
    assert title not in text_of(phone)
    home = open_page(company.url)
    row = home.locator(".st-key-home-agreed").get_by_text(re.compile(f"{FIRST}.*not shared"))
    row.wait_for()
    phone.get_by_role("button", name="Open this page again").tap()
    phone.get_by_role("heading", name=title, exact=True).wait_for()
    desk.get_by_role("heading", name=title, exact=True).wait_for()
    home.get_by_role("link", name="Prepare").first.click()
    home.get_by_role("heading", name=title, exact=True).wait_for()
