"""A change gives another version to each caller whose reads it alters, whatever the order."""

from collections.abc import Callable
from datetime import timedelta
from itertools import count
from typing import Any, ClassVar

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, rule

from discern.contract.headers import ACTOR, PRIVATE_TOKEN
from discern.contract.permissions import Scope
from discern.service.jobs.write_reports import ReportWorker
from tests.support.databases import on_both, on_sqlite
from tests.support.machine import run_machine
from tests.support.people import answers_of
from tests.support.running import Running

NUMBERS = count()
READ_SCOPES: tuple[Scope, ...] = (
    "candidates:read",
    "assessments:read",
    "results:read",
    "teams:read",
    "reports:read",
    "agreements:read",
    "webhooks:read",
)
TEAMS = st.integers(0, 1)
PEOPLE = st.integers(0, 3)
NAMES = st.sampled_from(["Ann", "Ben"])
VISIBILITIES = st.sampled_from(["private", "team", "organisation"])
NOT_FOLLOWED = frozenset(
    {
        "audit",
        "agreements",
        "answers",
        "consent",
        "exported_at",
        "meetings",
        "reports",
        "reports_with_others",
        "progress",
        "answered",
        "total",
        "used_cards",
    }
)
"""Fields that may change without another version: `GET /changes` says so."""


