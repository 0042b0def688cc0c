"""Events and endpoints in the fake service. What is sent arrives at once, for nothing is sent."""

from pydantic import BaseModel

from discern.client.testing.calls import Call, page_of
from discern.client.testing.world import BEGIN, Refusal, World, known
from discern.contract import (
    TEST_EVENT,
    Deleted,
    DeliveryQuery,
    Event,
    EventQuery,
    FieldError,
    ListQuery,
    NewWebhook,
    Replay,
    Replayed,
    RotateSecret,
    Webhook,
    WebhookChange,
    WebhookWithSecret,
)
from discern.contract.signing import write_secret


def list_events(world: World, call: Call) -> BaseModel:
    query = call.query(EventQuery)
    rows = list(world.events.values())
    if query.after is not None:
        if query.after not in world.events:
            told = FieldError(field="after", message="there is no such event")
            raise Refusal(400, "event_unknown", "after: there is no such event", [told])
        rows = rows[list(world.events).index(query.after) + 1 :]
    return page_of([row for row in rows if query.type in {None, row.type}], query)


def list_webhooks(world: World, call: Call) -> BaseModel:
    return page_of(list(world.webhooks.values()), call.query(ListQuery))


def create_webhook(world: World, call: Call) -> BaseModel:
    return _with_secret(world, world.add_webhook(call.read(NewWebhook)))


def get_webhook(world: World, call: Call) -> BaseModel:
    return known(world.webhooks, call.ids[0])


def change_webhook(world: World, call: Call) -> BaseModel:
    webhook = known(world.webhooks, call.ids[0])
    changed = call.read(WebhookChange).model_dump(exclude_unset=True)
    if changed.get("status") == "disabled":
        changed |= {"disabled_reason": "owner", "disabled_at": BEGIN}
    elif changed.get("status") == "enabled":
        changed |= {"disabled_reason": None, "disabled_at": None}
    world.webhooks[webhook.id] = webhook.model_copy(update=changed)
    return world.webhooks[webhook.id]


def delete_webhook(world: World, call: Call) -> BaseModel:
    id_ = known(world.webhooks, call.ids[0]).id
    del world.webhooks[id_]
    for delivery in [each for each in world.deliveries.values() if each.webhook_id == id_]:
        del world.deliveries[delivery.id]
    return Deleted(id=id_)


def rotate_secret(world: World, call: Call) -> BaseModel:
    call.read(RotateSecret)
    return _with_secret(world, known(world.webhooks, call.ids[0]))


def send_test(world: World, call: Call) -> BaseModel:
    webhook = _enabled(world, call.ids[0])
    event = Event(id="evt_test", type=TEST_EVENT, timestamp=BEGIN, data={"webhook_id": webhook.id})
    return world.add_delivery(webhook.id, event, "test")


def replay(world: World, call: Call) -> BaseModel:
    webhook, since = _enabled(world, call.ids[0]), call.read(Replay).since
    wanted = [each for each in world.events.values() if each.timestamp >= since and each.type in webhook.events]
    for event in wanted:
        world.add_delivery(webhook.id, event, "replay")
    return Replayed(webhook_id=webhook.id, queued=len(wanted))


def list_deliveries(world: World, call: Call) -> BaseModel:
    webhook, query = known(world.webhooks, call.ids[0]), call.query(DeliveryQuery)
    rows = [
        row
        for row in world.deliveries.values()
        if row.webhook_id == webhook.id
        and query.status in {None, row.status}
        and query.event_id in {None, row.event_id}
    ]
    return page_of(rows, query)


def resend(world: World, call: Call) -> BaseModel:
    held = known(world.deliveries, call.ids[0])
    webhook = _enabled(world, held.webhook_id)
    event = world.events.get(held.event_id) or Event(id=held.event_id, type=held.type, timestamp=BEGIN, data={})
    return world.add_delivery(webhook.id, event, "resend")


def _enabled(world: World, id_: str) -> Webhook:
    webhook = known(world.webhooks, id_)
    if webhook.status == "disabled":
        raise Refusal(400, "webhook_disabled", "This endpoint is disabled.")
    return webhook


def _with_secret(world: World, webhook: Webhook) -> WebhookWithSecret:
    key = f"{webhook.id} {len(world.deliveries)} ".encode().ljust(32, b"x")
    return WebhookWithSecret(**webhook.model_dump(), secret=write_secret(key))
