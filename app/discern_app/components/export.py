"""Export of what a page shows: CSV that a spreadsheet doesn't compute, and complete JSON."""

import csv
import io
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import streamlit as st
from pydantic import TypeAdapter

from discern_app.base.language import in_this_language, say

Rows = Sequence[Mapping[str, str | int | float | None]]

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
    guarded = _LATER_FORMULA.sub(r"\1'", value)
    return f"'{guarded}" if guarded.startswith(_FORMULA) else guarded


def to_csv(rows: Rows) -> bytes:
    """CSV with a header, from rows with the same columns; UTF-8 with the byte order mark that spreadsheets expect.

    Every field is quoted, so that none is split where a spreadsheet separates by something else than commas.
    """
    text = io.StringIO()
    if rows:
        writer = csv.writer(text, quoting=csv.QUOTE_ALL)
        writer.writerow(rows[0])
        writer.writerows([cell(value) for value in row.values()] for row in rows)
    return text.getvalue().encode("utf-8-sig")


def to_json(objects: object) -> bytes:
    """Objects of the interface, or lists and mappings of them, as the interface serialises them."""
    return _JSON.dump_json(objects, indent=2)


def file_name(name: str, ending: str, of: str = "") -> str:
    """The name of a file: `discern-team-customer-care.csv` of the team `Customer care`."""
    words = re.findall(r"\w+", of.casefold())
    return f"{'-'.join([name, *words])[:LONGEST_NAME]}.{ending}"


def offer_files(name: str, rows: Callable[[], Rows], objects: Callable[[], object], *, of: str = "") -> None:
    """Two buttons; each makes its file when clicked.

    Args:
        name: begins the names of the files and identifies the buttons.
        rows: gives the rows of the CSV file. Their columns are called the same in every language: programs read them.
        objects: gives the content of the JSON file.
        of: the name of the team that it is about, for the names of the files. They must not name a person.
    """
    kinds = (
        ("CSV", "text/csv", lambda: to_csv(rows())),
        ("JSON", "application/json", lambda: to_json(objects())),
    )
    with st.container(horizontal=True):
        for kind, mime, make in kinds:
            st.download_button(
                say("shared-export-as", kind=kind),
                in_this_language(make),
                file_name=file_name(name, kind.lower(), of),
                mime=mime,
                icon=":material/download:",
                on_click="ignore",
                key=f"export {name} {kind}",
            )
