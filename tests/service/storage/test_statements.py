"""How many statements a request takes on SQLite, and how many round trips to PostgreSQL, the caller's key and the audit
log included."""

from collections.abc import Callable, Iterator
from itertools import groupby
from typing import Any

import pytest
from sqlalchemy import Engine, event

from discern.service.storage.engine import sqlite
from discern.service.storage.queues.outbox import publish
from tests.support.operations import CASES, Case, KeptWorlds, populate
from tests.support.people import found_company
from tests.support.postgres import Postgres
from tests.support.relay import RoundTrips, relay_to
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

    @property
    def count(self) -> int:
        # SQLite reports a statement again for every step that its foreign keys cause.
        return len([statement for statement, _ in groupby(self.seen)])


@pytest.fixture(scope="module")
def sqlite_counted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, KeptWorlds, Counter]]:
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
            yield running, KeptWorlds(), counter


@pytest.fixture(scope="module")
def postgres_counted(postgres: Postgres) -> Iterator[tuple[Running, KeptWorlds, RoundTrips]]:
    trips = RoundTrips()

    def prepare_nothing(connection: Any, _record: object) -> None:
        # The sixth time a statement is prepared takes a round trip more, which is none of a request's own.
        connection.prepare_threshold = None

    event.listen(Engine, "connect", prepare_nothing)
    try:
        with relay_to(postgres.port, trips) as port:
            url = postgres.new_database().replace(f":{postgres.port}/", f":{port}/")
            with run_service(url, rate_limit=10_000) as running:
                yield running, KeptWorlds(), trips
    finally:
        event.remove(Engine, "connect", prepare_nothing)


NEEDED = {
    "GET /account/measurement": (3, 3),
    "GET /assessments": (2, 2),
    "POST /assessments": (5, 8),
    "GET /assessments/{assessment_id}": (2, 2),
    "PATCH /assessments/{assessment_id}": (6, 8),
    "POST /assessments/{assessment_id}/cancel": (6, 8),
    "GET /assessments/{assessment_id}/results": (5, 5),
    "GET /assessments/{assessment_id}/evidence": (9, 9),
    "GET /assessments/{assessment_id}/marks": (6, 6),
    "GET /assessments/{assessment_id}/mails": (3, 3),
    "POST /assessments/{assessment_id}/mails": (9, 12),
    "POST /take": (4, 5),
    "POST /take/unsubscribe": (4, 9),
    "POST /about": (6, 7),
    "POST /assessments/{assessment_id}/consent": (11, 13),
    "GET /assessments/{assessment_id}/next": (4, 4),
    "POST /assessments/{assessment_id}/answers": (8, 10),
    "GET /candidates": (2, 2),
    "POST /candidates": (4, 7),
    "GET /candidates/{candidate_id}": (3, 3),
    "PATCH /candidates/{candidate_id}": (5, 9),
    "DELETE /candidates/{candidate_id}": (16, 15),
    "PUT /candidates/{candidate_id}/visibility": (6, 11),
    "POST /candidates/{candidate_id}/merge": (41, 40),
    "GET /candidates/{candidate_id}/export": (25, 27),
    "GET /candidates/{candidate_id}/about": (7, 7),
    "GET /teams": (2, 2),
    "POST /teams": (6, 9),
    "GET /teams/{team_id}": (3, 3),
    "PATCH /teams/{team_id}": (6, 8),
    "DELETE /teams/{team_id}": (6, 8),
    "PUT /teams/{team_id}/members/{candidate_id}": (7, 11),
    "DELETE /teams/{team_id}/members/{candidate_id}": (9, 11),
    "POST /teams/{team_id}/join-links": (5, 8),
    "GET /teams/{team_id}/analysis": (6, 8),
    "GET /comparisons": (6, 6),
    "GET /candidates/{candidate_id}/teammates": (7, 7),
    "POST /teams/{team_id}/reveal": (8, 10),
    "GET /users": (4, 4),
    "PUT /users": (10, 14),
    "DELETE /users": (10, 10),
    "POST /users/confirm": (10, 14),
    "POST /users/sign-in": (2, 4),
    "POST /sync": (5, 11),
    "GET /events": (3, 3),
    "GET /changes": (2, 2),
    "GET /webhooks": (2, 2),
    "POST /webhooks": (3, 6),
    "GET /webhooks/{webhook_id}": (2, 2),
    "PATCH /webhooks/{webhook_id}": (5, 7),
    "DELETE /webhooks/{webhook_id}": (4, 6),
    "POST /webhooks/{webhook_id}/rotate": (4, 6),
    "POST /webhooks/{webhook_id}/test": (4, 6),
    "POST /webhooks/{webhook_id}/replay": (4, 6),
    "GET /webhooks/{webhook_id}/deliveries": (3, 3),
    "POST /deliveries/{delivery_id}/resend": (6, 8),
    "GET /reports": (4, 4),
    "POST /reports": (7, 13),
    "GET /reports/{report_id}": (3, 3),
    "POST /reports/{report_id}/cancel": (7, 9),
    "GET /reports/{report_id}/json": (8, 8),
    "GET /reports/{report_id}/markdown": (8, 8),
    "GET /reports/{report_id}/pdf": (8, 8),
    "POST /reports/{report_id}/drafts": (13, 15),
    "GET /reports/{report_id}/drafts": (9, 9),
    "PUT /reports/{report_id}/drafts/{sentence_id}": (12, 14),
    "POST /questions": (7, 9),
    "GET /account": (3, 3),
    "PUT /account/drafting": (3, 5),
    "POST /account/mail-tests": (1, 2),
}
"""Statements on SQLite, round trips to PostgreSQL. What is listed or analysed does not enter: it is read in one
statement. A change takes one or two for the version that open pages ask for, and two round trips for its transaction.
So does an answer whose figures must agree: for the snapshot that its statements see. Events are published before."""


