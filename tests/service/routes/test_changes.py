"""The version of what a viewer may see: another one for each who sees, or saw, what has changed; for nobody else."""

from collections.abc import Callable
from functools import partial
from itertools import count
from typing import Any

import pytest
from sqlalchemy import create_engine, select

from discern.service.jobs.retention import run_retention
from discern.service.storage.engine.database import read_url
from discern.service.storage.engine.tables import changes
from discern.service.storage.queues.change_reads import EMAIL_CHANGED
from discern.service.storage.queues.changes import KEPT, note_person_change
from tests.support.databases import on_both, on_postgres
from tests.support.people import Company, found_company
from tests.support.running import Running

pytestmark = on_both

NUMBERS = count()
OURS = {"owner", "manager ours", "coach ours"}
THEIRS = {"owner", "manager theirs", "coach theirs"}
LEADERS = OURS | THEIRS | {"nobody"}


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


def versions(company: Company) -> dict[str, str]:
    """What each user of the company is answered, the key itself included."""
    found = {role: company.answer("GET", "/changes", role=role)["version"] for role in company.users}
    return {**found, "key": company.answer("GET", "/changes")["version"]}


def who_learns_of(company: Company, change: Callable[[], Any]) -> set[str]:
    before = versions(company)
    change()
    after = versions(company)
    assert before.keys() == after.keys()
    return {role for role in after if after[role] != before[role]}


def hide(company: Company, person: str, visibility: str) -> Callable[[], Any]:
    path, body = f"/candidates/{person}/visibility", {"visibility": visibility}
    return lambda: company.answer("PUT", path, body, taker=person)


def rename(company: Company, path: str) -> Callable[[], Any]:
    return lambda: company.answer("PATCH", path, {"name": f"Somebody {next(NUMBERS)}"})


def test_nothing_has_changed_until_something_does(company: Company) -> None:
    def read() -> None:
        company.answer("GET", "/candidates", role="manager ours")
        company.answer("GET", f"/teams/{company.teams['ours']}/analysis", role="owner")

    assert who_learns_of(company, read) == set()


@pytest.mark.parametrize(
    ("was", "becomes", "learn"),
    [
        ("team", "private", OURS),
        ("organisation", "team", LEADERS),
        ("private", "organisation", LEADERS),
    ],
)
def test_who_saw_somebody_or_will_learns_that_they_chose(
    company: Company, newcomer: Callable[[str], str], was: str, becomes: str, learn: set[str]
) -> None:
    person = newcomer(was)
    assert who_learns_of(company, hide(company, person, becomes)) == learn | {"newcomer", "key"}


@pytest.mark.parametrize(("was", "learn"), [("team", OURS), ("organisation", LEADERS)])
def test_who_saw_somebody_learns_that_they_are_gone(
    company: Company, newcomer: Callable[[str], str], was: str, learn: set[str]
) -> None:
    person = newcomer(was)
    del company.users["newcomer"]
    assert who_learns_of(company, lambda: company.answer("DELETE", f"/candidates/{person}")) == learn | {"key"}


def test_who_sees_a_name_learns_of_another(company: Company) -> None:
    person = company.people["ours"]["team"]
    assert who_learns_of(company, rename(company, f"/candidates/{person}")) == OURS | {"member team", "key"}
    team = who_learns_of(company, rename(company, f"/teams/{company.teams['theirs']}"))
    assert THEIRS | {"key"} <= team
    assert not team & {"member team", "member private"}


def test_what_is_held_back_or_shown_reaches_all_who_saw_it(company: Company, newcomer: Callable[[str], str]) -> None:
    person, path = newcomer("organisation"), f"/teams/{company.teams['ours']}/reveal"
    for revealed in (False, True):
        given = {"revealed": revealed, "candidate_id": person}
        learn = who_learns_of(company, partial(company.answer, "POST", path, given))
        assert learn == LEADERS | {"newcomer", "key"}


def test_teams_that_somebody_joins_or_leaves_learn_of_it(company: Company) -> None:
    person, team = company.people["ours"]["team"], company.teams["theirs"]
    path = f"/teams/{team}/members/{person}"
    learn = THEIRS | {"member team", "key"}
    assert who_learns_of(company, lambda: company.answer("PUT", path)) == learn
    assert who_learns_of(company, lambda: company.answer("PUT", path)) == set()
    assert who_learns_of(company, lambda: company.answer("DELETE", path)) == learn


def test_other_teams_learn_nothing_of_an_address_or_an_open_assessment(company: Company) -> None:
    person = company.people["ours"]["organisation"]
    learn = OURS | {"member organisation", "key"}
    change = {"email": f"{next(NUMBERS)}@example.org"}
    assert who_learns_of(company, lambda: company.answer("PATCH", f"/candidates/{person}", change)) == learn
    new = {"candidate_id": person, "form": "short"}
    assert who_learns_of(company, lambda: company.answer("POST", "/assessments", new)) == learn


def test_a_private_link_learns_nothing_of_another_assessment(company: Company, newcomer: Callable[[str], str]) -> None:
    person = newcomer("team")
    new = {"candidate_id": person, "form": "short"}
    sham, own = (company.answer("POST", "/assessments", new)["id"] for _ in range(2))
    link = company.answer("POST", f"/assessments/{sham}/consent", {"accepted": True})["private_token"]

    def version() -> str:
        return str(company.answer("GET", "/changes", taker=link)["version"])

    before = version()
    company.take(own)
    company.answer("POST", "/assessments", new)
    assert version() == before
    rename(company, f"/candidates/{person}")()
    assert version() != before


