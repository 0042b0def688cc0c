"""Each call of the interface is the request that the specification and the design ask for."""

import json
from datetime import UTC, datetime

import pytest

from discern.client import Call, operations
from discern.contract.models.assessments import (
    Answer,
    AnswerAgain,
    AssessmentChange,
    AssessmentQuery,
    GiveAnswers,
    GiveConsent,
    NewAssessment,
    NewJoinLink,
    OpenLink,
)
from discern.contract.models.candidates import CandidateChange, CandidateQuery, NewCandidate, PutAbout, SetVisibility
from discern.contract.models.insights import PutMark, Wording
from discern.contract.models.sync import SyncBatch, SyncCandidate
from discern.contract.models.teams import NewTeam, TeamChange, TeamQuery

ADA = NewCandidate(name="Ada")


@pytest.mark.parametrize(
    ("operation", "method", "target", "body"),
    [
        (operations.list_assessments(), "GET", "/assessments", None),
        (
            operations.list_assessments(AssessmentQuery(status="completed", q="Zoë & co", limit=5)),
            "GET",
            "/assessments?limit=5&q=Zo%C3%AB+%26+co&status=completed",
            None,
        ),
        (
            operations.create_assessment(NewAssessment(candidate=ADA, expires_at=datetime(2026, 12, 1, 8, tzinfo=UTC))),
            "POST",
            "/assessments",
            {"candidate": {"name": "Ada"}, "expires_at": "2026-12-01T08:00:00Z"},
        ),
        (operations.get_assessment("asm_1"), "GET", "/assessments/asm_1", None),
        (
            operations.change_assessment("asm_1", AssessmentChange(expires_at=None)),
            "PATCH",
            "/assessments/asm_1",
            {"expires_at": None},
        ),
        (operations.cancel_assessment("asm_1"), "POST", "/assessments/asm_1/cancel", None),
        (operations.get_results("asm_1"), "GET", "/assessments/asm_1/results", None),
        (operations.get_marks("asm_1"), "GET", "/assessments/asm_1/marks", None),
        (
            operations.put_mark("asm_1", "style-D", PutMark(fit="not_me")),
            "PUT",
            "/assessments/asm_1/marks/style-D",
            {"fit": "not_me"},
        ),
        (operations.remove_mark("asm_1", "style-D"), "DELETE", "/assessments/asm_1/marks/style-D", None),
        (operations.get_about("c&2"), "GET", "/candidates/c%262/about", None),
        (
            operations.put_about("cand_1", PutAbout(visibility="team")),
            "PUT",
            "/candidates/cand_1/about",
            {"visibility": "team"},
        ),
        (operations.create_about_link("cand_1"), "POST", "/candidates/cand_1/about/link", {}),
        (operations.revoke_about_link("cand_1"), "DELETE", "/candidates/cand_1/about/link", None),
        (operations.open_about("secret", Wording(language="en")), "POST", "/about?language=en", {"token": "secret"}),
        (operations.open_link("secret"), "POST", "/take", {"token": "secret"}),
        (
            operations.answer_again("asm_1", AnswerAgain(accepted=True)),
            "POST",
            "/assessments/asm_1/again",
            {"accepted": True},
        ),
        (
            operations.send_link_code("asm_1", "ada@example.org"),
            "POST",
            "/assessments/asm_1/private-link/codes",
            {"email": "ada@example.org"},
        ),
        (
            operations.send_private_link("asm_1", "ada@example.org", "402917"),
            "POST",
            "/assessments/asm_1/private-link/mails",
            {"email": "ada@example.org", "code": "402917"},
        ),
        (
            operations.join(OpenLink(token="secret", name="Ada")),
            "POST",
            "/take",
            {"token": "secret", "name": "Ada"},
        ),
        (
            operations.give_consent("asm_1", GiveConsent(accepted=True)),
            "POST",
            "/assessments/asm_1/consent",
            {"accepted": True},
        ),
        (operations.get_next("asm_1"), "GET", "/assessments/asm_1/next", None),
        (
            operations.give_answers("asm_1", GiveAnswers(answers=[Answer(block="b1", most="x", least="y")])),
            "POST",
            "/assessments/asm_1/answers",
            {"answers": [{"block": "b1", "most": "x", "least": "y"}]},
        ),
        (operations.get_evidence("asm_1"), "GET", "/assessments/asm_1/evidence", None),
        (operations.list_candidates(CandidateQuery(team_id="team_1")), "GET", "/candidates?team_id=team_1", None),
        (operations.create_candidate(ADA), "POST", "/candidates", {"name": "Ada"}),
        (operations.get_candidate("cand_1"), "GET", "/candidates/cand_1", None),
        (
            operations.change_candidate("cand_1", CandidateChange(email=None)),
            "PATCH",
            "/candidates/cand_1",
            {"email": None},
        ),
        (
            operations.set_visibility("cand_1", SetVisibility(visibility="team")),
            "PUT",
            "/candidates/cand_1/visibility",
            {"visibility": "team"},
        ),
        (operations.export_candidate("cand_1"), "GET", "/candidates/cand_1/export", None),
        (operations.delete_candidate("cand_1"), "DELETE", "/candidates/cand_1", None),
        (
            operations.merge_candidates("cand_1", "cand_2"),
            "POST",
            "/candidates/cand_1/merge",
            {"duplicate_id": "cand_2"},
        ),
        (operations.list_teams(TeamQuery(q=None)), "GET", "/teams", None),
        (
            operations.create_team(NewTeam(name="Ops", members=["cand_1"])),
            "POST",
            "/teams",
            {"name": "Ops", "members": ["cand_1"]},
        ),
        (operations.get_team("team_1"), "GET", "/teams/team_1", None),
        (operations.change_team("team_1", TeamChange(name="Ops")), "PATCH", "/teams/team_1", {"name": "Ops"}),
        (operations.delete_team("team_1"), "DELETE", "/teams/team_1", None),
        (operations.add_member("team_1", "cand_1"), "PUT", "/teams/team_1/members/cand_1", None),
        (operations.remove_member("team_1", "cand_1"), "DELETE", "/teams/team_1/members/cand_1", None),
        (
            operations.create_join_link("team_1", NewJoinLink(limit=5)),
            "POST",
            "/teams/team_1/join-links",
            {"limit": 5},
        ),
        (operations.get_team_analysis("team_1"), "GET", "/teams/team_1/analysis", None),
        (
            operations.get_team_analysis("team_1", with_=["a", "b"], without=["c"], with_style="D"),
            "GET",
            "/teams/team_1/analysis?with=a&with=b&without=c&with_style=D",
            None,
        ),
        (
            operations.get_team_analysis("team_1", with_style=["S", "S"]),
            "GET",
            "/teams/team_1/analysis?with_style=S&with_style=S",
            None,
        ),
        (operations.compare_people("cand_1", "c&2"), "GET", "/comparisons?a=cand_1&b=c%262", None),
        (operations.get_teammates("c&2"), "GET", "/candidates/c%262/teammates", None),
        (
            operations.sync(SyncBatch(candidates=[SyncCandidate(external_id="x", name="Ada")], partial=True)),
            "POST",
            "/sync",
            {"candidates": [{"external_id": "x", "name": "Ada"}], "partial": True},
        ),
        (operations.get_account(), "GET", "/account", None),
    ],
    ids=lambda value: value.name if isinstance(value, Call) else None,
)
def test_a_call_is_one_request(operation: Call[object], method: str, target: str, body: object) -> None:
    assert (operation.method, operation.target) == (method, target)
    assert (None if operation.body is None else json.loads(operation.body)) == body


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
    assert operations.get_results(id_).path == f"/assessments/{segment}/results"


def test_a_secret_or_a_name_does_not_show_in_a_repr() -> None:
    shown = f"{operations.open_link('s3cret')!r} {operations.create_candidate(ADA)!r}"
    assert "s3cret" not in shown
    assert "Ada" not in shown


def test_equal_calls_are_equal_and_hash_alike() -> None:
    one, other = operations.get_team("team_1"), operations.get_team("team_1")
    assert one == other
    assert hash(one) == hash(other)
    assert one != operations.get_team("team_2")
