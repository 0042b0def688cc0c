"""The results of an account in bulk: the same as one by one, for everybody who may read them."""

from collections.abc import Iterator
from datetime import timedelta
from itertools import count
from typing import Any

import pytest
from sqlalchemy import select

from discern.contract.permissions import Scope
from discern.service.storage.engine.tables import reads
from tests.service.http.test_roles import SEES
from tests.support.databases import on_both
from tests.support.office import Office, found_office
from tests.support.people import Company, found_company
from tests.support.running import Running
from tests.support.statement_counts import counting

pytestmark = on_both

NUMBERS = count()


@pytest.fixture(scope="module")
def kept(shared: Running) -> Company:
    """A company that no test changes."""
    return found_company(shared, f"results {next(NUMBERS)}")


@pytest.fixture
def office(shared: Running) -> Office:
    return found_office(shared)


def pages(office: Office, **query: Any) -> Iterator[list[dict[str, Any]]]:
    while True:
        page = office.running.answer("GET", "/results", key=office.key, **query)
        yield page["data"]
        if not page["has_more"]:
            return
        query["cursor"] = page["next_cursor"]


def people(office: Office, **query: Any) -> list[str]:
    return [row["candidate"]["name"] for page in pages(office, **query) for row in page]


def test_a_row_says_what_the_results_say(office: Office) -> None:
    office.add_hurried("Flo")
    for row in office.running.answer("GET", "/results", key=office.key)["data"]:
        results = office.running.answer("GET", f"/assessments/{row['assessment_id']}/results", key=office.key)
        assert row == {
            **{name: results[name] for name in ("assessment_id", "candidate", "completed_at", "instrument", "scores")},
            **{name: results["style"][name] for name in ("direction", "half", "probability", "position")},
            "quality": {
                "verdict": results["quality"]["verdict"],
                "checks": [check for check in results["quality"]["checks"] if not check["passed"]],
            },
            "team_ids": [] if row["candidate"]["name"] == "Flo" else [office.team],
        }


def test_withheld_results_come_without_figures_and_say_why(office: Office) -> None:
    office.add_hasty("Hasty", member=False)
    row = office.running.answer("GET", "/results", key=office.key)["data"][-1]
    assert (row["candidate"]["name"], row["quality"]["verdict"]) == ("Hasty", "withheld")
    assert row["quality"]["checks"]
    assert {row[name] for name in ("scores", "direction", "half", "probability", "position")} == {None}


def test_pages_go_by_completion_whatever_their_size(office: Office) -> None:
    """Also where several were completed in the same moment, and somebody completes between two pages."""
    clock = office.running.clock
    clock.advance(minutes=1)
    late = office.running.answer("POST", "/assessments", {"candidate": {"name": "late"}}, office.key)
    for name in ("Di", "Ed"):
        clock.advance(seconds=1)
        office.add(name, "D")
    assert late["status"] == "created"
    expected = ["Ada", "Bo", "Cy", "Di", "Ed"]
    for limit in (1, 2, 3, 5, 200):
        assert people(office, limit=limit) == expected
        assert people(office, limit=limit, order="newest") == expected[::-1]
    reading = pages(office, limit=2)
    first = next(reading)
    clock.advance(seconds=1)
    office.add("Flo", "I")
    assert [row["candidate"]["name"] for rows in (first, *reading) for row in rows] == [*expected, "Flo"]


def test_a_sync_goes_on_from_a_time(office: Office) -> None:
    office.running.clock.advance(hours=1)
    since = office.running.clock()
    office.add("Di", "D")
    assert people(office, completed_since=since.isoformat()) == ["Di"]
    assert people(office, completed_since=(since + timedelta(microseconds=1)).isoformat()) == []


