"""The client for synchronous code."""

import time
from collections.abc import Callable, Iterator
from types import TracebackType
from typing import Self, TypeVar, Unpack

import httpx

from discern.client.calls import Call
from discern.client.http.base import LIMITS, Options, Shell, no_cookies
from discern.client.http.call import Answer, Attempt, Body, Outcome, Pause, Received
from discern.client.http.connection import ApiKey
from discern.client.http.error_mapping import WIRE_ERRORS
from discern.client.http.pagination import Pages
from discern.contract import Page

T = TypeVar("T")


class Client(Shell):
    """A connection with one pool for its life; safe in many threads. Further options: `Options`."""

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

    def send(self, operation: Call[T]) -> T:
        """Make a call and return its answer. Raises a `DiscernError`, and nothing else of the wire."""
        return self.answer(operation).value

    def answer(self, operation: Call[T], *, brief: bool = False) -> Answer[T]:
        """Like `send`, with what came beside the value.

        ``brief`` is for callers that have something to fall back on: 3 s at the most.
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

    def pages(self, operation: Call[Page[T]]) -> Iterator[T]:
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

    def _receive(self, attempt: Attempt) -> Outcome:
        try:
            response = self._http.send(attempt.request, stream=True)
            try:
                body = Body(attempt.deadline, self._exchanges.clock)
                for chunk in response.iter_bytes():
                    body.add(chunk)
            finally:
                response.close()
        except WIRE_ERRORS as error:
            return error
        return Received(response.status_code, response.headers, body.bytes)
