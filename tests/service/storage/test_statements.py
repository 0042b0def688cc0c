"""How many statements a request takes, the caller's key and the audit log included."""

from collections.abc import Iterator
from itertools import groupby
from typing import Any

import pytest
from sqlalchemy import Engine, event

from discern.service.storage.engine import sqlite
from discern.service.storage.queues.outbox import publish
from tests.support.operations import CASES, Case, populate
from tests.support.people import found_company
from tests.support.postgres import Postgres
from tests.support.running import Running, run_service

CONTROL = ("BEGIN", "COMMIT", "ROLLBACK", "SAVEPOINT", "RELEASE", "--")
"""What opens or closes a transaction, or is a comment, rather than reads or changes."""


class Counter:
    """Counts the statements that a database runs."""

    def __init__(self) -> None:
        self.seen: list[str] = []

    def note(self, statement: str) -> None:
        if not statement.startswith(CONTROL):
            self.seen.append(statement)


@pytest.fixture(scope="module")
def sqlite_counted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Counter]]:
    counter = Counter()
    original = sqlite.prepare

    def prepare(connection: Any, record: object, *, beside_a_server: bool) -> None:
        original(connection, record, beside_a_server=beside_a_server)
        connection.set_trace_callback(counter.note)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sqlite, "prepare", prepare)
        with run_service(
            f"sqlite:///{tmp_path_factory.mktemp('counted') / 'discern.db'}", rate_limit=10_000
        ) as running:
            yield running, counter


@pytest.fixture(scope="module")
def postgres_counted(postgres: Postgres) -> Iterator[tuple[Running, Counter]]:
    counter = Counter()

    def note(*arguments: Any) -> None:
        counter.note(arguments[2])

    event.listen(Engine, "before_cursor_execute", note)
    try:
        with run_service(postgres.new_database(), rate_limit=10_000) as running:
            yield running, counter
    finally:
        event.remove(Engine, "before_cursor_execute", note)


# On PostgreSQL: one more for the caller's bucket, and one for each insert that takes its turn.
STATEMENTS = {
    "GET /account/measurement": (5, 6),
    "POST /account/measurement/rescorings": (6, 8),
    "GET /account/measurement/calibrations": (3, 4),
    "POST /account/measurement/calibrations": (8, 10),
    "GET /account/measurement/calibrations/{calibration_id}": (4, 5),
    "POST /account/measurement/calibrations/{calibration_id}/apply": (14, 16),
    "GET /assessments": (2, 3),
    "POST /assessments": (5, 8),
    "GET /assessments/{assessment_id}": (2, 3),
    "POST /assessments/{assessment_id}/cancel": (6, 7),
    "GET /assessments/{assessment_id}/results": (5, 6),
    "GET /assessments/{assessment_id}/evidence": (9, 10),
    "GET /assessments/{assessment_id}/marks": (6, 7),
    "GET /assessments/{assessment_id}/mails": (3, 4),
    "POST /assessments/{assessment_id}/mails": (9, 11),
    "POST /take": (4, 6),
    "POST /take/unsubscribe": (5, 6),
    "POST /about": (6, 8),
    "POST /assessments/{assessment_id}/consent": (11, 12),
    "GET /assessments/{assessment_id}/next": (5, 6),
    "POST /assessments/{assessment_id}/answers": (11, 12),
    "GET /candidates": (2, 3),
    "POST /candidates": (4, 6),
    "GET /candidates/{candidate_id}": (3, 4),
    "PATCH /candidates/{candidate_id}": (5, 6),
    "DELETE /candidates/{candidate_id}": (13, 11),
    "PUT /candidates/{candidate_id}/visibility": (6, 8),
    "POST /candidates/{candidate_id}/merge": (37, 32),
    "GET /candidates/{candidate_id}/export": (24, 25),
    "GET /candidates/{candidate_id}/about": (7, 8),
    "GET /teams": (2, 3),
    "POST /teams": (6, 8),
    "GET /teams/{team_id}": (3, 4),
    "PATCH /teams/{team_id}": (6, 7),
    "DELETE /teams/{team_id}": (6, 7),
    "PUT /teams/{team_id}/members/{candidate_id}": (7, 8),
    "DELETE /teams/{team_id}/members/{candidate_id}": (9, 10),
    "POST /teams/{team_id}/join-links": (5, 7),
    "GET /teams/{team_id}/analysis": (6, 7),
    "GET /comparisons": (6, 5),
    "GET /candidates/{candidate_id}/teammates": (7, 7),
    "POST /teams/{team_id}/reveal": (8, 9),
    "GET /users": (4, 5),
    "PUT /users": (10, 12),
    "DELETE /users": (10, 9),
    "POST /users/confirm": (10, 11),
    "POST /users/sign-in": (2, 3),
    "POST /sync": (5, 8),
    "GET /events": (3, 4),
    "GET /changes": (2, 3),
    "GET /webhooks": (2, 3),
    "POST /webhooks": (3, 5),
    "GET /webhooks/{webhook_id}": (2, 3),
    "PATCH /webhooks/{webhook_id}": (5, 6),
    "DELETE /webhooks/{webhook_id}": (4, 5),
    "POST /webhooks/{webhook_id}/rotate": (4, 5),
    "POST /webhooks/{webhook_id}/test": (4, 5),
    "POST /webhooks/{webhook_id}/replay": (4, 5),
    "GET /webhooks/{webhook_id}/deliveries": (3, 4),
    "POST /deliveries/{delivery_id}/resend": (6, 7),
    "GET /reports": (4, 5),
    "POST /reports": (7, 9),
    "GET /reports/{report_id}": (3, 4),
    "POST /reports/{report_id}/cancel": (7, 8),
    "GET /reports/{report_id}/json": (8, 9),
    "GET /reports/{report_id}/markdown": (8, 9),
    "GET /reports/{report_id}/pdf": (8, 9),
    "POST /reports/{report_id}/drafts": (13, 14),
    "GET /reports/{report_id}/drafts": (9, 10),
    "PUT /reports/{report_id}/drafts/{sentence_id}": (12, 13),
    "POST /questions": (7, 8),
    "GET /account": (6, 7),
    "PUT /account/drafting": (3, 4),
    "POST /account/mail-tests": (1, 2),
}
"""On SQLite, on PostgreSQL. What is listed or analysed does not enter: it is read in one statement. A change takes one
or two for the version that open pages ask for. Events are published before."""


