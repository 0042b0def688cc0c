"""`discern worker`: a process of its own beside a service that leaves the work to it."""

import signal
from collections.abc import Callable
from threading import Event

from tests.support.databases import on_postgres
from tests.support.processes import run_command
from tests.support.receivers import OPEN, Answering, register, run_receiver
from tests.support.running import Running, run_service

pytestmark = on_postgres


def test_it_sends_events_of_others_and_ends_when_asked(database_url: str, start: Callable[..., Running]) -> None:
    running = start(**OPEN)
    key, arrived = running.key(), Event()
    with run_receiver() as receiver:
        receiver.answer = lambda _: Answering(wait=arrived.set)
        webhook = register(running, key, receiver)
        sent = running.answer("POST", f"/webhooks/{webhook['id']}/test", key=key)
        settings = {"webhook_allow_http": "on", "webhook_allow_private": "on", "worker": "off"}
        with run_command("worker", database_url=database_url, **settings) as process:
            assert arrived.wait(60)
            process.send_signal(signal.SIGTERM)
            assert process.wait(30) == 0
        assert receiver.ids == [sent["event_id"]]
    found = running.answer("GET", f"/webhooks/{webhook['id']}/deliveries", key=key)["data"]
    assert [each["status"] for each in found] == ["delivered"]


def test_without_a_worker_the_feed_is_complete_all_the_same(database_url: str) -> None:
    with run_service(database_url) as running:
        key = running.key()
        person = running.answer("POST", "/candidates", {"name": "Ada"}, key)["id"]
        team = running.answer("POST", "/teams", {"name": "Crew", "members": [person]}, key)["id"]
        events = running.answer("GET", "/events", key=key)["data"]
        assert [each["data"] for each in events] == [{"candidate_id": person}, {"team_id": team}]
