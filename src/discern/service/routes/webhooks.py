"""`/webhooks`: endpoints that events are sent to; and `/deliveries`, what became of each."""

from datetime import timedelta
from typing import Annotated
from urllib.parse import urlsplit

from fastapi import Body, Query
from sqlalchemy import Connection

from discern.contract.base_models import Deleted, ListQuery, Page
from discern.contract.models.webhooks import (
    Delivery,
    DeliveryQuery,
    NewWebhook,
    Replay,
    Replayed,
    RotateSecret,
    Webhook,
    WebhookChange,
    WebhookWithSecret,
)
from discern.contract.operations import (
    CHANGE_WEBHOOK,
    CREATE_WEBHOOK,
    DELETE_WEBHOOK,
    GET_WEBHOOK,
    LIST_DELIVERIES,
    LIST_WEBHOOKS,
    REPLAY_EVENTS,
    RESEND_DELIVERY,
    ROTATE_SECRET,
    TEST_WEBHOOK,
)
from discern.service.errors import invalid
from discern.service.http.dependencies import Id, IdempotencyKey, OperationRequest
from discern.service.http.routing import OperationRouter
from discern.service.jobs.deliver_webhooks import publish_all
from discern.service.ssrf import find_refusal
from discern.service.state import Service
from discern.service.storage.queues import deliveries
from discern.service.storage.repositories import webhooks as store
from discern.service.storage.repositories.audit import record

router = OperationRouter()

REFUSED = {400: "A parameter is invalid; `idempotency_key_reused`: the key came with another body before."}
DISABLED = {400: "A parameter is invalid; `webhook_disabled`: the endpoint is disabled."}

REPLAYED_AT_ONCE = 500

HTTP_REFUSED = "must begin with https://, unless DISCERN_WEBHOOK_ALLOW_HTTP is set on the server"
ADDRESS_REFUSED = {
    "private": "must lead to a public address, unless DISCERN_WEBHOOK_ALLOW_PRIVATE is set on the server",
    "never": "must lead to a public address; no setting opens the one it leads to",
}

A_DAY = RotateSecret()


@router.serve(LIST_WEBHOOKS)
async def list_webhooks(request: OperationRequest, query: Annotated[ListQuery, Query()]) -> Page[Webhook]:
    return await request.service.database.read(
        lambda connection: store.list_webhooks(connection, request.caller.account_id, query)
    )


@router.serve(CREATE_WEBHOOK, REFUSED)
async def create_webhook(
    request: OperationRequest, new: NewWebhook, idempotency_key: IdempotencyKey = None
) -> WebhookWithSecret:
    """The answer has the secret that deliveries are signed with, this once."""
    service, caller = request.service, request.caller
    await require_reachable(service, new.url)
    now = service.now()
    repeatable = caller.repeatable(CREATE_WEBHOOK, idempotency_key, new, now)

    def create(connection: Connection) -> WebhookWithSecret:
        made = store.create_webhook(connection, caller.account_id, new, now)
        record(connection, caller.audit_actor, "webhook.created", made.id, now)
        return made

    return await service.database.write(
        lambda connection: repeatable.once(connection, WebhookWithSecret, lambda: create(connection))
    )


@router.serve(GET_WEBHOOK)
async def get_webhook(request: OperationRequest, webhook_id: Id) -> Webhook:
    return await request.service.database.read(
        lambda connection: store.get_webhook(connection, request.caller.account_id, webhook_id)
    )


@router.serve(CHANGE_WEBHOOK)
async def change_webhook(request: OperationRequest, webhook_id: Id, change: WebhookChange) -> Webhook:
    """Disabling ends deliveries that are on their way."""
    service, caller = request.service, request.caller
    if change.url is not None:
        await require_reachable(service, change.url)
    now = service.now()

    def write(connection: Connection) -> Webhook:
        changed = store.change_webhook(connection, caller.account_id, webhook_id, change, now)
        record(connection, caller.audit_actor, "webhook.changed", webhook_id, now)
        return changed

    return await service.database.write(write)


