"""The receiver's side of webhooks: check that a delivery is from the service, and read its event."""

import hmac
import json
import re
import time
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Protocol

from pydantic import ValidationError
from standardwebhooks import Webhook

from discern.contract.models.events import Event
from discern.contract.webhook_signing import ID, SIGNATURE, TIMESTAMP, read_secret

TOLERANCE = 300.0
"""Seconds that a delivery's time may be off."""


class Headers(Protocol):
    """A request's headers, as `http.server`, Starlette and Flask have them, or a dict."""

    def items(self) -> Iterable[tuple[str, str]]: ...


class WebhookError(Exception):
    """Don't act on this delivery: answer it with 400. The message gives the reason and quotes nothing from it."""


class UnsignedDeliveryError(WebhookError):
    """One of the three headers is missing."""


class MalformedDeliveryError(WebhookError):
    """A header or the body is malformed."""


class StaleDeliveryError(WebhookError):
    """Signed too long ago: it may be a replay of an intercepted delivery, or this machine's clock is fast."""


class FutureDeliveryError(WebhookError):
    """Signed in the future: the clocks of the two machines differ."""


class WronglySignedDeliveryError(WebhookError):
    """No signature matches: it was made with another secret, or the body was changed on the way."""


def verify(
    headers: Headers,
    body: bytes | str,
    secrets: str | Sequence[str],
    *,
    tolerance: float = TOLERANCE,
    now: float | None = None,
) -> Event:
    """Check a delivery and return its event. The same event may come more than once: act once on each ``id``.

    Args:
        headers: the request's headers; names are case-insensitive.
        body: the request's raw body, before anything has parsed it.
        secrets: the endpoint's ``whsec_…``; both while a secret is being rotated.
        tolerance: how many seconds the delivery's time may differ from ``now``.
        now: Unix seconds; the machine's clock by default.

    Raises:
        WebhookError: one of its subclasses above.
        ValueError: a secret is malformed, or there is none: the receiver's mistake, not the delivery's.
    """
    keys = [read_secret(secret) for secret in ([secrets] if isinstance(secrets, str) else secrets)]
    if not keys:
        raise ValueError("give at least one secret")
    text = _decode(body)
    lower_case = {name.lower(): value.strip() for name, value in headers.items()}
    id_, timestamp_text, signatures = (_require(lower_case, name) for name in (ID, TIMESTAMP, SIGNATURE))
    if not id_.isascii():
        raise MalformedDeliveryError(f"The header {ID} must be plain ASCII.")
    timestamp = _read_timestamp(timestamp_text)
    age = (time.time() if now is None else now) - timestamp
    if age > tolerance:
        raise StaleDeliveryError(f"The delivery was signed {age:.0f} s ago; {tolerance:.0f} s are allowed.")
    if age < -tolerance:
        raise FutureDeliveryError(f"The delivery was signed {-age:.0f} s in the future; {tolerance:.0f} s are allowed.")
    _require_signature(keys, id_, timestamp, text, signatures)
    return _read_event(id_, text)


def _decode(body: bytes | str) -> str:
    try:
        return body.decode() if isinstance(body, bytes) else body.encode().decode()
    except UnicodeError:
        raise MalformedDeliveryError("The body must be UTF-8.") from None


def _require(headers: Mapping[str, str], name: str) -> str:
    value = headers.get(name)
    if not value:
        raise UnsignedDeliveryError(f"The header {name} is missing.")
    return value


def _read_timestamp(text: str) -> int:
    if re.fullmatch("0|[1-9][0-9]{0,14}", text) is None:
        raise MalformedDeliveryError(f"The header {TIMESTAMP} must be Unix seconds, a whole number.")
    return int(text)


def _require_signature(keys: list[bytes], id_: str, timestamp: int, body: str, signatures: str) -> None:
    sent = [signature.encode("utf-8", "surrogatepass") for signature in signatures.split()]
    if not any(signature.startswith(b"v1,") for signature in sent):
        raise MalformedDeliveryError(f"The header {SIGNATURE} must hold signatures that begin with v1,.")
    try:
        signed_at = datetime.fromtimestamp(timestamp, UTC)
    except (OverflowError, OSError, ValueError):
        raise MalformedDeliveryError(f"The header {TIMESTAMP} is out of range.") from None
    # `Webhook.verify` has neither a clock nor a tolerance to set, so only its signatures are used.
    expected = [Webhook(key).sign(id_, signed_at, body).encode() for key in keys]
    if not any(hmac.compare_digest(ours, theirs) for ours in expected for theirs in sent):
        raise WronglySignedDeliveryError("No signature fits the body and the secret.")


def _read_event(id_: str, body: str) -> Event:
    try:
        content = json.loads(body)
        return Event.model_validate({**content, "id": id_})
    except (ValueError, TypeError, RecursionError, ValidationError):
        raise MalformedDeliveryError("The body must be a JSON object with type, timestamp and data.") from None
