"""The errors of calls, named by what to do about them.

* `DiscernError`
  - `InvalidRequest` (400 and any 4xx not below)
  - `NotAuthenticated` (401)
  - `NotPermitted` (403)
  - `NotFound` (404, 410)
  - `RateLimited` (429)
  - `ServerError` (5xx)
  - `ServiceUnreachable` (no response)
  - `TimedOut` (no response in time)
  - `UnreadableAnswer` (not an answer of this interface)
"""
# ruff: noqa: N818 - callers read these names as what happened

from datetime import datetime
from typing import Any

from discern.contract.problems import FieldError

LONGEST_BODY = 65_536


class DiscernError(Exception):
    """A call that returned no answer.

    ``message`` is fit for a banner: a plain sentence or two, no markup, no secret. ``status`` is null if no response
    arrived. ``body`` is the first 64 KiB of the raw body. ``expired_at`` is when a link ended that is out of time, if
    the service says. ``maybe_done`` is true if the call may have taken effect all the same, because it was sent and the
    service did not refuse it.
    """

    def __init__(
        self,
        message: str,
        *,
        operation: str,
        status: int | None = None,
        code: str | None = None,
        request_id: str | None = None,
        body: bytes = b"",
        errors: tuple[FieldError, ...] = (),
        expired_at: datetime | None = None,
        maybe_done: bool = False,
    ) -> None:
        super().__init__(message)
        self.message = message
        self.operation = operation
        self.status = status
        self.code = code
        self.request_id = request_id
        self.body = body[:LONGEST_BODY]
        self.errors = errors
        self.expired_at = expired_at
        self.maybe_done = maybe_done

    def __repr__(self) -> str:
        details = {"operation": self.operation, "status": self.status, "code": self.code, "request_id": self.request_id}
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in details.items() if value)})"


class InvalidRequest(DiscernError):
    """Correct what was sent. ``errors`` names the invalid fields, if the service does."""


class NotAuthenticated(DiscernError):
    """Give a valid API key."""


class NotPermitted(DiscernError):
    """Ask for the rights, or use a key that has them."""


class NotFound(DiscernError):
    """It isn't there, or not yet (see ``code``, for example ``results_not_ready``)."""


class RateLimited(DiscernError):
    """Wait ``retry_after`` seconds."""

    def __init__(self, message: str, *, retry_after: float, **details: Any) -> None:
        super().__init__(message, **details)
        self.retry_after = retry_after


class ServerError(DiscernError):
    """The service's own fault: try again later, and quote ``request_id``."""


class ServiceUnreachable(DiscernError):
    """The host can't be found or reached, or the connection broke: try again later."""


class TimedOut(DiscernError):
    """Try again later."""


class UnreadableAnswer(DiscernError):
    """Check the base address and the service's version."""
