"""Whether the database stores what it is given: a disk may be full, and reading goes on.

Why: docs/decisions/0020-storage-and-backups.md
"""

import logging
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from time import monotonic
from typing import Literal

from discern.service.errors import ServiceError

CHECK_EVERY_S = 5.0
"""How long a verdict holds before a change is tried again, in seconds: each costs a wait for the disk."""

LOG_EVERY_S = 60.0

Cause = Literal["full", "read_only", "damaged", "failing"]
"""Why nothing can be stored: the disk is full, or refuses changes, the database is damaged, or the disk fails."""

CAUSES: Mapping[str, Cause] = {
    "SQLITE_FULL": "full",
    "SQLITE_READONLY": "read_only",
    "SQLITE_CORRUPT": "damaged",
    "SQLITE_NOTADB": "damaged",
    "SQLITE_IOERR": "failing",
    "SQLITE_CANTOPEN": "failing",
    "53100": "full",
    "25006": "read_only",
    "XX001": "damaged",
    "XX002": "damaged",
    "58": "failing",
}
"""By the beginnings of codes: SQLite's names of errors, extended ones included, or PostgreSQL's SQLSTATEs."""

logger = logging.getLogger("discern.service")


def error_code(error: BaseException) -> str:
    """SQLite's name of an error, or PostgreSQL's SQLSTATE; empty for others. Either holds nothing of the data."""
    raised = getattr(error, "orig", None) or error
    return getattr(raised, "sqlite_errorname", None) or getattr(raised, "sqlstate", None) or ""


def find_cause(code: str) -> Cause | None:
    """Why nothing can be stored, by an error's code; None for errors that mean something else."""
    return next((cause for begins, cause in CAUSES.items() if code.startswith(begins)), None)


def is_not_saved(error: BaseException) -> bool:
    """Whether it says that nothing could be stored, which the log has by then."""
    return isinstance(error, ServiceError) and error.code == "not_saved"


class WriteState:
    """What came of the last attempt to store something. A change that raises nothing proves little, since many change
    nothing; so a failure lasts until a change that is made for this succeeds.

    ``failure`` is why, None where all goes well. ``seconds`` is a steady clock.
    """

    def __init__(self, seconds: Callable[[], float] = monotonic) -> None:
        self.failure: Cause | None = None
        self._seconds = seconds
        self._checked_at = self._logged_at = float("-inf")

    @property
    def is_due(self) -> bool:
        """Whether the verdict is too old to be relied on."""
        return self._seconds() >= self._checked_at + CHECK_EVERY_S

    @contextmanager
    def noting(self) -> Iterator[None]:
        """Raise `not_saved` in place of errors that mean that nothing can be stored, and note them.

        Raises:
            ServiceError: `not_saved`.
        """
        try:
            yield
        except Exception as error:
            code = error_code(error)
            cause = find_cause(code)
            if cause is None:
                raise
            self._note_failure(cause, code)
            raise ServiceError("not_saved", "The service can't store anything at the moment.") from error

    def note_success(self) -> None:
        """A change that was made to see whether changes are carried out was carried out."""
        if self.failure:
            logger.warning("the database stores changes again")
        self.failure = None
        self._checked_at = self._seconds()

    def _note_failure(self, cause: Cause, code: str) -> None:
        self.failure = cause
        self._checked_at = now = self._seconds()
        # Each request that fails would write a line, and logs are often on the disk that is full.
        if now >= self._logged_at + LOG_EVERY_S:
            self._logged_at = now
            logger.error("the database can't store changes: %s", code)
