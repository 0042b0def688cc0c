"""The rows about webhooks of the table in `discern.contract.operations`."""

from discern.contract.base_models import Deleted
from discern.contract.models.lists import ListQuery, Page
from discern.contract.operation_type import CacheKind, Operation
from discern.contract.roles import OWNER
from discern.contract.webhooks.models import (
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

_WEBHOOKS: frozenset[CacheKind] = frozenset({"webhooks"})

# fmt: off
LIST_WEBHOOKS = Operation(
    name="list_webhooks", method="GET", path="/webhooks", query=ListQuery, answer=Page[Webhook],
    scopes=("webhooks:read",), roles=OWNER, repeat="freely", cache="webhooks",
    tag="Webhooks", summary="List endpoints")
CREATE_WEBHOOK = Operation(
    name="create_webhook", method="POST", path="/webhooks", body=NewWebhook, answer=WebhookWithSecret,
    scopes=("webhooks:write",), roles=OWNER, repeat="by_key", cache="webhooks", invalidates=_WEBHOOKS,
    tag="Webhooks", summary="Register an endpoint")
GET_WEBHOOK = Operation(
    name="get_webhook", method="GET", path="/webhooks/{webhook_id}", answer=Webhook,
    scopes=("webhooks:read",), roles=OWNER, repeat="freely", cache="webhooks",
    tag="Webhooks", summary="Get an endpoint and its health")
CHANGE_WEBHOOK = Operation(
    name="change_webhook", method="PATCH", path="/webhooks/{webhook_id}", body=WebhookChange, answer=Webhook,
    scopes=("webhooks:write",), roles=OWNER, cache="webhooks", invalidates=_WEBHOOKS,
    tag="Webhooks", summary="Change, disable or enable an endpoint")
DELETE_WEBHOOK = Operation(
    name="delete_webhook", method="DELETE", path="/webhooks/{webhook_id}", answer=Deleted,
    scopes=("webhooks:write",), roles=OWNER, cache="webhooks", invalidates=_WEBHOOKS,
    tag="Webhooks", summary="Delete an endpoint with its deliveries")
ROTATE_SECRET = Operation(
    name="rotate_secret", method="POST", path="/webhooks/{webhook_id}/rotate", body=RotateSecret,
    answer=WebhookWithSecret, scopes=("webhooks:write",), roles=OWNER, cache="webhooks", invalidates=_WEBHOOKS,
    tag="Webhooks", summary="Give an endpoint a new secret")
TEST_WEBHOOK = Operation(
    name="test_webhook", method="POST", path="/webhooks/{webhook_id}/test", answer=Delivery,
    scopes=("webhooks:write",), roles=OWNER, cache="webhooks", invalidates=_WEBHOOKS,
    tag="Webhooks", summary="Send a test event to an endpoint")
REPLAY_EVENTS = Operation(
    name="replay_events", method="POST", path="/webhooks/{webhook_id}/replay", body=Replay, answer=Replayed,
    scopes=("webhooks:write",), roles=OWNER, cache="webhooks", invalidates=_WEBHOOKS,
    tag="Webhooks", summary="Send events since a time again")
LIST_DELIVERIES = Operation(
    name="list_deliveries", method="GET", path="/webhooks/{webhook_id}/deliveries", query=DeliveryQuery,
    answer=Page[Delivery], scopes=("webhooks:read",), roles=OWNER, repeat="freely", cache="webhooks",
    tag="Webhooks", summary="What was sent to an endpoint, and what came of it")
RESEND_DELIVERY = Operation(
    name="resend_delivery", method="POST", path="/deliveries/{delivery_id}/resend", answer=Delivery,
    scopes=("webhooks:write",), roles=OWNER, cache="webhooks", invalidates=_WEBHOOKS,
    tag="Webhooks", summary="Send one event to its endpoint again")
# fmt: on
