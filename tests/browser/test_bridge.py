"""Participants' pages where a host serves no routes: plain pages in a component of Streamlit's."""

import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from discern.client import Client
from discern.contract import operations
from discern.contract.models.assessments import (
    Answer,
    Assessment,
    GiveAnswers,
    GiveConsent,
    NewAssessment,
    NewJoinLink,
    OpenLink,
    Taking,
)
from discern.contract.models.candidates import NewCandidate
from discern.contract.models.colleagues import PutColleagues
from discern.contract.models.teams import NewTeam
from discern.instrument import load_bank, simulate_respondent
from discern.service.domain.consent import COLLEAGUES_VERSION
from tests.support.people import answers_of
from tests.support.plain_taker import (
    answer,
    assert_in_view,
    begin,
    is_asking,
    pause,
    read_block,
    row,
    wait_until_saved,
)
from tests.support.running_app.server import ACCESS_SECRET, ROOT, Server, serve

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, WebSocketRoute

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]

PHONE: Any = {"viewport": {"width": 390, "height": 667}, "has_touch": True, "is_mobile": True}
LAPTOP: Any = {"viewport": {"width": 1366, "height": 650}}

OpenPage = Callable[..., "Page"]

NAME = "Noor <img src=x onerror=alert(1)>"
"""What a person typed is text."""


@pytest.fixture(scope="module")
def host(app: Server, key: str) -> Iterator[Server]:
    """The app as a plain script, over the service of another one."""
    environment = {"DISCERN_BASE_URL": f"{app.url}/v1", "DISCERN_API_KEY": key}
    with serve(ROOT / "app" / "streamlit_app.py", ROOT, environment) as server:
        yield server


@pytest.fixture
def made(client: Client) -> Assessment:
    new = NewAssessment(candidate=NewCandidate(name="Noor"), form="short")
    return client.send(operations.CREATE_ASSESSMENT(new))


@pytest.fixture
def link(made: Assessment, app: Server, host: Server) -> str:
    return str(made.take_url).replace(app.url, host.url)


@pytest.fixture
def invitation(client: Client, app: Server, host: Server) -> str:
    """A join link."""
    team = client.send(operations.CREATE_TEAM(NewTeam(name="Harbour")))
    return client.send(operations.CREATE_JOIN_LINK(NewJoinLink(form="short"), team_id=team.id)).url.replace(
        app.url, host.url
    )


def answer_all_but_the_last(client: Client, token: str) -> None:
    """Answer as somebody who reads, by the interface."""
    own = client.acting_for_taker(token)
    assessment = client.send(operations.OPEN_LINK(OpenLink(token=token)))
    assert isinstance(assessment, Taking)
    simulated = simulate_respondent(load_bank(), "short", np.array([1.3, 0.3, -1.3, -0.3]), np.random.default_rng(1))
    given = [Answer(block=each.block, most=each.most, least=each.least, ms=9000) for each in simulated[:-1]]
    own.send(operations.GIVE_ANSWERS(GiveAnswers(answers=given), assessment_id=assessment.assessment_id))


def test_from_joining_to_the_report_and_back_again(invitation: str, client: Client, open_page: OpenPage) -> None:
    page = open_page(invitation, **PHONE)
    page.get_by_label("Your name").fill(NAME)
    page.get_by_role("button", name="Continue").tap()
    page.get_by_role("heading", name=f"Hello {NAME}").wait_for()
    begin(page)
    private = page.url
    answer_all_but_the_last(client, private.partition("token=")[2])
    page.reload()
    page.get_by_text("Question 12 of 12").wait_for()
    answer(page, *list(read_block(page))[:2])
    page.get_by_text("All your answers are saved").wait_for()
    assert page.url == f"{private}&answered=yes"
    page.get_by_role("link", name="Profile", exact=True).tap()
    page.get_by_text("All your answers are saved").wait_for(state="hidden")
    assert page.title() == f"The profile of {NAME} · Discern"
    assert not page.get_by_test_id("stSidebarNav").is_visible()
    page.get_by_role("link", name="My data").tap()
    page.get_by_role("button", name="Write my report").tap()
    with page.expect_download() as report:
        page.get_by_role("button", name=re.compile("A4")).tap()
    assert Path(report.value.path()).read_bytes().startswith(b"%PDF")
    with page.expect_download() as everything:
        page.get_by_role("button", name="Download everything").tap()
    assert everything.value.suggested_filename == "my-data.zip"
    page.go_back()
    page.get_by_role("link", name="Profile", exact=True).and_(page.locator("[aria-current]")).wait_for()
    page.reload()
    page.get_by_role("link", name="My data").wait_for()
    # A second visit, by the link that the team was given.
    page.goto(invitation)
    page.get_by_role("button", name="Continue with mine").tap()
    page.get_by_role("link", name="My data").wait_for()
    assert page.url == private


