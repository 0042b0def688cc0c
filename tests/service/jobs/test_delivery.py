"""Deliveries over the wire, to receivers that behave and to those that don't."""

import asyncio
import base64
import hashlib
import hmac
import json
import threading
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
import standardwebhooks
from sqlalchemy import update

from discern.client.webhooks import StaleDeliveryError, WronglySignedDeliveryError, verify
from discern.contract.models.events import EVENT_DATA, EVENT_TYPES, Event, EventType
from discern.service.jobs.deliver_webhooks import MAX_PER_ENDPOINT, DeliveryWorker
from discern.service.jobs.delivery_policy import FAILING_FOR
from discern.service.jobs.retention import run_retention
from discern.service.jobs.webhook_sender import Sender
from discern.service.storage.engine.tables import deliveries
from discern.service.storage.queues.outbox import emit
from tests.support.databases import on_both, on_sqlite
from tests.support.receivers import OPEN, Answering, Receiver, deliver, deliveries_of, register, run_receiver
from tests.support.running import Running

pytestmark = on_both

"""For what no database has to do with."""


@pytest.fixture
def running(start: Any) -> Running:
    made: Running = start(**OPEN)
    return made


@pytest.fixture
def key(running: Running) -> str:
    return running.key()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with run_receiver() as receiver:
        yield receiver


@pytest.fixture
def other() -> Iterator[Receiver]:
    with run_receiver() as receiver:
        yield receiver


def emit_event(running: Running, key: str, count: int = 1, type_: Any = "team.updated") -> list[str]:
    """Let events happen in the key's account; their ids."""
    account = running.answer("GET", "/account", key=key)["id"]

    def write(connection: Any) -> list[str]:
        return [emit(connection, account, type_, {"team_id": f"team_{n}"}, running.clock()) for n in range(count)]

    return running.service.database.write_now(write)


def wait_for(running: Running, delivery: dict[str, Any]) -> None:
    """Let the time pass until a delivery's next attempt."""
    running.clock.now = datetime.fromisoformat(delivery["next_attempt_at"])


def is_signed(secret: str, headers: dict[str, str], body: bytes) -> bool:
    """The scheme once more, by its description alone."""
    signed = f"{headers['webhook-id']}.{headers['webhook-timestamp']}.".encode() + body
    digest = hmac.new(base64.b64decode(secret.removeprefix("whsec_")), signed, hashlib.sha256).digest()
    return f"v1,{base64.b64encode(digest).decode()}" in headers["webhook-signature"].split(" ")


def is_accepted(secret: str, headers: dict[str, str], body: bytes) -> bool:
    try:
        standardwebhooks.Webhook(secret).verify(body, headers)
    except standardwebhooks.WebhookVerificationError:
        return False
    return True


@on_sqlite
def test_what_arrives_is_signed_as_the_standard_says(running: Running, key: str, receiver: Receiver) -> None:
    running.clock.now = datetime.now(UTC)
    webhook = register(running, key, receiver)
    secret = webhook["secret"]
    [event_id] = emit_event(running, key)
    deliver(running)
    [got] = receiver.got
    assert is_signed(secret, got.headers, got.body)
    assert is_accepted(secret, got.headers, got.body)
    event = verify(got.headers, got.body, secret)
    assert event == Event(id=event_id, type="team.updated", timestamp=running.clock(), data={"team_id": "team_0"})
    assert json.loads(got.body).keys() == {"type", "timestamp", "data"}
    assert got.headers["content-type"] == "application/json"

    for place in range(len(got.body)):
        changed = bytearray(got.body)
        changed[place] ^= 1
        assert not is_signed(secret, got.headers, bytes(changed))
        with pytest.raises(WronglySignedDeliveryError):
            verify(got.headers, bytes(changed), secret)
    changed = bytearray(got.body)
    changed[-3] ^= 1
    assert not is_accepted(secret, got.headers, bytes(changed))


