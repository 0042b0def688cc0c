"""Signatures of deliveries, as Standard Webhooks 1.0.0 has them.

https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
"""

import base64
import binascii
from collections.abc import Iterable
from datetime import UTC, datetime

from standardwebhooks import Webhook

ID = "webhook-id"
TIMESTAMP = "webhook-timestamp"
SIGNATURE = "webhook-signature"

PREFIX = "whsec_"
LEAST_KEY_BYTES, MOST_KEY_BYTES = 24, 64


def write_secret(key: bytes) -> str:
    """A secret as it is handed over. Raises `ValueError` for a key of the wrong length."""
    if not LEAST_KEY_BYTES <= len(key) <= MOST_KEY_BYTES:
        raise ValueError(f"a key has {LEAST_KEY_BYTES} to {MOST_KEY_BYTES} bytes")
    return PREFIX + base64.b64encode(key).decode()


def read_secret(secret: str) -> bytes:
    """The key in a secret; the prefix may be missing. Raises `ValueError`, which doesn't repeat it."""
    try:
        key = base64.b64decode(secret.removeprefix(PREFIX), validate=True)
    except (binascii.Error, ValueError):
        raise ValueError(f"a webhook's secret is {PREFIX} followed by base64") from None
    if not LEAST_KEY_BYTES <= len(key) <= MOST_KEY_BYTES:
        raise ValueError(f"a webhook's secret holds {LEAST_KEY_BYTES} to {MOST_KEY_BYTES} bytes")
    return key


def sign_delivery(secrets: Iterable[str], id_: str, timestamp: int, body: bytes) -> dict[str, str]:
    """The three headers of a delivery, signed with each of the secrets; ``timestamp`` is in Unix seconds.

    Raises:
        ValueError: the body isn't UTF-8, or a secret isn't one.
    """
    at, text = datetime.fromtimestamp(timestamp, UTC), body.decode()
    signatures = [Webhook(read_secret(secret)).sign(id_, at, text) for secret in secrets]
    return {ID: id_, TIMESTAMP: str(timestamp), SIGNATURE: " ".join(signatures)}
