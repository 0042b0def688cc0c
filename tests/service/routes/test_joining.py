"""A group that starts from one link: who joins, how many, until when, and what each person gets."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from discern.contract.headers import TAKER_ADDRESS
from discern.service.jobs.retention import run_retention
from discern.service.routes.taker import JOINS
from discern.service.storage.engine.tables import join_links, metadata
from discern.service.storage.repositories.join_links import TOLD
from tests.support.databases import on_both, on_sqlite

pytestmark = on_both


@pytest.fixture
def key(running: Any) -> str:
    made: str = running.key("admin")
    return made


@pytest.fixture
def team_id(running: Any, key: str) -> str:
    made: str = running.answer("POST", "/teams", {"name": "Harbour"}, key)["id"]
    return made


@pytest.fixture
def invite(running: Any, key: str, team_id: str) -> Callable[..., str]:
    """Create a join link and give its token."""

    def make(**asked: Any) -> str:
        token: str = running.answer("POST", f"/teams/{team_id}/join-links", asked, key)["url"].rpartition("token=")[2]
        return token

    return make


def take(running: Any, key: str, token: str, **given: Any) -> Any:
    return running.call("POST", "/take", {"token": token, **given}, key)


def test_a_join_link_says_what_it_leads_to(running: Any, key: str, team_id: str) -> None:
    made = running.answer("POST", f"/teams/{team_id}/join-links", {"form": "short", "limit": 2}, key)
    assert (made["team_id"], made["form"], made["limit"]) == (team_id, "short", 2)
    assert made["expires_at"] == "2026-11-27T09:00:00Z"
    opened = take(running, key, made["url"].rpartition("token=")[2]).json()
    assert opened["team"] == {"name": "Harbour"}
    assert opened["expires_at"] == made["expires_at"]
    assert "Hiring" in opened["consent"]["text"]
    assert "assessment_id" not in opened


def test_each_person_gets_a_place_in_the_team_and_an_assessment(
    running: Any, key: str, team_id: str, invite: Callable[..., str]
) -> None:
    token = invite(form="short")
    joined = [take(running, key, token, name=name).json() for name in ("Ada", "Bob", "Ada")]
    assert len({each["assessment_id"] for each in joined}) == len({each["take_token"] for each in joined}) == 3
    members = running.answer("GET", f"/teams/{team_id}", key=key)["members"]
    assert [member["name"] for member in members] == ["Ada", "Bob", "Ada"]
    for each in joined:
        opened = take(running, key, each["take_token"]).json()
        assert (opened["assessment_id"], opened["candidate"]) == (each["assessment_id"], each["candidate"])
        assessment = running.answer("GET", f"/assessments/{each['assessment_id']}", key=key)
        assert (assessment["team_id"], assessment["form"], assessment["status"]) == (team_id, "short", "created")
    assert take(running, key, joined[0]["take_token"], name="Eve").status_code == 404


def test_an_address_is_kept_where_it_is_given(running: Any, key: str, invite: Callable[..., str]) -> None:
    take(running, key, invite(), name="Ada", email="ada@example.org")
    [person] = running.answer("GET", "/candidates", key=key)["data"]
    assert (person["name"], person["email"]) == ("Ada", "ada@example.org")
    exported = running.answer("GET", f"/candidates/{person['id']}/export", key=key)
    assert {"candidate.created", "assessment.created"} <= {entry["action"] for entry in exported["audit"]}


def test_joining_needs_no_more_than_the_scope_of_takers(running: Any, invite: Callable[..., str]) -> None:
    token, taker = invite(), running.key("take")
    assert take(running, taker, token).status_code == 200
    assert take(running, taker, token, name="Ada").status_code == 200


def test_no_more_join_than_the_link_is_for_however_many_come_at_once(
    running: Any, key: str, team_id: str, invite: Callable[..., str]
) -> None:
    token = invite(limit=5)
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda number: take(running, key, token, name=f"P{number}"), range(12)))
    assert sorted(answer.status_code for answer in answers) == [200] * 5 + [400] * 7
    assert {answer.json()["code"] for answer in answers if answer.status_code == 400} == {"join_link_full"}
    assert running.answer("GET", f"/teams/{team_id}", key=key)["size"] == 5
    assert take(running, key, token).json()["code"] == "join_link_full"


def test_an_unused_place_is_given_up_when_somebody_else_wants_it(
    running: Any, key: str, team_id: str, invite: Callable[..., str]
) -> None:
    token = invite(limit=2)
    idle, begun = (take(running, key, token, name=name).json() for name in ("Idle", "Begun"))
    running.answer("POST", f"/assessments/{begun['assessment_id']}/consent", {"accepted": True}, key)
    running.clock.advance(minutes=9)
    assert take(running, key, token, name="Early").json()["code"] == "join_link_full"
    running.clock.advance(minutes=1)
    assert take(running, key, token).json()["team"] == {"name": "Harbour"}
    assert take(running, key, token, name="Late").status_code == 200
    members = running.answer("GET", f"/teams/{team_id}", key=key)["members"]
    assert [member["name"] for member in members] == ["Begun", "Late"]
    assert take(running, key, idle["take_token"]).status_code == 404
    assert take(running, key, token, name="Later").json()["code"] == "join_link_full"


@on_sqlite
def test_a_place_that_is_given_up_leaves_no_byte(
    running: Any, key: str, invite: Callable[..., str], tmp_path: Path
) -> None:
    def traces() -> set[str]:
        files = [file.read_bytes().lower() for file in tmp_path.glob("discern.db*")]
        return {word for word in ("zebulon", "zebulon@example.org") if any(word.encode() in file for file in files)}

    token = invite(limit=1)
    assert take(running, key, token, name="Zebulon", email="zebulon@example.org").status_code == 200
    assert traces() == {"zebulon", "zebulon@example.org"}
    running.clock.advance(minutes=11)
    assert take(running, key, token, name="Late").status_code == 200
    assert traces() == set()


@pytest.mark.parametrize("kept", ["another team", "an external id"])
def test_whoever_others_know_too_is_more_than_a_place(
    running: Any, key: str, team_id: str, invite: Callable[..., str], kept: str
) -> None:
    token = invite(limit=1)
    assert take(running, key, token, name="Idle").status_code == 200
    [member] = running.answer("GET", f"/teams/{team_id}", key=key)["members"]
    if kept == "another team":
        other = running.answer("POST", "/teams", {"name": "Other"}, key)["id"]
        running.answer("PUT", f"/teams/{other}/members/{member['id']}", key=key)
    else:
        running.answer("PATCH", f"/candidates/{member['id']}", {"external_id": "hr-1"}, key)
    running.clock.advance(minutes=11)
    assert take(running, key, token, name="Late").json()["code"] == "join_link_full"
    assert running.answer("GET", f"/candidates/{member['id']}", key=key)["name"] == "Idle"


def test_one_visitor_does_not_take_all_places_at_once(running: Any, key: str, invite: Callable[..., str]) -> None:
    token = invite(limit=2 * JOINS)

    def join(address: str) -> Any:
        headers = {"Authorization": f"Bearer {key}", TAKER_ADDRESS: address}
        return running.http.post("/take", json={"token": token, "name": "Bot"}, headers=headers)

    statuses = [join("203.0.113.7").status_code for _ in range(JOINS + 5)]
    assert statuses == [200] * JOINS + [429] * 5
    assert join("198.51.100.9").status_code == 200
    running.clock.advance(minutes=1)
    assert join("203.0.113.7").status_code == 200


def expire(running: Any, key: str, team_id: str) -> None:
    running.clock.advance(days=7)


def replace(running: Any, key: str, team_id: str) -> None:
    running.answer("POST", f"/teams/{team_id}/join-links", {}, key)


def delete_team(running: Any, key: str, team_id: str) -> None:
    running.answer("DELETE", f"/teams/{team_id}", key=key)


@pytest.mark.parametrize("end", [expire, replace, delete_team])
def test_a_link_ends(running: Any, key: str, team_id: str, invite: Callable[..., str], end: Any) -> None:
    token = invite()
    joined = take(running, key, token, name="Ada").json()
    end(running, key, team_id)
    for given in ({}, {"name": "Eve"}):
        assert take(running, key, token, **given).status_code == 404
    assert len(running.answer("GET", "/candidates", key=key)["data"]) == 1
    assert take(running, key, joined["take_token"]).status_code == 200, "who has joined goes on"


def test_another_accounts_key_opens_no_link(running: Any, invite: Callable[..., str]) -> None:
    token, theirs = invite(), running.key(account="theirs")
    for given in ({}, {"name": "Eve"}):
        assert take(running, theirs, token, **given).status_code == 404


@pytest.mark.parametrize(
    ("asked", "field"),
    [
        pytest.param({"expires_at": "2026-11-20T09:00:00Z"}, "expires_at", id="over"),
        pytest.param({"expires_at": "2026-12-21T12:00:01Z"}, "expires_at", id="too-far"),
        pytest.param({"limit": 0}, "limit", id="for-nobody"),
        pytest.param({"limit": 1001}, "limit", id="for-too-many"),
        pytest.param({"form": "long"}, "form", id="no-form"),
    ],
)
def test_a_link_that_cannot_be_is_refused_and_the_old_one_stays(
    running: Any, key: str, team_id: str, invite: Callable[..., str], asked: dict[str, Any], field: str
) -> None:
    token = invite()
    refused = running.call("POST", f"/teams/{team_id}/join-links", asked, key)
    assert refused.status_code == 400
    assert [error["field"] for error in refused.json()["errors"]] == [field]
    assert take(running, key, token).status_code == 200


def test_a_link_may_be_open_for_the_whole_of_the_thirtieth_day(invite: Callable[..., str]) -> None:
    assert invite(expires_at="2026-12-21T12:00:00Z")


@pytest.mark.parametrize("given", [{"name": ""}, {"name": "A", "email": "x"}, {"email": "a@b.example"}])
def test_a_person_without_a_name_does_not_join(
    running: Any, key: str, team_id: str, invite: Callable[..., str], given: dict[str, str]
) -> None:
    assert take(running, key, invite(), **given).status_code == 400
    assert running.answer("GET", f"/teams/{team_id}", key=key)["size"] == 0


def test_the_secret_is_not_stored_and_an_ended_link_leaves_nothing(
    running: Any, key: str, invite: Callable[..., str]
) -> None:
    token = invite()
    database = running.service.database

    def rows(table: Any) -> Any:
        return database.read_now(lambda connection: list(connection.execute(select(table))))

    assert all(token not in str(rows(table)) for table in metadata.sorted_tables)
    running.clock.advance(days=7 + TOLD.days)
    running.portal.call(run_retention, running.service)
    assert rows(join_links) == []
    assert take(running, key, token).json()["code"] == "not_found"


def test_an_ended_link_says_when_it_ended_and_lets_nobody_join(
    running: Any, key: str, team_id: str, invite: Callable[..., str]
) -> None:
    token = invite()
    running.clock.advance(days=7)
    running.portal.call(run_retention, running.service)
    for given in ({}, {"name": "Late"}):
        ended = take(running, key, token, **given)
        assert (ended.status_code, ended.json()["code"]) == (404, "join_link_expired")
        assert ended.json()["expired_at"] == "2026-11-27T09:00:00Z"
    assert running.answer("GET", f"/teams/{team_id}", key=key)["size"] == 0


def test_erasing_who_joined_leaves_no_kept_answer_of_theirs(running: Any, key: str, invite: Callable[..., str]) -> None:
    headers = {"Authorization": f"Bearer {key}", "Idempotency-Key": "once"}
    given = {"token": invite(), "name": "Zebulon Quackenbush"}
    assert running.http.post("/take", json=given, headers=headers).status_code == 200
    [person] = running.answer("GET", "/candidates", key=key)["data"]
    running.answer("DELETE", f"/candidates/{person['id']}", key=key)
    everything = running.service.database.read_now(
        lambda connection: "".join(str(connection.execute(select(table)).all()) for table in metadata.sorted_tables)
    )
    assert "Zebulon" not in everything
