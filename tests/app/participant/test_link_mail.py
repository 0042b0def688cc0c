"""The private link by mail, without a script: an address, a code, and the link in the mailbox."""

import re
from collections.abc import Callable, Iterator

import pytest

from discern.client import Client
from discern.contract import operations
from discern.contract.models.assessments import Assessment, GiveConsent, NewAssessment
from discern.contract.models.candidates import NewCandidate
from tests.app.participant import test_take
from tests.support.mailboxes import APP, Mailbox, run_breaking_server, run_mailbox
from tests.support.plain_pages import Browser

ADDRESS = "ana@recipient.example"


@pytest.fixture(scope="module")
def server() -> Iterator[Mailbox]:
    with run_mailbox() as mailbox:
        yield mailbox


@pytest.fixture
def mailbox(server: Mailbox, monkeypatch: pytest.MonkeyPatch) -> Mailbox:
    """Mail is set up."""
    for name, value in server.settings.items():
        monkeypatch.setenv(f"DISCERN_{name.upper()}", value)
    server.got.clear()
    server.to_recipient = server.to_text = "250 OK"
    return server


@pytest.fixture
def token(mailbox: Mailbox, client: Client) -> str:
    """Of somebody's private link."""
    made: Assessment = client.send(
        operations.CREATE_ASSESSMENT(NewAssessment(candidate=NewCandidate(name="Ana Ruiz"), form="short"))
    )
    token = client.send(operations.GIVE_CONSENT(GiveConsent(accepted=True), assessment_id=made.id)).private_token
    assert token is not None
    return token


@pytest.fixture
def data(token: str, browser: Browser) -> Browser:
    """Their data in their browser."""
    return browser.open(token, "/me", tab="data")


def code_in(mailbox: Mailbox) -> str:
    found = re.search(r"\b[0-9]{6}\b", mailbox.got[-1].text)
    assert found is not None
    return found[0]


def test_an_address_is_confirmed_and_gets_the_link(data: Browser, token: str, mailbox: Mailbox) -> None:
    asked = data.press("Mail me a code", email=f" {ADDRESS} ")
    assert asked.page.status_code == 200
    assert f"We have mailed a code to {ADDRESS}" in asked.text
    assert ADDRESS not in asked.url
    sent = asked.press("Mail me the link", code=f" {code_in(mailbox)[:3]} {code_in(mailbox)[3:]}")
    assert "on its way to your mailbox" in sent.text
    assert f"{APP}/me?token={token}" in mailbox.got[-1].text
    assert ADDRESS not in sent.page.text
    assert ADDRESS not in sent.url


def test_a_wrong_code_and_a_late_one_say_what_to_do(data: Browser, mailbox: Mailbox) -> None:
    asked = data.press("Mail me a code", email=ADDRESS)
    wrong = f"{(int(code_in(mailbox)) + 1) % 1_000_000:06}"
    for code in ("12", wrong, wrong, wrong, wrong, wrong):
        refused = asked.press("Mail me the link", code=code)
        assert refused.page.status_code == 422
        assert "isn't the code" in refused.text
    assert "ask for another code" in asked.press("Mail me the link", code=code_in(mailbox)).text
    again = asked.press("Mail me another code")
    assert "on its way" in again.press("Mail me the link", code=code_in(mailbox)).text


def test_a_form_that_is_sent_twice_sends_one_mail(data: Browser, mailbox: Mailbox) -> None:
    asked = data.press("Mail me a code", email=ADDRESS)
    page, code = asked.page, code_in(mailbox)
    asked.press("Mail me the link", code=code)
    asked.page = page
    assert "on its way" in asked.press("Mail me the link", code=code).text
    assert len(mailbox.got) == 2


def test_too_many_codes_say_when_there_are_more(data: Browser, token: str) -> None:
    for number in range(4):
        data.open(token, "/me", tab="data").press("Mail me a code", email=f"a{number}@recipient.example")
    assert data.page.status_code == 429
    assert "Try again in 60 minutes" in data.text


def test_what_the_mail_server_does_is_said(data: Browser, mailbox: Mailbox) -> None:
    page = data.page
    for answer, said in (("550 unknown", "can't be sent to this address"), ("451 later", "couldn't be sent")):
        mailbox.to_recipient, data.page = answer, page
        failed = data.press("Mail me a code", email=ADDRESS)
        assert failed.page.status_code == 503
        assert said in failed.text
        assert failed.read.forms


