"""The Integrations page over the real service: what happened, the deliveries, and sending again."""

import json
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from discern.client import Client
from discern.client.testing import Fault
from discern.contract import operations
from discern.contract.base_models import ListQuery
from discern.contract.models.candidates import NewCandidate
from discern.contract.models.events import EVENT_TYPES, Event
from discern.contract.models.teams import NewTeam
from discern.contract.models.webhooks import Delivery, DeliveryQuery, NewWebhook, Webhook
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
    monkeypatch.setenv("DISCERN_WEBHOOK_SCHEDULE", "3600")
    monkeypatch.setattr(DeliveryWorker, "POLL_INTERVAL_S", 0.02)


@pytest.fixture
def public_only(closed_network: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DISCERN_WEBHOOK_ALLOW_PRIVATE")


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with run_receiver() as receiver:
        yield receiver


def make_team(client: Client) -> str:
    person = client.send(operations.CREATE_CANDIDATE(NewCandidate(name="Ada")))
    return client.send(operations.CREATE_TEAM(NewTeam(name="Crew", members=[person.id]))).id


def await_deliveries(client: Client, webhook_id: str, status: Any, count: int) -> list[Delivery]:
    for _ in range(2000):
        found = client.send(operations.LIST_DELIVERIES(DeliveryQuery(status=status), webhook_id=webhook_id)).data
        if len(found) >= count:
            return found
        client.send(operations.LIST_WEBHOOKS(ListQuery()))
    raise AssertionError(f"no {count} deliveries became {status}")


def act(test: AppTest, action: str) -> AppTest:
    """Choose an action in the menu of the one endpoint."""
    [menu] = test.menu_button
    menu.click(action)
    return run(test)


def rows_of(test: AppTest) -> list[dict[str, Any]]:
    [table] = test.dataframe
    return [{str(name): value for name, value in row.items()} for row in table.value.to_dict("records")]


def tick(test: AppTest, row: int) -> AppTest:
    [key] = [str(each.key) for each in test.dataframe]
    test.session_state[key] = {"selection": {"rows": [row], "columns": [], "cells": []}}
    return run(test)


def tick_event(test: AppTest, label: str) -> None:
    [box] = [each for each in test.checkbox if label in each.label]
    box.check()
    run(test)


def plain_errors(test: AppTest) -> list[str]:
    return [each.value.replace("\\", "") for each in test.error]


def plain(test: AppTest) -> str:
    return texts(test).replace("\\", "")


def test_an_empty_page_says_what_will_appear_here(open_page: Open) -> None:
    test = open_page("integrations")
    assert "No endpoint yet" in texts(test)
    assert "Nothing has happened yet" in texts(test)


def test_a_service_without_events_is_explained(open_over: Callable[..., AppTest], fake: FaultyService) -> None:
    fake.fault_for = lambda request: Fault(404) if "/events" in str(request.url) else None
    test = open_over("integrations")
    assert "This service has no events" in texts(test)
    assert not test.error


def test_an_endpoint_is_added_tested_changed_turned_off_and_deleted(
    open_page: Open, client: Client, receiver: Receiver
) -> None:
    test = click(open_page("integrations"), "Add an endpoint")
    [url] = [each for each in test.text_input if each.label == "Address"]
    url.input(receiver.url)
    [name] = [each for each in test.text_input if each.label == "Description (optional)"]
    name.input("HR <b>system</b>")
    click(test, "Add and get the secret")
    assert test.error[0].value == "Choose at least one event."
    tick_event(test, "A report is ready")
    click(test, "Add and get the secret")
    [webhook] = client.send(operations.LIST_WEBHOOKS()).data
    assert webhook.events == ("report.generated",)
    assert webhook.description == "HR <b>system</b>"
    assert test.code[0].value.startswith("whsec_")
    click(test, "I have copied it")
    assert not test.code
    act(test, "test")
    await_deliveries(client, webhook.id, "delivered", 1)
    assert "Last test: Delivered" in plain(run(test))
    act(test, "edit")
    [name] = [each for each in test.text_input if each.label == "Description (optional)"]
    name.input("Payroll")
    tick_event(test, "All of them")
    click(test, "Save")
    assert set(client.send(operations.GET_WEBHOOK(webhook_id=webhook.id)).events) == set(EVENT_TYPES)
    assert client.send(operations.GET_WEBHOOK(webhook_id=webhook.id)).description == "Payroll"
    assert "Payroll" in texts(test)
    act(test, "off")
    assert client.send(operations.GET_WEBHOOK(webhook_id=webhook.id)).status == "disabled"
    assert "Turned off" in texts(test)
    act(test, "on")
    assert client.send(operations.GET_WEBHOOK(webhook_id=webhook.id)).status == "enabled"
    click(act(test, "secret"), "Create a new secret")
    assert test.code[0].value.startswith("whsec_")
    click(test, "I have copied it")
    click(act(test, "delete"), "Delete endpoint")
    assert client.send(operations.LIST_WEBHOOKS()).data == []
    assert len(receiver.got) == 1


@pytest.mark.parametrize(
    ("address", "message"),
    [
        pytest.param("", "The address must begin with https", id="none"),
        pytest.param("ftp://example.org", "The address must begin with https", id="ftp"),
        pytest.param("https://localhost:8699", "DISCERN_WEBHOOK_ALLOW_PRIVATE", id="own"),
        pytest.param("https://169.254.169.254/", "The address must lead to a public address", id="inside"),
    ],
)
@pytest.mark.usefixtures("public_only")
@pytest.mark.exhaustive
def test_an_impossible_address_is_refused(open_page: Open, client: Client, address: str, message: str) -> None:
    test = click(open_page("integrations"), "Add an endpoint")
    [url] = [each for each in test.text_input if each.label == "Address"]
    url.input(address)
    tick_event(test, "All of them")
    click(test, "Add and get the secret")
    [error] = plain_errors(test)
    assert message in error
    assert "create_webhook" not in error
    assert client.send(operations.LIST_WEBHOOKS()).data == []


def test_a_failure_says_why_and_whom_it_was_about_and_is_sent_again_with_a_click(
    open_page: Open, client: Client, receiver: Receiver
) -> None:
    webhook = client.send(
        operations.CREATE_WEBHOOK(NewWebhook(url=receiver.url, description="HR", events=("team.updated",)))
    )
    receiver.answer = lambda _: Answering(503, body=b"<b>down</b> for maintenance")
    make_team(client)
    test = open_page("integrations")
    for _ in range(2000):
        shown = texts(run(test))
        # The delivery and the endpoint are two reads, and either may be the older one.
        if "Failing since" in shown and rows_of(test)[0]["Answer"] == "answered 503":
            break
    row, _ = rows_of(test)
    assert (row["Event"], row["About"], row["Endpoint"]) == ("The people in a team changed", "Crew", "HR")
    assert list(row["Status"]) == ["Trying again"]
    assert "Failing since" in texts(test)
    shown = plain(tick(test, 0))
    assert "HR: Not delivered yet after 1 attempt: answered 503." in shown
    answer, sent = [code.value for code in test.code]
    assert answer == "<b>down</b> for maintenance"
    assert json.loads(sent) == json.loads(receiver.got[0].body)
    receiver.answer = lambda _: Answering()
    click(test, "Resend")
    await_deliveries(client, webhook.id, "delivered", 1)
    assert list(rows_of(run(test))[0]["Status"]) == ["Delivered"]
    click(tick(test, 0), "Resend")
    await_deliveries(client, webhook.id, "delivered", 2)
    assert len(set(receiver.ids)) == 1
    assert [row["Endpoint"] for row in rows_of(run(test))] == ["HR (resent)", "HR", ""]
    assert "HR (resent): Delivered" in plain(tick(test, 0))


def test_what_an_endpoint_missed_is_sent_again(open_page: Open, client: Client, receiver: Receiver) -> None:
    make_team(client)
    client.send(operations.LIST_EVENTS())
    webhook = client.send(operations.CREATE_WEBHOOK(NewWebhook(url=receiver.url, events=("team.updated",))))
    click(act(open_page("integrations"), "replay"), "Send them again")
    [delivery] = await_deliveries(client, webhook.id, "delivered", 1)
    assert delivery.cause == "replay"


def test_events_are_listed_without_any_endpoint(open_page: Open, client: Client) -> None:
    make_team(client)
    row, before = rows_of(open_page("integrations"))
    assert (before["Event"], before["About"]) == ("A person was added", "Ada")
    assert (row["Event"], row["About"], list(row["Status"])) == ("The people in a team changed", "Crew", [])
    test = open_page("integrations")
    assert "No endpoint was subscribed" in texts(tick(test, 0))
    _, event = client.send(operations.LIST_EVENTS()).data
    assert [json.loads(each.value) for each in test.code] == [event.model_dump(mode="json", exclude={"id"})]
    [link] = [each.proto for each in test.get("page_link") if each.proto.label == "Open"]
    assert "team=team_" in str(link)


def test_a_team_and_a_person_of_one_name_are_told_apart_by_what_happened(
    open_over: Callable[..., AppTest], fake: FaultyService
) -> None:
    team = fake.world.add_team("Crew", [])
    person = fake.world.add_candidate("Crew")
    fake.add_event("team.updated", team_id=team.id)
    fake.add_event("assessment.completed", candidate_id=person.id)
    assert [row["About"] for row in rows_of(open_over("integrations"))] == ["Crew"] * 3


def test_a_subject_that_is_gone_is_said_to_be_and_asked_for_once(
    open_over: Callable[..., AppTest], fake: FaultyService
) -> None:
    team = fake.world.add_team("Crew", [])
    fake.add_event("team.updated", team_id="team_gone")
    fake.add_event("team.updated", team_id=team.id)
    test = open_over("integrations")
    assert sorted(row["About"] for row in rows_of(test)) == ["Crew", "Deleted since"]
    asked = fake.count("GET", "/teams/team_gone")
    fake.clock.pass_time(60)
    run(test)
    assert (asked, fake.count("GET", "/teams/team_gone")) == (1, 1)


def test_the_list_is_paged_and_chosen_by_kind(open_page: Open, client: Client) -> None:
    team = make_team(client)
    for number in range(11):
        person = client.send(operations.CREATE_CANDIDATE(NewCandidate(name=f"P {number}")))
        client.send(operations.ADD_MEMBER(team_id=team, candidate_id=person.id))
    test = open_page("integrations")
    assert [row["Event"] for row in rows_of(test)] == ["The people in a team changed", "A person was added"] * 10
    click(test, "Next")
    assert len(rows_of(test)) == 4
    click(test, "Previous")
    assert "Previous" not in labels(test)
    [kind] = [each for each in test.selectbox if each.label == "Kind"]
    kind.select("report.generated")
    assert "Nothing matches" in texts(run(test))
    click(test, "Clear search and filters")
    assert len(rows_of(test)) == 20


def webhook(**changes: Any) -> Webhook:
    given = {"id": "whk_1", "url": "https://example.org/x", "events": ("team.updated",), "status": "enabled"}
    return Webhook(**{**given, "created_at": NOW, **changes})


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({}, "Nothing sent yet."),
        ({"last_success_at": NOW}, "Working. The last delivery was on 20 Nov 2026, 09:41 UTC."),
        (
            {"failing_since": NOW},
            "Failing since 20 Nov 2026, 09:41 UTC. After five days of failures it is turned off.",
        ),
        (
            {"paused_until": NOW + timedelta(minutes=1), "failing_since": NOW},
            "The endpoint asked for a pause until 20 Nov 2026, 09:42 UTC.",
        ),
        ({"paused_until": NOW, "last_success_at": NOW}, "Working. The last delivery was on 20 Nov 2026, 09:41 UTC."),
        ({"status": "disabled", "disabled_reason": "owner"}, "Turned off."),
        (
            {"status": "disabled", "disabled_reason": "failing", "disabled_at": NOW},
            "Turned off on 20 Nov 2026, 09:41 UTC, after five days without a single success.",
        ),
        (
            {"status": "disabled", "disabled_reason": "gone"},
            "Turned off, because the endpoint answered that it is gone for good (410).",
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
            "Not delivered yet after 2 attempts: answered 500. Next attempt: 20 Nov 2026, 09:41 UTC.",
        ),
        (
            {"status": "delivered", "attempts": 1, "attempted_at": NOW, "latency_ms": 12},
            "Delivered on 20 Nov 2026, 09:41 UTC, after 1 attempt, in 12 ms.",
        ),
        (
            {"status": "failed", "attempts": 8, "error": "the connection was refused"},
            "Not delivered after 8 attempts: the connection was refused. No more attempts will follow.",
        ),
        ({"status": "cancelled", "attempts": 1}, "Cancelled, because the endpoint was turned off before delivery."),
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
        "teams",
        {"team": "t"},
    )