@on_sqlite
def test_an_old_delivery_is_refused(running: Running, key: str, receiver: Receiver) -> None:
    running.clock.now = datetime.now(UTC) - timedelta(minutes=6)
    secret = register(running, key, receiver)["secret"]
    emit_event(running, key)
    deliver(running)
    [got] = receiver.got
    assert is_signed(secret, got.headers, got.body)
    assert not is_accepted(secret, got.headers, got.body)
    with pytest.raises(StaleDeliveryError):
        verify(got.headers, got.body, secret)


@on_sqlite
def test_a_rotated_secret_signs_beside_the_new_one_and_then_no_more(
    running: Running, key: str, receiver: Receiver
) -> None:
    running.clock.now = datetime.now(UTC) - timedelta(hours=1)
    webhook = register(running, key, receiver)
    old, path = webhook["secret"], f"/webhooks/{webhook['id']}/rotate"
    new = running.answer("POST", path, {"overlap_hours": 1}, key)["secret"]
    assert new != old
    running.clock.advance(minutes=59)
    emit_event(running, key)
    deliver(running)
    running.clock.advance(minutes=1)
    emit_event(running, key)
    deliver(running)
    during, after = receiver.got
    assert [is_accepted(secret, during.headers, during.body) for secret in (new, old)] == [True, True]
    assert [is_accepted(secret, after.headers, after.body) for secret in (new, old)] == [True, False]
    assert [is_signed(secret, after.headers, after.body) for secret in (new, old)] == [True, False]
    with pytest.raises(WronglySignedDeliveryError):
        verify(after.headers, after.body, old)
    assert verify(after.headers, after.body, [old, new]).type == "team.updated"

    newest = running.answer("POST", path, {"overlap_hours": 0}, key)["secret"]
    emit_event(running, key)
    deliver(running)
    last = receiver.got[-1]
    assert [is_signed(secret, last.headers, last.body) for secret in (newest, new, old)] == [True, False, False]


@on_sqlite
def test_secrets_are_shown_once(running: Running, key: str, receiver: Receiver) -> None:
    webhook = register(running, key, receiver)
    assert 24 <= len(base64.b64decode(webhook["secret"].removeprefix("whsec_"))) <= 64
    rotated = running.answer("POST", f"/webhooks/{webhook['id']}/rotate", key=key)
    for secret in (webhook["secret"], rotated["secret"]):
        for path in ("/webhooks", f"/webhooks/{webhook['id']}", f"/webhooks/{webhook['id']}/deliveries", "/events"):
            assert secret not in running.call("GET", path, key=key).text


@on_sqlite
def test_failures_are_repeated_on_schedule_and_then_parked(running: Running, key: str, receiver: Receiver) -> None:
    receiver.answer = lambda _: Answering(503, body=b"down")
    webhook = register(running, key, receiver)
    emit_event(running, key)
    waits = []
    for _ in range(8):
        deliver(running)
        [held] = deliveries_of(running, key, webhook["id"])
        assert (held["status_code"], held["answer"], held["error"]) == (503, "down", "answered 503")
        if held["next_attempt_at"]:
            waits.append((datetime.fromisoformat(held["next_attempt_at"]) - running.clock()).total_seconds())
            wait_for(running, held)
    schedule = [5, 300, 1800, 7200, 18000, 36000, 36000]
    assert [round(wait / planned) for wait, planned in zip(waits, schedule, strict=True)] == [1] * 7
    assert (held["status"], held["attempts"], held["next_attempt_at"]) == ("failed", 8, None)
    assert len(set(receiver.ids)) == 1
    assert len({each.headers["webhook-timestamp"] for each in receiver.got}) == 8
    running.clock.advance(days=3)
    deliver(running)
    assert len(receiver.got) == 8


