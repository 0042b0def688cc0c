"""3. States and transitions, which the specification leaves open: created, started, completed; cancelled or expired."""

from tests.mission.interface import Interface, agree, answer, complete, invite


def _status(rest: Interface, assessment: str) -> str:
    return str(rest.get(f"/assessments/{assessment}")["status"])


def test_an_assessment_is_created_then_started_then_completed(rest: Interface) -> None:
    made = invite(rest, "Ada")
    assert _status(rest, made["id"]) == "created"
    ada = agree(rest, made)
    assert not answer(rest, ada, blocks=3)["done"]
    assert _status(rest, ada.assessment) == "started"
    assert answer(rest, ada)["done"]
    assert _status(rest, ada.assessment) == "completed"


def test_there_are_no_results_before_the_last_answer(rest: Interface) -> None:
    ada = agree(rest, invite(rest, "Ada"))
    answer(rest, ada, blocks=11)
    early = rest.call("GET", f"/assessments/{ada.assessment}/results")
    assert (early.status_code, early.json()["code"]) == (404, "results_not_ready")
    answer(rest, ada)
    assert rest.get(f"/assessments/{ada.assessment}/results")["scores"]


def test_nobody_is_asked_anything_before_they_agree(rest: Interface) -> None:
    made = invite(rest, "Ada")
    early = rest.call("GET", f"/assessments/{made['id']}/next")
    assert (early.status_code, early.json()["code"]) == (400, "consent_required")
    assert _status(rest, made["id"]) == "created"


def test_one_that_is_cancelled_takes_no_more_answers(rest: Interface) -> None:
    ada = agree(rest, invite(rest, "Ada"))
    answer(rest, ada, blocks=2)
    rest.post(f"/assessments/{ada.assessment}/cancel", None)
    assert _status(rest, ada.assessment) == "cancelled"
    refused = rest.call("GET", f"/assessments/{ada.assessment}/next", **ada.private)
    assert (refused.status_code, refused.json()["code"]) == (400, "assessment_closed")


def test_one_that_is_completed_stays_so(rest: Interface) -> None:
    ada = complete(rest, "Ada")
    assert rest.call("POST", f"/assessments/{ada.assessment}/cancel").status_code == 400
    assert rest.get(f"/assessments/{ada.assessment}")["take_url"] is None, "its link is dead"
    assert _status(rest, ada.assessment) == "completed"
