"""What a page shows, as a file: CSV that a spreadsheet takes for text, and JSON with everything."""

import csv
import io
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import streamlit as st
from pydantic import TypeAdapter

Rows = Sequence[Mapping[str, str | int | float | None]]

_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")
"""How a cell begins that a spreadsheet would compute instead of showing."""

_JSON: TypeAdapter[Any] = TypeAdapter(Any)


def cell(value: str | float | None) -> str | int | float | None:
    """A value for a cell; text that begins like a formula gets an apostrophe before it, so that it stays text."""
    return f"'{value}" if isinstance(value, str) and value.startswith(_FORMULA) else value


def to_csv(rows: Rows) -> bytes:
    """Rows with the same columns as CSV, headed by their names; UTF-8 with the mark by which spreadsheets know it."""
    text = io.StringIO()
    if rows:
        writer = csv.writer(text)
        writer.writerow(rows[0])
        writer.writerows([cell(value) for value in row.values()] for row in rows)
    return text.getvalue().encode("utf-8-sig")


def to_json(objects: object) -> bytes:
    """Objects of the interface, lists and mappings of them, as the interface writes them."""
    return _JSON.dump_json(objects, indent=2)


def offer_export(name: str, rows: Callable[[], Rows], objects: Callable[[], object]) -> None:
    """What a page shows as files, behind a button. ``name`` is that of the files, and may tell no person's.

    Streamlit goes through every file that any session has a button for at the end of each run, so a page has them only
    while somebody means to use them.
    """
    behind = st.popover("Export", type="tertiary", icon=":material/download:", key=f"export {name}", on_change="rerun")
    if behind.open:
        with behind:
            offer_files(name, rows, objects)


def offer_files(name: str, rows: Callable[[], Rows], objects: Callable[[], object]) -> None:
    """Two buttons; each makes its file when it is pressed. ``name`` is that of the files, and may tell no person's."""
    kinds = (
        ("CSV", "text/csv", lambda: to_csv(rows())),
        ("JSON", "application/json", lambda: to_json(objects())),
    )
    with st.container(horizontal=True):
        for kind, mime, make in kinds:
            st.download_button(
                f"Export as {kind}",
                make,
                file_name=f"{name}.{kind.lower()}",
                mime=mime,
                icon=":material/download:",
                on_click="ignore",
                key=f"export {name} {kind}",
            )
