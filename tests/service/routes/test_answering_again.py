"""Answering again after a withheld result: by the private link alone, a few times, and with nothing lost or opened."""

from itertools import count
from typing import Any

import pytest

from discern.service.domain.people.answering_again import MOST_AGAIN
from tests.support.databases import on_both
from tests.support.operations import careless_answers
from tests.support.people import Company, answers_of, found_company
from tests.support.running import Running

pytestmark = on_both

NUMBERS = count()


@pytest.fixture(scope="module")
def company(shared: Running) -> Company:
    return found_company(shared, "answering again")


def answer(company: Company, person: str, answers: list[dict[str, Any]]) -> Any:
    path = f"/assessments/{company.assessments[person]}/answers"
    return company.answer("POST", path, {"answers": answers}, taker=person)


def add_careless(company: Company, **more: Any) -> str:
    """Somebody whose answers were careless; gives their id."""
    name = f"Careless {next(NUMBERS)}"
    new = {"candidate": {"name": name}, "form": "short", "team_id": company.teams["ours"], **more}
    made = company.answer("POST", "/assessments", new, role="manager ours")
    person: str = made["candidate"]["id"]
    company.assessments[person] = made["id"]
    consent = company.answer("POST", f"/assessments/{made['id']}/consent", {"accepted": True})
    company.private_tokens[person] = consent["private_token"]
    answer(company, person, careless_answers())
    return person


def open_link(company: Company, person: str) -> Any:
    return company.answer("POST", "/take", {"token": company.private_tokens[person]})


def ask_again(company: Company, person: str, **caller: Any) -> Any:
    path = f"/assessments/{company.assessments[person]}/again"
    return company.call("POST", path, {"accepted": True}, **(caller or {"taker": person}))


def begin_again(company: Company, person: str) -> Any:
    response = ask_again(company, person)
    assert response.status_code == 200, response.text
    company.assessments[person] = response.json()["id"]
    return response.json()


def assert_refused(response: Any, status: int, code: str) -> None:
    assert (response.status_code, response.json()["code"]) == (status, code), response.text


def test_the_same_link_leads_to_the_questions_and_then_to_a_profile(company: Company) -> None:
    person = add_careless(company, metadata={"course": "spring"})
    first = company.assessments[person]
    before = company.answer("GET", f"/assessments/{first}")
    assert open_link(company, person)["again"] == "allowed"

    made = begin_again(company, person)
    assert made["id"] != first
    kept = ("form", "language", "team_id", "metadata", "candidate")
    assert [made[name] for name in kept] == [before[name] for name in kept]
    assert (made["status"], made["take_url"]) == ("started", None)
    opened = open_link(company, person)
    assert (opened["assessment_id"], opened["status"], opened["consent"]["accepted"]) == (made["id"], "started", True)
    assert opened["again"] is None
    assert answer(company, person, answers_of((0, 1)))["done"]

    assert company.answer("GET", f"/assessments/{made['id']}/results", taker=person)["scores"]
    assert open_link(company, person)["again"] is None
    # The first stays as it was, for the person and for others.
    assert company.answer("GET", f"/assessments/{first}") == before
    assert company.answer("GET", f"/assessments/{first}/results", taker=person)["quality"]["verdict"] == "withheld"
    for caller in ({"taker": person}, {"role": "owner"}):
        export = company.answer("GET", f"/candidates/{person}/export", **caller)
        assert [each["assessment"]["id"] for each in export["assessments"]] == [first, made["id"]]
        assert len(export["assessments"][0]["answers"]) == len(export["assessments"][1]["answers"])
    listed = company.answer("GET", f"/assessments?candidate_id={person}", role="manager ours")["data"]
    assert {each["id"]: each["status"] for each in listed} == {first: "completed", made["id"]: "completed"}
    actions = [entry["action"] for entry in export["audit"] if entry["subject_id"] == made["id"]]
    assert actions[:2] == ["assessment.created", "consent.given"]


def test_the_person_may_still_do_all_that_is_theirs(company: Company) -> None:
    person = add_careless(company)
    first = company.assessments[person]
    member = company.answer("PUT", "/users", {"email": f"{person}@x.example", "role": "member", "candidate_id": person})
    given = {"token": company.private_tokens[person], "user_id": member["id"]}
    company.answer("POST", "/users/confirm", given)
    begin_again(company, person)
    answer(company, person, answers_of((0, 1)))

    # One link speaks for the person as before, and so do the members that it has confirmed.
    company.users[person] = member["id"]
    for caller in ({"taker": person}, {"role": person}):
        for visibility in ("private", "organisation"):
            company.answer("PUT", f"/candidates/{person}/visibility", {"visibility": visibility}, **caller)
    about = {"visibility": "team", "answers": [{"prompt": "ask_me", "text": "Anything."}]}
    company.answer("PUT", f"/candidates/{person}/about", about, taker=person)
    for assessment_id in (first, company.assessments[person]):
        company.answer("POST", f"/assessments/{assessment_id}/consent", {"accepted": False}, taker=person)
        assert company.call("GET", f"/assessments/{assessment_id}/results", taker=person).status_code == 404


