"""Files that a page gives: a spreadsheet shows them and computes nothing, and JSON is what the interface says."""

import csv
import io
import json
import tomllib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import date, datetime
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import openpyxl
import pandas as pd
import pytest
import streamlit
from hypothesis import given, strategies as st

from discern import words
from discern.contract.models.results import Results
from discern_app.base.language import language, speaking
from discern_app.components.export import (
    COMMAS,
    CsvForm,
    Percent,
    Points,
    Row,
    Workbook,
    cell,
    csv_form,
    file_name,
    offer_files,
    to_csv,
    to_json,
    to_xlsx,
)

GERMAN = CsvForm(";", ",")

DANGEROUS = ("=", "+", "-", "@", "\t", "\r", "\n")


def read_back(content: bytes) -> list[list[str]]:
    return list(csv.reader(io.StringIO(content.decode("utf-8-sig"), newline="")))


@pytest.mark.parametrize("text", ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", '=HYPERLINK("http://evil.example")'])
def test_text_that_a_spreadsheet_would_compute_stays_text(text: str) -> None:
    assert cell(text) == f"'{text}"


@pytest.mark.parametrize(
    ("of", "expected"),
    [
        pytest.param("", "discern-team.csv", id="none"),
        pytest.param("Customer care", "discern-team-customer-care.csv", id="words"),
        pytest.param("../..\\C:*?<Ops>|\n", "discern-team-c-ops.csv", id="paths"),
        pytest.param("営業 部", "discern-team-営業-部.csv", id="another-script"),
        pytest.param("x" * 200, f"discern-team-{'x' * 67}.csv", id="long"),
    ],
)
def test_a_file_is_named_by_its_team(of: str, expected: str) -> None:
    assert file_name("discern-team", "csv", of) == expected


def test_our_own_numbers_stay_numbers() -> None:
    assert [cell(value) for value in (-1.5, 3, None, "Ana")] == ["-1.5", "3", "", "Ana"]


@given(st.lists(st.dictionaries(st.sampled_from(["Name", "Id"]), st.text(), min_size=2), min_size=1, max_size=5))
def test_no_cell_of_any_file_begins_like_a_formula(rows: list[dict[str, str]]) -> None:
    header, *cells = read_back(to_csv(rows))
    assert header == list(rows[0])
    assert len(cells) == len(rows)
    assert not any(value.startswith(DANGEROUS) for row in cells for value in row)


@pytest.mark.parametrize("text", ["a|=1", "|=1", 'b|"=1', "c| @SUM(A1)", "d||-1"])
@pytest.mark.parametrize("within", [",", ";"])
@pytest.mark.parametrize("delimiter", [",", ";"])
@pytest.mark.parametrize("form", [COMMAS, GERMAN])
def test_no_cell_begins_like_a_formula_whatever_a_spreadsheet_separates_by(
    text: str, within: str, delimiter: str, form: CsvForm
) -> None:
    content = to_csv([{"Name": "Ana", "Note": text.replace("|", within)}], form).decode("utf-8-sig")
    assert content.splitlines()[0] == f'"Name"{form.separator}"Note"'
    rows = csv.reader(io.StringIO(content, newline=""), delimiter=delimiter)
    assert not any(value.strip(' "').startswith(DANGEROUS) for row in rows for value in row)


def test_an_empty_table_is_an_empty_file() -> None:
    assert to_csv([]) == b"\xef\xbb\xbf"


@given(
    st.lists(st.dictionaries(st.sampled_from(["Name", "Id"]), st.text(min_size=1), min_size=2), min_size=1, max_size=5)
)
def test_a_workbook_has_every_text_and_no_formula(rows: list[dict[str, str]]) -> None:
    with ZipFile(BytesIO(to_xlsx(rows))) as book:
        sheet = book.read("xl/worksheets/sheet1.xml").decode()
    assert "<f>" not in sheet
    assert "hyperlink" not in sheet
    assert sheet.count("<row ") == len(rows) + 1


def test_numbers_in_a_workbook_are_numbers_and_gaps_are_empty() -> None:
    with ZipFile(BytesIO(to_xlsx([{"a": 3, "b": -1.5, "c": None}, {"a": None, "b": None, "c": "=1+1"}]))) as book:
        sheet = book.read("xl/worksheets/sheet1.xml").decode()
        texts = book.read("xl/sharedStrings.xml").decode()
    assert ('<c r="A2"><v>3</v></c>' in sheet, '<c r="B2"><v>-1.5</v></c>' in sheet) == (True, True)
    assert "<t>=1+1</t>" in texts


@pytest.mark.parametrize(
    ("locale", "form"),
    [
        pytest.param("de-DE", GERMAN, id="german"),
        pytest.param("fr", GERMAN, id="no-country"),
        pytest.param("pt-BR", GERMAN, id="brazil"),
        pytest.param("de-CH", CsvForm(";", "."), id="point-and-semicolon"),
        pytest.param("en-GB", COMMAS, id="english"),
        pytest.param("es-MX", COMMAS, id="mexico"),
        pytest.param("xx-not a locale", COMMAS, id="unknown"),
        pytest.param("", COMMAS, id="empty"),
        pytest.param(None, COMMAS, id="none"),
    ],
)
def test_csv_is_as_spreadsheets_of_the_reader_s_locale_read_it(locale: str | None, form: CsvForm) -> None:
    assert csv_form(locale) == form


def test_numbers_of_csv_have_the_decimals_of_its_form() -> None:
    rows: list[Row] = [{"Ä": "Bo, Lind", "p": Percent.of(0.971), "s": Points(62.345), "n": 3, "d": date(2026, 11, 20)}]
    heading, line, end = to_csv(rows, GERMAN).decode("utf-8-sig").split("\r\n")
    assert (heading, line, end) == ('"Ä";"p";"s";"n";"d"', '"Bo, Lind";"0,97";"62,3";"3";"2026-11-20"', "")
    assert to_csv(rows, GERMAN).startswith(b"\xef\xbb\xbf")
    read = pd.read_csv(io.BytesIO(to_csv(rows, GERMAN)), sep=";", decimal=",")
    assert [read[column].tolist() for column in "psn"] == [[0.97], [62.3], [3]]
    assert to_csv(rows).decode("utf-8-sig").split("\r\n")[1] == '"Bo, Lind","0.97","62.3","3","2026-11-20"'


@pytest.mark.parametrize("form", [COMMAS, GERMAN])
def test_a_heading_is_no_formula_either(form: CsvForm) -> None:
    assert to_csv([{"=1+1": "x"}], form).decode("utf-8-sig").splitlines()[0] == '"\'=1+1"'
    [[heading], _] = sheets_of(to_xlsx([{"=1+1": "x"}]))["Sheet1"].iter_rows()
    assert (heading.value, heading.data_type) == ("=1+1", "s")


def sheets_of(content: bytes) -> Any:
    """The workbook as it is read back, its sheets by their names."""
    return openpyxl.load_workbook(io.BytesIO(content))


@pytest.mark.parametrize(
    "text", ["=1+1", "- Bo", "+49 89", "@SUM(A1)", '=HYPERLINK("http://evil.example")', "007", "TRUE"]
)
def test_text_in_a_workbook_is_the_text_that_was_typed(text: str) -> None:
    found = sheets_of(to_xlsx([{"Name": text}]))["Sheet1"]["A2"]
    assert (found.value, found.data_type, found.hyperlink) == (text, "s", None)
    assert pd.read_excel(io.BytesIO(to_xlsx([{"Name": text}])), dtype=str)["Name"].tolist() == [text]


def test_a_workbook_has_percent_dates_and_whole_points() -> None:
    row: Row = {"Person": "Ana", "p": Percent.of(0.971), "s": Points(62.5), "d": date(2026, 11, 20), "n": 3}
    _, [_, chance, score, day, number] = sheets_of(to_xlsx([row]))["Sheet1"].iter_rows()
    assert (chance.value, chance.number_format[-2:]) == (0.97, "0%")
    assert (score.value, number.value) == (62, 3)
    assert (day.value, day.is_date, day.number_format) == (datetime(2026, 11, 20), True, "d mmm yyyy")  # noqa: DTZ001


@pytest.mark.parametrize(
    ("probability", "value", "shown"),
    [
        pytest.param(1.0, 0.995, "> 99%", id="not-certain"),
        pytest.param(0.9951, 0.995, "> 99%", id="more-than-99"),
        pytest.param(0.0, 0.005, "< 1%", id="not-impossible"),
        pytest.param(0.949, 0.94, None, id="not-up-to-another-word"),
        pytest.param(0.5, 0.5, None, id="plain"),
    ],
)
def test_no_percent_says_that_something_is_certain(probability: float, value: float, shown: str | None) -> None:
    found = Percent.of(probability)
    assert found == value
    _, [cell] = sheets_of(to_xlsx([{"p": found}]))["Sheet1"].iter_rows()
    most, least, _ = cell.number_format.split(";")
    assert (most, least) == ('[>=0.995]"> 99%"', '[<=0.005]"< 1%"')
    assert (shown == "> 99%", shown == "< 1%") == (cell.value >= 0.995, cell.value <= 0.005)


def test_headings_and_names_stay_in_view_and_columns_fit() -> None:
    rows: list[Row] = [
        {"Person": "Ana Maria dos Santos Ferreira", "D": Points(80), "Note": "x" * 300, "名": "営業部営業部"}
    ]
    sheet = sheets_of(to_xlsx(rows))["Sheet1"]
    assert sheet.freeze_panes == "B2"
    assert sheet["A1"].font.bold
    assert sheet.auto_filter.ref == "A1:D2"
    widths = [sheet.column_dimensions[column].width for column in "ABCD"]
    assert widths == pytest.approx([30, 5, 48, 13], abs=1)


def test_a_workbook_explains_itself_on_its_last_sheet_and_csv_is_the_table_before() -> None:
    about: list[tuple[str, str | date]] = [("Date of the export", date(2026, 11, 20)), ("=D", "Dominance")]
    book = Workbook({"Team": [{"What": "Team"}], "People": [{"Person": "Ana"}]}, about)
    read = sheets_of(to_xlsx(book))
    assert read.sheetnames == ["Team", "People", "About"]
    rows = list(read["About"].iter_rows(values_only=True))
    assert rows[0] == ("Column or word", "What it means")
    assert rows[1] == ("Date of the export", datetime(2026, 11, 20))  # noqa: DTZ001
    assert rows[2] == ("=D", "Dominance")
    assert read["About"].freeze_panes == "A2"
    assert read["About"]["A3"].data_type == "s"


def test_no_table_has_a_download_that_computes() -> None:
    config = tomllib.loads((Path(__file__).parents[3] / ".streamlit" / "config.toml").read_text(encoding="utf-8"))
    assert config["client"]["disableDataExport"] is True


def test_files_speak_the_reader_s_language_though_no_page_runs_when_they_are_made(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    offered: list[Callable[[], bytes]] = []
    monkeypatch.setattr(streamlit, "download_button", lambda _, make, **__: offered.append(make))
    monkeypatch.setattr(words, "negotiate", lambda _: "fr")
    with speaking("en"):
        offer_files("people", lambda: Workbook({"Other": [], "People": [{"Language": language()}]}), language)
    with ThreadPoolExecutor(1) as pool:
        _, csv_file, json_file = (pool.submit(make).result() for make in offered)
    assert read_back(csv_file) == [["Language"], ["en"]]
    assert json.loads(json_file) == "en"


def test_json_is_what_the_interface_answers(withheld: Results) -> None:
    assert json.loads(to_json(withheld)) == json.loads(withheld.model_dump_json())
    assert json.loads(to_json([withheld]))[0]["candidate"]["name"] == withheld.candidate.name
