"""Keeping people and teams as they are elsewhere."""

from typing import Any

import pytest

from tests.support.databases import on_both

pytestmark = on_both

BATCH = {
    "candidates": [
        {"external_id": "1", "name": "Ada", "email": "ada@example.org"},
        {"external_id": "2", "name": "Bob"},
    ],
    "teams": [{"external_id": "t", "name": "Crew", "members": ["1", "2"]}],
}


def outcomes(answer: dict[str, Any]) -> list[str]:
    return [row["outcome"] for row in answer["rows"]]


def test_a_batch_creates_and_running_it_again_changes_nothing(running: Any) -> None:
    key = running.key()
    first = running.answer("POST", "/sync", BATCH, key)
    assert (first["created"], outcomes(first)) == (3, ["created"] * 3)
    before = [running.answer("GET", path, key=key) for path in ("/candidates", "/teams")]
    running.clock.advance(hours=1)
    second = running.answer("POST", "/sync", BATCH, key)
    assert (second["unchanged"], outcomes(second)) == (3, ["unchanged"] * 3)
    assert [running.answer("GET", path, key=key) for path in ("/candidates", "/teams")] == before
    assert [row["id"] for row in second["rows"]] == [row["id"] for row in first["rows"]]


def test_a_batch_updates_what_differs_and_leaves_what_is_not_named(running: Any) -> None:
    key = running.key()
    running.answer("POST", "/sync", BATCH, key)
    change = {
        "candidates": [{"external_id": "1", "name": "Ada Byron"}, {"external_id": "2", "name": "Bob", "email": None}],
        "teams": [{"external_id": "t", "name": "Crew", "members": ["2"], "mode": "replace"}],
    }
    assert outcomes(running.answer("POST", "/sync", change, key)) == ["updated", "unchanged", "updated"]
    [ada] = running.answer("GET", "/candidates", key=key, external_id="1")["data"]
    assert (ada["name"], ada["email"]) == ("Ada Byron", "ada@example.org")
    [team] = running.answer("GET", "/teams", key=key)["data"]
    members = running.answer("GET", f"/teams/{team['id']}", key=key)["members"]
    assert [member["name"] for member in members] == ["Bob"]


WRONG = [
    pytest.param({"candidates": [{"external_id": "9"}]}, "candidates.0.name", id="missing-name"),
    pytest.param({"candidates": [{"external_id": "9", "name": "X", "age": 3}]}, "candidates.0.age", id="unknown-field"),
    pytest.param({"candidates": ["X"]}, "candidates.0.body", id="not-an-object"),
    pytest.param({"candidates": [{"external_id": "9", "name": "a\nb"}]}, "candidates.0.name", id="two-lines"),
    pytest.param(
        {"teams": [{"external_id": "t", "name": "T", "members": ["1", "nobody"]}]}, "teams.0.members.1", id="no-member"
    ),
]
REPEATS = [
    pytest.param({"candidates": [{"external_id": "1", "name": "Ada"}, {"external_id": " 1", "name": "B"}]}, id="name"),
    pytest.param(
        {"candidates": [{"external_id": "1", "name": "A"}, {"external_id": "1", "name": "A", "email": None}]},
        id="address-taken-away",
    ),
    pytest.param({"teams": [{"external_id": "t", "name": "A"}, {"external_id": "t", "name": "B"}]}, id="team"),
]


@pytest.mark.parametrize(("wrong", "field"), WRONG)
def test_one_wrong_row_refuses_the_batch_and_names_it(running: Any, wrong: dict[str, Any], field: str) -> None:
    key = running.key()
    good = [{"external_id": "1", "name": "Ada"}]
    batch = {"candidates": wrong.get("candidates", []) + good, "teams": wrong.get("teams", [])}
    response = running.call("POST", "/sync", batch, key)
    assert response.status_code == 400
    assert [error["field"] for error in response.json()["errors"]] == [field]
    assert running.answer("GET", "/candidates", key=key)["data"] == []


@pytest.mark.parametrize(("wrong", "field"), WRONG)
def test_a_partial_batch_keeps_the_good_rows(running: Any, wrong: dict[str, Any], field: str) -> None:
    key = running.key()
    good = [{"external_id": "1", "name": "Ada"}]
    batch = {"candidates": wrong.get("candidates", []) + good, "teams": wrong.get("teams", []), "partial": True}
    answer = running.answer("POST", "/sync", batch, key)
    assert (answer["created"], answer["failed"]) == (1, 1)
    [failed] = [row for row in answer["rows"] if row["outcome"] == "failed"]
    assert failed["error"]["field"] == field
    assert [each["name"] for each in running.answer("GET", "/candidates", key=key)["data"]] == ["Ada"]


@pytest.mark.parametrize("batch", REPEATS)
def test_an_external_id_with_two_meanings_fails_where_it_is_repeated(running: Any, batch: dict[str, Any]) -> None:
    [kind] = batch
    key = running.key()
    refused = running.call("POST", "/sync", batch, key)
    assert refused.status_code == 400
    rule = f"must be once in a batch: {kind}.0 has it with other values"
    assert refused.json()["errors"] == [{"field": f"{kind}.1.external_id", "message": rule}]
    assert running.answer("GET", f"/{kind}", key=key)["data"] == []

    first = running.answer("POST", "/sync", batch | {"partial": True}, key)
    assert outcomes(first) == ["created", "failed"]
    assert (first["rows"][1]["id"], first["rows"][1]["error"]["message"]) == (None, rule)
    assert outcomes(running.answer("POST", "/sync", batch | {"partial": True}, key)) == ["unchanged", "failed"]
    assert [each["name"] for each in running.answer("GET", f"/{kind}", key=key)["data"]] == [batch[kind][0]["name"]]


def test_equal_rows_of_a_batch_are_one(running: Any) -> None:
    rows = [{"external_id": "1", "name": "Ada"}, {"external_id": "1", "name": "Ada "}]
    batch = {"candidates": rows, "teams": [{"external_id": "t", "name": "Crew", "members": ["1"]}] * 2}
    answer = running.answer("POST", "/sync", batch, running.key())
    assert outcomes(answer) == ["created", "unchanged", "created", "unchanged"]


def test_a_row_may_have_the_external_id_of_one_that_failed(running: Any) -> None:
    rows = [{"external_id": "1", "name": ""}, {"external_id": "1", "name": "Ada"}]
    answer = running.answer("POST", "/sync", {"candidates": rows, "partial": True}, running.key())
    assert outcomes(answer) == ["failed", "created"]


def test_a_thousand_rows_and_no_more(running: Any) -> None:
    key = running.key()
    rows = [{"external_id": str(number), "name": f"Person {number}"} for number in range(1000)]
    assert running.answer("POST", "/sync", {"candidates": rows}, key)["created"] == 1000
    too_many = {"candidates": rows, "teams": [{"external_id": "t", "name": "T"}]}
    assert running.call("POST", "/sync", too_many, key).status_code == 400
