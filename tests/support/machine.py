"""A machine that calls two accounts of a service with any keys, and holds what it shows against the model."""

from collections.abc import Callable
from datetime import datetime, timedelta
from itertools import count
from typing import Any, ClassVar

from hypothesis import HealthCheck, settings, strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule, run_state_machine_as_test

from discern.contract.permissions import Scope
from discern.service.storage.repositories.accounts import revoke_key
from tests.support.model import KEPT, Kept, Key, Model
from tests.support.running import Running

NUMBERS = count()

REPEAT_KEYS = st.sampled_from(["again", "once more"])
SCOPE_SETS: list[tuple[Scope, ...]] = [
    ("admin",),
    ("candidates:read", "candidates:write", "teams:read", "teams:write"),
    ("assessments:read", "assessments:write"),
    ("take", "results:read"),
    ("candidates:read", "assessments:read"),
]
LIVES = [None, timedelta(minutes=30), timedelta(hours=20)]
WAITS = [timedelta(minutes=1), timedelta(minutes=30), timedelta(hours=12), timedelta(hours=24)]


def run_machine(
    machine: type[RuleBasedStateMachine], running: Running, examples: int, steps: int, *, repeatable: bool
) -> None:
    """Run a state machine that has the service in ``running``; ``repeatable`` runs take the same steps every time."""
    run_state_machine_as_test(
        type(machine.__name__, (machine,), {"running": running}),
        settings=settings(
            max_examples=examples,
            stateful_step_count=steps,
            deadline=None,
            database=None,
            derandomize=repeatable,
            suppress_health_check=list(HealthCheck),
        ),
    )