def test_a_code_that_may_have_gone_out_can_be_entered(
    mailbox: Mailbox, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    with run_breaking_server() as port:
        monkeypatch.setenv("DISCERN_SMTP_URL", f"smtp://127.0.0.1:{port}")
        data: Browser = request.getfixturevalue("data")
        unsure = data.press("Mail me a code", email=ADDRESS)
    assert "don't know whether the mail went out" in unsure.text
    assert "Code from the mail" in unsure.text
    assert mailbox.got == []


@pytest.mark.parametrize("address", ["", "ana", "a@b.example\r\nBcc: all@b.example", "<script>@b.example,c@d.example"])
def test_no_address_gets_nothing(data: Browser, mailbox: Mailbox, address: str) -> None:
    refused = data.press("Mail me a code", email=address)
    assert refused.page.status_code in {422, 503}
    assert "can't be sent to this address" in refused.text
    assert "<script>@" not in refused.page.text
    assert mailbox.got == []


def test_the_last_page_asks_for_the_address_too(token: str, browser: Browser, mailbox: Mailbox) -> None:
    browser.open(token, "/me")
    blocks = browser.state["next"]["blocks"]
    given = [{"block": b["id"], "most": b["items"][0]["id"], "least": b["items"][1]["id"], "ms": 4000} for b in blocks]
    everything, address = {"token": token, "assessment": browser.state["assessment"]}, browser.state["end"]
    browser.http.post("/take/answers", json=everything | {"given": given})
    end = browser.get(address)
    assert not [link for link in end.read.links if link.startswith("mailto:")]
    end.press("Mail me a code", email=ADDRESS).press("Mail me the link", code=code_in(mailbox))
    assert "on its way to your mailbox" in browser.text
    assert "Thank you for answering" in mailbox.got[-1].text


def test_without_a_private_link_nothing_is_mailed(mailbox: Mailbox, browser: Browser) -> None:
    for action in ("mail-code", "mail-link"):
        fields = {"do": action, "token": "x" * 32, "email": ADDRESS, "code": "123456"}
        assert browser.http.post("/me", data=fields).status_code == 404
    assert mailbox.got == []


def test_before_the_first_question_the_link_is_offered_to_the_address_on_file(
    mailbox: Mailbox, client: Client, browser: Browser, open_browser: Callable[[], Browser]
) -> None:
    made = client.send(
        operations.CREATE_ASSESSMENT(NewAssessment(candidate=NewCandidate(name="Ana", email=ADDRESS), form="short"))
    )
    take = str(made.take_url).partition("token=")[2]
    browser.open(take).press("Start", agreed="yes")
    assert "Question 1 of 12" in browser.text
    private, page = browser.token, browser.page
    # A tap, and it can be passed over: the question is on the same page.
    asked = browser.press(f"Mail it to {ADDRESS}")
    assert "We have mailed a code to" in asked.text
    assert f"/me?token={private}" in " ".join(asked.read.links)
    assert private not in mailbox.got[-1].text
    sent = asked.press("Mail me the link", code=code_in(mailbox))
    assert "Continue with the questions" in sent.text
    assert "opens the questionnaire in any browser" in mailbox.got[-1].text
    browser.page = page
    test_take.answer(browser)
    assert "Mail it to" not in browser.text
    # The chat's own browser is gone. The take link leads nobody to the answers, and the mail leads the person on.
    assert open_browser().open(take).heading == "Continue in the browser where you started"
    link = re.search(r"/me\?token=\w+", mailbox.got[-1].text)
    assert link is not None
    assert "Question 2 of 12" in open_browser().get(link[0]).text


def test_who_knows_the_take_link_gets_no_code_to_the_address_on_file(
    mailbox: Mailbox, client: Client, browser: Browser, open_browser: Callable[[], Browser]
) -> None:
    made = client.send(
        operations.CREATE_ASSESSMENT(NewAssessment(candidate=NewCandidate(name="Ana", email=ADDRESS), form="short"))
    )
    take = str(made.take_url).partition("token=")[2]
    test_take.answer(browser.open(take).press("Start", agreed="yes"))
    manager = open_browser().open(take)
    assert ADDRESS not in manager.page.text
    for action in ("mail-code", "mail-link"):
        manager.http.post("/me", data={"do": action, "token": take, "email": ADDRESS, "code": "123456"})
    assert mailbox.got == []
