"""Who may do and see what: roles, teams and visibility, against a table written down here."""

import json
from concurrent.futures import Future, ThreadPoolExecutor, wait
from itertools import count
from typing import Any

import pytest
from sqlalchemy import Connection, select

from discern.contract.permissions import BY_NAME_ALONE
from discern.service.storage.engine.tables import users
from discern.service.storage.repositories.users import remove_user
from tests.support.databases import on_both, on_both_if_slow, on_sqlite
from tests.support.operations import CASES, Case, KeptWorlds, populate
from tests.support.people import PATTERNS, VISIBILITIES, Company, answers_of, found_company
from tests.support.running import Running

pytestmark = on_both

NUMBERS = count()
ROLE_REFUSED = "The user this request acts for may not do this."
KINDS = (*VISIBILITIES, "held")

SEES: dict[str, dict[str, set[str]]] = {
    "owner": {"ours": {"organisation", "team"}, "theirs": {"organisation", "team"}},
    "manager ours": {"ours": {"organisation", "team"}, "theirs": {"organisation"}},
    "coach ours": {"ours": {"organisation", "team", "private", "held"}, "theirs": {"organisation"}},
    "manager theirs": {"ours": {"organisation"}, "theirs": {"organisation", "team"}},
    "coach theirs": {"ours": {"organisation"}, "theirs": {"organisation", "team", "private", "held"}},
    "nobody": {"ours": {"organisation"}, "theirs": {"organisation"}},
    "member private": {"ours": {"private"}, "theirs": set()},
    "member held": {"ours": set(), "theirs": set()},
}
"""Whose results each of the users may see."""

TEAMS = {
    "owner": {"ours", "theirs"},
    "manager ours": {"ours"},
    "coach ours": {"ours"},
    "manager theirs": {"theirs"},
    "coach theirs": {"theirs"},
    "nobody": set(),
    "member private": set(),
}


@pytest.fixture(scope="module")
def kept(shared: Running) -> Company:
    """A company that no test changes."""
    return found_company(shared, f"kept {next(NUMBERS)}")


@pytest.fixture
def company(fresh_company: Company) -> Company:
    return fresh_company


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("team", ["ours", "theirs"])
@pytest.mark.parametrize("role", SEES)
def test_results_are_for_those_they_are_shared_with(kept: Company, role: str, team: str, kind: str) -> None:
    person = kept.people[team][kind]
    response = kept.call("GET", f"/assessments/{kept.assessments[person]}/results", role=role)
    if kind in SEES[role][team]:
        assert response.status_code == 200, response.text
        assert response.json()["scores"]
    else:
        assert response.status_code in {403, 404}, response.text
        assert "scores" not in response.text


@pytest.mark.parametrize("team", ["ours", "theirs"])
@pytest.mark.parametrize("role", TEAMS)
def test_an_analysis_contains_only_people_its_reader_may_see(kept: Company, role: str, team: str) -> None:
    response = kept.call("GET", f"/teams/{kept.teams[team]}/analysis", role=role)
    if team not in TEAMS[role]:
        assert response.status_code in {403, 404}
        return
    analysis = response.json()
    seen = {kept.people[team][kind] for kind in SEES[role][team]}
    assert {point["candidate_id"] for point in analysis["map"]} == seen
    assert (analysis["size"], analysis["profiled"], analysis["not_shared"]) == (4, len(seen), 4 - len(seen))


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("role", [role for role in TEAMS if "ours" in TEAMS[role]])
def test_a_what_if_and_a_comparison_hold_them_too(kept: Company, role: str, kind: str) -> None:
    person, known = kept.people["theirs"][kind], kept.people["ours"]["organisation"]
    asked = kept.call("GET", f"/teams/{kept.teams['ours']}/analysis?with={person}", role=role)
    compared = kept.call("GET", f"/comparisons?a={known}&b={person}", role=role)
    if kind in SEES[role]["theirs"]:
        assert person in [point["candidate_id"] for point in asked.json()["map"]]
        assert compared.status_code == 200, compared.text
    else:
        assert person not in asked.text.replace(f"with={person}", "")
        assert compared.status_code == 404


