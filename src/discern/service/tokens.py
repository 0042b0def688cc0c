"""Secrets and identifiers: how they are made, recognised and stored."""

import hashlib
import hmac
import secrets
import zlib
from base64 import urlsafe_b64encode
from time import time_ns

from cryptography.fernet import Fernet

from discern.contract import link_tokens

ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"

KEY_PREFIX = "dsc"
KEY_LENGTH = 32
"""Base62 digits of a key, 190 random bits: long enough that a plain hash at rest is right."""
CHECKSUM_LENGTH = 6


def new_id(prefix: str) -> str:
    """A fresh opaque identifier, ``asm_…``: 8 digits of the millisecond, then 71 random bits.

    So those of one moment are side by side in an index, and a commit writes few of its pages.
    """
    return f"{prefix}_{_base62(time_ns() // 1_000_000, 8)}{_random(12)}"


def new_token() -> str:
    """A fresh link token: 190 random bits."""
    return _random(link_tokens.LENGTH)


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


def keyed_digest(key: str, *parts: str) -> str:
    """HMAC-SHA-256 of ``parts``, in hexadecimal: the form in which what could be guessed is stored. Parts hold no line
    break.
    """
    return hmac.digest(key.encode(), "\n".join(parts).encode(), "sha256").hex()


def new_code() -> str:
    """Six random digits."""
    return f"{secrets.randbelow(1_000_000):06}"


def seal(text: str, api_key: str, purpose: str) -> str:
    """Encrypt a text so that only the same API key decrypts it: the database has just the key's hash.

    ``purpose`` separates what one key seals.
    """
    return _cipher(api_key, purpose).encrypt(text.encode()).decode()


def unseal(sealed: str, api_key: str, purpose: str) -> str:
    """The text that `seal` encrypted. Raises `cryptography.fernet.InvalidToken` for another key or purpose."""
    return _cipher(api_key, purpose).decrypt(sealed.encode()).decode()


def _cipher(api_key: str, purpose: str) -> Fernet:
    return Fernet(urlsafe_b64encode(hmac.digest(api_key.encode(), purpose.encode(), "sha256")))


def _random(length: int) -> str:
    """So many base62 digits, all equally likely."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def _checksum(body: str) -> str:
    """The CRC-32 of a key's body."""
    return _base62(zlib.crc32(body.encode()), CHECKSUM_LENGTH)


def _base62(number: int, length: int) -> str:
    """A number in so many digits, of which those of greater numbers sort later."""
    digits = ""
    for _ in range(length):
        number, digit = divmod(number, len(ALPHABET))
        digits = ALPHABET[digit] + digits
    return digits
