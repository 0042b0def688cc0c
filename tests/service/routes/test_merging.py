"""Two entries of one person become one: nothing is lost, and nobody is shown what wasn't shown to them."""

from typing import Any

import pytest
from sqlalchemy import select

from discern.service.jobs.write_reports import ReportWorker
from discern.service.storage.engine.tables import candidates, idempotency, metadata
from tests.service.http.test_roles import KINDS, SEES
from tests.support.databases import on_both
from tests.support.people import Company, found_company

pytestmark = on_both

RANKS = ("private", "team", "organisation")
ROLES = [role for role in SEES if not role.startswith("member")]


@pytest.fixture
def company(fresh_company: Company) -> Company:
    """Of its people only one signs in."""
    for kind in ("organisation", "private", "held"):
        fresh_company.answer("DELETE", f"/users?id={fresh_company.users.pop(f'member {kind}')}")
    return fresh_company


def merge(company: Company, kept: str, duplicate: str, **caller: Any) -> Any:
    return company.call("POST", f"/candidates/{kept}/merge", {"duplicate_id": duplicate}, **caller)


def merged(company: Company, kept: str, duplicate: str) -> dict[str, Any]:
    response = merge(company, kept, duplicate)
    assert response.status_code == 200, response.text
    found: dict[str, Any] = response.json()
    return found


def invite(company: Company, person: str, team: str | None = None) -> dict[str, Any]:
    body = {"candidate_id": person, "form": "short", **({} if team is None else {"team_id": company.teams[team]})}
    made: dict[str, Any] = company.answer("POST", "/assessments", body)
    return made


def add(company: Company, name: str, **given: Any) -> str:
    person: str = company.answer("POST", "/candidates", {"name": name, **given})["id"]
    return person


def export(company: Company, person: str) -> dict[str, Any]:
    found: dict[str, Any] = company.answer("GET", f"/candidates/{person}/export")
    return found


def report(company: Company, subject: dict[str, Any], **caller: Any) -> str:
    body = {"subject": subject, "audience": "manager"}
    asked: str = company.answer("POST", "/reports", body, **caller)["id"]
    return asked


def write_reports(company: Company) -> None:
    company.running.portal.call(ReportWorker(company.running.service).drain)


# Nothing is lost.


def test_all_that_belongs_to_the_duplicate_is_the_person_s(company: Company) -> None:
    kept, duplicate = company.people["ours"]["team"], company.people["theirs"]["team"]
    opened = invite(company, duplicate, "ours")
    own = report(company, {"type": "assessment", "id": company.assessments[duplicate]})
    write_reports(company)
    before = [export(company, person) for person in (kept, duplicate)]
    took = merged(company, kept, duplicate)
    assert took["candidate"]["id"] == kept
    assert (took["merged_id"], took["deleted_reports"]) == (duplicate, 0)

    after = export(company, kept)

    def ids(exported: dict[str, Any]) -> set[str]:
        own = [each["assessment"]["id"] for each in exported["assessments"]]
        return {*own, *(each["id"] for each in exported["teams"]), *(each["report_id"] for each in exported["reports"])}

    assert ids(after) == ids(before[0]) | ids(before[1])
    by_id = {each["assessment"]["id"]: each for one in before for each in one["assessments"]}
    for each in after["assessments"]:
        then = by_id[each["assessment"]["id"]]
        assert (each["answers"], each["consent"]) == (then["answers"], then["consent"])
        assert each["assessment"]["candidate"]["id"] == kept
        assert (each["results"] or {}).get("scores") == (then["results"] or {}).get("scores")
    logged = [
        {(entry["at"], entry["action"], entry["subject_id"]) for entry in one["audit"]} for one in (after, *before)
    ]
    assert logged[1] | logged[2] < logged[0]
    assert [entry["subject_id"] for entry in after["audit"] if entry["action"] == "candidate.merged"] == [
        kept,
        duplicate,
    ]

    assert company.answer("GET", f"/reports/{own}")["people"][0]["id"] == kept
    assert company.answer("GET", f"/assessments/{opened['id']}")["take_url"] == opened["take_url"]
    for team in ("ours", "theirs"):
        members = company.answer("GET", f"/teams/{company.teams[team]}")["members"]
        assert [each["id"] for each in members].count(kept) == 1
        assert duplicate not in {each["id"] for each in members}


