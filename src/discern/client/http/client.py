"""The clients: calls over HTTP, from threads or asynchronously, tried again where that is harmless.

Both clients send; everything else, from the request to when it is sent again, is in `BaseClient`.
"""

import copy
import hashlib
import time
import uuid
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from http.cookiejar import CookieJar, DefaultCookiePolicy
from types import TracebackType
from typing import Any, Generic, Self, TypeAlias, TypedDict, TypeVar, Unpack

import anyio
import httpx
from tenacity import (
    AsyncRetrying,
    RetryCallState,
    Retrying,
    retry_if_exception,
    wait_exception,
    wait_exponential_jitter,
)

from discern import __version__
from discern.client.calls import at_cursor
from discern.client.errors import (
    NotAuthenticated,
    RateLimited,
    ServerError,
    ServiceUnreachable,
    TimedOut,
    UnreadableAnswer,
)
from discern.client.foreign import ForeignPayloads
from discern.client.http.quota import Quota, QuotaWatch
from discern.client.http.responses import (
    MAX_ANSWER,
    WIRE_ERRORS,
    AnswerTooLongError,
    CallResult,
    error_of_exception,
    read_result,
)
from discern.contract import headers as names
from discern.contract.base_models import Page
from discern.contract.operation_type import Call

T = TypeVar("T")

ApiKey: TypeAlias = str | Callable[[], str]
"""A key, or a function that returns the current one; it is called once for each call."""

USER_AGENT = f"discern-client/{__version__}"

# The service's web server closes idle connections after 5 s. Closing them first avoids a request on a closing one.
POOL_LIMITS = httpx.Limits(max_connections=100, max_keepalive_connections=20, keepalive_expiry=4.0)

LONGEST_WAIT = 5.0
"""Seconds of ``Retry-After`` that a call waits for itself. One that is asked to wait longer fails at once."""

LEAST_TIMEOUT = 0.001
"""Seconds; an attempt at the very end of the budget must not be given none, which would mean no time-out."""

TRANSIENT = (RateLimited, ServerError, ServiceUnreachable, TimedOut)
"""Errors that another attempt may not meet."""


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
            raise ValueError("the base address must begin with http:// or https://, followed by a host")
        if url.port is not None and not 0 < url.port < 65_536:
            raise ValueError("not an address: its port is out of range")
        if url.userinfo or url.query or url.fragment:
            raise ValueError("the base address has no user, query or fragment")
        return cls(str(url).rstrip("/"), api_key)

    def key(self) -> str | None:
        """The current key; null if it is empty or not printable ASCII."""
        key = (self.api_key if isinstance(self.api_key, str) else self.api_key()).strip()
        return key if key and key.isascii() and key.isprintable() else None

    def headers(self, key: str) -> dict[str, str]:
        """The headers of every request."""
        on_behalf_of = {
            names.ACTOR: self.actor,
            names.PRIVATE_TOKEN: self.private_token,
            names.TAKER_ADDRESS: self.taker_address,
        }
        return {
            "Authorization": f"Bearer {key}",
            "Accept": "application/json",
            "Accept-Encoding": "gzip, deflate",
            "User-Agent": USER_AGENT,
            **{name: value for name, value in on_behalf_of.items() if value is not None},
        }

    @property
    def identity(self) -> tuple[object, ...]:
        """Differs between callers who must not see each other's answers. It does not contain the key itself.

        A function that renews keys is one caller, whatever key it returns.
        """
        source = hashlib.sha256(self.api_key.encode()).digest() if isinstance(self.api_key, str) else self.api_key
        token = None if self.private_token is None else hashlib.sha256(self.private_token.encode()).digest()
        return (self.base_url, source, self.actor, token)


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


