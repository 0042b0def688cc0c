"""A list of people as somebody gives it: read in the usual shapes, checked cell by cell, refused where it is none."""

import csv
import io

import pytest
from hypothesis import given, strategies as st

from discern.contract.models.candidates import NewCandidate
from discern_app.components.people_csv import COLUMNS, MOST_BYTES, MOST_ROWS, SheetError, decode, read_sheet


@pytest.mark.parametrize(
    ("text", "names", "emails"),
    [
        pytest.param("name,email\nAna,a@x.org\nBo,", ["Ana", "Bo"], ["a@x.org", ""], id="csv"),
        pytest.param("Name;E-Mail\nAna;a@x.org", ["Ana"], ["a@x.org"], id="semicolons-and-other-words"),
        pytest.param("Email\tFull name\na@x.org\tAna, B.", ["Ana, B."], ["a@x.org"], id="pasted-cells"),
        pytest.param("Ana\n\n  \nBo\n", ["Ana", "Bo"], ["", ""], id="plain-names"),
        pytest.param("a@x.org,Ana\nBo", ["Ana", "Bo"], ["a@x.org", ""], id="no-heading"),
        pytest.param('name\n"Ruiz, Ana"\n', ["Ruiz, Ana"], [""], id="quoted"),
        pytest.param("name\nBo\nMüller, Jürgen", ["Bo", "Müller, Jürgen"], ["", ""], id="one-column"),
        pytest.param(
            "ana.ruiz@x.org\nbo_li@x.org; jean-luc.paz@x.org",
            ["Ana Ruiz", "Bo Li", "Jean-Luc Paz"],
            ["ana.ruiz@x.org", "bo_li@x.org", "jean-luc.paz@x.org"],
            id="addresses-alone",
        ),
        pytest.param(
            "Bo <b@x.org>; ana.ruiz@x.org", ["Bo", "Ana Ruiz"], ["b@x.org", "ana.ruiz@x.org"], id="one-without-a-name"
        ),
        pytest.param("\ufeffname,email\nAna,a@x.org", ["Ana"], ["a@x.org"], id="byte-order-mark"),
        pytest.param(
            'Ana Ruiz <a@x.org>; Chen, Bo <b@x.org>;\n"Cy, D." <c@x.org>, Di <d@x.org>',
            ["Ana Ruiz", "Bo Chen", "D. Cy", "Di"],
            ["a@x.org", "b@x.org", "c@x.org", "d@x.org"],
            id="mail-program",
        ),
        pytest.param(
            "Eva-Maria Schröder eva@x.org\nBo Li, b@x.org\nMüller, Jürgen j@x.org",
            ["Eva-Maria Schröder", "Bo Li", "Jürgen Müller"],
            ["eva@x.org", "b@x.org", "j@x.org"],
            id="an-address-after-a-name",
        ),
        pytest.param(
            "Meier, Sabine <s@x.org>; Eva Schröder eva@x.org; Ana Ruiz, PhD <a@x.org>; Lee, Kim (HR) <k@x.org>",
            ["Sabine Meier", "Eva Schröder", "Ana Ruiz, PhD", "Lee, Kim (HR)"],
            ["s@x.org", "eva@x.org", "a@x.org", "k@x.org"],
            id="as-address-books-sort",
        ),
        pytest.param("名前,name\nx,山田太郎", ["山田太郎"], [""], id="another-script"),
    ],
)
def test_a_list_is_read_in_the_usual_shapes(text: str, names: list[str], emails: list[str]) -> None:
    sheet = read_sheet(text)
    assert [row.get("name") for row in sheet.rows] == names
    assert [row.get("email") for row in sheet.rows] == emails
    assert not any(row.problems for row in sheet.rows)


def test_mistakes_are_reported_by_line_and_column() -> None:
    text = "name,email,id\nAna,a@x.org,1\n,b@x.org,2\nCy,nowhere,3\nDi,A@X.org,1\n"
    problems = {row.line: dict(row.problems) for row in read_sheet(text).rows if row.problems}
    assert {line: set(found) for line, found in problems.items()} == {
        3: {"name"},
        4: {"email"},
        5: {"email", "external_id"},
    }
    assert problems[5]["email"] == "repeats line 2"


