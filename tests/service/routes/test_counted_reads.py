"""The log of who looked: one entry a reader and day, however often they look, and what people are shown of it."""

from datetime import UTC, datetime
from typing import Any

import pytest
from sqlalchemy import func, select

from discern.service.storage.engine.tables import reads
from tests.support.databases import on_both
from tests.support.people import Company

pytestmark = on_both

TOTALS = "?reads=totals"


@pytest.fixture
def company(fresh_company: Company) -> Company:
    return fresh_company


def look(company: Company, person: str, times: int = 1) -> None:
    for _ in range(times):
        company.answer("GET", f"/assessments/{company.assessments[person]}/results")
    company.running.portal.call(company.running.service.audit_writes.settle)


def log_of(company: Company, person: str, action: str, query: str = "") -> list[tuple[Any, ...]]:
    """How often, first and last."""
    audit = company.answer("GET", f"/candidates/{person}/export{query}")["audit"]
    return [
        (entry["count"], datetime.fromisoformat(entry["first_at"]), datetime.fromisoformat(entry["at"]))
        for entry in audit
        if entry["action"] == action
    ]


def count_rows(company: Company, subject: str) -> int:
    found: int = company.running.service.database.read_now(
        lambda connection: connection.execute(select(func.count()).where(reads.c.subject_id == subject)).scalar_one()
    )
    return found


def test_a_reader_s_looks_of_one_day_are_one_entry(company: Company) -> None:
    person, clock = company.people["ours"]["team"], company.running.clock
    clock.now = datetime(2026, 12, 1, 23, 58, tzinfo=UTC)
    first = clock()
    look(company, person)
    clock.advance(minutes=1)
    look(company, person, 30)
    evening = clock()
    clock.advance(minutes=1)
    midnight = clock()
    look(company, person, 2)
    assert log_of(company, person, "results.read") == [(31, first, evening), (2, midnight, midnight)]
    assert log_of(company, person, "results.read", TOTALS) == [(33, first, midnight)]
    assert count_rows(company, company.assessments[person]) == 2


def test_readers_are_told_apart(company: Company) -> None:
    person = company.people["ours"]["team"]
    look(company, person)
    for role in ("owner", "manager ours", "owner"):
        company.answer("GET", f"/assessments/{company.assessments[person]}/results", role=role)
    audit = company.answer("GET", f"/candidates/{person}/export{TOTALS}")["audit"]
    counted = {entry["actor_id"]: entry["count"] for entry in audit if entry["action"] == "results.read"}
    assert counted == {None: 1, company.users["owner"]: 2, company.users["manager ours"]: 1}


def test_who_joins_a_team_during_a_day_reads_of_looks_since_then_alone(company: Company) -> None:
    team, clock = company.teams["ours"], company.running.clock
    before, later = (company.answer("POST", "/candidates", {"name": name})["id"] for name in ("Ann", "Bea"))

    def read_analysis() -> datetime:
        clock.advance(minutes=1)
        company.answer("GET", f"/teams/{team}/analysis")
        company.running.portal.call(company.running.service.audit_writes.settle)
        return clock()

    company.answer("PUT", f"/teams/{team}/members/{before}")
    first = read_analysis()
    second = read_analysis()
    clock.advance(minutes=1)
    company.answer("PUT", f"/teams/{team}/members/{later}")
    third = read_analysis()
    fourth = read_analysis()
    assert log_of(company, before, "analysis.read") == [(2, first, second), (2, third, fourth)]
    assert log_of(company, before, "analysis.read", TOTALS) == [(4, first, fourth)]
    assert log_of(company, later, "analysis.read") == [(2, third, fourth)]


def test_a_year_of_a_look_a_minute_is_a_row_a_day(company: Company) -> None:
    person, clock = company.people["ours"]["team"], company.running.clock
    for _ in range(30):
        clock.advance(days=1)
        look(company, person, 3)
    assert count_rows(company, company.assessments[person]) == 30
    [(times, _, _)] = log_of(company, person, "results.read", TOTALS)
    assert times == 90
