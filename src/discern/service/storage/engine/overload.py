"""When a database is too busy: a request waits its turn for a bounded time and then is refused, to be sent again."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from time import monotonic

from sqlalchemy.exc import DBAPIError, OperationalError, TimeoutError as PoolTimeoutError

from discern.service.errors import ServiceError

TURN_S = 3.0
"""How long a request waits for its turns at the database, in seconds, all of them together."""

RETRY_AFTER_S = 2.0

FULL = ("too many clients", "remaining connection slots are reserved", "too many connections for")
"""How PostgreSQL refuses a connection for want of room. Before there is a connection, an error carries no code."""


class SharedWait:
    """Lets all calls inside wait for so many seconds together, where each would wait that long; with None, for as long
    as it takes.
    """

    def __init__(self, seconds: float | None = TURN_S) -> None:
        self.left_s = seconds

    def __enter__(self) -> None:
        self._token = _shared_wait.set(self)

    def __exit__(self, *_: object) -> None:
        _shared_wait.reset(self._token)


_shared_wait: ContextVar[SharedWait | None] = ContextVar("shared_wait", default=None)


@contextmanager
def limited_wait(wait_s: float | None) -> Iterator[float | None]:
    """How many seconds a call may wait now: at most ``wait_s``, which is None for a call that nobody waits for.

    The time that passes inside is taken from what the calls that share a wait have left.
    """
    shared = _shared_wait.get()
    if shared is None:
        yield wait_s
        return
    if wait_s is None or shared.left_s is None:
        yield None
        return
    began = monotonic()
    try:
        yield min(wait_s, shared.left_s)
    finally:
        shared.left_s = max(0.0, shared.left_s - (monotonic() - began))


def overloaded() -> ServiceError:
    """The refusal: 429, with the seconds after which to try again."""
    return ServiceError("overloaded", "The service is busy. Nothing was changed; try again.", retry_after=RETRY_AFTER_S)


def is_overload(error: Exception) -> bool:
    """Whether it says no more than that the database was busy: the same may go well a moment later."""
    return isinstance(error, ServiceError) and error.code == "overloaded"


@contextmanager
def refusing_overload() -> Iterator[None]:
    """Raise a refusal in place of the errors that mean that the database has no room now."""
    try:
        yield
    except PoolTimeoutError:
        raise overloaded() from None
    except DBAPIError as error:
        if _is_full(error):
            raise overloaded() from error
        raise


def _is_full(error: DBAPIError) -> bool:
    # Also its extended codes, such as `SQLITE_BUSY_SNAPSHOT`.
    if getattr(error.orig, "sqlite_errorname", "").startswith("SQLITE_BUSY"):
        return True
    return isinstance(error, OperationalError) and any(words in str(error.orig) for words in FULL)
