"""The server that tests answer with leaves no connection to the tests that follow."""

import asyncio
import gc
import socket
from contextlib import suppress

import pytest
from anyio.abc import SocketStream

from tests.support.loopback_server import serving


@pytest.mark.parametrize("turns", range(6))
def test_a_connection_ends_with_the_server_however_new_it_is(turns: int) -> None:
    """An open one would be found by the garbage collector, as a warning, which is an error."""

    async def listen(stream: SocketStream) -> None:
        await stream.receive()

    async def connect() -> socket.socket:
        async with serving(listen) as port:
            connection = socket.create_connection(("127.0.0.1", port), timeout=10)
            for _ in range(turns):
                await asyncio.sleep(0)
        return connection

    with asyncio.run(connect()) as connection:
        gc.collect()
        with suppress(ConnectionResetError):
            assert connection.recv(1) == b""
