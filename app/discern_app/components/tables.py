"""What the app's tables and lists share: how they are made, their height, their keys, columns of badges, and pages."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, date, datetime
from html import escape
from typing import Any, Literal, TypeVar

import pandas as pd
import streamlit as st

from discern.client.calls import at_cursor
from discern.contract.base_models import ListQuery, Page
from discern.contract.operation_type import Call
from discern.contract.styles import Style
from discern.words import CERTAIN, format_day, percent, round_percent
from discern_app.base.language import language, say, time_zone
from discern_app.base.styles import is_dark
from discern_app.base.text import JOINER, day, table_html
from discern_app.session_state import pager_of

Tone = Literal["good", "open", "bad", "quiet"]

FILLS: Mapping[Tone, tuple[str, str]] = {
    "good": ("#CBEBDD", "#1D4A3A"),
    "open": ("#E6DEF4", "#453765"),
    "bad": ("#F9D6CB", "#6B3122"),
    "quiet": ("#E6E4EC", "#37353F"),
}
"""The colours of badges on a light page and on a dark one: Streamlit writes on pale ones in black, else in white."""

STYLE_FILLS: Mapping[Style, tuple[str, str]] = {
    "D": ("#F8D9C6", "#6E3512"),
    "I": ("#FAE6AE", "#5F4608"),
    "S": ("#C3E8DC", "#12503F"),
    "C": ("#C5E0F3", "#1A4466"),
}
"""The styles' colours, as pale and as dark, in the order D, I, S, C."""

DAY = "D MMM YYYY"
"""How columns write a day: as all other text does."""

ROW_PX, HEADER_PX = 38, 35
"""How high a row is, and the header, which has a height of Streamlit's."""


class Chance(float):
    """A probability in a table: in whole percent as `percent` rounds it, or 99.5 for what it writes as more than 99%.

    Tables sort the numbers and show what `percent` says.
    """

    @classmethod
    def of(cls, probability: float) -> "Chance":
        return cls(round_percent(probability) if probability < CERTAIN else CERTAIN * 100)

    def __str__(self) -> str:
        return percent(self / 100, language())


CHANCES = [*map(Chance, range(1, 100)), Chance.of(1)]
"""All that a column of them can have."""


class LastDay(float):
    """Until when somebody can answer, in a table: it sorts the numbers, and shows the ``text``."""

    text: str

    @classmethod
    def of(cls, end: datetime | None, text: str) -> "LastDay":
        value = cls(NEVER if end is None else int(end.timestamp()))
        value.text = text
        return value

    def __str__(self) -> str:
        return self.text


NEVER = 10**12
"""More seconds since 1970 than any end has."""


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


def button_label(name: str) -> str:
    """A name as the label of a button, in which a colon would begin an icon."""
    return name.replace(":", f":{JOINER}")


def table_key(name: str, ids: Iterable[object]) -> str:
    """The key of a table whose rows are ticked, or of a column whose cells are clicked, by the ``ids`` of its rows.

    Streamlit keeps the numbers of the rows, so that a list of other rows must be another table.
    """
    return f"{name} {hash(tuple(ids))}"


def printed_html(note: str, columns: Mapping[str, Sequence[object]]) -> str:
    """What is said below a table, and for paper all rows of the table, of which a screen draws those in view.

    ``columns`` are the values of a column by its title, as a table has them: texts, numbers, times, or lists of texts.
    """
    rows = zip(*(map(_printed, values) for values in columns.values()), strict=True)
    return f'<p class="below-table">{escape(note)}</p><div class="rows-on-paper">{table_html(columns, rows)}</div>'


def _printed(value: object) -> str:
    if isinstance(value, datetime):
        return day(value)
    if isinstance(value, date):
        return format_day(datetime(value.year, value.month, value.day, tzinfo=UTC), language())
    if isinstance(value, list):
        return ", ".join(map(str, value))
    return "" if value is None else str(value)


def badge_column(label: str, tones: Mapping[str, Tone], width: int | None = None, help_: str | None = None) -> Any:
    """A column of badges, for lists of texts; ``tones`` are those of the texts it can have."""
    return st.column_config.MultiselectColumn(
        label, help=help_, options=list(tones), color=[FILLS[tone][is_dark()] for tone in tones.values()], width=width
    )


def chance_column(label: str, help_: str, width: int) -> Any:
    """A column of `Chance`, each written as everywhere else."""
    # A column of numbers has one format for all of them, and one of texts would sort "> 99%" before "60%".
    return st.column_config.SelectboxColumn(
        label,
        help=help_,
        options=[float(chance) for chance in CHANCES],
        format_func=lambda chance: str(Chance(chance)),
        width=width,
    )


def day_column(label: str, *, timed: bool = False) -> Any:
    """A column of days as `text.day` writes them or, if ``timed``, of moments with the reader's time of day."""
    if not timed:
        return st.column_config.DateColumn(label, format=DAY, width=112)
    zone = time_zone()
    return st.column_config.DatetimeColumn(
        label, format=f"{DAY}, HH:mm", timezone="UTC" if zone is None else zone.key, width=150
    )


def last_day_column(label: str, values: Iterable[object], width: int) -> Any:
    """A column of `LastDay`, whose ``values`` may have others among them."""
    # A column of texts would sort "11 Dec" before "4 Dec", and one of days has no room for an end within a day.
    texts = {float(value): str(value) for value in values if isinstance(value, LastDay)}
    return st.column_config.SelectboxColumn(
        label, options=sorted(texts), format_func=lambda seconds: texts[float(seconds)], width=width
    )


def place_column(
    label: str, places: Mapping[str, Style | None], warnings: Sequence[str] = (), width: int | None = None
) -> Any:
    """A column of badges that say where people lie on the circle, for lists of texts.

    ``places`` are these texts, each with the style whose colour it has; ``warnings`` are what the column says besides.
    """
    fills = [FILLS["quiet"] if style is None else STYLE_FILLS[style] for style in places.values()]
    return st.column_config.MultiselectColumn(
        label,
        options=[*places, *warnings],
        color=[fill[is_dark()] for fill in [*fills, *[FILLS["bad"]] * len(warnings)]],
        width=width,
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
