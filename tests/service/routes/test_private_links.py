"""What a taker may do by their private link, what nobody may do by another's, and how guessing is slowed."""

import secrets
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from discern.contract.headers import PRIVATE_TOKEN, TAKER_ADDRESS
from discern.service.http.dependencies import WRONG_TOKENS
from discern.service.jobs.write_reports import ReportWorker
from discern.service.storage.engine.tables import metadata
from tests.support.databases import on_both, on_sqlite
from tests.support.people import Company, answers_of, found_company
from tests.support.running import Running

pytestmark = on_both


@pytest.fixture
def company(fresh_company: Company) -> Company:
    return fresh_company


@pytest.fixture
def own(company: Company) -> dict[str, str]:
    """A person who is private, and what is theirs."""
    person = company.people["ours"]["private"]
    return {"person": person, "assessment": company.assessments[person]}


def act(company: Company, own: dict[str, str], method: str, path: str, body: object = None) -> Any:
    return company.call(method, path.format(**own), body, taker=own["person"])


def consent_in_their_name(company: Company, own: dict[str, str]) -> str:
    """Make the person an assessment as a manager and consent to it; the taker "trap" then has its private link.

    Gives the assessment's id.
    """
    new = {"candidate_id": own["person"], "team_id": company.teams["ours"], "form": "short"}
    made: str = company.answer("POST", "/assessments", new, role="manager ours")["id"]
    consent = company.answer("POST", f"/assessments/{made}/consent", {"accepted": True})
    company.private_tokens["trap"] = consent["private_token"]
    return made


OWN: tuple[tuple[str, str, Any], ...] = (
    ("GET", "/assessments/{assessment}", None),
    ("GET", "/assessments/{assessment}/results", None),
    ("GET", "/assessments/{assessment}/next", None),
    ("GET", "/candidates/{person}", None),
    ("GET", "/candidates/{person}/export", None),
    ("PATCH", "/candidates/{person}", {"name": "Corrected", "email": None}),
    ("PUT", "/candidates/{person}/visibility", {"visibility": "organisation"}),
    ("POST", "/assessments/{assessment}/consent", {"accepted": False}),
    ("DELETE", "/candidates/{person}", None),
)


def test_a_key_that_takes_may_all_this_with_the_link_and_nothing_without(company: Company, own: dict[str, str]) -> None:
    account = company.running.answer("GET", "/account", key=company.key)["name"]
    key = company.running.key("take", account=account)
    for method, path, body in OWN:
        given: dict[str, Any] = {} if body is None else {"json": body}
        headers = {"Authorization": f"Bearer {key}"}
        if not path.endswith("/next"):
            without = company.running.http.request(method, path.format(**own), headers=headers, **given)
            assert without.status_code in {400, 403}, f"{path}: {without.text}"
        headers[PRIVATE_TOKEN] = company.private_tokens[own["person"]]
        response = company.running.http.request(method, path.format(**own), headers=headers, **given)
        assert response.status_code == 200, f"{path}: {response.text}"


def test_nothing_of_anybody_else_opens(company: Company, own: dict[str, str]) -> None:
    other = company.people["ours"]["organisation"]
    theirs = {"person": other, "assessment": company.assessments[other]}
    for method, path, body in OWN:
        response = company.call(method, path.format(**theirs), body, taker=own["person"])
        assert (response.status_code, response.json()["code"]) == (404, "not_found"), path
    for path in ("/candidates", "/teams", f"/teams/{company.teams['ours']}/analysis", "/users"):
        assert act(company, own, "GET", path).json()["code"] == "role_forbids"
    assert act(company, own, "PATCH", "/candidates/{person}", {"external_id": "x"}).json()["code"] == "role_forbids"


def test_a_wrong_token_is_nobody(company: Company, own: dict[str, str]) -> None:
    refused = company.call("GET", "/assessments/{assessment}/results".format(**own), taker="x" * 32)
    assert (refused.status_code, refused.json()["code"]) == (403, "actor_unknown")


def test_what_is_chosen_holds_at_once(company: Company, own: dict[str, str]) -> None:
    results = "/assessments/{assessment}/results".format(**own)
    assert company.call("GET", results, role="manager ours").json()["code"] == "not_shared"
    act(company, own, "PUT", "/candidates/{person}/visibility", {"visibility": "team"})
    assert company.answer("GET", results, role="manager ours")["scores"]
    assert company.call("GET", results, role="manager theirs").status_code == 404
    act(company, own, "PUT", "/candidates/{person}/visibility", {"visibility": "organisation"})
    assert company.answer("GET", results, role="manager theirs")["scores"]
    act(company, own, "PUT", "/candidates/{person}/visibility", {"visibility": "private"})
    assert company.call("GET", results, role="manager ours").json()["code"] == "not_shared"
    assert company.call("GET", results).json()["code"] == "not_shared"


