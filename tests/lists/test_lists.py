"""Lists of people as they come, and who is in them."""

import csv
import io
import json
from collections.abc import Sequence
from datetime import date
from operator import itemgetter
from pathlib import Path
from typing import Any

import openpyxl
import pytest
from hypothesis import given, strategies as st

from discern.lists import ListError, PeopleList, read_people, read_table, read_text
from discern.lists.table import MOST_BYTES, MOST_CELLS, MOST_ROWS

TODAY = date(2026, 11, 28)


def read(content: str | bytes) -> PeopleList:
    return read_people(read_text(content) if isinstance(content, str) else read_table(content), TODAY)


def named(found: PeopleList) -> list[tuple[str, str]]:
    return [(person.name, person.email) for person in found.people]


MAYA, TOM = ("Maya Lindqvist", "maya@h.example"), ("Tom Okafor", "tom@h.example")
BOTH = [MAYA, TOM]


@pytest.mark.parametrize(
    "case", json.loads(Path(__file__).with_name("lists.json").read_text("utf-8")), ids=itemgetter("id")
)
def test_everybody_is_found_and_nobody_else(case: dict[str, Any]) -> None:
    people = [tuple(person) for person in case["people"]]
    found = read(case["text"])
    assert named(found) == people
    assert {row.reason for row in found.left_out} <= {"title", "footer"}
    assert named(read(case["text"].encode("utf-16"))) == people


@pytest.mark.parametrize(
    "case", json.loads(Path(__file__).with_name("everyday.json").read_text("utf-8")), ids=itemgetter("id")
)
def test_what_people_keep_by_hand_is_read_as_they_mean_it(case: dict[str, Any]) -> None:
    found = read(case["text"] if case.get("pasted") else case["text"].encode(case.get("encoding", "utf-8")))
    taken = [person for person in found.people if person.mark in {"", "disabled"}]
    assert [[each.name, each.email, each.external_id, list(each.teams)] for each in taken] == case["people"]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "cp1252", "latin-1"])
@pytest.mark.parametrize("ends", ["\n", "\r\n"])
def test_files_are_read_in_the_encodings_that_spreadsheets_write(encoding: str, ends: str) -> None:
    text = ends.join(["Name;E-Mail", "Änne Müller;aenne@x.org", "Jörg Weiß;joerg@x.org", ""])
    table = read_table(text.encode(encoding))
    assert named(read_people(table, TODAY)) == [("Änne Müller", "aenne@x.org"), ("Jörg Weiß", "joerg@x.org")]


def test_ids_keep_their_zeros_and_teams_are_read() -> None:
    found = read("Employee ID,Last Name,First Name,E-mail,Teams\n00123,Lindqvist,Maya,maya@h.example,Sales; EMEA\n")
    assert [(person.external_id, person.teams) for person in found.people] == [("00123", ("Sales", "EMEA"))]


def test_a_person_in_several_rows_is_in_several_teams() -> None:
    found = read("id,name,team\n1,Ana,Sales\n1,Ana,EMEA\n1,Ana,Sales\n2,Bo,Sales\n2,bo,Sales")
    assert [(person.name, person.teams) for person in found.people] == [("Ana", ("Sales", "EMEA")), ("Bo", ("Sales",))]
    assert (found.repeats, found.left_out) == (2, [])


