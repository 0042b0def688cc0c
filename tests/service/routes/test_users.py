"""Signing in: who somebody is, and when an address is theirs."""

from itertools import count
from typing import Any

import pytest

from discern.contract.headers import ACTOR, TAKER_ADDRESS
from tests.support.databases import on_both
from tests.support.running import Running

pytestmark = on_both

NUMBERS = count()
ISSUER = "https://id.example"
TENANT = "https://login.example/tenant-7/v2.0"


@pytest.fixture
def running(start: Any) -> Running:
    made: Running = start(owners="Boss@Example.org, second@example.org", trusted_issuers=TENANT)
    return made


@pytest.fixture
def key(running: Running) -> str:
    return running.key("admin", "act")


@pytest.fixture
def admin(running: Running) -> str:
    return running.key("admin")


def sign_in(running: Running, key: str, subject: str, email: str | None = None, **more: Any) -> Any:
    given = {"issuer": ISSUER, "subject": subject, "email": email, "email_verified": True, **more}
    return running.answer("POST", "/users/sign-in", {k: v for k, v in given.items() if v is not None}, key)["user"]


def test_the_first_owner_comes_from_the_settings(running: Running, key: str, admin: str) -> None:
    boss = sign_in(running, key, "1", "BOSS@example.org", name="Bo")
    assert (boss["role"], boss["name"]) == ("owner", "Bo")
    assert sign_in(running, key, "1")["id"] == boss["id"]
    [listed] = running.answer("GET", "/users", key=admin, q="bo")["data"]
    assert listed["id"] == boss["id"]


@pytest.mark.parametrize(
    ("more", "is_let_in"),
    [
        pytest.param({}, True, id="verified"),
        pytest.param({"email_verified": False}, False, id="not-verified"),
        pytest.param({"email_verified": False, "issuer": TENANT}, True, id="of-the-named-tenant"),
        pytest.param({"email_verified": False, "issuer": f"{TENANT}x"}, False, id="of-another-tenant"),
        pytest.param({"email": None}, False, id="no-address"),
        pytest.param({"email": "lead@example.org.evil.example"}, False, id="another-address"),
    ],
)
def test_an_address_lets_in_where_it_is_trusted(
    running: Running, key: str, admin: str, more: dict[str, Any], is_let_in: bool
) -> None:
    running.answer("PUT", "/users", {"email": "Lead@example.org", "role": "manager"}, admin)
    found = sign_in(running, key, "7", **{"email": "lead@EXAMPLE.org", **more})
    assert (found is not None) == is_let_in


@pytest.mark.parametrize(
    ("given", "other"),
    [
        pytest.param("ana@strasse.example", "ana@straße.example", id="sharp-s"),
        pytest.param("ana@straße.example", "ana@strasse.example", id="two-s"),
        pytest.param("sam@example.org", "ſam@example.org", id="long-s"),
        pytest.param("kim@example.org", "\N{KELVIN SIGN}im@example.org", id="kelvin-sign"),
        pytest.param("boss@example.org", "boß@example.org", id="an-owner-of-the-settings"),
    ],
)
def test_an_address_that_unicode_takes_for_another_lets_in_nobody(
    running: Running, key: str, admin: str, given: str, other: str
) -> None:
    running.answer("PUT", "/users", {"email": given, "role": "owner"}, admin)
    assert sign_in(running, key, "7", other) is None
    assert sign_in(running, key, "8", given.upper() if given.isascii() else given)["role"] == "owner"


def test_an_address_binds_once(running: Running, key: str, admin: str) -> None:
    made = running.answer("PUT", "/users", {"email": "lead@example.org", "role": "manager"}, admin)
    assert sign_in(running, key, "7", "lead@example.org")["id"] == made["id"]
    assert sign_in(running, key, "8", "lead@example.org") is None
    assert sign_in(running, key, "7", "lead@example.org", issuer="https://other.example") is None
    assert sign_in(running, key, "7", "changed@example.org")["id"] == made["id"]
    sign_in(running, key, "1", "boss@example.org")
    assert sign_in(running, key, "2", "boss@example.org") is None
    running.answer("DELETE", f"/users?id={made['id']}", key=admin)
    assert sign_in(running, key, "7", "lead@example.org") is None


