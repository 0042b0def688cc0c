"""One call from its request to its result, without I/O: what to send, what came back, whether and when to retry.

The synchronous and the asynchronous client carry out the steps that a `CallRunner` yields; every decision is made here.
"""

import json
import random
import time
import uuid
from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any, Generic, TypeAlias, TypeVar

import httpx
from pydantic import TypeAdapter, ValidationError

from discern.client.calls import Call
from discern.client.errors import DiscernError, NotAuthenticated, ServiceUnreachable, UnreadableAnswer
from discern.client.foreign import ForeignPayloads, Reading, ReadingError
from discern.client.http import error_mapping
from discern.client.http.connection import Connection
from discern.client.http.rate_limit import QuotaWatch
from discern.client.http.retry import Policy, next_wait
from discern.contract import headers as names

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

_adapter: Callable[[Any], TypeAdapter[Any]] = lru_cache(maxsize=256)(TypeAdapter)

MAX_ANSWER = 32 * 2**20
"""The longest body that is read, in bytes."""

LEAST_TIMEOUT = 0.001
"""Seconds; an attempt at the very end of the budget must not be given none, which would mean no time-out."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """Send this request. Its whole response must be there by ``deadline``, on the runner's clock."""

    request: httpx.Request
    deadline: float


@dataclass(frozen=True, slots=True)
class Pause:
    """Wait this many seconds before the next attempt."""

    seconds: float


@dataclass(frozen=True, slots=True)
class Received:
    """A whole response."""

    status: int
    headers: Mapping[str, str]
    body: bytes


@dataclass(frozen=True, slots=True)
class CallResult(Generic[T_co]):
    """The value that a call returned, and the size in bytes of the body it was read from.

    ``reading`` is not null where the body doesn't follow the contract and was read as another service's.
    """

    value: T_co
    size: int
    request_id: str | None = None
    reading: Reading[T_co] | None = None


Outcome: TypeAlias = Received | Exception | None
Attempts: TypeAlias = Generator[Attempt | Pause, Outcome, CallResult[T]]


class Body:
    """A body as it arrives; `add` raises if it grows too long or arrives too slowly."""

    def __init__(self, deadline: float, clock: Callable[[], float]) -> None:
        self._deadline = deadline
        self._clock = clock
        self._bytes = bytearray()

    def add(self, chunk: bytes) -> None:
        self._bytes += chunk
        if len(self._bytes) > MAX_ANSWER:
            raise error_mapping.AnswerTooLongError
        if self._clock() > self._deadline:
            raise TimeoutError

    @property
    def bytes(self) -> bytes:
        return bytes(self._bytes)


@dataclass(frozen=True, slots=True)
class CallRunner:
    """Runs calls over one connection; shared by a client and the clients derived from it."""

    connection: Connection
    policy: Policy
    quota: QuotaWatch
    clock: Callable[[], float] = time.monotonic
    jitter: Callable[[], float] = random.random
    foreign: ForeignPayloads | None = None

    def with_connection(self, connection: Connection) -> "CallRunner":
        """A runner for somebody else. Who is acted for has a limit of their own, and so a quota."""
        is_same = connection.actor == self.connection.actor
        return replace(self, connection=connection, quota=self.quota if is_same else QuotaWatch())

    def attempts(self, call: Call[T], *, brief: bool = False) -> Attempts[T]:
        """Run one call: yields each step, is sent its outcome, returns the result or raises a `DiscernError`."""
        policy = self.policy.brief() if brief else self.policy.extended_to(call.timeout)
        url = self.connection.base_url + call.target
        headers = self._headers(call)
        started_at = self.clock()
        attempt = 0
        while True:
            attempt += 1
            seconds = min(policy.timeout, started_at + policy.budget - self.clock())
            request = httpx.Request(
                call.method,
                url,
                headers=headers,
                content=call.body,
                extensions={"timeout": httpx.Timeout(max(seconds, LEAST_TIMEOUT)).as_dict()},
            )
            outcome = yield Attempt(request, self.clock() + seconds)
            try:
                return self._result(call, outcome)
            except DiscernError as error:
                elapsed = self.clock() - started_at
                wait = next_wait(error, call.repeat, policy, attempt=attempt, elapsed=elapsed, jitter=self.jitter())
                if wait is None:
                    raise
            yield Pause(wait)

    def _headers(self, call: Call[Any]) -> list[tuple[str, str]]:
        headers = self.connection.headers(self._key(call))
        if call.body is not None:
            headers.append(("Content-Type", "application/json"))
        if call.repeat == "by_key":
            headers.append((names.IDEMPOTENCY_KEY, call.idempotency_key or uuid.uuid4().hex))
        return headers

    def _key(self, call: Call[Any]) -> str:
        try:
            key = self.connection.key()
        except Exception as error:
            # Treat a key that can't be renewed as an outage: pages then keep what they have cached.
            raise ServiceUnreachable("No API key can be had at the moment.", operation=call.name) from error
        if key is None:
            raise NotAuthenticated("There is no usable API key.", operation=call.name)
        return key

    def _result(self, call: Call[T], outcome: Outcome) -> CallResult[T]:
        if isinstance(outcome, Exception):
            raise error_mapping.of_exception(call.name, outcome) from outcome
        if outcome is None:
            raise TypeError("an attempt ends in a response or an exception")
        self.quota.observe(outcome.headers.get(names.RATE_LIMIT_REMAINING), self.clock())
        return read_result(call, outcome, self.foreign)


def _matching(call: Call[T], value: T, foreign: ForeignPayloads | None) -> T:
    return value if foreign is None or call.matching is None else call.matching(value)


def read_result(call: Call[T], received: Received, foreign: ForeignPayloads | None = None) -> CallResult[T]:
    """Read a response with the operation's model, or as another service's, or raise its error."""
    if not 200 <= received.status < 300:
        raise error_mapping.of_response(call.name, received.status, received.headers, received.body, datetime.now(UTC))
    size, request_id = len(received.body), received.headers.get(names.REQUEST_ID)
    if call.answer is bytes:
        return CallResult(received.body, size, request_id)  # type: ignore[arg-type]
    try:
        value: T = _adapter(call.answer).validate_json(received.body)
        return CallResult(_matching(call, value, foreign), size, request_id)
    except ValidationError as error:
        text, cause = error_mapping.UNREADABLE, error
    if foreign is not None and call.tolerant is not None:
        try:
            reading = call.tolerant(json.loads(received.body), foreign.scale, received.headers.get("Link"))
            return CallResult(_matching(call, reading.value, foreign), size, request_id, reading)
        except ReadingError as error:
            text = str(error)
        except (ValueError, RecursionError):
            text = error_mapping.UNREADABLE
    raise UnreadableAnswer(
        text,
        operation=call.name,
        status=received.status,
        request_id=request_id,
        body=received.body,
        maybe_done=True,
    ) from cause
