"""What the caller keeps with a person."""

from typing import Any

import pytest

from tests.support.databases import on_both
from tests.support.people import Company

pytestmark = on_both

KEPT = {"room": "7", "desk": "2"}
FULL = {f"key {number}": "text" for number in range(50)}

CHANGES = [
    pytest.param({"metadata": {"room": "8"}}, {"room": "8", "desk": "2"}, id="set"),
    pytest.param({"metadata": {"floor": "1", "room": None}}, {"desk": "2", "floor": "1"}, id="set-and-taken-away"),
    pytest.param({"metadata": {"nothing": None}}, KEPT, id="not-there"),
    pytest.param({"metadata": {}}, KEPT, id="none-given"),
    pytest.param({"metadata": None}, {}, id="all-taken-away"),
    pytest.param({"email": "a@example.org"}, KEPT, id="other-field"),
]


@pytest.fixture
def company(fresh_company: Company) -> Company:
    return fresh_company


def add(company: Company, **given: Any) -> str:
    person: str = company.answer("POST", "/candidates", {"name": "Zeb", **given})["id"]
    return person


@pytest.mark.parametrize(("change", "metadata"), CHANGES)
def test_a_change_sets_and_takes_away_keys(company: Company, change: dict[str, Any], metadata: dict[str, str]) -> None:
    person = add(company, metadata=KEPT)
    path = f"/candidates/{person}"
    assert company.answer("PATCH", path, change)["metadata"] == metadata
    assert company.answer("GET", path)["metadata"] == metadata
    [listed] = company.answer("GET", "/candidates?q=zeb")["data"]
    assert listed["metadata"] == company.answer("GET", f"{path}/export")["candidate"]["metadata"] == metadata


def test_who_is_made_with_an_assessment_has_metadata_of_their_own(company: Company) -> None:
    new = {"candidate": {"name": "Zeb", "metadata": KEPT}, "metadata": {"round": "2"}}
    made = company.answer("POST", "/assessments", new)
    assert made["metadata"] == {"round": "2"}
    assert company.answer("GET", f"/candidates/{made['candidate']['id']}")["metadata"] == KEPT
    assert company.answer("GET", f"/candidates/{add(company)}")["metadata"] == {}


def test_there_are_at_most_fifty_keys(company: Company) -> None:
    person = add(company, metadata=FULL)
    path = f"/candidates/{person}"
    refused = company.call("PATCH", path, {"metadata": {"one": "more"}})
    assert refused.json()["errors"] == [{"field": "metadata", "message": "would have more than 50 keys"}]
    assert company.answer("PATCH", path, {"metadata": {"one": "more", "key 0": None}})["metadata"]["one"] == "more"
    assert company.call("POST", "/candidates", {"name": "A", "metadata": {**FULL, "one": "more"}}).status_code == 400
    assert company.call("POST", "/candidates", {"name": "A", "metadata": {"one": None}}).status_code == 400


def test_a_merge_adds_the_keys_that_are_missing(company: Company) -> None:
    kept, duplicate = add(company, metadata=FULL), add(company, metadata={"key 1": "other", **KEPT})
    merged = company.answer("POST", f"/candidates/{kept}/merge", {"duplicate_id": duplicate})["candidate"]
    assert merged["metadata"] == company.answer("GET", f"/candidates/{kept}")["metadata"] == {**KEPT, **FULL}
    # Some may still be changed, though there are too many.
    path = f"/candidates/{kept}"
    assert company.answer("PATCH", path, {"metadata": {"room": "9"}})["metadata"]["room"] == "9"
    assert company.call("PATCH", path, {"metadata": {"one": "more"}}).status_code == 400


def test_the_person_reads_it_and_does_not_change_it(company: Company) -> None:
    person = company.people["ours"]["team"]
    path = f"/candidates/{person}"
    company.answer("PATCH", path, {"metadata": KEPT}, role="manager ours")
    for caller in ({"taker": person}, {"role": "member team"}):
        assert company.answer("GET", path, **caller)["metadata"] == KEPT
        refused = company.call("PATCH", path, {"metadata": {"room": "9"}}, **caller)
        assert refused.json()["code"] == "role_forbids"
    assert company.answer("GET", path)["metadata"] == KEPT
