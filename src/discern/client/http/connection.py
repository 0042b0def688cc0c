"""Which service is called, with which key and on whose behalf."""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import TypeAlias

import httpx

from discern import __version__
from discern.contract import headers as names

ApiKey: TypeAlias = str | Callable[[], str]
"""A key, or a function that returns the current one; it is called once for each call."""

USER_AGENT = f"discern-client/{__version__}"


@dataclass(frozen=True, slots=True)
class Connection:
    """``base_url`` has no trailing slash. Secrets stay out of the ``repr``.

    ``actor`` is the user on whose behalf calls are made, ``private_token`` that of a taker, and ``taker_address`` the
    network address of somebody who opens a link.
    """

    base_url: str
    api_key: ApiKey = field(repr=False)
    actor: str | None = None
    private_token: str | None = field(default=None, repr=False)
    taker_address: str | None = field(default=None, repr=False)

    @classmethod
    def to(cls, base_url: str, api_key: ApiKey) -> "Connection":
        """Raises `ValueError` for an address that can't be a service's."""
        try:
            url = httpx.URL(base_url.strip())
            # Encode the host as a socket will: an invalid name fails there with an error that doesn't say so.
            host = url.host and url.raw_host.decode("ascii").encode("idna")
        except (httpx.InvalidURL, UnicodeError) as error:
            raise ValueError(f"not an address: {error}") from None
        if url.scheme not in {"http", "https"} or not host:
            raise ValueError("the base address begins with http:// or https:// and a host")
        if url.port is not None and not 0 < url.port < 65_536:
            raise ValueError("not an address: its port is out of range")
        if url.userinfo or url.query or url.fragment:
            raise ValueError("the base address has no user, query or fragment")
        return cls(str(url).rstrip("/"), api_key)

    def acting_for(self, person: str) -> "Connection":
        """Raises `ValueError` where the person's identifier can't be sent in a header."""
        _require_sendable(person, "a person's identifier")
        return replace(self, actor=person, private_token=None)

    def acting_for_taker(self, private_token: str) -> "Connection":
        """Raises `ValueError` where the token can't be sent in a header."""
        _require_sendable(private_token, "a token")
        return replace(self, actor=None, private_token=private_token)

    def opening_from(self, address: str) -> "Connection":
        """Raises `ValueError` where the address can't be sent in a header."""
        _require_sendable(address, "an address")
        return replace(self, taker_address=address)

    def key(self) -> str | None:
        """The current key; null if it is empty or not printable ASCII."""
        key = (self.api_key if isinstance(self.api_key, str) else self.api_key()).strip()
        return key if key and key.isascii() and key.isprintable() else None

    def headers(self, key: str) -> list[tuple[str, str]]:
        """The headers of every request."""
        common = [
            ("Authorization", f"Bearer {key}"),
            ("Accept", "application/json"),
            ("Accept-Encoding", "gzip, deflate"),
            ("User-Agent", USER_AGENT),
        ]
        on_behalf_of = (
            (names.ACTOR, self.actor),
            (names.PRIVATE_TOKEN, self.private_token),
            (names.TAKER_ADDRESS, self.taker_address),
        )
        return [*common, *((name, value) for name, value in on_behalf_of if value is not None)]

    @property
    def identity(self) -> tuple[object, ...]:
        """Differs between callers who must not see each other's answers. It does not contain the key itself.

        A function that renews keys is one caller, whatever key it returns.
        """
        source = hashlib.sha256(self.api_key.encode()).digest() if isinstance(self.api_key, str) else self.api_key
        token = None if self.private_token is None else hashlib.sha256(self.private_token.encode()).digest()
        return (self.base_url, source, self.actor, token)


def _require_sendable(text: str, what: str) -> None:
    if not (text.isascii() and text.isprintable() and text == text.strip() and text):
        raise ValueError(f"{what} is printable ASCII")
