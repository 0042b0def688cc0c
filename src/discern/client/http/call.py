"""One call from request to answer, without I/O: what to send, what came back, whether and when to try again.

The clients only carry out the steps that an exchange asks for; everything decided is decided here.
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
from discern.client.foreign import Reading, ReadingError, Tolerance
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


@dataclass(frozen=True, slots=True)
class Attempt:
    """Send this request, to be over at ``deadline`` on the exchange's clock."""

    request: httpx.Request
    deadline: float


@dataclass(frozen=True, slots=True)
class Pause:
    """Wait so many seconds."""

    seconds: float


@dataclass(frozen=True, slots=True)
class Received:
    """A whole response."""

    status: int
    headers: Mapping[str, str]
    body: bytes


@dataclass(frozen=True, slots=True)
class Answer(Generic[T_co]):
    """What a call brought: the value, and the length in bytes of the body it was read from.

    ``reading`` is not null where the body does not keep the contract and was read tolerantly.
    """

    value: T_co
    size: int
    request_id: str | None = None
    reading: Reading[T_co] | None = None


Outcome: TypeAlias = Received | Exception | None
Steps: TypeAlias = Generator[Attempt | Pause, Outcome, Answer[T]]


class Body:
    """A body as it arrives; `add` raises where it grows too long or arrives too slowly."""

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


class Deadline(dict[str, float]):
    """The time-outs of one attempt as the transport asks for them, phase by phase: what is left of the attempt.

    Given as constants they would start anew for connecting, writing and reading, and add up.
    """

    def __init__(self, at: float, clock: Callable[[], float]) -> None:
        super().__init__(connect=0.0, read=0.0, write=0.0, pool=0.0)
        self._at = at
        self._clock = clock

    def get(self, _name: str, _default: object = None) -> float:
        return max(self._at - self._clock(), 0.001)

    def __getitem__(self, name: str) -> float:
        return self.get(name)


@dataclass(frozen=True, slots=True)
class Exchanges:
    """Starts the exchanges of one connection; shared by a client and the clients derived from it."""

    connection: Connection
    policy: Policy
    quota: QuotaWatch
    clock: Callable[[], float] = time.monotonic
    jitter: Callable[[], float] = random.random
    tolerance: Tolerance | None = None

    def over(self, connection: Connection) -> "Exchanges":
        return replace(self, connection=connection)

    def steps(self, operation: Call[T], *, brief: bool = False) -> Steps[T]:
        """Run one call: yields what to do, is sent what came of it, returns the answer or raises a `DiscernError`."""
        policy = self.policy.brief() if brief else self.policy.lengthen(operation.timeout)
        key = self._key(operation)
        url = self.connection.base_url + operation.target
        headers = self.connection.headers(key)
        if operation.body is not None:
            headers.append(("Content-Type", "application/json"))
        if operation.repeat == "by_key":
            headers.append((names.IDEMPOTENCY_KEY, operation.idempotency_key or uuid.uuid4().hex))

        began = self.clock()
        attempt = 0
        while True:
            attempt += 1
            deadline = min(self.clock() + policy.timeout, began + policy.budget)
            request = httpx.Request(
                operation.method,
                url,
                headers=headers,
                content=operation.body,
                extensions={"timeout": Deadline(deadline, self.clock)},
            )
            outcome = yield Attempt(request, deadline)
            try:
                return self._answer(operation, outcome)
            except DiscernError as error:
                wait = next_wait(
                    error,
                    operation.repeat,
                    policy,
                    attempt=attempt,
                    elapsed=self.clock() - began,
                    jitter=self.jitter(),
                )
                if wait is None:
                    raise
            yield Pause(wait)

    def _key(self, operation: Call[Any]) -> str:
        try:
            key = self.connection.key()
        except Exception as error:
            # Whatever renews the key is as good as the service here: pages must keep what they had while it is away.
            raise ServiceUnreachable("No API key can be had at the moment.", operation=operation.name) from error
        if key is None:
            raise NotAuthenticated("There is no usable API key.", operation=operation.name)
        return key

    def _answer(self, operation: Call[T], outcome: Outcome) -> Answer[T]:
        if isinstance(outcome, Exception):
            raise error_mapping.of_exception(operation.name, outcome) from outcome
        if outcome is None:
            raise TypeError("an attempt ends in a response or an exception")
        self.quota.observe(outcome.headers.get(names.RATE_LIMIT_REMAINING), self.clock())
        return read_answer(operation, outcome, self.tolerance)


def read_answer(operation: Call[T], received: Received, tolerance: Tolerance | None = None) -> Answer[T]:
    """Read a response with the operation's model, or tolerantly, or raise the error it stands for."""
    if not 200 <= received.status < 300:
        raise error_mapping.of_response(
            operation.name, received.status, received.headers, received.body, datetime.now(UTC)
        )
    size, request_id = len(received.body), received.headers.get(names.REQUEST_ID)
    if operation.answer is bytes:
        return Answer(received.body, size, request_id)  # type: ignore[arg-type]
    try:
        value: T = _adapter(operation.answer).validate_json(received.body)
        return Answer(value, size, request_id)
    except ValidationError as error:
        text, cause = error_mapping.UNREADABLE, error
    if tolerance is not None and operation.tolerant is not None:
        try:
            reading = operation.tolerant(json.loads(received.body), tolerance.scale, received.headers.get("Link"))
            return Answer(reading.value, size, request_id, reading)
        except ReadingError as error:
            text = str(error)
        except (ValueError, RecursionError):
            text = error_mapping.UNREADABLE
    raise UnreadableAnswer(
        text,
        operation=operation.name,
        status=received.status,
        request_id=request_id,
        body=received.body,
        maybe_done=True,
    ) from cause
