"""An owner's logo and colour on the plain pages of participants and strangers."""

import re
from base64 import b64decode

import pytest
from starlette.requests import Request

from discern.client import Client
from discern.contract import operations
from discern.contract.models.branding import Branding, BrandingChange
from discern_app.base.branding import read_branding_again
from discern_app.entrance.door import show_outside
from tests.support.logos import DARK, encoded, text_of, wordmark
from tests.support.plain_pages import Browser

COLOUR = "#0A7A5A"


@pytest.fixture
def look(client: Client) -> Branding:
    """What an owner has chosen."""
    change = BrandingChange(logo=text_of(encoded(wordmark(DARK))), colour=COLOUR)
    made = client.send(operations.CHANGE_BRANDING(change))
    read_branding_again()
    return made


def loaded(browser: Browser, ending: str) -> bytes:
    """The file with this ending that the page loads."""
    [address] = re.findall(rf'"([^"]*/{ending})"', browser.page.text)
    answer = browser.http.get(address)
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    return answer.content


def test_a_take_page_has_the_owners_logo_and_colour(browser: Browser, token: str, look: Branding) -> None:
    browser.open(token)
    assert loaded(browser, "logo.png") == b64decode(look.logo or "")
    assert loaded(browser, "logo-dark.png") == b64decode(look.logo_dark or "")
    assert f"--accent: {COLOUR};".encode() in loaded(browser, "branding.css")
    assert "logo-light.svg" not in browser.page.text


def test_the_colour_comes_after_those_of_the_page(browser: Browser, token: str, look: Branding) -> None:
    browser.open(token).press("Start", agreed="yes")
    sheets = re.findall(r'stylesheet" href="[^"]*/([a-z]+\.css)"', browser.page.text)
    assert sheets[-1] == "branding.css"


def test_without_them_a_page_is_discerns(browser: Browser, token: str) -> None:
    browser.open(token)
    assert "logo-light.svg" in browser.page.text
    assert "branding.css" not in browser.page.text
    for name in ("branding.css", "logo.png", "logo-dark.png"):
        assert browser.http.get(f"/take/files/0/{name}").status_code == 404


def test_the_page_of_a_closed_door_has_the_look_that_was_read_last(
    browser: Browser, token: str, look: Branding
) -> None:
    stranger = Request({"type": "http", "method": "GET", "path": "/", "headers": [], "query_string": b""})
    assert b"logo-light.svg" in show_outside(stranger, "closed").body
    browser.open(token)
    assert b"/logo.png" in show_outside(stranger, "closed").body