@dataclass(frozen=True, slots=True)
class _Limits:
    """Of one call: seconds for an attempt and for all of them with the waits between, how many attempts, and the
    longest ``Retry-After``, in seconds, that is waited for.
    """

    timeout: float
    budget: float
    attempts: int = 3
    longest_wait: float = LONGEST_WAIT

    def of(self, call: Call[Any], *, brief: bool) -> "_Limits":
        """For a call: an answer may take longer than others', or a caller have something to fall back on."""
        longer = call.operation.timeout or 0.0
        if brief:
            timeout, budget = (max(min(each, 3.0), longer) for each in (self.timeout, self.budget))
            return _Limits(timeout, budget, attempts=2, longest_wait=0.5)
        return replace(self, timeout=max(self.timeout, longer), budget=max(self.budget, longer))


@dataclass(frozen=True, slots=True)
class _Sending(Generic[T]):
    """A call under way: what all its attempts have in common. ``deadline`` is the end of its budget on the clock."""

    call: Call[T]
    url: str
    headers: Mapping[str, str]
    limits: _Limits
    deadline: float


@dataclass(frozen=True, slots=True)
class _Attempt:
    """A request, and the body of its response as it arrives, which must be whole by ``deadline``."""

    request: httpx.Request
    deadline: float
    clock: Callable[[], float]
    body: bytearray = field(default_factory=bytearray)

    def add(self, chunk: bytes) -> None:
        """Raises `OSError` if the body grows too long or arrives too slowly."""
        self.body.extend(chunk)
        if len(self.body) > MAX_ANSWER:
            raise AnswerTooLongError
        if self.clock() > self.deadline:
            raise TimeoutError


