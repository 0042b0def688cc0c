"""What others commit between the statements of a request leaves its answer whole."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from functools import partial

import pytest
from sqlalchemy import Connection

from discern.service.storage.repositories.assessments import mark_expired
from discern.service.storage.repositories.candidates import delete_candidate
from discern.service.storage.repositories.teams import add_member
from tests.support.concurrent_writes import writing_after
from tests.support.databases import on_both
from tests.support.office import Office, found_office
from tests.support.running import Running

pytestmark = on_both

PEOPLE = 60
STATEMENTS = range(1, 5)
"""The statements of a list, after each of which somebody writes in turn."""


def test_what_has_expired_is_listed_once_while_it_is_marked(running: Running) -> None:
    key = running.key()
    ends = (running.clock() + timedelta(days=1)).isoformat()
    body = {"candidate": {"name": "Ada"}, "expires_at": ends}
    for statement in range(1, 4):
        made = [running.answer("POST", "/assessments", body, key)["id"] for _ in range(3)]
        running.clock.advance(days=2)
        ends = (running.clock() + timedelta(days=1)).isoformat()
        body = {"candidate": {"name": "Ada"}, "expires_at": ends}

        def mark(connection: Connection) -> None:
            mark_expired(connection, running.clock())

        with writing_after(running.service.database, statement, "assessments", mark):
            page = running.answer("GET", "/assessments", key=key, status="expired", limit=3)
        assert [each["id"] for each in page["data"]] == made[::-1]


def account_of(office: Office) -> str:
    account: str = office.running.answer("GET", "/account", key=office.key)["id"]
    return account


def join(account: str, team: str, people: Sequence[str], now: datetime, connection: Connection) -> None:
    for person in people:
        add_member(connection, account, team, person, now)


def erase(account: str, person: str, now: datetime, connection: Connection) -> None:
    delete_candidate(connection, account, person, now)


@pytest.mark.parametrize("changes", [{}, {"with_": ["Dan"], "without": ["Ada"]}], ids=["as it is", "what if"])
def test_the_figures_of_a_team_add_up_while_people_join_it(running: Running, changes: dict[str, list[str]]) -> None:
    office = found_office(running)
    office.add("Dan", "D")
    account = account_of(office)
    what_if = {name: [office.people[each] for each in named] for name, named in changes.items()}
    for statement in range(1, 10):
        hidden = [office.add(f"{name} {statement}", visibility="private") for name in ("Eve", "Fay")]

        joining = partial(join, account, office.team, hidden, running.clock())
        with writing_after(running.service.database, statement, "memberships", joining):
            found = office.ask(**what_if)
        assert found["size"] == found["profiled"] + found["pending"] + found["not_shared"] + found["withheld"]
        assert found["pending"] == 0


def test_people_are_listed_with_their_profiles_while_some_are_erased(running: Running) -> None:
    office = found_office(running)
    account = account_of(office)
    for statement in range(1, 10):
        erased = office.add(f"Dan {statement}")

        erasing = partial(erase, account, erased, running.clock())
        with writing_after(running.service.database, statement, "candidates", erasing):
            found = running.answer("GET", "/candidates", key=office.key, include="profile")
        assert len(found["data"]) == sum(found["totals"].values())


def test_a_team_has_as_many_members_as_it_says_while_people_join_it(running: Running) -> None:
    office = found_office(running)
    account = account_of(office)
    for statement in range(1, 4):
        new = office.add(f"Dan {statement}")

        joining = partial(join, account, office.team, [new], running.clock())
        with writing_after(running.service.database, statement, "memberships", joining):
            found = running.answer("GET", f"/teams/{office.team}", key=office.key)
        assert found["size"] == len(found["members"])


def test_reports_are_listed_while_their_people_are_erased(running: Running) -> None:
    office = found_office(running)
    account = account_of(office)
    made: set[str] = set()
    for statement in range(1, 4):
        erased = office.add(f"Dan {statement}", "D")
        subject = {"type": "comparison", "ids": [office.people["Ada"], erased]}
        asked = {"subject": subject, "audience": "manager", "length": "short"}
        made.add(running.answer("POST", "/reports", asked, office.key)["id"])

        erasing = partial(erase, account, erased, running.clock())
        with writing_after(running.service.database, statement, "reports", erasing):
            found = running.answer("GET", "/reports", key=office.key)
        assert {each["id"] for each in found["data"]} <= made


def test_an_export_is_of_one_moment_while_the_person_is_erased(running: Running) -> None:
    office = found_office(running)
    account = account_of(office)
    for statement in range(1, 10):
        erased = office.add(f"Dan {statement}", "D", member=True)
        whole = running.answer("GET", f"/candidates/{erased}/export", key=office.key)

        erasing = partial(erase, account, erased, running.clock())
        with writing_after(running.service.database, statement, "candidates", erasing):
            response = running.call("GET", f"/candidates/{erased}/export", key=office.key)
        if response.status_code == 404:
            # Before it began.
            continue
        found = response.json()
        for name in ("candidate", "teams", "assessments", "results_shared"):
            assert found[name] == whole[name]