def test_a_link_that_a_manager_got_in_somebodys_name_opens_nothing_of_theirs(
    company: Company, own: dict[str, str]
) -> None:
    trap = consent_in_their_name(company, own)
    company.answer("POST", f"/assessments/{trap}/answers", {"answers": answers_of((0, 1))}, taker="trap")
    results = "/assessments/{assessment}/results".format(**own)
    assert company.call("GET", results, taker="trap").status_code == 404
    for visibility in ("team", "organisation"):
        wider = {"visibility": visibility}
        refused = company.call("PUT", "/candidates/{person}/visibility".format(**own), wider, taker="trap")
        assert refused.json()["code"] == "role_forbids"
    export = company.answer("GET", "/candidates/{person}/export".format(**own), taker="trap")
    assert [each["assessment"]["id"] for each in export["assessments"]] == [trap]
    assert export["teams"] == []
    assert {each["subject_id"] for each in export["audit"]} == {trap}
    person = "/candidates/{person}".format(**own)
    for method, body in (("PATCH", {"name": "Else"}), ("PATCH", {"email": None}), ("DELETE", None)):
        refused = company.call(method, person, body, taker="trap")
        assert (refused.status_code, refused.json()["code"]) == (403, "role_forbids")
        assert "More than one link" in refused.json()["detail"]
    assert company.answer("GET", person)["name"] == "ours-private"
    company.answer("PATCH", person, {"name": "Corrected"}, role="member private")
    company.answer("DELETE", person, role="member private")


def test_what_somebody_else_began_is_not_mixed_with_what_a_member_answers(
    company: Company, own: dict[str, str]
) -> None:
    made = consent_in_their_name(company, own)
    path, given = f"/assessments/{made}/answers", answers_of((0, 1))
    company.answer("POST", path, {"answers": given[:1]}, taker="trap")
    refused = company.call("POST", path, {"answers": given[1:]}, role="member private")
    assert (refused.status_code, refused.json()["code"]) == (403, "role_forbids")
    assert company.answer("GET", f"/assessments/{made}/next", role="member private")["given"] is None
    anew = {"accepted": True, "restart": True}
    company.answer("POST", f"/assessments/{made}/consent", anew, role="member private")
    company.answer("POST", path, {"answers": given}, role="member private")
    assert company.call("GET", f"/assessments/{made}/results", taker="trap").json()["code"] == "actor_unknown"
    assert company.answer("GET", f"/assessments/{made}/results", role="member private")["scores"]


def test_a_members_first_answer_ends_the_private_link_that_somebody_may_have(
    company: Company, own: dict[str, str]
) -> None:
    """The results stay the member's own, hidden or not."""
    made = consent_in_their_name(company, own)
    path, given = f"/assessments/{made}/answers", answers_of((0, 1))
    company.answer("POST", path, {"answers": given[:1]}, role="member private")
    [told] = company.answer("GET", f"/assessments/{made}/next", role="member private")["given"]
    assert told["block"]["id"] == given[0]["block"]
    assert company.call("POST", path, {"answers": given[1:]}, taker="trap").json()["code"] == "actor_unknown"
    company.answer("POST", path, {"answers": given[1:]}, role="member private")
    for assessment in (made, own["assessment"]):
        assert company.answer("GET", f"/assessments/{assessment}/results", role="member private")["scores"]


def test_consent_taken_back_leaves_the_consent_and_nothing_that_was_answered(
    company: Company, own: dict[str, str]
) -> None:
    path = "/assessments/{assessment}/consent"
    taken = act(company, own, "POST", path, {"accepted": False}).json()
    assert taken["withdrawn_at"]
    assert act(company, own, "POST", path, {"accepted": False}).json() == taken
    assert act(company, own, "GET", "/assessments/{assessment}/results").json()["code"] == "results_not_ready"
    [held] = act(company, own, "GET", "/candidates/{person}/export").json()["assessments"]
    assert (held["answers"], held["results"], held["assessment"]["status"]) == ([], None, "cancelled")
    assert held["consent"]["withdrawn_at"] == taken["withdrawn_at"]
    again = company.call("POST", path.format(**own), {"accepted": True})
    assert again.json()["private_token"] is None
    answers = {"answers": answers_of((0, 1))}
    assert company.call("POST", "/assessments/{assessment}/answers".format(**own), answers).status_code == 400


