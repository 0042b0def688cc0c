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
from hypothesis import assume, given, strategies as st

from discern.lists import ListError, PeopleList, read_people, read_table, read_text
from discern.lists.table import MOST_BYTES, MOST_CELLS, MOST_ROWS
from discern.lists.written_names import is_title

TODAY = date(2026, 11, 28)


def read(content: str | bytes) -> PeopleList:
    return read_people(read_text(content) if isinstance(content, str) else read_table(content), TODAY)


def named(found: PeopleList) -> list[tuple[str, str]]:
    return [(person.name, person.email) for person in found.people]


CASES = {
    name: json.loads(Path(__file__).with_name(name).read_text("utf-8")) for name in ("lists.json", "everyday.json")
}
EXPORTS = Path(__file__).with_name("hr_exports")

KINDS = {
    # Exports of HR systems and directories
    "BambooHR report": "bamboohr.csv",
    "Google Workspace users": "google-workspace",
    "Google Workspace users without Department": "google-without-department",
    "Entra users, UTF-8 with BOM": "entra.csv",
    "Entra users, unquoted comma": "test_an_unquoted_comma_costs_no_other_row",
    "Personio, German, semicolons, Windows-1252": "personio_de.csv",
    "Personio, UTF-8 with BOM": "personio-utf-8",
    "Workday workers": "workday",
    "Microsoft 365 template": "microsoft-365",
    # Files of spreadsheets
    "Display name, Team, Department": "display-name-team-department",
    "French headings": "french",
    "sep=; on the first line": "excel_sep.csv",
    "Latin-1": "latin1.csv",
    "title lines above": "titles",
    "documented columns and a manager": "documented-columns-and-a-manager",
    "Excel, UTF-8 with BOM, semicolons": "excel-utf-8",
    "Excel, Unicode text (UTF-16)": "test_files_are_read_in_the_encodings_that_spreadsheets_write",
    "Excel workbook": "test_a_workbook_is_read",
    "quoted line break": "line-breaks-in-quotes",
    "several teams in one cell": "test_ids_keep_their_zeros_and_teams_are_read",
    "zeros before an id": "lead_zero.csv",
    "same address twice": "test_an_address_in_another_case_is_one_person",
    "5,000 rows": "test_a_long_list_is_read",
    # Lists that people keep and paste
    "first and last name in two columns": "two-columns-of-names",
    "Name beside First name": "name-beside-first-name",
    "displayName beside userPrincipalName": "directory",
    "first name, last name and address without headings": "cells-without-headings",
    "old line ends": "old-line-ends",
    "a title above names": "a-title-above-names",
    "numbered": "numbered",
    "bullets": "bullets",
    "names on one line": "names-on-one-line",
    "blank columns and rows": "blank-columns-and-rows",
    "from a mail program": "mail-program",
    "a letter with names": "letter",
}
"""Each kind of export and of everyday list that must be read, and what holds it: a file of `EXPORTS`, a case of
`CASES`, or a test of this module.
"""


def test_each_kind_of_list_is_held() -> None:
    cases = {case["id"] for each in CASES.values() for case in each}
    files = {file.name for file in EXPORTS.glob("*.csv")}
    assert set(KINDS.values()) <= cases | files | set(globals())


EXPECTED = json.loads((EXPORTS / "expected.json").read_text("utf-8"))["cases"]


@pytest.mark.parametrize("case", EXPECTED, ids=itemgetter("file"))
def test_exports_of_hr_systems_are_read(case: dict[str, Any]) -> None:
    found = read((EXPORTS / case["file"]).read_bytes())
    taken = [person for person in found.people if person.mark in {"", "disabled"}]
    assert [
        {"name": each.name, "email": each.email, "external_id": each.external_id, "team": "".join(each.teams)}
        for each in taken
    ] == case["people"]
    assert not found.left_out


