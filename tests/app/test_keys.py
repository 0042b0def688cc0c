"""Making a key on the page, seeing it once, and revoking it."""

import pytest
from streamlit.testing.v1 import AppTest

from discern.contract import operations
from discern.contract.models.keys import Key
from discern.contract.models.users import PutUser
from discern_app.access.secret import Access
from discern_app.base.current_service import configured_service
from tests.support.pages import Open, click, texts


@pytest.fixture(autouse=True)
def holds_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    """The browser has followed the address that the start prints."""
    monkeypatch.setattr("discern_app.access.viewer.current_access", lambda: Access(holds_secret=True, is_open=False))


def keys() -> list[Key]:
    return configured_service().managers.client.send(operations.LIST_KEYS()).data


def open_keys(open_page: Open) -> AppTest:
    return open_page("integrations", tab="Keys")


def test_a_key_is_made_shown_once_and_listed(open_page: Open) -> None:
    page = click(open_keys(open_page), "Make a key")
    click(page, "Make the key")
    assert page.error[0].value == "Say what the key is for."
    page.text_input[0].set_value("HR system")
    page.radio[0].set_value("people")
    click(page, "Make the key")
    secret = str(page.code[0].value)
    [made] = keys()
    assert (made.label, "results:read" in made.scopes, "teams:write" in made.scopes) == ("HR system", False, True)
    assert made.expires_at is not None
    assert secret.startswith("dsc_")
    click(page, "I have copied it")
    assert secret not in texts(page) + str([each.value for each in page.code])
    assert secret not in texts(open_keys(open_page))


def test_single_scopes_are_ticked(open_page: Open) -> None:
    page = click(open_keys(open_page), "Make a key")
    page.text_input[0].set_value("Dashboard")
    page.radio[0].set_value("single").run()
    click(page, "Make the key")
    assert page.error[0].value == "Tick at least one thing that the key may do."
    [box] = [each for each in page.checkbox if "`teams:read`" in each.label]
    box.check()
    click(page, "Make the key")
    assert [key.scopes for key in keys()] == [["teams:read"]]
    assert not [each for each in page.checkbox if "`act`" in each.label]


@pytest.mark.integration
def test_the_key_of_an_assistant_is_for_one_user_and_ends_soon(
    open_page: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCERN_ASSISTANT", "true")
    page = open_keys(open_page)
    client = configured_service().managers.client
    user = client.send(operations.PUT_USER(PutUser(email="ana@example.org", name="Ana", role="owner")))
    page = click(page, "Make a key")
    page.text_input[0].set_value("Ana's editor")
    page.radio[0].set_value("assistant").run()
    assert [each.options for each in page.selectbox] == [["Ana"], ["30 days", "90 days"]]
    click(page, "Make the key")
    [made] = keys()
    assert (made.scopes, made.user_id, made.names) == (["assistant:read"], user.id, False)
    assert made.expires_at is not None


def test_where_assistants_are_off_no_key_is_offered_for_one(open_page: Open) -> None:
    page = click(open_keys(open_page), "Make a key")
    assert "Let an assistant ask" not in page.radio[0].options
