"""What a person hides, what others change, and who is shut out: open pages of every role show it within 10 seconds."""

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import pytest

from discern.contract.headers import PRIVATE_TOKEN
from tests.browser.conftest import SCREENSHOTS
from tests.support.people import Company, found_company
from tests.support.running import run_service
from tests.support.running_app.server import Server

if TYPE_CHECKING:
    from playwright.sync_api import Page

    Enter = Callable[[str], Page]

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]

WITHIN_S = 10.0


@pytest.fixture(scope="module")
def company(signed_database_url: str) -> Company:
    """A company with a manager of the first team, besides its coach; the service over it has stopped."""
    with run_service(signed_database_url) as running:
        found = found_company(running, "default")
        put = {"email": "lead@example.org", "role": "manager", "teams": [found.teams["ours"]]}
        found.users["lead"] = found.answer("PUT", "/users", put)["id"]
        return found


@pytest.fixture(scope="module", autouse=True)
def filled(company: Company) -> None:
    """Put the company there before the app starts."""


@pytest.fixture
def arrive(signed_app: Server, enter: "Enter", settle: Callable[["Page"], None]) -> "Callable[[str, str], Page]":
    """Sign in as somebody, and open a page."""

    def arrive_at(who: str, path: str) -> "Page":
        page = enter(who)
        page.goto(f"{signed_app.url}/{path}")
        page.locator('[data-testid="stMain"] h1').first.wait_for()
        settle(page)
        return page

    return arrive_at


@pytest.fixture
def rest(signed_app: Server, company: Company) -> Callable[..., httpx.Response]:
    """A call of the interface, from outside the app."""

    def call(method: str, path: str, body: object = None) -> httpx.Response:
        headers = {"Authorization": f"Bearer {company.key}"}
        response = httpx.request(method, f"{signed_app.url}/v1{path}", json=body, headers=headers)
        return response.raise_for_status()

    return call


def keep_picture(page: "Page", name: str) -> None:
    if folder := os.environ.get(SCREENSHOTS):
        page.screenshot(path=Path(folder) / f"{name}.png")


def text_of(page: "Page") -> str:
    return page.locator('[data-testid="stMain"]').inner_text()


def seconds_until_shown(page: "Page", text: str) -> float:
    """How long it takes until an untouched page shows a text. Fails after `WITHIN_S`."""
    began = time.monotonic()
    page.locator('[data-testid="stMain"]').get_by_text(text).first.wait_for(timeout=WITHIN_S * 1000)
    return time.monotonic() - began


def test_what_somebody_hides_leaves_their_managers_open_pages(
    company: Company,
    arrive: "Callable[[str, str], Page]",
    enter: "Enter",
    signed_app: Server,
    settle: Callable[["Page"], None],
) -> None:
    person = company.people["ours"]["team"]
    results = arrive("lead", f"people?assessment={company.assessments[person]}")
    team = results.context.new_page()
    team.goto(results.url.partition("/people")[0] + f"/teams?team={company.teams['ours']}")
    team.get_by_text("2 not shared").first.wait_for()
    settle(team)
    own = enter("member.team")
    own.goto(f"{signed_app.url}/me?tab=seen")
    assert "ours-team" in text_of(results)
    assert results.locator(".js-plotly-plot").count() > 0
    keep_picture(results, "1-the-manager-before")
    keep_picture(team, "1-the-team-before")
    own.get_by_label("Only me and my coach").check()
    own.get_by_role("button", name="Save", exact=True).first.click()
    own.get_by_text("It takes effect now").wait_for()
    keep_picture(own, "2-the-person-hides")
    taken = seconds_until_shown(results, "Not shared")
    results.locator(".js-plotly-plot").first.wait_for(state="detached", timeout=1_000)
    print(f"the result was gone after {taken:.1f} s")
    assert taken + seconds_until_shown(team, "3 not shared") < WITHIN_S
    keep_picture(results, "3-the-manager-after")
    keep_picture(team, "3-the-team-after")