def test_what_exports_of_hr_systems_also_say_is_read() -> None:
    bamboo, entra = (read((EXPORTS / name).read_bytes()) for name in ("bamboohr.csv", "entra.csv"))
    assert [(each.line, each.mark, each.state) for each in bamboo.people if each.mark] == [
        (4, "left", "Status: Terminated")
    ]
    assert "Reports To" in bamboo.not_read
    assert [(each.name, each.email, each.mark) for each in entra.people] == [
        ("Ana Ruiz", "ana.ruiz@example.org", ""),
        ("Scanner", "", "account"),
        ("Bo Chen", "bo@example.org", "disabled"),
    ]
    assert read_table((EXPORTS / "personio_de.csv").read_bytes()).encoding == "cp1252"


def test_an_unquoted_comma_costs_no_other_row() -> None:
    header = "userPrincipalName,displayName,mail,department,accountEnabled"
    found = read(f"{header}\na@x.org,Ruiz, Ana,a@x.org,Ops,True\nb@x.org,Bo Chen,b@x.org,Ops,True\n")
    assert named(found) == [("Bo Chen", "b@x.org")]
    assert [(row.line, row.reason) for row in found.left_out] == [(2, "stray_separator")]


def test_a_long_list_is_read() -> None:
    rows = "".join(f"{n},Person {n},p{n}@x.org,Team {n % 200}\n" for n in range(5000))
    found = read(f"external_id,name,email,team\n{rows}")
    assert (len(found.people), found.left_out, found.not_read) == (5000, [], [])


MAYA, TOM = ("Maya Lindqvist", "maya@h.example"), ("Tom Okafor", "tom@h.example")
BOTH = [MAYA, TOM]


@pytest.mark.parametrize("case", CASES["lists.json"], ids=itemgetter("id"))
def test_everybody_is_found_and_nobody_else(case: dict[str, Any]) -> None:
    people = [tuple(person) for person in case["people"]]
    found = read(case["text"])
    assert named(found) == people
    assert {row.reason for row in found.left_out} <= {"title", "footer"}
    assert named(read(case["text"].encode("utf-16"))) == people


@pytest.mark.parametrize("case", CASES["everyday.json"], ids=itemgetter("id"))
def test_what_people_keep_by_hand_is_read_as_they_mean_it(case: dict[str, Any]) -> None:
    found = read(case["text"] if case.get("pasted") else case["text"].encode(case.get("encoding", "utf-8")))
    taken = [person for person in found.people if person.mark in {"", "disabled"}]
    assert [[each.name, each.email, each.external_id, list(each.teams)] for each in taken] == case["people"]


@pytest.mark.parametrize(
    ("cell", "address", "note"),
    [
        ("Bo Chen b@x.org", "b@x.org", "email_cleaned"),
        ("b@x.org (private)", "b@x.org", "email_cleaned"),
        ("b@x.org[work]", "b@x.org", "email_cleaned"),
        ("Bo Chen <b@x.org>", "b@x.org", None),
        ("b@x.org<mailto:b@x.org>", "b@x.org", None),
        ("b@x.org; c@x.org", "b@x.org", "several_addresses"),
        ("MAILTO:b@x.org?subject=Hi", "b@x.org", None),
        ("b @ x.org.", "b@x.org", None),
        ("b..c@x.org", "b.c@x.org", "email_cleaned"),
    ],
)
def test_an_address_is_what_has_the_at_sign(cell: str, address: str, note: str | None) -> None:
    (person,) = read(f'Name\tEmail\nBo Chen\t"{cell}"').people
    assert (person.email, person.note) == (address, note)


def test_an_address_with_brackets_inside_is_refused() -> None:
    assert [row.reason for row in read("Name;Email\nBo Chen;b(x)@x.org").left_out] == ["email"]


