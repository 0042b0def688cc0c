"""A row of the table of operations makes the request that the specification and the design ask for."""

import json
from datetime import UTC, datetime

import pytest

from discern.client import Call, join
from discern.contract import operations
from discern.contract.models.assessments import (
    AssessmentChange,
    AssessmentQuery,
    NewAssessment,
    OpenLink,
)
from discern.contract.models.candidates import NewCandidate, OpenAbout
from discern.contract.models.comparisons import ComparisonQuery
from discern.contract.models.insights import PutMark, Wording
from discern.contract.models.teams import NewTeam, TeamChange, TeamQuery, WhatIf

ADA = NewCandidate(name="Ada")


@pytest.mark.parametrize(
    ("call", "method", "target", "body"),
    [
        (operations.GET_ACCOUNT(), "GET", "/account", None),
        (operations.LIST_ASSESSMENTS(), "GET", "/assessments", None),
        (
            operations.LIST_ASSESSMENTS(AssessmentQuery(status="completed", q="Zoë & co", limit=5)),
            "GET",
            "/assessments?limit=5&q=Zo%C3%AB+%26+co&status=completed",
            None,
        ),
        (operations.LIST_TEAMS(TeamQuery(q=None)), "GET", "/teams", None),
        (operations.GET_ASSESSMENT(assessment_id="asm_1"), "GET", "/assessments/asm_1", None),
        (
            operations.GET_RESULTS(Wording(language="en"), assessment_id="asm_1"),
            "GET",
            "/assessments/asm_1/results?language=en",
            None,
        ),
        (
            operations.CREATE_ASSESSMENT(NewAssessment(candidate=ADA, expires_at=datetime(2026, 12, 1, 8, tzinfo=UTC))),
            "POST",
            "/assessments",
            {"candidate": {"name": "Ada"}, "expires_at": "2026-12-01T08:00:00Z"},
        ),
        (
            operations.CHANGE_ASSESSMENT(AssessmentChange(expires_at=None), assessment_id="asm_1"),
            "PATCH",
            "/assessments/asm_1",
            {"expires_at": None},
        ),
        (
            operations.PUT_MARK(PutMark(fit="not_me"), assessment_id="asm_1", statement_id="style-D"),
            "PUT",
            "/assessments/asm_1/marks/style-D",
            {"fit": "not_me"},
        ),
        (
            operations.REMOVE_MEMBER(candidate_id="cand_1", team_id="team_1"),
            "DELETE",
            "/teams/team_1/members/cand_1",
            None,
        ),
        (operations.CREATE_ABOUT_LINK(candidate_id="cand_1"), "POST", "/candidates/cand_1/about/link", {}),
        (operations.OPEN_ABOUT(OpenAbout(token="secret")), "POST", "/about", {"token": "secret"}),
        (
            operations.GET_TEAM_ANALYSIS(WhatIf(with_=["a", "b"], without=["c"], with_style=["D"]), team_id="team_1"),
            "GET",
            "/teams/team_1/analysis?with=a&with=b&with_style=D&without=c",
            None,
        ),
        (operations.COMPARE_PEOPLE(ComparisonQuery(a="cand_1", b="c&2")), "GET", "/comparisons?a=cand_1&b=c%262", None),
        (join(OpenLink(token="secret", name="Ada")), "POST", "/take", {"token": "secret", "name": "Ada"}),
    ],
    ids=lambda value: value.name if isinstance(value, Call) else None,
)
def test_a_call_is_one_request(call: Call[object], method: str, target: str, body: object) -> None:
    assert (call.method, call.target) == (method, target)
    assert (None if call.body is None else json.loads(call.body)) == body


def test_a_call_needs_exactly_the_ids_of_its_path() -> None:
    for ids in ({}, {"team": "team_1"}, {"team_id": "team_1", "candidate_id": "cand_1"}):
        with pytest.raises(TypeError, match="get_team takes the ids"):
            operations.GET_TEAM(**ids)


def test_a_call_needs_the_body_or_query_of_its_operation() -> None:
    for make, field in ((operations.CREATE_TEAM, "name"), (operations.COMPARE_PEOPLE, "a")):
        with pytest.raises(ValueError, match=rf"\n{field}\n"):
            make()


def test_a_type_checker_refuses_the_body_of_another_operation() -> None:
    """If mypy didn't, it would call the two remarks unused."""
    operations.CREATE_TEAM(TeamChange(name="Ops"))  # type: ignore[arg-type]
    operations.GET_TEAM(NewTeam(name="Ops"), team_id="team_1")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("id_", "segment"),
    [
        ("../teams", "..%2Fteams"),
        ("..", "%2E%2E"),
        (".", "%2E"),
        ("a b?c#d%41", "a%20b%3Fc%23d%2541"),
        ("zoë", "zo%C3%AB"),
        ("\ud800", "%3F"),
        ("", ""),
    ],
)
def test_an_id_is_opaque_and_cannot_leave_its_place_in_the_path(id_: str, segment: str) -> None:
    assert operations.GET_RESULTS(assessment_id=id_).path == f"/assessments/{segment}/results"


def test_a_secret_or_a_name_does_not_show_in_a_repr() -> None:
    shown = f"{operations.OPEN_LINK(OpenLink(token='s3cret'))!r} {operations.CREATE_CANDIDATE(ADA)!r}"
    assert "s3cret" not in shown
    assert "Ada" not in shown


def test_equal_calls_are_equal_and_hash_alike() -> None:
    one, other = operations.GET_TEAM(team_id="team_1"), operations.GET_TEAM(team_id="team_1")
    assert one == other
    assert hash(one) == hash(other)
    assert one != operations.GET_TEAM(team_id="team_2")


def test_joining_is_repeated_as_a_create_and_opening_a_link_as_a_read() -> None:
    opening, joining = operations.OPEN_LINK(OpenLink(token="secret")), join(OpenLink(token="secret", name="Ada"))
    assert (opening.operation.repeat, joining.operation.repeat) == ("freely", "by_key")
    assert "assessments" in joining.operation.invalidates