def test_an_endpoint_gets_the_events_it_wants(running: Running, key: str, receiver: Receiver, other: Receiver) -> None:
    register(running, key, receiver, events=["assessment.completed"])
    register(running, key, other)
    stranger = running.key(account="another")
    emit_event(running, stranger)
    ids = [
        *emit_event(running, key, 1, "assessment.completed"),
        *emit_event(running, key),
        *emit_event(running, key, 1, "report.generated"),
    ]
    deliver(running)
    assert receiver.ids == ids[:1]
    assert sorted(other.ids) == sorted(ids)


def test_gone_disables_and_ends_the_rest(running: Running, key: str, receiver: Receiver) -> None:
    webhook = register(running, key, receiver)
    receiver.answer = lambda _: Answering(500)
    emit_event(running, key)
    deliver(running)
    receiver.answer = lambda _: Answering(410)
    emit_event(running, key)
    deliver(running)
    shown = running.answer("GET", f"/webhooks/{webhook['id']}", key=key)
    assert (shown["status"], shown["disabled_reason"]) == ("disabled", "gone")
    statuses = [each["status"] for each in deliveries_of(running, key, webhook["id"])]
    assert statuses == ["failed", "cancelled"]
    emit_event(running, key)
    running.clock.advance(days=2)
    deliver(running)
    assert len(receiver.got) == 2
    for path in (f"/webhooks/{webhook['id']}/test", f"/webhooks/{webhook['id']}/replay"):
        refused = running.call("POST", path, {"since": "2026-01-01T00:00:00Z"} if "replay" in path else None, key)
        assert (refused.status_code, refused.json()["code"]) == (400, "webhook_disabled")


@on_sqlite
def test_an_endpoint_that_asks_for_no_time_there_is_waits_by_the_schedule(
    running: Running, key: str, receiver: Receiver
) -> None:
    receiver.answer = lambda _: Answering(503, {"Retry-After": "Fri, 31 Dec 99999999999999999999 23:59:59 GMT"})
    webhook = register(running, key, receiver)
    emit_event(running, key)
    deliver(running)
    [delivery] = deliveries_of(running, key, webhook["id"])
    assert (delivery["attempts"], delivery["status_code"]) == (1, 503)


@on_sqlite
@pytest.mark.parametrize("as_date", [False, True], ids=["seconds", "date"])
def test_an_endpoint_that_asks_for_time_gets_it(running: Running, key: str, receiver: Receiver, as_date: bool) -> None:
    wait = "600"
    if as_date:
        wait = (running.clock() + timedelta(seconds=600)).strftime("%a, %d %b %Y %H:%M:%S GMT")
    receiver.answer = lambda _: Answering(429, {"Retry-After": wait})
    webhook = register(running, key, receiver)
    emit_event(running, key)
    deliver(running)
    receiver.answer = lambda _: Answering()
    emit_event(running, key)
    running.clock.advance(seconds=599)
    deliver(running)
    assert len(receiver.got) == 1
    running.clock.advance(seconds=1)
    deliver(running)
    assert len(receiver.got) == 3
    assert {each["status"] for each in deliveries_of(running, key, webhook["id"])} == {"delivered"}


@on_sqlite
def test_a_redirect_is_a_failure_and_not_followed(
    running: Running, key: str, receiver: Receiver, other: Receiver
) -> None:
    receiver.answer = lambda _: Answering(302, {"Location": other.url})
    webhook = register(running, key, receiver)
    emit_event(running, key)
    deliver(running)
    [held] = deliveries_of(running, key, webhook["id"])
    assert (held["status"], held["status_code"]) == ("pending", 302)
    assert "not followed" in held["error"]
    assert other.got == []