class Versions(RuleBasedStateMachine):
    """Four people in two teams, users of every role for each, keys of one scope each, and private links.

    Of ``links`` each person's first is theirs; the others were given to people who consented in their name.
    """

    running: ClassVar[Running]

    def __init__(self) -> None:
        super().__init__()
        number = next(NUMBERS)
        account = f"versions {number}"
        self.key = self.running.key("admin", account=account)
        self.acting = self.running.key("admin", "act", account=account)
        self.pages = self.running.key("take", account=account)
        self.seen: dict[str, tuple[dict[str, Any], str]] = {}
        self.reports: list[str] = []
        self.agreements: list[str] = []
        self.links: list[str] = []
        self.callers: dict[str, dict[str, str]] = {"the key": as_key(self.key)}
        for scope in READ_SCOPES:
            self.callers[scope] = as_key(self.running.key(scope, account=account))
        self.teams = [self.change("POST", "/teams", {"name": f"Team {each}"})["id"] for each in range(2)]
        self.people: list[str] = []
        self.assessments: list[str] = []
        self.open: dict[str, str] = {}
        for place in range(4):
            new = {"candidate": {"name": f"P{place}", "email": f"p{place}@example.org"}, "form": "short"}
            made = self.change("POST", "/assessments", {**new, "team_id": self.teams[place % 2]})
            self.people.append(made["candidate"]["id"])
            self.assessments.append(made["id"])
            self.open[made["id"]] = made["candidate"]["id"]
        self.users: dict[str, str] = {}
        roles: list[dict[str, Any]] = [{"role": "owner"}, {"role": "manager"}]
        roles += [{"role": role, "teams": [team]} for role in ("manager", "coach") for team in self.teams]
        roles += [{"role": "member", "candidate_id": person} for person in self.people[:2]]
        for place, role in enumerate(roles):
            name = f"{role['role']} {place}"
            put = {"email": f"user{place}.{number}@example.org", **role}
            self.users[name] = self.change("PUT", "/users", put)["id"]
            self.callers[name] = as_key(self.acting) | {ACTOR: self.users[name]}
        self.take(0)
        self.take(1)

    def call(self, method: str, path: str, headers: dict[str, str], body: object = None) -> Any:
        given: dict[str, Any] = {} if body is None else {"json": body}
        return self.running.http.request(method, path, headers=headers, **given)

    def change(self, method: str, path: str, body: object = None, caller: str = "the key") -> Any:
        """A change that may be refused; gives the body."""
        response = self.call(method, path, self.callers[caller], body)
        assert response.status_code in {200, 400, 403, 404}, response.text
        return response.json()

    def reads_of(self, caller: str) -> dict[str, Any]:
        """Everything that the caller is answered, by path."""
        paths = ["/account", "/candidates?include=profile", "/assessments", "/teams", "/reports", "/users"]
        paths += ["/agreements", "/account/agreements"]
        if not caller.startswith(("member", "link")):
            # A person's own page doesn't follow them.
            paths.append("/meetings")
        paths += [f"/candidates?team_id={team}" for team in self.teams]
        paths += [f"/teams/{team}{below}" for team in self.teams for below in ("", "/analysis")]
        paths += [f"/teams/{self.teams[0]}/analysis?with={person}" for person in self.people[1::2]]
        paths += [f"/assessments/{each}/results" for each in self.assessments]
        paths += [f"/candidates/{person}{below}" for person in self.people for below in ("", "/export")]
        paths += [f"/reports/{each}/json" for each in self.reports]
        found = {}
        if caller in READ_SCOPES:
            kind = caller.partition(":")[0]
            kinds = {"agreements": "/agreements", "results": "/results", "teams": "/teams", "webhooks": "/webhooks"}
            paths = [path for path in paths if path == "/account" or kinds.get(kind, f"/{kind}") in path]
            paths += ["/meetings"] if kind == "agreements" else []
        for path in paths:
            response = self.call("GET", path, self.callers[caller])
            body = response.json()
            kept = body.get("usage") if path == "/account" else without(body, NOT_FOLLOWED)
            found[path] = kept if response.status_code == 200 else (response.status_code, body["code"])
        return found

    def version_of(self, caller: str) -> str:
        response = self.call("GET", "/changes", self.callers[caller])
        return str(response.json().get("version", response.status_code))

    def look(self, caller: str) -> tuple[dict[str, Any], str]:
        return self.reads_of(caller), self.version_of(caller)

    def follow(self, change: Callable[[], Any]) -> None:
        """Make a change, and see that whose reads are others have another version."""
        before = {caller: self.seen.get(caller) or self.look(caller) for caller in self.callers}
        self.running.clock.advance(seconds=1)
        change()
        for caller, (reads, version) in before.items():
            self.seen[caller] = after, now = self.look(caller)
            changed = [path for path, read in reads.items() if after[path] != read]
            moved = now != version
            assert moved or not changed, f"{caller} missed {changed[:5]}"

    def take(self, place: int) -> None:
        """Consent and answer by a link of one's own."""
        assessment_id = self.assessments[place]
        path = f"/assessments/{assessment_id}"
        consent = self.call("POST", f"{path}/consent", as_key(self.pages), {"accepted": True})
        token = consent.json().get("private_token")
        if token is None:
            return
        answers = {"answers": answers_of((place % 4, (place + 1) % 4))}
        self.call("POST", f"{path}/answers", as_key(self.pages) | {PRIVATE_TOKEN: token}, answers)
        self.add_link(token)

    def add_link(self, token: str) -> None:
        self.links.append(token)
        self.callers[f"link {len(self.links)}"] = as_key(self.pages) | {PRIVATE_TOKEN: token}

    @rule(person=PEOPLE)
    def take_an_assessment(self, person: int) -> None:
        self.follow(lambda: self.take(person))

    @rule(person=PEOPLE)
    def make_an_assessment(self, person: int) -> None:
        new = {"candidate_id": self.people[person], "form": "short"}

        def make() -> None:
            made = self.change("POST", "/assessments", new)
            if "id" in made:
                self.made = made["id"]

        self.made = ""
        self.follow(make)
        if self.made:
            self.assessments.append(self.made)

    @rule(data=st.data())
    def consent_in_their_name(self, data: st.DataObject) -> None:
        path = f"/assessments/{data.draw(st.sampled_from(self.assessments))}/consent"
        given: list[str] = []

        def consent() -> None:
            answer = self.call("POST", path, as_key(self.pages), {"accepted": True}).json()
            given.extend([answer["private_token"]] if answer.get("private_token") else [])

        self.follow(consent)
        for token in given:
            self.add_link(token)

    @rule(data=st.data())
    def withdraw(self, data: st.DataObject) -> None:
        link = f"link {data.draw(st.integers(1, len(self.links)))}"
        path = f"/assessments/{data.draw(st.sampled_from(self.assessments))}/consent"
        self.follow(lambda: self.change("POST", path, {"accepted": False}, link))

    @rule(data=st.data())
    def cancel(self, data: st.DataObject) -> None:
        path = f"/assessments/{data.draw(st.sampled_from(self.assessments))}/cancel"
        self.follow(lambda: self.change("POST", path))

    @rule(person=PEOPLE, name=NAMES)
    def rename_a_person(self, person: int, name: str) -> None:
        self.follow(lambda: self.change("PATCH", f"/candidates/{self.people[person]}", {"name": name}))

    @rule(person=PEOPLE, name=NAMES)
    def change_an_address(self, person: int, name: str) -> None:
        body = {"email": f"{name}@example.org"}
        self.follow(lambda: self.change("PATCH", f"/candidates/{self.people[person]}", body))

    @rule(person=PEOPLE, visibility=VISIBILITIES, data=st.data())
    def choose_visibility(self, person: int, visibility: str, data: st.DataObject) -> None:
        link = f"link {data.draw(st.integers(1, len(self.links)))}"
        path = f"/candidates/{self.people[person]}/visibility"
        self.follow(lambda: self.change("PUT", path, {"visibility": visibility}, link))

    @rule(person=PEOPLE, team=TEAMS, method=st.sampled_from(["PUT", "DELETE"]))
    def join_or_leave(self, person: int, team: int, method: str) -> None:
        path = f"/teams/{self.teams[team]}/members/{self.people[person]}"
        self.follow(lambda: self.change(method, path))

    @rule(team=TEAMS, name=NAMES)
    def rename_a_team(self, team: int, name: str) -> None:
        self.follow(lambda: self.change("PATCH", f"/teams/{self.teams[team]}", {"name": name}))

    @rule(team=TEAMS, revealed=st.booleans(), person=st.none() | PEOPLE)
    def hold_or_reveal(self, team: int, revealed: bool, person: int | None) -> None:
        body = {"revealed": revealed} | ({} if person is None else {"candidate_id": self.people[person]})
        self.follow(lambda: self.change("POST", f"/teams/{self.teams[team]}/reveal", body))

    @rule(data=st.data())
    def request_a_report(self, data: st.DataObject) -> None:
        caller = data.draw(st.sampled_from(sorted({*self.users, "the key", *(c for c in self.callers if "link" in c)})))
        subject = {"type": "assessment", "id": data.draw(st.sampled_from(self.assessments[:2]))}
        if data.draw(st.booleans()):
            subject = {"type": "team", "id": data.draw(st.sampled_from(self.teams))}
        made: list[str] = []

        def request() -> None:
            report = self.change("POST", "/reports", {"subject": subject}, caller)
            made.extend([report["id"]] if "id" in report else [])
            self.running.portal.call(ReportWorker(self.running.service).drain)

        self.follow(request)
        self.reports += made

    @rule(data=st.data(), person=st.none() | PEOPLE, team=TEAMS)
    def agree(self, data: st.DataObject, person: int | None, team: int) -> None:
        caller = data.draw(st.sampled_from(sorted({*self.users, "the key"})))
        subject = {"team_id": self.teams[team]} if person is None else {"candidate_ids": [self.people[person]]}
        new = {**subject, "will": "ask first", "until": self.running.clock().date().isoformat()}
        made: list[str] = []

        def make() -> None:
            agreement = self.change("POST", "/agreements", new, caller)
            made.extend([agreement["id"]] if "id" in agreement else [])

        self.follow(make)
        self.agreements += made

    @rule(data=st.data(), outcome=st.sampled_from([None, "kept", "dropped"]))
    def answer_or_delete_an_agreement(self, data: st.DataObject, outcome: str | None) -> None:
        if not self.agreements:
            return
        caller = data.draw(st.sampled_from(sorted({*self.users, "the key"})))
        path = f"/agreements/{data.draw(st.sampled_from(self.agreements))}"
        if data.draw(st.booleans()):
            self.follow(lambda: self.change("DELETE", path, caller=caller))
        else:
            self.follow(lambda: self.change("PUT", f"{path}/outcome", {"outcome": outcome}, caller))

    @rule(data=st.data(), person=PEOPLE, ends=st.booleans())
    def meet(self, data: st.DataObject, person: int, ends: bool) -> None:
        caller = data.draw(st.sampled_from(sorted({*self.users, "the key"})))
        path, day = f"/candidates/{self.people[person]}/meeting", self.running.clock().date()
        body = {"first_on": (day + timedelta(days=data.draw(st.integers(0, 1)))).isoformat()}
        self.follow(lambda: self.change("DELETE" if ends else "PUT", path, None if ends else body, caller))

    @rule(name=st.sampled_from(["manager 1", "coach 4"]), teams=st.sets(TEAMS))
    def change_a_user(self, name: str, teams: set[int]) -> None:
        put = {
            "id": self.users[name],
            "role": name.partition(" ")[0],
            "teams": [self.teams[each] for each in sorted(teams)],
        }
        self.follow(lambda: self.change("PUT", "/users", put))

    @rule(data=st.data(), name=st.sampled_from(["member 6", "member 7"]))
    def confirm_a_member(self, data: st.DataObject, name: str) -> None:
        body = {"token": data.draw(st.sampled_from(self.links)), "user_id": self.users[name]}
        self.follow(lambda: self.call("POST", "/users/confirm", as_key(self.pages), body))


def as_key(key: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {key}"}


def without(body: Any, names: frozenset[str]) -> Any:
    """A JSON value without the fields of these names, at any depth."""
    if isinstance(body, dict):
        return {name: without(value, names) for name, value in body.items() if name not in names}
    return [without(each, names) for each in body] if isinstance(body, list) else body


@on_sqlite
@pytest.mark.integration
@pytest.mark.timeout(600)
def test_versions_follow_reads(shared: Running) -> None:
    run_machine(Versions, shared, examples=2, steps=10, repeatable=True)


@on_both
@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_versions_follow_reads_for_long(shared: Running) -> None:
    run_machine(Versions, shared, examples=60, steps=30, repeatable=False)
