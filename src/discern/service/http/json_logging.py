"""Log lines as JSON objects: times, request ids, routes and statuses; never names, tokens, keys or bodies."""

import logging
from collections.abc import Mapping
from datetime import UTC, datetime

from pydantic_core import to_json

ACCESS = logging.getLogger("discern.access")

FIELDS = ("request_id", "method", "route", "status", "ms", "account_id", "key_id")
"""What a line about a request contains. `route` is the path with its parameters' names, not their values."""


class JsonFormatter(logging.Formatter):
    """One line, one object."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": _encodable(record.getMessage()),
        }
        line |= {name: value for name in FIELDS if (value := getattr(record, name, None)) is not None}
        if record.exc_info and record.exc_info[1] is not None:
            # The error's own text may contain what somebody typed; its kind and place are enough.
            line["error"] = type(record.exc_info[1]).__name__
            line["trace"] = _places(record.exc_info[1])
        return to_json(line).decode()


def set_up_logs() -> None:
    """Send this process's lines to standard error as JSON."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO)
    # Its lines contain whole addresses; requests are logged by `discern.access`.
    logging.getLogger("uvicorn.access").propagate = False
    for name in ("httpx", "httpcore"):
        logging.getLogger(name).setLevel(logging.WARNING)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    # No line names them, so no record needs to look them up.
    logging.logThreads = logging.logProcesses = logging.logMultiprocessing = False


def log_request(fields: Mapping[str, object]) -> None:
    """Log a line about a request, with `FIELDS`.

    Made here, its record costs half as much as by `Logger.info`, which searches the stack for its caller.
    """
    made = {"name": ACCESS.name, "levelno": logging.INFO, "levelname": "INFO", "msg": "request", **fields}
    ACCESS.handle(logging.makeLogRecord(made))


def _encodable(text: str) -> str:
    """The text, with what UTF-8 can't encode escaped."""
    return text.encode(errors="backslashreplace").decode()


def _places(error: BaseException) -> list[str]:
    places = []
    trace = error.__traceback__
    while trace is not None:
        places.append(_encodable(f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}"))
        trace = trace.tb_next
    return places
