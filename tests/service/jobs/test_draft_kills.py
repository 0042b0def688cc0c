"""Drafts while the process that keeps them is killed: what was accepted and acknowledged is in the report."""

import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection

from discern.contract.models.reports import Writing
from discern.reports.drafting.drafter import Drafted
from discern.service.jobs.write_reports import ReportWorker
from discern.service.storage.queues.drafts import ask_for_draft, claim_drafts, finish_draft, switch_drafting
from tests.support.operations import request_report
from tests.support.people import answers_of
from tests.support.postgres import free_port
from tests.support.processes import serve_and_work
from tests.support.running import Running, run_service

pytestmark = [pytest.mark.integration, pytest.mark.timeout(300)]

SENTENCES = 12


def draft(running: Running) -> tuple[str, str]:
    """A report with a draft that nobody has decided on; the key that asked, and the report."""
    key = running.key()
    new = {"candidate": {"name": "Ana Ruiz"}, "form": "short"}
    assessment_id = running.answer("POST", "/assessments", new, key)["id"]
    running.answer("POST", f"/assessments/{assessment_id}/consent", {"accepted": True}, key)
    running.answer("POST", f"/assessments/{assessment_id}/answers", {"answers": answers_of((0, 1))}, key)
    report: str = request_report(running, key, {"type": "assessment", "id": assessment_id})["id"]
    running.portal.call(ReportWorker(running.service).drain)
    account = running.answer("GET", "/account", key=key)
    cited = running.answer("GET", f"/reports/{report}/json", key=key)["statements"][0]["id"]
    drafted = [Drafted(f"Sentence {number}.", [cited], []) for number in range(SENTENCES)]

    def write(connection: Connection) -> None:
        now = datetime.now(UTC)
        switch_drafting(connection, account["id"], enabled=True)
        ask_for_draft(connection, account["id"], report, account["key"]["id"], now)
        [claimed] = claim_drafts(connection, now, 1)
        assert finish_draft(connection, claimed, drafted, "tiny-1", Writing(), now)

    running.service.database.write_now(write)
    return key, report


def test_no_accepted_sentence_is_lost(tmp_path: Path) -> None:
    url, port = f"sqlite:///{tmp_path / 'discern.db'}", free_port()
    with run_service(url, reports_provider=None, reports_model=None, reports_base_url=None) as running:
        key, report = draft(running)
    http = httpx.Client(base_url=f"http://127.0.0.1:{port}/v1", headers={"Authorization": f"Bearer {key}"}, timeout=60)

    def send(method: str, path: str, body: object = None) -> Any:
        """An answer, however often the server has to be asked: it may just be starting again."""
        deadline = time.monotonic() + 120
        while True:
            try:
                return http.request(method, path, json=body).raise_for_status().json()
            except httpx.TransportError:
                assert time.monotonic() < deadline
                time.sleep(0.1)

    with serve_and_work(url, port, rate_limit="1000000") as kill:
        sentences = send("GET", f"/reports/{report}/drafts")["sentences"]
        assert len(sentences) == SENTENCES
        for number, sentence in enumerate(sentences[:-2]):
            send("PUT", f"/reports/{report}/drafts/{sentence['id']}", {"accepted": True})
            if number % 4 == 3:
                kill(number)
            [section] = [each for each in send("GET", f"/reports/{report}/json")["sections"] if each["id"] == "drafted"]
            assert [each["text"] for each in section["sentences"]] == [each["text"] for each in sentences[: number + 1]]
        left = send("GET", f"/reports/{report}/drafts")["sentences"]
        assert [each["accepted_at"] is None for each in left] == [False] * (SENTENCES - 2) + [True] * 2
    http.close()
