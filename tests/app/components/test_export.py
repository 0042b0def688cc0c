"""Files that a page gives: a spreadsheet shows them and computes nothing, and JSON is what the interface says."""

import csv
import io
import json
import tomllib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest
import streamlit
from hypothesis import given, strategies as st

from discern import words
from discern.contract.models.results import Results
from discern_app.base.language import language, speaking
from discern_app.components.export import cell, file_name, offer_files, to_file, to_json

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
    assert [cell(value) for value in (-1.5, 3, None, "Ana")] == [-1.5, 3, None, "Ana"]


@given(st.lists(st.dictionaries(st.sampled_from(["Name", "Id"]), st.text(), min_size=2), min_size=1, max_size=5))
def test_no_cell_of_any_file_begins_like_a_formula(rows: list[dict[str, str]]) -> None:
    header, *cells = read_back(to_file(rows, "csv"))
    assert header == list(rows[0])
    assert len(cells) == len(rows)
    assert not any(value.startswith(DANGEROUS) for row in cells for value in row)


@pytest.mark.parametrize("text", ["a;=1", ";=1", 'b;"=1', "c; @SUM(A1)", "d;;-1"])
@pytest.mark.parametrize("delimiter", [",", ";"])
def test_no_cell_begins_like_a_formula_whatever_a_spreadsheet_separates_by(text: str, delimiter: str) -> None:
    content = to_file([{"Name": "Ana", "Note": text}], "csv").decode("utf-8-sig")
    assert content.splitlines()[0] == '"Name","Note"'
    rows = csv.reader(io.StringIO(content, newline=""), delimiter=delimiter)
    assert not any(value.strip(' "').startswith(DANGEROUS) for row in rows for value in row)


def test_an_empty_table_is_an_empty_file() -> None:
    assert to_file([], "csv") == b"\xef\xbb\xbf"


@given(
    st.lists(st.dictionaries(st.sampled_from(["Name", "Id"]), st.text(min_size=1), min_size=2), min_size=1, max_size=5)
)
def test_a_workbook_has_every_text_and_no_formula(rows: list[dict[str, str]]) -> None:
    with ZipFile(BytesIO(to_file(rows, "xlsx"))) as book:
        sheet = book.read("xl/worksheets/sheet1.xml").decode()
    assert "<f>" not in sheet
    assert "hyperlink" not in sheet
    assert sheet.count("<row ") == len(rows) + 1


def test_numbers_in_a_workbook_are_numbers_and_gaps_are_empty() -> None:
    with ZipFile(
        BytesIO(to_file([{"a": 3, "b": -1.5, "c": None}, {"a": None, "b": None, "c": "=1+1"}], "xlsx"))
    ) as book:
        sheet = book.read("xl/worksheets/sheet1.xml").decode()
        texts = book.read("xl/sharedStrings.xml").decode()
    assert ('<c r="A2"><v>3</v></c>' in sheet, '<c r="B2"><v>-1.5</v></c>' in sheet) == (True, True)
    assert "<t>=1+1</t>" in texts


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
        offer_files("people", lambda: [{"Language": language()}], language)
    with ThreadPoolExecutor(1) as pool:
        csv_file, _, json_file = (pool.submit(make).result() for make in offered)
    assert read_back(csv_file) == [["Language"], ["en"]]
    assert json.loads(json_file) == "en"


def test_json_is_what_the_interface_answers(withheld: Results) -> None:
    assert json.loads(to_json(withheld)) == json.loads(withheld.model_dump_json())
    assert json.loads(to_json([withheld]))[0]["candidate"]["name"] == withheld.candidate.name
