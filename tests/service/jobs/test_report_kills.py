"""Two hundred reports while the processes that write them are killed: each is written and announced once."""

import time
from collections import Counter
from itertools import islice, product
from pathlib import Path
from typing import Any, get_args

import httpx
import numpy as np
import pytest

from discern import instrument
from discern.contract.models.reports import Audience, Length
from tests.support.postgres import Postgres, free_port
from tests.support.processes import Kill, serve_and_work, serve_with_workers_apart
from tests.support.running import Running, run_service

REPORTS = 200
KILLS = 2
PEOPLE = 34
SETTINGS = {"rate_limit": "1000000"}

pytestmark = [pytest.mark.integration, pytest.mark.slow, pytest.mark.timeout(600)]


def complete(running: Running, key: str, number: int) -> str:
    """Somebody who has answered."""
    new = {"candidate": {"name": f"Person {number}"}, "form": "short"}
    assessment_id: str = running.answer("POST", "/assessments", new, key)["id"]
    running.answer("POST", f"/assessments/{assessment_id}/consent", {"accepted": True}, key)
    rng = np.random.default_rng(number)
    given = instrument.simulate_respondent(instrument.load_bank(), "short", rng.normal(0, 1, 4), rng)
    answers = [{"block": each.block, "most": each.most, "least": each.least, "ms": 9000} for each in given]
    running.answer("POST", f"/assessments/{assessment_id}/answers", {"answers": answers}, key)
    return assessment_id


def queue_reports(url: str) -> str:
    """Ask for them all while nobody writes; the key that did."""
    with run_service(url, rate_limit=1_000_000) as running:
        key = running.key()
        people = [complete(running, key, number) for number in range(PEOPLE)]
        wanted = islice(product(people, get_args(Audience), get_args(Length)), REPORTS)
        for person, audience, length in wanted:
            subject = {"type": "assessment", "id": person}
            running.answer("POST", "/reports", {"subject": subject, "audience": audience, "length": length}, key)
    return key


def read(port: int, key: str, path: str, **params: Any) -> Any:
    """An answer, however often the server has to be asked: it may just be starting again."""
    deadline = time.monotonic() + 120
    while True:
        try:
            headers = {"Authorization": f"Bearer {key}"}
            response = httpx.get(f"http://127.0.0.1:{port}/v1{path}", params=params, headers=headers, timeout=60)
            return response.raise_for_status().json()
        except (httpx.TransportError, httpx.HTTPStatusError):
            assert time.monotonic() < deadline
            time.sleep(0.1)


def await_ready(port: int, key: str, count: int) -> None:
    deadline = time.monotonic() + 300
    while (ready := len(read(port, key, "/reports", status="ready", limit=200)["data"])) < count:
        assert time.monotonic() < deadline, f"{ready} of {count} are ready"
        time.sleep(0.05)


def run_through_kills(port: int, key: str, kill: Kill) -> None:
    for number in range(KILLS):
        await_ready(port, key, 20 + 60 * number)
        kill(number)
    await_ready(port, key, REPORTS)
    seen: list[str] = []
    page: dict[str, Any] = {"has_more": True}
    after: dict[str, str] = {}
    while page["has_more"]:
        page = read(port, key, "/events", type="report.generated", limit=200, **after)
        seen += [event["data"]["report_id"] for event in page["data"]]
        after = {"after": page["data"][-1]["id"]} if page["data"] else after
    statuses = Counter(each["status"] for each in read(port, key, "/reports", limit=200)["data"])
    print(
        f"\n{statuses['ready']} of {REPORTS} ready after {KILLS} kills, {len(seen)} events, {len(set(seen))} different"
    )
    assert statuses == {"ready": REPORTS}
    assert len(seen) == len(set(seen)) == REPORTS


def test_on_sqlite_with_the_worker_in_the_service(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'discern.db'}"
    key, port = queue_reports(url), free_port()
    with serve_and_work(url, port, **SETTINGS) as kill:
        run_through_kills(port, key, kill)


def test_on_postgres_with_two_workers_apart(postgres: Postgres) -> None:
    url = postgres.new_database()
    key, port = queue_reports(url), free_port()
    with serve_with_workers_apart(url, port, **SETTINGS) as kill:
        run_through_kills(port, key, kill)
