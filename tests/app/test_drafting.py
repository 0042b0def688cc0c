"""Drafts by a language model as their requester meets them."""

import json
from collections.abc import Callable
from typing import Any

import httpx
from streamlit.testing.v1 import AppTest

from discern.client.testing import Fault
from discern.contract import operations
from discern.contract.models.reports import NewReport, QuestionAnswer, ReportDocument, Sentence, TeamSubject, Writer
from tests.support.faulty_service import FaultyService
from tests.support.pages import click, labels, run, texts

OpenOver = Callable[..., AppTest]

HOSTILE = "<img src=x onerror=alert(1)> [click](https://evil.example)"
MODEL = {"kind": "model", "model": "tiny-1"}


def with_account(fake: FaultyService, *, drafts: bool, writer: dict[str, str] | None = None) -> None:
    account = fake.world.client.send(operations.GET_ACCOUNT()).model_dump(mode="json")
    fake.answer("GET", "/account", {**account, "writer": writer or MODEL, "drafts": drafts})


def add_report(fake: FaultyService) -> ReportDocument:
    person = fake.world.add_candidate("Ada Lovelace")
    fake.world.complete(fake.world.add_assessment(person.id).id, {"D": 80.0, "I": 40.0, "S": 45.0, "C": 50.0})
    team = fake.world.add_team("Crew", [person.id])
    subject = TeamSubject(type="team", id=team.id)
    report = fake.world.client.send(operations.CREATE_REPORT(NewReport(subject=subject)))
    fake.write_reports()
    return fake.world.client.send(operations.GET_REPORT_DOCUMENT(report_id=report.id))


def give_draft(fake: FaultyService, document: ReportDocument, status: str, **given: Any) -> dict[str, Any]:
    statement = document.statements[0]
    sentences = [
        {"id": "line_1", "text": "Crew sets a course early.", "statements": [statement.id], "doubts": []},
        {"id": "line_2", "text": HOSTILE, "statements": [statement.id], "doubts": ["markup", "name"]},
    ]
    draft = {
        "report_id": document.report_id,
        "status": status,
        "model": "tiny-1",
        "sentences": sentences if status == "ready" else [],
        "statements": [statement.model_dump(mode="json")] if status == "ready" else [],
        "expires_at": "2026-12-04T09:00:00Z" if status == "ready" else None,
        **given,
    }
    for method in ("GET", "POST"):
        fake.answer(method, f"/reports/{document.report_id}/drafts", draft)
    return draft


def test_each_sentence_stands_beside_what_it_cites_and_is_decided_on_alone(
    open_over: OpenOver, fake: FaultyService
) -> None:
    document = add_report(fake)
    with_account(fake, drafts=True)
    draft = give_draft(fake, document, "ready")
    decided: list[tuple[str, bool]] = []

    def note(request: httpx.Request) -> None:
        if request.method == "PUT":
            sentence_id = request.url.path.rpartition("/")[2]
            decided.append((sentence_id, json.loads(request.content)["accepted"]))
            sentences = [{**each, "accepted_at": "2026-11-20T09:00:00Z"} for each in draft["sentences"][:1]]
            draft.update(sentences=sentences, expires_at=None)
            fake.answer("GET", f"/reports/{document.report_id}/drafts", draft)

    for sentence in draft["sentences"]:
        fake.answer("PUT", f"/reports/{document.report_id}/drafts/{sentence['id']}", draft)
    fake.fault_for = note
    test = open_over("reports", report=document.report_id)
    shown = texts(test)
    for said in ("Drafted by AI, not checked for meaning.", "A word that may be a name", "A link or markup"):
        assert said in shown
    assert document.statements[0].text in shown
    assert "deleted on 4 Dec 2026" in shown
    drawn = [each.proto.body for each in test.get("html") if "onerror" in each.proto.body]
    assert drawn
    assert all("<img" not in body and "&lt;img" in body for body in drawn)
    assert {"Accept 1", "Decline 1", "Accept 2", "Decline 2", "Decline the rest"} <= set(labels(test))

    click(test, "Accept 1")
    assert decided == [("line_1", True)]
    fake.clock.pass_time(2)
    assert "In the report" in texts(run(test))
    click(test, "Take 1 out")
    assert decided == [("line_1", True), ("line_1", False)]


def test_a_draft_is_offered_where_it_is_switched_on_to_whoever_has_one(
    open_over: OpenOver, fake: FaultyService
) -> None:
    document = add_report(fake)
    assert "Draft an opening with AI" not in labels(open_over("reports", report=document.report_id))
    with_account(fake, drafts=True)
    give_draft(fake, document, "none")
    test = open_over("reports", report=document.report_id)
    assert "Only you see the draft" in texts(test)
    give_draft(fake, document, "queued")
    click(test, "Draft an opening with AI")
    assert "being drafted" in test.get("progress")[0].proto.text
    give_draft(fake, document, "failed", reason="The language model gave no draft that can be shown.")
    fake.clock.pass_time(2)
    shown = run(test)
    assert "no draft that can be shown" in texts(shown)
    assert "Draft more with AI" in labels(shown)
    fake.fault_for = lambda request: Fault(status=404) if request.url.path.endswith("/drafts") else None
    fake.clock.pass_time(120)
    assert not [label for label in labels(run(test)) if "AI" in label]


def test_an_answer_is_drafted_where_that_is_asked_for(open_over: OpenOver, fake: FaultyService) -> None:
    document = add_report(fake)
    with_account(fake, drafts=True)
    statement = document.statements[0]
    answer = QuestionAnswer(
        answered=True,
        sentences=[Sentence(text=statement.text, statements=[statement.id])],
        statements=[statement],
        writer=Writer(kind="both", model="tiny-1"),
    ).model_dump(mode="json")
    answer["draft"] = [{"id": "d1", "text": HOSTILE, "statements": [statement.id], "doubts": ["markup"]}]
    fake.answer("POST", "/questions", answer)
    asked: list[Any] = []
    fake.fault_for = lambda request: asked.append(json.loads(request.content)) if request.method == "POST" else None
    test = click(open_over("teams", team=fake.world.teams[0].id), "Ask about this team")
    [field] = [each for each in test.text_input if each.label == "Ask about this team"]
    field.input("Who decides?")
    [box] = [each for each in test.checkbox if "draft an answer" in each.label]
    box.check()
    shown = texts(click(test, "Ask"))
    assert asked[-1]["draft"] is True
    assert "Only you see them, and they are kept nowhere" in shown
    assert "A link or markup" in shown


def test_an_owner_switches_drafts_on_where_there_is_a_model(open_over: OpenOver, fake: FaultyService) -> None:
    with_account(fake, drafts=False, writer={"kind": "built_in"})
    assert not open_over("settings").toggle
    with_account(fake, drafts=False)
    fake.answer("PUT", "/account/drafting", {"enabled": True})
    sent: list[Any] = []

    def note(request: httpx.Request) -> None:
        if request.method == "PUT":
            sent.append(json.loads(request.content))
            with_account(fake, drafts=True)

    test = open_over("settings")
    fake.fault_for = note
    [toggle] = test.toggle
    assert (toggle.label, toggle.value) == ("Let tiny\\-1 draft sentences", False)
    toggle.set_value(True).run()
    assert sent == [{"enabled": True}]
    assert test.toggle[0].value
