"""The client for synchronous code."""

import time
from collections.abc import Callable, Iterator
from http.cookiejar import CookieJar, DefaultCookiePolicy
from types import TracebackType
from typing import Self, TypeVar

import httpx

from discern.client.connection import ApiKey, Connection
from discern.client.exchange import MAX_ANSWER, Answer, Attempt, Exchanges, Outcome, Pause, Received
from discern.client.failures import WIRE_ERRORS, AnswerTooLongError
from discern.client.lists import Pages
from discern.client.operations import Operation
from discern.client.quota import Quota, QuotaWatch
from discern.client.retry import Policy
from discern.contract import Page

T = TypeVar("T")

# The service's web server closes idle connections after 5 s; leaving first, a request never meets a closing one.
KEEPALIVE_EXPIRY = 4.0


class Client:
    """A connection to a DISC assessment service, with one pool of connections for its life; safe in many threads.

    ``api_key`` may be a function, asked once a call. ``timeout`` is of one attempt and ``budget`` of a whole call with
    its retries, in seconds. ``idempotent_creates`` says that the service honours ``Idempotency-Key``, so that a create
    whose outcome is unknown may be sent again.
    """

    def __init__(
        self,
        base_url: str,
        api_key: ApiKey,
        *,
        transport: httpx.BaseTransport | None = None,
        timeout: float = 10.0,
        budget: float = 20.0,
        idempotent_creates: bool = False,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], object] = time.sleep,
    ) -> None:
        policy = Policy(timeout=timeout, budget=budget, idempotent_creates=idempotent_creates)
        self._exchanges = Exchanges(Connection.to(base_url, api_key), policy, QuotaWatch(), clock)
        self._sleep = sleep
        self._http = httpx.Client(
            transport=transport,
            cookies=no_cookies(),
            limits=httpx.Limits(max_connections=100, max_keepalive_connections=20, keepalive_expiry=KEEPALIVE_EXPIRY),
        )

    def acting_for(self, person: str) -> "Client":
        """A client that acts for a person, over the same connections; closing either closes both."""
        derived = object.__new__(Client)
        derived._exchanges = self._exchanges.acting_for(person)
        derived._sleep = self._sleep
        derived._http = self._http
        return derived

    @property
    def connection(self) -> Connection:
        return self._exchanges.connection

    @property
    def quota(self) -> Quota | None:
        """What the service last said about how many requests remain; null before it has said so."""
        return self._exchanges.quota.quota

    def send(self, operation: Operation[T]) -> T:
        """Make a call and return its answer. Raises a `DiscernError`, and nothing else of the wire."""
        return self.answer(operation).value

    def answer(self, operation: Operation[T], *, brief: bool = False) -> Answer[T]:
        """Like `send`, with what came beside the value;
        ``brief`` is for callers that have something to fall back on.
        """
        steps = self._exchanges.steps(operation, brief=brief)
        outcome: Outcome = None
        while True:
            try:
                step = steps.send(outcome)
            except StopIteration as end:
                answer: Answer[T] = end.value
                return answer
            if isinstance(step, Pause):
                self._sleep(step.seconds)
                outcome = None
            else:
                outcome = self._receive(step)

    def pages(self, operation: Operation[Page[T]]) -> Iterator[T]:
        """Every object of a list, in its order, fetching page after page as they are asked for."""
        pages = Pages(operation)
        while (following := pages.operation) is not None:
            yield from pages.read(self.send(following))

    def close(self) -> None:
        self._http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"Client({self.connection.base_url!r})"

    def _receive(self, attempt: Attempt) -> Outcome:
        try:
            response = self._http.send(attempt.request, stream=True)
            try:
                body = bytearray()
                for chunk in response.iter_bytes():
                    body += chunk
                    if len(body) > MAX_ANSWER:
                        raise AnswerTooLongError
                    if self._exchanges.clock() > attempt.deadline:
                        raise TimeoutError
            finally:
                response.close()
        except WIRE_ERRORS as error:
            return error
        return Received(response.status_code, response.headers, bytes(body))


def no_cookies() -> CookieJar:
    """A jar that stays empty: callers share a pool, and must not share what a service would pin to one of them."""
    return CookieJar(DefaultCookiePolicy(allowed_domains=[]))