def test_the_duplicate_s_id_is_nobody_s(company: Company) -> None:
    kept, duplicate = company.people["ours"]["organisation"], company.people["ours"]["team"]
    merged(company, kept, duplicate)
    assert company.call("GET", f"/candidates/{duplicate}").status_code == 404
    assert company.call("GET", f"/candidates/{duplicate}/export").status_code == 404
    again = merge(company, kept, duplicate)
    assert (again.status_code, again.json()["errors"][0]["field"]) == (400, "duplicate_id")
    named = [(table, column) for table in metadata.sorted_tables for column in table.c if refers_to_people(column)]
    assert len(named) >= 6

    def left(connection: Any) -> list[str]:
        return [
            str(column)
            for table, column in named
            if connection.execute(select(table).where(column == duplicate)).first()
        ]

    assert company.running.service.database.read_now(left) == []


def refers_to_people(column: Any) -> bool:
    return column is candidates.c.id or any(key.column is candidates.c.id for key in column.foreign_keys)


def test_links_go_on(company: Company) -> None:
    kept, duplicate = add(company, "Ana"), company.people["theirs"]["team"]
    opened = invite(company, duplicate)
    merged(company, kept, duplicate)
    assessment = company.assessments[duplicate]
    found = company.answer("GET", f"/assessments/{assessment}/results", taker=duplicate)
    assert found["candidate"]["id"] == kept
    token = opened["take_url"].rpartition("=")[2]
    taking = company.answer("POST", "/take", {"token": token})
    assert (taking["assessment_id"], taking["candidate"]["name"]) == (opened["id"], "Ana")
    company.take(opened["id"])
    assert company.answer("GET", f"/assessments/{opened['id']}/results")["candidate"]["id"] == kept


def test_a_member_signs_in_as_the_person(company: Company) -> None:
    kept, duplicate = add(company, "Ana"), company.people["ours"]["team"]
    merged(company, kept, duplicate)
    assert company.answer("GET", f"/candidates/{kept}", role="member team")["id"] == kept
    assert company.answer("GET", f"/assessments/{company.assessments[duplicate]}/results", role="member team")["scores"]
    assert kept in {each["candidate_id"] for each in company.answer("GET", "/users")["data"]}


def test_reports_with_both_go_and_others_stay(company: Company) -> None:
    kept, duplicate, other = (company.people["ours"][kind] for kind in ("organisation", "team", "held"))
    of_both = report(company, {"type": "comparison", "ids": [kept, duplicate]})
    of_team = report(company, {"type": "team", "id": company.teams["ours"]})
    with_other = report(company, {"type": "comparison", "ids": [duplicate, other]})
    write_reports(company)
    waiting = report(company, {"type": "assessment", "id": company.assessments[duplicate]}, taker=duplicate)
    assert merged(company, kept, duplicate)["deleted_reports"] == 2
    for gone in (of_both, of_team):
        assert company.call("GET", f"/reports/{gone}").status_code == 404
    assert [each["id"] for each in company.answer("GET", f"/reports/{with_other}")["people"]] == [kept, other]
    assert company.answer("GET", f"/reports/{with_other}/json")["pages"]
    write_reports(company)
    assert company.answer("GET", f"/reports/{waiting}", taker=duplicate)["status"] == "ready"


# What the entry that is kept has, holds.


def test_the_person_keeps_what_they_have_and_gets_what_they_lack(company: Company) -> None:
    kept = add(company, "Ana Ruiz", external_id="hr-1")
    duplicate = add(company, "Anna Ruiz", external_id="hr-2", email="ana@example.org")
    took = merged(company, kept, duplicate)
    person = company.answer("GET", f"/candidates/{kept}")
    assert took["candidate"] == person
    assert [person[name] for name in ("name", "email", "external_id")] == ["Ana Ruiz", "ana@example.org", "hr-1"]
    assert took["dropped_external_id"] == "hr-2"

    nameless = add(company, "A. Ruiz")
    took = merged(company, nameless, kept)
    assert (took["candidate"]["external_id"], took["dropped_external_id"]) == ("hr-1", None)
    # What was said of the first of the three is in the log of the last.
    assert {duplicate, kept, nameless} <= {entry["subject_id"] for entry in export(company, nameless)["audit"]}


