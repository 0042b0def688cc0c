"""The Events page over the real service: what happened, the deliveries, and sending again."""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from discern.client import Client, operations
from discern.client.testing import Fault
from discern.contract import (
    Delivery,
    DeliveryQuery,
    Event,
    ListQuery,
    NewCandidate,
    NewTeam,
    NewWebhook,
    Webhook,
)
from discern.service.jobs.deliver_webhooks import DeliveryWorker
from discern_app.integrations.delivery_text import health_of, is_moving, outcome_of, subject_of, words_of
from tests.support.faulty_service import FaultyService
from tests.support.pages import Open, click, labels, run, texts
from tests.support.receivers import Answering, Receiver, run_receiver

NOW = datetime(2026, 11, 20, 9, 41, tzinfo=UTC)


@pytest.fixture(autouse=True)
def closed_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCERN_WEBHOOK_ALLOW_HTTP", "1")
    monkeypatch.setenv("DISCERN_WEBHOOK_ALLOW_PRIVATE", "1")
    monkeypatch.setattr(DeliveryWorker, "POLL_INTERVAL_S", 0.02)


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with run_receiver() as receiver:
        yield receiver


def make_team(client: Client) -> str:
    person = client.send(operations.create_candidate(NewCandidate(name="Ada")))
    return client.send(operations.create_team(NewTeam(name="Crew", members=[person.id]))).id


def await_deliveries(client: Client, webhook_id: str, status: Any, count: int) -> list[Delivery]:
    for _ in range(2000):
        found = client.send(operations.list_deliveries(webhook_id, DeliveryQuery(status=status))).data
        if len(found) >= count:
            return found
        client.send(operations.list_webhooks(ListQuery()))
    raise AssertionError(f"no {count} deliveries became {status}")


def test_an_empty_page_says_what_will_appear_here(open_page: Open) -> None:
    test = open_page("events")
    assert "No endpoint yet" in texts(test)
    assert "Nothing yet" in test.info[0].value


def test_a_service_without_events_is_explained(open_over: Callable[..., AppTest], fake: FaultyService) -> None:
    fake.fault_for = lambda request: Fault(404) if "/events" in str(request.url) else None
    test = open_over("events")
    assert "doesn't offer events" in test.info[0].value
    assert not test.error


def test_an_endpoint_is_added_tested_turned_off_and_deleted(
    open_page: Open, client: Client, receiver: Receiver
) -> None:
    test = open_page("events")
    [url] = [each for each in test.text_input if each.label == "Address"]
    url.input(receiver.url)
    [name] = [each for each in test.text_input if each.label == "Description (optional)"]
    name.input("HR <b>system</b>")
    click(test, "Add and get the secret")
    [webhook] = client.send(operations.list_webhooks()).data
    assert webhook.description == "HR <b>system</b>"
    assert test.code[0].value.startswith("whsec_")
    click(test, "Send a test")
    await_deliveries(client, webhook.id, "delivered", 1)
    assert "Last test: Delivered" in texts(run(test)).replace("\\", "")
    click(test, "Turn off")
    assert client.send(operations.get_webhook(webhook.id)).status == "disabled"
    assert "Turned off" in texts(test)
    click(test, "Turn on")
    assert client.send(operations.get_webhook(webhook.id)).status == "enabled"
    click(test, "Create a new secret")
    assert test.code[0].value.startswith("whsec_")
    click(test, "Delete endpoint")
    assert client.send(operations.list_webhooks()).data == []
    assert len(receiver.got) == 1


@pytest.mark.parametrize(
    ("address", "message"),
    [
        pytest.param("", "Address: must begin with https", id="none"),
        pytest.param("ftp://example.org", "Address: must begin with https", id="ftp"),
        pytest.param("https://169.254.169.254/", "must lead to a public address", id="inside"),
    ],
)
def test_an_impossible_address_is_refused(open_page: Open, client: Client, address: str, message: str) -> None:
    test = open_page("events")
    [url] = [each for each in test.text_input if each.label == "Address"]
    url.input(address)
    click(test, "Add and get the secret")
    assert message in test.error[0].value.replace("\\", "")
    assert client.send(operations.list_webhooks()).data == []


