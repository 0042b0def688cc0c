"""What a key without `results:read` learns of a team: nothing of one of its people."""

import json
import re
from typing import Any

import pytest

from discern.contract.permissions import Scope
from tests.support.databases import on_both_if_slow
from tests.support.office import Office, found_office
from tests.support.people import Company, found_company
from tests.support.running import Running

pytestmark = on_both_if_slow

FIGURES = ("distribution", "means", "centre", "spread")


@pytest.fixture(scope="module")
def office(shared: Running) -> Office:
    """A team of five with one outlier."""
    office = found_office(shared)
    for name, style in (("Dee", "D"), ("Eli", "S")):
        office.add(name, style, member=True)
    return office


def ask(office: Office, *scopes: Scope, query: str = "", team: str = "") -> Any:
    account = office.running.answer("GET", "/account", key=office.key)["name"]
    key = office.running.key(*scopes, account=account)
    return office.running.call("GET", f"/teams/{team or office.team}/analysis{query}", key=key)


def test_it_names_nobody_and_still_says_what_the_team_is_like(office: Office) -> None:
    whole = ask(office, "teams:read", "results:read").json()
    narrow = ask(office, "teams:read").json()
    assert len(whole["map"]) == 5
    assert any(each["people"] for each in whole["insights"])
    assert narrow["map"] == []
    assert narrow["insights"] == [each for each in whole["insights"] if not each["people"]] != []
    for figure in (*FIGURES, "size", "profiled", "absent"):
        assert narrow[figure] == whole[figure]
    said = json.dumps(narrow)
    # Whole words: an id drawn at random may hold "Bo".
    assert not any(re.search(rf"\b{part}\b", said) for person in office.people.items() for part in person)


def test_figures_of_one_or_two_people_would_be_theirs(office: Office) -> None:
    new = {"name": "Few", "members": [office.people[name] for name in ("Ada", "Bo")]}
    team = office.running.answer("POST", "/teams", new, office.key)["id"]
    for query in ("", "?with_style=D&with_style=S"):
        narrow = ask(office, "teams:read", query=query, team=team).json()
        assert narrow["profiled"] == (4 if query else 2)
        assert [narrow[figure] for figure in FIGURES] == [None] * 4
        assert narrow["absent"] == narrow["insights"] == []
    office.running.answer("PUT", f"/teams/{team}/members/{office.people['Cy']}", key=office.key)
    assert ask(office, "teams:read", team=team).json()["means"] is not None


@pytest.mark.parametrize("query", ["?with={outside}", "?without={member}"])
def test_no_two_answers_differ_in_one_person(office: Office, query: str) -> None:
    filled = query.format(outside=office.add("Fay", "I"), member=office.people["Ada"])
    refused = ask(office, "teams:read", query=filled)
    assert (refused.status_code, refused.json()["code"]) == (403, "scope_missing")
    assert ask(office, "teams:read", "results:read", query=filled).status_code == 200
    assert ask(office, "teams:read", query="?with_style=D").json()["profiled"] == 6


@pytest.fixture(scope="module")
def company(shared: Running) -> Company:
    return found_company(shared, "team level")


@pytest.mark.parametrize("role", ["owner", "manager ours", "coach ours"])
def test_the_roles_of_the_app_see_people(company: Company, role: str) -> None:
    analysis = company.answer("GET", f"/teams/{company.teams['ours']}/analysis", role=role)
    assert analysis["map"]
