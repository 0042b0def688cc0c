"""The secret that is typed once where a host sets no cookies, and the token that the browser keeps for it."""

from datetime import UTC, datetime, timedelta

import pytest
from streamlit.testing.v1 import AppTest

from discern_app.access import secret
from discern_app.access.secret import MOST_WRONG, TOKEN, cookie_value
from discern_app.base.embedded_service import load_settings
from discern_app.session_state import NEW_ACCESS_TOKEN
from tests.support.pages import PAGES, SHELL, Open, click, headings, run, script_of, texts

SECRET = "kR8vTq2LmXz5WbNc9YdJf4HsGp7UaEe1Ki3Oo6BtC0x"
NOW = datetime.now(UTC)


@pytest.fixture
def closed(open_page: Open, monkeypatch: pytest.MonkeyPatch) -> AppTest:
    """The app with a secret, before the browser has said what it keeps."""
    monkeypatch.setenv("DISCERN_OPEN_ACCESS", "")
    monkeypatch.setenv("DISCERN_ACCESS_SECRET", SECRET)
    load_settings.cache_clear()
    secret._WRONG.clear()
    return AppTest.from_file(str(SHELL), default_timeout=30)


def keeps(test: AppTest, token: str, monkeypatch: pytest.MonkeyPatch) -> AppTest:
    """The same in a browser that keeps this token, which is empty where it keeps none."""
    monkeypatch.setattr(
        "discern_app.access.secret._TOKEN_MEMORY",
        lambda **told: {"token": told["data"]["keep"] or token},
    )
    return run(test)


def test_until_the_browser_has_said_what_it_keeps_nothing_is_asked(closed: AppTest) -> None:
    assert headings(run(closed)) == []
    assert not closed.text_input


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.exhaustive
def test_without_it_no_page_of_those_who_lead_is_there(
    closed: AppTest, monkeypatch: pytest.MonkeyPatch, page: str
) -> None:
    test = keeps(closed, "", monkeypatch)
    with pytest.raises(ValueError, match=script_of(page)):
        run(test.switch_page(script_of(page)))
    assert headings(test) == ["This page is closed"]


def test_the_secret_opens_the_pages_and_the_browser_keeps_a_token_of_it(
    closed: AppTest, monkeypatch: pytest.MonkeyPatch
) -> None:
    test = keeps(closed, "", monkeypatch)
    assert headings(test) == ["This page is closed"]
    test.text_input[0].input(f" {SECRET} ")
    click(test, "Open the pages")
    assert headings(test) == ["See how your team works, in four steps\\."]
    token = test.session_state[NEW_ACCESS_TOKEN.key]
    assert SECRET not in token
    again = keeps(AppTest.from_file(str(SHELL), default_timeout=30), token, monkeypatch)
    assert headings(again) == ["See how your team works, in four steps\\."]


@pytest.mark.parametrize(
    "token",
    [
        SECRET,
        cookie_value(SECRET, NOW - timedelta(days=30), TOKEN),
        cookie_value(SECRET[::-1], NOW, TOKEN),
        cookie_value(SECRET, NOW),
    ],
    ids=["the-secret-itself", "expired", "of-another-secret", "a-cookie"],
)
def test_nothing_else_that_a_browser_keeps_opens_them(
    closed: AppTest, monkeypatch: pytest.MonkeyPatch, token: str
) -> None:
    assert headings(keeps(closed, token, monkeypatch)) == ["This page is closed"]


def test_wrong_secrets_are_limited_by_address_and_then_the_right_one_too(
    closed: AppTest, monkeypatch: pytest.MonkeyPatch
) -> None:
    test = keeps(closed, "", monkeypatch)
    for number in range(MOST_WRONG):
        test.text_input[0].input(f"wrong {number}")
        click(test, "Open the pages")
        assert [each.value for each in test.error] == ["That isn't the right secret."]
    test.text_input[0].input(SECRET)
    click(test, "Open the pages")
    assert "Try again in an hour" in test.error[0].value
    monkeypatch.setattr("discern_app.access.secret.browser_address", lambda: "203.0.113.9")
    click(test, "Open the pages")
    assert headings(test) == ["See how your team works, in four steps\\."]


def test_where_there_is_no_secret_the_page_says_how_to_set_one(
    closed: AppTest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("DISCERN_ACCESS_SECRET")
    load_settings.cache_clear()
    test = keeps(closed, "", monkeypatch)
    assert not test.text_input
    assert "DISCERN_ACCESS_SECRET" in texts(test)
