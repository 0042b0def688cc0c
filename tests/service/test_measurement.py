"""The bank that an owner puts in use, and results that are scored anew by it."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from sqlalchemy import Connection, select, update

from discern import instrument
from discern.contract.base_models import SAMPLE_PREFIX
from discern.service.domain.scoring import BATCH_SIZE, find_changes
from discern.service.storage.engine.tables import answers, candidates, earlier_results
from discern.service.storage.measurement.answers import list_sittings
from tests.support.banks import recalibrated
from tests.support.databases import on_both
from tests.support.measured_account import Account
from tests.support.running import Running, run_service

pytestmark = on_both

NEW = recalibrated(f"{instrument.load_bank().version}+calibrated")


@pytest.fixture
def account(running: Running) -> Account:
    return Account(running)


def test_new_results_are_scored_by_it_and_those_before_stay(account: Account) -> None:
    [first] = account.measure(1)
    before = account.results(first)
    account.use(NEW)
    assert {name: account.state[name] for name in ("version", "fingerprint", "people", "calibrated")} == {
        "version": NEW.version,
        "fingerprint": NEW.fingerprint,
        "people": 400,
        "calibrated": True,
    }
    assert account.state["since"] is not None
    [after] = account.measure(1)
    scored = account.results(after)["instrument"]
    assert (scored["version"], scored["fingerprint"]) == (NEW.version, NEW.fingerprint)
    assert account.results(first) == before


def test_it_is_told_to_owners_and_kept_in_the_audit_log(account: Account) -> None:
    account.use(NEW)
    [event] = account.events("measurement.updated")
    assert event["data"] == {"fingerprint": NEW.fingerprint}
    audited = account.running.service.database.read_now(
        lambda connection: connection.exec_driver_sql("SELECT action, subject_id FROM audit").all()
    )
    assert ("measurement.updated", NEW.fingerprint) in [tuple(row) for row in audited]


def test_another_account_keeps_its_own(account: Account) -> None:
    theirs = Account(account.running, "theirs")
    account.use(NEW)
    [assessment_id] = theirs.measure(1)
    assert theirs.state["since"] is None
    assert theirs.results(assessment_id)["instrument"]["fingerprint"] == instrument.load_bank().fingerprint
    assert theirs.events("measurement.updated") == []


def test_going_back_scores_by_the_bank_of_before(account: Account) -> None:
    account.use(NEW)
    account.use()
    [after] = account.measure(1)
    shipped = instrument.load_bank().fingerprint
    assert (account.state["fingerprint"], account.results(after)["instrument"]["fingerprint"]) == (shipped, shipped)


def test_headlines_are_counted_of_people_whose_results_others_may_see(account: Account) -> None:
    made = account.measure(4)
    account.measure(2, external=SAMPLE_PREFIX)
    account.measure(2, random=True)
    account.retake(made[0])
    hidden = account.results(made[1])["candidate"]["id"]
    database, key = account.running.service.database, account.running.service.banks.current_key

    def hide(connection: Connection) -> None:
        connection.execute(update(candidates).where(candidates.c.id == hidden).values(visibility="private"))

    database.write_now(hide)
    sittings = database.read_now(lambda connection: list_sittings(connection, account.stored.id))
    assert find_changes(instrument.load_bank(), key, sittings) == ([], 3)
    reverse = instrument.bank_to_dict(NEW)
    for block in reverse["blocks"]:
        for item in block["items"]:
            item["intercept"] = {"D": 4.0, "I": -4.0, "S": 0.0, "C": 0.0}.get(item["style"], item["intercept"])
    changes, people = find_changes(instrument.parse_bank(reverse), key, sittings)
    assert (0 < len(changes) <= people, people) == (True, 3)


@pytest.fixture(scope="module")
def scored_before(empty_database: str) -> tuple[str, Account, list[str]]:
    """A database that nothing is connected to, an account in it, and its results, which `behind` describes."""
    with run_service(empty_database) as running:
        account = Account(running)
        made = account.measure(BATCH_SIZE + 6)
        account.use(NEW)
        return empty_database, account, made


@pytest.fixture
def behind(
    scored_before: tuple[str, Account, list[str]], copy_database: Callable[[str], str]
) -> Iterator[tuple[Account, list[str]]]:
    """An account whose results another bank scored than is in use, more of them than are scored together."""
    url, account, made = scored_before
    with run_service(copy_database(url)) as running:
        yield account.moved_to(running), made


def test_results_are_scored_anew_and_the_earlier_figures_are_kept(behind: tuple[Account, list[str]]) -> None:
    account, made = behind
    before = [account.results(each) for each in made]
    assert sum(account.score_again()) == len(made)
    for assessment_id, earlier in zip(made, before, strict=True):
        now = account.results(assessment_id)
        assert now["instrument"]["fingerprint"] == NEW.fingerprint
        assert now["scores"] != earlier["scores"]
        for name in ("completed_at", "counts", "candidate"):
            assert now[name] == earlier[name]
    person = before[0]["candidate"]["id"]
    exported = account.running.answer("GET", f"/candidates/{person}/export", key=account.key)
    [kept] = exported["assessments"][0]["earlier_results"]
    assert kept["results"]["scores"] == before[0]["scores"]
    assert "results.rescored" in [entry["action"] for entry in exported["audit"]]
    assert {each["data"]["assessment_id"] for each in account.events("assessment.rescored")} == set(made)
    once = account.results(made[0])
    assert sum(account.score_again()) == 0
    assert account.results(made[0]) == once


def test_killed_in_the_middle_it_loses_and_repeats_nothing(behind: tuple[Account, list[str]]) -> None:
    account, made = behind
    assert next(account.score_again()) == BATCH_SIZE
    assert sum(account.score_again()) == len(made) - BATCH_SIZE
    rescored = [each["data"]["assessment_id"] for each in account.events("assessment.rescored")]
    assert sorted(rescored) == sorted(made)


def test_what_is_withheld_stays_withheld_and_what_is_shown_stays_shown(behind: tuple[Account, list[str]]) -> None:
    account, made = behind
    [hidden] = account.measure(1, random=True)
    assert account.results(hidden)["scores"] is None

    def spoil(connection: Connection) -> None:
        """Let today's checks withhold one that was shown, and find nothing wrong with one that was withheld."""
        connection.execute(update(answers).where(answers.c.assessment_id == made[0]).values(ms=100))
        connection.execute(update(answers).where(answers.c.assessment_id == hidden).values(ms=9000))

    account.running.service.database.write_now(spoil)
    newer = recalibrated(f"{NEW.version}.2", factor=1.4)
    account.use(newer)
    list(account.score_again())
    assert account.results(hidden)["quality"]["verdict"] == "withheld"
    shown = account.results(made[0])
    assert (shown["quality"]["verdict"], shown["instrument"]["fingerprint"]) == ("caution", newer.fingerprint)
    assert shown["scores"] is not None
    assert "too_fast" in [check["id"] for check in shown["quality"]["checks"] if not check["passed"]]


