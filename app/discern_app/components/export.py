"""Export of what a page shows: tables that a spreadsheet doesn't compute, and complete JSON."""

import csv
import io
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

import pandas as pd
import streamlit as st
from pydantic import TypeAdapter

from discern_app.base.language import in_this_language, say

Rows = Sequence[Mapping[str, str | int | float | None]]

XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"

LONGEST_NAME = 80
"""Characters of a file's name before its ending."""

_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")
"""First characters of cells that a spreadsheet would take for a formula."""

_LATER_FORMULA = re.compile(f'(;[ "]*)(?=[{re.escape("".join(_FORMULA))}])')

_JSON: TypeAdapter[Any] = TypeAdapter(Any)


def cell(value: str | float | None) -> str | int | float | None:
    """A value for a cell. Text that starts like a formula gets an apostrophe, so that it stays text.

    So does text that would start like one in a spreadsheet that separates cells by semicolons.
    """
    if not isinstance(value, str):
        return value
    # Such a spreadsheet would split the cell, and compute what stands after the semicolon.
    guarded = _LATER_FORMULA.sub(r"\1'", value)
    return f"'{guarded}" if guarded.startswith(_FORMULA) else guarded


def to_file(rows: Rows, kind: Literal["csv", "xlsx"]) -> bytes:
    """A file with a header, from rows with the same columns, in which a spreadsheet computes nothing.

    CSV is UTF-8 with the byte order mark that spreadsheets expect. Every field is quoted, so that none is split where a
    spreadsheet separates by something else than commas.
    """
    # Whole numbers beside gaps stay whole as objects.
    frame = pd.DataFrame(rows, dtype=object)
    if kind == "csv":
        text = frame.map(cell).to_csv(index=False, quoting=csv.QUOTE_ALL, lineterminator="\r\n") if rows else ""
        return text.encode("utf-8-sig")
    file = io.BytesIO()
    as_text = {"strings_to_formulas": False, "strings_to_urls": False, "strings_to_numbers": False}
    with pd.ExcelWriter(file, engine="xlsxwriter", engine_kwargs={"options": as_text}) as writer:
        frame.to_excel(writer, index=False, freeze_panes=(1, 0))
    return file.getvalue()


def to_json(objects: object) -> bytes:
    """Objects of the interface, or lists and mappings of them, as the interface serialises them."""
    return _JSON.dump_json(objects, indent=2)


def file_name(name: str, ending: str, of: str = "") -> str:
    """The name of a file: `discern-team-customer-care.csv` of the team `Customer care`."""
    words = re.findall(r"\w+", of.casefold())
    return f"{'-'.join([name, *words])[:LONGEST_NAME]}.{ending}"


def offer_files(name: str, rows: Callable[[], Rows], objects: Callable[[], object], *, of: str = "") -> None:
    """A button for each kind of file, which makes it when clicked.

    Args:
        name: begins the names of the files and identifies the buttons.
        rows: gives the rows of tables. Their columns are called the same in every language: programs read them.
        objects: gives the content of the JSON file.
        of: the name of the team that it is about, for the names of the files. They must not name a person.
    """
    kinds = (
        ("CSV", "csv", "text/csv", lambda: to_file(rows(), "csv")),
        ("Excel", "xlsx", XLSX, lambda: to_file(rows(), "xlsx")),
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
