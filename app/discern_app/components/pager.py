"""Lists shown a page at a time: those that are read by the cursors that the service gives, and those at hand."""

from collections.abc import Sequence
from typing import TypeVar

import streamlit as st

from discern.client.calls import Call, at_cursor
from discern.contract.base_models import ListQuery, Page
from discern_app.base.language import say

T = TypeVar("T")


class Pager:
    """The position in a list, kept by the session.

    Args:
        name: names the list within the session.
        query: what is listed; another query starts at the newest page again.
    """

    def __init__(self, name: str, query: ListQuery) -> None:
        key = f"pages of {name}"
        kept: tuple[ListQuery, list[str]] | None = st.session_state.get(key)
        if kept is None or kept[0] != query:
            kept = st.session_state[key] = (query, [])
        self._cursors = kept[1]

    @property
    def newer_pages(self) -> int:
        """How many pages come before the one on screen."""
        return len(self._cursors)

    def at_page(self, operation: Call[Page[T]]) -> Call[Page[T]]:
        """The operation that reads the page on screen, from the one that reads the newest page."""
        return at_cursor(operation, self._cursors[-1]) if self._cursors else operation

    def show_buttons(self, page: Page[T]) -> None:
        """Buttons to the page before and after ``page``, which is on screen; each only where there is one."""
        if self._cursors:
            st.button(say("shared-newer"), icon=":material/arrow_back:", on_click=self._go_back)
        if page.next_cursor:
            st.button(
                say("shared-older"),
                icon=":material/arrow_forward:",
                on_click=self._cursors.append,
                args=(page.next_cursor,),
            )

    def _go_back(self) -> None:
        self._cursors.pop()


def choose_page(items: Sequence[T], a_page: int, key: str) -> Sequence[T]:
    """Those of the items that are on the page which is chosen below, if there are more than ``a_page``."""
    pages = -(-len(items) // a_page)
    page = 1 if pages < 2 else st.pagination(pages, key=key)
    return items[(page - 1) * a_page : page * a_page]
