"""The tables. Migrations create them; a test compares the two."""

from discern.service.storage.engine.tables.administration import (
    accounts,
    audit,
    backups,
    idempotency,
    keys,
    rate_buckets,
)
from discern.service.storage.engine.tables.base import EPOCH, MICROSECOND, Instant, metadata
from discern.service.storage.engine.tables.delivery import deliveries, events, outbox, webhooks
from discern.service.storage.engine.tables.people import (
    candidates,
    confirmations,
    memberships,
    teams,
    user_teams,
    users,
)
from discern.service.storage.engine.tables.reporting import report_people, reports
from discern.service.storage.engine.tables.taking import (
    answers,
    assessments,
    consents,
    join_links,
    private_links,
    results,
)

__all__ = [
    "EPOCH",
    "MICROSECOND",
    "Instant",
    "accounts",
    "answers",
    "assessments",
    "audit",
    "backups",
    "candidates",
    "confirmations",
    "consents",
    "deliveries",
    "events",
    "idempotency",
    "join_links",
    "keys",
    "memberships",
    "metadata",
    "outbox",
    "private_links",
    "rate_buckets",
    "report_people",
    "reports",
    "results",
    "teams",
    "user_teams",
    "users",
    "webhooks",
]
