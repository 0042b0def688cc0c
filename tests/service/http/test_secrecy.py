"""No error's body or headers, and no line of the log, repeats what a request contained."""

import json
import logging
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import text

from tests.support.operations import CASES, Case, KeptWorlds, populate
from tests.support.running import Running
from tests.support.wire import JSON, bearer, send

MARK = "Quetzalcoatlus"

each_operation = pytest.mark.parametrize("operation", CASES, ids=str)


@pytest.fixture
def log(caplog: pytest.LogCaptureFixture) -> Callable[[], str]:
    caplog.set_level(logging.DEBUG)
    formatter = logging.Formatter("%(message)s")

    def read() -> str:
        ours = [record for record in caplog.records if record.name != "httpx"]
        return "".join(f"{formatter.format(record)} {vars(record)}" for record in ours)

    return read


def spoil(value: Any) -> list[Any]:
    """Ways to put the mark into a body so that it is wrong somewhere."""
    if isinstance(value, dict):
        inner = [{**value, name: wrong} for name in value for wrong in spoil(value[name])]
        return [*inner, {**value, MARK: 1}, {**value, MARK: MARK}, MARK, [MARK]]
    if isinstance(value, list):
        return [[wrong] for each in value for wrong in spoil(each)] + [MARK, {MARK: MARK}]
    return [{MARK: MARK}, [MARK], f"{MARK}\x00", f"{MARK}\ud800"]


MORE_BODIES: dict[str, list[Any]] = {
    "POST /assessments": [
        {"candidate_id": MARK},
        {"candidate": {"name": "A"}, "team_id": MARK},
        {"candidate": {"name": "A", "email": MARK}},
        {"candidate": {"name": "A"}, "form": MARK},
        {"candidate": {"name": "A"}, "language": MARK},
        {"candidate": {"name": "A"}, "expires_at": MARK},
        {"candidate": {"name": "A"}, "expires_at": f"2020-01-01T00:00:00Z{MARK}"},
        {"candidate": {"name": "A"}, "metadata": {MARK: 1}},
        {"candidate": {"name": "A"}, "metadata": {MARK * 20: "x"}},
        {"candidate": {"name": "A"}, "metadata": {"x": MARK * 20}},
    ],
    "POST /take": [
        {"token": MARK},
        {"token": MARK, "name": MARK},
        {"token": "t", "name": "A", "email": MARK},
        {"token": "t", "email": f"{MARK}@example.org"},
    ],
    "POST /users/confirm": [{"token": MARK, "user_id": MARK}],
    "POST /teams/{team_id}/join-links": [{"form": MARK}, {"language": MARK}, {"expires_at": MARK}, {"limit": MARK}],
    "POST /assessments/{assessment_id}/consent": [{"accepted": MARK}, {"accepted": True, "version": MARK}],
    "POST /assessments/{assessment_id}/answers": [
        {"answers": [{"block": MARK, "most": "m", "least": "l"}]},
        {"answers": [{"block": "talk-05", "most": MARK, "least": "l"}]},
        {"answers": [{"block": "talk-05", "most": "talk-05-d", "least": "talk-05-s", "ms": MARK}]},
    ],
    "POST /candidates": [{"name": MARK * 20}, {"name": "A", "email": MARK}, {"name": "A", "external_id": f"{MARK}\n"}],
    "PUT /candidates/{candidate_id}/visibility": [{"visibility": MARK}],
    "POST /teams": [{"name": "T", "members": [MARK]}],
    "POST /sync": [
        {"candidates": [{"external_id": MARK, "name": ""}]},
        {"candidates": [{"external_id": "1", "name": MARK, MARK: MARK}]},
        {"teams": [{"external_id": "1", "name": "T", "members": [MARK]}]},
        {"teams": [MARK]},
    ],
}


