"""Who a row of a sync is about, which teams it names, and what a dry run says before."""

import time
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st
from sqlalchemy import select

from discern.service.storage.engine.tables import metadata
from tests.support.databases import on_both
from tests.support.running import Running

pytestmark = on_both

SEVERAL_NAMES = "several people here have this name: give external_id or email"
SEVERAL_ADDRESSES = "several people here have this address: give the external_id of one"
OF_ANOTHER = "is the address of somebody with another external_id"


@pytest.fixture
def key(running: Running) -> str:
    return running.key()


def sync(running: Running, key: str, *candidates: dict[str, Any], **more: Any) -> dict[str, Any]:
    answer: dict[str, Any] = running.answer("POST", "/sync", {"candidates": list(candidates), **more}, key)
    return answer


def outcomes(answer: dict[str, Any]) -> list[str]:
    return [row["outcome"] for row in answer["rows"]]


def errors(answer: dict[str, Any]) -> list[tuple[str, str]]:
    return [(row["error"]["field"], row["error"]["message"]) for row in answer["rows"] if row["error"]]


def listed(running: Running, key: str, path: str = "/candidates") -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = running.answer("GET", path, key=key, order="oldest", limit="200")["data"]
    return found


def members(running: Running, key: str) -> dict[str, list[str]]:
    """The names of the members of each team, by its name."""
    found = {}
    for team in listed(running, key, "/teams"):
        people = running.answer("GET", f"/teams/{team['id']}", key=key)["members"]
        found[team["name"]] = sorted(person["name"] for person in people)
    return found


KNOWN = (
    {"external_id": "1", "name": "Ada Lovelace", "email": "Ada@Example.org"},
    {"external_id": "4", "name": "Twin", "email": "both@example.org"},
    {"name": "Bo Lind", "email": "bo@example.org"},
    {"name": "Twin", "email": "other@example.org"},
    {"name": "Kate O’Brien"},
)

SAME = [
    pytest.param({"external_id": "1", "name": "Ada Lovelace"}, 0, "unchanged", id="by-id"),
    pytest.param({"name": "Ada Lovelace", "email": "ada@example.ORG"}, 0, "unchanged", id="by-address-in-any-case"),
    pytest.param({"external_id": "1", "name": "Ada Lovelace", "email": "ADA@example.org"}, 0, "unchanged", id="case"),
    pytest.param({"external_id": None, "name": "Ada L.", "email": "ada@example.org"}, 0, "updated", id="null-id"),
    pytest.param({"external_id": "2", "name": "Bo Lind", "email": "BO@example.org"}, 2, "updated", id="gets-an-id"),
    pytest.param({"name": "Kate O’Brien"}, 4, "unchanged", id="by-name"),
    pytest.param({"name": "kate o'brien"}, 4, "updated", id="by-name-written-otherwise"),
    pytest.param({"name": "Kate O’Brien", "email": None}, 4, "unchanged", id="null-address"),
]


@pytest.mark.parametrize(("row", "number", "outcome"), SAME)
def test_a_row_is_about_the_one_it_names(
    running: Running, key: str, row: dict[str, Any], number: int, outcome: str
) -> None:
    sync(running, key, *KNOWN)
    before = listed(running, key)
    answer = sync(running, key, row)
    assert (outcomes(answer), answer["rows"][0]["id"]) == ([outcome], before[number]["id"])
    after = listed(running, key)
    assert len(after) == len(KNOWN)
    given = {name: value for name, value in row.items() if value is not None and name != "email"}
    assert after[number] == {**before[number], **given}
    assert answer["rows"][0]["external_id"] == after[number]["external_id"]


NEW = [
    pytest.param({"external_id": "9", "name": "Ada Lovelace"}, id="another-id-and-the-same-name"),
    pytest.param({"name": "Ada Lovelace", "email": "ada@elsewhere.example"}, id="another-address-and-the-same-name"),
    pytest.param({"name": "Ada"}, id="another-name"),
    pytest.param({"name": "É", "email": "ádà@example.org"}, id="letters-that-ascii-lacks"),
]


@pytest.mark.parametrize("row", NEW)
def test_a_row_about_nobody_is_somebody_new(running: Running, key: str, row: dict[str, Any]) -> None:
    sync(running, key, *KNOWN)
    assert outcomes(sync(running, key, row)) == ["created"]
    assert outcomes(sync(running, key, row)) == ["unchanged"]
    assert len(listed(running, key)) == len(KNOWN) + 1


