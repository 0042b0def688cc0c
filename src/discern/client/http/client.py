"""The client for synchronous code."""

import time
from collections.abc import Callable, Iterator
from types import TracebackType
from typing import Self, TypeVar, Unpack

import httpx

from discern.client.calls import Call
from discern.client.http.attempts import Attempt, Body, CallResult, Outcome, Pause, Received
from discern.client.http.base import LIMITS, BaseClient, Options, no_cookies
from discern.client.http.connection import ApiKey
from discern.client.http.error_mapping import WIRE_ERRORS
from discern.client.http.pagination import Pages
from discern.contract.base_models import Page

T = TypeVar("T")


class Client(BaseClient):
    """A client with one pool of connections; safe to use from many threads. For its options see `Options`."""

    def __init__(
        self,
        base_url: str,
        api_key: ApiKey,
        *,
        transport: httpx.BaseTransport | None = None,
        sleep: Callable[[float], object] = time.sleep,
        **options: Unpack[Options],
    ) -> None:
        super().__init__(base_url, api_key, **options)
        self._sleep = sleep
        self._http = httpx.Client(transport=transport, cookies=no_cookies(), limits=LIMITS)

    def send(self, call: Call[T]) -> T:
        """Make a call and return its answer. Raises `DiscernError`; no error of httpx gets through."""
        return self.call(call).value

    def call(self, call: Call[T], *, brief: bool = False) -> CallResult[T]:
        """Like `send`, but returns the value with its size and request id.

        ``brief`` is for callers that have something to fall back on: it takes 3 s at most.
        """
        attempts = self._runner.attempts(call, brief=brief)
        outcome: Outcome = None
        while True:
            try:
                step = attempts.send(outcome)
            except StopIteration as end:
                result: CallResult[T] = end.value
                return result
            if isinstance(step, Pause):
                self._sleep(step.seconds)
                outcome = None
            else:
                outcome = self._receive(step)

    def pages(self, call: Call[Page[T]]) -> Iterator[T]:
        """Every object of a list, in its order; each page is fetched when it is needed."""
        pages = Pages(call)
        while (following := pages.next) is not None:
            yield from pages.read(self.send(following))

    def close(self) -> None:
        self._http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()

    def _receive(self, attempt: Attempt) -> Outcome:
        try:
            response = self._http.send(attempt.request, stream=True)
            try:
                body = Body(attempt.deadline, self._runner.clock)
                for chunk in response.iter_bytes():
                    body.add(chunk)
            finally:
                response.close()
        except WIRE_ERRORS as error:
            return error
        return Received(response.status_code, response.headers, body.bytes)
