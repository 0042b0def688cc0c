"""What each role lives, from signing in or a link on: owner and manager, coach, member, participant.

A manager's way from nothing to a team is tests/mission/test_promise_from_nothing_to_a_team.py.
"""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest

from discern.client import Client
from discern.contract import operations
from discern.contract.models.assessments import GiveConsent, NewAssessment, NewJoinLink
from discern.contract.models.candidates import NewCandidate
from discern.contract.models.teams import NewTeam
from tests.support.people import Company, found_company
from tests.support.plain_taker import answer, begin, read_block, wait_until_saved
from tests.support.running import run_service
from tests.support.running_app.server import Server

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]

Enter = Callable[[str], "Page"]
Settle = Callable[["Page"], None]


@pytest.fixture(scope="module")
def signed_database_url(tmp_path_factory: pytest.TempPathFactory) -> str:
    return f"sqlite:///{tmp_path_factory.mktemp('company') / 'discern.db'}"


@pytest.fixture(scope="module", autouse=True)
def company(signed_database_url: str) -> Company:
    """A company with users of every role, there before the app starts; the service over it has stopped."""
    with run_service(signed_database_url) as running:
        return found_company(running, "default")


def pages_of(page: "Page") -> str:
    return " ".join(page.locator('[data-testid="stSidebarNavLink"]').all_inner_texts())


def test_an_owner_lets_a_manager_in_who_sees_no_more_than_theirs_and_a_stranger_stays_out(
    signed_app: Server, enter: Enter, settle: Settle
) -> None:
    for stranger in ("somebody", "claimant"):
        assert enter(stranger).get_by_role("heading", name="You don't have access").is_visible()

    boss = enter("boss")
    assert "Access" in pages_of(boss)
    boss.goto(f"{signed_app.url}/access")
    settle(boss)
    boss.get_by_role("button", name="Let someone in").click()
    boss.get_by_label("E-mail address for signing in").fill("lead@example.org")
    boss.get_by_role("button", name="Give access").click()
    boss.get_by_role("dialog").wait_for(state="detached")
    boss.locator("[role=gridcell]", has_text="lead@example.org").first.wait_for(state="attached")
    # Over the table, the mouse would bring up what can be done with it, above the button.
    boss.mouse.move(0, 0)
    settle(boss)
    boss.get_by_role("button", name="Let someone in").click()
    assert boss.get_by_label("E-mail address for signing in").input_value() == ""

    lead = enter("lead")
    assert "Home" in pages_of(lead)
    assert "Access" not in pages_of(lead)
    assert "Integrations" not in pages_of(lead)
    lead.goto(f"{signed_app.url}/access")
    settle(lead)
    shown = lead.locator("body").inner_text()
    assert "Page not found" not in shown
    assert "Let someone in" not in shown
    assert "boss@example.org" not in shown


def test_a_coach_sees_what_their_team_shares_with_the_coach_alone_and_nothing_of_another(
    signed_app: Server, enter: Enter, settle: Settle, company: Company
) -> None:
    coach = enter("coach.ours")
    coach.goto(f"{signed_app.url}/people?person={company.people['ours']['private']}")
    coach.get_by_role("figure").first.wait_for()
    coach.goto(f"{signed_app.url}/teams?team={company.teams['ours']}")
    coach.get_by_role("figure").first.wait_for()
    settle(coach)
    assert coach.get_by_text("4 of 4 have a profile").is_visible()
    coach.goto(f"{signed_app.url}/teams?team={company.teams['theirs']}")
    settle(coach)
    assert coach.get_by_role("figure").count() == 0
    assert "theirs-" not in coach.locator("body").inner_text()


def test_a_member_answers_on_their_own_page_and_goes_back(company: Company, signed_app: Server, enter: Enter) -> None:
    new = NewAssessment(candidate_id=company.people["ours"]["team"], form="short")
    with Client(f"{signed_app.url}/v1", company.key) as client:
        made = client.send(operations.CREATE_ASSESSMENT(new)).id
    with Client(f"{signed_app.url}/v1", company.acting_key) as acting:
        member = acting.acting_for(company.users["member team"])
        member.send(operations.GIVE_CONSENT(GiveConsent(accepted=True), assessment_id=made))
    page = enter("member.team")
    page.get_by_role("link", name="Continue with the questions").click()
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


OF_STREAMLIT = ("/_stcore", "/media", "/component", "/static")
BLOCKS = 12

Opens = Callable[["BrowserContext", Client, Server], "Page"]


class Asked(list[str]):
    """The paths that a browser has asked for, sockets included."""

    def note(self, url: str) -> None:
        self.append(urlsplit(url).path)

    def of_streamlit(self) -> list[str]:
        return [path for path in self if path.startswith(OF_STREAMLIT)]


@pytest.fixture
def asked() -> Asked:
    return Asked()


@pytest.fixture
def participant(browser: "Browser", asked: Asked) -> "Iterator[BrowserContext]":
    """The browser of somebody who has nothing but a link."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    context.set_default_timeout(40_000)
    context.on("request", lambda request: asked.note(request.url))
    context.on("page", lambda page: page.on("websocket", lambda socket: asked.note(socket.url)))
    yield context
    context.close()


def open_take_link(participant: "BrowserContext", client: Client, _: Server) -> "Page":
    new = NewAssessment(candidate=NewCandidate(name="Noor"), form="short")
    page = participant.new_page()
    page.goto(str(client.send(operations.CREATE_ASSESSMENT(new)).take_url))
    return page


def open_join_link(participant: "BrowserContext", client: Client, app: Server) -> "Page":
    team = client.send(operations.CREATE_TEAM(NewTeam(name="Harbour crew")))
    link = client.send(operations.CREATE_JOIN_LINK(NewJoinLink(form="short", limit=2), team_id=team.id)).url
    page = participant.new_page()
    page.goto(f"{app.url}/take?{urlsplit(link).query}")
    page.get_by_label("Your name").fill("Noor")
    page.get_by_role("button", name="Continue").click()
    return page


@pytest.mark.parametrize("opened_by", [open_take_link, open_join_link], ids=["take", "join"])
def test_a_participant_goes_all_the_way_without_anything_of_streamlit(
    app: Server, client: Client, participant: "BrowserContext", asked: Asked, opened_by: Opens
) -> None:
    page = opened_by(participant, client, app)
    page.get_by_role("heading", name="Hello Noor").wait_for()
    begin(page)
    for _ in range(BLOCKS):
        answer(page, *list(read_block(page))[:2], reading_s=1)
    page.get_by_text("Thank you, Noor").wait_for()
    page.get_by_role("navigation", name="Your page").wait_for()
    page.get_by_role("link", name="My data").click()
    page.get_by_role("link", name="Who sees it").click()
    page.get_by_label("Also anyone I give a link to").check()
    page.get_by_label("Ask me about").fill("Boats")
    page.get_by_role("button", name="Save this page").click()
    page.get_by_role("button", name="Make a link").click()
    page.get_by_text("Copy the link now").wait_for()
    page.goto(page.get_by_label("The link to your page").input_value())
    page.get_by_role("heading", name="Working with Noor").wait_for()
    assert page.get_by_text("Boats").is_visible()
    assert {"/me", "/working_with"} <= set(asked)
    assert asked.of_streamlit() == []