def test_rows_that_may_be_about_several_fail(running: Running, key: str) -> None:
    sync(running, key, *KNOWN)
    shared = running.answer("POST", "/candidates", {"name": "Third", "email": "BOTH@example.org"}, key)["id"]
    rows = [
        {"name": "TWIN"},
        {"name": "Twin", "email": "both@example.org"},
        {"external_id": "9", "name": "Twin", "email": "both@example.org"},
        {"external_id": "8", "name": "Ada", "email": "ada@example.org"},
    ]
    answer = sync(running, key, *rows, partial=True)
    assert errors(answer) == [
        ("candidates.0.name", SEVERAL_NAMES),
        ("candidates.1.email", SEVERAL_ADDRESSES),
        ("candidates.2.email", SEVERAL_ADDRESSES),
        ("candidates.3.email", OF_ANOTHER),
    ]
    assert [row["external_id"] for row in answer["rows"]] == [None, None, "9", "8"]
    refused = running.call("POST", "/sync", {"candidates": rows}, key)
    assert [error["field"] for error in refused.json()["errors"]] == [field for field, _ in errors(answer)]
    assert listed(running, key)[-1]["id"] == shared


PAIRS = [
    pytest.param({"name": "A", "email": "a@x.example"}, {"name": "A", "email": "A@x.example"}, None, id="equal"),
    pytest.param({"name": "A"}, {"name": "A"}, None, id="equal-names"),
    pytest.param({"name": "A"}, {"name": "a"}, "name", id="names-written-otherwise"),
    pytest.param({"name": "A", "email": "a@x.example"}, {"name": "B", "email": "a@x.example"}, "email", id="address"),
    pytest.param({"name": "A", "email": "a@x.example"}, {"name": "A"}, "name", id="address-and-name"),
    pytest.param({"external_id": "1", "name": "A"}, {"name": "A"}, "name", id="id-and-name"),
    pytest.param(
        {"external_id": "1", "name": "A", "email": "a@x.example"},
        {"name": "A", "email": "a@x.example"},
        "email",
        id="id-and-address",
    ),
]


@pytest.mark.parametrize(("one", "other", "field"), PAIRS)
@pytest.mark.parametrize("turned", [False, True])
def test_two_rows_about_one_person_are_equal_or_the_weaker_fails(
    running: Running, key: str, one: dict[str, Any], other: dict[str, Any], field: str | None, *, turned: bool
) -> None:
    rows = [other, one] if turned else [one, other]
    for known in (False, True):
        answer = sync(running, key, *rows, partial=True)
        assert len(listed(running, key)) == 1
        expected = ["unchanged" if known else "created", "unchanged" if field is None else "failed"]
        assert sorted(outcomes(answer)) == sorted(expected)
        if field is not None:
            [failed] = [row["row"] for row in answer["rows"] if row["error"]]
            rule = f"must be once in a batch: candidates.{1 - failed} has it with other values"
            assert errors(answer) == [(f"candidates.{failed}.{field}", rule)]


def test_metadata_change_key_by_key(running: Running, key: str) -> None:
    def kept() -> dict[str, str]:
        found: dict[str, str] = listed(running, key)[0]["metadata"]
        return found

    assert outcomes(sync(running, key, {"name": "A", "metadata": {"room": "7", "desk": None}})) == ["created"]
    assert kept() == {"room": "7"}
    assert outcomes(sync(running, key, {"name": "A", "metadata": {"desk": "2", "floor": None}})) == ["updated"]
    assert kept() == {"room": "7", "desk": "2"}
    assert outcomes(sync(running, key, {"name": "A", "metadata": {"desk": "2"}}, {"name": "B"})) == [
        "unchanged",
        "created",
    ]
    assert outcomes(sync(running, key, {"name": "A", "metadata": {"room": None}})) == ["updated"]
    assert kept() == {"desk": "2"}
    too_many = {f"k{number}": "v" for number in range(50)}
    answer = sync(running, key, {"name": "A", "metadata": too_many}, partial=True)
    assert errors(answer) == [("candidates.0.metadata", "would have more than 50 keys")]
    assert outcomes(sync(running, key, {"name": "A"})) == ["unchanged"]
    assert outcomes(sync(running, key, {"name": "A", "metadata": None})) == ["updated"]
    assert kept() == {}