def test_a_week_of_failures_disables_after_five_days_and_says_so(
    running: Running, key: str, receiver: Receiver, caplog: pytest.LogCaptureFixture
) -> None:
    receiver.answer = lambda _: Answering(500)
    webhook = register(running, key, receiver)
    began = running.clock()
    disabled_at = None
    while running.clock() - began < timedelta(days=7):
        emit_event(running, key)
        deliver(running)
        shown = running.answer("GET", f"/webhooks/{webhook['id']}", key=key)
        if disabled_at is None and shown["status"] == "disabled":
            disabled_at = running.clock()
        running.clock.advance(hours=12)
    assert disabled_at is not None
    assert FAILING_FOR <= disabled_at - began < FAILING_FOR + timedelta(hours=12)
    assert (shown["disabled_reason"], shown["failing_since"]) == ("failing", "2026-11-20T09:00:00Z")
    assert deliveries_of(running, key, webhook["id"], status="pending") == []
    assert webhook["id"] in caplog.text

    receiver.answer = lambda _: Answering()
    enabled = running.answer("PATCH", f"/webhooks/{webhook['id']}", {"status": "enabled"}, key)
    assert (enabled["disabled_reason"], enabled["failing_since"], enabled["disabled_at"]) == (None, None, None)
    events = running.answer("GET", "/events", key=key, limit=200)["data"]
    receiver.got.clear()
    replayed = running.answer("POST", f"/webhooks/{webhook['id']}/replay", {"since": began.isoformat()}, key)
    deliver(running)
    assert replayed["queued"] == len(events) == 14
    assert sorted(receiver.ids) == sorted(event["id"] for event in events)


@on_sqlite
def test_a_success_between_failures_restarts_the_five_days(running: Running, key: str, receiver: Receiver) -> None:
    webhook = register(running, key, receiver)
    for day in range(9):
        receiver.answer = lambda _, day=day: Answering(200 if day == 4 else 500)  # type: ignore[misc]
        emit_event(running, key)
        deliver(running)
        running.clock.advance(days=1)
    assert running.answer("GET", f"/webhooks/{webhook['id']}", key=key)["status"] == "enabled"


def test_a_huge_answer_is_cut_short(running: Running, key: str, receiver: Receiver) -> None:
    receiver.answer = lambda _: Answering(200, body=b"x\x00\xff", size=10**9)
    webhook = register(running, key, receiver)
    emit_event(running, key)
    deliver(running)
    [held] = deliveries_of(running, key, webhook["id"])
    assert held["status"] == "delivered"
    assert len(held["answer"]) == 2048
    assert receiver.sent < 50 * 10**6


def test_nobody_waits_for_an_endpoint_that_hangs(
    running: Running, key: str, receiver: Receiver, other: Receiver
) -> None:
    released = threading.Event()
    receiver.answer = lambda _: Answering(wait=lambda: released.wait(30))
    slow = register(running, key, receiver)
    register(running, key, other)
    emit_event(running, key, 50)

    async def work() -> int:
        worker = DeliveryWorker(running.service, Sender(allow_http=True, allow_private=True, timeout=60))
        try:
            while len(set(other.ids)) < 50:
                await worker.poll_once()
                await asyncio.sleep(0.005)
            return len(receiver.got)
        finally:
            released.set()
            await worker.drain()
            await worker.close()

    hanging = running.portal.call(work)
    assert hanging <= MAX_PER_ENDPOINT
    assert len(set(other.ids)) == 50
    assert len(deliveries_of(running, key, slow["id"], status="delivered", limit=200)) == 50


@on_sqlite
def test_no_answer_in_time_is_a_failure(running: Running, key: str, receiver: Receiver) -> None:
    released = threading.Event()
    receiver.answer = lambda _: Answering(wait=lambda: released.wait(30))
    webhook = register(running, key, receiver)
    emit_event(running, key)
    deliver(running, Sender(allow_http=True, allow_private=True, timeout=0.2))
    released.set()
    [held] = deliveries_of(running, key, webhook["id"])
    assert (held["status"], held["status_code"], held["error"]) == ("pending", None, "no answer within 0.2 s")
    assert held["latency_ms"] >= 200


@on_sqlite
def test_a_closed_port_is_reported(running: Running, key: str) -> None:
    with run_receiver() as receiver:
        url = receiver.url
    webhook = running.answer("POST", "/webhooks", {"url": url}, key)
    emit_event(running, key)
    deliver(running)
    assert deliveries_of(running, key, webhook["id"])[0]["error"] == "the connection was refused"


