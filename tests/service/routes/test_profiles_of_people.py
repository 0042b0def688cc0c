"""The list of people with where each stands, where they lie and their teams, for everybody who may list people."""

import unicodedata
from collections import Counter
from collections.abc import Iterator
from datetime import timedelta
from itertools import count
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from discern import instrument
from discern.contract.permissions import Scope
from discern.service.storage.engine.pagination import decode_cursor, encode_cursor, sort_key
from tests.service.http.test_roles import KINDS, SEES
from tests.support.databases import on_both, on_sqlite
from tests.support.office import Office, found_office
from tests.support.people import Company, found_company
from tests.support.running import Running

pytestmark = on_both

NUMBERS = count()
GROUPS = {"completed": "with_profile", "created": "waiting", "started": "waiting"}


@pytest.fixture(scope="module")
def kept(shared: Running) -> Company:
    """A company that no test changes."""
    return found_company(shared, f"directory {next(NUMBERS)}")


@pytest.fixture
def office(shared: Running) -> Office:
    return found_office(shared)


def ask(office: Office, **query: Any) -> dict[str, Any]:
    given: dict[str, Any] = {"include": "profile", **query}
    found: dict[str, Any] = office.running.answer("GET", "/candidates", key=office.key, **given)
    return found


def profiles(office: Office, **query: Any) -> dict[str, dict[str, Any]]:
    """By name."""
    return {each["name"]: each["profile"] for each in ask(office, **query)["data"]}


def invite(office: Office, name: str, **given: Any) -> str:
    body = {"candidate_id": office.people[name], **given}
    made: str = office.running.answer("POST", "/assessments", body, office.key)["id"]
    return made


def consent(office: Office, assessment_id: str, answered: int = 0) -> None:
    path = f"/assessments/{assessment_id}"
    office.running.answer("POST", f"{path}/consent", {"accepted": True}, office.key)
    for block in office.running.answer("GET", f"{path}/next", key=office.key)["blocks"][:answered]:
        first, second, *_ = (item["id"] for item in block["items"])
        answers = [{"block": block["id"], "most": first, "least": second, "ms": 9000}]
        office.running.answer("POST", f"{path}/answers", {"answers": answers}, office.key)


def test_nothing_is_added_unless_it_is_asked_for(office: Office) -> None:
    found = office.running.answer("GET", "/candidates", key=office.key)
    assert found["totals"] is None
    assert {each["profile"] for each in found["data"]} == {None}


def test_a_profile_says_what_the_results_and_the_teams_say(office: Office) -> None:
    [ada] = [each for each in ask(office)["data"] if each["name"] == "Ada"]
    profile = ada["profile"]
    results = office.running.answer("GET", f"/assessments/{profile['assessment']['id']}/results", key=office.key)
    assert (profile["status"], profile["hidden"]) == ("completed", None)
    assert profile["teams"] == [{"id": office.team, "name": "Crew"}]
    # Of a hundred people who answer in this way, one or two happen to choose the same places too often.
    failed = [check for check in results["quality"]["checks"] if not check["passed"]]
    assert profile["results"] == {
        "assessment_id": results["assessment_id"],
        "completed_at": results["completed_at"],
        **{name: results["style"][name] for name in ("direction", "half", "probability", "position", "label")},
        "scores": {style: score["score"] for style, score in results["scores"].items()},
        "intervals": {style: score["interval"] for style, score in results["scores"].items()},
        "quality": {"verdict": results["quality"]["verdict"], "checks": failed},
    }


def test_a_profile_names_the_checks_that_the_answers_failed(office: Office) -> None:
    office.add_hurried("Flo")
    profile = profiles(office)["Flo"]
    results = office.running.answer("GET", f"/assessments/{profile['assessment']['id']}/results", key=office.key)
    failed = [check for check in results["quality"]["checks"] if not check["passed"]]
    assert failed
    assert profile["results"]["quality"] == {"verdict": "caution", "checks": failed}


def test_of_two_open_invitations_the_begun_one_says_where_a_person_stands(office: Office) -> None:
    office.add("twice")
    begun = invite(office, "twice")
    newer = invite(office, "twice")
    assert profiles(office)["twice"]["assessment"]["id"] == newer, "nothing is begun yet"
    consent(office, begun, answered=1)
    profile = profiles(office)["twice"]
    assert (profile["status"], profile["assessment"]["id"]) == ("started", begun)