def test_people_join_the_teams_that_their_rows_name(running: Running, key: str) -> None:
    crew = running.answer("POST", "/teams", {"name": "Crew", "external_id": "c-1"}, key)["id"]
    running.answer("POST", "/teams", {"name": "Öl & Gas"}, key)
    rows = [
        {"external_id": "1", "name": "Ada", "teams": ["c-1", "OL GAS"]},
        {"external_id": "2", "name": "Bo", "teams": ["crew", "New"]},
        {"name": "Cy", "teams": ["new", "New"]},
    ]
    answer = sync(running, key, *rows)
    assert outcomes(answer) == ["created"] * 3
    assert members(running, key) == {"Crew": ["Ada", "Bo"], "Öl & Gas": ["Ada"], "New": ["Bo", "Cy"]}
    assert {(each["team"], each["name"]) for each in answer["joined"]} == {
        ("Crew", "Ada"),
        ("Crew", "Bo"),
        ("Öl & Gas", "Ada"),
        ("New", "Bo"),
        ("New", "Cy"),
    }
    [new] = [team for team in listed(running, key, "/teams") if team["name"] == "New"]
    assert new["external_id"] == "New"
    ids = {person["name"]: person["id"] for person in listed(running, key)}
    assert {"team_id": crew, "team": "Crew", "candidate_id": ids["Ada"], "name": "Ada"} in answer["joined"]
    again = sync(running, key, *rows)
    assert (outcomes(again), again["joined"], again["left"]) == (["unchanged"] * 3, [], [])
    more = sync(running, key, {"name": "Cy", "teams": ["Crew"]})
    assert (outcomes(more), [each["name"] for each in more["joined"]]) == (["updated"], ["Cy"])


def test_a_team_whose_name_several_have_is_named_by_its_id(running: Running, key: str) -> None:
    for external_id in ("x", "y"):
        running.answer("POST", "/teams", {"name": "Crew", "external_id": external_id}, key)
    rows = [{"name": "Ada", "teams": ["Other", "crew"]}, {"name": "Bo", "teams": ["y"]}]
    answer = sync(running, key, *rows, partial=True)
    rule = "several teams here have this name: give the external id of one"
    assert errors(answer) == [("candidates.0.teams.1", rule)]
    assert [team["size"] for team in listed(running, key, "/teams")] == [0, 1]
    assert [person["name"] for person in listed(running, key)] == ["Bo"]


def test_rows_of_people_name_the_teams_of_the_batch(running: Running, key: str) -> None:
    batch = {
        "candidates": [{"external_id": "1", "name": "Ada", "teams": ["Crew"]}, {"name": "Bo", "teams": ["t"]}],
        "teams": [{"external_id": "t", "name": "Crew", "members": ["1"], "mode": "replace"}],
    }
    for outcome in ("created", "unchanged"):
        answer = running.answer("POST", "/sync", batch, key)
        assert (outcomes(answer), answer["left"]) == ([outcome] * 3, [])
        assert members(running, key) == {"Crew": ["Ada", "Bo"]}


def test_nobody_leaves_a_team_unless_it_is_replaced(running: Running, key: str) -> None:
    people = [{"external_id": name, "name": name} for name in "abc"]
    team = {"external_id": "t", "name": "T"}
    sync(running, key, *people, teams=[{**team, "members": ["a", "b"]}])
    without_all: list[dict[str, Any]] = [{"members": ["c"]}, {"members": []}, {}, {"mode": "replace"}]
    for unlisting in without_all:
        assert sync(running, key, teams=[{**team, **unlisting}])["left"] == []
    assert members(running, key) == {"T": ["a", "b", "c"]}
    answer = sync(running, key, teams=[{**team, "members": ["a"], "mode": "replace"}] * 2)
    assert (outcomes(answer), [each["name"] for each in answer["left"]]) == (["updated", "unchanged"], ["b", "c"])
    assert members(running, key) == {"T": ["a"]}