@pytest.mark.parametrize(
    ("text", "people"),
    [
        ("Müller, Jörg joerg@x.org", [("Jörg Müller", "joerg@x.org")]),
        ("Müller, Jörg joerg@x.org\nRuiz, Ana ana@x.org", [("Jörg Müller", "joerg@x.org"), ("Ana Ruiz", "ana@x.org")]),
        ("Email;Team\nBo Chen b@x.org;Ops", [("Bo Chen", "b@x.org")]),
        ("Bo Chen b@x.org;Ops\nAna Ruiz a@x.org;Ops", [("Bo Chen", "b@x.org"), ("Ana Ruiz", "a@x.org")]),
        ("7,Bo Chen b@x.org\n8,Ana Ruiz a@x.org", [("Bo Chen", "b@x.org"), ("Ana Ruiz", "a@x.org")]),
        ("Bo Chen;b@x.org\nAna Ruiz;a@x.org", [("Bo Chen", "b@x.org"), ("Ana Ruiz", "a@x.org")]),
    ],
)
def test_a_name_before_an_address_is_the_name(text: str, people: list[tuple[str, str]]) -> None:
    assert named(read(text)) == people


@pytest.mark.parametrize(
    "text",
    [
        "Ana Ruiz, ana@x.org\nBen Ito; ben@x.org\nCara Li\tcara@x.org",
        "Ana Ruiz - ana@x.org\nBen Ito / ben@x.org\nCara Li | cara@x.org",
        "Ana Ruiz, ana@x.org; Ben Ito, ben@x.org; Cara Li, cara@x.org",
        "Ana Ruiz ana@x.org, Ben Ito ben@x.org, Cara Li cara@x.org",
        "The team:\n1. Ana Ruiz: ana@x.org\n2. Ben Ito <ben@x.org>\n3. Cara Li, cara@x.org",
        "Name;Mail\nAna Ruiz;ana@x.org\nBen Ito,ben@x.org\nCara Li\tcara@x.org",
    ],
)
def test_each_may_be_written_in_another_way(text: str) -> None:
    assert named(read(text)) == [("Ana Ruiz", "ana@x.org"), ("Ben Ito", "ben@x.org"), ("Cara Li", "cara@x.org")]


@pytest.mark.parametrize(
    "text",
    [
        "Ana Ruiz ana@x.org; Priya Nair; Ben Ito ben@x.org",
        "Ana Ruiz, ana@x.org; Priya Nair, Ben Ito, ben@x.org",
        "Ana Ruiz ana@x.org\nPriya Nair\nBen Ito ben@x.org",
        "Ana Ruiz, ana@x.org\nPriya Nair;\nBen Ito, ben@x.org",
        "Ana Ruiz <ana@x.org>\nPriya Nair;\nBen Ito <ben@x.org>",
        "Name;Mail\nAna Ruiz;ana@x.org\nPriya Nair,\nBen Ito;ben@x.org",
    ],
)
def test_somebody_among_others_may_have_no_address(text: str) -> None:
    found = read(text)
    assert named(found) == [("Ana Ruiz", "ana@x.org"), ("Priya Nair", ""), ("Ben Ito", "ben@x.org")]
    assert not found.left_out