@pytest.mark.parametrize(
    ("text", "left_out"),
    [
        pytest.param("Müller, Jürgen\nBo", [1], id="plain-names"),
        pytest.param("Bo,b@x.org\nMüller, Jürgen,j@x.org", [2], id="no-heading"),
        pytest.param("name,email,\nBo,b@x.org,,\nMüller, Jürgen,j@x.org,1", [3], id="more-columns"),
        pytest.param("Ana\tSales", [1], id="cells-without-a-heading"),
    ],
)
def test_a_name_that_a_comma_cuts_is_asked_about(text: str, left_out: list[int]) -> None:
    problems = {row.line: row.problems["name"] for row in read_sheet(text).rows if "name" in row.problems}
    assert list(problems) == left_out
    assert all("quotation marks" in problem for problem in problems.values())


def test_an_address_twice_in_one_line_of_a_mail_program_is_reported() -> None:
    first, second, third = read_sheet("Ana <a@x.org>; Bo <A@x.org>; c@x.org <b@x.org>").rows
    assert not first.problems
    assert second.problems == {"email": "repeats line 1"}
    assert third.get("email") == "b@x.org"


def test_people_of_a_mail_program_have_the_number_of_their_line() -> None:
    rows = read_sheet("Ana <a@x.org>; Bo <b@x.org>\r\n\r\nCy <c@x>; Eve e@@x.org\r\n").rows
    assert [(row.line, row.get("name"), bool(row.problems)) for row in rows] == [
        (1, "Ana", False),
        (1, "Bo", False),
        (3, "Cy", True),
        (3, "Eve", True),
    ]


def test_names_can_stay_in_the_order_in_which_they_are_written() -> None:
    sheet = read_sheet("Meier, Sabine <s@x.org>; Bo Li <b@x.org>; Ana Ruiz, PhD <a@x.org>")
    assert [(row.written, row.get("name")) for row in sheet.turned] == [("Meier, Sabine", "Sabine Meier")]
    kept = sheet.with_names_as_written()
    assert [row.get("name") for row in kept.rows] == ["Meier, Sabine", "Bo Li", "Ana Ruiz, PhD"]
    assert not read_sheet('name,email\n"Meier, Sabine",s@x.org').turned


def test_unread_columns_are_reported() -> None:
    assert read_sheet("name,phone\nAna,1").ignored == ["phone"]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        pytest.param("email,team\na@x.org,b", "There is no column named", id="no-name-column"),
        pytest.param("name\n" + "A\n" * (MOST_ROWS + 1), "1,001 rows", id="too-many-rows"),
        pytest.param("name\n" + "A" * MOST_BYTES, "larger than 1 MB", id="too-long"),
        pytest.param('name\n"Ana', "quotation mark", id="open-quote"),
    ],
)
def test_what_is_no_list_is_refused_in_words(text: str, words: str) -> None:
    with pytest.raises(SheetError, match=words):
        read_sheet(text)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_files_are_read_as_spreadsheets_write_them(encoding: str) -> None:
    assert decode("name\nZoë".encode(encoding)) == "name\nZoë"


@pytest.mark.parametrize(
    ("content", "words"),
    [
        pytest.param("name\nZoë".encode("latin-1"), "CSV UTF-8", id="latin"),
        pytest.param(b"x" * (MOST_BYTES + 1), "larger than", id="long"),
        pytest.param(b"\xff\xfe\x00", "isn't UTF-8", id="half-a-character"),
    ],
)
def test_other_files_are_refused(content: bytes, words: str) -> None:
    with pytest.raises(SheetError, match=words):
        decode(content)


@given(st.text(max_size=300))
def test_any_text_is_a_list_or_refused(text: str) -> None:
    try:
        sheet = read_sheet(text)
    except SheetError:
        return
    for row in sheet.rows:
        assert row.problems or row.get("name")


visible = st.text(st.characters(categories=["L", "N"]), min_size=1, max_size=30)


@given(st.lists(visible, min_size=1, max_size=20), st.sampled_from(",;\t"))
def test_what_a_spreadsheet_writes_is_read_back(names: list[str], delimiter: str) -> None:
    text = io.StringIO()
    csv.writer(text, delimiter=delimiter).writerows([["name", "email"], *([name, ""] for name in names)])
    assert [row.get("name") for row in read_sheet(text.getvalue()).rows] == names


def test_a_list_has_a_column_for_whatever_can_be_known_of_a_person() -> None:
    assert {*NewCandidate.model_fields, "team"} == COLUMNS.keys()
