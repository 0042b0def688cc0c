"""What a team would be like if: nothing changes, and nothing is told of who hides. And two people side by side."""

import itertools
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlencode

import numpy as np
import pytest

from discern import instrument
from tests.support.running import Running

STYLES = {"D": (1.3, 0, -1.3, 0), "I": (0, 1.3, 0, -1.3), "S": (-1.3, 0, 1.3, 0), "C": (0, -1.3, 0, 1.3)}

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
        """Somebody who leads with a style, or who hasn't answered."""
        new = {"name": name, "external_id": f"{name}-{next(numbers)}"}
        candidate_id: str = self.running.answer("POST", "/candidates", new, self.key)["id"]
        if style is not None:
            self._measure(candidate_id, style)
        if visibility != "organisation":
            path = f"/candidates/{candidate_id}/visibility"
            self.running.answer("PUT", path, {"visibility": visibility}, self.key)
        if member:
            self.running.answer("PUT", f"/teams/{self.team}/members/{candidate_id}", key=self.key)
        self.people[name] = candidate_id
        return candidate_id

    def _measure(self, candidate_id: str, style: str) -> None:
        bank, rng = instrument.load_bank(), np.random.default_rng(ord(style))
        answers = [
            {"block": each.block, "most": each.most, "least": each.least, "ms": 9000}
            for each in instrument.simulate_respondent(bank, "fixed", np.array(STYLES[style]), rng)
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


@pytest.fixture
def office(shared: Running) -> Office:
    office = Office(shared, shared.key(account=f"office {next(numbers)}"))
    office.team = shared.answer("POST", "/teams", {"name": "Crew"}, office.key)["id"]
    for name, style in (("Ada", "S"), ("Bo", "S"), ("Cy", "C")):
        office.add(name, style, member=True)
    return office


def names(analysis: dict[str, Any]) -> set[str]:
    return {point["name"] for point in analysis["map"]}


def test_asking_changes_nothing(office: Office) -> None:
    dee = office.add("Dee", "D")
    before, team = office.ask(), office.running.answer("GET", f"/teams/{office.team}", key=office.key)
    office.ask(with_=[dee], without=[office.people["Ada"]], with_style=["I"])

    assert office.ask() == before
    assert office.running.answer("GET", f"/teams/{office.team}", key=office.key) == team


def test_with_somebody_is_as_it_will_be_when_they_have_joined(office: Office) -> None:
    dee = office.add("Dee", "D")
    would_be = office.ask(with_=[dee, dee])
    office.running.answer("PUT", f"/teams/{office.team}/members/{dee}", key=office.key)

    assert would_be["size"] == 4
    assert sorted(would_be.pop("map"), key=str) == sorted((is_now := office.ask()).pop("map"), key=str)
    assert would_be == is_now


def test_without_somebody_is_as_it_will_be_when_they_have_left(office: Office) -> None:
    would_be = office.ask(without=[office.people["Cy"]])
    office.running.answer("DELETE", f"/teams/{office.team}/members/{office.people['Cy']}", key=office.key)

    assert would_be == office.ask()
    assert [insight["kind"] for insight in would_be["insights"]] == ["too_few"]


def test_a_swap_and_newcomers(office: Office) -> None:
    dee = office.add("Dee", "D")
    swapped = office.ask(with_=[dee], without=[office.people["Ada"]], with_style=["I", "I"])

    assert (swapped["size"], swapped["profiled"], swapped["pending"]) == (5, 5, 0)
    assert names(swapped) == {"Bo", "Cy", "Dee", "Newcomer I", "Newcomer I2"}
    newcomers = [point for point in swapped["map"] if point["candidate_id"].startswith("newcomer-")]
    assert all(0.7 < point["probabilities"]["I"] < 0.95 for point in newcomers)


def test_somebody_hidden_does_not_enter(office: Office) -> None:
    hidden = office.add("Hidden", "D", visibility="private")

    assert names(office.ask(with_=[hidden])) == {"Ada", "Bo", "Cy"}


def test_who_hides_cannot_be_told_from_who_has_not_answered(office: Office) -> None:
    """Neither by adding somebody nor by leaving somebody out."""
    outside = [office.add("Hidden", "D", visibility="private"), office.add("Silent")]
    inside = [office.add("Shy", "D", visibility="private", member=True), office.add("Late", member=True)]
    assert (office.ask()["pending"], office.ask()["not_shared"]) == (1, 1)

    assert office.ask(with_=[outside[0]]) == office.ask(with_=[outside[1]])
    assert office.ask(without=[inside[0]]) == office.ask(without=[inside[1]])
    assert office.ask(with_=[outside[0]], without=[inside[0]]) == office.ask(with_=[outside[1]], without=[inside[1]])


@pytest.mark.parametrize(
    ("what_if", "field"),
    [
        pytest.param({"with_": ["nobody"]}, "with.0", id="with-nobody"),
        pytest.param({"without": ["Ada", "nobody"]}, "without.1", id="without-nobody"),
        pytest.param({"without": ["Outsider"]}, "without.0", id="without-an-outsider"),
        pytest.param({"with_": ["Outsider", "Ada"], "without": ["Ada"]}, "with.1", id="in-and-out"),
        pytest.param({"with_style": ["X"]}, "with_style.0", id="no-style"),
        pytest.param({"with_style": ["D"] * 21}, "with_style", id="too-many-newcomers"),
        pytest.param({"wiht": ["Ada"]}, "wiht", id="misspelt"),
    ],
)
def test_what_makes_no_sense_is_refused(office: Office, what_if: dict[str, list[str]], field: str) -> None:
    office.add("Outsider", "D")
    given = {name: [office.people.get(value, value) for value in values] for name, values in what_if.items()}
    response = office.call(**given)

    assert response.status_code == 400, response.text
    assert [error["field"] for error in response.json()["errors"]] == [field]


def test_another_accounts_people_do_not_exist(office: Office, shared: Running) -> None:
    other = Office(shared, shared.key(account=f"office {next(numbers)}"))
    theirs = other.add("Theirs", "D")

    assert office.call(with_=[theirs]).status_code == 400
    assert office.compare("Ada", theirs).status_code == 404


def test_whose_results_were_looked_at_is_in_the_audit_log(office: Office, shared: Running) -> None:
    dee = office.add("Dee", "D")
    office.ask(with_=[dee])
    assert office.compare("Ada", "Dee").status_code == 200

    exported = shared.answer("GET", f"/candidates/{dee}/export", key=office.key)
    assert {"analysis.read", "comparison.read"} <= {entry["action"] for entry in exported["audit"]}


def test_two_people_are_compared_in_the_order_asked_for(office: Office) -> None:
    office.add("Dee", "D")
    one, other = office.compare("Dee", "Ada").json(), office.compare("Ada", "Dee").json()

    assert (one["a"]["name"], one["b"]["name"]) == ("Dee", "Ada")
    assert one["differences"]["D"]["difference"] == pytest.approx(-other["differences"]["D"]["difference"])
    assert one["differences"]["D"]["interval"][0] > 0
    assert {"opposite_styles", "pace_apart", "rub", "try"} <= {insight["kind"] for insight in one["insights"]}
    assert one["a_results"]["insights"]


def test_who_cannot_be_compared(office: Office) -> None:
    office.add("Silent")
    office.add("Hidden", "D", visibility="private")
    refusals = [office.compare("Ada", name).json() for name in ("Silent", "Hidden")]

    for refusal in refusals:
        del refusal["request_id"]
        assert (refusal["status"], refusal["code"]) == (404, "profile_missing")
    assert refusals[0] == refusals[1], "who hides can't be told from who hasn't answered"
    assert office.compare("Ada", "nobody").json()["code"] == "not_found"
    same = office.compare("Ada", "Ada").json()
    assert (same["status"], same["errors"][0]["field"]) == (400, "b")
