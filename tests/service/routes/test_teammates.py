"""What a person can expect of each team-mate, from results that are there."""

from typing import Any

import pytest

from tests.support.office import Office, found_office
from tests.support.running import Running


@pytest.fixture
def office(shared: Running) -> Office:
    return found_office(shared)


def look(office: Office, name: str, **given: str) -> Any:
    path = f"/candidates/{office.people.get(name, name)}/teammates"
    return office.running.call("GET", path, key=office.key, **given)


def named(answer: Any) -> list[str]:
    return [each["people"][1]["name"] for each in answer.json()["insights"]]


def test_each_team_mate_with_a_profile_has_one_statement(office: Office) -> None:
    office.add("Dee", "D", member=True)
    office.add("Elsewhere", "D")
    office.add("Late", member=True)
    office.add_hasty("Hasty", member=True)
    answer = look(office, "Dee")

    assert answer.json()["candidate"]["name"] == "Dee"
    assert sorted(named(answer)) == ["Ada", "Bo", "Cy"]
    probabilities = [each["probability"] or 0 for each in answer.json()["insights"]]
    assert probabilities == sorted(probabilities, reverse=True)
    assert {each["people"][0]["name"] for each in answer.json()["insights"]} == {"Dee"}


def test_nothing_tells_those_who_hide_from_those_without_results(office: Office) -> None:
    before = look(office, "Ada").json()
    office.add("Shy", "S", visibility="private", member=True)
    office.add("Late", member=True)

    assert look(office, "Ada").json() == before
    assert look(office, "Shy").json() | {"request_id": ""} == look(office, "Late").json() | {"request_id": ""}
    assert (look(office, "Shy").status_code, look(office, "Shy").json()["code"]) == (404, "profile_missing")


def test_a_team_mate_of_two_teams_is_named_once(office: Office, shared: Running) -> None:
    both = [office.people["Ada"], office.people["Bo"]]
    shared.answer("POST", "/teams", {"name": "Second", "members": both}, office.key)

    assert sorted(named(look(office, "Ada"))) == ["Bo", "Cy"]


def test_at_most_a_hundred_are_named_and_fewer_results_are_read_than_a_team_may_have(
    office: Office, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("discern.service.domain.team_analysis.MOST_SAID", 1)
    assert len(named(look(office, "Ada"))) == 1
    monkeypatch.setattr("discern.service.domain.team_analysis.MOST_SAID", 100)
    monkeypatch.setattr("discern.service.storage.repositories.results.MOST_TEAMMATES", 1)
    assert named(look(office, "Ada")) == ["Bo"]


def test_statements_speak_as_asked(office: Office) -> None:
    answer = look(office, "Ada", voice="you", language="en")

    assert answer.headers["content-language"] == "en"
    assert all("Ada" not in each["text"] for each in answer.json()["insights"])


def test_the_person_and_the_team_are_in_the_audit_log(office: Office, shared: Running) -> None:
    look(office, "Ada")
    for name, action in (("Ada", "comparison.read"), ("Bo", "analysis.read")):
        exported = shared.answer("GET", f"/candidates/{office.people[name]}/export", key=office.key)
        assert action in {entry["action"] for entry in exported["audit"]}
