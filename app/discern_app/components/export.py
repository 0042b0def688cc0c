"""Export of what a page shows: workbooks, tables as CSV that a spreadsheet doesn't compute, and complete JSON.

Not by pandas: it formats columns, and here each cell is text, a date, points or a percentage by itself.
"""

import csv
import io
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any, Literal, NamedTuple, TypeAlias
from unicodedata import east_asian_width

import streamlit as st
import xlsxwriter
from babel import Locale, UnknownLocaleError
from babel.numbers import get_decimal_symbol
from pydantic import TypeAdapter

from discern.spreadsheet_text import guard
from discern.words import CERTAIN, percent, round_percent
from discern_app.base.language import in_this_language, language, say

Cell: TypeAlias = str | int | float | date | None
Row: TypeAlias = Mapping[str, Cell]
Rows: TypeAlias = Sequence[Row]


@dataclass(frozen=True, slots=True)
class Workbook:
    """Tables by the names of their sheets, the last of which is also the CSV; and what the sheet after them explains:
    columns and words, each with what it means.
    """

    sheets: Mapping[str, Rows]
    about: Sequence[tuple[str, str | date]] = ()


class Percent(float):
    """A probability as it is said, in whole percent, and never 0% or 100%."""

    @classmethod
    def of(cls, probability: float) -> "Percent":
        if probability >= CERTAIN:
            return cls(CERTAIN)
        return cls(LEAST if probability <= LEAST else round_percent(probability) / 100)


LEAST = 0.005
"""Up to this probability nothing but "less than 1%" is said: it is as far from 0 as `CERTAIN` is from 1."""


class Points(float):
    """A score or an end of its range: in whole points in a workbook, as on the page; in CSV with one decimal."""


XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"

LONGEST_NAME = 80
"""Characters of a file's name before its ending."""

_JSON: TypeAdapter[Any] = TypeAdapter(Any)


class CsvForm(NamedTuple):
    """What separates the cells of a CSV file, and the decimals of its numbers."""

    separator: str
    decimal: str

    @property
    def other(self) -> Literal[",", ";"]:
        """What separates cells where spreadsheets don't read this form."""
        return "," if self.separator == ";" else ";"


COMMAS = CsvForm(",", ".")

_SEMICOLONS = frozenset({"CH", "LI"})
"""Where spreadsheets separate cells by semicolons beside a decimal point."""


def csv_form(locale: str | None) -> CsvForm:
    """The form that a spreadsheet in this locale, such as ``de-DE``, opens in columns; `COMMAS` where it isn't known.

    A first line ``sep=;`` would do the same in Excel alone: all other programs read it as the heading, and Excel then
    takes the text for another encoding.
    """
    try:
        known = Locale.parse(locale or "", sep="-")
        decimal = get_decimal_symbol(known)
    except (UnknownLocaleError, ValueError, LookupError, TypeError):
        return COMMAS
    return CsvForm(";" if decimal == "," or known.territory in _SEMICOLONS else ",", decimal)


def cell(value: Cell, form: CsvForm = COMMAS) -> str:
    """A value as a cell of CSV, in which no spreadsheet computes anything."""
    match value:
        case None:
            return ""
        case str():
            return guard(value, form.other)
        case date():
            # Every spreadsheet takes this form for a date.
            return value.isoformat()
        case Points():
            return str(round(float(value), 1)).replace(".", form.decimal)
        case _:
            return str(value).replace(".", form.decimal)


def to_csv(rows: Rows, form: CsvForm = COMMAS) -> bytes:
    """A file with a header, from rows with the same columns, in which a spreadsheet computes nothing.

    It is UTF-8 with the byte order mark that spreadsheets expect. Every field is quoted, so that none is split where a
    spreadsheet separates by something else.
    """
    text = io.StringIO(newline="")
    writer = csv.writer(text, delimiter=form.separator, quoting=csv.QUOTE_ALL, lineterminator="\r\n")
    columns = _columns(rows)
    if rows:
        writer.writerow(cell(title, form) for title in columns)
    writer.writerows([cell(row.get(title), form) for title in columns] for row in rows)
    return text.getvalue().encode("utf-8-sig")


def to_xlsx(content: Rows | Workbook) -> bytes:
    """A workbook. Its headings stay in view, its columns fit; what looks like a formula is text, as it was typed."""
    file = io.BytesIO()
    book = content if isinstance(content, Workbook) else Workbook({"": content})
    with xlsxwriter.Workbook(file, {"in_memory": True}) as target:
        formats = {kind: target.add_format(properties) for kind, properties in _formats().items()}
        for name, rows in book.sheets.items():
            sheet = _add_sheet(target, name)
            _write_table(sheet, rows, formats)
        if book.about:
            _write_about(_add_sheet(target, say("export-sheet", sheet="about")), book.about, formats)
    return file.getvalue()


def _add_sheet(target: Any, name: str) -> Any:
    sheet = target.add_worksheet(name[:31] or None)
    sheet.set_landscape()
    sheet.set_paper(9)  # A4
    sheet.fit_to_pages(1, 0)
    sheet.repeat_rows(0)
    return sheet


