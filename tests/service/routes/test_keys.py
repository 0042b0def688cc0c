"""Making, listing and revoking keys: never more than the key that makes them has."""

from datetime import timedelta
from itertools import count
from typing import Any

import pytest
from sqlalchemy import select

from discern.contract.headers import ACTOR
from discern.contract.permissions import Scope
from discern.service.storage.engine.tables import audit, keys
from tests.support.databases import on_both
from tests.support.running import Running

pytestmark = on_both

NUMBERS = count()


@pytest.fixture
def account() -> str:
    """An account of the test's own in the shared service."""
    return f"keys {next(NUMBERS)}"


def make(running: Running, key: str, *scopes: Scope, **more: Any) -> Any:
    return running.call("POST", "/keys", {"label": "HR system", "scopes": list(scopes), **more}, key)


def test_a_key_is_shown_once_works_and_ends_at_once(shared: Running, account: str) -> None:
    admin = shared.key(account=account)
    made = make(shared, admin, "results:read", "teams:read").json()
    assert shared.call("GET", "/teams", key=made["secret"]).status_code == 200
    assert shared.call("GET", "/candidates", key=made["secret"]).status_code == 403
    # No caller waits until it is noted that a key was used.
    for _ in range(1000):
        listed = shared.answer("GET", "/keys", key=admin)["data"]
        if any(each["last_used_at"] for each in listed if not each["own"]):
            break
    assert {each["label"]: each["own"] for each in listed} == {"HR system": False, "test": True}
    assert next(each for each in listed if not each["own"])["last_used_at"] is not None
    assert made["secret"] not in str(listed)
    stored = shared.service.database.read_now(lambda connection: connection.execute(select(keys)).all())
    assert made["secret"] not in str(stored)
    assert shared.answer("DELETE", f"/keys/{made['id']}", key=admin)["deleted"] is True
    assert shared.call("GET", "/teams", key=made["secret"]).status_code == 401
    assert [each["label"] for each in shared.answer("GET", "/keys", key=admin)["data"]] == ["test"]
    assert shared.call("DELETE", f"/keys/{made['id']}", key=admin).status_code == 404
    written = shared.service.database.read_now(
        lambda connection: (
            connection.execute(select(audit.c.action).where(audit.c.subject_id == made["id"])).scalars().all()
        )
    )
    assert written == ["key.created", "key.revoked"]


def test_the_same_call_again_makes_no_second_key(shared: Running, account: str) -> None:
    admin = shared.key(account=account)
    body = {"label": "HR", "scopes": ["teams:read"]}
    headers = {"Authorization": f"Bearer {admin}", "Idempotency-Key": "once"}
    first, second = (shared.http.post("/keys", json=body, headers=headers).json() for _ in range(2))
    assert first == second


@pytest.mark.parametrize(
    ("wanted", "status"),
    [("admin", 200), ("take", 200), ("evidence:read", 403), ("act", 400)],
)
def test_admin_gives_what_it_has_and_no_voice_of_others(
    shared: Running, account: str, wanted: Scope, status: int
) -> None:
    assert make(shared, shared.key(account=account), wanted).status_code == status


def test_an_owner_makes_no_key_that_speaks_for_others(shared: Running, account: str) -> None:
    app = shared.key("admin", "act", "evidence:read", account=account)
    owner = shared.answer("PUT", "/users", {"email": "o@example.org", "role": "owner"}, shared.key(account=account))
    manager = shared.answer("PUT", "/users", {"email": "m@example.org", "role": "manager"}, shared.key(account=account))

    def made_by(user: dict[str, Any], *scopes: Scope) -> Any:
        headers = {"Authorization": f"Bearer {app}", ACTOR: user["id"]}
        return shared.http.post("/keys", json={"label": "x", "scopes": list(scopes)}, headers=headers)

    assert made_by(owner, "admin").status_code == 200
    assert made_by(owner, "act").status_code == 400
    assert made_by(manager, "teams:read").status_code == 403


def test_a_key_makes_none_that_outlives_it(shared: Running, account: str) -> None:
    admin = shared.key(account=account, expires_in=timedelta(days=2))
    day, week = ((shared.clock() + timedelta(days=days)).isoformat() for days in (1, 7))
    assert make(shared, admin, "teams:read", expires_at=day).status_code == 200
    for more in ({}, {"expires_at": week}):
        refused = make(shared, admin, "teams:read", **more)
        assert refused.json()["errors"][0]["field"] == "expires_at"
    past = make(shared, admin, "teams:read", expires_at=shared.clock().isoformat())
    assert past.json()["errors"] == [{"field": "expires_at", "message": "must be in the future"}]


def test_a_key_does_not_saw_off_its_own_branch(shared: Running, account: str) -> None:
    admin = shared.key(account=account)
    own = shared.answer("GET", "/account", key=admin)["key"]["id"]
    refused = shared.call("DELETE", f"/keys/{own}", key=admin)
    assert (refused.status_code, refused.json()["code"]) == (400, "key_in_use")
    other = shared.key(account=account)
    assert shared.call("DELETE", f"/keys/{own}", key=other).status_code == 200


def test_other_accounts_keys_are_out_of_reach(shared: Running, account: str) -> None:
    admin, other = shared.key(account=account), shared.key(account=f"{account} other")
    theirs = shared.answer("GET", "/account", key=other)["key"]["id"]
    assert shared.call("DELETE", f"/keys/{theirs}", key=admin).status_code == 404
    assert theirs not in str(shared.answer("GET", "/keys", key=admin))
