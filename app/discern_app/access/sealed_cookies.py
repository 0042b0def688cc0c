"""Cookies that only this app can read: Fernet, with the hash of a secret as its key."""

from base64 import urlsafe_b64encode
from hashlib import sha256

from cryptography.fernet import Fernet, InvalidToken


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
    try:
        return _cipher(secret).decrypt(value.encode(), ttl=most_s).decode()
    except InvalidToken:
        return None


def _cipher(secret: str) -> Fernet:
    return Fernet(urlsafe_b64encode(sha256(secret.encode()).digest()))
