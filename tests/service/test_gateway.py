"""Keys, limits, the seven statuses and the headers that every answer carries."""

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest

from discern.contract import SCOPES
from discern.service.storage.accounts import revoke_key
from discern.service.tokens import new_key

ALLOWED_STATUSES = {200, 400, 401, 403, 404, 429, 500}


def assert_problem(response: Any, status: int, code: str) -> dict[str, Any]:
    assert response.status_code == status, response.text
    assert response.headers["content-type"] == "application/problem+json"
    assert int(response.headers["X-RateLimit-Remaining"]) >= 0
    body: dict[str, Any] = response.json()
    assert (body["status"], body["code"]) == (status, code)
    assert body["request_id"] == response.headers["X-Request-Id"]
    assert body["title"]
    assert body["detail"]
    return body


@pytest.mark.parametrize(
    ("authorization", "code"),
    [
        pytest.param(None, "key_missing", id="none"),
        pytest.param("", "key_missing", id="empty"),
        pytest.param("Bearer", "key_missing", id="scheme-alone"),
        pytest.param("Basic dXNlcjpwYXNz", "key_missing", id="other-scheme"),
        pytest.param("Bearer nonsense", "key_invalid", id="not-a-key"),
        pytest.param("Bearer dsc_" + "0" * 38, "key_invalid", id="wrong-checksum"),
        pytest.param("Bearer " + new_key(), "key_invalid", id="well-formed-but-unknown"),
        pytest.param("Bearer clé", "key_invalid", id="not-ascii"),
    ],
)
@pytest.mark.parametrize("path", ["/assessments", "/nowhere"])
def test_without_a_valid_key_is_401(running: Any, path: str, authorization: str | None, code: str) -> None:
    headers = {} if authorization is None else {"Authorization": authorization.encode()}
    response = running.http.get(path, headers=headers)
    assert_problem(response, 401, code)
    assert response.headers["WWW-Authenticate"].startswith("Bearer")


def test_a_revoked_key_is_refused_at_once(running: Any) -> None:
    key = running.key("admin")
    key_id = running.answer("GET", "/account", key=key)["key"]["id"]
    running.service.database.write_now(lambda connection: revoke_key(connection, key_id, running.clock()))
    assert_problem(running.call("GET", "/account", key=key), 401, "key_invalid")


def test_an_expired_key_is_refused(running: Any) -> None:
    key = running.key("admin", expires_in=timedelta(hours=1))
    running.answer("GET", "/account", key=key)
    running.clock.advance(hours=1)
    assert_problem(running.call("GET", "/account", key=key), 401, "key_invalid")


OPERATIONS = [
    ("GET", "/assessments", "assessments:read"),
    ("POST", "/assessments", "assessments:write"),
    ("GET", "/assessments/asm_x", "assessments:read"),
    ("POST", "/assessments/asm_x/cancel", "assessments:write"),
    ("GET", "/assessments/asm_x/results", "results:read"),
    ("POST", "/take", "take"),
    ("POST", "/assessments/asm_x/consent", "take"),
    ("GET", "/assessments/asm_x/next", "take"),
    ("POST", "/assessments/asm_x/answers", "take"),
    ("GET", "/candidates", "candidates:read"),
    ("POST", "/candidates", "candidates:write"),
    ("GET", "/candidates/cand_x", "candidates:read"),
    ("DELETE", "/candidates/cand_x", "candidates:write"),
    ("PATCH", "/candidates/cand_x", "candidates:write"),
    ("PUT", "/candidates/cand_x/visibility", "candidates:write"),
    ("GET", "/candidates/cand_x/export", "candidates:read assessments:read results:read"),
    ("POST", "/sync", "candidates:write teams:write"),
    ("GET", "/teams", "teams:read"),
    ("POST", "/teams", "teams:write"),
    ("GET", "/teams/team_x", "teams:read"),
    ("PATCH", "/teams/team_x", "teams:write"),
    ("DELETE", "/teams/team_x", "teams:write"),
    ("PUT", "/teams/team_x/members/cand_x", "teams:write"),
    ("DELETE", "/teams/team_x/members/cand_x", "teams:write"),
    ("GET", "/teams/team_x/analysis", "teams:read"),
]