class BaseClient:
    """A connection to a DISC assessment service.

    ``api_key`` may be a function, which is called once for each call. Raises `ValueError` for an invalid base address.
    """

    def __init__(self, base_url: str, api_key: ApiKey, **options: Unpack[Options]) -> None:
        self.connection = Connection.to(base_url, api_key)
        self._limits = _Limits(options.get("timeout", 10.0), options.get("budget", 20.0))
        self._idempotent_creates = options.get("idempotent_creates", False)
        self._foreign = options.get("foreign")
        self._clock = options.get("clock", time.monotonic)
        self._quota = QuotaWatch()

    @property
    def identity(self) -> tuple[object, ...]:
        """Differs between callers who must not see each other's answers."""
        return (*self.connection.identity, self._foreign)

    @property
    def quota(self) -> Quota | None:
        """What responses have said about how many requests remain; null before the first one."""
        return self._quota.quota

    def acting_for(self, person: str) -> Self:
        """A client that acts for a person, over the same connections: closing either closes both.

        Raises `ValueError` where the person's identifier can't be sent in a header.
        """
        _require_sendable(person, "a person's identifier")
        return self._with_connection(replace(self.connection, actor=person, private_token=None))

    def acting_for_taker(self, private_token: str) -> Self:
        """A client that acts for the taker whose private link has this secret, over the same connections.

        Raises `ValueError` where it can't be sent in a header.
        """
        _require_sendable(private_token, "a token")
        return self._with_connection(replace(self.connection, actor=None, private_token=private_token))

    def opening_from(self, address: str) -> Self:
        """A client that opens links for somebody at a network address, to which wrong guesses are attributed.

        Raises `ValueError` where it can't be sent in a header.
        """
        _require_sendable(address, "an address")
        return self._with_connection(replace(self.connection, taker_address=address))

    def _with_connection(self, connection: Connection) -> Self:
        derived = copy.copy(self)
        derived.connection = connection
        if connection.actor != self.connection.actor:
            # The service counts the requests made for each person separately.
            derived._quota = QuotaWatch()
        return derived

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.connection.base_url!r})"

    def _start(self, call: Call[T], *, brief: bool) -> _Sending[T]:
        limits = self._limits.of(call, brief=brief)
        headers = self.connection.headers(self._key(call))
        if call.body is not None:
            headers["Content-Type"] = "application/json"
        if call.operation.repeat == "by_key":
            # Here, and not in `_attempt`: all attempts of a call have the same.
            headers[names.IDEMPOTENCY_KEY] = call.idempotency_key or uuid.uuid4().hex
        url = self.connection.base_url + call.target
        return _Sending(call, url, headers, limits, self._clock() + limits.budget)

    def _key(self, call: Call[Any]) -> str:
        try:
            key = self.connection.key()
        except Exception as error:
            # Treat a key that can't be renewed as an outage: pages then keep what they have cached.
            raise ServiceUnreachable("No API key can be had at the moment.", operation=call.name) from error
        if key is None:
            raise NotAuthenticated("There is no usable API key.", operation=call.name)
        return key

    def _retries(self, sending: _Sending[Any]) -> dict[str, Any]:
        """When and after which wait tenacity makes another attempt; it raises the last error otherwise."""

        def is_over(state: RetryCallState) -> bool:
            # Nobody waits for an attempt that would come after the budget.
            is_out_of_time = self._clock() + state.upcoming_sleep >= sending.deadline
            return is_out_of_time or state.attempt_number >= sending.limits.attempts

        return {
            "retry": retry_if_exception(lambda error: self._is_retried(sending, error)),
            # The jitter spreads callers that failed at the same moment.
            "wait": wait_exception(_requested_wait)
            + wait_exponential_jitter(multiplier=0.1, max=LONGEST_WAIT, jitter=0.2),
            "stop": is_over,
            "reraise": True,
        }

    def _is_retried(self, sending: _Sending[Any], error: BaseException) -> bool:
        """Whether the call may be made again without taking effect twice, and without calling earlier than allowed.

        A create carries an idempotency key, but that header is not in the specification: a service that ignores it
        would create the object a second time. So a create of unknown outcome is repeated only if the service is known
        to honour the key.
        """
        if not isinstance(error, TRANSIENT) or _requested_wait(error) > sending.limits.longest_wait:
            return False
        repeat = sending.call.operation.repeat
        return not error.maybe_done or repeat == "freely" or (repeat == "by_key" and self._idempotent_creates)

    def _attempt(self, sending: _Sending[Any]) -> _Attempt:
        now = self._clock()
        seconds = min(sending.limits.timeout, sending.deadline - now)
        timeout = httpx.Timeout(max(seconds, LEAST_TIMEOUT))
        call = sending.call
        request = httpx.Request(
            call.method,
            sending.url,
            headers=sending.headers,
            content=call.body,
            extensions={"timeout": timeout.as_dict()},
        )
        return _Attempt(request, now + seconds, self._clock)

    def _result(self, call: Call[T], response: httpx.Response, body: bytearray) -> CallResult[T]:
        self._quota.observe(response.headers, self._clock(), time.time())
        return read_result(call, response.status_code, response.headers, bytes(body), self._foreign)


class Client(BaseClient):
    """A client with one pool of connections; safe to use from many threads. For its options see `Options`."""

    def __init__(
        self,
        base_url: str,
        api_key: ApiKey,
        *,
        transport: httpx.BaseTransport | None = None,
        sleep: Callable[[float], None] = time.sleep,
        **options: Unpack[Options],
    ) -> None:
        super().__init__(base_url, api_key, **options)
        self._sleep = sleep
        self._http = httpx.Client(transport=transport, cookies=_no_cookies(), limits=POOL_LIMITS)

    def send(self, call: Call[T]) -> T:
        """Make a call and return its answer. Raises `DiscernError`; no error of httpx gets through."""
        return self.call(call).value

    def call(self, call: Call[T], *, brief: bool = False) -> CallResult[T]:
        """Like `send`, but returns the value with its size and how it was read.

        ``brief`` is for callers that have something to fall back on: it takes 3 s at most, or as long as an answer to
        this operation may take.
        """
        sending = self._start(call, brief=brief)
        return Retrying(sleep=self._sleep, **self._retries(sending))(self._receive, sending)

    def pages(self, call: Call[Page[T]]) -> Iterator[T]:
        """Every object of a list, in its order; each page is fetched when it is needed."""
        pages = _Pages(call)
        while (next_call := pages.next) is not None:
            yield from pages.read(self.send(next_call))

    def close(self) -> None:
        self._http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()

    def _receive(self, sending: _Sending[T]) -> CallResult[T]:
        attempt = self._attempt(sending)
        try:
            # As a stream, since httpx limits each wait for data and neither the whole time nor the length.
            response = self._http.send(attempt.request, stream=True)
            try:
                for chunk in response.iter_bytes():
                    attempt.add(chunk)
            finally:
                response.close()
        except WIRE_ERRORS as error:
            raise error_of_exception(sending.call.name, error) from error
        return self._result(sending.call, response, attempt.body)


