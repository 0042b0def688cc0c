"""Calls that are more than a row of the table of operations: the next page of a list, and joining a team."""

from dataclasses import replace
from typing import TypeVar, cast
from urllib.parse import parse_qsl

from discern.contract.models.assessments import Invitation, OpenLink, Taking
from discern.contract.operation_type import Call
from discern.contract.operations import CREATE_ASSESSMENT, OPEN_LINK

T = TypeVar("T")


def at_cursor(call: Call[T], cursor: str) -> Call[T]:
    """The same list, from ``cursor`` on.

    A cursor that begins with ``?`` is the whole query of the next page, which is how other services give it.
    """
    if cursor.startswith("?"):
        return replace(call, params=tuple(parse_qsl(cursor[1:], keep_blank_values=True)))
    kept = tuple(pair for pair in call.params if pair[0] != "cursor")
    return replace(call, params=(*kept, ("cursor", cursor)))


def join(link: OpenLink, idempotency_key: str | None = None) -> Call[Taking]:
    """Open a join link with a name: join its team and start an assessment. The answer's ``take_token`` leads on.

    With a name, opening a link creates: it is repeated as creates are.
    """
    opening = replace(
        OPEN_LINK,
        answer=cast("type[Taking | Invitation]", Taking),
        repeat=CREATE_ASSESSMENT.repeat,
        invalidates=CREATE_ASSESSMENT.invalidates,
    )
    return cast("Call[Taking]", opening(link, idempotency_key=idempotency_key))