def provoke(running: Running, operation: Case, world: dict[str, str], key: str) -> list[Any]:
    """Errors of every kind, each for a request with the mark in it."""
    method, path, body = operation.request(world)
    marked_method, marked_path, _ = operation.request(dict.fromkeys(world, MARK))
    keys = [f"dsc_{MARK}", MARK, f"{MARK} x", f"dsc_{MARK}{'0' * 24}"]
    answers = [running.call(method, path, body, wrong_key) for wrong_key in keys]
    answers.append(running.call(marked_method, marked_path, body, key))
    answers.append(running.call(method, f"{path}/{MARK}", body, key))
    bodies = [] if body is None else [*spoil(body), *MORE_BODIES.get(str(operation), [])]
    authorized = [bearer(key), JSON]
    target = f"/v1{path}".encode()
    mark = MARK.encode()
    queries = [f"{name}={MARK}" for name in ("limit", "order", "cursor", "status", MARK, f"{MARK}%00")]
    raw = [send(running, method, b"%s?%s" % (target, query.encode()), authorized, b"") for query in queries]
    raw += [send(running, method, target, authorized, json.dumps(each).encode()) for each in bodies]
    raw.append(send(running, method, target, authorized, b'{"name": "%s' % mark))
    raw.append(send(running, method, target, authorized, b'"%s\xff"' % mark))
    raw.append(send(running, method, target, [authorized[0], (b"content-type", mark)], mark))
    raw.append(send(running, method, target, [*authorized, (b"idempotency-key", mark * 20)], b"{}"))
    raw.append(send(running, MARK.upper(), target, authorized))
    texts = [f"{answer.headers} {answer.text}" for answer in answers if answer.status_code != 200]
    return texts + [answer.everything for answer in raw if answer.status != 200]


@pytest.mark.integration
@each_operation
def test_no_error_repeats_what_was_given(
    shared: Running, kept_worlds: KeptWorlds, log: Callable[[], str], operation: Case
) -> None:
    # One for all operations, since an account has a number of keys at most.
    key = kept_worlds.make(shared.key, changes=False)

    def make() -> dict[str, str]:
        return populate(shared, key)

    errors = provoke(shared, operation, kept_worlds.make(make, changes=operation.changes), key)
    assert len(errors) >= 6
    for error in errors:
        assert MARK.casefold() not in error.casefold()
    assert MARK.casefold() not in log().casefold()
    assert key not in log()


def test_a_taken_value_is_not_repeated(shared: Running) -> None:
    key = shared.key(account="taken")
    for path in ("/candidates", "/teams"):
        body = {"name": MARK, "external_id": MARK}
        shared.answer("POST", path, body, key)
        refused = shared.call("POST", path, body, key)
        assert refused.json()["code"] == "external_id_taken"
        assert MARK not in refused.text


@pytest.mark.parametrize("table", ["candidates", "teams", "assessments", "idempotency"])
@pytest.mark.exhaustive
def test_an_internal_error_repeats_nothing_either(running: Running, log: Callable[[], str], table: str) -> None:
    key = running.key()
    world = populate(running, key)
    running.service.database.write_now(
        lambda connection: connection.execute(text(f"ALTER TABLE {table} RENAME TO elsewhere"))
    )
    people = [{"external_id": MARK, "name": MARK, "email": f"{MARK}@example.org"}]
    asked = [
        ("POST", "/candidates", people[0]),
        ("POST", "/assessments", {"candidate": people[0], "metadata": {"note": MARK}}),
        ("POST", "/teams", {"name": MARK, "external_id": MARK}),
        ("POST", "/sync", {"candidates": people}),
        ("PATCH", f"/candidates/{world['candidate_id']}", {"name": MARK}),
        ("GET", f"/candidates/{MARK}", None),
        ("GET", f"/candidates?q={MARK}", None),
        ("POST", "/take", {"token": MARK}),
    ]
    headers = {"Authorization": f"Bearer {key}", "Idempotency-Key": MARK}
    answers = [running.http.request(method, path, json=body, headers=headers) for method, path, body in asked]
    failed = [answer for answer in answers if answer.status_code == 500]
    assert failed
    for answer in failed:
        assert answer.json()["code"] == "internal_error"
        assert MARK.casefold() not in f"{answer.headers} {answer.text}".casefold()
        assert answer.json()["request_id"] in log()
    assert MARK.casefold() not in log().casefold()
    assert key not in log()