BY_KEY = [operation for operation in CASES if not operation.refuses_keys]


def count(running: Running, counter: Counter, operation: Case) -> int:
    key = running.key()
    world = populate(running, key)
    running.portal.call(running.service.audit_writes.settle)
    while running.service.database.write_now(lambda connection: publish(connection, running.clock())):
        pass
    counter.seen.clear()
    method, path, body = operation.request(world)
    response = running.call(method, path, body, key)
    assert response.status_code == 200, response.text
    running.portal.call(running.service.audit_writes.settle)
    # SQLite reports a statement again for every step that its foreign keys cause.
    return len([statement for statement, _ in groupby(counter.seen)])


def count_evidence(running: Running, counter: Counter) -> int:
    """The statements for a person's answers, which keys alone don't read."""
    company = found_company(running, "evidence")
    person = company.people["ours"]["private"]
    running.portal.call(running.service.audit_writes.settle)
    counter.seen.clear()
    company.answer("GET", f"/assessments/{company.assessments[person]}/evidence", taker=person)
    running.portal.call(running.service.audit_writes.settle)
    return len([statement for statement, _ in groupby(counter.seen)])


@pytest.mark.integration
@pytest.mark.parametrize("operation", BY_KEY, ids=str)
def test_an_operation_takes_no_more_statements_than_it_needs(
    sqlite_counted: tuple[Running, Counter], operation: Case
) -> None:
    on_sqlite, _ = STATEMENTS[str(operation)]
    assert count(*sqlite_counted, operation) == on_sqlite


@pytest.mark.integration
@pytest.mark.parametrize("operation", BY_KEY, ids=str)
def test_an_operation_takes_no_more_statements_on_postgres_than_it_needs(
    postgres_counted: tuple[Running, Counter], operation: Case
) -> None:
    _, on_postgres = STATEMENTS[str(operation)]
    assert count(*postgres_counted, operation) == on_postgres


def test_evidence_takes_no_more_statements_than_it_needs(sqlite_counted: tuple[Running, Counter]) -> None:
    on_sqlite, _ = STATEMENTS["GET /assessments/{assessment_id}/evidence"]
    assert count_evidence(*sqlite_counted) == on_sqlite


@pytest.mark.integration
def test_evidence_takes_no_more_statements_on_postgres_than_it_needs(postgres_counted: tuple[Running, Counter]) -> None:
    _, on_postgres = STATEMENTS["GET /assessments/{assessment_id}/evidence"]
    assert count_evidence(*postgres_counted) == on_postgres