@pytest.mark.parametrize("role", ["owner", "manager ours"])
def test_a_what_if_tells_of_answers_held_back_no_more_than_of_none(company: Company, role: str) -> None:
    """Neither that somebody has answered, nor that the answers make no profile."""
    ours, theirs = company.teams["ours"], company.teams["theirs"]
    made = {}
    for name in ("Hasty", "Silent"):
        new = {"candidate": {"name": name}, "form": "short", "team_id": theirs}
        made[name] = company.answer("POST", "/assessments", new)
        path = f"/assessments/{made[name]['id']}/consent"
        token = company.answer("POST", path, {"accepted": True})["private_token"]
        path = f"/candidates/{made[name]['candidate']['id']}/visibility"
        company.answer("PUT", path, {"visibility": "organisation"}, taker=token)
    too_fast = [{**each, "ms": 100} for each in answers_of(PATTERNS[0])]
    company.answer("POST", f"/assessments/{made['Hasty']['id']}/answers", {"answers": too_fast})
    company.answer("POST", f"/teams/{theirs}/reveal", {"revealed": False})

    def ask(newcomer: str, asker: str | None) -> Any:
        path = f"/teams/{ours}/analysis?with={made[newcomer]['candidate']['id']}"
        return company.answer("GET", path, role=asker)

    assert ask("Hasty", None)["withheld"] == 1, "a key sees what is held back"
    assert ask("Hasty", role)["pending"] == 1
    assert ask("Hasty", role) == ask("Silent", role)


@pytest.mark.parametrize("team", ["ours", "theirs"])
@pytest.mark.parametrize("role", SEES)
def test_team_mates_are_those_in_the_reader_s_teams_whom_they_may_see(kept: Company, role: str, team: str) -> None:
    for kind, person in kept.people[team].items():
        response = kept.call("GET", f"/candidates/{person}/teammates", role=role)
        others = {id_ for id_ in kept.people[team].values() if id_ != person}
        if role.startswith("member") or kind not in SEES[role][team]:
            assert response.status_code in {403, 404}, response.text
            assert not [id_ for id_ in others if id_ in response.text]
            continue
        seen = {kept.people[team][each] for each in SEES[role][team]} if team in TEAMS[role] else set()
        named = [each["people"][1]["id"] for each in response.json()["insights"]]
        assert sorted(named) == sorted(seen - {person})
        assert not [id_ for id_ in others - seen if id_ in response.text]


@pytest.mark.parametrize("role", SEES)
def test_lists_hold_what_their_reader_reaches(kept: Company, role: str) -> None:
    people = kept.call("GET", "/candidates", role=role)
    assessments = kept.answer("GET", "/assessments", role=role)["data"]
    if role.startswith("member"):
        own = kept.people["ours"][role.removeprefix("member ")]
        assert people.status_code == 403
        assert [each["id"] for each in assessments] == [kept.assessments[own]]
        return
    reached = {
        person
        for team, theirs in kept.people.items()
        for kind, person in theirs.items()
        if team in TEAMS[role] or role == "owner" or kind in {"organisation", "held"}
    }
    assert {each["id"] for each in people.json()["data"]} == reached
    assert {each["candidate"]["id"] for each in assessments} == reached
    addresses = {each["id"] for each in people.json()["data"] if each["email"]}
    assert addresses == {person for team in TEAMS[role] for person in kept.people[team].values()}
    teams = kept.answer("GET", "/teams", role=role)["data"]
    assert {each["id"] for each in teams} == {kept.teams[team] for team in TEAMS[role]}


@pytest.mark.parametrize("role", SEES)
def test_an_account_counts_what_its_reader_reaches(kept: Company, role: str) -> None:
    usage = kept.answer("GET", "/account", role=role)["usage"]
    assessments = kept.answer("GET", "/assessments?limit=200", role=role)["data"]
    completed = [each for each in assessments if each["status"] == "completed"]
    assert (usage["assessments"], usage["completed"]) == (len(assessments), len(completed))
    if role.startswith("member"):
        assert (usage["candidates"], usage["teams"]) == (1, 0)
        return
    for kind in ("candidates", "teams"):
        assert usage[kind] == len(kept.answer("GET", f"/{kind}?limit=200", role=role)["data"])