BODIES: dict[tuple[str, str], object] = {
    ("POST", "/assessments"): {"candidate": {"name": "Ada"}},
    ("POST", "/take"): {"token": "x"},
    ("POST", "/assessments/asm_x/consent"): {"accepted": True},
    ("POST", "/assessments/asm_x/answers"): {"answers": [{"block": "b", "most": "m", "least": "l"}]},
    ("POST", "/candidates"): {"name": "Ada"},
    ("PATCH", "/candidates/cand_x"): {"name": "Ada"},
    ("PUT", "/candidates/cand_x/visibility"): {"visibility": "team"},
    ("POST", "/sync"): {"candidates": [{"external_id": "1", "name": "Ada"}]},
    ("POST", "/teams"): {"name": "Crew"},
    ("PATCH", "/teams/team_x"): {"name": "Crew"},
}


@pytest.mark.parametrize(("method", "path", "scopes"), OPERATIONS, ids=[f"{m} {p}" for m, p, _ in OPERATIONS])
def test_each_operation_needs_its_scopes(running: Any, method: str, path: str, scopes: str) -> None:
    needed = scopes.split()
    body = BODIES.get((method, path))
    for left_out in needed:
        others = sorted(set(SCOPES) - {left_out, "admin"})
        assert_problem(running.call(method, path, body, running.key(*others)), 403, "scope_missing")
    permitted = running.call(method, path, body, running.key(*needed))
    assert permitted.status_code in {200, 404}, permitted.text


def test_every_operation_is_in_the_scope_table(running: Any) -> None:
    document = running.answer("GET", "/openapi.json")
    templated = {
        (
            method.upper(),
            path.replace("{assessment_id}", "asm_x").replace("{team_id}", "team_x").replace("{candidate_id}", "cand_x"),
        )
        for path, operations in document["paths"].items()
        for method in operations
    }
    assert templated == {(method, path) for method, path, _ in OPERATIONS} | {("GET", "/account")}


@pytest.mark.parametrize(
    ("method", "path"),
    [
        pytest.param("GET", "/nowhere", id="unknown-path"),
        pytest.param("GET", "/assessments/", id="trailing-slash"),
        pytest.param("PUT", "/assessments", id="wrong-method"),
        pytest.param("OPTIONS", "/assessments", id="options"),
        pytest.param("HEAD", "/assessments", id="head"),
        pytest.param("GET", "/", id="root"),
        pytest.param("GET", "", id="nothing"),
    ],
)
def test_unknown_paths_and_methods_are_404(running: Any, method: str, path: str) -> None:
    response = running.http.request(
        method, path, headers={"Authorization": f"Bearer {running.key()}"}, follow_redirects=False
    )
    assert response.status_code == 404
    assert "X-RateLimit-Remaining" in response.headers


def test_an_internal_error_is_500_and_shows_nothing(running: Any, monkeypatch: pytest.MonkeyPatch, caplog: Any) -> None:
    key = running.key()

    async def fail(*_: object) -> None:
        raise RuntimeError("secret detail")

    monkeypatch.setattr(running.service.database.__class__, "write", fail)
    response = running.call("POST", "/teams", {"name": "Crew"}, key)
    body = assert_problem(response, 500, "internal_error")
    assert "secret detail" not in response.text
    assert body["request_id"] in caplog.text


def test_700_calls_in_7_seconds_meet_the_limit(running: Any) -> None:
    key = running.key("teams:read")
    answers = []
    for _ in range(700):
        running.clock.advance(seconds=0.01)
        answers.append(running.call("GET", "/teams/team_x", key=key))
    statuses = [answer.status_code for answer in answers]
    assert set(statuses) == {404, 429}
    assert 660 <= statuses.count(404) <= 675
    refused = answers[-1]
    assert_problem(refused, 429, "rate_limited")
    wait = int(refused.headers["Retry-After"])
    running.clock.advance(seconds=wait)
    assert running.call("GET", "/teams/team_x", key=key).status_code == 404


