"""A form's fields for a pasted or uploaded list of people."""

import streamlit as st
from streamlit.typing import UploadedFile

from discern_app.base.language import say
from discern_app.base.text import escape
from discern_app.components.people_csv import Sheet, SheetError, decode, read_sheet


def ask_for_list(height: int, placeholder: str, given: str) -> tuple[str, UploadedFile | None]:
    """Fields of a form for a pasted list or a CSV file. ``given`` is the list to change, if any."""
    text = st.text_area(say("shared-list-paste"), given, height=height, placeholder=placeholder)
    file = st.file_uploader(say("shared-list-file"), type=["csv", "tsv", "txt"], max_upload_size=1)
    return text or "", file


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
