"""Results carry where on the circle their person may lie."""

from typing import Any

import pytest

from discern.service.storage.engine.tables import results
from tests.support.databases import on_both
from tests.support.measured_account import Account
from tests.support.running import Running

pytestmark = on_both


@pytest.fixture
def account(running: Running) -> Account:
    return Account(running)


def region_of(account: Account, assessment_id: str) -> Any:
    return account.results(assessment_id)["style"]["region"]


def test_a_result_has_the_outlines_of_three_regions(account: Account) -> None:
    [assessment_id] = account.measure(1)
    region = region_of(account, assessment_id)
    assert {level: len(outline) for level, outline in region.items()} == {"50": 40, "80": 40, "95": 40}
    assert all(round(value, 3) == value for outline in region.values() for point in outline for value in point)


def test_what_is_withheld_has_no_region(account: Account) -> None:
    [assessment_id] = account.measure(1, random=True)
    found = account.results(assessment_id)
    assert found["quality"]["verdict"] == "withheld"
    assert found["style"] is None
    stored = account.running.service.database.read_now(lambda connection: connection.execute(results.select()).one())
    assert stored.region is None