@router.serve(DELETE_WEBHOOK)
async def delete_webhook(request: OperationRequest, webhook_id: Id) -> Deleted:
    """Nothing more is sent to it, but for an attempt that is under way at this moment."""
    service, caller = request.service, request.caller
    now = service.now()

    def delete(connection: Connection) -> None:
        store.delete_webhook(connection, caller.account_id, webhook_id)
        record(connection, caller.audit_actor, "webhook.deleted", webhook_id, now)

    await service.database.write(delete)
    return Deleted(id=webhook_id)


@router.serve(ROTATE_SECRET)
async def rotate_secret(
    request: OperationRequest, webhook_id: Id, given: Annotated[RotateSecret, Body()] = A_DAY
) -> WebhookWithSecret:
    """The answer has the new secret, this once. While the overlap lasts, deliveries are signed with both."""
    service, caller = request.service, request.caller
    now = service.now()

    def rotate(connection: Connection) -> WebhookWithSecret:
        overlap = timedelta(hours=given.overlap_hours)
        rotated = store.rotate_secret(connection, caller.account_id, webhook_id, overlap, now)
        record(connection, caller.audit_actor, "webhook.rotated", webhook_id, now)
        return rotated

    return await service.database.write(rotate)


@router.serve(TEST_WEBHOOK, DISABLED)
async def test_webhook(request: OperationRequest, webhook_id: Id) -> Delivery:
    """A `webhook.test`, to this endpoint alone. Ask for its deliveries to see what came of it."""
    service, caller = request.service, request.caller
    now = service.now()

    def send(connection: Connection) -> Delivery:
        store.require_enabled(connection, caller.account_id, webhook_id)
        return deliveries.send_test(connection, caller.account_id, webhook_id, now)

    return await service.database.write(send)


@router.serve(REPLAY_EVENTS, DISABLED)
async def replay_events(request: OperationRequest, webhook_id: Id, given: Replay) -> Replayed:
    """Those that the endpoint wants, under the ids that they had. They are kept for 30 days unless set otherwise."""
    service, caller = request.service, request.caller
    now = service.now()
    queued, after = 0, 0

    def replay_some(connection: Connection) -> tuple[int, int | None]:
        endpoint = store.require_enabled(connection, caller.account_id, webhook_id)
        return deliveries.replay_some(connection, endpoint, given.since, after=after, most=REPLAYED_AT_ONCE, now=now)

    await publish_all(service, caller.account_id)
    following: int | None = 0
    while following is not None:
        after = following
        count, following = await service.database.write(replay_some)
        queued += count
    return Replayed(webhook_id=webhook_id, queued=queued)


@router.serve(LIST_DELIVERIES)
async def list_deliveries(
    request: OperationRequest, webhook_id: Id, query: Annotated[DeliveryQuery, Query()]
) -> Page[Delivery]:
    service, caller = request.service, request.caller

    def read(connection: Connection) -> Page[Delivery]:
        store.get_webhook(connection, caller.account_id, webhook_id)
        return deliveries.list_deliveries(connection, caller.account_id, webhook_id, query)

    return await service.database.read(read)


@router.serve(RESEND_DELIVERY, DISABLED)
async def resend_delivery(request: OperationRequest, delivery_id: Id) -> Delivery:
    """One that still waits is brought forward; any other gets a new delivery, under the same `event_id`."""
    service, caller = request.service, request.caller
    now = service.now()

    def send(connection: Connection) -> Delivery:
        delivery = deliveries.get_delivery(connection, caller.account_id, delivery_id)
        store.require_enabled(connection, caller.account_id, delivery.webhook_id)
        return deliveries.resend_delivery(connection, caller.account_id, delivery_id, now)

    return await service.database.write(send)


async def require_reachable(service: Service, url: str) -> None:
    """Refuse a parameter ``url`` that nothing could ever go to, by the rules that hold for each delivery.

    Raises:
        ServiceError: 400.
    """
    settings, parts = service.settings, urlsplit(url)
    if parts.scheme == "http" and not settings.webhook_allow_http:
        raise invalid("url", HTTP_REFUSED)
    refusal = await find_refusal(parts.hostname or "", allow_private=settings.webhook_allow_private)
    if refusal is not None:
        raise invalid("url", ADDRESS_REFUSED[refusal])