def test_a_person_stands_where_their_assessments_do(office: Office) -> None:
    day = office.running.clock() + timedelta(days=1)
    for name in ("nobody", "invited", "started", "late", "cancelled"):
        office.add(name)
    office.add_hasty("hasty", member=False)
    office.add("again", "D")
    invite(office, "invited")
    consent(office, invite(office, "started"), answered=3)
    invite(office, "late", expires_at=day.isoformat())
    office.running.answer("POST", f"/assessments/{invite(office, 'cancelled')}/cancel", key=office.key)
    retake = invite(office, "again")
    office.running.clock.advance(days=2)

    found = profiles(office)
    expected = {
        "nobody": "none",
        "invited": "created",
        "started": "started",
        "late": "expired",
        "cancelled": "cancelled",
        "hasty": "withheld",
        "again": "completed",
        **dict.fromkeys(("Ada", "Bo", "Cy"), "completed"),
    }
    assert {name: each["status"] for name, each in found.items()} == expected
    total = len(instrument.load_bank().form("fixed").blocks)
    progress = {
        name: each["assessment"] and (each["assessment"]["answered"], each["assessment"]["total"])
        for name, each in found.items()
    }
    assert progress == {
        "nobody": None,
        "started": (3, total),
        **dict.fromkeys(("invited", "late", "cancelled", "again"), (0, total)),
        **dict.fromkeys(("hasty", "Ada", "Bo", "Cy"), (total, total)),
    }
    # Of somebody with a profile who is asked again, the open assessment, and the results that count.
    assert found["again"]["assessment"]["id"] == retake != found["again"]["results"]["assessment_id"]
    assert [name for name, each in found.items() if each["results"]] == ["again", "Cy", "Bo", "Ada"]

    groups = Counter(GROUPS.get(status, "to_invite") for status in expected.values())
    assert ask(office)["totals"] == groups
    for group in ("with_profile", "waiting", "to_invite"):
        only = profiles(office, status=group)
        assert only.keys() == {name for name, status in expected.items() if GROUPS.get(status, "to_invite") == group}
        assert ask(office, status=group, limit=1)["totals"] == groups
    assert ask(office, team_id=office.team)["totals"] == {"with_profile": 3, "waiting": 0, "to_invite": 0}


def assessments(office: Office, key: str = "", **query: Any) -> dict[str, Any]:
    found: dict[str, Any] = office.running.answer("GET", "/assessments", key=key or office.key, **query)
    return found


def test_assessments_are_in_the_groups_of_people(office: Office) -> None:
    """Each of them by itself: somebody with a profile who is asked again has one in two groups."""
    day = office.running.clock() + timedelta(days=1)
    for name in ("invited", "late", "cancelled"):
        office.add(name)
    office.add_hasty("hasty", member=False)
    invite(office, "invited")
    invite(office, "Ada")
    late = invite(office, "late", expires_at=day.isoformat())
    cancelled = invite(office, "cancelled")
    office.running.answer("POST", f"/assessments/{cancelled}/cancel", key=office.key)
    office.running.clock.advance(days=2)
    expected = {
        "with_profile": {"Ada", "Bo", "Cy"},
        "waiting": {"invited", "Ada"},
        "to_invite": {"late", "cancelled", "hasty"},
    }
    assert assessments(office)["totals"] is None
    for group, names in expected.items():
        found = assessments(office, include="totals", group=group, limit=10)
        assert {each["candidate"]["name"] for each in found["data"]} == names
        assert found["totals"] == {each: len(members) for each, members in expected.items()}
    assert assessments(office, group="to_invite", status="expired")["data"][0]["id"] == late
    assert assessments(office, group="to_invite", status="created")["data"] == []
    assert assessments(office, include="totals", q="Ada")["totals"] == {
        "with_profile": 1, "waiting": 1, "to_invite": 0
    }  # fmt: skip