@pytest.mark.parametrize(
    "who", ["lead", *(pytest.param(who, marks=pytest.mark.slow) for who in ("coach.ours", "boss"))]
)
def test_another_name_shows_on_open_pages(
    company: Company, arrive: "Callable[[str, str], Page]", rest: Callable[..., httpx.Response], who: str
) -> None:
    person, name = company.people["ours"]["organisation"], f"Renamed for {who}"
    page = arrive(who, f"people?assessment={company.assessments[person]}")
    rest("PATCH", f"/candidates/{person}", {"name": name})
    print(f"the name was there after {seconds_until_shown(page, name):.1f} s")


def test_who_is_shut_out_by_the_interface_sees_nothing_more(
    company: Company, arrive: "Callable[[str, str], Page]", rest: Callable[..., httpx.Response]
) -> None:
    page = arrive("lead", f"teams?team={company.teams['ours']}")
    assert "of 4 have a profile" in text_of(page)
    rest("DELETE", f"/users?id={company.users['lead']}")
    closed_after = seconds_until_shown(page, "You don't have access")
    print(f"the page closed after {closed_after:.1f} s")
    # The run that says so takes away what the one before drew when it ends.
    page.get_by_text("have a profile").wait_for(state="detached", timeout=1_000)


@pytest.fixture
def both(
    company: Company, signed_app: Server, enter: "Enter", open_page: "Callable[[str], Page]"
) -> "tuple[Page, Page]":
    """The pages of two colleagues: of one who has signed in, on a clock that the test sets, and of one who came by
    their private link.
    """

    def put(person: str, what: str, body: dict[str, object]) -> None:
        headers = {"Authorization": f"Bearer {company.key}", PRIVATE_TOKEN: company.private_tokens[person]}
        path = f"{signed_app.url}/v1/candidates/{person}/{what}"
        httpx.put(path, json=body, headers=headers).raise_for_status()

    people = company.people["ours"]
    for person in (people["team"], people["organisation"]):
        put(person, "colleagues", {"shares": False})
    put(people["team"], "visibility", {"visibility": "team"})
    token = company.private_tokens[people["team"]]
    theirs, ours = open_page(f"{signed_app.url}/me?token={token}"), enter("member.organisation")
    ours.clock.install()
    ours.goto(f"{signed_app.url}/me")
    for page in (theirs, ours):
        page.get_by_role("button", name="Share with my colleagues").click()
        page.get_by_text("You share with your colleagues now").wait_for()
    return ours, theirs


def test_of_colleagues_nothing_outlives_an_outage_by_more_than_a_minute(both: "tuple[Page, Page]") -> None:
    ours, _ = both
    colleague = ours.locator("#colleagues article")
    colleague.wait_for()

    def ask() -> None:
        with ours.expect_event("requestfailed"):
            ours.clock.run_for(5_000)

    ours.route("**/me", lambda route: route.abort())
    for _ in range(11):
        ask()
    assert colleague.is_visible()
    ask()
    colleague.wait_for(state="detached")
    assert "can't be shown at the moment" in ours.locator("#colleagues").inner_text()
    ours.unroute("**/me")
    ours.clock.run_for(5_000)
    colleague.wait_for()


def test_a_colleague_who_takes_it_back_leaves_an_open_page(both: "tuple[Page, Page]") -> None:
    ours, theirs = both
    colleague = ours.locator("#colleagues article")
    colleague.wait_for(timeout=WITHIN_S * 1000)
    ours.get_by_text("You two", exact=True).click()
    keep_picture(ours, "4-the-colleague-before")
    theirs.get_by_role("button", name="Stop sharing with my colleagues").click()
    began = time.monotonic()
    colleague.wait_for(state="detached", timeout=WITHIN_S * 1000)
    print(f"the colleague was gone after {time.monotonic() - began:.1f} s")
    assert ours.get_by_text("Nobody in your teams shares").is_visible()
    keep_picture(ours, "5-the-colleague-after")
