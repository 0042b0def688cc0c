"""Endpoints that events are sent to, and what became of each delivery."""

from typing import Annotated, Literal, Self
from urllib.parse import urlsplit

from pydantic import AfterValidator, Field, StrictInt, StringConstraints, model_validator

from discern.contract.base_models import (
    SOMETHING,
    WRITTEN_EITHER_WAY,
    GivenTime,
    Input,
    Line,
    ListQuery,
    NotNull,
    Object,
    Time,
)
from discern.contract.models.events import EVENT_TYPES, EventType


def require_receiver(url: str) -> str:
    """Refuse what can't be an address that receives events."""
    if not url.isascii() or not url.isprintable() or " " in url or "\\" in url:
        raise ValueError("must be an address in plain ASCII without spaces; write other letters encoded")
    try:
        parts = urlsplit(url)
        host, _ = parts.hostname, parts.port
    except ValueError:
        host = None
        parts = urlsplit("")
    if parts.scheme not in {"http", "https"} or not host:
        raise ValueError("must begin with https:// and a host")
    if "@" in parts.netloc:
        raise ValueError("must have no user name or password in it: deliveries are signed instead")
    if "#" in url:
        raise ValueError("must have no fragment (#…)")
    return url


ReceiverUrl = Annotated[
    str,
    StringConstraints(max_length=2000),
    AfterValidator(require_receiver),
    Field(json_schema_extra={"format": "uri"}),
]
EventTypes = Annotated[tuple[EventType, ...], Field(min_length=1, max_length=len(EVENT_TYPES))]

WebhookStatus = Literal["enabled", "disabled"]
DisabledReason = Literal["owner", "failing", "gone"]
"""Its owner did it; it failed for five days; it answered 410."""

DeliveryStatus = Literal["pending", "delivered", "failed", "cancelled"]
"""`failed`: no attempt is left. `cancelled`: its endpoint was disabled before."""

DeliveryCause = Literal["event", "resend", "replay", "test"]


class Webhook(Object):
    """An endpoint. ``failing_since`` is the first failure after the last success; null while all is well."""

    id: str
    url: str
    description: str | None = None
    events: tuple[str, ...]
    status: WebhookStatus
    disabled_reason: DisabledReason | None = None
    disabled_at: Time | None = None
    failing_since: Time | None = None
    paused_until: Time | None = None
    last_success_at: Time | None = None
    old_secret_until: Time | None = None
    created_at: Time


class WebhookWithSecret(Webhook):
    """An endpoint and its secret, `whsec_` and base64: shown this once."""

    secret: str = Field(repr=False)


class NewWebhook(Input):
    url: ReceiverUrl = Field(description="`https://…`; it must lead to a public address.")
    events: EventTypes = Field(default=EVENT_TYPES, description="Which events are sent. All by default.")
    description: Line | None = None


class WebhookChange(Input):
    """At least one of them. Enabled again, it gets what happens from then on; `replay` sends what it missed."""

    model_config = SOMETHING

    url: NotNull[ReceiverUrl] = None
    events: NotNull[EventTypes] = None
    description: Line | None = None
    status: NotNull[WebhookStatus] = None

    @model_validator(mode="after")
    def _something(self) -> Self:
        if not self.model_fields_set:
            raise ValueError("give at least one of url, events, description and status")
        for name in ("url", "events", "status"):
            if name in self.model_fields_set and getattr(self, name) is None:
                raise ValueError(f"{name} can't be null")
        return self


class RotateSecret(Input):
    """For ``overlap_hours`` deliveries are signed with the old secret as well as with the new one."""

    overlap_hours: Annotated[StrictInt, Field(ge=0, le=168), WRITTEN_EITHER_WAY] = Field(
        default=24, description="0 when the old secret has leaked: it ends at once."
    )


class Replay(Input):
    since: GivenTime = Field(description="Events from this time on are sent again.")


class Replayed(Object):
    """How many deliveries were queued. Events with a delivery on its way to the endpoint are not queued twice."""

    webhook_id: str
    queued: int


class Delivery(Object):
    """One event on its way to one endpoint, and the last attempt.

    ``event_id`` is the `webhook-id` that the receiver sees: the same at every attempt, re-send and replay. ``error``
    says in words why the attempt failed. ``answer`` is the first 2,048 bytes of what the receiver answered.
    """

    id: str
    webhook_id: str
    event_id: str
    type: str
    cause: DeliveryCause
    status: DeliveryStatus
    attempts: int
    created_at: Time
    attempted_at: Time | None = None
    next_attempt_at: Time | None = None
    status_code: int | None = None
    latency_ms: int | None = None
    error: str | None = None
    answer: str | None = None


class DeliveryQuery(ListQuery):
    status: DeliveryStatus | None = None
    event_id: Line | None = None
