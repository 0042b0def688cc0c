"""Events, endpoints and deliveries in words."""

from collections import defaultdict
from collections.abc import Iterable
from datetime import datetime, timedelta
from urllib.parse import urlsplit

from discern import words
from discern.contract.models.events import Event
from discern.contract.models.webhooks import Delivery, Webhook
from discern_app.base.language import language, say, time_zone
from discern_app.components.tables import Tone

PAGES = {
    "assessment_id": ("people", "assessment"),
    "candidate_id": ("people", "person"),
    "team_id": ("teams", "team"),
    "report_id": ("reports", "report"),
}
"""By the field of an event: the page that shows its subject, and the parameter of that page's address."""

TONES: dict[str, Tone] = {
    "delivered": "good",
    "pending": "open",
    "retrying": "bad",
    "failed": "bad",
    "cancelled": "quiet",
}
"""By the stage of a delivery."""

KNOWN_OF_DELIVERED = {(True, True): "at-took", (True, False): "at", (False, True): "took", (False, False): "neither"}
"""The case of a message, by whether it is known when a delivery was attempted, and how long that took."""

HEALTH_COLOURS = {"working": "green", "failing": "red", "paused": "yellow", "off": "gray", "unused": "gray"}


def time_of(moment: datetime) -> str:
    """`20 Nov 2026, 10:41` in the reader's time zone, or `20 Nov 2026, 09:41 UTC` where that isn't known."""
    return words.format_moment(moment, language(), time_zone())


def words_of(type_: str) -> str:
    """The type of an event in words; an unknown type as the service names it."""
    return say("integrations-event", event=type_.replace(".", "-"), name=type_)


def subject_of(event: Event) -> tuple[str, dict[str, str]] | None:
    """The page that an event leads to and its URL parameters; None without one."""
    for name, (page, param) in PAGES.items():
        id_ = event.data.get(name)
        if isinstance(id_, str):
            return page, {param: id_}
    return None


def subject_id(event: Event) -> str:
    """The id of the person, the team or the report that an event is about; empty without one."""
    ids = (event.data.get(name) for name in ("candidate_id", "team_id", "report_id"))
    return next((id_ for id_ in ids if isinstance(id_, str)), "")


def name_of_endpoint(webhook: Webhook) -> str:
    """The description of an endpoint, or else its host."""
    return webhook.description or urlsplit(webhook.url).hostname or webhook.url


def condition_of(webhook: Webhook, now: datetime) -> str:
    """The state of an endpoint in a word: a key of `HEALTH_COLOURS`."""
    if webhook.status == "disabled":
        return "off"
    if webhook.paused_until is not None and webhook.paused_until > now:
        return "paused"
    if webhook.failing_since is not None:
        return "failing"
    return "unused" if webhook.last_success_at is None else "working"


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
            details = KNOWN_OF_DELIVERED[delivery.attempted_at is not None, delivery.latency_ms is not None]
            at = "" if delivery.attempted_at is None else time_of(delivery.attempted_at)
            return say("integrations-delivered", known=details, at=at, attempts=attempts, ms=delivery.latency_ms or 0)
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


def stage_of(delivery: Delivery) -> str:
    """Its status, where one that is tried again after a failure is `retrying`."""
    return "retrying" if delivery.status == "pending" and delivery.attempts else delivery.status


def answer_of(delivery: Delivery) -> str:
    """The last answer in short: its status and how long it took, or why there was none."""
    if delivery.status_code is None or delivery.error:
        return delivery.error or ""
    took = delivery.latency_ms
    return f"{delivery.status_code}" if took is None else f"{delivery.status_code} · {took} ms"


def is_moving(delivery: Delivery, now: datetime) -> bool:
    """Whether its next attempt is due within a minute."""
    at = delivery.next_attempt_at
    return delivery.status == "pending" and at is not None and at - now < timedelta(minutes=1)


def by_event(deliveries: Iterable[Delivery]) -> dict[str, list[Delivery]]:
    """Deliveries by event id, in the given order."""
    groups: defaultdict[str, list[Delivery]] = defaultdict(list)
    for delivery in deliveries:
        groups[delivery.event_id].append(delivery)
    return dict(groups)