@pytest.mark.parametrize("path", ["/candidates", "/assessments"])
@pytest.mark.parametrize("role", [role for role in TEAMS if not role.startswith("member")])
def test_lists_reveal_nobody_in_anothers_team(kept: Company, role: str, path: str) -> None:
    for team, team_id in kept.teams.items():
        response = kept.call("GET", f"{path}?team_id={team_id}", role=role)
        if role == "owner" or team in TEAMS[role]:
            assert len(response.json()["data"]) == len(kept.people[team])
        else:
            [error] = response.json()["errors"]
            assert (response.status_code, error["field"]) == (400, "team_id")


ALLOWED = {
    "POST /candidates": {"owner"},
    "POST /teams": {"owner", "manager"},
    "PATCH /teams/{team}": {"owner", "manager"},
    "POST /teams/{team}/reveal": {"owner", "coach"},
    "POST /teams/{team}/join-links": {"owner", "manager", "coach"},
    "PUT /teams/{team}/members/{person}": {"owner", "manager"},
    "DELETE /teams/{team}/members/{person}": {"owner", "manager"},
    "PATCH /candidates/{person}": {"owner", "manager", "coach", "member"},
    "PUT /candidates/{person}/visibility": {"member"},
    "GET /candidates/{person}/export": {"owner", "member"},
    "POST /assessments": {"owner", "manager", "coach"},
    "GET /users": {"owner"},
    "GET /account": {"owner", "manager", "coach", "member"},
    "POST /sync": {"owner"},
    "DELETE /candidates/{person}": {"owner", "member"},
}
BODIES: dict[str, dict[str, Any]] = {
    "POST /candidates": {"name": "New"},
    "POST /teams": {"name": "New"},
    "PATCH /teams/{team}": {"name": "Ours"},
    "POST /teams/{team}/reveal": {"revealed": True},
    "POST /teams/{team}/join-links": {},
    "PATCH /candidates/{person}": {"name": "Renamed"},
    "PUT /candidates/{person}/visibility": {"visibility": "private"},
    "POST /sync": {"candidates": [{"external_id": "1", "name": "Ada"}]},
}


ROLES = {
    "nobody": "nobody",
    "manager": "manager ours",
    "coach": "coach ours",
    "member": "member team",
    "owner": "owner",
}


@on_sqlite
@pytest.mark.integration
@pytest.mark.parametrize("operation", ALLOWED)
def test_each_role_may_do_its_part_and_no_other(company: Company, operation: str) -> None:
    ours = {"team": company.teams["ours"], "person": company.people["ours"]["team"]}
    method, path = operation.format(**ours).split(" ")
    body = BODIES.get(operation)
    if operation == "POST /assessments":
        body = {"candidate": {"name": "New"}, "team_id": ours["team"]}
    open_to_all = {"POST /teams", "GET /account"}
    for role, user in ROLES.items():
        if operation == "DELETE /candidates/{person}" and role == "member":
            continue
        company.answer("PUT", "/teams/{team}/members/{person}".format(**ours))
        response = company.call(method, path, body, role=user)
        may = role in ALLOWED[operation] or (role == "nobody" and operation in open_to_all)
        assert response.status_code in ({200} if may else {400, 403, 404}), f"{role}: {response.text}"


@pytest.mark.integration
@on_both_if_slow
@pytest.mark.parametrize("operation", CASES, ids=str)
def test_whoever_has_no_team_reaches_nothing(shared: Running, kept_worlds: KeptWorlds, operation: Case) -> None:
    def make() -> tuple[str, dict[str, str], str]:
        key = shared.key("admin", *BY_NAME_ALONE, account=f"none {next(NUMBERS)}")
        world = populate(shared, key)
        shared.answer("PUT", f"/candidates/{world['candidate_id']}/visibility", {"visibility": "private"}, key)
        shared.answer("PUT", f"/candidates/{world['other_id']}/visibility", {"visibility": "team"}, key)
        stranger = shared.answer("PUT", "/users", {"email": "stranger@example.org", "role": "manager"}, key)
        return key, world, stranger["id"]

    key, world, stranger = kept_worlds.make(make, changes=operation.changes)
    method, path, body = operation.request(world)
    headers = {"Authorization": f"Bearer {key}", "Discern-Actor": stranger}
    given: dict[str, Any] = {} if body is None else {"json": body}
    response = shared.http.request(method, path, headers=headers, **given)
    if response.status_code == 200:
        assert not operation.names_an_object, response.text
        assert "Zebulon" not in response.text
        assert not operation.is_list or response.json()["data"] == []
    else:
        assert response.status_code in {400, 403, 404}, response.text
    for actor, code in (("usr_nobody", "actor_unknown"), (world["user_id"] + "x", "actor_unknown")):
        refused = shared.http.request(method, path, headers={**headers, "Discern-Actor": actor}, **given)
        assert (refused.status_code, refused.json()["code"]) == (403, code)