def test_only_the_taker_takes_consent_back(company: Company, own: dict[str, str]) -> None:
    path = "/assessments/{assessment}/consent".format(**own)
    assert company.call("POST", path, {"accepted": False}).status_code == 400
    for role in ("owner", "manager ours", "coach ours"):
        assert company.call("POST", path, {"accepted": False}, role=role).status_code == 403


def test_the_person_sees_who_looked(company: Company, own: dict[str, str]) -> None:
    company.answer("GET", "/assessments/{assessment}/results".format(**own), role="coach ours")
    company.answer("GET", f"/teams/{company.teams['ours']}/analysis", role="manager ours")
    company.running.portal.call(company.running.service.audit_writes.settle)
    log = act(company, own, "GET", "/candidates/{person}/export").json()["audit"]
    looked = {(each["action"], each["actor"]) for each in log if each["actor_id"]}
    assert {("results.read", "coach.ours@example.org"), ("analysis.read", "manager.ours@example.org")} <= looked


def test_the_person_sees_who_read_a_report_on_their_team(company: Company, own: dict[str, str]) -> None:
    subject = {"type": "team", "id": company.teams["ours"]}
    report = company.answer("POST", "/reports", {"subject": subject}, role="manager ours")["id"]
    company.running.portal.call(ReportWorker(company.running.service).drain)
    company.answer("GET", f"/reports/{report}/json", role="manager ours")
    company.running.portal.call(company.running.service.audit_writes.settle)
    for person, looked in (("ours", True), ("theirs", False)):
        taker = company.people[person]["private"]
        log = company.answer("GET", f"/candidates/{taker}/export", taker=taker)["audit"]
        entries = {(each["action"], each["actor"]) for each in log}
        assert (("report.read", "manager.ours@example.org") in entries) == looked


@on_sqlite
def test_a_person_erases_every_byte_of_themselves(running: Running, tmp_path: Path) -> None:
    company = found_company(running, "erasing")
    person = company.add_person("Quetzalcoatlus", company.teams["ours"], "team")
    company.answer("PUT", "/users", {"email": "quetzal@example.org", "role": "member", "candidate_id": person})
    marks = [b"quetzalcoatlus", b"quetzal@example.org"]
    before = b"".join(file.read_bytes() for file in tmp_path.glob("discern.db*")).lower()
    assert all(mark in before for mark in marks)
    company.answer("DELETE", f"/candidates/{person}", taker=person)
    after = b"".join(file.read_bytes() for file in tmp_path.glob("discern.db*")).lower()
    assert not any(mark in after for mark in marks)
    rows = running.service.database.read_now(
        lambda connection: "".join(str(connection.execute(select(table)).all()) for table in metadata.sorted_tables)
    )
    assert "quetzal" not in rows.lower()
    assert company.call("GET", f"/candidates/{person}", taker=person).json()["code"] == "actor_unknown"
    assert company.call("GET", f"/candidates/{person}", role="manager ours").status_code == 404


def guess(company: Company, token: str, address: str) -> Any:
    headers = {"Authorization": f"Bearer {company.key}", TAKER_ADDRESS: address}
    return company.running.http.post("/take", json={"token": token}, headers=headers)


def test_guessing_is_slowed_by_address_and_honest_takers_are_not(company: Company, own: dict[str, str]) -> None:
    token = company.private_tokens[own["person"]]
    tried = [guess(company, secrets.token_urlsafe(24), "203.0.113.7") for _ in range(WRONG_TOKENS + 20)]
    assert [each.status_code for each in tried] == [404] * WRONG_TOKENS + [429] * 20
    assert int(tried[-1].headers["Retry-After"]) >= 1
    assert guess(company, token, "203.0.113.7").status_code == 429
    assert guess(company, token, "198.51.100.9").json()["private"]
    company.running.clock.advance(minutes=1)
    assert guess(company, token, "203.0.113.7").json()["private"]


def test_the_addresses_of_one_ipv6_network_are_counted_together(company: Company, own: dict[str, str]) -> None:
    tried = [guess(company, secrets.token_urlsafe(24), f"2001:db8:1:2::{n:x}") for n in range(WRONG_TOKENS + 5)]
    assert [each.status_code for each in tried] == [404] * WRONG_TOKENS + [429] * 5
    assert guess(company, company.private_tokens[own["person"]], "2001:db8:1:3::1").status_code == 200


def test_opening_right_links_costs_no_guesses(company: Company, own: dict[str, str]) -> None:
    token = company.private_tokens[own["person"]]
    assert {guess(company, token, "192.0.2.1").status_code for _ in range(3 * WRONG_TOKENS)} == {200}
