"""Agreements: words are for who made them and for coaches, nobody is in one who is hidden, and they are erased."""

from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from discern.service.storage.engine.tables import agreements, idempotency
from tests.service.http.test_roles import KINDS, SEES, TEAMS
from tests.service.routes.test_personal_fields import texts_of
from tests.support.databases import on_both, on_sqlite
from tests.support.people import Company, found_company
from tests.support.running import Running, run_service

pytestmark = on_both

KEY = "key"
MAKERS = (KEY, "owner", "manager ours", "coach ours", "manager theirs", "coach theirs", "nobody", "member private")
"""All who ask; `key` acts for nobody."""

WORDS = "quietly rehearse the zephyr"


def asking(role: str) -> dict[str, Any]:
    return {} if role == KEY else {"role": role}


def leads(role: str, team: str) -> bool:
    return role in {KEY, "owner"} or team in TEAMS.get(role, set())


def may_agree(role: str, team: str, kind: str) -> bool:
    """Whether somebody may make an agreement with a person, and sees it: they lead them, and are shown their results,
    or would be if these weren't held back.
    """
    if role.startswith("member") or role == "nobody" or not leads(role, team):
        return False
    return kind == "held" or (role == KEY and kind != "private") or kind in SEES.get(role, {}).get(team, set())


def day(company: Company, days: int = 14) -> str:
    return (company.running.clock() + timedelta(days=days)).date().isoformat()


def new(company: Company, *people: str, team: str | None = None, **more: Any) -> dict[str, Any]:
    subject = {"candidate_ids": list(people)} if people else {"team_id": team}
    return {**subject, "will": WORDS, "until": day(company), **more}


def agree(company: Company, *people: str, role: str = KEY, team: str | None = None, **more: Any) -> dict[str, Any]:
    made: dict[str, Any] = company.answer(
        "POST", "/agreements", new(company, *people, team=team, **more), **asking(role)
    )
    return made


def listed(company: Company, role: str = KEY, query: str = "") -> list[str]:
    found = company.answer("GET", f"/agreements?limit=200{query}", **asking(role))["data"]
    return [each["id"] for each in found]


@dataclass(frozen=True)
class Agreed:
    """All agreements that anybody may make: by id the maker, the team, and the kind of person; none for the team's."""

    company: Company
    made: dict[str, tuple[str, str, str | None]]
    refused: list[tuple[str, str, str, int, str]]


@pytest.fixture(scope="module")
def agreed(shared: Running) -> Agreed:
    company = found_company(shared, "agreements")
    made: dict[str, tuple[str, str, str | None]] = {}
    refused = []
    for role in MAKERS:
        for team, people in company.people.items():
            for kind, person in people.items():
                response = company.call("POST", "/agreements", new(company, person), **asking(role))
                if response.status_code == 200:
                    made[response.json()["id"]] = (role, team, kind)
                else:
                    assert WORDS not in response.text
                    refused.append((role, team, kind, response.status_code, response.json()["code"]))
            response = company.call("POST", "/agreements", new(company, team=company.teams[team]), **asking(role))
            if response.status_code == 200:
                made[response.json()["id"]] = (role, team, None)
    return Agreed(company, made, refused)


def test_it_is_made_by_those_who_lead_a_person_and_see_them(agreed: Agreed) -> None:
    assert {(role, team, kind) for role, team, kind in agreed.made.values() if kind} == {
        (role, team, kind)
        for role in MAKERS
        for team in ("ours", "theirs")
        for kind in KINDS
        if may_agree(role, team, kind)
    }
    assert {(role, team) for role, team, kind in agreed.made.values() if kind is None} == {
        (role, team) for role in MAKERS for team in ("ours", "theirs") if leads(role, team) and role != "member private"
    }
    for role, team, kind, status, code in agreed.refused:
        if role.startswith("member"):
            expected = (403, "role_forbids")
        elif leads(role, team):
            expected = (403, "not_shared")
        elif kind in {"organisation", "held"}:
            expected = (403, "not_led")
        else:
            expected = (400, "invalid_parameter")
        assert (status, code) == expected, (role, team, kind)