def test_an_open_page_follows_who_shares(client: Client, app: Server, host: Server, open_page: OpenPage) -> None:
    team = client.send(operations.CREATE_TEAM(NewTeam(name="Quay"))).id
    tokens, people = [], []
    for name in ("Ines", "Omar"):
        new = NewAssessment(candidate=NewCandidate(name=name), team_id=team, form="short")
        made = client.send(operations.CREATE_ASSESSMENT(new))
        given = client.send(operations.GIVE_CONSENT(GiveConsent(accepted=True), assessment_id=made.id))
        token = str(given.private_token)
        answers = GiveAnswers.model_validate({"answers": answers_of((0, 1))})
        client.acting_for_taker(token).send(operations.GIVE_ANSWERS(answers, assessment_id=made.id))
        tokens.append(token)
        people.append(made.candidate.id)
    page = open_page(f"{host.url}/me?token={tokens[0]}", **PHONE)
    page.get_by_role("button", name="Share with my colleagues").tap()
    page.get_by_text("You share with your colleagues now").wait_for()

    def choose(**given: Any) -> None:
        choice = PutColleagues.model_validate(given)
        client.acting_for_taker(tokens[1]).send(operations.PUT_COLLEAGUES(choice, candidate_id=people[1]))

    choose(shares=True, version=COLLEAGUES_VERSION, lines=["Ring twice."])
    page.get_by_text("Ring twice.").wait_for(timeout=10_000)
    choose(shares=False)
    page.get_by_text("Ring twice.").wait_for(state="detached", timeout=10_000)
    assert page.get_by_text("You share with your colleagues now").is_visible(), "the rest of the page stays"


def test_the_pages_of_those_who_lead_open_with_the_secret_that_is_typed_once(
    host: Server, made: Assessment, browser: "Browser"
) -> None:
    context = browser.new_context()
    page = context.new_page()
    page.set_default_timeout(40_000)
    page.goto(f"{host.url}/assessments")
    page.get_by_role("heading", name="This page is closed").wait_for()
    assert made.candidate.name not in page.locator("body").inner_text()
    for given, shown in (("wrong", "isn't the right secret"), (ACCESS_SECRET, made.candidate.name)):
        page.get_by_label("Access secret").fill(given)
        page.get_by_role("button", name="Open the pages").click()
        page.get_by_text(shown).locator("visible=true").first.wait_for()
    assert page.url == f"{host.url}/assessments"
    page.reload()
    page.get_by_text(made.candidate.name).locator("visible=true").first.wait_for()
    assert ACCESS_SECRET not in page.evaluate("JSON.stringify([localStorage, document.cookie, location.href])")
    assert ACCESS_SECRET not in host.log.read_text(encoding="utf-8")
    context.close()


def stored(client: Client, made: Assessment) -> Sequence[Answer]:
    [taken] = client.send(operations.EXPORT_CANDIDATE(candidate_id=made.candidate.id)).assessments
    return taken.answers


def picks(answers: Sequence[Answer]) -> list[tuple[str, str]]:
    return [(each.most, each.least) for each in answers]


