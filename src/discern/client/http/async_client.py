"""The client for asynchronous code."""

from collections.abc import AsyncIterator, Awaitable, Callable
from types import TracebackType
from typing import Self, TypeVar, Unpack

import anyio
import httpx

from discern.client.calls import Call
from discern.client.http.attempts import Attempt, Body, CallResult, Outcome, Pause, Received
from discern.client.http.base import LIMITS, BaseClient, Options, no_cookies
from discern.client.http.connection import ApiKey
from discern.client.http.error_mapping import WIRE_ERRORS
from discern.client.http.pagination import Pages
from discern.contract.base_models import Page

T = TypeVar("T")


class AsyncClient(BaseClient):
    """A client with one pool of connections, for one event loop. For its options see `Options`."""

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

    async def send(self, call: Call[T]) -> T:
        """Make a call and return its answer. Raises `DiscernError`; no error of httpx gets through."""
        return (await self.call(call)).value

    async def call(self, call: Call[T], *, brief: bool = False) -> CallResult[T]:
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
                await self._sleep(step.seconds)
                outcome = None
            else:
                outcome = await self._receive(step)

    async def pages(self, call: Call[Page[T]]) -> AsyncIterator[T]:
        """Every object of a list, in its order; each page is fetched when it is needed."""
        pages = Pages(call)
        while (following := pages.next) is not None:
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
            with anyio.fail_after(max(0.0, attempt.deadline - self._runner.clock())):
                response = await self._http.send(attempt.request, stream=True)
                try:
                    body = Body(attempt.deadline, self._runner.clock)
                    async for chunk in response.aiter_bytes():
                        body.add(chunk)
                finally:
                    await response.aclose()
        except WIRE_ERRORS as error:
            return error
        return Received(response.status_code, response.headers, body.bytes)
