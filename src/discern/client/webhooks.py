"""The receiver's side of webhooks: is a delivery really from the service, and what does it tell?"""

import hmac
import json
import re
import time
from collections.abc import Mapping, Sequence

from pydantic import ValidationError

from discern.contract.models.events import Event
from discern.contract.signing import ID, SIGNATURE, TIMESTAMP, read_secret, sign

TOLERANCE = 300.0
"""Seconds that a delivery's time may be off."""


class WebhookError(Exception):
    """A delivery that must not be acted upon: answer it with 400. The message says why and repeats nothing of it."""


class UnsignedDeliveryError(WebhookError):
    """A header of the three is missing."""


class MalformedDeliveryError(WebhookError):
    """A header or the body doesn't have its form."""


class StaleDeliveryError(WebhookError):
    """It was signed too long ago: perhaps somebody sends again what they overheard. Or this machine's clock is fast."""


class FutureDeliveryError(WebhookError):
    """It was signed later than now: the clocks of both machines differ."""


class WronglySignedDeliveryError(WebhookError):
    """No signature fits: another secret, or something on the way changed the body."""


def verify(
    headers: Mapping[str, str],
    body: bytes | str,
    secrets: str | Sequence[str],
    *,
    tolerance: float = TOLERANCE,
    now: float | None = None,
) -> Event:
    """Check a delivery and give its event. The same event may come more than once: act once on each ``id``.

    Args:
        headers: those of the request, in any case.
        body: the request's body as it came, before anything has parsed it.
        secrets: the endpoint's `whsec_…`; while a secret is rotated, both.
        tolerance: seconds by which the delivery's time may differ from ``now``.
        now: Unix seconds; the machine's clock by default.

    Raises:
        WebhookError: one of its kinds above.
        ValueError: a secret isn't one, or there is none. It is a mistake of the receiver, not of the delivery.
    """
    keys = [read_secret(secret) for secret in ([secrets] if isinstance(secrets, str) else secrets)]
    if not keys:
        raise ValueError("give at least one secret")
    content = body.encode("utf-8", "surrogatepass") if isinstance(body, str) else body
    given = {name.lower(): value.strip() for name, value in headers.items()}
    id_, sent, signatures = (_require(given, name) for name in (ID, TIMESTAMP, SIGNATURE))
    if not id_.isascii():
        raise MalformedDeliveryError(f"The header {ID} must be plain ASCII.")
    timestamp = _read_timestamp(sent)
    age = (time.time() if now is None else now) - timestamp
    if age > tolerance:
        raise StaleDeliveryError(f"The delivery was signed {age:.0f} s ago; {tolerance:.0f} s are allowed.")
    if age < -tolerance:
        raise FutureDeliveryError(f"The delivery was signed {-age:.0f} s in the future; {tolerance:.0f} s are allowed.")
    _require_signature(keys, id_, timestamp, content, signatures)
    return _read_event(id_, content)


def _require(headers: Mapping[str, str], name: str) -> str:
    value = headers.get(name)
    if not value:
        raise UnsignedDeliveryError(f"The header {name} is missing.")
    return value


def _read_timestamp(given: str) -> int:
    if re.fullmatch("0|[1-9][0-9]{0,14}", given) is None:
        raise MalformedDeliveryError(f"The header {TIMESTAMP} must be Unix seconds, a whole number.")
    return int(given)


def _require_signature(keys: list[bytes], id_: str, timestamp: int, body: bytes, signatures: str) -> None:
    given = [each.encode("utf-8", "surrogatepass") for each in signatures.split()]
    if not any(each.startswith(b"v1,") for each in given):
        raise MalformedDeliveryError(f"The header {SIGNATURE} must hold signatures that begin with v1,.")
    expected = [sign(key, id_, timestamp, body).encode() for key in keys]
    if not any(hmac.compare_digest(ours, theirs) for ours in expected for theirs in given):
        raise WronglySignedDeliveryError("No signature fits the body and the secret.")


def _read_event(id_: str, body: bytes) -> Event:
    try:
        content = json.loads(body)
        return Event.model_validate({**content, "id": id_})
    except (ValueError, TypeError, RecursionError, ValidationError):
        raise MalformedDeliveryError("The body must be a JSON object with type, timestamp and data.") from None