def test_an_address_in_another_case_is_one_person() -> None:
    found = read("name,email\nAna Ruiz,ana@x.org\nAna Ruiz,ANA@X.org\nBo Li,Ana@x.org")
    assert named(found) == [("Ana Ruiz", "ana@x.org")]
    assert found.repeats == 1
    assert [(row.line, row.reason, row.other) for row in found.left_out] == [(4, "other_name", 2)]


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        pytest.param(
            "Name,Email,Team\nOkafor, Tom,tom@x.org\nAna,ana@x.org,Sales\nBo,bo@x.org,Ops", 2, "shifted", id="shifted"
        ),
        pytest.param("Name,Email\nOkafor, Tom,tom@x.org\nAna,ana@x.org", 2, "stray_separator", id="a-cell-too-many"),
        pytest.param("Bo,b@x.org\nMüller, Jürgen,j@x.org\nAna,a@x.org", 2, "stray_separator", id="without-headings"),
        pytest.param("Name,Email\nAna,a@x.org\nBo,nowhere", 3, "email", id="no-address"),
        pytest.param("Name,Email,Id\nAna,a@x.org,1\n,,2", 3, "no_name", id="no-name"),
        pytest.param('Name,Email\nAna,a@x.org\n"Bo,b@x.org\nCy,c@x.org', 3, "open_quote", id="open-quote"),
        pytest.param(f"Name,Team\nAna,Sales\nBo,{'x' * 300}", 3, "team", id="long-team"),
        pytest.param(f"Name,Team\nAna,Sales\n{'x' * 300},Ops", 3, "name", id="long-name"),
        pytest.param("Id,Name,Email\n1,Ana,a@x.org\n1,Bo,b@x.org", 3, "other_name", id="an-id-twice"),
        pytest.param("Id,Name,Email\n1,Ana,a@x.org\n1,Ana,b@x.org", 3, "other_values", id="another-address"),
    ],
)
def test_a_row_that_can_not_be_read_is_named_and_spoils_no_other(text: str, line: int, reason: str) -> None:
    found = read(text)
    assert [(row.line, row.reason) for row in found.left_out] == [(line, reason)]
    assert found.left_out[0].text
    assert len(found.people) == len(text.splitlines()) - 2 + (0 if "Name" in text.splitlines()[0] else 1)


@pytest.mark.parametrize(
    ("heading", "value", "mark"),
    [
        ("Status", "Active", ""),
        ("Status", "Terminated", "left"),
        ("Status [READ ONLY]", "Suspended", "disabled"),
        ("accountEnabled", "False", "disabled"),
        ("accountEnabled", "True", ""),
        ("Suspended", "FALSE", ""),
        ("Suspended", "TRUE", "disabled"),
        ("Block credential", "True", "disabled"),
        ("Aktiv", "nein", "disabled"),
        ("Status", "aktiv", ""),
        ("Status", "Ausgeschieden", "left"),
        ("Statut", "Sorti", "left"),
        ("Estado", "Baja", "left"),
        ("Status", "not active", "disabled"),
        ("Status", "On leave", ""),
        ("Termination Date", "2026-01-31", "left"),
        ("Austrittsdatum", "31.12.2026", ""),
        ("Austrittsdatum", "31.01.2026", "left"),
        ("Exit date", "", ""),
    ],
)
def test_who_has_left_is_marked(heading: str, value: str, mark: str) -> None:
    (person,) = read(f"Name;Email;{heading}\nAna Ruiz;ana@x.org;{value}").people
    assert person.mark == mark
    assert not mark or value in person.state


def test_an_account_of_a_thing_is_marked() -> None:
    text = (
        "userPrincipalName,displayName,surname,mail,givenName\na@x.org,Ana Ruiz,Ruiz,a@x.org,Ana\nscan@x.org,Scanner,,,"
    )
    assert [person.mark for person in read(text).people] == ["", "account"]


def test_what_is_not_read_is_named_and_can_be_kept() -> None:
    table = read_text("Name,E-mail,Site,Birthday\nAna Ruiz,ana@x.org,Porto,1990-01-01")
    assert table.not_read == ["Site", "Birthday"]
    kept = read_people(table.with_roles(["name", "email", "keep", None]), TODAY)
    assert dict(kept.people[0].keep) == {"Site": "Porto"}
    assert kept.not_read == ["Birthday"]


def test_a_remembered_heading_means_what_it_meant() -> None:
    text = "Wer,Wo,E-mail\nAna Ruiz,Porto,ana@x.org"
    table = read_text(text, {"wer": "name", "wo": "team"})
    assert table.roles == ["name", "team", "email"]
    assert read_text("Name,Department\nAna,Ops", {"department": None}).roles == ["name", None]


def test_names_stay_as_written_where_asked() -> None:
    table = read_text("Name;Email\nMeier, Sabine;s@x.org\nLi, Bo;b@x.org\nAna Ruiz, PhD;a@x.org")
    turned, kept = read_people(table, TODAY), read_people(table, TODAY, turn_names=False)
    assert [person.name for person in turned.people] == ["Sabine Meier", "Bo Li", "Ana Ruiz, PhD"]
    assert [person.name for person in kept.people] == ["Meier, Sabine", "Li, Bo", "Ana Ruiz, PhD"]
    assert (turned.turns, kept.turns) == (True, False)


