"""Keys, limits, the seven statuses and the headers that every answer carries."""

import gzip
import json
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import select

from discern.contract.headers import PRIVATE_TOKEN, TAKER_ADDRESS
from discern.service.storage.engine.database import Database
from discern.service.storage.engine.tables import metadata
from discern.service.storage.repositories.accounts import revoke_key
from discern.service.tokens import new_key


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


def test_nothing_that_is_stored_has_a_key_in_it(running: Any) -> None:
    key = running.key()
    running.answer("POST", "/candidates", {"name": "Ada"}, key)
    stored = running.service.database.read_now(
        lambda connection: "".join(str(connection.execute(select(table)).all()) for table in metadata.sorted_tables)
    )
    assert "Ada" in stored
    assert key not in stored


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


@pytest.mark.parametrize(
    ("method", "path"),
    [
        pytest.param("GET", "/nowhere", id="unknown-path"),
        pytest.param("GET", "/assessments/", id="trailing-slash"),
        pytest.param("PUT", "/assessments", id="wrong-method"),
        pytest.param("OPTIONS", "/assessments", id="options"),
        pytest.param("HEAD", "/nowhere", id="head-of-nothing"),
        pytest.param("HEAD", "/sync", id="head-of-a-change"),
    ],
)
def test_unknown_paths_and_methods_are_404(running: Any, method: str, path: str) -> None:
    response = running.http.request(
        method, path, headers={"Authorization": f"Bearer {running.key()}"}, follow_redirects=False
    )
    assert response.status_code == 404
    assert "X-RateLimit-Remaining" in response.headers


@pytest.mark.parametrize(
    ("method", "path", "meant"),
    [
        pytest.param("GET", "/assessments/", "/assessments", id="list"),
        pytest.param("POST", "/sync/", "/sync", id="create"),
        pytest.param("GET", "/candidates/cand_Quetzal/export/", "/candidates/{candidate_id}/export", id="id"),
        pytest.param("PUT", "/assessments/", None, id="wrong-method"),
        pytest.param("GET", "/nowhere/", None, id="unknown-path"),
        pytest.param("GET", "/assessments//", None, id="two-slashes"),
        pytest.param("GET", "/assessment", None, id="no-slash"),
    ],
)
def test_a_slash_too_many_is_pointed_out(running: Any, method: str, path: str, meant: str | None) -> None:
    response = running.http.request(
        method, path, headers={"Authorization": f"Bearer {running.key()}"}, follow_redirects=False
    )
    assert response.status_code == 404
    hint = "" if meant is None else f" Did you mean /v1{meant}?"
    assert response.json()["detail"] == f"There is nothing at this path and method.{hint}"
    assert "Allow" not in response.headers


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("PUT", "/assessments", "GET, HEAD, POST"),
        ("OPTIONS", "/assessments", "GET, HEAD, POST"),
        ("GET", "/sync", "POST"),
        ("HEAD", "/sync", "POST"),
        ("PATCH", "/", "GET, HEAD"),
    ],
)
def test_a_wrong_method_is_404_with_the_right_ones(running: Any, method: str, path: str, allowed: str) -> None:
    response = running.call(method, path, key=running.key())
    assert (response.status_code, response.headers["Allow"]) == (404, allowed)
    assert method == "HEAD" or response.json()["detail"].endswith(f"This path takes {allowed}.")


RESOURCES = ["/assessments", "/assessments/asm_none", "/teams", "/docs", "/openapi.json", "/", ""]


@pytest.mark.parametrize("path", RESOURCES)
def test_head_is_answered_as_get_without_the_body_and_counts(running: Any, path: str) -> None:
    key = running.key()
    got, headed = (running.call(method, path, key=key) for method in ("GET", "HEAD"))
    assert got.content
    assert not headed.content
    assert headed.status_code == got.status_code
    own = {"x-request-id", "x-ratelimit-remaining", "x-ratelimit-reset"}
    same = [{name: value for name, value in each.headers.items() if name not in own} for each in (got, headed)]
    assert same[0] == same[1]
    assert int(headed.headers["X-RateLimit-Remaining"]) == int(got.headers["X-RateLimit-Remaining"]) - 1
    assert headed.headers["X-Request-Id"] != got.headers["X-Request-Id"]


def test_head_needs_a_key_as_get_does(running: Any) -> None:
    assert running.call("HEAD", "/assessments").status_code == 401
    assert running.call("HEAD", "/assessments", key=running.key("teams:read")).status_code == 403


@pytest.mark.parametrize("path", ["", "/"])
def test_the_base_address_says_without_a_key_where_the_description_is(running: Any, path: str) -> None:
    found = running.call("GET", path)
    assert found.status_code == 200
    assert set(found.json()) == {"name", "version", "documentation", "openapi"}
    for name in ("documentation", "openapi"):
        assert running.call("GET", found.json()[name].removeprefix("/v1")).status_code == 200