@pytest.mark.parametrize("device", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_every_statement_is_in_view_before_it_is_answered(
    made: Assessment, link: str, client: Client, open_page: OpenPage, device: dict[str, Any]
) -> None:
    page = open_page(link, **device)
    begin(page)
    given = []
    for number in range(12):
        page.get_by_text(f"Question {number + 1} of 12").wait_for()
        pause(page)
        assert_in_view(page)
        items = list(read_block(page))
        chosen = items[number % 4], items[(number + 1) % 4]
        answer(page, *chosen)
        given.append(chosen)
    page.get_by_text("All your answers are saved").wait_for()
    assert picks(stored(client, made)) == given
    wait_until_saved(page)


def test_keys_and_double_taps_count_once_each(made: Assessment, link: str, client: Client, open_page: OpenPage) -> None:
    page = open_page(link, **PHONE)
    begin(page)
    first = list(read_block(page))
    pause(page)
    for key in ("Tab", "Enter", "ArrowUp", "Enter"):
        page.keyboard.press(key)
    page.get_by_text("Question 2 of 12").wait_for()
    second = list(read_block(page))
    for item in second[1:3]:
        pause(page)
        row(page, item).dblclick()
    page.get_by_text("Question 3 of 12").wait_for()
    wait_until_saved(page)
    assert picks(stored(client, made)) == [(first[0], first[3]), (second[1], second[2])]


@pytest.mark.slow
def test_nothing_is_lost_or_doubled_while_offline(
    made: Assessment, link: str, client: Client, open_page: OpenPage
) -> None:
    page = open_page("about:blank", **PHONE)
    sockets: list[WebSocketRoute] = []
    is_cut = False

    def connect(socket: "WebSocketRoute") -> None:
        if is_cut:
            socket.close()
            return
        socket.connect_to_server()
        sockets.append(socket)

    page.route_web_socket(re.compile("/_stcore/stream"), connect)
    page.goto(link)
    page.get_by_role("checkbox").wait_for()
    begin(page)
    given = []
    for number in range(12):
        if number in {4, 11}:
            wait_until_saved(page)
            is_cut = True
            page.context.set_offline(True)
            for socket in sockets:
                socket.close()
        items = list(read_block(page))
        answer(page, items[0], items[1])
        given.append((items[0], items[1]))
        if number == 6:
            page.get_by_text("You are offline").wait_for()
            assert len(stored(client, made)) == 4
            is_cut = False
            page.context.set_offline(False)
            page.get_by_text("You are offline").wait_for(state="hidden", timeout=60_000)
            wait_until_saved(page)
            assert picks(stored(client, made)) == given
    page.get_by_text("Saving your last answers").wait_for()
    is_cut = False
    page.context.set_offline(False)
    page.get_by_text("All your answers are saved").wait_for(timeout=60_000)
    assert picks(stored(client, made)) == given


@pytest.mark.slow
def test_going_back_works_after_a_reload_and_beside_a_plain_page(
    made: Assessment, link: str, app: Server, host: Server, client: Client, open_page: OpenPage
) -> None:
    page = open_page(link, **PHONE)
    begin(page)
    for _ in range(3):
        answer(page, *list(read_block(page))[:2])
    wait_until_saved(page)
    laptop = open_page(page.url.replace(host.url, app.url), **LAPTOP)
    laptop.get_by_text("Question 4 of 12").wait_for()
    page.reload()
    page.get_by_text("Question 4 of 12").wait_for()
    page.get_by_role("button", name="Back", exact=True).tap()
    page.get_by_text("Question 3 of 12").wait_for()
    items = list(read_block(page))
    for item in (*items[:2], items[2], items[3]):
        pause(page)
        row(page, item).tap()
    page.get_by_text("Question 4 of 12").wait_for()
    wait_until_saved(page)
    assert picks(stored(client, made))[2] == (items[2], items[3])
    for number in range(9):
        here = (laptop, page)[number % 2]
        if not is_asking(here):
            break
        answer(here, *list(read_block(here))[:2])
    for here in (page, laptop):
        while is_asking(here):
            answer(here, *list(read_block(here))[:2])
    page.get_by_text("All your answers are saved").wait_for()
    given = stored(client, made)
    assert len({each.block for each in given}) == len(given) == 12
    assert picks(given)[2] == (items[2], items[3])
