"""The version of an account: another one after each change."""

from collections.abc import Callable
from functools import partial
from itertools import count
from typing import Any

import pytest
from sqlalchemy import create_engine, select

from discern.service.jobs.retention import run_retention
from discern.service.storage.engine.database import read_url
from discern.service.storage.engine.tables import changes
from discern.service.storage.queues.changes import KEPT, note_change
from tests.support.databases import on_both, on_postgres
from tests.support.people import Company, found_company
from tests.support.running import Running

pytestmark = on_both

NUMBERS = count()


@pytest.fixture(scope="module")
def company(shared: Running) -> Company:
    """What a test takes away from it, it puts back."""
    return found_company(shared, "changes")


@pytest.fixture
def newcomer(company: Company) -> Callable[[str], str]:
    """Adds somebody to a team of the company, and a member's access for them; gives their id."""

    def add(visibility: str) -> str:
        name = f"newcomer{next(NUMBERS)}"
        person = company.add_person(name, company.teams["ours"], visibility)
        put = {"email": f"{name}@example.org", "role": "member", "candidate_id": person}
        company.users["newcomer"] = company.answer("PUT", "/users", put)["id"]
        return person

    return add


def version(company: Company) -> str:
    """The same for everybody who is let in."""
    found = {company.answer("GET", "/changes", role=role)["version"] for role in (None, *company.users)}
    assert len(found) == 1
    return str(found.pop())


def moves(company: Company, change: Callable[[], Any]) -> bool:
    before = version(company)
    change()
    return version(company) != before


def rename(company: Company, path: str) -> Callable[[], Any]:
    return lambda: company.answer("PATCH", path, {"name": f"Somebody {next(NUMBERS)}"})


def test_nothing_has_changed_until_something_does(company: Company) -> None:
    def read() -> None:
        company.answer("GET", "/candidates", role="manager ours")
        company.answer("GET", f"/teams/{company.teams['ours']}/analysis", role="owner")

    assert not moves(company, read)


def test_each_change_of_a_person_is_one(company: Company, newcomer: Callable[[str], str]) -> None:
    person, team = newcomer("team"), company.teams["theirs"]
    ask, path = partial(company.answer), f"/candidates/{person}"
    new = {"candidate_id": person, "form": "short"}
    made: dict[str, Any] = {}
    assert moves(company, lambda: made.update(ask("POST", "/assessments", new)))
    assert moves(company, lambda: company.take(made["id"]))
    assert moves(company, lambda: made.update(ask("POST", "/assessments", new)))
    assert moves(company, lambda: ask("POST", f"/assessments/{made['id']}/cancel"))
    assert moves(company, rename(company, path))
    assert moves(company, lambda: ask("PATCH", path, {"email": f"{next(NUMBERS)}@example.org"}))
    assert moves(company, lambda: ask("PUT", f"{path}/visibility", {"visibility": "private"}, taker=person))
    assert moves(company, lambda: ask("PUT", f"/teams/{team}/members/{person}"))
    assert not moves(company, lambda: ask("PUT", f"/teams/{team}/members/{person}")), "nothing is new"
    assert moves(company, lambda: ask("POST", f"/teams/{team}/reveal", {"revealed": False, "candidate_id": person}))
    assert moves(company, lambda: ask("DELETE", f"/teams/{team}/members/{person}"))
    # Their access goes with them.
    del company.users["newcomer"]
    assert moves(company, lambda: ask("DELETE", path))


def test_each_change_of_a_team_a_user_or_a_report_is_one(company: Company) -> None:
    made: dict[str, Any] = {}
    assert moves(company, lambda: made.update(company.answer("POST", "/teams", {"name": "Short-lived"})))
    assert moves(company, rename(company, f"/teams/{made['id']}"))
    put = {"id": company.users["nobody"], "role": "manager"}
    for teams in ([made["id"]], []):
        assert moves(company, partial(company.answer, "PUT", "/users", {**put, "teams": teams}))
    assert not moves(company, partial(company.answer, "PUT", "/users", {**put, "teams": []})), "nothing is new"
    assert moves(company, lambda: company.answer("DELETE", f"/teams/{made['id']}"))
    report = {"subject": {"type": "team", "id": company.teams["ours"]}, "audience": "coach"}
    assert moves(company, lambda: company.answer("POST", "/reports", report))


def test_each_change_of_an_agreement_is_one(company: Company) -> None:
    new = {"candidate_ids": [company.people["ours"]["organisation"]], "will": "ask", "until": "2026-12-01"}
    made: dict[str, Any] = {}
    role = "manager ours"
    assert moves(company, lambda: made.update(company.answer("POST", "/agreements", new, role=role)))
    path = f"/agreements/{made['id']}"
    answer = partial(company.answer, "PUT", f"{path}/outcome", {"outcome": "kept"}, role=role)
    assert moves(company, answer)
    assert not moves(company, answer), "nothing is new"
    assert moves(company, lambda: company.answer("DELETE", path, role=role))


def test_a_sync_changes_what_is_other_than_it_was(company: Company) -> None:
    def sync(*members: str) -> Callable[[], Any]:
        people = [{"external_id": each, "name": each.title()} for each in ("ann", "ben")]
        team = {"external_id": "crew", "name": "Crew", "members": list(members)}
        return lambda: company.answer("POST", "/sync", {"candidates": people, "teams": [team]})

    assert moves(company, sync("ann"))
    assert moves(company, sync("ann", "ben"))
    assert not moves(company, sync("ann", "ben"))


def test_who_is_shut_out_is_refused(company: Company, newcomer: Callable[[str], str]) -> None:
    newcomer("team")
    company.answer("DELETE", f"/users?id={company.users['newcomer']}")
    response = company.call("GET", "/changes", role="newcomer")
    assert (response.status_code, response.json()["code"]) == (403, "actor_unknown")
    del company.users["newcomer"]


def test_another_account_learns_of_nothing(shared: Running, company: Company) -> None:
    other = shared.key(account=f"elsewhere {next(NUMBERS)}")
    before = shared.answer("GET", "/changes", key=other)
    rename(company, f"/candidates/{company.people['ours']['organisation']}")()
    assert shared.answer("GET", "/changes", key=other) == before


def test_changes_are_forgotten_after_an_hour(company: Company) -> None:
    running, of_account = company.running, select(changes.c.seq).order_by(changes.c.seq)
    rename(company, f"/teams/{company.teams['ours']}")()
    running.clock.advance(seconds=KEPT.total_seconds() + 1)
    rename(company, f"/teams/{company.teams['theirs']}")()
    last = running.service.database.read_now(lambda connection: connection.execute(of_account).scalars().all())[-1]
    running.portal.call(run_retention, running.service)
    left = running.service.database.read_now(lambda connection: connection.execute(of_account).scalars().all())
    assert 0 < len(left) < 10
    assert last in left


@on_postgres
def test_one_that_commits_late_is_not_missed(company: Company) -> None:
    account_id = company.answer("GET", "/account")["id"]
    engine = create_engine(read_url(company.running.service.settings.database_url.get_secret_value()))
    with engine.connect() as late:
        note_change(late, account_id, company.running.clock())
        rename(company, f"/candidates/{company.people['ours']['team']}")()
        between = version(company)
        late.commit()
    assert version(company) != between
    engine.dispose()