def test_asking_twice_begins_once(company: Company) -> None:
    person = add_careless(company)
    once, twice = (ask_again(company, person).json() for _ in range(2))
    assert once == twice
    assert company.answer("GET", f"/assessments?candidate_id={person}")["data"][0]["id"] == once["id"]
    assert len(company.answer("GET", f"/assessments?candidate_id={person}")["data"]) == 2


def test_nobody_answers_again_without_end(company: Company) -> None:
    person = add_careless(company)
    for _ in range(MOST_AGAIN):
        assert open_link(company, person)["again"] == "allowed"
        begin_again(company, person)
        answer(company, person, careless_answers())
    assert open_link(company, person)["again"] == "used_up"
    assert_refused(ask_again(company, person), 400, "again_refused")


def test_a_result_that_counts_and_another_open_assessment_are_reasons_against_it(company: Company) -> None:
    fine = company.people["ours"]["team"]
    assert open_link(company, fine)["again"] is None
    assert_refused(ask_again(company, fine), 400, "again_refused")

    person = add_careless(company)
    invited = company.answer("POST", "/assessments", {"candidate_id": person, "form": "short"})
    consent = company.answer("POST", f"/assessments/{invited['id']}/consent", {"accepted": True})
    company.private_tokens["elsewhere"] = consent["private_token"]
    given = {"answers": answers_of((0, 1))[:1]}
    company.answer("POST", f"/assessments/{invited['id']}/answers", given, taker="elsewhere")
    assert open_link(company, person)["again"] == "another_open"
    assert_refused(ask_again(company, person), 400, "again_refused")
    company.answer("POST", f"/assessments/{invited['id']}/cancel")
    assert open_link(company, person)["again"] == "allowed"
    wrong = {"accepted": True, "version": "of before"}
    path = f"/assessments/{company.assessments[person]}/again"
    assert_refused(company.call("POST", path, wrong, taker=person), 400, "invalid_parameter")


def test_nobody_else_begins_it_or_takes_it_over(company: Company) -> None:
    person = add_careless(company)
    other = company.people["ours"]["organisation"]
    member = company.answer("PUT", "/users", {"email": f"{person}@y.example", "role": "member", "candidate_id": person})
    company.users["unconfirmed"] = member["id"]
    assert_refused(ask_again(company, person, taker=other), 404, "not_found")
    for caller in ({}, {"role": "owner"}, {"role": "manager ours"}, {"role": "unconfirmed"}):
        path = f"/assessments/{company.assessments[person]}/again"
        assert_refused(company.call("POST", path, {"accepted": True}, **caller), 403, "role_forbids")

    made = begin_again(company, person)
    path = f"/assessments/{made['id']}"
    restart = {"accepted": True, "restart": True}
    assert_refused(company.call("POST", f"{path}/consent", restart), 403, "role_forbids")
    assert_refused(company.call("POST", f"{path}/consent", restart, role="unconfirmed"), 403, "role_forbids")
    given = {"answers": answers_of((1, 2))[:1]}
    assert_refused(company.call("POST", f"{path}/answers", given, role="unconfirmed"), 403, "role_forbids")
    assert answer(company, person, answers_of((0, 1))[:1])["answered"] == 1


def test_a_later_link_in_the_persons_name_still_makes_theirs_uncertain(company: Company) -> None:
    person = add_careless(company)
    begin_again(company, person)
    trap = company.answer("POST", "/assessments", {"candidate_id": person, "form": "short"}, role="manager ours")
    consent = company.answer("POST", f"/assessments/{trap['id']}/consent", {"accepted": True})
    company.private_tokens["trap"] = consent["private_token"]
    assert company.call("GET", f"/assessments/{company.assessments[person]}/next", taker="trap").status_code == 404
    wider = {"visibility": "organisation"}
    for taker in ("trap", person):
        refused = company.call("PUT", f"/candidates/{person}/visibility", wider, taker=taker)
        assert_refused(refused, 403, "role_forbids")
