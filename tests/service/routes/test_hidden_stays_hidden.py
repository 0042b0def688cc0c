"""What a person hides stays hidden from keys, and from members that only a key names as the person."""

from itertools import count
from typing import Any

import pytest

from discern.contract.headers import ACTOR
from discern.contract.permissions import SCOPES
from discern.service.jobs.write_reports import ReportWorker
from tests.support.databases import on_both
from tests.support.people import Company, answers_of, found_company
from tests.support.running import Running

pytestmark = on_both

NUMBERS = count()


@pytest.fixture(scope="module")
def company(shared: Running) -> Company:
    return found_company(shared, "hidden")


def add(company: Company, visibility: str = "private") -> str:
    return company.add_person(f"person-{next(NUMBERS)}", company.teams["ours"], visibility)


def call(company: Company, key: str, method: str, path: str, body: object = None, actor: str | None = None) -> Any:
    headers = {"Authorization": f"Bearer {key}"} | ({} if actor is None else {ACTOR: actor})
    given: dict[str, Any] = {} if body is None else {"json": body}
    return company.running.http.request(method, path, headers=headers, **given)


@pytest.mark.parametrize("scopes", [("admin",), ("candidates:write", "results:read"), tuple(set(SCOPES) - {"act"})])
def test_a_key_hides_and_never_shows(company: Company, scopes: Any) -> None:
    account = company.running.answer("GET", "/account", key=company.key)["name"]
    key = company.running.key(*scopes, account=account)
    hidden, open_to_all = add(company), add(company, "organisation")
    for wanted in ("team", "organisation"):
        refused = call(company, key, "PUT", f"/candidates/{hidden}/visibility", {"visibility": wanted})
        assert (refused.status_code, refused.json()["code"]) == (403, "role_forbids")
    results = f"/assessments/{company.assessments[hidden]}/results"
    assert call(company, key, "GET", results).json()["code"] == "not_shared"
    for wanted in ("organisation", "team", "private"):
        narrower = call(company, key, "PUT", f"/candidates/{open_to_all}/visibility", {"visibility": wanted})
        assert narrower.json()["visibility"] == wanted


def bind(company: Company, person: str) -> str:
    put = {"email": f"false-{next(NUMBERS)}@example.org", "role": "member", "candidate_id": person}
    user_id: str = company.answer("PUT", "/users", put)["id"]
    return user_id


def confirm(company: Company, user_id: str, person: str) -> Any:
    token = company.private_tokens.get(person, person)
    return company.call("POST", "/users/confirm", {"token": token, "user_id": user_id})


def looks(company: Company, user_id: str, person: str) -> list[str]:
    """What becomes of each way to what is hidden, and of showing it to everybody."""
    path = f"/assessments/{company.assessments[person]}/results"
    results = company.call("GET", path, role=user_id)
    export = company.answer("GET", f"/candidates/{person}/export", role=user_id)
    stored = [*export["reports"], *(each for one in export["assessments"] for each in (one["answers"], one["results"]))]
    subject = {"type": "assessment", "id": company.assessments[person]}
    written = company.call("POST", "/reports", {"subject": subject}, role=user_id)
    if written.status_code == 200:
        company.running.portal.call(ReportWorker(company.running.service).drain)
        written = company.call("GET", f"/reports/{written.json()['id']}/json", role=user_id)
    shown = company.call("PUT", f"/candidates/{person}/visibility", {"visibility": "organisation"}, role=user_id)
    codes = [each.json().get("code", "answered") for each in (results, written, shown)]
    return [*codes, "something" if any(stored) else "nothing"]


BLIND = ["not_shared", "not_shared", "role_forbids", "nothing"]


def test_a_member_bound_by_a_key_sees_nothing_hidden_until_the_person_confirms(company: Company) -> None:
    person = add(company)
    member = bind(company, person)
    assert looks(company, member, person) == BLIND
    assert confirm(company, member, person).json()["confirmed"]
    assert looks(company, member, person) == ["answered", "answered", "answered", "something"]


def test_what_is_shared_is_shown_to_any_member_of_theirs(company: Company) -> None:
    person = add(company, "team")
    member = bind(company, person)
    path = f"/assessments/{company.assessments[person]}/results"
    assert company.answer("GET", path, role=member)["scores"]
    hide = company.call("PUT", f"/candidates/{person}/visibility", {"visibility": "private"}, role=member)
    assert hide.status_code == 200
    assert company.call("GET", path, role=member).json()["code"] == "not_shared"