def test_they_are_in_a_team_of_both_since_the_earlier_joined(company: Company) -> None:
    team, clock = company.teams["ours"], company.running.clock
    kept, duplicate = add(company, "Late"), add(company, "Early")
    company.answer("PUT", f"/teams/{team}/members/{duplicate}")
    company.answer("GET", f"/teams/{team}/analysis")
    clock.advance(days=1)
    company.answer("PUT", f"/teams/{team}/members/{kept}")
    read = [entry for entry in export(company, duplicate)["audit"] if entry["action"] == "analysis.read"]
    merged(company, kept, duplicate)
    assert len(read) == 1
    assert [entry for entry in export(company, kept)["audit"] if entry["action"] == "analysis.read"] == read


# What can't be merged.


def test_two_who_sign_in_are_two(company: Company) -> None:
    kept, duplicate = company.people["ours"]["organisation"], company.people["ours"]["team"]
    company.answer("PUT", "/users", {"role": "member", "candidate_id": kept, "email": "other@example.org"})
    before = [export(company, person) for person in (kept, duplicate)]
    refused = merge(company, kept, duplicate)
    assert (refused.status_code, refused.json()["code"]) == (400, "merge_conflict")
    for then, person in zip(before, (kept, duplicate), strict=True):
        now = export(company, person)
        assert (now["assessments"], now["teams"]) == (then["assessments"], then["teams"])


def test_a_real_person_is_never_merged_with_one_of_the_sample_company(company: Company) -> None:
    real, made_up, other = (
        add(company, "Mei Tan", **given)
        for given in ({}, *({"external_id": f"discern-sample:merging-{n}"} for n in range(2)))
    )
    for kept, duplicate in ((real, made_up), (made_up, real)):
        refused = merge(company, kept, duplicate)
        assert (refused.status_code, refused.json()["code"]) == (400, "merge_conflict")
    assert merge(company, made_up, other).status_code == 200
    assert company.call("GET", f"/candidates/{real}").status_code == 200


def test_nobody_is_merged_into_themselves_or_with_who_is_not_there(company: Company) -> None:
    kept = company.people["ours"]["team"]
    stranger = add(found_company(company.running, "strangers"), "X")
    for wrong in (kept, stranger, "cand_nobody"):
        refused = merge(company, kept, wrong)
        assert (refused.status_code, refused.json()["errors"][0]["field"]) == (400, "duplicate_id")
    assert merge(company, stranger, kept).status_code == 404
    assert company.call("GET", f"/candidates/{kept}").status_code == 200


@pytest.mark.parametrize("role", [role for role in (*ROLES, "member team") if role != "owner"])
def test_only_owners_merge(company: Company, role: str) -> None:
    kept, duplicate = company.people["ours"]["organisation"], company.people["ours"]["team"]
    assert merge(company, kept, duplicate, role=role).status_code == 403
    assert merge(company, kept, duplicate, role="owner").status_code == 200


# Who sees what.


def sees(company: Company, role: str | None, assessment: str) -> bool:
    response = company.call("GET", f"/assessments/{assessment}/results", role=role)
    assert response.status_code in {200, 403, 404}, response.text
    return bool(response.status_code == 200)


def see_all(company: Company, people: tuple[str, str]) -> dict[tuple[str | None, str], bool]:
    """By role and person."""
    return {(role, each): sees(company, role, company.assessments[each]) for role in (None, *ROLES) for each in people}


@pytest.mark.parametrize("shift", range(4))
@pytest.mark.exhaustive
def test_a_merge_across_teams_shows_results_to_nobody_but_who_leads_one_of_them(company: Company, shift: int) -> None:
    """Every kind of person with every other kind, of the other team."""
    for number, kind in enumerate(KINDS):
        other = KINDS[(number + shift) % len(KINDS)]
        kept, duplicate = company.people["ours"][kind], company.people["theirs"][other]
        before = see_all(company, (kept, duplicate))
        response = merge(company, kept, duplicate)
        if "private" in {kind, other}:
            assert response.json()["code"] == "other_coach"
            assert see_all(company, (kept, duplicate)) == before
            continue
        holding = {team for team, each in (("ours", kind), ("theirs", other)) if each == "held"}
        shared = {"held": "organisation"}
        visibility = min(shared.get(kind, kind), shared.get(other, other), key=RANKS.index)
        assert response.json()["candidate"]["visibility"] == visibility
        after = see_all(company, (kept, duplicate))
        for (role, each), seen in after.items():
            # A merged person is in both teams: who leads either sees what the person shows to their teams. Of what is
            # held back only the coach of the team that holds it.
            who, _, team = (role or "").partition(" ")
            leads = bool(team) and (not holding or (who == "coach" and holding == {team}))
            assert not seen or before[role, each] or leads, (role, kind, other)
            assert after[role, kept] == after[role, duplicate]


