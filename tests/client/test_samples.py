"""The sample company fits the item bank it is scored with."""

import json

from discern.contract.base_models import SAMPLE_PREFIX, is_sample
from discern.samples import sample_company
from tests.support import company


def test_the_company_is_what_its_maker_writes() -> None:
    """When this fails, the bank has changed: run `python tests/support/company.py`."""
    assert json.loads(company.FILE.read_text(encoding="utf-8")) == company.make()


def test_forty_people_in_four_teams_some_not_done() -> None:
    made = sample_company()
    assert (len(made.people), len(made.teams)) == (40, 4)
    assert len({person.name for person in made.people}) == 40
    assert {len(person.answers) for person in made.people} == {0, 12, 24}


def test_samples_are_recognised_by_their_external_id() -> None:
    assert is_sample(f"{SAMPLE_PREFIX}person-1")
    assert not is_sample("person-1")
    assert not is_sample(None)