def test_nobody_confirms_with_a_link_of_their_own(company: Company) -> None:
    person, other = add(company), add(company, "team")
    member = bind(company, person)
    for token in (other, "x" * 32, company.assessments[person]):
        refused = confirm(company, member, token)
        assert (refused.status_code, refused.json()["code"]) == (404, "not_found")
    assert confirm(company, company.users["owner"], person).status_code == 404
    assert looks(company, member, person) == BLIND


def test_somebody_who_answers_in_anothers_name_confirms_no_member_of_theirs(company: Company) -> None:
    person = add(company)
    member = bind(company, person)
    trap = company.answer("POST", "/assessments", {"candidate_id": person, "form": "short"})
    company.private_tokens["trap"] = company.take(trap["id"])
    assert confirm(company, member, "trap").json()["confirmed"] is False
    assert looks(company, member, person) == BLIND
    assert confirm(company, member, person).json()["confirmed"] is True


def test_a_member_confirmed_before_the_person_answered_sees_nothing_hidden(company: Company) -> None:
    """Somebody consented in the person's name before, and had a member confirmed by it."""
    person = company.answer("POST", "/candidates", {"name": "Late"})["id"]
    early = company.answer("POST", "/assessments", {"candidate_id": person, "form": "short"})
    token = company.answer("POST", f"/assessments/{early['id']}/consent", {"accepted": True})["private_token"]
    member = bind(company, person)
    assert confirm(company, member, token).json()["confirmed"] is True
    real = company.answer("POST", "/assessments", {"candidate_id": person, "form": "short"})
    company.assessments[person], company.private_tokens[person] = real["id"], company.take(real["id"])
    company.answer("PUT", f"/candidates/{person}/visibility", {"visibility": "private"}, taker=person)
    assert looks(company, member, person) == BLIND


def test_only_the_person_who_hid_future_results_shows_them(company: Company) -> None:
    person = company.answer("POST", "/candidates", {"name": "Early"})["id"]
    member = bind(company, person)
    path = f"/candidates/{person}/visibility"
    company.answer("PUT", path, {"visibility": "private"})
    refused = company.call("PUT", path, {"visibility": "team"}, role=member)
    assert refused.json()["code"] == "role_forbids"


def test_a_member_bound_to_somebody_else_has_to_confirm_again(company: Company) -> None:
    person, other = add(company), add(company)
    member = bind(company, person)
    confirm(company, member, person)
    moved = company.answer("PUT", "/users", {"id": member, "role": "member", "candidate_id": other})
    assert moved["confirmed"] is False
    assert looks(company, member, other) == BLIND
    back = company.answer("PUT", "/users", {"id": member, "role": "member", "candidate_id": person})
    assert back["confirmed"] is True


@pytest.mark.parametrize("role", ["coach ours", "member private"])
def test_a_key_without_act_among_its_scopes_sees_nothing_hidden_in_somebodys_place(company: Company, role: str) -> None:
    person, actor = company.people["ours"]["private"], company.users[role]
    path = f"/assessments/{company.assessments[person]}/results"
    assert call(company, company.acting_key, "GET", path, actor=actor).status_code == 200
    assert call(company, company.key, "GET", path, actor=actor).json()["code"] == "not_shared"
    if role.startswith("member"):
        wider = {"visibility": "team"}
        refused = call(company, company.key, "PUT", f"/candidates/{person}/visibility", wider, actor)
        assert refused.json()["code"] == "role_forbids"


def test_the_person_sees_in_their_log_that_a_member_was_confirmed(company: Company) -> None:
    person = add(company)
    confirm(company, bind(company, person), person)
    log = company.answer("GET", f"/candidates/{person}/export", taker=person)["audit"]
    assert ("member.confirmed", person) in {(each["action"], each["actor_id"]) for each in log}