def test_people_apart_by_commas_and_semicolons_are_told_apart() -> None:
    found = read("Ana Ruiz ana@x.org, Ben Ito ben@x.org; Priya Nair\nCara Li <cara@x.org>, dan@x.org")
    assert [(*each, line) for each, line in zip(named(found), (p.line for p in found.people), strict=True)] == [
        ("Ana Ruiz", "ana@x.org", 1),
        ("Ben Ito", "ben@x.org", 1),
        ("Priya Nair", "", 1),
        ("Cara Li", "cara@x.org", 2),
        ("Dan", "dan@x.org", 2),
    ]


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
        pytest.param(
            "Email,Name,Team,Note\na@x.org,Ana,Ops,x\nbo@x.org,Chen, Bo,Sales,",
            3,
            "stray_separator",
            id="an-empty-cell",
        ),
        pytest.param("a@x.org,Ana,Ops,x\nb@x.org,Chen, Bo,,\nc@x.org,Cy,Ops,y", 2, "stray_separator", id="no-headings"),
        pytest.param("Ana Ruiz ana@x.org\nsee below\nCy Diaz cy@x.org", 2, "other_line", id="a-note"),
        pytest.param("Name,Email\nAna,a@x.org\nBo,b@x.org/c@x.org", 3, "several_people", id="two-in-a-cell"),
        pytest.param("Name;Email\nAna;a@x.org\nBo;b@x.org, Cy, c@x.org", 3, "several_people", id="people-in-a-cell"),
        pytest.param("Name;Email\nAna;a@x.org\nBo;b@x.org;Cy;c@x.org", 3, "several_people", id="two-in-a-row"),
        pytest.param("- Ana Ruiz\n- Bo Chen\nCy Diaz\n- Di Eng", 3, "other_line", id="no-bullet"),
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
        ("Role state", "Terminated", "left"),
        ("HR status", "Resigned", "left"),
        ("Statut RH", "Démissionnaire", "left"),
        ("Status", "Kündigung", "left"),
        ("Status", "gekündigt", "left"),
        ("Vertragsstatus", "In Rente", "left"),
        ("Statut du contrat", "Licenciée", "left"),
        ("Estado laboral", "Despido", "left"),
        ("Marital status", "Separated", ""),
    ],
)
def test_who_has_left_is_marked(heading: str, value: str, mark: str) -> None:
    (person,) = read(f"Name;Email;{heading}\nAna Ruiz;ana@x.org;{value}").people
    assert person.mark == mark
    assert not mark or value in person.state


@pytest.mark.parametrize(
    ("headings", "cells", "note"),
    [
        ("Work Email;Personal Email", ";ana@home.org", "other_address"),
        ("Email Address [Required];Recovery Email", ";ana@home.org", "other_address"),
        ("mail;userPrincipalName", ";ana@home.org", None),
        ("Private E-Mail", "ana@home.org", None),
    ],
)
def test_an_address_in_place_of_the_one_for_work_is_noted(headings: str, cells: str, note: str | None) -> None:
    (person,) = read(f"Name;{headings}\nAna Ruiz;{cells}").people
    assert (person.email, person.note) == ("ana@home.org", note)


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
        [17, "Lindqvist, Maya", "maya@h.example", date(2020, 2, 1), "Ops", None, " "],
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


@pytest.mark.parametrize(
    "text",
    [
        "Invitees\nAna Ruiz\nBo Chen",
        "New joiners\nAna Ruiz\nBo Chen",
        "Kolleginnen\nAna Ruiz\nBo Chen",
        "Wer kommt\nAna Ruiz\nBo Chen",
        "Who's coming?\nAna Ruiz\nBo Chen",
        "Qui vient\nRuiz, Ana\nChen, Bo",
        "Das sind alle\nAna Ruiz\nBo Chen",
        "Gruppe 3\nAna Ruiz\nBo Chen",
        "Telefon 030 123\nAna Ruiz\nBo Chen",
        "Joiner;Start\nAna Ruiz;2026-01-01\nBo Chen;2026-02-01",
        "Zugang;Wann\nAna Ruiz;2026-01-01\nBo Chen;2026-02-01",
        "Invités;Présence\nAna Ruiz;oui\nBo Chen;non",
        "Asistentes;Turno\nAna Ruiz;tarde\nBo Chen;tarde",
    ],
)
def test_headings_are_no_people(text: str) -> None:
    found = read(text)
    assert [person.name for person in found.people] == ["Ana Ruiz", "Bo Chen"]
    assert not found.left_out


@pytest.mark.parametrize(
    "text",
    [
        "Ana\nBo Chen\nCy Diaz",
        "van der Berg, Lou\nBo Chen\nCy Diaz",
        "ana ruiz\nbo chen\ncy diaz",
        "Li Na;Ops\nBo;12\nCy;Ops",
    ],
)
def test_a_first_row_that_may_be_somebody_is_no_heading(text: str) -> None:
    assert len(read(text).people) == 3


