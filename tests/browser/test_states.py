"""What the contact sheet's pages come to, as pictures at 390 and 1440 pixels, light and dark, on a sheet of their own.

The sheet is `states/index.html` beside that of the pages. Nothing on a picture may be broken, cut or overlapping, and
axe finds nothing at the smaller size that an empty Streamlit page doesn't carry.
"""

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Literal

import pytest

from discern.client import Client
from discern.contract import operations
from discern.contract.models.assessments import AssessmentQuery, NewAssessment
from discern.contract.models.candidates import NewCandidate
from discern.contract.models.reports import NewReport, TeamSubject
from discern.contract.models.webhooks import NewWebhook
from tests.browser.conftest import FAULTS
from tests.browser.test_private import UNHURRIED_MS, take
from tests.mission.dialogs import DIALOGS, ENDPOINT
from tests.mission.elsewhere import ServiceElsewhere, pass_on_to
from tests.support.accessibility import out_of_reach, violations_as_shown
from tests.support.contact_sheet import ContactSheet
from tests.support.people import Company, found_company
from tests.support.plain_taker import answer, begin, pause, read_block, row
from tests.support.running import run_service
from tests.support.running_app.browser import let_in
from tests.support.running_app.sample import load_sample
from tests.support.running_app.server import ROOT, Server, serve

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(300)]

Settle = Callable[["Page"], None]
Scheme = Literal["light", "dark"]
TakePictures = Callable[..., None]
Visit = Callable[..., "Page"]

Sizes = tuple[tuple[int, int], ...]

SIZES: Sizes = ((390, 844), (1440, 900))
SLIDE: Sizes = SIZES[1:]
"""Slides are for a wall: their pictures are larger than a phone is wide."""

SCHEMES: tuple[Scheme, ...] = ("light", "dark")


@pytest.fixture(scope="module")
def sheet() -> Iterator[ContactSheet]:
    sheet = ContactSheet(Path(os.environ.get("CONTACT_SHEET", ROOT / "contact-sheet")) / "states")
    yield sheet
    sheet.write()


@pytest.fixture
def take_pictures(sheet: ContactSheet, carried: set[str], settle: Settle) -> TakePictures:
    """Pictures of a page as it is, and asserts that it is whole and shuts nobody out.

    Given a scheme, the page was opened in it: charts may keep its colours when the reader changes to another.
    """

    def take_them(name: str, page: "Page", *opened_in: Scheme, sizes: Sizes = SIZES) -> None:
        found = []
        for width, height in sizes:
            for scheme in opened_in or SCHEMES:
                page.set_viewport_size({"width": width, "height": height})
                page.emulate_media(color_scheme=scheme)
                settle(page)
                found += [f"{width} px, {scheme}: {fault}" for fault in page.evaluate(FAULTS)]
                # Of pages that a phone shows too, other tests look at the desk's width.
                if width == sizes[0][0]:
                    found += {f"{scheme}: {each}" for each in violations_as_shown(page)} - carried
                sheet.add(name, f"{width} px, {scheme}", page)
        assert found == []

    return take_them


