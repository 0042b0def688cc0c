"""No list, filter, count, analysis or note of a change reads a whole table of PostgreSQL's: what it takes doesn't grow
with an account.
"""

import re
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from typing import Any

import pytest
from sqlalchemy import Connection, create_engine, event, text

from benchmarks.service.rows import COMMON_NAME, MANAGER, RARE_NAME, TEAM, insert_rows
from discern.contract.models.assessments import AssessmentQuery
from discern.contract.models.candidates import AuditEntry, CandidateQuery
from discern.service.storage.engine.database import Database
from discern.service.storage.queues import changes
from discern.service.storage.queues.change_reads import HELD_OR_REVEALED
from discern.service.storage.repositories.assessments import get_assessment, withdraw_consent
from discern.service.storage.repositories.audit import list_entries_about
from discern.service.storage.repositories.candidates import delete_candidate
from discern.service.storage.repositories.lists.assessments import list_assessments
from discern.service.storage.repositories.lists.people import count_groups, list_candidates
from discern.service.storage.repositories.people.merging import merge_candidates
from discern.service.storage.repositories.results import count_hidden, find_withheld
from discern.service.storage.repositories.visibility import KEY, Viewer
from tests.support.postgres import Postgres

pytestmark = pytest.mark.integration

PEOPLE = 20_000
NOW = datetime.now(UTC)
LEADER = Viewer("manager", MANAGER)
MEDIUM_NAME = "family777 "
LARGE = "candidates|assessments|activity|results|memberships|events|reports|report_people|audit"


@pytest.fixture(scope="module")
def filled(postgres: Postgres) -> Iterator[Connection]:
    """A connection as the service has it, to an account with many people."""
    database = Database(postgres.new_database())
    database.open()
    database.write_now(
        lambda connection: connection.execute(
            text("INSERT INTO accounts (id, name, created_at) VALUES ('acc_1', 'Quay', 0)")
        )
    )
    database.write_now(lambda connection: insert_rows(connection, "acc_1", PEOPLE))
    database.write_now(insert_reports)
    database.write_now(insert_audit_entries)
    engine = create_engine(database._engine.url, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text("VACUUM ANALYZE"))
    engine.dispose()
    with database._engine.connect() as connection:
        yield connection
    database.close()


def insert_reports(connection: Connection) -> None:
    """One on each person."""
    connection.execute(
        text(
            "INSERT INTO reports (id, account_id, status, subject_type, audience, length, language, viewer, "
            "created_at, ended_at, attempts) "
            "SELECT 'rep_' || n, 'acc_1', 'ready', 'assessment', 'self', 'short', 'en', '{}', 0, 0, 1 "
            f"FROM generate_series(0, {PEOPLE - 1}) AS n"
        )
    )
    connection.execute(
        text(
            "INSERT INTO report_people (report_id, candidate_id, place, assessment_id) "
            f"SELECT 'rep_' || n, 'cand_' || n, 0, 'asm_' || n FROM generate_series(0, {PEOPLE - 1}) AS n"
        )
    )


def insert_audit_entries(connection: Connection) -> None:
    """Three about each person: they came, their assessment was created, and somebody read their team's analysis."""
    for action, subject in (
        ("candidate.created", "'cand_' || n"),
        ("assessment.created", "'asm_' || n"),
        ("analysis.read", f"'team_' || (n - n % {TEAM})"),
    ):
        connection.execute(
            text(
                "INSERT INTO audit (account_id, at, key_id, action, subject_id, request_id) "
                f"SELECT 'acc_1', {time.time_ns() // 1000}, 'key_1', '{action}', {subject}, 'req_1' "
                f"FROM generate_series(0, {PEOPLE - 1}) AS n"
            )
        )


def people(connection: Connection, viewer: Viewer = KEY, **query: Any) -> object:
    return list_candidates(connection, "acc_1", CandidateQuery(**query), NOW, viewer, reads_results=True)


def assessments(connection: Connection, viewer: Viewer = KEY, **query: Any) -> object:
    return list_assessments(connection, "acc_1", AssessmentQuery(**query), NOW, viewer)


def counts(connection: Connection, viewer: Viewer = KEY, **query: Any) -> object:
    return count_groups(connection, "acc_1", CandidateQuery(**query), NOW, viewer, reads_results=True)


@pytest.mark.parametrize("ask", [people, assessments, counts])
@pytest.mark.parametrize("viewer", [KEY, LEADER], ids=["key", "manager"])
@pytest.mark.parametrize(
    "query",
    [{}, {"q": COMMON_NAME}, {"q": RARE_NAME}, {"q": MEDIUM_NAME}, {"q": "nobody has it"}, {"q": "qu"}, {"q": "z"}],
    ids=str,
)
def test_lists_by_name(filled: Connection, ask: Callable[..., object], viewer: Viewer, query: dict[str, Any]) -> None:
    found = whole_tables(filled, lambda: ask(filled, viewer, **query))
    if query.get("q") == COMMON_NAME:
        # As many as it takes to see that they are too many to be sorted.
        found = [step for step in found if " on candidates named " not in step]
    assert found == []


