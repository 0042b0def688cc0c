"""What the app's tables and lists share: how they are made, their height, their keys, columns of badges, and pages."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal, TypeVar

import pandas as pd
import streamlit as st

from discern.client.calls import at_cursor
from discern.contract.base_models import ListQuery, Page
from discern.contract.operation_type import Call
from discern_app.base.language import say, time_zone
from discern_app.base.styles import is_dark
from discern_app.session_state import pager_of

Tone = Literal["good", "open", "bad", "quiet"]

FILLS: Mapping[Tone, tuple[str, str]] = {
    "good": ("#CBEBDD", "#1D4A3A"),
    "open": ("#E6DEF4", "#453765"),
    "bad": ("#F9D6CB", "#6B3122"),
    "quiet": ("#E6E4EC", "#37353F"),
}
"""The colours of badges on a light page and on a dark one: Streamlit writes on pale ones in black, else in white."""

DAY = "D MMM YYYY"
"""How columns write a day: as all other text does."""

ROW_PX, HEADER_PX = 38, 35
"""How high a row is, and the header, which has a height of Streamlit's."""


def draw_table(columns: Mapping[str, Sequence[object]], **arguments: Any) -> Any:
    """A table without row numbers: its columns by their titles, of texts, numbers, truths, days, moments in UTC, or
    lists of texts, any of them None. ``arguments`` are others of `st.dataframe`; returns what it does.
    """
    return st.dataframe(
        pd.DataFrame({title: list(values) for title, values in columns.items()}), hide_index=True, **arguments
    )


def table_height(rows: int, most: int = 16) -> int:
    """The height in pixels of a table with a header; one with more than ``most`` rows scrolls."""
    return HEADER_PX + ROW_PX * min(rows, most) + 2


def table_key(name: str, ids: Iterable[object]) -> str:
    """The key of a table whose rows are ticked, or of a column whose cells are clicked, by the ``ids`` of its rows.

    Streamlit keeps the numbers of the rows, so that a list of other rows must be another table.
    """
    return f"{name} {hash(tuple(ids))}"


def badge_column(label: str, tones: Mapping[str, Tone], width: int | None = None, help_: str | None = None) -> Any:
    """A column of badges, for lists of texts; ``tones`` are those of the texts it can have."""
    return st.column_config.MultiselectColumn(
        label, help=help_, options=list(tones), color=[FILLS[tone][is_dark()] for tone in tones.values()], width=width
    )


def day_column(label: str, *, timed: bool = False) -> Any:
    """A column of days as `text.day` writes them or, if ``timed``, of moments with the reader's time of day."""
    if not timed:
        return st.column_config.DateColumn(label, format=DAY, width=112)
    zone = time_zone()
    return st.column_config.DatetimeColumn(
        label, format=f"{DAY}, HH:mm", timezone="UTC" if zone is None else zone.key, width=150
    )


T = TypeVar("T")


class Pager:
    """The position in a list, kept by the session.

    Args:
        name: names the list within the session.
        query: what is listed; another query starts at the newest page again.
    """

    def __init__(self, name: str, query: ListQuery) -> None:
        value = pager_of(name)
        before = value.get()
        # The cursors are changed in place, by the buttons' callbacks.
        self._cursors: list[str] = before[1] if before is not None and before[0] == query else []
        value.set((query, self._cursors))

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
            st.button(say("shared-previous"), icon=":material/arrow_back:", on_click=self._go_back)
        if page.next_cursor:
            st.button(
                say("shared-next"),
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