def _formats() -> dict[str, dict[str, Any]]:
    in_full = f'[>={CERTAIN}]"{percent(1, language())}";[<={LEAST}]"{percent(0, language())}";0%'
    return {
        "heading": {"bold": True, "bottom": 1, "valign": "top"},
        "percent": {"num_format": in_full, "align": "right"},
        "date": {"num_format": "d mmm yyyy", "align": "left"},
        "name": {"bold": True, "valign": "top", "text_wrap": True},
        "text": {"valign": "top", "text_wrap": True},
    }


def _write_table(sheet: Any, rows: Rows, formats: Mapping[str, Any]) -> None:
    columns = _columns(rows)
    for number, title in enumerate(columns):
        values = [row.get(title) for row in rows]
        sheet.write_string(0, number, title, formats["heading"])
        for line, value in enumerate(values, start=1):
            _write_cell(sheet, line, number, value, formats)
        sheet.set_column(number, number, _width(title, values))
    # The first column says which row it is.
    sheet.freeze_panes(1, 1 if len(columns) > 1 else 0)
    if columns:
        sheet.autofilter(0, 0, len(rows), len(columns) - 1)


def _write_cell(sheet: Any, line: int, column: int, value: Cell, formats: Mapping[str, Any]) -> None:
    match value:
        case None:
            pass
        case str():
            sheet.write_string(line, column, value)
        case date():
            sheet.write_datetime(line, column, value, formats["date"])
        case Percent():
            sheet.write_number(line, column, value, formats["percent"])
        case Points():
            sheet.write_number(line, column, round(value))
        case _:
            sheet.write_number(line, column, value)


ABOUT_WIDTHS = (26, 100)


def _write_about(sheet: Any, about: Iterable[tuple[str, str | date]], formats: Mapping[str, Any]) -> None:
    for number, (column, width) in enumerate(zip(("what", "meaning"), ABOUT_WIDTHS, strict=True)):
        sheet.set_column(number, number, width)
        sheet.write_string(0, number, say("export-about-column", column=column), formats["heading"])
    for line, (what, meaning) in enumerate(about, start=1):
        sheet.write_string(line, 0, what, formats["name"])
        if isinstance(meaning, date):
            sheet.write_datetime(line, 1, meaning, formats["date"])
        else:
            sheet.write_string(line, 1, meaning, formats["text"])
    sheet.freeze_panes(1, 0)


WIDEST = 48
"""How many characters wide a column is at most."""

_ROOM: Mapping[type, int] = {Percent: 6, Points: 4}
"""How many characters such a number takes; a date takes 11."""


def _width(title: str, values: Iterable[Cell]) -> int:
    """How many characters wide a column is: its longest cell, and its title beside the button of the filter."""
    shown = (11 if isinstance(value, date) else _ROOM.get(type(value)) or _length(str(value)) for value in values)
    return min(WIDEST, max(_length(title) + 3, 1 + max(shown, default=0)))


def _length(text: str) -> int:
    """How many characters wide a text is; those of Chinese, Japanese and Korean are twice as wide as others."""
    return sum(2 if east_asian_width(character) in "WF" else 1 for character in text)


def _columns(rows: Rows) -> list[str]:
    return list(dict.fromkeys(title for row in rows for title in row))


def to_json(objects: object) -> bytes:
    """Objects of the interface, or lists and mappings of them, as the interface serialises them."""
    return _JSON.dump_json(objects, indent=2)


def file_name(name: str, ending: str, of: str = "") -> str:
    """The name of a file: `discern-team-customer-care.csv` of the team `Customer care`."""
    words = re.findall(r"\w+", of.casefold())
    return f"{'-'.join([name, *words])[:LONGEST_NAME]}.{ending}"


def offer_files(
    name: str, content: Callable[[], Rows | Workbook], objects: Callable[[], object], *, of: str = ""
) -> None:
    """A button for each kind of file, which makes it when clicked.

    Args:
        name: begins the names of the files and identifies the buttons.
        content: gives the rows of a table, or the workbook. Their columns and words are those of the page.
        objects: gives the content of the JSON file, which is for programs: the same in every language.
        of: the name of the team that it is about, for the names of the files. They must not name a person.
    """
    form = csv_form(st.context.locale)
    kinds = (
        ("Excel", "xlsx", XLSX, lambda: to_xlsx(content())),
        ("CSV", "csv", "text/csv", lambda: to_csv(_table_of(content()), form)),
        ("JSON", "json", "application/json", lambda: to_json(objects())),
    )
    with st.container(horizontal=True):
        for kind, ending, mime, make in kinds:
            st.download_button(
                say("shared-export-as", kind=kind),
                in_this_language(make),
                file_name=file_name(name, ending, of),
                mime=mime,
                icon=":material/download:",
                on_click="ignore",
                key=f"export {name} {kind}",
            )


def _table_of(content: Rows | Workbook) -> Rows:
    return list(content.sheets.values())[-1] if isinstance(content, Workbook) else content
