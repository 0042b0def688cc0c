"""Endpoints and their secrets. A secret is stored in plain text, since every delivery is signed with it."""

import secrets
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import Connection, Row, delete, insert, select, update

from discern.contract.base_models import ListQuery, Page
from discern.contract.models.webhooks import DisabledReason, NewWebhook, Webhook, WebhookChange, WebhookWithSecret
from discern.contract.webhook_signing import write_secret
from discern.service.errors import ServiceError, not_found
from discern.service.storage.engine.locks import lock_account_sequence
from discern.service.storage.engine.pagination import fetch_page
from discern.service.storage.engine.tables import webhooks
from discern.service.storage.queues.deliveries import cancel_pending
from discern.service.tokens import new_id

KEY_BYTES = 32

_SHOWN = [name for name in Webhook.model_fields if name not in {"events", "status"}]


def create_webhook(connection: Connection, account_id: str, new: NewWebhook, now: datetime) -> WebhookWithSecret:
    lock_account_sequence(connection, account_id)
    row = {
        "id": new_id("whk"),
        "account_id": account_id,
        "url": new.url,
        "description": new.description,
        "events": list(new.events),
        "secret": _new_secret(),
        "enabled": True,
        "created_at": now,
    }
    made = connection.execute(insert(webhooks).values(row).returning(*webhooks.c)).one()
    return _with_secret(made)


def get_webhook(connection: Connection, account_id: str, webhook_id: str) -> Webhook:
    """One endpoint of the account.

    Raises:
        ServiceError: `not_found`.
    """
    return _present(_get(connection, account_id, webhook_id))


def list_webhooks(connection: Connection, account_id: str, query: ListQuery) -> Page[Webhook]:
    statement = select(webhooks).where(webhooks.c.account_id == account_id)
    return fetch_page(connection, statement, webhooks, query, lambda rows: [_present(row) for row in rows])


def require_enabled(connection: Connection, account_id: str, webhook_id: str) -> Row[Any]:
    """An enabled endpoint, locked until the transaction ends.

    Raises:
        ServiceError: `not_found`, or `webhook_disabled`.
    """
    row = _get(connection, account_id, webhook_id, lock=True)
    if not row.enabled:
        raise ServiceError("webhook_disabled", "This endpoint is disabled. Enable it to send to it.")
    return row


def change_webhook(
    connection: Connection, account_id: str, webhook_id: str, change: WebhookChange, now: datetime
) -> Webhook:
    """Change an endpoint. Disabling it ends pending deliveries; enabling it again clears its failures.

    Raises:
        ServiceError: `not_found`.
    """
    row = _get(connection, account_id, webhook_id, lock=True)
    values = change.model_dump(include=change.model_fields_set - {"status"})
    if "events" in values:
        values["events"] = list(values["events"])
    if values:
        connection.execute(update(webhooks).where(webhooks.c.id == webhook_id).values(values))
    if change.status == "disabled" and row.enabled:
        disable_webhook(connection, webhook_id, "owner", now)
    elif change.status == "enabled" and not row.enabled:
        cleared = {"disabled_reason": None, "disabled_at": None, "failing_since": None, "paused_until": None}
        connection.execute(update(webhooks).where(webhooks.c.id == webhook_id).values(enabled=True, **cleared))
    return get_webhook(connection, account_id, webhook_id)


def disable_webhook(connection: Connection, webhook_id: str, reason: DisabledReason, now: datetime) -> None:
    connection.execute(
        update(webhooks)
        .where(webhooks.c.id == webhook_id)
        .values(enabled=False, disabled_at=now, disabled_reason=reason, paused_until=None)
    )
    cancel_pending(connection, webhook_id)


def lock_webhook(connection: Connection, webhook_id: str) -> Row[Any] | None:
    """An endpoint of any account, locked until the transaction ends; None if it has been deleted."""
    return connection.execute(select(webhooks).where(webhooks.c.id == webhook_id).with_for_update()).first()


def write_health(connection: Connection, webhook_id: str, **values: datetime | None) -> None:
    """Write some of `failing_since`, `paused_until` and `last_success_at`."""
    connection.execute(update(webhooks).where(webhooks.c.id == webhook_id).values(values))


def delete_webhook(connection: Connection, account_id: str, webhook_id: str) -> None:
    """Remove an endpoint with its deliveries.

    Raises:
        ServiceError: `not_found`.
    """
    _get(connection, account_id, webhook_id, lock=True)
    connection.execute(delete(webhooks).where(webhooks.c.id == webhook_id))


def rotate_secret(
    connection: Connection, account_id: str, webhook_id: str, overlap: timedelta, now: datetime
) -> WebhookWithSecret:
    """Give an endpoint a new secret; during ``overlap`` deliveries are signed with the old one as well.

    Raises:
        ServiceError: `not_found`.
    """
    row = _get(connection, account_id, webhook_id, lock=True)
    keeps = overlap > timedelta()
    values = {
        "secret": _new_secret(),
        "old_secret": row.secret if keeps else None,
        "old_secret_until": now + overlap if keeps else None,
    }
    changed = update(webhooks).where(webhooks.c.id == webhook_id).values(values).returning(*webhooks.c)
    return _with_secret(connection.execute(changed).one())


def forget_old_secrets(connection: Connection, now: datetime) -> None:
    over = webhooks.c.old_secret_until <= now
    connection.execute(update(webhooks).where(over).values(old_secret=None, old_secret_until=None))


def _get(connection: Connection, account_id: str, webhook_id: str, *, lock: bool = False) -> Row[Any]:
    statement = select(webhooks).where(webhooks.c.id == webhook_id, webhooks.c.account_id == account_id)
    row = connection.execute(statement.with_for_update() if lock else statement).first()
    if row is None:
        raise not_found("webhook")
    return row


def _new_secret() -> str:
    return write_secret(secrets.token_bytes(KEY_BYTES))


def _present(row: Row[Any]) -> Webhook:
    return Webhook(**_fields(row))


def _with_secret(row: Row[Any]) -> WebhookWithSecret:
    return WebhookWithSecret(**_fields(row), secret=row.secret)


def _fields(row: Row[Any]) -> dict[str, Any]:
    status = "enabled" if row.enabled else "disabled"
    return {name: getattr(row, name) for name in _SHOWN} | {"events": tuple(row.events), "status": status}
