"""Which service is called, with which key, for whom."""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from importlib.metadata import version
from typing import TypeAlias

import httpx

from discern.contract import headers as names

ApiKey: TypeAlias = str | Callable[[], str]
"""A key, or a function that gives the key that holds now; it is asked once a call."""

USER_AGENT = f"discern-client/{version('discern')}"


@dataclass(frozen=True, slots=True)
class Connection:
    """``base_url`` has no slash at its end. The key is kept out of the ``repr``."""

    base_url: str
    api_key: ApiKey = field(repr=False)
    actor: str | None = None

    @classmethod
    def to(cls, base_url: str, api_key: ApiKey) -> "Connection":
        """Raises `ValueError` for an address that can't be one of a service."""
        try:
            url = httpx.URL(base_url.strip())
            # The way a socket will write it: a name that can't be looked up at all would fail there, and not by name.
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
        if not (person.isascii() and person.isprintable() and person == person.strip() and person):
            raise ValueError("a person's identifier is printable ASCII")
        return replace(self, actor=person)

    def key(self) -> str | None:
        """The key that holds now; null where it can't be one, being empty or not printable ASCII."""
        key = (self.api_key if isinstance(self.api_key, str) else self.api_key()).strip()
        return key if key and key.isascii() and key.isprintable() else None

    def headers(self, key: str) -> list[tuple[str, str]]:
        """What every request carries."""
        common = [
            ("Authorization", f"Bearer {key}"),
            ("Accept", "application/json"),
            ("Accept-Encoding", "gzip, deflate"),
            ("User-Agent", USER_AGENT),
        ]
        return common if self.actor is None else [*common, (names.ACTOR, self.actor)]

    @property
    def identity(self) -> tuple[object, ...]:
        """What keeps one caller's answers apart from another's. It does not hold the key itself.

        A key that is renewed stands for one caller, so its source is what counts there.
        """
        source = hashlib.sha256(self.api_key.encode()).digest() if isinstance(self.api_key, str) else self.api_key
        return (self.base_url, source, self.actor)
