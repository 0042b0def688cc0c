"""The files of what a page shows, behind the menu at the page's head."""

from collections.abc import Callable

import streamlit as st

from discern_app.base.language import say
from discern_app.components.export import Rows, Workbook, offer_files
from discern_app.dialogs.open_dialog import open_dialog


def offer_export(name: str, content: Callable[[], Rows | Workbook], objects: Callable[[], object]) -> None:
    """The menu of a page that has only this in it. As `open_export`."""
    chosen = st.menu_button(
        say("shared-more"),
        ("export",),
        format_func=lambda _: f":material/download: {say('shared-export')}",
        icon=":material/more_horiz:",
        key=f"{name} menu",
    )
    if chosen:
        open_export(name, content, objects)


def open_export(
    name: str, content: Callable[[], Rows | Workbook], objects: Callable[[], object], *, of: str = "", about: str = ""
) -> None:
    """Open a dialog that offers the files.

    After each run Streamlit checks the files of all download buttons of all sessions, so a page has download buttons
    only while a dialog is open.

    ``about`` is what the files hold, as Markdown; the rest is as in `offer_files`.
    """
    about = about or say("shared-export-about")
    open_dialog(_show_files, name, content, objects, of, about, title=say("shared-export"), width=420)


def _show_files(
    name: str, content: Callable[[], Rows | Workbook], objects: Callable[[], object], of: str, about: str
) -> None:
    st.markdown(about)
    offer_files(name, content, objects, of=of)
