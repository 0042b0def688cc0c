"""What is logged while the database can't be reached: a line a minute, however much fails for it."""

import logging
from collections.abc import Callable
from time import monotonic

import psycopg
from sqlalchemy.exc import DBAPIError, OperationalError

from discern.service.storage.engine.database import SHUTDOWNS

QUIET_S = 60.0

LOGGERS = ("discern.service", "sqlalchemy.pool.impl.QueuePool", "uvicorn.error")
"""Those that write of such errors."""


class OutageFilter(logging.Filter):
    """Lets one line in `QUIET_S` pass of those about a database that can't be reached, and all others.

    Args:
        seconds: a steady clock.
    """

    def __init__(self, seconds: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self._seconds = seconds
        self._quiet_until = 0.0

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        if not is_outage(error):
            return True
        now = self._seconds()
        if now < self._quiet_until:
            return False
        self._quiet_until = now + QUIET_S
        record.msg, record.args = "the database can't be reached", ()
        return True


ONCE_A_MINUTE = OutageFilter()
"""One for the process, whatever its loggers."""


def limit_outage_lines() -> None:
    """Have this process's loggers keep to it. It may be called again."""
    for name in LOGGERS:
        logging.getLogger(name).addFilter(ONCE_A_MINUTE)


def is_outage(error: BaseException | None) -> bool:
    """Whether an error means that PostgreSQL is down, shuts down or can't be reached."""
    if isinstance(error, DBAPIError):
        if error.connection_invalidated:
            return True
        error = error.orig if isinstance(error, OperationalError) else None
    if not isinstance(error, psycopg.OperationalError):
        return False
    # What the driver says without having heard from the server has no code.
    return error.sqlstate is None or error.sqlstate in SHUTDOWNS
