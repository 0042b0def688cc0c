"""When a database is too busy: a request waits its turn for a bounded time and then is refused, to be sent again."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, OperationalError, TimeoutError as PoolTimeoutError

from discern.service.errors import ServiceError

TURN_S = 3.0
"""How long a request waits for its turn at the database, in seconds."""

RETRY_AFTER_S = 2.0

FULL = ("too many clients", "remaining connection slots are reserved", "too many connections for")
"""How PostgreSQL refuses a connection for want of room. Before there is a connection, an error carries no code."""


def overloaded() -> ServiceError:
    """The refusal: 429, with the seconds after which to try again."""
    return ServiceError("overloaded", "The service is busy. Nothing was changed; try again.", retry_after=RETRY_AFTER_S)


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
    if isinstance(error.orig, sqlite3.OperationalError):
        return error.orig.sqlite_errorname.startswith("SQLITE_BUSY")
    return isinstance(error, OperationalError) and any(words in str(error.orig) for words in FULL)
