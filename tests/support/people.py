"""A company with people of every visibility in two teams, and users of every role."""

from copy import deepcopy
from dataclasses import dataclass, fields
from typing import Any

from discern import instrument
from discern.contract.headers import ACTOR, PRIVATE_TOKEN
from tests.support.picking import pick_by_style
from tests.support.running import Running

VISIBILITIES = ("organisation", "team", "private")
PATTERNS = ((0, 1), (1, 2), (2, 3), (3, 0))
"""Which items of each block somebody picks as most and least."""


@dataclass
class Company:
    """``key`` acts for nobody, ``acting_key`` for users.

    ``people`` are by team (`ours`, `theirs`) and visibility (`held` is open to all and held back), ``users`` by role
    and team; ``private_tokens`` and ``assessments`` are by person.
    """

    running: Running
    key: str
    acting_key: str
    teams: dict[str, str]
    people: dict[str, dict[str, str]]
    users: dict[str, str]
    assessments: dict[str, str]
    private_tokens: dict[str, str]

    def moved_to(self, running: Running) -> "Company":
        """The same company in a copy of its database, to which ``running`` is connected."""
        kept = {each.name: getattr(self, each.name) for each in fields(self) if each.name != "running"}
        return Company(running, **deepcopy(kept))

    def call(self, method: str, path: str, body: object = None, *, role: str | None = None, taker: str = "") -> Any:
        """A call by the company's keys: for nobody, for a user of ``role``, or for a taker by their private link."""
        headers = {"Authorization": f"Bearer {self.key if role is None else self.acting_key}"}
        if role is not None:
            headers[ACTOR] = self.users.get(role, role)
        if taker:
            headers[PRIVATE_TOKEN] = self.private_tokens.get(taker, taker)
        given: dict[str, Any] = {} if body is None else {"json": body}
        return self.running.http.request(method, path, headers=headers, **given)

    def answer(self, method: str, path: str, body: object = None, **caller: Any) -> Any:
        response = self.call(method, path, body, **caller)
        assert response.status_code == 200, response.text
        return response.json()

    def take(self, assessment_id: str, pattern: tuple[int, int] = (0, 1)) -> str:
        """Consent to a short assessment and answer all of it; gives the private token."""
        path = f"/assessments/{assessment_id}"
        token: str = self.answer("POST", f"{path}/consent", {"accepted": True})["private_token"]
        self.answer("POST", f"{path}/answers", {"answers": answers_of(pattern)})
        return token

    def add_person(self, name: str, team_id: str | None, visibility: str, pattern: tuple[int, int] = (0, 1)) -> str:
        """Somebody with results; gives their id."""
        new = {"candidate": {"name": name, "email": f"{name.lower()}@example.org"}, "form": "short"}
        made = self.answer("POST", "/assessments", new if team_id is None else {**new, "team_id": team_id})
        person: str = made["candidate"]["id"]
        self.assessments[person] = made["id"]
        self.private_tokens[person] = self.take(made["id"], pattern)
        self.answer("PUT", f"/candidates/{person}/visibility", {"visibility": visibility}, taker=person)
        return person


def answers_of(pattern: tuple[int, int]) -> list[dict[str, Any]]:
    bank = instrument.load_bank()
    most, least = pattern
    blocks = bank.form("short").blocks
    picks = [(block, *pick_by_style(bank.blocks[block], most, least)) for block in blocks]
    return [{"block": block, "most": best, "least": worst, "ms": 9000} for block, best, worst in picks]


def found_company(running: Running, account: str) -> Company:
    key = running.key(account=account)
    teams = {name: running.answer("POST", "/teams", {"name": name.title()}, key)["id"] for name in ("ours", "theirs")}
    company = Company(running, key, running.key("admin", "act", account=account), teams, {}, {}, {}, {})
    for team, team_id in teams.items():
        theirs = company.people[team] = {}
        for place, visibility in enumerate(VISIBILITIES):
            theirs[visibility] = company.add_person(f"{team}-{visibility}", team_id, visibility, PATTERNS[place])
        theirs["held"] = company.add_person(f"{team}-held", team_id, "organisation", PATTERNS[3])
        company.answer("POST", f"/teams/{team_id}/reveal", {"revealed": False, "candidate_id": theirs["held"]})
    put: dict[str, dict[str, Any]] = {"owner": {"role": "owner"}, "nobody": {"role": "manager"}}
    for team, team_id in teams.items():
        put |= {f"{role} {team}": {"role": role, "teams": [team_id]} for role in ("manager", "coach")}
    for visibility, person in company.people["ours"].items():
        put[f"member {visibility}"] = {"role": "member", "candidate_id": person}
    for name, given in put.items():
        email = f"{name.replace(' ', '.')}@example.org"
        user_id = company.users[name] = company.answer("PUT", "/users", {"email": email, **given})["id"]
        if "candidate_id" in given:
            token = company.private_tokens[given["candidate_id"]]
            company.answer("POST", "/users/confirm", {"token": token, "user_id": user_id})
    return company
