"""A process that is killed between arranging a report and drafting its opening leaves a correct report."""

import time
from pathlib import Path
from threading import Event
from typing import Any

import httpx
import pytest
from anyio.from_thread import start_blocking_portal

from tests.support.hostile_openings import OFFERED, draft, drafting, is_for_opening
from tests.support.operations import request_report
from tests.support.people import answers_of
from tests.support.postgres import free_port
from tests.support.processes import serve_and_work
from tests.support.provider import Provider
from tests.support.running import run_service

pytestmark = [pytest.mark.integration, pytest.mark.timeout(300)]


def queue_report(url: str) -> tuple[str, str]:
    """A report that nobody has written yet, where the model may draft; the key that asked for it, and the report."""
    with run_service(url) as running:
        key = running.key()
        running.answer("PUT", "/account/drafting", {"enabled": True}, key)
        new = {"candidate": {"name": "Ana Ruiz"}, "form": "short"}
        assessment_id = running.answer("POST", "/assessments", new, key)["id"]
        running.answer("POST", f"/assessments/{assessment_id}/consent", {"accepted": True}, key)
        running.answer("POST", f"/assessments/{assessment_id}/answers", {"answers": answers_of((0, 1))}, key)
        return key, request_report(running, key, {"type": "assessment", "id": assessment_id})["id"]


def test_the_report_is_written_anew_and_announced_once(tmp_path: Path) -> None:
    url, port, killed, is_drafting = f"sqlite:///{tmp_path / 'discern.db'}", free_port(), Event(), Event()
    key, report = queue_report(url)

    def holds(body: dict[str, Any]) -> bool:
        """Whether a request gets no answer: the first for an opening, until the process has been killed."""
        if is_for_opening(body):
            is_drafting.set()
            return not killed.is_set()
        return False

    provider = Provider(drafting(draft(OFFERED)), wire="silence", breaks=holds)
    http = httpx.Client(base_url=f"http://127.0.0.1:{port}/v1", headers={"Authorization": f"Bearer {key}"}, timeout=60)

    def read(path: str) -> Any:
        """An answer, however often the server has to be asked: it may just be starting again."""
        deadline = time.monotonic() + 120
        while True:
            try:
                return http.get(path).raise_for_status().json()
            except httpx.TransportError:
                assert time.monotonic() < deadline
                time.sleep(0.1)

    with http, start_blocking_portal() as portal, portal.wrap_async_context_manager(provider.running()):
        model = {
            "reports_provider": "openai",
            "reports_base_url": provider.base_url,
            "reports_model": "tiny-1",
            "rate_limit": "1000000",
        }
        with serve_and_work(url, port, **model) as kill:
            assert is_drafting.wait(60)
            assert read(f"/reports/{report}")["status"] == "writing"
            killed.set()
            kill(0)
            deadline = time.monotonic() + 120
            while (found := read(f"/reports/{report}"))["status"] != "ready":
                assert time.monotonic() < deadline, found
                time.sleep(0.1)
            assert found["opening"]["text"] == OFFERED.replace("[P1]", "Ana Ruiz")
            document = read(f"/reports/{report}/json")
            assert (document["writer"]["kind"], document["notices"]) == ("both", [])
            assert "opening" not in [part["id"] for page in document["pages"] for part in page["parts"]]
            assert len(read("/events?type=report.generated")["data"]) == 1
