"""Links that join, that were opened elsewhere, and that open nothing; what a browser remembers of them."""

from collections.abc import Callable
from html import escape

import httpx
import pytest
from sqlalchemy import update

from discern.client import Client
from discern.contract import operations
from discern.contract.models.assessments import Assessment, NewJoinLink
from discern.contract.models.teams import NewTeam
from discern.service.storage.engine.tables import assessments
from discern_app.base.embedded_service import embedded_service
from discern_app.components import share_links
from discern_app.participant.keep_link import draw_own_code
from tests.app.participant.test_take import answer, begin
from tests.support.plain_pages import Browser

Open = Callable[[], Browser]


def names(client: Client) -> list[str]:
    return sorted(person.name for person in client.send(operations.LIST_CANDIDATES()).data)


@pytest.mark.parametrize("path", ["/take", "/take/", "/me"])
def test_a_join_link_asks_for_a_name_and_leads_to_consent(
    browser: Browser, client: Client, invitation: str, path: str
) -> None:
    browser.open(invitation, path)
    assert browser.heading == "Welcome to Harbour <B>"
    assert "five to ten minutes" in browser.text
    browser.press("Continue", name="Ada", email="ada@example.org")
    assert browser.heading == "Hello Ada"
    assert browser.token != invitation
    assert names(client) == ["Ada"]


@pytest.mark.parametrize(
    ("name", "email", "said"), [("", "", "Enter the name"), ("Ada", "ada", "doesn't look like an e-mail address")]
)
def test_a_name_or_an_address_that_cannot_be_is_asked_for_again(
    browser: Browser, client: Client, invitation: str, name: str, email: str, said: str
) -> None:
    browser.open(invitation).press("Continue", name=name, email=email)
    assert browser.page.status_code == 422
    assert said in browser.text
    assert browser.forms[0].fields["email"] == email
    assert names(client) == []


def test_who_scans_the_code_again_is_there_once(browser: Browser, client: Client, invitation: str) -> None:
    browser.open(invitation)
    sent = browser.forms[0]
    browser.press("Continue", name="Ada")
    own = browser.token
    again = Browser(browser.http).open(invitation)
    assert again.heading == "You have already joined from this browser"
    assert again.press("Continue with mine").token == own
    # The form once more, as a second tap or the page before would send it.
    browser.http.post(sent.action, data=sent.fields | {"name": "Ada"})
    assert names(client) == ["Ada"]
    begin(again, own)
    answer(again)
    assert "Question 2 of 12" in Browser(browser.http).open(invitation).press("Continue with mine").text


def test_a_form_sent_twice_by_a_browser_that_keeps_nothing_joins_once(
    browser: Browser, client: Client, invitation: str
) -> None:
    form = browser.open(invitation).forms[0]
    sent = [browser.http.post(form.action, data=form.fields | {"name": "Ada"}, headers={"Cookie": ""}) for _ in "ab"]
    assert len({each.headers["location"] for each in sent}) == 1
    assert names(client) == ["Ada"]


def test_wrong_links_keep_nobody_else_from_joining(open_browser: Open, client: Client, invitation: str) -> None:
    """Guesses count by the address that they come from, in the form that joins too."""
    guessing, form = open_browser(), open_browser().open(invitation).forms[0]
    guessing.http.headers["X-Forwarded-For"] = "203.0.113.8"
    sent = [
        guessing.http.post("/take", data=form.fields | {"name": "Eve", "token": f"not-a-token-{n}"}).status_code
        for n in range(25)
    ]
    assert (sent[0], sent[-1]) == (404, 429)
    assert open_browser().open(invitation).press("Continue", name="Ada").heading == "Hello Ada"


def test_somebody_else_may_join_from_the_same_browser_until_the_link_is_full(
    browser: Browser, open_browser: Open, client: Client, invitation: str
) -> None:
    late = open_browser().open(invitation)
    browser.open(invitation).press("Continue", name="Ada")
    browser.open(invitation).press("Someone else").press("Continue", name="Bob")
    assert names(client) == ["Ada", "Bob"]
    assert late.press("Continue", name="Eve").heading == "This link is full"
    assert late.open(invitation).page.status_code == 410
    assert browser.open(invitation).press("Continue with mine").heading == "Hello Bob"


def test_a_place_whose_person_is_erased_is_forgotten(browser: Browser, client: Client, invitation: str) -> None:
    browser.open(invitation).press("Continue", name="Ada")
    [person] = client.send(operations.LIST_CANDIDATES()).data
    client.send(operations.DELETE_CANDIDATE(candidate_id=person.id))
    assert browser.open(invitation).heading == "Welcome to Harbour <B>"
    assert not browser.http.cookies


