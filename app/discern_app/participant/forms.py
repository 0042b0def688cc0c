"""What browsers send from plain pages, read with bounds."""

import asyncio
import json
import re
import time
from collections.abc import Mapping
from typing import Any
from urllib.parse import parse_qsl

from starlette.requests import ClientDisconnect, Request

from discern.contract.models.assessments import Answer, Block

MOST_BYTES = 64_000
LONGEST_S = 20.0
"""How much a browser may send, and how long that may take."""

MOST_FIELDS = 30

PICKS = ("most", "least")
"""What is picked of a block's statements, in this order."""

LONGEST_MS = 86_400_000
"""The longest response time that is recorded, in milliseconds."""


class UnreadableError(Exception):
    """What came is too long, too slow, or not what pages send."""


async def read_body(request: Request) -> bytes:
    """Raises `UnreadableError`."""
    body = b""
    try:
        async with asyncio.timeout(LONGEST_S):
            async for chunk in request.stream():
                body += chunk
                if len(body) > MOST_BYTES:
                    raise UnreadableError
    except (TimeoutError, ClientDisconnect):
        raise UnreadableError from None
    return body


async def read_form(request: Request) -> dict[str, str]:
    """The fields of a form; of several with one name, the last. Raises `UnreadableError`."""
    if request.headers.get("content-type", "").partition(";")[0] != "application/x-www-form-urlencoded":
        raise UnreadableError
    return parse_fields(await read_body(request))


def parse_fields(text: bytes) -> dict[str, str]:
    """Fields as a query or a form has them. Raises `UnreadableError`."""
    try:
        return dict(parse_qsl(text.decode(), keep_blank_values=True, max_num_fields=MOST_FIELDS))
    except ValueError:
        raise UnreadableError from None


async def read_json(request: Request) -> dict[str, Any]:
    """Raises `UnreadableError`, also for what a form of another site could send."""
    if request.headers.get("content-type", "").partition(";")[0] != "application/json":
        raise UnreadableError
    try:
        value = json.loads(await read_body(request))
    except (ValueError, RecursionError):
        raise UnreadableError from None
    if not isinstance(value, dict):
        raise UnreadableError
    return value


def now_ms() -> int:
    return int(time.time() * 1000)


def picked(fields: Mapping[str, str], block: Block) -> dict[str, str]:
    """What is picked of a block's statements so far: `most` and `least`, each another one."""
    ids = {item.id for item in block.items}
    found: dict[str, str] = {}
    for what in PICKS:
        item = fields.get(what)
        if item not in ids or item in found.values():
            break
        found[what] = item
    return found


def answer_of(fields: Mapping[str, str], block: str, picks: Mapping[str, str]) -> Answer | None:
    """The answer to a block; None until both are picked."""
    if not all(what in picks for what in PICKS):
        return None
    shown = fields.get("shown", "")
    ms = now_ms() - int(shown) if re.fullmatch(r"[0-9]{1,14}", shown) else None
    return Answer(
        block=block,
        most=picks["most"],
        least=picks["least"],
        ms=None if ms is None else min(max(ms, 0), LONGEST_MS),
    )