@pytest.mark.parametrize(
    ("text", "role"), [("Kandidatur\nAna Ruiz\nBo Chen", "name"), ("Wir;Dienst\nAna Ruiz;früh\nBo Chen;spät", "name")]
)
def test_somebody_can_say_that_the_first_row_is_headings(text: str, role: str) -> None:
    table = read_text(text)
    assert len(read_people(table, TODAY).people) == 3
    headed = table.with_first_row(is_headings=True)
    assert [(person.line, person.name) for person in read_people(headed, TODAY).people] == [
        (2, "Ana Ruiz"),
        (3, "Bo Chen"),
    ]
    assert (headed.headings[0], headed.roles[0]) == (text.partition("\n")[0].partition(";")[0], role)
    assert len(read_people(headed.with_first_row(is_headings=False), TODAY).people) == 3


def test_somebody_can_say_that_headings_are_a_person() -> None:
    table = read_text("Staff list\n\nMember;Team\nAna Ruiz;Ops\nBo Chen;Ops").with_first_row(is_headings=False)
    assert [(person.line, person.name) for person in read_people(table, TODAY).people] == [
        (3, "Member"),
        (4, "Ana Ruiz"),
        (5, "Bo Chen"),
    ]


@pytest.mark.parametrize("apart", [", ", "; ", " / ", " and ", " & ", " | ", " und "])
@pytest.mark.parametrize(
    "written", ["{name}", "{email}", "{name} {email}", "{name} <{email}>", "{name} ({email})"], ids=str.strip
)
def test_several_lines_with_two_people_each_are_read_as_people_and_not_as_columns(apart: str, written: str) -> None:
    names = ["Ana Ruiz", "Bo Lind", "Cy Young", "Dee Ray", "Eva Holm", "Fay Berg"]
    people = [written.format(name=name, email=f"{name[:2].strip().lower()}@x.org") for name in names]
    text = "\n".join(apart.join(people[at : at + 2]) for at in (0, 2, 4))
    found = read(text)
    assert [person.email for person in found.people] == [
        f"{name[:2].strip().lower()}@x.org" if "{email}" in written else "" for name in names
    ]
    if "{name}" in written:
        assert [person.name for person in found.people] == names
    assert not found.left_out
    if "@" not in text:
        assert [person.name for person in read(f"Names\n{text}").people] == names


def test_lines_of_names_among_addresses_may_have_two_people_too() -> None:
    text = (
        "Ana Ruiz, ana@x.org\nBo Lind; bo@x.org\nCy Young <cy@x.org>\nDee Ray\nEva Holm / Fay Berg\nGus Orr and Hal Im"
    )
    assert named(read(text)) == [
        ("Ana Ruiz", "ana@x.org"), ("Bo Lind", "bo@x.org"), ("Cy Young", "cy@x.org"),
        *((name, "") for name in ("Dee Ray", "Eva Holm", "Fay Berg", "Gus Orr", "Hal Im")),
    ]  # fmt: skip


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


_NAMES = st.from_regex(r"[A-Z][a-z]{2,8} [A-Z][a-z]{2,8}", fullmatch=True).filter(
    lambda name: not is_title(name) and read(name).people != []
)
_APART = st.sampled_from([", ", "; ", ",", ";", " | ", " , "])
_BEFORE_ADDRESS = st.sampled_from([", ", "; ", " ", " <", " | ", " - "])


@given(
    st.lists(st.tuples(_NAMES, st.none() | _BEFORE_ADDRESS, _APART), min_size=2, max_size=6, unique_by=itemgetter(0))
)
def test_on_a_line_an_address_belongs_to_the_name_just_before_it(people: list[tuple[str, str | None, str]]) -> None:
    """A name that another one follows has no address, whatever stands between them."""
    assume(any(before for _, before, _ in people))
    line, expected = "", []
    for place, (name, before, apart) in enumerate(people):
        email = f"p{place}@x.org" if before else ""
        line += f"{apart if place else ''}{name}{before or ''}{email}{'>' if before == ' <' else ''}"
        expected.append((name, email))
    assert named(read(line)) == expected