def test_a_person_may_be_named_by_issuer_and_subject(running: Running, key: str, admin: str) -> None:
    put = {"issuer": ISSUER, "subject": "42", "role": "coach"}
    made = running.answer("PUT", "/users", put, admin)
    assert running.answer("PUT", "/users", {**put, "role": "manager"}, admin)["id"] == made["id"]
    assert sign_in(running, key, "42")["role"] == "manager"
    assert sign_in(running, key, "42", issuer="https://other.example") is None


@pytest.mark.parametrize(
    "body",
    [
        pytest.param({"role": "owner"}, id="nobody"),
        pytest.param({"email": "a@b.example", "id": "usr_1", "role": "owner"}, id="two-at-once"),
        pytest.param({"issuer": ISSUER, "role": "owner"}, id="no-subject"),
        pytest.param({"email": "a@b.example", "role": "boss"}, id="no-such-role"),
        pytest.param({"email": "a@b.example", "role": "member"}, id="a-member-of-nobody"),
        pytest.param({"email": "a@b.example", "role": "owner", "teams": ["team_1"]}, id="an-owner-with-teams"),
        pytest.param({"email": "a@b.example", "role": "coach", "teams": ["team_none"]}, id="no-such-team"),
        pytest.param({"email": "a@b.example", "role": "member", "candidate_id": "cand_none"}, id="no-such-person"),
    ],
)
def test_what_makes_no_user_is_refused(running: Running, admin: str, body: dict[str, Any]) -> None:
    assert running.call("PUT", "/users", body, admin).status_code == 400
    assert running.answer("GET", "/users", key=admin)["data"] == []


def test_teams_come_and_go_with_the_team(running: Running, admin: str) -> None:
    teams = [running.answer("POST", "/teams", {"name": name}, admin)["id"] for name in ("A", "B")]
    put = {"email": "lead@example.org", "role": "coach", "teams": [teams[1], teams[0], teams[1]]}
    assert running.answer("PUT", "/users", put, admin)["teams"] == teams
    running.answer("DELETE", f"/teams/{teams[0]}", key=admin)
    [user] = running.answer("GET", "/users", key=admin)["data"]
    assert user["teams"] == [teams[1]]


def test_nobody_can_use_up_the_requests_of_somebody_else(start: Any) -> None:
    running: Running = start(rate_limit=5, owners="boss@example.org")
    key = running.key("admin", "act")

    def send(method: str, path: str, headers: dict[str, str], body: object = None) -> Any:
        return running.http.request(method, path, headers={"Authorization": f"Bearer {key}", **headers}, json=body)

    def enter(subject: str, address: str) -> Any:
        given = {"issuer": ISSUER, "subject": subject, "email": f"{subject}@example.org", "email_verified": True}
        return send("POST", "/users/sign-in", {TAKER_ADDRESS: address}, given)

    assert [enter("stranger", "203.0.113.9").status_code for _ in range(7)] == [200] * 5 + [429] * 2
    boss = enter("boss", "198.51.100.1").json()["user"]["id"]
    put = {"email": "lead@example.org", "role": "manager"}
    lead = send("PUT", "/users", {ACTOR: boss}, put).json()["id"]
    assert [send("GET", "/teams", {ACTOR: lead}).status_code for _ in range(7)] == [200] * 5 + [429] * 2
    seen = send("GET", "/account", {ACTOR: boss}).json()["limit"]
    assert seen == {"per_minute": 5, "remaining": 3}


def test_a_key_that_was_not_given_act_counts_as_one_whomever_it_names(start: Any) -> None:
    running: Running = start(rate_limit=5)
    key = running.key("admin")
    statuses = [
        running.http.get("/teams", headers={"Authorization": f"Bearer {key}", ACTOR: f"usr_{number}"}).status_code
        for number in range(7)
    ]
    assert statuses == [403] * 5 + [429] * 2