@pytest.mark.parametrize("role", MAKERS)
def test_words_are_for_the_maker_and_for_coaches_and_owners_get_numbers(agreed: Agreed, role: str) -> None:
    """Each agreement by each operation that names one, for each role."""
    company = agreed.company
    coached = TEAMS[role] if role.startswith("coach") else set()
    seen = {id_ for id_, (maker, team, _) in agreed.made.items() if maker == role or team in coached}
    for id_, (maker, _, _) in agreed.made.items():
        found = company.call("GET", f"/agreements/{id_}", **asking(role))
        answered = company.call("PUT", f"/agreements/{id_}/outcome", {"outcome": None}, **asking(role))
        if id_ in seen:
            assert found.status_code == answered.status_code == 200, (maker, found.text)
            assert found.json()["own"] is (maker == role)
            if maker != role:
                refused = company.call("DELETE", f"/agreements/{id_}", **asking(role))
                assert (refused.status_code, refused.json()["code"]) == (403, "role_forbids")
        else:
            assert found.status_code == answered.status_code == 404, (maker, found.text)
            status = 403 if role.startswith("member") else 404
            assert company.call("DELETE", f"/agreements/{id_}", **asking(role)).status_code == status
    assert set(listed(company, role)) == seen
    named = {person for team in company.people.values() for person in team.values()}
    allowed = {company.people[team][kind] for id_ in seen for _, team, kind in [agreed.made[id_]] if kind}
    text = company.call("GET", "/agreements?limit=200", **asking(role)).text
    assert {person for person in named if person in text} == allowed
    counted = company.call("GET", "/account/agreements", **asking(role))
    if role in {KEY, "owner"}:
        number = len(agreed.made)
        assert counted.json() == {"made": number, "open": number, "kept": 0, "partly": 0, "dropped": 0}
    else:
        assert counted.status_code == 403


def test_filters_find_what_their_reader_sees_and_tell_of_no_other_team(agreed: Agreed) -> None:
    company, role = agreed.company, "manager ours"
    person, team = company.people["ours"]["team"], company.teams["ours"]
    by_subject = {
        subject: id_
        for id_, (maker, *subject_) in agreed.made.items()
        if maker == role
        for subject in [tuple(subject_)]
    }
    assert listed(company, role, f"&candidate_id={person}") == [by_subject["ours", "team"]]
    assert listed(company, role, f"&team_id={team}") == [by_subject["ours", None]]
    assert listed(company, role, f"&candidate_id={company.people['theirs']['team']}") == []
    refused = company.call("GET", f"/agreements?team_id={company.teams['theirs']}", role=role)
    assert refused.json()["errors"][0]["field"] == "team_id"
    assert len(listed(company, role, f"&due_by={day(company)}")) == len(by_subject)
    assert listed(company, role, f"&due_by={day(company, 13)}") == listed(company, role, "&open=false") == []
    assert len(listed(company, role, "&open=true")) == len(by_subject)


def test_a_key_that_only_includes_acting_reads_nobodys_words(agreed: Agreed) -> None:
    company = agreed.company
    admin = Company(company.running, company.key, company.key, company.teams, company.people, company.users, {}, {})
    for role in ("manager ours", "coach ours"):
        assert listed(company, role) != []
        assert listed(admin, role) == []
        refused = admin.call("POST", "/agreements", new(company, team=company.teams["ours"]), role=role)
        assert (refused.status_code, refused.json()["code"]) == (403, "role_forbids")


@pytest.fixture
def company(fresh_company: Company) -> Company:
    return fresh_company


@pytest.mark.parametrize("way", ["hides", "leaves"])
@pytest.mark.parametrize("role", [KEY, "owner", "manager ours"])
def test_who_hides_or_leaves_is_named_to_its_maker_no_more(company: Company, role: str, way: str) -> None:
    person, other = company.people["ours"]["team"], company.people["ours"]["organisation"]
    alone, both = agree(company, person, role=role), agree(company, person, other, role=role)
    assert listed(company, role) == [both["id"], alone["id"]]
    path, taker = f"/candidates/{person}/visibility", company.private_tokens[person]
    member = f"/teams/{company.teams['ours']}/members/{person}"
    if way == "hides":
        company.answer("PUT", path, {"visibility": "private"}, taker=taker)
        assert listed(company, "coach ours") == [both["id"], alone["id"]]
    else:
        company.answer("DELETE", member)
        assert listed(company, "coach ours") == []
    is_gone = way == "hides" or role == "manager ours"
    assert listed(company, role) == ([] if is_gone else [both["id"], alone["id"]])
    if is_gone:
        for id_ in (alone["id"], both["id"]):
            assert company.call("GET", f"/agreements/{id_}", **asking(role)).status_code == 404
    if way == "hides":
        company.answer("PUT", path, {"visibility": "team"}, taker=taker)
    else:
        company.answer("PUT", member)
    assert listed(company, role) == listed(company, "coach ours") == [both["id"], alone["id"]]


