"""Log lines as JSON objects: times, request ids, routes and statuses; never names, tokens, keys or bodies."""

import logging
import traceback
from typing import Any

from pythonjsonlogger.json import JsonFormatter

from discern.service.storage.engine.write_state import error_code

ACCESS = logging.getLogger("discern.access")

FIELDS = (
    "at",
    "level",
    "logger",
    "message",
    "request_id",
    "method",
    "route",
    "status",
    "ms",
    "account_id",
    "key_id",
    "error",
)
"""What a line may contain. `route` is the path with its parameters' names, not their values."""


class LineFormatter(JsonFormatter):
    """One line, one object, with `FIELDS` alone: libraries add more to their records."""

    def __init__(self) -> None:
        names = {"levelname": "level", "name": "logger", "exc_info": "error"}
        super().__init__(("levelname", "name", "message"), rename_fields=names, timestamp="at")

    def process_log_record(self, log_data: dict[str, Any]) -> dict[str, Any]:
        return {name: log_data[name] for name in FIELDS if log_data.get(name) is not None}

    def formatException(self, ei: Any) -> str:  # noqa: N802
        """The error's kind, the database's code and the places; its own text may contain what somebody typed."""
        kind, error, trace = ei
        places = ", ".join(f"{frame.filename}:{frame.lineno}" for frame in traceback.extract_tb(trace))
        named = f"{kind.__name__} {error_code(error)}".rstrip()
        return f"{named} at {places}"


def set_up_logs() -> None:
    """Send this process's lines to standard error as JSON."""
    handler = logging.StreamHandler()
    handler.setFormatter(LineFormatter())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    # Its lines contain whole addresses; requests are logged by `discern.access`.
    logging.getLogger("uvicorn.access").propagate = False
    for name in ("alembic", "httpx", "httpcore"):
        logging.getLogger(name).setLevel(logging.WARNING)
