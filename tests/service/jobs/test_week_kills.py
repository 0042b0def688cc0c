"""Monday's messages while the processes that send them are killed: none comes twice."""

from collections import Counter
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert, select, update

from discern.contract.weeks import find_monday
from discern.service.storage.engine.tables import users, week_messages, week_sendings
from tests.service.jobs.test_mail_kills import settings_of, wait_for
from tests.service.jobs.test_week_messages import send_weeks
from tests.support.mailboxes import Mailbox, Received, run_mailbox
from tests.support.postgres import Postgres, free_port
from tests.support.processes import Kill, make_key, serve_and_work, serve_with_workers_apart
from tests.support.running import run_service

pytestmark = [pytest.mark.integration, pytest.mark.timeout(300)]

READERS = 12
KILLS = 3


def queue_messages(url: str, key: str, mailbox: Mailbox) -> None:
    """A message that is due now for each of so many owners, all of whom wait for somebody's answers."""
    now = datetime.now(UTC)
    with run_service(url, **mailbox.settings) as running:
        account = running.answer("GET", "/account", key=key)["id"]
        running.answer("POST", "/assessments", {"candidate": {"name": "Ana Berg"}}, key)
        put = [{"email": f"p{number}@recipient.example", "role": "owner"} for number in range(READERS)]
        readers = [running.answer("PUT", "/users", each, key)["id"] for each in put]
        # Of a week to come, so that it isn't too late on any day on which this is run.
        monday = find_monday(now.date()) + timedelta(weeks=1)

        def write(connection: Connection) -> None:
            connection.execute(update(users).values(issuer="https://id.example", subject=users.c.id))
            of = [{"reader_id": each, "account_id": account} for each in readers]
            connection.execute(
                insert(week_messages),
                [
                    {**each, "user_id": each["reader_id"], "channel": "mail", "language": "en", "since": now}
                    for each in of
                ],
            )
            due = {"monday": monday, "state": "waiting", "created_at": now, "run_at": now, "attempts": 0}
            connection.execute(
                insert(week_sendings), [{**each, **due, "id": f"week_{each['reader_id']}"} for each in of]
            )

        running.service.database.write_now(write)


def send_through_kills(mailbox: Mailbox, kill: Kill) -> None:
    """Kill when a text has arrived and isn't answered yet."""
    kills: list[int] = []

    def kill_now_and_then(_: Received) -> None:
        if len(mailbox.got) % 3 == 0 and len(kills) < KILLS:
            kill(len(kills))
            kills.append(len(mailbox.got))

    mailbox.on_text = kill_now_and_then
    wait_for(lambda: len(kills) == KILLS, lambda: f"{len(mailbox.got)} messages came, and the kills were at {kills}")


def check_outcome(url: str, mailbox: Mailbox) -> None:
    """Let the leases of the killed end, send what waits, and compare what came with what the queue says of it."""
    mailbox.on_text = lambda _: None
    with run_service(url, **mailbox.settings, mail_rate=6000) as running:
        running.clock.now = datetime.now(UTC) + timedelta(hours=1)
        send_weeks(running)
        found = select(week_sendings.c.state, users.c.email).join(users, users.c.id == week_sendings.c.reader_id)
        rows = running.service.database.read_now(lambda connection: connection.execute(found).all())
    came = Counter(each.recipients[0] for each in mailbox.got)
    states = Counter(row.state for row in rows)
    assert states.keys() <= {"sent", "unsure"}
    assert all(came[row.email] == 1 for row in rows if row.state == "sent")
    assert max(came.values()) == 1
    assert 1 <= states["unsure"] <= 2 * KILLS


def test_on_sqlite_with_the_worker_in_the_service(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'discern.db'}"
    key = make_key(url)
    with run_mailbox() as mailbox:
        queue_messages(url, key, mailbox)
        with serve_and_work(url, free_port(), **settings_of(mailbox)) as kill:
            send_through_kills(mailbox, kill)
        check_outcome(url, mailbox)


@pytest.mark.slow
def test_on_postgres_with_two_workers_apart(postgres: Postgres) -> None:
    url = postgres.new_database()
    key = make_key(url)
    with run_mailbox() as mailbox:
        queue_messages(url, key, mailbox)
        with serve_with_workers_apart(url, free_port(), **settings_of(mailbox)) as kill:
            send_through_kills(mailbox, kill)
        check_outcome(url, mailbox)
