"""Maps bad responses and exceptions of httpx, all of them, to the errors of `discern.client.errors`."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any

import httpx

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
from discern.client.http.error_body import read_error_body
from discern.contract import headers as names


class AnswerTooLongError(OSError):
    """The body is longer than this client reads."""


WIRE_ERRORS = (httpx.HTTPError, httpx.InvalidURL, httpx.CookieConflict, httpx.StreamError, OSError)
"""Everything that sending with httpx may raise."""

DEFAULT_RETRY_AFTER = 1.0
LONGEST_RETRY_AFTER = 86_400.0

UNREADABLE = "The service's answer can't be read: it may not be a service of this kind, or its version differs."

_NAMED: dict[int, tuple[type[DiscernError], str]] = {
    400: (InvalidRequest, "The service did not accept what was sent."),
    401: (NotAuthenticated, "The service did not accept the API key."),
    403: (NotPermitted, "The API key does not have the rights for this."),
    404: (NotFound, "This isn't there, or no longer."),
    410: (NotFound, "This is no longer there."),
}

_UNSENT = (httpx.ConnectError, httpx.ConnectTimeout, httpx.ProxyError, httpx.UnsupportedProtocol, httpx.InvalidURL)
_UNREADABLE = (
    AnswerTooLongError,
    httpx.DecodingError,
    httpx.TooManyRedirects,
    httpx.HTTPStatusError,
    httpx.CookieConflict,
    httpx.StreamError,
)


def of_response(operation: str, status: int, headers: Mapping[str, str], body: bytes, now: datetime) -> DiscernError:
    """The error for a response other than 2xx. ``now`` is what a ``Retry-After`` that is a date is compared with."""
    error_body = read_error_body(body)
    details: dict[str, Any] = {
        "operation": operation,
        "status": status,
        "code": error_body.code,
        "request_id": headers.get(names.REQUEST_ID) or error_body.request_id,
        "body": body,
        "errors": error_body.errors,
        "expired_at": error_body.expired_at,
    }
    if status == 429:
        wait = retry_after(headers.get(names.RETRY_AFTER), now)
        return RateLimited(rate_limit_message(wait), retry_after=wait, **details)
    if status == 408:
        return TimedOut("The service did not wait for the whole request.", **details)
    if status >= 500:
        return ServerError(_server_error(details["request_id"]), maybe_done=True, **details)
    if not 400 <= status < 500:
        return UnreadableAnswer(_redirected(headers) if 300 <= status < 400 else UNREADABLE, maybe_done=True, **details)
    kind, text = _NAMED.get(status, _NAMED[400])
    return kind(error_body.detail or text, **details)


def of_exception(operation: str, error: Exception) -> DiscernError:
    """The error for a failure to send or receive."""
    if isinstance(error, _UNSENT):
        return ServiceUnreachable("The service can't be reached.", operation=operation)
    if isinstance(error, httpx.PoolTimeout):
        return TimedOut("Too many calls at once: no connection came free in time.", operation=operation)
    if isinstance(error, httpx.TimeoutException | TimeoutError):
        return TimedOut("The service did not answer in time.", operation=operation, maybe_done=True)
    if isinstance(error, httpx.LocalProtocolError):
        return InvalidRequest("The request can't be put on the wire.", operation=operation)
    if isinstance(error, _UNREADABLE):
        return UnreadableAnswer(UNREADABLE, operation=operation, maybe_done=True)
    return ServiceUnreachable("The connection to the service broke off.", operation=operation, maybe_done=True)


def rate_limit_message(wait: float) -> str:
    """For people who have to wait this many seconds."""
    return f"Too many requests for now. Try again in {max(1, round(wait))} s."


def retry_after(value: str | None, now: datetime) -> float:
    """Seconds to wait, from a ``Retry-After`` of seconds or a date: 1 if it is missing or invalid, at most a day."""
    seconds = names.parse_retry_after(value, now)
    return DEFAULT_RETRY_AFTER if seconds is None else min(seconds, LONGEST_RETRY_AFTER)


def _server_error(request_id: str | None) -> str:
    hint = f" Its operator can find it as {request_id}." if request_id else ""
    return f"The service had an error of its own.{hint}"


def _redirected(headers: Mapping[str, str]) -> str:
    return f"The service is somewhere else: {headers.get('Location', 'it did not say where')}."