def test_only_the_browser_that_began_goes_on(
    browser: Browser, open_browser: Open, client: Client, assessment: Assessment, token: str
) -> None:
    answer(begin(browser, token))
    private = browser.token
    other = open_browser().open(token)
    assert other.heading == "Continue in the browser where you started"
    assert other.press("Start again").page.status_code == 422
    assert client.send(operations.GET_NEXT(assessment_id=assessment.id)).answered == 1
    assert "Question 2 of 12" in browser.open(token).text
    assert "Question 2 of 12" in open_browser().open(private, "/me").text
    other.press("Start again", agreed="yes", sure="yes")
    assert "Question 1 of 12" in other.text
    assert browser.open(private, "/me").heading == "This link doesn't work"
    assert "hasn't" not in browser.open(token).text
    assert browser.heading == "Hello Ada <Bold>"


def test_whoever_comes_by_another_device_finds_what_the_page_there_speaks_of(
    browser: Browser, open_browser: Open, token: str
) -> None:
    answer(begin(browser, token))
    other = open_browser().open(token)
    assert "open Continue in another browser or device and copy or scan your private link" in other.text
    assert "Continue in another browser or device" in browser.text
    assert 'alt="QR code of your private link"' in browser.page.text
    assert f"https://disc.example.org/me?token={browser.token}" in browser.read.links


def test_on_a_laptop_that_phones_do_not_reach_there_is_no_code(
    browser: Browser, token: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(share_links, "find_network_origin", lambda scheme: None)
    browser.http.base_url = httpx.URL("http://localhost:8501")
    begin(browser, token)
    assert "Copy it" in browser.text
    assert "QR code" not in browser.page.text
    monkeypatch.setattr(share_links, "find_network_origin", lambda scheme: "http://192.168.1.7:8501")
    drawn = draw_own_code(f"http://192.168.1.7:8501/me?token={browser.token}", is_embedded=True)
    browser.open(browser.token, "/me")
    assert drawn is not None
    assert drawn in browser.page.text


def test_another_link_cannot_read_what_a_browser_keeps(browser: Browser, token: str) -> None:
    begin(browser, token)
    [cookie] = browser.http.cookies.jar
    assert browser.token not in str(cookie.value)
    assert token not in f"{cookie.name}{cookie.value}"
    assert (cookie.path, cookie.has_nonstandard_attr("HttpOnly")) == ("/take", True)
    browser.http.cookies.clear()
    browser.http.cookies.set(cookie.name, "gAAAAA-forged", path="/take")
    assert browser.open(token).heading == "Hello Ada <Bold>"


@pytest.mark.parametrize("path", ["/take", "/me"])
def test_a_mistyped_link_says_so(browser: Browser, path: str) -> None:
    for wrong in ("", "wrong", "x" * 300, "a b", "not-a-token-of-ours"):
        browser.open(wrong, path)
        assert browser.page.status_code == 404
        assert browser.heading == "This link doesn't work"
        assert "ask the person who sent it" in browser.text


@pytest.mark.parametrize(
    ("end", "title", "said"),
    [
        ("cancel", "This questionnaire was cancelled", "Ask the person who sent it for a new one."),
        ("expire", "This questionnaire has ended", "Then this same link works again, with your answers so far"),
    ],
)
def test_a_link_says_how_its_assessment_ended(
    browser: Browser,
    open_browser: Open,
    client: Client,
    assessment: Assessment,
    token: str,
    end: str,
    title: str,
    said: str,
) -> None:
    private = begin(browser, token).token
    if end == "cancel":
        client.send(operations.CANCEL_ASSESSMENT(assessment_id=assessment.id))
    else:
        past = update(assessments).where(assessments.c.id == assessment.id).values(expires_at=assessment.created_at)
        embedded_service().api.state.service.database.write_now(lambda connection: connection.execute(past))
    other = open_browser().open(token)
    assert (other.heading, other.page.status_code) == (title, 410)
    assert said in other.text
    assert browser.open(private, "/me").heading == "This questionnaire has ended"
    assert "Delete everything" in browser.text


def test_a_private_link_opened_as_a_take_link_leads_to_the_questions(browser: Browser, token: str) -> None:
    private = begin(browser, token).token
    assert "Question 1 of 12" in browser.open(private, "/take").text
    assert browser.url.startswith("/me?")


def test_names_and_texts_are_shown_as_they_are(browser: Browser, open_browser: Open, client: Client) -> None:
    name = """<img src=x onerror=alert(1)> "quoted" {{ 7 * 7 }} **b**"""
    team = client.send(operations.CREATE_TEAM(NewTeam(name=name)))
    link = client.send(operations.CREATE_JOIN_LINK(NewJoinLink(form="short"), team_id=team.id))
    browser.open(link.url.partition("token=")[2])
    assert escape(name, quote=False).replace('"', "&#34;") in browser.page.text
    assert browser.heading == f"Welcome to {name}"
