"""Results carry where on the circle their person may lie, those that were stored without it too."""

from typing import Any

import pytest
from sqlalchemy import delete, update

from discern.service.storage.engine.tables import answers, results
from tests.support.banks import recalibrated
from tests.support.databases import on_both
from tests.support.measured_account import Account
from tests.support.running import Running

pytestmark = on_both


@pytest.fixture
def account(running: Running) -> Account:
    return Account(running)


def forget_region(account: Account) -> None:
    """Results as an earlier version stored them."""
    account.running.service.database.write_now(
        lambda connection: connection.execute(update(results).values(region=None))
    )


def region_of(account: Account, assessment_id: str) -> Any:
    return account.results(assessment_id)["style"]["region"]


def test_a_result_has_the_outlines_of_three_regions(account: Account) -> None:
    [assessment_id] = account.measure(1)
    region = region_of(account, assessment_id)
    assert {level: len(outline) for level, outline in region.items()} == {"50": 40, "80": 40, "95": 40}
    assert all(round(value, 3) == value for outline in region.values() for point in outline for value in point)


def test_the_region_of_a_result_stored_without_one_follows_from_its_answers(account: Account) -> None:
    made = account.measure(2)
    people = [account.results(each)["candidate"]["id"] for each in made]
    asked = [f"/assessments/{made[0]}/results", f"/comparisons?a={people[0]}&b={people[1]}"]
    before = [account.running.answer("GET", path, key=account.key) for path in asked]
    forget_region(account)
    assert [account.running.answer("GET", path, key=account.key) for path in asked] == before
    exported = account.running.answer("GET", f"/candidates/{people[0]}/export", key=account.key)
    assert exported["assessments"][0]["results"]["style"]["region"] == before[0]["style"]["region"]


def test_there_is_none_where_the_answers_or_the_parameters_are_gone(account: Account) -> None:
    made = account.measure(1)
    forget_region(account)
    account.use(recalibrated("2.0.0+calibrated"))
    assert account.results(made[0])["instrument"]["outdated"] is True
    assert region_of(account, made[0]) is None
    list(account.score_again())
    assert region_of(account, made[0]) is not None

    forget_region(account)
    account.running.service.database.write_now(lambda connection: connection.execute(delete(answers)))
    assert region_of(account, made[0]) is None


def test_what_is_withheld_has_no_region(account: Account) -> None:
    [assessment_id] = account.measure(1, random=True)
    found = account.results(assessment_id)
    assert found["quality"]["verdict"] == "withheld"
    assert found["style"] is None
    stored = account.running.service.database.read_now(lambda connection: connection.execute(results.select()).one())
    assert stored.region is None