def test_the_remaining_quota_counts_down_and_refills(start: Callable[..., Any]) -> None:
    running = start(rate_limit=60)
    key = running.key()
    first, second = (int(running.call("GET", "/account", key=key).headers["X-RateLimit-Remaining"]) for _ in range(2))
    assert (first, second) == (59, 58)
    running.clock.advance(seconds=60)
    answer = running.call("GET", "/account", key=key)
    assert answer.json()["limit"] == {"per_minute": 60, "remaining": 59}


def test_callers_without_a_key_are_limited_by_address_and_take_nothing_from_keys(start: Callable[..., Any]) -> None:
    running = start(rate_limit=5)
    key = running.key()
    statuses = [running.call("GET", "/assessments").status_code for _ in range(8)]
    assert statuses == [401] * 5 + [429] * 3
    assert running.call("GET", "/account", key=key).status_code == 200


def test_two_accounts_see_nothing_of_each_other(running: Any) -> None:
    ours, theirs = running.key("admin"), running.key("admin", account="Other")
    assessment = running.answer("POST", "/assessments", {"candidate": {"name": "Ada", "external_id": "1"}}, ours)
    team = running.answer("POST", "/teams", {"name": "Crew", "members": [assessment["candidate"]["id"]]}, ours)
    candidate_id, team_id, token = assessment["candidate"]["id"], team["id"], assessment["take_url"].split("=")[1]
    paths = [
        ("GET", f"/assessments/{assessment['id']}", None),
        ("GET", f"/assessments/{assessment['id']}/results", None),
        ("GET", f"/assessments/{assessment['id']}/next", None),
        ("POST", f"/assessments/{assessment['id']}/cancel", None),
        ("POST", f"/assessments/{assessment['id']}/consent", {"accepted": True}),
        ("POST", "/take", {"token": token}),
        ("GET", f"/candidates/{candidate_id}", None),
        ("PATCH", f"/candidates/{candidate_id}", {"name": "Mine"}),
        ("PUT", f"/candidates/{candidate_id}/visibility", {"visibility": "private"}),
        ("GET", f"/candidates/{candidate_id}/export", None),
        ("DELETE", f"/candidates/{candidate_id}", None),
        ("GET", f"/teams/{team_id}", None),
        ("PATCH", f"/teams/{team_id}", {"name": "Mine"}),
        ("DELETE", f"/teams/{team_id}", None),
        ("GET", f"/teams/{team_id}/analysis", None),
        ("PUT", f"/teams/{team_id}/members/{candidate_id}", None),
        ("DELETE", f"/teams/{team_id}/members/{candidate_id}", None),
    ]
    for method, path, body in paths:
        assert_problem(running.call(method, path, body, theirs), 404, "not_found")
    for path in ("/assessments", "/candidates", "/teams"):
        assert running.answer("GET", path, key=theirs)["data"] == []
    assert_problem(
        running.call("POST", "/assessments", {"candidate_id": candidate_id}, theirs), 400, "invalid_parameter"
    )
    assert_problem(
        running.call("POST", "/teams", {"name": "T", "members": [candidate_id]}, theirs), 400, "invalid_parameter"
    )
    running.answer("POST", "/candidates", {"name": "Ada", "external_id": "1"}, theirs)
    assert running.answer("GET", f"/teams/{team_id}", key=ours)["size"] == 1


def test_the_interface_is_described_without_a_key(running: Any) -> None:
    document = running.answer("GET", "/openapi.json")
    assert document["openapi"].startswith("3.1")
    for operations in document["paths"].values():
        for operation in operations.values():
            assert {int(status) for status in operation["responses"]} == ALLOWED_STATUSES
    page = running.call("GET", "/docs")
    assert "https://" not in page.text
    script = running.call("GET", "/docs/assets/swagger-ui-bundle.js")
    assert script.status_code == 200
    assert "X-RateLimit-Remaining" in script.headers
