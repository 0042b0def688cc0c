"""Reports and questions as a manager meets them."""

import json
import re
from collections.abc import Callable
from datetime import UTC, datetime

import httpx
import pytest
from streamlit.testing.v1 import AppTest

from discern.client import Client
from discern.contract import operations
from discern.contract.base_models import SAMPLE_PREFIX
from discern.contract.models.assessments import AssessmentQuery
from discern.contract.models.insights import Evidence, Insight
from discern.contract.models.reports import (
    AssessmentSubject,
    CardTopic,
    Chapter,
    NewReport,
    Passage,
    QuestionAnswer,
    Report,
    ReportCard,
    ReportDocument,
    ReportPage,
    Section,
    Sentence,
    Table,
    TeamSubject,
    Writer,
)
from discern_app.reports.report_html import ReportHtml
from tests.support.faulty_service import FaultyService
from tests.support.pages import Open, click, expand, labels, run, texts, with_sample_company

OpenOver = Callable[..., AppTest]

MODEL = Writer(kind="model", model="tiny-1")
STATEMENT = Insight(
    id="s1",
    kind="style",
    text="This person moves fast.",
    strength="likely",
    evidence=[Evidence(name="chance of the D quarter", value=0.83)],
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


ACCOUNT = {
    "id": "acc_1",
    "name": "default",
    "key": {"id": "key_1", "label": "test", "scopes": ["admin"], "created_at": "2026-11-20T09:00:00Z"},
    "limit": {"per_minute": 600, "remaining": 600},
    "usage": {"candidates": 1, "assessments": 1, "completed": 1, "teams": 1},
    "writer": MODEL.model_dump(),
}


def with_model(fake: FaultyService, answer: QuestionAnswer) -> None:
    fake.answer("GET", "/account", ACCOUNT)
    fake.answer("POST", "/questions", answer.model_dump(mode="json"))


def test_a_report_is_asked_for_in_a_dialog_and_read_with_its_evidence(open_over: OpenOver, fake: FaultyService) -> None:
    add_team(fake)
    test = click(open_over("reports"), "New report")
    assert [each.value for each in test.selectbox] == [fake.world.teams[0].id]
    click(test, "Write the report")
    assert "being written" in test.get("progress")[0].proto.text or "queued" in test.get("progress")[0].proto.text
    fake.write_reports()
    fake.clock.pass_time(2)
    shown = texts(run(test))
    assert "Crew \\[x\\]\\(y\\)" in shown
    assert "One person here has a profile" in shown
    assert "people with a profile\n1" in shown
    assert "Discern's own rules" not in shown
    assert fake.count("POST", "/reports") == 1
    assert not test.get("download_button")
    files = {each.proto.label for each in expand(test, "report files").get("download_button")}
    assert files == {"PDF, A4", "PDF, Letter", "Markdown", "JSON"}


def test_a_report_on_made_up_people_says_so(open_over: OpenOver, fake: FaultyService) -> None:
    for external_id, is_marked in ((f"{SAMPLE_PREFIX}crew", True), ("hr-1", False)):
        person = fake.world.add_candidate("Ana")
        fake.world.complete(fake.world.add_assessment(person.id).id, {"D": 80.0, "I": 40.0, "S": 45.0, "C": 50.0})
        team = fake.world.add_team("Crew", [person.id], external_id)
        subject = TeamSubject(type="team", id=team.id)
        report = fake.world.client.send(operations.CREATE_REPORT(NewReport(subject=subject)))
        fake.write_reports()
        assert ("Sample: made-up people" in texts(open_over("reports", report=report.id))) == is_marked


def test_an_empty_team_is_neither_chosen_nor_written_on(open_over: OpenOver, fake: FaultyService) -> None:
    team = add_team(fake)
    empty = fake.world.add_team("Newest and empty", []).id
    test = click(open_over("reports"), "New report")
    [choice] = test.selectbox
    assert choice.value == team
    choice.set_value(empty)
    assert "No one in this team has a profile" in texts(run(test))
    assert [each.disabled for each in test.button if each.label == "Write the report"] == [True]


def test_the_list_names_each_report_with_its_status(open_over: OpenOver, fake: FaultyService) -> None:
    team = add_team(fake)
    open_over("reports")
    give_report(fake, _report(team, "failed", reason="No one in this team has a profile."))
    [table] = open_over("reports").dataframe
    [row] = table.value.to_dict("records")
    assert (row["Report"], list(row["Status"]), row["About"]) == ("Crew", ["Failed"], "A team")


def test_one_that_failed_says_why_and_is_asked_for_again(open_over: OpenOver, fake: FaultyService) -> None:
    team = add_team(fake)
    open_over("reports")
    give_report(fake, _report(team, "failed", reason="No one in this team has a profile."))
    test = open_over("reports", report="rep_9")
    assert "This report could not be written" in texts(test)
    assert "No one in this team has a profile" in texts(test)
    click(test, "Try again")
    [asked] = fake.world.reports
    assert asked.subject == TeamSubject(type="team", id=team)
    assert test.query_params["report"] in (asked.id, [asked.id])


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


def test_questions_are_off_where_the_service_tells_of_no_writer(open_over: OpenOver, fake: FaultyService) -> None:
    team = add_team(fake)
    assert "Ask about this team" in labels(open_over("teams", team=team))
    fake.answer("GET", "/account", {**ACCOUNT, "writer": None})
    assert "Ask about this team" not in labels(open_over("teams", team=team))


@with_sample_company
@pytest.mark.parametrize("view", ["profile", "together", "history", "basis"])
def test_a_question_about_a_person_is_offered_in_every_view(open_page: Open, client: Client, view: str) -> None:
    [done] = client.send(operations.LIST_ASSESSMENTS(AssessmentQuery(status="completed", limit=1))).data
    assert "Ask about this person" in labels(open_page("people", assessment=done.id, view=view))


def test_a_question_is_answered_with_how_sure_it_is_and_its_evidence(open_over: OpenOver, fake: FaultyService) -> None:
    team = add_team(fake)
    lead = Sentence(text="Some people decide.", statements=["s1"])
    said = Sentence(text="D [decides](x).", statements=["s1"], strength="likely")
    with_model(fake, QuestionAnswer(answered=True, sentences=[lead, said], statements=[STATEMENT], writer=MODEL))
    test = ask(open_over("teams", team=team), "Who decides?")
    assert "D \\[decides\\]\\(x\\)" in texts(test)
    assert STATEMENT.evidence[0].name in texts(test)
    assert badges(test) == ["●●○ Likely"]


def test_a_card_in_an_answer_says_first_what_to_do_and_has_the_badge_of_its_claim(
    open_over: OpenOver, fake: FaultyService
) -> None:
    team = add_team(fake)
    card = STATEMENT.model_copy(update={"id": "c1", "kind": "card", "headline": "Send the question", "text": "A day."})
    said = Sentence(text="Send the question. A day.", statements=["s1", "c1"], strength="likely")
    with_model(fake, QuestionAnswer(answered=True, sentences=[said], statements=[STATEMENT, card], writer=MODEL))
    test = ask(open_over("teams", team=team), "How do we decide?")
    assert "**Send the question**  \nA day" in texts(test)
    assert badges(test) == ["●●○ Likely"]


def test_where_no_answer_is_found_what_can_be_asked_is_a_tap_away(open_over: OpenOver, fake: FaultyService) -> None:
    add_team(fake)
    assessment = fake.world.assessments[0]
    nothing = Sentence(text="No answer was found for these words.", statements=[])
    offered = ["What stresses Ada?", "What is Ada good at?"]
    with_model(
        fake,
        QuestionAnswer(answered=False, sentences=[nothing], statements=[], suggestions=offered, writer=MODEL),
    )
    test = ask(open_over("people", assessment=assessment.id, view="together"), "Who likes opera?")
    assert "No answer was found for these words" in texts(test)
    assert [each for each in labels(test) if each.endswith("?")] == offered
    said = Sentence(text="A slow queue drains Ada.", statements=["s1"], strength="likely")
    with_model(fake, QuestionAnswer(answered=True, sentences=[said], statements=[STATEMENT], writer=MODEL))
    asked: list[str] = []

    def listen(request: httpx.Request) -> None:
        if request.url.path.endswith("/questions"):
            asked.append(json.loads(request.content)["question"])

    fake.fault_for = listen
    test = click(test, offered[0])
    assert "A slow queue drains Ada" in texts(test)
    assert asked == offered[:1]
    assert offered[0] in [each.value for each in test.text_input]


def badges(test: AppTest) -> list[str]:
    """How sure the pieces of an answer are."""
    shown = [node for node in test if node.type == "popover" and str(node.key).startswith("badge")]
    return [found[1] for node in shown if (found := re.search(r"-badge\[(.+)\]", node.proto.popover.label))]


def ask(test: AppTest, question: str) -> AppTest:
    [about] = [each for each in labels(test) if each.startswith("Ask about")]
    test = click(test, about)
    [field] = [each for each in test.text_input if each.label == about]
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
    test = open_over("reports", about="assessment", subject=assessment.id)
    assert "Short is one page. Full is about six pages." in texts(test)
    [length] = [each for each in test.button_group if each.key == "report length"]
    assert length.value == "short"
    length.set_value("full")
    [situations] = run(test).multiselect
    situations.select("planning")
    test = click(test, "Write the report")
    assert not test.error
    [report] = fake.world.reports
    assert (report.subject, report.length) == (AssessmentSubject(type="assessment", id=assessment.id), "full")

    fake.write_reports()
    fake.clock.pass_time(2)
    shown = texts(run(test))
    for heading in ("Portrait", "Planning", "Your plan for working together"):
        assert f"\n{heading}\n" in shown
    assert "they look" in shown


def test_what_people_typed_is_text_in_a_report() -> None:
    name = "<img src=x onerror=alert(1)>"
    section = Section(id="summary", heading=name, writer=MODEL, sentences=[Sentence(text=name, statements=["s1"])])
    chapters = [
        Chapter(
            id="situations",
            heading=name,
            note=name,
            topics=[CardTopic(heading=name, cards=[ReportCard(headline=name, text=name, statements=["s1"])])],
        ),
        Chapter(
            id="lists",
            form="lists",
            heading=name,
            topics=[CardTopic(heading=name, cards=[ReportCard(text=name, statements=["s1"])])],
        ),
        Chapter(
            id="people",
            form="people",
            heading=name,
            topics=[
                CardTopic(heading=name, note=name, cards=[ReportCard(headline=name, text=name, statements=["s1"])])
            ],
        ),
    ]
    others = [
        Passage(id="agenda", heading=name, paragraphs=[name], counts=True),
        Table(id="plan", heading=name, note=name, columns=[name], rows=[[name]]),
        Table(id="everybody", heading=name, note=name, columns=[name, name], rows=[[name, name]], blank=False),
        Passage(id="box", heading=name, paragraphs=[name], lines=[name]),
    ]
    document = ReportDocument(
        report_id="rep_1",
        title=name,
        subtitle=name,
        subject_type="team",
        audience="manager",
        length="full",
        language="en",
        written_at=datetime(2026, 11, 20, tzinfo=UTC),
        writer=MODEL,
        notices=[name],
        pages=[ReportPage(parts=[section, *chapters]), ReportPage(parts=[*others])],
        statements=[STATEMENT.model_copy(update={"text": name})],
        guide=[Passage(heading=name, paragraphs=[name])],
        basis=[name],
    )
    html = ReportHtml(document)
    drawn = html.notices() + "".join(map(str, html.parts()))
    assert "<img" not in drawn
    assert drawn.count("&lt;img") == 39
