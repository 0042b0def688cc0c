"""An opening by a language model as the requester of a report meets it."""

import json
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from streamlit.testing.v1 import AppTest

from discern.contract import operations
from discern.contract.models.reports import NewReport, ReportDocument, TeamSubject
from tests.support.faulty_service import FaultyService
from tests.support.pages import click, labels, texts

OpenOver = Callable[..., AppTest]

HOSTILE = "<img src=x onerror=alert(1)> [click](https://evil.example) ![x](https://evil.example)"
MODEL = {"kind": "model", "model": "tiny-1"}


def with_account(fake: FaultyService, *, drafts: bool, writer: dict[str, str]) -> None:
    account = fake.world.client.send(operations.GET_ACCOUNT()).model_dump(mode="json")
    fake.answer("GET", "/account", {**account, "writer": writer, "drafts": drafts})


def add_report(fake: FaultyService) -> ReportDocument:
    person = fake.world.add_candidate("Ada Lovelace")
    fake.world.complete(fake.world.add_assessment(person.id).id, {"D": 80.0, "I": 40.0, "S": 45.0, "C": 50.0})
    team = fake.world.add_team("Crew", [person.id])
    subject = TeamSubject(type="team", id=team.id)
    report = fake.world.client.send(operations.CREATE_REPORT(NewReport(subject=subject)))
    fake.write_reports()
    return fake.world.client.send(operations.GET_REPORT_DOCUMENT(report_id=report.id))


@pytest.mark.parametrize(("button", "accepted"), [("Put it into the report", True), ("Delete it", False)])
def test_the_requester_reads_it_beside_what_it_rests_on_and_decides_once(
    open_over: OpenOver, fake: FaultyService, button: str, accepted: bool
) -> None:
    document = add_report(fake)
    path = f"/reports/{document.report_id}"
    report = fake.world.client.send(operations.GET_REPORT(report_id=document.report_id)).model_dump(mode="json")
    opening = {"text": HOSTILE, "statements": [document.statements[0].id], "model": "tiny-1"}
    fake.answer("GET", path, {**report, "opening": opening})
    fake.answer("PUT", f"{path}/opening", report)
    sent: list[Any] = []

    def decide(request: httpx.Request) -> None:
        if request.method == "PUT":
            sent.append(json.loads(request.content))
            fake.answer("GET", path, report)

    fake.fault_for = decide
    test = open_over("reports", report=document.report_id)
    shown = texts(test)
    assert "Drafted by AI (tiny\\-1) and not checked for meaning. Only you see it." in shown
    assert (document.statements[0].headline or document.statements[0].text) in shown
    drawn = [each.value for each in test.markdown if "onerror" in each.value]
    assert drawn
    assert all("\\<img" in each and "\\[click\\]" in each and "!\\[x" in each for each in drawn)
    shown = texts(click(test, button))
    assert sent == [{"accepted": accepted}]
    assert "Only you see it" not in shown
    assert button not in labels(test)


def test_an_owner_lets_a_model_draft_where_there_is_one(open_over: OpenOver, fake: FaultyService) -> None:
    with_account(fake, drafts=False, writer={"kind": "built_in"})
    assert not open_over("settings").toggle
    with_account(fake, drafts=False, writer=MODEL)
    fake.answer("PUT", "/account/drafting", {"enabled": True})
    sent: list[Any] = []

    def note(request: httpx.Request) -> None:
        if request.method == "PUT":
            sent.append(json.loads(request.content))
            with_account(fake, drafts=True, writer=MODEL)

    test = open_over("settings")
    fake.fault_for = note
    [toggle] = test.toggle
    assert (toggle.label, toggle.value) == ("Let tiny\\-1 draft an opening for each report", False)
    toggle.set_value(True).run()
    assert sent == [{"enabled": True}]
    assert test.toggle[0].value
