"""Calibrating the questionnaire on an account's own people."""

from typing import Any

import pytest
from sqlalchemy import Connection, select

from discern import instrument
from discern.contract.sample_mark import SAMPLE_PREFIX
from discern.instrument import CalibrationError
from discern.service.domain import calibrations as domain
from discern.service.jobs.calibrate_banks import RETRY_SCHEDULE_S, CalibrationWorker
from discern.service.storage.engine.tables import audit, calibrations
from discern.service.storage.measurement.calibrations import KEPT, LEASE, claim_calibrations, forget_old_calibrations
from discern.service.storage.measurement.people_counts import PeopleCounts, count_who_counts
from tests.support.databases import on_both, on_sqlite
from tests.support.measured_account import Account
from tests.support.operations import make_calibration
from tests.support.running import Running

PATH = "/account/measurement/calibrations"


@pytest.fixture
def account(running: Running) -> Account:
    return Account(running)


def state(account: Account) -> dict[str, Any]:
    found: dict[str, Any] = account.running.answer("GET", PATH, key=account.key)
    return found


def start(account: Account) -> dict[str, Any]:
    made: dict[str, Any] = account.running.answer("POST", PATH, key=account.key)
    return made


def get(account: Account, id_: str) -> dict[str, Any]:
    found: dict[str, Any] = account.running.answer("GET", f"{PATH}/{id_}", key=account.key)
    return found


def work(account: Account) -> None:
    account.running.portal.call(CalibrationWorker(account.running.service).drain)


def account_id(account: Account) -> str:
    return str(account.running.answer("GET", "/account", key=account.key)["id"])


def ready(account: Account) -> str:
    """A calibration that is ready, of parameters that change nothing."""
    return make_calibration(account.running, account_id(account))


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> int:
    """Let six people be enough for the service, so that tests needn't wait for 300."""
    monkeypatch.setattr(domain, "CALIBRATION_PEOPLE", 6)
    return 6


@on_both
def test_who_counts_and_who_does_not_by_reason(account: Account) -> None:
    real = account.measure(4)
    account.measure(3, external=SAMPLE_PREFIX)
    account.measure(2, random=True)
    account.retake(real[0])
    Account(account.running, "theirs").measure(5)
    found = state(account)
    assert found["people"] == {"counted": 4, "sample": 3, "withheld": 2, "other_statements": 0, "retakes": 1}
    assert (found["people_needed"], found["newest"]) == (300, None)


@on_both
def test_people_of_other_statements_are_told_apart(account: Account) -> None:
    account.measure(2)
    banks = account.running.service.banks
    other = banks.current_key._replace(version="0.0.1")
    found = account.running.service.database.read_now(
        lambda connection: count_who_counts(connection, account_id(account), other)
    )
    assert found == PeopleCounts(counted=0, sample=0, withheld=0, other_statements=2, retakes=0)


@on_both
def test_below_300_people_nothing_is_calibrated(account: Account) -> None:
    account.measure(3)
    made = start(account)
    assert (made["status"], made["failure"], made["people"]["counted"]) == ("failed", "too_few_people", 3)
    assert start(account)["id"] == made["id"]
    account.measure(1)
    assert start(account)["id"] != made["id"]
    refused = account.running.call("POST", f"{PATH}/{made['id']}/apply", key=account.key)
    assert (refused.status_code, refused.json()["code"]) == (400, "calibration_not_ready")
    assert account.bank["parameters"] is None


@on_both
def test_one_is_under_way_at_a_time(account: Account, few: int) -> None:
    account.measure(few)
    first = start(account)
    account.measure(1)
    assert (first["status"], start(account)["id"]) == ("running", first["id"])
    assert state(account)["newest"]["id"] == first["id"]


@on_both
def test_what_can_not_be_calibrated_fails_with_a_reason(account: Account, few: int) -> None:
    account.measure(few)
    made = start(account)
    work(account)
    found = get(account, made["id"])
    # The instrument itself asks for 300.
    assert (found["status"], found["failure"], found["change"]) == ("failed", "too_few_people", None)


