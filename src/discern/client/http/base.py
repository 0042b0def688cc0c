"""What both clients are, whichever way they do I/O."""

import copy
import time
from collections.abc import Callable
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Self, TypedDict, Unpack

import httpx

from discern.client.foreign import Tolerance
from discern.client.http.call import Exchanges
from discern.client.http.connection import ApiKey, Connection
from discern.client.http.rate_limit import Quota, QuotaWatch
from discern.client.http.retry import Policy

# The service's web server closes idle connections after 5 s; leaving first, a request never meets a closing one.
LIMITS = httpx.Limits(max_connections=100, max_keepalive_connections=20, keepalive_expiry=4.0)


class Options(TypedDict, total=False):
    """``timeout`` is of one attempt (10 s unless told) and ``budget`` of a whole call with its retries (20 s).

    ``idempotent_creates`` says that the service honours ``Idempotency-Key``, so that a create whose outcome is unknown
    may be sent again. With a ``tolerance``, payloads of other shapes than the contract's are read too. ``clock`` is
    monotonic, in seconds.
    """

    timeout: float
    budget: float
    idempotent_creates: bool
    tolerance: Tolerance | None
    clock: Callable[[], float]


class Shell:
    """A connection to a DISC assessment service.

    ``api_key`` may be a function, asked once a call. Raises `ValueError` for a base address that can't be one.
    """

    def __init__(self, base_url: str, api_key: ApiKey, **options: Unpack[Options]) -> None:
        policy = Policy(
            timeout=options.get("timeout", 10.0),
            budget=options.get("budget", 20.0),
            idempotent_creates=options.get("idempotent_creates", False),
        )
        self._exchanges = Exchanges(
            Connection.to(base_url, api_key),
            policy,
            QuotaWatch(),
            clock=options.get("clock", time.monotonic),
            tolerance=options.get("tolerance"),
        )

    @property
    def connection(self) -> Connection:
        return self._exchanges.connection

    @property
    def identity(self) -> tuple[object, ...]:
        """What keeps one caller's answers apart from another's."""
        return (*self.connection.identity, self._exchanges.tolerance)

    @property
    def quota(self) -> Quota | None:
        """What the service last said about how many requests remain; null before it has said so."""
        return self._exchanges.quota.quota

    def acting_for(self, person: str) -> Self:
        """A client that acts for a person, over the same connections: closing either closes both.

        Raises `ValueError` where the person's identifier can't be sent in a header.
        """
        return self._over(self.connection.acting_for(person))

    def acting_for_taker(self, private_token: str) -> Self:
        """A client that acts for the taker whose private link has this secret, over the same connections.

        Raises `ValueError` where it can't be sent in a header.
        """
        return self._over(self.connection.acting_for_taker(private_token))

    def opening_from(self, address: str) -> Self:
        """A client that opens links for somebody at a network address, by which wrong ones are counted.

        Raises `ValueError` where it can't be sent in a header.
        """
        return self._over(self.connection.opening_from(address))

    def _over(self, connection: Connection) -> Self:
        derived = copy.copy(self)
        derived._exchanges = self._exchanges.over(connection)
        return derived

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.connection.base_url!r})"


def no_cookies() -> CookieJar:
    """A jar that stays empty: callers share a pool, and must not share what a service would pin to one of them."""
    return CookieJar(DefaultCookiePolicy(allowed_domains=[]))
