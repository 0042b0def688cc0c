"""Who may do what: every operation by keys of every kind, on the account's own objects and on another's."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import timedelta
from itertools import count
from typing import Any

import pytest

from discern.contract.permissions import SCOPES, allows
from discern.service.storage.repositories.accounts import revoke_key
from discern.service.tokens import new_key
from tests.support.databases import on_both_if_slow
from tests.support.operations import CASES, Case, KeptWorlds, add_opening, fill, populate
from tests.support.running import Running

# Which keys may is decided before a database is asked.
pytestmark = on_both_if_slow

REFUSED_KEYS = {"get_evidence": "not_shared"}
"""The codes by which operations refuse keys that act for nobody, where that isn't `role_forbids`."""

each_operation = pytest.mark.parametrize("operation", CASES, ids=str)


@pytest.fixture(scope="module")
def names() -> Iterator[str]:
    """Names of accounts that nobody has yet."""
    return (f"account {number}" for number in count())


@dataclass(frozen=True)
class Ours:
    """An account with a world that no refused call may change."""

    running: Running
    account: str
    admin: str
    world: dict[str, str]

    def see(self) -> Any:
        export = self.running.answer("GET", f"/candidates/{self.world['candidate_id']}/export", key=self.admin)
        team = self.running.answer("GET", f"/teams/{self.world['team_id']}", key=self.admin)
        return export["candidate"], export["teams"], export["assessments"], team


@pytest.fixture(scope="module")
def ours(shared: Running, names: Iterator[str]) -> Iterator[Ours]:
    account = next(names)
    admin = shared.key(account=account)
    made = Ours(shared, account, admin, populate(shared, admin))
    before = made.see()
    yield made
    assert made.see() == before


@pytest.fixture(scope="module")
def lapsed(ours: Ours) -> tuple[str, str]:
    """A key that has expired, and one that was revoked."""
    running = ours.running
    expired = running.key(account=ours.account, expires_in=timedelta(seconds=1))
    revoked = running.key(account=ours.account)
    key_id = running.answer("GET", "/account", key=revoked)["key"]["id"]
    running.service.database.write_now(lambda connection: revoke_key(connection, key_id, running.clock()))
    running.clock.advance(seconds=1)
    return expired, revoked


def assert_refused(response: Any, status: int, code: str) -> None:
    assert (response.status_code, response.json()["code"]) == (status, code), response.text
    assert int(response.headers["X-RateLimit-Remaining"]) >= 0


@each_operation
def test_a_key_needs_every_scope_of_an_operation(ours: Ours, operation: Case) -> None:
    for left_out in operation.scopes:
        others = sorted(set(SCOPES) - {left_out, "admin"})
        key = ours.running.key(*others, account=ours.account)
        assert_refused(ours.running.call(*operation.request(ours.world), key), 403, "scope_missing")


@pytest.mark.integration
@each_operation
@pytest.mark.parametrize("kind", ["its-scopes", "admin"])
def test_a_key_with_the_scopes_may(
    shared: Running, kept_worlds: KeptWorlds, names: Iterator[str], operation: Case, kind: str
) -> None:
    def make() -> tuple[str, dict[str, str]]:
        account = next(names)
        return account, populate(shared, shared.key(account=account))

    account, world = kept_worlds.make(make, changes=operation.changes)
    scopes = operation.scopes if kind == "its-scopes" else ()
    key = shared.key(*(scopes or ("admin",)), account=account)
    if operation.name == "decide_opening":  # no other key has it
        add_opening(shared, key, world["ready_report"])
    if operation.name == "give_answers":  # without a private token, by the key that passed the consent on
        shared.answer("POST", f"/assessments/{world['open']}/consent", {"accepted": True}, key)
    response = shared.call(*operation.request(world), key)
    if operation.refuses_keys:
        may = all(allows(scopes or ("admin",), scope) for scope in operation.scopes)
        assert_refused(response, 403, REFUSED_KEYS.get(operation.name, "role_forbids") if may else "scope_missing")
        return
    assert response.status_code == 200, response.text


@pytest.mark.integration
@each_operation
@pytest.mark.parametrize("kind", ["its-scopes", "admin"])
def test_another_account_has_no_such_object(ours: Ours, names: Iterator[str], operation: Case, kind: str) -> None:
    scopes = operation.scopes if kind == "its-scopes" else ()
    theirs = ours.running.key(*(scopes or ("admin",)), account=next(names))
    response = ours.running.call(*operation.request(ours.world), theirs)
    if not all(allows(scopes or ("admin",), scope) for scope in operation.scopes):
        assert_refused(response, 403, "scope_missing")
    elif operation.names_an_object:
        assert_refused(response, 404, "not_found")
    elif operation.about:
        assert_refused(response, 400, "invalid_parameter")
    else:
        assert response.status_code == 200, response.text
        assert not operation.is_list or response.json()["data"] == []
    assert "Zebulon" not in response.text


@each_operation
def test_a_key_that_is_none_may_nothing(ours: Ours, lapsed: tuple[str, str], operation: Case) -> None:
    running, request = ours.running, operation.request(ours.world)
    assert_refused(running.call(*request), 401, "key_missing")
    for key in (*lapsed, new_key(), f"{ours.admin}x"):
        assert_refused(running.call(*request, key), 401, "key_invalid")


@pytest.mark.parametrize(
    ("path", "body", "field"),
    [
        pytest.param("/assessments", {"candidate_id": "{candidate_id}"}, "candidate_id", id="assessment-of-theirs"),
        pytest.param(
            "/assessments", {"candidate": {"name": "A"}, "team_id": "{team_id}"}, "team_id", id="into-their-team"
        ),
        pytest.param("/teams", {"name": "T", "members": ["{candidate_id}"]}, "members.0", id="their-member"),
        pytest.param(
            "/sync", {"teams": [{"external_id": "t", "name": "T", "members": ["hr-1"]}]}, "teams.0.members.0", id="sync"
        ),
    ],
)
def test_a_body_cannot_name_what_is_in_another_account(
    shared: Running, names: Iterator[str], path: str, body: dict[str, Any], field: str
) -> None:
    world = populate(shared, shared.key(account=next(names)), external_id="hr-1")
    response = shared.call("POST", path, fill(body, world), shared.key(account=next(names)))
    assert_refused(response, 400, "invalid_parameter")
    assert field in [error["field"] for error in response.json()["errors"]]


def test_external_ids_of_two_accounts_are_apart(shared: Running, names: Iterator[str]) -> None:
    ours, theirs = shared.key(account=next(names)), shared.key(account=next(names))
    worlds = [populate(shared, key, external_id="hr-1") for key in (ours, theirs)]
    for key, world in zip((ours, theirs), worlds, strict=True):
        [found] = shared.answer("GET", "/candidates", key=key, external_id="hr-1")["data"]
        assert found["id"] == world["candidate_id"]