BY_KEY = [operation for operation in CASES if not operation.refuses_keys]


def call(running: Running, kept_worlds: KeptWorlds, operation: Case, before: Callable[[], None]) -> None:
    """Make a call to a service that has no other work, and wait until its audit entry is written."""

    def make() -> tuple[str, dict[str, str]]:
        key = running.key()
        return key, populate(running, key)

    key, world = kept_worlds.make(make, changes=operation.changes)
    running.portal.call(running.service.audit_writes.settle)
    while running.service.database.write_now(lambda connection: publish(connection, running.clock())):
        pass
    before()
    method, path, body = operation.request(world)
    response = running.call(method, path, body, key)
    assert response.status_code == 200, response.text
    running.portal.call(running.service.audit_writes.settle)


def read_evidence(running: Running, before: Callable[[], None]) -> None:
    """A person's answers, which keys alone don't read."""
    company = found_company(running, "evidence")
    person = company.people["ours"]["private"]
    running.portal.call(running.service.audit_writes.settle)
    before()
    company.answer("GET", f"/assessments/{company.assessments[person]}/evidence", taker=person)
    running.portal.call(running.service.audit_writes.settle)


@pytest.mark.integration
@pytest.mark.parametrize("operation", BY_KEY, ids=str)
def test_an_operation_takes_no_more_statements_than_it_needs(
    sqlite_counted: tuple[Running, KeptWorlds, Counter], operation: Case
) -> None:
    running, kept_worlds, counter = sqlite_counted
    call(running, kept_worlds, operation, counter.seen.clear)
    assert counter.count == NEEDED[str(operation)][0]


@pytest.mark.integration
@pytest.mark.parametrize("operation", BY_KEY, ids=str)
def test_an_operation_takes_no_more_round_trips_than_it_needs(
    postgres_counted: tuple[Running, KeptWorlds, RoundTrips], operation: Case
) -> None:
    running, kept_worlds, trips = postgres_counted
    call(running, kept_worlds, operation, trips.reset)
    assert trips.count == NEEDED[str(operation)][1]


def test_evidence_takes_no_more_statements_than_it_needs(
    sqlite_counted: tuple[Running, KeptWorlds, Counter],
) -> None:
    running, _, counter = sqlite_counted
    read_evidence(running, counter.seen.clear)
    assert counter.count == NEEDED["GET /assessments/{assessment_id}/evidence"][0]


@pytest.mark.integration
def test_evidence_takes_no_more_round_trips_than_it_needs(
    postgres_counted: tuple[Running, KeptWorlds, RoundTrips],
) -> None:
    running, _, trips = postgres_counted
    read_evidence(running, trips.reset)
    assert trips.count == NEEDED["GET /assessments/{assessment_id}/evidence"][1]