def test_a_coach_of_one_of_two_people_doesn_t_see_what_both_agreed(company: Company) -> None:
    ours, theirs = (company.people[team]["organisation"] for team in ("ours", "theirs"))
    agree(company, ours, theirs, role="owner")
    assert len(listed(company, "owner")) == 1
    assert listed(company, "coach ours") == listed(company, "coach theirs") == []


def test_it_is_answered_again_and_taken_back(company: Company) -> None:
    made = agree(company, company.people["ours"]["team"], role="manager ours", when="we disagree", who="Ana")
    assert (made["when"], made["who"], made["will"], made["outcome"]) == ("we disagree", "Ana", WORDS, None)
    path = f"/agreements/{made['id']}/outcome"
    for role, outcome in (("manager ours", "kept"), ("coach ours", "partly"), ("manager ours", None)):
        answered = company.answer("PUT", path, {"outcome": outcome}, role=role)
        assert answered["outcome"] == outcome
        assert (answered["answered_at"] is None) is (outcome is None)
    company.answer("PUT", path, {"outcome": "dropped"}, role="manager ours")
    assert company.answer("GET", "/account/agreements", role="owner") == {
        "made": 1,
        "open": 0,
        "kept": 0,
        "partly": 0,
        "dropped": 1,
    }
    company.answer("DELETE", f"/agreements/{made['id']}", role="manager ours")
    assert company.answer("GET", "/account/agreements")["made"] == 0


def test_an_open_one_gets_another_day_from_today_on_by_those_who_may_answer_it(company: Company) -> None:
    made = agree(company, company.people["ours"]["team"], role="manager ours")
    path = f"/agreements/{made['id']}/until"
    for role, until in (("manager ours", "2027-01-11"), ("coach ours", "2027-01-12")):
        assert company.answer("PUT", path, {"until": until}, role=role)["until"] == until
    for role in ("owner", "manager theirs"):
        assert company.call("PUT", path, {"until": "2027-01-13"}, role=role).status_code == 404
    for until in ("2026-11-17", "2027-12-01"):
        refused = company.call("PUT", path, {"until": until}, role="manager ours")
        assert (refused.status_code, refused.json()["errors"][0]["field"]) == (400, "until")
    company.answer("PUT", f"/agreements/{made['id']}/outcome", {"outcome": "dropped"}, role="manager ours")
    refused = company.call("PUT", path, {"until": "2027-01-13"}, role="manager ours")
    assert (refused.status_code, refused.json()["errors"][0]["field"]) == (400, "until")
    assert company.answer("GET", f"/agreements/{made['id']}", role="manager ours")["until"] == "2027-01-12"


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"until": "2026-11-17"}, "until"),
        ({"until": "2027-12-01"}, "until"),
        ({"until": 1_800_000_000}, "until"),
        ({"until": "2027-02-30"}, "until"),
        ({"will": "two\nlines"}, "will"),
        ({"will": " "}, "will"),
        ({"when": "x" * 281}, "when"),
        ({"who": "x" * 201}, "who"),
        ({"score": 3}, "score"),
        ({"team_id": "{team}"}, ""),
        ({"candidate_ids": []}, ""),
        ({"candidate_ids": ["{person}", "{person}"]}, ""),
        ({"candidate_ids": ["cand_nobody"]}, "candidate_ids.0"),
    ],
)
def test_what_is_no_agreement_is_refused(agreed: Agreed, change: dict[str, Any], field: str) -> None:
    company = agreed.company
    person = company.people["ours"]["team"]
    filled = str(change).replace("{team}", company.teams["ours"]).replace("{person}", person)
    body = {**new(company, person), **eval(filled)}
    response = company.call("POST", "/agreements", body)
    assert (response.status_code, response.json()["code"]) == (400, "invalid_parameter"), response.text
    assert response.json()["errors"][0]["field"] in {field, "body"}


def repeat(company: Company, body: dict[str, Any], role: str, key: str) -> Any:
    headers = {"Authorization": f"Bearer {company.acting_key}", "Discern-Actor": company.users[role]}
    return company.running.http.post("/agreements", json=body, headers={**headers, "Idempotency-Key": key})


def test_a_repeated_create_makes_one_keeps_no_words_and_names_nobody_who_is_hidden(company: Company) -> None:
    person = company.people["ours"]["team"]
    body = new(company, person)
    first, second = (repeat(company, body, "manager ours", "k") for _ in range(2))
    assert first.json() == second.json()
    assert len(listed(company, "manager ours")) == 1
    stored = company.running.service.database.read_now(
        lambda connection: connection.execute(select(idempotency.c.response)).scalars().all()
    )
    assert not [text for text in stored if WORDS in text]
    company.answer("DELETE", f"/teams/{company.teams['ours']}/members/{person}")
    assert repeat(company, body, "manager ours", "k").status_code == 404


