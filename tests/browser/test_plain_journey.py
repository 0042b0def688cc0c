"""A participant's whole way through the app, on plain pages alone."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest

from discern.client import Client, operations
from discern.contract.models.assessments import NewAssessment, NewJoinLink
from discern.contract.models.candidates import NewCandidate
from discern.contract.models.teams import NewTeam
from tests.support.plain_taker import answer, begin, read_block
from tests.support.running_app.server import Server

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]

Opens = Callable[["BrowserContext", Client, Server], "Page"]

OF_STREAMLIT = ("/_stcore", "/media", "/component", "/static")
BLOCKS = 12


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
def participant(app: Server, browser: "Browser", asked: Asked) -> "Iterator[BrowserContext]":
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
    page.goto(str(client.send(operations.create_assessment(new)).take_url))
    return page


def open_join_link(participant: "BrowserContext", client: Client, app: Server) -> "Page":
    team = client.send(operations.create_team(NewTeam(name="Harbour crew")))
    link = client.send(operations.create_join_link(team.id, NewJoinLink(form="short", limit=2))).url
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
    page.get_by_role("heading", name="Thank you, Noor").wait_for()
    page.get_by_role("link", name="See what my answers say").click()
    page.get_by_role("navigation", name="Your page").wait_for()
    page.get_by_role("link", name="My data").click()
    page.get_by_role("link", name="Who sees it").click()
    page.get_by_label("They, and everyone I give a link to").check()
    page.get_by_label("Ask me about").fill("Boats")
    page.get_by_role("button", name="Save this page").click()
    page.get_by_role("button", name="Make a link").click()
    page.get_by_text("Copy the link now").wait_for()
    page.goto(page.get_by_label("The link to your page").input_value())
    page.get_by_role("heading", name="Working with Noor").wait_for()
    assert page.get_by_text("Boats").is_visible()
    assert {"/me", "/working_with"} <= set(asked)
    assert asked.of_streamlit() == []