@pytest.mark.integration
@on_both_if_slow
@pytest.mark.parametrize("operation", CASES, ids=str)
def test_a_key_must_be_allowed_to_act(shared: Running, kept_worlds: KeptWorlds, operation: Case) -> None:
    is_sign_in = str(operation) == "POST /users/sign-in"

    def make() -> tuple[str, dict[str, str]]:
        account = f"act {next(NUMBERS)}"
        return account, populate(shared, shared.key(account=account))

    # All others are refused.
    account, world = kept_worlds.make(make, changes=is_sign_in)
    method, path, body = operation.request(world)
    given: dict[str, Any] = {} if body is None else {"json": body}
    plain = shared.key(*(operation.scopes or ("take",)), account=account)
    if "act" not in operation.scopes and "admin" not in operation.scopes:
        headers = {"Authorization": f"Bearer {plain}", "Discern-Actor": world["user_id"]}
        refused = shared.http.request(method, path, headers=headers, **given)
        assert (refused.status_code, refused.json()["code"]) == (403, "scope_missing")
    acting = shared.key("admin", "act", *BY_NAME_ALONE, account=account)
    alone = shared.http.request(method, path, headers={"Authorization": f"Bearer {acting}"}, **given)
    if is_sign_in:
        assert alone.status_code == 200
    else:
        assert (alone.status_code, alone.json()["code"]) == (403, "actor_missing")


@pytest.mark.integration
@on_both_if_slow
@pytest.mark.parametrize("operation", CASES, ids=str)
def test_a_role_that_may_not_is_refused_whatever_it_asks_for(
    shared: Running, kept_worlds: KeptWorlds, operation: Case
) -> None:
    def make() -> tuple[str, dict[str, str], dict[str, str]]:
        key = shared.key("admin", *BY_NAME_ALONE, account=f"role {next(NUMBERS)}")
        world = populate(shared, key)
        users = {
            role: shared.answer("PUT", "/users", {"email": f"{role}@example.org", "role": role}, key)["id"]
            for role in ("owner", "manager", "coach")
        }
        return key, world, users

    key, world, users = kept_worlds.make(make, changes=operation.changes)
    method, path, body = operation.request(world)
    given: dict[str, Any] = {} if body is None else {"json": body}
    acting = [(role, {"Discern-Actor": user}) for role, user in users.items()]
    acting.append(("member", {"Discern-Private-Token": world["private_token"]}))
    for role, header in acting:
        response = shared.http.request(method, path, headers={"Authorization": f"Bearer {key}", **header}, **given)
        is_refused = response.status_code == 403 and response.json()["detail"] == ROLE_REFUSED
        assert is_refused == (role not in operation.operation.roles), f"{role}: {response.text}"


def test_somebody_shut_out_is_out_at_once(company: Company) -> None:
    company.answer("GET", "/teams", role="manager ours")
    company.answer("DELETE", f"/users?id={company.users['manager ours']}")
    refused = company.call("GET", "/teams", role="manager ours")
    assert (refused.status_code, refused.json()["code"]) == (403, "actor_unknown")


def test_the_last_owner_stays(company: Company) -> None:
    owner = company.users["owner"]
    for method, path, body in (
        ("DELETE", f"/users?id={owner}", None),
        ("PUT", "/users", {"id": owner, "role": "coach"}),
    ):
        assert company.call(method, path, body, role="owner").json()["code"] == "last_owner"
    company.answer("PUT", "/users", {"email": "second@example.org", "role": "owner"}, role="owner")
    company.answer("DELETE", f"/users?id={owner}", role="owner")