def test_a_failure_says_why_and_is_sent_again_with_a_click(open_page: Open, client: Client, receiver: Receiver) -> None:
    webhook = client.send(operations.create_webhook(NewWebhook(url=receiver.url, description="HR")))
    receiver.answer = lambda _: Answering(503, body=b"<b>down</b> for maintenance")
    make_team(client)
    test = open_page("events")
    for _ in range(2000):
        if "answered 503" in texts(run(test)).replace("\\", ""):
            break
    assert "HR: Not delivered yet after 1 attempt: answered 503." in texts(test).replace("\\", "")
    assert "The people in a team changed" in texts(test)
    assert "<b>down</b> for maintenance" in [code.value for code in test.code]
    assert "Failing since" in texts(test)
    receiver.answer = lambda _: Answering()
    click(test, "Resend")
    await_deliveries(client, webhook.id, "delivered", 1)
    assert "HR: Delivered" in texts(run(test)).replace("\\", "")
    click(test, "Resend")
    await_deliveries(client, webhook.id, "delivered", 2)
    assert len(set(receiver.ids)) == 1
    assert "HR (resent): Delivered" in texts(run(test)).replace("\\", "")


def test_the_list_is_paged_and_chosen_by_kind(open_page: Open, client: Client) -> None:
    team = make_team(client)
    for number in range(24):
        person = client.send(operations.create_candidate(NewCandidate(name=f"P {number}")))
        client.send(operations.add_member(team, person.id))
    test = open_page("events")
    assert texts(test).count("The people in a team changed") == 20
    click(test, "Older")
    assert texts(test).count("The people in a team changed") == 5
    click(test, "Newer")
    assert "Newer" not in labels(test)
    [kind] = [each for each in test.button_group if each.label == "Kind"]
    kind.set_value("A report is ready")
    assert "Nothing yet" in run(test).info[0].value


def webhook(**changes: Any) -> Webhook:
    given = {"id": "whk_1", "url": "https://example.org/x", "events": ("team.updated",), "status": "enabled"}
    return Webhook(**{**given, "created_at": NOW, **changes})


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({}, "Nothing sent yet."),
        ({"last_success_at": NOW}, "Working. The last delivery was on 20 Nov 2026, 09:41:00 UTC."),
        (
            {"failing_since": NOW},
            "Failing since 20 Nov 2026, 09:41:00 UTC. It is turned off after five days of failures.",
        ),
        (
            {"paused_until": NOW + timedelta(minutes=1), "failing_since": NOW},
            "The endpoint asked for a pause until 20 Nov 2026, 09:42:00 UTC.",
        ),
        ({"paused_until": NOW, "last_success_at": NOW}, "Working. The last delivery was on 20 Nov 2026, 09:41:00 UTC."),
        ({"status": "disabled", "disabled_reason": "owner"}, "Turned off."),
        (
            {"status": "disabled", "disabled_reason": "failing", "disabled_at": NOW},
            "Turned off after five days of failures without a success. That was on 20 Nov 2026, 09:41:00 UTC.",
        ),
        (
            {"status": "disabled", "disabled_reason": "gone"},
            "Turned off: the endpoint answered that it is gone for good (410).",
        ),
    ],
)
def test_health_in_words(changes: dict[str, Any], expected: str) -> None:
    assert health_of(webhook(**changes), NOW) == expected


def delivery(**changes: Any) -> Delivery:
    given = {"id": "dlv_1", "webhook_id": "whk_1", "event_id": "evt_1", "type": "team.updated", "cause": "event"}
    return Delivery(**{**given, "status": "pending", "attempts": 0, "created_at": NOW, **changes})


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({}, "Being sent."),
        (
            {"attempts": 2, "error": "answered 500", "next_attempt_at": NOW},
            "Not delivered yet after 2 attempts: answered 500. Next attempt: 20 Nov 2026, 09:41:00 UTC.",
        ),
        (
            {"status": "delivered", "attempts": 1, "attempted_at": NOW, "latency_ms": 12},
            "Delivered on 20 Nov 2026, 09:41:00 UTC, after 1 attempt, in 12 ms.",
        ),
        (
            {"status": "failed", "attempts": 8, "error": "the connection was refused"},
            "Not delivered after 8 attempts: the connection was refused. There will be no further attempts.",
        ),
        ({"status": "cancelled", "attempts": 1}, "Cancelled: the endpoint was turned off before delivery."),
    ],
)
def test_outcomes_in_words(changes: dict[str, Any], expected: str) -> None:
    assert outcome_of(delivery(**changes)) == expected


def test_only_what_comes_soon_is_waited_for() -> None:
    assert is_moving(delivery(next_attempt_at=NOW), NOW)
    assert not is_moving(delivery(next_attempt_at=NOW + timedelta(minutes=5)), NOW)
    assert not is_moving(delivery(status="delivered"), NOW)


def test_an_unknown_event_is_listed_by_its_name_without_a_link() -> None:
    event = Event(id="evt_1", type="moon.rose", timestamp=NOW, data={"moon_id": "m"})
    assert words_of(event.type) == "moon.rose"
    assert subject_of(event) is None
    assert subject_of(event.model_copy(update={"data": {"team_id": "t"}})) == (
        "team",
        {"team": "t"},
    )
