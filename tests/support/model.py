"""What the service should hold and show, in plain objects."""

from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

from discern.contract.permissions import Scope, allows

KEPT = timedelta(hours=24)
"""How long a create may be repeated."""

TAKER_STATUSES = {"created", "started"}


def write(moment: datetime | None) -> str | None:
    return None if moment is None else moment.isoformat().replace("+00:00", "Z")


@dataclass
class Key:
    secret: str
    id: str
    account: str
    scopes: frozenset[Scope]
    expires_at: datetime | None
    revoked: bool = False

    def refusal(self, needed: tuple[Scope, ...], now: datetime) -> tuple[int, str] | None:
        """How a call that needs these scopes is refused, if it is."""
        if self.revoked or (self.expires_at is not None and self.expires_at <= now):
            return 401, "key_invalid"
        if not all(allows(self.scopes, scope) for scope in needed):
            return 403, "scope_missing"
        return None


@dataclass
class Person:
    id: str
    account: str
    name: str
    email: str | None
    external_id: str | None
    created_at: datetime
    visibility: str = "team"
    metadata: dict[str, str] = field(default_factory=dict)

    def change_metadata(self, given: dict[str, str | None] | None) -> None:
        changed = {**self.metadata, **given} if given is not None else {}
        self.metadata = {key: text for key, text in changed.items() if text is not None}

    @property
    def ref(self) -> dict[str, Any]:
        return {"id": self.id, "name": self.name, "external_id": self.external_id}

    @property
    def shown(self) -> dict[str, Any]:
        return {
            **self.ref,
            "email": self.email,
            "metadata": self.metadata,
            "visibility": self.visibility,
            "answers_shared": False,
            "profile": None,
            "led": True,
            "created_at": write(self.created_at),
            "rights": None,
        }


@dataclass
class Group:
    """``members`` are ids and when they joined."""

    id: str
    account: str
    name: str
    external_id: str | None
    created_at: datetime
    updated_at: datetime
    erased_at: datetime | None = None
    workshop_on: str | None = None
    members: dict[str, datetime] = field(default_factory=dict)

    @property
    def shown(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "name": self.name,
            "external_id": self.external_id,
            "size": len(self.members),
            "workshop_on": self.workshop_on,
            "created_at": write(self.created_at),
            "updated_at": write(self.updated_at),
            "erased_at": write(self.erased_at),
        }

    def add(self, person_id: str, now: datetime) -> None:
        if person_id not in self.members:
            self.members[person_id] = now
            self.updated_at = now

    def remove(self, person_id: str, now: datetime) -> None:
        del self.members[person_id]
        self.updated_at = now


@dataclass
class Test:
    """An assessment. ``ended`` is `completed` or `cancelled`; ``answers`` are by block; ``counts``: not withheld."""

    __test__ = False

    id: str
    account: str
    person_id: str
    team_id: str | None
    form: str
    created_at: datetime
    expires_at: datetime | None
    token: str
    ended: str | None = None
    started_at: datetime | None = None
    completed_at: datetime | None = None
    private_token: str | None = None
    consent_key: str | None = None
    consented_at: datetime | None = None
    answers: dict[str, dict[str, Any]] = field(default_factory=dict)
    counts: bool = False

    def status(self, now: datetime) -> str:
        if self.ended is not None:
            return self.ended
        if self.expires_at is not None and self.expires_at <= now:
            return "expired"
        return "created" if self.started_at is None else "started"

    def is_open(self, now: datetime) -> bool:
        return self.status(now) in TAKER_STATUSES

    def longest(self, answer: dict[str, Any], now: datetime) -> int:
        """For how long somebody can have looked at a block that is answered alone, in milliseconds."""
        assert self.consented_at is not None
        elapsed = (now - self.consented_at) // timedelta(milliseconds=1)
        others: int = sum(each["ms"] for block, each in self.answers.items() if block != answer["block"])
        claimed: int = answer["ms"]
        return min(claimed, max(elapsed - others, 0))


@dataclass
class Kept:
    """The answer to a create that may be repeated."""

    body: dict[str, Any]
    answer: dict[str, Any]
    at: datetime


@dataclass
class Model:
    """Everything in all accounts, in the order in which it was made."""

    keys: list[Key] = field(default_factory=list)
    people: dict[str, Person] = field(default_factory=dict)
    groups: dict[str, Group] = field(default_factory=dict)
    tests: dict[str, Test] = field(default_factory=dict)
    kept: dict[tuple[str, str, str], Kept] = field(default_factory=dict)
    gone: list[str] = field(default_factory=list)

    def person_by_external_id(self, account: str, external_id: str | None) -> Person | None:
        found = [p for p in self.people.values() if p.account == account and p.external_id == external_id]
        return found[0] if found and external_id is not None else None

    def group_by_external_id(self, account: str, external_id: str | None) -> Group | None:
        found = [g for g in self.groups.values() if g.account == account and g.external_id == external_id]
        return found[0] if found and external_id is not None else None

    def has_person(self, account: str, person_id: str) -> bool:
        return person_id in self.people and self.people[person_id].account == account

    def has_group(self, account: str, team_id: str) -> bool:
        return team_id in self.groups and self.groups[team_id].account == account

    def has_test(self, account: str, assessment_id: str) -> bool:
        return assessment_id in self.tests and self.tests[assessment_id].account == account

    def members(self, group: Group) -> list[dict[str, Any]]:
        order = {person_id: place for place, person_id in enumerate(self.people)}
        ids = sorted(group.members, key=lambda person_id: (group.members[person_id], order[person_id]))
        return [self.people[person_id].ref for person_id in ids]

    def show_group(self, group: Group) -> dict[str, Any]:
        return {**group.shown, "members": self.members(group), "held": [], "holds": False}

    def show_test(self, test: Test, now: datetime) -> dict[str, Any]:
        """All of an assessment but its take link's beginning."""
        return {
            "id": test.id,
            "status": test.status(now),
            "candidate": self.people[test.person_id].ref,
            "team_id": test.team_id,
            "form": test.form,
            "language": "en",
            "created_at": write(test.created_at),
            "started_at": write(test.started_at),
            "completed_at": write(test.completed_at),
            "expires_at": write(test.expires_at),
            "take_url": f"http://discern.embedded/take?token={test.token}" if test.is_open(now) else None,
            "metadata": {},
        }

    def profiled(self, person_id: str) -> bool:
        return any(test.counts for test in self.tests.values() if test.person_id == person_id)

    def erase_person(self, person_id: str, now: datetime) -> None:
        account = self.people[person_id].account
        for group in self.groups.values():
            if person_id in group.members:
                group.remove(person_id, now)
                group.erased_at = now
        self.tests = {name: test for name, test in self.tests.items() if test.person_id != person_id}
        of_account = {key.secret for key in self.keys if key.account == account}
        self.kept = {
            place: kept
            for place, kept in self.kept.items()
            if place[0] not in of_account or person_id not in str(kept.answer)
        }
        del self.people[person_id]
        self.gone.append(person_id)

    def delete_group(self, team_id: str) -> None:
        for test in self.tests.values():
            if test.team_id == team_id:
                test.team_id = None
        del self.groups[team_id]
        self.gone.append(team_id)
