"""Results are computed again while the processes that do it are killed: each changes and is announced once."""

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.service.jobs.test_report_kills import read
from tests.support.measured_account import Account
from tests.support.postgres import Postgres, free_port
from tests.support.processes import Kill, serve_and_work, serve_with_workers_apart
from tests.support.running import run_service

PEOPLE = 400
KILLS = 2
SETTINGS = {"rate_limit": "1000000"}

pytestmark = [pytest.mark.integration, pytest.mark.slow, pytest.mark.timeout(600)]


def leave_work(url: str) -> str:
    """Ask for it while nobody does it; the key."""
    with run_service(url, rate_limit=1_000_000) as running:
        account = Account(running)
        account.measure(PEOPLE)
        account.learn()
        running.answer("POST", "/account/measurement/rescorings", key=account.key)
        return account.key


def wait(port: int, key: str, is_over: Callable[[dict[str, object]], bool]) -> None:
    deadline = time.monotonic() + 240
    while not is_over(state := read(port, key, "/account/measurement")["rescoring"]):
        assert time.monotonic() < deadline, state
        time.sleep(0.02)


def run_through_kills(port: int, key: str, kill: Kill) -> None:
    done = 0

    def has_gone_on(state: dict[str, object]) -> bool:
        assert isinstance(state["done"], int)
        return state["done"] > done

    for number in range(KILLS):
        wait(port, key, has_gone_on)
        kill(number)
        done = read(port, key, "/account/measurement")["rescoring"]["done"]
        assert done < PEOPLE, "it was over before it could be killed"
    wait(port, key, lambda state: state["status"] != "running")
    found = read(port, key, "/account/measurement")
    assert (found["rescoring"]["status"], found["rescoring"]["done"]) == ("done", PEOPLE)
    assert sum(bank["outdated"] for bank in found["banks"]) == 0
    seen: list[str] = []
    page = {"has_more": True}
    after: dict[str, str] = {}
    while page["has_more"]:
        page = read(port, key, "/events", type="assessment.rescored", limit=200, order="oldest", **after)
        seen += [event["data"]["assessment_id"] for event in page["data"]]
        after = {"after": page["data"][-1]["id"]} if page["data"] else after
    assert len(seen) == len(set(seen)) == PEOPLE


def test_on_sqlite_with_the_worker_in_the_service(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'discern.db'}"
    key, port = leave_work(url), free_port()
    with serve_and_work(url, port, **SETTINGS) as kill:
        run_through_kills(port, key, kill)


def test_on_postgres_with_two_workers_apart(postgres: Postgres) -> None:
    url = postgres.new_database()
    key, port = leave_work(url), free_port()
    with serve_with_workers_apart(url, port, **SETTINGS) as kill:
        run_through_kills(port, key, kill)