def test_a_key_learns_of_what_its_scopes_read(company: Company) -> None:
    account = company.answer("GET", "/account")["name"]
    keys = {scope: company.running.key(scope, account=account) for scope in ("teams:read", "reports:read", "admin")}

    def who_learns(change: Callable[[], Any]) -> set[str]:
        before = {scope: company.running.answer("GET", "/changes", key=key) for scope, key in keys.items()}
        change()
        return {
            scope for scope, key in keys.items() if company.running.answer("GET", "/changes", key=key) != before[scope]
        }

    team = company.teams["ours"]
    report = {"subject": {"type": "team", "id": team}, "audience": "coach"}
    assert who_learns(lambda: company.answer("POST", "/reports", report)) == {"reports:read", "admin"}
    put = {"email": f"{next(NUMBERS)}@example.org", "role": "manager", "teams": [team]}
    assert who_learns(lambda: company.answer("PUT", "/users", put)) == {"admin"}
    assert who_learns(rename(company, f"/teams/{team}")) == {"teams:read", "reports:read", "admin"}


def test_who_loses_a_team_learns_of_it(company: Company) -> None:
    team = company.answer("POST", "/teams", {"name": "Short-lived"})["id"]
    user = {"id": company.users["nobody"], "role": "manager"}
    learn = {"owner", "nobody", "key"}
    for teams in ([team], [], [team]):
        put = {**user, "teams": teams}
        assert who_learns_of(company, partial(company.answer, "PUT", "/users", put)) == learn
    assert who_learns_of(company, lambda: company.answer("DELETE", f"/teams/{team}")) == learn


def test_a_new_assessment_its_end_and_its_results_reach_their_readers(
    company: Company, newcomer: Callable[[str], str]
) -> None:
    person, learn = newcomer("team"), OURS | {"newcomer", "key"}
    made: dict[str, Any] = {}

    def create() -> None:
        made.update(company.answer("POST", "/assessments", {"candidate_id": person, "form": "short"}))

    assert who_learns_of(company, create) == learn
    assert who_learns_of(company, lambda: company.take(made["id"])) == learn
    withdraw = {"accepted": False}
    path = f"/assessments/{company.assessments[person]}/consent"
    assert who_learns_of(company, lambda: company.answer("POST", path, withdraw, taker=person)) == learn
    create()
    assert who_learns_of(company, lambda: company.answer("POST", f"/assessments/{made['id']}/cancel")) == learn


def test_an_agreement_reaches_those_who_see_it_and_those_who_count(company: Company) -> None:
    ours, theirs = (company.people[team]["organisation"] for team in ("ours", "theirs"))
    until = company.running.clock().date().isoformat()
    counting = {"owner", "key"}
    for role, subject, learn in (
        ("manager ours", {"candidate_ids": [ours]}, {"manager ours", "coach ours"}),
        ("manager ours", {"team_id": company.teams["ours"]}, {"manager ours", "coach ours"}),
        ("coach theirs", {"candidate_ids": [theirs]}, {"coach theirs"}),
        ("owner", {"candidate_ids": [ours, theirs]}, set()),
        (None, {"candidate_ids": [ours]}, {"coach ours"}),
    ):
        made: dict[str, Any] = {}

        def agree(role: str | None = role, subject: Any = subject, made: dict[str, Any] = made) -> None:
            made |= company.answer("POST", "/agreements", {**subject, "will": "ask", "until": until}, role=role)

        assert who_learns_of(company, agree) == learn | counting
        path = f"/agreements/{made['id']}"
        answer = partial(company.answer, "PUT", f"{path}/outcome", {"outcome": "kept"}, role=role)
        assert who_learns_of(company, answer) == learn | counting
        assert who_learns_of(company, answer) == set(), "nothing is new"
        assert who_learns_of(company, partial(company.answer, "DELETE", path, role=role)) == learn | counting


def test_a_sync_reaches_the_readers_of_what_it_changes(company: Company) -> None:
    def sync(*members: str) -> Callable[[], Any]:
        people = [{"external_id": each, "name": each.title()} for each in ("ann", "ben")]
        team = {"external_id": "crew", "name": "Crew", "members": list(members)}
        return lambda: company.answer("POST", "/sync", {"candidates": people, "teams": [team]})

    assert who_learns_of(company, sync("ann")) == {"owner", "key"}
    [crew] = company.answer("GET", "/teams?external_id=crew")["data"]
    put = {"id": company.users["nobody"], "role": "manager", "teams": [crew["id"]]}
    assert who_learns_of(company, lambda: company.answer("PUT", "/users", put)) == {"owner", "nobody", "key"}
    assert who_learns_of(company, sync("ann", "ben")) == {"owner", "nobody", "key"}
    assert who_learns_of(company, sync("ann", "ben")) == set()


def test_the_version_for_one_reveals_nothing_of_the_others(company: Company) -> None:
    """Nothing could be told from how far a version has moved: the numbers are random."""
    person = company.people["theirs"]["organisation"]
    seen = set()
    for _ in range(4):
        rename(company, f"/candidates/{person}")()
        after = versions(company)
        seen.add(after["manager ours"])
        assert after["manager ours"] != after["owner"]
    assert len(seen) == 4


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
    people = list(company.people["ours"].values())
    engine = create_engine(read_url(company.running.service.settings.database_url.get_secret_value()))
    with engine.connect() as late:
        for person in people:
            note_person_change(late, account_id, person, company.running.clock(), EMAIL_CHANGED)
        rename(company, f"/candidates/{people[0]}")()
        between = versions(company)
        late.commit()
    assert all(version != between[role] for role, version in versions(company).items() if "ours" in role)
    engine.dispose()
