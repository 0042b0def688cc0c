"""6. Events: webhooks tell that a test is completed, a report is ready, and a team's people have changed."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from standardwebhooks import Webhook, WebhookVerificationError

from tests.mission.interface import Interface, Received, Receiver, complete, receive

KINDS = ["assessment.completed", "report.generated", "team.updated"]


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receive() as receiver:
        yield receiver


@pytest.fixture
def endpoint(rest: Interface, receiver: Receiver) -> Iterator[dict[str, Any]]:
    """The receiver as it is registered, with its secret, for the three kinds of the specification."""
    made = rest.post("/webhooks", {"url": receiver.url, "events": KINDS})
    yield made
    rest.delete(f"/webhooks/{made['id']}")


def _read(delivery: Received) -> Any:
    return json.loads(delivery.body)


@pytest.mark.usefixtures("endpoint")
def test_a_client_is_told_when_a_candidate_completes_a_test(rest: Interface, receiver: Receiver) -> None:
    ada = complete(rest, "Ada")
    [delivered] = receiver.wait_for(1)
    assert _read(delivered)["type"] == "assessment.completed"
    assert _read(delivered)["data"] == {"assessment_id": ada.assessment, "candidate_id": ada.id}


def test_a_client_is_told_when_a_report_is_ready(rest: Interface, receiver: Receiver, endpoint: dict[str, Any]) -> None:
    ada = complete(rest, "Ada")
    report = rest.post("/reports", {"subject": {"type": "assessment", "id": ada.assessment}, "length": "short"})
    delivered = {_read(each)["type"]: _read(each) for each in receiver.wait_for(2)}
    assert delivered["report.generated"]["data"] == {"report_id": report["id"]}
    assert rest.get(f"/reports/{report['id']}")["status"] == "ready"
    assert endpoint["status"] == "enabled"


@pytest.mark.usefixtures("endpoint")
def test_a_client_is_told_when_the_composition_of_a_team_changes_and_not_when_its_name_does(
    rest: Interface, receiver: Receiver
) -> None:
    team = rest.post("/teams", {"name": "Harbour"})
    assert rest.call("PATCH", f"/teams/{team['id']}", {"name": "Quay"}).status_code == 200
    person = rest.post("/candidates", {"name": "Bo"})
    assert rest.call("PUT", f"/teams/{team['id']}/members/{person['id']}").status_code == 200
    [delivered] = receiver.wait_for(1)
    assert (_read(delivered)["type"], _read(delivered)["data"]) == ("team.updated", {"team_id": team["id"]})


def test_a_delivery_is_signed_so_that_nobody_else_can_make_one(
    rest: Interface, receiver: Receiver, endpoint: dict[str, Any]
) -> None:
    complete(rest, "Ada")
    [delivered] = receiver.wait_for(1)
    assert Webhook(endpoint["secret"]).verify(delivered.body, dict(delivered.headers))["type"] == "assessment.completed"
    with pytest.raises(WebhookVerificationError):
        Webhook(endpoint["secret"]).verify(delivered.body.replace(b"asm_", b"asm-"), dict(delivered.headers))


@pytest.mark.usefixtures("endpoint")
def test_what_a_receiver_missed_comes_again_under_the_same_id(rest: Interface, receiver: Receiver) -> None:
    receiver.failures = 1
    complete(rest, "Ada")
    first, again = receiver.wait_for(2)
    assert (first.id, first.body) == (again.id, again.body)


@pytest.mark.usefixtures("endpoint")
def test_an_event_has_ids_and_nothing_personal(rest: Interface, receiver: Receiver) -> None:
    complete(rest, "Wilhelmina Quist", email="quist@example.org")
    [delivered] = receiver.wait_for(1)
    assert b"quist" not in delivered.body.lower()


def test_whoever_was_away_reads_the_same_events_from_the_feed(rest: Interface) -> None:
    ada = complete(rest, "Ada")
    newest = rest.get("/events", order="newest", limit="1")["data"]
    assert [(each["type"], each["data"]["assessment_id"]) for each in newest] == [
        ("assessment.completed", ada.assessment)
    ]
