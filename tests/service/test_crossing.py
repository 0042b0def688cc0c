"""Changes that want the same rows in different orders at the same time."""

import random
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

import pytest

from discern.contract.headers import TAKER_ADDRESS
from tests.support.running import Running

PEOPLE, TEAMS = 12, 4


@dataclass
class Changer:
    """Somebody who changes things in an order of their own, and remembers how each change was answered."""

    running: Running
    key: str
    people: list[str]
    teams: list[str]
    chance: random.Random
    address: str
    given: list[tuple[int, str]] = field(default_factory=list)

    def call(self, method: str, path: str, body: object = None) -> Any:
        headers = {"Authorization": f"Bearer {self.key}", TAKER_ADDRESS: self.address}
        response = self.running.http.request(method, path, headers=headers, json=body)
        self.given.append((response.status_code, f"{method} {path}: {response.text[:200]}"))
        return response.json()

    def sync(self, team_id: str, person_id: str) -> None:
        names = self.chance.sample(range(PEOPLE), PEOPLE)
        members = [f"p{number}" for number in names[:6]]
        people = [{"external_id": f"p{number}", "name": f"Person {self.chance.random()}"} for number in names]
        teams = [
            {"external_id": f"t{number}", "name": f"Team {self.chance.random()}", "members": members}
            for number in self.chance.sample(range(TEAMS), TEAMS)
        ]
        self.call("POST", "/sync", {"candidates": people, "teams": teams})

    def come_and_go(self, team_id: str, person_id: str) -> None:
        made = self.call("POST", "/assessments", {"candidate": {"name": "New"}, "team_id": team_id})
        self.call("DELETE", f"/candidates/{made['candidate']['id']}")

    def add(self, team_id: str, person_id: str) -> None:
        self.call("PUT", f"/teams/{team_id}/members/{person_id}")
        self.call("PATCH", f"/candidates/{person_id}", {"name": "Else"})

    def join(self, team_id: str, person_id: str) -> None:
        token = self.call("POST", f"/teams/{team_id}/join-links", {})["url"].rpartition("=")[2]
        self.call("POST", "/take", {"token": token, "name": "Joiner"})

    def change(self) -> list[tuple[int, str]]:
        for step in self.chance.choices([self.sync, self.come_and_go, self.add, self.join], k=16):
            step(self.chance.choice(self.teams), self.chance.choice(self.people))
        return self.given


@pytest.mark.integration
def test_changes_that_cross_are_all_made(running: Running) -> None:
    key = running.key()
    batch = {
        "candidates": [{"external_id": f"p{number}", "name": f"Person {number}"} for number in range(PEOPLE)],
        "teams": [{"external_id": f"t{number}", "name": f"Team {number}"} for number in range(TEAMS)],
    }
    rows = running.answer("POST", "/sync", batch, key)["rows"]
    people, teams = ([row["id"] for row in rows if row["kind"] == kind] for kind in ("candidate", "team"))
    changers = [Changer(running, key, people, teams, random.Random(number), f"192.0.2.{number}") for number in range(8)]
    with ThreadPoolExecutor(8) as pool:
        given = [each for some in pool.map(Changer.change, changers) for each in some]
    # Another link may have taken the place of one before anybody joined by it.
    assert [
        request for status, request in given if status != 200 and not (status == 404 and "POST /take" in request)
    ] == []
