"""While the database can't be reached, a process says so once a minute."""

import logging
import sqlite3

import psycopg
import pytest
from discern.service.outage_log import QUIET_S, OutageFilter, is_outage
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError, OperationalError

from discern.service.storage.engine.database import Database
from tests.support.postgres import free_port


def refused() -> OperationalError:
    """What a call of a database that isn't there ends with."""
    database = Database(f"postgresql://discern@127.0.0.1:{free_port()}/discern")
    with pytest.raises(OperationalError) as caught:
        database.read_now(lambda connection: connection.execute(select(1)))
    database.close()
    return caught.value


def record(message: str, error: BaseException | None) -> logging.LogRecord:
    about = None if error is None else (type(error), error, None)
    return logging.LogRecord("discern.service", logging.ERROR, __file__, 1, message, (), about)


def test_of_an_outage_one_line_a_minute_is_left_and_of_all_else_every_line() -> None:
    now = 1000.0
    once = OutageFilter(lambda: now)
    error = refused()
    first = record("DeliveryWorker could not look for work", error)
    assert once.filter(first)
    assert first.getMessage() == "the database can't be reached"
    for seconds in (0.5, QUIET_S - 1):
        now = 1000.0 + seconds
        assert not once.filter(record("unanswered error", error))
        assert once.filter(record("unanswered error", ValueError("something else")))
        assert once.filter(record("a line without an error", None))
    now = 1000.0 + QUIET_S
    assert once.filter(record("unanswered error", error))
    assert not once.filter(record("unanswered error", error))


@pytest.mark.parametrize(
    ("error", "expected"),
    [
        pytest.param(psycopg.OperationalError("connection refused"), True, id="nobody-answers"),
        pytest.param(psycopg.errors.AdminShutdown("terminating"), True, id="it-shuts-down"),
        pytest.param(psycopg.errors.CannotConnectNow("starting up"), True, id="it-starts"),
        pytest.param(psycopg.errors.UniqueViolation("twice"), False, id="a-rule-of-the-data"),
        pytest.param(psycopg.errors.DiskFull("full"), False, id="a-full-disk"),
    ],
)
def test_an_outage_is_told_from_other_errors(error: psycopg.Error, expected: bool) -> None:
    kind = OperationalError if isinstance(error, psycopg.OperationalError) else IntegrityError
    assert is_outage(kind("SELECT 1", None, error)) is expected
    assert is_outage(error) is expected


def test_sqlite_has_no_outages() -> None:
    assert not is_outage(OperationalError("SELECT 1", None, sqlite3.OperationalError("disk I/O error")))
    assert not is_outage(None)
