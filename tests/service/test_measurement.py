"""What is learnt from an account's people, and results that are computed again."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, select, update

from discern import instrument
from discern.contract.sample_mark import SAMPLE_PREFIX
from discern.service.jobs.rescore_results import BATCH_SIZE, RescoringWorker
from discern.service.storage.engine.tables import answers, earlier_results
from discern.service.storage.measurement import rescorings
from tests.support.banks import recalibrated, rewritten, write
from tests.support.databases import on_both
from tests.support.measured_account import Account
from tests.support.running import Running, run_service

pytestmark = on_both


@pytest.fixture
def account(running: Running) -> Account:
    return Account(running)


def test_from_thirty_people_on_their_factor_is_learnt_and_scores_new_results(account: Account) -> None:
    first = account.measure(29)
    account.learn()
    assert (account.bank["parameters"], account.bank["people"], account.state["people_needed"]) == (None, 29, 30)
    before = account.results(first[0])
    account.measure(1)
    account.learn()
    learnt = account.bank["parameters"]
    assert (learnt["kind"], learnt["people"], learnt["version"]) == (
        "discrimination",
        30,
        f"{instrument.load_bank().version}+people.1",
    )
    low, high = learnt["interval"]
    assert low < learnt["multiplier"] < high
    [after] = account.measure(1)
    scored = account.results(after)["instrument"]
    assert (scored["version"], scored["fingerprint"]) == (learnt["version"], learnt["fingerprint"])
    assert scored["outdated"] is False
    # Results that exist stay as they are, and say so.
    same = account.results(first[0])
    assert same["scores"] == before["scores"]
    assert (before["instrument"]["outdated"], same["instrument"]["outdated"]) == (False, True)
    caveats = [[each["id"] for each in result["insights"]] for result in (before, same)]
    assert ["older-parameters" in ids for ids in caveats] == [False, True]
    assert (account.bank["results"], account.bank["outdated"]) == (31, 30)


def test_owners_learn_of_it(account: Account) -> None:
    account.measure(30)
    account.learn()
    [event] = account.events("measurement.updated")
    assert event["data"] == {"fingerprint": account.bank["parameters"]["fingerprint"]}
    audited = account.running.service.database.read_now(
        lambda connection: connection.exec_driver_sql("SELECT action, key_id FROM audit").all()
    )
    assert ("measurement.updated", "measurement") in [tuple(row) for row in audited]


def test_it_is_learnt_again_when_there_are_a_fifth_more(account: Account) -> None:
    account.measure(30)
    versions = []
    for more in (0, 5, 1, 0):
        account.measure(more)
        account.learn()
        versions.append(account.bank["parameters"]["version"].rpartition("+")[2])
    assert versions == ["people.1", "people.1", "people.2", "people.2"]
    assert len(account.events("measurement.updated")) == 2


@pytest.mark.integration
def test_equal_people_give_equal_parameters(account: Account, tmp_path: Path) -> None:
    account.measure(30)
    account.learn()
    with run_service(f"sqlite:///{tmp_path / 'other.db'}") as running:
        other = Account(running)
        other.measure(30)
        other.learn()
        assert other.bank["parameters"]["fingerprint"] == account.bank["parameters"]["fingerprint"]


def test_who_does_not_count(account: Account) -> None:
    """The sample company, withheld results, retakes, and the people of another account."""
    real = account.measure(28)
    account.measure(5, external=SAMPLE_PREFIX)
    account.measure(5, random=True)
    for assessment_id in real[:5]:
        account.retake(assessment_id)
    Account(account.running, "theirs").measure(5)
    account.learn()
    assert (account.bank["people"], account.bank["parameters"]) == (28, None)
    assert account.bank["results"] == 28 + 5 + 5


def test_another_account_learns_nothing_of_ours(account: Account) -> None:
    account.measure(30)
    theirs = Account(account.running, "theirs")
    [assessment_id] = theirs.measure(1)
    account.learn()
    assert account.bank["parameters"] is not None
    assert theirs.bank["parameters"] is None
    assert theirs.results(assessment_id)["instrument"]["outdated"] is False
    assert theirs.events("measurement.updated") == []


def test_an_alarm_where_answers_contradict_the_parameters(account: Account) -> None:
    account.measure(60, form="fixed", factor=4.0)
    account.learn()
    assert account.bank["parameters"]["contradicts"] is True


def test_a_calibrated_bank_has_nothing_to_learn(database_url: str, tmp_path: Path) -> None:
    with run_service(database_url, bank=write(recalibrated("acme-1"), tmp_path / "bank.json")) as running:
        account = Account(running)
        account.measure(30)
        account.learn()
        assert account.bank["parameters"] is None


def test_what_was_learnt_of_one_bank_says_nothing_of_another(database_url: str, tmp_path: Path) -> None:
    with run_service(database_url) as running:
        account = Account(running)
        [early, *_] = account.measure(30)
        account.learn()
    with run_service(database_url, bank=write(rewritten(), tmp_path / "bank.json")) as account.running:
        assert account.bank["parameters"] is None
        assert [each["people"] for each in account.state["banks"]] == [0, 30]
        account.rescore()
        scored = account.results(early)["instrument"]
        assert (scored["version"], scored["outdated"]) == (f"{instrument.load_bank().version}+people.1", False)


@pytest.fixture(scope="module")
def outdated(empty_database: str) -> tuple[str, Account, list[str]]:
    """A database that nothing is connected to, an account in it, and its results, which `learnt` describes."""
    with run_service(empty_database) as running:
        account = Account(running)
        made = account.measure(BATCH_SIZE + 6)
        account.learn()
        return empty_database, account, made


@pytest.fixture
def learnt(
    outdated: tuple[str, Account, list[str]], copy_database: Callable[[str], str]
) -> Iterator[tuple[Account, list[str]]]:
    """An account whose results are outdated, more of them than are computed together."""
    url, account, made = outdated
    with run_service(copy_database(url)) as running:
        yield account.moved_to(running), made


def test_results_are_computed_again_and_the_earlier_figures_are_kept(learnt: tuple[Account, list[str]]) -> None:
    account, made = learnt
    before = [account.results(each) for each in made]
    asked = account.rescore()
    assert (asked["status"], asked["done"], asked["total"]) == ("running", 0, len(made))
    done = account.state["rescoring"]
    assert (done["id"], done["status"], done["done"], done["total"]) == (asked["id"], "done", len(made), len(made))
    assert account.bank["outdated"] == 0
    for assessment_id, earlier in zip(made, before, strict=True):
        now = account.results(assessment_id)
        assert now["instrument"]["fingerprint"] == account.bank["parameters"]["fingerprint"]
        assert now["instrument"]["outdated"] is False
        assert now["scores"] != earlier["scores"]
        for name in ("completed_at", "counts", "candidate"):
            assert now[name] == earlier[name]
    person = before[0]["candidate"]["id"]
    exported = account.running.answer("GET", f"/candidates/{person}/export", key=account.key)
    [kept] = exported["assessments"][0]["earlier_results"]
    assert kept["results"]["scores"] == before[0]["scores"]
    assert "results.rescored" in [entry["action"] for entry in exported["audit"]]
    assert {each["data"]["assessment_id"] for each in account.events("assessment.rescored")} == set(made)


def test_computing_again_twice_changes_nothing(learnt: tuple[Account, list[str]]) -> None:
    account, made = learnt
    account.rescore()
    once = account.results(made[0])
    again = account.rescore()
    assert (again["status"], again["total"]) == ("done", 0)
    assert account.results(made[0]) == once
    assert len(account.events("assessment.rescored")) == len(made)


def test_one_is_under_way_at_a_time(learnt: tuple[Account, list[str]]) -> None:
    account, _ = learnt
    asked = [account.running.answer("POST", "/account/measurement/rescorings", key=account.key) for _ in range(2)]
    assert asked[0] == asked[1]


def test_what_is_withheld_stays_withheld_and_what_is_shown_stays_shown(learnt: tuple[Account, list[str]]) -> None:
    account, made = learnt
    [hidden] = account.measure(1, random=True)
    assert account.results(hidden)["scores"] is None

    def spoil(connection: Connection) -> None:
        """Let today's checks withhold one that was shown, and find nothing wrong with one that was withheld."""
        connection.execute(update(answers).where(answers.c.assessment_id == made[0]).values(ms=100))
        connection.execute(update(answers).where(answers.c.assessment_id == hidden).values(ms=9000))

    account.running.service.database.write_now(spoil)
    account.rescore()
    assert account.results(hidden)["quality"]["verdict"] == "withheld"
    shown = account.results(made[0])
    assert (shown["quality"]["verdict"], shown["instrument"]["outdated"]) == ("caution", False)
    assert shown["scores"] is not None
    assert "too_fast" in [check["id"] for check in shown["quality"]["checks"] if not check["passed"]]


