"""A person's data: changed, hidden, exported, erased, and who had to do with it."""

import logging
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, select, update
from sqlalchemy.exc import DatabaseError

from discern.contract.headers import PRIVATE_TOKEN
from discern.service.jobs.retention import run_retention
from discern.service.storage.engine.tables import audit, metadata, reads
from tests.support.databases import on_both, on_sqlite

pytestmark = on_both

NAME, EMAIL, EXTERNAL_ID = "Zebulon Quackenbush", "zebulon@quackenbush.example", "hr-8834-zq"


@pytest.fixture
def key(running: Any) -> str:
    made: str = running.key("admin")
    return made


def take_all(running: Any, key: str, assessment: dict[str, Any]) -> str:
    path = f"/assessments/{assessment['id']}"
    private_token: str = running.answer("POST", f"{path}/consent", {"accepted": True}, key)["private_token"]
    blocks = running.answer("GET", f"{path}/next", key=key)["blocks"]
    answers = [
        {"block": block["id"], "most": block["items"][0]["id"], "least": block["items"][1]["id"], "ms": 9000}
        for block in blocks
    ]
    running.answer("POST", f"{path}/answers", {"answers": answers}, key)
    return private_token


@pytest.fixture
def person(running: Any, key: str) -> dict[str, Any]:
    """Somebody with a completed assessment, in a team, made with repeatable creates."""
    team = running.answer("POST", "/teams", {"name": "Crew"}, key)
    body = {"candidate": {"name": NAME, "email": EMAIL, "external_id": EXTERNAL_ID}, "team_id": team["id"]}
    headers = {"Authorization": f"Bearer {key}", "Idempotency-Key": "once"}
    assessment = running.http.post("/assessments", json=body, headers=headers).json()
    private_token = take_all(running, key, assessment)
    return {
        "id": assessment["candidate"]["id"],
        "assessment": assessment["id"],
        "team": team["id"],
        "private_token": private_token,
    }


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        pytest.param({"name": "Ada"}, {"name": "Ada", "email": EMAIL, "external_id": EXTERNAL_ID}, id="name"),
        pytest.param({"email": None}, {"name": NAME, "email": None, "external_id": EXTERNAL_ID}, id="no-email"),
        pytest.param({"external_id": "x"}, {"name": NAME, "email": EMAIL, "external_id": "x"}, id="external-id"),
    ],
)
def test_what_is_given_is_changed(
    running: Any, key: str, person: dict[str, Any], change: dict[str, Any], expected: dict[str, Any]
) -> None:
    changed = running.answer("PATCH", f"/candidates/{person['id']}", change, key)
    assert {name: changed[name] for name in expected} == expected
    assert running.answer("GET", f"/candidates/{person['id']}", key=key) == changed
    found = running.answer("GET", "/candidates", key=key, q=expected["name"].upper())["data"]
    assert [each["id"] for each in found] == [person["id"]]


@pytest.mark.parametrize("change", [{}, {"name": None}, {"name": ""}, {"visibility": "team"}, {"external_id": "taken"}])
def test_a_wrong_change_changes_nothing(running: Any, key: str, person: dict[str, Any], change: dict[str, Any]) -> None:
    running.answer("POST", "/candidates", {"name": "Other", "external_id": "taken"}, key)
    before = running.answer("GET", f"/candidates/{person['id']}", key=key)
    assert running.call("PATCH", f"/candidates/{person['id']}", change, key).status_code == 400
    assert running.answer("GET", f"/candidates/{person['id']}", key=key) == before


def test_a_private_person_enters_no_analysis(running: Any, key: str, person: dict[str, Any]) -> None:
    path = f"/teams/{person['team']}/analysis"
    open_to_all = running.answer("GET", path, key=key)
    running.answer("PUT", f"/candidates/{person['id']}/visibility", {"visibility": "private"}, key)
    hidden = running.answer("GET", path, key=key)
    assert (hidden["profiled"], hidden["pending"], hidden["not_shared"]) == (0, 0, 1)
    assert (hidden["map"], hidden["means"], hidden["distribution"]) == ([], None, None)
    assert NAME not in str(hidden)
    own = {"Authorization": f"Bearer {key}", PRIVATE_TOKEN: person["private_token"]}
    running.http.put(f"/candidates/{person['id']}/visibility", json={"visibility": "team"}, headers=own)
    assert running.answer("GET", path, key=key) == open_to_all


