"""What the body of an error says, in whichever of the usual shapes a service says it."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from discern.contract import FieldError

LONGEST_DETAIL = 300
MOST_ERRORS = 100


@dataclass(frozen=True, slots=True)
class Complaint:
    """``detail`` is one line of plain text; everything is null or empty where the service did not say."""

    detail: str | None = None
    code: str | None = None
    request_id: str | None = None
    errors: tuple[FieldError, ...] = ()


def read_complaint(body: bytes) -> Complaint:
    """Read the body of an error: problem+json, the common JSON shapes, or nothing where it is HTML, text or empty."""
    try:
        payload = json.loads(body)
    except (ValueError, RecursionError):
        return Complaint()
    if not isinstance(payload, dict):
        return Complaint()
    inner = payload.get("error")
    told = {**payload, **inner} if isinstance(inner, dict) else payload
    return Complaint(
        detail=_first(told, "detail", "message", "error_description", "error", "title"),
        code=_first(told, "code", "error_code"),
        request_id=_first(told, "request_id", "requestId"),
        errors=_field_errors(told.get("errors")),
    )


def _first(told: Mapping[str, Any], *names: str) -> str | None:
    for name in names:
        value = told.get(name)
        if isinstance(value, int) and not isinstance(value, bool):
            value = str(value)
        if isinstance(value, str) and (text := one_line(value)):
            return text
    return None


def one_line(text: str) -> str:
    """Text for a banner: on one line, without control characters, not longer than 300 characters."""
    line = " ".join("".join(c if c.isprintable() else " " for c in text[: 4 * LONGEST_DETAIL]).split())
    return line if len(line) <= LONGEST_DETAIL else line[: LONGEST_DETAIL - 1].rstrip() + "…"


def _field_errors(errors: object) -> tuple[FieldError, ...]:
    if not isinstance(errors, list):
        return ()
    return tuple(
        FieldError(field=error["field"], message=error["message"])
        for error in errors[:MOST_ERRORS]
        if isinstance(error, dict) and isinstance(error.get("field"), str) and isinstance(error.get("message"), str)
    )
