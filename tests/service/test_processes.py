"""Several processes on one PostgreSQL: together they are one service."""

import math
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from itertools import cycle
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select

from discern import instrument
from discern.service.storage.engine.tables import audit, results
from tests.support.picking import pick
from tests.support.postgres import Postgres, free_port
from tests.support.processes import make_key, open_database, run_process

pytestmark = pytest.mark.integration

LIMIT = 60
CLIENTS = 4


@pytest.fixture(scope="module")
def url(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.fixture(scope="module")
def both(url: str) -> Iterator[list[httpx.Client]]:
    """Two processes that start at once, on a database that is empty."""
    with ExitStack() as stack:
        processes = [stack.enter_context(run_process(url, LIMIT)) for _ in range(2)]
        yield [stack.enter_context(each.client("")) for each in processes]


def call(http: httpx.Client, key: str, method: str, path: str, body: Any = None, repeat_key: str | None = None) -> Any:
    headers = {"Authorization": f"Bearer {key}"} | ({} if repeat_key is None else {"Idempotency-Key": repeat_key})
    return http.request(method, path, json=body, headers=headers)


def test_processes_that_start_at_once_share_one_account(url: str, both: list[httpx.Client]) -> None:
    key = make_key(url)
    accounts = {call(http, key, "GET", "/account").json()["id"] for http in both}
    assert len(accounts) == 1


def test_together_they_allow_exactly_the_limit(url: str, both: list[httpx.Client]) -> None:
    key = make_key(url)
    turns = cycle(both)
    with ThreadPoolExecutor(CLIENTS) as pool:
        asked = [pool.submit(call, next(turns), key, "GET", "/teams") for _ in range(2 * LIMIT)]
        answers = [each.result() for each in asked]
    allowed = [int(answer.headers["X-RateLimit-Remaining"]) for answer in answers if answer.status_code == 200]
    assert sorted(allowed) == list(range(LIMIT))
    assert {answer.status_code for answer in answers} == {200, 429}


def test_a_create_repeated_at_all_of_them_makes_one(url: str, both: list[httpx.Client]) -> None:
    key = make_key(url)
    turns = cycle(both)
    body = {"candidate": {"name": "Ada Unique"}}
    with ThreadPoolExecutor(CLIENTS) as pool:
        asked = [pool.submit(call, next(turns), key, "POST", "/assessments", body, "once") for _ in range(16)]
        answers = [each.result() for each in asked]
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.text for answer in answers}) == 1
    assert len(call(both[0], key, "GET", "/candidates?q=unique").json()["data"]) == 1


def test_an_assessment_completes_once(url: str, both: list[httpx.Client]) -> None:
    key = make_key(url)
    new = {"candidate": {"name": "Ada"}, "form": "short"}
    path = f"/assessments/{call(both[0], key, 'POST', '/assessments', new).json()['id']}"
    call(both[0], key, "POST", f"{path}/consent", {"accepted": True}).raise_for_status()
    bank = instrument.load_bank()
    blocks = [bank.blocks[block] for block in bank.form("short").blocks]
    picks = [(block.id, *pick(block, 0, 1)) for block in blocks]
    given = {"answers": [{"block": block, "most": most, "least": least} for block, most, least in picks]}
    turns = cycle(both)
    with ThreadPoolExecutor(CLIENTS) as pool:
        asked = [pool.submit(call, next(turns), key, "POST", f"{path}/answers", given) for _ in range(12)]
        answers = [each.result() for each in asked]
    assert {answer.status_code for answer in answers} == {200}
    assert {answer.json()["done"] for answer in answers} == {True}
    subject = path.rpartition("/")[2]
    with open_database(url) as database:
        completions, scored = database.read_now(
            lambda connection: (
                connection.execute(
                    select(func.count()).where(audit.c.subject_id == subject, audit.c.action == "assessment.completed")
                ).scalar_one(),
                connection.execute(select(func.count()).where(results.c.assessment_id == subject)).scalar_one(),
            )
        )
    assert (completions, scored) == (1, 1)


@pytest.mark.slow
def test_four_workers_of_one_server_allow_exactly_the_limit(postgres: Postgres) -> None:
    url, port = postgres.new_database(), free_port()
    key = make_key(url)
    environment = {**os.environ, "DISCERN_DATABASE_URL": url, "DISCERN_RATE_LIMIT": str(LIMIT)}
    command = [sys.executable, "-m", "discern", "serve", "--workers", "4", "--port", str(port)]
    server = subprocess.Popen(command, stderr=subprocess.DEVNULL, env=environment)
    # A connection for each request, so that all workers get some.
    headers = {"Authorization": f"Bearer {key}", "Connection": "close"}
    transport = httpx.HTTPTransport(retries=8)
    try:
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", headers=headers, transport=transport) as http:
            http.get("/readyz").raise_for_status()
            began = time.monotonic()
            with ThreadPoolExecutor(CLIENTS) as pool:
                statuses = list(pool.map(lambda _: http.get("/v1/teams").status_code, range(3 * LIMIT)))
            refilled = math.ceil((time.monotonic() - began) * LIMIT / 60)
    finally:
        server.terminate()
        server.wait(30)
    assert set(statuses) == {200, 429}
    assert LIMIT <= statuses.count(200) <= LIMIT + refilled
