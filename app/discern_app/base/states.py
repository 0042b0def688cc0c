"""What a page shows in place of its content (nothing there, nothing found, something held back), quiet notes, and a
button for what can't be undone.
"""

from collections.abc import Callable
from typing import Any, Literal, TypeAlias
from zlib import crc32

import streamlit as st

from discern_app.base.language import say

Container: TypeAlias = Any
"""What `st.container` returns. Streamlit documents no module to import its type from."""


def show_state(icon: str, title: str, detail: str = "") -> Container:
    """A quiet card in the middle of the page; returns its container for the next step's button.

    Args:
        icon: the name of a Material symbol.
        title: what the matter is, in a few words, as Markdown.
        detail: what it means and what to do, as Markdown.
    """
    key = f"state-{icon}-{crc32(title.encode()):x}"
    with st.container(border=True, horizontal_alignment="center", gap="small", key=key):
        text = f":primary[:material/{icon}:]\n\n**{title}**" + (f"\n\n{detail}" if detail else "")
        st.markdown(text, text_alignment="center", width=560)
        return _row_of_buttons()


def show_page_state(icon: str, title: str, detail: str) -> Container:
    """A state that is all that a page shows, so that its title is the page's heading. As `show_state` otherwise."""
    with st.container(border=True, horizontal_alignment="center", gap="small", key=f"page-state-{icon}"):
        st.markdown(f":primary[:material/{icon}:]", text_alignment="center")
        st.title(title, anchor=False, text_alignment="center")
        st.markdown(detail, text_alignment="center", width=560)
        return _row_of_buttons()


def _row_of_buttons() -> Container:
    return st.container(horizontal=True, horizontal_alignment="center", vertical_alignment="center", width="content")


def danger_button(
    label: str,
    *,
    key: str,
    icon: str | None = None,
    width: Literal["content", "stretch"] = "content",
) -> bool:
    """A button that takes something away for good, in a colour of its own; whether it was clicked.

    There is one on a page at a time.
    """
    with st.container(key="danger", width=width):
        return st.button(label, type="primary", key=key, icon=icon, width=width)


def show_note(icon: str, text: str) -> None:
    """A quiet line in a box: what is under way, done, or good to know. An error or a warning has a banner instead.

    Args:
        icon: the name of a Material symbol.
        text: Markdown.
    """
    with st.container(border=True, gap=None, key=f"note-{icon}-{crc32(text.encode()):x}"):
        st.markdown(f":primary[:material/{icon}:]\N{NO-BREAK SPACE}\N{NO-BREAK SPACE}{text}")


__all__ = ["show_none_match", "show_state"]


def show_none_match(clear: Callable[[], None], detail: str = "") -> None:
    """Nothing matches a search or a filter.

    Args:
        clear: empties search and filters, before the page runs again.
        detail: what was looked for, as Markdown.
    """
    show_state("search_off", say("shared-none-match"), detail).button(
        say("shared-clear-filters"), icon=":material/filter_alt_off:", on_click=clear
    )
