"""Who invites somebody and who is responsible, as a link tells it before the first question."""

from collections.abc import Callable
from typing import Any

import pytest

from discern.contract.headers import ACTOR
from tests.support.databases import on_both

pytestmark = on_both

RESPONSIBLE = "Harbour Works Ltd, privacy@example.org"


@pytest.fixture
def running(start: Callable[..., Any]) -> Any:
    return start(responsible=RESPONSIBLE)


@pytest.fixture
def pages(running: Any) -> str:
    key: str = running.key("take")
    return key


@pytest.fixture
def owner(running: Any) -> tuple[str, str]:
    """The key that acts for an owner whose name is Asha Patel, and the owner's id."""
    key = running.key("admin", "act")
    email = "asha@example.org"
    put = running.answer("PUT", "/users", {"email": email, "role": "owner"}, running.key("admin"))
    claims = {"issuer": "https://id.example", "subject": "1", "email": email, "email_verified": True}
    running.answer("POST", "/users/sign-in", claims | {"name": "Asha Patel"}, key)
    return key, put["id"]


def act(running: Any, owner: tuple[str, str], path: str, body: object) -> Any:
    key, user = owner
    headers = {"Authorization": f"Bearer {key}", ACTOR: user}
    response = running.http.post(path, json=body, headers=headers)
    assert response.status_code == 200, response.text
    return response.json()


def token_of(url: str) -> str:
    return url.rpartition("token=")[2]


def who(running: Any, pages: str, token: str, **given: str) -> tuple[Any, Any]:
    opened = running.answer("POST", "/take", {"token": token, **given}, pages)
    return opened["invited_by"], opened["responsible"]


def test_a_take_link_names_the_user_who_made_it(running: Any, pages: str, owner: tuple[str, str]) -> None:
    made = act(running, owner, "/assessments", {"candidate": {"name": "Ada"}})
    token = token_of(made["take_url"])
    assert who(running, pages, token) == ("Asha Patel", RESPONSIBLE)
    given = running.answer("POST", f"/assessments/{made['id']}/consent", {"accepted": True}, pages)
    assert who(running, pages, given["private_token"]) == (None, RESPONSIBLE)


def test_nobody_is_named_where_a_key_made_it(running: Any, pages: str) -> None:
    made = running.answer("POST", "/assessments", {"candidate": {"name": "Ada"}}, running.key("admin"))
    assert who(running, pages, token_of(made["take_url"])) == (None, RESPONSIBLE)


def test_a_join_link_names_who_made_it_and_so_does_what_it_leads_to(
    running: Any, pages: str, owner: tuple[str, str]
) -> None:
    team = act(running, owner, "/teams", {"name": "Harbour"})["id"]
    token = token_of(act(running, owner, f"/teams/{team}/join-links", {})["url"])
    assert who(running, pages, token) == ("Asha Patel", RESPONSIBLE)
    joined = running.answer("POST", "/take", {"token": token, "name": "Ada"}, pages)
    assert who(running, pages, joined["take_token"]) == ("Asha Patel", RESPONSIBLE)


def test_who_has_left_is_no_longer_named(running: Any, pages: str, owner: tuple[str, str]) -> None:
    made = act(running, owner, "/assessments", {"candidate": {"name": "Ada"}})
    admin = running.key("admin")
    running.answer("PUT", "/users", {"email": "ben@example.org", "role": "owner"}, admin)
    deleted = running.call("DELETE", f"/users?id={owner[1]}", None, admin)
    assert deleted.status_code == 200, deleted.text
    assert who(running, pages, token_of(made["take_url"])) == (None, RESPONSIBLE)
