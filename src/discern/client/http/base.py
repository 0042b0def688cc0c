"""What the synchronous and the asynchronous client have in common."""

import copy
import time
from collections.abc import Callable
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Self, TypedDict, Unpack

import httpx

from discern.client.foreign import ForeignPayloads
from discern.client.http.attempts import CallRunner
from discern.client.http.connection import ApiKey, Connection
from discern.client.http.rate_limit import Quota, QuotaWatch
from discern.client.http.retry import Policy

# The service's web server closes idle connections after 5 s. Closing them first avoids a request on a closing one.
LIMITS = httpx.Limits(max_connections=100, max_keepalive_connections=20, keepalive_expiry=4.0)


class Options(TypedDict, total=False):
    """Options of both clients.

    Attributes:
        timeout: seconds for one attempt; 10 by default. Connecting, sending and each wait for data have that time
            (`httpx.Timeout`), and so has the response as a whole.
        budget: seconds for a whole call with its retries; 20 by default.
        idempotent_creates: the service honours ``Idempotency-Key``, so a create of unknown outcome may be sent again.
        foreign: read payloads that don't follow the contract too, in this way.
        clock: monotonic, in seconds.
    """

    timeout: float
    budget: float
    idempotent_creates: bool
    foreign: ForeignPayloads | None
    clock: Callable[[], float]


class BaseClient:
    """A connection to a DISC assessment service.

    ``api_key`` may be a function, which is called once for each call. Raises `ValueError` for an invalid base address.
    """

    def __init__(self, base_url: str, api_key: ApiKey, **options: Unpack[Options]) -> None:
        policy = Policy(
            timeout=options.get("timeout", 10.0),
            budget=options.get("budget", 20.0),
            idempotent_creates=options.get("idempotent_creates", False),
        )
        self._runner = CallRunner(
            Connection.to(base_url, api_key),
            policy,
            QuotaWatch(),
            clock=options.get("clock", time.monotonic),
            foreign=options.get("foreign"),
        )

    @property
    def connection(self) -> Connection:
        return self._runner.connection

    @property
    def identity(self) -> tuple[object, ...]:
        """Differs between callers who must not see each other's answers."""
        return (*self.connection.identity, self._runner.foreign)

    @property
    def quota(self) -> Quota | None:
        """What responses have said about how many requests remain; null before the first one."""
        return self._runner.quota.quota

    def acting_for(self, person: str) -> Self:
        """A client that acts for a person, over the same connections: closing either closes both.

        Raises `ValueError` where the person's identifier can't be sent in a header.
        """
        return self._with_connection(self.connection.acting_for(person))

    def acting_for_taker(self, private_token: str) -> Self:
        """A client that acts for the taker whose private link has this secret, over the same connections.

        Raises `ValueError` where it can't be sent in a header.
        """
        return self._with_connection(self.connection.acting_for_taker(private_token))

    def opening_from(self, address: str) -> Self:
        """A client that opens links for somebody at a network address, to which wrong guesses are attributed.

        Raises `ValueError` where it can't be sent in a header.
        """
        return self._with_connection(self.connection.opening_from(address))

    def _with_connection(self, connection: Connection) -> Self:
        derived = copy.copy(self)
        derived._runner = self._runner.with_connection(connection)
        return derived

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.connection.base_url!r})"


def no_cookies() -> CookieJar:
    """A jar that stays empty: callers share a pool, and a cookie set for one of them must not be sent for another."""
    return CookieJar(DefaultCookiePolicy(allowed_domains=[]))