ENDINGS = {
    "disabled": ("PATCH", {"status": "disabled"}),
    "deleted": ("DELETE", None),
}


@pytest.mark.parametrize(("method", "body"), ENDINGS.values(), ids=ENDINGS)
def test_an_endpoint_that_is_taken_away_gets_nothing_more(
    running: Running, key: str, receiver: Receiver, method: str, body: Any
) -> None:
    receiver.answer = lambda _: Answering(500)
    webhook = register(running, key, receiver)
    emit_event(running, key, 3)
    deliver(running)
    path = f"/webhooks/{webhook['id']}"
    running.answer(method, path, body, key)
    emit_event(running, key)
    running.clock.advance(days=1)
    deliver(running)
    assert len(receiver.got) == 3
    if method == "DELETE":
        assert running.call("GET", f"{path}/deliveries", key=key).status_code == 404
    else:
        assert {each["status"] for each in deliveries_of(running, key, webhook["id"])} == {"cancelled"}
        assert running.answer("GET", path, key=key)["disabled_reason"] == "owner"


@pytest.mark.parametrize(("method", "body"), ENDINGS.values(), ids=ENDINGS)
def test_it_may_be_taken_away_in_the_middle_of_an_attempt(
    running: Running, key: str, receiver: Receiver, method: str, body: Any
) -> None:
    webhook = register(running, key, receiver)
    path = f"/webhooks/{webhook['id']}"
    receiver.answer = lambda _: Answering(500, wait=lambda: running.answer(method, path, body, key))
    emit_event(running, key)
    deliver(running)
    running.clock.advance(days=1)
    deliver(running)
    assert len(receiver.got) == 1
    if method == "PATCH":
        assert [each["status"] for each in deliveries_of(running, key, webhook["id"])] == ["cancelled"]


@on_sqlite
def test_a_test_event_goes_to_its_endpoint_alone(
    running: Running, key: str, receiver: Receiver, other: Receiver
) -> None:
    webhook = register(running, key, receiver, events=["report.generated"])
    register(running, key, other)
    sent = running.answer("POST", f"/webhooks/{webhook['id']}/test", key=key)
    assert (sent["type"], sent["cause"], sent["status"]) == ("webhook.test", "test", "pending")
    deliver(running)
    assert [json.loads(got.body)["type"] for got in receiver.got] == ["webhook.test"]
    assert other.got == []
    assert running.answer("GET", "/events", key=key)["data"] == []


@on_sqlite
def test_a_resend_has_the_id_of_the_event_and_all_attempts_before_it(
    running: Running, key: str, receiver: Receiver
) -> None:
    webhook = register(running, key, receiver)
    [event_id] = emit_event(running, key)
    deliver(running)
    [first] = deliveries_of(running, key, webhook["id"])
    again = running.answer("POST", f"/deliveries/{first['id']}/resend", key=key)
    assert (again["cause"], again["event_id"], again["attempts"]) == ("resend", event_id, 0)
    assert again["id"] != first["id"]
    deliver(running)
    assert receiver.ids == [event_id, event_id]
    assert receiver.got[0].body == receiver.got[1].body
    assert [each["status"] for each in deliveries_of(running, key, webhook["id"])] == ["delivered", "delivered"]


def test_a_resend_of_what_still_waits_brings_it_forward(running: Running, key: str, receiver: Receiver) -> None:
    receiver.answer = lambda _: Answering(500)
    webhook = register(running, key, receiver)
    emit_event(running, key)
    deliver(running)
    [held] = deliveries_of(running, key, webhook["id"])
    for _ in range(2):
        assert running.answer("POST", f"/deliveries/{held['id']}/resend", key=key)["id"] == held["id"]
    deliver(running)
    assert len(receiver.got) == 2
    assert deliveries_of(running, key, webhook["id"])[0]["attempts"] == 2