def test_the_person_has_their_own_with_its_words_and_without_other_names(company: Company) -> None:
    person, other = company.people["ours"]["team"], company.people["ours"]["organisation"]
    agree(company, person, role="manager ours", when="we plan")
    agree(company, person, other, role="coach ours")
    agree(company, other, role="manager ours")
    path = f"/candidates/{person}/export"
    for caller in ({"taker": person}, {"role": "member team"}):
        exported = company.answer("GET", path, **caller)
        assert [(each["will"], each["candidate_ids"]) for each in exported["agreements"]] == [(WORDS, [person])] * 2
        assert other not in str(exported["agreements"])
        assert "agreement.created" in {each["action"] for each in exported["audit"]}
    for caller in ({"role": "owner"}, {}):
        assert company.answer("GET", path, **caller)["agreements"] == []
    agree(company, person, role="owner")
    assert len(company.answer("GET", path, role="owner")["agreements"]) == 1


def test_merging_moves_them(company: Company) -> None:
    kept, duplicate = company.people["ours"]["organisation"], company.people["theirs"]["team"]
    with_duplicate, with_both = agree(company, duplicate), agree(company, kept, duplicate)
    company.answer("DELETE", f"/users?id={company.users.pop('member organisation')}")
    company.answer("POST", f"/candidates/{kept}/merge", {"duplicate_id": duplicate})
    found = company.answer("GET", "/agreements")["data"]
    assert [(each["id"], each["candidate_ids"]) for each in found] == [
        (with_both["id"], [kept]),
        (with_duplicate["id"], [kept]),
    ]


def test_a_removed_user_leaves_them_to_coaches_and_to_the_person(company: Company) -> None:
    person = company.people["ours"]["team"]
    made = agree(company, person, role="manager ours")
    company.answer("DELETE", f"/users?id={company.users['manager ours']}")
    assert listed(company, "coach ours") == [made["id"]]
    assert listed(company, "owner") == listed(company) == []
    assert len(company.answer("GET", f"/candidates/{person}/export", taker=person)["agreements"]) == 1


def test_a_coach_who_reads_anothers_is_in_the_person_s_log(company: Company) -> None:
    person = company.people["ours"]["team"]
    agree(company, person, role="manager ours")
    listed(company, "manager ours")
    listed(company, "coach ours")
    audit = company.answer("GET", f"/candidates/{person}/export", taker=person)["audit"]
    readers = [each["actor_id"] for each in audit if each["action"] == "agreement.read"]
    assert readers == [company.users["coach ours"]]


@pytest.mark.parametrize("what", ["person", "team", "agreement"])
def test_erased_words_are_in_no_table(company: Company, what: str) -> None:
    person, team = company.people["ours"]["team"], company.teams["ours"]
    other = company.people["theirs"]["team"]
    body = new(company, team=team) if what == "team" else new(company, person, other)
    path = {"person": f"/candidates/{person}", "team": f"/teams/{team}"}
    made = repeat(company, body, "owner", "k").json()
    company.answer("DELETE", path.get(what, f"/agreements/{made['id']}"), role="owner")
    assert not [text for text in texts_of(company.running) if WORDS in text]
    assert (
        company.running.service.database.read_now(lambda connection: connection.execute(select(agreements.c.id)).all())
        == []
    )


@on_sqlite
@pytest.mark.parametrize("what", ["person", "team", "agreement"])
def test_erased_words_leave_no_byte(tmp_path: Path, what: str) -> None:
    with run_service(f"sqlite:///{tmp_path / 'discern.db'}") as running:
        key = running.key()
        person = running.answer("POST", "/candidates", {"name": "Ada"}, key)["id"]
        team = running.answer("POST", "/teams", {"name": "Crew"}, key)["id"]
        until = (running.clock() + timedelta(days=1)).date().isoformat()
        subject = {"team_id": team} if what == "team" else {"candidate_ids": [person]}
        made = running.answer("POST", "/agreements", {**subject, "will": WORDS, "until": until}, key)
        files = list(tmp_path.glob("discern.db*"))
        assert WORDS.encode() in b"".join(file.read_bytes() for file in files)
        path = {"person": f"/candidates/{person}", "team": f"/teams/{team}"}
        running.answer("DELETE", path.get(what, f"/agreements/{made['id']}"), key=key)
        assert WORDS.encode() not in b"".join(file.read_bytes() for file in tmp_path.glob("discern.db*"))
