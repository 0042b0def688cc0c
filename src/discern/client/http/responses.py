"""What came back, as the value of a call or as the error that names what to do: no I/O.

The specification leaves the body of an error open, so the shapes that services commonly use are read.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any, Generic, TypeVar

import httpx
from pydantic import TypeAdapter, ValidationError

from discern.client.errors import (
    DiscernError,
    InvalidRequest,
    NotAuthenticated,
    NotFound,
    NotPermitted,
    RateLimited,
    ServerError,
    ServiceUnreachable,
    TimedOut,
    UnreadableAnswer,
)
from discern.client.foreign import ForeignPayloads, NotFinishedError, Reading, ReadingError
from discern.client.foreign_operations import READERS, keep_matching
from discern.client.http.quota import seconds_to_reset
from discern.contract import headers as names
from discern.contract.base_models import GivenTime
from discern.contract.operation_type import Call
from discern.contract.problems import FieldError

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

MAX_ANSWER = 32 * 2**20
"""The longest body that is read, in bytes."""

LONGEST_DETAIL = 300
MOST_FIELD_ERRORS = 100
DEFAULT_RETRY_AFTER = 1.0
LONGEST_RETRY_AFTER = 86_400.0

UNREADABLE = "The service's answer can't be read: it may not be a service of this kind, or its version differs."

_adapter: Callable[[Any], TypeAdapter[Any]] = lru_cache(maxsize=256)(TypeAdapter)
_TIME: TypeAdapter[datetime] = TypeAdapter(GivenTime)


class AnswerTooLongError(OSError):
    """The body is longer than this client reads."""


WIRE_ERRORS = (httpx.HTTPError, httpx.InvalidURL, httpx.CookieConflict, httpx.StreamError, OSError)
"""Everything that sending with httpx may raise."""

_UNSENT = (httpx.ConnectError, httpx.ConnectTimeout, httpx.ProxyError, httpx.UnsupportedProtocol, httpx.InvalidURL)
_NO_ANSWER = (
    AnswerTooLongError,
    httpx.DecodingError,
    httpx.TooManyRedirects,
    httpx.HTTPStatusError,
    httpx.CookieConflict,
    httpx.StreamError,
)
_REFUSALS: dict[int, tuple[type[DiscernError], str]] = {
    400: (InvalidRequest, "The service did not accept what was sent."),
    401: (NotAuthenticated, "The service did not accept the API key."),
    403: (NotPermitted, "The API key does not have the rights for this."),
    404: (NotFound, "This isn't there, or no longer."),
    410: (NotFound, "This is no longer there."),
}


@dataclass(frozen=True, slots=True)
class CallResult(Generic[T_co]):
    """The value that a call returned, and the size in bytes of the body it was read from.

    ``reading`` is not null where the body doesn't follow the contract and was read as another service's.
    """

    value: T_co
    size: int
    reading: Reading[T_co] | None = None


def read_result(
    call: Call[T], status: int, headers: Mapping[str, str], body: bytes, foreign: ForeignPayloads | None = None
) -> CallResult[T]:
    """Read a response with the operation's model, or as another service's, or raise its `DiscernError`."""
    if not 200 <= status < 300:
        raise error_of_response(call.name, status, headers, body, datetime.now(UTC))
    if call.operation.answer is bytes:
        return CallResult(body, len(body))  # type: ignore[arg-type]
    reading: Reading[T] | None = None
    try:
        try:
            value: T = _adapter(call.operation.answer).validate_json(body)
        except ValidationError:
            if foreign is None or call.operation not in READERS:
                raise
            reading = READERS[call.operation](call, json.loads(body), foreign.scale, headers.get("Link"))
            value = reading.value
    except NotFinishedError as error:
        raise NotFound(
            str(error),
            operation=call.name,
            status=status,
            code="results_not_ready",
            request_id=headers.get(names.REQUEST_ID),
            body=body,
        ) from error
    except (ValueError, RecursionError) as error:
        # After a 2xx what was asked for is done, whatever the body says.
        raise UnreadableAnswer(
            str(error) if isinstance(error, ReadingError) else UNREADABLE,
            operation=call.name,
            status=status,
            request_id=headers.get(names.REQUEST_ID),
            body=body,
            maybe_done=True,
        ) from error
    if foreign is not None:
        value = keep_matching(call, value, is_converted=reading is not None)
    return CallResult(value, len(body), reading)


def error_of_response(
    operation: str, status: int, headers: Mapping[str, str], body: bytes, now: datetime
) -> DiscernError:
    """The error for a response other than 2xx. ``now`` is what a ``Retry-After`` that is a date is compared with."""
    fields = _error_fields(body)
    request_id = headers.get(names.REQUEST_ID) or _first_text(fields, "request_id", "requestId")
    details: dict[str, Any] = {
        "operation": operation,
        "status": status,
        "code": _first_text(fields, "code", "error_code"),
        "request_id": request_id,
        "body": body,
        "errors": _field_errors(fields.get("errors")),
        "expired_at": _time(fields.get("expired_at")),
    }
    if status == 429:
        wait = retry_after(headers, now)
        return RateLimited(rate_limit_message(wait), retry_after=wait, **details)
    if status == 408:
        return TimedOut("The service did not wait for the whole request.", **details)
    if status >= 500:
        hint = f" Its operator can find it as {request_id}." if request_id else ""
        return ServerError(f"The service had an error of its own.{hint}", maybe_done=True, **details)
    if 300 <= status < 400:
        place = headers.get("Location", "it did not say where")
        return UnreadableAnswer(f"The service is somewhere else: {place}.", maybe_done=True, **details)
    if status < 400:
        return UnreadableAnswer(UNREADABLE, maybe_done=True, **details)
    kind, text = _REFUSALS.get(status, _REFUSALS[400])
    detail = _first_text(fields, "detail", "message", "error_description", "error", "title")
    return kind(detail or text, **details)


def error_of_exception(operation: str, error: Exception) -> DiscernError:
    """The error for a failure to send or receive."""
    # Before time-outs in general: one of connecting has sent nothing.
    if isinstance(error, _UNSENT):
        return ServiceUnreachable("The service can't be reached.", operation=operation)
    if isinstance(error, httpx.PoolTimeout):
        return TimedOut("Too many calls at once: no connection came free in time.", operation=operation)
    if isinstance(error, httpx.TimeoutException | TimeoutError):
        return TimedOut("The service did not answer in time.", operation=operation, maybe_done=True)
    if isinstance(error, httpx.LocalProtocolError):
        return InvalidRequest("The request can't be put on the wire.", operation=operation)
    if isinstance(error, _NO_ANSWER):
        return UnreadableAnswer(UNREADABLE, operation=operation, maybe_done=True)
    return ServiceUnreachable("The connection to the service broke off.", operation=operation, maybe_done=True)


def rate_limit_message(wait: float) -> str:
    """For people who have to wait this many seconds."""
    return f"Too many requests for now. Try again in {max(1, round(wait))} s."


def retry_after(headers: Mapping[str, str], now: datetime) -> float:
    """Seconds to wait, by ``Retry-After`` or else by when the limit is renewed: 1 if neither says, at most a day."""
    seconds = names.parse_retry_after(headers.get(names.RETRY_AFTER), now)
    if seconds is None:
        seconds = seconds_to_reset(headers, now.timestamp())
    return DEFAULT_RETRY_AFTER if seconds is None else min(seconds, LONGEST_RETRY_AFTER)


def _error_fields(body: bytes) -> Mapping[str, Any]:
    """The fields of problem+json and of the common JSON shapes; none of HTML, text and empty bodies."""
    try:
        payload = json.loads(body)
    except (ValueError, RecursionError):
        return {}
    if not isinstance(payload, dict):
        return {}
    inner = payload.get("error")
    return {**payload, **inner} if isinstance(inner, dict) else payload


def _first_text(fields: Mapping[str, Any], *keys: str) -> str | None:
    for key in keys:
        value = fields.get(key)
        if isinstance(value, int) and not isinstance(value, bool):
            value = str(value)
        if isinstance(value, str) and (text := _one_line(value)):
            return text
    return None


def _one_line(text: str) -> str:
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
        for error in errors[:MOST_FIELD_ERRORS]
        if isinstance(error, dict) and isinstance(error.get("field"), str) and isinstance(error.get("message"), str)
    )
