"""A viewer who may not see somebody's results learns nothing of them from any combination of answers.

Two companies are alike but for how the hidden people answered. A manager does the same things in both, and every answer
must be the same.
"""

import json
import random
import re
from itertools import count
from typing import Any

import pytest

from tests.support.people import PATTERNS, Company
from tests.support.running import Running

NUMBERS = count()
STEPS = 12
NAMES = ("open", "teamed", "hidden", "held", "away", "late")


@pytest.fixture(autouse=True)
def same_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """Statements have an order drawn for each assessment, and checks of the answers depend on it."""
    monkeypatch.setattr("discern.service.storage.repositories.assessments.secrets.randbelow", lambda _: 7)


class Twin(Company):
    """A company whose ids have the same places as another's."""

    places: dict[str, str]


def found_twin(running: Running, account: str, hidden: tuple[int, int]) -> Twin:
    key = running.key(account=account)
    twin = Twin(running, key, running.key("admin", "act", account=account), {}, {}, {}, {}, {})
    twin.teams = {name: running.answer("POST", "/teams", {"name": name}, key)["id"] for name in ("ours", "theirs")}
    people = {
        "open": twin.add_person("open", twin.teams["ours"], "organisation", PATTERNS[0]),
        "teamed": twin.add_person("teamed", twin.teams["ours"], "team", PATTERNS[1]),
        "late": twin.add_person("late", twin.teams["ours"], "organisation", PATTERNS[2]),
        "hidden": twin.add_person("hidden", twin.teams["ours"], "private", hidden),
        "held": twin.add_person("held", twin.teams["ours"], "organisation", hidden),
        "away": twin.add_person("away", twin.teams["theirs"], "team", hidden),
    }
    held = {"revealed": False, "candidate_id": people["held"]}
    running.answer("POST", f"/teams/{twin.teams['ours']}/reveal", held, key)
    user = {"email": "lead@example.org", "role": "manager", "teams": [twin.teams["ours"]]}
    twin.users["lead"] = running.answer("PUT", "/users", user, key)["id"]
    twin.people = {"all": people}
    names = {**people, **twin.teams, **{f"asm {name}": twin.assessments[id_] for name, id_ in people.items()}}
    twin.places = {id_: name for name, id_ in names.items()}
    return twin


def step(chance: random.Random) -> tuple[str, str, Any]:
    """Something that a manager may try, on people and teams by name."""
    one, two = chance.sample(NAMES, 2)
    style = chance.choice(["", "&with_style=D", "&with_style=S"])
    own = f"/teams/{{ours}}/analysis?{chance.choice(['with', 'without'])}={{{one}}}"
    return chance.choice(
        [
            ("GET", "/teams/{ours}/analysis", None),
            ("GET", f"{own}{style}", None),
            ("GET", f"{own}&{chance.choice(['with', 'without'])}={{{two}}}", None),
            ("GET", f"/comparisons?a={{{one}}}&b={{{two}}}", None),
            ("GET", f"/candidates/{{{one}}}/teammates", None),
            ("GET", f"/assessments/{{asm {one}}}/results", None),
            ("GET", f"/candidates/{{{one}}}", None),
            ("GET", f"/candidates/{{{one}}}/export", None),
            ("GET", "/candidates", None),
            ("GET", "/assessments?status=completed", None),
            ("PUT", f"/teams/{{ours}}/members/{{{one}}}", None),
            ("DELETE", f"/teams/{{ours}}/members/{{{one}}}", None),
            ("PUT", f"/candidates/{{{one}}}/visibility", {"visibility": "organisation"}),
            ("POST", "/teams/{ours}/reveal", {"revealed": True}),
            ("PATCH", f"/candidates/{{{one}}}", {"name": f"{one} again"}),
            ("GET", "/teams/{theirs}/analysis", None),
            ("DELETE", "/teams/{ours}", None),
            ("GET", "/teams/{ours}", None),
        ]
    )


def chosen(chance: random.Random) -> tuple[str, str, Any]:
    """Something that one of the visible people may do by their private link."""
    who = chance.choice(["open", "teamed", "late"])
    wanted = {"visibility": chance.choice(["private", "team", "organisation"])}
    return who, f"/candidates/{{{who}}}/visibility", wanted


VARYING = re.compile(r'"(\w*_at|request_id|take_url|cursor|next_cursor|latency_ms)": ?"[^"]*"')


def perform(twin: Twin, method: str, path: str, body: Any, taker: str = "") -> str:
    """What came of it, with names in place of ids and without times."""
    ids = {name: id_ for id_, name in twin.places.items()}
    response = twin.call(method, path.format(**ids), body, taker=taker and ids[taker], role=None if taker else "lead")
    text = json.dumps(response.json(), sort_keys=True)
    for id_, name in twin.places.items():
        text = text.replace(id_, name)
    return f"{response.status_code} {VARYING.sub('', text)}"


def attack(running: Running, seed: int, cases: int) -> None:
    chance = random.Random(seed)
    for _ in range(cases):
        first, second = chance.sample(PATTERNS, 2)
        number = next(NUMBERS)
        twins = [found_twin(running, f"twin {number} {place}", hidden) for place, hidden in enumerate((first, second))]
        done = []
        for _ in range(STEPS):
            if chance.random() < 0.2:
                who, path, body = chosen(chance)
                done.append(("PUT", path, body, who))
            else:
                done.append((*step(chance), ""))
            answers = [perform(twin, *done[-1]) for twin in twins]
            assert answers[0] == answers[1], f"seed {seed}: {done}"


@pytest.mark.integration
def test_a_manager_learns_nothing_of_who_hides(shared: Running) -> None:
    attack(shared, 1, 3)


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_a_manager_learns_nothing_in_a_thousand_cases(shared: Running) -> None:
    attack(shared, 2, 1000)


def test_a_leak_would_be_noticed(shared: Running) -> None:
    """The same attack on somebody who isn't hidden finds a difference."""
    twins = [found_twin(shared, f"leak {next(NUMBERS)}", hidden) for hidden in PATTERNS[:2]]
    for twin in twins:
        hidden = twin.people["all"]["hidden"]
        twin.answer("PUT", f"/candidates/{hidden}/visibility", {"visibility": "team"}, taker=hidden)
    answers = [perform(twin, "GET", "/teams/{ours}/analysis", None) for twin in twins]
    assert answers[0] != answers[1]