@pytest.fixture(scope="module")
def desk(browser: "Browser") -> Iterator["BrowserContext"]:
    """A browser that stays open, so that the app's scripts are fetched and compiled once."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    yield context
    context.close()


@pytest.fixture
def visit(desk: "BrowserContext", settle: Settle) -> Iterator[Visit]:
    """Opens an address in a new tab of it, which is closed after the test."""
    pages = []

    def visit_at(url: str, scheme: Scheme = "light") -> "Page":
        page = desk.new_page()
        page.emulate_media(color_scheme=scheme)
        pages.append(page)
        page.set_default_timeout(40_000)
        page.goto(url)
        settle(page)
        return page

    yield visit_at
    for page in pages:
        page.close()


@dataclass(frozen=True)
class Office:
    """An app with the sample company, an endpoint and a report, and the values of the addresses of its pages."""

    url: str
    client: Client
    key: str
    ids: dict[str, str]


@pytest.fixture(scope="module")
def office(app: Server, browser: "Browser", key: str, desk: "BrowserContext") -> Iterator[Office]:
    let_in(desk, app.url)
    team = load_sample(browser, app.url).partition("team=")[2].partition("&")[0]
    with Client(f"{app.url}/v1", key, timeout=60.0) as client:

        def person(name: str) -> str:
            ends = monotonic() + 60
            while monotonic() < ends:
                query = AssessmentQuery(q=name, status="completed", limit=1)
                for found in client.send(operations.LIST_ASSESSMENTS(query)).data:
                    return found.candidate.id
            raise AssertionError(f"no results of {name}")

        ids = {"team": team, "person": person("Hugo Almeida"), "other": person("Mei Tan")}
        invite(client)
        hook = NewWebhook(url="https://hooks.example.org/discern", events=["measurement.updated"])
        client.send(operations.CREATE_WEBHOOK(hook))
        made = client.send(operations.CREATE_REPORT(NewReport(subject=TeamSubject(type="team", id=team))))
        yield Office(app.url, client, key, ids | {"report": made.id})


def invite(client: Client, name: str = "Noor Haddad", team_id: str | None = None) -> tuple[str, str]:
    """The id of a new short assessment, and its link."""
    new = NewAssessment(candidate=NewCandidate(name=name), form="short", team_id=team_id)
    made = client.send(operations.CREATE_ASSESSMENT(new))
    return made.id, str(made.take_url)


OVER_A_PAGE = DIALOGS | {f"endpoint: {name}": opened for name, opened in ENDPOINT.items()}


@pytest.mark.parametrize("name", OVER_A_PAGE)
def test_what_opens_over_a_page(office: Office, visit: Visit, take_pictures: TakePictures, name: str) -> None:
    opened = OVER_A_PAGE[name]
    for scheme in SCHEMES:
        page = visit(f"{office.url}/{opened.path.format(**office.ids)}", scheme)
        opened.press(page)
        take_pictures(f"Open: {name}", page, scheme)


PLACES = {
    "drawer of a person": "teams?team={team}&person={person}",
    "inviting one": "assessments?new=1",
    "inviting many": "assessments?new=many",
    "a report in its reader": "reports?report={report}",
    "people: nobody found": "people?q=nobody+of+this+name",
    "not there": "teams?team=team_nowhere",
    **{f"slide {number}": f"teams?team={{team}}&present={number}" for number in range(1, 9)},
}


@pytest.mark.parametrize("name", PLACES)
def test_a_place(
    office: Office,
    visit: Visit,
    settle: Settle,
    take_pictures: TakePictures,
    name: str,
) -> None:
    for scheme in SCHEMES:
        page = visit(f"{office.url}/{PLACES[name].format(**office.ids)}", scheme)
        if "report" in name:
            page.get_by_role("heading", name="In short").wait_for()
            settle(page)
        take_pictures(name, page, scheme, sizes=SLIDE if "slide" in name else SIZES)


def pick_one(page: "Page") -> None:
    begin(page)
    pause(page)
    row(page, next(iter(read_block(page)))).click()


def lose_the_network(page: "Page") -> None:
    begin(page)
    page.route("**/take/answers", lambda route: route.abort())
    answer(page, *list(read_block(page))[:2])
    page.get_by_text("You are offline").wait_for()


def answer_all(page: "Page") -> None:
    begin(page)
    for number in range(12):
        page.get_by_text(f"Question {number + 1} of 12").wait_for()
        items = list(read_block(page))
        answer(page, items[number % 2], items[3 - number % 2], reading_s=1.0)
    page.get_by_text("Thank you, ").wait_for()


TAKING: dict[str, Callable[["Page"], None]] = {
    "consent": lambda _: None,
    "a question": begin,
    "a question with one choice": pick_one,
    "a question, offline": lose_the_network,
    "the end, and no profile this time": answer_all,
}


@pytest.mark.parametrize("name", TAKING)
def test_what_a_participant_sees(office: Office, visit: Visit, take_pictures: TakePictures, name: str) -> None:
    page = visit(invite(office.client, team_id=office.ids["team"])[1])
    page.set_viewport_size({"width": 390, "height": 844})
    TAKING[name](page)
    take_pictures(f"Taking: {name}", page)


@pytest.mark.parametrize("tab", ["profile", "seen", "data"])
def test_the_page_of_somebody_who_has_answered(
    office: Office, visit: Visit, take_pictures: TakePictures, tab: str
) -> None:
    page = visit(f"{office.url}/me?token={take(office.client, UNHURRIED_MS)}&tab={tab}")
    for summary in page.locator("details > summary").all():
        if summary.is_visible():
            summary.click()
    if tab == "profile":
        page.get_by_role("button", name="Not me").first.click()
        page.get_by_role("button", name="Not me", pressed=True).first.wait_for()
    take_pictures(f"One's own page: {tab}", page)


def test_links_that_open_nothing(office: Office, visit: Visit, take_pictures: TakePictures) -> None:
    assessment, link = invite(office.client)
    office.client.send(operations.CANCEL_ASSESSMENT(assessment_id=assessment))
    take_pictures("A link that was cancelled", visit(link))
    take_pictures("A link of nobody", visit(f"{office.url}/take?token=not-a-token-of-ours"))


@pytest.fixture(scope="module")
def elsewhere(office: Office, desk: "BrowserContext") -> Iterator[tuple[ServiceElsewhere, Server]]:
    """An app at a service that answers as the office's does."""
    service = ServiceElsewhere(pass_on_to(f"{office.url}/v1", office.key))
    service.start()
    environment = {"DISCERN_BASE_URL": service.base_url, "DISCERN_API_KEY": "dk_elsewhere"}
    with ExitStack() as stack:
        stack.callback(service.stop)
        server = stack.enter_context(serve(ROOT / "app" / "main.py", ROOT, environment))
        let_in(desk, server.url)
        yield service, server