@pytest.mark.parametrize("way", ["DELETE", "PUT"])
def test_two_owners_who_leave_at_the_same_time_leave_one(company: Company, way: str) -> None:
    second = company.answer("PUT", "/users", {"email": "second@example.org", "role": "owner"})["id"]
    path, body = (f"/users?id={second}", None) if way == "DELETE" else ("/users", {"id": second, "role": "coach"})
    with ThreadPoolExecutor(1) as pool:

        def leave(connection: Connection) -> Future[Any]:
            account_id = connection.execute(select(users.c.account_id).where(users.c.id == second)).scalar_one()
            remove_user(connection, account_id, company.users["owner"], company.running.clock())
            other = pool.submit(company.call, way, path, body)
            wait([other], timeout=0.5)
            return other

        refused = company.running.service.database.write_now(leave).result()
    assert (refused.status_code, refused.json()["code"]) == (400, "last_owner")


def test_a_manager_cannot_draw_somebody_into_their_team(company: Company) -> None:
    team, hidden = company.teams["ours"], company.people["theirs"]["team"]
    for method, path, body in (
        ("PUT", f"/teams/{team}/members/{hidden}", None),
        ("POST", "/teams", {"name": "Trap", "members": [hidden]}),
        ("POST", "/assessments", {"candidate_id": hidden, "team_id": team}),
    ):
        assert company.call(method, path, body, role="manager ours").status_code in {400, 404}
    assert company.call("GET", f"/candidates/{hidden}", role="manager ours").status_code == 404


WAYS_IN = {
    "into-a-team": ("PUT", "/teams/{team}/members/{person}", None),
    "into-one-that-is-made": ("POST", "/teams", {"name": "Trap", "members": ["{person}"]}),
    "by-an-assessment": ("POST", "/assessments", {"candidate_id": "{person}", "team_id": "{team}"}),
    "by-one-without-a-team": ("POST", "/assessments", {"candidate_id": "{person}"}),
}


def enter(company: Company, way: str, person: str, team: str, role: str | None) -> Any:
    """Try to make somebody one of a team's."""
    method, path, body = WAYS_IN[way]
    given = None if body is None else json.loads(json.dumps(body).replace("{person}", person).replace("{team}", team))
    return company.call(method, path.format(person=person, team=team), given, role=role)


@pytest.mark.integration
@pytest.mark.parametrize("way", WAYS_IN)
@pytest.mark.parametrize("role", ["owner", None, "manager ours", "coach ours"])
def test_whom_one_only_sees_one_does_not_come_to_lead(company: Company, role: str | None, way: str) -> None:
    team, seen = company.teams["ours"], company.people["theirs"]["organisation"]
    assert company.answer("GET", f"/candidates/{seen}", role="manager ours")["led"] is False
    assert company.answer("GET", f"/teams/{team}/analysis?with={seen}", role="manager ours")["size"] == 5
    response = enter(company, way, seen, team, role)
    if role in {"owner", None}:
        assert response.status_code == 200, response.text
        return
    by_role = role == "coach ours" and not way.startswith("by-")
    assert (response.status_code, response.json()["code"]) == (403, "role_forbids" if by_role else "not_led")
    assert by_role or "ask an owner" in response.json()["detail"]
    assert company.call("PATCH", f"/candidates/{seen}", {"name": "Renamed"}, role=role).status_code == 404
    assert company.answer("GET", f"/teams/{team}")["size"] == 4
    seen_token = company.private_tokens[seen]
    company.answer("PUT", f"/candidates/{seen}/visibility", {"visibility": "private"}, taker=seen_token)
    assert company.call("GET", f"/assessments/{company.assessments[seen]}/results", role=role).status_code == 404


@pytest.mark.integration
@pytest.mark.parametrize("way", WAYS_IN)
@pytest.mark.parametrize("role", ["manager ours", "coach ours"])
def test_whom_one_leads_one_may_assess_and_a_manager_put_into_another_team(
    company: Company, role: str, way: str
) -> None:
    person = company.people["ours"]["team"]
    more = company.answer("POST", "/teams", {"name": "More"})["id"]
    teams = [company.teams["ours"], more]
    company.answer("PUT", "/users", {"id": company.users[role], "role": role.split()[0], "teams": teams})
    assert company.answer("GET", f"/candidates/{person}", role=role)["led"] is True
    may = role == "manager ours" or way.startswith("by-")
    assert enter(company, way, person, more, role).status_code == (200 if may else 403)


