"""Secrets and identifiers: how they are made, recognised and kept."""

import hashlib
import secrets
import zlib

ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"

_PAIRS = [first + second for first in ALPHABET for second in ALPHABET]

KEY_PREFIX = "dsc"
KEY_LENGTH = 32
"""Base62 digits of a key, 190 random bits: long enough that a plain hash at rest is right."""
CHECKSUM_LENGTH = 6


def new_id(prefix: str) -> str:
    """A fresh opaque identifier, ``asm_…``: 119 random bits."""
    return f"{prefix}_{_random(20)}"


def new_token() -> str:
    """A fresh link token: 190 random bits."""
    return _random(KEY_LENGTH)


def new_key() -> str:
    """A fresh API key: ``dsc_``, 32 random digits, 6 digits of checksum."""
    body = _random(KEY_LENGTH)
    return f"{KEY_PREFIX}_{body}{_checksum(body)}"


def is_key(text: str) -> bool:
    """Whether ``text`` has the form and the checksum of a key, so that garbage never reaches the database."""
    prefix, _, digits = text.partition("_")
    body, checksum = digits[:KEY_LENGTH], digits[KEY_LENGTH:]
    return (
        prefix == KEY_PREFIX
        and len(digits) == KEY_LENGTH + CHECKSUM_LENGTH
        and digits.isascii()
        and secrets.compare_digest(_checksum(body), checksum)
    )


def digest(secret: str) -> str:
    """The form in which a secret is stored: SHA-256, in hexadecimal."""
    return hashlib.sha256(secret.encode()).hexdigest()


def _random(length: int) -> str:
    return _digits(secrets.randbelow(len(ALPHABET) ** length), length)


def _checksum(body: str) -> str:
    return _digits(zlib.crc32(body.encode()), CHECKSUM_LENGTH)


def _digits(number: int, length: int) -> str:
    """The last ``length`` base62 digits of a number, two at a time; ``length`` is even."""
    pairs = []
    for _ in range(length // 2):
        number, pair = divmod(number, len(_PAIRS))
        pairs.append(_PAIRS[pair])
    return "".join(reversed(pairs))
