"""What is known of a person is exported, merged, hidden and erased, whatever fields there are."""

from typing import Any

import pytest
from sqlalchemy import JSON, Connection, String, Table, Text, select

from discern.contract.models.candidates import Candidate, CandidateChange, NewCandidate
from discern.service.storage.engine.tables import PERSONAL_COLUMNS, candidates, metadata
from tests.support.databases import on_both
from tests.support.people import Company
from tests.support.running import Running

pytestmark = on_both

PERSONAL = {column.name for column in PERSONAL_COLUMNS}
OF_THE_SERVICE = {"id", "account_id", "name_folded", "sort_key", "email_folded", "visibility", "hidden_by"}
"""Texts of a person that nobody gave: ids, choices, and what the person is found and sorted by."""

MOVED = {
    "about_pages": "move_about",
    "agreement_people": "move_agreements",
    "assessments": "",
    "colleague_consents": "end_sharing_with_colleagues",
    "mail_refusals": "merge_refusals",
    "memberships": "_move_memberships",
    "meetings": "move_meetings",
    "merged_candidates": "",
    "report_people": "_move_reports",
    "results": "",
    "used_cards": "move_used",
    "users": "",
}
"""The tables that say whose a row is, and what in `merging.py` gives such rows to the person who is kept; nothing where
`merge_candidates` does it itself."""


def test_each_text_of_a_person_is_personal_or_the_service_s_own() -> None:
    """A new column fails here until it is one or the other; the tests below then hold for it."""
    texts = {column.name for column in candidates.c if isinstance(column.type, String | Text | JSON)}
    assert texts == PERSONAL | OF_THE_SERVICE


def test_what_is_personal_can_be_given_changed_and_read() -> None:
    for model in (NewCandidate, CandidateChange, Candidate):
        assert model.model_fields.keys() >= PERSONAL


def test_each_table_of_people_is_erased_and_merged_with_them() -> None:
    people = {
        key.parent.table.name: key.ondelete
        for table in metadata.tables.values()
        for key in table.foreign_keys
        if key.column is candidates.c.id
    }
    assert people == dict.fromkeys(MOVED, "CASCADE")
    of_assessments = {
        key.ondelete
        for table in metadata.tables.values()
        for key in table.foreign_keys
        if key.column.table.name == "assessments"
    }
    assert of_assessments == {"CASCADE"}


Known = tuple[Company, str, dict[str, Any]]


@pytest.fixture
def company(fresh_company: Company) -> Company:
    return fresh_company


@pytest.fixture
def known(company: Company) -> Known:
    """A person with a value in every personal field, and the values."""
    values: dict[str, Any] = {name: f"{name}-of-zebulon@example.org" for name in PERSONAL}
    values["metadata"] = {"desk": "metadata-of-zebulon", "né": "Żebulon’s room"}
    person: str = company.answer("POST", "/candidates", values)["id"]
    company.answer("PUT", f"/teams/{company.teams['ours']}/members/{person}")
    return company, person, values


def test_all_that_is_known_is_in_the_export(known: Known) -> None:
    company, person, values = known
    exported = company.answer("GET", f"/candidates/{person}/export")["candidate"]
    assert values.items() <= exported.items()


def test_a_merge_keeps_what_is_known_of_either(known: Known) -> None:
    company, duplicate, values = known
    kept = company.answer("POST", "/candidates", {"name": "Zeb"})["id"]
    merged = company.answer("POST", f"/candidates/{kept}/merge", {"duplicate_id": duplicate})["candidate"]
    assert {**values, "name": "Zeb"}.items() <= merged.items()


def test_of_a_person_who_isn_t_led_only_name_and_id_are_told(known: Known) -> None:
    company, person, values = known
    company.answer("PUT", f"/teams/{company.teams['theirs']}/members/{person}")
    company.answer("DELETE", f"/teams/{company.teams['ours']}/members/{person}")
    made = company.answer("POST", "/assessments", {"candidate_id": person, "form": "short"})
    path = f"/assessments/{made['id']}/consent"
    token = company.answer("POST", path, {"accepted": True})["private_token"]
    company.answer("PUT", f"/candidates/{person}/visibility", {"visibility": "organisation"}, taker=token)
    answer = company.answer("GET", f"/candidates/{person}", role="manager ours")
    assert {name for name, value in values.items() if answer[name] == value} == {"name", "external_id"}
    assert not [value for value in (answer["email"], answer["metadata"]) if value]


def test_an_erased_person_leaves_nothing_that_was_known(known: Known) -> None:
    company, person, values = known
    company.answer("DELETE", f"/candidates/{person}")
    written = [*values.pop("metadata").values(), *values.values()]
    assert not [text for text in texts_of(company.running) if any(value in text for value in written)]


def texts_of(running: Running) -> list[str]:
    """Every row of every table."""

    def read(connection: Connection) -> list[str]:
        tables: list[Table] = list(metadata.tables.values())
        return [str(tuple(row)) for table in tables for row in connection.execute(select(table))]

    found: list[str] = running.service.database.read_now(read)
    return found
