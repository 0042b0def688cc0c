"""Reports and questions as a manager meets them."""

from collections.abc import Callable

import httpx
from streamlit.testing.v1 import AppTest

from discern.contract import (
    AssessmentSubject,
    Evidence,
    Insight,
    NewReport,
    QuestionAnswer,
    Report,
    Sentence,
    TeamSubject,
    Writer,
)
from tests.support.faulty_service import FaultyService
from tests.support.pages import click, labels, run, texts

OpenOver = Callable[..., AppTest]

MODEL = Writer(kind="model", model="tiny-1")
STATEMENT = Insight(
    id="s1",
    kind="style",
    text="It is likely that D leads.",
    strength="likely",
    evidence=[Evidence(name="probability of leading with D", value=0.83)],
)


def add_team(fake: FaultyService) -> str:
    person = fake.world.add_candidate("Ada *Lovelace*")
    assessment = fake.world.add_assessment(person.id)
    fake.world.complete(assessment.id, {"D": 80.0, "I": 40.0, "S": 45.0, "C": 50.0})
    return fake.world.add_team("Crew [x](y)", [person.id]).id


def give_report(fake: FaultyService, report: Report) -> None:
    """Let a report be there, alone, in a state that is hard to catch in a real one."""
    payload = report.model_dump(mode="json")
    fake.answer("GET", "/reports", {"data": [payload], "has_more": False, "next_cursor": None})
    fake.answer("GET", f"/reports/{report.id}", payload)
    fake.answer("POST", f"/reports/{report.id}/cancel", payload)


def with_model(fake: FaultyService, answer: QuestionAnswer) -> None:
    account = {
        "id": "acc_1",
        "name": "default",
        "key": {"id": "key_1", "label": "test", "scopes": ["admin"], "created_at": "2026-11-20T09:00:00Z"},
        "limit": {"per_minute": 600, "remaining": 600},
        "usage": {"candidates": 1, "assessments": 1, "completed": 1, "teams": 1},
        "writer": MODEL.model_dump(),
    }
    fake.answer("GET", "/account", account)
    fake.answer("POST", "/questions", answer.model_dump(mode="json"))


def test_a_report_is_asked_for_and_read_with_its_evidence(open_over: OpenOver, fake: FaultyService) -> None:
    add_team(fake)
    test = click(open_over("reports"), "Write the report")
    fake.write_reports()
    fake.clock.pass_time(2)
    shown = texts(run(test))
    assert "Crew \\[x\\]\\(y\\)" in shown
    assert "One person here has a profile" in shown
    assert "people profiled: **1**" in shown
    assert "Discern's own rules" in shown
    assert fake.count("POST", "/reports") == 1
    files = {each.proto.label for each in test.get("download_button")}
    assert files >= {"PDF, A4", "PDF, Letter", "Markdown", "JSON"}


def test_a_link_opens_a_report_and_lists_the_others(open_over: OpenOver, fake: FaultyService) -> None:
    team = add_team(fake)
    open_over("reports")
    give_report(fake, _report(team, "failed", reason="Nobody in this team has a profile."))
    test = open_over("reports", report="rep_9")
    assert "Nobody in this team has a profile" in texts(test)
    assert "failed" in texts(test)


def test_one_that_is_being_written_shows_how_far_it_is(open_over: OpenOver, fake: FaultyService) -> None:
    team = add_team(fake)
    give_report(fake, _report(team, "writing"))
    test = open_over("reports", report="rep_9")
    assert "being written" in test.get("progress")[0].proto.text

    def cancel(request: httpx.Request) -> None:
        if request.url.path.endswith("/cancel"):
            give_report(fake, _report(team, "cancelled"))

    fake.fault_for = cancel
    assert "cancelled" in texts(click(test, "Cancel"))


def test_questions_are_off_where_no_model_is(open_over: OpenOver, fake: FaultyService) -> None:
    team = add_team(fake)
    assert "Ask" not in labels(open_over("team", team=team))


def test_a_question_is_answered_with_its_evidence(open_over: OpenOver, fake: FaultyService) -> None:
    team = add_team(fake)
    said = Sentence(text="D likely leads.", statements=["s1"])
    with_model(fake, QuestionAnswer(answered=True, sentences=[said], statements=[STATEMENT], writer=MODEL))
    shown = texts(ask(open_over("team", team=team), "Who decides?"))
    assert "D likely leads" in shown
    assert "probability of leading with D" in shown


def test_the_answers_do_not_say_is_an_answer(open_over: OpenOver, fake: FaultyService) -> None:
    add_team(fake)
    nothing = Sentence(text="The answers don't say.", statements=[])
    with_model(fake, QuestionAnswer(answered=False, sentences=[nothing], statements=[], writer=MODEL))
    assert "The answers don't say" in texts(ask(open_over("results"), "Who likes opera?"))


def ask(test: AppTest, question: str) -> AppTest:
    [field] = [each for each in test.text_input if each.label == "Your question"]
    field.input(question)
    return click(test, "Ask")


def _report(team: str, status: str, **given: object) -> Report:
    new = NewReport(subject=TeamSubject(type="team", id=team))
    return Report.model_validate(
        {
            "id": "rep_9",
            "status": status,
            **new.model_dump(),
            "team": {"id": team, "name": "Crew"},
            "created_at": "2026-11-20T09:00:00Z",
            **given,
        }
    )


def test_a_person_s_results_lead_to_a_report_on_them(open_over: OpenOver, fake: FaultyService) -> None:
    add_team(fake)
    [assessment] = fake.world.assessments
    test = click(open_over("reports", about="assessment", subject=assessment.id), "Write the report")
    assert not test.error
    [report] = fake.world.reports
    assert report.subject == AssessmentSubject(type="assessment", id=assessment.id)
