"""A form's fields for a pasted or uploaded list of people, and what is wrong in it."""

from collections.abc import Callable, Sequence

import streamlit as st
from streamlit.typing import UploadedFile

from discern.charts.text import clip
from discern_app.base.language import say
from discern_app.base.text import escape
from discern_app.components.charts import show_table
from discern_app.components.people_csv import Sheet, SheetError, decode, read_sheet

PROBLEMS_SHOWN = 100

PROBLEMS_IN_VIEW = 6
"""Of more, the table scrolls."""

LONGEST_ENTRY = 40
"""How many columns of text a wrong entry is shortened to."""


def ask_for_list(height: int, placeholder: str, given: str) -> tuple[str, UploadedFile | None]:
    """Fields of a form for a pasted list or a CSV file. ``given`` is the list to change, if any."""
    text = st.text_area(say("shared-list-paste"), given, height=height, placeholder=placeholder)
    return text or "", ask_for_file()


def ask_for_kept_text(height: int, placeholder: str, key: str, keep: Callable[[], None]) -> str:
    """A field for a pasted list outside a form; ``keep`` is called when the text changes, which ``key`` names."""
    return st.text_area(say("shared-list-paste"), height=height, placeholder=placeholder, key=key, on_change=keep) or ""


def ask_for_file() -> UploadedFile | None:
    """A field for a CSV file."""
    return st.file_uploader(say("shared-list-file"), type=["csv", "tsv", "txt"], max_upload_size=1)


def read_list(text: str, file: UploadedFile | None) -> tuple[Sheet, str] | None:
    """The list from the file or, without one, from the text, and how it was written.

    None under an explanation when it can't be read.
    """
    try:
        text = text if file is None else decode(file.getvalue())
        sheet = read_sheet(text)
    except SheetError as error:
        st.error(escape(str(error)), title=say("shared-list-unreadable"), icon=":material/error:")
        return None
    if not sheet.rows:
        st.error(say("shared-list-empty"))
        return None
    return sheet, text


def show_problems(found: Sequence[tuple[int | str, str, str, str]], detail: str = "") -> None:
    """What is wrong: of each problem the line or whose it is, the column or nothing, what stands there, and why that
    can't be used. ``detail`` says above them what to do, as Markdown.
    """
    if not found:
        return
    st.markdown(detail or say("shared-list-problems"))
    names = any(isinstance(where, str) for where, *_ in found)
    titles = ("who" if names else "line", "column", "entry", "wrong")
    header = [say("shared-list-problem-column", column=each) for each in titles]
    rows = [
        (f"{where}", column and say("shared-list-column", column=column), _shortened(entry), why)
        for where, column, entry, why in found[:PROBLEMS_SHOWN]
    ]
    with st.container(height=320 if len(rows) > PROBLEMS_IN_VIEW else "content", border=False):
        show_table(header, rows)
    if len(found) > PROBLEMS_SHOWN:
        st.caption(say("shared-list-problems-shown", shown=PROBLEMS_SHOWN, count=len(found)))


def _shortened(entry: str) -> str:
    return clip(" ".join(entry.split()), LONGEST_ENTRY)
