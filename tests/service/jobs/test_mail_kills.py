"""Mails while the processes that send them are killed: none comes twice, and none is lost without a word."""

import time
from collections import Counter
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import httpx
import pytest

from tests.support.mailboxes import Mailbox, Received, run_mailbox, send_due
from tests.support.postgres import Postgres, free_port
from tests.support.processes import Kill, make_key, serve_and_work, serve_with_workers_apart
from tests.support.running import run_service

pytestmark = [pytest.mark.integration, pytest.mark.timeout(300)]

MAILS = 16
KILLS = 3


def wait_for(check: Callable[[], bool], what: Callable[[], str]) -> None:
    deadline = time.monotonic() + 120
    while not check():
        assert time.monotonic() < deadline, what()
        time.sleep(0.05)


def send_through_kills(port: int, key: str, mailbox: Mailbox, kill: Kill) -> list[str]:
    """Ask for mails and kill in their midst: when a text has arrived and isn't answered yet."""
    kills: list[int] = []

    def kill_now_and_then(_: Received) -> None:
        if len(mailbox.got) % 4 == 0 and len(kills) < KILLS:
            kill(len(kills))
            kills.append(len(mailbox.got))

    mailbox.on_text = kill_now_and_then
    ids = ask_through_kills(port, key)
    wait_for(lambda: len(kills) == KILLS, lambda: f"{len(mailbox.got)} mails came, and the kills were at {kills}")
    return ids


def ask_through_kills(port: int, key: str) -> list[str]:
    """Ask for an invitation of each of so many people, with idempotency keys, until each is answered; the ids of
    their assessments.
    """
    ids: list[str] = []
    deadline = time.monotonic() + 120
    while len(ids) < MAILS:
        assert time.monotonic() < deadline
        number = len(ids)
        headers = {"Authorization": f"Bearer {key}", "Idempotency-Key": str(number)}
        try:
            with httpx.Client(base_url=f"http://127.0.0.1:{port}/v1", headers=headers, timeout=30) as http:
                new = {"candidate": {"name": "P", "email": f"p{number}@recipient.example"}}
                made = http.post("/assessments", json=new).raise_for_status().json()["id"]
                http.post(f"/assessments/{made}/mails", json={}).raise_for_status()
                ids.append(made)
        except httpx.HTTPError:
            time.sleep(0.1)
    return ids


def check_outcome(url: str, key: str, mailbox: Mailbox, ids: list[str]) -> None:
    """Let the leases of the killed end, send what waits, and compare what came with what the service says of it."""
    mailbox.on_text = lambda _: None
    with run_service(url, **mailbox.settings, mail_rate=6000) as running:
        running.clock.now = datetime.now(UTC) + timedelta(hours=1)
        send_due(running)
        states = Counter[str]()
        came = Counter(each.recipients[0] for each in mailbox.got)
        for number, assessment in enumerate(ids):
            listed = running.answer("GET", f"/assessments/{assessment}/mails", key=key)["data"]
            [state] = [each["state"] for each in listed if not each["automatic"]]
            states[state] += 1
            assert state in {"sent", "unsure"}
            assert came[f"p{number}@recipient.example"] == 1 if state == "sent" else True
    print(f"\n{MAILS} mails, {KILLS} kills: {dict(states)}, {max(came.values())} at most to one address")
    assert max(came.values()) == 1
    assert len({each.message["Message-ID"] for each in mailbox.got}) == len(mailbox.got)
    assert 1 <= states["unsure"] <= 2 * KILLS


def settings_of(mailbox: Mailbox) -> dict[str, str]:
    return {**mailbox.settings, "mail_rate": "6000", "rate_limit": "1000000"}


def test_on_sqlite_with_the_worker_in_the_service(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'discern.db'}"
    key, port = make_key(url), free_port()
    with run_mailbox() as mailbox:
        with serve_and_work(url, port, **settings_of(mailbox)) as kill:
            ids = send_through_kills(port, key, mailbox, kill)
        check_outcome(url, key, mailbox, ids)


@pytest.mark.slow
def test_on_postgres_with_two_workers_apart(postgres: Postgres) -> None:
    url = postgres.new_database()
    key, port = make_key(url), free_port()
    with run_mailbox() as mailbox:
        with serve_with_workers_apart(url, port, **settings_of(mailbox)) as kill:
            ids = send_through_kills(port, key, mailbox, kill)
        check_outcome(url, key, mailbox, ids)
