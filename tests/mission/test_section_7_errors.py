"""7. Errors: the status says what happened, and the body what to do about it.

A 500 can't be provoked from outside: tests/service/http/test_middleware.py fails a call on purpose.
"""

from typing import Any

import httpx
import pytest

from tests.mission.interface import Interface


def _assert_problem(answer: httpx.Response, status: int) -> Any:
    problem = answer.json()
    assert answer.headers["Content-Type"] == "application/problem+json"
    assert answer.status_code == problem["status"] == status
    assert problem["request_id"] == answer.headers["X-Request-Id"], "the request to quote"
    assert problem["type"]
    assert problem["title"]
    assert problem["detail"]
    return problem


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({}, "candidate"),
        ({"candidate": {"name": ""}}, "candidate.name"),
        ({"candidate": {"name": "Ada"}, "form": "endless"}, "form"),
        ({"candidate": {"name": "Ada"}, "expires_at": "tomorrow"}, "expires_at"),
        ({"candidate": {"name": "Ada"}, "nonsense": 1}, "nonsense"),
        ({"candidate": {"name": "Ada", "email": "nowhere"}}, "candidate.email"),
        ({"candidate": {"name": 7}}, "candidate.name"),
    ],
)
def test_an_invalid_parameter_is_answered_with_400_that_names_it_and_the_rule(
    rest: Interface, body: object, field: str
) -> None:
    problem = _assert_problem(rest.call("POST", "/assessments", body), 400)
    shown = problem["detail"] + "".join(error["field"] + error["message"] for error in problem["errors"])
    assert field in shown


@pytest.mark.parametrize("query", ["limit=0", "limit=201", "limit=x", "cursor=x", "status=lost", "nonsense=1"])
def test_an_invalid_filter_is_answered_with_400_that_names_it(rest: Interface, query: str) -> None:
    problem = _assert_problem(rest.call("GET", f"/assessments?{query}"), 400)
    assert query.partition("=")[0] in problem["detail"]


def test_a_body_that_is_no_json_is_answered_with_400(rest: Interface) -> None:
    headers = {"Authorization": f"Bearer {rest.key}", "Content-Type": "application/json"}
    _assert_problem(httpx.post(f"{rest.url}/assessments", content=b"{", headers=headers), 400)


def test_a_missing_key_is_answered_with_401(rest: Interface) -> None:
    _assert_problem(httpx.get(f"{rest.url}/assessments"), 401)


def test_what_a_caller_may_not_do_is_answered_with_403(rest: Interface) -> None:
    candidate = rest.post("/candidates", {"name": "Ada"})["id"]
    _assert_problem(rest.call("PUT", f"/candidates/{candidate}/visibility", {"visibility": "organisation"}), 403)


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/assessments/asm_nobody"),
        ("GET", "/assessments/asm_nobody/results"),
        ("GET", "/teams/team_nowhere/analysis"),
        ("DELETE", "/candidates/cand_nobody"),
        ("GET", "/nowhere"),
        ("PUT", "/assessments"),
        ("GET", "/assessments/"),
    ],
)
def test_what_does_not_exist_is_answered_with_404(rest: Interface, method: str, path: str) -> None:
    _assert_problem(rest.call(method, path), 404)