@pytest.mark.parametrize("way", ["into-a-team", "by-an-assessment"])
@pytest.mark.parametrize("kind", ["team", "private"])
def test_who_shows_their_results_to_their_coach_gets_no_other_coach_by_a_manager(
    company: Company, kind: str, way: str
) -> None:
    person = company.people["ours"][kind]
    more = company.answer("POST", "/teams", {"name": "More"})["id"]
    for role, teams in (("manager ours", [company.teams["ours"], more]), ("coach theirs", [more])):
        company.answer("PUT", "/users", {"id": company.users[role], "role": role.split()[0], "teams": teams})
    path = f"/assessments/{company.assessments[person]}/results"
    tried = enter(company, way, person, more, "manager ours")
    if kind == "team":
        assert tried.status_code == 200, tried.text
        return
    assert (tried.status_code, tried.json()["code"]) == (403, "other_coach")
    assert company.call("GET", path, role="coach theirs").status_code == 404
    same = {"id": company.users["coach ours"], "role": "coach", "teams": [company.teams["ours"], more]}
    company.answer("PUT", "/users", same)
    assert enter(company, way, person, more, "manager ours").json()["code"] == "other_coach"
    company.answer("PUT", "/users", {"id": company.users["coach theirs"], "role": "coach"})
    assert enter(company, way, person, more, "manager ours").status_code == 200


def test_a_new_person_is_led_by_their_creator(company: Company) -> None:
    new = {"candidate": {"name": "New"}, "team_id": company.teams["ours"]}
    for role in ("manager ours", "coach ours"):
        person = company.answer("POST", "/assessments", new, role=role)["candidate"]["id"]
        assert company.answer("GET", f"/candidates/{person}", role=role)["led"] is True


def test_a_manager_owns_the_team_they_make(company: Company) -> None:
    made = company.answer("POST", "/teams", {"name": "Mine"}, role="manager ours")
    assert company.answer("GET", f"/teams/{made['id']}", role="manager ours")["name"] == "Mine"
    assert company.call("GET", f"/teams/{made['id']}", role="manager theirs").status_code == 404


def test_results_held_back_are_shown_after_the_debrief(company: Company) -> None:
    team, person = company.teams["ours"], company.people["ours"]["held"]
    path = f"/assessments/{company.assessments[person]}/results"
    assert company.call("GET", path, taker=person).json()["code"] == "results_held"
    assert company.call("GET", path, role="owner").json()["code"] == "results_held"
    company.answer("POST", f"/teams/{team}/reveal", {"candidate_id": person}, role="coach ours")
    assert company.answer("GET", path, taker=person)["scores"]
    assert company.answer("GET", path, role="owner")["scores"]


def test_a_team_session_holds_back_new_members(company: Company) -> None:
    team = company.teams["ours"]
    held = company.answer("POST", f"/teams/{team}/reveal", {"revealed": False}, role="coach ours")
    assert (held["holds"], len(held["held"])) == (True, 4)
    late = company.add_person("Late", team, "organisation")
    assert late in company.answer("GET", f"/teams/{team}")["held"]
    assert company.answer("GET", f"/teams/{team}/analysis", role="manager ours")["not_shared"] == 5
    assert company.answer("GET", f"/teams/{team}/analysis", role="coach ours")["not_shared"] == 0
    shown = company.answer("POST", f"/teams/{team}/reveal", {}, role="coach ours")
    assert (shown["holds"], shown["held"]) == (False, [])
    assert company.answer("GET", f"/teams/{team}/analysis", role="manager ours")["not_shared"] == 1


@pytest.mark.parametrize("path", ["/teams/{team}", "/teams/{team}/members/{person}"])
def test_a_manager_cannot_take_away_what_holds_results_back(company: Company, path: str) -> None:
    ours = {"team": company.teams["ours"], "person": company.people["ours"]["held"]}
    assert company.call("DELETE", path.format(**ours), role="manager ours").json()["code"] == "results_held"
    company.answer("POST", f"/teams/{ours['team']}/reveal", {}, role="coach ours")
    company.answer("DELETE", path.format(**ours), role="manager ours")