def test_the_newest_of_each_person_are_those_that_count(office: Office) -> None:
    for name, styles in {"once": "D", "twice": "DC"}.items():
        office.add(name)
        for style in styles:
            office.running.clock.advance(minutes=1)
            office.measure(office.people[name], style)
    office.running.clock.advance(minutes=1)
    office.measure(office.people["twice"], "I", ms=100)
    office.add_hasty("hasty", member=False)
    newest = {row["candidate"]["name"]: row for page in pages(office, per_person="newest", limit=2) for row in page}
    assert newest.keys() == {"Ada", "Bo", "Cy", "once", "twice", "hasty"}
    assert (newest["twice"]["direction"], newest["twice"]["quality"]["verdict"]) == ("C", "ok")
    assert newest["hasty"]["quality"]["verdict"] == "withheld"
    assert people(office).count("twice") == 3


def test_a_team_is_listed_alone(office: Office) -> None:
    office.add("Di", "D")
    assert people(office, team_id=office.team) == ["Ada", "Bo", "Cy"]


@pytest.mark.parametrize("viewer", ["key", "taker", *SEES])
def test_whoever_asks_gets_what_they_may_read_one_by_one(kept: Company, viewer: str) -> None:
    caller: dict[str, Any] = {"taker": kept.people["ours"]["team"]} if viewer == "taker" else {"role": viewer}
    if viewer == "key":
        caller = {}
    found = kept.call("GET", "/results?limit=200", **caller)
    readable = {
        assessment_id
        for assessment_id in kept.assessments.values()
        if kept.call("GET", f"/assessments/{assessment_id}/results", **caller).status_code == 200
    }
    assert found.status_code == 200, found.text
    assert {row["assessment_id"] for row in found.json()["data"]} == readable
    own = kept.call("GET", "/teams?limit=200", **caller)
    known = {team["id"] for team in own.json()["data"]} if own.status_code == 200 else set(kept.teams.values())
    assert {each for row in found.json()["data"] for each in row["team_ids"] or []} <= known


def test_a_manager_lists_no_other_team(kept: Company) -> None:
    refused = kept.call("GET", f"/results?team_id={kept.teams['theirs']}", role="manager ours")
    assert (refused.status_code, refused.json()["errors"][0]["field"]) == (400, "team_id")


@pytest.mark.parametrize(("scopes", "named"), [(("results:read",), False), (("results:read", "teams:read"), True)])
def test_teams_are_named_to_keys_that_may_read_them(kept: Company, scopes: tuple[Scope, ...], named: bool) -> None:
    account = kept.answer("GET", "/account")["name"]
    key = kept.running.key(*scopes, account=account)
    rows = kept.running.answer("GET", "/results", key=key)["data"]
    assert {row["team_ids"] is not None for row in rows} == {named}


def test_what_is_listed_is_in_the_log_of_who_looked(office: Office) -> None:
    database = office.running.service.database
    listed = {row["assessment_id"] for page in pages(office, limit=2) for row in page}
    assert len(listed) == 3
    office.running.portal.call(office.running.service.audit_writes.settle)
    of_these = select(reads.c.subject_id, reads.c.times).where(
        reads.c.subject_id.in_(listed), reads.c.action == "results.read"
    )
    assert {tuple(row) for row in database.read_now(lambda connection: connection.execute(of_these).all())} == {
        (each, 1) for each in listed
    }


def test_a_page_takes_as_many_statements_whatever_it_holds(office: Office) -> None:
    def ask(limit: int) -> object:
        return office.running.answer("GET", "/results", key=office.key, limit=limit)

    with counting(office.running) as statements:
        assert statements(lambda: ask(1)) == statements(lambda: ask(3)) > 0


@pytest.mark.parametrize(
    ("name", "value"),
    [("completed_since", "yesterday"), ("per_person", "oldest"), ("cursor", "MQ"), ("cursor", "MSB4"), ("order", "a")],
)
def test_what_makes_no_sense_is_refused_by_name(office: Office, name: str, value: str) -> None:
    refused = office.running.call("GET", "/results", key=office.key, **{name: value})
    assert (refused.status_code, refused.json()["errors"][0]["field"]) == (400, name)
