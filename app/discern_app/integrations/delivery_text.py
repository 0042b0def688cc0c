"""Events, endpoints and deliveries in words. Pure functions."""

from collections import defaultdict
from collections.abc import Iterable
from datetime import datetime
from urllib.parse import urlsplit

from discern.contract import Delivery, Event, Webhook
from discern_app.base.text import counted

EVENT_WORDS = {
    "assessment.completed": "An assessment was completed",
    "report.generated": "A report is ready",
    "team.updated": "The people in a team changed",
    "webhook.test": "Test event",
}

PAGES = {"assessment_id": "results", "team_id": "team"}

OFF_WORDS = {
    "owner": "Turned off.",
    "failing": "Turned off after five days of failures without a success.",
    "gone": "Turned off: the endpoint answered that it is gone for good (410).",
}


def time_of(moment: datetime) -> str:
    """`20 Nov 2026, 09:41:12 UTC`."""
    return f"{moment.day} {moment:%b %Y, %H:%M:%S} UTC"


def words_of(type_: str) -> str:
    """The type of an event in words; an unknown type as the service names it."""
    return EVENT_WORDS.get(type_, type_)


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
        since = "" if webhook.disabled_at is None else f" That was on {time_of(webhook.disabled_at)}."
        return OFF_WORDS.get(webhook.disabled_reason or "owner", "Turned off.") + since
    if webhook.paused_until is not None and webhook.paused_until > now:
        return f"The endpoint asked for a pause until {time_of(webhook.paused_until)}."
    if webhook.failing_since is not None:
        return f"Failing since {time_of(webhook.failing_since)}. It is turned off after five days of failures."
    if webhook.last_success_at is not None:
        return f"Working. The last delivery was on {time_of(webhook.last_success_at)}."
    return "Nothing sent yet."


def outcome_of(delivery: Delivery) -> str:
    """The outcome of a delivery and its reason."""
    attempts = counted(delivery.attempts, "attempt", "attempts")
    why = delivery.error or "no answer"
    match delivery.status:
        case "delivered":
            at = "" if delivery.attempted_at is None else f" on {time_of(delivery.attempted_at)}"
            took = "" if delivery.latency_ms is None else f", in {delivery.latency_ms} ms"
            return f"Delivered{at}, after {attempts}{took}."
        case "failed":
            return f"Not delivered after {attempts}: {why}. There will be no further attempts."
        case "cancelled":
            return "Cancelled: the endpoint was turned off before delivery."
        case _ if delivery.attempts == 0:
            return "Being sent."
        case _:
            following = (
                "" if delivery.next_attempt_at is None else f" Next attempt: {time_of(delivery.next_attempt_at)}."
            )
            return f"Not delivered yet after {attempts}: {why}.{following}"


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
