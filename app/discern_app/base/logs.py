"""Log lines that a visitor can neither forge nor fill the disk with."""

import logging
import re
import time
from traceback import extract_tb
from typing import Any

from discern_app.base.streamlit_internals import STREAMLIT_LOGGERS

PROGRAM_LOGGERS = (*STREAMLIT_LOGGERS, "uvicorn.error", "websockets", "asyncio")
"""The loggers that a visitor can make write a line."""

LONGEST = 1000
"""Characters of a message."""

MOST_FRAMES = 12

A_MINUTE = 20
"""Lines of one kind, by the place in the code that writes them."""

CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")


def one_line(text: str) -> str:
    """The text in one line of at most `LONGEST` characters, and without what moves a terminal's cursor."""
    line = CONTROL.sub(lambda match: f"\\x{ord(match[0]):02x}", text[:LONGEST].strip())
    return line if len(text) <= LONGEST else f"{line}… ({len(text) - LONGEST} characters more)"


def describe_error(error: BaseException) -> str:
    """An error's kind and place, indented. Its own text may contain what somebody typed."""
    lines: list[str] = []
    current: BaseException | None = error
    while current is not None and len(lines) < 3 * MOST_FRAMES:
        frames = extract_tb(current.__traceback__)[-MOST_FRAMES:]
        lines += [
            f"  {type(current).__name__}{_code_of(current)} at",
            *(f"    {frame.filename}:{frame.lineno} {frame.name}" for frame in frames),
        ]
        current = current.__cause__ or (None if current.__suppress_context__ else current.__context__)
    return "\n".join(lines)


def _code_of(error: BaseException) -> str:
    """The code of a database's error, which has none of the data in it: SQLite's name or PostgreSQL's SQLSTATE."""
    code = getattr(error, "sqlite_errorname", None) or getattr(error, "sqlstate", None)
    return f" {code}" if code else ""


class SafeRecord(logging.LogRecord):
    """A record whose message is one line of limited length."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        if self.exc_info and self.exc_info[1] is not None:
            # Where this is set, formatters write no traceback of their own, which ends with the error's text.
            self.exc_text = describe_error(self.exc_info[1])

    def getMessage(self) -> str:  # noqa: N802 - `logging`'s own name
        return one_line(super().getMessage())


class Quota(logging.Filter):
    """Lets `A_MINUTE` lines of each kind pass in a minute, and says with the next one how many it left out."""

    def __init__(self) -> None:
        super().__init__()
        self._minute = 0
        self._counts: dict[tuple[str, int], int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        minute = int(time.monotonic() // 60)
        place = (record.pathname, record.lineno)
        if minute != self._minute:
            self._minute, before = minute, self._counts
            self._counts = {}
            if (left_out := before.get(place, 0) - A_MINUTE) > 0:
                record.msg = f"{record.msg} ({left_out} more like this in the minute before)"
        self._counts[place] = self._counts.get(place, 0) + 1
        return self._counts[place] <= A_MINUTE


def make_logs_safe() -> None:
    """Apply both to the lines of this process. Calling it again changes nothing."""
    logging.setLogRecordFactory(SafeRecord)
    for name in PROGRAM_LOGGERS:
        logger = logging.getLogger(name)
        if not any(isinstance(filter_, Quota) for filter_ in logger.filters):
            logger.addFilter(Quota())