@pytest.mark.parametrize("encoding", ["gzip", "br", "deflate, gzip"])
def test_a_compressed_body_is_refused_for_what_it_is(running: Any, encoding: str) -> None:
    body = gzip.compress(json.dumps({"name": "Crew"}).encode())
    headers = {
        "Authorization": f"Bearer {running.key()}",
        "Content-Type": "application/json",
        "Content-Encoding": encoding,
    }
    refused = running.http.post("/teams", content=body, headers=headers)
    assert "ompressed" in assert_problem(refused, 400, "unsupported_media_type")["detail"]
    plain = running.http.post("/teams", json={"name": "Crew"}, headers=headers | {"Content-Encoding": "identity"})
    assert plain.status_code == 200


def test_an_internal_error_is_500_and_shows_nothing(running: Any, monkeypatch: pytest.MonkeyPatch, caplog: Any) -> None:
    key = running.key()

    async def fail(*_: object) -> None:
        raise RuntimeError("secret detail")

    monkeypatch.setattr(running.service.database.__class__, "write", fail)
    response = running.call("POST", "/teams", {"name": "Crew"}, key)
    body = assert_problem(response, 500, "internal_error")
    assert "secret detail" not in response.text
    assert body["request_id"] in [getattr(line, "request_id", None) for line in caplog.records]


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


def test_every_answer_says_the_limit_and_when_all_of_it_is_there_again(start: Callable[..., Any]) -> None:
    running = start(rate_limit=3)
    key = running.key()
    answers = [running.call("GET", path, key=key) for path in ("/teams", "/nowhere", "/teams/team_x", "/teams")]
    assert [answer.status_code for answer in answers] == [200, 404, 404, 429]
    said = [
        [int(answer.headers[f"X-RateLimit-{name}"]) for name in ("Limit", "Remaining", "Reset")] for answer in answers
    ]
    assert said == [[3, 2, 20], [3, 1, 40], [3, 0, 60], [3, 0, 60]]
    running.clock.advance(seconds=60)
    assert running.call("GET", "/teams", key=key).headers["X-RateLimit-Remaining"] == "2"


def test_callers_without_a_key_are_limited_by_address_and_take_nothing_from_keys(start: Callable[..., Any]) -> None:
    running = start(rate_limit=5)
    key = running.key()
    statuses = [running.call("GET", "/assessments").status_code for _ in range(8)]
    assert statuses == [401] * 5 + [429] * 3
    assert running.call("GET", "/account", key=key).status_code == 200


def test_no_taker_and_no_stranger_uses_up_what_others_may_ask_for(start: Callable[..., Any]) -> None:
    """A room answers through one key: each private link has a limit of its own, and each address that opens links."""
    running = start(rate_limit=5)
    headers = {"Authorization": f"Bearer {running.key('take')}"}

    def ask(times: int, **whose: str) -> list[int]:
        asked = [running.http.get("/account", headers=headers | whose) for _ in range(times)]
        return [answer.status_code for answer in asked]

    here, there = {TAKER_ADDRESS: "203.0.113.8"}, {TAKER_ADDRESS: "198.51.100.9"}
    assert 429 not in ask(5, **here)
    assert ask(1, **here) == [429]
    assert 429 not in ask(5, **there)
    for link in ("A" * 32, "B" * 32):
        assert 429 not in ask(5, **here, **{PRIVATE_TOKEN: link})
        assert ask(1, **here, **{PRIVATE_TOKEN: link}) == [429]


@pytest.mark.parametrize("path", ["/account", "/nowhere", "/openapi.json"])
@pytest.mark.parametrize("has_key", [True, False], ids=["with a key", "without"])
def test_no_answer_does_anything_in_a_browser(running: Any, path: str, has_key: bool) -> None:
    headers = running.call("GET", path, key=running.key() if has_key else None).headers
    assert headers["content-security-policy"] == "default-src 'none'; frame-ancestors 'none'"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cache-control"] == "no-store"


def test_the_page_of_the_interface_needs_no_key_and_no_network(running: Any) -> None:
    page = running.call("GET", "/docs")
    assert page.status_code == 200
    assert "https://" not in page.text
    script = running.call("GET", "/docs/assets/swagger-ui-bundle.js")
    assert script.status_code == 200
    assert "X-RateLimit-Remaining" in script.headers


def test_a_key_revoked_by_another_process_is_refused_at_once(running: Any, database_url: str) -> None:
    key = running.key()
    key_id = running.answer("GET", "/account", key=key)["key"]["id"]
    beside = Database(database_url, beside_a_server=True)
    beside.open()
    try:
        for _ in range(3):
            assert running.call("GET", "/teams", key=key).status_code == 200
        beside.write_now(lambda connection: revoke_key(connection, key_id, running.clock()))
        assert running.call("GET", "/teams", key=key).status_code == 401
    finally:
        beside.close()


def test_a_key_expires_while_nothing_else_changes(running: Any) -> None:
    key = running.key(expires_in=timedelta(seconds=30))
    for _ in range(3):
        assert running.call("GET", "/teams", key=key).status_code == 200
    running.clock.advance(seconds=30)
    assert running.call("GET", "/teams", key=key).status_code == 401