def test_an_export_holds_all_of_a_person(running: Any, key: str, person: dict[str, Any]) -> None:
    running.answer("GET", f"/assessments/{person['assessment']}/results", key=key)
    exported = running.answer("GET", f"/candidates/{person['id']}/export", key=key)
    assert exported["candidate"]["email"] == EMAIL
    assert [team["id"] for team in exported["teams"]] == [person["team"]]
    [assessment] = exported["assessments"]
    assert assessment["assessment"]["status"] == "completed"
    assert assessment["consent"]["version"]
    assert len(assessment["answers"]) == 24
    assert assessment["results"] == running.answer("GET", f"/assessments/{person['assessment']}/results", key=key)
    actions = [entry["action"] for entry in exported["audit"]]
    assert {"assessment.created", "consent.given", "assessment.completed", "results.read"} <= set(actions)


def test_the_audit_log_records_reads_and_cannot_be_changed(running: Any, key: str, person: dict[str, Any]) -> None:
    database = running.service.database

    def read_rows() -> Any:
        return database.read_now(lambda connection: connection.execute(select(audit).order_by(audit.c.seq)).all())

    running.answer("GET", f"/candidates/{person['id']}", key=key)
    running.portal.call(running.service.audit_writes.settle)
    rows = read_rows()
    assert rows
    assert all(NAME not in str(row) for row in rows)
    changes = (
        update(audit).values(action="nothing"),
        delete(audit),
        update(reads).values(times=1),
        update(reads).values(times=reads.c.times + 1, reader_id="nobody"),
        delete(reads),
    )
    for statement in changes:
        with pytest.raises(DatabaseError, match="append-only"):
            database.write_now(lambda connection, s=statement: connection.execute(s))
    assert read_rows()[: len(rows)] == rows


def traces(content: bytes) -> list[str]:
    return [trace for trace in (NAME, EMAIL, EXTERNAL_ID) if trace.casefold().encode() in content.lower()]


def test_erasure_leaves_no_row_and_no_byte(
    running: Any, key: str, person: dict[str, Any], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    running.answer("GET", "/candidates", key=key, q=NAME)
    files = list(tmp_path.glob("discern.db*"))
    if files:
        assert traces(b"".join(file.read_bytes() for file in files)) == [NAME, EMAIL, EXTERNAL_ID]
    running.answer("DELETE", f"/candidates/{person['id']}", key=key)
    for path in (f"/candidates/{person['id']}", f"/assessments/{person['assessment']}"):
        assert running.call("GET", path, key=key).status_code == 404
    database = running.service.database
    everything = database.read_now(
        lambda connection: "".join(str(connection.execute(select(table)).all()) for table in metadata.sorted_tables)
    )
    assert traces(everything.encode()) == []
    for file in tmp_path.glob("discern.db*"):
        assert traces(file.read_bytes()) == [], file.name
    assert traces(caplog.text.encode()) == []
    team = running.answer("GET", f"/teams/{person['team']}", key=key)
    assert (team["size"], team["erased_at"]) == (0, team["updated_at"])


@on_sqlite
@pytest.mark.parametrize("by", ["read", "write", "housekeeping", "stop"])
def test_erasure_beside_a_reader_is_made_and_leaves_no_byte_once_they_end(
    running: Any, tmp_path: Path, caplog: pytest.LogCaptureFixture, by: str
) -> None:
    key = running.key("admin")
    person = running.answer("POST", "/candidates", {"name": NAME, "email": EMAIL, "external_id": EXTERNAL_ID}, key)[
        "id"
    ]

    def read_files() -> bytes:
        return b"".join(file.read_bytes() for file in tmp_path.glob("discern.db*"))

    def create(number: int) -> int:
        status: int = running.call("POST", "/candidates", {"name": f"Bystander {number}"}, key).status_code
        return status

    with closing(sqlite3.connect(tmp_path / "discern.db", isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM candidates").fetchone()
        with ThreadPoolExecutor(8) as pool:
            bystanders = [pool.submit(create, number) for number in range(4)]
            erased = pool.submit(running.call, "DELETE", f"/candidates/{person}", None, key)
            bystanders += [pool.submit(create, number) for number in range(4, 8)]
        assert erased.result().status_code == 200
        assert [each.result() for each in bystanders] == [200] * 8
        assert create(8) == 200
        assert len(running.answer("GET", "/candidates", key=key)["data"]) == 9
        assert traces(read_files()) != []
    if by == "read":
        running.answer("GET", "/candidates", key=key)
    elif by == "write":
        assert create(9) == 200
    elif by == "housekeeping":
        running.portal.call(run_retention, running.service)
    elif by == "stop":
        # Another connection keeps SQLite from tidying up as the last one that leaves.
        with closing(sqlite3.connect(tmp_path / "discern.db")) as idle:
            idle.execute("SELECT count(*) FROM candidates").fetchone()
            running.service.database.close()
            assert traces(read_files()) == []
    deadline = time.monotonic() + 60
    while traces(read_files()) != []:
        assert time.monotonic() < deadline
    assert "may still be in the write-ahead log" in caplog.text
    assert traces(caplog.text.encode()) == []