@on_both
@pytest.mark.parametrize(("rule", "failure"), [("not_converged", "not_converged"), ("runaway", "runaway")])
def test_a_search_that_fails_is_reported(
    account: Account, few: int, rule: str, failure: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise CalibrationError(rule, "no")

    monkeypatch.setattr(instrument, "calibrate", refuse)
    account.measure(few)
    made = start(account)
    work(account)
    assert get(account, made["id"])["failure"] == failure


@on_both
def test_an_error_is_tried_again_and_then_reported(account: Account, few: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(*_: object) -> None:
        raise RuntimeError("out of memory")

    monkeypatch.setattr(instrument, "calibrate", crash)
    account.measure(few)
    made = start(account)
    for seconds in (0.0, *RETRY_SCHEDULE_S):
        assert get(account, made["id"])["status"] == "running"
        account.running.clock.advance(seconds=2 * seconds)
        work(account)
    assert get(account, made["id"])["failure"] == "error"
    # An error may have passed, so it can be asked for again.
    assert start(account)["id"] != made["id"]


@on_both
def test_a_worker_that_dies_is_followed_by_another(account: Account, few: int) -> None:
    account.measure(few)
    made = start(account)
    running = account.running
    running.service.database.write_now(lambda connection: claim_calibrations(connection, running.clock(), 1))
    work(account)
    assert get(account, made["id"])["status"] == "running"
    running.clock.advance(seconds=LEASE.total_seconds() + 1)
    work(account)
    assert get(account, made["id"])["status"] == "failed"


@on_both
def test_applying_scores_new_results_and_leaves_the_others(account: Account) -> None:
    [before] = account.measure(1)
    id_ = ready(account)
    applied = account.running.answer("POST", f"{PATH}/{id_}/apply", key=account.key)
    version = f"{instrument.load_bank().version}+calibration.1"
    assert (applied["status"], applied["version"]) == ("applied", version)
    parameters = account.bank["parameters"]
    assert (parameters["kind"], parameters["version"], parameters["multiplier"]) == ("calibration", version, None)
    [after] = account.measure(1)
    assert account.results(after)["instrument"]["version"] == version
    assert account.results(before)["instrument"]["outdated"] is True
    assert account.bank["outdated"] == 1


@on_both
def test_applying_twice_changes_nothing_and_is_audited_once(account: Account) -> None:
    id_ = ready(account)
    twice = [account.running.answer("POST", f"{PATH}/{id_}/apply", key=account.key) for _ in range(2)]
    assert twice[0] == twice[1]
    assert len(account.events("measurement.updated")) == 1
    actions = account.running.service.database.read_now(
        lambda connection: list(connection.execute(select(audit.c.action)).scalars())
    )
    assert actions.count("calibration.applied") == actions.count("measurement.updated") == 1


@on_both
def test_examples_are_of_people_whose_results_the_caller_may_see(account: Account) -> None:
    made = account.measure(3)
    person = account.results(made[0])["candidate"]["id"]
    id_ = ready(account)
    assert len(get(account, id_)["examples"]) == 3
    account.running.answer("PUT", f"/candidates/{person}/visibility", {"visibility": "private"}, account.key)
    shown = get(account, id_)["examples"]
    assert len(shown) == 2
    assert set(shown[0]) == {"before", "after"}
    assert set(shown[0]["before"]) == set("DISC")
    account.measure(12)
    assert len(get(account, id_)["examples"]) == 10


@on_both
def test_another_account_s_calibration_is_not_there(account: Account) -> None:
    id_ = ready(account)
    theirs = account.running.key(account="theirs")
    for method, path in (("GET", f"{PATH}/{id_}"), ("POST", f"{PATH}/{id_}/apply")):
        answer = account.running.call(method, path, key=theirs)
        assert (answer.status_code, answer.json()["code"]) == (404, "not_found")
    assert account.running.answer("GET", PATH, key=theirs)["newest"] is None


@on_both
def test_old_ones_are_forgotten_and_what_was_applied_stays(account: Account) -> None:
    id_ = ready(account)
    account.running.answer("POST", f"{PATH}/{id_}/apply", key=account.key)
    later = account.running.clock() + KEPT

    def forget(connection: Connection) -> None:
        forget_old_calibrations(connection, later)
        assert connection.execute(select(calibrations.c.id)).first() is not None
        forget_old_calibrations(connection, later.replace(year=later.year + 1))
        assert connection.execute(select(calibrations.c.id)).first() is None

    account.running.service.database.write_now(forget)
    assert account.bank["parameters"]["kind"] == "calibration"


@on_sqlite
@pytest.mark.slow
def test_three_hundred_people_calibrate_their_questionnaire(account: Account) -> None:
    account.measure(300, factor=1.5)
    account.learn()
    made = start(account)
    assert made["status"] == "running"
    work(account)
    found = get(account, made["id"])
    change = found["change"]
    assert (found["status"], found["failure"], len(found["examples"])) == ("ready", None, 10)
    assert change["fitted_blocks"] == len(instrument.load_bank().form("short").blocks)
    assert change["correlation_fitted"]
    # What was learnt of the loadings together had come near already.
    assert change["loading_after"] == pytest.approx(change["loading_before"], rel=0.15)
    assert change["interval_after"] < change["interval_before"] + 2
    again = start(account)
    assert again["id"] == found["id"]
    applied = account.running.answer("POST", f"{PATH}/{made['id']}/apply", key=account.key)
    assert applied["status"] == "applied"
    assert applied["examples"] == found["examples"]
    assert account.bank["outdated"] == 300
    [after] = account.measure(1)
    assert account.results(after)["norms"]["n"] == 300
