"""The status of an assessment at a time is the same in Python and in SQL."""

from datetime import UTC, datetime, timedelta
from itertools import product
from typing import Any, get_args

from sqlalchemy import ColumnElement, Connection, insert, select

from discern.contract.models.assessments import OPEN_STATUSES, Status
from discern.service.storage.assessment_status import can_be_answered, has_status, is_overdue, select_status, status_at
from discern.service.storage.engine.database import Database
from discern.service.storage.engine.tables import accounts, assessments, candidates
from tests.support.databases import on_both

pytestmark = on_both

NOW = datetime(2026, 11, 20, tzinfo=UTC)
STATUSES: tuple[Status, ...] = get_args(Status)
ENDS = (None, NOW - timedelta(seconds=1), NOW, NOW + timedelta(seconds=1))


def insert_one_of_each(connection: Connection) -> None:
    account = {"account_id": "acc_1", "created_at": NOW}
    connection.execute(insert(accounts).values(id="acc_1", name="Quay", created_at=NOW))
    person = {"id": "cand_1", "name": "Ada", "name_folded": "ada", "visibility": "team", "metadata": {}}
    connection.execute(insert(candidates).values(**account, **person))
    shared = {**account, "candidate_id": "cand_1", "form": "short", "language": "en", "seed": 1, "metadata": {}}
    connection.execute(
        insert(assessments),
        [
            {**shared, "id": f"asm_{number}", "status": status, "expires_at": ends_at}
            for number, (status, ends_at) in enumerate(product(STATUSES, ENDS))
        ],
    )


def test_python_and_sql_say_the_same(database_url: str) -> None:
    database = Database(database_url)
    database.open()
    database.write_now(insert_one_of_each)
    columns: dict[str, ColumnElement[Any]] = {
        "current": select_status(NOW),
        "open": can_be_answered(NOW),
        "overdue": is_overdue(NOW),
        **{f"is_{status}": has_status(status, NOW) for status in STATUSES},
    }
    statement = select(assessments, *(each.label(name) for name, each in columns.items()))
    rows = database.read_now(lambda connection: connection.execute(statement).mappings().all())
    database.close()
    assert len(rows) == len(STATUSES) * len(ENDS)
    for row in rows:
        expected = status_at(row["status"], row["expires_at"], NOW)
        assert row["current"] == expected
        assert bool(row["open"]) == (expected in OPEN_STATUSES)
        assert bool(row["overdue"]) == (expected == "expired" != row["status"])
        assert [status for status in STATUSES if row[f"is_{status}"]] == [expected]