def test_too_many_assessments_are_not_counted(office: Office, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("discern.service.storage.repositories.people.profile_groups.MOST_COUNTED", 2)
    assert assessments(office, include="totals")["totals"] is None
    assert assessments(office, include="totals", q="Ada")["totals"] is not None


def test_whose_answers_support_no_profile_is_told_why(office: Office) -> None:
    office.add_hasty("hasty", member=False)
    found = profiles(office)
    quality = found["hasty"]["quality"]
    results = office.running.answer(
        "GET", f"/assessments/{found['hasty']['assessment']['id']}/results", key=office.key
    )["quality"]
    assert quality["verdict"] == "withheld"
    assert quality["checks"] == [check for check in results["checks"] if not check["passed"]] != []
    assert found["Ada"]["quality"] is None


def test_too_many_people_are_not_counted(office: Office, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("discern.service.storage.repositories.people.profile_groups.MOST_COUNTED", 3)
    assert ask(office)["totals"]["with_profile"] == 3
    office.add("one more")
    assert ask(office)["totals"] is None
    assert ask(office, q="a")["totals"] is not None


# Who sees what.


@pytest.mark.parametrize("role", [role for role in SEES if not role.startswith("member")])
def test_results_are_included_for_those_they_are_shared_with(kept: Company, role: str) -> None:
    listed = {each["id"]: each for each in kept.answer("GET", "/candidates?include=profile", role=role)["data"]}
    plain = {each["id"]: each for each in kept.answer("GET", "/candidates", role=role)["data"]}
    assert {id_: each | {"profile": None} for id_, each in listed.items()} == plain
    own = {kept.teams[team] for team in ("ours", "theirs") if role.endswith(team) or role == "owner"}
    for team, kind in ((team, kind) for team in ("ours", "theirs") for kind in KINDS):
        person = listed.get(kept.people[team][kind])
        if person is None:
            assert kind not in SEES[role][team]
            continue
        profile = person["profile"]
        assert profile["status"] == "completed"
        assert (profile["results"] is not None) == (kind in SEES[role][team])
        expected = None if kind in SEES[role][team] else "results_held" if kind == "held" else "not_shared"
        assert profile["hidden"] == expected
        assert {each["id"] for each in profile["teams"]} == {kept.teams[team]} & own
        assert (profile["assessment"]["answered"], profile["assessment"]["total"]) == (None, None)


@pytest.mark.parametrize("kind", KINDS)
def test_a_key_sees_what_is_not_private(kept: Company, kind: str) -> None:
    listed = {each["id"]: each["profile"] for each in kept.answer("GET", "/candidates?include=profile")["data"]}
    profile = listed[kept.people["ours"][kind]]
    assert (profile["results"] is None) == (kind == "private")
    assert profile["hidden"] == ("not_shared" if kind == "private" else None)


def test_a_key_is_given_what_its_scopes_let_it_read(kept: Company) -> None:
    of_scopes: dict[Scope, set[str]] = {
        "assessments:read": {"status", "assessment"},
        "results:read": {"results"},
        "teams:read": {"teams"},
        "take": set(),
    }
    person = kept.people["ours"]["team"]
    for scope, expected in of_scopes.items():
        key = kept.running.key("candidates:read", scope, account=name_of(kept))
        found = kept.running.answer("GET", "/candidates", key=key, include="profile")
        [profile] = [each["profile"] for each in found["data"] if each["id"] == person]
        assert {name for name, value in profile.items() if value is not None} == expected
        assert (found["totals"] is not None) == (scope == "assessments:read")
        response = kept.running.call("GET", "/candidates", key=key, status="waiting")
        assert response.status_code == (200 if scope == "assessments:read" else 403)


def name_of(company: Company) -> str:
    name: str = company.answer("GET", "/account")["name"]
    return name


@pytest.mark.parametrize("visibility", ["team", "private"])
def test_whether_hidden_answers_count_is_not_told(office: Office, visibility: str) -> None:
    """Somebody who hides a result that is withheld looks like somebody who hides one that counts."""
    office.add_hasty("hasty", member=True)
    path = f"/candidates/{office.people['hasty']}/visibility"
    office.running.answer("PUT", path, {"visibility": visibility}, office.key)
    found = profiles(office)["hasty"]
    assert (found["status"], found["hidden"], found["results"]) == (
        ("completed", "not_shared", None) if visibility == "private" else ("withheld", None, None)
    )
    assert (found["quality"] is None) == (visibility == "private")
    group = "with_profile" if visibility == "private" else "to_invite"
    assert "hasty" in {each["candidate"]["name"] for each in assessments(office, group=group)["data"]}
    # So it is for a key that reads no results.
    key = office.running.key("candidates:read", "assessments:read", account=account_of(office))
    [hasty] = office.running.answer("GET", "/candidates", key=key, include="profile", q="hasty")["data"]
    assert (hasty["profile"]["status"], hasty["profile"]["hidden"], hasty["profile"]["quality"]) == (
        "completed", None, None
    )  # fmt: skip
    assert assessments(office, key, include="totals", group="to_invite")["totals"]["to_invite"] == 0


def account_of(office: Office) -> str:
    name: str = office.running.answer("GET", "/account", key=office.key)["name"]
    return name


def test_every_result_that_is_given_is_in_the_log(office: Office) -> None:
    office.add("nobody")
    ask(office)
    exported = office.running.answer("GET", f"/candidates/{office.people['Ada']}/export", key=office.key)
    [assessment] = exported["assessments"]
    reads = [entry for entry in exported["audit"] if entry["action"] == "results.listed"]
    assert [entry["subject_id"] for entry in reads] == [assessment["assessment"]["id"]]


# How it is read.


NAMES = ("Zoë", "zoe", "Émile", "Emil", "émile", "Ørsted", "山田", "Ада", "ada", "A" * 150, "A" * 149 + "b", "🙂", "Ōe")


def by_name(office: Office, limit: int) -> Iterator[str]:
    cursor = None
    while True:
        page = ask(office, sort="name", limit=limit, **({} if cursor is None else {"cursor": cursor}))
        yield from (each["name"] for each in page["data"])
        cursor = page["next_cursor"]
        if cursor is None:
            return
        assert len(cursor) <= 200


@pytest.mark.parametrize("limit", [1, 3, 200])
@pytest.mark.exhaustive
def test_people_come_by_name_whatever_the_size_of_the_page(office: Office, limit: int) -> None:
    for name in NAMES:
        office.add(name)
    found = list(by_name(office, limit))
    assert found == sorted(["Ada", "Bo", "Cy", *NAMES], key=sort_key)
    assert found[:4] == ["A" * 150, "A" * 149 + "b", "Ada", "ada"]
    assert [name for name in found if name[0] in "eEéÉ"] == ["Emil", "Émile", "émile"]


def test_letters_of_other_styles_are_sorted_as_plain_ones(office: Office) -> None:
    for name in ("\N{MATHEMATICAL BOLD CAPITAL A}nna", "\N{FULLWIDTH LATIN CAPITAL LETTER C}leo", "\N{NUMERO SIGN}"):
        office.add(name)
    plain = [unicodedata.normalize("NFKD", name) for name in by_name(office, 200)]
    assert plain == ["Ada", "Anna", "Bo", "Cleo", "Cy", "No"]


def test_a_page_by_name_goes_on_where_its_last_person_was(office: Office) -> None:
    """Though they have gone since, or people have come before and after."""
    page = ask(office, sort="name", limit=2)
    assert [each["name"] for each in page["data"]] == ["Ada", "Bo"]
    office.running.answer("DELETE", f"/candidates/{office.people['Bo']}", key=office.key)
    office.add("Al")
    office.add("Bob")
    following = ask(office, sort="name", limit=10, cursor=page["next_cursor"])
    assert [each["name"] for each in following["data"]] == ["Bob", "Cy"]
    office.running.answer("PATCH", f"/candidates/{office.people['Cy']}", {"name": "Abe"}, office.key)
    assert list(by_name(office, 2)) == ["Abe", "Ada", "Al", "Bob"]


def test_a_cursor_belongs_to_its_order(office: Office) -> None:
    of_name, of_time = (ask(office, sort=sort, limit=1)["next_cursor"] for sort in ("name", "created"))
    for sort, cursor in (("created", of_name), ("name", of_time), ("name", "Zm9v"), ("name", "MSAA")):
        response = office.running.call("GET", "/candidates", key=office.key, sort=sort, cursor=cursor)
        assert (response.status_code, response.json()["errors"][0]["field"]) == (400, "cursor")


@on_sqlite
@given(st.integers(0, 2**63 - 1), st.text(max_size=200))
@settings(max_examples=50, deadline=None)
def test_a_cursor_holds_its_place_in_two_hundred_characters(seq: int, name: str) -> None:
    key = sort_key(name.replace("\0", ""))
    cursor = encode_cursor(seq, key)
    assert len(cursor) <= 200
    assert decode_cursor(cursor, has_key=True) == (seq, key)