def test_few_requests_left_and_an_outage(
    office: Office,
    elsewhere: tuple[ServiceElsewhere, Server],
    visit: Visit,
    settle: Settle,
    take_pictures: TakePictures,
) -> None:
    service, server = elsewhere
    service.remaining = 30
    take_pictures("Few requests left", visit(f"{server.url}/people"))
    service.remaining = None
    pages = {scheme: visit(f"{server.url}/people?person={office.ids['person']}", scheme) for scheme in SCHEMES}
    service.stop()
    for scheme, page in pages.items():
        page.bring_to_front()
        page.get_by_role("alert").filter(has_text="ago").first.wait_for(timeout=90_000)
        settle(page)
        take_pictures("An outage: what was there", page, scheme)
    take_pictures("An outage: nothing to show", visit(f"{server.url}/assessments?q=Mei"))


@pytest.fixture(scope="module")
def signed_database_url(tmp_path_factory: pytest.TempPathFactory) -> str:
    return f"sqlite:///{tmp_path_factory.mktemp('company') / 'discern.db'}"


@pytest.fixture(scope="module")
def company(signed_database_url: str) -> Company:
    """A company with users of every role; the service over it has stopped, and the app hasn't started."""
    with run_service(signed_database_url) as running:
        return found_company(running, "default")


TICK_PX, ROW_PX = 20, 38
"""Where a row's tick box is, from the left edge of a table, and how high a row is."""


def test_who_signs_in(
    company: Company,
    signed_app: Server,
    enter: Callable[[str], "Page"],
    visit: Visit,
    settle: Settle,
    take_pictures: TakePictures,
) -> None:
    sign_in, stranger = visit(signed_app.url), enter("somebody")
    assert out_of_reach(sign_in) == out_of_reach(stranger) == []
    take_pictures("Sign in", sign_in)
    take_pictures("Signed in without access", stranger)
    page = enter("boss")
    for name, path in {
        "Access": "access",
        "Reports of those who sign in": "reports",
        "Results held back": f"people?person={company.people['ours']['held']}",
        "Results not shared": f"people?person={company.people['ours']['private']}",
        "A team of which little is shared": f"teams?team={company.teams['ours']}",
    }.items():
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme)
            page.goto(f"{signed_app.url}/{path}")
            settle(page)
            take_pictures(name, page, scheme)
        assert out_of_reach(page) == []
    for button in ("Let someone in", "Change", "Remove"):
        page.goto(f"{signed_app.url}/access")
        settle(page)
        if button != "Let someone in":
            table = page.get_by_test_id("stDataFrame")
            table.locator("canvas").first.wait_for()
            table.click(position={"x": TICK_PX, "y": 1.5 * ROW_PX})
            settle(page)
        page.get_by_role("button", name=button).first.click()
        page.get_by_role("dialog").wait_for()
        assert out_of_reach(page) == []
        take_pictures(f"Open: {button.lower()}", page)
    page = enter("member.team")
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        page.reload()
        settle(page)
        take_pictures("A member's own page", page, scheme)
    assert out_of_reach(page) == []
    page.goto(f"{signed_app.url}/how_it_works")
    settle(page)
    take_pictures("How it works, for a member", page)
