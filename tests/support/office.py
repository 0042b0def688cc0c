"""An account with people in a direction of their own, and with those who hide or haven't answered."""

import itertools
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlencode

import numpy as np

from discern import instrument
from tests.support.running import Running

STYLES = {"D": (2, 0, -2, 0), "I": (0, 2, 0, -2), "S": (-2, 0, 2, 0), "C": (0, -2, 0, 2)}

numbers = itertools.count()


@dataclass
class Office:
    """An account with a team of three who were measured; others beside it."""

    running: Running
    key: str
    team: str = ""
    people: dict[str, str] = field(default_factory=dict)

    def add(
        self, name: str, style: str | None = None, *, visibility: str = "organisation", member: bool = False
    ) -> str:
        """Somebody in the direction of a style, or who hasn't answered."""
        new = {"name": name, "external_id": f"{name}-{next(numbers)}"}
        candidate_id: str = self.running.answer("POST", "/candidates", new, self.key)["id"]
        if style is not None:
            self.measure(candidate_id, style)
        if visibility != "organisation":
            path = f"/candidates/{candidate_id}/visibility"
            self.running.answer("PUT", path, {"visibility": visibility}, self.key)
        if member:
            self.running.answer("PUT", f"/teams/{self.team}/members/{candidate_id}", key=self.key)
        self.people[name] = candidate_id
        return candidate_id

    def add_hasty(self, name: str, *, member: bool) -> str:
        """Somebody who answered too quickly for a profile."""
        candidate_id = self.add(name, member=member)
        self.measure(candidate_id, "D", ms=100)
        return candidate_id

    def add_hurried(self, name: str) -> str:
        """Somebody who answered every third question too quickly to have read it."""
        candidate_id = self.add(name)
        self.measure(candidate_id, "D", hurried=3)
        return candidate_id

    def measure(self, candidate_id: str, style: str, ms: int = 9000, hurried: int = 0) -> None:
        bank, rng = instrument.load_bank(), np.random.default_rng(ord(style))
        answers = [
            {
                "block": each.block,
                "most": each.most,
                "least": each.least,
                "ms": 100 if hurried and number % hurried == 0 else ms,
            }
            for number, each in enumerate(instrument.simulate_respondent(bank, "fixed", np.array(STYLES[style]), rng))
        ]
        made = self.running.answer("POST", "/assessments", {"candidate_id": candidate_id}, self.key)
        self.running.answer("POST", f"/assessments/{made['id']}/consent", {"accepted": True}, self.key)
        self.running.answer("POST", f"/assessments/{made['id']}/answers", {"answers": answers}, self.key)

    def call(self, **what_if: list[str]) -> Any:
        given = {name.rstrip("_"): values for name, values in what_if.items()}
        path = f"/teams/{self.team}/analysis?{urlencode(given, doseq=True)}"
        return self.running.call("GET", path, key=self.key)

    def ask(self, **what_if: list[str]) -> dict[str, Any]:
        response = self.call(**what_if)
        assert response.status_code == 200, response.text
        found: dict[str, Any] = response.json()
        return found

    def compare(self, a: str, b: str) -> Any:
        return self.running.call("GET", "/comparisons", key=self.key, a=self.people.get(a, a), b=self.people.get(b, b))


def found_office(running: Running) -> Office:
    """A team of three: two in the direction of S, one in that of C."""
    office = Office(running, running.key(account=f"office {next(numbers)}"))
    office.team = running.answer("POST", "/teams", {"name": "Crew"}, office.key)["id"]
    for name, style in (("Ada", "S"), ("Bo", "S"), ("Cy", "C")):
        office.add(name, style, member=True)
    return office
