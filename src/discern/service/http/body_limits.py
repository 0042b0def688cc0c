"""How large the body of a request may be, and how long it may take to arrive."""

import asyncio
from typing import Protocol

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.types import Message, Receive, Scope

BODY_TIMEOUT_S = 20.0
"""How long a whole body may take to arrive."""

MAX_BODY_BYTES = 1_000_000


class ClosesConnection(Protocol):
    """An answer that says whether the connection is closed after it."""

    closes_connection: bool


def limit_body(scope: Scope, receive: Receive, connection: ClosesConnection) -> Receive:
    """Allow a body `MAX_BODY_BYTES` and `BODY_TIMEOUT_S`. The connection of one that takes more is closed with the
    answer, or the rest of the body would keep coming.

    FastAPI answers 400 to a body that it can't read, whatever the reason.

    Raises:
        HTTPException: 413, by the length that the caller declares.
    """
    declared = Headers(scope=scope).get("content-length")
    if declared is not None and declared.isdecimal() and int(declared) > MAX_BODY_BYTES:
        connection.closes_connection = True
        raise HTTPException(413)
    if scope["method"] in {"GET", "HEAD", "DELETE"}:
        return receive
    size, is_whole, deadline = 0, False, asyncio.get_running_loop().time() + BODY_TIMEOUT_S

    async def receive_limited() -> Message:
        nonlocal size, is_whole
        if is_whole:
            return await receive()
        # Until it is there: whatever ends the request meanwhile leaves the rest of the body on the connection.
        connection.closes_connection = True
        async with asyncio.timeout_at(deadline):
            message = await receive()
        size += len(message.get("body", b""))
        if size > MAX_BODY_BYTES:
            raise HTTPException(413)
        connection.closes_connection = False
        is_whole = not message.get("more_body", False)
        return message

    return receive_limited