def workbook(*rows: Sequence[object], title: str = "People") -> bytes:
    book = openpyxl.Workbook()
    notes = book.active
    assert notes is not None
    notes.title = "Read me"
    notes.append(["How to use this file"])
    sheet = book.create_sheet(title)
    for row in rows:
        sheet.append(row)
    file = io.BytesIO()
    book.save(file)
    return file.getvalue()


def test_a_workbook_is_read() -> None:
    content = workbook(
        ["Our people"],
        ["As of 27 Nov 2026", None],
        [],
        ["Employee ID", "Last, First", "E-mail", "Hire date", "Team"],
        [17, "Lindqvist, Maya", "maya@h.example", date(2020, 2, 1), "Ops"],
        [18.0, "Okafor, Tom", "tom@h.example", None, "Ops"],
    )
    table = read_table(content)
    found = read_people(table, TODAY)
    assert named(found) == BOTH
    assert [person.external_id for person in found.people] == ["17", "18"]
    assert (table.sheet, table.other_sheets, table.not_read) == ("People", ["Read me"], ["Hire date"])


def test_a_workbook_keeps_the_zeros_that_it_shows() -> None:
    book = openpyxl.Workbook()
    sheet = book.active
    assert sheet is not None
    sheet.append(["Id", "Name"])
    sheet.append([123, "Ana"])
    sheet["A2"].number_format = "00000"
    file = io.BytesIO()
    book.save(file)
    assert read(file.getvalue()).people[0].external_id == "00123"


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        pytest.param(b"x" * (MOST_BYTES + 1), "size", id="long"),
        pytest.param(b"name\n" + b"A\n" * (MOST_ROWS + 1), "rows", id="rows"),
        pytest.param(b"%PDF-1.7\x00\x01\x02\xff\xfe\x03" * 10, "no_text", id="pdf"),
        pytest.param(b"PK\x03\x04 broken", "no_workbook", id="broken-workbook"),
        pytest.param(b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "old_workbook", id="old-workbook"),
        pytest.param(b"\xff\xfe\x00", "no_text", id="half-a-character"),
        pytest.param(workbook(*[["x"] * 200] * (MOST_CELLS // 200 + 1)), "cells", id="cells"),
    ],
)
def test_what_is_no_list_is_refused(content: bytes, problem: str) -> None:
    with pytest.raises(ListError) as refused:
        read_table(content)
    assert refused.value.problem == problem


@given(st.text(max_size=300))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        found = read(text)
    except ListError:
        return
    assert all(person.new.name for person in found.people)


@pytest.mark.parametrize(
    ("text", "people"),
    [
        pytest.param("Maya Lindqvist;Staff;Active\nTom Okafor;Staff;Active", 2, id="states"),
        pytest.param("Name,E-mail,\nMaya,m@x.org,on site\nTom,t@x.org,", 2, id="a-column-without-a-heading"),
        pytest.param("Emp Name,Floor,Wing,Desk,E-mail\nMaya,1,A,7,m@x.org", 1, id="many-strange-columns"),
    ],
)
def test_people_are_no_headings(text: str, people: int) -> None:
    assert len(read(text).people) == people


_CELLS = st.text(st.characters(codec="utf-8", exclude_categories=["C"]), min_size=1, max_size=20).filter(str.strip)


@given(
    st.lists(
        st.tuples(st.from_regex(r"[A-Z][a-z]{2,8} [A-Z][a-z]{2,8}", fullmatch=True), _CELLS), min_size=1, max_size=20
    )
)
def test_under_headings_every_row_is_a_person_or_is_named(rows: list[tuple[str, str]]) -> None:
    file = io.StringIO()
    csv.writer(file).writerows(
        [("Name", "E-mail", "Note"), *((name, f"p{n}@x.org", note) for n, (name, note) in enumerate(rows))]
    )
    found = read(file.getvalue())
    assert [person.email for person in found.people] == [f"p{n}@x.org" for n in range(len(rows))]
    assert not found.left_out