def test_a_member_shows_no_more_for_somebody_who_has_not_confirmed_them(company: Company) -> None:
    """Not by answering in their name, not by another person's confirmation, and not where nothing is answered yet."""
    made = company.answer("POST", "/assessments", {"candidate": {"name": "Victim"}, "form": "short"})
    person = made["candidate"]["id"]
    wider = ("PUT", f"/candidates/{person}/visibility", {"visibility": "organisation"})
    user_id = bind(company, person)
    assert call(company, company.acting_key, *wider, actor=user_id).json()["code"] == "role_forbids"

    consent = company.answer("POST", f"/assessments/{made['id']}/consent", {"accepted": True})
    company.private_tokens[person] = consent["private_token"]
    company.answer("PUT", f"/candidates/{person}/visibility", {"visibility": "private"}, taker=person)
    sham = company.answer("POST", "/assessments", {"candidate_id": person, "form": "short"})["id"]
    company.answer("POST", f"/assessments/{sham}/consent", {"accepted": True})
    answers = {"answers": answers_of((0, 1))[:1]}
    answered = call(company, company.acting_key, "POST", f"/assessments/{sham}/answers", answers, actor=user_id)
    assert answered.status_code == 200
    assert call(company, company.acting_key, *wider, actor=user_id).json()["code"] == "role_forbids"

    other = add(company)
    moved = bind(company, other)
    assert confirm(company, moved, other).status_code == 200
    company.answer("PUT", "/users", {"id": moved, "candidate_id": person, "role": "member"})
    assert call(company, company.acting_key, *wider, actor=moved).json()["code"] == "role_forbids"


def visibility_of(company: Company, person: str) -> str:
    visibility: str = company.answer("GET", f"/candidates/{person}")["visibility"]
    return visibility


@pytest.mark.parametrize("first", ["a member registered by an owner", "somebody with the take link"])
def test_whoever_was_there_before_the_person_shows_nothing_of_theirs(company: Company, first: str) -> None:
    made = company.answer("POST", "/assessments", {"candidate": {"name": "Victim"}, "form": "short"})
    person = made["candidate"]["id"]
    path, wider = f"/candidates/{person}/visibility", {"visibility": "organisation"}
    user_id = bind(company, person)
    sham = company.answer("POST", f"/assessments/{made['id']}/consent", {"accepted": True})["private_token"]
    if first == "somebody with the take link":
        company.answer("PUT", path, wider, taker=sham)
    else:
        answers = {"answers": answers_of((0, 1))}
        acts = (company, company.acting_key)
        assert call(*acts, "POST", f"/assessments/{made['id']}/answers", answers, user_id).status_code == 200
        assert call(*acts, "PUT", path, wider, user_id).status_code == 200

    own = company.answer("POST", "/assessments", {"candidate_id": person, "form": "short"})["id"]
    assert visibility_of(company, person) == "organisation"
    token = company.take(own)
    assert visibility_of(company, person) == "team"
    assert call(company, company.acting_key, "PUT", path, wider, user_id).json()["code"] == "role_forbids"
    assert company.call("PUT", path, wider, taker=sham).status_code == 403
    assert company.call("GET", f"/assessments/{own}/results", role="manager theirs").status_code == 404
    assert "visibility.changed" in {entry["action"] for entry in export_of(company, person)["audit"]}
    assert token


def export_of(company: Company, person: str) -> Any:
    return company.answer("GET", f"/candidates/{person}/export", role="owner")


def test_what_people_looked_at_themselves_is_in_their_own_export_alone(company: Company) -> None:
    person = add(company, "organisation")
    member = bind(company, person)
    confirm(company, member, person)
    results = f"/assessments/{company.assessments[person]}/results"
    company.answer("GET", results, taker=person)
    company.answer("GET", results, role=member)
    company.answer("GET", results, role="owner")

    def readers(entries: Any) -> set[str]:
        return {entry["actor_id"] for entry in entries if entry["action"] == "results.read"}

    owner = company.users["owner"]
    own = company.answer("GET", f"/candidates/{person}/export", taker=person)
    assert readers(own["audit"]) == {person, member, owner}
    assert readers(export_of(company, person)["audit"]) == {owner}


def test_a_member_who_answers_for_themselves_goes_on_showing_it(company: Company) -> None:
    """Also with the next assessment, where they consent signed in."""
    made = company.answer("POST", "/assessments", {"candidate": {"name": "Honest"}, "form": "short"})
    person = made["candidate"]["id"]
    user_id = bind(company, person)

    def act(method: str, path: str, body: object) -> None:
        response = call(company, company.acting_key, method, path, body, user_id)
        assert response.status_code == 200, response.text

    def take(assessment_id: str) -> None:
        act("POST", f"/assessments/{assessment_id}/consent", {"accepted": True})
        act("POST", f"/assessments/{assessment_id}/answers", {"answers": answers_of((0, 1))})

    take(made["id"])
    act("PUT", f"/candidates/{person}/visibility", {"visibility": "organisation"})
    take(company.answer("POST", "/assessments", {"candidate_id": person, "form": "short"})["id"])
    assert visibility_of(company, person) == "organisation"
    act("PUT", f"/candidates/{person}/visibility", {"visibility": "private"})
    act("PUT", f"/candidates/{person}/visibility", {"visibility": "organisation"})