@pytest.mark.parametrize(
    "pairing", [("organisation", "private"), ("team", "private"), ("held", "team"), ("organisation", "held")]
)
@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.exhaustive
def test_a_merge_within_a_team_shows_no_result_to_anybody_else(
    company: Company, pairing: tuple[str, str], turned: bool
) -> None:
    kept, duplicate = (company.people["ours"][kind] for kind in (pairing[::-1] if turned else pairing))
    before = see_all(company, (kept, duplicate))
    merged(company, kept, duplicate)
    after = see_all(company, (kept, duplicate))
    assert {who for who, seen in after.items() if seen} <= {who for who, seen in before.items() if seen}
    # Those who saw both still see both.
    for role in (None, *ROLES):
        assert (after[role, kept], after[role, duplicate]) == (before[role, kept] and before[role, duplicate],) * 2


@pytest.mark.parametrize("sharing", [(True, True), (True, False), (False, True)])
def test_answers_stay_shared_where_both_share_them(company: Company, sharing: tuple[bool, bool]) -> None:
    people = (company.people["ours"]["team"], company.people["ours"]["organisation"])
    for person, shares in zip(people, sharing, strict=True):
        given = {"visibility": "team", "answers_shared": shares}
        company.answer("PUT", f"/candidates/{person}/visibility", given, taker=person)
    assert merged(company, *people)["candidate"]["answers_shared"] == all(sharing)


def test_answers_are_shared_with_no_coach_who_is_new_to_them(company: Company) -> None:
    people = (company.people["ours"]["team"], company.people["theirs"]["team"])
    for person in people:
        given = {"visibility": "team", "answers_shared": True}
        company.answer("PUT", f"/candidates/{person}/visibility", given, taker=person)
    assert merged(company, *people)["candidate"]["answers_shared"] is False


# What others learn of it.


def test_a_repeated_merge_gives_the_same_answer(company: Company) -> None:
    kept, duplicate = company.people["ours"]["organisation"], company.people["ours"]["team"]
    headers = {"Authorization": f"Bearer {company.key}", "Idempotency-Key": "once"}
    answers = [
        company.running.http.post(f"/candidates/{kept}/merge", json={"duplicate_id": duplicate}, headers=headers)
        for _ in range(2)
    ]
    assert [each.status_code for each in answers] == [200, 200]
    assert answers[0].json() == answers[1].json()


def test_stored_answers_that_name_the_duplicate_go(company: Company) -> None:
    headers = {"Authorization": f"Bearer {company.key}", "Idempotency-Key": "made"}
    made = company.running.http.post("/candidates", json={"name": "Misspelt"}, headers=headers).json()["id"]
    merged(company, company.people["ours"]["team"], made)
    kept = company.running.service.database.read_now(lambda connection: connection.execute(select(idempotency)).all())
    assert [row for row in kept if made in (row.response or "")] == []


def test_the_feed_tells_of_it_and_of_the_teams(company: Company) -> None:
    kept, duplicate = company.people["ours"]["team"], company.people["theirs"]["team"]
    newest = company.answer("GET", "/events?order=newest&limit=1")["data"]
    after = f"&after={newest[0]['id']}" if newest else ""
    merged(company, kept, duplicate)
    found = company.answer("GET", f"/events?limit=10{after}")["data"]
    assert {(each["type"], *each["data"].values()) for each in found} >= {
        ("team.updated", company.teams["theirs"]),
        ("candidate.merged", kept, duplicate),
    }


@pytest.mark.parametrize("role", ["owner", "manager ours", "manager theirs", "coach ours"])
def test_open_pages_learn_of_it(company: Company, role: str) -> None:
    kept, duplicate = company.people["ours"]["team"], company.people["theirs"]["team"]
    before = company.answer("GET", "/changes", role=role)["version"]
    merged(company, kept, duplicate)
    assert company.answer("GET", "/changes", role=role)["version"] != before