class AsyncClient(BaseClient):
    """A client with one pool of connections, for one event loop. For its options see `Options`."""

    def __init__(
        self,
        base_url: str,
        api_key: ApiKey,
        *,
        transport: httpx.AsyncBaseTransport | None = None,
        sleep: Callable[[float], Awaitable[None]] = anyio.sleep,
        **options: Unpack[Options],
    ) -> None:
        super().__init__(base_url, api_key, **options)
        self._sleep = sleep
        self._http = httpx.AsyncClient(transport=transport, cookies=_no_cookies(), limits=POOL_LIMITS)

    async def send(self, call: Call[T]) -> T:
        """Make a call and return its answer. Raises `DiscernError`; no error of httpx gets through."""
        return (await self.call(call)).value

    async def call(self, call: Call[T], *, brief: bool = False) -> CallResult[T]:
        """Like `send`, but returns the value with its size and how it was read.

        ``brief`` is for callers that have something to fall back on: it takes 3 s at most, or as long as an answer to
        this operation may take.
        """
        sending = self._start(call, brief=brief)
        return await AsyncRetrying(sleep=self._sleep, **self._retries(sending))(self._receive, sending)

    async def pages(self, call: Call[Page[T]]) -> AsyncIterator[T]:
        """Every object of a list, in its order; each page is fetched when it is needed."""
        pages = _Pages(call)
        while (next_call := pages.next) is not None:
            for item in pages.read(await self.send(next_call)):
                yield item

    async def aclose(self) -> None:
        await self._http.aclose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        await self.aclose()

    async def _receive(self, sending: _Sending[T]) -> CallResult[T]:
        attempt = self._attempt(sending)
        try:
            response = await self._http.send(attempt.request, stream=True)
            try:
                async for chunk in response.aiter_bytes():
                    attempt.add(chunk)
            finally:
                await response.aclose()
        except WIRE_ERRORS as error:
            raise error_of_exception(sending.call.name, error) from error
        return self._result(sending.call, response, attempt.body)


class _Pages(Generic[T]):
    """A list page by page; ``next`` is the call for the next page, null at the end of the list."""

    def __init__(self, call: Call[Page[T]]) -> None:
        self.next: Call[Page[T]] | None = call
        self._cursors: set[str] = set()

    def read(self, page: Page[T]) -> Sequence[T]:
        """The page's objects. Raises `UnreadableAnswer` if there is no next cursor, or one that was there before."""
        call = self.next
        if call is None:
            raise ValueError("the list is at its end")
        if not page.has_more:
            self.next = None
        elif page.next_cursor is None or page.next_cursor in self._cursors:
            raise UnreadableAnswer("The service's list does not say how it goes on.", operation=call.name)
        else:
            self._cursors.add(page.next_cursor)
            self.next = at_cursor(call, page.next_cursor)
        return page.data


def _requested_wait(error: BaseException) -> float:
    """Seconds for which the service asks not to be called; 0 if it asks for none."""
    return error.retry_after if isinstance(error, RateLimited) else 0.0


def _require_sendable(text: str, what: str) -> None:
    if not (text.isascii() and text.isprintable() and text == text.strip() and text):
        raise ValueError(f"{what} is printable ASCII")


def _no_cookies() -> CookieJar:
    """A jar that stays empty: callers share a pool, and a cookie set for one of them must not be sent for another."""
    return CookieJar(DefaultCookiePolicy(allowed_domains=[]))
