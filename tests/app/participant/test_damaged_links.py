"""Links as mails and chats hand them on: with what stood around them, broken, or in other letters."""

from collections.abc import Callable

import pytest

from discern.client import Client
from discern.client.errors import NotFound
from discern.contract import operations
from discern.contract.models.assessments import GiveConsent, OpenLink, Taking
from discern.service.http.dependencies import WRONG_TOKENS
from tests.support.plain_pages import Browser

Open = Callable[[], Browser]

AROUND = {
    "full stop": "{token}.",
    "round bracket": "{token})",
    "angle bracket": "{token}%3E",
    "two angle brackets": "%3C{token}%3E",
    "comma": "{token},",
    "semicolon": "{token};",
    "space": "{token}%20",
    "a word": "{token}+thanks",
    "line break": "{token}%0A",
    "the next line": "{token}%0D%0ABest,%20Ann",
    "quotation mark": "{token}%22",
    "curly quotation mark": "{token}%E2%80%9D",
    "bold": "{token}**",
    "italic": "{token}_",
    "nothing to be seen": "{token}%E2%80%8B",
    "ampersand of HTML": "{token}%26amp;utm_source=chat",
    "equals sign of a mail": "3D{token}",
}
HALVES = {"line break inside": "{half}%0A{rest}", "soft break of a mail": "{half}%3D%0D%0A{rest}"}
DAMAGED = AROUND | HALVES


def damage(token: str, how: str) -> str:
    return DAMAGED[how].format(token=token, half=token[:20], rest=token[20:])


@pytest.mark.parametrize("how", DAMAGED)
def test_a_damaged_link_opens(browser: Browser, token: str, how: str) -> None:
    assert browser.get(f"/take?token={damage(token, how)}").heading == "Hello Ada <Bold>"
    # The person goes on from there, and this browser finds their answers by the whole link.
    browser.press("Start", agreed="yes")
    assert "Question 1 of 12" in browser.text
    assert "Question 1 of 12" in browser.open(token).text


@pytest.mark.parametrize("path", ["/Take", "/TAKE/", "/take/"])
def test_its_path_may_be_in_other_letters(browser: Browser, token: str, path: str) -> None:
    assert browser.get(f"{path}?from=chat&amp;token={token}.").heading == "Hello Ada <Bold>"


@pytest.mark.parametrize("how", ["full stop", "the next line", "line break inside", "equals sign of a mail"])
def test_links_of_every_kind_open(open_browser: Open, client: Client, token: str, invitation: str, how: str) -> None:
    assert open_browser().get(f"/take?token={damage(invitation, how)}").heading == "Welcome to Harbour <B>"
    private = open_browser().open(token).press("Start", agreed="yes").token
    assert "Question 1 of 12" in open_browser().get(f"/Me?token={damage(private, how)}").text
    assert "No more reminders?" in open_browser().get(f"/Unsubscribe?token={damage(token, how)}").text


def test_what_is_damaged_counts_as_no_wrong_link_and_what_stays_wrong_does(
    open_browser: Open, client: Client, token: str
) -> None:
    browser = open_browser()
    for _ in range(WRONG_TOKENS + 5):
        browser.get(f"/take?token={token}.")
        assert browser.page.status_code == 200
    wrong = [browser.get(f"/take?token={token[1:]}x.").page.status_code for _ in range(WRONG_TOKENS + 5)]
    assert (wrong[0], wrong[-1]) == (404, 429)


def test_the_service_reads_them_alike(client: Client, token: str) -> None:
    opened = client.send(operations.OPEN_LINK(OpenLink(token=f" <{token}>. ")))
    assert isinstance(opened, Taking)
    assert opened.candidate.name == "Ada <Bold>"
    consent = client.send(operations.GIVE_CONSENT(GiveConsent(accepted=True), assessment_id=opened.assessment_id))
    private = client.send(operations.OPEN_LINK(OpenLink(token=f"{consent.private_token}\nBest, Ann")))
    assert isinstance(private, Taking)
    assert private.private
    with pytest.raises(NotFound):
        client.send(operations.OPEN_LINK(OpenLink(token=token[1:])))
