"""The body of an error, in any of the shapes that services commonly use."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from pydantic import TypeAdapter, ValidationError

from discern.contract.base_models import GivenTime
from discern.contract.problems import FieldError

LONGEST_DETAIL = 300
MOST_ERRORS = 100

_TIME: TypeAdapter[datetime] = TypeAdapter(GivenTime)


@dataclass(frozen=True, slots=True)
class ErrorBody:
    """``detail`` is one line of plain text. What the body doesn't have is null or empty."""

    detail: str | None = None
    code: str | None = None
    request_id: str | None = None
    errors: tuple[FieldError, ...] = ()
    expired_at: datetime | None = None


def read_error_body(body: bytes) -> ErrorBody:
    """Read problem+json and the common JSON shapes; HTML, text and empty bodies give an empty `ErrorBody`."""
    try:
        payload = json.loads(body)
    except (ValueError, RecursionError):
        return ErrorBody()
    if not isinstance(payload, dict):
        return ErrorBody()
    inner = payload.get("error")
    fields = {**payload, **inner} if isinstance(inner, dict) else payload
    return ErrorBody(
        detail=_first(fields, "detail", "message", "error_description", "error", "title"),
        code=_first(fields, "code", "error_code"),
        request_id=_first(fields, "request_id", "requestId"),
        errors=_field_errors(fields.get("errors")),
        expired_at=_time(fields.get("expired_at")),
    )


def _first(fields: Mapping[str, Any], *names: str) -> str | None:
    for name in names:
        value = fields.get(name)
        if isinstance(value, int) and not isinstance(value, bool):
            value = str(value)
        if isinstance(value, str) and (text := one_line(value)):
            return text
    return None


def one_line(text: str) -> str:
    """Text for a banner: one line without control characters, at most 300 characters long."""
    line = " ".join("".join(c if c.isprintable() else " " for c in text[: 4 * LONGEST_DETAIL]).split())
    return line if len(line) <= LONGEST_DETAIL else line[: LONGEST_DETAIL - 1].rstrip() + "…"


def _time(value: object) -> datetime | None:
    try:
        return _TIME.validate_python(value)
    except ValidationError:
        return None


def _field_errors(errors: object) -> tuple[FieldError, ...]:
    if not isinstance(errors, list):
        return ()
    return tuple(
        FieldError(field=error["field"], message=error["message"])
        for error in errors[:MOST_ERRORS]
        if isinstance(error, dict) and isinstance(error.get("field"), str) and isinstance(error.get("message"), str)
    )
