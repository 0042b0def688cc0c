"""Cookies that only this app can read: Fernet, with the hash of a secret as its key.

Cryptography takes 7 MB and is imported with the first of them, which waits some 20 ms for it.
"""

from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cryptography.fernet import Fernet


def seal(content: str, secret: str, at: int) -> str:
    """The content as the value of a cookie.

    Args:
        content: what is kept.
        secret: what it takes to read it: text with at least 128 random bits.
        at: the time, in seconds since 1970.
    """
    return _cipher(secret).encrypt_at_time(content.encode(), at).decode()


def unseal(value: str, secret: str, most_s: int | None = None) -> str | None:
    """What `seal` was given; None for another secret, another text, or after ``most_s`` seconds."""
    from cryptography.fernet import InvalidToken

    try:
        return _cipher(secret).decrypt(value.encode(), ttl=most_s).decode()
    except InvalidToken:
        return None


def _cipher(secret: str) -> "Fernet":
    from cryptography.fernet import Fernet

    return Fernet(urlsafe_b64encode(sha256(secret.encode()).digest()))