def test_who_may_see_a_result_stays_as_it_was(behind: tuple[Account, list[str]]) -> None:
    account, made = behind
    person = account.results(made[0])["candidate"]["id"]
    account.running.answer("PUT", f"/candidates/{person}/visibility", {"visibility": "private"}, account.key)
    assert sum(account.score_again()) == len(made)
    refused = account.running.call("GET", f"/assessments/{made[0]}/results", key=account.key)
    assert (refused.status_code, refused.json()["code"]) == (403, "not_shared")


def test_nothing_of_an_erased_person_stays(behind: tuple[Account, list[str]]) -> None:
    account, made = behind
    list(account.score_again())
    person = account.results(made[0])["candidate"]["id"]
    account.running.answer("DELETE", f"/candidates/{person}", key=account.key)
    left = account.running.service.database.read_now(
        lambda connection: set(connection.execute(select(earlier_results.c.assessment_id)).scalars())
    )
    assert left == set(made[1:])


def test_somebody_erased_meanwhile_is_left_out(
    behind: tuple[Account, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    account, made = behind
    person = account.results(made[0])["candidate"]["id"]
    database = account.running.service.database
    write_now = database.write_now
    erased: list[object] = []

    def erase_first(change: Callable[[Connection], int]) -> int:
        if not erased:
            erased.append(account.running.answer("DELETE", f"/candidates/{person}", key=account.key))
        return write_now(change)

    monkeypatch.setattr(database, "write_now", erase_first)
    assert sum(account.score_again()) == len(made) - 1
    assert made[0] not in {each["data"]["assessment_id"] for each in account.events("assessment.rescored")}


LEVELS = "/account/measurement/levels"


def test_an_owner_looks_at_the_levels_of_their_people_and_puts_them_in_use(account: Account) -> None:
    made = account.measure(29, form="fixed")
    few = account.running.answer("GET", LEVELS, key=account.key)
    assert (few["people"], few["needed"], few["in_use"]) == (29, 30, False)
    assert "29" in few["refused"]
    assert account.running.answer("PUT", LEVELS, {}, account.key) == few
    made += account.measure(1, form="fixed")
    look = account.running.answer("GET", LEVELS, key=account.key)
    assert (look["people"], look["counted"], look["refused"], look["in_use"]) == (30, 30, None, False)
    assert not account.state["settled"]
    before = [account.results(each) for each in made]
    used = account.running.answer("PUT", LEVELS, {}, account.key)
    assert (used["in_use"], used["people"]) == (True, 30)
    assert account.state["settled"]
    assert account.results(made[0]) == before[0]
    assert account.running.answer("GET", LEVELS, key=account.key)["in_use"] is True
    rescored = account.running.answer("POST", "/account/measurement/rescoring", key=account.key)
    assert rescored == {"scored": 30, "left": 0}
    after = [account.results(each) for each in made]
    assert all(each["instrument"]["settled"] for each in after)
    changed = [_headline(one) != _headline(other) for one, other in zip(before, after, strict=True)]
    assert 0 < sum(changed) == len(look["changes"])
    assert account.running.answer("POST", "/account/measurement/rescoring", key=account.key) == {"scored": 0, "left": 0}


def _headline(results: dict[str, Any]) -> str | None:
    said: str | None = results["style"]["direction"] or results["style"]["half"]
    return said


def test_one_close_team_is_named_and_testers_can_be_left_out(account: Account) -> None:
    made = account.measure(31, form="fixed", factor=0.0)
    people = [account.results(each)["candidate"]["id"] for each in made]
    team = account.running.answer("POST", "/teams", {"name": "Night shift", "members": people}, account.key)
    assert "“Night shift”" in account.running.answer("GET", LEVELS, key=account.key)["refused"]
    left = account.running.answer("GET", LEVELS, key=account.key, without=team["id"])
    assert left["people"] == 0
    missing = account.running.call("GET", LEVELS, key=account.key, without="team_x")
    assert (missing.status_code, missing.json()["errors"][0]["field"]) == (400, "without.0")
