"""Events, endpoints and deliveries in words."""

from collections import defaultdict
from collections.abc import Iterable
from datetime import datetime
from urllib.parse import urlsplit

from discern import words
from discern.contract import Delivery, Event, Webhook
from discern_app.base.language import language, say

PAGES = {"assessment_id": "results", "team_id": "team"}


def time_of(moment: datetime) -> str:
    """`20 Nov 2026, 09:41:12 UTC`."""
    return words.format_moment(moment, language())


def words_of(type_: str) -> str:
    """The type of an event in words; an unknown type as the service names it."""
    return say("integrations-event", event=type_.replace(".", "-"), name=type_)


def subject_of(event: Event) -> tuple[str, dict[str, str]] | None:
    """The page that an event leads to and its URL parameters; None without one."""
    for name, page in PAGES.items():
        id_ = event.data.get(name)
        if isinstance(id_, str):
            return page, {name.removesuffix("_id"): id_}
    return None


def name_of_endpoint(webhook: Webhook) -> str:
    """The description of an endpoint, or else its host."""
    return webhook.description or urlsplit(webhook.url).hostname or webhook.url


def health_of(webhook: Webhook, now: datetime) -> str:
    """The state of an endpoint in a sentence or two."""
    if webhook.status == "disabled":
        reason, since = webhook.disabled_reason or "owner", webhook.disabled_at
        if since is None:
            return say("integrations-off", reason=reason)
        return say("integrations-off-since", reason=reason, since=time_of(since))
    if webhook.paused_until is not None and webhook.paused_until > now:
        return say("integrations-paused", until=time_of(webhook.paused_until))
    if webhook.failing_since is not None:
        return say("integrations-failing", since=time_of(webhook.failing_since))
    if webhook.last_success_at is not None:
        return say("integrations-working", at=time_of(webhook.last_success_at))
    return say("integrations-unused")


def outcome_of(delivery: Delivery) -> str:
    """The outcome of a delivery and its reason, in a sentence or two."""
    attempts, why = delivery.attempts, delivery.error or say("integrations-no-answer")
    match delivery.status:
        case "delivered":
            known = "-".join(
                name
                for name, value in (("at", delivery.attempted_at), ("took", delivery.latency_ms))
                if value is not None
            )
            at = "" if delivery.attempted_at is None else time_of(delivery.attempted_at)
            return say("integrations-delivered", known=known, at=at, attempts=attempts, ms=delivery.latency_ms or 0)
        case "failed":
            return say("integrations-failed", attempts=attempts, why=why)
        case "cancelled":
            return say("integrations-cancelled")
        case _ if attempts == 0:
            return say("integrations-sending")
        case _ if delivery.next_attempt_at is None:
            return say("integrations-pending", attempts=attempts, why=why)
        case _:
            return say("integrations-pending-next", attempts=attempts, why=why, next=time_of(delivery.next_attempt_at))


def is_moving(delivery: Delivery, now: datetime, seconds: float = 60) -> bool:
    """Whether its next attempt is due within so many seconds."""
    at = delivery.next_attempt_at
    return delivery.status == "pending" and at is not None and (at - now).total_seconds() < seconds


def by_event(deliveries: Iterable[Delivery]) -> dict[str, list[Delivery]]:
    """Deliveries by event id, in the given order."""
    found: defaultdict[str, list[Delivery]] = defaultdict(list)
    for delivery in deliveries:
        found[delivery.event_id].append(delivery)
    return dict(found)
