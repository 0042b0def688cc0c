"""A brief for a meeting, from results that are there."""

from typing import Any
from urllib.parse import urlencode

import pytest

from discern.contract.certainty import LIKELY
from discern.contract.models.results import Quality, QualityCheck
from discern.service.domain.briefs import StoredBrief, compose_brief
from tests.support.office import Office, found_office
from tests.support.people import Company
from tests.support.results import MakeResults
from tests.support.running import Running

PARTS = ("easy", "hard", "open_with")


@pytest.fixture
def office(shared: Running) -> Office:
    """Ada, Bo and Cy are in its team; the others are beside it."""
    office = found_office(shared)
    for name, style in (("Dee", "D"), ("Dan", "D"), ("Ida", "I"), ("Sue", "S")):
        office.add(name, style)
    return office


@pytest.fixture
def company(fresh_company: Company) -> Company:
    return fresh_company


def ask(office: Office, *names: str, **given: str) -> Any:
    asked = urlencode([*(("candidate_ids", office.people.get(name, name)) for name in names), *given.items()])
    return office.running.call("GET", f"/briefs?{asked}", key=office.key)


def prepare(office: Office, *names: str, **given: str) -> Any:
    answer = ask(office, *names, **given)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_a_group_has_what_is_easy_and_hard_a_question_and_a_line_on_each(office: Office) -> None:
    brief = prepare(office, "Dee", "Dan", "Ida", "Sue", "Ada", "Bo", "Cy")
    known = {each["id"] for each in brief["group"]["insights"]}

    assert [each["candidate"]["name"] for each in brief["people"]] == ["Ada", "Bo", "Cy", "Dan", "Dee", "Ida", "Sue"]
    assert len({each["card"]["message"] for each in brief["people"]}) == 7
    assert brief["group"]["profiled"] == len(brief["group"]["map"]) == 7
    for part in PARTS:
        assert brief[part]["id"] in known
        assert brief[part]["probability"] >= LIKELY
        assert brief[part]["people"] == []
    assert brief["team"] is None


def test_of_two_it_says_what_their_comparison_does(office: Office) -> None:
    brief = prepare(office, "Dee", "Sue")

    for part in PARTS:
        assert brief[part]["probability"] >= LIKELY
    assert {person["name"] for part in ("easy", "hard") for person in brief[part]["people"]} == {"Dee", "Sue"}


def test_nothing_is_advised_on_somebody_whose_answers_look_random(make_results: MakeResults) -> None:
    dee = make_results("Dee", error=0.2)
    doubtful = Quality(verdict="caution", checks=[QualityCheck(id="near_random", passed=False, meaning="random")])
    cards = []
    for results in (dee, dee.model_copy(update={"quality": doubtful})):
        [person] = compose_brief(StoredBrief(None, [dee.candidate], [results], {}, []), "en", "named").people
        cards.append(person.card)

    assert cards[0] is not None
    assert cards[1] is None


def test_where_nothing_is_sure_it_asks_and_claims_nothing(office: Office) -> None:
    office.add("Kim")
    brief = prepare(office, "Kim")

    assert (brief["easy"], brief["hard"], brief["people"][0]["card"]) == (None, None, None)
    assert (brief["open_with"]["strength"], brief["open_with"]["probability"]) == ("open", None)


def test_a_team_brings_its_members_and_agreements_and_those_of_two_who_are_there(office: Office) -> None:
    ada, bo, dee = (office.people[name] for name in ("Ada", "Bo", "Dee"))
    until = office.running.clock().date().isoformat()
    for whose, will in (
        ({"team_id": office.team}, "of the team"),
        ({"candidate_ids": [ada, bo]}, "of two"),
        ({"candidate_ids": [ada]}, "with one"),
        ({"candidate_ids": [ada, dee]}, "with somebody else"),
    ):
        office.running.answer("POST", "/agreements", {**whose, "will": will, "until": until}, office.key)
    brief = prepare(office, team_id=office.team)

    assert {each["candidate"]["name"] for each in brief["people"]} == {"Ada", "Bo", "Cy"}
    assert sorted(each["will"] for each in brief["agreements"]) == ["of the team", "of two"]
    assert [each["will"] for each in prepare(office, "Ada", "Dee")["agreements"]] == ["with somebody else"]


def test_nothing_tells_those_who_hide_from_those_without_results(office: Office) -> None:
    office.add("Shy", "S", visibility="private")
    office.add("Late")
    hidden, missing = (prepare(office, name, "Ada", "Dee") for name in ("Shy", "Late"))
    for brief in (hidden, missing):
        brief["people"][-1]["candidate"] = None

    assert hidden == missing


def test_a_card_on_what_somebody_says_is_not_them_does_not_come(company: Company) -> None:
    person = company.people["ours"]["organisation"]
    assessment = f"/assessments/{company.assessments[person]}"
    path = f"/briefs?candidate_ids={person}"
    before = company.answer("GET", path, role="coach ours")["people"][0]["card"]
    for each in company.answer("GET", f"{assessment}/results")["insights"]:
        if each["kind"] in {"style", "pace", "focus"}:
            company.answer("PUT", f"{assessment}/marks/{each['id']}", {"fit": "not_me"}, taker=person)

    assert before is not None
    assert company.answer("GET", path, role="coach ours")["people"][0]["card"] is None


def test_managers_and_coaches_prepare_meetings_of_their_own_people_and_members_none(company: Company) -> None:
    theirs, team = company.people["theirs"]["private"], company.teams["theirs"]

    assert company.call("GET", f"/briefs?team_id={company.teams['ours']}", role="manager ours").status_code == 200
    for role in ("manager ours", "coach ours"):
        assert company.call("GET", f"/briefs?candidate_ids={theirs}", role=role).status_code == 404
        assert company.call("GET", f"/briefs?team_id={team}", role=role).status_code == 404
    assert company.call("GET", f"/briefs?team_id={company.teams['ours']}", role="member team").status_code == 403


def test_without_anybody_it_says_what_to_give(office: Office) -> None:
    answer = ask(office)

    assert answer.status_code == 400
    assert "give candidate_ids or team_id" in answer.text


@pytest.mark.parametrize("asked", ["candidate_ids=cand_nobody", "team_id=team_nowhere"])
def test_nobody_and_no_team_are_not_found(office: Office, asked: str) -> None:
    path = f"/briefs?candidate_ids={office.people['Ada']}&{asked}"
    assert office.running.call("GET", path, key=office.key).json()["code"] == "not_found"


def test_whoever_is_in_it_sees_in_their_data_that_somebody_looked(office: Office) -> None:
    prepare(office, "Ada", "Bo")
    exported = office.running.answer("GET", f"/candidates/{office.people['Ada']}/export", key=office.key)

    assert "brief.read" in {entry["action"] for entry in exported["audit"]}