NAMES = st.sampled_from(["Ada", "ADA", "Bo", "Ann Lee", "Lee, Ann"])
IDS = st.sampled_from(["1", "2", "3"])
TEAMS = st.sampled_from(["t", "u", "Crew", "crew", "Band"])
PERSON = st.fixed_dictionaries(
    {"name": NAMES},
    optional={
        "external_id": IDS | st.none(),
        "email": st.sampled_from(["a@x.example", "A@x.example", "b@x.example"]) | st.none(),
        "teams": st.lists(TEAMS, max_size=2),
        "metadata": st.none() | st.dictionaries(st.sampled_from("ab"), st.sampled_from("xy") | st.none()),
    },
)
TEAM = st.fixed_dictionaries(
    {"external_id": st.sampled_from(["t", "u"]), "name": st.sampled_from(["Crew", "Band"])},
    optional={"members": st.lists(IDS, max_size=3), "mode": st.sampled_from(["add", "replace"])},
)
BATCH = st.fixed_dictionaries(
    {"candidates": st.lists(PERSON, max_size=5), "teams": st.lists(TEAM, max_size=2), "partial": st.booleans()}
)


def all_rows(running: Running) -> dict[str, list[Any]]:
    """What is stored, but for the use of keys."""
    tables = [table for table in metadata.sorted_tables if table.name not in {"keys", "rate_buckets"}]
    found: dict[str, list[Any]] = running.service.database.read_now(
        lambda connection: {table.name: list(connection.execute(select(table))) for table in tables}
    )
    return found


def without_ids(answer: dict[str, Any], kept: set[str]) -> dict[str, Any]:
    """An answer with null for the id of what wasn't there before."""

    def hide(value: Any) -> Any:
        if isinstance(value, dict):
            return {name: hide(each) for name, each in value.items()}
        if isinstance(value, list):
            return [hide(each) for each in value]
        return None if str(value).startswith(("cand_", "team_")) and value not in kept else value

    hidden: dict[str, Any] = hide(answer)
    return hidden


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(batches=st.lists(BATCH, min_size=1, max_size=4))
def test_a_dry_run_answers_what_the_batch_then_answers(running: Running, batches: list[dict[str, Any]]) -> None:
    key = running.key(account=str(time.monotonic_ns()))
    for batch in batches:
        before = all_rows(running)
        dry = running.call("POST", "/sync", {**batch, "dry_run": True}, key)
        assert all_rows(running) == before
        kept = {each["id"] for path in ("/candidates", "/teams") for each in listed(running, key, path)}
        was = members_by_id(running, key)
        real = running.call("POST", "/sync", batch, key)
        assert dry.status_code == real.status_code
        if real.status_code != 200:
            assert (dry.json()["errors"], all_rows(running)) == (real.json()["errors"], before)
            continue
        assert dry.json() == without_ids(real.json(), kept)
        assert_as_answered(real.json(), was, members_by_id(running, key))
        assert_settled(running, key, batch, real.json())


def members_by_id(running: Running, key: str) -> dict[str, set[str]]:
    return {
        team["id"]: {person["id"] for person in running.answer("GET", f"/teams/{team['id']}", key=key)["members"]}
        for team in listed(running, key, "/teams")
    }


def assert_as_answered(answer: dict[str, Any], was: dict[str, set[str]], now: dict[str, set[str]]) -> None:
    """Those who joined and left are those who are said to have."""

    def pairs(kind: str) -> list[tuple[str, str]]:
        return sorted((each["team_id"], each["candidate_id"]) for each in answer[kind])

    def more(these: dict[str, set[str]], than: dict[str, set[str]]) -> list[tuple[str, str]]:
        return sorted((team, person) for team in these for person in these[team] - than.get(team, set()))

    assert (pairs("joined"), pairs("left")) == (more(now, was), more(was, now))


def assert_settled(running: Running, key: str, batch: dict[str, Any], first: dict[str, Any]) -> None:
    """The same batch again makes nobody and nothing, and the same rows are wrong."""
    before = all_rows(running)
    again = running.answer("POST", "/sync", batch, key)
    assert outcomes(again) == ["failed" if outcome == "failed" else "unchanged" for outcome in outcomes(first)]
    assert (again["joined"], again["left"]) == ([], [])
    assert [row["id"] for row in again["rows"]] == [row["id"] for row in first["rows"]]
    assert all_rows(running) == before


def test_a_thousand_new_people_in_twenty_teams_take_a_moment(running: Running, key: str) -> None:
    rows = [
        {"name": f"Person {number}", "email": f"p{number}@x.example", "teams": [f"Team {number % 20}"]}
        for number in range(1000)
    ]
    began = time.monotonic()
    first = sync(running, key, *rows)
    assert time.monotonic() - began < 10
    assert (first["created"], len(first["joined"])) == (1000, 1000)
    assert [team["size"] for team in listed(running, key, "/teams")] == [50] * 20
    assert sync(running, key, *rows)["unchanged"] == 1000
