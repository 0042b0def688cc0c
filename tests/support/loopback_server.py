"""A server on loopback whose connections end with it."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

from anyio import (
    BrokenResourceError,
    EndOfStream,
    IncompleteRead,
    create_task_group,
    create_tcp_listener,
)
from anyio.abc import SocketAttribute, SocketStream


@asynccontextmanager
async def serving(answer: Callable[[SocketStream], Awaitable[None]], port: int = 0) -> AsyncIterator[int]:
    """Have each connection answered, and closed afterwards. Gives the port.

    `asyncio.start_server` would leave a connection open when the loop ends before its coroutine has begun.
    """

    async def answer_and_close(stream: SocketStream) -> None:
        async with stream:
            with suppress(BrokenResourceError, EndOfStream, IncompleteRead):
                await answer(stream)

    async with (
        await create_tcp_listener(local_host="127.0.0.1", local_port=port) as listener,
        create_task_group() as group,
    ):
        group.start_soon(listener.serve, answer_and_close)
        yield listener.extra(SocketAttribute.local_port)
        group.cancel_scope.cancel()