def test_a_replay_queues_what_is_wanted_since_a_time_and_nothing_twice(
    running: Running, key: str, receiver: Receiver
) -> None:
    emit_event(running, key, 2)
    running.clock.advance(hours=1)
    since = running.clock()
    wanted = emit_event(running, key, 510)
    emit_event(running, key, 1, "report.generated")
    assert running.answer("GET", "/events", key=key)["has_more"]
    webhook = register(running, key, receiver, events=["team.updated"])
    path, body = f"/webhooks/{webhook['id']}/replay", {"since": since.isoformat()}
    assert running.answer("POST", path, body, key)["queued"] == 510
    assert running.answer("POST", path, body, key)["queued"] == 0
    assert running.answer("POST", path, {"since": "2027-01-01T00:00:00Z"}, key)["queued"] == 0
    queued: list[str] = []
    page: dict[str, Any] = {"next_cursor": None, "has_more": True}
    while page["has_more"]:
        cursor = {"cursor": page["next_cursor"]} if queued else {}
        page = running.answer("GET", f"/webhooks/{webhook['id']}/deliveries", key=key, limit=200, **cursor)
        queued += [each["event_id"] for each in page["data"]]
    assert sorted(queued) == sorted(wanted)


def test_an_attempt_that_was_never_written_down_is_made_again(
    running: Running, key: str, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    webhook = register(running, key, receiver)
    [event_id] = emit_event(running, key)
    with monkeypatch.context() as patch:
        patch.setattr(DeliveryWorker, "_record", lambda *_: (_ for _ in ()).throw(OSError("the disk is full")))
        deliver(running)
    deliver(running)
    assert receiver.ids == [event_id]
    running.clock.advance(seconds=30)
    deliver(running)
    assert receiver.ids == [event_id, event_id]
    [held] = deliveries_of(running, key, webhook["id"])
    assert (held["status"], held["attempts"]) == ("delivered", 2)


def test_two_workers_send_each_event_once(running: Running, key: str, receiver: Receiver) -> None:
    register(running, key, receiver)
    ids = emit_event(running, key, 200)

    async def work() -> None:
        workers = [DeliveryWorker(running.service) for _ in range(2)]
        await asyncio.gather(*(worker.drain() for worker in workers))
        for worker in workers:
            await worker.close()

    running.portal.call(work)
    deliver(running)
    assert sorted(receiver.ids) == sorted(ids)


@on_sqlite
def test_the_worker_runs_with_the_service(start: Any, receiver: Receiver) -> None:
    arrived = threading.Event()
    receiver.answer = lambda _: Answering(wait=arrived.set)
    running = start(**OPEN, worker=True)
    key = running.key()
    register(running, key, receiver)
    emit_event(running, key)
    assert arrived.wait(20)


def test_erasing_a_person_takes_what_receivers_said_of_them(
    running: Running, key: str, receiver: Receiver, other: Receiver
) -> None:
    names = {"name": "Zebulon Quackenbush", "email": "zebulon@quackenbush.example", "external_id": "hr-8834-zq"}
    person = running.answer("POST", "/candidates", names, key)["id"]
    receiver.answer = lambda _: Answering(body=b"thanks, told HR about \\u005aeb")
    other.answer = lambda got: Answering(body=b"ZEBULON quackenbush joined" if b"team_1" in got.body else b"fine")
    about, aside = register(running, key, receiver), register(running, key, other)
    running.answer("POST", "/teams", {"name": "Crew", "members": [person]}, key)
    emit_event(running, key, 2)
    deliver(running)
    running.answer("DELETE", f"/candidates/{person}", key=key)
    answers = [each["answer"] for each in deliveries_of(running, key, about["id"])]
    # Of the events that they were created, and are in a team.
    assert answers.count(None) == 2
    left = [each["answer"] for each in deliveries_of(running, key, aside["id"])]
    assert left.count("fine") == 1
    assert not any("quackenbush" in str(each).casefold() for each in left)


def test_what_a_receiver_answers_to_an_erasure_is_not_kept(running: Running, key: str, receiver: Receiver) -> None:
    """Nor what it answers to an event of before that is sent only now."""
    receiver.answer = lambda _: Answering(200, body=b"Zebulon Quackenbush is in your team")
    webhook = register(running, key, receiver)
    person = running.answer("POST", "/candidates", {"name": "Zebulon Quackenbush"}, key)["id"]
    team = running.answer("POST", "/teams", {"name": "Crew", "members": [person]}, key)["id"]
    running.clock.advance(seconds=1)
    running.answer("DELETE", f"/candidates/{person}", key=key)
    deliver(running)
    running.clock.advance(seconds=1)
    kept = running.answer("POST", "/candidates", {"name": "Ada"}, key)["id"]
    running.answer("PUT", f"/teams/{team}/members/{kept}", key=key)
    deliver(running)
    answers = [each["answer"] for each in deliveries_of(running, key, webhook["id"])]
    events = [json.loads(got.body) for got in receiver.got]
    told = {(event["type"], event["data"].get("candidate_id")) for event in events}
    assert {("candidate.erased", person), ("candidate.created", kept), ("team.updated", None)} <= told
    assert sorted(answer is None for answer in answers) == [False] * 2 + [True] * 4


@pytest.mark.parametrize(
    ("name", "reply"), [("Jörg", "JÖRG has joined"), ("jan groß", "JAN GROSS has joined")], ids=["umlaut", "sharp-s"]
)
def test_erasing_a_person_takes_their_name_in_any_case(
    running: Running, key: str, receiver: Receiver, name: str, reply: str
) -> None:
    person = running.answer("POST", "/candidates", {"name": name}, key)["id"]
    deliver(running)
    answers = iter([reply, "fine"])
    receiver.answer = lambda _: Answering(body=next(answers).encode())
    webhook = register(running, key, receiver)
    emit_event(running, key, 2)
    deliver(running)
    assert {each["answer"] for each in deliveries_of(running, key, webhook["id"])} == {reply, "fine"}
    running.answer("DELETE", f"/candidates/{person}", key=key)
    assert {each["answer"] for each in deliveries_of(running, key, webhook["id"])} == {None, "fine"}


@on_sqlite
def test_a_log_row_outlives_its_event_no_longer_than_it_is_under_way(
    running: Running, key: str, receiver: Receiver
) -> None:
    receiver.answer = lambda _: Answering(500)
    waiting = register(running, key, receiver)
    with run_receiver() as good:
        done = register(running, key, good)
        emit_event(running, key, 2)
        deliver(running)
    running.service.database.write_now(
        lambda connection: connection.execute(
            update(deliveries)
            .where(deliveries.c.status == "pending")
            .values(run_at=running.clock() + timedelta(days=60))
        )
    )
    running.clock.advance(days=31)
    running.portal.call(run_retention, running.service)
    assert deliveries_of(running, key, done["id"]) == []
    assert len(deliveries_of(running, key, waiting["id"])) == 2


@on_sqlite
@pytest.mark.parametrize("type_", EVENT_TYPES)
@pytest.mark.exhaustive
def test_what_arrives_is_what_the_description_says(
    running: Running, key: str, receiver: Receiver, type_: EventType
) -> None:
    described = running.answer("GET", "/openapi.json")["webhooks"][type_]["post"]
    schema = described["requestBody"]["content"]["application/json"]["schema"]
    register(running, key, receiver)
    account = running.answer("GET", "/account", key=key)["id"]
    data = dict.fromkeys(EVENT_DATA[type_], "id_1")
    running.service.database.write_now(lambda connection: emit(connection, account, type_, data, running.clock()))
    deliver(running)
    [got] = receiver.got
    body, parts = json.loads(got.body), schema["properties"]
    assert list(body) == schema["required"]
    assert body["type"] == parts["type"]["const"]
    assert list(body["data"]) == parts["data"]["required"] == list(parts["data"]["properties"])
    assert {parameter["name"] for parameter in described["parameters"]} <= set(got.headers)
