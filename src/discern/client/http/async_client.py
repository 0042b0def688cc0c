"""The client for asynchronous code."""

from collections.abc import AsyncIterator, Awaitable, Callable
from types import TracebackType
from typing import Self, TypeVar, Unpack

import anyio
import httpx

from discern.client.calls import Call
from discern.client.http.base import LIMITS, Options, Shell, no_cookies
from discern.client.http.call import Answer, Attempt, Body, Outcome, Pause, Received
from discern.client.http.connection import ApiKey
from discern.client.http.error_mapping import WIRE_ERRORS
from discern.client.http.pagination import Pages
from discern.contract import Page

T = TypeVar("T")


class AsyncClient(Shell):
    """A connection with one pool for its life, for one event loop. Further options: `Options`."""

    def __init__(
        self,
        base_url: str,
        api_key: ApiKey,
        *,
        transport: httpx.AsyncBaseTransport | None = None,
        sleep: Callable[[float], Awaitable[object]] = anyio.sleep,
        **options: Unpack[Options],
    ) -> None:
        super().__init__(base_url, api_key, **options)
        self._sleep = sleep
        self._http = httpx.AsyncClient(transport=transport, cookies=no_cookies(), limits=LIMITS)

    async def send(self, operation: Call[T]) -> T:
        """Make a call and return its answer. Raises a `DiscernError`, and nothing else of the wire."""
        return (await self.answer(operation)).value

    async def answer(self, operation: Call[T], *, brief: bool = False) -> Answer[T]:
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
                await self._sleep(step.seconds)
                outcome = None
            else:
                outcome = await self._receive(step)

    async def pages(self, operation: Call[Page[T]]) -> AsyncIterator[T]:
        """Every object of a list, in its order, fetching page after page as they are asked for."""
        pages = Pages(operation)
        while (following := pages.operation) is not None:
            for item in pages.read(await self.send(following)):
                yield item

    async def aclose(self) -> None:
        await self._http.aclose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        await self.aclose()

    async def _receive(self, attempt: Attempt) -> Outcome:
        try:
            with anyio.fail_after(max(0.0, attempt.deadline - self._exchanges.clock())):
                response = await self._http.send(attempt.request, stream=True)
                try:
                    body = Body(attempt.deadline, self._exchanges.clock)
                    async for chunk in response.aiter_bytes():
                        body.add(chunk)
                finally:
                    await response.aclose()
        except WIRE_ERRORS as error:
            return error
        return Received(response.status_code, response.headers, body.bytes)