@pytest.mark.parametrize(
    "query",
    [
        {"idle_days": 10},
        {"idle_days": 30},
        {"idle_days": 10, "sort": "name"},
        {"idle_days": 10, "q": MEDIUM_NAME},
        {"status": "with_profile"},
        {"status": "waiting"},
        {"status": "to_invite"},
        {"status": "waiting", "q": MEDIUM_NAME},
        {"q": MEDIUM_NAME, "sort": "name"},
        {"team_id": "team_0"},
    ],
    ids=str,
)
def test_people_by_where_they_stand(filled: Connection, query: dict[str, Any]) -> None:
    assert whole_tables(filled, lambda: people(filled, **query)) == []


@pytest.mark.parametrize("order", ["newest", "oldest"])
@pytest.mark.parametrize("status", ["created", "started", "completed", "cancelled", "expired"])
def test_assessments_by_status(filled: Connection, status: str, order: str) -> None:
    assert whole_tables(filled, lambda: assessments(filled, status=status, order=order)) == []


@pytest.mark.parametrize("viewer", [KEY, LEADER], ids=["key", "manager"])
@pytest.mark.parametrize("others", [(), ("cand_1000", "cand_2000")], ids=["as it is", "with others"])
def test_who_counts_in_an_analysis(filled: Connection, others: tuple[str, ...], viewer: Viewer) -> None:
    assert whole_tables(filled, lambda: find_withheld(filled, "team_50", others, viewer)) == []
    assert whole_tables(filled, lambda: count_hidden(filled, "team_50", viewer)) == []


@pytest.mark.parametrize(
    ("note", "given"),
    [
        (changes.note_report_change, ("rep_1", NOW)),
        (changes.note_reports_from, ("asm_7", NOW)),
        (changes.note_person_change, ("cand_7", NOW, HELD_OR_REVEALED)),
        (changes.note_assessment_change, ("asm_7", NOW, HELD_OR_REVEALED)),
        (changes.note_memberships, ("team_50", ["cand_7"], NOW)),
        (changes.note_team_change, ("team_50", "Crew", NOW)),
        (changes.note_team_deletion, ("team_50", NOW)),
        (changes.note_members_of, ("cand_7", NOW)),
    ],
    ids=lambda each: getattr(each, "__name__", ""),
)
def test_notes_of_changes(filled: Connection, note: Callable[..., None], given: tuple[Any, ...]) -> None:
    assert whole_tables(filled, lambda: note(filled, "acc_1", *given)) == []
    filled.rollback()


def test_audit_entries_about_a_person(filled: Connection) -> None:
    found: list[AuditEntry] = []
    assert whole_tables(filled, lambda: found.extend(list_entries_about(filled, "acc_1", "cand_50"))) == []
    assert [entry.action for entry in found] == ["candidate.created", "assessment.created", *["analysis.read"] * TEAM]


def withdraw(connection: Connection) -> None:
    withdraw_consent(connection, "acc_1", get_assessment(connection, "acc_1", "asm_9", lock=True), NOW)


def merge(connection: Connection) -> None:
    connection.execute(text("DELETE FROM users WHERE id = 'usr_13'"))
    merge_candidates(connection, "acc_1", "cand_9", "cand_13", NOW)


def erase(connection: Connection) -> None:
    delete_candidate(connection, "acc_1", "cand_9", NOW)


@pytest.mark.parametrize("change", [withdraw, merge, erase])
def test_what_takes_a_person_out(filled: Connection, change: Callable[[Connection], None]) -> None:
    with filled.engine.connect().execution_options(isolation_level="READ COMMITTED") as connection:
        assert whole_tables(connection, lambda: change(connection)) == []
        connection.rollback()


def whole_tables(connection: Connection, ask: Callable[[], object]) -> list[str]:
    """The steps of its statements that read all of a large table, or start processes of their own."""
    plans: list[str] = []

    def explain(_: Any, cursor: Any, statement: str, parameters: Any, *__: Any) -> None:
        with cursor.connection.cursor() as beside:
            beside.execute(f"EXPLAIN {statement}", parameters)
            plans.append("\n".join(row[0] for row in beside.fetchall()))

    event.listen(connection, "before_cursor_execute", explain)
    try:
        ask()
    finally:
        event.remove(connection, "before_cursor_execute", explain)
    assert plans
    steps = [step.strip() for plan in plans for step in plan.splitlines()]
    return [step for step in steps if re.search(rf"Seq Scan on ({LARGE})\b|Gather", step)]