class Machine(RuleBasedStateMachine):
    """Keys, time, creates, and the comparison. ``touched`` is the account that the last call was for."""

    running: ClassVar[Running]

    def __init__(self) -> None:
        super().__init__()
        self.model = Model()
        number = next(NUMBERS)
        self.accounts = [f"account {number} a", f"account {number} b"]
        self.eyes = {account: self.running.key(account=account) for account in self.accounts}
        self.touched = self.accounts[0]

    @property
    def now(self) -> datetime:
        return self.running.clock()

    def ask(
        self, key: Key, scopes: tuple[Scope, ...], method: str, path: str, body: Any = None, repeat: str | None = None
    ) -> Any:
        """The answer to a call, or None when the key may not make it and was refused as it should be."""
        headers = {"Authorization": f"Bearer {key.secret}"} | ({"Idempotency-Key": repeat} if repeat else {})
        response = self.running.http.request(method, path, headers=headers, **({} if body is None else {"json": body}))
        self.touched = key.account
        refusal = key.refusal(scopes, self.now)
        if refusal is None:
            assert response.status_code not in {401, 429, 500}, response.text
            assert response.json().get("code") != "scope_missing", response.text
            return response
        self.refused(response, *refusal)
        return None

    @staticmethod
    def refused(response: Any, status: int, code: str) -> None:
        assert (response.status_code, response.json()["code"]) == (status, code), response.text

    @staticmethod
    def answered(response: Any) -> Any:
        assert response.status_code == 200, response.text
        return response.json()

    def found(self, response: Any, exists: bool) -> bool:
        """Whether there is an answer to look at; what doesn't exist for the key must be 404."""
        if response is not None and not exists:
            self.refused(response, 404, "not_found")
        return response is not None and exists

    def key(self, data: st.DataObject) -> Key:
        """Every other time one that may do all."""
        able = self.model.keys[:2]
        return data.draw(st.sampled_from(able) | st.sampled_from(self.model.keys), label="key")

    def repeat(self, data: st.DataObject) -> str | None:
        return data.draw(st.none() | REPEAT_KEYS, label="Idempotency-Key")

    def any_of(self, data: st.DataObject, known: dict[str, Any], kind: str) -> str:
        """An id that is or was somebody's, or is nobody's."""
        gone = [name for name in self.model.gone if name.startswith(kind)]
        nobody = st.sampled_from([*gone, f"{kind}_nobody"])
        return data.draw(st.sampled_from([*known]) | nobody if known else nobody, label=kind)

    def create(
        self,
        key: Key,
        repeat: str | None,
        scope: Scope,
        path: str,
        body: dict[str, Any],
        refusal: Callable[[str], str | None],
        made: Callable[[str, dict[str, Any]], object],
    ) -> None:
        """Make something, perhaps again. ``refusal`` is asked with the account before it is made."""
        response = self.ask(key, (scope,), "POST", path, body, repeat)
        if response is None:
            return
        place = (key.secret, path, repeat or "")
        kept = self.model.kept.get(place) if repeat else None
        if kept is not None and self.now - kept.at < KEPT:
            if kept.body == body:
                assert self.answered(response) == kept.answer
            else:
                self.refused(response, 400, "idempotency_key_reused")
            return
        code = refusal(key.account)
        if code is not None:
            self.refused(response, 400, code)
            return
        answer = self.answered(response)
        made(key.account, answer)
        if repeat:
            self.model.kept[place] = Kept(body, answer, self.now)

    @rule(data=st.data(), scopes=st.sampled_from(SCOPE_SETS), life=st.sampled_from(LIVES))
    def make_key(self, data: st.DataObject, scopes: tuple[Scope, ...], life: timedelta | None) -> None:
        self.add_key(data.draw(st.sampled_from(self.accounts)), scopes, life)

    def add_key(self, account: str, scopes: tuple[Scope, ...], life: timedelta | None) -> Key:
        secret = self.running.key(*scopes, account=account, expires_in=life)
        key_id = self.running.answer("GET", "/account", key=secret)["key"]["id"]
        expires_at = None if life is None else self.now + life
        key = Key(secret, key_id, account, frozenset(scopes), expires_at)
        self.model.keys.append(key)
        return key

    @precondition(lambda self: len(self.model.keys) > 2)
    @rule(data=st.data())
    def revoke(self, data: st.DataObject) -> None:
        key = data.draw(st.sampled_from(self.model.keys[2:]))
        self.running.service.database.write_now(lambda connection: revoke_key(connection, key.id, self.now))
        key.revoked = True

    @rule(wait=st.sampled_from(WAITS))
    def pass_time(self, wait: timedelta) -> None:
        self.running.clock.now += wait

    @invariant()
    def shows_what_the_model_holds(self) -> None:
        self.compare(self.touched)

    def teardown(self) -> None:
        for account in self.accounts:
            self.compare(account)

    def compare(self, account: str) -> None:
        model, eye, now = self.model, self.eyes[account], self.now
        people = [person for person in model.people.values() if person.account == account]
        groups = [group for group in model.groups.values() if group.account == account]
        tests = [test for test in model.tests.values() if test.account == account]
        assert self.list_all("/candidates", eye) == [person.shown for person in reversed(people)]
        assert self.list_all("/teams", eye) == [group.shown for group in reversed(groups)]
        assert self.list_all("/assessments", eye) == [model.show_test(test, now) for test in reversed(tests)]
        for group in groups:
            assert self.running.answer("GET", f"/teams/{group.id}", key=eye) == model.show_group(group)
        shown = self.running.answer("GET", "/account", key=eye)
        assert (shown["name"], shown["usage"]) == (
            account,
            {
                "candidates": len(people),
                "assessments": len(tests),
                "completed": sum(test.ended == "completed" for test in tests),
                "teams": len(groups),
            },
        )

    def list_all(self, path: str, key: str) -> list[dict[str, Any]]:
        """A whole list, newest first, over pages of three."""
        found: list[dict[str, Any]] = []
        page: dict[str, Any] = {"has_more": True}
        while page["has_more"]:
            cursor = {"cursor": page["next_cursor"]} if found else {}
            page = self.running.answer("GET", path, key=key, limit=3, **cursor)
            found += page["data"]
        return found