def test_who_may_see_a_result_stays_as_it_was(learnt: tuple[Account, list[str]]) -> None:
    account, made = learnt
    person = account.results(made[0])["candidate"]["id"]
    hide = {"visibility": "private"}
    account.running.answer("PUT", f"/candidates/{person}/visibility", hide, account.key)
    account.rescore()
    refused = account.running.call("GET", f"/assessments/{made[0]}/results", key=account.key)
    assert (refused.status_code, refused.json()["code"]) == (403, "not_shared")
    assert account.bank["outdated"] == 0


def test_an_erased_person_is_left_out_and_nothing_of_them_stays(learnt: tuple[Account, list[str]]) -> None:
    account, made = learnt
    account.rescore()
    person = account.results(made[0])["candidate"]["id"]
    account.running.answer("DELETE", f"/candidates/{person}", key=account.key)
    left = account.running.service.database.read_now(
        lambda connection: set(connection.execute(select(earlier_results.c.assessment_id)).scalars())
    )
    assert left == set(made[1:])


def test_a_worker_that_dies_in_the_middle_is_followed_by_another(learnt: tuple[Account, list[str]]) -> None:
    """The batch that it stored is kept; the one that it computed and didn't store is computed again."""
    account, made = learnt
    running = account.running
    account.running.answer("POST", "/account/measurement/rescorings", key=account.key)
    dying = RescoringWorker(running.service)

    async def work_and_die() -> None:
        [claimed] = await running.service.database.write(
            lambda connection: rescorings.claim_rescorings(connection, running.clock(), 1)
        )
        await dying.rescore_batch(claimed, 0)

    running.portal.call(work_and_die)
    assert account.state["rescoring"]["done"] == BATCH_SIZE
    running.portal.call(RescoringWorker(running.service).drain)
    assert account.state["rescoring"]["status"] == "running"
    running.clock.advance(seconds=31)
    running.portal.call(RescoringWorker(running.service).drain)
    done = account.state["rescoring"]
    assert (done["status"], done["done"], account.bank["outdated"]) == ("done", len(made), 0)
    assert len(account.events("assessment.rescored")) == len(made)
